"""The kernels of one device's graph: cut, lowered, with memory for what they store."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from tensor.ir.graph import REDUCE, Node, Op, toposort
from tensor.ir.kernel import Kernel
from tensor.ir.place import HERE, Place
from tensor.passes.axes import simplify_axes
from tensor.passes.dead import drop_unused_params
from tensor.passes.online import divide_last
from tensor.passes.split_reduce import split_reductions
from tensor.plan import online, rows
from tensor.plan.eight_bits import bits_of
from tensor.plan.target import Abilities
from tensor.schedule.alike import Alike
from tensor.schedule.cut import Hops, cut
from tensor.schedule.in_place import put_in_place
from tensor.schedule.lower import Lowered, Lowering, flat_base, target_of
from tensor.schedule.order import PendingLaunch, Version, kernel_steps, versions
from tensor.schedule.storage import Storage

Stored = Callable[[Node], Storage | None]


class DeviceGraph:
    """What one device computes. received: memory of what other devices copy to it; hops: as for `cut`.
    leaves: memory that is there before."""

    def __init__(
        self,
        device: str,
        roots: tuple[Node, ...],
        stored: Stored,
        abilities: Abilities,
        received: Mapping[Node, Storage] | None = None,
        hops: Hops = None,
    ) -> None:
        self.device, self._roots, self._stored = device, roots, stored
        self._received = received or {}
        self._memory: dict[Node, Storage] = {}
        split = split_reductions(roots, self._is_leaf)
        self._changed = put_in_place(roots, self._is_leaf, split)
        wanted = [self._changed.get(root, root) for root in roots]
        self._kernels = _kernels(wanted, self._is_leaf, abilities, hops)
        self.leaves = frozenset(self._memory.values())
        self._points = {node for lowered in self._kernels for node in lowered.group.stored}
        for node in sorted(self._points, key=lambda node: target_of(node) is not node):
            target = target_of(node)
            self._memory[node] = self._memory[target] if target is not node else self._fresh(node)
        self._versions = versions(self._kernels)

    def steps(self) -> list[PendingLaunch]:
        """The kernels, to be put in order; what they make is told by the nodes that were asked for."""
        found = kernel_steps(self._kernels, self._memory.__getitem__, self.device)
        asked = {new: old for old, new in self._changed.items()}
        for step in found:
            step.outputs = tuple(asked.get(made, made) for made in step.outputs)
        return found

    def result(self, root: Node) -> Storage:
        """The memory that has a root's values."""
        return self._memory_of(root)[0]

    def version_of(self, root: Node) -> Version:
        """The memory that has a root's values, and after how many assignments to it."""
        storage, base = self._memory_of(root)
        return storage, self._versions.get(base, 0)

    def results(self) -> dict[Node, Storage]:
        """The memory of every root and every assignment made."""
        found = {root: self.result(root) for root in self._roots}
        found.update((node, self._memory[node]) for node in self._points if node.op is Op.ASSIGN)
        found.update((old, self._memory[new]) for old, new in self._changed.items() if old.op is Op.ASSIGN)
        return found

    def _memory_of(self, root: Node) -> tuple[Storage, Node]:
        base = flat_base(self._changed.get(root, root), self._memory.__contains__)
        if base not in self._memory:
            self._memory[base] = self._fresh(base, 0)  # of no elements
        return self._memory[base], base

    def _fresh(self, node: Node, count: int | None = None) -> Storage:
        place = Place((self.device,)) if self.device else HERE
        return Storage(node.dtype, node.size if count is None else count, place)

    def _is_leaf(self, node: Node) -> bool:
        if node not in self._memory:
            found = self._received.get(node) if node.op is Op.COPY else None
            found = found or (node.arg if node.op is Op.BUFFER else self._stored(node))
            if found is None:
                return False
            self._memory[node] = found
        return True


