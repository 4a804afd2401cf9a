"""What the code alone proves of registers, and what it leaves in doubt.

Covers defined.py and definitions.py.
"""

from __future__ import annotations

import pytest

from drivers.sim.amd.wave.code.defined import (
    cause_of,
    find_doubts,
    kept_target,
    launched_registers,
    matters,
    own_sources,
    parts_of_word,
    ranges,
    reaches,
    words_of_doubt,
)
from drivers.sim.amd.wave.code.definitions import ALWAYS
from drivers.sim.amd.wave.code.steps import VGPR
from tests.drivers.sim.amd.wave.rule_kernels import first, loaded, names

LAUNCHED = launched_registers("gfx1100", 4, (4,))
HALF = "s_mov_b32 m0, 0\ns_mov_b32 exec_lo, 1\nv_mov_b32 v1, 0\ns_mov_b32 exec_lo, 3\n"
IF = "v_cmp_gt_u32 vcc_lo, 9, v0\ns_and_saveexec_b32 s6, vcc_lo\n"


def tracked(text: str) -> list[str]:
    return names(find_doubts(loaded(text), LAUNCHED).tracked)


@pytest.mark.parametrize(
    ("text", "doubts"),
    [
        ("v_mov_b32 v1, v0\nv_add_nc_u32 v2, v1, v0", []),
        (IF + "v_mov_b32 v1, 1\nv_mov_b32 v2, v1", []),  # inside the branch that wrote it
        (IF + "v_mov_b32 v1, 1\ns_or_b32 exec_lo, exec_lo, s6\nv_mov_b32 v2, v1", ["v1", "v2"]),
        ("v_mov_b32 v1, 0\n" + IF + "v_mov_b32 v1, 1\ns_or_b32 exec_lo, exec_lo, s6\nv_mov_b32 v2, v1", []),
        ("s_cbranch_scc1 a\ns_mov_b32 s7, 0\na:\ns_mov_b32 s8, s7", ["s7", "s8", "scc"]),
        ("s_mov_b32 s7, 0\na:\ns_add_u32 s7, s7, 1\ns_cbranch_scc0 a", []),
        (IF + "ds_load_b32 v1, v0\ns_waitcnt lgkmcnt(0)\nv_mov_b32 v2, v1", []),
        (HALF + "ds_load_b32 v2, v1\nv_mov_b32 v3, v1\nv_mov_b32 v4, v2", ["v1"]),  # its address must be
        (HALF + "scratch_store_b32 v0, v1, off\nv_mov_b32 v2, v1", ["v1", "v2"]),
        (HALF + "v_mov_b32 v2, 0\nglobal_store_b64 v0, v[1:2], s[0:1]\nv_mov_b32 v3, v1", ["v1", "v3"]),
        (HALF + "v_mad_u64_u32 v[4:5], null, v0, v0, v[0:1]\nv_mov_b32 v3, v4", ["v1", "v5"]),
        (HALF + "v_movreld_b32 v2, v1\nv_mov_b32 v4, v3", []),
        (HALF + "v_readlane_b32 s7, v1, 3\ns_mov_b32 s8, s7", []),
        ("v_mov_b32_dpp v1, v0 row_shr:1\nv_mov_b32 v2, v1", ["v1", "v2"]),
        ("v_mov_b32_dpp v1, v0 row_shr:1 fi:1\nv_mov_b32 v2, v1", ["v1", "v2"]),
        ("v_mov_b32_dpp v1, v0 quad_perm:[1,0,3,2]\nv_mov_b32 v2, v1", ["v1", "v2"]),
        ("v_mov_b32_dpp v1, v0 quad_perm:[1,0,3,2] fi:1\nv_mov_b32 v2, v1", []),
        ("v_mov_b32_dpp v1, v0 row_shr:1 bound_ctrl:1\nv_mov_b32 v2, v1", []),
        ("v_mov_b32_dpp v1, v0 row_shr:1 row_mask:0x1 bound_ctrl:1\nv_mov_b32 v2, v1", ["v1", "v2"]),
        ("v_mov_b32 v1, 0\nv_mov_b32_dpp v1, v0 row_shr:1\nv_mov_b32 v2, v1", []),
        ("v_permlane16_b32 v1, v0, s0, s1\nv_mov_b32 v2, v1", ["v1", "v2"]),
        ("v_permlane16_b32 v1, v0, s0, s1 op_sel:[1,0,0]\nv_mov_b32 v2, v1", []),
        ("v_permlane16_b32 v1, v0, s0, s1 op_sel:[0,1,0]\nv_mov_b32 v2, v1", []),
    ],
)
def test_what_the_code_leaves_in_doubt(text: str, doubts: list[str]) -> None:
    assert [name.replace("src_", "") for name in tracked(text)] == doubts


