"""Values on demand: each point once, in the scope where its statement stands."""

from __future__ import annotations

import pytest

from tensor.codegen.gpu.machine import Loop
from tensor.codegen.gpu.values import coordinates
from tensor.codegen.rdna.compile import build
from tensor.codegen.rdna.emit import listing
from tensor.codegen.rdna.generation import GFX11
from tensor.codegen.rdna.machine import RdnaInst
from tensor.codegen.rdna.select import Selector, select
from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Bound, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Value
from tensor.ir.loops import LoopProgram
from tensor.ir.loops_text import parse_program
from tests.tensor.codegen.rdna import samples

DOUBLED = """\
program doubled
param 0 r float32[32]
param 1 r float32[4]
param 2 w float32[32]
group a1:1 lane a0:32
t0 float32 = load p0 [a0]
t1 float32 = mul t0 t0
t2 float32 = collect reduce_add
for a2:4
  t3 float32 = load p1 [a2]
  t4 float32 = mul t3 t1
  t2 reduce_add t4
t5 float32 = total reduce_add t2
store p2 [a0] t5
"""


def test_points_run_with_the_last_part_fastest() -> None:
    x, y = Axis(0, 2), Axis(1, 2)
    assert [tuple(at.values()) for at in coordinates((x, y))] == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_what_a_loop_uses_is_made_before_it() -> None:
    items, _ = select(parse_program(DOUBLED), GFX11)
    loop = next(item for item in items if isinstance(item, Loop))
    before = [i.op for i in items[: items.index(loop)] if isinstance(i, RdnaInst)]
    assert before.count("v_mul_f32") == 1 and before.count("global_load_b32") == 1
    assert [i.op for i in loop.body if isinstance(i, RdnaInst)].count("v_fmac_f32") == 1


def test_a_variable_is_no_value_before_its_total() -> None:
    broken = DOUBLED.replace("t5 float32 = total reduce_add t2\n", "").replace("] t5", "] t2")
    with pytest.raises((IRError, KeyError)):
        select(parse_program(broken), GFX11)


@pytest.mark.parametrize(
    ("dtype", "divisor", "is_short"),
    [
        *[(dtypes.int8, 3.0, True), (dtypes.int16, 3.0, True), (dtypes.uint16, -3.0, True)],
        *[(dtypes.int32, 3.0, False), (dtypes.float16, 3.0, False), (dtypes.int16, None, False)],
        *[(dtypes.int16, 2.0**64, True), (dtypes.int16, 2.0**-64, True)],
        *[(dtypes.int16, 1.5 * 2.0**63, True), (dtypes.int16, 1.5 * 2.0**64, False)],
        *[(dtypes.int16, 1.5 * 2.0**-64, True), (dtypes.int16, 1.5 * 2.0**-65, False)],
    ],
)
def test_whole_numbers_of_16_bits_are_divided_by_what_is_not_far_from_1_in_three_steps(
    dtype: DType, divisor: float | None, is_short: bool
) -> None:
    """Of more bits, or by what lies beyond 2**64 or below 2**-64 or is not known, a quotient is scaled and
    put right."""

    def quotient(a: Value, b: Value) -> Value:
        by = b if divisor is None else samples.const(divisor)
        return samples.op(Op.DIV, Value(Op.CAST, samples.F32, (a,)), by)

    kernel = samples.elementwise([quotient], [dtype, samples.F32], 64)
    text = listing("gfx1100", build(kernel, "gfx1100").text)
    assert ("v_rcp_f32" not in text) is is_short


@pytest.mark.parametrize("squares", [1, 2])
def test_a_power_of_two_that_is_only_squared_is_not_scaled(squares: int) -> None:
    """Its square is 0 where v_exp_f32 gives 0 for a denormal; where the power itself is used, two selects
    scale it."""

    def power(x: Value) -> Value:
        return samples.op(Op.EXP2, x)

    def square(x: Value) -> Value:
        made = power(x)
        return samples.op(Op.MUL, made, made)

    kernel = samples.elementwise([square, power][:squares], [samples.F32], 32)
    text = listing("gfx1100", build(kernel, "gfx1100").text)
    assert text.count("v_exp_f32") == squares and ("cndmask" in text) is (squares == 2)


@pytest.mark.parametrize(
    ("group", "lane", "guards", "access", "once"),
    [
        *[(3, 0, (), "r", True), (0, 0, (), "r", True), (3, 0, (), "rw", False), (3, 1, (), "r", False)],
        *[(0, 1, (), "r", False), (3, 0, (Bound(Form(0), 0, 1),), "r", False)],
    ],
)
def test_the_scalar_unit_reads_what_all_lanes_do_and_nobody_writes(
    group: int, lane: int, guards: tuple[Bound, ...], access: str, once: bool
) -> None:
    axes = Axis(101, 7), Axis(100, 64)
    made = Selector(LoopProgram("none", (), (), *axes, ()), GFX11)
    form = Form(5, tuple((axis, by) for axis, by in zip(axes, (group, lane), strict=True) if by))
    assert made.values.reads_once(form, guards, access) is once
