"""From a group of graph nodes to one kernel: movement dissolves into forms, everything else becomes values.

A node is lowered at a point, the tuple of forms that are its coordinates. Lowering walks from the outputs
to memory; `tensor/schedule/cut.py` has decided before where the walk stops. Nothing here decides what is
fused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tensor.dtype import dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import REACH, Axis, Bound, Form, of_axis
from tensor.ir.graph import ELEMENTWISE, MOVEMENT, REDUCE, Node, Op, toposort
from tensor.ir.kernel import End, Kernel, Load, Param, Store, Value, postorder
from tensor.passes.algebra import builder
from tensor.schedule.view import Index, flatten, source_index

MAX_PLACES: Final = 32  # points of one kernel at which a node is computed
FEW_PLACES: Final = 8  # a node computed at no more is not stored to save that
MAX_DIGITS: Final = 64  # terms in the index of a node, digits' own terms included
GROWTH: Final = 4  # a node more times larger than what it is computed from is not stored,
SMALL: Final = 1 << 16  # unless it has so few elements
_SOURCES: Final = frozenset((Op.CONST, Op.IOTA, Op.BUFFER))
_IDENTITY = {Op.REDUCE_ADD: 0, Op.REDUCE_MUL: 1}
_ZERO_IF_ALL_ZERO = frozenset(
    (Op.ADD, Op.SUB, Op.MUL, Op.MAX, Op.MIN, Op.OR, Op.XOR, Op.AND, Op.NEG, Op.SQRT, Op.TRUNC, Op.SIN)
) | {Op.CAST, Op.BITCAST}

Guards = frozenset[Bound] | None


@dataclass(frozen=True)
class Group:
    """What one kernel computes. outputs: nodes of one shape (axes of size 1 apart), sources first.
    stored: those of them that other kernels or the user read.
    """

    outputs: tuple[Node, ...]
    stored: tuple[Node, ...]


@dataclass(frozen=True)
class Lowered:
    """A kernel and what its slots mean. memory: per slot the node whose memory it is. The slot of a
    stored node that is an ASSIGN is the memory of its target.
    """

    kernel: Kernel
    memory: tuple[Node, ...]
    group: Group


@dataclass
class _Slots:
    """Parameters while they are found:
    one for each memory that is written, one for each that is only read.
    """

    memory: list[Node] = field(default_factory=list)
    access: list[str] = field(default_factory=list)
    by_node: dict[tuple[Node, str], int] = field(default_factory=dict)

    def slot(self, node: Node, access: str) -> int:
        found = self.by_node.get((node, access))
        if found is None:
            found = self.by_node[node, access] = len(self.memory)
            self.memory.append(node)
            self.access.append(access)
        return found


class Lowering:
    """One use lowers one group. is_memory(node): the walk stops here and loads.

    Views of views can need a node at more points than there are nodes, or at points of ever longer forms.
    Where that passes the limits above, the walk loads the node as if it had memory and puts it into
    `to_store`: the kernel is then of no use, and the graph is to be cut there.
    """

    def __init__(self, group: Group, is_memory: Callable[[Node], bool]) -> None:
        self._group, self._has_memory = group, is_memory
        self.to_store: set[Node] = set()
        self._places: dict[Node, int] = {}
        self._build = builder()
        self._slots = _Slots()
        self._reduced: dict[tuple[Any, ...], tuple[Index, tuple[Axis, ...]]] = {}
        self._zero_known: dict[int, Guards] = {}
        self._made: dict[tuple[Index, tuple[Bound, ...]], dict[Node, Value]] = {}
        self._outputs: dict[Node, Value] = {}
        shape = max((points_of(o) for o in group.outputs), key=len)
        self._axes = tuple(Axis(i, n) for i, n in enumerate(n for n in shape if n > 1))
        self._next_axis = len(self._axes)
        self._own = {node: index_of(points_of(node), self._axes) for node in group.outputs}
        self._targets = {o.src[0]: self._own[o] for o in group.stored if o.op is Op.ASSIGN}

    def run(self) -> Lowered:
        """Lower every output. Raises IRError if the group reads an output of its own at another point."""
        written = [self._slots.slot(target_of(node), "w") for node in self._group.stored]
        stores = [self._store(slot, node) for slot, node in zip(written, self._group.stored, strict=True)]
        ends = tuple(self._ends())
        params = tuple(
            Param(slot, node.dtype, node.size, access)
            for slot, (node, access) in enumerate(zip(self._slots.memory, self._slots.access, strict=True))
        )
        kernel = Kernel("kernel", self._axes, params, tuple(stores), ends)
        return Lowered(kernel, tuple(self._slots.memory), self._group)

    def _ends(self) -> Iterator[End]:
        """Where what is stored ends, if all of it ends there."""
        found: list[dict[Axis, tuple[Node, int]]] = []
        for node in self._group.stored:
            places = {} if node.op is Op.SCATTER else {e.axis: (e.length, e.times) for e in node.extents}
            forms = {form: places[at] for at, form in enumerate(self._own[node]) if at in places}
            found.append({axis: forms[of_axis(axis)] for axis in self._axes if of_axis(axis) in forms})
        for axis, (length, times) in (found[0] if found else {}).items():
            if all(other.get(axis) == (length, times) for other in found[1:]) and self._is_memory(length):
                yield End(axis, self._slots.slot(length, "r"), times)

    def _store(self, slot: int, node: Node) -> Store:
        own = self._own[node]
        if node.op is not Op.SCATTER:
            return Store(slot, flatten(node.shape, own), self._output(node))
        index, value = (self._at(source, own, ()) for source in node.src[1:])
        return Store(slot, Form(), value, index, node.size, node.arg)

    def _is_memory(self, node: Node) -> bool:
        return node in self.to_store or self._has_memory(node)

    def _output(self, node: Node) -> Value:
        if node not in self._outputs:
            self._outputs[node] = self._inside(node, self._own[node], ())
        return self._outputs[node]

    def _at(self, node: Node, index: Index, guards: tuple[Bound, ...]) -> Value:
        """The value of `node` at a point.
        Elementwise operations are walked without recursion: chains get long.
        """
        self._limit_digits(node, index)
        made = self._made.setdefault((index, guards), {})
        stack = [node]
        while stack:
            current = stack[-1]
            if current in made:
                stack.pop()
                continue
            if self._is_arithmetic(current):
                missing = [s for s in reversed(current.src) if s not in made]
                if missing:
                    stack.extend(missing)
                    continue
                sources = tuple(made[s] for s in current.src)
                made[current] = self._build.make(current.op, current.dtype, sources, current.arg)
                self._limit_places(current)
            else:
                made[current] = self._lower(current, index, guards)
            stack.pop()
        return made[node]

    def _limit_digits(self, node: Node, index: Index) -> None:
        """Let a node be stored if its index has become too long."""
        is_source = node.op in _SOURCES or node in self._own or self._is_memory(node)
        if not is_source and sum(form.weight for form in index) > MAX_DIGITS and self._is_lean(node):
            self.to_store.add(node)

    def _limit_places(self, node: Node) -> None:
        """Note one more point of a node. If that is one too many, let the last one that is computed at more
        than a few points be stored."""
        self._places[node] = self._places.get(node, 0) + 1
        if self._places[node] > MAX_PLACES:
            often = [n for n, count in self._places.items() if count > FEW_PLACES and n not in self.to_store]
            latest = sorted(often, key=lambda n: -n.serial)
            self.to_store.update([n for n in latest if self._is_lean(n)][:1])
            self._places.clear()

    def _is_lean(self, node: Node) -> bool:
        """False for a node much larger than all that it is computed from, such as what a product sums."""
        largest: dict[Node, int] = {}
        for current in toposort(node, stop=self._is_memory):
            is_source = self._is_memory(current) or current.op in REDUCE
            largest[current] = max((largest[s] for s in current.src if s in largest), default=0)
            if is_source:
                largest[current] = max(largest[current], current.size)
        return node.size <= max(SMALL, GROWTH * largest[node])

    def _is_arithmetic(self, node: Node) -> bool:
        return node.op in ELEMENTWISE and node not in self._own and not self._is_memory(node)

    def _lower(self, node: Node, index: Index, guards: tuple[Bound, ...]) -> Value:
        own = self._own.get(node)
        if own is not None:
            if own != index or guards:
                raise IRError(f"{node} is read at another point of the kernel that makes it")
            return self._output(node)
        if self._is_memory(node):
            return self._load(node, index, guards)
        return self._inside(node, index, guards)

    def _inside(self, node: Node, index: Index, guards: tuple[Bound, ...]) -> Value:
        make = self._build.make
        if node.op in ELEMENTWISE:
            return make(node.op, node.dtype, tuple(self._at(s, index, guards) for s in node.src), node.arg)
        if node.op is Op.PAD:
            return self._pad(node, index, guards)
        if node.op in MOVEMENT:
            return self._at(node.src[0], source_index(node, index)[0], guards)
        if node.op in REDUCE:
            return self._reduce(node, index, guards)
        match node.op:
            case Op.CONST:
                return self._build.const(node.dtype, node.arg)
            case Op.IOTA:
                return make(Op.IOTA, node.dtype, (), index[node.arg])
            case Op.GATHER:
                return self._gather(node, index, guards)
            case Op.CONTIGUOUS | Op.EXTENT:
                return self._at(node.src[0], index, guards)
            case Op.ASSIGN:
                return self._at(node.src[1], index, guards)
        raise IRError(f"{node} has no memory to load from")

    def _load(self, node: Node, index: Index, guards: tuple[Bound, ...]) -> Value:
        slot = self._read_slot(node, index, guards)
        load = Load(slot, flatten(node.shape, index), guards)
        return self._build.make(Op.BUFFER, node.dtype, (), load)

    def _read_slot(self, node: Node, index: Index, guards: tuple[Bound, ...]) -> int:
        if self._targets.get(node) == index and not guards:
            slot = self._slots.slot(node, "w")
            self._slots.access[slot] = "rw"
            return slot
        return self._slots.slot(node, "r")

    def _gather(self, node: Node, index: Index, guards: tuple[Bound, ...]) -> Value:
        data, at = node.src
        load = Load(self._slots.slot(flat_base(data, self._is_memory), "r"), Form(), guards, data.size)
        return self._build.make(Op.BUFFER, node.dtype, (self._at(at, index, guards),), load)

    def _pad(self, node: Node, index: Index, guards: tuple[Bound, ...]) -> Value:
        if not node.src[0].size:
            return self._build.const(node.dtype, 0)
        moved, new = source_index(node, index)
        inside = tuple(bound for bound in new if bound not in guards)
        value = self._at(node.src[0], moved, guards + inside)
        zero_without = self._zero_without(value)
        if not inside or zero_without is None or zero_without.issuperset(inside):
            return value
        zero = self._build.const(node.dtype, 0)
        return self._build.make(Op.WHERE, node.dtype, (self._condition(inside), value, zero))

    def _zero_without(self, value: Value) -> Guards:
        """Guards each of which makes the value 0 where it fails, because every load below has it; None if it
        is 0 everywhere."""
        known = self._zero_known
        for current in postorder(value, stop=lambda v: id(v) in known):
            if id(current) not in known:
                known[id(current)] = _zero_guards(current, known)
        return known[id(value)]

    def _condition(self, bounds: tuple[Bound, ...]) -> Value:
        build, total = self._build, self._build.const(dtypes.bool, True)
        for bound in bounds:
            low, high = bound.form.bounds
            kind = dtypes.int32 if low >= -REACH and max(high, bound.high) < REACH else dtypes.int64
            at = build.make(Op.IOTA, kind, (), bound.form)
            below = build.make(Op.LT, dtypes.bool, (at, build.const(kind, bound.low)))
            above = build.make(Op.LT, dtypes.bool, (at, build.const(kind, bound.high)))
            reached = build.make(Op.NOT, dtypes.bool, (below,))
            for part in (reached, above):
                total = build.make(Op.AND, dtypes.bool, (total, part))
        return total

    def _reduce(self, node: Node, index: Index, guards: tuple[Bound, ...]) -> Value:
        source = node.src[0]
        if source.size == 0:
            return self._build.const(node.dtype, identity(node.op, node))
        inner, axes = self._reduction(node, index)
        value = self._at(source, inner, guards)
        return self._build.make(node.op, node.dtype, (value,), axes) if axes else value

    def _reduction(self, node: Node, index: Index) -> tuple[Index, tuple[Axis, ...]]:
        key = (node.src[0].shape, node.arg, index)
        if key not in self._reduced:
            axes = {
                a: Axis(self._fresh(), node.src[0].shape[a]) for a in node.arg if node.src[0].shape[a] > 1
            }
            inner = tuple(of_axis(axes[i]) if i in axes else form for i, form in enumerate(index))
            self._reduced[key] = inner, tuple(axes.values())
        return self._reduced[key]

    def _fresh(self) -> int:
        self._next_axis += 1
        return self._next_axis - 1


def identity(op: Op, node: Node) -> bool | int | float:
    """What a reduction over no elements gives."""
    if op in _IDENTITY:
        return _IDENTITY[op]
    return node.dtype.min if op is Op.REDUCE_MAX else node.dtype.max


def index_of(shape: tuple[int, ...], axes: Sequence[Axis]) -> Index:
    """Coordinates of `shape` on the axes of a kernel that left out the sizes 1."""
    left = iter(axes)
    return tuple(of_axis(next(left)) if n > 1 else Form() for n in shape)


def target_of(node: Node) -> Node:
    """The node whose memory a stored node is written to."""
    return node.src[0] if node.op in (Op.ASSIGN, Op.SCATTER) else node


def points_of(node: Node) -> tuple[int, ...]:
    """The shape whose points a kernel runs through to make a node."""
    return node.src[1].shape if node.op is Op.SCATTER else node.shape


def flat_base(node: Node, is_memory: Callable[[Node], bool]) -> Node:
    """The node behind reshapes and detachments,
    the same elements in the same order; memory stays what it is.
    """
    while is_same_flat(node) and not is_memory(node):
        node = node.src[0]
    return node


def is_same_flat(node: Node) -> bool:
    """True if the node's elements, in order, are those of its source."""
    if node.op in (Op.RESHAPE, Op.EXTENT):
        return True
    return node.op is Op.BITCAST and node.dtype == node.src[0].dtype


def _zero_guards(value: Value, known: dict[int, Guards]) -> Guards:
    arg: Any = value.arg
    if value.op is Op.BUFFER:
        return frozenset(arg.guards)
    if value.op is Op.CONST:
        return None if arg == 0 else frozenset()
    if value.op is not Op.WHERE and value.op not in _ZERO_IF_ALL_ZERO:
        return frozenset()
    parts = [known[id(s)] for s in (value.src[1:] if value.op is Op.WHERE else value.src)]
    some = [part for part in parts if part is not None]
    return some[0].intersection(*some[1:]) if some else None
