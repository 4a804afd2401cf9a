"""What a loop program means, in numpy: every tile is an array of (groups, lanes, points of its parts).

It checks what a device would fault on or leave to chance: accesses out of bounds, an element written twice,
shared memory read before anybody wrote it, or touched by two lanes, one of them writing, with no barrier
between. What is stored late lands in the barrier that waits for it, no sooner.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt

from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Bound, Digit, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Param
from tensor.ir.loops import (
    BOX_ROW,
    Accumulate,
    Barrier,
    Compute,
    Constant,
    Declare,
    For,
    Fragment,
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
from tensor.ir.loops import (
    Array as Memory,
)
from tests.tensor.kernel_oracle import arithmetic, decode, encode, rounded
from tests.tensor.oracle import BINARY, REDUCTIONS

Array = npt.NDArray[Any]
COMBINE = {Op.REDUCE_ADD: Op.ADD, Op.REDUCE_MUL: Op.MUL, Op.REDUCE_MAX: Op.MAX, Op.REDUCE_MIN: Op.MIN}
NOBODY, SEVERAL = -1, -2
EIGHT_BITS = {dtypes.float8_e4m3fn: ml_dtypes.float8_e4m3fn, dtypes.float8_e5m2: ml_dtypes.float8_e5m2}


def run(program: LoopProgram, memory: Sequence[Array], leaves_out: bool = True) -> None:
    """Run a program on flat arrays, one per slot; bfloat16 is uint16. Written arrays change in place.
    leaves_out: turns of loops that may be left out are."""
    with np.errstate(all="ignore"):
        _Run(program, memory, leaves_out).body(program.body)


class Race(AssertionError):
    """Two lanes touched shared memory, one of them writing, with no barrier between."""


class Unwritten(AssertionError):
    """Shared memory was read that nothing wrote."""


class _Cells:
    """A shared array of every group, and who touched each element since the last barrier: the lane, and
    the lanes that meet by themselves."""

    def __init__(self, shared: Shared, groups: int, among: int) -> None:
        shape = (groups, shared.count)
        self.values = np.zeros(shape, shared.dtype.numpy)
        self.is_written = np.zeros(shape, np.bool_)
        self.is_late = np.zeros(shape, np.bool_)
        self.sizes = (1, among)
        self.writer, self.reader = ([np.full(shape, NOBODY) for _ in self.sizes] for _ in range(2))

    def meet(self, among: int) -> None:
        """A barrier, of all or of so many lanes."""
        for who in (self.writer, self.reader):
            for seen, size in zip(who, self.sizes, strict=True):
                if size < among or not among:
                    seen[:] = NOBODY

    def touch(self, who: list[Array], groups: Array, lanes: Array, at: Array) -> None:
        """Remember by whom elements were touched."""
        for seen, size in zip(who, self.sizes, strict=True):
            for group, lane, element in zip(groups, lanes // size, at, strict=True):
                before = seen[group, element]
                seen[group, element] = lane if before in (NOBODY, lane) else SEVERAL

    def is_own(self, who: list[Array], groups: Array, lanes: Array, at: Array) -> bool:
        """Has nobody else touched elements that a lane touches now?"""
        pairs = [(seen[groups, at], lanes // size) for seen, size in zip(who, self.sizes, strict=True)]
        return all(bool(((before == NOBODY) | (before == lane)).all()) for before, lane in pairs)


class _Run:
    def __init__(self, program: LoopProgram, memory: Sequence[Array], leaves_out: bool) -> None:
        self.program, self.memory, self.leaves_out = program, memory, leaves_out
        self.groups, self.lanes = program.group.size, program.lane.size
        self.at: dict[Axis, Array] = {
            program.group: np.arange(self.groups).reshape(-1, 1),
            program.lane: np.arange(self.lanes).reshape(1, -1),
        }
        self.active = np.ones((self.groups, self.lanes), np.bool_)
        self.tiles: dict[Tile, Array] = {}
        among = max((s.among for s in walk(program.body) if isinstance(s, Barrier)), default=0) or 1
        self.shared = {s: _Cells(s, self.groups, among) for s in program.shared}
        self.written = {p.slot: np.zeros(p.count, np.bool_) for p in program.params}
        self.late: list[tuple[_Cells, Array, Array, Array]] = []
        self.sources = {s.out: s.array for s in walk(program.body) if isinstance(s, LoadTile)}

    def body(self, statements: Sequence[Statement]) -> None:
        for statement in statements:
            self.statement(statement)

    def statement(self, statement: Statement) -> None:
        match statement:
            case For():
                until = np.full((1, 1), statement.axis.size)
                if statement.until is not None and self.leaves_out:
                    until = np.minimum(until, self.tiles[statement.until])
                for number in range(int(until.max())):
                    self.at[statement.axis] = np.full((1, 1), number)
                    others = self.active & (number >= until)
                    self.active &= number < until
                    self.body(statement.body)
                    self.active |= others
            case Leave():
                if self.leaves_out:
                    self.active &= self.form(statement.first, ()) < self.read(statement.limit, ())
            case Compute():
                parts = statement.out.parts
                sources = [self.read(s, parts) for s in statement.sources]
                made = arithmetic(
                    statement.op, statement.out.dtype, sources, [s.dtype for s in statement.sources]
                )
                self.tiles[statement.out] = self.full(rounded(np.asarray(made), statement.out.dtype), parts)
            case Number():
                form = self.form(statement.form, statement.out.parts)
                self.tiles[statement.out] = self.full(
                    form.astype(statement.out.dtype.numpy), statement.out.parts
                )
            case LoadTile():
                self.load(statement)
            case StoreTile():
                self.store(statement)
            case Scatter():
                self.scatter(statement)
            case Declare():
                dtype = statement.variable.dtype
                start = np.array(_identity(statement.op, dtype), dtype.numpy)
                self.tiles[statement.variable] = self.full(start, statement.variable.parts)
            case Accumulate():
                self.accumulate(statement)
            case Scale():
                variable = statement.variable
                factor = self.read(statement.factor, variable.parts)
                self.tiles[variable] = (self.tiles[variable] * factor).astype(variable.dtype.numpy)
            case Total():
                self.total(statement)
            case MultiplyFragments():
                self.multiply(statement)
            case Mask():
                self.active &= self.holds((statement.bound,), ())
            case Barrier():
                while len(self.late) > statement.pending:
                    self.land(*self.late.pop(0))
                for cells in self.shared.values():
                    cells.meet(statement.among)

    # --- shapes and forms

    def full(self, value: Array, parts: Sequence[Axis]) -> Array:
        return np.broadcast_to(value, (self.groups, self.lanes, *(p.size for p in parts)))

    def read(self, operand: Operand, parts: Sequence[Axis]) -> Array:
        """An operand over the parts of a statement."""
        if isinstance(operand, Constant):
            number = np.full((1, 1, *(1 for _ in parts)), operand.value)
            return rounded(number, operand.dtype)
        held = self.tiles[operand]
        order = [p for p in parts if p in operand.parts]
        held = held.transpose(0, 1, *(2 + operand.parts.index(p) for p in order))
        return held.reshape(self.groups, self.lanes, *(p.size if p in order else 1 for p in parts))

    def form(self, form: Form, parts: Sequence[Axis]) -> Array:
        """A form over groups, lanes and parts."""
        total: Array = np.full((1, 1, *(1 for _ in parts)), form.const, np.int64)
        for atom, coefficient in form.terms:
            if isinstance(atom, Digit):
                inner = self.form(atom.form, parts)
                assert inner.min() >= 0, f"{atom}: a digit of a negative form"
                value = inner // atom.div
                value = value % atom.mod if atom.mod else value
            elif atom in parts:
                place = [1] * (2 + len(parts))
                place[2 + list(parts).index(atom)] = atom.size
                value = np.arange(atom.size).reshape(place)
            else:
                value = self.at[atom].reshape(*self.at[atom].shape, *(1 for _ in parts))
            total = total + coefficient * value
        return total

    def holds(self, guards: Sequence[Bound], parts: Sequence[Axis]) -> Array:
        held: Array = np.ones((1, 1, *(1 for _ in parts)), np.bool_)
        for guard in guards:
            at = self.form(guard.form, parts)
            held = held & (at >= guard.low) & (at < guard.high)
        return held

    def live(self, parts: Sequence[Axis]) -> Array:
        return self.active.reshape(self.groups, self.lanes, *(1 for _ in parts))

    # --- memory

    def load(self, statement: LoadTile) -> None:
        parts, array = statement.out.parts, statement.array
        holds = self.holds(statement.guards, parts)
        index = self.form(statement.index, parts)
        if statement.gathered is not None:
            gathered = self.read(statement.gathered, parts).astype(np.int64)
            holds = holds & (gathered >= 0) & (gathered < statement.limit)
            index = index + gathered
        index, holds = self.full(index, parts), self.full(holds, parts)
        wanted = holds & self.live(parts)
        used = index[wanted]
        name = f"{statement.out!r} of {array}"
        assert used.size == 0 or (used.min() >= 0 and used.max() < array.count), f"{name}: out of bounds"
        safe = np.where(wanted, index, 0)
        found = decode(self.fetch(array, safe, wanted), array.dtype)
        self.tiles[statement.out] = np.where(wanted, found, np.zeros((), found.dtype))

    def fetch(self, array: Memory, index: Array, wanted: Array) -> Array:
        if isinstance(array, Param):
            return self.memory[array.slot][index]
        cells = self.shared[array]
        groups, lanes = self.owners(wanted)
        at = index[wanted]
        assert not cells.is_late[groups, at].any(), f"{array} is read while a late store is on its way"
        if not cells.is_written[groups, at].all():
            raise Unwritten(f"{array} is read before anybody wrote it")
        if not cells.is_own(cells.writer, groups, lanes, at):
            raise Race(f"{array} is read with no barrier behind the store")
        cells.touch(cells.reader, groups, lanes, at)
        group = np.arange(self.groups).reshape(-1, *(1 for _ in index.shape[1:]))
        return cells.values[np.broadcast_to(group, index.shape), index]

    def owners(self, wanted: Array) -> tuple[Array, Array]:
        """Group and lane of each wanted point."""
        places = np.nonzero(wanted)
        return places[0], places[1]

    def store(self, statement: StoreTile) -> None:
        parts, array = statement.parts, statement.array
        wanted = self.full(self.holds(statement.guards, parts), parts) & self.live(parts)
        at = self.full(self.form(statement.index, parts), parts)[wanted]
        values = encode(self.full(self.read(statement.value, parts), parts)[wanted], array.dtype)
        assert at.size == 0 or (at.min() >= 0 and at.max() < array.count), f"{array}: stored out of bounds"
        if isinstance(array, Param):
            assert len(set(at.tolist())) == at.size, f"slot {array.slot}: an element is written twice"
            assert not self.written[array.slot][at].any(), f"slot {array.slot}: an element is written twice"
            self.written[array.slot][at] = True
            self.memory[array.slot][at] = values
            return
        cells = self.shared[array]
        groups, lanes = self.owners(wanted)
        for who, what in ((cells.writer, "stored"), (cells.reader, "read")):
            if not cells.is_own(who, groups, lanes, at):
                raise Race(f"{array}: stored with no barrier behind {what}")
        assert len(set(zip(groups.tolist(), at.tolist(), strict=True))) == at.size, f"{array}: written twice"
        cells.touch(cells.writer, groups, lanes, at)
        assert not cells.is_late[groups, at].any(), f"{array}: stored while a late store is on its way"
        if statement.box is not None:
            self.check_box(statement, groups, at, values)
        if statement.late:
            cells.is_late[groups, at] = True
            self.late.append((cells, groups, at, values))
        else:
            cells.values[groups, at], cells.is_written[groups, at] = values, True

    def check_box(self, statement: StoreTile, groups: Array, at: Array, values: Array) -> None:
        """What the lanes store is the box: the same elements at the same places."""
        box, array = statement.box, self.sources[statement.value]  # type: ignore[index]
        assert box is not None
        inside = np.indices(box.shape).reshape(len(box.shape), -1)
        corner = [np.broadcast_to(self.form(form, ()), (self.groups, 1))[:, 0] for form in box.corner]
        point = np.stack(corner)[:, :, None] + inside[:, None, :]  # dimension, group, element
        sizes, strides = (np.array(each)[:, None, None] for each in (box.sizes, box.strides))
        is_there = ((point >= 0) & (point < sizes)).all(0)
        memory = self.memory[array.slot]
        found = np.where(is_there, memory[np.where(is_there, (point * strides).sum(0), 0)], 0)
        row = np.ravel_multi_index(tuple(inside[:0:-1]), box.shape[:0:-1])
        lines = int(np.prod(box.shape[1:]))
        place = inside[0] // BOX_ROW * BOX_ROW * lines + row * BOX_ROW + inside[0] % BOX_ROW
        for group in range(self.groups):
            own, order = groups == group, np.argsort(place)
            stored = np.argsort(at[own])
            assert (at[own][stored] - at[own].min() == place[order]).all(), "a box lies elsewhere"
            assert (values[own][stored] == found[group, order]).all(), "a box has other elements"

    def land(self, cells: _Cells, groups: Array, at: Array, values: Array) -> None:
        """A late store is there."""
        cells.values[groups, at], cells.is_written[groups, at] = values, True
        cells.is_late[groups, at] = False

    def scatter(self, statement: Scatter) -> None:
        parts, array = statement.parts, statement.array
        places = self.full(self.read(statement.at, parts), parts).astype(np.int64)
        wanted = self.full(self.holds(statement.guards, parts), parts) & self.live(parts)
        wanted = wanted & (places >= 0) & (places < statement.limit)
        at = (self.full(self.form(statement.index, parts), parts) + places)[wanted]
        values = self.full(self.read(statement.value, parts), parts)[wanted]
        assert at.size == 0 or (at.min() >= 0 and at.max() < array.count), f"{array}: scattered out of bounds"
        if statement.op is None:
            self.memory[array.slot][at] = encode(values, array.dtype)
        else:
            BINARY[statement.op].at(self.memory[array.slot], at, values)  # type: ignore[attr-defined]

    # --- reductions

    def accumulate(self, statement: Accumulate) -> None:
        variable, steps = statement.variable, statement.steps
        parts = (*variable.parts, *steps)
        dtype = variable.dtype
        source = self.full(self.read(statement.source, parts), parts).astype(dtype.numpy)
        neutral = np.array(_identity(statement.op, dtype), dtype.numpy)
        source = np.where(self.holds(statement.guards, parts), source, neutral)
        places = tuple(range(2 + len(variable.parts), 2 + len(parts)))
        part = (
            REDUCTIONS[statement.op](source, axis=places, dtype=dtype.numpy)
            if _sums(statement.op)
            else (REDUCTIONS[statement.op](source, axis=places))
        )
        held = self.tiles[variable]
        self.tiles[variable] = np.asarray(BINARY[COMBINE[statement.op]](held, part)).astype(dtype.numpy)

    def total(self, statement: Total) -> None:
        held = self.tiles[statement.variable]
        runs = held.reshape(self.groups, -1, statement.lanes, statement.apart, *held.shape[2:])
        joined = REDUCTIONS[statement.op](runs, axis=2, keepdims=True).astype(held.dtype)
        whole = np.broadcast_to(joined, runs.shape).reshape(held.shape)
        dtype = statement.out.dtype
        made = whole != 0 if dtype.kind == "b" else rounded(whole, dtype)
        order = [statement.variable.parts.index(p) for p in statement.out.parts]
        ones = [2 + i for i, p in enumerate(statement.variable.parts) if p not in statement.out.parts]
        kept = made.transpose(0, 1, *(2 + i for i in order), *ones)
        self.tiles[statement.out] = kept.reshape(kept.shape[: 2 + len(order)])

    def multiply(self, statement: MultiplyFragments) -> None:
        fragment = statement.fragment
        sides = [self.tiles[side] for side in (statement.left, statement.right)]
        if fragment.kinds is not None:
            sides = [side.view(EIGHT_BITS[k]) for side, k in zip(sides, fragment.kinds, strict=True)]
        sides = [side.astype(np.float64) for side in sides]
        held = self.tiles[statement.variable].copy()
        waves = self.lanes // fragment.lane.size
        for group in range(self.groups):
            for wave in range(waves):
                lanes = slice(wave * fragment.lane.size, (wave + 1) * fragment.lane.size)
                left, right = (side[group, lanes] for side in sides)
                for i in range(left.shape[1]):
                    for j in range(right.shape[1]):
                        made = _product(fragment, left[:, i], right[:, j])
                        held[group, lanes, i, j] += made.astype(held.dtype)
        self.tiles[statement.variable] = held


def _product(fragment: Fragment, left: Array, right: Array) -> Array:
    """What each lane's result registers gain; left, right: (lanes, along)."""
    a = np.full((fragment.rows, fragment.steps), np.nan)
    b = np.full((fragment.steps, fragment.columns), np.nan)
    lane = np.arange(fragment.lane.size).reshape(-1, 1)
    along = np.arange(fragment.along.size).reshape(1, -1)
    at = {fragment.lane: lane, fragment.along: along}
    row, column, step = (_values(f, at) for f in (fragment.left_row, fragment.right_column, fragment.step))
    a[row, step], b[step, column] = left, right
    whole = a @ b
    at = {fragment.lane: lane, fragment.register: np.arange(fragment.register.size).reshape(1, -1)}
    return np.asarray(whole[_values(fragment.row, at), _values(fragment.column, at)])


def _values(form: Form, at: dict[Axis, Array]) -> Array:
    total: Array = np.full((1, 1), form.const)
    for atom, coefficient in form.terms:
        value = at[atom] if isinstance(atom, Axis) else _values(atom.form, at) // atom.div
        if isinstance(atom, Digit) and atom.mod:
            value = value % atom.mod
        total = total + coefficient * value
    return total


def _sums(op: Op) -> bool:
    return op in (Op.REDUCE_ADD, Op.REDUCE_MUL)


def _identity(op: Op, dtype: DType) -> Any:
    if op in (Op.REDUCE_ADD, Op.REDUCE_MUL):
        return int(op is Op.REDUCE_MUL)
    return dtype.min if op is Op.REDUCE_MAX else dtype.max
