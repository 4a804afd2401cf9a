"""Places that are known to be inside of an array, and what gathers of them give on the devices."""

from __future__ import annotations

from typing import Any

import pytest

from tensor.codegen.cpu.compile import compile_kernel as for_host
from tensor.codegen.rdna.compile import compile_kernel as for_rdna
from tensor.codegen.reach import Ends, computed, ends, inside
from tensor.codegen.sass.compile import compile_kernel as for_nvidia
from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Load, Param, Store, Value
from tensor.ir.loops import Compute, Constant, LoadTile, LoopProgram, Number, Tile
from tests.tensor.codegen.cpu import rig
from tests.tensor.codegen.rdna import checks
from tests.tensor.codegen.rdna.samples import const, form, op
from tests.tensor.codegen.sass import rig as cards

I32, LANE, GROUP = dtypes.int32, Axis(0, 32), Axis(1, 4)
TABLE = Param(0, dtypes.float32, 128, "r")


def gathers(*steps: tuple[Op, Any], dtype: DType = I32, limit: int = 128) -> bool:
    """Is the lane's number, put through some operations, known to be inside of the table?"""
    place, body = Tile(0, dtype), list[Any]()
    body.append(Number(place, Form(0, ((LANE, 1),))))
    for number, (operation, other) in enumerate(steps, 1):
        made = Tile(number, dtype)
        body.append(Compute(made, operation, (place, Constant(dtype, other))))
        place = made
    found = Tile(99, dtypes.float32)
    body.append(LoadTile(found, TABLE, Form(), gathered=place, limit=limit))
    return found in inside(LoopProgram("t", (TABLE,), (), GROUP, LANE, tuple(body)))


def test_sums_and_choices_of_small_numbers_are_inside() -> None:
    assert gathers()
    assert gathers((Op.ADD, 96)) and not gathers((Op.ADD, 97)) and not gathers((Op.ADD, -1))
    assert gathers((Op.SUB, 0)) and not gathers((Op.SUB, 1))
    assert gathers((Op.ADD, 200), (Op.MIN, 127)) and not gathers((Op.ADD, 200), (Op.MIN, 128))
    assert gathers((Op.SUB, 200), (Op.MAX, 0)) and not gathers((Op.SUB, 200), (Op.MAX, -1))
    assert gathers(limit=32) and not gathers(limit=31)


@pytest.mark.parametrize(
    ("operation", "wanted"),
    [
        *[(Op.ADD, (1, 16)), (Op.SUB, (-11, 4)), (Op.MIN, (-2, 7)), (Op.MAX, (3, 9)), (Op.WHERE, (-2, 9))],
        *[(Op.MUL, (int(I32.min), int(I32.max)))],
    ],
)
def test_what_two_ranges_give_lies_between_their_ends(operation: Op, wanted: Ends) -> None:
    """Of -2 to 7 and 3 to 9."""
    one, other, holds = Tile(0, I32), Tile(1, I32), Tile(2, dtypes.bool)
    sources = (holds, one, other) if operation is Op.WHERE else (one, other)
    made = Compute(Tile(3, I32), operation, sources)
    assert computed(made, {one: (-2, 7), other: (3, 9)}) == wanted


@pytest.mark.parametrize(
    ("dtype", "wanted"), [(dtypes.bool, (0, 1)), (dtypes.uint8, (0, 255)), (dtypes.int8, (-128, 127))]
)
def test_what_is_not_known_is_any_number_of_its_type(dtype: DType, wanted: Ends) -> None:
    tile = Tile(0, dtype)
    assert ends(tile, {}) == wanted and ends(tile, {tile: (0, 1)}) == (0, 1)
    assert ends(Constant(I32, -7), {}) == (-7, -7)
    assert computed(Compute(Tile(1, I32), Op.CAST, (tile,)), {}) == wanted
    sums = computed(Compute(Tile(1, dtypes.uint8), Op.ADD, (Constant(I32, 200), Constant(I32, 55))), {})
    assert sums == (255, 255)
    wraps = Compute(Tile(1, dtypes.uint8), Op.ADD, (Constant(I32, 200), Constant(I32, 56)))
    assert computed(wraps, {}) == (0, 255)
    assert computed(Compute(Tile(1, dtypes.uint8), Op.CAST, (Tile(2, dtypes.float32),)), {}) == (0, 255)


def test_what_may_wrap_or_is_not_known_is_not_inside() -> None:
    most = int(I32.max)
    assert not gathers((Op.ADD, most), (Op.SUB, most))
    assert gathers((Op.ADD, most - 31), (Op.SUB, most - 31))
    assert not gathers((Op.MUL, 0))


@pytest.mark.parametrize(("dtype", "is_known"), [(dtypes.uint8, True), (dtypes.int8, False), (I32, False)])
def test_a_number_from_memory_is_one_of_its_type(dtype: DType, is_known: bool) -> None:
    source, whole = Param(1, dtype, 128, "r"), Tile(1, I32)
    loaded, found = Tile(0, dtype), Tile(2, dtypes.float32)
    table = Param(0, dtypes.float32, 256, "r")
    body = (
        LoadTile(loaded, source, Form(0, ((LANE, 1),))),
        Compute(whole, Op.CAST, (loaded,)),
        LoadTile(found, table, Form(), gathered=whole, limit=256),
    )
    program = LoopProgram("t", (table, source), (), GROUP, LANE, body)
    assert (found in inside(program)) is is_known


def searched(count: int) -> Kernel:
    """Each element of a table at the next place but one, or of its own where that is less."""
    axis = Axis(0, count)
    params = (Param(0, dtypes.float32, count + 2, "r"), Param(1, dtypes.float32, count, "w"))
    number = op(Op.IOTA, dtype=I32, arg=form(0, (axis, 1)))
    own = Value(Op.BUFFER, dtypes.float32, (), Load(0, form(0, (axis, 1))))

    def at(place: Value) -> Value:
        return Value(Op.BUFFER, dtypes.float32, (place,), Load(0, form(), (), count + 2))

    later = op(Op.ADD, number, const(2, I32))
    chosen = op(Op.WHERE, op(Op.LT, at(later), own, dtype=dtypes.bool), later, number, dtype=I32)
    return Kernel("searched", (axis,), params, (Store(1, form(0, (axis, 1)), at(chosen)),))


def test_gathers_that_are_not_checked_are_right_on_every_device() -> None:
    for count in (1, 7, 65, 1000, 1024):
        kernel = searched(count)
        rig.check(kernel)
        checks.check(kernel)
        cards.check(kernel, "sm_90")


def test_no_instruction_checks_a_place_that_is_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = searched(1024)
    short = [len(for_rdna(kernel, "gfx1100").text), len(for_nvidia(kernel, "sm_89").text)]
    host = len(for_host(kernel).text)
    for name in ("rdna.select", "sass.select", "cpu.values"):
        monkeypatch.setattr(f"tensor.codegen.{name}.inside", lambda _: frozenset())
    assert len(for_rdna(kernel, "gfx1100").text) > short[0]
    assert len(for_nvidia(kernel, "sm_89").text) > short[1]
    assert len(for_host(kernel).text) > host
