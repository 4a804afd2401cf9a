"""Collectives: how devices put together values that each has a part of, as graphs of copies and sums.

`parts` are nodes of single devices, one each, in the order of the devices. Sums are made in one order
whatever the timing: their bits are the same in every run, and on every device. Which way is taken is decided
by what it would cost over the links.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from math import prod
from typing import Final

from drivers.core.links import PCIE_4_X16, Link
from tensor.ir import build
from tensor.ir.graph import Node, Op

PAIRWISE: Final = {
    Op.REDUCE_ADD: Op.ADD,
    Op.REDUCE_MAX: Op.MAX,
    Op.REDUCE_MIN: Op.MIN,
    Op.REDUCE_MUL: Op.MUL,
}
Send = Callable[[Node, int, int], Node]  # a value, from one device to another
Nodes = Sequence[Node]


@dataclass(frozen=True)
class DeviceGroup:
    """Devices that exchange values, by number."""

    count: int
    send: Send
    link: Link = PCIE_4_X16

    @property
    def devices(self) -> range:
        return range(self.count)


def costs(nbytes: int, count: int, link: Link) -> dict[str, float]:
    """Seconds that each way to sum `nbytes` of every device takes."""
    each, rounds = nbytes / link.between_cards, (count - 1).bit_length()
    crossing = (count / 2 if link.is_ring else 1.0) * (count - 1)  # pieces that one link carries
    return {
        "once": link.copy_s + crossing * each,
        "twice": 2 * (link.copy_s + crossing * each / count),
        "ring": 2 * (count - 1) * (link.copy_s + each / count),
        "tree": 2 * rounds * (link.copy_s + each),
    }


def all_reduce(group: DeviceGroup, op: Op, parts: Nodes, way: str = "") -> list[Node]:
    """The reduction of all parts, on every device."""
    found = costs(parts[0].size * parts[0].dtype.itemsize, group.count, group.link)
    chosen = way or min(found, key=found.__getitem__)
    if chosen == "once":
        return [_total(op, [group.send(part, j, i) for j, part in enumerate(parts)]) for i in group.devices]
    if chosen == "tree":
        return broadcast(group, _to_first(group, op, parts))
    flat, sums = [_flat(part, group.count) for part in parts], _sum_ring if chosen == "ring" else _sum_twice
    pieces = sums(group, op, flat)
    gathered = all_gather(group, pieces, 0, is_ring=chosen == "ring")
    return [_unflat(whole, part) for whole, part in zip(gathered, parts, strict=True)]


def all_reduce_together(group: DeviceGroup, op: Op, parts: Sequence[Nodes]) -> list[list[Node]]:
    """The reduction of several values, of which each device has its own, as one; by device."""
    if len(parts[0]) == 1:
        return [[total] for total in all_reduce(group, op, [own for (own,) in parts])]
    rows = [build.contiguous(build.join([build.reshape(x, (x.size,)) for x in own], 0)) for own in parts]
    return [_taken_apart(row, parts[0]) for row in all_reduce(group, op, rows)]


def _taken_apart(row: Node, shapes: Nodes) -> list[Node]:
    """The values, of these shapes, that were joined in a row."""
    found, at = [], 0
    for like in shapes:
        found.append(build.reshape(build.shrink(row, ((at, at + like.size),)), like.shape))
        at += like.size
    return found


def reduce_scatter(group: DeviceGroup, op: Op, parts: Nodes, axis: int) -> list[Node]:
    """The reduction of all parts, of which every device gets its share along `axis`."""
    return [_total(op, pieces) for pieces in _exchanged(group, parts, axis)]


def _exchanged(group: DeviceGroup, parts: Nodes, axis: int) -> list[list[Node]]:
    """Each device's share of every part. In each round all send, and each to another, so that none waits."""
    count = group.count
    found = [[part] * count for part in parts]
    for step in range(count):
        for j, part in enumerate(parts):
            i = (j + step) % count
            found[i][j] = group.send(share(part, axis, i, count), j, i)
    return found


def all_gather(group: DeviceGroup, parts: Nodes, axis: int, is_ring: bool | None = None) -> list[Node]:
    """All parts, joined along an axis on every device."""
    found = [[part] * group.count for part in parts]  # by part and device
    for step in range(1, group.count):
        for j, part in enumerate(parts):
            i = (j + step) % group.count
            if is_ring or (is_ring is None and group.link.is_ring):
                before = (i - 1) % group.count
                found[j][i] = group.send(found[j][before], before, i)
            else:
                found[j][i] = group.send(part, j, i)
    return [build.contiguous(build.join([row[i] for row in found], axis)) for i in group.devices]


def all_to_all(group: DeviceGroup, parts: Nodes, axis: int, other: int) -> list[Node]:
    """Parts along `axis` become parts along the `other`."""
    return [build.contiguous(build.join(pieces, axis)) for pieces in _exchanged(group, parts, other)]


def broadcast(group: DeviceGroup, value: Node) -> list[Node]:
    """What the first device has, on every one: passed on by those that have it already."""
    found = [value] * group.count
    reached = 1
    while reached < group.count:
        for i in range(reached, min(2 * reached, group.count)):
            found[i] = group.send(found[i - reached], i - reached, i)
        reached *= 2
    return found


def share(x: Node, axis: int, index: int, count: int) -> Node:
    """Part `index` of `count` along an axis."""
    size = x.shape[axis] // count
    ranges = [(0, n) for n in x.shape]
    ranges[axis] = (index * size, (index + 1) * size)
    return build.shrink(x, tuple(ranges))


def _total(op: Op, values: Nodes) -> Node:
    return reduce(lambda a, b: build.binary(PAIRWISE[op], a, b), values)


def _to_first(group: DeviceGroup, op: Op, parts: Nodes) -> Node:
    """The reduction on the first device, by halves."""
    held, distance = list(parts), 1
    while distance < group.count:
        for i in range(0, group.count - distance, 2 * distance):
            held[i] = _total(op, [held[i], group.send(held[i + distance], i + distance, i)])
        distance *= 2
    return held[0]


def _sum_twice(group: DeviceGroup, op: Op, flat: Nodes) -> list[Node]:
    """Each device reduces its piece of all."""
    return reduce_scatter(group, op, flat, 0)


def _sum_ring(group: DeviceGroup, op: Op, flat: Nodes) -> list[Node]:
    """Each piece goes once around, and every device adds its own to it."""
    count = group.count
    held = [share(flat[(c + 1) % count], 0, c, count) for c in group.devices]
    for step in range(1, count):
        for c in group.devices:
            before, here = (c + step) % count, (c + step + 1) % count
            own = share(flat[here], 0, c, count)
            held[c] = _total(op, [group.send(held[c], before, here), own])
    return held


def _flat(x: Node, count: int) -> Node:
    """In one row that `count` devices divide."""
    row = build.reshape(x, (x.size,))
    return build.pad(row, ((0, -x.size % count),))


def _unflat(row: Node, like: Node) -> Node:
    return build.reshape(build.shrink(row, ((0, prod(like.shape)),)), like.shape)
