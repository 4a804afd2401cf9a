"""Attention on the host in one pass over its rows, forward and backward, means what several passes mean."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tensor.dtype import dtypes
from tensor.ir.loops import LoadTile, Scale, StoreTile, walk
from tensor.ir.loops_text import format_program
from tensor.plan.host import pick
from tensor.plan.host_online import schedule
from tensor.plan.online import find, row_sides
from tensor.plan.target import Target
from tests.tensor.codegen.cpu.rig import Array, call, check, program_of, target
from tests.tensor.codegen.rdna import samples
from tests.tensor.plan.test_attention import gradient_kernels, halves
from tests.tensor.plan.test_online import one_pass, without


@pytest.mark.parametrize(
    "shape",
    [(2, 32, 64, 16, 16), (1, 63, 65, 7, 5), (1, 33, 7, 80, 33), (1, 9, 2, 3, 2), (1, 20, 19, 5, 1030)],
)
def test_rows_along_lanes_of_any_size(shape: tuple[int, int, int, int, int]) -> None:
    kernel = one_pass(*shape)
    plan = pick(kernel, target())
    assert "below a running maximum" in str(plan) and len(plan.panels) == 1
    check(kernel)


def test_what_a_group_computes_into_its_memory_is_read_from_there() -> None:
    program = program_of(one_pass(2, 32, 64, 16, 16))
    stored = {s.array for s in walk(program.body) if isinstance(s, StoreTile) and s.array in program.shared}
    read = {s.array for s in walk(program.body) if isinstance(s, LoadTile)}
    assert stored and stored <= read


def test_every_tile_that_a_program_makes_is_read() -> None:
    """What a group has in its memory is not computed again, so its sources are not loaded again."""
    text = format_program(program_of(halves(2, 40, 33, 20, 24)))
    tiles = Counter(re.findall(r"\bt\d+\b", text))
    assert tiles and min(tiles.values()) > 1  # where it is made, and where it is read


@pytest.mark.parametrize("rows", [9, 65])
def test_what_a_row_may_not_see_counts_for_nothing(rows: int) -> None:
    check(one_pass(2, rows, rows, 8, 20, causal=True))


def test_sides_of_halves() -> None:
    kernel = halves(2, 40, 33, 20, 24)
    assert pick(kernel, target()).online is not None
    check(kernel, tolerance=2e-2)


@pytest.mark.parametrize("sizes", [(35, 67, 7), (67, 33, 20)])
def test_kernels_of_the_gradient_make_the_scores_again(sizes: tuple[int, int, int]) -> None:
    kernels = gradient_kernels(*sizes, dtypes.float32)
    assert len(kernels) == 5
    for kernel in kernels:
        assert "sums along" in str(pick(kernel, target()))
        check(kernel, tolerance=1e-3)


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("width", [4, 40])
def test_sums_are_brought_to_each_new_maximum(width: int, number: int) -> None:
    """In registers, and in memory where there are more of them than registers hold."""
    kernel = one_pass(1, 16, 70, 4, width)
    program, arrays = program_of(kernel), samples.memory(kernel)

    def result(of: object) -> Array:
        mine = [a.copy() for a in arrays]
        call(of, mine)  # type: ignore[arg-type]
        return mine[next(p.slot for p in kernel.params if p.access == "w")]

    assert not samples.same(result(program), result(without(program, Scale, number)), dtypes.float32).all()


def test_rows_have_a_side_of_their_own_of_each_product() -> None:
    """Not heads, which both sides of a product have."""
    kernel = one_pass(40, 1, 30, 8, 8)
    found = find(kernel)
    assert found is not None and row_sides(kernel, found) == (None, ())
    assert pick(kernel, target()).online is None
    check(kernel)


@pytest.mark.parametrize(
    ("rows", "depth", "width", "registers", "vectors", "at_once"),
    [
        *[(16, 5, 7, 16, 1, 8), (17, 5, 7, 16, 2, 4), (99, 5, 7, 16, 2, 4), (99, 5, 7, 32, 2, 8)],
        *[(99, 3, 7, 2, 2, 1), (99, 2, 512, 16, 2, 4), (99, 2, 513, 16, 2, 4), (99, 2, 1025, 16, 2, 4)],
    ],
)
def test_a_group_has_two_vectors_of_rows_and_half_of_the_registers_for_their_products(
    rows: int, depth: int, width: int, registers: int, vectors: int, at_once: int
) -> None:
    """Of 16 lanes; four steps of a product are written out; up to 512 results lie in memory of the group."""
    kernel = one_pass(2, rows, 30, depth, width)
    online = find(kernel)
    assert online is not None
    plan = schedule(kernel, online, Target("host", 16, 4, 10, registers))
    _, row, result = kernel.axes
    parts = -(-width // 512)
    assert plan is not None and plan.outer_axes == kernel.axes and plan.along == row and plan.block == 16
    assert plan.tile == {row: vectors, result: -(-width // parts)}
    unrolls = {axis.size: steps.unroll for axis, steps in plan.steps.items()}
    assert unrolls == {30: at_once, depth: min(4, depth)}


@pytest.mark.parametrize(("depth", "is_copied"), [(8192, True), (8193, False)])
def test_what_products_read_of_rows_is_copied_where_a_mebibyte_holds_it(depth: int, is_copied: bool) -> None:
    """Two vectors of 16 lanes, four bytes each."""
    kernel = one_pass(1, 99, 30, depth, 7)
    online = find(kernel)
    assert online is not None
    plan = schedule(kernel, online, Target("host", 16, 4, 10, 16))
    assert plan is not None and bool(plan.panels) is is_copied
