"""Groups that wait for each other: each comes to its turn, in a fixed order; nobody waits forever."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.jit.running import LAPS
from drivers.sim.amd.wave.jit.turns import FEW_LAPS, Resident, Turns
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
    with pytest.raises(SimFault, match="instruction budget") as caught:
        bench.run(WAIT.format(awaited="99"), place, grid=(5, 1, 1), block=(1, 1, 1), budget=100 * LAPS)
    assert caught.value.code == "E_WATCHDOG" and caught.value.where["pc"]
    bench.run(WAIT.format(awaited="s7"), place, grid=(5, 1, 1), block=(1, 1, 1), budget=2000 * LAPS)
    assert bench.arrays[0][0] == 5


@pytest.mark.parametrize("mode", ["fast", "strict"])
def test_no_fault_is_lost_where_waves_of_its_group_are_in_other_threads(bench: Bench, mode: str) -> None:
    """Whichever wave's turn it is when the budget ends, the first of its group or another."""
    place = bench.put(np.zeros(6, np.uint32))
    text = WAIT.format(awaited="99")
    for budget in range(20_000, 60_000, 1_777 if mode == "fast" else 9_777):
        with pytest.raises(SimFault, match="E_WATCHDOG"):
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


# -- waves of one group ----------------------------------------------------------------------------

# The wave's number in s6, v1 = 0, and 0 in the first dword of LDS.
START = """
    v_and_b32 v5, 0x3ff, v0
    v_lshrrev_b32 v6, 5, v5
    v_readfirstlane_b32 s6, v6
    v_mov_b32 v1, 0
    s_cmp_lg_u32 s6, 0
    s_cbranch_scc1 meet
    ds_store_b32 v1, v1
    s_waitcnt lgkmcnt(0)
meet:
    s_barrier
"""

# Wave w of W waits until a cell is W - 1 - w, writes what it found to its own dword and counts on:
# the last wave goes first. s[0:1]: a dword for each wave, and the cell behind them in memory.
NUMBERS = START + """
    s_sub_u32 s7, {last}, s6
    s_lshl_b32 s8, s6, 2
    v_mov_b32 v4, s8
again:
    {load}
    s_waitcnt vmcnt(0) lgkmcnt(0)
    v_cmp_ne_u32 vcc_lo, s7, v2
    s_cbranch_vccnz again
    {inside}
    v_add_nc_u32 v3, v2, 1
    global_store_b32 v4, v2, s[0:1]
    s_waitcnt_vscnt null, 0x0
    {store}
"""  # fmt: skip
IN_LDS = {"load": "ds_load_b32 v2, v1", "store": "ds_store_b32 v1, v3"}
IN_MEMORY = {
    "load": "global_load_b32 v2, v1, s[0:1] offset:128 glc",
    "store": "global_store_b32 v1, v3, s[0:1] offset:128",
}
ATOMIC = {
    "load": "v_mov_b32 v3, 0\n ds_add_rtn_u32 v2, v1, v3",
    "store": "v_cmp_eq_u32 vcc_lo, 0, v5\n v_mov_b32 v3, 1\n s_mov_b32 exec_lo, 1\n ds_add_u32 v1, v3",
}
NOTHING = {"store": "s_nop 0"}


def for_arch(text: str, arch: str) -> str:
    """The same in the words of GFX12."""
    if arch == "gfx1100":
        return text
    for old, new in (
        ("s_waitcnt vmcnt(0) lgkmcnt(0)", "s_wait_loadcnt 0x0\n s_wait_dscnt 0x0"),
        ("s_waitcnt lgkmcnt(0)", "s_wait_dscnt 0x0"),
        ("s_waitcnt_vscnt null, 0x0", "s_wait_storecnt 0x0"),
        ("s_barrier", "s_barrier_signal -1\n s_barrier_wait -1"),
        ("glc", "scope:SCOPE_DEV"),
    ):
        text = text.replace(old, new)
    return text


def pass_on(
    way: dict[str, str],
    waves: int,
    arch: str = "gfx1100",
    mode: str = "fast",
    inside: str = "",
    budget: int = 1000 * LAPS,
) -> list[int]:
    """What each wave found."""
    bench = Bench(arch=arch)
    place = bench.put(np.zeros(33, np.uint32))
    text = NUMBERS.format(last=waves - 1, inside=inside, **way)
    bench.run(for_arch(text, arch), place, block=(32 * waves, 1, 1), lds=512, mode=mode, budget=budget)
    found: list[int] = bench.arrays[0][:waves].tolist()
    return found


