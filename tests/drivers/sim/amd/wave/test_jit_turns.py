"""Groups that wait for each other: each comes to its turn, in a fixed order; nobody waits forever."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.jit_turns import SLICE
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
