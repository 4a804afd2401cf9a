"""Accesses on the host: contiguous, strided, gathered, guarded; nothing outside is touched."""

from __future__ import annotations

import mmap

import numpy as np
import pytest

from tensor.codegen.cpu import memory
from tensor.codegen.cpu.select import select
from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Bound, Digit, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Load, Param, Store, Value
from tensor.ir.text import parse_kernel
from tensor.plan.host_cost import HostSchedule
from tests.tensor.codegen.cpu.rig import call, check, check_program, program_of, target
from tests.tensor.codegen.rdna.samples import const, form, load, op, scattered


@pytest.mark.parametrize("dtype", dtypes.all, ids=lambda d: d.name)
def test_a_transpose_of_every_type(dtype: DType) -> None:
    row, column = Axis(0, 19), Axis(1, 23)
    value = load(0, form(0, (column, 19), (row, 1)), dtype)
    params = (Param(0, dtype, 19 * 23, "r"), Param(1, dtype, 19 * 23, "w"))
    check(Kernel("t", (row, column), params, (Store(1, form(0, (row, 23), (column, 1)), value),)))


def test_guarded_and_gathered_loads() -> None:
    axis = Axis(0, 50)
    at = form(0, (axis, 1))
    shifted = load(0, form(-5, (axis, 1)), guards=(Bound(at, 5, 41),))
    params = (Param(0, dtypes.float32, 36, "r"), Param(1, dtypes.float32, 50, "w"))
    check(Kernel("guarded", (axis,), params, (Store(1, at, shifted),)))


PADDED = """
kernel padded
axes a0:5 a1:5
reduced a2:2 a3:2
param 0 w int64[25]
param 1 r int64[16]
param 2 r int64[4]
v0 = buffer int64 of 1 [4*a0 + a1 + 4*a2 + a3 - 5] if 0 <= a0 + a2 - 1 < 4 if 0 <= a1 + a3 - 1 < 4
v1 = buffer int64 of 2 [2*a2 + a3]
v2 = mul int64 v0 v1
v3 = reduce_add int64 v2 a2 a3
store 0 [5*a0 + a1] v3
"""


def test_a_half_of_wide_elements_that_a_guard_skips_is_zeros() -> None:
    check(parse_kernel(PADDED.strip()))


def looked_up(width: int, size: int, order: str = "place last") -> Kernel:
    """Rows of `width` from where a table says, if a flag holds, of an array of `size` elements."""
    row, column = Axis(0, 6), Axis(1, width)
    flag, first = (load(n, form(0, (row, 1)), t) for n, t in enumerate((dtypes.bool, dtypes.int32)))
    number = op(Op.IOTA, dtype=dtypes.int32, arg=form(0, (column, 1)))
    sources = (number, first) if order == "place last" else (first, number)
    place = op(Op.WHERE, flag, op(Op.ADD, *sources), const(-1, dtypes.int32))
    value = Value(Op.BUFFER, dtypes.float32, (place,), Load(2, form(0), limit=size))
    params = (
        *(Param(0, dtypes.bool, 6, "r"), Param(1, dtypes.int32, 6, "r"), Param(2, dtypes.float32, size, "r")),
        Param(3, dtypes.float32, 6 * width, "w"),
    )
    return Kernel("rows", (row, column), params, (Store(3, form(0, (row, width), (column, 1)), value),))


@pytest.mark.parametrize("order", ["place last", "place first"])
@pytest.mark.parametrize("width", [5, 64, 67])
def test_rows_that_a_table_names_are_loaded_as_vectors(width: int, order: str) -> None:
    """Whole, before the array's beginning, past its end, and where nothing is asked for."""
    program, size = program_of(looked_up(width, 300, order)), 300
    assert "masked.load" in select(program) and "gather" not in select(program)
    source, firsts = np.arange(1, size + 1, dtype=np.float32), [0, 100, -3, size - 4, size + 9, 7]
    flags, out = np.array([1, 1, 1, 1, 1, 0], np.uint8), np.ones((6, width), np.float32)
    call(program, [flags, np.array(firsts, np.int32), source, out])
    for flag, first, found in zip(flags, firsts, out, strict=True):
        at = np.arange(first, first + width)
        inside = (at >= 0) & (at < size) & bool(flag)
        np.testing.assert_array_equal(found, np.where(inside, at + 1, 0))


