"""Sides of products in shared memory: each element has one place, and is brought by one lane."""

from __future__ import annotations

from itertools import product

import pytest

from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Form, evaluate, of_axis
from tensor.ir.loops import Shared
from tensor.plan.binding import Binding
from tensor.plan.schedule import Schedule
from tensor.plan.sides import BYTES_A_LOAD, CORE, Side, runs_along, spread
from tests.tensor.codegen.rdna import samples

LINE, STEP = Axis(40, 64), Axis(41, 64)


def side(
    lines: int,
    steps: int,
    along_lines: bool,
    dtype: DType = dtypes.float32,
    by_steps: bool = True,
    depth: int = 0,
) -> Side:
    """Of an array that is contiguous along its steps or along its lines."""
    terms = ((LINE, 64), (STEP, 1)) if by_steps else ((LINE, 1), (STEP, 64))
    value = samples.load(0, samples.form(0, *terms), dtype)
    stride = (lines if along_lines else steps) + 4
    size = lines * steps if depth else stride * (steps if along_lines else lines)
    return Side(value, (LINE, STEP), (lines, steps), Shared(0, dtype, size), stride, along_lines, size, depth)


def places(of: Side) -> dict[tuple[int, int], int]:
    (lines, steps), at = of.counts, of.place(of_axis(LINE), of_axis(STEP))
    return {(i, k): evaluate(at, {LINE: i, STEP: k}) for i, k in product(range(lines), range(steps))}


@pytest.mark.parametrize("along_lines", [True, False])
def test_elements_lie_beside_their_neighbours_and_lines_of_memory_a_stride_apart(along_lines: bool) -> None:
    found = places(side(8, 16, along_lines))
    near, far = ((1, 0), (0, 1)) if along_lines else ((0, 1), (1, 0))
    assert found[0, 0] == 0 and found[near] == 1 and found[far] == (12 if along_lines else 20)
    assert len(set(found.values())) == 8 * 16


@pytest.mark.parametrize("along_lines", [True, False])
def test_for_groups_of_waves_eight_by_eight_elements_lie_together(along_lines: bool) -> None:
    """Of 16 lines and 24 steps: a core, those of the other steps, then the other lines."""
    found = places(side(16, 24, along_lines, dtypes.float16, depth=24))
    assert sorted(found.values()) == list(range(16 * 24))
    assert found[CORE - 1, CORE - 1] == CORE**2 - 1
    assert found[0, CORE] == CORE**2 and found[CORE, 0] == 24 * CORE
    assert (found[1, 0], found[0, 1]) == ((1, CORE) if along_lines else (CORE, 1))


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("along_lines", [True, False])
@pytest.mark.parametrize("by_steps", [True, False])
@pytest.mark.parametrize(
    ("lines", "steps", "block", "dtype"),
    [
        (64, 16, 64, dtypes.float32),
        (32, 8, 64, dtypes.float32),
        (16, 4, 64, dtypes.float32),  # an element for each lane
        (64, 32, 128, dtypes.float16),
        (32, 32, 256, dtypes.float16),
        (64, 16, 32, dtypes.int8),
        (3, 64, 4, dtypes.float16),  # lines without a pair
    ],
)
def test_lanes_bring_every_element_once_in_vectors_of_up_to_16_bytes(
    lines: int, steps: int, block: int, dtype: DType, by_steps: bool, along_lines: bool, late: bool
) -> None:
    kernel = samples.matmul(64, 64, 64)
    binding = Binding(kernel, Schedule((kernel.axes[1],), (), {}, {}, block))
    of = side(lines, steps, along_lines, dtype, by_steps)
    line, step, parts, vector = spread(binding, of, late)
    seen = []
    for lane in range(block):
        for point in product(*(range(p.size) for p in parts)):
            at = {binding.lane: lane, **dict(zip(parts, point, strict=True))}
            seen.append((evaluate(line, at), evaluate(step, at)))
    assert sorted(seen) == list(product(range(lines), range(steps)))
    assert vector * dtype.itemsize <= BYTES_A_LOAD
    if not late:
        room = lines * steps // block
        assert vector == min(BYTES_A_LOAD // dtype.itemsize, room, steps if by_steps else lines)
    if vector > 1:  # neighbours lie beside each other in memory
        fast, slow = (step, line) if by_steps else (line, step)
        ends = [{binding.lane: 3, **dict.fromkeys(parts, 0), parts[-1]: n} for n in (0, 1)]
        assert evaluate(fast, ends[1]) - evaluate(fast, ends[0]) == 1
        assert evaluate(slow, ends[1]) == evaluate(slow, ends[0])


@pytest.mark.parametrize("along_lines", [True, False])
@pytest.mark.parametrize(
    ("dtype", "together"), [(dtypes.int8, 2), (dtypes.float16, 2), (dtypes.float32, 1)], ids=str
)
def test_of_elements_smaller_than_a_bank_that_lie_across_memory_a_lane_brings_two_neighbours(
    dtype: DType, together: int, along_lines: bool
) -> None:
    """They are stored as one; one of four bytes is a bank's whole word."""
    kernel = samples.matmul(64, 64, 64)
    binding = Binding(kernel, Schedule((kernel.axes[1],), (), {}, {}, 64))
    of = side(64, 64, along_lines, dtype, by_steps=along_lines)
    line, step, parts, _ = spread(binding, of)
    places = set[int]()
    for point in product(*(range(p.size) for p in parts)):
        at = {binding.lane: 5, **dict(zip(parts, point, strict=True))}
        places.add(evaluate(of.place(Form(evaluate(line, at)), Form(evaluate(step, at))), {}))
    assert {len({at, at ^ 1} & places) for at in places} == {together}


def test_a_side_runs_along_the_axis_whose_neighbours_are_neighbours_in_memory() -> None:
    value = side(8, 8, True).value
    assert runs_along(value, STEP) and not runs_along(value, LINE)
    gathered = samples.op(samples.Op.NEG, value)
    assert runs_along(gathered, STEP) and not runs_along(samples.const(1.0), STEP)
    assert not runs_along(samples.load(0, Form(0, ((STEP, 2),))), STEP)
