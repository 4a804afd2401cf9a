"""Branches: where they lead.

Covers steps.py and step_facts.py.
"""

from __future__ import annotations

import pytest

from drivers.amd.isa import isa
from drivers.sim.amd.wave.code.step_facts import (
    codes,
    is_vgpr,
    looked_at,
    may_be_stored,
    stored_groups,
)
from drivers.sim.amd.wave.code.steps import Step, offsets_after
from tests.drivers.sim.amd.wave.rule_kernels import first, names


@pytest.mark.parametrize(
    "text, offset, onward",
    [
        ("s_branch 3", 8, [8 + 4 + 12]), ("s_cbranch_scc1 0xfffe", 16, [16 + 4 - 8, 16 + 4]),
        ("s_setpc_b64 s[0:1]", 0, []), ("s_endpgm", 0, []), ("s_nop 0", 0, [4]),
    ],
)  # fmt: skip
def test_a_branch_counts_dwords_from_the_next_instruction(text: str, offset: int, onward: list[int]) -> None:
    tables = isa("gfx1100")
    inst, size = tables.decode_sized(tables.assemble(text), 0)
    assert offsets_after(Step(offset, inst, size)) == onward


@pytest.mark.parametrize(
    ("text", "needs"),
    [
        ("v_writelane_b32 v1, s5, 0", ["s5"]),
        ("s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)", []),
        ("s_sendmsg sendmsg(MSG_INTERRUPT)", ["m0"]),
        ("v_mov_b32_dpp v1, v0 row_shr:1", ["v0"]),
        ("v_add_f32_dpp v1, v1, v2 row_shr:1", ["v1", "v2"]),
        ("v_permlane16_b32 v1, v0, s0, s1", ["s0", "s1", "v0"]),
        ("v_movreld_b32 v1, v0", ["m0", "v0"]),
        ("s_movreld_b32 s10, s20", ["s20", "m0"]),
        ("v_movrels_b32 v1, v7", ["m0"]),
        ("v_movrelsd_b32 v1, v7", ["m0"]),
        ("v_swaprel_b32 v20, v10", ["m0"]),
        ("v_fma_mixlo_f16 v1, v2, v3, v4", ["v2", "v3", "v4"]),
        ("v_fma_mixlo_f16 v1, v2, v1, v4", ["v1", "v2", "v4"]),
        ("global_load_d16_b16 v1, v0, s[2:3]", ["s2", "s3", "v0"]),
        ("global_load_d16_b16 v1, v1, s[2:3]", ["s2", "s3", "v1"]),
        ("ds_load_u16_d16 v1, v0", ["v0"]),
        ("buffer_load_d16_b16 v1, off, s[0:3], 0", ["s0", "s1", "s2", "s3"]),
        ("v_fmac_f32 v1, v2, v3", ["v1", "v2", "v3"]),
    ],
)
def test_what_an_instruction_needs(text: str, needs: list[str]) -> None:
    """Beside EXEC and MODE. Not what stays as it is, unless it is a source too."""
    found = first(text)
    assert [name for name in names(found.needs) if name not in ("exec_lo", "mode")] == needs
    assert found.touched == found.reads | found.writes


@pytest.mark.parametrize(
    ("text", "groups", "address"),
    [
        ("global_store_b64 v0, v[2:3], s[4:5]", [["v2", "v3"]], ["s4", "s5", "v0"]),
        ("ds_store_2addr_b32 v0, v2, v3 offset1:1", [["v2"], ["v3"]], ["v0"]),
        ("buffer_store_b32 v1, v2, s[4:7], s9 offen", [["v1"]], ["s4", "s5", "s6", "s7", "s9", "v2"]),
        ("scratch_store_b32 v1, v2, off", [["v2"]], ["v1"]),
        ("global_atomic_add_u32 v1, v2, v3, s[4:5] glc", [], ["s4", "s5", "v2"]),
        ("global_load_b32 v1, v0, s[4:5]", [], ["s4", "s5", "v0"]),
        ("v_mov_b32 v1, v0", [], ["v0"]),
    ],
)
def test_what_a_store_gives_to_memory_and_where(
    text: str, groups: list[list[str]], address: list[str]
) -> None:
    inst = first(text).step.inst
    assert [names(group) for group in stored_groups(inst)] == groups
    assert names(looked_at(inst)) == address


@pytest.mark.parametrize(
    ("text", "defined", "stored"),
    [
        ("global_store_b64 v0, v[2:3], s[4:5]", [0, 2], ["v3"]),
        ("global_store_b64 v0, v[2:3], s[4:5]", [0, 3], ["v2"]),
        ("global_store_b64 v0, v[2:3], s[4:5]", [0], []),
        ("global_store_b64 v0, v[2:3], s[4:5]", [0, 2, 3], []),
        ("global_store_b64 v3, v[2:3], s[4:5]", [2], []),
        ("ds_store_2addr_b64 v0, v[2:3], v[4:5]", [0, 2], ["v3"]),
        ("scratch_store_b64 off, v[2:3], off", [], ["v2", "v3"]),
        ("scratch_store_b32 v2, v2, off", [], []),
        ("v_mov_b32 v1, v0", [], []),
    ],
)
def test_what_nobody_gave_a_value_a_store_may_copy(text: str, defined: list[int], stored: list[str]) -> None:
    known = sum(1 << 256 + index for index in defined)
    assert names(may_be_stored(first(text).step.inst, known)) == stored


@pytest.mark.parametrize(
    ("text", "unit", "vector"),
    [
        ("v_mov_b32 v1, v0", "valu", True), ("v_rcp_f32 v1, v0", "trans", True),
        ("s_mov_b32 s4, 0", "salu", False),
        ("ds_store_b32 v0, v1", "lds", False), ("global_load_b32 v1, v0, s[0:1]", "vmem", False),
    ],
)  # fmt: skip
def test_vector_instructions_are_those_of_two_units(text: str, unit: str, vector: bool) -> None:
    assert (first(text).unit, first(text).is_vector) == (unit, vector)


def test_vector_registers_have_256_operand_codes() -> None:
    assert [is_vgpr(code) for code in (255, 256, 511, 512)] == [False, True, True, False]
    assert codes(0) == [] and codes(1 << 300 | 0b1001) == [0, 3, 300]
