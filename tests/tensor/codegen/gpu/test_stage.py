"""Stores into shared memory: as wide as both sides allow, each element in its place, nothing converted
twice."""

from __future__ import annotations

from typing import Any

import pytest

from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Bound, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Param
from tensor.ir.loops import Compute, Constant, LoadTile, Number, Shared, StoreTile, Tile
from tests.tensor.codegen.gpu.noted import LANE, Stager, Values

F16, F32, BF16, I8 = dtypes.float16, dtypes.float32, dtypes.bfloat16, dtypes.int8
ROW, STEP = Axis(0, 4), Axis(1, 8)
PARTS = (ROW, STEP)
ALONG_STEPS, ALONG_ROWS = Form(0, ((ROW, 64), (STEP, 1))), Form(0, ((ROW, 1), (STEP, 64)))


class Staged:
    """One load and its store into shared memory."""

    def __init__(
        self, dtype: DType, source: Form, target: Form, parts: tuple[Axis, ...] = PARTS, **more: Any
    ) -> None:
        self.array = Shared(0, dtype, 4096)
        self.values = Values([Param(0, dtype, 8192, "r")], [self.array])
        self.stager = Stager(self.values)
        self.load = LoadTile(
            Tile(0, dtype, parts), Param(0, dtype, 8192, "r"), source, more.pop("guards", ())
        )
        self.values.define(self.load.out, self.load, self.values.root)
        self.parts, self.target, self.more = parts, target, more

    def statement(self, value: Tile | None = None) -> StoreTile:
        return StoreTile(self.array, self.target, value or self.load.out, self.parts, **self.more)

    def made(self, *steps: tuple[Op, DType]) -> Tile:
        """The last of operations on what was loaded."""
        tile = self.load.out
        for number, (op, dtype) in enumerate(steps):
            out = Tile(1 + number, dtype, self.parts)
            self.values.define(out, Compute(out, op, (tile,)), self.values.root)
            tile = out
        return tile

    def store(self, value: Tile | None = None) -> list[tuple[Any, ...]]:
        self.stager.store(self.statement(value), self.values.root)
        return list(self.values.shared.stored)

    def raw(self, value: Tile | None = None) -> Any:
        return self.stager.raw(self.statement(value), self.array)

    @property
    def asked(self) -> list[tuple[Any, ...]]:
        return list(self.values.memory.asked)


def dwords(*bytes_: int) -> list[tuple[str, int]]:
    return [("dword", b) for b in bytes_]


def test_values_of_32_bits_are_stored_by_sixteen_bytes_with_their_neighbours() -> None:
    staged = Staged(F32, ALONG_ROWS, Form(16, ((ROW, 32), (STEP, 1))))
    stored = staged.store()
    assert [(place, len(held)) for _, place, held in stored] == [
        (16 + 32 * row + step, 4) for row in range(4) for step in (0, 4)
    ]
    assert stored[1][2] == [(0, 64 * step) for step in (4, 5, 6, 7)]
    assert stored[2][2] == [(0, 64 * step + 1) for step in (0, 1, 2, 3)]


def test_values_without_neighbours_are_stored_one_by_one() -> None:
    stored = Staged(F32, ALONG_STEPS, Form(0, ((ROW, 32), (STEP, 2)))).store()
    assert [place for _, place, _ in stored] == [32 * row + 2 * step for row in range(4) for step in range(8)]
    assert stored[9] == (0, 34, [(0, 65)])


def test_halves_that_lie_the_same_way_are_moved_as_the_dwords_they_came_in() -> None:
    staged = Staged(F16, ALONG_STEPS, Form(0, ((ROW, 8), (STEP, 1))))
    stored = staged.store()
    assert stored == [(0, 8 * row, dwords(*(128 * row + 4 * i for i in range(4)))) for row in range(4)]
    assert staged.asked == [(0, 64 * row, 4, []) for row in range(4)]


