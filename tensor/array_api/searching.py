"""What is where, what is there at all, and in which order: searching, sets and sorting of the array API."""

from __future__ import annotations

from typing import NamedTuple

from tensor.tensor import Tensor


class UniqueAll(NamedTuple):
    """Each value once, where it is first, which of them each element is, and how many there are."""

    values: Tensor
    indices: Tensor
    inverse_indices: Tensor
    counts: Tensor


class UniqueCounts(NamedTuple):
    """Each value once, and how often it is there."""

    values: Tensor
    counts: Tensor


class UniqueInverse(NamedTuple):
    """Each value once, and which of them each element is."""

    values: Tensor
    inverse_indices: Tensor


def argmax(x: Tensor, /, *, axis: int | None = None, keepdims: bool = False) -> Tensor:
    """The place of the first greatest element."""
    return x.argmax(axis, keepdims)


def argmin(x: Tensor, /, *, axis: int | None = None, keepdims: bool = False) -> Tensor:
    """The place of the first least element."""
    return x.argmin(axis, keepdims)


def count_nonzero(
    x: Tensor, /, *, axis: int | tuple[int, ...] | None = None, keepdims: bool = False
) -> Tensor:
    """How many elements are not 0."""
    return x.count_nonzero(axis, keepdims)


def nonzero(x: Tensor, /) -> tuple[Tensor, ...]:
    """The places of what is not 0, an array for each axis. ValueError for an array without axes."""
    if not x.ndim:
        raise ValueError("nonzero: an array of shape (); allowed is one axis or more")
    made: tuple[Tensor, ...] = x.nonzero(as_tuple=True)
    return made


def searchsorted(x1: Tensor, x2: Tensor, /, *, side: str = "left", sorter: Tensor | None = None) -> Tensor:
    """Where values would go into a row in order (or that `sorter` puts in order)."""
    if side not in ("left", "right"):
        raise ValueError(f"searchsorted: side {side!r}; allowed are 'left' and 'right'")
    row = x1 if sorter is None else x1.index_select(0, sorter)
    return row.searchsorted(x2, side == "right")


def unique_all(x: Tensor, /) -> UniqueAll:
    """Each value once, in order, with all that is known of it; computes now."""
    return UniqueAll(*x._unique_all())


def unique_counts(x: Tensor, /) -> UniqueCounts:
    """Each value once, in order, and how often it is there; computes now."""
    values, _, _, counts = x._unique_all()
    return UniqueCounts(values, counts)


def unique_inverse(x: Tensor, /) -> UniqueInverse:
    """Each value once, in order, and which of them each element is; computes now."""
    values, _, inverse, _ = x._unique_all()
    return UniqueInverse(values, inverse)


def unique_values(x: Tensor, /) -> Tensor:
    """Each value once, in order; computes now."""
    return x._unique_all()[0]


def argsort(x: Tensor, /, *, axis: int = -1, descending: bool = False, stable: bool = True) -> Tensor:
    """The places that put an axis in order; equal elements keep theirs, asked or not."""
    return x.argsort(axis, descending)


def sort(x: Tensor, /, *, axis: int = -1, descending: bool = False, stable: bool = True) -> Tensor:
    """An axis in order."""
    return x.sort(axis, descending)[0]
