"""Dwords of private memory that the code names, and which of them hold a value."""

from __future__ import annotations

import pytest

from drivers.sim.amd.wave.code.defined import find_doubts
from drivers.sim.amd.wave.code.exec_mask import full_exec
from drivers.sim.amd.wave.code.private_slots import (
    NO_BASE,
    has_private,
    is_return,
    loads_whole,
    may_be_private,
    named_by,
)
from drivers.sim.amd.wave.code.steps import VGPR
from tests.drivers.sim.amd.wave.rule_kernels import first, loaded

LAUNCHED = 1 << VGPR | (1 << 8) - 1 | 1 << 126 | 1 << 127  # v0, s0 to s7, EXEC
STORE, LOAD = "scratch_store_b32 off, v0, off offset:8", "scratch_load_b32 v1, off, off offset:8"
WAIT = "s_waitcnt vmcnt(0)"


def in_doubt(*texts: str) -> list[int]:
    """Positions of the loads whose result is in doubt."""
    program = loaded("\n".join(texts))
    assert full_exec(program, True)[0][0]
    loads = find_doubts(program, LAUNCHED).loads
    steps = [step for block in program.blocks for step in block.steps]
    return [index for index, step in enumerate(steps) if step.offset in loads]


@pytest.mark.parametrize(
    ("text", "base", "dwords"),
    [
        ("scratch_load_b32 v1, off, off offset:8", NO_BASE, [2]),
        ("scratch_store_b96 off, v[1:3], s32 offset:16", 32, [4, 5, 6]),
        ("scratch_load_u16 v1, off, s33 offset:6", 33, [1, 2]),
        ("scratch_load_u8 v1, off, off offset:4", NO_BASE, [1]),
        ("scratch_load_b32 v1, off, s0", 0, [0]),
        ("scratch_load_b128 v[4:7], off, off offset:12", NO_BASE, [3, 4, 5, 6]),
    ],
)
def test_what_a_constant_names(text: str, base: int, dwords: list[int]) -> None:
    named = named_by(first(text).step.inst)
    assert named is not None and (named.base, list(named.dwords)) == (base, dwords)


def test_what_lanes_choose_has_no_name() -> None:
    assert named_by(loaded("scratch_load_b32 v1, v2, off").blocks[0].steps[0].inst) is None
    assert in_doubt("scratch_store_b32 v0, v0, off", "scratch_load_b32 v1, v0, off") == [1]


def test_a_dword_that_every_path_stored_is_no_doubt() -> None:
    assert in_doubt(STORE, LOAD) == []
    assert in_doubt(LOAD) == [0]
    assert in_doubt(STORE, LOAD.replace(":8", ":12")) == [1]
    branch = "s_cmp_eq_u32 s0, 0\ns_cbranch_scc1 over\n{}\nover:\n{}"
    assert in_doubt(branch.format(STORE, LOAD)) == [3]
    assert in_doubt(STORE, branch.format("s_nop 0", LOAD)) == []


def test_a_store_of_some_lanes_does_for_these() -> None:
    some = ("s_mov_b32 s8, exec_lo", "s_mov_b32 exec_lo, 0xff", STORE)
    assert in_doubt(*some, LOAD) == []
    assert in_doubt(*some, "s_mov_b32 exec_lo, s8", LOAD) == [4]


def test_a_store_of_all_lanes_does_for_those_that_are_on_again() -> None:
    off_and_on = ("s_mov_b32 s8, exec_lo", "s_mov_b32 exec_lo, 0xff", "s_mov_b32 exec_lo, s8")
    assert in_doubt(STORE, *off_and_on, LOAD) == []


def test_what_is_stored_may_itself_be_nothing() -> None:
    copy = (LOAD, WAIT, "scratch_store_b32 off, v1, off offset:16", LOAD.replace(":8", ":16"))
    assert in_doubt(*copy) == [0, 3]
    assert in_doubt(STORE, *copy) == []


def test_parts_of_dwords_count_as_written() -> None:
    assert in_doubt(LOAD.replace("b32", "u8")) == in_doubt(LOAD.replace("b32", "d16_b16")) == []
    assert in_doubt(LOAD, LOAD.replace("b32", "u8")) == [0]


def test_another_base_is_another_place() -> None:
    store, load = STORE.replace("off offset", "s32 offset"), LOAD.replace("off, off", "off, s32")
    assert in_doubt("s_mov_b32 s32, 0", store, load) == []
    assert in_doubt("s_mov_b32 s32, 0", store, "s_mov_b32 s32, 16", load) == [3]


def test_without_a_base_is_another_place_than_behind_any_register() -> None:
    for base in ("s0", "s1", "s2"):
        put, take = (text.replace("off offset", f"{base} offset") for text in (STORE, LOAD))
        assert in_doubt(STORE, take) == [1] and in_doubt(put, LOAD) == [1]
        assert in_doubt(put, take) == []
    assert in_doubt(STORE, "s_mov_b32 s1, 0", LOAD) == []