def test_what_a_guard_forbids_is_not_touched() -> None:
    """The source ends at a page that is not there to be read."""
    memory = mmap.mmap(-1, 2 * mmap.PAGESIZE)
    whole = np.frombuffer(memory, np.float32)
    tail = whole[mmap.PAGESIZE // 4 - 7 : mmap.PAGESIZE // 4]
    tail[:] = np.arange(7)
    from drivers.core import libc

    libc.mprotect(whole.ctypes.data + mmap.PAGESIZE, mmap.PAGESIZE, 0)
    axis = Axis(0, 1000)
    at = form(0, (axis, 1))
    value = load(0, at, guards=(Bound(at, 0, 7),))
    params = (Param(0, dtypes.float32, 7, "r"), Param(1, dtypes.float32, 1000, "w"))
    out = np.ones(1000, np.float32)
    call(program_of(Kernel("edge", (axis,), params, (Store(1, at, value),))), [tail, out])
    assert out[:7].tolist() == list(range(7)) and not out[7:].any()


@pytest.mark.parametrize("by_lane", [True, False], ids=["each lane its own", "one for all"])
def test_places_are_counted_from_beyond_32_bits(by_lane: bool) -> None:
    """Only the last page of the source is ever there."""
    axis, first, size = Axis(0, 64), 1 << 31, 300
    place = load(0, form(0, (axis, 1)) if by_lane else form(7), dtypes.int32)
    value = Value(Op.BUFFER, dtypes.uint8, (place,), Load(1, form(first), limit=size))
    params = (
        *(Param(0, dtypes.int32, 64, "r"), Param(1, dtypes.uint8, first + size, "r")),
        Param(2, dtypes.uint8, 64, "w"),
    )
    source, out = np.zeros(first + size, np.uint8), np.zeros(64, np.uint8)
    source[first:] = np.arange(size) % 251 + 1
    places = np.random.default_rng(1).integers(-20, size + 20, 64).astype(np.int32)
    kernel = Kernel("far", (axis,), params, (Store(2, form(0, (axis, 1)), value),))
    call(program_of(kernel), [places, source, out])
    asked = places if by_lane else np.repeat(places[7], 64)
    inside = (asked >= 0) & (asked < size)
    assert out.tolist() == np.where(inside, asked % 251 + 1, 0).tolist()


SCATTERED = [(Op.ADD, dtypes.float32), (Op.ADD, dtypes.int64), (Op.MAX, dtypes.int32), (None, dtypes.float16)]


@pytest.mark.parametrize(("operation", "dtype"), SCATTERED)
def test_scattered_elements_are_put_together_and_none_goes_outside(
    operation: Op | None, dtype: DType
) -> None:
    kernel, arrays = scattered(operation, dtype)
    check_program(program_of(kernel), arrays, 1e-4)


@pytest.mark.parametrize("guarded", [False, True])
def test_one_element_is_stored_once_if_its_guard_lets_it(guarded: bool) -> None:
    row = Axis(0, 3)
    value = load(0, form(0, (row, 1)), guards=(Bound(form(0, (row, 1)), 1, 2),) if guarded else ())
    params = (Param(0, dtypes.float32, 3, "r"), Param(1, dtypes.float32, 3, "w"))
    check(Kernel("few", (row,), params, (Store(1, form(0, (row, 1)), value),)))
    one = Kernel("one", (), (Param(0, dtypes.float32, 2, "w"),), (Store(0, form(1), const(7.0)),))
    out = np.zeros(2, np.float32)
    call(program_of(one), [out])
    assert out.tolist() == [0, 7]


def test_rows_of_a_tile_are_written_as_far_as_there_are_any() -> None:
    row, column = Axis(0, 7), Axis(1, 64)
    at = form(0, (row, 64), (column, 1))
    params = (Param(0, dtypes.float32, 448, "r"), Param(1, dtypes.float32, 448, "w"))
    kernel = Kernel("rows", (row, column), params, (Store(1, at, load(0, at)),))
    check(kernel, HostSchedule((), (row, column), {row: 4}, {}, target().lanes, along=column))


@pytest.mark.parametrize(("count", "shift", "passes"), [(4096, 0, True), (4096, 3, False), (4095, 0, False)])
def test_whole_lines_of_an_array_that_no_cache_holds_are_not_read_first(
    monkeypatch: pytest.MonkeyPatch, count: int, shift: int, passes: bool
) -> None:
    axis = Axis(0, count)
    at, behind = form(0, (axis, 1)), form(shift, (axis, 1))
    params = (Param(0, dtypes.float32, count, "r"), Param(1, dtypes.float32, count + shift, "w"))
    kernel = Kernel("copy", (axis,), params, (Store(1, behind, load(0, at)),))
    assert "nontemporal" not in select(program_of(kernel))
    monkeypatch.setattr(memory, "PAST", 1 << 10)
    assert ("nontemporal" in select(program_of(kernel))) == passes


def test_what_is_read_as_well_stays_in_the_caches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "PAST", 1 << 10)
    axis = Axis(0, 4096)
    at, params = form(0, (axis, 1)), (Param(0, dtypes.float32, 4096, "rw"),)
    twice = op(Op.ADD, load(0, at), load(0, at))
    assert "nontemporal" not in select(program_of(Kernel("twice", (axis,), params, (Store(0, at, twice),))))


