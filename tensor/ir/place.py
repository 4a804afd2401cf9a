"""Where values are: on one device, or on several, and what an operation does to the way they are cut up.

A node's place follows from those of its sources (`carried`). Where the sources of an operation are cut up
differently, its own place says how it is computed, and `wanted` how its sources must be for that; the step
between the two is the schedule's (`tensor/schedule/partition.py`). The method is that of GSPMD (Xu et al.,
2021): a graph says what is computed as if for one device, and every device computes its part of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, NamedTuple, Protocol

from tensor.ir.op import ELEMENTWISE, REDUCE, Op

Shape = tuple[int, ...]
Axes = tuple[int | None, ...]


class Place(NamedTuple):
    """Names of devices. Several hold equal parts of `axis`, in their order, or a copy each where it is None.

    The empty name stands for the device that a process computes on when none is named.
    """

    devices: tuple[str, ...]
    axis: int | None = None

    @property
    def shares(self) -> int:
        """How many parts a value has."""
        return len(self.devices) if self.axis is not None else 1

    def whole(self) -> Place:
        """The same devices with a copy each."""
        return self if self.axis is None else Place(self.devices)

    def part(self, shape: Shape) -> Shape:
        """The shape that one device holds of `shape`."""
        if self.axis is None:
            return shape
        return (*shape[: self.axis], shape[self.axis] // self.shares, *shape[self.axis + 1 :])

    def __str__(self) -> str:
        *names, last = (name or "the default device" for name in self.devices)
        listed = f"{', '.join(names)} and {last}" if names else last
        return listed if self.axis is None else f"{listed} (axis {self.axis})"


HERE = Place(("",))


class Made(Protocol):
    """What is asked of a node."""

    @property
    def op(self) -> Op: ...
    @property
    def shape(self) -> Shape: ...
    @property
    def src(self) -> Sequence[Made]: ...
    @property
    def arg(self) -> Any: ...
    @property
    def place(self) -> Place | None: ...


def carried(made: Made) -> Place | None:
    """The place of a node whose sources have these places. ValueError for sources on different devices."""
    places = [source.place for source in made.src]
    known = [place for place in places if place is not None]
    for place in known[1:]:
        if place.devices != known[0].devices:
            raise ValueError(_mixed(made.op, known[0], place))
    if made.op is Op.ASSIGN or not known:
        return places[0]
    first = known[0]
    if len(first.devices) == 1:
        return first
    axis = _axis(made, [None if place is None else place.axis for place in places], len(first.devices))
    return Place(first.devices, axis)


def _mixed(op: Op, one: Place, other: Place) -> str:
    return (
        f"{op.name.lower()}: one tensor is on {one}, the other on {other}; bring them together with .to(...)"
        " or .shard(...)"
    )


def _axis(made: Made, axes: Sequence[int | None], count: int) -> int | None:
    """The axis that a node is cut along, by those of its sources. Of different ones the first counts, which
    is the axis of the batch as a rule."""
    op, first = made.op, axes[0]
    if op in ELEMENTWISE:
        return min((axis for axis in axes if axis is not None), default=None)
    if op is Op.GATHER:
        return axes[1]
    if first is None or op is Op.SCATTER:
        return None
    match op:
        case Op.CONTIGUOUS | Op.CARRIED:
            return first
        case Op.PERMUTE:
            at: int = made.arg.index(first)
            return at
        case Op.RESHAPE:
            return same_cut(made.src[0].shape, first, made.shape, count)
    return first if _stays(made, first) else None


def _stays(made: Made, axis: int) -> bool:
    """Whether an operation leaves this axis of its source alone."""
    match made.op:
        case Op.EXPAND:
            return made.src[0].shape[axis] == made.shape[axis]
        case Op.PAD:
            return bool(made.arg[axis] == (0, 0))
        case Op.SHRINK:
            return bool(made.arg[axis] == (0, made.src[0].shape[axis]))
        case Op.STRIDE:
            return bool(made.arg[axis] == 1)
        case Op.EXTENT:
            return bool(made.arg[0] != axis)
    return made.op in REDUCE and axis not in made.arg


def same_cut(old: Shape, axis: int, new: Shape, count: int) -> int | None:
    """The axis of `new` that cuts the same elements, in row-major order, into `count` parts as `axis` of
    `old`; None if there is none."""
    outer = prod(old[:axis])
    return cut_at(new, outer, count)


def cut_at(shape: Shape, outer: int, count: int) -> int | None:
    """The axis before which there are `outer` blocks, if `count` devices divide it."""
    before = 1
    for axis, size in enumerate(shape):
        if before == outer and size and size % count == 0:
            return axis
        before *= size
    return None


def wanted(made: Made, axis: int | None, count: int) -> Axes | None:
    """How the sources of a node must be cut up for a device to compute its part along `axis`, or all of it
    (None), alone. None if it cannot."""
    op, sources = made.op, made.src
    if axis is None:
        return (None,) * len(sources)
    if op in ELEMENTWISE:
        return (axis,) * len(sources)
    match op:
        case Op.CONTIGUOUS:
            return (axis, *(None,) * (len(sources) - 1))
        case Op.PERMUTE:
            return (made.arg[axis],)
        case Op.RESHAPE:
            before = same_cut(made.shape, axis, sources[0].shape, count)
            return None if before is None else (before,)
        case Op.EXPAND:
            return (axis,) if _stays(made, axis) else (None,)
        case Op.PAD | Op.SHRINK | Op.STRIDE:
            return (axis,) if _stays(made, axis) else None
        case Op.GATHER:
            return (None, axis)
        case Op.SCATTER:
            return (axis, None, None) if prod(made.shape[:axis]) == 1 else None
        case Op.EXTENT:
            return (axis, None) if _stays(made, axis) else None
    return (axis,) if op in REDUCE and axis not in made.arg else None
