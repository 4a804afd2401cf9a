"""A kernel under a schedule becomes a loop program.

Pre: a kernel and a schedule of it. Post: a program of the same meaning, every tile defined once and before
its uses. Each value is a tile over the register parts it depends on and no others, defined in the outermost
block that it depends on: a matrix product loads each row and column once, and loop-invariant code is outside,
because that is where it is put.
"""

from __future__ import annotations

from typing import Any

from tensor.ir.form import REACH, Axis, Bound, Form, of_axis
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Kernel, Load, Store, Value, postorder
from tensor.ir.loops import (
    Compute,
    Constant,
    LoadTile,
    LoopProgram,
    Mask,
    Number,
    Operand,
    Scatter,
    Statement,
    StoreTile,
    Tile,
)
from tensor.plan import extent
from tensor.plan.attention import FragmentSums
from tensor.plan.binding import Binding, OpenBlock, sharing
from tensor.plan.online import OnlineSums
from tensor.plan.reduce import Reduction
from tensor.plan.schedule import Schedule, Stage
from tensor.plan.staged import StagedProduct
from tensor.plan.target import Target
from tensor.plan.tile import digit


class Application:
    """One kernel being turned into statements, value by value. bind: what says where axes run."""

    bind: type[Binding] = Binding

    def __init__(self, kernel: Kernel, schedule: Schedule, target: Target) -> None:
        self.kernel, self.schedule = kernel, schedule
        self.binding = self.bind(kernel, schedule)
        self.product = self.staged(schedule.stage, target)
        self.arrays = {p.slot: p for p in kernel.params}

    def staged(self, found: Stage | None, target: Target) -> StagedProduct | None:
        """The product that goes through shared memory."""
        if found is None:
            return None
        fragment = target.fragment(found.left.dtype, found.value.dtype, found.by, found.kinds)
        return StagedProduct(self.binding, self.operand, found, fragment)

    def run(self) -> LoopProgram:
        """The program: what every store needs, then the stores; where lanes share an output the first
        writes."""
        root = self.binding.root
        if self.schedule.ragged is not None:
            root.statements[:0] = self.rest(self.schedule.ragged)
        root.statements[:0] = extent.leaves(self.binding, extent.limits(self.binding))
        held = self.held()
        number = self.among_sharers()
        if number is not None:
            root.statements.append(Mask(Bound(number, 0, 1)))
        root.statements.extend(self.store(store, value) for store, value in held)
        group, lane, shared = self.binding.group, self.binding.lane, tuple(self.binding.shared)
        return LoopProgram(self.kernel.name, self.kernel.params, shared, group, lane, tuple(root.statements))

    def rest(self, axis: Axis) -> list[Statement]:
        """What the first lanes do before their vectors: the elements that fill none."""
        root, saved = self.binding.root, self.binding.saved()
        vectors, root.statements = root.statements, []
        self.binding.to_rest(axis)
        found = [self.store(store, value) for store, value in self.held()]
        made, root.statements = root.statements, vectors
        self.binding.restore(saved)
        root.known.clear()
        return [*made, *found]

    def among_sharers(self) -> Form | None:
        """A lane's number among those that have the same results, None if no others have them."""
        online, lane = self.schedule.online, of_axis(self.binding.lane)
        if online is not None and online.chain is not None:
            count, apart = sharing(online.chain.fragment)
            return digit(lane, apart, count) if online.chain.last is None else None
        is_shared = self.schedule.share > 1 and not self.schedule.is_spread
        return digit(lane, 1, self.schedule.share) if is_shared else None

    def held(self) -> list[tuple[Store, tuple[Operand, ...]]]:
        """What each store needs, computed."""
        return [(store, tuple(map(self.operand, store.roots))) for store in self.kernel.stores]

    def store(self, store: Store, held: tuple[Operand, ...]) -> StoreTile | Scatter:
        """One store at every point of the register tile."""
        parts = tuple(dict.fromkeys(p for a in self.kernel.axes for p in self.binding.tiles.get(a, ())))
        guards = self.binding.guards_along(frozenset(self.kernel.axes))
        bounds = tuple(map(self.binding.bound, guards))
        value, *at = held
        if at:
            array, index = self.arrays[store.slot], self.binding.form(store.index)
            return Scatter(array, index, at[0], store.limit, store.op, value, parts, bounds)
        return StoreTile(self.arrays[store.slot], self.binding.form(store.index), value, parts, bounds)

    def operand(self, root: Value) -> Operand:
        """The operand that holds a value, computed if need be, with what it needs."""
        for value in self.unknown(root):
            if self.binding.known(value) is None:
                parts, block = self.binding.place(value)
                self.compute(value, parts, block)
        return self.source(root)

    def source(self, value: Value) -> Operand:
        """The operand of a value that has one."""
        return self.binding.place(value)[1].known[id(value)]

    def unknown(self, root: Value) -> list[Value]:
        """Values under `root` that are not computed yet, outside any reduction, sources first."""
        binding = self.binding

        def stops(value: Value) -> bool:
            return value.op in REDUCE or binding.known(value) is not None

        return [v for v in postorder(root, stop=stops) if binding.known(v) is None]

    def compute(self, value: Value, parts: tuple[Axis, ...], block: OpenBlock) -> None:
        """Make one value, whose sources are known, known in its block."""
        if value.op in REDUCE:
            online = self.schedule.online
            if self.product is not None:
                self.product.run(value)
            elif online is not None and value in online.sums:
                sums = OnlineSums if online.chain is None else FragmentSums
                sums(self.binding, self.operand, value).run()
            else:
                Reduction(self.binding, self.operand, value).run()
            return
        if value.op is Op.CONST:
            block.known[id(value)] = Constant(value.dtype, value.arg)
            return
        out = self.binding.tile(value.dtype, parts)
        sources = tuple(self.source(s) for s in value.src)
        statement: Compute | LoadTile | Number = Compute(out, value.op, sources)
        if value.op is Op.BUFFER:
            statement = self.load(value, out, sources)
        elif value.op is Op.IOTA:
            statement = self.number(out, self.binding.form(value.arg), block)
        block.known[id(value)] = self.once(statement, block)

    def number(self, out: Tile, form: Form, block: OpenBlock) -> Compute | Number:
        """A place as a number; of one beyond 32 bits, what it is at least is added in 64."""
        low, high = form.bounds
        if high < REACH:
            return Number(out, form)
        near = self.binding.tile(out.dtype, out.parts)
        block.statements.append(Number(near, form + -low))
        return Compute(out, Op.ADD, (near, Constant(out.dtype, low)))

    def once(self, statement: Compute | LoadTile | Number, block: OpenBlock) -> Tile:
        """The tile of a statement, that of one which says the same if the block has it: along a row, what is
        reduced and what follows are written over different axes and bound to the same registers."""
        if self.schedule.row is None:
            block.statements.append(statement)
            return statement.out
        match statement:
            case Compute():
                said: tuple[Any, ...] = (statement.op, *map(same, statement.sources))
            case Number():
                said = (statement.form,)
            case LoadTile():
                gathered = statement.gathered
                said = (statement.array, statement.index, statement.guards, statement.limit, gathered)
        key = (type(statement), statement.out.dtype, *said)
        if key not in block.made:
            block.made[key] = statement.out
            block.statements.append(statement)
        return block.made[key]

    def load(self, value: Value, out: Tile, sources: tuple[Operand, ...]) -> LoadTile:
        """A load over the parts that are open now."""
        load: Load = value.arg
        guards = (*load.guards, *self.binding.guards_along(self.binding.axes[id(value)]))
        return LoadTile(
            out,
            self.arrays[load.slot],
            self.binding.form(load.index),
            tuple(map(self.binding.bound, guards)),
            sources[0] if sources else None,
            load.limit,
        )


def same(operand: Operand) -> Any:
    """What two operands share only if they are one; 0.0 and -0.0 are two."""
    return (operand.dtype, repr(operand.value)) if isinstance(operand, Constant) else operand


def apply(kernel: Kernel, schedule: Schedule, target: Target) -> LoopProgram:
    """The loop program of a kernel under a schedule."""
    return Application(schedule.kernel or kernel, schedule, target).run()
