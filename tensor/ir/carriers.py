"""The nodes that carry values of a carried dtype (complex numbers, floats of 8 bits), and what these mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from tensor.dtype import DType, Number
from tensor.ir.graph import Node, Op, node

Shape = tuple[int, ...]


class Meaning(Protocol):
    """What values of a carried dtype mean, in nodes of the carrier. TypeError for what they do not have."""

    def const(self, value: Number, dtype: DType, shape: Shape) -> Node: ...
    def cast_from(self, x: Node, dtype: DType) -> Node: ...
    def cast_to(self, x: Node, dtype: DType) -> Node: ...
    def unary(self, op: Op, x: Node) -> Node: ...
    def binary(self, op: Op, a: Node, b: Node) -> Node: ...
    def reduce(self, op: Op, x: Node, axes: Sequence[int]) -> Node: ...


MEANINGS: dict[str, Meaning] = {}  # by the dtype's kind


def carried(x: Node, dtype: DType) -> Node:
    """What `x` carries; `x` itself for a dtype that devices know."""
    if dtype.carrier is None:
        return x
    return node(Op.CARRIED, dtype, x.shape[: len(x.shape) - len(dtype.trail)], (x,))


def carrier(x: Node) -> Node:
    """What carries `x`; `x` itself unless something does."""
    return x.src[0] if x.op is Op.CARRIED else x


def memory(storage: Any, dtype: DType, shape: Shape) -> Node:
    """What a Storage holds, as elements of `dtype`."""
    return carried(node(Op.BUFFER, dtype.carrier or dtype, (*shape, *dtype.trail), (), storage), dtype)


def trail(x: Node) -> list[tuple[int, int]]:
    """The whole of the axes that elements take in what carries `x`."""
    return [(0, n) for n in x.dtype.trail]
