"""Statements in order: what stores write is made before them, loops update what they change, neighbours go
in one access (select.py).
"""

from __future__ import annotations

from typing import Any

import pytest

from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Bound, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Param
from tensor.ir.loops import (
    Accumulate,
    Barrier,
    Compute,
    Constant,
    Declare,
    For,
    Leave,
    LoadTile,
    Mask,
    Number,
    Scale,
    Scatter,
    Shared,
    StoreTile,
    Tile,
    Total,
)
from tests.tensor.codegen.gpu.noted import GROUP, LANE, Selector

F32, F16, I32 = dtypes.float32, dtypes.float16, dtypes.int32
INPUT, OUT, MORE = (Param(n, F32, 4096, access) for n, access in enumerate(("r", "w", "w")))
PARTS = PART, ROW = Axis(0, 8), Axis(1, 2)
GUARD = Bound(Form(0, ((LANE, 8),)), 0, 99)


def selector(dtype: DType = F32, arrays: tuple[Shared, ...] = ()) -> Selector:
    return Selector([Param(n, dtype, 4096, p.access) for n, p in enumerate((INPUT, OUT, MORE))], arrays)


def ops(made: Selector) -> list[Any]:
    return [d if isinstance(d, str) else d[0] for d in made.done]


def computed(number: int, parts: tuple[Axis, ...] = ()) -> Compute:
    tile = Tile(number, F32, parts)
    return Compute(tile, Op.NEG, (Constant(F32, number),))


def stored(array: Any, value: Any, parts: tuple[Axis, ...] = (), form: Form | None = None) -> StoreTile:
    return StoreTile(array, form or Form(), value, parts)


def test_what_stores_in_a_row_write_is_made_before_any_of_them() -> None:
    """A store may change what a later one's value is made of; no lane may have ended before."""
    a, b, c = (computed(n) for n in range(3))
    made, place = selector(), Constant(I32, 0)
    scatter = Scatter(MORE, Form(), place, 9, None, c.out, ())
    made.run([a, b, c, Mask(GUARD), stored(OUT, a.out), stored(MORE, b.out), scatter], made.root)
    assert ops(made) == [Op.NEG] * 3 + ["mask", "write", "write", "put"]


def test_what_is_stored_behind_a_barrier_is_made_before_lanes_meet_and_what_comes_later_is_not() -> None:
    a, b, c = (computed(n) for n in range(3))
    made = selector()
    made.run(
        [a, Barrier(), stored(OUT, a.out), b, stored(MORE, b.out), c, Barrier(), stored(OUT, c.out)],
        made.root,
    )
    assert ops(made) == [Op.NEG, "meet", "write", Op.NEG, "write", Op.NEG, "meet", "write"]


def test_two_barriers_in_a_row_each_look_at_what_is_behind_them() -> None:
    a = computed(0)
    made = selector()
    made.run([a, Barrier(), Barrier(), stored(OUT, a.out)], made.root)
    assert ops(made) == ["meet", Op.NEG, "meet", "write"]


def test_what_nobody_asks_for_is_not_made() -> None:
    made = selector()
    made.run([computed(0)], made.root)
    assert made.done == []


def shared_store() -> tuple[Selector, LoadTile, StoreTile]:
    array = Shared(0, F32, 64)
    load = LoadTile(Tile(0, F32, (PART,)), INPUT, Form(0, ((PART, 1),)))
    return selector(arrays=(array,)), load, stored(array, load.out, (PART,), Form(0, ((PART, 1),)))


def test_what_goes_into_shared_memory_is_loaded_before_lanes_meet() -> None:
    made, load, store = shared_store()
    log = made.memory.asked
    made.meet = lambda barrier, scope: log.append("meet")  # type: ignore[method-assign]
    made.run([load, Barrier(), store], made.root)
    assert [each if each == "meet" else each[1] for each in log] == [0, 4, "meet"]
    assert [place for _, place, _ in made.values.shared.stored] == [0, 4]


def test_a_pipeline_starts_what_it_brings_before_anything_else_of_its_turn() -> None:
    for stages, want in ((2, [Op.SQRT, Op.NEG]), (1, [Op.NEG, Op.SQRT])):
        array = Shared(0, F32, 64)
        made, turn = selector(arrays=(array,)), Axis(5, 4)
        first, brought = computed(0), Compute(Tile(1, F32), Op.SQRT, (Constant(F32, 2),))
        body = (first, brought, stored(OUT, first.out), Barrier(), stored(array, brought.out))
        made.run([For(turn, body, stages=stages)], made.root)
        assert [each for each in ops(made) if isinstance(each, Op)] == want


def test_a_loop_of_one_turn_is_a_block_and_others_repeat() -> None:
    made = selector()
    one, many = computed(0), computed(1)
    made.run(
        [For(Axis(5, 1), (one, stored(OUT, one.out))), For(Axis(6, 3), (many, stored(OUT, many.out)))],
        made.root,
    )
    assert made.root.items == [("loop", 3, None, [])]
    assert made.index.loops.keys() == {Axis(6, 3)}


def test_a_loop_that_may_end_early_asks_until_when() -> None:
    made, until = selector(), Tile(3, I32)
    made.run([Number(until, Form(7)), For(Axis(6, 3), (), until)], made.root)
    assert made.root.items == [("loop", 3, 7, [])]


