"""Attention by matrix instructions means what its kernel means, in the layout of each chip."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tensor import Tensor, methods
from tensor.codegen.rdna.generation import TARGETS
from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Store
from tensor.ir.loops import Barrier, MultiplyFragments, Scale, Shared, StoreTile, walk
from tensor.ir.loops_text import format_program, parse_program
from tensor.passes.online import divide_last
from tensor.plan import attention, online
from tensor.plan.pick import pick
from tensor.plan.schedule import Scores
from tensor.plan.target import Abilities
from tensor.schedule import schedule
from tests.tensor import loops_oracle
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.samples import memory
from tests.tensor.plan.test_apply import NAVI31, check
from tests.tensor.plan.test_online import without

HALF, BRAIN = dtypes.float16, dtypes.bfloat16  # the weights of a row are rounded to these
SHAPES = [(2, 32, 64, 16, 16), (1, 63, 65, 7, 5), (1, 17, 33, 64, 20), (2, 40, 16, 33, 130)]


def halves(*shape: int, causal: bool = False, dtype: DType = HALF) -> Kernel:
    heads, rows, keys, depth, width = shape
    return divide_last(samples.attention(heads, rows, keys, depth, width, causal, 0.25, dtype))


def gradient_kernels(rows: int, keys: int, depth: int, dtype: DType, causal: bool = False) -> list[Kernel]:
    """Sums of powers, and the gradients toward values, queries and keys, as the scheduler makes them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(methods.attention, "FEW", 0)
        q, k, v = (Tensor.empty(n, depth, dtype=dtype).realize() for n in (rows, keys, keys))
        q, k, v = (x.requires_grad_() for x in (q, k, v))
        seed = Tensor.empty(rows, depth, dtype=dtype).realize()
        q.scaled_dot_product_attention(k, v, is_causal=causal).backward(seed)
        wanted = [x.grad.node for x in (q, k, v) if x.grad is not None]
        made = schedule(wanted, lambda node: node.storage, lambda _: Abilities(one_pass=True)).launches
    found = [launch.kernel for launch in made if launch.kernel is not None]
    return [kernel for kernel in found if online.find(kernel) is not None]


@pytest.mark.parametrize("arch", TARGETS)
@pytest.mark.parametrize(("sizes", "dtype"), [((35, 67, 7), HALF), ((67, 33, 20), BRAIN)])
def test_kernels_of_the_gradient_mean_what_they_say(
    sizes: tuple[int, int, int], dtype: DType, arch: str
) -> None:  # fmt: skip
    kernels = gradient_kernels(*sizes, dtype, causal=dtype is BRAIN)
    assert len(kernels) == 5
    for kernel in kernels:
        assert "in fragments of" in str(pick(kernel, TARGETS[arch]))
        check(kernel, arch=arch, close=1e-3 if dtype is HALF else 1e-2)


@pytest.mark.parametrize("sizes", [(35, 67, 7), (67, 5, 20), (6, 40, 3), (37, 7, 35)])
def test_kernels_of_the_gradient_go_by_lanes_in_full_precision(sizes: tuple[int, int, int]) -> None:
    for kernel in gradient_kernels(*sizes, dtypes.float32):
        check(kernel)


def test_lanes_hold_four_rows_of_a_gradient_and_take_deep_ones_one_element_at_a_time() -> None:
    found = [pick(k, NAVI31) for depth in (32, 64) for k in gradient_kernels(64, 96, depth, dtypes.float32)]
    plans = [
        (p.online.step, max(p.tile[a] for a in p.lane_axes)) for p in found if p.online and p.online.wide
    ]
    assert plans == [(4, 4)] * 4 + [(4, 4), (1, 4), (1, 4), (4, 4)]


@pytest.mark.parametrize("arch", TARGETS)
@pytest.mark.parametrize("shape", SHAPES)
def test_any_size_in_the_layout_of_each_chip(shape: tuple[int, ...], arch: str) -> None:
    kernel = halves(*shape)
    assert "in fragments of" in str(pick(kernel, TARGETS[arch]))
    check(kernel, arch=arch, close=1e-3)