@pytest.mark.parametrize(("mode", "waves"), [("fast", 2), ("fast", 32), ("strict", 2), ("strict", 9)])
@pytest.mark.parametrize("way", [IN_LDS, IN_MEMORY, ATOMIC], ids=["lds", "memory", "atomic"])
def test_waves_that_wait_for_later_ones_of_their_group(
    arch: str, mode: str, waves: int, way: dict[str, str]
) -> None:
    assert pass_on(way, waves, arch, mode) == list(range(waves))[::-1]


@pytest.mark.parametrize("way", [IN_LDS, IN_MEMORY, ATOMIC], ids=["lds", "memory", "atomic"])
def test_the_reference_gives_waves_their_turn_too(way: dict[str, str]) -> None:
    assert pass_on(way, 5, mode="interpret") == [4, 3, 2, 1, 0]


@pytest.mark.parametrize("mode", ["fast", "strict"])
def test_a_wave_that_waits_and_then_meets_the_others_at_a_barrier(arch: str, mode: str) -> None:
    """Some waves are in threads of their own when the barrier comes, and again behind it."""
    text = NUMBERS.format(last=3, inside="", **IN_LDS)
    behind = text[text.index("again:") :].replace("again", "once_more").replace("s_sub", "s_add")
    both = text + "s_barrier\n s_add_u32 s7, s7, 4\n s_add_u32 s8, s8, 16\n v_mov_b32 v4, s8\n" + behind
    bench = Bench(arch=arch)
    place = bench.put(np.zeros(33, np.uint32))
    for groups in (1, 3):
        grid = (groups, 1, 1)
        budget = 1000 * LAPS
        bench.run(
            for_arch(both, arch), place, grid=grid, block=(128, 1, 1), lds=512, budget=budget, mode=mode
        )
        assert bench.arrays[0][:8].tolist() == [3, 2, 1, 0, 7, 6, 5, 4]


@pytest.mark.parametrize("mode", ["fast", "strict", "interpret"])
@pytest.mark.parametrize("way", [IN_LDS, IN_MEMORY], ids=["lds", "memory"])
def test_waves_that_wait_in_a_function(mode: str, way: dict[str, str]) -> None:
    text = NUMBERS.format(last=4, inside="", **way)
    start, end = text.index("again:"), text.index("s_cbranch_vccnz again") + len("s_cbranch_vccnz again")
    called = f"{text[:start]} s_call_b64 s[20:21], poll\n {text[end:]}\n s_endpgm\npoll:\n {text[start:end]}"
    bench = Bench()
    place = bench.put(np.zeros(33, np.uint32))
    for groups in (1, 2):
        bench.run(
            f"{called}\n s_setpc_b64 s[20:21]", place, grid=(groups if way is IN_LDS else 1, 1, 1),
            block=(160, 1, 1), lds=512, budget=1000 * LAPS if mode != "interpret" else 50_000, mode=mode,
        )  # fmt: skip
        assert bench.arrays[0][:5].tolist() == [4, 3, 2, 1, 0]
        bench.arrays[0][:] = 0


def test_a_fault_of_one_wave_ends_those_that_wait() -> None:
    wild = "s_cmp_lg_u32 s6, 2\n s_cbranch_scc1 fine\n v_mov_b32 v4, 0x7ffffff0\nfine:"
    with pytest.raises(SimFault, match="E_VM_FAULT"):
        pass_on(IN_LDS, 8, inside=wild)
    assert pass_on(IN_LDS, 8) == list(range(8))[::-1]


@pytest.mark.parametrize("mode", ["fast", "interpret"])
def test_what_nobody_writes_is_named_with_its_address(mode: str) -> None:
    for way, space, address in ((IN_LDS, "LDS 0x0", 0), (IN_MEMORY, "memory 0x70000080", 0x7000_0080)):
        budget = 100_000 if mode == "fast" else 2_000
        with pytest.raises(SimFault) as caught:
            pass_on(way | NOTHING, 2, mode=mode, budget=budget)
        found = caught.value
        assert (found.code, found.where["polled"]) == ("E_WATCHDOG", address)
        assert space in found.detail and way["load"].split()[0] in found.detail
        assert "`watchdog` of hcq.settings.Settings" in found.detail
    text = "again:\n s_branch again"
    with pytest.raises(SimFault) as caught:
        Bench().run(text, budget=1000)
    assert "polled" not in caught.value.where, "an endless loop that asks for nothing"


