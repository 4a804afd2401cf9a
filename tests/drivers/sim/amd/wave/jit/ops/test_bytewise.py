"""Bytes, halves and cube maps against Python integers and numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.meaning.test_bytewise import cube

U32, F32 = np.uint32, np.float32
RNG = np.random.default_rng(21)
A, B, C = (RNG.integers(0, 2**32, 32, dtype=U32) for _ in range(3))
B[::5] &= U32(0xFF00FF)  # zero bytes, for the masked sums
BIG = np.full(32, 0xFFFFFFF0, U32)


def fields(values: Any, bits: int) -> Any:
    kind = {8: np.uint8, 16: np.uint16}[bits]
    return np.ascontiguousarray(values).view(kind).reshape(32, -1).astype(np.int64)


def gaps(a: Any, b: Any, bits: int = 8, masked: bool = False) -> Any:
    found = np.abs(fields(a, bits) - fields(b, bits))
    return (np.where(fields(b, bits) == 0, 0, found) if masked else found).sum(1)


SUMS = {
    "v_sad_u8": lambda: gaps(A, B),
    "v_sad_u16": lambda: gaps(A, B, 16),
    "v_sad_hi_u8": lambda: gaps(A, B) << 16,
    "v_msad_u8": lambda: gaps(A, B, 8, True),
    "v_sad_u32": lambda: np.abs(A.astype(np.int64) - B),
}


@pytest.mark.parametrize("name", SUMS)
def test_sums_of_differences(both: Any, name: str) -> None:
    got = both([f"{name} {{d}}, v1, v2, v3", f"{name} {{d}}, v1, v2, v4 clamp"], A, B, C, BIG)
    total = SUMS[name]()
    np.testing.assert_array_equal(got[0], (C + total) & 0xFFFFFFFF)
    np.testing.assert_array_equal(got[1], np.minimum(BIG + total, 0xFFFFFFFF))


@pytest.mark.parametrize("name", ["v_qsad_pk_u16_u8", "v_mqsad_pk_u16_u8"])
@pytest.mark.parametrize("clamp", ["", " clamp"])
def test_four_windows_in_halves(both: Any, name: str, clamp: str) -> None:
    eight = RNG.integers(0, 2**64, 32, dtype=np.uint64)
    bases = RNG.integers(0, 2**64, 32, dtype=np.uint64) | np.uint64(0xFFF0)
    got = both([f"{name} {{q}}, v[1:2], v3, v[4:5]{clamp}"], eight, B, bases)
    found = got[0].astype(np.uint64) | got[1].astype(np.uint64) << np.uint64(32)
    for place in range(4):
        window = (eight >> np.uint64(8 * place)).astype(U32)
        total = (bases >> np.uint64(16 * place) & np.uint64(0xFFFF)).astype(np.int64)
        total = total + gaps(window, B, 8, name.startswith("v_m"))
        wanted = np.minimum(total, 0xFFFF) if clamp else total & 0xFFFF
        np.testing.assert_array_equal(found >> np.uint64(16 * place) & np.uint64(0xFFFF), wanted)


def test_four_windows_in_dwords(both: Any) -> None:
    eight = RNG.integers(0, 2**64, 32, dtype=np.uint64)
    text = "v_mqsad_u32_u8 v[8:11], v[1:2], v3, v[4:7]\nv_mov_b32 {d}, v10"
    got = both([text], eight, B, A, B, C, A)
    window = (eight >> np.uint64(16)).astype(U32)
    np.testing.assert_array_equal(got[0], (C + gaps(window, B, 8, True)) & 0xFFFFFFFF)


def test_means_of_bytes(both: Any) -> None:
    got = both(["v_lerp_u8 {d}, v1, v2, v3"], A, B, C)[0]
    wanted = (fields(A, 8) + fields(B, 8) + (fields(C, 8) & 1)) >> 1
    np.testing.assert_array_equal(fields(got, 8), wanted)


def test_halves_saturate_to_bytes(both: Any) -> None:
    words = RNG.integers(-400, 400, (32, 2)).astype(np.int16)
    got = both(["v_mov_b32 {d}, -1\nv_sat_pk_u8_i16 {d}, v1"], words.view(U32)[:, 0])[0]
    np.testing.assert_array_equal(fields(got, 8)[:, :2], np.clip(words, 0, 255))
    assert (got >> 16 == 0xFFFF).all()


def test_floats_become_bytes_in_place(both: Any) -> None:
    values = RNG.uniform(-20, 300, 32).astype(F32)
    values[:4] = (0.5, 1.5, np.nan, 254.5)
    place = np.arange(32, dtype=U32)
    got = both(["v_cvt_pk_u8_f32 {d}, v1, v2, v3"], values, place, C)[0]
    byte = np.nan_to_num(np.clip(np.rint(values), 0, 255)).astype(np.int64)
    shift = 8 * (place.astype(np.int64) & 3)
    np.testing.assert_array_equal(got, (C.astype(np.int64) & ~(0xFF << shift)) | byte << shift)


def test_nibbles_are_sixteenths(both: Any) -> None:
    got = both(["v_cvt_off_f32_i4 {d}, v1"], A)[0].view(F32)
    signed = (A.astype(np.int64) & 15 ^ 8) - 8
    np.testing.assert_array_equal(got, (signed / 16).astype(F32))


def norm(values: Any, signed: bool) -> Any:
    low, high = (-32767, 32767) if signed else (0, 65535)
    scaled = np.clip(np.rint(values.astype(np.float64) * high), low, high)
    return np.nan_to_num(scaled).astype(np.int64) & 0xFFFF


@pytest.mark.parametrize("signed", [True, False])
def test_fractions_become_integers(both: Any, signed: bool) -> None:
    letter = "i" if signed else "u"
    wide = RNG.uniform(-1.3, 1.3, 32).astype(F32)
    wide[:3] = (np.nan, np.inf, -np.inf)
    halves = RNG.uniform(-1.3, 1.3, (32, 2)).astype(np.float16)
    texts = [f"v_cvt_pk_norm_{letter}16_f32 {{d}}, v1, -v1", f"v_cvt_norm_{letter}16_f16 {{d}}, v2",
             f"v_cvt_pk_norm_{letter}16_f16 {{d}}, v2, v2 op_sel:[1,0,0]"]  # fmt: skip
    got = both(texts, wide, halves.view(U32)[:, 0])
    np.testing.assert_array_equal(got[0], norm(wide, signed) | norm(-wide, signed) << 16)
    np.testing.assert_array_equal(got[1] & 0xFFFF, norm(halves[:, 0], signed))
    np.testing.assert_array_equal(got[2], norm(halves[:, 1], signed) | norm(halves[:, 0], signed) << 16)


def test_cube_faces_and_coordinates(both: Any) -> None:
    x, y, z = (RNG.integers(-3, 4, 32).astype(F32) for _ in range(3))
    texts = [f"v_cube{name}_f32 {{d}}, v1, v2, v3" for name in ("id", "sc", "tc", "ma")]
    got = both(texts, x, y, z).view(F32)
    for lane in range(32):
        assert got[:, lane].tolist() == list(cube(x[lane], y[lane], z[lane]))


def test_zero_times_anything_is_zero(both: Any) -> None:
    a = np.array([0, 2, np.inf, -0.0] * 8, F32)
    b = np.array([np.inf, 3, 0, np.nan] * 8, F32)
    c = np.full(32, 5, F32)
    texts = ["v_fma_dx9_zero_f32 {d}, v1, v2, v3"]
    if both.arch == "gfx1100":
        texts.append("v_mov_b32 {d}, v3\nv_fmac_dx9_zero_f32 {d}, v1, v2")
    got = both(texts, a, b, c).view(F32)
    np.testing.assert_array_equal(got, [[5, 11, 5, 5] * 8] * len(texts))


def test_lighting_product(both: Any) -> None:
    least = np.finfo(F32).min
    a = np.array([2, 2, 2, 2, 0, 2, 2, 3] * 4, F32)
    b = np.array([3, least, -np.inf, np.nan, np.inf, 3, 3, 4] * 4, F32)
    c = np.array([1, 1, 1, 1, 1, 0, np.nan, 2] * 4, F32)
    got = both(["v_mullit_f32 {d}, v1, v2, v3"], a, b, c)[0].view(F32)
    np.testing.assert_array_equal(got, np.array([6, least, least, least, 0, least, least, 12] * 4, F32))


@pytest.mark.parametrize(("left", "right"), [("l", "h"), ("h", "h"), ("l", "l")])
def test_halves_swap(both: Any, left: str, right: str) -> None:
    text = f"v_mov_b32 v10, v1\nv_mov_b32 v11, v2\nv_swap_b16 v10.{left}, v11.{right}\n"
    got = both([text + "v_mov_b32 {d}, v10", text + "v_mov_b32 {d}, v11"], A, B)
    halves = [fields(A, 16), fields(B, 16)]
    at = ["lh".index(left), "lh".index(right)]
    halves[0][:, at[0]], halves[1][:, at[1]] = halves[1][:, at[1]].copy(), halves[0][:, at[0]].copy()
    np.testing.assert_array_equal(fields(got[0], 16), halves[0])
    np.testing.assert_array_equal(fields(got[1], 16), halves[1])


@pytest.mark.parametrize(
    ("a", "b", "c", "expected"),
    [
        (0, 0x7F800000, 0x3F800000, 0x3F800000), (0x7FC01234, 0x80000000, 0x3F800000, 0x3F800000),
        (0, 0x7F800000, 0x80000000, 0), (0, 0x7F800000, 0x80000001, 0), (1, 0x4B000000, 0, 0),
        (0x00800000, 0x3F000000, 0, 0), (0, 0x7F800000, 0x7F800012, 0x7FC00012),
        (0x80800000, 0x33800000, 0x00800000, 0), (0x3F800000, 0x3F800000, 0x3F800000, 0x40000000),
    ],
)  # fmt: skip
@pytest.mark.parametrize("mode", ["fast", "interpret"])
def test_a_dx9_product_and_sum_has_no_denormals_and_a_positive_zero(
    both: Any, mode: str, a: int, b: int, c: int, expected: int
) -> None:
    """As measured on both chips with denormals kept: valu_fp_mode_test.cpp of rocjitsu, dx9_fma_cases."""
    both.mode = mode
    rows = both(["v_fma_dx9_zero_f32 {d}, v1, v2, v3"], *(np.full(32, bits, U32) for bits in (a, b, c)))
    assert hex(rows[0][0]) == hex(expected)


def test_each_selector_of_a_byte_permute(lanes: Any) -> None:
    """Source: ISA, V_PERM_B32: a byte of {src0, src1}, from 8 an odd one's sign, 12 zero, from 13 ones."""
    high, low = np.uint32(0x80_7F_01_FE), np.uint32(0x12_F4_C5_78)
    wide = [*low.tobytes(), *high.tobytes()]
    signs = [255 * (wide[at] >> 7) for at in (1, 3, 5, 7)]
    table = [*wide, *signs, 0, *[255] * 19]
    selectors = np.array([n | (n + 5) % 32 << 8 | 12 << 16 | (31 - n) << 24 for n in range(32)], np.uint32)
    got = lanes(["v_perm_b32 {d}, v1, v2, v3"], np.full(32, high), np.full(32, low), selectors)[0]
    assert [list(word.tobytes()) for word in got] == [
        [table[s] for s in each.tobytes()] for each in selectors
    ]
