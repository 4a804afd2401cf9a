"""Loads and stores: guards, gathers, digits of axes, odd sizes, vectors of narrow types, in-place updates."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.codegen.gpu.access import vector_width
from tensor.codegen.rdna.compile import build
from tensor.codegen.rdna.emit import listing
from tensor.codegen.rdna.generation import GENERATIONS
from tensor.codegen.rdna.machine import RdnaInst
from tensor.codegen.rdna.select import select
from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Bound, Digit, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Load, Param, Store, Value
from tensor.plan.schedule import Schedule
from tests.tensor import kernel_oracle
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.checks import check
from tests.tensor.codegen.rdna.samples import (
    F32,
    adam,
    convolution,
    form,
    load,
    memory,
    op,
)
from tests.tensor.codegen.rdna.wave_rig import Rig, launch_built, run_kernel
from tests.tensor.codegen.rdna.wave_rig import target as chip

pytestmark = pytest.mark.usefixtures("each_chip")


@pytest.mark.parametrize("count", [1, 2, 3, 31, 32, 33, 63, 100, 257, 4096, 10_007])
def test_any_number_of_elements(count: int) -> None:
    check(samples.elementwise([lambda a, b: op(Op.ADD, a, b)], [F32, F32], count), 0.0)


@pytest.mark.parametrize("dtype", dtypes.all, ids=lambda d: d.name)
def test_copies_in_every_type_and_width(dtype: DType) -> None:
    for count in (7, 8, 96, 1024):
        check(samples.elementwise([lambda a: a], [dtype], count), 0.0)


def test_vector_instructions_are_used() -> None:
    for dtype, name in (
        (F32, "b128"),
        (dtypes.float16, "b128"),
        (dtypes.uint8, "b64"),
        (dtypes.float64, "b128"),
    ):
        kernel = samples.elementwise([lambda a: a], [dtype], 4096)
        text = listing(chip.arch, run_kernel(kernel, memory(kernel)).text)
        assert f"global_load_{name}" in text and f"global_store_{name}" in text


def test_rows_that_are_not_a_power_of_two() -> None:
    row, column = Axis(0, 13), Axis(1, 10)
    x = load(0, form(0, (row, 10), (column, 1)))
    bias = load(1, form(0, (column, 1)))
    params = (Param(0, F32, 130, "r"), Param(1, F32, 10, "r"), Param(2, F32, 130, "w"))
    out = Store(2, form(0, (row, 10), (column, 1)), op(Op.ADD, x, bias))
    check(Kernel("bias", (row, column), params, (out,)), 0.0)


def test_transposes_and_flips() -> None:
    row, column = Axis(0, 20), Axis(1, 12)
    params = (Param(0, F32, 240, "r"), Param(1, F32, 240, "w"))
    turned = load(0, form(19, (column, 20), (row, -1)))
    check(Kernel("flip", (row, column), params, (Store(1, form(0, (row, 12), (column, 1)), turned),)), 0.0)


def test_rows_further_apart_than_a_scalar_loads_offset_reaches() -> None:
    """Both rows of `a` are read in one turn of the loop, the same in all lanes, eight elements at a time."""
    row, column, inner, apart = Axis(0, 2), Axis(1, 2048), Axis(2, 64), 1 << 21
    a = load(0, form(0, (row, apart), (inner, 1)))
    b = load(1, form(0, (inner, 2048), (column, 1)))
    params = (Param(0, F32, apart + 64, "r"), Param(1, F32, 1 << 17, "r"), Param(2, F32, 4096, "w"))
    total = op(Op.REDUCE_ADD, op(Op.MUL, a, b), arg=(inner,))
    kernel = Kernel("far", (row, column), params, (Store(2, form(0, (row, 2048), (column, 1)), total),))
    check(kernel, 1e-5)
    assert "s_load_b256" in listing(chip.arch, run_kernel(kernel, memory(kernel)).text)


def test_guards_read_zero_outside() -> None:
    """A shifted window over 64 elements: the classic padded load."""
    axis = Axis(0, 96)
    shifted = form(-16, (axis, 1))
    params = (Param(0, F32, 64, "r"), Param(1, F32, 96, "w"))
    x = load(0, shifted, guards=(Bound(shifted, 0, 64),))
    check(Kernel("pad", (axis,), params, (Store(1, form(0, (axis, 1)), x),)), 0.0)


@pytest.mark.parametrize("dtype", [dtypes.bool, dtypes.int8, dtypes.float16, dtypes.float64])
def test_guards_in_other_types(dtype: DType) -> None:
    axis = Axis(0, 40)
    shifted = form(-4, (axis, 1))
    params = (Param(0, dtype, 32, "r"), Param(1, dtype, 40, "w"))
    x = load(0, shifted, dtype, guards=(Bound(shifted, 0, 32),))
    check(Kernel("pad", (axis,), params, (Store(1, form(0, (axis, 1)), x),)), 0.0)


def test_convolutions() -> None:
    check(convolution(8, 3, 3))
    check(convolution(7, 2, 5))


@pytest.mark.parametrize("dtype", [dtypes.int32, dtypes.int64], ids=lambda d: d.name)
def test_gathers_give_zero_outside(dtype: DType) -> None:
    axis = Axis(0, 50)
    index = load(1, form(0, (axis, 1)), dtype)
    params = (Param(0, F32, 40, "r"), Param(1, dtype, 50, "r"), Param(2, F32, 50, "w"))
    found = Value(Op.BUFFER, F32, (index,), Load(0, Form(), (), 40))
    kernel = Kernel("take", (axis,), params, (Store(2, form(0, (axis, 1)), found),))
    arrays = memory(kernel)
    rng = np.random.default_rng(0)
    arrays[1][:] = rng.integers(-5, 45, 50)
    if dtype.bits == 64:
        arrays[1][7] = 1 << 32
    want = [a.copy() for a in arrays]
    kernel_oracle.run(kernel, want)
    run_kernel(kernel, arrays)
    assert (arrays[2] == want[2]).all()


def test_iota_and_reshaped_digits() -> None:
    row, column = Axis(0, 6), Axis(1, 35)
    flat = form(0, (row, 35), (column, 1))
    mixed = Form(0, ((Digit(flat, 10, 0), 1), (Digit(flat, 1, 10), 21)))
    params = (Param(0, F32, 210, "r"), Param(1, F32, 210, "w"), Param(2, dtypes.int64, 210, "w"))
    number = Value(Op.IOTA, dtypes.int64, (), flat * 3 + 1)
    stores = (Store(1, flat, load(0, mixed)), Store(2, flat, number))
    check(Kernel("digits", (row, column), params, stores), 0.0)


def test_several_stores_update_in_place() -> None:
    for count in (64, 8192, 1290):
        kernel = adam(count)
        arrays = memory(kernel)
        arrays[3] = np.abs(arrays[3])
        want = [a.copy() for a in arrays]
        kernel_oracle.run(kernel, want)
        run_kernel(kernel, arrays)
        for got, wanted in zip(arrays, want, strict=True):
            assert np.allclose(got, wanted, rtol=1e-6, atol=1e-6)


def test_large_strides_and_offsets() -> None:
    """Immediates hold 13 bits: constants beyond them must reach the address another way."""
    axis = Axis(0, 64)
    parts = [load(0, form(step * 5000 + 3, (axis, 7))) for step in range(6)]
    total = parts[0]
    for part in parts[1:]:
        total = op(Op.ADD, total, part)
    params = (Param(0, F32, 26_000, "r"), Param(1, F32, 64, "w"))
    check(Kernel("far", (axis,), params, (Store(1, form(0, (axis, 1)), total),)))


def test_buffers_beyond_4_gib_are_addressed_with_64_bits() -> None:
    built = build(samples.elementwise([lambda a: op(Op.NEG, a)], [F32], 1 << 31), chip.arch)
    assert "s_mul_hi_u32" in listing(chip.arch, built.text)
    axis = Axis(0, 1 << 31)
    index = load(1, form(0, (axis, 1)), dtypes.int32)
    found = Value(Op.BUFFER, F32, (index,), Load(0, Form(), (), 1 << 31))
    params = (Param(0, F32, 1 << 31, "r"), Param(1, dtypes.int32, 1 << 31, "r"), Param(2, F32, 1 << 31, "w"))
    kernel = Kernel("take", (axis,), params, (Store(2, form(0, (axis, 1)), found),))
    with pytest.raises(IRError, match="slot 0: 2147483648 elements of float32 take more than 4 GiB"):
        build(kernel, chip.arch)


def test_rows_more_than_4_gib_apart_are_read() -> None:
    row, column = Axis(0, 3), Axis(1, 64)
    apart = (1 << 30) + 16
    params = (Param(0, F32, 2 * apart + 64, "r"), Param(1, F32, 192, "w"))
    far = load(0, form(0, (row, apart), (column, 1)))
    kernel = Kernel("far", (row, column), params, (Store(1, form(0, (row, 64), (column, 1)), far),))
    rig, base, out = Rig(), 1 << 40, np.zeros(192, np.float32)
    rows = np.random.default_rng(0).random((3, 64), np.float32)
    for number, values in enumerate(rows):
        rig.place(values, at=base + 4 * apart * number)
    target = rig.place(out)
    launch_built(rig, build(kernel, chip.arch, Schedule((column,), (row,), {}, {}, 32)), [base, target])
    assert (rig.read(target, out).reshape(3, 64) == rows).all()


@pytest.mark.parametrize("past", [-4, 0, 4])
def test_a_constant_is_an_immediate_up_to_the_reach_of_a_vector_load_and_not_past_it(past: int) -> None:
    """GFX11 has 13 bits with a sign, GFX12 24 (RDNA3 ISA 13.4, RDNA4 ISA 14.4)."""
    reach = 1 << (12 if chip.arch == "gfx1100" else 23)
    at = (reach + past) // 4
    axis = Axis(0, 64)
    params = (Param(0, F32, at + 64, "r"), Param(1, F32, 64, "w"))
    kernel = Kernel("reach", (axis,), params, (Store(1, form(0, (axis, 1)), load(0, form(at, (axis, 1)))),))
    arrays = memory(kernel)
    built = run_kernel(kernel, arrays)
    assert (arrays[1] == arrays[0][at:]).all()
    assert (f"offset:{reach + past}" in listing(chip.arch, built.text)) is (past < 0)


@pytest.mark.parametrize("past", [-4, 0, 4])
def test_a_constant_is_an_immediate_up_to_the_reach_of_a_scalar_load_and_not_past_it(past: int) -> None:
    """GFX11 has 21 bits with a sign, GFX12 24 (RDNA3 ISA 11.2.1, RDNA4 ISA 12.2.1)."""
    reach = 1 << (20 if chip.arch == "gfx1100" else 23)
    at = (reach + past) // 4
    axis = Axis(0, 64)
    params = (Param(0, F32, at + 1, "r"), Param(1, F32, 64, "w"))
    kernel = Kernel("reach", (axis,), params, (Store(1, form(0, (axis, 1)), load(0, form(at))),))
    arrays = memory(kernel)
    built = run_kernel(kernel, arrays)
    assert (arrays[1] == arrays[0][at]).all()
    (line,) = (line for line in listing(chip.arch, built.text).splitlines() if "s_load_b32" in line)
    assert (f"{reach + past:#x}" in line) is (past < 0)


@pytest.mark.parametrize("past", [-4, 0, 4])
def test_one_element_is_stored_at_up_to_the_reach_of_a_store_and_past_it(past: int) -> None:
    reach = 1 << (12 if chip.arch == "gfx1100" else 23)
    at = (reach + past) // 4
    params = (Param(0, F32, at + 1, "w"),)
    arrays = [np.zeros(at + 1, np.float32)]
    built = run_kernel(Kernel("one", (), params, (Store(0, form(at), samples.const(7.0)),)), arrays)
    assert arrays[0][at] == 7 and not arrays[0][:at].any()
    assert (f"offset:{reach + past}" in listing(chip.arch, built.text)) is (past < 0)


def test_a_guard_holds_at_its_edges_and_not_one_past_them() -> None:
    """Bounds that hold for all, for none, from below only, from above only, and on both sides."""
    axis = Axis(0, 64)
    for low, high in ((0, 64), (-1, 65), (64, 70), (-9, 0), (1, 64), (0, 63), (63, 64), (0, 1), (17, 40)):
        bounds = (Bound(form(0, (axis, 1)), low, high),)
        params = (Param(0, F32, 64, "r"), Param(1, F32, 64, "w"))
        x = load(0, form(0, (axis, 1)), guards=bounds)
        kernel = Kernel("edges", (axis,), params, (Store(1, form(0, (axis, 1)), x),))
        arrays = memory(kernel)
        run_kernel(kernel, arrays)
        inside = (np.arange(64) >= low) & (np.arange(64) < high)
        assert (arrays[1] == np.where(inside, arrays[0], 0)).all(), (low, high)


def test_a_guard_that_holds_for_all_costs_nothing() -> None:
    """Its lowest value is the lowest allowed, its highest the highest: no lane need be asked."""
    axis = Axis(0, 64)
    x = load(0, form(5, (axis, 1)), guards=(Bound(form(5, (axis, 1)), 5, 69),))
    params = (Param(0, F32, 69, "r"), Param(1, F32, 64, "w"))
    kernel = Kernel("inside", (axis,), params, (Store(1, form(0, (axis, 1)), x),))
    assert "v_cndmask" not in listing(chip.arch, run_kernel(kernel, memory(kernel)).text)


@pytest.mark.parametrize(("low", "high"), [(64, 70), (-9, 0)])
def test_a_guard_that_holds_for_none_leaves_the_load_out(low: int, high: int) -> None:
    axis = Axis(0, 64)
    x = load(0, form(0, (axis, 1)), guards=(Bound(form(0, (axis, 1)), low, high),))
    params = (Param(0, F32, 64, "r"), Param(1, F32, 64, "w"))
    kernel = Kernel("outside", (axis,), params, (Store(1, form(0, (axis, 1)), x),))
    assert "global_load" not in listing(chip.arch, run_kernel(kernel, memory(kernel)).text)


def test_loads_that_share_their_guards_and_their_place_ask_once() -> None:
    """Two bounds, both of them, the place in lanes where they hold, and a 0 for each load elsewhere."""
    axis = Axis(0, 64)
    at = form(0, (axis, 1))
    y, x = Form(-1, ((Digit(at, 8, 0), 1),)), Form(-1, ((Digit(at, 1, 8), 1),))
    guards = (Bound(y, 0, 6), Bound(x, 0, 6))
    both = op(Op.ADD, *(load(slot, y * 6 + x, guards=guards) for slot in (0, 1)))
    params = (Param(0, F32, 36, "r"), Param(1, F32, 36, "r"), Param(2, F32, 64, "w"))
    kernel = Kernel("twice", (axis,), params, (Store(2, at, both),))
    check(kernel, 0.0)
    items, _ = select(samples.program(kernel, chip.arch), GENERATIONS[chip.arch])
    names = [item.op for item in items if isinstance(item, RdnaInst)]
    counts = [sum(part in name for name in names) for part in ("v_cmp", "s_and", "v_cndmask")]
    assert counts == [2, 1, 1 + 2]


@pytest.mark.parametrize("base", [0, 3, "row"])
def test_a_scattered_store_begins_at_its_form(base: int | str) -> None:
    """Places are counted from a constant or from a row; those outside the limit are left out."""
    row, column = Axis(0, 4), Axis(1, 32)
    at = form(0, (row, 32), (column, 1))
    begin = form(2, (row, 40)) if base == "row" else form(int(base))
    store = Store(2, begin, load(0, at), load(1, at, dtypes.int32), 40, None if base == "row" else Op.ADD)
    params = (Param(0, F32, 128, "r"), Param(1, dtypes.int32, 128, "r"), Param(2, F32, 164, "rw"))
    random = np.random.default_rng(2)
    values, places = random.random(128, np.float32), np.empty((4, 32), np.int32)
    for each in places:
        each[:] = random.permutation(50)[:32] - 5
    before = random.random(164, np.float32)
    want = before.astype(np.float64)
    for number, (value, place) in enumerate(zip(values, places.ravel(), strict=True)):
        if 0 <= place < 40 and base == "row":
            want[2 + 40 * (number // 32) + place] = value
        elif 0 <= place < 40:
            want[int(base) + place] += value
    arrays = [values, places.ravel(), before]
    run_kernel(Kernel("scatter", (row, column), params, (store,)), arrays)
    assert np.allclose(arrays[2], want, rtol=1e-6)


@pytest.mark.parametrize(
    ("run", "dtype", "scalar", "width"),
    [
        *[(4, F32, False, 4), (8, F32, False, 4), (8, F32, True, 8), (16, F32, True, 8), (6, F32, False, 2)],
        *[(16, dtypes.float16, False, 8), (2, dtypes.float16, False, 2), (3, dtypes.float16, False, 1)],
        *[(16, dtypes.uint8, False, 16), (2, dtypes.uint8, False, 1), (4, dtypes.float64, False, 2)],
        *[(4, dtypes.float64, True, 4), (1, F32, False, 1)],
    ],
)
def test_an_access_takes_16_bytes_or_32_on_the_scalar_unit_and_whole_dwords(
    run: int, dtype: DType, scalar: bool, width: int
) -> None:
    axis = Axis(0, 64)
    assert vector_width(form(0, (axis, 1)), axis, run, dtype, scalar) == width


@pytest.mark.parametrize(("start", "width"), [(0, 8), (2, 8), (1, 1), (4, 8)])
def test_the_scalar_unit_reads_narrow_elements_together_where_they_begin_at_a_dword(
    start: int, width: int
) -> None:
    axis = Axis(0, 64)
    assert vector_width(form(start, (axis, 1)), axis, 8, dtypes.float16, True, 4) == width


@pytest.mark.parametrize(("index", "reads"), [(0, True), (39, True), (40, False), (-1, False)])
def test_a_gather_at_a_known_place_reads_there_or_zero(index: int, reads: bool) -> None:
    axis = Axis(0, 8)
    at = Value(Op.CONST, dtypes.int32, (), index)
    found = Value(Op.BUFFER, F32, (at,), Load(0, form(2), (), 40))
    params = (Param(0, F32, 42, "r"), Param(1, F32, 8, "w"))
    kernel = Kernel("take", (axis,), params, (Store(1, form(0, (axis, 1)), found),))
    arrays = memory(kernel)
    run_kernel(kernel, arrays)
    assert (arrays[1] == (arrays[0][2 + index] if reads else 0)).all()


@pytest.mark.parametrize("base", [0, 1, 3, "row"])
@pytest.mark.parametrize("dtype", [dtypes.uint8, F32, dtypes.int64], ids=lambda d: d.name)
@pytest.mark.parametrize("is_known", [False, True])
def test_a_gather_counts_from_its_form(base: int | str, dtype: DType, is_known: bool) -> None:
    """Of places that are known to be inside of the array no lane is asked whether it is."""
    row, column = Axis(0, 4), Axis(1, 32)
    at = form(0, (row, 32), (column, 1))
    begin = form(2, (row, 40)) if base == "row" else form(int(base))
    place = load(1, at, dtypes.int32)
    if is_known:
        least, most = (Value(Op.CONST, dtypes.int32, (), end) for end in (0, 39))
        place = op(Op.MIN, op(Op.MAX, place, least), most)
    found = Value(Op.BUFFER, dtype, (place,), Load(0, begin, (), 40))
    params = (Param(0, dtype, 162, "r"), Param(1, dtypes.int32, 128, "r"), Param(2, dtype, 128, "w"))
    kernel = Kernel("take", (row, column), params, (Store(2, at, found),))
    random = np.random.default_rng(5)
    places = random.integers(-5, 45, 128).astype(np.int32)
    arrays = [random.integers(1, 200, 162).astype(dtype.numpy), places, np.zeros(128, dtype.numpy)]
    text = listing(chip.arch, run_kernel(kernel, arrays).text)
    starts = np.repeat(2 + 40 * np.arange(4), 32) if base == "row" else int(base)
    read = arrays[0][starts + np.clip(places, 0, 39)]
    inside = is_known | ((places >= 0) & (places < 40))
    assert (arrays[2] == np.where(inside, read, 0)).all()
    assert ("v_cmp" not in text) is is_known
