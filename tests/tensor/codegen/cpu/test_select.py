"""Loop programs of all kinds mean the same as the host's machine code, as in numpy and as their kernels.

Covers values.py, and with test_reduce.py reduce.py.
"""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tensor.codegen.cpu.select import select
from tensor.codegen.cpu.survey import Survey
from tensor.codegen.cpu.values import AT_ONCE
from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param
from tensor.ir.loops import Barrier, Compute, LoadTile, LoopProgram, Scatter, StoreTile, Tile
from tensor.ir.loops_text import parse_program
from tensor.plan.apply import apply
from tensor.plan.host_cost import HostSchedule
from tensor.plan.pick import Reduced
from tensor.plan.schedule import Schedule, Steps
from tests.tensor.codegen.cpu.rig import call, check, check_program, program_of, target
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.pass_samples import KERNELS
from tests.tensor.ir import loop_samples


@pytest.mark.parametrize("kernel", KERNELS, ids=[f"{i} {k.name}" for i, k in enumerate(KERNELS)])
def test_samples_of_every_kind(kernel: Kernel) -> None:
    check(kernel)


@pytest.mark.parametrize("kernel", KERNELS, ids=[f"{i} {k.name}" for i, k in enumerate(KERNELS)])
def test_programs_that_were_made_for_a_card(kernel: Kernel) -> None:
    """Waves of many lanes, vectors of lanes, shared memory and barriers are only wide vectors here."""
    program = samples.program(kernel, "gfx1100")
    check_program(program, samples.memory(kernel))


@pytest.mark.parametrize("text", [loop_samples.ROW_SUMS, loop_samples.TURNED, loop_samples.CHOSEN])
def test_programs_given_as_text(text: str) -> None:
    program = parse_program(text)
    arrays = [samples.data(p.dtype, p.count, p.slot, False) for p in program.params]
    check_program(program, [np.where(a > 4, 3, a) if a.dtype == np.int32 else a for a in arrays])


@pytest.mark.parametrize("size", [1, 7, 16, 17, 63, 65, 1000, 1009])
def test_odd_sizes(size: int) -> None:
    check(samples.elementwise([lambda a, b: samples.op(Op.ADD, a, b)], [dtypes.float32] * 2, size))
    check(samples.row_reduce(Op.REDUCE_ADD, 3, size))
    check(samples.column_reduce(Op.REDUCE_MAX, size, 5))
    check(samples.matmul(size % 50 + 1, 7, size % 70 + 1, bias=True))
    check(samples.softmax(3, size))


@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.float16, dtypes.int32])
@pytest.mark.parametrize("columns", [8 * 16 * 4, 999])
def test_sums_of_a_wide_row_stand_in_memory(columns: int, dtype: DType) -> None:
    """Eight vectors beside each other, all of them there or not; what follows the sum is computed on the way
    out. The second call of `check` finds them at their identity again."""
    for kernel in (
        samples.matmul(1, 21, columns, dtype, bias=True),
        samples.column_reduce(Op.REDUCE_MAX, 21, columns),
    ):
        column = next(axis for axis in kernel.axes if axis.size > 1)
        steps = Reduced.of(kernel).steps(16, 1)
        schedule = HostSchedule((), (column,), {column: 8}, steps, target().lanes, along=column)
        assert Survey(program_of(kernel, schedule)).wide_rows()
        check(kernel, schedule)


@given(st.data())
@settings(max_examples=25, deadline=None)
def test_random_schedules_of_row_sums(data: st.DataObject) -> None:
    rows, columns = data.draw(st.integers(1, 9)), data.draw(st.integers(2, 150))
    share = data.draw(st.sampled_from([1, 2, 8, 32]))
    unroll, vector = data.draw(st.integers(1, 4)), data.draw(st.sampled_from([1, 2, 4]))
    kernel = samples.row_reduce(data.draw(st.sampled_from([Op.REDUCE_ADD, Op.REDUCE_MAX])), rows, columns)
    steps = {kernel.reduce_axes[0]: Steps(kernel.reduce_axes[0], unroll, share, vector if share > 1 else 1)}
    schedule = Schedule(kernel.axes, (), {}, steps, max(32, share), share)
    check_program(apply(kernel, schedule, target()), samples.memory(kernel))


