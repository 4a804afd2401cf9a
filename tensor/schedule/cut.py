"""Where the graph is cut: which nodes get memory of their own, and which of those one kernel makes together.

A node with memory is a *point*. Points are the roots, assignments, forced copies, gathered data, one node
for each reduction (the furthest that only it leads to: the reduction's epilogue, along a short row also what
is repeated over that row again, where that is more than cheap operations), and values too dear to compute
again for every reader. Everything else is computed where it is used. Points of one shape that read each other
or the same data element by element then share a kernel. Nothing here looks at an index; `lower.py` does.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tensor.ir.graph import ELEMENTWISE, MOVEMENT, REDUCE, Node, Op
from tensor.plan.target import PLAIN, Abilities
from tensor.schedule import softmax
from tensor.schedule.dear import dear_values, is_cheap
from tensor.schedule.eight_bits import decoded_sides
from tensor.schedule.lower import Group, flat_base
from tensor.schedule.product import before_widening, is_row, is_summed, operands

MAX_INPUTS: Final = 20  # memories that one kernel reads
MAX_STORES: Final = 8
MAX_DEPTH: Final = 256  # operations from a kernel's memory to its stores, those in a row
_SAME_SIZE: Final = frozenset((Op.RESHAPE, Op.PERMUTE, Op.ASSIGN, Op.CONTIGUOUS, Op.EXTENT))

IsLeaf = Callable[[Node], bool]
Hops = Mapping[Node, int] | None  # copies between devices that a received value comes from, in a row
Free = frozenset[int] | None  # axes along which a point reads more than its own element; None: elsewhere


def cut(
    roots: Iterable[Node],
    is_leaf: IsLeaf,
    stored: frozenset[Node] = frozenset(),
    apart: frozenset[Node] = frozenset(),
    hops: Hops = None,
    abilities: Abilities = PLAIN,
) -> list[Group]:
    """Groups that together compute every root, in no particular order.

    A leaf has its values in memory already; a root that is a leaf, or reshapes one, needs nothing.
    stored: nodes that get memory whatever the other reasons say. apart: reductions that no sum keeps in its
    kernel. hops: of leaves that other devices copy here; None: there are none.
    abilities: of the device's code generator.
    """
    bases = [flat_base(root, is_leaf) for root in roots]
    graph = _Graph([base for base in bases if not is_leaf(base)], is_leaf, stored, apart, hops, abilities)
    graph.choose_points()
    return _Grouping(graph).run()


@dataclass
class _Graph:
    """The part of the graph that is not computed yet, and the choice of points in it."""

    roots: list[Node]
    is_leaf: IsLeaf
    stored: frozenset[Node]
    apart: frozenset[Node] = frozenset()
    hops: Hops = None
    abilities: Abilities = PLAIN
    order: list[Node] = field(default_factory=list)
    position: dict[Node, int] = field(default_factory=dict)
    consumers: dict[Node, list[Node]] = field(default_factory=dict)
    leaves: set[Node] = field(default_factory=set)
    points: set[Node] = field(default_factory=set)
    owned: set[Node] = field(default_factory=set)
    decoded: set[Node] = field(default_factory=set)
    depth: dict[Node, int] = field(default_factory=dict)
    round: dict[Node, int] = field(default_factory=dict)

    def choose_points(self) -> None:
        """Fill `points`. The steps depend on each other in this order."""
        self._walk()
        self.points |= {n for n in self.roots if n.size} | self.stored
        for node in self.order:
            if not node.size:
                continue
            if node.op in (Op.ASSIGN, Op.CONTIGUOUS, Op.SCATTER):
                self.points.add(node)
            elif node.op is Op.GATHER:
                self.points |= {flat_base(node.src[0], self.is_leaf)} - self.leaves
        self._keep_softmax()
        if self.abilities.eight_bits:
            self.decoded = decoded_sides(self.order, self.stops, self.consumers)
            self.owned |= self.decoded
        for node in self.order:
            if node.op in REDUCE and node.src[0].size and node not in self.owned:
                self._place_reduction(node)
        for node in self.order:
            if node.op in REDUCE and node.src[0].size and node.src[0] not in self.owned:
                self.points.update(operands(node, self.stops))
        self._limit()
        self.points |= dear_values(self.order, self.consumers, self.points, self.owned, self.stops)

    def _keep_softmax(self) -> None:
        """Own what sums of a softmax's kind keep in their kernels."""
        if not self.abilities.one_pass:
            return
        totals = [n for n in self.order if n.size and n not in self.owned]
        found = softmax.kept(totals, self.stops, self.consumers, self.abilities)
        self.owned |= set[Node]().union(*(f for f in found.values() if self.apart.isdisjoint(f)))

    def stops(self, node: Node) -> bool:
        """True where a kernel loads instead of computing."""
        return node in self.points or node in self.leaves

    def _walk(self) -> None:
        stack = [(root, False) for root in reversed(self.roots)]
        while stack:
            node, done = stack.pop()
            if done:
                self.position[node] = len(self.order)
                self.order.append(node)
            elif node not in self.consumers:
                self.consumers[node] = []
                stack.append((node, True))
                stack.extend((s, False) for s in self._sources(node))
        for node in self.order:
            for source in dict.fromkeys(node.src):
                self.consumers[source].append(node)
        if self.hops is not None:
            self.round.update(self.hops)
            for node in self.order:
                self.round[node] = max((self.round.get(source, 0) for source in node.src), default=0)

    def _sources(self, node: Node) -> list[Node]:
        wanted = []
        for source in reversed(node.src):
            if self.is_leaf(source):
                self.leaves.add(source)
                self.consumers.setdefault(source, [])
            else:
                wanted.append(source)
        return wanted

    def _place_reduction(self, reduction: Node) -> None:
        """Make the end of the reduction's epilogue a point.

        The region grows in topological order over users of the same size and, where a short row was reduced,
        along that row. Whenever one node is all that
        is left open, everything so far leads only to it, so it can stand for the reduction.
        """
        region, kept, end, narrow = [reduction], 1, reduction, reduction
        queue = self._opened(reduction)
        while queue and len(region) < 64 and end not in self.points:
            node = self.order[heapq.heappop(queue)]
            if node in self.owned or not self._continues(node, region):
                break
            region.append(node)
            if not queue and node.op is not Op.EXPAND:
                end, kept = node, len(region)
                narrow = node if node.size == reduction.size else narrow
            elif node in self.points:
                break
            for position in self._opened(node):
                if position not in queue:
                    heapq.heappush(queue, position)
        if end not in self.points:
            is_for_sums = is_summed(end, self.consumers)  # which makes a row's elements where it is
            row = region[region.index(narrow) + 1 : kept]
            is_made_again = self.stops(reduction.src[0]) and row != [] and all(map(is_cheap, row))
            end = narrow if is_for_sums or is_made_again else before_widening(region[:kept])
        self.owned.update(region[: region.index(end) + 1])
        self.points.add(end)

    def _opened(self, node: Node) -> list[int]:
        return sorted(self.position[c] for c in self.consumers[node])

    def _continues(self, node: Node, region: list[Node]) -> bool:
        reduction = region[0]
        if node.size == reduction.size and (node.op in ELEMENTWISE or node.op in _SAME_SIZE):
            return True
        return self._along_row(node, region)

    def _along_row(self, node: Node, region: list[Node]) -> bool:
        """Does the epilogue go on along the row that was reduced? Short rows are kept where they are:
        repeated, computed with, and reduced again in the same kernel."""
        reduction = region[0]
        row = reduction.src[0].shape
        if not is_row(reduction, self.abilities.longest) or any(n.op is Op.PERMUTE for n in region):
            return False
        if node.op in REDUCE:
            return node.arg == reduction.arg and node.src[0].shape == row
        if node.op is Op.EXPAND:
            return node.shape == row and node.src[0].shape == reduction.shape
        return node.shape == row and node.op in ELEMENTWISE

    def _limit(self) -> None:
        """Store sources of nodes that would read too many memories or stand too deep."""
        inputs: dict[Node, frozenset[Node]] = {}
        depth = self.depth
        for node in self.order:
            below = [s for s in node.src if not self.stops(s)]
            if below and max(depth[s] for s in below) >= MAX_DEPTH:
                for deep in [s for s in below if depth[s] >= MAX_DEPTH]:
                    self._store(deep, inputs)
                    below.remove(deep)
            reads = self._reads(node, inputs)
            while len(reads) > MAX_INPUTS and below:
                widest = max(below, key=lambda s: len(inputs[s]))
                self._store(widest, inputs)
                below.remove(widest)
                reads = self._reads(node, inputs)
            inputs[node] = reads
            depth[node] = 1 + max((depth[s] for s in below), default=0)

    def _store(self, node: Node, inputs: dict[Node, frozenset[Node]]) -> None:
        """Give a node's values memory, in the fewest elements that have them: not repeated or padded."""
        least = node
        while least.op in MOVEMENT and least.src[0].size <= least.size and least.src[0] not in self.leaves:
            (least,) = least.src
        self.points.add(least)
        if least is not node:
            inputs[node], self.depth[node] = frozenset((least,)), 1

    def _reads(self, node: Node, inputs: dict[Node, frozenset[Node]]) -> frozenset[Node]:
        sets = (frozenset((s,)) if self.stops(s) else inputs[s] for s in node.src)
        return frozenset[Node]().union(*sets)


