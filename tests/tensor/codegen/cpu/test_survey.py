"""What is found out about a program before its first statement."""

from __future__ import annotations

import pytest

from tensor.codegen.cpu.survey import UNROLLED, WIDE, Survey
from tensor.dtype import dtypes
from tensor.ir.form import Axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Load, Param, Store, Value
from tensor.ir.loops import (
    Accumulate,
    Compute,
    Declare,
    LoadTile,
    LoopProgram,
    Number,
    Scale,
    Shared,
    StoreTile,
    Tile,
    Total,
)
from tensor.ir.loops_text import parse_program
from tests.tensor.codegen.cpu.rig import check, program_of
from tests.tensor.codegen.rdna import samples


def test_a_long_row_is_a_loop_and_its_powers_are_kept() -> None:
    survey = Survey(program_of(samples.softmax(4, 4096)))
    dear = [survey.made[tile] for tile in survey.dear]
    assert [s.op for s in dear if isinstance(s, Compute)] == [Op.EXP2]
    assert not survey.long_axes() - survey.long and survey.is_long(next(iter(survey.dear)).parts)


def test_a_short_row_is_written_out() -> None:
    assert not Survey(program_of(samples.softmax(4, 64))).long


def test_what_is_made_of_uniform_values_and_numbers_is_uniform() -> None:
    row, column = Axis(0, 4), Axis(1, 64)
    at = samples.form(0, (row, 64), (column, 1))
    scaled = samples.op(Op.MUL, samples.load(0, samples.form(0, (row, 1))), samples.const(3.0))
    params = (
        *(Param(n, samples.F32, size, "r") for n, size in enumerate((4, 256))),
        Param(2, samples.F32, 256, "w"),
    )
    kernel = Kernel(
        "s", (row, column), params, (Store(2, at, samples.op(Op.ADD, samples.load(1, at), scaled)),)
    )
    survey = Survey(program_of(kernel))
    products = [tile for tile, made in survey.made.items() if isinstance(made, Compute) and made.op is Op.MUL]
    assert products and set(products) <= survey.uniform


def test_the_rows_of_a_product_are_uniform_and_its_multiplications_fused() -> None:
    survey = Survey(program_of(samples.matmul(64, 64, 64)))
    loads = {s.array.slot: s.out for s in survey.statements if isinstance(s, LoadTile)}
    assert loads[0] in survey.uniform and loads[1] not in survey.uniform
    assert len(survey.fused) == 1


@pytest.mark.parametrize(
    ("step", "nowhere", "by_lane", "is_consecutive"),
    [(1, -1, False, True), (2, -1, False, False), (1, 0, False, False), (1, -1, True, False)],
    ids=["one after the other", "every second", "else the first", "each its own choice"],
)
def test_places_that_follow_each_other_are_found(
    step: int, nowhere: int, by_lane: bool, is_consecutive: bool
) -> None:
    row, column = Axis(0, 4), Axis(1, 64)
    flag = samples.load(0, samples.form(0, (column if by_lane else row, 1)), dtypes.bool)
    number = Value(Op.IOTA, dtypes.int32, (), samples.form(0, (column, step)))
    place = samples.op(Op.ADD, number, samples.load(1, samples.form(0, (row, 1)), dtypes.int32))
    chosen = samples.op(Op.WHERE, flag, place, samples.const(nowhere, dtypes.int32))
    value = Value(Op.BUFFER, samples.F32, (chosen,), Load(2, samples.form(0), limit=900))
    params = (
        *(Param(0, dtypes.bool, 64, "r"), Param(1, dtypes.int32, 4, "r"), Param(2, samples.F32, 900, "r")),
        Param(3, samples.F32, 256, "w"),
    )
    kernel = Kernel("p", (row, column), params, (Store(3, samples.form(0, (row, 64), (column, 1)), value),))
    survey = Survey(program_of(kernel))
    gathers = [s for s in survey.statements if isinstance(s, LoadTile) and s.gathered is not None]
    assert [s.gathered in survey.consecutive for s in gathers] == [is_consecutive]


