"""Which live tensors must be computed together, and the step from lazy to memory.

Stands between Value and `tensor/runtime.py`. An ASSIGN overwrites memory that lazy graphs may still have to
read; this file finds them (`_batch`), so that a tensor keeps the value it had when it was made. It schedules
nothing.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from threading import get_ident
from typing import TYPE_CHECKING, Any, Protocol
from weakref import WeakValueDictionary, ref

import numpy as np
import numpy.typing as npt

from tensor.frontier import frontier, touch, touching
from tensor.ir import build, carriers
from tensor.ir.graph import Node, Op, node, toposort
from tensor.ir.place import Place
from tensor.turns import in_turn

if TYPE_CHECKING:
    from tensor.schedule.storage import Storage


class LazyArray(Protocol):
    """What is asked of a tensor: its node, whether gradients need its history, and when it was made."""

    node: Node

    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def requires_grad(self) -> bool: ...
    @property
    def is_leaf(self) -> bool: ...
    @property
    def made_at(self) -> int: ...
    @property
    def told(self) -> str: ...


_live: dict[ref[LazyArray], int] = {}  # when they were made, oldest first
_dropped = _live.pop  # a C function, called with a reference whose tensor is gone
_SAME = frozenset((Op.RESHAPE, Op.EXTENT, Op.CARRIED))
_watched: dict[int, set[int]] = {}  # by thread
_clock = itertools.count(1)
_assigns: WeakValueDictionary[Storage, Node] = WeakValueDictionary()  # those that may not be carried out yet


def track(tensor: LazyArray) -> int:
    """Remember a tensor for as long as it lives; when that was, on the clock of `now`."""
    time = _live[ref(tensor, _dropped)] = next(_clock)
    if _watched and (made := _watched.get(get_ident())) is not None:
        made.add(time)
    return time


@contextmanager
def watch() -> Iterator[set[int]]:
    """The times at which this thread makes tensors inside this context."""
    made = _watched[get_ident()] = set()
    try:
        yield made
    finally:
        del _watched[get_ident()]


def live() -> list[LazyArray]:
    """Every living tensor, oldest first. Other threads may make tensors at the same time."""
    return [tensor for found in list(_live) if (tensor := found()) is not None]


def device_names(place: Place) -> tuple[str, ...]:
    """The names of the devices that a place stands for."""
    import tensor.runtime as runtime

    return runtime.device_names(place)


def open_devices() -> list[str]:
    """The names of all devices in use, that of the process first."""
    import tensor.runtime as runtime

    return runtime.open_devices()


def place_of(devices: str | Sequence[str]) -> Place:
    """The devices of a name or of several, each with a copy. ArgumentError for a name that is not known."""
    import tensor.runtime as runtime

    return runtime.place_of(devices)


def chips(place: Place) -> list[str]:
    """The instruction set of each of a place's devices."""
    import tensor.runtime as runtime

    return runtime.arch_of(place)


def has_device() -> bool:
    """True once a device was opened."""
    import tensor.runtime as runtime

    return runtime.is_open()


def is_recording() -> bool:
    """True while a function is captured."""
    import tensor.runtime as runtime

    return runtime.is_recording()


def fresh(value: Node, roams: bool = False) -> Node:
    """New memory that holds `value` once realized, where it is. roams: every device gets a copy where it
    needs one."""
    from tensor.schedule.storage import Storage, spread

    x = carriers.carrier(value)
    made = Storage(x.dtype, x.size, None) if roams else spread(x.dtype, x.shape, x.place)
    return carriers.carried(assigned(node(Op.BUFFER, x.dtype, x.shape, (), made), x), value.dtype)


def placed(value: Node, place: Place) -> Node:
    """The same values at a place; those that the host still has go there at once."""
    from tensor.schedule.storage import split

    of = carriers.carrier(value)
    storage = of.storage
    if of.op is not Op.BUFFER or storage is None or storage.host is None or of.place == place:
        return build.copy(value, place)
    made = split(storage.host.reshape(of.shape), of.dtype, place)
    return carriers.memory(made, value.dtype, value.shape)