def test_halves_that_change_places_are_joined_from_the_dwords_of_two_rows() -> None:
    staged = Staged(F16, ALONG_STEPS, Form(0, ((ROW, 1), (STEP, 4))))
    stored = staged.store()
    assert [place for _, place, _ in stored] == [4 * step for step in range(8)]
    for step, (_, _, held) in enumerate(stored):
        half, at = ("lower", "upper")[step % 2], 4 * (step // 2)
        pairs = [(("dword", 128 * a + at), ("dword", 128 * b + at)) for a, b in ((0, 1), (2, 3))]
        assert held == [(half, *pair) for pair in pairs]
    assert staged.asked == [(0, 64 * row, 4, []) for row in range(4)]  # each row once


def test_bytes_are_moved_as_dwords_where_they_lie_the_same_way_and_else_one_by_one() -> None:
    stored = Staged(I8, ALONG_STEPS, Form(0, ((ROW, 8), (STEP, 1)))).store()
    assert stored == [(0, 8 * row, dwords(64 * row, 64 * row + 4)) for row in range(4)]
    turned = Staged(I8, ALONG_STEPS, Form(0, ((ROW, 1), (STEP, 4))))
    assert turned.raw() is None


def test_dwords_across_the_end_of_a_row_are_cut_off_there() -> None:
    end = Bound(Form(0, ((STEP, 1), (LANE, 8))), 0, 251)
    rows = end.form + Form(0, ((ROW, 251),))
    staged = Staged(F16, rows, Form(0, ((ROW, 8), (STEP, 1))), guards=(end,))
    assert staged.store()[0] == (0, 0, [("cut", 4 * i) for i in range(4)])
    ends = [Bound(Form(first, ((LANE, 8),)), 0, 251) for first in (0, 4)]
    assert staged.asked[:2] == [(0, 4 * i, end, [end]) for i, end in enumerate(ends)]


def test_a_store_that_is_wider_than_the_load_takes_the_dwords_of_several() -> None:
    staged = Staged(F16, ALONG_STEPS + 2, Form(0, ((ROW, 8), (STEP, 1))))
    staged.values.natural = True  # aligned to a dword alone
    assert staged.store()[1] == (0, 8, dwords(*(132 + 4 * i for i in range(4))))
    assert staged.asked[:4] == [(0, 2 + 2 * i, 1, []) for i in range(4)]


@pytest.mark.parametrize(
    ("source", "target"),
    [
        (ALONG_STEPS * 2, Form(0, ((ROW, 8), (STEP, 1)))),  # strides: no dwords are loaded
        (ALONG_STEPS + 1, Form(0, ((ROW, 8), (STEP, 1)))),  # not aligned to its size
        (ALONG_STEPS, Form(0, ((ROW, 64), (STEP, 2)))),  # no two are stored together
    ],
)
def test_halves_that_cannot_stay_as_they_are_are_converted(source: Form, target: Form) -> None:
    staged = Staged(F16, source, target)
    staged.values.natural = True
    assert staged.raw() is None


def test_halves_that_are_loaded_along_what_is_not_stored_are_converted() -> None:
    staged = Staged(F16, ALONG_STEPS, Form(0, ((ROW, 1), (STEP, 4))))
    assert staged.raw() is not None
    staged.parts = (ROW,)
    assert staged.raw() is None


def test_only_global_memory_of_at_most_16_bits_is_moved_raw() -> None:
    for dtype in (F32, dtypes.float64):
        staged = Staged(dtype, ALONG_STEPS, Form(0, ((ROW, 8), (STEP, 1))))
        assert staged.raw() is None
    staged = Staged(F16, ALONG_STEPS, Form(0, ((ROW, 8), (STEP, 1))))
    values, tile = staged.values, Tile(9, F16, PARTS)
    from_shared = LoadTile(tile, Shared(1, F16, 4096), ALONG_STEPS)
    gathered = LoadTile(tile, staged.load.array, ALONG_STEPS, (), Constant(dtypes.int32, 0), 8)
    for other in (from_shared, gathered, Compute(tile, Op.NEG, (staged.load.out,))):
        values.define(tile, other, values.root)
        assert staged.raw(tile) is None
    constant = StoreTile(staged.array, staged.target, Constant(F16, 1.0), PARTS)
    assert staged.stager.raw(constant, staged.array) is None
    staged.stager.store(constant, values.root)
    bit = ("bits", 1.0)
    assert staged.values.shared.stored[0] == (0, 0, [(bit, bit)] * 4)


def test_computed_halves_are_rounded_and_packed_two_to_a_dword() -> None:
    staged = Staged(F16, ALONG_STEPS, Form(0, ((ROW, 8), (STEP, 1))))
    stored = staged.store(staged.made((Op.NEG, F16)))
    bits = [("bits", (Op.NEG, (0, 64 + i))) for i in range(8)]
    assert stored[1] == (0, 8, list(zip(bits[::2], bits[1::2], strict=True)))


def test_computed_halves_without_neighbours_are_stored_alone() -> None:
    staged = Staged(F16, ALONG_STEPS, Form(0, ((ROW, 16), (STEP, 2))))
    stored = staged.store(staged.made((Op.NEG, F16)))
    assert stored[9] == (0, 18, ("bits", (Op.NEG, (0, 65)))) and len(stored) == 32


@pytest.mark.parametrize(
    ("steps", "left"),
    [
        ([(Op.NEG, F32), (Op.CAST, F16)], 1),  # the store rounds
        ([(Op.NEG, F32), (Op.CAST, F16), (Op.CAST, F32), (Op.CAST, F16)], 1),
        ([(Op.NEG, F32), (Op.CAST, BF16), (Op.CAST, F32), (Op.CAST, F16)], 3),  # but not to eight bits
        ([(Op.NEG, dtypes.int32), (Op.CAST, F16)], 2),  # nor a whole number
        ([(Op.NEG, dtypes.float64), (Op.CAST, F32), (Op.CAST, F16)], 2),
        ([(Op.CAST, F32), (Op.NEG, F16)], 2),
    ],
)
def test_what_the_store_rounds_in_any_case_is_not_rounded_before(steps: Any, left: int) -> None:
    staged = Staged(F16, ALONG_STEPS, Form(0, ((ROW, 8), (STEP, 1))))
    wanted = staged.stager.unrounded(staged.statement(staged.made(*steps)))
    assert isinstance(wanted, Tile) and wanted.number == left


def test_only_stores_of_16_bits_round() -> None:
    for dtype in (F32, I8):
        staged = Staged(dtype, ALONG_STEPS, Form(0, ((ROW, 8), (STEP, 1))))
        last = staged.made((Op.NEG, F32), (Op.CAST, dtype))
        assert staged.stager.unrounded(staged.statement(last)) is last
    staged = Staged(F16, ALONG_STEPS, ALONG_STEPS)
    number = Constant(F16, 1.0)
    assert staged.stager.unrounded(StoreTile(staged.array, ALONG_STEPS, number, PARTS)) is number


def test_what_a_store_writes_is_made_before_lanes_meet() -> None:
    raw = Staged(F16, ALONG_STEPS, Form(0, ((ROW, 8), (STEP, 1))))
    raw.stager.prepare(raw.statement(), raw.values.root)
    assert [at for _, at, _, _ in raw.asked] == [0, 64, 128, 192]  # once for eight neighbours
    computed = Staged(F16, ALONG_STEPS, Form(0, ((ROW, 8), (STEP, 1))))
    value = computed.made((Op.NEG, F32), (Op.CAST, F16))
    computed.stager.prepare(computed.statement(value), computed.values.root)
    assert [op for op, _ in computed.values.computed] == [Op.NEG] * 32  # what the store makes of it waits
    late = Staged(F16, ALONG_STEPS, Form(0, ((ROW, 8), (STEP, 1))), late=True)
    late.stager.prepare(late.statement(), late.values.root)
    assert not late.asked


def test_dwords_that_were_loaded_are_not_loaded_again_and_guards_are_asked_at_the_first() -> None:
    guard = Bound(Form(1, ((ROW, 5), (LANE, 3))), 0, 90)
    staged = Staged(F16, ALONG_STEPS, Form(0, ((ROW, 8), (STEP, 1))), guards=(guard,))
    staged.stager.prepare(staged.statement(), staged.values.root)
    staged.store()
    bounds = [[Bound(Form(1 + 5 * row, ((LANE, 3),)), 0, 90)] for row in range(4)]
    assert staged.asked == [(0, 64 * row, 4, bounds[row]) for row in range(4)]


def test_late_stores_are_copies_as_wide_as_both_sides_allow() -> None:
    guard = Bound(Form(0, ((ROW, 5), (LANE, 3))), 0, 90)
    staged = Staged(F16, ALONG_STEPS, Form(0, ((ROW, 8), (STEP, 1))), guards=(guard,), late=True)
    staged.store()
    want = [(64 * r, 8 * r, 8, [Bound(Form(5 * r, ((LANE, 3),)), 0, 90)]) for r in range(4)]
    assert staged.stager.copies == [*want, None]
    narrow = Staged(F16, ALONG_STEPS + 4, Form(2, ((ROW, 8), (STEP, 1))), late=True)  # 4 bytes are aligned
    narrow.store()
    assert narrow.stager.copies[:3] == [(4, 2, 2, []), (6, 4, 2, []), (8, 6, 2, [])]
    assert len(narrow.stager.copies) == 17


def test_late_stores_that_turn_lines_over_copy_one_element_each_of_four_bytes_at_least() -> None:
    turned = Staged(F32, ALONG_STEPS, Form(0, ((ROW, 1), (STEP, 4))), late=True)
    turned.store()
    assert len(turned.stager.copies) == 33 and turned.stager.copies[1] == (1, 4, 1, [])
    apart = Staged(F32, ALONG_STEPS * 2, ALONG_STEPS, late=True)
    apart.store()
    assert len(apart.stager.copies) == 33 and apart.stager.copies[1] == (2, 1, 1, [])
    with pytest.raises(IRError, match="float16 is stored late by 4 bytes at least"):
        Staged(F16, ALONG_STEPS, Form(0, ((ROW, 1), (STEP, 4))), late=True).store()


def test_only_what_a_load_brings_is_stored_late() -> None:
    staged = Staged(F32, ALONG_STEPS, ALONG_STEPS, late=True)
    number = Tile(5, dtypes.int32, PARTS)
    staged.values.define(number, Number(number, Form()), staged.values.root)
    with pytest.raises(IRError, match="only what a load brings"):
        staged.store(number)


def test_stores_into_shared_memory_have_no_guards_and_go_there() -> None:
    guarded = Staged(F32, ALONG_STEPS, ALONG_STEPS)
    guarded.more["guards"] = (Bound(Form(), 0, 1),)
    with pytest.raises(IRError, match="have no guards"):
        guarded.store()
    elsewhere = StoreTile(Param(1, F32, 8, "w"), ALONG_STEPS, guarded.load.out, PARTS)
    with pytest.raises(IRError, match="have no guards"):
        guarded.stager.store(elsewhere, guarded.values.root)
