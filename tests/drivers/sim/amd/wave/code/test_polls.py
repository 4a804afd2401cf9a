"""Which loops may wait for others, and which only count."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.sim.amd.wave.code.decode import load
from drivers.sim.amd.wave.code.polls import (
    EVERY_LANE,
    SLOTS_FROM,
    Asked,
    BitFlow,
    Polls,
    PrivateBits,
    addresses,
    endless,
    find_polls,
    is_source,
    loops_of,
    sides,
    spread,
)
from drivers.sim.amd.wave.patience import Patience
from tests.drivers.sim.amd.wave.code.test_dataflow import blocks_of
from tests.drivers.sim.amd.wave.conftest import Bench, assemble
from tests.drivers.sim.amd.wave.rule_kernels import first, loaded, names


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


# -- in parts --------------------------------------------------------------------------------------

ANY: Any = None
IF = ((1,), (2, 3), (4,), (4,), (1, 5), ())  # a loop of 1 to 4 with a branch in it
NESTED = ((1,), (2, 5), (3, 4), (4,), (5,), (1, 6), ())  # and one with a branch in one side
CONTINUE = ((1,), (2, 3), (1,), (1, 4), ())


@pytest.mark.parametrize(
    ("ways", "header", "loops"),
    [
        (IF, 1, [{1, 2, 3, 4}]), (IF, 0, []), (IF, 4, []), (CONTINUE, 1, [{1, 2}, {1, 3}]),
        (((0, 1), ()), 0, [{0}]), (NESTED, 1, [{1, 2, 3, 4, 5}]),
    ],
)  # fmt: skip
def test_a_loop_is_what_lies_on_a_way_back_to_its_first_block(
    ways: tuple[tuple[int, ...], ...], header: int, loops: list[set[int]]
) -> None:
    blocks = blocks_of(ways)
    assert [set(found) for found in loops_of(blocks, blocks[header])] == loops


@pytest.mark.parametrize(
    ("ways", "branch", "decided"),
    [
        (IF, 1, {2, 3}), (IF, 4, set()), (NESTED, 1, {2, 3, 4}), (NESTED, 2, {3}), (NESTED, 5, set()),
        (NESTED, 3, set()), (CONTINUE, 1, {2, 3}), (CONTINUE, 3, set()),
    ],
)  # fmt: skip
def test_a_branch_decides_what_lies_on_one_of_its_sides_alone(
    ways: tuple[tuple[int, ...], ...], branch: int, decided: set[int]
) -> None:
    body = frozenset(range(1, len(ways) - 1))
    assert sides(blocks_of(ways), body, 1, branch) == decided


@pytest.mark.parametrize(
    ("text", "source", "named"),
    [
        ("global_load_b32 v2, v1, s[4:5]", True, ["s4", "s5", "v1"]),
        ("global_store_b32 v1, v2, s[4:5]", False, ["s4", "s5", "v1"]),
        ("global_atomic_add_u32 v2, v1, v3, s[4:5] glc", True, ["s4", "s5", "v1"]),
        ("global_atomic_add_u32 v1, v3, s[4:5]", False, ["s4", "s5", "v1"]),
        ("flat_load_b32 v2, v[4:5]", True, ["v4", "v5"]),
        ("buffer_load_b32 v2, v1, s[4:7], s9 offen", True, ["s4", "s5", "s6", "s7", "s9", "v1"]),
        ("s_load_b32 s6, s[2:3], s9", True, ["s2", "s3", "s9"]),
        ("ds_load_b32 v2, v1", True, ["v1"]), ("ds_add_rtn_u32 v2, v1, v3", True, ["v1"]),
        ("ds_add_u32 v1, v3", False, ["v1"]), ("ds_bpermute_b32 v2, v1, v3", False, ["v1"]),
        ("ds_swizzle_b32 v2, v1 offset:swizzle(SWAP,1)", False, ["v1"]),
        ("scratch_load_b32 v2, v1, off", False, ["v1"]), ("v_mov_b32 v2, v1", False, []),
    ],
)  # fmt: skip
def test_what_brings_what_others_wrote_and_from_where(text: str, source: bool, named: list[str]) -> None:
    inst = first(text).step.inst
    assert is_source(inst) is source
    assert [name for name in names(addresses(inst)) if name != "null"] == named


def flow(reads: int, writes: int, is_source: bool = False, copies: tuple[int, int] | None = None) -> BitFlow:
    return BitFlow(ANY, reads, writes, is_source, 0, copies)


@pytest.mark.parametrize(
    ("state", "found", "step"),
    [
        (0b0001, 0b0101, flow(0b0001, 0b0100)), (0b0100, 0, flow(0b0001, 0b0100)),
        (0b1001, 0b1101, flow(0b0011, 0b0100)), (0b0000, 0b0100, flow(0, 0b0100, is_source=True)),
        (0b1100, 0b1000, flow(0, 0b0100)),
    ],
)  # fmt: skip
def test_what_depends_on_a_load_spreads_to_what_is_written_with_it(
    state: int, found: int, step: BitFlow
) -> None:
    assert spread(step, state) == found


FROM, TO = 1000, 1100


def test_a_copy_of_lanes_spreads_lane_by_lane() -> None:
    step = flow(EVERY_LANE << FROM, EVERY_LANE << TO, copies=(FROM, TO))
    state = 1 << FROM + 63 | 1 << FROM + 3 | 1 << FROM + 64 | 1 << TO + 5 | 1
    assert (
        spread(step, state)
        == 1 << FROM + 63 | 1 << FROM + 3 | 1 << FROM + 64 | 1 << TO + 63 | 1 << TO + 3 | 1
    )


@pytest.mark.parametrize(
    ("laps", "bits"),
    [
        ([[flow(0b1, 0b1)]], 0b1), ([[flow(0, 0b1), flow(0b1, 0)]], 0), ([[flow(0b11, 0b10)]], 0b10),
        ([[flow(0b1, 0)], [flow(0, 0b1)]], 0b1), ([[flow(0, 0b1)], [flow(0b1, 0)]], 0),
        ([[flow(0b1, 0), flow(0b10, 0b1), flow(0b1, 0b10)]], 0b11),
    ],
)  # fmt: skip
def test_a_lap_hands_on_what_it_reads_before_it_writes_it(laps: list[list[BitFlow]], bits: int) -> None:
    assert PrivateBits().handed_on(laps, frozenset(range(len(laps)))) == bits
    assert PrivateBits().handed_on([[flow(0b100, 0b100)], *laps], frozenset(range(1, len(laps) + 1))) == bits


def test_of_lanes_that_are_kept_it_hands_on_those_that_it_changes() -> None:
    begin = flow(EVERY_LANE << FROM, EVERY_LANE << TO, copies=(FROM, TO))
    end = flow(EVERY_LANE << TO, EVERY_LANE << FROM, copies=(TO, FROM))
    use, change = flow(1 << TO, 1), flow(1, 1 << TO + 6)
    handed = PrivateBits().handed_on
    assert handed([[begin, use, change, end]], frozenset({0})) == 1 << FROM + 6
    assert handed([[begin, use, end]], frozenset({0})) == 0


def test_lanes_that_keep_scalars_and_dwords_of_private_memory_have_bits() -> None:
    text = """v_writelane_b32 v3, 5, 2
        v_writelane_b32 v3, s5, 63
        v_readlane_b32 s6, v3, 2
        v_readlane_b32 s7, v4, 2
        scratch_load_b32 v3, off, s33 offset:40
        scratch_store_b64 off, v[6:7], off offset:8
        scratch_load_b32 v8, v1, off
        scratch_store_b32 off, v3, s33 offset:40"""
    first, second, third, fourth, load, store, chosen, back, _ = PrivateBits().flows(loaded(text))[0]
    lanes = SLOTS_FROM + 1
    dword, pair = lanes + 2 * 64, lanes + 3 * 64
    assert (first.reads, first.writes) == (0, 1 << lanes + 2)
    assert (second.reads, second.writes) == (1 << 5, 1 << lanes + 63)
    assert (third.reads, third.writes) == (1 << lanes + 2, 1 << 6)
    assert fourth.reads >> 256 == 1 << 4 and fourth.writes == 1 << 7
    assert (load.copies, back.copies) == ((dword, lanes), (lanes, dword))
    assert load.reads >> dword == EVERY_LANE and load.writes == EVERY_LANE << lanes
    assert back.writes == EVERY_LANE << dword and back.reads >> lanes & EVERY_LANE == EVERY_LANE
    assert store.writes == 0b11 << pair and store.copies is None
    assert chosen.reads >> SLOTS_FROM == 1 and chosen.writes == 1 << 256 + 8


def test_which_lanes_are_on_again_does_not_depend_on_those_that_were() -> None:
    """An or with EXEC brings lanes back; an and with it drops some."""
    join, drop = (
        PrivateBits().flows(loaded(f"s_{name}_b32 exec_lo, exec_lo, s4"))[0][0] for name in ("or", "and")
    )
    assert (join.reads, drop.reads) == (1 << 4, 1 << 4 | 1 << 126)
    other = PrivateBits().flows(loaded("s_or_b32 s5, exec_lo, s4"))[0][0]
    assert other.reads == 1 << 4 | 1 << 126


def test_an_endless_wave_is_told_what_it_asked_for_and_who_allows_more() -> None:
    where, patience = {"pc": 0x1000}, Patience(1000)
    plain = endless(where, patience, None)
    assert (plain.code, plain.where) == ("E_WATCHDOG", where)
    assert "in time. It had 1,000 instructions; `watchdog` of hcq.settings" in plain.detail
    for text, space in (("ds_load_b32 v1, v0", "LDS"), ("global_load_b32 v1, v0, s[0:1]", "memory")):
        found = endless(where, patience, Asked(0x40, 0x1008, text))
        assert f"asks for {space} 0x40 again and again, at pc 0x1008 ({text}). It had" in found.detail
        assert found.where == {"pc": 0x1000, "polled": 0x40, "polled_pc": 0x1008}
