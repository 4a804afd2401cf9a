"""Graph in, ordered kernel launches out. The steps: `cut.py`, `lower.py`, `tensor/passes/`, `order.py`.

Nothing here knows a device: memory is named by Storage objects, which the runtime fills.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from tensor.ir.graph import REDUCE, Node, Op, toposort
from tensor.ir.kernel import Kernel
from tensor.passes.axes import simplify_axes
from tensor.passes.dead import drop_unused_params
from tensor.passes.online import divide_last
from tensor.passes.split_reduce import split_reductions
from tensor.plan import online, rows
from tensor.schedule.cut import cut
from tensor.schedule.lower import Lowered, Lowering, flat_base, target_of
from tensor.schedule.order import Launch, order
from tensor.schedule.storage import Storage

__all__ = ["Launch", "Schedule", "Storage", "schedule"]


@dataclass(frozen=True)
class Schedule:
    """launches: in the order they must run. results: the memory of every root and every assignment made.
    temporary: memory that the launches alone use."""

    launches: tuple[Launch, ...]
    results: dict[Node, Storage]
    temporary: frozenset[Storage]


def schedule(
    roots: Iterable[Node], stored: Callable[[Node], Storage | None], one_pass: bool = False
) -> Schedule:
    """Kernels that compute every root. stored: the memory of a node whose values exist; BUFFER nodes need
    not be known to it. one_pass: a softmax and the product that it goes to are one kernel where they can be.

    Assignments below the roots are carried out. A root that is a leaf or reshapes one shares its memory.
    """
    roots = tuple(roots)
    memory: dict[Node, Storage] = {}

    def is_leaf(node: Node) -> bool:
        if node not in memory:
            found = node.arg if node.op is Op.BUFFER else stored(node)
            if found is None:
                return False
            memory[node] = found
        return True

    changed = split_reductions(roots, is_leaf)
    kernels = _kernels([changed.get(root, root) for root in roots], is_leaf, one_pass)
    leaves = set(memory)
    points = {node for lowered in kernels for node in lowered.group.stored}
    for node in sorted(points, key=lambda node: target_of(node) is not node):
        target = target_of(node)
        memory[node] = memory[target] if target is not node else Storage(node.dtype, node.size)
    launches = order(kernels, memory.__getitem__)
    results = {root: _result(changed.get(root, root), memory) for root in roots}
    results.update((node, memory[node]) for node in points if node.op is Op.ASSIGN)
    results.update((old, memory[new]) for old, new in changed.items() if old.op is Op.ASSIGN)
    used = {storage for launch in launches for storage in launch.args}
    temporary = used - {memory[leaf] for leaf in leaves} - set(results.values())
    return Schedule(tuple(launches), results, frozenset(temporary))


def _kernels(roots: list[Node], is_leaf: Callable[[Node], bool], one_pass: bool) -> list[Lowered]:
    """A kernel for each group, cut anew for as long as one would compute a node at too many points."""
    stored, apart = frozenset[Node](), frozenset[Node]()
    while True:
        groups = cut(roots, is_leaf, stored, apart if one_pass else None)
        points = frozenset(node for group in groups for node in group.stored)
        lowerings = [Lowering(group, _either(points, is_leaf)) for group in groups]
        kernels = [lowering.run() for lowering in lowerings]
        more = frozenset[Node]().union(*(lowering.to_store for lowering in lowerings))
        if not more:
            finished = [_lowered(lowered) for lowered in kernels]
            repeated = frozenset[Node]().union(*(_repeated(f, _either(points, is_leaf)) for f in finished))
            if (
                repeated <= stored
            ):  # those that no cut helps lie along an axis that nothing in them depends on
                return finished
            more = repeated & apart
            apart |= repeated
        stored |= more


def _repeated(lowered: Lowered, is_memory: Callable[[Node], bool]) -> set[Node]:
    """Reductions that a kernel would do again for each element, as it keeps no row of theirs."""
    found = rows.find(lowered.kernel) or online.find(lowered.kernel)
    if not rows.needs(lowered.kernel) or found is not None:
        return set()
    below = toposort(*lowered.group.outputs, stop=lambda n: is_memory(n) and n not in lowered.group.outputs)
    return {node for node in below if node.op in REDUCE and not is_memory(node)}


def _either(points: frozenset[Node], is_leaf: Callable[[Node], bool]) -> Callable[[Node], bool]:
    return lambda node: node in points or is_leaf(node)


def _result(root: Node, memory: dict[Node, Storage]) -> Storage:
    base = flat_base(root, memory.__contains__)
    if base not in memory:
        memory[base] = Storage(base.dtype, 0)
    return memory[base]


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
