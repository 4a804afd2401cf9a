"""The table of ATen operators: which of our methods compute each, and what is done to its arguments first.

A family's file in `aten/` fills it. Names are ATen's without the prefix: `add.Tensor`, `relu` for
`relu.default`; those of torch's `prims` keep theirs. A function takes our tensors and plain values in ATen's
order and with ATen's keywords, but for those that say where a result lies; it gives our tensors in the order
of the operator's results.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

Promotion = Literal["result", "arguments"]
Made = TypeVar("Made")


class Lacks(Exception):
    """These arguments of an operator are none that we compute; torch does. The text says which."""


@dataclass(frozen=True)
class OperatorLowering:
    """How an operator is computed. promote: tensors are cast to the dtype of the result, or to the one that
    the arguments promote to, first. typed: it is given the result's `dtype=`. reads: it reads values on the
    host, so it is never captured. draws: it draws random numbers. sized: whole numbers among its arguments
    are sizes, which may be the greatest ones where the length is known at run time.
    """

    make: Callable[..., Any]
    promote: Promotion | None = None
    typed: bool = False
    reads: bool = False
    draws: bool = False
    sized: bool = False


TABLE: dict[str, OperatorLowering] = {}


def lowers(
    *names: str,
    promote: Promotion | None = None,
    typed: bool = False,
    reads: bool = False,
    draws: bool = False,
    sized: bool = False,
) -> Callable[[Made], Made]:
    """Put a function into the table under these names."""

    def enter(make: Made) -> Made:
        if not callable(make):
            raise TypeError(f"{names}: {make!r} is not a function")
        for name in names:
            full = name if name.startswith("prims.") else f"aten.{name}"
            key = full if full.count(".") > 1 else f"{full}.default"
            if key in TABLE:
                raise ValueError(f"{key} is in the table twice")
            TABLE[key] = OperatorLowering(make, promote, typed, reads, draws, sized)
        return make

    return enter