@dataclass
class _Reads:
    """What one point reads. aligned: True where every read is at the element that the point itself is.
    reduced: the shapes and axes of its reductions. is_alone: one of them is to be its kernel's only one.
    """

    aligned: dict[Node, bool] = field(default_factory=dict)
    reduced: set[tuple[tuple[int, ...], Any]] = field(default_factory=set)
    is_alone: bool = False


@dataclass
class _Grouping:
    """Collects points into groups, each point joining one that stands before it if any fits."""

    graph: _Graph
    reads: dict[Node, _Reads] = field(default_factory=dict)
    group_of: dict[Node, list[Node]] = field(default_factory=dict)
    readers: dict[Node, list[Node]] = field(default_factory=dict)

    def run(self) -> list[Group]:
        points = [n for n in self.graph.order if n in self.graph.points]
        for point in points:
            self.reads[point] = self._reads_of(point)
            for source in self.reads[point].aligned:
                self.readers.setdefault(source, []).append(point)
        for point in points:
            self._join(point)
        groups = {id(group): group for group in self.group_of.values()}
        return [Group(tuple(group), self._stored(group)) for group in groups.values()]

    def _reads_of(self, point: Node) -> _Reads:
        found = _Reads()
        stack: list[tuple[Node, Free]] = [(point, frozenset())]
        seen: set[tuple[Node, Free]] = set()
        while stack:
            node, free = stack.pop()
            if (node, free) in seen:
                continue
            seen.add((node, free))
            if node is not point and self.graph.stops(node):
                here = free == frozenset() and without_ones(node.shape) == without_ones(point.shape)
                found.aligned[node] = found.aligned.get(node, True) and here
                continue
            if node.op in REDUCE:
                found.reduced.add((node.src[0].shape, node.arg))
                found.is_alone |= node.src[0] in self.graph.decoded
            stack.extend(self._below(node, free))
        return found

    def _below(self, node: Node, free: Free) -> list[tuple[Node, Free]]:
        if node.op is Op.GATHER:
            return [(flat_base(node.src[0], self.graph.is_leaf), None), (node.src[1], free)]
        if node.op is Op.ASSIGN:
            return [(node.src[1], free)]
        if node.op in (Op.EXTENT, Op.CONTIGUOUS):
            return [(node.src[0], free)]
        if node.op is Op.SCATTER:
            return [(node.src[0], None), *((source, frozenset[int]()) for source in node.src[1:])]
        return [(s, free_below(node, free)) for s in node.src]

    def _join(self, point: Node) -> None:
        for group in self._candidates(point) if point.op is not Op.SCATTER else ():
            if group[0].op is not Op.SCATTER and self._fits(point, group):
                group.append(point)
                self.group_of[point] = group
                return
        self.group_of[point] = [point]

    def _candidates(self, point: Node) -> list[list[Node]]:
        """Groups that hold what the point reads, or that read what it reads, the latest first.
        A reduction joins only what it reads, if that reduces the same."""
        found: dict[int, list[Node]] = {}
        reduced = self.reads[point].reduced
        for source, aligned in self.reads[point].aligned.items():
            if aligned:
                for other in (source,) if reduced else (source, *self.readers[source][:64]):
                    if other in self.group_of:
                        found[id(self.group_of[other])] = self.group_of[other]
        return sorted(found.values(), key=lambda g: -max(self.graph.position[n] for n in g))

    def _fits(self, point: Node, group: list[Node]) -> bool:
        if without_ones(point.shape) != without_ones(group[0].shape) or len(group) >= MAX_STORES:
            return False
        if not all(self.reads[point].aligned.get(member, True) for member in group):
            return False
        if self.graph.round and self.graph.round[point] != self.graph.round[group[0]]:
            return False  # another device may compute what one needs from what the other makes
        reduced = self.reads[point].reduced
        if reduced and reduced != set[Any]().union(*(self.reads[m].reduced for m in group)):
            return False
        if reduced and any(self.reads[each].is_alone for each in (point, *group)):
            return False
        if sum(self.graph.depth[member] for member in (*group, point)) > MAX_DEPTH:
            return False
        inputs = set(self.reads[point].aligned).union(*(self.reads[m].aligned for m in group)) - set(group)
        return (
            len(inputs) <= MAX_INPUTS
            and self._memory_agrees(point, group)
            and not self._leads_back(point, group)
        )

    def _memory_agrees(self, point: Node, group: list[Node]) -> bool:
        """No buffer written twice, and none read elsewhere than where it is written."""
        written = [assigned(member) for member in group] + [assigned(point)]
        targets = [target for target in written if target is not None]
        if len(set(targets)) < len(targets):
            return False
        return all(self.reads[m].aligned.get(t, True) for m in (*group, point) for t in targets)

    def _leads_back(self, point: Node, group: list[Node]) -> bool:
        """True if a kernel would have to run both before and after the group once the point is in it."""
        inside = set(group)
        outside = [n for n in self.reads[point].aligned if n not in inside]
        target = assigned(point)
        if target is not None:
            readers = (n for n in self.readers.get(target, ()) if n not in inside and n is not point)
            outside += [n for n in readers if not self._may_follow(n, point)]
        return self._reaches(outside, inside | {point})

    def _may_follow(self, reader: Node, point: Node) -> bool:
        """True for a reader of what `point` overwrites that can be expected to join the same group later."""
        if reader in self.group_of or self.reads[reader].reduced:
            return False
        return all(self.reads[reader].aligned.get(n, True) for n in (point, point.src[0]))

    def _reaches(self, starts: Iterable[Node], goal: set[Node]) -> bool:
        first = min(self.graph.position[n] for n in goal)
        stack, seen = list(starts), set[Node]()
        while stack:
            node = stack.pop()
            if node in goal:
                return True
            if node in seen or node not in self.reads:
                continue
            seen.add(node)
            members = self.group_of.get(node, [node])
            if max(self.graph.position[m] for m in members) > first:
                stack.extend(s for m in members for s in self.reads[m].aligned)
        return False

    def _stored(self, group: list[Node]) -> tuple[Node, ...]:
        inside = set(group)
        roots = set(self.graph.roots)
        return tuple(
            n
            for n in group
            if n in roots or n.op is Op.ASSIGN or any(r not in inside for r in self.readers.get(n, ()))
        )


def free_below(node: Node, free: Free) -> Free:
    """The axes of a node's source that run freely where those of the node in `free` do: all others are at
    the element of the kernel's point. None once they are not."""
    if free is None or node.op in ELEMENTWISE or node.op in (Op.CONTIGUOUS, Op.EXTENT):
        return free
    if node.op in REDUCE:
        return free | frozenset(node.arg)
    source = node.src[0].shape
    if node.op is Op.EXPAND:
        return frozenset(axis for axis in free if source[axis] != 1)
    if node.op is Op.RESHAPE and without_ones(node.shape) == without_ones(source):
        places = [axis for axis, size in enumerate(node.shape) if size != 1]
        moved = dict(zip(places, (axis for axis, size in enumerate(source) if size != 1), strict=True))
        return frozenset(moved[axis] for axis in free if axis in moved)
    return None


def assigned(node: Node) -> Node | None:
    """The buffer node that an assignment writes."""
    return node.src[0] if node.op is Op.ASSIGN else None


def without_ones(shape: Sequence[int]) -> tuple[int, ...]:
    return tuple(n for n in shape if n != 1)
