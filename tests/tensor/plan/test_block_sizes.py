"""Each rule of blocks.py by itself, at both sides of its border."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tensor.codegen.sass.chip import TARGETS
from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Bound, Digit, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Load, Param, Store, Value, postorder
from tensor.plan.blocks import (
    find,
    is_boxed,
    is_copied,
    is_filled,
    is_laid,
    is_large,
    is_tensor,
    narrow,
    padded,
    stages,
)
from tensor.plan.schedule import Stage
from tensor.plan.target import GROUP, Target
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.samples import F32, form, load, op
from tests.tensor.codegen.rdna.samples import half_product as product
from tests.tensor.plan.test_apply import NAVI31
from tests.tensor.plan.test_eight_bits import stored, value

HALF, BRAIN, BYTE = dtypes.float16, dtypes.bfloat16, dtypes.uint8
SM_80, SM_90, SM_120 = (TARGETS[arch] for arch in ("sm_80", "sm_90", "sm_120"))
LINE, INNER, MANY = Axis(0, 64), Axis(1, 48), Axis(2, 3)


def of(units: int, target: Target = NAVI31, **more: int) -> Target:
    return replace(target, units=units, **more)


@pytest.mark.parametrize(
    ("lines", "steps", "is_flat", "large"),
    [
        *[((32, 32), 32, False, True), ((31, 64), 64, False, False), ((64, 31), 64, False, False)],
        *[((64, 64), 31, False, False), ((8, 32), 32, True, True), ((32, 8), 32, True, True)],
        *[((7, 64), 64, True, False), ((31, 31), 64, True, False), ((8, 64), 31, True, False)],
    ],
)
def test_lanes_multiply_blocks_of_32_lines_and_steps_or_of_eight_places(
    lines: tuple[int, int], steps: int, is_flat: bool, large: bool
) -> None:
    assert is_large(lines, steps, is_flat) is large


@pytest.mark.parametrize(
    ("sizes", "filled"),
    [
        *[((16, 16, 16), True), ((8, 16, 16), True), ((7, 16, 16), False), ((8, 15, 16), False)],
        *[((8, 16, 63), True), ((7, 16, 63), False), ((7, 16, 64), True), ((4, 64, 64), True)],
        *[((3, 64, 64), False), ((64, 3, 64), False), ((8, 8, 64), True), ((8, 7, 64), False)],
        *[((16, 16, 8), True), ((16, 16, 7), False)],
    ],
)
def test_of_what_the_unit_multiplies_half_is_there_or_a_quarter_of_64_steps(
    sizes: tuple[int, int, int], filled: bool
) -> None:
    """Rows, columns and steps, of which fewer than 16 are padded to so many; of 4 at least."""
    assert is_filled(sizes) is filled


def numbers(dtype: DType, *more: tuple[Axis, int], const: int = 0) -> Value:
    return load(0, form(const, *more), dtype)


GATHERED = Value(Op.BUFFER, F32, (numbers(dtypes.int32, (LINE, 1)),), Load(0, Form(), limit=9))


@pytest.mark.parametrize(
    ("side", "least", "copied"),
    [
        (numbers(F32, (LINE, 48), (INNER, 1)), 4, True),
        (numbers(F32, (LINE, 7), (INNER, 3)), 4, True),  # each element alone
        (numbers(HALF, (LINE, 48), (INNER, 1)), 4, True),
        (numbers(HALF, (LINE, 48), (INNER, 2)), 4, False),
        (numbers(HALF, (LINE, 49), (INNER, 1)), 4, False),  # every second line begins between dwords
        (numbers(HALF, (LINE, 48), (INNER, 1), const=1), 4, False),
        (numbers(HALF, (LINE, 48), (INNER, 1), const=2), 4, True),
        (numbers(HALF, (INNER, 64), (LINE, 1)), 4, True),
        (numbers(HALF, (INNER, 64), (LINE, 1)), 16, True),
        (numbers(HALF, (INNER, 68), (LINE, 1)), 16, False),
        (numbers(HALF, (INNER, 72), (LINE, 1)), 16, True),
        (numbers(HALF, (LINE, 40), (Axis(1, 40), 1)), 16, True),
        (numbers(HALF, (LINE, 40), (Axis(1, 36), 1)), 16, False),  # pieces of 8 pass the end
        (numbers(F32, (LINE, 48), (INNER, 1)), 16, True),
        (numbers(F32, (LINE, 7), (INNER, 3)), 16, False),
        (op(Op.NEG, numbers(F32, (LINE, 48), (INNER, 1))), 4, False),
        (GATHERED, 4, False),
    ],
)  # fmt: skip
def test_a_side_is_copied_by_pieces_that_lie_whole_in_memory(side: Value, least: int, copied: bool) -> None:
    assert is_copied(side, (LINE, INNER if INNER in side_axes(side) else Axis(1, 40)), least) is copied


def side_axes(side: Value) -> frozenset[Axis]:
    return side.arg.index.axes if side.op is Op.BUFFER else frozenset((INNER,))


@pytest.mark.parametrize(("guarded", "copied"), [(INNER, False), (LINE, True), (MANY, True)])
def test_pieces_of_which_guards_hide_a_part_are_not_copied(guarded: Axis, copied: bool) -> None:
    side = load(0, form(0, (LINE, 48), (INNER, 1)), HALF, guards=(Bound(form(0, (guarded, 1)), 0, 2),))
    assert is_copied(side, (INNER,)) is copied


@pytest.mark.parametrize(
    ("dtype", "by_lines", "laid"),
    [(HALF, False, True), (HALF, True, True), (BYTE, False, True), (BYTE, True, False), (F32, True, True)],
)
def test_halves_may_lie_either_way_and_bytes_by_steps_alone(dtype: DType, by_lines: bool, laid: bool) -> None:
    side = numbers(dtype, (INNER, 64), (LINE, 1)) if by_lines else numbers(dtype, (LINE, 48), (INNER, 1))
    assert is_laid(side, LINE, INNER) is laid


FAR = 1 << 39  # elements of 16 bits: a tensor map's dimensions lie less than 2**40 bytes apart


@pytest.mark.parametrize(
    ("terms", "boxed"),
    [
        ([(LINE, 48), (INNER, 1)], True),
        ([(INNER, 64), (LINE, 1)], True),
        ([(LINE, 8), (INNER, 1)], True),
        ([(LINE, 4), (INNER, 1)], False),  # units of 16 bytes apart
        ([(LINE, 50), (INNER, 1)], False),
        ([(LINE, 0), (INNER, 1)], True),
        ([(LINE, -48), (INNER, 1)], False),
        ([(LINE, FAR - 8), (INNER, 1)], True),
        ([(LINE, FAR), (INNER, 1)], False),
        ([(LINE, 48), (INNER, 8)], False),  # no neighbours
        ([(LINE, 1), (MANY, 64)], False),  # the same at each step
        ([(Axis(3 + n, 2), 48 << n) for n in range(4)] + [(INNER, 1)], True),
        ([(Axis(3 + n, 2), 48 << n) for n in range(5)] + [(INNER, 1)], False),  # six dimensions
        ([(Digit(form(0, (LINE, 1)), 8, 0), 48), (INNER, 1)], False),
    ],
)
def test_a_tensor_map_has_up_to_five_dimensions_units_of_16_bytes_apart(
    terms: list[tuple[Axis, int]], boxed: bool
) -> None:
    """CUDA driver API, cuTensorMapEncodeTiled: globalStrides are multiples of 16 and less than 2**40."""
    assert is_tensor(numbers(HALF, *terms), INNER) is boxed


def test_guards_and_tensors_that_begin_inside_of_others_are_no_boxes() -> None:
    terms = ((LINE, 48), (INNER, 1))
    assert not is_tensor(load(0, form(0, *terms), HALF, guards=(Bound(form(0, (LINE, 1)), 0, 9),)), INNER)
    assert not is_tensor(numbers(HALF, *terms, const=8), INNER)


def staged(left: int, right: int, loops: tuple[Axis, ...]) -> Stage:
    sides = (
        load(left, form(0, (LINE, 48), (INNER, 1)), HALF),
        load(right, form(0, (MANY, 48), (INNER, 1)), HALF),
    )
    return Stage(sides[0], *sides, LINE, MANY, INNER, loops, (64, 64), 64, (1, 1), (1, 1), 128, GROUP)


@pytest.mark.parametrize(
    ("slots", "loops", "boxed"), [((0, 1), (), True), ((1, 1), (), False), ((0, 1), (Axis(3, 2),), False)]
)
def test_both_sides_come_as_boxes_if_each_has_a_tensor_of_its_own(
    slots: tuple[int, int], loops: tuple[Axis, ...], boxed: bool
) -> None:
    assert is_boxed(staged(*slots, loops)) is boxed


def test_a_chip_without_boxes_copies_the_same_blocks() -> None:
    kernel, chip = product(128, 128, 192), of(1, SM_90)
    assert [s.boxed for s in stages(kernel, chip) if s.by == GROUP] == [True, False] * 3
    plain = [s for s in stages(kernel, replace(chip, boxes=False)) if s.by == GROUP]
    assert [(s.lines, s.boxed) for s in plain] == [((128, 128), False), ((64, 128), False), ((64, 64), False)]
    assert [s.lines for s in stages(kernel, of(8, SM_90)) if s.boxed] == [(128, 128), (64, 128), (64, 64)]


def widened(dtype: DType, slot: int = 0) -> Value:
    return op(Op.CAST, load(slot, form(0, (INNER, 1)), dtype), dtype=F32)


def test_sides_are_narrowed_to_one_type_that_the_unit_multiplies() -> None:
    half, brain, whole = widened(HALF), widened(BRAIN, 1), load(2, form(0, (INNER, 1)))
    assert narrow(half, half, NAVI31, F32) == (half.src[0], half.src[0], None)
    assert narrow(half, brain, NAVI31, F32) is None
    assert narrow(half, whole, NAVI31, F32) is None and narrow(whole, half, NAVI31, F32) is None
    doubles = widened(dtypes.float64)
    assert narrow(doubles, doubles, NAVI31, F32) is None


def test_sides_of_bytes_are_narrowed_where_the_unit_multiplies_what_they_stand_for() -> None:
    """Blackwell multiplies E4M3 and E5M2 in any order: PTX ISA, mma.m16n8k32."""
    first, second = (value(stored(dtype).float()) for dtype in (dtypes.float8_e4m3fn, dtypes.float8_e5m2))
    for sides in ((first, second), (second, first)):
        found = narrow(*sides, SM_120, F32)
        assert found is not None
        for side, whole in zip(found[:2], sides, strict=True):
            assert side.dtype == BYTE and any(each is side for each in postorder(whole))
        kinds = (dtypes.float8_e4m3fn, dtypes.float8_e5m2)
        assert found[2] == (kinds if sides[0] is first else kinds[::-1])
        assert narrow(*sides, NAVI31, F32) is None
    half = widened(HALF)
    assert narrow(first, half, SM_120, F32) is None and narrow(half, first, SM_120, F32) is None


@pytest.mark.parametrize(("size", "wanted"), [(1, 32), (32, 32), (33, 64), (65, 96)])
def test_whole_blocks_reach_behind_the_end_of_an_axis(size: int, wanted: int) -> None:
    assert padded(Axis(0, size), 32) == wanted


def one_column(sides: tuple[Value, Value], axes: tuple[Axis, ...], over: tuple[Axis, ...]) -> Kernel:
    total = op(Op.REDUCE_ADD, op(Op.MUL, *sides), arg=over)
    params = (Param(0, F32, 1 << 20, "r"), Param(1, F32, 1 << 20, "r"), Param(2, F32, 1 << 20, "w"))
    return Kernel("k", axes, params, (Store(2, form(0, *((a, 64) for a in axes)), total),))


def test_a_product_has_rows_columns_and_steps_of_both_sides() -> None:
    row, column, one, two = (Axis(n, 64) for n in range(4))
    left, right = load(0, form(0, (row, 64), (one, 1))), load(1, form(0, (column, 64), (one, 1)))
    assert find(one_column((left, right), (row, column), (one,)), NAVI31) is not None
    alone = [load(slot, form(0, (one, 1))) for slot in range(2)]
    assert find(one_column((left, alone[1]), (row,), (one,)), NAVI31) is None
    assert find(one_column((alone[0], right), (column,), (one,)), NAVI31) is None
    apart = load(1, form(0, (column, 64), (two, 1)))
    assert find(one_column((left, apart), (row, column), (one, two)), NAVI31) is None


def test_two_sums_are_no_product() -> None:
    kernel = samples.matmul(64, 64, 64)
    (store,) = kernel.stores
    second = op(Op.REDUCE_ADD, op(Op.MUL, *store.value.src[0].src[::-1]), arg=store.value.arg)
    both = replace(store, value=op(Op.SUB, store.value, second))
    assert find(Kernel("two", kernel.axes, kernel.params, (both,)), NAVI31) is None


@pytest.mark.parametrize(
    ("kernel", "units", "lines"),
    [
        (samples.matmul(128, 64, 128), 8, (128, 128)),  # of 256 lanes
        (samples.matmul(128, 64, 128), 9, (64, 64)),  # four of them
        (samples.matmul(128, 64, 128), 32, (64, 64)),
        (samples.matmul(128, 64, 128), 33, (32, 32)),
        (product(128, 128, 64, F32, batch=3), 24, (128, 128)),
        (product(128, 128, 64, F32, batch=3), 25, (64, 64)),
        (product(128, 128, 64, F32, batch=3), 97, (32, 32)),
        (samples.matmul(64, 64, 128), 1, (64, 64)),  # of 128 rows half would be padding
        (samples.matmul(128, 64, 64), 1, (64, 64)),
        (samples.matmul(32, 64, 128), 1, (32, 32)),
        (samples.matmul(128, 64, 32), 1, (32, 32)),
        (samples.matmul(33, 64, 64), 1, (64, 64)),  # no more than blocks of 32 compute
        (samples.matmul(65, 64, 128), 1, (128, 128)),  # a third more
        (samples.matmul(65, 64, 65), 1, (32, 32)),  # three quarters more
        (samples.matmul(129, 64, 129), 1, (32, 32)),  # 44 % more, where 40 % pay
        (samples.matmul(129, 64, 128), 1, (64, 64)),
        (product(64, 64, 64), 4, (64, 64)),  # of 128 lanes
        (product(64, 64, 64), 5, (32, 32)),  # four of 64
        (product(64, 64, 64), 8, (32, 32)),
        (product(64, 64, 64), 9, (16, 16)),
        (product(33, 33, 64), 1, (64, 64)),
        (product(32, 33, 64), 1, (32, 32)),
        (product(33, 32, 64), 1, (32, 32)),
    ],
)
def test_blocks_are_the_largest_of_which_each_unit_has_a_wave(
    kernel: Kernel, units: int, lines: tuple[int, int]
) -> None:
    stage = find(kernel, of(units))
    assert stage is not None and stage.lines == lines
    assert stage.by == ("wave" if len(kernel.values) > 4 else "lane")


@pytest.mark.parametrize(
    ("sizes", "lines", "waves", "tile"),
    [
        ((16, 256), (16, 64), (2, 16), (8, 4)),
        ((256, 16), (64, 16), (16, 2), (4, 8)),
        ((8, 256), (16, 64), (2, 16), (8, 4)),
        ((17, 256), (32, 32), (4, 8), (8, 4)),
        ((256, 17), (32, 32), (4, 8), (8, 4)),
    ],
)
def test_of_sixteen_places_or_fewer_blocks_are_thin(
    sizes: tuple[int, int], lines: tuple[int, int], waves: tuple[int, int], tile: tuple[int, int]
) -> None:
    stage = find(samples.matmul(sizes[0], 64, sizes[1]), of(1000), is_flat=True)
    assert stage is not None and (stage.lines, stage.waves, stage.tile, stage.block) == (
        lines,
        waves,
        tile,
        32,
    )


@pytest.mark.parametrize(
    ("sizes", "units", "count"),
    [
        ((128, 128), 2, 1),  # eight waves, four for each unit
        ((128, 128), 3, 2),
        ((256, 256), 8, 1),  # four groups of eight
        ((256, 256), 9, 2),
        ((256, 16), 1, 1),  # four groups of one
        ((256, 16), 2, 2),
    ],
)
def test_blocks_come_in_two_stages_where_units_have_fewer_than_four_waves(
    sizes: tuple[int, int], units: int, count: int
) -> None:
    stage = find(samples.matmul(sizes[0], 64, sizes[1]), of(units), is_flat=True)
    assert stage is not None and stage.stages == count and not stage.late


@pytest.mark.parametrize(
    ("depth", "late", "count"), [(32, 3, 1), (33, 3, 3), (33, 2, 2), (33, 5, 3), (100, 5, 5), (100, 1, 1)]
)
def test_as_many_late_stages_are_under_way_as_a_chip_has_where_there_are_three(
    depth: int, late: int, count: int
) -> None:
    """Lanes multiply 16 steps at once."""
    stage = find(samples.matmul(128, depth, 128), of(1, SM_80, late=late))
    assert stage is not None and (stage.stages, stage.late) == (count, count > 1)
    boxes = find(product(128, 128, 136), of(1, SM_90, late=5))
    assert boxes is not None and (boxes.by, boxes.stages) == (GROUP, 3)
