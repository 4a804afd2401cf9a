"""Which gathered places follow each other, and that rows of a table are brought whole."""

from __future__ import annotations

import pytest

from tensor.codegen.gpu.runs import IndexRun, gathered_width, places
from tensor.codegen.rdna.compile import build
from tensor.codegen.rdna.emit import listing
from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Bound, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Load, Param, Store, Value
from tensor.ir.loops import Compute, Constant, LoadTile, Number, Operand, Statement, Tile
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.checks import check as check_rdna
from tests.tensor.codegen.sass.rig import check as check_sass

I32, F32 = dtypes.int32, dtypes.float32
PART, LANE = Axis(0, 8), Axis(1, 32)
ROW = Tile(0, I32)  # of the table, any number
COLUMN = Tile(1, I32, (PART,))


class Program:
    """Statements by the tile that they make."""

    def __init__(self) -> None:
        self.made: dict[Tile, Statement] = {
            ROW: LoadTile(ROW, Param(1, I32, 9, "r"), Form(0, ((LANE, 1),))),
            COLUMN: Number(COLUMN, Form(4, ((PART, 1), (LANE, 8)))),
        }

    def compute(self, op: Op, *sources: Operand) -> Tile:
        parts = (PART,) if any(isinstance(s, Tile) and s.parts for s in sources) else ()
        out = Tile(len(self.made), I32, parts)
        self.made[out] = Compute(out, op, sources)
        return out

    def numbers(self, form: Form) -> Tile:
        out = Tile(len(self.made), I32, (PART,) if PART in form.axes else ())
        self.made[out] = Number(out, form)
        return out

    def number(self, value: int) -> Constant:
        return Constant(I32, value)

    def place(self, stride: int) -> Tile:
        """Of a table with rows of so many elements."""
        return self.compute(Op.ADD, COLUMN, self.compute(Op.MUL, ROW, self.number(stride)))


@pytest.mark.parametrize(("stride", "multiple"), [(128, 4), (6, 2), (7, 1)])
def test_a_row_begins_where_its_length_divides(stride: int, multiple: int) -> None:
    program = Program()
    place = program.place(stride)
    nowhere = program.compute(Op.WHERE, program.compute(Op.LT, ROW, ROW), place, program.number(-1))
    for each in (place, nowhere):
        assert places(each, PART, program.made.__getitem__) == IndexRun(1, multiple)


def test_what_is_chosen_element_by_element_or_added_to_nowhere_is_no_run() -> None:
    program = Program()
    ragged = program.compute(Op.LT, COLUMN, program.number(9))
    apart = program.compute(Op.WHERE, ragged, COLUMN, program.number(-1))
    whole = program.compute(Op.WHERE, program.compute(Op.LT, ROW, ROW), COLUMN, program.number(-1))
    inside = program.compute(Op.WHERE, program.compute(Op.LT, ROW, ROW), COLUMN, program.number(0))
    for each in (apart, inside, program.compute(Op.ADD, whole, program.number(4))):
        assert places(each, PART, program.made.__getitem__) is None


def test_places_grow_by_the_sum_of_what_they_are_made_of() -> None:
    program = Program()
    twice = program.compute(Op.ADD, COLUMN, COLUMN)
    found = {
        program.number(48): IndexRun(0, 16),
        program.number(6): IndexRun(0, 2),
        program.number(0): IndexRun(0, 16),
        COLUMN: IndexRun(1, 4),
        ROW: IndexRun(0, 1),
        twice: IndexRun(2, 4),
        program.compute(Op.MUL, COLUMN, program.number(6)): IndexRun(6, 8),
        program.compute(Op.MUL, COLUMN, program.number(3)): IndexRun(3, 4),
        program.compute(Op.MUL, twice, program.number(8)): IndexRun(16, 16),
        program.compute(Op.ADD, COLUMN, program.number(2)): IndexRun(1, 2),
        program.compute(Op.ADD, program.compute(Op.SUB, COLUMN, ROW), ROW): None,
        program.compute(Op.MUL, program.compute(Op.SUB, COLUMN, ROW), program.number(4)): None,
        program.compute(Op.SUB, ROW, ROW): IndexRun(0, 1),
        program.numbers(Form(8, ((LANE, 24),))): IndexRun(0, 8),
        program.numbers(Form(8, ((PART, 2),))): None,
    }
    for place, wanted in found.items():
        assert places(place, PART, program.made.__getitem__) == wanted