def assigned(buffer: Node, value: Node) -> Node:
    """`buffer`; when it is realized, `value` is written to its memory."""
    made = node(Op.ASSIGN, value.dtype, value.shape, (buffer, value))
    _assigns[buffer.arg] = made
    for unit in buffer.arg.units:
        unit.assigned_by = ref(made)
    return made


def finish_write(buffer: Node) -> None:
    """Carry out what another tensor that looks at this memory assigned: one write per memory and schedule."""
    made = _assigns.get(buffer.arg)
    if made is not None and made.storage is None:
        realize([tensor for tensor in live() if carriers.carrier(tensor.node) is made])


def _awaited() -> set[Storage]:
    """The memory of assignments that are still to be carried out."""
    found: set[Storage] = set()
    for held in _assigns.valuerefs() if _assigns else ():
        made = held()
        if made is None:
            continue
        if made.storage is None:
            found.update(made.src[0].arg.units)
        else:
            _assigns.pop(made.src[0].arg, None)
    return found


def base(value: Node) -> Node:
    """The node under reshapes, detaches and extents: the same elements in the same order, or what carries
    them."""
    while value.op in _SAME or (value.op is Op.BITCAST and value.src[0].dtype == value.dtype):
        under = value.src[0]
        if value.place is not under.place and _is_cut(value) != _is_cut(under):
            break
        value = under
    return value


def _is_cut(value: Node) -> bool:
    return value.place is not None and value.place.axis is not None


def storage_under(value: Node) -> Storage | None:
    """The memory whose elements, in order, are those of `value`, if it exists already."""
    storage: Storage | None = base(value).storage
    return storage


def known(value: Node) -> npt.NDArray[Any] | None:
    """The elements, in order, of values that the host gave and no device has taken yet; of a constant one."""
    under = base(value)
    if under.op is Op.CONST:
        return np.array([under.arg])
    storage: Storage | None = under.storage
    values: npt.NDArray[Any] | None = None if storage is None else storage.host
    return values


def is_realized(value: Node) -> bool:
    """True if the values are in memory, or there are none."""
    storage = base(value).storage
    return (storage is not None and storage.is_realized) or value.size == 0


def is_shared(tensor: LazyArray) -> bool:
    """True if another live tensor looks at the same memory."""
    storage = storage_under(tensor.node)
    return storage is not None and any(
        other is not tensor and storage_under(other.node) is storage for other in live()
    )


def now() -> int:
    """A point in time that `overwritten_since` can compare with."""
    return next(_clock)


def note_writes(storages: Iterable[Storage]) -> None:
    """A replay of recorded kernels says here what it overwrote."""
    for storage in storages:
        storage.written_at, storage.assigned_by = next(_clock), None


def was_assigned(storage: Storage) -> bool:
    """Whether memory was ever overwritten."""
    return storage.written_at > 0


def overwritten_since(value: Node, users: Iterable[Node], time: int) -> bool:
    """True if `users` still have to read memory that `value` was computed from and that has changed after
    `time`, other than by the very assignment that they read.
    """
    buffers = [unit for n in toposort(value) if n.op is Op.BUFFER for unit in n.arg.units]
    changed = {unit for unit in buffers if unit.written_at > time}
    pairs = ((n, unit) for n in (frontier(*users)[0] if changed else ()) for unit in n.storage.units)
    return any(unit in changed and not (unit.assigned_by and unit.assigned_by() is n) for n, unit in pairs)


@in_turn
def read(value: Node) -> npt.NDArray[Any]:
    """A host copy of the elements of a realized node, flat."""
    import tensor.runtime as runtime

    storage = storage_under(value)
    if storage is None:
        raise RuntimeError(f"{value!r} is not in memory after it was realized")
    return runtime.read_storage(storage)


@in_turn
def shared(value: Node) -> npt.NDArray[Any] | None:
    """The elements of a realized node, flat, in memory that the host and the device share, if they do."""
    import tensor.runtime as runtime

    return None if (storage := storage_under(value)) is None else runtime.shared(storage)


