"""The tensor graph: immutable, hash-consed nodes, one per tensor-level operation.

This is the top representation. Tensor methods build it, `tensor/grad.py` differentiates it, and
`tensor/schedule/` cuts it into kernels. Nothing here knows a device or a chip.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from math import prod
from types import MethodType
from typing import Any, NamedTuple
from weakref import ref

from tensor.dtype import DType
from tensor.ir.op import ELEMENTWISE, MOVEMENT, REDUCE, Op
from tensor.ir.place import HERE, Place, carried

__all__ = [
    "ELEMENTWISE",
    "MOVEMENT",
    "REDUCE",
    "Extent",
    "Node",
    "Op",
    "forget",
    "is_pooled",
    "node",
    "toposort",
    "watch",
]


class Extent(NamedTuple):
    """An axis of whose elements only the first mean something. length: an int32 node of shape () that is in
    memory; variable: what it is a value of, which says the range; times: elements that one stands for."""

    axis: int
    length: Node
    variable: Any
    times: int = 1


class Node:
    """One value of the graph. Two nodes with equal parts are the same object, so `is` and `==` agree.

    shape: elements per axis, row-major. src: sources. arg: per `Op`. Nodes are made by `node()` only.
    storage: the Storage that holds the values once a schedule has put them there, else None; not part of the
    value. extents: the axes of which only the first elements mean something. place: the devices that the
    value is on; None for what is computed wherever it is used, such as constants.
    """

    __slots__ = ("__weakref__", "arg", "dtype", "extents", "op", "place", "serial", "shape", "src", "storage")
    op: Op
    dtype: DType
    shape: tuple[int, ...]
    src: tuple[Node, ...]
    arg: Any
    serial: int
    storage: Any
    extents: tuple[Extent, ...]
    place: Place | None

    @property
    def size(self) -> int:
        """Number of elements."""
        total = 1
        for n in self.shape:
            total *= n
        return total

    def __repr__(self) -> str:
        arg = "" if self.arg is None else f" {self.arg}"
        return f"%{self.serial} = {self.op.name}{arg} {self.dtype.name}{list(self.shape)}" + "".join(
            f" %{s.serial}" for s in self.src
        )


_Key = tuple[Any, ...]
# Nodes that are alive, by their parts, without those forgotten. What takes a dead one out is a C function, so
# that no handler of a signal runs there whose exception Python would lose. It looks for no other node of the
# same parts: a reference that was taken out or replaced calls nothing any more.
_pool: dict[_Key, ref[Node]] = {}
_forget, _bound = _pool.pop, MethodType  # of a key the two make a function that pops it, called with the ref
_serials = itertools.count()
_new = object.__new__
_BUFFER, _COPY, _EXTENT = Op.BUFFER, Op.COPY, Op.EXTENT  # whose place or extents their argument says
watch: Callable[[Node], None] | None = None  # told of every new node, for whoever records where it was made


def node(op: Op, dtype: DType, shape: tuple[int, ...], src: tuple[Node, ...] = (), arg: Any = None) -> Node:
    """The node with these parts, an existing one if there is one. `arg` must be hashable."""
    key = _constant_key(dtype, shape, arg) if not src and op is Op.CONST else (op, dtype, shape, src, arg)
    held = _pool.get(key)
    if held is not None and (found := held()) is not None:
        return found
    if not src or shape is not src[0].shape:
        for length in shape:
            if type(length) is not int:  # a Length, or a number of numpy
                shape = tuple(map(int, shape))
                break
    made = _new(Node)
    made.op = op
    made.dtype = dtype
    made.shape = shape
    made.src = src
    made.arg = arg
    made.serial = next(_serials)
    made.storage = None
    made.extents = ()
    made.place = HERE if src else None
    for source in src:
        if source.place is not HERE or source.extents:
            _derive(made)
            break
    if op is _BUFFER or op is _COPY or op is _EXTENT:
        _special(made)
    _pool[key] = ref(made, _bound(_forget, key))
    if watch is not None:
        watch(made)
    return made


def _special(made: Node) -> None:
    """Give a node what its argument says of it."""
    if made.op is Op.BUFFER:
        made.storage = made.arg
        made.place = made.arg.place_of(made.shape)
    elif made.op is Op.COPY:
        made.place = made.arg
    else:
        value, count = made.src
        made.extents = _joined(value.extents, (Extent(made.arg[0], count, *made.arg[1:]),))


def _derive(made: Node) -> None:
    """Give a node the extents and the place that follow from its sources."""
    if made.op is not Op.EXTENT and any(source.extents for source in made.src):
        made.extents = _extents(made)
    made.place = carried(made)


def _extents(made: Node) -> tuple[Extent, ...]:
    """The axes of a node that have an extent because those of its sources have. ValueError where elements
    that mean nothing would get among the others."""
    first = made.src[0].extents
    match made.op:
        case Op.PERMUTE:
            return tuple(sorted(e._replace(axis=made.arg.index(e.axis)) for e in first))
        case Op.RESHAPE:
            return tuple(_reshaped(made, e) for e in first)
        case Op.PAD | Op.SHRINK | Op.STRIDE:
            kept = {Op.PAD: (0, 0), Op.STRIDE: 1}
            for e in first:
                whole = kept.get(made.op, (0, made.src[0].shape[e.axis]))
                if made.arg[e.axis] != whole:
                    raise ValueError(f"{made.op.name.lower()}: {_told(e)}, so it is not padded or cut")
            return first
        case Op.GATHER if first:
            raise ValueError(f"index: {_told(first[0])}, so nothing is picked from the tensor by position")
        case Op.ASSIGN:
            raise ValueError(f"assign: {_told(made.src[1].extents[0])}, so it does not fill memory")
        case Op.SCATTER:
            return first
        case op if op in REDUCE:
            return tuple(e for e in first if e.axis not in made.arg)
        case Op.WHERE:
            settled = _settled(made)
            joined = _joined(*(s.extents for s in made.src))
            return tuple(e for e in joined if (e.axis, e.length, e.times) != settled)
    return _joined(*(source.extents for source in made.src))


def _settled(made: Node) -> tuple[int, Node, int] | None:
    """Axis, length and times of the extent that a choice ends: ``i < length * times ? x : y`` means something
    behind it too, where y does."""
    condition, _, other = made.src
    if condition.op is not Op.LT or condition.src[0].op is not Op.IOTA or other.extents:
        return None
    place, length = condition.src
    while length.op in (Op.EXPAND, Op.RESHAPE):
        (length,) = length.src
    if length.op is Op.MUL and length.src[1].op is Op.CONST:
        return place.arg, length.src[0], length.src[1].arg
    return place.arg, length, 1


def _joined(*groups: tuple[Extent, ...]) -> tuple[Extent, ...]:
    found: dict[int, Extent] = {}
    for extent in (e for group in groups for e in group):
        first = found.setdefault(extent.axis, extent)
        if (first.length, first.times) != (extent.length, extent.times):
            other = _count(first)
            raise ValueError(
                f"{_told(extent)} in one tensor and {other} in the other; give both the same one"
            )
    return tuple(found[axis] for axis in sorted(found))


def _reshaped(made: Node, extent: Extent) -> Extent:
    """Where an axis went that a reshape leaves alone, joins with axes inside of it or takes apart."""
    old, new = made.src[0].shape, made.shape
    before, elements = prod(old[: extent.axis]), extent.times * _points(old[extent.axis + 1 :])
    for axis in range(len(new)):
        inside = _points(new[axis + 1 :])
        if prod(new[:axis]) == before and elements % inside == 0:
            return extent._replace(axis=axis, times=elements // inside)
    raise ValueError(
        f"reshape: {_told(extent)}, so it is not joined with axes before it or cut: {old} to {new}"
    )


def _points(shape: tuple[int, ...]) -> int:
    """Elements of a shape, those of an empty axis counted as one."""
    return prod(max(n, 1) for n in shape)


def _count(extent: Extent) -> str:
    return f"{extent.times} times {extent.variable}" if extent.times > 1 else str(extent.variable)


def _told(extent: Extent) -> str:
    return f"axis {extent.axis} has a length known at run time, {_count(extent)}"


def forget(made: Node) -> None:
    """Have `node()` make a new node from these parts next time; users of this one keep it."""
    key = _key_of(made)
    held = _pool.get(key)
    if held is not None and held() is made:
        del _pool[key]


def is_pooled(made: Node) -> bool:
    """True unless it was forgotten: `node()` gives this node for its parts."""
    held = _pool.get(_key_of(made))
    return held is not None and held() is made


def _key_of(made: Node) -> _Key:
    if made.op is Op.CONST:
        return _constant_key(made.dtype, made.shape, made.arg)
    return made.op, made.dtype, made.shape, made.src, made.arg


def _constant_key(dtype: DType, shape: tuple[int, ...], arg: Any) -> _Key:
    # 0, False and 0.0 (and 0.0, -0.0) hash alike, so the key holds type and text instead of the value.
    return Op.CONST, dtype, shape, type(arg), repr(arg)


def toposort(*roots: Node, stop: Callable[[Node], bool] = lambda _: False) -> list[Node]:
    """Every node reachable from `roots`, sources before users, each once; not below one where `stop` holds.
    Iterative: graphs get deep.
    """
    order: list[Node] = []
    seen: set[Node] = set()
    stack: list[tuple[Node, bool]] = [(r, False) for r in reversed(roots)]
    while stack:
        current, sources_done = stack.pop()
        if sources_done:
            order.append(current)
        elif current not in seen:
            seen.add(current)
            stack.append((current, True))
            stack.extend((s, False) for s in reversed(current.src) if not stop(current))
    return order
