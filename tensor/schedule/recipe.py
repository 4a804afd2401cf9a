"""Schedules that were made before: graphs of one structure are cut, lowered and put in order once.

A structure is what `schedule` can see of a graph: operations, shapes, dtypes, constants by value, which nodes
are shared, which values are in memory, which memories are the same one, and in what order assignments of it
were made. Not which memory that is: a recipe names memory by number, and each use fills in its own. Bounded
in recipes and in nodes; the one that was not used for longest goes first. Nothing here runs a kernel.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from tensor.describe import describe
from tensor.dtype import DType
from tensor.ir.graph import Node, Op
from tensor.ir.kernel import Kernel
from tensor.ir.place import HERE, Place
from tensor.plan.target import Abilities
from tensor.schedule import GraphSchedule, OrderedLaunch, schedule
from tensor.schedule.storage import Spread, Storage, gathered
from tensor.schedule.timing import Speeds, alike

MAX_RECIPES: Final = 1024
MAX_NODES: Final = 1 << 18  # of all structures that are kept


class Structure:
    """What a schedule of `roots` depends on. key: equal for graphs that one recipe serves. nodes: in the
    order of their numbers. storages: the memory that exists, likewise, each of one device."""

    __slots__ = ("key", "memory", "nodes", "number", "roots", "storages")

    def __init__(self, roots: Sequence[Node]) -> None:
        self.roots = roots
        self.number: dict[Node, int] = {}
        self.memory: dict[Storage, int] = {}
        parts, assigns = self._walk()
        self.nodes = list(self.number)
        self.storages = list(self.memory)
        in_order = tuple([number for _, number in sorted(assigns)]) if assigns else ()
        self.key = tuple(parts), tuple([self.number[root] for root in roots]), in_order

    def _walk(self) -> tuple[list[tuple[Any, ...]], list[tuple[int, int]]]:
        """Number the nodes, sources first; memory is not looked behind. Gives what each node is, and when
        assignments were made."""
        number = self.number
        parts: list[tuple[Any, ...]] = []
        assigns: list[tuple[int, int]] = []
        stack = [*reversed(self.roots)]
        while stack:
            node = stack[-1]
            if node in number:
                stack.pop()
                continue
            storage, first = node.storage, []
            for source in node.src if storage is None else [each.length for each in node.extents]:
                if source in number:
                    continue
                if source.storage is None or source.extents:
                    first.append(source)
                else:  # most are: they need no turn of their own
                    parts.append(self._memory(source, source.storage))
                    number[source] = len(number)
            if first:
                stack.extend(reversed(first))
                continue
            parts.append(self._operation(node) if storage is None else self._memory(node, storage))
            if storage is None and node.op is Op.ASSIGN:
                assigns.append((node.serial, len(number)))
            number[node] = len(number)
            stack.pop()
        return parts, assigns

    def _operation(self, node: Node) -> tuple[Any, ...]:
        op, arg = node.op, node.arg
        if op is Op.CONST:  # 0, False, 0.0 and -0.0 are equal, and NaN is not equal to itself
            return op, node.dtype, node.shape, type(arg), repr(arg)
        number = self.number
        return op, node.dtype, node.shape, arg, *[number[source] for source in node.src]

    def _memory(self, node: Node, storage: Storage) -> tuple[Any, ...]:
        memory = self.memory
        place = memory.setdefault(storage, len(memory)) if storage.place is HERE else self._places(storage)
        known = node.op is Op.BUFFER, node.dtype, node.shape, place, storage.count
        if not node.extents:
            return known
        return *known, *[(each.axis, each.times, self.number[each.length]) for each in node.extents]

    def _places(self, storage: Storage) -> tuple[Any, ...]:
        """What of memory that is elsewhere, or on several devices, a schedule depends on."""
        outer = storage.outer if isinstance(storage, Spread) else 0
        return storage.place, outer, *[self.memory.setdefault(u, len(self.memory)) for u in storage.units]


@dataclass(eq=False, slots=True)
class RecipeStep:
    """One launch, on the device of that name; without a kernel, a copy of the second memory, from an element
    on, to the first, which is on another device. args: numbers of memory, those of the structure and behind
    them those that are fresh; reads, writes: a kernel's, of them. free: fresh memory that nothing later uses.
    what: it computes, in words; makes: the number of the last node that it makes, if the structure has that.
    ready: the kernel on the device, kept by whoever launches."""

    kernel: Kernel | None
    device: str
    offset: int
    args: tuple[int, ...]
    reads: tuple[int, ...]
    writes: tuple[int, ...]
    free: tuple[int, ...]
    what: str
    makes: int | None
    ready: Any = None


@dataclass(frozen=True, eq=False)
class Recipe:
    """A schedule with memory by number. fresh: dtype, count and place of memory that each use makes. results:
    a node's number and that of its memory; spread: those of one that is on several devices, and its place."""

    steps: tuple[RecipeStep, ...]
    fresh: tuple[tuple[DType, int, Place | None], ...]
    results: tuple[tuple[int, int], ...]
    spread: tuple[tuple[int, tuple[int, ...], Place], ...] = ()

    @cached_property
    def devices(self) -> tuple[str, ...]:
        """The names of those that launch something."""
        return tuple(dict.fromkeys(step.device for step in self.steps))

    def memory(self, structure: Structure) -> list[Storage]:
        """The memory of one use, by number."""
        return structure.storages + [Storage(dtype, count, place) for dtype, count, place in self.fresh]

    def settle_spread(self, structure: Structure, memory: Sequence[Storage]) -> list[Node]:
        """Give every node that was computed on several devices its memory; the nodes."""
        done = []
        for number, places, place in self.spread:
            node = structure.nodes[number]
            node.storage = gathered([memory[at] for at in places], node.shape, place)
            done.append(node)
        return done


