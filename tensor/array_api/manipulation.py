"""Arrays moved, joined, repeated and picked from: manipulation and indexing functions of the array API."""

from __future__ import annotations

from collections.abc import Sequence

from tensor.tensor import Tensor
from tensor.value import broadcast_shapes

Ints = int | tuple[int, ...]


def broadcast_arrays(*arrays: Tensor) -> list[Tensor]:
    """All in the shape that they broadcast to."""
    shape = broadcast_shapes("broadcast_arrays", *(each.shape for each in arrays)) if arrays else ()
    return [each.expand(shape) for each in arrays]


def broadcast_to(x: Tensor, /, shape: tuple[int, ...]) -> Tensor:
    """Axes of size 1 repeated up to a shape, new ones in front."""
    return x.expand(shape)


def concat(arrays: Sequence[Tensor], /, *, axis: int | None = 0) -> Tensor:
    """Joined along an axis, or flattened for None."""
    parts = [each.flatten() for each in arrays] if axis is None else list(arrays)
    return parts[0].cat(*parts[1:], dim=axis or 0)


def expand_dims(x: Tensor, /, axis: int = 0) -> Tensor:
    """A new axis of size 1."""
    return x.unsqueeze(axis)


def flip(x: Tensor, /, *, axis: Ints | None = None) -> Tensor:
    """Reversed along axes, or along all for None."""
    return x.flip(tuple(range(x.ndim)) if axis is None else axis)


def moveaxis(x: Tensor, source: Ints, destination: Ints, /) -> Tensor:
    """Axes moved to new places, the others in order around them."""
    return x.moveaxis(source, destination)


def permute_dims(x: Tensor, /, axes: tuple[int, ...]) -> Tensor:
    """Axes in a new order."""
    return x.permute(axes)


def repeat(x: Tensor, repeats: int | Tensor, /, *, axis: int | None = None) -> Tensor:
    """Each element so many times in a row, along an axis or of the flattened array."""
    return x.repeat_interleave(repeats, axis)


def reshape(x: Tensor, /, shape: tuple[int, ...], *, copy: bool | None = None) -> Tensor:
    """The same elements in another shape; one size may be -1."""
    return x.reshape(shape).clone() if copy else x.reshape(shape)


def roll(x: Tensor, /, shift: Ints, *, axis: Ints | None = None) -> Tensor:
    """Elements moved on, those past the end coming in at the start."""
    return x.roll(shift, axis)


def squeeze(x: Tensor, /, axis: Ints) -> Tensor:
    """Without axes of size 1. ValueError for one of another size."""
    axes = x._axes("squeeze", axis)
    if any(x.shape[each] != 1 for each in axes):
        raise ValueError(f"squeeze: axis {axis} of shape {x.shape}; allowed are axes of size 1")
    return x.reshape(tuple(n for place, n in enumerate(x.shape) if place not in axes))


def stack(arrays: Sequence[Tensor], /, *, axis: int = 0) -> Tensor:
    """Joined along a new axis."""
    return arrays[0].stack(*arrays[1:], dim=axis)


def tile(x: Tensor, repetitions: tuple[int, ...], /) -> Tensor:
    """The whole array repeated along each axis."""
    return x.tile(repetitions)


def unstack(x: Tensor, /, *, axis: int = 0) -> tuple[Tensor, ...]:
    """Every place of an axis as an array without it."""
    return x.unbind(axis)


def take(x: Tensor, indices: Tensor, /, *, axis: int | None = None) -> Tensor:
    """Places of an axis, which may be left out where there is one alone."""
    if axis is None and x.ndim != 1:
        raise ValueError(f"take: shape {x.shape} without an axis; give axis=")
    return x.index_select(0 if axis is None else axis, indices)


def take_along_axis(x: Tensor, indices: Tensor, /, *, axis: int = -1) -> Tensor:
    """Of each row along an axis the elements that its own indices name."""
    return x.take_along_dim(indices, axis)