@pytest.mark.parametrize("rows", [1, 7, 63, 65, 1000])
def test_what_passes_the_caches_has_the_right_values(monkeypatch: pytest.MonkeyPatch, rows: int) -> None:
    """In memory that begins as a device's large blocks do, with a page."""
    monkeypatch.setattr(memory, "PAST", 0)
    row, column = Axis(0, rows), Axis(1, 64)
    at, count = form(0, (row, 64), (column, 1)), 64 * rows
    params = (Param(0, dtypes.float32, count, "r"), Param(1, dtypes.float32, count, "w"))
    square = op(Op.MUL, load(0, at), load(0, at))
    source, out = (np.frombuffer(mmap.mmap(-1, 4 * count), np.float32) for _ in params)
    source[:] = np.arange(count)
    call(program_of(Kernel("square", (row, column), params, (Store(1, at, square),))), [source, out])
    np.testing.assert_array_equal(out, np.arange(count, dtype=np.float32) ** 2)


def test_an_array_of_just_the_size_from_which_stores_pass_does(monkeypatch: pytest.MonkeyPatch) -> None:
    axis = Axis(0, 4096)
    at = form(0, (axis, 1))
    params = (Param(0, dtypes.float32, 4096, "r"), Param(1, dtypes.float32, 4096, "w"))
    for size, passes in ((4 * 4096, True), (4 * 4096 + 1, False)):
        monkeypatch.setattr(memory, "PAST", size)
        kernel = Kernel("copy", (axis,), params, (Store(1, at, load(0, at)),))
        assert ("nontemporal" in select(program_of(kernel))) == passes


def test_places_of_32_bits_are_compared_as_they_are() -> None:
    """Half as many bits a lane, where 32 hold the limit."""
    axis = Axis(0, 64)
    for dtype, bits in ((dtypes.int32, 32), (dtypes.int64, 64)):
        value = Value(
            Op.BUFFER, dtypes.float32, (load(0, form(0, (axis, 1)), dtype),), Load(1, form(0), limit=300)
        )
        params = (
            *(Param(0, dtype, 64, "r"), Param(1, dtypes.float32, 300, "r")),
            Param(2, dtypes.float32, 64, "w"),
        )
        text = select(program_of(Kernel("rows", (axis,), params, (Store(2, form(0, (axis, 1)), value),))))
        assert f"icmp ult <{target().lanes} x i{bits}>" in text


@pytest.mark.parametrize(
    ("dtype", "limit"),
    [(dtypes.int32, 1 << 31), (dtypes.int32, (1 << 32) - 1), (dtypes.int32, 1 << 33), (dtypes.int8, 260)],
)
def test_places_of_fewer_bits_than_their_limit_are_outside_where_they_are_negative(
    dtype: DType, limit: int
) -> None:
    """Only the first 40 elements of the source are there, and what lies before them is not the source's."""
    axis = Axis(0, 56)
    place = load(0, form(0, (axis, 1)), dtype)
    value = Value(Op.BUFFER, dtypes.uint8, (place,), Load(1, form(0), limit=limit))
    params = (
        *(Param(0, dtype, 56, "r"), Param(1, dtypes.uint8, limit, "r")),
        Param(2, dtypes.uint8, 56, "w"),
    )
    whole, out = np.arange(1, 57, dtype=np.uint8), np.zeros(56, np.uint8)
    kernel = Kernel("high", (axis,), params, (Store(2, form(0, (axis, 1)), value),))
    call(program_of(kernel), [np.arange(-16, 40).astype(dtype.numpy), whole[16:], out])
    assert out.tolist() == [0] * 16 + whole[16:].tolist()


def test_elements_are_stored_at_digits_of_the_lane() -> None:
    axis = Axis(0, 60)
    turned = Form(0, ((Digit(form(0, (axis, 1)), 1, 5), 12), (Digit(form(0, (axis, 1)), 5, 0), 1)))
    params = (Param(0, dtypes.float32, 60, "r"), Param(1, dtypes.float32, 60, "w"))
    kernel = Kernel("turned", (axis,), params, (Store(1, turned, load(0, form(0, (axis, 1)))),))
    assert "masked.scatter" in select(program_of(kernel))
    check(kernel)
