"""Values that cross lanes in the reference: which lane each one comes from; DPP."""

from __future__ import annotations

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.conftest import Lanes

STRICT = Lanes(mode="interpret")

X = np.arange(100, 132, dtype=np.uint32)
LANES = np.arange(32)
CASES = {
    "row_xmask:5": X[LANES ^ 5],
    "row_mirror": X[LANES ^ 15],
    "row_half_mirror": X[LANES ^ 7],
    "row_share:3": X[LANES & 16 | 3],
    "quad_perm:[3,2,1,0]": X[LANES ^ 3],
    "row_ror:1": X[LANES & 16 | (LANES - 1) & 15],
}


@pytest.mark.parametrize("control", CASES)
def test_dpp_reads_the_lane_that_its_control_names(control: str) -> None:
    text = f"v_mov_b32_dpp {{d}}, v1 {control} row_mask:0xf bank_mask:0xf"
    assert STRICT([text], X)[0].tolist() == CASES[control].tolist()


def test_a_shift_past_the_row_leaves_the_old_value_or_gives_zero() -> None:
    texts = [
        f"v_mov_b32 {{d}}, 7\nv_mov_b32_dpp {{d}}, v1 row_shr:1 row_mask:0xf bank_mask:0xf{b}"
        for b in ("", " bound_ctrl:1")
    ]
    kept, zeroed = STRICT(texts, X)
    assert (kept[0], kept[1], kept[16]) == (7, 100, 7)
    assert (zeroed[0], zeroed[1], zeroed[16]) == (0, 100, 0)


def test_all_lanes_are_read_before_any_is_written() -> None:
    text = "v_mov_b32 {d}, v1\nv_mov_b32_dpp {d}, {d} quad_perm:[1,2,3,0] row_mask:0xf bank_mask:0xf"
    assert STRICT([text], X)[0].tolist() == X[LANES & ~3 | (LANES + 1) & 3].tolist()


def test_permlanex16_reads_the_other_row_by_its_selectors() -> None:
    before = "s_mov_b32 s8, 0x76543210\ns_mov_b32 s9, 0xfedcba98"
    got = STRICT(["v_permlanex16_b32 {d}, v1, s8, s9"], X, before=before)[0]
    assert got.tolist() == X[LANES ^ 16].tolist()


def test_the_first_active_lane_is_read() -> None:
    text = "v_readfirstlane_b32 s8, v1\ns_mov_b32 exec_lo, -1\nv_mov_b32 {d}, s8"
    assert STRICT([text], X, exec_mask=0xFFFFFF00)[0].tolist() == [108] * 32


def test_bpermute_takes_byte_addresses_of_lanes() -> None:
    from_lane = np.uint32((LANES * 7 + 3) % 32 * 4)
    got = STRICT(["ds_bpermute_b32 {d}, v2, v1\ns_waitcnt lgkmcnt(0)"], X, from_lane)[0]
    assert got.tolist() == X[from_lane // 4].tolist()


@pytest.mark.parametrize("mode", ["fast", "strict", "interpret"])
def test_a_compare_is_false_where_dpp_finds_no_source(mode: str) -> None:
    """Masks of rows and banks are for vector registers: RDNA3 ISA, "DPP", BC and ROW_MASK."""
    text = "v_cmp_eq_u32_e64_dpp s20, v1, v1 row_shr:1 row_mask:0x1 bank_mask:0x3{}\nv_mov_b32 {{d}}, s20"
    same = np.full(32, 7, np.uint32)
    kept, zeroed = Lanes(mode)([text.format(""), text.format(" bound_ctrl:1")], same)[:, 0].tolist()
    assert (hex(kept), hex(zeroed)) == ("0xfffefffe", "0xfffefffe")
    ones = text.format(" bound_ctrl:1").replace("v_cmp_eq", "v_cmp_ne")
    assert hex(Lanes(mode)([ones], same)[0, 0]) == "0x10001", "they read 0"


@pytest.mark.parametrize("offset", [0, 4, 100])
def test_permutes_add_their_offset_to_the_address_and_go_round(offset: int) -> None:
    """Source: ISA, DS_PERMUTE_B32, DS_BPERMUTE_B32: lane (address + offset) / 4 modulo the wave's lanes."""
    lane = (LANES * 7 + 3) % 32
    texts = [
        f"ds_{name}_b32 {{d}}, v2, v1 offset:{offset}\ns_waitcnt lgkmcnt(0)"
        for name in ("permute", "bpermute")
    ]
    pushed, pulled = STRICT(texts, X, np.uint32(lane * 4))
    other = (lane + offset // 4) % 32
    assert pulled.tolist() == X[other].tolist()
    assert pushed[other].tolist() == X.tolist()
