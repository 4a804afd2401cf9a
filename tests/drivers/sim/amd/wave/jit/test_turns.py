"""Groups that wait for each other: each comes to its turn, in a fixed order; nobody waits forever."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.running import LAPS
from drivers.sim.amd.wave.jit.turns import FEW_LAPS, PATIENCE, Resident
from tests.drivers.sim.amd.wave.conftest import Bench
from tests.faults import faults

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
        WAIT.format(awaited="s7"), bench.put(cells), grid=(5, 1, 1), block=(1, 1, 1), budget=2000 * LAPS
    )
    assert bench.arrays[0].tolist() == [5, 4, 3, 2, 1, 0], "the last group goes first"
    assert LAPS < counters.wave_instructions < 40 * LAPS and counters.groups == 5


def test_the_reference_lets_groups_wait_for_later_ones_too(bench: Bench) -> None:
    place = bench.put(np.zeros(6, np.uint32))
    bench.run(WAIT.format(awaited="s7"), place, grid=(5, 1, 1), block=(1, 1, 1), mode="interpret")
    assert bench.arrays[0].tolist() == [5, 4, 3, 2, 1, 0]


def test_the_same_launch_takes_the_same_steps() -> None:
    counts = []
    for _ in range(2):
        bench = Bench()
        place = bench.put(np.zeros(6, np.uint32))
        text = WAIT.format(awaited="s7")
        counts.append(
            bench.run(text, place, grid=(5, 1, 1), block=(1, 1, 1), budget=2000 * LAPS).wave_instructions
        )
    assert counts[0] == counts[1]


def test_groups_that_wait_for_nobody_run_out_of_budget_and_leave_nothing_behind(bench: Bench) -> None:
    place = bench.put(np.zeros(6, np.uint32))
    with faults("E_WATCHDOG") as caught:
        bench.run(WAIT.format(awaited="99"), place, grid=(5, 1, 1), block=(1, 1, 1), budget=100 * LAPS)
    assert caught.value.where["pc"]
    bench.run(WAIT.format(awaited="s7"), place, grid=(5, 1, 1), block=(1, 1, 1), budget=2000 * LAPS)
    assert bench.arrays[0][0] == 5


@pytest.mark.parametrize("mode", ["fast", "strict"])
def test_no_fault_is_lost_where_waves_of_its_group_are_in_other_threads(bench: Bench, mode: str) -> None:
    """Whichever wave's turn it is when the budget ends, the first of its group or another."""
    place = bench.put(np.zeros(6, np.uint32))
    text = WAIT.format(awaited="99")
    for budget in range(20_000, 60_000, 1_777 if mode == "fast" else 9_777):
        with faults("E_WATCHDOG"):
            bench.run(text, place, grid=(5, 1, 1), block=(128, 1, 1), budget=budget, mode=mode)


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
    bench.run(text, place, grid=(5, 1, 1), block=block, lds=512, mode="strict", budget=2000 * LAPS)
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


# Each group reads its row, asks for cell 0, which stays 0, long enough for others to have a turn, and writes.
OWN_ROWS = """
    v_mov_b32 v1, 0
    s_lshl_b32 s8, s2, 7
    v_lshl_add_u32 v5, v0, 2, s8
    global_load_b32 v6, v5, s[0:1] offset:128
    s_movk_i32 s9, 0x{laps:x}
    s_waitcnt vmcnt(0)
again:
    global_load_b32 v2, v1, s[0:1] glc
    s_sub_u32 s9, s9, 1
    s_waitcnt vmcnt(0)
    v_cmp_ne_u32 vcc_lo, s9, v2
    s_cbranch_vccnz again
    v_add_nc_u32 v6, v6, 1
    global_store_b32 v5, v6, s[0:1] offset:128
"""


def test_what_a_group_did_before_others_had_a_turn_stays_its_own() -> None:
    bench = Bench()
    place = bench.put(np.zeros(32 * 6, np.uint32))
    bench.run(OWN_ROWS.format(laps=4 * FEW_LAPS), place, grid=(5, 1, 1), mode="strict")
    assert bench.arrays[0].tolist() == [0] * 32 + [1] * 160


# Each wave of group g looks at two cells in turn until one of them is 4 - g, then adds 1 to both.
IN_TURN = """
    v_mov_b32 v1, 0
    s_sub_u32 s7, 4, s2
again:
    v_xor_b32 v1, 4, v1
    global_load_b32 v2, v1, s[0:1] glc
    s_waitcnt vmcnt(0)
    v_cmp_ne_u32 vcc_lo, s7, v2
    s_cbranch_vccnz again
    v_mov_b32 v1, 0
    v_add_nc_u32 v3, v2, 1
    v_mov_b32 v4, v3
    global_store_b64 v1, v[3:4], s[0:1]
"""


def test_groups_that_ask_at_several_places_come_to_their_turn_too() -> None:
    bench = Bench()
    place = bench.put(np.zeros(2, np.uint32))
    bench.run(IN_TURN, place, grid=(5, 1, 1), block=(1, 1, 1), budget=10_000 * LAPS)
    assert bench.arrays[0].tolist() == [5, 5]


def test_others_wait_for_a_wave_that_asks_here_and_there_as_long_as_patience_lasts() -> None:
    """Each second look tells whether it asked elsewhere; a wave that asks one address gives way at once."""
    worker: Any = SimpleNamespace(record=np.zeros(1 << 10, np.int64))
    for step, first in ((4, 2 * PATIENCE), (0, 2)):
        mine, gives_way = Resident(worker), []
        for look in range(2 * PATIENCE):
            worker.record[SLOTS.polled] = 0x100 + step * look
            gives_way.append(mine.look()[0])
        assert gives_way.index(True) + 1 == first


def test_a_search_is_not_taken_for_a_wait() -> None:
    """It ends by what it loads, but asks another place each time."""
    look = "v_add_nc_u32 v1, 4, v1\n global_load_b32 v2, v1, s[0:1] glc\n s_waitcnt vmcnt(0)"
    text = f"""
        v_mov_b32 v1, 0
        s_lshl_b32 s7, s2, 2
    again:
        {look}
        v_cmp_eq_u32 vcc_lo, 0, v2
        s_cbranch_vccnz again
        v_mov_b32 v4, s7
        global_store_b32 v4, v1, s[2:3]
    """
    cells, bench = np.zeros(4 * LAPS, np.uint32), Bench()
    cells[-1] = 1
    places = bench.put(cells), bench.put(np.zeros(3, np.uint32))
    text = text.replace("s2, 2", "s4, 2")
    counters = bench.run(text, *places, grid=(3, 1, 1), block=(1, 1, 1), budget=1000 * LAPS)
    assert bench.arrays[1].tolist() == [4 * (4 * LAPS - 1)] * 3
    assert counters.groups == 3
