"""What the greatest or least of an axis is: values and indices, as torch has it, and where a tensor is wanted
the values, as numpy and tinygrad have it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

FORWARD = """
add sub mul truediv floordiv mod pow matmul and or xor lshift rshift divmod
radd rsub rmul rtruediv rfloordiv rmod rpow rmatmul rand ror rxor rlshift rrshift
eq ne lt le gt ge neg pos abs invert bool int float complex index array format
"""


class Pair(NamedTuple):
    """Two tensors of one shape: elements, and where along the axis they were."""

    values: Any
    indices: Any


class MaxPair(Pair):
    """Such a pair, unpacked and indexed as one; in arithmetic, and by its methods, the values.

    >>> Tensor([[1, 5], [7, 2]]).max(1).indices.tolist()
    [1, 0]
    >>> (Tensor([[1, 5], [7, 2]]).max(1) + 10).tolist()
    [15, 17]
    """

    __array_ufunc__ = None  # so that `array + pair` comes to the values and not to numpy
    __hash__ = tuple.__hash__

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(self.values, name)


def _forwarded(name: str) -> Callable[..., Any]:
    def method(self: MaxPair, *args: Any, **options: Any) -> Any:
        return getattr(self.values, name)(*args, **options)

    return method


for _name in FORWARD.split():
    setattr(MaxPair, f"__{_name}__", _forwarded(f"__{_name}__"))


def values_of(given: Any) -> Any:
    """The values of such a pair, anything else as it is."""
    return given.values if isinstance(given, MaxPair) else given