class Recipes:
    """Recipes by structure. abilities, speeds: as for `schedule`. misses: schedules that were made."""

    def __init__(
        self,
        abilities: Callable[[str], Abilities] = lambda _: Abilities(),
        max_recipes: int = MAX_RECIPES,
        max_nodes: int = MAX_NODES,
        speeds: Speeds = alike,
    ) -> None:
        self._abilities, self._speeds = abilities, speeds
        self._max_recipes, self._max_nodes = max_recipes, max_nodes
        self._held: OrderedDict[Any, Recipe] = OrderedDict()
        self._nodes = 0
        self.misses = 0

    def __len__(self) -> int:
        return len(self._held)

    def get(self, structure: Structure) -> Recipe:
        """The recipe of a structure, scheduled now if there is none."""
        found = self._held.get(structure.key)
        if found is not None:
            self._held.move_to_end(structure.key)
            return found
        self.misses += 1
        made = schedule(structure.roots, lambda node: node.storage, self._abilities, self._speeds)
        found = recipe(structure, made)
        self._held[structure.key] = found
        self._nodes += len(structure.nodes)
        while len(self._held) > self._max_recipes or self._nodes > self._max_nodes:
            key, _ = self._held.popitem(last=False)
            self._nodes -= len(key[0])
        return found


def recipe(structure: Structure, plan: GraphSchedule) -> Recipe:
    """A schedule of the structure's nodes, with memory by number."""
    memory = dict(structure.memory)
    fresh: list[tuple[DType, int, Place | None]] = []

    def place(storage: Storage) -> int:
        found = memory.get(storage)
        if found is None:
            found = memory[storage] = len(memory)
            fresh.append((storage.dtype, storage.count, storage.place))
        return found

    last = {storage: i for i, launch in enumerate(plan.launches) for storage in launch.args}
    made = {node for launch in plan.launches for node in launch.outputs}
    steps = []
    for i, launch in enumerate(plan.launches):
        args = tuple(map(place, launch.args))
        reads, writes = _touched(launch, args)
        ending = dict.fromkeys(s for s in launch.args if last[s] == i and s in plan.temporary)
        steps.append(
            RecipeStep(
                launch.kernel,
                launch.device,
                launch.offset,
                args,
                reads,
                writes,
                free=tuple(map(place, ending)),
                what=_told(launch, made),
                makes=structure.number.get(launch.outputs[-1]) if launch.outputs else None,
            )
        )
    number, results, spread = structure.number, [], []
    for node, storage in plan.results.items():
        if node in number and isinstance(storage, Spread):
            places = tuple(map(place, storage.units))
            spread.append((number[node], places, node.place or HERE))
        elif node in number:
            results.append((number[node], place(storage)))
    return Recipe(tuple(steps), tuple(fresh), tuple(results), tuple(spread))


def _touched(launch: OrderedLaunch, args: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The memory that a launch's kernel reads, and that it writes."""
    if launch.kernel is None:
        return (), ()
    params = list(zip(args, launch.kernel.params, strict=True))
    reads = tuple(at for at, param in params if "r" in param.access)
    return reads, tuple(at for at, param in params if "w" in param.access)


def _told(launch: OrderedLaunch, made: set[Node]) -> str:
    if launch.kernel is None:
        target, source = launch.args
        kind = f"{target.dtype.name}[{target.count}]"
        return f"copy {kind} from {source.home or 'the default device'}"
    return describe(launch.outputs, made.difference(launch.outputs))
