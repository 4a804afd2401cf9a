"""Integer vector instructions of the reference, against numpy and Python's integers."""

from __future__ import annotations

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.conftest import Lanes

STRICT = Lanes(mode="interpret")

RNG = np.random.default_rng(1)
EDGES = [0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF]
A = np.array(EDGES * 4 + RNG.integers(0, 2**32, 12).tolist(), np.uint32)
B = np.array([*RNG.integers(0, 2**32, 12).tolist(), *(EDGES * 4)], np.uint32)
WIDE_A, WIDE_B = A.astype(np.uint64), B.astype(np.uint64)
CASES = {
    "v_add_nc_u32 {d}, v1, v2": A + B,
    "v_sub_nc_u32 {d}, v1, v2": A - B,
    "v_mul_lo_u32 {d}, v1, v2": A * B,
    "v_mul_hi_u32 {d}, v1, v2": (WIDE_A * WIDE_B >> np.uint64(32)).astype(np.uint32),
    "v_and_b32 {d}, v1, v2": A & B,
    "v_xor_b32 {d}, v1, v2": A ^ B,
    "v_max_u32 {d}, v1, v2": np.maximum(A, B),
    "v_min_i32 {d}, v1, v2": np.minimum(A.view(np.int32), B.view(np.int32)).view(np.uint32),
    "v_lshlrev_b32 {d}, v1, v2": B << (A & 31),
    "v_ashrrev_i32 {d}, v1, v2": (B.view(np.int32) >> (A & 31).astype(np.int32)).view(np.uint32),
    "v_bcnt_u32_b32 {d}, v1, v2": np.array([int(x).bit_count() for x in A], np.uint32) + B,
    "v_bfe_u32 {d}, v1, 4, 8": A >> 4 & 0xFF,
    "v_alignbit_b32 {d}, v1, v2, 7": ((WIDE_A << np.uint64(32) | WIDE_B) >> np.uint64(7)).astype(np.uint32),
}


@pytest.mark.parametrize("text", CASES)
def test_the_result_is_numpys(text: str) -> None:
    assert STRICT([text], A, B)[0].tolist() == CASES[text].tolist()


EXACT = {"add": lambda a, b: a + b, "sub": lambda a, b: a - b}


@pytest.mark.parametrize("verb", EXACT)
@pytest.mark.parametrize("kind", ["u32", "i32", "u16", "i16"])
def test_sums_with_clamp_end_at_the_types_last_number(verb: str, kind: str) -> None:
    other = A if verb == "add" else ~A
    word = np.dtype(f"{kind[0]}{int(kind[1:]) // 8}")
    wide_a, wide_b = (row.view(word)[:: 4 // word.itemsize].astype(np.int64) for row in (A, other))
    expected = np.clip(EXACT[verb](wide_a, wide_b), np.iinfo(word).min, np.iinfo(word).max).astype(word)
    half = ".l" if kind.endswith("16") else ""
    text = f"v_{verb}_nc_{kind} {{d}}{half}, v1{half}, v2{half} clamp"
    (found,) = STRICT([text], A, other)
    assert found.view(word)[:: 4 // word.itemsize].tolist() == expected.tolist()
    assert (expected == np.iinfo(word).max).any() or (expected == np.iinfo(word).min).any()


def test_lanes_that_are_off_keep_their_value() -> None:
    """The destination is a copy of v1 in every lane before the addition runs in half of them."""
    text = "s_mov_b32 exec_lo, -1\nv_mov_b32 {d}, v1\ns_mov_b32 exec_lo, 0xffff\nv_add_nc_u32 {d}, v1, v2"
    got = STRICT([text], A, B)[0]
    assert got.tolist() == [*(A + B)[:16].tolist(), *A[16:].tolist()]


def test_each_selector_of_a_byte_permute() -> None:
    """Source: ISA, V_PERM_B32: a byte of {src0, src1}, from 8 an odd one's sign, 12 zero, from 13 ones."""
    high, low = np.uint32(0x80_7F_01_FE), np.uint32(0x12_F4_C5_78)
    wide = [*low.tobytes(), *high.tobytes()]
    signs = [255 * (wide[at] >> 7) for at in (1, 3, 5, 7)]
    table = [*wide, *signs, 0, *[255] * 19]
    selectors = np.array([n | (n + 5) % 32 << 8 | 12 << 16 | (31 - n) << 24 for n in range(32)], np.uint32)
    got = STRICT(["v_perm_b32 {d}, v1, v2, v3"], np.full(32, high), np.full(32, low), selectors)[0]
    assert [list(word.tobytes()) for word in got] == [
        [table[s] for s in each.tobytes()] for each in selectors
    ]