def _kernels(
    roots: list[Node], is_leaf: Callable[[Node], bool], abilities: Abilities, hops: Hops
) -> list[Lowered]:
    """A kernel for each group, cut anew for as long as one would compute a node at too many points. What is
    alike is lowered once."""
    stored, apart = frozenset[Node](), frozenset[Node]()
    while True:
        groups = cut(roots, is_leaf, stored, apart, hops, abilities)
        is_memory = _either(frozenset(node for group in groups for node in group.stored), is_leaf)
        alike = [Alike(group, is_memory) for group in groups]
        first = {each.key: each for each in reversed(alike)}
        lowerings = {key: Lowering(each.group, is_memory) for key, each in first.items()}
        kernels = {key: lowering.run() for key, lowering in lowerings.items()}
        more = _wherever(alike, first, {key: lowering.to_store for key, lowering in lowerings.items()})
        if abilities.eight_bits:
            beside = {key: _beside(kernel, is_memory) for key, kernel in kernels.items()}
            more |= _wherever(alike, first, beside) - stored
        if not more:
            finished = {key: _lowered(kernel) for key, kernel in kernels.items()}
            again = {key: _repeated(kernel, is_memory, abilities) for key, kernel in finished.items()}
            repeated = _wherever(alike, first, again)
            if repeated <= stored:  # what no cut helps lies along an axis that nothing in it depends on
                return [each.lowered(first[each.key], finished[each.key]) for each in alike]
            more = repeated & apart
            apart |= repeated
        stored |= more


def _wherever(
    alike: list[Alike], first: Mapping[Any, Alike], nodes: Mapping[Any, set[Node]]
) -> frozenset[Node]:
    """What was found in the first group of each kind, in all groups."""
    return frozenset(node for each in alike for node in each.here(first[each.key], nodes[each.key]))


def _repeated(lowered: Lowered, is_memory: Callable[[Node], bool], abilities: Abilities) -> set[Node]:
    """Reductions that a kernel would do again for each element, as it keeps no row of theirs, or as it has
    fewer rows than it should."""
    found, least = online.find(lowered.kernel), abilities.rows
    if found is None or not least:
        row = rows.find(lowered.kernel, abilities.longest)
        if found is not None or row or not rows.needs(lowered.kernel):
            return set()
    elif (across := online.row_sides(lowered.kernel, found)[0]) is not None and across.size >= least:
        return set()
    below = toposort(*lowered.group.outputs, stop=lambda n: is_memory(n) and n not in lowered.group.outputs)
    return {node for node in below if node.op in REDUCE and not is_memory(node)}


def _beside(lowered: Lowered, is_memory: Callable[[Node], bool]) -> set[Node]:
    """Sums that one kernel would make together with a product of floats of 8 bits, which the matrix unit
    multiplies where it is a kernel's only sum."""
    sums = [v for v in lowered.kernel.values if v.op in REDUCE]
    products = [v.src[0].src for v in sums if v.src[0].op is Op.MUL]
    if len(sums) < 2 or not any(bits_of(side) for sides in products for side in sides):
        return set()
    outputs = lowered.group.outputs
    below = toposort(*outputs, stop=lambda n: is_memory(n) and n not in outputs)
    return {*[n for n in below if n.op in REDUCE and (n in outputs or not is_memory(n))][:-1]}


def _either(points: frozenset[Node], is_leaf: Callable[[Node], bool]) -> Callable[[Node], bool]:
    return lambda node: node in points or is_leaf(node)


def _lowered(lowered: Lowered) -> Lowered:
    kernel, kept = drop_unused_params(divide_last(simplify_axes(lowered.kernel)))
    memory = tuple(lowered.memory[slot] for slot in kept)
    return replace(lowered, kernel=replace(kernel, name=name_of(kernel)), memory=memory)


def name_of(kernel: Kernel) -> str:
    """``r_128_10_64``: r with reduced axes last, else e;
    then the sizes of the axes; ``x3`` for three stores.
    """
    sizes = [axis.size for axis in (*kernel.axes, *kernel.reduce_axes)] or [1]
    stores = f"_x{len(kernel.stores)}" if len(kernel.stores) > 1 else ""
    return "_".join(["r" if kernel.reduce_axes else "e", *map(str, sizes)]) + stores
