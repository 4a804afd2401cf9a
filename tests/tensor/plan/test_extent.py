"""Loops over an axis whose length is known at run time leave out the turns behind it; work-groups behind the
end of a parallel axis leave."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.codegen.rdna.generation import TARGETS
from tensor.dtype import dtypes
from tensor.ir.form import Axis, of_axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel
from tensor.ir.loops import Compute, For, Leave, Statement, walk
from tensor.ir.loops_verify import verify
from tensor.ir.text import parse_kernel
from tensor.plan import extent, host
from tensor.plan.apply import apply
from tensor.plan.binding import Binding
from tensor.plan.extent import least
from tensor.plan.host_cost import HostSchedule
from tensor.plan.pick import pick
from tensor.plan.schedule import Schedule, Steps
from tensor.plan.target import Target
from tensor.plan.tile import digit
from tests.tensor import kernel_oracle, loops_oracle

NAVI31 = TARGETS["gfx1100"]
SUM = """\
kernel r_3_100
axes a0:3
reduced a1:100
param 0 w float32[3]
param 1 r int32[1]
param 2 r float32[300]
v0 = iota int32 [a1]
v1 = buffer int32 of 1 [0]
v2 = lt bool v0 v1
v3 = buffer float32 of 2 [a0 + 3*a1]
v4 = const float32 0.0
v5 = where float32 v2 v3 v4
v6 = reduce_add float32 v5 a1
store 0 [a0] v6
"""
MAXIMUM = SUM.replace("const float32 0.0", "const float32 -inf").replace("reduce_add", "reduce_max")


@pytest.mark.parametrize("text", [SUM, MAXIMUM], ids=["sum", "maximum"])
@pytest.mark.parametrize("unroll", [1, 3, 4])
@pytest.mark.parametrize("count", [1, 7, 63, 65, 100])
def test_a_loop_ends_with_the_last_turn_that_matters(text: str, unroll: int, count: int) -> None:
    kernel = parse_kernel(text)
    (row,), (column,) = kernel.axes, kernel.reduce_axes
    program = apply(kernel, Schedule((row,), (), {}, {column: Steps(column, unroll)}, 32), NAVI31)
    verify(program)
    assert any(isinstance(s, For) and s.until is not None for s in walk(program.body))
    numbers = np.random.default_rng(count).standard_normal(300).astype(np.float32)
    want = [np.zeros(3, np.float32), np.array([count], np.int32), numbers]
    kernel_oracle.run(kernel, want)
    for leaves_out in (True, False):
        got = [np.zeros(3, np.float32), np.array([count], np.int32), numbers]
        loops_oracle.run(program, got, leaves_out)
        np.testing.assert_allclose(got[0], want[0], rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(
    ("right", "other"),
    [
        ("const float32 0.0", "const float32 1.0"),
        ("iota int32 [a1]", "iota int32 [a1 + 1]"),
        ("buffer int32 of 1 [0]", "iota int32 [a0]"),
        ("where float32 v2 v3 v4", "where float32 v2 v4 v3"),
    ],
    ids=["adds something behind it", "another place", "a number of each lane's own", "the other way"],
)
def test_what_is_no_length_ends_no_loop(right: str, other: str) -> None:
    kernel = parse_kernel(SUM.replace(right, other))
    (row,), (column,) = kernel.axes, kernel.reduce_axes
    program = apply(kernel, Schedule((row,), (), {}, {column: Steps(column, 4)}, 32), NAVI31)
    assert not any(isinstance(s, For) and s.until is not None for s in walk(program.body))


ROWS = """\
kernel e_3_100_8
axes a0:3 a1:100 a2:8
reduced
param 0 w float32[2400]
param 1 r int32[1]
param 2 r float32[2400]
end a1 of 1 times 1 by 1
v0 = buffer float32 of 2 [800*a0 + 8*a1 + a2]
v1 = neg float32 v0
store 0 [800*a0 + 8*a1 + a2] v1
"""
PRODUCT = """\
kernel r_100_12_16
axes a0:100 a1:12
reduced a2:16
param 0 w float32[1200]
param 1 r float32[1600]
param 2 r float32[192]
param 3 r int32[1]
end a0 of 3 times 1 by 1
v0 = buffer float32 of 1 [16*a0 + a2]
v1 = buffer float32 of 2 [12*a2 + a1]
v2 = mul float32 v0 v1
v3 = reduce_add float32 v2 a2
store 0 [12*a0 + a1] v3
"""
HOST = Target("x", 8, 1, 5, 16)


def ended(kernel: Kernel, schedule: Schedule, target: Target, count: int, per: int) -> int:
    """Run a kernel's program to the end `count`; `per`: elements of a point of the axis, whose rows are 100
    long. How many elements of those behind it were written."""
    applied = host.apply if isinstance(schedule, HostSchedule) else apply
    program = applied(kernel, schedule, target)
    verify(program)
    rng = np.random.default_rng(count)
    arrays = [rng.standard_normal(p.count).astype(np.float32) for p in kernel.params]
    arrays[next(end.slot for end in kernel.ends)] = np.array([count], np.int32)
    want, got, whole = ([a.copy() for a in arrays] for _ in range(3))
    kernel_oracle.run(kernel, want)
    loops_oracle.run(program, got)
    loops_oracle.run(program, whole, leaves_out=False)
    inside = np.arange(want[0].size) // per % 100 < count
    for found in (got[0], whole[0]):
        np.testing.assert_allclose(found[inside], want[0][inside], rtol=1e-4, atol=1e-5)
    return int(np.count_nonzero(got[0][~inside] != arrays[0][~inside]))


@pytest.mark.parametrize(
    ("times", "by", "ops"),
    [
        (1, 1, []),
        (3, 1, [Op.MUL]),
        (1, 4, [Op.ADD, Op.SHR]),
        (1, 3, [Op.ADD, Op.DIV]),
        (5, 8, [Op.MUL, Op.ADD, Op.SHR]),
    ],
)
def test_a_length_is_computed_by_no_step_that_changes_nothing(times: int, by: int, ops: list[Op]) -> None:
    kernel = parse_kernel(SUM)
    binding = Binding(kernel, Schedule(kernel.axes, (), {}, {}, 32))
    statements: list[Statement] = []
    number = binding.tile(dtypes.int32, ())
    result = extent.scaled(binding, number, times, by, statements)
    assert [s.op for s in statements if isinstance(s, Compute)] == ops and len(statements) == len(ops)
    assert (result is number) == (not ops)


@pytest.mark.parametrize("count", [0, 1, 7, 63, 65, 99, 100])
def test_work_groups_behind_the_end_of_an_axis_leave(count: int) -> None:
    kernel = parse_kernel(ROWS)
    a, b, c = kernel.axes
    assert ended(kernel, Schedule((a, b, c), (), {}, {}, 32), NAVI31, count, 8) <= 3 * 3 * 8
    assert ended(kernel, Schedule((b, c), (a,), {c: 4}, {}, 64), NAVI31, count, 8) <= 3 * 31 * 8
    assert ended(kernel, Schedule((c,), (a, b), {b: 5}, {}, 32), NAVI31, count, 8) <= 3 * 4 * 8


@pytest.mark.parametrize("count", [1, 7, 63, 65, 100])
def test_rows_of_a_product_behind_the_end_are_not_made(count: int) -> None:
    kernel = parse_kernel(PRODUCT)
    (row, column), (step,) = kernel.axes, kernel.reduce_axes
    schedule = Schedule((row, column), (), {row: 4}, {step: Steps(step, 4)}, 32)
    assert ended(kernel, schedule, NAVI31, count, 12) <= 12 * 12
    shared = Schedule((row, column), (), {}, {step: Steps(step, 1, 4, 1)}, 32, 4)
    assert ended(kernel, shared, NAVI31, count, 12) <= 8


@pytest.mark.parametrize("count", [1, 7, 63, 65, 100])
@pytest.mark.parametrize("turns", [1, 3, 13])
def test_the_loop_of_a_hosts_group_ends_with_the_axis(turns: int, count: int) -> None:
    kernel = parse_kernel(ROWS)
    a, b, c = kernel.axes
    along = HostSchedule((), (a, b, c), {}, {}, 8, along=b, loop=b, turns=turns)
    assert ended(kernel, along, HOST, count, 8) <= 3 * 7 * 8
    flat = HostSchedule((), (a, b, c), {}, {}, 8, along=c, loop=b, turns=turns)
    assert ended(kernel, flat, HOST, count, 8) == 0


@pytest.mark.parametrize("target", [NAVI31, HOST])
def test_the_pick_lets_work_groups_leave(target: Target) -> None:
    for size in (1000, 997):
        rows = ROWS.replace("a1:100", f"a1:{size}").replace("2400", str(24 * size))
        kernel = parse_kernel(rows.replace("800*", f"{8 * size}*"))
        chosen = pick(kernel, target) if target is NAVI31 else host.pick(kernel, target)
        applied = apply if target is NAVI31 else host.apply
        program = applied(kernel, chosen, target)  # type: ignore[operator]
        assert any(isinstance(s, Leave) for s in program.body)
    assert extent.leaves_early(Binding(parse_kernel(PRODUCT), pick(parse_kernel(PRODUCT), NAVI31)))


def test_the_least_of_a_form_over_lanes_is_a_form_over_the_group() -> None:
    group, lane = Axis(0, 50), Axis(1, 32)
    thread = of_axis(group) * 32 + of_axis(lane)
    assert least(digit(thread, 100, 0), group) == digit(of_axis(group) * 32, 100, 0)
    low = digit(of_axis(group), 1, 2) * 32
    assert least(digit(thread, 1, 64) + of_axis(group), group) == low + of_axis(group)
    assert least(digit(thread, 1, 100), group) is None  # counts on from 0 inside a group
    assert least(of_axis(group) + of_axis(lane) * -1, group) is None


@pytest.mark.parametrize(
    ("size", "by", "is_counted"),
    [
        ((1 << 31) - 2, 1, True),
        ((1 << 31) - 1, 1, False),
        ((1 << 30) - 2, 2, True),
        ((1 << 30) - 1, 2, False),
    ],
)
def test_work_groups_leave_where_32_bits_hold_what_is_rounded_up(
    size: int, by: int, is_counted: bool
) -> None:
    text = ROWS.replace("a1:100", f"a1:{size}").replace("2400", str(24 * size))
    kernel = parse_kernel(text.replace("800*", f"{8 * size}*").replace("times 1 by 1", f"times 1 by {by}"))
    a, b, c = kernel.axes
    plan = Schedule((c,), (a, b), {}, {}, 32)
    assert extent.leaves_early(Binding(kernel, plan)) is is_counted
