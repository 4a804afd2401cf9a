"""Values on demand: each is made once, where its statement stands, by accesses as wide as they may be."""

from __future__ import annotations

import pytest

from tensor.codegen.gpu.values import DEEP, only_squared
from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Bound, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Param
from tensor.ir.loops import (
    Accumulate,
    Compute,
    Constant,
    LoadTile,
    LoopProgram,
    Number,
    Shared,
    Statement,
    StoreTile,
    Tile,
)
from tests.tensor.codegen.gpu.noted import GROUP, LANE, Values

F32, I32 = dtypes.float32, dtypes.int32
FAST, SLOW = Axis(0, 8), Axis(1, 4)
PARTS = (SLOW, FAST)


def array(dtype: DType = F32, access: str = "r") -> Param:
    return Param(0, dtype, 4096, access)


def loaded(
    form: Form, parts: tuple[Axis, ...] = (FAST, SLOW), dtype: DType = F32, guards: tuple[Bound, ...] = ()
) -> tuple[Values, LoadTile]:
    """The values of a program that loads one tile."""
    made = Values([array(dtype)])
    load = LoadTile(Tile(0, dtype, parts), array(dtype), form, guards)
    made.define(load.out, load, made.root)
    return made, load


def test_a_load_brings_neighbours_from_where_its_width_divides_the_part() -> None:
    made, load = loaded(Form(40, ((FAST, 1), (SLOW, 16))))
    assert made.operand(load.out, {FAST: 5, SLOW: 2}) == (0, 40 + 32 + 5)
    assert made.memory.asked == [(0, 40 + 32 + 4, 4, [])]  # 16 bytes
    assert made.operand(load.out, {FAST: 7, SLOW: 2}) == (0, 40 + 32 + 7)
    assert len(made.memory.asked) == 1  # it came with the first
    assert made.operand(load.out, {FAST: 3, SLOW: 2}) == (0, 40 + 32 + 3)
    assert made.memory.asked[1:] == [(0, 40 + 32, 4, [])]


def test_neighbours_lie_along_the_part_whose_run_is_the_longest() -> None:
    short, long = Axis(2, 2), Axis(3, 4)
    both = Form(0, ((short, 1), (long, 1)))
    for parts in ((short, long), (long, short)):
        made, load = loaded(both, parts)
        assert made.vector(load) == (long, 4)
    twin = Axis(4, 4)
    made, load = loaded(Form(0, ((long, 1), (twin, 1))), (long, twin))
    assert made.vector(load) == (long, 4)  # of equals the first


def test_a_vector_across_the_end_of_a_row_is_cut_off_there() -> None:
    inside = Bound(Form(0, ((FAST, 1), (LANE, 8))), 0, 99)
    made, load = loaded(Form(0, ((FAST, 1), (LANE, 8))), (FAST,), guards=(inside,))
    assert made.vector(load) == (FAST, 2)  # eight bytes
    end = Bound(Form(2, ((LANE, 8),)), 0, 99)
    assert made.operand(load.out, {FAST: 3}) == (0, 3) and made.memory.asked == [(0, 2, end, [end])]
    made.natural = True
    assert made.vector(load) == (None, 1)


def test_halves_at_any_element_are_neighbours_but_for_the_scalar_unit() -> None:
    made, load = loaded(Form(1, ((FAST, 1), (LANE, 9))), (FAST,), dtypes.float16)
    assert made.vector(load) == (FAST, 8)
    made.reads_once = lambda form, guards, access: not guards  # type: ignore[method-assign]
    assert made.vector(load) == (None, 1)


def test_a_part_that_strides_or_is_guarded_twice_is_loaded_by_single_elements() -> None:
    inside = Bound(Form(0, ((FAST, 1), (LANE, 8))), 1, 99)
    made, load = loaded(Form(0, ((FAST, 1), (LANE, 8))), (FAST,), guards=(inside,))
    assert made.vector(load) == (None, 1)
    assert made.operand(load.out, {FAST: 3}) == (0, 3)
    assert made.memory.asked == [(0, 3, 1, [Bound(Form(3, ((LANE, 8),)), 1, 99)])]
    made, load = loaded(Form(0, ((FAST, 2),)), (FAST,))
    assert made.vector(load) == (None, 1) and made.operand(load.out, {FAST: 3}) == (0, 6)


