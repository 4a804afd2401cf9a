"""How wide an access may be, and which slot it goes to."""

from __future__ import annotations

import pytest

from tensor.codegen.gpu.access import edge_of, slot_of, vector_width, widest, zero
from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Bound, Form
from tensor.ir.kernel import Param
from tensor.ir.loops import LoadTile, Shared, Tile

ROW, FAST, LANE = Axis(1, 9), Axis(2, 8), Axis(3, 32)
ALONG = Form(0, ((LANE, 8), (FAST, 1)))
INDEX, END = ALONG + Form(0, ((ROW, 251),)), Bound(ALONG, 0, 251)


@pytest.mark.parametrize(
    ("start", "dtype", "free", "dword", "natural"),
    [
        (0, dtypes.float32, 4, 4, 4),
        (2, dtypes.float32, 4, 4, 2),
        (1, dtypes.float32, 4, 4, 1),
        (4, dtypes.float16, 8, 8, 4),
        (2, dtypes.float16, 8, 8, 2),
        (1, dtypes.float16, 8, 1, 1),
        (1, dtypes.int8, 8, 1, 1),
        (0, dtypes.float64, 2, 2, 2),
    ],
)
def test_an_access_begins_anywhere_or_at_a_dword_or_at_a_multiple_of_its_size(
    start: int, dtype: DType, free: int, dword: int, natural: int
) -> None:
    axis = Axis(0, 64)
    form = Form(start, ((axis, 1),))
    assert [vector_width(form, axis, 8, dtype, False, align) for align in (1, 4, 0)] == [free, dword, natural]


@pytest.mark.parametrize(
    ("start", "run", "dtype", "scalar", "width"),
    [
        (0, 8, dtypes.float32, True, 8),  # 32 bytes
        (0, 16, dtypes.float32, True, 8),
        (0, 16, dtypes.float32, False, 4),  # 16 bytes
        (0, 6, dtypes.float32, False, 2),  # what divides the run
        (0, 7, dtypes.float32, False, 1),
        (0, 16, dtypes.int8, False, 16),
        (0, 4, dtypes.int8, False, 4),
        (0, 2, dtypes.int8, False, 1),  # no two bytes at once, nor one half of a dword
        (0, 2, dtypes.float16, False, 2),
        (2, 8, dtypes.int8, False, 8),  # any byte will do
    ],
)
def test_an_access_is_as_wide_as_its_run_and_the_instruction_allow(
    start: int, run: int, dtype: DType, scalar: bool, width: int
) -> None:
    axis, row = Axis(0, 64), Axis(1, 9)
    form = Form(start, ((axis, 1), (row, 64)))
    assert vector_width(form, axis, run, dtype, scalar) == width


def test_what_the_other_axes_add_counts_for_the_alignment() -> None:
    axis, row = Axis(0, 64), Axis(1, 9)
    for stride, width in ((64, 8), (2, 8), (3, 1)):  # halves: two are a dword
        assert vector_width(Form(0, ((axis, 1), (row, stride))), axis, 8, dtypes.float16, False, 4) == width


def cut(
    index: Form = INDEX, edge: Bound = END,
    others: tuple[Bound, ...] = (), dtype: DType = dtypes.float16, count: int = 9 * 251, access: str = "r",
) -> LoadTile:  # fmt: skip
    """A load of nine rows of 251 by lanes that have eight elements side by side, of which the last lies
    outside."""
    return LoadTile(Tile(0, dtype, (FAST,)), Param(0, dtype, count, access), index, (*others, edge))


def test_a_vector_is_cut_where_the_only_guard_along_it_ends_its_row() -> None:
    row = Bound(Form(0, ((ROW, 1),)), 0, 7)
    assert edge_of(cut(), FAST) == edge_of(cut(others=(row,)), FAST) == Bound(ALONG, 0, 251)
    for dtype in (dtypes.float32, dtypes.int8):
        assert edge_of(cut(dtype=dtype), FAST) is not None


@pytest.mark.parametrize(
    "load",
    [
        cut(access="rw"),  # neighbours may be written meanwhile
        cut(dtype=dtypes.float64),  # one element is a vector
        cut(edge=Bound(ALONG, 1, 251)),  # begins inside a vector, too
        cut(others=(Bound(Form(3, ALONG.terms), 0, 251),)),  # two ends
        cut(Form(0, ((LANE, 8), (FAST, 2), (ROW, 502)))),  # every second element
        cut(edge=Bound(ALONG * 2, 0, 502)),
        cut(ALONG + Form(-248, ((ROW, 251),))),  # a row of three elements begins the array
        cut(count=3),  # no vector lies in the array
    ],
)
def test_other_guards_along_a_vector_leave_it_in_elements(load: LoadTile) -> None:
    assert edge_of(load, FAST) is None


def test_a_row_as_long_as_a_vector_or_behind_others_has_a_last_vector() -> None:
    index = Form(0, ((FAST, 1), (ROW, 4)))
    along = Form(0, ((FAST, 1),))
    assert edge_of(cut(index, Bound(along, 0, 4)), FAST) is not None
    assert edge_of(cut(index, Bound(along, 0, 3)), FAST) is None
    assert edge_of(cut(index + 1, Bound(along, 0, 3)), FAST) is not None  # what is before it is read instead
    assert edge_of(cut(along, Bound(along, 0, 4), count=4), FAST) is not None
    assert edge_of(cut(index, Bound(along + 8, 0, 12)), FAST) is not None
    assert edge_of(cut(index, Bound(along + 8, 0, 11)), FAST) is None  # three of the first row are inside


def test_a_failed_guard_gives_the_zero_of_the_type() -> None:
    assert [zero(d) for d in (dtypes.bool, dtypes.int8, dtypes.bfloat16)] == [0, 0, 0]
    assert [type(zero(d)) for d in (dtypes.bool, dtypes.int8, dtypes.float16)] == [bool, int, float]


def test_shared_memory_has_no_slot() -> None:
    with pytest.raises(IRError, match="shared array 3"):
        slot_of(Shared(3, dtypes.float32, 8))


@pytest.mark.parametrize(
    ("widths", "wanted"),
    [((1, 4, 4), (1, 4)), ((2, 1, 1), (0, 2)), ((1, 1, 1), (None, 1)), ((), (None, 1))],
)
def test_the_first_part_that_most_elements_go_along_is_taken(
    widths: tuple[int, ...], wanted: tuple[int | None, int]
) -> None:
    parts = [Axis(number, 8) for number in range(len(widths))]
    part, width = widest(parts, lambda axis: widths[axis.index])
    assert ((None if part is None else part.index), width) == wanted