@in_turn
def realize(tensors: Iterable[LazyArray]) -> None:
    """Put `tensors`, and whatever must not be computed later than they are, into memory."""
    wanted = [t for t in dict.fromkeys(tensors) if not is_realized(t.node)]
    if not wanted:
        return
    pending, aliases, writes = _batch(wanted)
    roots = [base(t.node) for t in pending]
    roots += [_copy(t.node) for t in aliases] if aliases else []
    _run(roots if len(roots) == 1 else dict.fromkeys(roots), writes)
    for tensor, root in zip(pending + aliases, roots, strict=True):
        _settle(tensor, root)


@in_turn
def settle_before(reads: set[Storage], writes: set[Storage], since: int) -> None:
    """Realize what must run before recorded kernels that read and write this memory: lazy tensors that read
    what these overwrite, and assignments to what they use. Tensors made at `since` or later that view
    overwritten memory get copies, because the kernels were recorded for the older ones.
    """
    looking: list[LazyArray] = []
    lazy: list[LazyArray] = []
    for tensor in live():
        if (storage := base(tensor.node).storage) is not None:
            if storage.is_in(writes) and tensor.made_at >= since:
                looking.append(tensor)
        elif not is_realized(tensor.node):
            lazy.append(tensor)
    if before := _touching(lazy, writes, reads | writes):
        realize(before)
    copies = [_copy(t.node) for t in looking]
    if copies:
        _run(copies)
    for tensor, copied in zip(looking, copies, strict=True):
        _settle(tensor, copied)


def _run(roots: Iterable[Node], written: Iterable[Storage] = ()) -> None:
    """Compute `roots`; afterwards each knows its storage. written: memory that is overwritten for that."""
    import tensor.runtime as runtime

    runtime.realize(list(roots))
    for storage in written:
        storage.written_at = next(_clock)


def _copy(value: Node) -> Node:
    return carriers.carrier(build.copied(value))


def _settle(tensor: LazyArray, root: Node) -> None:
    """Point a tensor at its memory and drop its history, which only gradients still need."""
    if tensor.requires_grad and not tensor.is_leaf:
        if root is not base(tensor.node):
            tensor.node = build.over(root, tensor.node)
        return
    if root.dtype.is_float and root.storage is not None and not tensor.is_leaf:
        root.storage.lost_at = tensor.made_at
    memory = node(Op.BUFFER, root.dtype, root.shape, (), root.storage)
    if tensor.node is root and not root.extents:
        tensor.node = memory
        return
    tensor.node = build.as_extents(build.over(memory, tensor.node), tensor.node.extents)


def history_lost(nodes: Iterable[Node], since: int) -> bool:
    """Whether one of `nodes` was made at `since` or later and has lost what it was computed from."""
    return any(found.storage.lost_at >= since for found in nodes if found.storage is not None)


def _batch(wanted: list[LazyArray]) -> tuple[list[LazyArray], list[LazyArray], set[Storage]]:
    """All that a schedule for `wanted` must compute, the realized tensors it must copy first, and the memory
    that it overwrites.

    A live lazy tensor joins if it reads memory that the schedule writes, for later it would read the new
    value, or if it is to write memory that the schedule reads: an assign happens no later than the use of
    what it replaces.
    """
    awaited = _awaited()
    if not awaited:
        return wanted, [], awaited
    batch = list(wanted)
    reads, writes = touch(*[t.node for t in batch])
    if not writes and awaited.isdisjoint(reads):
        return batch, [], writes
    joined = set(batch)
    others = [t for t in live() if t not in joined]
    lazy = [t for t in others if not is_realized(t.node)]
    while joining := _touching(lazy, writes, reads):
        more = touch(*[t.node for t in joining])
        reads |= more.reads
        writes |= more.writes
        batch += joining
        joined.update(joining)
        lazy = [t for t in lazy if t not in joined]
    aliases = [t for t in others if is_realized(t.node) and _looks_at(t.node, writes)]
    return batch, aliases, writes


def _touching(lazy: list[LazyArray], read: set[Storage], written: set[Storage]) -> list[LazyArray]:
    """Those that read some of the memory `read` or write some of `written`."""
    return list(itertools.compress(lazy, touching((t.node for t in lazy), read, written)))


def _looks_at(value: Node, storages: set[Storage]) -> bool:
    storage = storage_under(value)
    return storage is not None and storage.is_in(storages)