# One wave signals and waits for what others add behind the barrier that all signal; one of these then waits
# for what it adds there, and a second barrier follows. s[0:1]: a cell, and what each of the waves found.
SPLIT = """
    v_and_b32 v5, 0x3ff, v0
    v_lshrrev_b32 v6, 5, v5
    v_readfirstlane_b32 s6, v6
    v_mov_b32 v1, 0
    v_mov_b32 v3, 1
    s_mov_b32 exec_lo, 1
    s_barrier_signal -1
    s_cmp_lg_u32 s6, {asks}
    s_cbranch_scc1 pass
again:
    global_load_b32 v2, v1, s[0:1] scope:SCOPE_DEV
    s_wait_loadcnt 0x0
    v_cmp_gt_u32 vcc_lo, {wanted}, v2
    s_cbranch_vccnz again
pass:
    s_barrier_wait -1
    global_atomic_add_u32 v1, v3, s[0:1]
    s_wait_storecnt 0x0
    s_cmp_lg_u32 s6, {last}
    s_cbranch_scc1 meet
once_more:
    global_load_b32 v2, v1, s[0:1] scope:SCOPE_DEV
    s_wait_loadcnt 0x0
    v_cmp_gt_u32 vcc_lo, {waves}, v2
    s_cbranch_vccnz once_more
meet:
    s_barrier_signal -1
    s_barrier_wait -1
    s_lshl_b32 s8, s6, 2
    v_mov_b32 v4, s8
    global_load_b32 v2, v1, s[0:1] scope:SCOPE_DEV
    s_wait_loadcnt 0x0
    global_store_b32 v4, v2, s[0:1] offset:4
"""


def run_split(waves: int, asks: int, mode: str, wanted: int) -> list[int]:
    bench = Bench(arch="gfx1201")
    place = bench.put(np.zeros(1 + waves, np.uint32))
    last = (asks + 1) % waves
    text = SPLIT.format(asks=asks, last=last, waves=waves, wanted=wanted)
    bench.run(text, place, block=(32 * waves, 1, 1), mode=mode, budget=1000 * LAPS)
    found: list[int] = bench.arrays[0].tolist()
    return found


@pytest.mark.parametrize("mode", ["fast", "strict"])
@pytest.mark.parametrize(("waves", "asks"), [(2, 0), (2, 1), (5, 0), (5, 2), (5, 4)])
def test_a_wave_that_signalled_waits_for_what_others_do_behind_the_barrier(
    waves: int, asks: int, mode: str
) -> None:
    assert run_split(waves, asks, mode, 1) == [waves] * (waves + 1)


CALL = "s_call_b64 s[30:31], sub\n s_branch main\nsub:\n s_setpc_b64 s[30:31]\nmain:\n"
OWN_CELLS = "s_lshl_b32 s9, ttmp9, 5\n s_add_u32 s0, s0, s9\n s_addc_u32 s1, s1, 0\n"


@pytest.mark.parametrize("mode", ["fast", "strict"])
@pytest.mark.parametrize("start", ["", CALL], ids=["whole", "parts"])
def test_so_do_waves_of_several_groups_in_kernels_with_calls(start: str, mode: str) -> None:
    bench = Bench(arch="gfx1201")
    place = bench.put(np.zeros((4, 8), np.uint32))
    text = OWN_CELLS + start + SPLIT.format(asks=2, last=3, waves=5, wanted=1)
    bench.run(text, place, grid=(4, 1, 1), block=(160, 1, 1), mode=mode, budget=1000 * LAPS)
    assert bench.arrays[0].tolist() == 4 * [[5] * 6 + [0] * 2]


@pytest.mark.parametrize("mode", ["fast", "strict"])
def test_a_fault_behind_a_barrier_ends_the_wave_that_waits_in_front_of_it(mode: str) -> None:
    bench = Bench(arch="gfx1201")
    place = bench.put(np.zeros(6, np.uint32))
    text = SPLIT.format(asks=2, last=3, waves=5, wanted=1)
    astray = text.replace("global_atomic_add", "s_mov_b32 s1, 0x7fff\n global_atomic_add")
    before = threading.active_count()
    with pytest.raises(SimFault) as caught:
        bench.run(astray, place, block=(160, 1, 1), mode=mode, budget=1000 * LAPS)
    assert (caught.value.code, caught.value.where["wave"]) == ("E_VM_FAULT", 0)
    assert threading.active_count() <= before + 1