@pytest.mark.parametrize("dtype", [HALF, BRAIN], ids=lambda d: d.name)
def test_what_a_row_may_not_see_counts_for_nothing(dtype: DType) -> None:
    check(halves(1, 35, 35, 16, 16, causal=True, dtype=dtype), close=1e-3 if dtype is HALF else 1e-2)


def test_a_maximum_that_grows_along_the_row_scales_what_was_summed() -> None:
    kernel = halves(1, 32, 64, 2, 16)
    program = samples.program(kernel, "gfx1201")
    arrays = memory(kernel)
    arrays[1][:] = np.linspace(-40, 40, 64).repeat(2)
    loops_oracle.run(program, arrays)
    found = arrays[3].copy()
    assert np.isfinite(found).all()
    for number in range(2):
        with np.errstate(all="ignore"):
            loops_oracle.run(without(program, Scale, number), arrays)
        assert not np.allclose(arrays[3], found, rtol=1e-2)


@pytest.mark.parametrize("number", range(4))
def test_a_barrier_that_is_left_out_is_a_race(number: int) -> None:
    kernel = halves(1, 32, 64, 16, 16)
    program = samples.program(kernel, "gfx1100")
    with pytest.raises((loops_oracle.Race, loops_oracle.Unwritten)):
        loops_oracle.run(without(program, Barrier, number), memory(kernel))


@pytest.mark.parametrize(
    ("arch", "depth", "width", "tile"),
    [
        *(("gfx1100", 96, 32, 2), ("gfx1100", 97, 32, 1), ("gfx1100", 64, 64, 2), ("gfx1100", 64, 65, 1)),
        *(("gfx1201", 128, 64, 2), ("gfx1201", 128, 65, 1)),
    ],
)
def test_a_wave_takes_as_many_rows_as_its_registers_hold(
    arch: str, depth: int, width: int, tile: int
) -> None:
    """16 steps of 16 rows take 8 registers on RDNA3, where both halves of a wave hold them, and 4 on RDNA4;
    16 results of each row take 8 on both. 32 rows at once may take 128."""
    kernel = halves(1, 256, 256, depth, width)
    found = online.find(kernel)
    assert found is not None
    made = attention.find(kernel, found, TARGETS[arch])
    assert made is not None and made.tile == tile


@pytest.mark.parametrize(("rows", "waves"), [(16, 1), (17, 2), (32, 2), (33, 4), (256, 4)])
def test_no_more_than_half_of_a_work_groups_waves_are_without_rows(rows: int, waves: int) -> None:
    kernel = halves(1, rows, 64, 128, 64)
    found = online.find(kernel)
    assert found is not None
    made = attention.find(kernel, found, NAVI31)
    assert made is not None and (made.tile, made.waves) == (1, waves)


def test_a_chain_has_the_most_waves_whose_sides_fit_into_shared_memory_exactly() -> None:
    kernel = halves(1, 256, 256, 64, 64)
    found = online.find(kernel)
    assert found is not None
    whole = attention.find(kernel, found, NAVI31)
    assert whole is not None and whole.waves == 4
    for waves, fewer in ((4, 2), (2, 1), (1, None)):
        size = attention.shared_bytes(replace(whole, waves=waves), found.along)
        made = [attention.find(kernel, found, replace(NAVI31, shared=n)) for n in (size, size - 1)]
        assert [None if chain is None else chain.waves for chain in made] == [waves, fewer]


@pytest.mark.parametrize("arch", TARGETS)
def test_work_groups_of_a_deep_gradient_have_fewer_waves_so_that_shared_memory_holds_its_sides(
    arch: str,
) -> None:
    """A work-group has 64 KiB: LLVM refuses kernels of more."""
    kernels = gradient_kernels(256, 256, 128, BRAIN, causal=True)
    programs = [samples.program(kernel, arch) for kernel in kernels]
    sizes = [sum(s.count * s.dtype.itemsize for s in p.shared) for p in programs]
    assert max(sizes) <= 1 << 16
    assert {p.lane.size for p in programs} == {64, 128}


def test_nothing_of_the_scores_leaves_the_work_group() -> None:
    program = samples.program(halves(2, 64, 256, 16, 16), "gfx1100")
    stores = [s for s in walk(program.body) if isinstance(s, StoreTile)]
    assert [isinstance(s.array, Shared) for s in stores] == [True] * 4 + [False]
    assert sum(s.count for s in program.shared) < 64 * 256


