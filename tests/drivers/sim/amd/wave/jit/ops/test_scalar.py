"""Scalar instructions against Python's integers. SCC is read with s_cselect."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

A, B = 0xFFFF_FF85, 0x0000_1234
WIDE, OTHER = 0x8123_4567_89AB_CDEF, 0x0F0F_F0F0_1234_5678
LOW = 0xFFFFFFFF
START = {20: A, 21: B, 24: WIDE & LOW, 25: WIDE >> 32, 26: OTHER & LOW, 27: OTHER >> 32}
SETUP = [f"s_mov_b32 s{register}, {value:#x}" for register, value in START.items()]
# text -> (result, SCC or None if it is not written); 64-bit results by their texts' s[30:31]
CASES: dict[str, tuple[int, int | None]] = {
    "s_add_u32 s30, s20, s21": ((A + B) & LOW, 1),
    "s_sub_u32 s30, s21, s20": ((B - A) & LOW, 1),
    "s_add_i32 s30, s20, s21": ((A + B) & LOW, 0),
    "s_mul_i32 s30, s20, s21": (A * B & LOW, None),
    "s_mul_hi_u32 s30, s20, s21": (A * B >> 32, None),
    "s_mul_hi_i32 s30, s20, s21": ((A - 2**32) * B >> 32 & LOW, None),
    "s_and_b32 s30, s20, s21": (A & B, int(A & B != 0)),
    "s_or_b32 s30, s20, s21": (A | B, 1),
    "s_xor_b32 s30, s20, s20": (0, 0),
    "s_and_not1_b32 s30, s20, s21": (A & ~B, 1),
    "s_nand_b32 s30, s20, s21": (~(A & B) & LOW, 1),
    "s_lshl_b32 s30, s20, 5": (A << 5 & LOW, 1),
    "s_lshr_b32 s30, s20, 5": (A >> 5, 1),
    "s_ashr_i32 s30, s20, 5": ((A - 2**32) >> 5 & LOW, 1),
    "s_min_i32 s30, s20, s21": (A, 1),
    "s_max_u32 s30, s21, s20": (A, 0),
    "s_bfe_u32 s30, s20, 0x40004": (A >> 4 & 15, 1),
    "s_bfe_i32 s30, s20, 0x80000": (A & LOW, 1),
    "s_bfm_b32 s30, 7, 3": (0x7F << 3, None),
    "s_bcnt1_i32_b32 s30, s20": (A.bit_count(), 1),
    "s_ctz_i32_b32 s30, s21": (2, None),
    "s_clz_i32_u32 s30, s21": (19, None),
    "s_brev_b32 s30, s21": (int(f"{B:032b}"[::-1], 2), None),
    "s_not_b32 s30, s20": (~A & LOW, 1),
    "s_abs_i32 s30, s20": (2**32 - A, 1),
    "s_absdiff_i32 s30, s20, s21": (B + 2**32 - A, 1),
    "s_sext_i32_i8 s30, s20": (0xFFFFFF85, None),
    "s_pack_ll_b32_b16 s30, s20, s21": (B << 16 & LOW | A & 0xFFFF, None),
    "s_pack_hh_b32_b16 s30, s20, s21": (A >> 16, None),
    "s_lshl3_add_u32 s30, s21, s21": (B * 9, 0),
    "s_movk_i32 s30, 0xfffb": (2**32 - 5, None),
    "s_bitset1_b32 s30, 4": (16, None),
    "s_and_b64 s[30:31], s[24:25], s[26:27]": (WIDE & OTHER, 1),
    "s_lshl_b64 s[30:31], s[24:25], 13": (WIDE << 13 & 2**64 - 1, 1),
    "s_ashr_i64 s[30:31], s[24:25], 13": ((WIDE - 2**64) >> 13 & 2**64 - 1, 1),
    "s_bcnt1_i32_b64 s30, s[24:25]": (WIDE.bit_count(), 1),
    "s_bfe_u64 s[30:31], s[24:25], 0x140008": (WIDE >> 8 & 0xFFFFF, 1),
    "s_mov_b64 s[30:31], s[24:25]": (WIDE, None),
    "s_cmp_lt_i32 s20, s21": (0, 1),
    "s_cmp_lt_u32 s20, s21": (0, 0),
    "s_cmp_eq_u64 s[24:25], s[24:25]": (0, 1),
    "s_cmpk_eq_u32 s21, 0x1234": (0, 1),
    "s_bitcmp1_b32 s20, 2": (0, 1),
}  # fmt: skip


@pytest.mark.parametrize("scc_before", [0, 1])
def test_results_and_condition(bench: Any, scc_before: int) -> None:
    out = np.zeros((len(CASES), 3), np.uint32)
    lines = ["v_mov_b32 v9, 0", *SETUP]
    for text in CASES:
        lines += [
            "s_mov_b64 s[30:31], 0",
            f"s_cmp_eq_u32 0, {1 - scc_before}",
            text,
            "s_cselect_b32 s32, 1, 0",
        ]
        lines += [f"v_mov_b32 v{1 + i}, s{30 + i}" for i in range(3)]
        lines += ["global_store_b96 v9, v[1:3], s[0:1]", "s_add_u32 s0, s0, 12", "s_addc_u32 s1, s1, 0"]
    bench.run("\n".join(lines), bench.put(out))
    for row, (text, (result, scc)) in zip(out.tolist(), CASES.items(), strict=True):
        assert (row[0] | row[1] << 32, row[2]) == (result, scc_before if scc is None else scc), text


@pytest.mark.parametrize("scc", [0, 1])
def test_the_condition_is_a_source_of_32_and_of_64_bits(both: Any, scc: int) -> None:
    """RDNA3 ISA, scalar operands: 253 is SCC below zeros."""
    texts = [
        "s_mov_b32 s20, src_scc\nv_mov_b32 {d}, s20",
        "s_mov_b64 s[20:21], src_scc\nv_mov_b32 {d}, s20",
        "s_mov_b64 s[20:21], src_scc\nv_mov_b32 {d}, s21",
    ]
    got = both([f"s_mov_b64 s[20:21], -1\ns_cmp_eq_u32 {scc}, 1\n{text}" for text in texts])
    assert got[:, 0].tolist() == [scc, scc, 0]


def test_carry_goes_on_to_the_high_half(bench: Any) -> None:
    out = np.zeros(2, np.uint64)
    text = "\n".join([
        *SETUP, "s_add_u32 s30, s24, s26", "s_addc_u32 s31, s25, s27",
        "s_sub_u32 s32, s24, s26", "s_subb_u32 s33, s25, s27",
        "v_mov_b32 v0, 0", *(f"v_mov_b32 v{1 + i}, s{30 + i}" for i in range(4)),
        "global_store_b128 v0, v[1:4], s[0:1]",
    ])  # fmt: skip
    bench.run(text, bench.put(out))
    assert out.tolist() == [(WIDE + OTHER) & 2**64 - 1, WIDE - OTHER]


def test_saveexec_switches_lanes_and_keeps_the_old_mask(bench: Any) -> None:
    out = np.zeros((2, 32), np.uint32)
    text = """v_lshlrev_b32 v9, 2, v0
    v_mov_b32 v1, 1
    v_cmp_lt_u32 vcc_lo, 7, v0
    s_and_saveexec_b32 s20, vcc_lo
    v_mov_b32 v1, 2
    s_and_not1_saveexec_b32 s21, s20
    s_mov_b32 exec_lo, s20
    v_mov_b32 v2, s21
    global_store_b32 v9, v1, s[0:1]
    global_store_b32 v9, v2, s[0:1] offset:128"""
    bench.run(text, bench.put(out))
    assert out[0].tolist() == [1] * 8 + [2] * 24
    assert out[1][0] == 0xFFFFFF00


def test_program_counter_is_the_next_instruction(bench: Any) -> None:
    out = np.zeros(1, np.uint64)
    text = """v_mov_b32 v0, 0
    s_getpc_b64 s[30:31]
    v_mov_b32 v1, s30
    v_mov_b32 v2, s31
    global_store_b64 v0, v[1:2], s[0:1]"""
    bench.run(text, bench.put(out))
    assert int(out[0]) == bench.next_va - 8192 + 8
