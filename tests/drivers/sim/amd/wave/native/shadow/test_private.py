"""Private memory that nobody wrote, on compiled waves of strict runs."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.shadow.layout import MOST_DWORDS
from tests.drivers.sim.amd.wave.conftest import Bench

START = "v_and_b32 v0, 0x3ff, v0\nv_lshlrev_b32 v1, 2, v0\nv_and_b32 v2, 28, v1"
OUT, WAIT = "global_store_b32 v1, v5, s[0:1]", "s_waitcnt vmcnt(0)"
INDEXED, LOAD = "scratch_store_b32 v2, v0, off offset:8", "scratch_load_b32 v5, v2, off offset:8"


def run(
    *texts: str, grid: int = 1, lanes: int = 32, block: int = 32, mode: str = "strict", own: int = 128
) -> Any:
    bench = Bench()
    memory = bench.put(np.zeros(256, np.uint32))
    waves = -(-block // lanes)
    scratch = (bench.put(np.zeros(waves * lanes * own, np.uint8)), lanes * own)
    shape: dict[str, Any] = {"grid": (grid, 1, 1), "block": (block, 1, 1), "lanes": lanes}
    bench.run("\n".join([START, *texts]), memory, mode=mode, scratch=scratch, **shape)
    return bench.arrays[0]


def fault(*texts: str, **shape: Any) -> SimFault:
    with pytest.raises(SimFault) as caught:
        run(*texts, **shape)
    assert caught.value.code == "E_UNINIT"
    return caught.value


@pytest.mark.parametrize("lanes", [32, 64])
def test_an_element_that_was_written_is_told_from_one_that_was_not(lanes: int) -> None:
    shape: dict[str, Any] = {"lanes": lanes, "block": 64}
    assert run(INDEXED, LOAD, WAIT, OUT, **shape)[:64].tolist() == list(range(64))
    found = fault(INDEXED, LOAD.replace(":8", ":12"), WAIT, OUT, **shape)
    assert (found.where["reg"], found.where["lane"], found.where["lanes"]) == ("v5", 0, "0-31")
    run(INDEXED, LOAD.replace(":8", ":12"), WAIT, OUT, **shape, mode="fast")


def test_only_the_lanes_that_stored_have_something() -> None:
    half = ("s_mov_b32 s8, exec_lo", "s_mov_b32 exec_lo, 0xffff", INDEXED)
    assert fault(*half, "s_mov_b32 exec_lo, s8", LOAD, WAIT, OUT).where["lanes"] == "16-31"
    assert run(*half, LOAD, WAIT, OUT)[:32].tolist() == [*range(16), *[0] * 16]


def test_nothing_may_be_copied_there_and_back() -> None:
    copy = (LOAD, WAIT, "scratch_store_b32 off, v5, off offset:64", "scratch_load_b32 v5, off, off offset:64")
    run(*copy, WAIT)
    assert fault(*copy, WAIT, OUT).where["reg"] == "v5"
    decided = "v_cmp_eq_u32 vcc_lo, 0, v5\ns_mov_b32 exec_lo, vcc_lo"
    assert fault(*copy, WAIT, decided).where["reg"] == "exec_lo"
    assert run(INDEXED, *copy, WAIT, OUT)[:32].tolist() == list(range(32))


def test_each_wave_and_each_group_begins_with_nothing() -> None:
    first = "s_cmp_lg_u32 s2, 0\ns_cbranch_scc1 look\n" + INDEXED + "\nlook:"
    run(first, LOAD, WAIT, OUT)
    assert fault(first, LOAD, WAIT, OUT, grid=2).where["group"] == 1
    low = "v_readfirstlane_b32 s8, v0\ns_cmp_lg_u32 s8, 0\ns_cbranch_scc1 look\n" + INDEXED + "\nlook:"
    assert fault(low, LOAD, WAIT, OUT, block=64).where["wave"] == 1


def test_an_odd_store_reaches_into_the_next_dword() -> None:
    odd = "scratch_store_b32 v2, v0, off offset:10"
    run(odd, LOAD, WAIT, OUT)
    run(odd, LOAD.replace(":8", ":12"), WAIT, OUT)
    fault(odd, LOAD.replace(":8", ":16"), WAIT, OUT)


def test_dwords_behind_the_rows_count_as_written() -> None:
    own, far = 4 * MOST_DWORDS + 64, f"v_add_nc_u32 v2, {4 * MOST_DWORDS - 8:#x}, v2"
    run(far, LOAD, WAIT, "v_cmp_gt_u32 vcc_lo, 8, v0", "s_mov_b32 exec_lo, vcc_lo", OUT, own=own)
    fault("v_add_nc_u32 v2, 0x40, v2", LOAD, WAIT, OUT, own=own)
