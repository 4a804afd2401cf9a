"""What the code alone proves of registers, and what it leaves in doubt.

Covers defined.py and definitions.py.
"""

from __future__ import annotations

import pytest

from drivers.sim.amd.wave.code.defined import find_doubts, launched_registers
from drivers.sim.amd.wave.code.step_facts import codes, register_name
from tests.drivers.sim.amd.wave.rule_kernels import loaded

LAUNCHED = launched_registers("gfx1100", 4, (4,))
HALF = "s_mov_b32 m0, 0\ns_mov_b32 exec_lo, 1\nv_mov_b32 v1, 0\ns_mov_b32 exec_lo, 3\n"
IF = "v_cmp_gt_u32 vcc_lo, 9, v0\ns_and_saveexec_b32 s6, vcc_lo\n"


def tracked(text: str) -> list[str]:
    found = find_doubts(loaded(text), LAUNCHED).tracked
    return [register_name(code) for code in codes(found)]


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
