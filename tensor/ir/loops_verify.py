"""The rules of loop programs, checked one by one. Runs after each pass in tests."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from tensor.dtype import dtypes
from tensor.ir.build import ATOMIC
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Bound, Digit, Form
from tensor.ir.graph import ELEMENTWISE, REDUCE, Op
from tensor.ir.kernel import Param
from tensor.ir.loops import (
    Accumulate,
    Barrier,
    Box,
    Compute,
    Constant,
    Declare,
    For,
    Leave,
    LoadTile,
    LoopProgram,
    Mask,
    MultiplyFragments,
    Number,
    Operand,
    Scale,
    Scatter,
    Shared,
    Statement,
    StoreTile,
    Tile,
    Total,
    walk,
)
from tensor.ir.loops_text import format_statement
from tensor.ir.range import bounds_where


def verify(program: LoopProgram) -> None:
    """Raises IRError naming the program, the statement and the rule that it breaks."""
    _Checker(program).run()


class _Checker:
    """axes: those that forms may use here; masks: what holds for the lanes that are left. tiles: those
    defined and in sight; variables: those declared."""

    def __init__(self, program: LoopProgram) -> None:
        self.program = program
        self.axes = {program.group, program.lane}
        self.masks: list[Bound] = []
        self.tiles: set[Tile] = set()
        self.variables: dict[Tile, Declare] = {}
        self.made: set[Tile] = set()
        self.loaded: set[Operand] = set()
        self.uniform: set[Operand] = set()

    def run(self) -> None:
        self.body(self.program.body)

    def body(self, statements: Iterable[Statement]) -> None:
        tiles, variables = set(self.tiles), dict(self.variables)
        for statement in statements:
            try:
                self.statement(statement)
            except IRError as error:
                if isinstance(statement, For):
                    raise
                line = format_statement(statement)
                raise IRError(f"loop program {self.program.name}: {line}: {error}") from None
        self.tiles, self.variables = tiles, variables

    def statement(self, statement: Statement) -> None:
        match statement:
            case For():
                self.loop(statement)
            case Compute():
                self.compute(statement)
            case Number():
                self.coordinate(statement)
            case LoadTile():
                self.load(statement)
            case StoreTile():
                self.store(statement)
            case Scatter():
                self.scatter(statement)
            case Declare():
                self.declare(statement)
            case Accumulate():
                self.accumulate(statement)
            case Scale():
                self.declared(statement.variable, Op.REDUCE_ADD)
                check(statement.variable.dtype.is_float, "whole numbers are not scaled")
                check(statement.factor.dtype == statement.variable.dtype, "a factor of another type")
                self.read(statement.factor, statement.variable.parts)
            case MultiplyFragments():
                self.multiply(statement)
            case Total():
                self.total(statement)
            case Mask():
                self.form(statement.bound.form, ())
                self.masks.append(statement.bound)
            case Leave():
                self.leave(statement)
            case Barrier():
                self.barrier(statement)

    def coordinate(self, number: Number) -> None:
        check(number.out.dtype in (dtypes.int32, dtypes.int64), "a coordinate is int32 or int64")
        self.form(number.form, number.out.parts)
        self.define(number.out)
        if self.program.lane not in number.form.axes:
            self.uniform.add(number.out)

    def barrier(self, barrier: Barrier) -> None:
        check(not self.masks, "lanes that have ended do not come to a barrier")
        check(barrier.pending >= 0, f"a barrier with {barrier.pending} stores pending")
        lanes, among = self.program.lane.size, barrier.among
        check(not among or lanes % among == 0, f"{lanes} lanes do not meet in runs of {among}")
        check(not among or barrier.pending == 0, "a barrier of some lanes waits for no late stores")
        if barrier.turn is not None:
            self.form(barrier.turn, ())

    def leave(self, leave: Leave) -> None:
        check(not self.masks, "a group is left before any of its lanes has ended")
        check(self.axes == {self.program.group, self.program.lane}, "a group is left in no loop")
        check(leave.first.axes <= {self.program.group}, "lanes leave their group together")
        self.read(leave.limit, ())
        check(leave.limit.dtype == dtypes.int32, "a group is left by an int32")
        check(leave.limit in self.uniform, f"{leave.limit!r} may differ between lanes")

    def declare(self, declared: Declare) -> None:
        check(declared.op in REDUCE, f"{declared.op.name} does not collect")
        check(declared.variable not in self.made, f"{declared.variable!r} is made twice")
        self.made.add(declared.variable)
        self.variables[declared.variable] = declared

    def total(self, total: Total) -> None:
        self.declared(total.variable, total.op)
        lanes, apart = total.lanes, total.apart
        check(power_of_two(lanes) and power_of_two(apart), f"a total over {lanes} lanes")
        check(lanes * apart <= self.program.lane.size, "a total over more lanes than there are")
        self.define(total.out)

    def loop(self, loop: For) -> None:
        check(loop.axis.index not in {a.index for a in self.axes}, f"a{loop.axis.index} is open already")
        if loop.until is not None:
            self.read(loop.until, ())
            check(loop.until.dtype == dtypes.int32, "a loop ends at an int32")
            check(loop.until in self.uniform, f"{loop.until!r}, where a loop ends, may differ between lanes")
        if loop.stages > 1:
            pipeline(loop)
        self.axes.add(loop.axis)
        self.body(loop.body)
        self.axes.discard(loop.axis)

    def compute(self, statement: Compute) -> None:
        check(statement.op in ELEMENTWISE, f"{statement.op.name} is not elementwise")
        for source in statement.sources:
            self.read(source, statement.out.parts)
        self.define(statement.out)
        if all(isinstance(s, Constant) or s in self.uniform for s in statement.sources):
            self.uniform.add(statement.out)

    def load(self, statement: LoadTile) -> None:
        check(statement.array.dtype == statement.out.dtype, f"from an array of {statement.array.dtype.name}")
        self.array(statement, "r")
        if statement.gathered is not None:
            self.read(statement.gathered, statement.out.parts)
            check(statement.gathered.dtype.is_int and statement.limit > 0, "gathered by a whole number")
        self.inside(statement.array.count, statement.index, statement.guards, max(statement.limit - 1, 0))
        for guard in statement.guards:
            self.form(guard.form, statement.out.parts)
        self.form(statement.index, statement.out.parts)
        self.define(statement.out)
        if isinstance(statement.array, Param) and statement.gathered is None:
            self.loaded.add(statement.out)
        if (
            not statement.guards
            and statement.gathered is None
            and self.program.lane not in statement.index.axes
        ):
            self.uniform.add(statement.out)

    def store(self, statement: StoreTile) -> None:
        check(
            statement.array.dtype == statement.value.dtype, f"into an array of {statement.array.dtype.name}"
        )
        self.array(statement, "w")
        self.read(statement.value, statement.parts)
        if statement.late:
            is_copy = isinstance(statement.array, Shared) and not statement.guards
            check(is_copy and statement.value in self.loaded, "only what a load brings is stored late")
        if statement.box is not None:
            self.box(statement, statement.box)
        self.form(statement.index, statement.parts)
        self.inside(statement.array.count, statement.index, statement.guards, 0)

    def box(self, statement: StoreTile, box: Box) -> None:
        check(statement.late, "a box that is not stored late")
        dims = len(box.shape)
        check(
            all(len(each) == dims for each in (box.sizes, box.strides, box.corner)),
            f"a box of {dims} dimensions",
        )
        check(box.strides[0] == 1, "a box whose first dimension has no neighbours")
        count = prod(part.size for part in statement.parts) * self.program.lane.size
        check(prod(box.shape) == count, f"a box of {prod(box.shape)} elements, of which {count} are stored")
        for form in (*box.corner, box.turn):
            check(self.program.lane not in form.axes, "a box that begins elsewhere for other lanes")
            self.form(form, ())

    def scatter(self, statement: Scatter) -> None:
        self.array(statement, "w")
        check(
            statement.array.dtype == statement.value.dtype, f"into an array of {statement.array.dtype.name}"
        )
        check(statement.at.dtype == dtypes.int32 and statement.limit > 0, "scattered by an int32")
        if statement.op is not None:
            check(statement.array.dtype in ATOMIC.get(statement.op, ()), "no atomic of its type")
        self.read(statement.value, statement.parts)
        self.read(statement.at, statement.parts)
        self.form(statement.index, statement.parts)
        self.inside(statement.array.count, statement.index, statement.guards, statement.limit - 1)

    def array(self, statement: LoadTile | StoreTile | Scatter, access: str) -> None:
        array = statement.array
        if isinstance(array, Param):
            check(array in self.program.params, f"slot {array.slot} is no param of the program")
            check(access in array.access, f"slot {array.slot} is {array.access!r}")
        else:
            check(array in self.program.shared, f"s{array.number} is not shared by the program")

    def inside(self, count: int, index: Form, guards: tuple[Bound, ...], more: int) -> None:
        """No lane that is left reaches outside; guards of digits are believed, for no range tells what they
        leave."""
        guards = (*guards, *self.masks)
        if any(isinstance(atom, Digit) for guard in guards for atom, _ in guard.form.terms):
            return
        low, high = bounds_where(index, guards)
        check(low >= 0 and high + more < count, f"{low}..{high + more} of {count} elements")

    def accumulate(self, statement: Accumulate) -> None:
        variable = statement.variable
        self.declared(variable, statement.op)
        self.read(statement.source, (*variable.parts, *statement.steps))
        for guard in statement.guards:
            self.form(guard.form, (*variable.parts, *statement.steps))

    def multiply(self, statement: MultiplyFragments) -> None:
        declare = self.variables.get(statement.variable)
        check(
            declare is not None and declare.fragment == statement.fragment, "not declared for this fragment"
        )
        fragment = statement.fragment
        for side in (statement.left, statement.right):
            self.read(side, side.parts)
            check(side.dtype == fragment.side, f"a side of {side.dtype.name}, not {fragment.side.name}")
            check(side.parts[1].size == fragment.along.size, "a side that is not as long as the fragment's")
        sizes = (statement.left.parts[0].size, statement.right.parts[0].size, fragment.register.size)
        check(tuple(p.size for p in statement.variable.parts) == sizes, "blocks that are not the sides'")
        rest = statement.right.parts[0].size % fragment.together
        check(rest == 0, f"blocks across that are not {fragment.together} an instruction")

    def declared(self, variable: Tile, op: Op) -> None:
        check(variable in self.variables, f"{variable!r} is not declared here")
        check(
            self.variables[variable].op is op, f"{variable!r} collects by {self.variables[variable].op.name}"
        )

    def define(self, out: Tile) -> None:
        check(out not in self.made, f"{out!r} is made twice")
        self.made.add(out)
        self.tiles.add(out)

    def read(self, source: Operand, parts: Iterable[Axis]) -> None:
        if isinstance(source, Constant):
            return
        check(source in self.tiles, f"{source!r} is read where it is not defined")
        check(set(source.parts) <= set(parts), f"{source!r} has parts that are not the statement's")

    def form(self, form: Form, parts: Iterable[Axis]) -> None:
        unknown = form.axes - self.axes - set(parts)
        check(not unknown, f"axes {sorted(a.index for a in unknown)} are not open here")
        for atom, _ in form.terms:
            if isinstance(atom, Digit):
                check(atom.form.bounds[0] >= 0, "a digit of a form that may be negative")
                self.form(atom.form, parts)


def pipeline(loop: For) -> None:
    """A turn of a pipeline meets once, at its end (at its beginning where it stores late), and neither fills
    nor reads one place all the time."""
    inside = list(walk(loop.body))
    check(sum(isinstance(s, Barrier) for s in inside) == 1, "a turn of a pipeline has one barrier")
    touched = [s for s in inside if isinstance(s, (LoadTile, StoreTile)) and isinstance(s.array, Shared)]
    stores = [s for s in touched if isinstance(s, StoreTile)]
    check(bool(stores), "a pipeline that brings nothing")
    late = stores[0].late
    check(all(s.late == late for s in stores), "a pipeline that stores some late and some not")
    where = "begins" if late else "ends"
    check(isinstance(loop.body[0 if late else -1], Barrier), f"a turn of a pipeline {where} with its barrier")
    for statement in touched:
        check(loop.axis in statement.index.axes, f"{format_statement(statement)}: no place for another stage")


def power_of_two(number: int) -> bool:
    return number > 0 and number & (number - 1) == 0


def check(holds: bool, rule: str) -> None:
    if not holds:
        raise IRError(rule)