BACK = "s_or_b32 exec_lo, exec_lo, s6\n"


@pytest.mark.parametrize(
    ("text", "proved"),
    [
        ("v_mov_b32 v1, 0\n", ["v1"]),
        (IF + "v_mov_b32 v1, 0\n", ["v1"]),
        (IF + "v_mov_b32 v1, 0\n" + BACK, []),
        (IF + "v_mov_b32 v1, 0\n" + BACK + "v_mov_b32 v2, 0\n", ["v2"]),
        ("v_mov_b32 v1, 0\n" + IF + "v_not_b32 v1, v1\n" + BACK, ["v1"]),
        (IF + "v_writelane_b32 v1, s0, 0\n" + BACK, ["v1"]),
        (IF + "s_mov_b32 s9, s0\n" + BACK, ["s9"]),
        (IF + "v_mov_b32 v1, 0\ns_and_b32 exec_lo, exec_lo, s0\n", ["v1"]),
        ("v_mov_b32 v1, v5\nv_mov_b32 v2, 0\n", ["v2"]),
        ("v_mov_b32 v1, 0\nv_mov_b32 v1, v5\n", []),
        ("v_mad_u64_u32 v[2:3], null, v0, v0, v[0:1]\n", ["v2"]),
        ("v_mad_u64_u32 v[2:3], null, v0, v5, v[0:1]\n", []),
        ("ds_load_b32 v1, v5\n", ["v1", "v5"]),
        ("global_store_b64 v0, v[5:6], s[0:1]\n", []),
        ("s_cbranch_scc1 a\nv_mov_b32 v1, 0\na:\n", []),
        ("s_cbranch_scc1 a\nv_mov_b32 v1, 0\ns_branch b\na:\nv_mov_b32 v1, 1\nb:\n", ["v1"]),
        ("s_mov_b32 m0, 0\nv_movreld_b32 v253, v0\n", ["v253", "v254", "v255"]),
        ("v_permlane16_b32 v1, v0, s0, s1 op_sel:[0,1,0]\n", ["v1"]),
        ("v_permlane16_b32 v1, v0, s9, s1 op_sel:[0,1,0]\n", []),
        ("v_permlanex16_b32 v1, v0, s0, s1\n", []),
        ("v_readlane_b32 s9, v5, 0\n", ["s9"]),
    ],
)
def test_what_is_proved_after_instructions(text: str, proved: list[str]) -> None:
    program = loaded(text)
    found = find_doubts(program, LAUNCHED).proved[program.blocks[-1].last.offset]
    left_out = LAUNCHED | sum(1 << code for code in (6, 106, 124, 125, 253))
    assert names(found & ~left_out) == proved


def test_what_the_launch_gives_a_value() -> None:
    assert names(launched_registers("gfx1100", 2, (2, 4)) & ~ALWAYS) == ["s0", "s1", "s2", "s4", "v0"]
    ids = ["ttmp7", "ttmp8", "ttmp9"]
    assert names(launched_registers("gfx1201", 1, ()) & ~ALWAYS) == ["s0", *ids, "v0"]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("v_or_b32 v1, v2, v3", ["v2", "v3"]), ("v_or_b32 v1, v2, v2", ["v2"]),
        ("v_or_b32 v1, 1, v3", ["v3"]),
        ("v_or3_b32 v1, v2, v3, v4", ["v2", "v3", "v4"]), ("v_lshl_or_b32 v1, v2, v3, v4", ["v2", "v4"]),
        ("v_and_or_b32 v1, v2, v3, v4", ["v2", "v4"]), ("v_perm_b32 v1, v2, v3, v4", ["v2", "v3"]),
        ("v_and_b32 v1, v2, v3", []),
    ],
)  # fmt: skip
def test_of_which_registers_a_word_is_put_together(text: str, parts: list[str]) -> None:
    assert [str(each) for each in parts_of_word(first(text).step.inst)] == parts


