"""Products whose lines lie along several axes, under blocks whose lines are places of all of them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tensor import Tensor
from tensor.codegen.rdna.generation import TARGETS
from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Bound
from tensor.ir.graph import Op
from tensor.ir.kernel import End, Kernel, Param, Store
from tensor.plan import blocks
from tensor.plan.apply import apply
from tensor.plan.flat import computed, flattened, is_better, is_guarded, multiplied, steps, waves
from tensor.plan.pick import pick, ranked
from tests.tensor import kernel_oracle, loops_oracle
from tests.tensor.codegen.families import empty, kernels_of
from tests.tensor.codegen.rdna.samples import F32, form, half_product, load, matmul, memory, op, row_reduce
from tests.tensor.plan.test_apply import NAVI31


def convolution(batch: int, size: int, channels: int = 32, **options: int) -> Kernel:
    """3 x 3 weights, as many channels out."""
    image, weight = empty(batch, channels, size, size), empty(channels, channels, 3, 3)
    return kernels_of(image.conv2d(weight, **options))[0]


def toward_image(size: int, **options: int) -> Kernel:
    image = empty(2, 32, size, size).requires_grad_()
    made = image.conv2d(empty(32, 32, 3, 3), **options)
    return kernels_of(made.gradient(image, gradient=empty(*made.shape))[0])[0]


def toward_weights(
    batch: int, size: int, channels: int = 32, dtype: DType = dtypes.float32, **options: int
) -> Kernel:
    image = empty(batch, channels, size, size, dtype=dtype)
    weight = empty(channels, channels, 3, 3, dtype=dtype).requires_grad_()
    made = image.conv2d(weight, **options)
    toward = empty(*made.shape, dtype=dtype)
    return kernels_of(made.gradient(weight, gradient=toward)[0])[-1]


ODD = {
    "images of 7 x 7": convolution(1, 7, padding=1),
    "two images of 7 x 7": convolution(2, 7),
    "every second window": convolution(2, 13, stride=2, padding=1),
    "toward an image from every second window": toward_image(9, stride=2, padding=1),
    "toward an image from every third window": toward_image(13, stride=3),
    "toward weights": toward_weights(3, 7, padding=1),
    "toward weights by every second window": toward_weights(5, 9, stride=2, padding=1),
}


@pytest.mark.parametrize("kernel", ODD.values(), ids=ODD)
def test_a_kernel_of_places_means_the_same(kernel: Kernel) -> None:
    flat = flattened(kernel)
    assert flat is not None and len(flat.axes) < len(kernel.axes)
    found, wanted = memory(kernel), memory(kernel)
    kernel_oracle.run(kernel, wanted)
    kernel_oracle.run(flat, found)
    for one, other in zip(found, wanted, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-5)


@pytest.mark.parametrize("kernel", ODD.values(), ids=ODD)
def test_blocks_of_places_mean_the_same(kernel: Kernel) -> None:
    """On a chip of one unit they are always worth it."""
    target = replace(NAVI31, units=1)
    plan = pick(kernel, target)
    assert plan.kernel is not None and "blocks of" in str(plan)
    found, wanted = memory(kernel), memory(kernel)
    kernel_oracle.run(kernel, wanted)
    loops_oracle.run(apply(kernel, plan, target), found)
    for one, other in zip(found, wanted, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-4)


@pytest.mark.parametrize("arch", TARGETS)
def test_many_small_images_are_multiplied_by_blocks(arch: str) -> None:
    many, few = convolution(16, 14, 64, padding=1), convolution(1, 14, padding=1)
    assert "blocks of 64x64" in str(pick(many, TARGETS[arch]))
    assert all(plan.kernel is not None for plan in ranked(many, TARGETS[arch], 3))
    assert pick(few, TARGETS[arch]).stage is None  # too few blocks for the chip


@pytest.mark.parametrize("arch", TARGETS)
def test_places_of_all_images_are_the_steps_toward_weights(arch: str) -> None:
    """Rows of 14 are shorter than blocks are deep, those of 60 are not."""
    stage = pick(toward_weights(8, 14, 256, dtypes.float16, padding=1), TARGETS[arch]).stage
    assert stage is not None and stage.inner.size == 8 * 14 * 14 and not stage.loops
    stage = pick(toward_weights(1, 60, 64, padding=1), TARGETS[arch]).stage
    assert stage is not None and stage.inner.size == 60


def test_few_channels_toward_a_large_image_are_a_thin_block() -> None:
    """3 channels by 2 x 2 places of a window's step are 12 lines."""
    image = empty(2, 3, 224, 224).requires_grad_()
    made = image.conv2d(empty(64, 3, 7, 7), stride=2, padding=3)
    kernel = kernels_of(made.gradient(image, gradient=empty(*made.shape))[0])[-1]
    stage = pick(kernel, NAVI31).stage
    assert stage is not None and sorted(stage.lines) == [16, 64]