def test_what_a_scatter_computed_along_a_row_is_kept_for_what_follows() -> None:
    """A sine of 20 points is computed in the loop of the scatter, five at once, and in no other."""
    row, lane, group = Axis(3, 20), Axis(91, 8), Axis(90, 1)
    where = samples.form(0, (lane, 1), (row, 8))
    x, place, sine = (
        Tile(n, d, (row,)) for n, d in enumerate((dtypes.float64, dtypes.int32, dtypes.float64))
    )
    kinds = ("float64", "r"), ("int32", "r"), ("float64", "rw"), ("float64", "w"), ("float64", "w")
    made = (Param(n, getattr(dtypes, d), 160, access) for n, (d, access) in enumerate(kinds))
    given, places, target, *out = made
    body = (
        LoadTile(x, given, where),
        LoadTile(place, places, where),
        Compute(sine, Op.SIN, (x,)),
        Scatter(target, samples.form(0), place, 160, Op.ADD, sine, (row,)),
        StoreTile(out[0], where, sine, (row,)),
        Barrier(),
        StoreTile(out[1], where, sine, (row,)),
    )
    program = LoopProgram("p", (given, places, target, *out), (), group, lane, body)
    calls = [line for line in select(program).splitlines() if "= call" in line and "llvm.sin" in line]
    assert len(calls) == AT_ONCE
    rng = np.random.default_rng(4)
    numbers, order, totals = rng.random(160), rng.permutation(160).astype(np.int32), rng.random(160)
    want = totals.copy()
    want[order] += np.sin(numbers)
    arrays = [numbers, order, totals, np.zeros(160), np.zeros(160)]
    call(program, arrays)
    np.testing.assert_allclose(totals, want, rtol=1e-15)
    for array in arrays[3:]:
        np.testing.assert_allclose(array, np.sin(numbers), rtol=1e-15)


KEPT = {
    "a store": "store[a2:20] p2 [a0 + 8*a2] t1\nbarrier",
    "a sum": """t2 float64 = collect reduce_add
t2 reduce_add[a2:20] t1
t3 float64 = total reduce_add t2
store p2 [a0] t3""",
    "a row of sums": """t2[a2:20] float64 = collect reduce_add
t2 reduce_add t1
t3[a2:20] float64 = total reduce_add t2
store[a2:20] p2 [a0 + 8*a2] t3""",
}


@pytest.mark.parametrize("first", list(KEPT))
def test_what_a_loop_computed_along_a_row_is_kept_for_the_next(first: str) -> None:
    """As for a scatter: five sines of 20 at once, in one loop."""
    program = parse_program(f"""\
program kept
param 0 r float64[160]
param 1 w float64[160]
param 2 w float64[160]
group a1:1 lane a0:8
t0[a2:20] float64 = load p0 [a0 + 8*a2]
t1[a2:20] float64 = sin t0
{KEPT[first]}
store[a2:20] p1 [a0 + 8*a2] t1
""")
    calls = [line for line in select(program).splitlines() if "= call" in line and "llvm.sin" in line]
    assert len(calls) == AT_ONCE
    check_program(program, [np.arange(160) / 16, np.zeros(160), np.zeros(160)])


def test_fragments_are_refused() -> None:
    program = samples.program(samples.half_product(64, 64, 64), "gfx1100")
    with pytest.raises(IRError, match="the host has no instructions for"):
        select(program)


def test_groups_behind_an_end_leave() -> None:
    samples.ended(lambda kernel, arrays: call(program_of(kernel), arrays))


def test_a_tile_of_sums_keeps_few_sides_in_registers() -> None:
    """Of 8 rows by 3 vectors, three vectors are held and rows come one after another: with eight rows held
    the registers of most processors would not suffice."""
    kernel = samples.matmul(64, 40, 96)
    row, column = kernel.axes
    steps = Reduced.of(kernel).steps(100, 1)
    tile = {row: 8, column: 3}
    schedule = HostSchedule((), kernel.axes, tile, steps, target().lanes, along=column)
    text = select(program_of(kernel, schedule))
    sums = [
        line.split("(", 1)[1].split(",")
        for line in text.splitlines()
        if "= call" in line and "fmuladd" in line
    ]
    rows = [min(sides[:2], key=[s for pair in sums for s in pair[:2]].count) for sides in sums[:24]]
    assert len(set(rows)) == 8 and all(len(set(rows[at : at + 3])) == 1 for at in range(0, 24, 3))
