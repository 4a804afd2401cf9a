"""Operators on order: the greatest few, and running sums and products."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tensor import Tensor
from tensor.onnx.table import Rows
from tensor.onnx.types import Host


def top(x: Tensor, k: Host, *, axis: int = -1, largest: int = 1, sorted: int = 1) -> tuple[Tensor, Tensor]:
    """The k greatest or least of an axis, and where they are. k was an attribute before version 10."""
    values, places = x.topk(int(np.asarray(k).reshape(())), axis, bool(largest))
    return values, places.long()


def running(method: Callable[[Tensor, int], Tensor], first: int) -> Callable[..., Tensor]:
    """A running sum or product, without its own element if `exclusive`, from the end if `reverse`."""

    def run(x: Tensor, axis: Host, *, exclusive: int = 0, reverse: int = 0) -> Tensor:
        place = int(np.asarray(axis).reshape(())) % x.ndim
        ordered = x.flip(place) if reverse else x
        if exclusive:
            pairs = [(1, -1) if i == place else (0, 0) for i in range(x.ndim)]
            ordered = ordered.pad(pairs, value=first)
        made = method(ordered, place).cast(x.dtype)
        return made.flip(place) if reverse else made

    return run


ROWS: Rows = {
    "CumProd": {26: running(Tensor.cumprod, 1)},
    "CumSum": {11: running(Tensor.cumsum, 0)},
    "TopK": {1: top},
}
