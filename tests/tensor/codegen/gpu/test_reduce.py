"""Accumulators: what is collected where, products fused, partial results joined neighbours first."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from tensor.codegen.gpu.machine import MachineInst
from tensor.codegen.gpu.reduce import COMBINE, MANY_STEPS, WAVE, identity
from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Bound, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Param
from tensor.ir.loops import Accumulate, Compute, Constant, Declare, LoadTile, Operand, Scale, Tile, Total
from tests.tensor.codegen.gpu.noted import LANE, Accumulators, Scope, Values

F32, F64, I32 = dtypes.float32, dtypes.float64, dtypes.int32
POINT, STEP = Axis(0, 2), Axis(1, 3)
SUM = Op.REDUCE_ADD


class Program:
    """Statements of one program, carried out as they are named."""

    def __init__(self, dtype: DType = F32, chains: int = 1, op: Op = SUM, parts: Any = (POINT,)) -> None:
        self.values = Values([Param(0, dtype, 8192, "r")])
        self.made = Accumulators(self.values, 0)
        self.root, self.op, self.numbers = self.values.root, op, count(1)
        self.variable = Tile(0, dtype, parts)
        self.made.declare(Declare(self.variable, op, chains), self.root)

    @property
    def held(self) -> dict[Any, Any]:
        return self.made.variables[self.variable].held

    def load(self, *steps: Axis, dtype: DType = F32) -> Tile:
        out = Tile(next(self.numbers), dtype, (*self.variable.parts, *steps))
        form = Form(0, tuple((part, 2 * 10**n) for n, part in enumerate(out.parts)))
        self.values.define(out, LoadTile(out, self.values.memory.params[0], form), self.root)
        return out

    def product(self, *steps: Axis, dtype: DType = F32, op: Op = Op.MUL) -> Tile:
        a, b = self.load(*steps, dtype=dtype), self.load(*steps, dtype=dtype)
        out = Tile(next(self.numbers), dtype, a.parts)
        self.values.define(out, Compute(out, op, (a, b)), self.root)
        return out

    def collect(self, source: Operand, *steps: Axis, scope: Scope | None = None, **more: Any) -> None:
        statement = Accumulate(self.variable, self.op, source, steps, **more)
        self.made.accumulate(statement, scope or self.root)

    def total(self, scope: Scope | None = None, **more: Any) -> list[Any]:
        out = Tile(next(self.numbers), self.variable.dtype, self.variable.parts)
        where = scope or self.root
        self.values.define(out, statement := Total(out, self.variable, self.op, **more), where)
        self.made.total(statement, where)
        size = self.variable.parts[0].size if self.variable.parts else 1
        return [self.values.operand(out, {POINT: p}) for p in range(size)]


def ops(scope: Scope) -> list[str]:
    return [i.op for i in scope.items if isinstance(i, MachineInst)]


def trees(scope: Scope, value: Any) -> Any:
    """A value with every register replaced by the instruction that made it."""
    made = {i.defs[0]: i for i in scope.items}
    if value in made:
        return made[value].op, *(trees(scope, u) for u in made[value].uses)
    return value


def test_steps_are_collected_in_turn_by_the_chains_of_each_point() -> None:
    program = Program(chains=2)
    program.collect(program.load(STEP), STEP)
    at = {p: [(0, 2 * p + 20 * s) for s in range(3)] for p in (0, 1)}
    assert {slot: trees(program.root, held) for slot, held in program.held.items()} == {
        ((p,), c): ("REDUCE_ADD", at[p][0], at[p][2]) if c == 0 else at[p][1] for p in (0, 1) for c in (0, 1)
    }


def test_a_product_is_added_by_one_instruction_once_there_is_something_to_add_it_to() -> None:
    program = Program()
    program.collect(program.product(STEP), STEP)
    first = (Op.MUL, (0, 2), (0, 2))
    pairs = [((0, 2 + 20 * s),) * 2 for s in (1, 2)]
    assert trees(program.root, program.held[(1,), 0]) == ("fma", *pairs[1], ("fma", *pairs[0], first))


@pytest.mark.parametrize(
    ("kind", "dtype", "op", "step_op"),
    [("sum", F32, SUM, Op.ADD), ("max", F32, Op.REDUCE_MAX, Op.MUL), ("int", I32, SUM, Op.MUL),
     ("double", F64, SUM, Op.MUL)],
)  # fmt: skip
def test_other_steps_are_computed_and_then_collected(kind: str, dtype: DType, op: Op, step_op: Op) -> None:
    program = Program(dtype, op=op)
    program.collect(program.product(STEP, dtype=dtype, op=step_op), STEP)
    assert set(ops(program.root)) == {op.name}


def test_a_constant_is_collected_as_often_as_there_are_steps() -> None:
    program = Program(parts=())
    program.collect(Constant(F32, 3), STEP)
    assert trees(program.root, program.held[(), 0]) == ("REDUCE_ADD", ("REDUCE_ADD", 3.0, 3.0), 3.0)


@pytest.mark.parametrize(("steps", "is_owned"), [(MANY_STEPS - 1, False), (MANY_STEPS, True)])
def test_many_products_begin_with_registers_of_zeros(steps: int, is_owned: bool) -> None:
    step = Axis(5, steps)
    program = Program()
    program.collect(program.product(step), step)
    assert program.made.variables[program.variable].is_owned is is_owned
    assert ops(program.root)[:2] == (["copy", "copy"] if is_owned else ["fma", "fma"])
    sums = Program()
    sums.collect(sums.load(step), step)
    assert not sums.made.variables[sums.variable].is_owned  # a sum needs no zero to begin with


def test_many_products_over_two_axes_are_counted_together() -> None:
    program = Program()
    steps = Axis(5, 4), Axis(6, 2)
    program.collect(program.product(*steps), *steps)
    assert program.made.variables[program.variable].is_owned


def test_where_a_guard_fails_the_identity_is_collected() -> None:
    program = Program(op=Op.REDUCE_MAX)
    program.collect(program.load(STEP), STEP, guards=(Bound(Form(1, ((STEP, 2), (LANE, 8))), 0, 77),))
    inner = [
        ("where", (Bound(Form(1 + 2 * s, ((LANE, 8),)), 0, 77),), (0, 20 * s), F32.min) for s in range(3)
    ]
    found = trees(program.root, program.held[(0,), 0])
    assert found == ("REDUCE_MAX", ("REDUCE_MAX", inner[0], inner[1]), inner[2])


def test_guarded_products_are_made_before_they_are_added() -> None:
    program = Program()
    program.collect(program.product(STEP), STEP, guards=(Bound(Form(0, ((LANE, 8),)), 0, 77),))
    assert set(ops(program.root)) == {"REDUCE_ADD"}


def test_a_loop_collects_into_registers_of_its_own_that_begin_with_what_is_there() -> None:
    program = Program(chains=2)
    program.collect(program.load())  # one step: chain 0 has something, chain 1 nothing
    program.made.own([program.variable, program.variable, Tile(99, F32)], program.root)
    assert [(i.op, i.uses) for i in program.root.items] == [
        ("copy", ((0, 2 * p) if c == 0 else 0.0,)) for p in (0, 1) for c in (0, 1)
    ]
    registers = dict(program.held)
    assert len(set(registers.values())) == 4
    program.made.own([program.variable], program.root)
    assert len(program.root.items) == 4  # once is enough
    inner = program.root.inner()
    program.collect(program.load(), scope=inner)
    assert program.held == registers
    last = inner.items[-1]  # the sum is written into the register itself
    assert (last.op, last.defs) == ("REDUCE_ADD", (registers[(1,), 0],)) and ops(inner) == ["REDUCE_ADD"] * 2


def test_products_in_a_loop_are_added_in_place() -> None:
    program = Program()
    program.made.own([program.variable], program.root)
    registers, inner = dict(program.held), program.root.inner()
    program.collect(program.product(STEP), STEP, scope=inner)
    assert program.held == registers
    assert [(i.op, i.defs) for i in inner.items] == [
        ("fma", (registers[(p,), 0],)) for _ in range(3) for p in (0, 1)
    ]


def test_what_the_last_instruction_did_not_make_is_copied_into_the_register() -> None:
    program = Program()
    program.made.own([program.variable], program.root)
    accumulator, inner = program.made.variables[program.variable], program.root.inner()
    register = program.held[(0,), 0]
    total = program.made.emit(inner, "total")
    inner.items.append(MachineInst("other", (inner.reg("v"),), ()))
    program.made.collect(accumulator, ((0,), 0), total, inner)
    assert [(i.op, i.defs, i.uses) for i in inner.items[2:]] == [("copy", (register,), (total,))]
    inner.items.append(object())  # a loop
    program.made.collect(accumulator, ((0,), 0), total, inner)
    assert inner.items[-1].op == "copy"


def test_a_total_joins_chains_neighbours_first() -> None:
    program = Program(chains=5, parts=())
    step = Axis(5, 5)
    program.collect(program.load(step), step)
    (found,) = program.total()
    a, b, c, d, e = ((0, 2 * s) for s in range(5))
    neighbours = ("REDUCE_ADD", ("REDUCE_ADD", a, b), ("REDUCE_ADD", c, d))
    assert trees(program.root, found[1]) == ("REDUCE_ADD", neighbours, e)


def test_chains_that_collected_nothing_are_left_out_and_nothing_at_all_is_the_identity() -> None:
    program = Program(chains=4)
    assert program.total() == [("result", 0.0)] * 2
    program.collect(program.load(STEP), STEP)
    assert len(ops(program.root)) == 0
    program.total()
    assert ops(program.root) == ["REDUCE_ADD"] * 4


@pytest.mark.parametrize(
    ("lanes", "apart", "steps", "waves"),
    [(1, 1, [], None), (2, 1, [1], None), (8, 1, [1, 2, 4], None), (32, 1, [1, 2, 4, 8, 16], None),
     (4, 8, [8, 16], None), (4, 2, [2, 4], None), (64, 1, [1, 2, 4, 8, 16], 2),
     (256, 1, [1, 2, 4, 8, 16], 8)],
)  # fmt: skip
def test_lanes_exchange_by_doubling_distances_and_waves_meet_after_that(
    lanes: int, apart: int, steps: list[int], waves: int | None
) -> None:
    program = Program(parts=())
    program.collect(program.load())
    (found,) = program.total(lanes=lanes, apart=apart)
    total = found[1]
    if waves is not None:
        assert total[0] == "waves" and total[2] == waves
        total = total[1]
    exchanged = [i.uses[1] for i in program.root.items]
    assert [(kind, step) for kind, _, step in exchanged] == [("lane", step) for step in steps]
    assert all(i.uses[0] == i.uses[1][1] for i in program.root.items)
    assert (program.root.items[-1].defs[0] if steps else (0, 0)) == total


def test_lanes_apart_stay_in_their_wave() -> None:
    program = Program(parts=())
    with pytest.raises(IRError, match="lanes 2 apart"):
        program.total(lanes=WAVE, apart=2)


def test_a_total_in_a_loop_takes_a_copy_so_that_the_loop_goes_on_with_its_own() -> None:
    program = Program(parts=())
    program.collect(program.load())
    program.made.own([program.variable], program.root)
    register, inner = program.held[(), 0], program.root.inner()
    program.total(inner)
    assert [(i.op, i.uses) for i in inner.items] == [("copy", (register,))]
    assert inner.items[0].defs[0] is not register
    before = len(program.root.items)
    assert program.total() == [("result", register)] and len(program.root.items) == before
    joined = Program(chains=2, parts=())
    joined.made.own([joined.variable], joined.root)
    joined.total(inner)
    assert ops(inner) == ["copy", "REDUCE_ADD"]  # a sum of chains is a register of its own already


def test_every_chain_is_scaled_that_has_collected_something() -> None:
    program = Program(chains=2)
    program.collect(program.load())
    factor = program.load()
    program.made.scale(Scale(program.variable, factor), program.root)
    assert [(i.op, i.uses) for i in program.root.items] == [
        ("REDUCE_MUL", ((0, 2 * p), (0, 2 * p))) for p in (0, 1)
    ]
    assert program.held == {((p,), 0): program.root.items[p].defs[0] for p in (0, 1)}


def test_scaled_neighbours_have_factors_of_their_own() -> None:
    """The parts that the factor varies along run fastest, so that pairs may be issued at once."""
    first, second = Axis(2, 2), Axis(3, 2)
    for varying in ((first,), (second,)):
        program = Program(parts=(first, second))
        program.collect(program.load())
        factor = Tile(50, F32, varying)
        load = LoadTile(factor, program.values.memory.params[0], Form(7, ((varying[0], 1000),)))
        program.values.define(factor, load, program.root)
        program.made.scale(Scale(program.variable, factor), program.root)
        assert [i.uses[1] for i in program.root.items] == [(0, 7), (0, 1007)] * 2
        assert [i.uses[0] for i in program.root.items] == [
            (0, 2 * a + 20 * b) for a, b in ([(0, 0), (1, 0), (0, 1), (1, 1)] if varying == (first,)
                                             else [(0, 0), (0, 1), (1, 0), (1, 1)])
        ]  # fmt: skip
    program = Program()
    program.collect(program.load())
    program.made.scale(Scale(program.variable, Constant(F32, 2)), program.root)
    assert [i.uses[1] for i in program.root.items] == [2.0, 2.0]


@pytest.mark.parametrize(
    ("op", "dtype", "want"),
    [(SUM, F32, 0.0), (Op.REDUCE_MUL, F32, 1.0), (Op.REDUCE_MAX, F32, -float("inf")),
     (Op.REDUCE_MIN, dtypes.float16, float("inf")), (SUM, I32, 0), (Op.REDUCE_MUL, I32, 1),
     (Op.REDUCE_MAX, I32, -(2**31)), (Op.REDUCE_MIN, I32, 2**31 - 1), (Op.REDUCE_MIN, dtypes.uint32, -1),
     (Op.REDUCE_MAX, dtypes.uint32, 0), (Op.REDUCE_MIN, dtypes.int64, 2**63 - 1),
     (Op.REDUCE_MAX, dtypes.int8, -128), (Op.REDUCE_MIN, dtypes.uint8, 255)],
)  # fmt: skip
def test_the_identity_leaves_any_other_operand_as_it_is(op: Op, dtype: DType, want: Any) -> None:
    """Numbers of 32 bits are signed operands."""
    found = identity(op, dtype)
    assert found == want and isinstance(found, float) == dtype.is_float


def test_lanes_are_joined_by_the_operation_of_the_reduction() -> None:
    assert {op.name.removeprefix("REDUCE_"): to.name for op, to in COMBINE.items()} == {
        name: name for name in ("ADD", "MUL", "MAX", "MIN")
    }