def around_its_sum(columns: int, in_place: bool) -> Kernel:
    """x - sum(x) and x + sum(x) of each row, the first over x itself or elsewhere; both read x."""
    row, out, inner = Axis(0, 3), Axis(1, columns), Axis(2, columns)
    place = samples.form(0, (row, columns), (out, 1))
    total = samples.op(
        Op.REDUCE_ADD, samples.load(0, samples.form(0, (row, columns), (inner, 1))), arg=(inner,)
    )
    x, less = samples.load(0, place), 0 if in_place else 2
    stores = (
        Store(less, place, samples.op(Op.SUB, x, total)),
        Store(1, place, samples.op(Op.ADD, x, total)),
    )
    access = ("rw", "w") if in_place else ("r", "w", "w")
    params = tuple(Param(slot, samples.F32, 3 * columns, kind) for slot, kind in enumerate(access))
    return Kernel("around", (row, out), params, stores)


@pytest.mark.parametrize("columns", [64, 1024])
@pytest.mark.parametrize("in_place", [True, False])
def test_what_is_overwritten_is_read_before_by_all_that_use_it(columns: int, in_place: bool) -> None:
    kernel = around_its_sum(columns, in_place)
    check(kernel, tolerance=1e-3)
    survey = Survey(program_of(kernel))
    dear = [survey.made[tile] for tile in survey.dear]
    assert any(isinstance(each, LoadTile) for each in dear) is (in_place and columns == 1024)


def test_parts_of_what_lanes_share_and_of_shared_memory_are_never_loops() -> None:
    """Only what is computed, loaded from memory, counted or summed by each lane along them may be made in a
    loop."""
    axes = (Axis(n, UNROLLED if n == 5 else 4096) for n in range(7))
    computed, shared, summed, total, other, short, wide = axes
    tiles = [
        Tile(n, dtypes.float32, (axis,)) for n, axis in enumerate((shared, summed, total, computed, short))
    ]
    variable, own = Tile(8, dtypes.float32, (summed, other)), Tile(9, dtypes.float32, (wide,))
    body = (
        LoadTile(tiles[0], Shared(0, dtypes.float32, 4096), samples.form(0, (shared, 1))),
        *(Number(tile, samples.form(0, (tile.parts[0], 1))) for tile in tiles[1:]),
        Declare(variable, Op.REDUCE_ADD),
        Total(tiles[2], variable, Op.REDUCE_ADD, 8),
        Declare(own, Op.REDUCE_ADD),
        Total(Tile(10, dtypes.float32, (wide,)), own, Op.REDUCE_ADD),
    )
    program = LoopProgram("p", (), (), Axis(90, 1), Axis(91, 8), body)
    assert Survey(program).long_axes() == {computed, wide}


@pytest.mark.parametrize("is_scaled", [False, True])
def test_a_sum_of_what_all_lanes_share_is_theirs_unless_it_is_read_before_it_ends(is_scaled: bool) -> None:
    number, variable = (Tile(n, dtypes.float32, ()) for n in range(2))
    body = (
        Number(number, samples.form(3)),
        Declare(variable, Op.REDUCE_ADD),
        Accumulate(variable, Op.REDUCE_ADD, number, ()),
        *([Scale(variable, number)] if is_scaled else []),
    )
    survey = Survey(LoopProgram("p", (), (), Axis(90, 1), Axis(91, 8), body))
    assert number in survey.uniform and (variable in survey.uniform) is not is_scaled


@pytest.mark.parametrize(
    ("size", "along", "apart", "more_parts", "joined", "is_wide"),
    [
        *[(WIDE, 1, 8, False, 1, True), (WIDE - 1, 1, 8, False, 1, False), (WIDE, 2, 8, False, 1, False)],
        *[(WIDE, 1, 9, False, 1, False), (WIDE, 1, 8, True, 1, False), (WIDE, 1, 8, False, 8, False)],
    ],
)
def test_rows_of_sums_are_wide_where_their_vectors_lie_beside_each_other(
    size: int, along: int, apart: int, more_parts: bool, joined: int, is_wide: bool
) -> None:
    lane, row, other = Axis(91, 8), Axis(1, size), Axis(2, 3)
    parts = (row, other) if more_parts else (row,)
    variable, out = Tile(0, dtypes.float32, parts), Tile(1, dtypes.float32, parts)
    array = Param(0, dtypes.float32, 4096, "w")
    index = samples.form(5, (lane, along), (row, apart), *([(other, 1024)] if more_parts else []))
    body = (
        Declare(variable, Op.REDUCE_ADD),
        Total(out, variable, Op.REDUCE_ADD, joined),
        StoreTile(array, index, out, parts),
    )
    program = LoopProgram("p", (array,), (), Axis(90, 1), lane, body)
    assert Survey(program).wide_rows() == (frozenset({row}) if is_wide else frozenset())