@pytest.mark.parametrize(
    ("dtype", "size", "column", "width"),
    [
        *[(F32, 8, 4, 4), (dtypes.float16, 8, 8, 8), (dtypes.float16, 8, 4, 4), (dtypes.float16, 8, 2, 2)],
        *[
            (dtypes.int8, 16, 16, 16),
            (dtypes.int8, 8, 4, 4),
            (dtypes.int8, 8, 2, 1),
            (dtypes.float64, 8, 8, 2),
        ],
        *[(F32, 2, 4, 2), (F32, 6, 4, 2)],
    ],
)
def test_an_access_takes_from_a_dword_up_to_16_bytes(
    dtype: DType, size: int, column: int, width: int
) -> None:
    """Of columns that begin where this number divides."""
    part, place = Axis(0, size), Tile(0, I32, (Axis(0, size),))
    number = Number(place, Form(column, ((part, 1), (LANE, 16))))
    load = LoadTile(Tile(9, dtype, (part,)), Param(0, dtype, 4096, "r"), Form(), (), place, 4096)
    assert gathered_width(load, part, {place: number}.__getitem__) == width


@pytest.mark.parametrize(
    ("form", "limit", "guards", "width"),
    [
        (Form(), 40, (), 4),
        (Form(2), 40, (), 2),
        (Form(), 41, (), 1),
        (Form(0, ((PART, 4),)), 40, (), 1),
        (Form(), 40, (Bound(Form(0, ((PART, 1),)), 0, 5),), 1),
    ],
)
def test_an_access_takes_what_lies_inside_as_a_whole(
    form: Form, limit: int, guards: tuple[Bound, ...], width: int
) -> None:
    load = LoadTile(Tile(9, F32, (PART,)), Param(0, F32, 48, "r"), form, guards, COLUMN, limit)
    assert gathered_width(load, PART, Program().made.__getitem__) == width


def rows(count: int, width: int) -> Kernel:
    """Rows of a table of 5, by numbers near 1: rows 0 and 1."""
    row, column = Axis(0, count), Axis(1, width)
    number = samples.op(Op.CAST, samples.load(1, samples.form(0, (row, 1))), dtype=I32)
    place = samples.op(Op.MUL, number, samples.const(width, I32), dtype=I32)
    place = samples.op(Op.ADD, Value(Op.IOTA, I32, (), samples.form(0, (column, 1))), place, dtype=I32)
    found = Value(Op.BUFFER, F32, (place,), Load(0, Form(), (), 5 * width))
    params = (
        Param(0, F32, 5 * width, "r"), Param(1, F32, count, "r"), Param(2, F32, count * width, "w"),
    )  # fmt: skip
    return Kernel(
        "rows", (row, column), params, (Store(2, samples.form(0, (row, width), (column, 1)), found),)
    )


@pytest.mark.parametrize("width", [16, 6, 7])
def test_rows_of_any_width_are_those_of_the_table(width: int) -> None:
    kernel = rows(40, width)
    check_rdna(kernel)
    check_sass(kernel, "sm_89")


@pytest.mark.parametrize(("width", "op"), [(16, "global_load_b128"), (6, "global_load_b64")])
def test_a_row_is_brought_by_the_widest_accesses_that_divide_it(width: int, op: str) -> None:
    assert f"{op} " in listing("gfx1100", build(rows(40, width), "gfx1100").text)
