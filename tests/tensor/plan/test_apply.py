"""Loop programs mean what their kernels mean, whatever the schedule."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tensor.codegen.rdna.generation import TARGETS
from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Store, Value
from tensor.ir.loops import Compute, For, LoadTile, Mask, StoreTile, walk
from tensor.ir.loops_verify import verify
from tensor.plan.apply import apply
from tensor.plan.pick import candidates
from tensor.plan.schedule import Schedule, Steps
from tests.tensor import kernel_oracle, loops_oracle
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.checks import check as on_the_card
from tests.tensor.codegen.rdna.pass_samples import KERNELS
from tests.tensor.codegen.rdna.samples import F32, const, form, load, memory, op, same

NAVI31 = TARGETS["gfx1100"]


def check(
    kernel: Kernel, schedule: Schedule | None = None, arch: str = "gfx1100", close: float = 1e-4
) -> None:  # fmt: skip
    """The program verifies, and gives what the kernel means."""
    if schedule is None:
        program = samples.program(kernel, arch)
    else:
        program = apply(kernel, schedule, TARGETS[arch])
    verify(program)
    arrays = memory(kernel)
    want = [a.copy() for a in arrays]
    kernel_oracle.run(kernel, want)
    loops_oracle.run(program, arrays)
    for param in kernel.params:
        tolerance = 2e-2 if param.dtype.bits == 16 else close
        assert same(arrays[param.slot], want[param.slot], param.dtype, tolerance).all(), str(schedule)


@pytest.mark.parametrize("kernel", KERNELS, ids=[f"{i} {k.name}" for i, k in enumerate(KERNELS)])
def test_samples_of_every_kind(kernel: Kernel) -> None:
    check(kernel)


@pytest.mark.parametrize("arch", TARGETS)
@pytest.mark.parametrize("dtype", [dtypes.float16, dtypes.bfloat16], ids=lambda d: d.name)
def test_products_of_fragments_in_the_layout_of_each_chip(arch: str, dtype: dtypes) -> None:
    check(samples.half_product(48, 32, 80, dtype, right_transposed=True, epilogue=True), arch=arch)
    check(samples.half_product(32, 16, 32, dtype, left_transposed=True, batch=2), arch=arch)


def test_every_candidate_schedule_of_a_product() -> None:
    kernel = samples.matmul(40, 20, 24, bias=True)
    for number, schedule in enumerate(candidates(kernel, NAVI31)):
        if number % 11 == 0:
            check(kernel, schedule)


@given(st.data())
@settings(max_examples=40, deadline=None)
def test_random_schedules_of_row_sums(data: st.DataObject) -> None:
    rows, columns = data.draw(st.integers(1, 9)), data.draw(st.integers(2, 150))
    share = data.draw(st.sampled_from([1, 2, 8, 32, 64]))
    unroll, vector = data.draw(st.integers(1, 4)), data.draw(st.sampled_from([1, 2, 4]))
    kernel = samples.row_reduce(data.draw(st.sampled_from([Op.REDUCE_ADD, Op.REDUCE_MAX])), rows, columns)
    column = kernel.reduce_axes[0]
    steps = {column: Steps(column, unroll, share, vector if share > 1 else 1)}
    check(kernel, Schedule(kernel.axes, (), {}, steps, max(32, share), share))


def test_a_value_is_computed_over_the_parts_it_depends_on_and_outside_other_loops() -> None:
    """bias[n] * 2 inside a product's epilogue: once per column of the tile, and in no loop."""
    row, column, inner = Axis(0, 8), Axis(1, 64), Axis(2, 16)
    a = load(0, form(0, (row, 16), (inner, 1)))
    b = load(1, form(0, (inner, 64), (column, 1)))
    scale = op(Op.MUL, load(2, form(0, (column, 1))), const(2.0))
    total = op(Op.REDUCE_ADD, op(Op.MUL, a, b), arg=(inner,))
    counts = (("r", 128), ("r", 1024), ("r", 64), ("w", 512))
    params = tuple(Param(i, F32, n, access) for i, (access, n) in enumerate(counts))
    store = Store(3, form(0, (row, 64), (column, 1)), op(Op.ADD, total, scale))
    kernel = Kernel("mm", (row, column), params, (store,))
    plan = Schedule((column,), (row,), {row: 4, column: 2}, {inner: Steps(inner, 2)}, 32)
    program = apply(kernel, plan, NAVI31)
    doubled = next(s for s in program.body if isinstance(s, Compute) and s.op is Op.MUL)
    assert [p.size for p in doubled.out.parts] == [2]
    loop = next(s for s in program.body if isinstance(s, For))
    loads = {s.array.slot: [p.size for p in s.out.parts] for s in loop.body if isinstance(s, LoadTile)}
    assert loads == {0: [4, 2], 1: [2, 2]}
    check(kernel, plan)


def test_lanes_behind_the_grid_and_lanes_that_share_an_output_store_nothing() -> None:
    tail = samples.elementwise([lambda a: op(Op.NEG, a)], [F32], 100)
    first, *_ = samples.program(tail, "gfx1100").body
    assert isinstance(first, Mask) and first.bound.high == 100
    shared = samples.program(samples.row_reduce(Op.REDUCE_ADD, 4, 1000), "gfx1100").body
    assert isinstance(shared[-2], Mask) and isinstance(shared[-1], StoreTile)


@pytest.mark.parametrize("dtype", [F32, dtypes.float16, dtypes.int8], ids=lambda d: d.name)
@pytest.mark.parametrize("count", [129, 130, 255, 1021])
def test_the_first_lanes_have_what_vectors_leave_over(count: int, dtype: DType) -> None:
    kernel = samples.elementwise([lambda a, b: op(Op.ADD, a, b)], [dtype, dtype], count)
    plan = Schedule(kernel.axes, (), {kernel.axes[0]: 4}, {}, 32)
    program = apply(kernel, plan, NAVI31)
    stores = [s for s in program.body if isinstance(s, StoreTile)]
    assert [[part.size for part in store.parts] for store in stores] == [[], [4]]
    (mask,) = (s for s in program.body if isinstance(s, Mask))
    assert mask.bound.high == count // 4
    check(kernel, plan)
    on_the_card(kernel, schedule=plan)


def test_long_chains_do_not_recurse() -> None:
    def chain(a: Value) -> Value:
        for _ in range(3000):
            a = op(Op.ADD, a, const(1.0))
        return a

    program = samples.program(samples.elementwise([chain], [F32], 32), "gfx1100")
    assert sum(isinstance(s, Compute) for s in walk(program.body)) == 3000


def test_a_kernel_without_axes() -> None:
    params = (Param(0, F32, 1, "r"), Param(1, F32, 1, "w"))
    check(Kernel("one", (), params, (Store(1, Form(), op(Op.NEG, load(0, Form()))),)))