@pytest.mark.parametrize(
    ("text", "keeps"),
    [
        ("v_mov_b32_dpp v1, v0 row_shl:1 fi:1", True), ("v_mov_b32_dpp v1, v0 row_shr:15 fi:1", True),
        ("v_mov_b32_dpp v1, v0 row_ror:1 fi:1", False),
        ("v_mov_b32_dpp v1, v0 quad_perm:[3,3,3,3] fi:1", False),
        ("v_mov_b32_dpp v1, v0 row_mirror", True), ("v_mov_b32_dpp v1, v0 row_mirror bound_ctrl:1", False),
        ("v_mov_b32_dpp v1, v0 row_mirror bound_ctrl:1 bank_mask:0x7", True),
        ("v_mov_b32_dpp v1, v0 row_mirror bound_ctrl:1 row_mask:0xe", True),
        ("v_mov_b32_dpp v1, v0 dpp8:[7,6,5,4,3,2,1,0]", False), ("v_mov_b32 v1, v0", False),
        ("v_permlane16_b32 v1, v0, s0, s1", True), ("v_permlanex16_b32 v1, v0, s0, s1 op_sel:[0,1,0]", False),
        ("v_permlane16_b32 v1, v0, s0, s1 op_sel:[1,0,0]", False), ("v_readlane_b32 s4, v1, 0", False),
        ("v_permlane64_b32 v1, v0", False),
    ],
)  # fmt: skip
def test_which_moves_between_lanes_may_leave_a_lane_as_it_was(text: str, keeps: bool) -> None:
    assert names(kept_target(first(text).step.inst)) == (["v1"] if keeps else [])


@pytest.mark.parametrize(
    ("text", "own", "decide"),
    [
        ("v_add_f32_dpp v1, v2, v3 row_shr:1", ["v3"], ["v1", "v3"]),
        ("v_add_f32_dpp v1, v2, v3 row_shr:1 bound_ctrl:1", ["v3"], ["v3"]),
        ("v_permlane16_b32 v1, v0, s0, s1", ["s0", "s1"], ["s0", "s1", "v1"]),
        ("v_readlane_b32 s4, v1, s5", ["s5"], []), ("v_movrels_b32 v1, v2", ["m0"], ["m0"]),
        ("s_movrels_b32 s4, s5", ["m0"], ["m0"]), ("ds_bpermute_b32 v1, v2, v3", ["v2", "v3"], ["v2", "v3"]),
        ("v_add_f32 v1, v2, v3", ["v3"], ["v2", "v3"]),
        ("v_lshlrev_b64 v[4:5], v0, v[2:3]", ["v2", "v3"], ["v0", "v2"]),
    ],
)  # fmt: skip
def test_on_what_it_depends_whether_a_result_has_a_value(
    text: str, own: list[str], decide: list[str]
) -> None:
    """own: what is read in the lane itself, beside the first source."""
    facts = first(text)
    assert names(own_sources(facts.step.inst)) == own
    assert names(matters(facts) & ~ALWAYS) == decide


def test_lanes_are_named_in_ranges() -> None:
    assert [ranges(lanes) for lanes in ([], [5], [0, 1, 2, 3, 8], [1, 3, 4])] == ["", "5", "0-3,8", "1,3-4"]
    assert words_of_doubt(7, []) == (
        "s7 decides here, but this wave did not write it on its way",
        {"reg": "s7"},
    )
    detail, place = words_of_doubt(VGPR + 1, [4, 5, 9])
    assert detail == "v1 decides here, but this wave did not write its lanes 4-5,9 on its way"
    assert place == {"reg": "v1", "lane": 4, "lanes": "4-5,9"}


