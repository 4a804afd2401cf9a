"""Integer vector instructions against numpy's exact arithmetic."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

U32 = np.uint32
RNG = np.random.default_rng(1)
EDGES = np.array([0, 1, 2, 31, 32, 33, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0xFFFF, 0x10000, 0xFFFFFF], U32)
A = np.concatenate([EDGES, RNG.integers(0, 2**32, 20, dtype=U32)])
B = np.concatenate([EDGES[::-1], RNG.integers(0, 2**32, 20, dtype=U32)])
C = np.concatenate([RNG.integers(0, 64, 16, dtype=U32), RNG.integers(0, 2**32, 16, dtype=U32)])
LANES = np.arange(32)
D64 = RNG.integers(0, 2**64, 32, dtype=np.uint64)


def big(values: Any) -> Any:
    """As Python integers, so that nothing wraps."""
    return np.array([int(v) for v in values], object)


def signed(values: Any, bits: int = 32) -> Any:
    return np.array([(int(v) & (1 << bits) - 1 ^ 1 << bits - 1) - (1 << bits - 1) for v in values], object)


def wrap(values: Any) -> Any:
    return np.array([int(v) & 0xFFFFFFFF for v in values], U32)


def field(value: int, offset: int, width: int, sign: bool) -> int:
    offset, width = offset & 31, width & 31
    found = value >> offset & ((1 << width) - 1)
    return found - (1 << width) if sign and width and found >> width - 1 else found


def each(function: Callable[..., int]) -> Callable[..., Any]:
    """A scalar function over lanes of Python integers."""
    return lambda *rows: np.array(
        [function(*(int(v) for v in lane)) for lane in zip(*rows, strict=True)], object
    )


def median(a: int, b: int, c: int) -> int:
    return sorted((a, b, c))[1]


def leading_signs(value: int) -> int:
    return 32 - (value if value >= 0 else ~value).bit_length() if value not in (0, -1) else -1


def byte_differences(x: int, y: int, base: int) -> int:
    return sum(abs((x >> s & 255) - (y >> s & 255)) for s in (0, 8, 16, 24)) + base


def permuted(high: int, low: int, selector: int) -> int:
    data = (high << 32 | low).to_bytes(8, "little")
    signs = [0xFF if data[i] >> 7 else 0 for i in (1, 3, 5, 7)]
    table = [*data, *signs, 0]
    picks = [selector >> 8 * i & 255 for i in range(4)]
    return int.from_bytes(bytes(table[p] if p <= 12 else 0xFF for p in picks), "little")


a, b, c = big(A), big(B), big(C)
sa, sb, sc = signed(A), signed(B), signed(C)
CASES: dict[str, Any] = {
    "v_add_nc_u32 {d}, v1, v2": a + b,
    "v_sub_nc_u32 {d}, v1, v2": a - b,
    "v_subrev_nc_u32 {d}, v1, v2": b - a,
    "v_and_b32 {d}, v1, v2": a & b,
    "v_or_b32 {d}, v1, v2": a | b,
    "v_xor_b32 {d}, v1, v2": a ^ b,
    "v_xnor_b32 {d}, v1, v2": ~(a ^ b),
    "v_not_b32 {d}, v1": ~a,
    "v_lshlrev_b32 {d}, v3, v1": each(lambda x, n: x << (n & 31))(A, C),
    "v_lshrrev_b32 {d}, v3, v1": each(lambda x, n: x >> (n & 31))(A, C),
    "v_ashrrev_i32 {d}, v3, v1": each(lambda x, n: x >> (n & 31))(sa, C),
    "v_min_i32 {d}, v1, v2": np.minimum(sa, sb),
    "v_max_i32 {d}, v1, v2": np.maximum(sa, sb),
    "v_min_u32 {d}, v1, v2": np.minimum(a, b),
    "v_max_u32 {d}, v1, v2": np.maximum(a, b),
    "v_mul_lo_u32 {d}, v1, v2": a * b,
    "v_mul_hi_u32 {d}, v1, v2": a * b >> 32,
    "v_mul_hi_i32 {d}, v1, v2": sa * sb >> 32,
    "v_mul_u32_u24 {d}, v1, v2": (a & 0xFFFFFF) * (b & 0xFFFFFF),
    "v_mul_i32_i24 {d}, v1, v2": signed(A, 24) * signed(B, 24),
    "v_mul_hi_u32_u24 {d}, v1, v2": (a & 0xFFFFFF) * (b & 0xFFFFFF) >> 32,
    "v_mul_hi_i32_i24 {d}, v1, v2": signed(A, 24) * signed(B, 24) >> 32,
    "v_add3_u32 {d}, v1, v2, v3": a + b + c,
    "v_lshl_add_u32 {d}, v1, v3, v2": each(lambda x, n, y: (x << (n & 31)) + y)(A, C, B),
    "v_add_lshl_u32 {d}, v1, v2, v3": each(lambda x, y, n: (x + y) << (n & 31))(A, B, C),
    "v_lshl_or_b32 {d}, v1, v3, v2": each(lambda x, n, y: x << (n & 31) | y)(A, C, B),
    "v_and_or_b32 {d}, v1, v2, v3": a & b | c,
    "v_or3_b32 {d}, v1, v2, v3": a | b | c,
    "v_xor3_b32 {d}, v1, v2, v3": a ^ b ^ c,
    "v_xad_u32 {d}, v1, v2, v3": (a ^ b) + c,
    "v_bfe_u32 {d}, v1, v3, v2": each(lambda x, o, w: field(x, o, w, False))(A, C, B),
    "v_bfe_i32 {d}, v1, v3, v2": each(lambda x, o, w: field(x, o, w, True))(sa, C, B),
    "v_bfi_b32 {d}, v1, v2, v3": a & b | ~a & c,
    "v_bfm_b32 {d}, v1, v3": each(lambda w, o: ((1 << (w & 31)) - 1) << (o & 31))(A, C),
    "v_alignbit_b32 {d}, v1, v2, v3": each(lambda h, low, n: (h << 32 | low) >> (n & 31))(A, B, C),
    "v_alignbyte_b32 {d}, v1, v2, v3": each(lambda h, low, n: (h << 32 | low) >> 8 * (n & 3))(A, B, C),
    "v_mad_u32_u24 {d}, v1, v2, v3": (a & 0xFFFFFF) * (b & 0xFFFFFF) + c,
    "v_mad_i32_i24 {d}, v1, v2, v3": signed(A, 24) * signed(B, 24) + c,
    "v_min3_i32 {d}, v1, v2, v3": np.minimum(np.minimum(sa, sb), sc),
    "v_max3_u32 {d}, v1, v2, v3": np.maximum(np.maximum(a, b), c),
    "v_med3_i32 {d}, v1, v2, v3": each(median)(sa, sb, sc),
    "v_med3_u32 {d}, v1, v2, v3": each(median)(a, b, c),
    "v_maxmin_i32 {d}, v1, v2, v3": np.minimum(np.maximum(sa, sb), sc),
    "v_minmax_u32 {d}, v1, v2, v3": np.maximum(np.minimum(a, b), c),
    "v_bfrev_b32 {d}, v1": each(lambda x: int(f"{x:032b}"[::-1], 2))(A),
    "v_clz_i32_u32 {d}, v1": each(lambda x: 32 - x.bit_length() if x else -1)(A),
    "v_ctz_i32_b32 {d}, v1": each(lambda x: (x & -x).bit_length() - 1)(A),
    "v_cls_i32 {d}, v1": each(leading_signs)(sa),
    "v_bcnt_u32_b32 {d}, v1, v2": each(lambda x, y: x.bit_count() + y)(A, B),
    "v_mbcnt_lo_u32_b32 {d}, v1, v2": each(lambda i, x, y: (x & (1 << i) - 1).bit_count() + y)(LANES, A, B),
    "v_perm_b32 {d}, v1, v2, v6": each(permuted)(A, B, B % 16 | (C & 15) << 8 | (A & 15) << 16 | 13 << 24),
    "v_sad_u32 {d}, v1, v2, v3": abs(a - b) + c,
    "v_sad_u8 {d}, v1, v2, v3": each(byte_differences)(A, B, C),
    "v_add_nc_u32 {d}, 0x12345678, v2": b + 0x12345678,
    "v_sub_nc_u32 {d}, -7, v2": -7 - b,
}  # fmt: skip


def test_results_equal_exact_arithmetic(lanes: Any) -> None:
    selector = B % 16 | (C & 15) << 8 | (A & 15) << 16 | U32(13) << 24
    got = lanes(list(CASES), A, B, C, D64, selector.astype(U32))
    for row, (text, expected) in zip(got, CASES.items(), strict=True):
        np.testing.assert_array_equal(row, wrap(expected), err_msg=text)


def test_wide_shifts_and_products_use_register_pairs(lanes: Any) -> None:
    texts = ["v_lshlrev_b64 {q}, v3, v[4:5]", "v_lshrrev_b64 {q}, v3, v[4:5]",
             "v_ashrrev_i64 {q}, v3, v[4:5]",
             "v_mad_u64_u32 {q}, null, v1, v2, v[4:5]",
             "v_mad_i64_i32 {q}, null, v1, v2, v[4:5]"]  # fmt: skip
    got = lanes(texts, A, B, C, D64)
    d, n = big(D64), C & 63
    wide = signed(D64, 64)
    expected = [
        each(lambda x, k: x << k)(D64, n), each(lambda x, k: x >> k)(D64, n),
        each(lambda x, k: x >> k)(wide, n),
        a * b + d, sa * sb + d,
    ]  # fmt: skip
    for index, (text, values) in enumerate(zip(texts, expected, strict=True)):
        pair = [
            int(low) | int(high) << 32 for low, high in zip(got[2 * index], got[2 * index + 1], strict=True)
        ]
        assert pair == [int(v) & 2**64 - 1 for v in values], text


def test_carry_chain_adds_and_subtracts_64_bits(lanes: Any) -> None:
    other = RNG.integers(0, 2**64, 32, dtype=np.uint64)
    got = lanes(
        ["v_add_co_u32 {d}, vcc_lo, v1, v3", "v_add_co_ci_u32 {d}, vcc_lo, v2, v4, vcc_lo",
         "v_sub_co_u32 {d}, s10, v1, v3", "v_sub_co_ci_u32 {d}, s11, v2, v4, s10"],
        D64, other,
    )  # fmt: skip
    total, rest = D64 + other, D64 - other
    np.testing.assert_array_equal(got[0], total.astype(U32))
    np.testing.assert_array_equal(got[1], (total >> 32).astype(U32))
    np.testing.assert_array_equal(got[2], rest.astype(U32))
    np.testing.assert_array_equal(got[3], (rest >> 32).astype(U32))


def test_condition_mask_picks_per_lane(lanes: Any) -> None:
    got = lanes(["v_cndmask_b32 {d}, v1, v2, s10"], A, B, before="s_mov_b32 s10, 0xf0f0a5a5")
    picked = [0xF0F0A5A5 >> lane & 1 for lane in range(32)]
    np.testing.assert_array_equal(got[0], np.where(picked, B, A))


def test_switched_off_lanes_keep_their_register(lanes: Any) -> None:
    got = lanes(["v_add_nc_u32 {d}, v1, v2"], A, B, exec_mask=0x0000FFFF)
    np.testing.assert_array_equal(got[0][:16], (A + B)[:16])
    assert not got[0][16:].any()


WORDS = "\n".join(f"s_mov_b32 s{index}, 0" for index in range(8, 16))


def test_an_instruction_without_a_rule_is_named(lanes: Any) -> None:
    from drivers.core.errors import SimFault

    with pytest.raises(SimFault, match=r"E_NOT_MODELLED.*image_load"):
        lanes(
            ["image_load {d}, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D\ns_waitcnt vmcnt(0)"], A, before=WORDS
        )
