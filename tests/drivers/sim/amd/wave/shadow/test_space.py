"""Races that SIM=strict finds on compiled waves: each kernel that races beside one that just does not."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from tests.drivers.sim.amd.wave.conftest import RSRC1, Bench
from tests.faults import faults

WGP_MODE = 1 << 29
LANE_BYTES = "v_and_b32 v1, 0x3ff, v0\nv_lshlrev_b32 v1, 2, v1"  # v1: 4 * the lane's number in its group
FILL = f"{LANE_BYTES}\nds_store_b32 v1, v1\ns_waitcnt lgkmcnt(0)"
OTHER_WAVE = "v_xor_b32 v3, 0x80, v1"
STORE, LOAD = "global_store_b32 {}, v1, s[0:1]", "global_load_b32 v2, {}, s[0:1]"
WGP_MODE = 1 << 29  # of RSRC1
WAIT = "s_waitcnt vmcnt(0)\ns_waitcnt_vscnt null, 0x0"


def run(text: str, waves: int = 1, groups: int = 1, lds: int = 0, rsrc1: int = RSRC1) -> Any:
    """The 1024 dwords that s[0:1] named, after the kernel ran with SIM=strict. Group id x is in s2."""
    bench = Bench()
    memory = bench.put(np.zeros(1024, np.uint32))
    block = (32 * waves, 1, 1)
    bench.run(text, memory, grid=(groups, 1, 1), block=block, lds=lds, mode="strict", rsrc1=rsrc1)
    return bench.arrays[0]


def fault(text: str, **more: Any) -> SimFault:
    with pytest.raises(SimFault) as caught:
        run(text, **more)
    return caught.value


def lines(*parts: str) -> str:
    return "\n".join(parts)


# -- LDS -------------------------------------------------------------------------------------------


def test_lds_that_nobody_of_the_group_wrote() -> None:
    found = fault(lines(FILL, "ds_load_b32 v2, v1 offset:4"), lds=512)
    assert (found.code, found.where["lane"], found.where["lds"]) == ("E_LDS_UNINIT", 31, 128)
    assert "ds_load_b32 v2, v1 offset:4" in str(found.where["inst"])
    run(lines(FILL, "ds_load_b32 v2, v1"), lds=512)


def test_a_group_finds_nothing_of_the_group_before_in_lds() -> None:
    first_only = lines(LANE_BYTES, "s_cmp_lg_u32 s2, 0", "s_cbranch_scc1 read", "ds_store_b32 v1, v1")
    text = lines(first_only, "s_waitcnt lgkmcnt(0)", "read:", "ds_load_b32 v2, v1")
    run(text, lds=512)
    found = fault(text, lds=512, groups=2)
    assert (found.code, found.where["group"]) == ("E_LDS_UNINIT", 1)


def test_bytes_of_lds_are_written_one_by_one() -> None:
    half = lines(LANE_BYTES, "ds_store_b16 v1, v1", "s_waitcnt lgkmcnt(0)")
    run(lines(half, "ds_load_u16 v2, v1"), lds=512)
    assert fault(lines(half, "ds_load_b32 v2, v1"), lds=512).code == "E_LDS_UNINIT"
    run(lines(half, "ds_store_b16 v1, v1 offset:2", "ds_load_b32 v2, v1"), lds=512)


def test_waves_that_exchange_through_lds_need_a_barrier() -> None:
    read = lines(OTHER_WAVE, "ds_load_b32 v2, v3", "s_waitcnt lgkmcnt(0)")
    run(lines(FILL, "s_barrier", read), waves=2, lds=512)
    assert fault(lines(FILL, read), waves=2, lds=512).code in ("E_LDS_UNINIT", "E_LDS_RACE")
    found = fault(lines(FILL, "s_barrier", read, "ds_store_b32 v1, v1"), waves=2, lds=512)
    assert (found.code, found.where["wave"], found.where["other_wave"]) == ("E_LDS_RACE", 1, 0)
    assert "write by group 0, wave 0" in found.detail
    run(lines(FILL, "s_barrier", read, "s_barrier", "ds_store_b32 v1, v1"), waves=2, lds=512)


def test_waves_may_write_neighbouring_bytes_of_lds() -> None:
    text = "v_and_b32 v1, 0x3ff, v0\nv_lshlrev_b32 v2, {}, v1\nds_store_b8 v2, v1"
    run(text.format(0), waves=2, lds=512)
    interleaved = lines(
        "v_and_b32 v1, 0x3ff, v0", "v_and_b32 v2, 31, v1", "v_lshlrev_b32 v2, 1, v2",
        "v_lshrrev_b32 v3, 5, v1", "v_add_nc_u32 v2, v2, v3",
    )  # fmt: skip
    run(lines(interleaved, "ds_store_b8 v2, v1"), waves=2, lds=512)
    assert fault(lines(interleaved, "ds_store_b16 v2, v1"), waves=2, lds=512).code == "E_LDS_RACE"


def test_lds_atomics_do_not_race_with_each_other() -> None:
    clear = lines(LANE_BYTES, "v_mov_b32 v4, 0", "v_mov_b32 v5, 1", "ds_store_b32 v4, v4")
    clear = lines(clear, "s_waitcnt lgkmcnt(0)", "s_barrier")
    start = lines("v_cmp_gt_u32 vcc_lo, 32, v0", "s_and_saveexec_b32 s6, vcc_lo")
    start = lines("v_mov_b32 v4, 0", "v_mov_b32 v5, 1", start, "ds_store_b32 v4, v4")
    start = lines(start, "s_mov_b32 exec_lo, s6", "s_waitcnt lgkmcnt(0)", "s_barrier")
    run(lines(start, "ds_add_u32 v4, v5"), waves=2, lds=512)
    run(lines(start, "ds_store_b32 v4, v5"), waves=2, lds=512)  # both say the same
    assert fault(lines(start, "ds_store_b32 v4, v0"), waves=2, lds=512).code == "E_LDS_RACE"
    assert (
        fault(lines(start, "ds_add_u32 v4, v5", "ds_load_b32 v6, v4"), waves=2, lds=512).code == "E_LDS_RACE"
    )


# -- memory, inside a group ------------------------------------------------------------------------


def test_waves_that_exchange_through_memory_need_a_barrier() -> None:
    start = lines(LANE_BYTES, OTHER_WAVE, STORE.format("v1"), WAIT)
    run(lines(start, "s_barrier", LOAD.format("v3"), WAIT), waves=2)
    found = fault(lines(start, LOAD.format("v3"), WAIT), waves=2)
    assert (found.code, found.where["wave"], found.where["other_wave"]) == ("E_RACE", 1, 0)
    assert (found.where["lane"], found.where["lanes"]) == (0, "0")
    assert "read by group 0, wave 0 of dispatch 1" in found.detail
    run(lines(start, LOAD.format("v1"), WAIT), waves=2)


def test_in_wgp_mode_a_store_that_no_wave_awaited_before_the_barrier_may_still_be_in_flight() -> None:
    """LLVM AMDGPUUsage, memory model of GFX10 and GFX11: in CU mode one L0 serves the whole group."""
    late = lines(LANE_BYTES, OTHER_WAVE, STORE.format("v1"), "s_barrier", LOAD.format("v3"), WAIT)
    run(late, waves=2)
    found = fault(late, waves=2, rsrc1=RSRC1 | WGP_MODE)
    assert (found.code, found.where["wave"], found.where["other_wave"]) == ("E_RACE", 0, 1)
    assert f"at pc {found.where['pc']:#x} of {found.where['va']:#x}, and write by group 0" in found.detail
    assert "in flight at the barrier between" in found.detail
    run(late.replace("s_barrier", f"{WAIT}\ns_barrier"), waves=2, rsrc1=RSRC1 | WGP_MODE)


def test_a_wave_reads_what_its_l0_read_before_the_other_wave_wrote() -> None:
    """In WGP mode the waves of a group sit behind two L0 caches."""
    read = lines(LANE_BYTES, OTHER_WAVE, LOAD.format("v3"), WAIT, "s_barrier")
    text = lines(read, STORE.format("v1"), WAIT, "s_barrier", "{}", LOAD.format("v3"))
    run(text.format("s_nop 0"), waves=2)
    assert fault(text.format("s_nop 0"), waves=2, rsrc1=RSRC1 | WGP_MODE).code == "E_SCOPE"
    run(text.format("buffer_gl0_inv"), waves=2, rsrc1=RSRC1 | WGP_MODE)


def test_a_scalar_load_behind_a_vector_store() -> None:
    store = lines(LANE_BYTES, STORE.format("v1"), WAIT)
    found = fault(lines(store, "s_load_b32 s6, s[0:1], 0x0"))
    assert (found.code, "s_dcache_inv" in found.detail) == ("E_SCALAR_STALE", True)
    run(lines(store, "s_load_b32 s6, s[0:1], 0x80"))
    run(lines(store, "s_dcache_inv", "s_load_b32 s6, s[0:1], 0x0"))
    again = lines(store, "s_dcache_inv", "s_load_b32 s7, s[0:1], 0x0", STORE.format("v1"), WAIT)
    assert fault(lines(again, "s_load_b32 s6, s[0:1], 0x0")).code == "E_SCALAR_STALE"


# -- memory, between groups ------------------------------------------------------------------------

OWN = lines(LANE_BYTES, "s_lshl_b32 s6, s2, {}", "v_add_nc_u32 v3, s6, v1")  # v3: the group's own dword


def test_groups_that_write_the_same_dword() -> None:
    store = "global_store_b32 v1, {}, s[0:1]"
    found = fault(lines(LANE_BYTES, "v_mov_b32 v5, s2", store.format("v5")), groups=2)
    assert (found.code, found.where["group"], found.where["other_group"]) == ("E_RACE", 1, 0)
    run(lines(LANE_BYTES, "v_mov_b32 v5, s2", store.format("v5")), groups=1)
    run(lines(LANE_BYTES, "v_mov_b32 v5, 7", store.format("v5")), groups=2)  # all say the same
    last = lines("v_mov_b32 v5, s2", "v_add_nc_u32 v5, 7, v5")
    assert fault(lines(LANE_BYTES, last, store.format("v5")), groups=2).where["lane"] == 0
    run(lines(OWN.format(7), STORE.format("v3")), groups=4)
    own = lines(OWN.format(6), "v_mov_b32 v5, s2", "global_store_b32 v3, v5, s[0:1]")
    assert fault(own, groups=4).code == "E_RACE"


def test_groups_that_read_their_neighbours_cell_in_place() -> None:
    """The last reader is the writer itself: who else has read must not be forgotten."""
    step = lines(OWN.format(7), "global_load_b32 v4, v3, s[0:1] offset:4", LOAD.format("v3"), WAIT)
    found = fault(lines(step, "v_mov_b32 v5, s2", "global_store_b32 v3, v5, s[0:1]"), groups=4)
    assert (found.code, "read by group 0" in found.detail) == ("E_RACE", True)
    run(lines(step, "global_store_b32 v3, v1, s[0:1] offset:2048"), groups=4)


def test_atomics_of_several_groups_do_not_race() -> None:
    add = lines(LANE_BYTES, "v_mov_b32 v2, 1", "global_atomic_add_u32 v1, v2, s[0:1]")
    assert run(add, groups=3, waves=2)[:64].tolist() == [3] * 64
    assert fault(lines(add, WAIT, LOAD.format("v1")), groups=2).code == "E_RACE"
    assert fault(lines(LANE_BYTES, LOAD.format("v1"), WAIT, add), groups=2).code == "E_RACE"
    run(lines(LANE_BYTES, "global_load_b32 v2, v1, s[0:1] glc", WAIT, add), groups=2)


def test_groups_may_write_neighbouring_bytes() -> None:
    byte = lines("v_lshlrev_b32 v1, 2, v0", "v_add_nc_u32 v3, s2, v1", "global_store_b8 v3, v1, s[0:1]")
    run(byte, groups=4)
    assert fault(byte.replace("b8", "b16"), groups=4).code == "E_RACE"


def test_a_launch_comes_after_the_one_before() -> None:
    bench = Bench()
    memory = bench.put(np.zeros(1024, np.uint32))
    for _ in range(2):
        bench.run(lines(LANE_BYTES, STORE.format("v1")), memory, mode="strict")
        bench.run(lines(LANE_BYTES, LOAD.format("v1")), memory, mode="strict")


def test_an_access_across_two_pages_of_the_shadow() -> None:
    bench = Bench()
    big = bench.put(np.zeros(1 << 16, np.uint32))
    wide = lines(
        "v_lshlrev_b32 v1, 4, v0", "v_add_nc_u32 v1, {:#x}, v1", "global_load_b128 v[4:7], v1, s[0:1]"
    )
    store = "global_store_b128 v1, v[4:7], s[0:1]"
    for start in (0xFF00 - big % 0x10000 + 0x10000, 0xFFF0 - big % 0x10000 + 0x10000):
        text = lines(wide.format(start & ~15), WAIT, store)
        bench.run(text, big, mode="strict")
        with faults("E_RACE"):
            bench.run(text, big, mode="strict", grid=(2, 1, 1))


# -- accesses of any memory -------------------------------------------------------------------------

FLAT = lines(
    LANE_BYTES, "v_mov_b32 v4, s0", "v_mov_b32 v5, s1", "v_add_co_u32 v4, vcc_lo, v4, v1",
    "v_add_co_ci_u32 v5, null, 0, v5, vcc_lo", "v_mov_b32 v6, s2",
)  # fmt: skip
HALF_IN_LDS = lines(
    FLAT, "v_cmp_gt_u32 vcc_lo, 16, v0", "s_mov_b64 s[8:9], src_shared_base", "v_mov_b32 v8, s9",
    "v_cndmask_b32 v5, v8, v5, vcc_lo", "v_cndmask_b32 v4, v1, v4, vcc_lo",
)  # fmt: skip


def test_flat_accesses_are_told_wherever_they_go() -> None:
    store = "flat_store_b32 v[4:5], v6"
    for start in (FLAT, HALF_IN_LDS):
        assert fault(lines(start, store), groups=2, lds=512).code == "E_RACE"
        run(lines(start, store), lds=512)
    found = fault(lines(HALF_IN_LDS, "flat_load_b32 v7, v[4:5]"), lds=512)
    assert (found.code, found.where["lane"], found.where["lds"]) == ("E_LDS_UNINIT", 16, 64)
    run(lines(FLAT, "flat_atomic_add_u32 v[4:5], v6"), groups=2)


# Each of two waves fills its half of LDS; lane 0 then counts the wave; the second looks at the first's half.
COUNTED = """
    v_and_b32 v1, 0x3ff, v0
    v_lshlrev_b32 v1, 2, v1
    v_mov_b32 v4, 0
    v_mov_b32 v5, 1
    s_mov_b32 s9, 0
    v_cmp_gt_u32 vcc_lo, 32, v0
    s_cbranch_vccz arrive
    ds_store_b32 v4, v4 offset:256
    s_waitcnt lgkmcnt(0)
    s_mov_b32 s9, 1