def test_a_new_base_leaves_every_dword_of_the_old_one_in_doubt_and_those_of_others_alone() -> None:
    def at(text: str, place: str, offset: int) -> str:
        return text.replace("off offset:8", f"{place} offset:{offset}")

    places = [("s32", 0), ("s32", 4), ("s32", 8), ("s33", 0), ("off", 0)]
    stores, loads = ([at(text, *place) for place in places] for text in (STORE, LOAD))
    bases = ["s_mov_b32 s32, 0", "s_mov_b32 s33, 64"]
    assert in_doubt(*bases, *stores, *loads) == []
    assert in_doubt(*bases, *stores, "s_mov_b32 s32, 16", *loads) == [8, 9, 10]
    assert in_doubt(*bases, *stores, "s_mov_b32 s33, 16", *loads) == [11]


def test_flat_stores_of_something_leave_what_is_known() -> None:
    nothing = "flat_store_b32 v[0:1], v9"
    assert in_doubt("v_mov_b32 v1, 0", STORE, "flat_store_b32 v[0:1], v0", LOAD) == []
    assert in_doubt("v_mov_b32 v1, 0", STORE, nothing, LOAD) == [3]


def test_what_flat_loads_bring_is_in_doubt_where_there_is_private_memory() -> None:
    load = "flat_load_b32 v5, v[0:1]"
    assert in_doubt("v_mov_b32 v1, 0", STORE, load) == [2]
    assert in_doubt("v_mov_b32 v1, 0", "s_mov_b64 s[8:9], src_private_base", load) == [2]
    assert in_doubt("v_mov_b32 v1, 0", load) == []


def test_in_a_part_of_a_kernel_any_dword_may_be_nothing() -> None:
    program = loaded("\n".join([STORE, LOAD, WAIT, LOAD.replace(":8", ":12")]))
    steps = [step for block in program.blocks for step in block.steps]
    assert find_doubts(program, LAUNCHED, is_part=True).loads == {steps[1].offset, steps[3].offset}


@pytest.mark.parametrize(
    ("text", "may", "whole", "has"),
    [
        ("scratch_load_b32 v1, off, off", True, True, True),
        ("scratch_load_u8 v1, off, off", True, False, True),
        ("scratch_store_b32 off, v1, off", True, False, True),
        ("flat_load_b128 v[4:7], v[2:3]", True, True, False),
        ("flat_load_d16_b16 v1, v[2:3]", True, False, False),
        ("flat_store_b32 v[2:3], v1", True, False, False),
        ("flat_atomic_add_u32 v1, v[2:3], v4 glc", False, False, False),
        ("global_load_b64 v[2:3], v0, s[0:1]", False, True, False),
        ("ds_load_b96 v[2:4], v0", False, True, False),
        ("s_mov_b64 s[4:5], src_private_base", False, False, True),
        ("s_mov_b64 s[4:5], src_shared_base", False, False, False),
    ],
)
def test_what_may_go_to_private_memory(text: str, may: bool, whole: bool, has: bool) -> None:
    inst = first(text).step.inst
    assert (may_be_private(inst), loads_whole(inst), has_private([inst])) == (may, whole, has)


def test_a_function_of_llvm_s_returns_to_s30() -> None:
    texts = ("s_setpc_b64 s[30:31]", "s_setpc_b64 s[28:29]", "s_swappc_b64 s[0:1], s[30:31]")
    assert [is_return(first(text).step.inst) for text in texts] == [True, False, False]


def test_each_dword_of_a_group_is_followed_by_itself() -> None:
    store, load = "scratch_store_b64 off, v[{}], off offset:8", "scratch_load_b32 v1, off, off offset:{}"
    begin = ("v_mov_b32 v4, 0", store.format("4:5"))
    assert in_doubt(*begin, load.format(8), load.format(12)) == [3]
    assert in_doubt("v_mov_b32 v5, 0", store.format("4:5"), load.format(8), load.format(12)) == [2]
    assert in_doubt("v_mov_b32 v5, 0", *begin, load.format(8), load.format(12)) == []
    assert in_doubt(*begin, "scratch_load_b64 v[2:3], off, off offset:8") == [2]
    again = store.format("4:5").replace("off offset", "s0 offset")
    assert in_doubt("v_mov_b32 v5, 0", *begin, "s_mov_b32 s0, 0", again, load.format(12)) == []


def test_a_store_of_nothing_may_lie_on_what_other_bases_name() -> None:
    """Which place that is, nobody knows; on its own base it is known."""
    nothing = "scratch_store_b32 off, v9, s32 offset:4"
    other = LOAD.replace("off, off offset:8", "off, s32 offset:{}")
    put = "scratch_store_b32 off, v0, s32 offset:8"
    assert in_doubt("s_mov_b32 s32, 0", STORE, nothing, LOAD) == [3]
    assert in_doubt("s_mov_b32 s32, 0", put, nothing, other.format(8), other.format(4)) == [4]
    assert in_doubt(STORE, "scratch_store_b32 v0, v9, off", LOAD) == [2]
    assert in_doubt(STORE, "scratch_store_b32 v0, v0, off", LOAD) == []


def test_a_program_without_private_memory_has_nothing_to_follow() -> None:
    flat = ("v_mov_b32 v1, 0", "flat_store_b32 v[0:1], v9", "flat_load_b32 v5, v[0:1]")
    assert in_doubt(*flat) == [] and in_doubt(STORE, *flat) == [3]
    assert (
        in_doubt(STORE, "s_cbranch_scc1 a", "s_swappc_b64 s[30:31], s[0:1]", "a:", LOAD.replace(":8", ":12"))
        == []
    )
