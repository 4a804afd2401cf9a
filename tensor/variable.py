"""Whole numbers that are known when kernels run: the length of an axis, or a position.

A tensor with such a length has the memory of the greatest one, and one set of kernels serves all of them:
they read the number as they run. Elements after the current length have no meaning, and reductions leave them
out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NoReturn

import numpy as np

from tensor.dtype import dtypes
from tensor.ir.graph import Node, Op, node

GREATEST: Final = 2**31 - 1


@dataclass(frozen=True)
class Variable:
    """A number from `low` to `high`, both included. Two of one name and range are one.

    >>> n = Variable("n", 1, 8)
    >>> [Tensor.ones(8)[: n.bind(k)].sum().item() for k in (2, 5)]
    [2.0, 5.0]
    """

    name: str
    low: int
    high: int

    def __post_init__(self) -> None:
        whole = all(isinstance(n, int) and not isinstance(n, bool) for n in (self.low, self.high))
        if not whole or not 0 <= self.low <= self.high <= GREATEST:
            raise ValueError(
                f"Variable {self.name}: {self.low!r}..{self.high!r}; allowed are whole numbers, 0 <= low <="
                f" high <= {GREATEST}"
            )

    def __str__(self) -> str:
        return f"{self.name} from {self.low} to {self.high}"

    def bind(self, value: int) -> BoundVariable:
        """This variable with a value. ValueError for one outside the range."""
        if isinstance(value, bool) or not isinstance(value, int | np.integer):
            raise TypeError(f"{self.name}: {type(value).__name__} is not a whole number")
        if not self.low <= value <= self.high:
            raise ValueError(f"{self.name}: {value} is outside {self.low}..{self.high}")
        from tensor.schedule.storage import Storage

        storage = Storage.from_numpy(np.array([value], np.int32), place=None)
        return BoundVariable(self, node(Op.BUFFER, dtypes.int32, (), (), storage), int(value))


@dataclass(frozen=True, eq=False)
class BoundVariable:
    """A variable with a value, which kernels read from memory: `t[:, :n]` has that length, `t[n]` is at that
    position. value: None inside a function that `jit` captures for all of them."""

    variable: Variable
    node: Node
    value: int | None

    def __int__(self) -> int:
        if self.value is None:
            raise TypeError(
                f"{self.variable.name} has no one value inside a captured function; compute with"
                " Tensor(n), or pass a plain number to have the function captured for each"
            )
        return self.value

    __index__ = __int__


class Length(int):
    """The size of an axis whose length is known when kernels run: the greatest length, which memory and
    shapes use. Arithmetic with tensors refuses it, because the current length would be meant."""

    def __mul__(self, other: Any) -> Length:
        return Length(int(self) * int(other))

    def __add__(self, other: Any) -> Length:
        return Length(int(self) + int(other))

    def __sub__(self, other: Any) -> Length:
        return Length(int(self) - int(other))

    __rmul__, __radd__ = __mul__, __add__

    def __truediv__(self, other: Any) -> NoReturn:
        refuse_length()

    def __rtruediv__(self, other: Any) -> NoReturn:
        refuse_length()

    def __float__(self) -> NoReturn:
        refuse_length()


def refuse_length() -> NoReturn:
    """Raise the TypeError of a length among numbers."""
    raise TypeError(
        "the length of an axis that is known at run time has no one value to compute with; use Tensor(n), or"
        " mean() and its kin, which count what is there"
    )
