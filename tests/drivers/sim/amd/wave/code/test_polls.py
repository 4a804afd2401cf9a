"""Which loops may wait for others, and which only count."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.amd.wave.code.decode import load
from drivers.sim.amd.wave.code.polls import Polls, find_polls
from tests.drivers.sim.amd.wave.conftest import Bench, assemble


def polls(text: str, arch: str = "gfx1100", lanes: int = 32) -> Polls:
    bench = Bench(arch=arch)
    code = assemble(text + "\ns_endpgm\n" + "s_code_end\n" * 8, arch, lanes)
    entry = bench.put(np.frombuffer(code, np.uint8).copy())
    return find_polls(load(arch, entry, bench.space, {}, lanes))


WAIT = """
again:
    {load}
    s_waitcnt 0
    v_cmp_ne_u32 vcc_lo, 3, v2
    s_cbranch_vccnz again
"""


@pytest.mark.parametrize(
    "load",
    [
        "global_load_b32 v2, v1, s[0:1] glc",
        "ds_load_b32 v2, v1",
        "flat_load_b32 v2, v[4:5]",
        "buffer_load_b32 v2, v1, s[4:7], 0 offen",
        "global_atomic_add_u32 v2, v1, v3, s[0:1] glc",
        "ds_add_rtn_u32 v2, v1, v3",
        "s_load_b32 s6, s[0:1], 0x0\n v_mov_b32 v2, s6",
    ],
)
def test_a_loop_whose_end_is_decided_by_what_it_loads(load: str) -> None:
    found = polls(WAIT.format(load=load))
    assert found == Polls(frozenset({0}), frozenset({0}), frozenset({0}))


def test_what_is_private_or_comes_from_no_memory_is_waited_for_by_nobody() -> None:
    for private in ("scratch_load_b32 v2, off, s3", "ds_bpermute_b32 v2, v1, v3", "ds_add_u32 v1, v3"):
        assert not polls(WAIT.format(load=private)).headers, private


def test_a_loop_that_counts_is_none_whatever_it_loads() -> None:
    counted = """
    again:
        global_load_b32 v2, v1, s[0:1]
        s_waitcnt vmcnt(0)
        v_add_nc_u32 v3, v3, v2
        s_sub_u32 s5, s5, 1
        s_cmp_lg_u32 s5, 0
        s_cbranch_scc1 again
    """
    assert not polls(counted).headers
    by_memory = counted.replace("s_cmp_lg_u32 s5, 0", "v_readfirstlane_b32 s6, v2\ns_cmp_lg_u32 s5, s6")
    assert polls(by_memory).headers == {0}


def test_an_address_that_moves_on_is_told_from_one_that_stays() -> None:
    search = WAIT.format(load="global_load_b32 v2, v1, s[0:1]\nv_add_nc_u32 v1, v1, v4")
    found = polls(search)
    assert found.loads == {0} and not found.still


def test_a_load_into_its_own_address_register_may_ask_the_same_place_again() -> None:
    text = WAIT.format(load="v_mov_b32 v2, v1\n ds_load_b32 v2, v2")
    assert polls(text).still == {4}
    chained = WAIT.format(load="ds_load_b32 v2, v2")
    assert polls(chained).loads == {0} and not polls(chained).still


# LLVM at -O0 keeps every variable in private memory.
KEPT = """
again:
    scratch_load_b32 v1, off, s32 offset:8
    s_waitcnt vmcnt(0)
    ds_load_b32 v2, v1
    s_waitcnt lgkmcnt(0)
    scratch_store_b32 off, v2, s32 offset:{stored}
    scratch_load_b32 v3, off, s32 offset:12
    s_waitcnt vmcnt(0)
    v_cmp_ne_u32 vcc_lo, 3, v3
    s_cbranch_vccnz again