def test_programs_print_and_parse_back() -> None:
    for arch, target in TARGETS.items():
        program = samples.program(halves(1, 40, 40, 16, 20), arch)
        text = format_program(program)
        assert "over 2 lanes 16 apart" in text
        assert format_program(parse_program(text, target.fragments)) == text
        assert sum(isinstance(s, MultiplyFragments) for s in walk(program.body)) > 2


def weighed(apart: int) -> Kernel:
    """The sum over j of ``2 ** sum(q[i, j, :] * k[j, :]) * v[j, n]``. apart: q's elements of neighbours j."""
    row, column, key, step = (Axis(i, size) for i, size in enumerate((32, 16, 64, 8)))
    queries = samples.form(0, (row, max(8, 64 * apart)), *([(key, apart)] if apart else []), (step, 1))
    places = (queries, samples.form(0, (key, 8), (step, 1)), samples.form(0, (key, 16), (column, 1)))
    q, k, v = (samples.single(samples.load(slot, place, HALF)) for slot, place in enumerate(places))
    score = samples.op(Op.REDUCE_ADD, samples.op(Op.MUL, q, k), arg=(step,))
    total = samples.op(Op.REDUCE_ADD, samples.op(Op.MUL, samples.op(Op.EXP2, score), v), arg=(key,))
    counts = (32 * max(8, 64 * apart), 512, 1024, 512)
    params = tuple(
        Param(i, dtypes.float32 if i == 3 else HALF, count, "rrrw"[i]) for i, count in enumerate(counts)
    )
    store = Store(3, samples.form(0, (row, 16), (column, 1)), total)
    return Kernel("weighed", (row, column), params, (store,))


@pytest.mark.parametrize(("apart", "is_product"), [(0, True), (8, False)])
def test_scores_of_which_both_sides_vary_along_the_row_are_no_product_of_matrices(
    apart: int, is_product: bool
) -> None:
    kernel = weighed(apart)
    found = online.find(kernel)
    assert found is not None
    assert (attention.find(kernel, found, NAVI31) is not None) is is_product
    check(kernel, close=1e-3)


def test_groups_are_along_axes_of_several_points_alone() -> None:
    for heads in (1, 2):
        kernel = halves(heads, 32, 64, 16, 16)
        plan = pick(kernel, NAVI31)
        assert plan.online is not None and plan.online.chain is not None
        assert plan.outer_axes == kernel.axes[2 - heads :]


def test_every_sum_inside_a_row_must_be_a_product_and_all_products_of_one_type(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kernel = next(k for k in gradient_kernels(35, 67, 7, HALF) if len(products(k)) == 2)
    found, made = online.find(kernel), products(kernel)
    assert found is not None and attention.find(kernel, found, NAVI31) is not None
    left = replace(made[1].left, dtype=BRAIN)
    for other in (None, replace(made[1], left=left)):
        answers = iter([made[0], other])
        monkeypatch.setattr(attention, "scores_of", lambda *_, answers=answers: next(answers))
        assert attention.find(kernel, found, NAVI31) is None


def products(kernel: Kernel) -> list[Scores]:
    """What sums inside a row are products of."""
    found = online.find(kernel)
    assert found is not None
    row, inner = frozenset((found.along,)), [v for v in kernel.values if v.op is Op.REDUCE_ADD]
    made = [
        attention.scores_of(v, row, kernel.dependencies, NAVI31) for v in inner if found.along not in v.arg
    ]
    return [each for each in made if each is not None]


def test_what_the_matrix_unit_has_no_words_for_goes_by_lanes() -> None:
    target = TARGETS["gfx1100"]
    for kernel in (divide_last(samples.attention(1, 32, 64, 16, 16)), halves(1, 15, 64, 16, 16)):
        found = online.find(kernel)
        assert found is not None and attention.find(kernel, found, target) is None
    kernel = halves(1, 32, 64, 16, 16)
    found = online.find(kernel)
    assert found is not None and attention.find(kernel, found, replace(target, fragments=())) is None
    assert next(v for v in kernel.values if v.op is Op.REDUCE_MAX) is found.top