def test_blocks_pay_on_fewer_units_where_lanes_would_guard_both_sides() -> None:
    few = toward_image(28, stride=2, padding=1)
    assert pick(few, NAVI31).stage is not None
    assert pick(convolution(2, 14, padding=1), NAVI31).stage is None


def test_places_are_taken_where_columns_would_be_padded() -> None:
    padded, whole = convolution(4, 56, 64, padding=1), convolution(4, 64, 64, padding=1)
    assert pick(padded, NAVI31).kernel is not None
    plain = pick(whole, NAVI31)
    assert plain.kernel is None and plain.stage is not None


def test_lines_of_a_block_are_neighbours_in_memory() -> None:
    """Not the elements at one place of 32 images."""
    plan = pick(convolution(32, 14, padding=1), NAVI31)
    assert plan.kernel is not None and plan.stage is not None


def test_what_has_one_axis_for_each_side_or_ends_when_it_runs_stays() -> None:
    kernel = convolution(2, 7)
    assert flattened(matmul(40, 40, 40)) is None
    assert flattened(half_product(batch=3)) is None
    assert flattened(row_reduce(Op.REDUCE_ADD, 3, 5)) is None
    assert flattened(replace(kernel, ends=(End(kernel.axes[0], 0, 1, 1),))) is None


def test_odd_images_are_right_on_the_device() -> None:
    """Enough of them that blocks are picked."""
    rng = np.random.default_rng(3)
    image = rng.standard_normal((40, 32, 9, 7)).astype(np.float32)
    weight = rng.standard_normal((33, 32, 2, 3)).astype(np.float32)
    columns = np.lib.stride_tricks.sliding_window_view(image, (2, 3), axis=(2, 3))
    wanted = np.einsum("ncyxij,ocij->noyx", columns, weight)
    found = Tensor(image).conv2d(Tensor(weight)).numpy()
    np.testing.assert_allclose(found, wanted, rtol=1e-3, atol=1e-3)


@pytest.mark.parametrize(("batch", "size", "stride"), [(7, 13, 1), (12, 9, 2), (3, 29, 3)])
@pytest.mark.parametrize(("kind", "far"), [("float32", 1e-3), ("float16", 0.3)])
def test_gradients_toward_weights_of_odd_images_are_right(
    batch: int, size: int, stride: int, kind: str, far: float
) -> None:
    rng = np.random.default_rng(5)
    out = (size - 1) // stride + 1
    image = rng.standard_normal((batch, 33, size, size)).astype(kind)
    toward = rng.standard_normal((batch, 65, out, out)).astype(kind)
    padded = np.pad(image.astype(np.float32), ((0, 0), (0, 0), (1, 1), (1, 1)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), axis=(2, 3))[:, :, ::stride, ::stride]
    wanted = np.einsum("ncyxij,noyx->ocij", windows, toward.astype(np.float32))
    weight = Tensor(np.zeros((65, 33, 3, 3), kind)).requires_grad_()
    made = Tensor(image).conv2d(weight, stride=stride, padding=1)
    (found,) = made.gradient(weight, gradient=Tensor(toward))
    np.testing.assert_allclose(found.numpy().astype(np.float32), wanted, rtol=2e-3, atol=far)


def added(*shapes: tuple[int, ...], dtype: DType = dtypes.float32) -> Kernel:
    """A sum of tensors of shapes that broadcast, as one kernel."""
    first, *others = (empty(*shape, dtype=dtype) for shape in shapes)
    for other in others:
        first = first + other
    return kernels_of(first)[0]


LONG = 16387  # more than the lanes of a work-group have as a row

BROADCAST = {
    "a row": (added((3, LONG), (LONG,)), 4),
    "a column": (added((3, LONG), (3, 1)), 4),
    "rows of each image": (added((2, 3, LONG), (2, 1, LONG)), 1),  # two digits: left as it is
    "a row of each plane": (added((3, 131, 127), (131, 127), dtype=dtypes.float16), 8),
    "columns of planes": (added((2, 3, LONG), (3, 1), dtype=dtypes.float16), 8),
}


@pytest.mark.parametrize(("kernel", "vector"), BROADCAST.values(), ids=BROADCAST)
def test_elements_of_odd_rows_are_vectors_that_pass_their_ends(kernel: Kernel, vector: int) -> None:
    schedule = pick(kernel, NAVI31)
    assert schedule.tile.get((schedule.kernel or kernel).axes[0], 1) == vector
    arrays = memory(kernel)
    want = [array.copy() for array in arrays]
    kernel_oracle.run(kernel, want)
    loops_oracle.run(apply(kernel, schedule, NAVI31), arrays)
    written = next(param.slot for param in kernel.params if param.access == "w")
    assert np.array_equal(arrays[written], want[written])


