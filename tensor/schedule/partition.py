"""A graph of values on several devices becomes graphs of single devices, with copies between them.

Every node is computed where its place says, each device its part; where a source is cut up otherwise than an
operation needs it, parts are exchanged (`collective.py`). A copy on each device is cut up for free, so what
has one is computed in parts alone where nothing but parts of it are asked for: a sum over devices of which
each needs its share is then never whole on any of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from math import prod
from typing import Final, NamedTuple

from tensor.dtype import DType
from tensor.ir import build
from tensor.ir.graph import MOVEMENT, REDUCE, Node, Op, node, toposort
from tensor.ir.place import HERE, Place, wanted
from tensor.schedule import collective
from tensor.schedule.collective import DeviceGroup
from tensor.schedule.storage import Storage
from tensor.schedule.timing import Speeds, alike

BUCKET_BYTES: Final = 1 << 18  # of small sums over devices that are made together
Stored = Callable[[Node], Storage | None]


class Source(NamedTuple):
    """Where a copy comes from: a device, a value there, and its first element."""

    device: str
    value: Node
    offset: int


@dataclass
class Partition:
    """Graphs of single devices. roots: what each must compute; sources: of each COPY between devices;
    parts: the nodes, one for each device, that a root or an assignment became."""

    roots: dict[str, list[Node]] = field(default_factory=dict)
    sources: dict[Node, Source] = field(default_factory=dict)
    parts: dict[Node, tuple[Node, ...]] = field(default_factory=dict)

    def hops(self) -> dict[Node, int]:
        """How many copies in a row each received value comes from."""
        found: dict[Node, int] = {}
        for current in toposort(*self.sources):
            hops = max((found[source] for source in current.src), default=0)
            found[current] = hops + (current.op is Op.COPY)
        return {made: found[made] for made in self.sources}


def is_on_several(order: Iterable[Node]) -> bool:
    """Whether anything is on another device than the default one."""
    return any(n.place is not None and n.place != HERE for n in order)


def partition(roots: Sequence[Node], stored: Stored, speeds: Speeds = alike) -> Partition:
    """What each device must do for `roots`. stored: the memory of nodes that are computed already."""
    return _Partitioner(stored, speeds).run(roots)


class _Partitioner:
    def __init__(self, stored: Stored, speeds: Speeds) -> None:
        self._stored, self._speeds = stored, speeds
        self._made = Partition()
        self._wants: dict[Node, dict[Place, None]] = {}
        self._ways: dict[Node, list[Place]] = {}
        self._local: dict[Node, dict[Place, list[Node]]] = {}

    def run(self, roots: Sequence[Node]) -> Partition:
        order = toposort(*roots, stop=self._is_leaf)
        for root in roots:
            self._want(root, root.place or HERE)
        for current in reversed(order):
            for place in self._choose(current):
                if not self._is_leaf(current):
                    for source, there in zip(current.src, self._needs(current, place), strict=True):
                        self._want(source, there)
        self._compute_all(order)
        for current in order:
            if current in roots or (current.op is Op.ASSIGN and not self._is_leaf(current)):
                self._keep(current)
        return self._made

    def _keep(self, root: Node) -> None:
        """Have a root computed on its devices."""
        place = root.place or HERE
        parts = self._local[root][place]
        self._made.parts[root] = tuple(parts)
        for name, part in zip(place.devices, parts, strict=True):
            self._made.roots.setdefault(name, []).append(part)

    def _is_leaf(self, current: Node) -> bool:
        return self._memory(current) is not None

    def _memory(self, current: Node) -> Storage | None:
        """The memory of a node that is computed already."""
        storage: Storage | None = current.arg if current.op is Op.BUFFER else self._stored(current)
        return storage

    def _own(self, current: Node) -> Place:
        """Where a node is by itself."""
        storage = self._memory(current)
        return (current.place if storage is None else storage.place_of(current.shape)) or HERE

    def _want(self, current: Node, place: Place) -> None:
        self._wants.setdefault(current, {})[place] = None

    # which parts each node is computed in

    def _choose(self, current: Node) -> list[Place]:
        """The places at which a node is computed; others get it from there."""
        wants = list(self._wants[current])
        own = self._own(current)
        fixed = current.op in (Op.ASSIGN, Op.COPY) or _summed_axis(current) is not None
        if self._is_leaf(current) or fixed:
            found = [own]
        elif current.place is None:
            found = [w if self._can(current, w) else w.whole() for w in wants]
        elif current.op in MOVEMENT:
            found = [w if w.devices == own.devices and self._can(current, w) else own for w in wants]
        elif own.axis is None and len(wants) == 1 and wants[0].devices == own.devices:
            found = wants if self._can(current, wants[0]) else [own]
        else:
            found = [own]
        self._ways[current] = list(dict.fromkeys(found))
        return self._ways[current]

    def _can(self, current: Node, place: Place) -> bool:
        return not current.src or wanted(current, place.axis, len(place.devices)) is not None

    def _needs(self, current: Node, place: Place) -> list[Place]:
        """How the sources must be for a node to be computed at a place."""
        if not current.src:
            return []
        if current.op is Op.COPY:
            return [place if _may_move(current.src[0], place) else self._own(current.src[0])]
        if current.op is Op.ASSIGN:
            return [place, place]
        axis = _summed_axis(current)
        if axis is not None:
            return [Place(place.devices, axis), *(place.whole() for _ in current.src[1:])]
        axes = wanted(current, place.axis, len(place.devices))
        if axes is None:
            raise ValueError(f"{current!r} is not computed in parts at {place}")
        return [Place(place.devices, axis) for axis in axes]

    # nodes of single devices

    def _compute_all(self, order: Sequence[Node]) -> None:
        """Every node on its devices. Nodes between which no sum over devices stands go together, and small
        sums among them as one."""
        rounds: dict[Node, int] = {}
        for current in order:
            sources = () if self._is_leaf(current) else current.src
            rounds[current] = max((rounds[s] + self._is_summed(s) for s in sources), default=0)
        for _, together in groupby(sorted(order, key=rounds.__getitem__), key=rounds.__getitem__):
            waiting: dict[tuple[Place, Op, DType], list[Node]] = {}
            for current in together:
                if not self._is_summed(current):
                    self._compute(current)
                elif self._share_wanted(current) is not None:
                    self._sum([current])
                else:
                    kind = self._own(current), _summing(current), current.dtype
                    waiting.setdefault(kind, []).append(current)
            for nodes in waiting.values():
                for bucket in _buckets(nodes):
                    self._sum(bucket)

    def _is_summed(self, current: Node) -> bool:
        """Whether a node is a sum, or another reduction, over devices."""
        return not self._is_leaf(current) and _summed_axis(current) is not None

    def _share_wanted(self, current: Node) -> Place | None:
        """Where nothing but each device's share of a reduction is asked for. Other devices than its own
        never ask for shares: copies to them read it where it is."""
        first, *others = self._wants[current]
        return None if others or first.axis is None else first

    def _compute(self, current: Node) -> None:
        local = self._local[current] = {}
        for place in self._ways[current]:
            if current.op is Op.COPY and not self._is_leaf(current):
                (there,) = self._needs(current, place)
                local[place] = self._moved(self._local[current.src[0]][there], there, place)
            else:
                local[place] = [self._part(current, place, i) for i in range(len(place.devices))]
        self._hand_on(current)

    def _hand_on(self, current: Node) -> None:
        """A node wherever else it is wanted."""
        local = self._local[current]
        have = list(local)
        for want in self._wants[current]:
            if want not in local:
                nearest = _nearest(have, want)
                local[want] = self._moved(local[nearest], nearest, want)

    def _sum(self, nodes: Sequence[Node]) -> None:
        """Reductions along the axis that sources are cut along: of each device's part, then of those."""
        place = self._own(nodes[0])
        group, op = self._group(place.devices), _summing(nodes[0])
        parts = [[self._own_sum(current, place, i) for current in nodes] for i in group.devices]
        share = self._share_wanted(nodes[0]) if len(nodes) == 1 else None
        if share is not None and share.axis is not None:
            found = collective.reduce_scatter(group, op, [own for (own,) in parts], share.axis)
            self._local[nodes[0]] = {share: found}
        else:
            totals = collective.all_reduce_together(group, op, parts)
            for number, current in enumerate(nodes):
                self._local[current] = {place: [total[number] for total in totals]}
        for current in nodes:
            self._hand_on(current)

    def _own_sum(self, current: Node, place: Place, index: int) -> Node:
        """What a device's part reduces to. Of what is gathered, the elements that it has, and 0 elsewhere."""
        needs = self._needs(current, place)
        sources = [self._local[x][there][index] for x, there in zip(current.src, needs, strict=True)]
        if current.op is Op.GATHER:
            sources[1] = _counted_from(sources[1], index * sources[0].size)
        return node(current.op, current.dtype, current.shape, tuple(sources), current.arg)

    def _part(self, current: Node, place: Place, index: int) -> Node:
        """What one device computes of a node."""
        shape, dtype = place.part(current.shape), current.dtype
        storage = self._memory(current)
        if storage is not None:
            return node(Op.BUFFER, dtype, shape, (), storage.units[index])
        sources = [
            self._local[source][there][index]
            for source, there in zip(current.src, self._needs(current, place), strict=True)
        ]
        match current.op:
            case Op.CONST:
                return build.const(current.arg, dtype, shape)
            case Op.IOTA if place.axis == current.arg:
                first = build.const(index * shape[current.arg], dtype, shape)
                return build.binary(Op.ADD, build.cast(build.iota(shape, current.arg), dtype), first)
            case Op.RESHAPE:
                return build.reshape(sources[0], shape)
            case Op.EXPAND:
                return build.expand(sources[0], shape)
            case Op.SHRINK if place.axis is not None:
                ranges = [*current.arg]
                ranges[place.axis] = (0, shape[place.axis])
                return build.shrink(sources[0], tuple(ranges))
            case Op.SCATTER if place.axis is not None:
                sources[1] = _counted_from(sources[1], index * prod(shape))
        return node(current.op, dtype, shape, tuple(sources), current.arg)

    # from one place to another

    def _moved(self, parts: list[Node], have: Place, want: Place) -> list[Node]:
        """A value at one place, at another."""
        if have == want:
            return parts
        if have.devices != want.devices:
            return self._sent(parts, have, want)
        group = self._group(want.devices)
        if have.axis is None and want.axis is not None:
            return [collective.share(x, want.axis, i, group.count) for i, x in enumerate(parts)]
        if have.axis is not None and want.axis is None:
            return collective.all_gather(group, parts, have.axis)
        if have.axis is not None and want.axis is not None:
            return collective.all_to_all(group, parts, have.axis, want.axis)
        return parts

    def _sent(self, parts: list[Node], have: Place, want: Place) -> list[Node]:
        """A value on some devices, on others."""
        if have.axis is None:
            return self._handed_out(parts, have, want)
        if have.axis == want.axis and len(have.devices) == len(want.devices):
            return [self._copy(*three) for three in zip(parts, have.devices, want.devices, strict=True)]
        found = []
        for i, name in enumerate(want.devices):
            pieces = [self._copy(x, there, name) for x, there in zip(parts, have.devices, strict=True)]
            whole = build.contiguous(build.join(pieces, have.axis))
            shared = want.axis is not None
            found.append(collective.share(whole, want.axis or 0, i, want.shares) if shared else whole)
        return found

    def _handed_out(self, parts: list[Node], have: Place, want: Place) -> list[Node]:
        """From devices with a copy each: to one that has it, or from each in turn."""
        if want.axis is None and len(have.devices) == 1 and len(want.devices) > 1:
            first = self._copy(parts[0], have.devices[0], want.devices[0])
            return collective.broadcast(self._group(want.devices), first)
        found = []
        for i, name in enumerate(want.devices):
            at = have.devices.index(name) if name in have.devices else i % len(parts)
            x = parts[at] if want.axis is None else collective.share(parts[at], want.axis, i, want.shares)
            found.append(self._copy(x, have.devices[at], name))
        return found

    def _group(self, devices: tuple[str, ...]) -> DeviceGroup:
        def send(x: Node, source: int, target: int) -> Node:
            return self._copy(x, devices[source], devices[target])

        return DeviceGroup(len(devices), send, self._speeds(devices[0]).link)

    def _copy(self, x: Node, source: str, target: str) -> Node:
        if source == target:
            return x
        made = node(Op.COPY, x.dtype, x.shape, (x,), Place((target,)))
        if made not in self._made.sources:
            base, offset = window(x)
            self._made.sources[made] = Source(source, base, offset)
            self._made.roots.setdefault(source, []).append(base)
        return made


