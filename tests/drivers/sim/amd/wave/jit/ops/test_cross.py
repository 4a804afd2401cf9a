"""Lane movement: DPP, permlane, readlane and writelane.

Covers cross.py and dpp.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.conftest import Lanes

U32 = np.uint32
RNG = np.random.default_rng(8)
DATA = RNG.integers(0, 2**32, 32, dtype=U32)
LANE = np.arange(32)
ROW = LANE // 16 * 16
DPP = {
    "quad_perm:[3,1,0,2]": LANE // 4 * 4 + np.array([3, 1, 0, 2])[LANE % 4],
    "row_ror:3": ROW + (LANE - 3) % 16,
    "row_mirror": ROW + 15 - LANE % 16,
    "row_half_mirror": LANE // 8 * 8 + 7 - LANE % 8,
    "row_share:5": ROW + 5,
    "row_xmask:6": ROW + (LANE % 16 ^ 6),
}


@pytest.mark.parametrize("control", DPP)
def test_dpp_takes_the_named_lane(lanes: Any, control: str) -> None:
    got = lanes(
        [
            f"v_mov_b32_dpp {{d}}, v1 {control} row_mask:0xf bank_mask:0xf",
            f"v_add_nc_u32_dpp {{d}}, v1, v1 {control} row_mask:0xf bank_mask:0xf",
        ],
        DATA,
    )
    np.testing.assert_array_equal(got[0], DATA[DPP[control]])
    np.testing.assert_array_equal(got[1], DATA[DPP[control]] + DATA)


@pytest.mark.parametrize("rows", [0b1100, 0b1010, 0b0001])
def test_a_wave64_has_four_rows_to_leave_out(bench: Any, rows: int) -> None:
    """RDNA3 ISA, DPP16: row_mask has a bit a row, the upper two for wave64 only."""
    out = np.zeros(64, U32)
    text = f"""v_lshlrev_b32 v1, 2, v0
    v_mov_b32 v2, 7
    v_mov_b32_dpp v2, v0 quad_perm:[0,1,2,3] row_mask:{rows:#x} bank_mask:0xf
    global_store_b32 v1, v2, s[0:1]"""
    bench.run(text, bench.put(out), block=(64, 1, 1), lanes=64)
    lane = np.arange(64)
    np.testing.assert_array_equal(out, np.where(rows >> lane // 16 & 1, lane, 7))


def test_shift_beyond_the_row_keeps_or_zeroes(lanes: Any) -> None:
    texts = ["v_mov_b32 {d}, 7\nv_mov_b32_dpp {d}, v1 row_shr:2 row_mask:0xf bank_mask:0xf",
             "v_mov_b32 {d}, 7\nv_mov_b32_dpp {d}, v1 row_shl:2 row_mask:0xf bank_mask:0xf bound_ctrl:1",
             "v_mov_b32 {d}, 7\nv_mov_b32_dpp {d}, v1 row_ror:1 row_mask:0x2 bank_mask:0x5"]  # fmt: skip
    got = lanes(texts, DATA)
    np.testing.assert_array_equal(got[0], np.where(LANE % 16 >= 2, DATA[(LANE - 2) % 32], 7))
    np.testing.assert_array_equal(got[1], np.where(LANE % 16 < 14, DATA[(LANE + 2) % 32], 0))
    written = (LANE >= 16) & (LANE % 16 // 4 % 2 == 0)
    np.testing.assert_array_equal(got[2], np.where(written, DATA[ROW + (LANE - 1) % 16], 7))


def test_dpp_from_a_switched_off_lane_is_invalid(lanes: Any) -> None:
    got = lanes(["v_mov_b32_dpp {d}, v1 row_xmask:1 row_mask:0xf bank_mask:0xf"], DATA, exec_mask=0x7)
    assert got[0][:4].tolist() == [int(DATA[1]), int(DATA[0]), 0, 0]


def test_dpp8_permutes_each_eight(lanes: Any) -> None:
    got = lanes(["v_mov_b32_dpp {d}, v1 dpp8:[7,6,5,4,3,2,1,0]"], DATA)
    np.testing.assert_array_equal(got[0], DATA[LANE // 8 * 8 + 7 - LANE % 8])


def test_permlane_picks_within_or_across_rows(lanes: Any) -> None:
    selectors = (0x76543210, 0xFEDCBA98, 0x01234567, 0x89ABCDEF)
    before = "\n".join(f"s_mov_b32 s{20 + i}, {value:#x}" for i, value in enumerate(selectors))
    got = lanes(
        [
            "v_permlane16_b32 {d}, v1, s23, s22",
            "v_permlanex16_b32 {d}, v1, s20, s21",
            "v_permlanex16_b32 {d}, v1, -1, -1",
        ],
        DATA,
        before=before,
    )
    np.testing.assert_array_equal(got[0], DATA[ROW + 15 - LANE % 16])
    np.testing.assert_array_equal(got[1], DATA[LANE ^ 16])
    np.testing.assert_array_equal(got[2], DATA[(ROW ^ 16) + 15])


def test_lanes_to_scalars_and_back(lanes: Any) -> None:
    before = """v_readlane_b32 s20, v1, 9
    s_mov_b32 s21, 13
    v_readlane_b32 s22, v1, s21
    v_readfirstlane_b32 s23, v1"""
    got = lanes(
        ["v_mov_b32 {d}, s20", "v_mov_b32 {d}, s22", "v_mov_b32 {d}, s23", "v_writelane_b32 {d}, s20, 30"],
        DATA,
        before=before,
        exec_mask=0xFFFFFFF8,
    )
    assert [int(row[5]) for row in got[:3]] == [int(DATA[9]), int(DATA[13]), int(DATA[3])]
    assert (int(got[3][30]), int(got[3].astype(np.uint64).sum())) == (int(DATA[9]), int(DATA[9]))


# -- what the closest peer gets wrong, and the forms with a selector in each lane -------------------


def test_dpp_in_place_reads_all_lanes_before_it_writes_any(both: Any) -> None:
    control = "row_mask:0xf bank_mask:0xf"
    texts = [f"v_mov_b32 {{d}}, v1\nv_mov_b32_dpp {{d}}, {{d}} row_ror:1 {control}",
             f"v_mov_b32 {{d}}, v1\nv_add_nc_u32_dpp {{d}}, {{d}}, {{d}} row_mirror {control}"]  # fmt: skip
    got = both(texts, DATA)
    np.testing.assert_array_equal(got[0], DATA[ROW + (LANE - 1) % 16])
    np.testing.assert_array_equal(got[1], DATA[ROW + 15 - LANE % 16] + DATA)


def test_permlanex16_honours_literal_selectors(both: Any) -> None:
    selectors = (0x13579BDF, 0x02468ACE)
    text = f"s_mov_b32 s20, {selectors[1]:#x}\nv_permlanex16_b32 {{d}}, v1, {selectors[0]:#x}, s20"
    swapped = f"s_mov_b32 s20, {selectors[0]:#x}\nv_permlanex16_b32 {{d}}, v1, s20, {selectors[1]:#x}"
    got = both([text, swapped], DATA)
    picks = np.array([(selectors[0] | selectors[1] << 32) >> 4 * (lane % 16) & 15 for lane in range(32)])
    wanted = DATA[(16 - ROW) + picks]
    np.testing.assert_array_equal(got, [wanted, wanted])


@pytest.mark.parametrize("mask", range(16))
def test_row_xmask_flips_the_lane_number(both: Any, mask: int) -> None:
    got = both([f"v_mov_b32_dpp {{d}}, v1 row_xmask:{mask} row_mask:0xf bank_mask:0xf"], DATA)
    np.testing.assert_array_equal(got[0], DATA[LANE ^ mask])


@pytest.mark.parametrize("option", ["", " op_sel:[1,0]", " op_sel:[0,1]"])
@pytest.mark.parametrize("cross", [False, True])
def test_each_lane_may_name_its_own_source(cross: bool, option: str) -> None:
    """op_sel: fetch inactive lanes, and 0 for invalid ones. Source: RDNA4 ISA, V_PERMLANE16_VAR_B32."""
    picks = RNG.integers(0, 2**32, 32, dtype=U32)
    mask = 0x0FF0F00F
    name = "v_permlanex16_var_b32" if cross else "v_permlane16_var_b32"
    text = f"v_mov_b32 {{d}}, 7\n{name} {{d}}, v1, v2{option}"
    got = Lanes(arch="gfx1201")([text], DATA, picks, exec_mask=mask)[0]
    source = (16 - ROW if cross else ROW) + picks % 16
    on = np.array([mask >> lane & 1 for lane in range(32)], bool)
    seen = np.ones(32, bool) if "[1" in option else on[source]
    missing = 0 if "1]" in option else 7
    np.testing.assert_array_equal(got[on], np.where(seen, DATA[source], missing)[on])


def test_permlane64_does_nothing_in_a_wave32(both: Any) -> None:
    """RDNA3 ISA, V_PERMLANE64_B32: a scalar no-operation there."""
    got = both(["v_mov_b32 {d}, 7\nv_permlane64_b32 {d}, v1"], DATA)[0]
    np.testing.assert_array_equal(got, np.full(32, 7, U32))


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
def test_permutes_add_their_offset_to_the_address_and_go_round(lanes: Any, offset: int) -> None:
    """Source: ISA, DS_PERMUTE_B32, DS_BPERMUTE_B32: lane (address + offset) / 4 modulo the wave's lanes."""
    lane = (LANE * 7 + 3) % 32
    texts = [
        f"ds_{name}_b32 {{d}}, v2, v1 offset:{offset}\ns_waitcnt lgkmcnt(0)"
        for name in ("permute", "bpermute")
    ]
    pushed, pulled = lanes(texts, DATA, np.uint32(lane * 4))
    other = (lane + offset // 4) % 32
    assert pulled.tolist() == DATA[other].tolist()
    assert pushed[other].tolist() == DATA.tolist()