def test_a_guard_over_another_part_is_asked_at_the_first_of_the_neighbours() -> None:
    inside = Bound(Form(1, ((SLOW, 2), (LANE, 8))), 0, 99)
    made, load = loaded(Form(0, ((FAST, 1), (SLOW, 16))), guards=(inside,))
    made.operand(load.out, {FAST: 6, SLOW: 3})
    assert made.memory.asked == [(0, 52, 4, [Bound(Form(7, ((LANE, 8),)), 0, 99)])]


def test_a_chip_may_ask_for_accesses_that_are_aligned_to_their_own_size() -> None:
    made, load = loaded(Form(2, ((FAST, 1),)), (FAST,))
    assert made.vector(load) == (FAST, 4)
    made.natural = True
    assert made.vector(load) == (FAST, 2)


def test_a_gather_adds_its_place_under_its_limit_and_guards() -> None:
    made = Values([array()])
    at = Tile(1, I32, (FAST,))
    guard = Bound(Form(0, ((FAST, 1), (LANE, 8))), 0, 60)
    load = LoadTile(Tile(2, F32, (FAST,)), array(), Form(7, ((FAST, 64),)), (guard,), at, 50)
    made.define(at, Number(at, Form(1, ((FAST, 3),))), made.root)
    made.define(load.out, load, made.root)
    assert made.operand(load.out, {FAST: 2}) == ("gathered", 7)
    assert made.memory.asked == [(0, 7 + 128, 1, 7, I32, 50, [Bound(Form(2, ((LANE, 8),)), 0, 60)])]
    assert made.depth(load.out) == made.depth(at) + 1


def test_places_that_follow_each_other_are_read_by_one_access() -> None:
    made = Values([array()])
    at = Tile(1, I32, (FAST,))
    load = LoadTile(Tile(2, F32, (FAST,)), array(), Form(8), (), at, 40)
    made.define(at, Number(at, Form(16, ((FAST, 1),))), made.root)
    made.define(load.out, load, made.root)
    assert made.operand(load.out, {FAST: 6}) == ("gathered", 22)
    assert made.memory.asked == [(0, 8, 4, 20, I32, 40, [])]
    assert made.operand(load.out, {FAST: 7}) == ("gathered", 23) and len(made.memory.asked) == 1


def test_shared_elements_come_by_sixteen_bytes_from_where_the_width_divides() -> None:
    of = Shared(3, F32, 512)
    made = Values([], [of])
    load = LoadTile(Tile(0, F32, PARTS), of, Form(64, ((SLOW, 16), (FAST, 1))))
    apart = LoadTile(Tile(1, F32, (FAST,)), of, Form(0, ((FAST, 2),)))
    for each in (load, apart):
        made.define(each.out, each, made.root)
    assert made.operand(load.out, {SLOW: 1, FAST: 6}) == ("shared", 86)
    assert made.shared.asked == [(3, 84, 4)]
    assert made.operand(load.out, {SLOW: 1, FAST: 7}) == ("shared", 87)
    assert len(made.shared.asked) == 1
    assert made.operand(apart.out, {FAST: 3}) == ("shared", 6) and made.shared.asked[1:] == [(3, 6, 1)]


@pytest.mark.parametrize("kind", ["guards", "gathered"])
def test_loads_of_shared_memory_have_no_guards_and_no_places(kind: str) -> None:
    of = Shared(3, F32, 512)
    made = Values([], [of])
    guards = (Bound(Form(), 0, 1),) if kind == "guards" else ()
    load = LoadTile(Tile(0, F32), of, Form(), guards, None if guards else Constant(I32, 0))
    made.define(load.out, load, made.root)
    with pytest.raises(IRError, match="no guards"):
        made.operand(load.out, {})


