"""Moves by M0 in the reference: the right register, only the active lanes, nothing past the last register."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.core.errors import SimFault
from tests.drivers.sim.amd.wave.conftest import Bench, Lanes

RUN = Lanes(mode="interpret")
LANES = np.arange(32, dtype=np.uint32)
SETUP = "v_mov_b32 v70, 10\nv_mov_b32 v71, 11\nv_mov_b32 v72, 12\ns_mov_b32 m0, {}"


def test_the_source_is_counted_from_m0() -> None:
    assert (RUN(["v_movrels_b32 {d}, v70"], before=SETUP.format(2)) == 12).all()


def test_the_destination_is_counted_from_m0() -> None:
    (found,) = RUN(["v_movreld_b32 v70, v1\nv_mov_b32 {d}, v72"], LANES, before=SETUP.format(2))
    assert found.tolist() == LANES.tolist()


def test_lanes_that_are_off_keep_the_register_that_m0_names() -> None:
    move = "s_mov_b32 exec_lo, 0xff\nv_movreld_b32 v70, v1\ns_mov_b32 exec_lo, -1\nv_mov_b32 {d}, v72"
    (found,) = RUN([move], LANES, before=SETUP.format(2))
    assert found.tolist() == [*range(8), *[12] * 24]


def test_one_index_for_both_registers() -> None:
    """v5 and v7 counted by 10 are v15 and v17: the example of the RDNA3 ISA, V_MOVRELSD_B32."""
    text = "v_mov_b32 v17, v1\ns_mov_b32 m0, 10\nv_movrelsd_b32 v5, v7\nv_mov_b32 {d}, v15"
    assert RUN([text], LANES)[0].tolist() == LANES.tolist()


def test_two_indices_in_one_word() -> None:
    text = "v_movrelsd_2_b32 v70, v70\nv_mov_b32 {d}, v72"
    assert (RUN([text], before=SETUP.format(0x0002_0001)) == 11).all()


def test_registers_that_m0_names_are_exchanged() -> None:
    text = "v_mov_b32 v69, 0\nv_swaprel_b32 v69, v70\nv_mov_b32 {d}, v71"
    other = "v_mov_b32 {d}, v72"
    found = RUN([text, other], before=SETUP.format(0x0002_0002))
    assert found[:, 0].tolist() == [12, 11]


def test_scalar_registers_too() -> None:
    before = """s_mov_b32 s40, 1\ns_mov_b64 s[44:45], 0\ns_mov_b64 s[42:43], 7\ns_mov_b32 m0, 2
        s_movrels_b32 s20, s40\ns_movrels_b64 s[22:23], s[40:41]\ns_movreld_b32 s42, 9
        s_movreld_b64 s[44:45], -1\ns_mov_b32 m0, 0x00030002\ns_movrelsd_2_b32 s45, s40"""
    registers = ("s20", "s22", "s23", "s44", "s46", "s47", "s48")
    found = RUN([f"v_mov_b32 {{d}}, {name}" for name in registers], before=before)
    assert found[:, 0].tolist() == [7, 7, 0, 9, 2**32 - 1, 2**32 - 1, 7]


def test_lanes_move_after_the_register_is_found() -> None:
    text = """v_mov_b32 v70, v1\ns_mov_b32 m0, 1
        v_movrels_b32_dpp {d}, v69 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf"""
    assert RUN([text], LANES)[0].tolist() == (LANES ^ 1).tolist()


@pytest.mark.parametrize("mode", ["fast", "interpret"])
@pytest.mark.parametrize(
    ("move", "last"),
    [
        ("v_movrels_b32 v1, v7", 248),
        ("v_movreld_b32 v7, v0", 248),
        ("v_movrelsd_b32 v7, v6", 248),
        ("v_movrelsd_2_b32 v7, v6", 249),
        ("s_movreld_b32 s41, s0", 64),
    ],
)
def test_past_the_last_register_and_before_the_first_is_e_reg_range(mode: str, move: str, last: int) -> None:
    """256 vector registers, 106 scalar ones. M0 has no sign: no register below the named one is reached."""
    kernel = "v_mov_b32 v255, 0\ns_mov_b32 s105, 0\ns_mov_b32 s41, 0\ns_mov_b32 m0, {}\n" + move
    Bench().run(kernel.format(last), mode=mode)
    for beyond in (last + 1, -1):
        with pytest.raises(SimFault, match="E_REG_RANGE: an indexed move of register"):
            Bench().run(kernel.format(beyond), mode=mode)


def test_what_an_index_names_counts_as_defined() -> None:
    """As with SIM=strict: nobody follows which register it was."""
    start = """v_lshlrev_b32 v9, 2, v0\ns_mov_b32 exec_lo, 0xffff\nv_mov_b32 v3, 1\ns_mov_b32 exec_lo, -1
        s_mov_b32 m0, 1\nv_movrels_b32 v4, v2\n"""
    for mode in ("strict", "interpret"):
        bench = Bench()
        va = bench.put(np.zeros(32, np.uint32))
        bench.run(start + "global_store_b32 v9, v4, s[0:1]", va, mode=mode)
        assert bench.arrays[0][:16].tolist() == [1] * 16


@pytest.mark.parametrize("mode", ["fast", "strict", "interpret"])
def test_what_an_indexed_scalar_move_wrote_counts_as_defined(mode: str) -> None:
    before = "s_mov_b32 s42, 0\ns_mov_b32 m0, 2\ns_movreld_b32 s42, 9\n"
    before += "s_cmp_eq_u32 s42, 1\ns_cbranch_scc1 over\ns_mov_b32 s50, 0\nover:"
    assert Lanes(mode=mode)(["v_mov_b32 {d}, s44"], LANES, before=before)[0][0] == 9