def test_no_wave_passes_a_barrier_that_one_has_not_signalled() -> None:
    """The near miss: what is waited for needs the waiting wave behind the barrier, too."""
    with pytest.raises(SimFault) as caught:
        run_split(3, 0, "fast", 3)
    assert caught.value.code == "E_WATCHDOG"


# Wave 1 stores behind a barrier, after the flag for which wave 0 waits before it comes to that barrier.
LATE_STORE = """
    v_and_b32 v5, 0x3ff, v0
    v_lshrrev_b32 v6, 5, v5
    v_readfirstlane_b32 s6, v6
    v_mov_b32 v1, 0
    v_mov_b32 v3, 1
    s_mov_b32 exec_lo, 1
    s_barrier_signal -1
    s_cmp_lg_u32 s6, 0
    s_cbranch_scc1 give
again:
    global_load_b32 v2, v1, s[0:1] scope:SCOPE_DEV
    s_wait_loadcnt 0x0
    v_cmp_gt_u32 vcc_lo, 1, v2
    s_cbranch_vccnz again
    s_barrier_wait -1
    {meet}
    global_load_b32 v2, v1, s[0:1] offset:4
    s_wait_loadcnt 0x0
    s_endpgm
give:
    s_barrier_wait -1
    global_atomic_add_u32 v1, v3, s[0:1]
    s_wait_storecnt 0x0
    global_store_b32 v1, v3, s[0:1] offset:4
    s_wait_storecnt 0x0
    {meet}
"""


def test_a_barrier_that_some_passed_early_orders_only_what_was_before_it() -> None:
    for meet in ("s_barrier_signal -1\n s_barrier_wait -1", "s_nop 0"):
        bench = Bench(arch="gfx1201")
        place = bench.put(np.zeros(2, np.uint32))
        text = LATE_STORE.format(meet=meet)
        if "barrier" in meet:
            bench.run(text, place, block=(64, 1, 1), mode="strict", budget=1000 * LAPS)
            assert bench.arrays[0].tolist() == [1, 1]
            continue
        with pytest.raises(SimFault) as caught:
            bench.run(text, place, block=(64, 1, 1), mode="strict", budget=1000 * LAPS)
        found = caught.value
        assert (found.code, found.where["wave"]) == ("E_RACE", 0) and "wave 1" in found.detail


def test_threads_of_waves_end_with_the_launch() -> None:
    before = threading.active_count()
    pass_on(IN_LDS, 32)
    with pytest.raises(SimFault):
        pass_on(IN_LDS | NOTHING, 32, budget=20 * LAPS)
    assert threading.active_count() <= before + 1


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


# A token goes round the waves {rounds} times, last wave first: each adds 1 to it and waits for it again.
RING = START + """
    s_sub_u32 s7, 7, s6
    s_movk_i32 s9, {rounds}
again:
    ds_load_b32 v2, v1
    s_waitcnt lgkmcnt(0)
    v_cmp_ne_u32 vcc_lo, s7, v2
    s_cbranch_vccnz again
    v_add_nc_u32 v3, 1, v2
    ds_store_b32 v1, v3
    s_add_u32 s7, s7, 8
    s_sub_u32 s9, s9, 1
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc1 again
    global_store_b32 v1, v3, s[0:1]
"""  # fmt: skip


def test_where_something_happens_others_are_asked_often() -> None:
    bench = Bench()
    place = bench.put(np.zeros(1, np.uint32))
    counters = bench.run(RING.format(rounds=50), place, block=(256, 1, 1), lds=512, budget=1000 * LAPS)
    assert bench.arrays[0].tolist() == [400]
    assert counters.wave_instructions < 400 * 8 * 6 * 64 * 2 + 8 * LAPS


def test_where_nothing_happens_they_are_asked_ever_less() -> None:
    class Counted(Turns):
        """Turns that count how often somebody gives way."""

        given = 0

        def _let_others(self, mine: Resident) -> None:
            Counted.given += 1
            super()._let_others(mine)

    with pytest.MonkeyPatch.context() as patched, pytest.raises(SimFault, match="E_WATCHDOG"):
        patched.setattr("drivers.sim.amd.wave.jit.launch.Turns", Counted)
        pass_on(IN_LDS | NOTHING, 2, budget=1000 * LAPS)
    assert 20 < Counted.given < 300, "16 million instructions in turns of 64 laps would be 50,000"