def window(x: Node) -> tuple[Node, int]:
    """A value whose elements, in order and from a place on, are those of `x`."""
    offset = 0
    while x.op in (Op.RESHAPE, Op.SHRINK):
        (under,) = x.src
        if x.op is Op.SHRINK:
            axis = next((i for i, n in enumerate(under.shape) if n != 1), 0)
            rest = tuple((0, n) for n in under.shape[axis + 1 :])
            if not under.shape or x.arg[axis + 1 :] != rest:
                break
            offset += x.arg[axis][0] * prod(under.shape[axis + 1 :])
        x = under
    return x, offset


def _buckets(nodes: Sequence[Node]) -> list[list[Node]]:
    """Sums in order, so many together that what a copy takes by itself counts little."""
    found: list[list[Node]] = []
    room = 0
    for current in nodes:
        nbytes = current.size * current.dtype.itemsize
        if nbytes > room:
            found.append([])
            room = BUCKET_BYTES
        found[-1].append(current)
        room -= nbytes
    return found


def _nearest(have: list[Place], want: Place) -> Place:
    """The place from which another is made: a copy on each device costs nothing to cut."""
    near = [place for place in have if place.devices == want.devices] or have
    return min(near, key=lambda place: place.axis is not None)


def _summed_axis(current: Node) -> int | None:
    """The axis that is reduced, or gathered from, and that the source is cut along."""
    source = current.src[0].place if current.op in REDUCE or current.op is Op.GATHER else None
    if source is None or source.axis is None:
        return None
    if current.op is Op.GATHER:
        return source.axis if _is_looked_up(current, source.axis) else None
    return source.axis if source.axis in (current.arg or ()) else None


def _is_looked_up(gather: Node, axis: int) -> bool:
    """Whether each device looks for elements in its own part, so that a sum tells them to all: the table has
    more of them than would be exchanged otherwise."""
    table, index = gather.src
    is_whole = index.place is None or index.place.axis is None
    return (
        is_whole
        and prod(table.shape[:axis]) == 1
        and 2 * gather.size <= table.size
        and table.dtype.kind != "b"
    )


def _summing(current: Node) -> Op:
    """How what devices have of a node is put together."""
    return Op.REDUCE_ADD if current.op is Op.GATHER else current.op


def _counted_from(index: Node, first: int) -> Node:
    """Places in an array as those in a part of it that begins at `first`: outside, if they are."""
    return build.binary(Op.SUB, index, build.like(index, first)) if first else index


def _may_move(source: Node, place: Place) -> bool:
    """Whether a copy asks for its source at the place it goes to: one that is computed anywhere, or is on
    the same devices."""
    return source.place is None or source.place.devices == place.devices
