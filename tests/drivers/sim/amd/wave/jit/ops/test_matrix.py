"""WMMA: every element type against numpy's product. The layout is the ISA document's, wave32."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.facts.matrix_layout import index_sets, spot_of
from tests.drivers.sim.amd.wave.conftest import Bench

RNG = np.random.default_rng(12)
U32, F32 = np.uint32, np.float32


def run(bench: Any, text: str, a: Any, b: Any, c: Any) -> Any:
    """a, b: dword columns by lane; c: 8 columns. The 8 columns of D."""
    table = np.concatenate([a, b, c]).astype(U32)
    out = np.zeros((8, 32), U32)
    loads = [f"global_load_b32 v{16 + i}, v9, s[0:1] offset:{128 * i}" for i in range(len(table))]
    stores = [f"global_store_b32 v9, v{16 + len(a) + len(b) + i}, s[2:3] offset:{128 * i}" for i in range(8)]
    body = ["v_lshlrev_b32 v9, 2, v0", *loads, "s_waitcnt vmcnt(0)", text, *stores]
    bench.run("\n".join(body), bench.put(table), bench.put(out))
    return out


def packed(rows: Any) -> Any:
    """16 rows of 16 halves as 8 dword columns; lanes 16 to 31 repeat them."""
    words = np.ascontiguousarray(rows).view(U32).T
    return np.concatenate([words, words], 1)


def as_matrix(columns: Any) -> Any:
    """Register r of lane l is row 2r + l / 16, column l mod 16."""
    return columns.reshape(16, 16)


def test_bfloat_products_keep_f32_sums(bench: Any) -> None:
    a, b = (RNG.integers(-16, 16, (16, 16)).astype(F32) for _ in range(2))
    c = RNG.integers(-99, 99, (8, 32)).astype(F32)
    half_a, half_b = ((m.view(U32) >> 16).astype(np.uint16) for m in (a, b))
    text = "v_wmma_f32_16x16x16_bf16 v[32:39], v[16:23], v[24:31], v[32:39]"
    out = run(bench, text, packed(half_a), packed(half_b), c.view(U32))
    np.testing.assert_array_equal(as_matrix(out.view(F32)), a @ b.T + as_matrix(c))


@pytest.mark.parametrize("high", [False, True])
def test_half_results_take_half_a_register(bench: Any, high: bool) -> None:
    a, b = (RNG.integers(-4, 4, (16, 16)).astype(np.float16) for _ in range(2))
    c = RNG.integers(-9, 9, (8, 32)).astype(np.float16)
    words = c.view(np.uint16).astype(U32) << (16 * high) | U32(0x1234) << U32(16 * (not high))
    option = " op_sel:[0,0,1]" if high else ""
    text = "v_wmma_f16_16x16x16_f16 v[32:39], v[16:23], v[24:31], v[32:39]" + option
    out = run(bench, text, packed(a), packed(b), words)
    found = (out >> (16 * high)).astype(np.uint16).view(np.float16)
    np.testing.assert_array_equal(as_matrix(found), a @ b.T + as_matrix(c))
    assert (out >> (16 * (not high)) & 0xFFFF == 0x1234).all()


@pytest.mark.parametrize("signed", [(0, 0), (1, 0), (1, 1)])
def test_nibbles(bench: Any, signed: tuple[int, int]) -> None:
    a, b = (RNG.integers(0, 16, (16, 16)) for _ in range(2))
    words = [np.sum(m.reshape(16, 2, 8) << (4 * np.arange(8)), 2).T for m in (a, b)]
    columns = [np.concatenate([w, w], 1) for w in words]
    c = RNG.integers(0, 99, (8, 32))
    text = (
        f"v_wmma_i32_16x16x16_iu4 v[20:27], v[16:17], v[18:19], v[20:27] neg_lo:[{signed[0]},{signed[1]},0]"
    )
    out = run(bench, text, columns[0], columns[1], c)
    a, b = (((m ^ 8) - 8) if sign else m for m, sign in zip((a, b), signed, strict=True))
    np.testing.assert_array_equal(as_matrix(out.view(np.int32)), a @ b.T + as_matrix(c))


# -- GFX12: dense and sparse, both wave sizes ------------------------------------------------------

TYPES = {"f16": 16, "bf16": 16, "iu8": 8, "iu4": 4, "fp8_bf8": 8}
BYTE_VALUES = {"fp8": (0x38, 0x40, 0x44), "bf8": (0x3C, 0x40, 0x42)}  # 1, 2, 3


def numbers(kind: str, shape: tuple[int, int], side: int) -> tuple[Any, Any]:
    """(small whole numbers, the bits of each)."""
    if kind == "f16":
        values = RNG.integers(-4, 5, shape)
        return values, values.astype(np.float16).view(np.uint16).astype(np.int64)
    if kind == "bf16":
        values = RNG.integers(-4, 5, shape)
        return values, (values.astype(F32).view(U32) >> 16).astype(np.int64)
    if "f8" in kind:
        table = BYTE_VALUES[kind.split("_")[side]]
        picks = RNG.integers(0, 3, shape)
        return picks + 1, np.array(table)[picks]
    values = RNG.integers(0, 1 << TYPES[kind], shape)
    return values, values


def placed(bits_of: Any, spots: list[Any], bits: int, lanes: int) -> Any:
    """Rows (16, k) of bits into dword columns (registers, lanes)."""
    per = 32 // bits
    columns = np.zeros((max(spot.element for spot in spots) // per + 1, lanes), np.int64)
    for k, spot in enumerate(spots):
        at = slice(16 * spot.group, 16 * spot.group + 16)
        columns[spot.element // per, at] |= bits_of[:, k] << (bits * (spot.element % per))
    return columns


def run_wide(bench: Any, lanes: int, text: str, inputs: list[Any], out: tuple[int, int]) -> Any:
    """Inputs in consecutive registers from v16; `out`: first register and count of the result."""
    bench.arch = "gfx1201"
    table = np.concatenate(inputs).astype(U32)
    result = np.zeros((out[1], lanes), U32)
    loads = [f"global_load_b32 v{16 + i}, v9, s[0:1] offset:{4 * lanes * i}" for i in range(len(table))]
    stores = [f"global_store_b32 v9, v{out[0] + i}, s[2:3] offset:{4 * lanes * i}" for i in range(out[1])]
    body = ["v_lshlrev_b32 v9, 2, v0", *loads, "s_wait_loadcnt 0x0", text, *stores]
    addresses = (bench.put(table), bench.put(result))
    bench.run("\n".join(body), *addresses, block=(lanes, 1, 1), lanes=lanes)
    return bench.arrays[1]


def unplaced(columns: Any, result: str) -> Any:
    """D as a matrix: row r is in register r mod 8 (4 in a wave64), column c in lane c of its group."""
    lanes = columns.shape[1]
    rows = 8 if lanes == 32 else 4
    matrix = np.zeros((16, 16))
    for row in range(16):
        group = row // 8 if lanes == 32 else 2 * (row // 4 % 2) + row // 8
        at = slice(16 * group, 16 * group + 16)
        if result in ("f16", "bf16"):
            half = columns[row % rows // 2, at] >> (16 * (row % 2)) & U32(0xFFFF)
            matrix[row] = (
                half.astype(np.uint16).view(np.float16) if result == "f16" else (half << 16).view(F32)
            )
        else:
            matrix[row] = columns[row % rows, at].view(F32 if result == "f32" else np.int32)
    return matrix


DENSE = [
    ("f32", "f16", 16), ("f32", "bf16", 16), ("f16", "f16", 16), ("bf16", "bf16", 16), ("i32", "iu8", 16),
    ("i32", "iu4", 16), ("i32", "iu4", 32), ("f32", "fp8_bf8", 16),
]  # fmt: skip


@pytest.mark.parametrize("lanes", [32, 64])
@pytest.mark.parametrize(("result", "kind", "depth"), DENSE)
def test_dense_products_of_gfx12(bench: Any, result: str, kind: str, depth: int, lanes: int) -> None:
    bits = TYPES[kind]
    a, bits_a = numbers(kind, (16, depth), 0)
    b, bits_b = numbers(kind, (16, depth), 1)
    spots = [spot_of(bits, depth, lanes, k) for k in range(depth)]
    columns = [placed(rows, spots, bits, lanes) for rows in (bits_a, bits_b)]
    size, count = len(columns[0]), (8 if lanes == 32 else 4) // (2 if result in ("f16", "bf16") else 1)
    d = 16 + 2 * size
    zero = np.zeros((count, lanes))
    text = (
        f"v_wmma_{result}_16x16x{depth}_{kind} {span(d, count)}, {span(16, size)}, "
        f"{span(16 + size, size)}, {span(d, count)}"
    )
    out = run_wide(bench, lanes, text, [*columns, zero], (d, count))
    np.testing.assert_array_equal(unplaced(out, result), a @ b.T)


def span(first: int, count: int) -> str:
    return f"v{first}" if count == 1 else f"v[{first}:{first + count - 1}]"


SPARSE = [
    ("f32", "f16", 32), ("f32", "bf16", 32), ("f16", "f16", 32), ("bf16", "bf16", 32), ("i32", "iu8", 32),
    ("i32", "iu4", 32), ("i32", "iu4", 64), ("f32", "fp8_bf8", 32),
]  # fmt: skip


@pytest.mark.parametrize("lanes", [32, 64])
@pytest.mark.parametrize(("result", "kind", "depth"), SPARSE)
def test_sparse_products_take_the_named_columns(
    bench: Any, result: str, kind: str, depth: int, lanes: int
) -> None:
    bits = TYPES[kind]
    a, bits_a = numbers(kind, (16, depth // 2), 0)
    b, bits_b = numbers(kind, (16, depth), 1)
    pairs = np.array([(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)])
    chosen = pairs[RNG.integers(0, 6, (16, depth // 4))].reshape(16, depth // 2)
    kept = [spot_of(bits, depth // 2, lanes, place) for place in range(depth // 2)]
    whole = [spot_of(bits, depth, lanes, k) for k in range(depth)]
    columns_a, columns_b = placed(bits_a, kept, bits, lanes), placed(bits_b, whole, bits, lanes)
    key = index_sets(bits, depth, lanes) - 1
    index = np.zeros((1, lanes), np.int64)
    for place, spot in enumerate(kept):
        at = slice(16 * spot.group, 16 * spot.group + 16)
        index[0, at] |= chosen[:, place] << (2 * spot.element + 32 // (key + 1) * key)
    count = (8 if lanes == 32 else 4) // (2 if result in ("f16", "bf16") else 1)
    size_a, size_b = len(columns_a), len(columns_b)
    d = 17 + size_a + size_b
    option = f" index_key:{key}" if key else ""
    text = (
        f"v_swmmac_{result}_16x16x{depth}_{kind} {span(d, count)}, {span(16, size_a)}, "
        f"{span(16 + size_a, size_b)}, v{d - 1}{option}"
    )
    inputs = [columns_a, columns_b, index, np.zeros((count, lanes))]
    out = run_wide(bench, lanes, text, inputs, (d, count))
    dense = np.zeros((16, depth), np.int64)
    for place in range(depth // 2):
        dense[np.arange(16), 4 * (place // 2) + chosen[:, place]] = a[:, place]
    np.testing.assert_array_equal(unplaced(out, result), dense @ b.T)


def test_a_sparse_product_ignores_what_it_does_not_choose(bench: Any) -> None:
    """An infinity in B that no index names leaves no NaN."""
    kept = [spot_of(16, 16, 32, place) for place in range(16)]
    whole = [spot_of(16, 32, 32, k) for k in range(32)]
    one, infinite = 0x3C00, 0x7C00
    b = np.full((16, 32), one, np.int64)
    b[:, 3::4] = infinite
    columns = [placed(np.full((16, 16), one), kept, 16, 32), placed(b, whole, 16, 32)]
    index = np.full((1, 32), 0x4444)  # positions 0 and 1 of each four
    text = "v_swmmac_f32_16x16x32_f16 v[29:36], v[16:19], v[20:27], v28"
    out = run_wide(bench, 32, text, [*columns, index, np.zeros((8, 32))], (29, 8))
    np.testing.assert_array_equal(out.view(F32), np.full((8, 32), 16.0))


@pytest.mark.parametrize("sparse", [False, True])
def test_clamp_saturates_integer_sums(bench: Any, sparse: bool) -> None:
    ones = np.full((2 + 2 * (1 + sparse), 32), 0x01010101)
    c = np.full((8, 32), 0x7FFFFFF8)
    if sparse:
        inputs = [ones, np.full((1, 32), 0x4444), c]
        text = "v_swmmac_i32_16x16x32_iu8 v[23:30], v[16:17], v[18:21], v22 clamp"
        out = run_wide(bench, 32, text, inputs, (23, 8))
    else:
        text = "v_wmma_i32_16x16x16_iu8 v[20:27], v[16:17], v[18:19], v[20:27] clamp"
        out = run_wide(bench, 32, text, [ones, c], (20, 8))
    assert (out == 0x7FFFFFFF).all()


def test_modifiers_of_half_matrices(bench: Any) -> None:
    """neg_lo: A's even elements; neg_hi: B's odd ones; of C: minus, and absolute value."""
    a, bits_a = numbers("f16", (16, 16), 0)
    b, bits_b = numbers("f16", (16, 16), 1)
    spots = [spot_of(16, 16, 32, k) for k in range(16)]
    c = np.full((8, 32), -5.0, F32).view(U32)
    inputs = [placed(bits_a, spots, 16, 32), placed(bits_b, spots, 16, 32), c]
    text = "v_wmma_f32_16x16x16_f16 v[24:31], v[16:19], v[20:23], v[24:31] neg_lo:[1,0,1] neg_hi:[0,1,1]"
    out = run_wide(bench, 32, text, inputs, (24, 8))
    np.testing.assert_array_equal(unplaced(out, "f32"), -(a @ b.T) - 5.0)


@pytest.mark.parametrize(("kind", "one"), [("f16", 2.0), ("bf16", -4.0)])
def test_inline_constants_as_c(bench: Any, kind: str, one: float) -> None:
    a, bits_a = numbers(kind, (16, 16), 0)
    b, bits_b = numbers(kind, (16, 16), 1)
    spots = [spot_of(16, 16, 32, k) for k in range(16)]
    inputs = [placed(bits_a, spots, 16, 32), placed(bits_b, spots, 16, 32)]
    text = f"v_wmma_{kind}_16x16x16_{kind} v[24:27], v[16:19], v[20:23], {one}"
    out = run_wide(bench, 32, text, inputs, (24, 4))
    np.testing.assert_array_equal(unplaced(out, kind), a @ b.T + one)


def test_d_may_lie_on_a(bench: Any) -> None:
    """Everything is read before anything is written, in a wave64 too."""
    a, bits_a = numbers("f16", (16, 16), 0)
    b, bits_b = numbers("f16", (16, 16), 1)
    spots = [spot_of(16, 16, 64, k) for k in range(16)]
    inputs = [placed(bits_a, spots, 16, 64), placed(bits_b, spots, 16, 64)]
    text = "v_wmma_f32_16x16x16_f16 v[16:19], v[16:17], v[18:19], 0"
    out = run_wide(bench, 64, text, inputs, (16, 4))
    np.testing.assert_array_equal(unplaced(out, "f32"), a @ b.T)


@pytest.mark.parametrize("saturates", [False, True])
@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
def test_sums_of_halves_are_narrowed_after_each_step(arch: str, saturates: bool) -> None:
    """Two products on GFX11, four on GFX12: a sum that is too large in between stays so, or saturates."""
    step = 2 if arch == "gfx1100" else 4
    row = np.zeros(16, np.float16)
    row[:2], row[step : step + 2] = 60000, -60000
    found = sums_of_rows(arch, row, saturates)
    assert (found == (np.float16(65504 - 120000) if saturates else np.inf)).all()


@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
def test_sums_of_halves_may_be_too_large_within_a_step(arch: str) -> None:
    """Those of the last step are, until its last product is added. Source: firmware_notes/strictness.md."""
    row = np.zeros(16, np.float16)
    row[0], row[14:] = 30000, (60000, -60000)
    assert (sums_of_rows(arch, row, False) == 30000).all()


def sums_of_rows(arch: str, row: Any, saturates: bool) -> Any:
    """The product of rows that are all the same and a matrix of ones, in halves."""
    a, one = np.tile(row, (16, 1)), np.ones((16, 16), np.float16)
    bench = Bench(arch=arch)
    text = f"s_setreg_imm32_b32 hwreg(HW_REG_MODE, 23, 1), {int(saturates)}\n"
    if arch == "gfx1100":
        text += "v_wmma_f16_16x16x16_f16 v[32:39], v[16:23], v[24:31], v[32:39]"
        bits = run(bench, text, packed(a), packed(one), np.zeros((8, 32), U32)) & 0xFFFF
        return bits.astype(np.uint16).view(np.float16)
    spots = [spot_of(16, 16, 32, k) for k in range(16)]
    columns = [placed(rows.view(np.uint16).astype(np.int64), spots, 16, 32) for rows in (a, one)]
    text += "v_wmma_f16_16x16x16_f16 v[24:27], v[16:19], v[20:23], v[24:27]"
    return unplaced(run_wide(bench, 32, text, [*columns, np.zeros((4, 32))], (24, 4)), "f16")


def test_denormals_are_zeros_on_gfx11_only(bench: Any) -> None:
    """Of bf16 factors and of f32 sums: 2**-133 times 2**127, and a C of 2**-149."""
    tiny, huge = np.full((8, 32), 0x00010001), np.full((8, 32), 0x7F007F00)
    c = np.full((8, 32), 1)
    text = "v_wmma_f32_16x16x16_bf16 v[32:39], v[16:23], v[24:31], v[32:39]"
    assert not run(bench, text, tiny, huge, c).any()
    bench = Bench()
    text = "v_wmma_f32_16x16x16_bf16 v[24:31], v[16:19], v[20:23], v[24:31]"
    out = run_wide(bench, 32, text, [tiny[:4], huge[:4], np.zeros((8, 32))], (24, 8))
    np.testing.assert_array_equal(out.view(F32), np.full((8, 32), 16 * 2.0**-6, F32))


PRODUCTS = {
    "gfx1100": "v_wmma_f32_16x16x16_f16 v[24:31], v[8:15], v[16:23], v[24:31]",
    "gfx1201": "v_wmma_f32_16x16x16_f16 v[24:31], v[8:11], v[12:15], v[24:31]",
}


@pytest.mark.parametrize("arch", PRODUCTS)
@pytest.mark.parametrize(
    ("mask", "is_legal"), [("-1", True), ("0", True), ("0x7fffffff", False), ("1", False)]
)
def test_a_product_takes_all_lanes_or_none(arch: str, mask: str, is_legal: bool) -> None:
    product = PRODUCTS[arch]
    text = "\n".join([*(f"v_mov_b32 v{i}, 0" for i in range(8, 32)), f"s_mov_b32 exec_lo, {mask}", product])
    for mode in ("fast", "strict"):
        if is_legal:
            Bench(arch=arch).run(text, mode=mode)
            continue
        with pytest.raises(SimFault) as caught:
            Bench(arch=arch).run(text, mode=mode)
        assert (caught.value.code, caught.value.where["inst"]) == ("E_WMMA", product)


def test_a_partial_wave_multiplies_nothing() -> None:
    product = PRODUCTS["gfx1100"]
    text = "\n".join([*(f"v_mov_b32 v{i}, 0" for i in range(8, 32)), product])
    with pytest.raises(SimFault, match="some lanes are off"):
        Bench().run(text, block=(16, 1, 1))


@pytest.mark.parametrize(("register", "is_repeated"), [(8, False), (23, False), (24, True)])
def test_gfx11_wants_a_and_b_in_both_halves_of_the_lanes(register: int, is_repeated: bool) -> None:
    product = PRODUCTS["gfx1100"]
    lines = [*(f"v_mov_b32 v{i}, 0" for i in range(8, 32)), f"v_mov_b32 v{register}, v0", product]
    Bench().run("\n".join(lines), mode="fast")
    if is_repeated:
        Bench().run("\n".join(lines), mode="strict")
        return
    with pytest.raises(SimFault, match="do not repeat") as caught:
        Bench().run("\n".join(lines), mode="strict")
    assert caught.value.code == "E_WMMA"