def test_what_is_asked_for_in_a_loop_is_made_once_where_its_statement_stands() -> None:
    made = Values()
    a, b = Tile(0, F32, (FAST,)), Tile(1, F32, (FAST,))
    made.define(a, Compute(a, Op.NEG, (Constant(F32, 2),)), made.root)
    inner = made.root.inner()
    made.define(b, Compute(b, Op.ADD, (a, a)), inner)
    for _ in range(2):
        assert made.operand(b, {FAST: 1, LANE: 0}) == (Op.ADD, (Op.NEG, 2.0), (Op.NEG, 2.0))
    assert made.computed == [(Op.NEG, 2.0), (Op.ADD, (Op.NEG, 2.0), (Op.NEG, 2.0))]
    assert list(made.root.memo) == [(a, 1)] and list(inner.memo) == [(b, 1)]
    made.operand(a, {FAST: 2})
    assert len(made.computed) == 3  # another point


def test_what_a_statement_keeps_is_not_made_again_and_a_total_is_made_by_no_asking() -> None:
    made = Values()
    total = Tile(0, F32, (FAST,))
    made.define(total, Accumulate(total, Op.REDUCE_ADD, Constant(F32, 1), ()), made.root)
    with pytest.raises(IRError, match="t0 is asked for at a point where it has no value"):
        made.operand(total, {FAST: 1})
    made.keep(total, {FAST: 1}, "held")
    assert made.operand(total, {FAST: 1}) == "held"


def test_a_number_of_64_bits_is_a_pair_where_lanes_differ() -> None:
    made = Values()
    for tile, form, want in (
        (Tile(0, dtypes.int64, (FAST,)), Form(1, ((FAST, 2), (LANE, 3))), ("pair", Form(7, ((LANE, 3),)))),
        (Tile(1, dtypes.int64, (FAST,)), Form(1, ((FAST, 2),)), 7),
        (Tile(2, I32, (FAST,)), Form(1, ((FAST, 2), (LANE, 3))), Form(7, ((LANE, 3),))),
    ):
        made.define(tile, Number(tile, form), made.root)
        assert made.operand(tile, {FAST: 3}) == want


def chain(count: int) -> tuple[Values, Tile]:
    """A tile that so many operations in a row lead to, each of the last two."""
    made = Values()
    tiles = [Tile(n, F32) for n in range(count)]
    for n, tile in enumerate(tiles):
        sources = (Constant(F32, 1), *tiles[max(0, n - 2) : n])
        made.define(tile, Compute(tile, Op.ADD, sources), made.root)
    return made, tiles[-1]


def test_the_depth_of_a_tile_is_the_longest_way_to_it() -> None:
    made, last = chain(12)
    assert made.depth(last) == 12 and made.depth(Constant(F32, 1)) == 0


def test_long_chains_are_made_without_recursion_and_sources_come_first() -> None:
    count = 40 * DEEP  # far beyond Python's own limit of calls in calls
    made, last = chain(count)
    made.compute = lambda statement, held, scope: (statement.out.number, len(held))  # type: ignore[method-assign]
    assert made.operand(last, {}) == (count - 1, 3)
    order = made.below(last)
    assert [t.number for t in order] == list(range(count))


def program(*body: Statement) -> LoopProgram:
    return LoopProgram("p", (), (), GROUP, LANE, body)


def test_a_power_is_squared_alone_if_every_use_multiplies_it_by_itself() -> None:
    x, power, square, other = (Tile(n, F32) for n in range(4))
    raised = Compute(power, Op.EXP2, (x,))
    multiplied = Compute(square, Op.MUL, (power, power))
    out = Param(0, F32, 1, "w")
    assert only_squared(program(raised, multiplied)) == {power}
    for use in (
        Compute(other, Op.MUL, (power, x)),
        Compute(other, Op.MUL, (x, power)),
        Compute(other, Op.ADD, (power, power)),
        StoreTile(out, Form(), power, ()),
    ):
        assert only_squared(program(raised, multiplied, use)) == frozenset()
    assert only_squared(program(Compute(power, Op.SQRT, (x,)), multiplied)) == frozenset()
    half = Tile(5, dtypes.float16)
    squared = Compute(Tile(6, dtypes.float16), Op.MUL, (half, half))
    assert only_squared(program(Compute(half, Op.EXP2, (x,)), squared)) == frozenset()
