"""Waves of one group that wait for each other: each comes to its turn, whatever it waits through."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.jit.running import LAPS
from drivers.sim.amd.wave.jit.turns import Resident, Turns
from tests.drivers.sim.amd.wave.conftest import Bench
from tests.faults import faults

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
    with faults("E_VM_FAULT"):
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

    with pytest.MonkeyPatch.context() as patched, faults("E_WATCHDOG"):
        patched.setattr("drivers.sim.amd.wave.jit.launch.Turns", Counted)
        pass_on(IN_LDS | NOTHING, 2, budget=1000 * LAPS)
    assert 20 < Counted.given < 300, "16 million instructions in turns of 64 laps would be 50,000"