arrive:
    ds_store_b32 v1, v1
    s_waitcnt lgkmcnt(0)
    s_mov_b32 exec_lo, 1
    {count}
    s_waitcnt lgkmcnt(0)
    s_mov_b32 exec_lo, -1
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc1 done
    v_xor_b32 v3, 0x80, v1
    ds_load_b32 v2, v3
    s_waitcnt lgkmcnt(0)
done:
"""


def test_waves_hand_over_lds_through_an_atomic_of_one_lane_or_of_all() -> None:
    counted = COUNTED.format(count="ds_add_rtn_u32 v6, v4, v5 offset:256")
    run(counted, waves=2, lds=512)
    run(counted.replace("s_mov_b32 exec_lo, 1", "s_nop 0"), waves=2, lds=512)
    found = fault(COUNTED.format(count="s_nop 0"), waves=2, lds=512)
    assert (found.code, found.where["wave"], found.where["other_wave"]) == ("E_LDS_RACE", 1, 0)


# -- waves of a group, at random -------------------------------------------------------------------

WAVES, ROUNDS, TIMES = 3, 2, 2
Access = tuple[bool, bool, int]  # in LDS, a store, first byte of a row of lanes


def rounds_of(random: np.random.Generator) -> list[list[list[Access]]]:
    """Per round between barriers and per wave: rows that it touches, half a row apart."""
    places = int(random.choice([12, 60]))

    def row() -> Access:
        return bool(random.random() < 0.5), bool(random.random() < 0.5), int(random.integers(places)) * 64

    return [[[row() for _ in range(TIMES)] for _ in range(WAVES)] for _ in range(ROUNDS)]


def is_race(waves: list[list[Access]]) -> bool:
    """Whether two waves touch one dword in a round, and one of them stores."""
    seen: dict[tuple[bool, int], set[tuple[int, bool]]] = {}
    for wave, accesses in enumerate(waves):
        for in_lds, is_store, start in accesses:
            for byte in range(start, start + 128, 4):
                before = seen.setdefault((in_lds, byte), set())
                if any(other != wave and (is_store or stored) for other, stored in before):
                    return True
                before.add((wave, is_store))
    return False


def text_of(rounds: list[list[list[Access]]]) -> str:
    number = 0
    text = ["v_and_b32 v1, 31, v0", "v_lshlrev_b32 v1, 2, v1", "v_and_b32 v5, 0x3ff, v0"]
    text += ["v_readfirstlane_b32 s6, v5", "v_mov_b32 v7, -1", "s_cmp_lg_u32 s6, 0", "s_cbranch_scc1 filled"]
    text += [f"ds_store_b32 v1, v7 offset:{start}" for start in range(0, 4096, 128)]
    text += ["s_waitcnt lgkmcnt(0)", "filled:", "s_barrier"]
    for index, waves in enumerate(rounds):
        for wave, accesses in enumerate(waves):
            text += [f"s_cmp_lg_u32 s6, {32 * wave}", f"s_cbranch_scc1 after{index}_{wave}"]
            for in_lds, is_store, start in accesses:
                number += 1
                text.append(f"v_add_nc_u32 v4, {100 * number}, v5")
                name, base = ("ds", "") if in_lds else ("global", ", s[0:1]")
                moved = f"store_b32 v1, v4{base}" if is_store else f"load_b32 v8, v1{base}"
                text += [f"{name}_{moved} offset:{start}", "s_waitcnt vmcnt(0) lgkmcnt(0)", WAIT]
            text.append(f"after{index}_{wave}:")
        text.append("s_barrier")
    return "\n".join(text)


@pytest.mark.parametrize("seed", range(30))
def test_waves_race_exactly_where_rows_meet_between_barriers(seed: int) -> None:
    rounds = rounds_of(np.random.default_rng(seed))
    text = text_of(rounds)
    if any(is_race(waves) for waves in rounds):
        assert fault(text, waves=WAVES, lds=4096).code in ("E_RACE", "E_LDS_RACE")
    else:
        run(text, waves=WAVES, lds=4096)
