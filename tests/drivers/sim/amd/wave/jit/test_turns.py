"""Groups that wait for each other: each comes to its turn, in a fixed order; nobody waits forever."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.jit.turns import SLICE
from tests.drivers.sim.amd.wave.conftest import Bench

# Group g waits until cell 0 is {awaited}, then adds 1 to it and writes what it found behind the cell.
WAIT = """
    v_mov_b32 v1, 0
    s_sub_u32 s7, 4, s2
again:
    global_load_b32 v2, v1, s[0:1] glc
    s_waitcnt vmcnt(0)
    v_cmp_ne_u32 vcc_lo, {awaited}, v2
    s_cbranch_vccnz again
    v_add_nc_u32 v3, v2, 1
    s_lshl_b32 s6, s2, 2
    v_mov_b32 v4, s6
    global_store_b32 v4, v2, s[0:1] offset:4
    global_store_b32 v1, v3, s[0:1]
"""


def test_groups_that_wait_for_later_ones_come_to_their_end(bench: Bench) -> None:
    cells = np.zeros(6, np.uint32)
    counters = bench.run(
        WAIT.format(awaited="s7"), bench.put(cells), grid=(5, 1, 1), block=(1, 1, 1), budget=100 * SLICE
    )
    assert bench.arrays[0].tolist() == [5, 4, 3, 2, 1, 0], "the last group goes first"
    assert 4 * SLICE < counters.wave_instructions < 40 * SLICE and counters.groups == 5


def test_the_same_launch_takes_the_same_steps() -> None:
    counts = []
    for _ in range(2):
        bench = Bench()
        place = bench.put(np.zeros(6, np.uint32))
        text = WAIT.format(awaited="s7")
        counts.append(
            bench.run(text, place, grid=(5, 1, 1), block=(1, 1, 1), budget=100 * SLICE).wave_instructions
        )
    assert counts[0] == counts[1]


def test_groups_that_wait_for_nobody_run_out_of_budget_and_leave_nothing_behind(bench: Bench) -> None:
    place = bench.put(np.zeros(6, np.uint32))
    with pytest.raises(SimFault, match="instruction budget") as caught:
        bench.run(WAIT.format(awaited="99"), place, grid=(5, 1, 1), block=(1, 1, 1), budget=20 * SLICE)
    assert caught.value.code == "E_WATCHDOG" and caught.value.where["pc"]
    bench.run(WAIT.format(awaited="s7"), place, grid=(5, 1, 1), block=(1, 1, 1), budget=100 * SLICE)
    assert bench.arrays[0][0] == 5


# Each wave of group g keeps 4 * lane in LDS. Then its first wave waits until cell 0 is 4 - g, adds 1 to
# cell 1, and hands on to the next. Then all waves look at the other half of LDS.
HAND_OVER = """
    v_mov_b32 v1, 0
    v_and_b32 v5, 0x3ff, v0
    v_lshlrev_b32 v5, 2, v5
    v_cmp_gt_u32 vcc_lo, 32, v0
    s_sub_u32 s7, 4, s2
    s_cbranch_vccz meet
    ds_store_b32 v5, v5
    ds_store_b32 v5, v5 offset:128
    s_waitcnt lgkmcnt(0)
again:
    global_load_b32 v2, v1, s[0:1] glc
    s_waitcnt vmcnt(0)
    v_cmp_ne_u32 vcc_lo, s7, v2
    s_cbranch_vccnz again
    buffer_gl1_inv
    buffer_gl0_inv
    global_load_b32 v3, v1, s[0:1] offset:4
    s_waitcnt vmcnt(0)
    v_add_nc_u32 v3, v3, 1
    v_add_nc_u32 v2, v2, 1
    global_store_b32 v1, v3, s[0:1] offset:4
    {release}
    global_store_b32 v1, v2, s[0:1]
meet:
    {meet}
    ds_load_b32 v4, v5
    s_waitcnt lgkmcnt(0)
"""
RELEASE, NO_RELEASE = "s_waitcnt_vscnt null, 0x0", ""


def strict(text: str, waves: int = 1) -> list[int]:
    bench = Bench()
    place = bench.put(np.zeros(6, np.uint32))
    block = (32 * waves, 1, 1)
    bench.run(text, place, grid=(5, 1, 1), block=block, lds=512, mode="strict", budget=100 * SLICE)
    found: list[int] = bench.arrays[0].tolist()
    return found


def test_strict_runs_know_what_groups_hand_on_while_others_wait() -> None:
    assert strict(HAND_OVER.format(release=RELEASE, meet="s_barrier"))[:2] == [5, 5]
    with pytest.raises(SimFault) as caught:
        strict(HAND_OVER.format(release=NO_RELEASE, meet="s_barrier"))
    assert caught.value.code == "E_RACE" and caught.value.where["group"] == 3


def test_a_race_in_a_group_is_found_after_others_had_their_turn() -> None:
    assert strict(HAND_OVER.format(release=RELEASE, meet="s_barrier"), waves=2)[:2] == [5, 5]
    with pytest.raises(SimFault) as caught:
        strict(HAND_OVER.format(release=RELEASE, meet="s_nop 0"), waves=2)
    found = caught.value
    assert (found.code, found.where["wave"], found.where["other_wave"]) == ("E_LDS_RACE", 1, 0)