OTHERS = {
    "even rows": added((3, LONG + 1), (LONG + 1,)),
    "rows that lanes have": added((131, 127), (127,)),
    "few": added((1, LONG), (LONG,)),
    "a row and a column": added((3, LONG), (LONG,), (3, 1)),
    "a turned side": kernels_of(empty(3, LONG) + empty(LONG, 3).transpose(0, 1))[0],
    "padding": kernels_of(empty(3, LONG - 1).pad((0, 1)) + empty(LONG))[0],
    "places": kernels_of(empty(3, LONG) + Tensor.arange(LONG).cast("float32"))[0],
}


@pytest.mark.parametrize("kernel", OTHERS.values(), ids=OTHERS)
def test_other_elements_keep_their_axes(kernel: Kernel) -> None:
    assert pick(kernel, NAVI31).kernel is None


def test_blocks_compute_padding_too() -> None:
    """70 x 33 by 40 steps for each of three: two blocks of 64 lines, one across, three stages of 16."""
    kernel = half_product(70, 33, 40, F32, batch=3)
    stage = blocks.find(kernel, replace(NAVI31, units=1))
    assert stage is not None and (stage.lines, stage.depth, stage.block) == ((64, 64), 16, 256)
    assert computed(kernel, stage) == 3 * 128 * 64
    assert multiplied(kernel, stage) == 3 * 128 * 64 * 48
    assert waves(kernel, stage, NAVI31) == 3 * 2 * 8
    outside = replace(stage, loops=(Axis(9, 5), Axis(10, 7)))
    assert multiplied(kernel, outside) == 3 * 128 * 64 * 48 * 35


def test_a_guarded_load_does_not_always_lie_inside() -> None:
    axis = Axis(0, 8)
    plain = load(0, form(0, (axis, 1)))
    guarded = load(0, form(0, (axis, 1)), guards=(Bound(form(0, (axis, 1)), 0, 7),))
    assert [is_guarded(v) for v in (plain, guarded, op(Op.NEG, guarded))] == [False, True, False]


def images(height: int, width: int, guarded: tuple[bool, bool] = (False, False)) -> Kernel:
    """Places of an image by 64 channels, 64 steps."""
    sizes = (height, width, 64, 64)
    row, column, channel, step = (Axis(number, size) for number, size in enumerate(sizes))
    inside = Bound(form(0, (step, 1)), 0, 63)
    left = load(0, form(0, (row, width * 64), (column, 64), (step, 1)), guards=(inside,) * guarded[0])
    right = load(1, form(0, (step, 64), (channel, 1)), guards=(inside,) * guarded[1])
    total = op(Op.REDUCE_ADD, op(Op.MUL, left, right), arg=(step,))
    counts = (height * width * 64, 4096, height * width * 64)
    params = tuple(Param(slot, F32, count, "rrw"[slot]) for slot, count in enumerate(counts))
    at = form(0, (row, width * 64), (column, 64), (channel, 1))
    return Kernel("images", (row, column, channel), params, (Store(2, at, total),))


@pytest.mark.parametrize(
    ("guarded", "units", "better"),
    [
        *[((False, False), 16, True), ((False, False), 17, False), ((True, False), 17, False)],
        *[((False, True), 17, False), ((True, True), 17, True), ((True, True), 32, True)],
        ((True, True), 33, False),
    ],
)
def test_blocks_of_places_pay_where_half_of_the_units_have_a_wave_or_a_quarter_of_guarded_sides(
    guarded: tuple[bool, bool], units: int, better: bool
) -> None:
    """16 x 8 places by 64 channels are eight waves: eight blocks of 32 x 32."""
    kernel, target = images(16, 8, guarded), replace(NAVI31, units=units)
    flat = flattened(kernel)
    assert flat is not None and blocks.find(kernel, replace(target, units=999)) is None
    found = blocks.find(flat, replace(target, units=999), is_flat=True)
    assert found is not None and waves(flat, found, target) == 8
    assert is_better(kernel, None, flat, found, target) is better


@pytest.mark.parametrize(("sizes", "joined"), [((31, 31), True), ((32, 5), False), ((5, 32), False)])
def test_steps_along_several_axes_are_one_where_each_is_shorter_than_32(
    sizes: tuple[int, int], joined: bool
) -> None:
    row, column, one, two = (Axis(n, size) for n, size in enumerate((64, 64, *sizes)))
    count = 64 * sizes[0] * sizes[1]
    sides = [
        load(n, form(0, (a, count // 64), (one, sizes[1]), (two, 1))) for n, a in enumerate((row, column))
    ]
    total = op(Op.REDUCE_ADD, op(Op.MUL, *sides), arg=(one, two))
    params = (Param(0, F32, count, "r"), Param(1, F32, count, "r"), Param(2, F32, 4096, "w"))
    kernel = Kernel("steps", (row, column), params, (Store(2, form(0, (row, 64), (column, 1)), total),))
    assert steps(kernel, total) == ([one, two] if joined else [])
    assert (flattened(kernel) is not None) is joined
