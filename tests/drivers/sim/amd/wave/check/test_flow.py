"""Dataflow over blocks: states merge where paths meet, and a loop is followed until nothing changes."""

from __future__ import annotations

import pytest

from drivers.sim.amd.wave.code.step_facts import lowest, register_name
from drivers.sim.amd.wave.code.steps import VGPR
from tests.drivers.sim.amd.wave.rule_kernels import assembled, examine, fault, lines

BRANCH = ["s_cmp_eq_u32 s0, s1", "s_cbranch_scc1 other"]


def test_what_both_paths_define_is_defined_where_they_meet() -> None:
    paths = ["v_mov_b32 v1, 0", "s_branch join", "other:", "v_mov_b32 v1, 1", "join:", "v_mov_b32 v2, v1"]
    examine(assembled(lines(*BRANCH, *paths)))


def test_a_definition_inside_a_loop_reaches_its_start() -> None:
    loop = ["v_mov_b32 v1, 0", "again:", "v_mov_b32 v3, v1", "v_mov_b32 v2, 0", "s_cmp_eq_u32 s0, s1"]
    examine(assembled(lines(*loop, "s_cbranch_scc1 again", "v_mov_b32 v4, v2")))


def test_code_that_no_path_reaches_is_not_judged() -> None:
    examine(assembled(lines("s_branch over", "v_mov_b32 v1, v9", "over:", "s_nop 0")))
    assert fault(lines("s_nop 0", "v_mov_b32 v1, v9")).code == "E_UNINIT"


@pytest.mark.parametrize(("bits", "expected"), [(0b1000, 3), (0b1010, 1), (1 << 300, 300)])
def test_the_lowest_register_of_a_set_is_the_one_named(bits: int, expected: int) -> None:
    assert lowest(bits) == expected


@pytest.mark.parametrize(("code", "name"), [(VGPR + 7, "v7"), (4, "s4"), (106, "vcc_lo"), (124, "null")])
def test_registers_are_named_as_in_assembly(code: int, name: str) -> None:
    assert register_name(code) == name