"""


def test_values_are_followed_through_private_memory() -> None:
    assert polls(KEPT.format(stored=12)).still == {12}
    assert not polls(KEPT.format(stored=16)).headers
    moved = polls(KEPT.format(stored=12).replace("again:", "again:\nscratch_store_b32 off, v4, s32 offset:8"))
    assert moved.still, "v4 stays what it is"
    counted = KEPT.format(stored=12).replace(
        "s_cbranch", "v_add_nc_u32 v1, v1, 4\nscratch_store_b32 off, v1, s32 offset:8\ns_cbranch"
    )
    assert polls(counted).loads and not polls(counted).still


def test_a_loop_that_waits_inside_one_that_counts() -> None:
    outer = "first:\n" + WAIT.format(load="ds_load_b32 v2, v1")
    outer += "s_sub_u32 s5, s5, 1\ns_cmp_lg_u32 s5, 0\ns_cbranch_scc1 first"
    assert polls(outer).headers >= {0}


def test_waves_of_64_lanes_and_the_other_generation() -> None:
    text = WAIT.format(load="ds_load_b32 v2, v1").replace("vcc_lo", "vcc")
    assert polls(text, lanes=64).headers == {0}
    text = WAIT.format(load="ds_load_b32 v2, v1").replace("s_waitcnt 0", "s_wait_dscnt 0x0")
    assert polls(text, "gfx1201").headers == {0}


def test_what_a_function_loads_and_gives_back_its_caller_may_wait_for() -> None:
    text = "ds_load_b32 {to}, v1\ns_waitcnt lgkmcnt(0)\nv_mov_b32 v0, v2\ns_setpc_b64 s[30:31]"
    assert polls(text.format(to="v2")).returned == polls(text.format(to="v2")).asking == {0}
    assert not polls(text.format(to="v3")).asking


# LLVM at -O0 keeps whether it is done as a mask in a lane of a register, which a branch leaves as it was.
BY_BRANCH = """
again:
    ds_load_b32 v2, v1
    s_mov_b32 s4, -1
    s_waitcnt lgkmcnt(0)
    v_cmp_ne_u32 vcc_lo, 3, v2
    s_cbranch_vccnz leave
    {chosen}
leave:
    {always}
    s_cmp_lg_u32 s4, 0
    s_cbranch_scc1 again
"""


def test_what_is_written_only_where_a_branch_goes_depends_on_it() -> None:
    assert polls(BY_BRANCH.format(chosen="s_mov_b32 s4, 0", always="")).still == {0}


def test_what_every_lap_writes_does_not_depend_on_a_branch_inside() -> None:
    counted = BY_BRANCH.format(chosen="s_add_u32 s5, s5, 1", always="s_sub_u32 s4, s6, 1\ns_mov_b32 s6, s4")
    assert not polls(counted).headers


# LLVM at -O0 keeps scalars in lanes of a register, and that register in private memory.
IN_LANES = """
again:
    s_or_saveexec_b32 s10, -1
    scratch_load_b32 v0, off, s33 offset:40
    s_mov_b32 exec_lo, s10
    s_waitcnt vmcnt(0)
    v_readlane_b32 s4, v0, 0
    v_mov_b32 v1, s4
    ds_load_b32 v2, v1
    s_waitcnt lgkmcnt(0)
    v_cmp_ne_u32 vcc_lo, 3, v2
    v_writelane_b32 v0, vcc_lo, {lane}
    s_or_saveexec_b32 s10, -1
    scratch_store_b32 off, v0, s33 offset:40
    s_mov_b32 exec_lo, s10
    s_cbranch_vccnz again
"""


def test_each_lane_of_a_register_that_keeps_scalars_is_followed_by_itself() -> None:
    other, own = (polls(IN_LANES.format(lane=lane)) for lane in (6, 0))
    assert other.still == other.loads == own.loads and not own.still


def test_a_lane_may_say_that_the_loop_ends() -> None:
    text = IN_LANES.format(lane=6).replace(
        "s_cbranch", "v_readlane_b32 s5, v0, {}\n s_mov_b32 vcc_lo, s5\n s_cbranch"
    )
    assert polls(text.format(6)).headers and not polls(text.format(7)).headers


def test_a_branch_inside_decides_nothing_behind_where_its_ways_meet() -> None:
    """Two loops that count, and in the inner one something that is done for some data."""
    text = """
    outer:
        s_mov_b32 s6, 8
    inner:
        ds_load_b32 v2, v1
        s_waitcnt lgkmcnt(0)
        v_cmp_ne_u32 vcc_lo, 3, v2
        s_cbranch_vccnz on
        s_add_u32 s5, s5, 1
    on:
        s_sub_u32 s6, s6, 1
        s_cmp_lg_u32 s6, 0
        s_cbranch_scc1 inner
        s_sub_u32 s7, s7, 1
        s_cmp_lg_u32 s7, 0
        s_cbranch_scc1 outer
    """
    assert not polls(text).headers
    assert polls(text.replace("s_cmp_lg_u32 s6, 0", "s_cmp_lg_u32 s6, s5")).headers