MOVE, STORE = "v_mov_b32_dpp v1, v0 row_shr:1\n", "global_store_b32 v0, {}, s[0:1]"


@pytest.mark.parametrize(
    ("text", "offset"),
    [
        (MOVE + STORE.format("v1"), 0),
        (MOVE + "v_not_b32 v2, v1\n" + STORE.format("v2"), 0),
        (MOVE + "v_mov_b32 v1, 0\n" + STORE.format("v1"), None),
        (MOVE + STORE.format("v0"), None),
        (MOVE + "global_load_b32 v2, v1, s[0:1]\n" + STORE.format("v2"), None),
        ("v_mov_b32 v1, 0\n" + MOVE + STORE.format("v1"), None),
        ("s_cbranch_scc1 a\nv_mov_b32 v1, 0\na:\n" + MOVE + STORE.format("v1"), 8),
        ("v_add_f32_dpp v1, v0, v5 row_shr:1\n" + STORE.format("v1"), None),
        (MOVE + "v_mov_b32_dpp v2, v0 row_shr:2\n" + STORE.format("v2"), 8),
        (MOVE + "s_cbranch_scc1 a\nv_mov_b32 v1, 0\na:\n" + STORE.format("v1"), 0),
    ],
)
def test_the_move_that_left_lanes_without_a_value_is_found(text: str, offset: int | None) -> None:
    program = loaded(text)
    store = [step for block in program.blocks for step in block.steps][-2]
    cause = cause_of(program, find_doubts(program, LAUNCHED), store.offset)
    assert (cause.step.offset if cause else None) == offset
    if cause:
        assert cause.code == "E_DPP_INACTIVE"
        assert cause.words("x", "move", 16).startswith("x: move at 0x10 left lanes as they were whose source")


def test_the_load_that_found_nothing_is_found() -> None:
    """A choice may leave what it brings."""
    text = "ds_load_b32 v5, v0\ns_waitcnt lgkmcnt(0)\nv_cndmask_b32 v5, 7, v5, vcc_lo\n" + STORE.format("v5")
    program = loaded(text)
    doubts = find_doubts(program, LAUNCHED)
    cause = cause_of(program, doubts, program.blocks[0].steps[-2].offset)
    assert cause is not None and (cause.code, cause.step.offset) == ("E_LDS_UNINIT", 0)
    assert (
        cause.words("x", "load", 16) == "x: load at 0x10 loaded it from LDS that this group had not written"
    )
    assert find_doubts(program, LAUNCHED, is_part=True).early == frozenset()


def test_what_a_part_of_a_kernel_finds_may_be_nothing() -> None:
    program = loaded("v_add_nc_u32 v1, v2, s3\ns_mov_b32 s4, 0")
    whole, part = (find_doubts(program, LAUNCHED, is_part=each) for each in (False, True))
    assert names(part.tracked) == ["s3", "s4", "v1", "v2"] and names(whole.tracked) == ["v1", "v2"]
    assert (part.is_private, part.is_part, whole.is_private) == (True, True, False)
    assert names(part.proved[0] & ~ALWAYS) == [] and "s3" in names(whole.proved[0])


def test_values_are_followed_to_the_instruction_that_reads_them() -> None:
    program = loaded(
        "v_not_b32 v2, v1\nv_not_b32 v3, v2\nv_mov_b32 v2, 0\nv_not_b32 v4, v2\nv_not_b32 v5, v3"
    )
    one = 1 << VGPR + 1
    assert [reaches(program, (0, 0), one, 4 * at) for at in range(5)] == [True, True, False, False, True]
    assert [reaches(program, (0, 1), one, 4 * at) for at in range(5)] == [False] * 5


def test_the_index_of_a_move_has_a_value_from_then_on() -> None:
    """An access by it, too, ends the wave where it has none."""
    for text, moved in (("v_movrels_b32 v1, v2", ["m0", "v1"]), ("s_movrels_b32 s9, s8", ["s9", "m0"])):
        proved = find_doubts(loaded(text), LAUNCHED).proved
        assert names(proved[0] & ~LAUNCHED) == [] and names(proved[4] & ~LAUNCHED) == moved
