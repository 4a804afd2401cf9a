"""Attention in one pass over its row means what three passes mean, at any size."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tensor.ir.kernel import Kernel
from tensor.ir.loops import Barrier, For, LoopProgram, Scale, Shared, Statement, StoreTile, walk
from tensor.ir.loops_text import format_program, parse_program
from tensor.passes.online import divide_last
from tensor.plan.online import divided, exponent, find, schedule
from tensor.plan.pick import pick
from tensor.plan.schedule import Schedule
from tests.tensor import kernel_oracle, loops_oracle
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.samples import memory
from tests.tensor.plan.test_apply import NAVI31, check


def one_pass(heads: int, rows: int, keys: int, depth: int, width: int, causal: bool = False) -> Kernel:
    kernel = divide_last(samples.attention(heads, rows, keys, depth, width, causal))
    assert find(kernel) is not None
    return kernel


def without(program: LoopProgram, kind: type[Statement], number: int) -> LoopProgram:
    """The program less one statement of a kind, counted in order."""
    left = [number]

    def body(statements: tuple[Statement, ...]) -> tuple[Statement, ...]:
        made: list[Statement] = []
        for statement in statements:
            if isinstance(statement, kind):
                left[0] -= 1
                if left[0] == -1:
                    continue
            made.append(
                For(statement.axis, body(statement.body)) if isinstance(statement, For) else statement
            )
        return tuple(made)

    return replace(program, body=body(program.body))


@pytest.mark.parametrize(
    "shape",
    [
        (2, 32, 64, 16, 16),
        (1, 63, 65, 7, 5),
        (1, 65, 63, 20, 33),
        (3, 33, 7, 64, 64),
        (1, 40, 33, 100, 131),
        (1, 1000, 3, 4, 2),
    ],
)
def test_many_rows(shape: tuple[int, int, int, int, int]) -> None:
    kernel = one_pass(*shape)
    assert "in shared memory" in str(pick(kernel, NAVI31))
    check(kernel)


@pytest.mark.parametrize(
    "shape", [(2, 7, 63, 5, 6), (3, 2, 1000, 4, 70), (2, 31, 2, 16, 2), (2, 5, 37, 300, 3)]
)
def test_few_rows_are_shared_by_lanes(shape: tuple[int, int, int, int, int]) -> None:
    check(one_pass(*shape))


@pytest.mark.parametrize("rows", [5, 65])
def test_what_a_row_may_not_see_counts_for_nothing(rows: int) -> None:
    check(one_pass(2, rows, rows, 8, 4, causal=True))


@pytest.mark.parametrize("rows", [5, 40])
def test_a_maximum_that_grows_along_the_row_scales_what_was_summed(rows: int) -> None:
    """Scores from -60 to 60 in rising order; without the scaling the sums are of another size."""
    kernel = one_pass(1, rows, 64, 2, 3)
    program = samples.program(kernel, "gfx1100")
    arrays = memory(kernel)
    arrays[1][:] = np.linspace(-40, 40, 64).repeat(2)
    want = [a.copy() for a in arrays]
    kernel_oracle.run(kernel, want)
    loops_oracle.run(program, arrays)
    np.testing.assert_allclose(arrays[3], want[3], rtol=1e-4)
    scales = sum(isinstance(s, Scale) for s in walk(program.body))
    for number in range(min(scales, 2)):
        with np.errstate(over="ignore", invalid="ignore"):
            loops_oracle.run(without(program, Scale, number), arrays)
        assert not np.allclose(arrays[3], want[3], rtol=1e-2)


@pytest.mark.parametrize("number", range(4))
def test_a_barrier_that_is_left_out_is_a_race(number: int) -> None:
    """Two barriers in the whole blocks of the row, two in what is left of it."""
    kernel = one_pass(1, 32, 70, 16, 16)
    program = samples.program(kernel, "gfx1100")
    with pytest.raises(loops_oracle.Race):
        loops_oracle.run(without(program, Barrier, number), memory(kernel))


def test_nothing_of_the_scores_is_stored() -> None:
    program = samples.program(one_pass(2, 64, 256, 16, 16), "gfx1100")
    stores = [s for s in walk(program.body) if isinstance(s, StoreTile)]
    assert [isinstance(s.array, Shared) for s in stores] == [True, True, False]
    assert sum(s.count for s in program.shared) == 2 * 32 * 16


def test_programs_print_and_parse_back() -> None:
    text = format_program(samples.program(one_pass(1, 40, 5, 4, 4), "gfx1201"))
    assert " *= " in text and format_program(parse_program(text)) == text


def test_the_exponents_scale_is_read_off_squares_too() -> None:
    kernel = one_pass(1, 4, 4, 2, 2)
    online = find(kernel)
    assert online is not None and online.scale == 1.5
    assert exponent(online.top, online.top) is None


def planned(rows: int, keys: int, depth: int, width: int) -> tuple[Schedule, int, int]:
    """The schedule, and the tile of the rows and of their results."""
    kernel = one_pass(1, rows, keys, depth, width)
    online = find(kernel)
    assert online is not None
    plan = schedule(kernel, online, NAVI31)
    _, row, result = kernel.axes
    lanes, groups = (tuple(each for each in (axis,) if each.size > 1) for axis in (row, result))
    assert (plan.lane_axes, plan.outer_axes) == (lanes, groups)
    return plan, plan.tile.get(row, 1), plan.tile.get(result, 1)


@pytest.mark.parametrize(
    ("rows", "lanes"), [(32, 32), (33, 64), (64, 64), (65, 96), (97, 128), (128, 128), (129, 128)]
)
def test_a_work_group_has_a_wave_for_32_rows_and_up_to_four(rows: int, lanes: int) -> None:
    plan, height, _ = planned(rows, 64, 16, 16)
    assert (plan.block, plan.share, height) == (lanes, 4, 4)


@pytest.mark.parametrize(
    ("depth", "width", "rows", "results"),
    [
        *[(64, 64, 4, 64), (65, 64, 2, 64), (128, 128, 2, 128), (129, 128, 1, 128), (256, 256, 1, 256)],
        *[(64, 65, 4, 48), (64, 128, 4, 64), (64, 129, 4, 48), (128, 129, 2, 80), (256, 257, 1, 144)],
        *[(64, 5, 4, 5), (64, 17, 4, 17)],
    ],
)
def test_four_lanes_hold_256_elements_of_rows_and_as_many_results(
    depth: int, width: int, rows: int, results: int
) -> None:
    """Of what does not fit work-groups have parts of one size, in whole vectors of four lanes."""
    plan, height, found = planned(64, 64, depth, width)
    assert plan.online is not None and plan.online.wide is not None and plan.online.step == 4
    assert (height, found) == (rows, results)


@pytest.mark.parametrize(
    ("depth", "width", "elements"),
    [(112, 16, 32), (113, 16, 28), (128, 16, 28), (129, 16, 24), (128, 64, 20), (256, 16, 12), (256, 256, 8)],
)
def test_as_many_elements_of_a_row_are_there_at_once_as_16_kib_hold(
    depth: int, width: int, elements: int
) -> None:
    """Of both sides, each in whole vectors of four lanes; fours of 32 at most."""
    plan, _, _ = planned(64, 64, depth, width)
    assert plan.online is not None and plan.online.block == elements
    assert len(plan.online.staged) == 2


@pytest.mark.parametrize(
    ("rows", "keys", "share", "unroll"),
    [
        *[(1, 64, 32, 2), (1, 65, 32, 3), (1, 129, 32, 4), (2, 64, 16, 4), (3, 64, 8, 4), (4, 17, 8, 3)],
        *[(8, 64, 4, 4), (16, 64, 2, 4), (17, 64, 1, 4), (31, 3, 1, 3)],
    ],
)
def test_as_many_lanes_share_each_of_few_rows_as_a_wave_has(
    rows: int, keys: int, share: int, unroll: int
) -> None:
    plan, height, results = planned(rows, keys, 20, 16)
    assert plan.online is not None and plan.online.wide is None
    assert (plan.block, plan.share, height, results) == (32, share, 1, 16)
    along, inner = (plan.steps[axis] for axis in (plan.online.along, *plan.online.inner[:1]))
    assert (along.unroll, along.lanes) == (unroll, share) and (inner.unroll, inner.lanes) == (16, 1)


@pytest.mark.parametrize(("width", "tile"), [(1, 1), (64, 64), (65, 33), (128, 64), (129, 43)])
def test_a_lane_holds_64_results_of_few_rows_and_equal_parts_of_more(width: int, tile: int) -> None:
    assert planned(4, 64, 5, width)[2] == tile


def test_deep_products_of_many_rows_are_made_by_lanes_alone() -> None:
    plan, height, results = planned(64, 64, 257, 16)
    assert plan.online is not None and plan.online.wide is None
    assert (plan.block, plan.share, height, results) == (64, 1, 1, 16)


@pytest.mark.parametrize(("heads", "rows", "along"), [(50, 33, 1), (2, 3, 1), (50, 1, 0)])
def test_rows_are_along_the_axis_that_fewest_loads_vary_along(heads: int, rows: int, along: int) -> None:
    """Of a head's arrays each has a part for each head, of which keys and values have none for each row."""
    kernel = one_pass(heads, rows, 64, 16, 16)
    online = find(kernel)
    assert online is not None
    assert divided(kernel, online) == (kernel.axes[along], [kernel.axes[2]])