def collecting() -> tuple[Selector, Tile, Tile]:
    made, variable, load = selector(), Tile(0, F32), LoadTile(Tile(1, F32), INPUT, Form())
    made.run([Declare(variable, Op.REDUCE_ADD), load], made.root)
    return made, variable, load.out


@pytest.mark.parametrize("kind", ["accumulate", "scale", "inner"])
def test_a_loop_has_registers_of_its_own_for_what_it_changes(kind: str) -> None:
    made, variable, value = collecting()
    collect = Accumulate(variable, Op.REDUCE_ADD, value, ())
    made.run([collect], made.root)
    body: Any = {"scale": Scale(variable, value), "inner": For(Axis(7, 2), (collect,))}.get(kind, collect)
    made.run([For(Axis(6, 3), (body,))], made.root)
    assert made.accumulators.variables[variable].is_owned and made.root.items[0].op == "copy"


def test_what_the_matrix_unit_holds_is_its_own_and_everything_else_is_not() -> None:
    made, plain, value = collecting()
    matrix, out = Tile(9, F32), Tile(10, F32)
    made.fragments.variables.add(matrix)
    for variable in (matrix, plain):
        made.done.clear()
        collect = [] if variable is matrix else [Accumulate(plain, Op.REDUCE_ADD, value, ())]
        made.run(
            [*collect, Scale(variable, Constant(F32, 2)), Total(out, variable, Op.REDUCE_ADD)], made.root
        )
        assert ops(made) == (["fragments scale", "fragments total"] if variable is matrix else [])
    assert made.values.operand(out, {})[0] == "result"


def test_lanes_leave_by_the_first_point_of_their_group() -> None:
    made, limit, first = selector(), Tile(1, I32), Form(0, ((GROUP, 8),))
    made.run([Number(limit, Form(5)), Leave(first, limit)], made.root)
    assert made.done == [("leave", first, 5)]


def test_what_no_statement_is_has_no_instructions() -> None:
    with pytest.raises(IRError, match="no instructions for 7"):
        selector().run([7], selector().root)  # type: ignore[list-item]


def written(dtype: DType, form: Form, guards: tuple[Bound, ...] = (), natural: bool = False) -> list[Any]:
    """(place, elements) of every store of a tile; the value of each element says where it comes from."""
    made = selector(dtype)
    made.values.natural = natural
    tile = Tile(0, dtype, PARTS)
    number = Number(tile, Form(0, ((PART, 1), (ROW, 100))))
    made.run([number, StoreTile(made.memory.params[1], form, tile, PARTS, guards)], made.root)
    assert all(slot == 1 for _, slot, *_ in made.done)
    return [(at, *held) if not guards else (at, mask[0].form.const) for _, _, at, held, mask in made.done]


ALONG = Form(4, ((PART, 1), (ROW, 16)))


def test_neighbours_are_written_by_sixteen_bytes() -> None:
    want = [(4, 0, 1, 2, 3), (20, 100, 101, 102, 103), (8, 4, 5, 6, 7), (24, 104, 105, 106, 107)]
    assert written(F32, ALONG) == want
    assert written(F16, ALONG + 4) == [(8, *range(8)), (24, *range(100, 108))]


def test_a_chip_may_want_stores_aligned_to_their_size() -> None:
    assert [len(each) - 1 for each in written(F32, ALONG + 2, natural=True)] == [2] * 8
    assert [len(each) - 1 for each in written(F32, ALONG + 2)] == [4] * 4


def test_what_strides_or_is_guarded_along_the_part_is_written_one_by_one() -> None:
    assert [at for at, _ in written(F32, ALONG * 2)][:3] == [8, 40, 10]
    along, across = (Bound(Form(7, ((part, 3), (LANE, 8))), 0, 99) for part in PARTS)
    assert written(F32, ALONG, (along,))[:4] == [(4, 7), (20, 7), (5, 10), (21, 10)]
    assert written(F32, ALONG, (across,)) == [(4, 7), (20, 10), (8, 7), (24, 10)]


def test_a_scatter_puts_every_point_where_its_place_says() -> None:
    made, at, value = selector(), Tile(0, I32, (ROW,)), Tile(1, F32, (ROW,))
    body = [Number(at, Form(3, ((ROW, 2),))), Number(value, Form(0, ((ROW, 50),)))]
    guard = Bound(Form(1, ((ROW, 4), (LANE, 8))), 0, 99)
    made.run([*body, Scatter(OUT, Form(10, ((ROW, 20),)), at, 9, None, value, (ROW,), (guard,))], made.root)
    bounds = [(Bound(Form(1 + 4 * row, ((LANE, 8),)), 0, 99),) for row in (0, 1)]
    assert made.done == [("put", 10, 3, 0, bounds[0]), ("put", 30, 5, 50, bounds[1])]


def test_lanes_of_a_wave_meet_at_labels_with_numbers_of_their_own() -> None:
    """Nothing moves across a label; those of loops have numbers from 0 on."""
    made = selector()
    made.run([Barrier(among=32), Barrier(), Barrier(among=16)], made.root)
    labels = [(item.op, item.uses[0].number) for item in made.root.items]
    assert labels == [("label", -2), ("label", -3)] and made.done == ["meet"]
