"""Products through shared memory mean what their kernels mean, and meet where they must.

Covers what brings their sides there, sides.py.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tensor.codegen.sass.chip import TARGETS
from tensor.dtype import dtypes
from tensor.ir.form import Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel
from tensor.ir.loops import Barrier, Declare, For, LoadTile, LoopProgram, Param, Shared, StoreTile, walk
from tensor.ir.loops_text import format_program, parse_program
from tensor.ir.loops_verify import verify
from tensor.plan.apply import Application, apply
from tensor.plan.blocks import find, schedule, stages
from tensor.plan.pick import pick
from tensor.plan.tile import contiguous_run, fix
from tests.tensor import kernel_oracle, loops_oracle
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.samples import half_product, memory
from tests.tensor.plan.test_apply import NAVI31, check
from tests.tensor.plan.test_blocks import powers, taps
from tests.tensor.plan.test_online import without

HOPPER = TARGETS["sm_90"]


@pytest.mark.parametrize("shape", [(64, 32, 64), (70, 37, 75), (33, 100, 129), (32, 33, 32)])
def test_products_of_any_size(shape: tuple[int, int, int]) -> None:
    check(samples.matmul(*shape, bias=True))


@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
@pytest.mark.parametrize("turned", [False, True])
def test_products_of_fragments_of_any_size(turned: bool, arch: str) -> None:
    check(half_product(33, 35, 37, left_transposed=turned, right_transposed=turned, epilogue=True), arch=arch)
    check(half_product(20, 64, 48, dtypes.bfloat16, turned, not turned, batch=2), arch=arch)


def test_what_is_computed_of_a_side_is_computed_where_it_is_brought_in() -> None:
    check(powers(64))


def test_what_is_summed_over_is_nowhere_outside_its_loops() -> None:
    kernel = taps()
    plan = pick(kernel, NAVI31)
    assert plan.stage is not None and plan.stage.loops
    made = Application(kernel, plan, NAVI31)
    made.run()
    assert {*made.binding.parts} == {*kernel.axes} and not made.binding.blocks
    check(kernel)


@given(st.data())
@settings(max_examples=15, deadline=None)
def test_random_blocks(data: st.DataObject) -> None:
    sizes = [data.draw(st.integers(32, 90)) for _ in range(3)]
    kernel = samples.matmul(*sizes)
    stage = find(kernel, NAVI31)
    assert stage is not None
    waves, tile, depth = data.draw(
        st.sampled_from(
            [((8, 8), (4, 4), 16), ((16, 16), (4, 4), 8), ((4, 8), (8, 4), 32), ((8, 4), (4, 8), 16)]
        )
    )
    lines = (waves[0] * tile[0], waves[1] * tile[1])
    block = waves[0] * waves[1]
    stage = replace(stage, lines=lines, waves=waves, tile=tile, depth=depth, block=block)
    check(kernel, schedule(kernel, stage))


def test_each_element_is_brought_in_once_by_the_group() -> None:
    program = samples.program(samples.matmul(64, 64, 64), "gfx1100")
    loads = [s for s in walk(program.body) if isinstance(s, LoadTile) and isinstance(s.array, Param)]
    for load in loads:
        count = program.lane.size
        for part in load.out.parts:
            count *= part.size
        assert count == 32 * 16


def test_lanes_meet_before_and_behind_what_they_bring() -> None:
    program = samples.program(half_product(64, 64, 64), "gfx1100")
    loop = next(s for s in program.body if isinstance(s, For))
    kinds = [type(s) for s in loop.body if isinstance(s, (Barrier, StoreTile))]
    assert kinds == [Barrier, StoreTile, StoreTile, Barrier]


@pytest.mark.parametrize("steps", [32, 64])  # one stage, two stages
@pytest.mark.parametrize("number", [0, 1])
def test_a_barrier_that_is_left_out_is_a_race(number: int, steps: int) -> None:
    kernel = samples.matmul(64, steps, 64)
    program = without(samples.program(kernel, "gfx1100"), Barrier, number)
    with pytest.raises(loops_oracle.Race):
        loops_oracle.run(program, memory(kernel))


@pytest.mark.parametrize("shape", [(64, 33, 64), (70, 65, 33), (33, 1000, 40)])
def test_pipelines_of_any_length(shape: tuple[int, int, int]) -> None:
    assert "in 2 stages" in str(pick(samples.matmul(*shape), NAVI31))
    check(samples.matmul(*shape))
    halves = half_product(shape[0], shape[2], shape[1] + 32, right_transposed=True)
    assert "in 2 stages" in str(pick(halves, NAVI31))
    check(halves)


def test_a_pipeline_with_one_stage_taken_away_is_a_race() -> None:
    kernel = samples.matmul(64, 64, 64)
    text = format_program(samples.program(kernel, "gfx1100"))
    broken = re.sub(r" \+ \d+\*\(a(\d+) // 1 % 2\)\]", "]", text)
    assert broken != text
    with pytest.raises((loops_oracle.Race, loops_oracle.Unwritten)):
        loops_oracle.run(parse_program(broken), memory(kernel))


def test_a_lane_has_vectors_of_four_lines_at_most() -> None:
    """Its neighbours have those beside them: 8 rows of a lane are two vectors, one in each half."""
    kernel = samples.matmul(256, 256, 256)
    (stage,) = (each for each in stages(kernel, NAVI31) if each.tile == (8, 4) and each.waves == (4, 8))
    program = apply(kernel, schedule(kernel, stage), NAVI31)
    sums = next(s for s in walk(program.body) if isinstance(s, Declare))
    assert [part.size for part in sums.variable.parts] == [2, 4, 4]


def test_products_that_fill_the_chip_have_one_stage() -> None:
    assert "stages" not in str(pick(samples.matmul(4096, 4096, 4096), NAVI31))


def test_lines_of_shared_memory_are_padded_apart() -> None:
    kernel = half_product(64, 64, 64)
    stage = find(kernel, NAVI31)
    assert stage is not None
    program = apply(kernel, schedule(kernel, stage), NAVI31)
    left, right = (lines * (stage.depth + 8) for lines in stage.lines)
    assert [s.count for s in program.shared] == [left, right + stage.lines[1]]  # 8 more behind each 8 lines
    assert all(isinstance(s, Shared) and s.dtype == dtypes.float16 for s in program.shared)
    assert Op.REDUCE_ADD in {getattr(s, "op", None) for s in program.body}


BANKS, BANK_BYTES = 32, 4  # of LDS, each half of a work-group processor's: AMD's RDNA whitepaper


def most_in_a_bank(program: LoopProgram, access: LoadTile | StoreTile) -> int:
    """Dwords of one bank, at most, that lanes ask for together: as many lanes as all banks give 16 bytes."""
    parts = access.out.parts if isinstance(access, LoadTile) else access.parts
    size, lane = access.array.dtype.itemsize, program.lane
    run = next((p for p in parts if contiguous_run(access.index, p)), None)
    width = 1 if run is None else min(16 // size, run.size)
    dwords, together = max(1, width * size // BANK_BYTES), BANKS * BANK_BYTES // max(BANK_BYTES, width * size)
    counters = {a: 0 for a in access.index.axes if a is not lane and a not in parts}
    most = 0
    for at in product(*(range(0, p.size, width if p is run else 1) for p in parts)):
        form = fix(access.index, counters | dict(zip(parts, at, strict=True)))
        first = [fix(form, {lane: number}).const * size // BANK_BYTES for number in range(32)]
        for begin in range(0, 32, together):
            found = {dword + i for dword in first[begin : begin + together] for i in range(dwords)}
            most = max(most, *Counter(dword % BANKS for dword in found).values())
    return most


@pytest.mark.parametrize("turned", [{}, {"left_transposed": True}, {"right_transposed": True}], ids=str)
@pytest.mark.parametrize("size", [64, 512, 1024])
def test_lanes_find_sides_in_different_banks(size: int, turned: dict[str, bool]) -> None:
    """Loads have none in common, stores two at most, also of lines that lie across those in memory."""
    program = samples.program(half_product(size, size, 64, **turned), "gfx1100")
    found = [s for s in walk(program.body) if isinstance(s, LoadTile | StoreTile)]
    for access in (each for each in found if isinstance(each.array, Shared)):
        assert most_in_a_bank(program, access) <= (1 if isinstance(access, LoadTile) else 2)


@pytest.mark.parametrize("kernel", [samples.matmul(40, 70, 33), half_product(34, 40, 160)])
def test_blocks_that_are_stored_late_are_waited_for(kernel: Kernel) -> None:
    program = apply(kernel, pick(kernel, HOPPER), HOPPER)
    verify(program)
    arrays, want = memory(kernel), memory(kernel)
    kernel_oracle.run(kernel, want)
    loops_oracle.run(program, arrays)
    out = kernel.params[-1]
    assert samples.same(arrays[out.slot], want[out.slot], out.dtype, 2e-3).all()
    loop = next(s for s in program.body if isinstance(s, For) and s.stages == 3)
    assert loop.body[0] == Barrier(pending=2)  # both sides of the block after the next
    late = replace(loop, body=(Barrier(pending=3), *loop.body[1:]))
    wrong = replace(program, body=tuple(late if s is loop else s for s in program.body))
    with pytest.raises(AssertionError, match="read while a late store is on its way"):
        loops_oracle.run(wrong, memory(kernel))


def test_sides_that_are_computed_are_not_stored_late() -> None:
    kernel = half_product(64, 64, 160, guarded=True)
    assert "late" not in str(pick(kernel, HOPPER))


@pytest.mark.parametrize("depth", [192, 264])
def test_boxes_that_nobody_reads_are_waited_for_one_after_the_other(depth: int) -> None:
    """Both sides of the last but one first, in the turns that would follow."""
    hopper = replace(HOPPER, units=1)
    kernel = half_product(64, 64, depth)
    stage = find(kernel, hopper)
    assert stage is not None and stage.boxed
    program = apply(kernel, schedule(kernel, stage), hopper)
    turns = -(-depth // 64)
    assert [shared.count for shared in program.shared] == [64 * 64 * 3] * 2  # without padding
    behind = [s for s in program.body if isinstance(s, Barrier)]
    assert behind == [Barrier(2, Form(turns)), Barrier(0, Form(turns + 1))]


@pytest.mark.parametrize(("columns", "alone"), [(72, False), (74, True)])
def test_vectors_of_results_lie_inside_or_outside_as_a_whole(columns: int, alone: bool) -> None:
    """Guards ask for whole vectors of four columns, where a row has whole ones; for single ones otherwise."""
    program = samples.program(samples.matmul(70, 64, columns), "gfx1100")
    (store,) = (s for s in program.body if isinstance(s, StoreTile))
    assert len(store.guards) == 2
    fast = store.parts[-1]
    assert fast.size == 4 and contiguous_run(store.index, fast)
    assert any(fast in guard.form.axes for guard in store.guards) is alone