def surveyed(body: str) -> Survey:
    """Of a program of 8 lanes whose t0 all have the same of and whose t1 each has its own of."""
    return Survey(parse_program(f"""\
program s
param 0 r float32[512]
param 1 w float32[512]
group a1:2 lane a0:8
t0 float32 = load p0 [a1]
t1 float32 = load p0 [a0]
{body}
"""))  # fmt: skip


SUM = "t2 float32 = collect reduce_add\nt2 reduce_add {}\nt3 float32 = total reduce_add t2{}"


@pytest.mark.parametrize(
    ("body", "uniform"),
    [
        (SUM.format("t0", ""), {2, 3}),
        (SUM.format("t1", ""), set()),
        (SUM.format("t1", " over 4 lanes"), set()),
        (SUM.format("t1", " over 8 lanes"), {3}),
        (SUM.format("t0", " over 8 lanes"), {2, 3}),
        (SUM.format("t0 if 0 <= a1 < 1", ""), {2, 3}),
        (SUM.format("t0 if 0 <= a0 < 5", ""), set()),
        (SUM.format("t0\nt2 reduce_add t1", ""), set()),
        ("t2 float32 = load p0 [3] if 0 <= a1 < 1", {2}),
        ("t2 float32 = load p0 [3] if 0 <= a0 < 5", set()),
        ("t2 int32 = number [a1 + 2]\nt3 float32 = load p0 [0] + t2 limit 9", {2, 3}),
        ("t2 int32 = number [a0 + 2]\nt3 float32 = load p0 [0] + t2 limit 9", set()),
        ("mask 0 <= a1 < 1\nt2 float32 = load p0 [3]", {2}),
        ("mask 0 <= a0 < 4\nt2 float32 = load p0 [3]", set()),
        ("mask 0 <= a0 < 4\nmask 0 <= a1 < 1\nt2 float32 = load p0 [3]", set()),
        ("mask 0 <= a0 < 4\nt2 int32 = number [a1]\nt3 float32 = neg t0", {2, 3}),
        ("t2 float32 = add t0 t1\nt3 float32 = add t1 t0\nt4 float32 = add t0 float32(2.0)", {4}),
    ],
)
def test_all_lanes_have_the_same_of_what_no_lane_index_guard_or_mask_touches(
    body: str, uniform: set[int]
) -> None:
    assert {repr(tile) for tile in surveyed(body).uniform} == {f"t{number}" for number in (0, *uniform)}


def test_neighbouring_stores_of_the_same_points_are_one_loop_and_every_sum_is_its_own() -> None:
    survey = surveyed("""\
t2[a2:4] float32 = load p0 [a0 + 8*a2]
t3 float32 = collect reduce_add
t3 reduce_add[a2:4] t2
t3 reduce_add t0
store[a2:4] p1 [a0 + 8*a2] t2
store[a2:4] p1 [a0 + 8*a2 + 32] t1
store p1 [a0 + 64] t0
store p1 [a0 + 72] t1
barrier
store p1 [a0 + 80] t0""")
    numbers = [" ".join(map(repr, group)) for group in survey.consumers()]
    assert numbers == ["t2", "t0", "t2 t1", "t0 t1", "t0"]


PRODUCT = """\
t2 {0} = number [a0]
t3 {0} = number [a1 + 2]
t4 {0} = {1} t2 t3
t5 {0} = collect {2}
t5 {2} t4{3}"""


@pytest.mark.parametrize(
    ("body", "is_fused"),
    [
        (PRODUCT.format("float32", "mul", "reduce_add", ""), True),
        (PRODUCT.format("float64", "mul", "reduce_add", ""), True),
        (PRODUCT.format("float16", "mul", "reduce_add", ""), False),
        (PRODUCT.format("bfloat16", "mul", "reduce_add", ""), False),
        (PRODUCT.format("int32", "mul", "reduce_add", ""), False),
        (PRODUCT.format("float32", "add", "reduce_add", ""), False),
        (PRODUCT.format("float32", "mul", "reduce_max", ""), False),
        (PRODUCT.format("float32", "mul", "reduce_add", " if 0 <= a0 < 5"), False),
        (PRODUCT.format("float32", "mul", "reduce_add", "\nt5 reduce_add t4"), False),
        (PRODUCT.format("float32", "mul", "reduce_add", "\nstore p1 [a0] t4"), False),
    ],
)
def test_a_product_is_fused_with_the_only_sum_that_reads_it_without_a_guard(
    body: str, is_fused: bool
) -> None:
    assert [repr(tile) for tile in surveyed(body).fused] == ["t4"] * is_fused
