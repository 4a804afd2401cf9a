"""Moves by M0: the right register, only the active lanes, nothing past the wave's last register."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.conftest import Bench, Lanes
from tests.faults import faults

SETUP = "v_mov_b32 v70, 10\nv_mov_b32 v71, 11\nv_mov_b32 v72, 12\ns_mov_b32 m0, 2"


def test_the_source_is_counted_from_m0(lanes: Any) -> None:
    (found,) = lanes(["v_movrels_b32 {d}, v70"], before=SETUP)
    assert (found == 12).all()


def test_the_destination_is_counted_from_m0_in_active_lanes(lanes: Any) -> None:
    texts = ["v_movreld_b32 v70, v1", "v_mov_b32 {d}, v72"]
    found = lanes(texts, np.arange(32, dtype=np.uint32), exec_mask=0xFFFF, before=SETUP)[-1]
    np.testing.assert_array_equal(found[:16], np.arange(16))


def test_two_indices_in_one_word(lanes: Any) -> None:
    before = SETUP + "\ns_mov_b32 m0, 0x00020001"
    (found,) = lanes(["v_movrelsd_2_b32 v70, v70\nv_mov_b32 {d}, v72"], before=before)
    assert (found == 11).all()


def test_scalar_registers_too(lanes: Any) -> None:
    moves = ["s_mov_b32 s40, 1", "s_mov_b32 s42, 7", "s_mov_b32 s44, 0"]
    before = "\n".join([SETUP, *moves, "s_movrels_b32 s20, s40", "s_movreld_b32 s42, 9"])
    found = lanes(["v_mov_b32 {d}, s20", "v_mov_b32 {d}, s44"], before=before)
    assert found[:, 0].tolist() == [7, 9]


@pytest.mark.parametrize("mode", ["fast", "interpret"])
def test_pairs_of_scalar_registers_move_and_their_neighbours_stay(mode: str) -> None:
    moves = [f"s_mov_b32 s{40 + number}, {number + 1}" for number in range(8)]
    moves += [f"s_mov_b32 s{20 + number}, {number + 30}" for number in range(3)]
    before = "\n".join(
        [*moves, "s_mov_b32 m0, 2", "s_movrels_b64 s[20:21], s[40:41]", "s_movreld_b64 s[42:43], s[40:41]"]
    )
    registers = [20, 21, 22, *range(40, 48)]
    found = Lanes(mode=mode)(
        [f"v_mov_b32 {{d}}, s{code}" for code in registers], np.zeros(32, np.uint32), before=before
    )
    assert [int(row[0]) for row in found] == [3, 4, 32, 1, 2, 3, 4, 1, 2, 7, 8]


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
        with faults("E_REG_RANGE"):
            Bench().run(kernel.format(beyond), mode=mode)


def test_registers_that_m0_names_are_exchanged(both: Any) -> None:
    texts = (
        """v_mov_b32 v8, 0
        v_mov_b32 v9, 0
        v_mov_b32 v10, 1
        v_mov_b32 v12, 2
        s_mov_b32 m0, 0x00030002
        v_swaprel_b32 v9, v8
        v_mov_b32 {d}, v10""",
        "v_mov_b32 {d}, v12",
    )
    few = both.rsrc1 & ~0x3F | 9  # 80 registers
    got = replace(both, rsrc1=few)(list(texts))
    assert got[:, 0].tolist() == [2, 1]


def test_a_scalar_moves_between_registers_that_m0_names(both: Any) -> None:
    """The source 2 past s20, the destination 3 past s21."""
    text = """s_mov_b32 s20, 0
        s_mov_b32 s22, 77
        s_mov_b32 s24, 0
        s_mov_b32 m0, 0x00030002
        s_movrelsd_2_b32 s21, s20
        v_mov_b32 {d}, s24"""
    assert both([text])[0, 0] == 77


def test_lanes_move_after_the_register_is_found(both: Any) -> None:
    text = """s_mov_b32 m0, 1
        v_mov_b32 v9, 0
        v_mov_b32 v10, v1
        v_movrels_b32_dpp {d}, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf"""
    lanes = np.arange(32, dtype=np.uint32)
    np.testing.assert_array_equal(both([text], lanes)[0], lanes ^ 1)


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
    assert Lanes(mode=mode)(["v_mov_b32 {d}, s44"], np.zeros(32, np.uint32), before=before)[0][0] == 9
