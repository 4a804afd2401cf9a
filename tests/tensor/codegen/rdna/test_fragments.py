"""Half-precision products by matrix instructions: that every layout, size and side is right."""

from __future__ import annotations

import pytest

from drivers.amd.isa.times import times
from tensor.codegen.rdna.compile import build
from tensor.codegen.rdna.emit import listing
from tensor.codegen.rdna.generation import GENERATIONS, GFX11, TARGETS, generation
from tensor.codegen.rdna.machine import linearise
from tensor.codegen.rdna.regalloc import allocate
from tensor.codegen.rdna.schedule_list import schedule_blocks
from tensor.codegen.rdna.select import select
from tensor.codegen.rdna.verify import verify
from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Store
from tensor.plan.pick import pick
from tests.tensor import kernel_oracle
from tests.tensor.codegen.rdna.checks import check
from tests.tensor.codegen.rdna.samples import F32, form, load, memory, op, program, same, single
from tests.tensor.codegen.rdna.samples import half_product as product
from tests.tensor.codegen.rdna.wave_rig import run_built, target

HALF, BRAIN = dtypes.float16, dtypes.bfloat16


@pytest.fixture(params=GENERATIONS, autouse=True)
def chip(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(target, "arch", request.param)
    return str(request.param)


@pytest.mark.parametrize("dtype", [HALF, BRAIN], ids=lambda d: d.name)
@pytest.mark.parametrize("right_transposed", [False, True])
@pytest.mark.parametrize("left_transposed", [False, True])
def test_products_of_every_layout(
    dtype: DType, left_transposed: bool, right_transposed: bool, chip: str
) -> None:
    kernel = product(48, 32, 80, dtype, left_transposed, right_transposed)
    name = f"v_wmma_f32_16x16x16_{'f16' if dtype == HALF else 'bf16'}"
    assert name in listing(chip, build(kernel, chip).text)
    check(kernel, 1e-3)


@pytest.mark.parametrize("depth", [16, 32, 160])
def test_any_depth_in_whole_blocks(depth: int) -> None:
    check(product(16, 16, depth), 1e-3)


def test_batches_and_what_follows_the_sum() -> None:
    check(product(32, 48, 32, batch=3, epilogue=True), 1e-3)


@pytest.mark.parametrize(("rows", "columns"), [(33, 33), (33, 32), (32, 33), (1, 1025)])
def test_large_products_of_an_odd_number_of_blocks_are_whole(rows: int, columns: int) -> None:
    """No wave may take two blocks along an axis whose blocks do not pair."""
    check(product(16 * rows, 16 * columns, 16), 1e-3)


@pytest.mark.parametrize("right_transposed", [False, True])
@pytest.mark.parametrize("left_transposed", [False, True])
def test_waves_of_a_large_product_share_what_they_load(
    left_transposed: bool, right_transposed: bool, chip: str
) -> None:
    kernel = product(512, 512, 48, left_transposed=left_transposed, right_transposed=right_transposed)
    assert "blocks of 64x64 by 32 steps in shared memory, 2x2 a wave" in str(pick(kernel, TARGETS[chip]))
    check(kernel, 1e-3)


@pytest.mark.parametrize("shape", [(17, 32, 32), (32, 24, 40), (33, 35, 37), (70, 16, 100)])
@pytest.mark.parametrize("transposed", [False, True])
def test_products_of_any_size(shape: tuple[int, int, int], transposed: bool, chip: str) -> None:
    kernel = product(*shape, left_transposed=transposed, right_transposed=not transposed, epilogue=True)
    assert "v_wmma" in listing(chip, build(kernel, chip).text)
    check(kernel, 1e-3)


def test_sides_may_be_computed_where_they_are_brought_in(chip: str) -> None:
    """Halves of floats, scaled by a value of each row: in one kernel with the product."""
    row, column, inner = Axis(0, 40), Axis(1, 48), Axis(2, 36)
    x = load(0, form(0, (row, 36), (inner, 1)))
    scaled = op(Op.CAST, op(Op.MUL, x, load(1, form(0, (row, 1)))), dtype=HALF)
    right = load(2, form(0, (inner, 48), (column, 1)), HALF)
    total = op(Op.REDUCE_ADD, op(Op.MUL, single(scaled), single(right)), arg=(inner,))
    types = ((F32, 40 * 36), (F32, 40), (HALF, 36 * 48), (F32, 40 * 48))
    params = tuple(Param(i, dtype, n, "rrrw"[i]) for i, (dtype, n) in enumerate(types))
    kernel = Kernel("scaled", (row, column), params, (Store(3, form(0, (row, 48), (column, 1)), total),))
    assert "v_wmma" in listing(chip, build(kernel, chip).text)
    check(kernel, 2e-3)


def test_a_side_that_all_batches_share(chip: str) -> None:
    """Axes that only one side has: the longest in whole blocks is the matrix's, the others stay outside."""
    many, row, column, inner = Axis(0, 3), Axis(1, 32), Axis(2, 16), Axis(3, 48)
    left = single(load(0, form(0, (row, 48), (inner, 1)), HALF))
    right = single(load(1, form(0, (many, 48 * 16), (inner, 16), (column, 1)), HALF))
    total = op(Op.REDUCE_ADD, op(Op.MUL, left, right), arg=(inner,))
    params = (Param(0, HALF, 32 * 48, "r"), Param(1, HALF, 3 * 48 * 16, "r"), Param(2, F32, 3 * 512, "w"))
    store = Store(2, form(0, (many, 512), (row, 16), (column, 1)), total)
    kernel = Kernel("shared", (many, row, column), params, (store,))
    assert "v_wmma" in listing(chip, build(kernel, chip).text)
    check(kernel, 1e-3)


@pytest.mark.parametrize("trips", [1, 3])
def test_a_product_may_be_summed_over_further_axes(trips: int, chip: str) -> None:
    """A convolution: taps between the channels, which only the right side steps over."""
    row, column, tap = Axis(0, 16), Axis(1, 16), Axis(2, 2)
    inner, other = Axis(3, 16 * trips), Axis(4, 3)
    depth = inner.size
    left = load(0, form(0, (row, 2 * depth), (tap, depth), (inner, 1)), HALF)
    right = load(1, form(0, (inner, 6 * 16), (tap, 3 * 16), (other, 16), (column, 1)), HALF)
    multiplied = op(Op.MUL, single(left), single(right))
    total = op(Op.REDUCE_ADD, multiplied, arg=(tap, inner, other))
    params = (Param(0, HALF, 32 * depth, "r"), Param(1, HALF, 96 * depth, "r"), Param(2, F32, 256, "w"))
    store = Store(2, form(0, (row, 16), (column, 1)), total)
    kernel = Kernel("taps", (row, column), params, (store,))
    assert "v_wmma" in listing(chip, build(kernel, chip).text)
    check(kernel, 1e-3)


def test_one_lane_in_each_half_brings_its_own_steps_on_gfx12(chip: str) -> None:
    """GFX11 has 16 steps in every lane and needs two wide loads a side, GFX12 has 8 and needs one."""
    text = listing(chip, build(product(16, 16, 16, right_transposed=True), chip).text)
    assert text.count("ds_load_b128") == (4 if generation(chip) is GFX11 else 2)


@pytest.mark.parametrize("shape", [(32, 32, 48), (130, 70, 72)])
def test_the_strict_model_finds_no_broken_rule(shape: tuple[int, int, int], chip: str) -> None:
    kernel = product(*shape, epilogue=True)
    arrays = memory(kernel)
    want = [a.copy() for a in arrays]
    kernel_oracle.run(kernel, want)
    run_built(build(kernel, chip), arrays, "strict")
    assert same(arrays[2], want[2], F32, 1e-3).all()


def test_the_code_verifies_after_each_pass(chip: str) -> None:
    kernel = product(512, 512, 32)
    items, _ = select(program(kernel, chip), generation(chip))
    code = linearise(items)
    verify(code, chip, "selection")
    schedule_blocks(code, times("gfx1100").results)
    allocate(code)
    verify(code, chip, "allocation")
