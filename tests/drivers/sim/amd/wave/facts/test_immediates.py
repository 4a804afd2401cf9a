"""Constants in operands of 16-bit elements: the halves that documents and measurements name."""

from __future__ import annotations

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.conftest import Bench

ONE, HALF, TWO = 0x3C00, 0x3800, 0x4000  # of f16
BRAIN_ONES = 0x3F803F80
SETUP = """
v_and_b32 v0, 0x3ff, v0
v_lshlrev_b32 v0, 2, v0
v_mov_b32 v1, 0
v_mov_b32 v2, 0x3c003c00
v_mov_b32 v3, 0
v_mov_b32 v4, 0x3f803f80
"""
CASES = {
    # an integer operand sees the half; op_sel chooses among 32 bits
    "v_add_nc_u16 v3, 2.0, v1": TWO,
    "v_add_nc_u16 v3, 2.0, v1 op_sel:[1,0,0]": 0,
    "v_add_nc_u16 v3, 7, v1 op_sel:[1,0,0]": 0,
    "v_add_nc_u16 v3, -3, v1 op_sel:[1,0,0]": 0xFFFF,
    "v_add_nc_u16 v3, 0x1234, v1 op_sel:[1,0,0]": 0,
    "v_mad_u16 v3, 5, 2.0, v1 op_sel:[0,1,0,0]": 0,
    "v_add_f16 v3, 1.0, v2 op_sel:[1,0,0]": ONE,
    "v_fma_f16 v3, v2, 0.5, 0 op_sel:[0,0,0,0]": HALF,
    "v_cvt_f32_f16 v3, 1.0 op_sel:[1,0]": 0,
    "v_pk_add_u16 v3, 2.0, v1": 0x40000000,
    # inline constants that stand in both halves of a factor
    "v_dot2_f16_f16 v3, v2, 1.0, 0": TWO,
    "v_dot2_f16_f16 v3, v1, v1, 1.0": ONE,
    "v_dot2_f16_f16 v3, v1, v1, 1.0 op_sel:[0,0,1,0]": 0,
    "v_dot2_bf16_bf16 v3, v4, 1.0, 0": 0x4000,
    "v_dot2_bf16_bf16 v3, v1, v1, -0.5": 0xBF00,
    "v_dot2_f32_bf16 v3, v4, 1.0, 0": 0x40000000,
    "v_dot2acc_f32_f16 v3, 1.0, v2": 0x40000000,
    "v_dual_dot2acc_f32_f16 v3, 1.0, v2 :: v_dual_mov_b32 v6, 0": 0x40000000,
    "v_dual_dot2acc_f32_bf16 v3, 1.0, v4 :: v_dual_mov_b32 v6, 0": 0x40000000,
}  # fmt: skip


@pytest.mark.parametrize("mode", ["fast", "interpret"])
@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
def test_each_half_is_what_documents_say(arch: str, mode: str) -> None:
    bench = Bench(arch=arch)
    cases = {
        text: wanted
        for text, wanted in CASES.items()
        if arch == "gfx1100" or not text.startswith("v_dot2acc")
    }
    result = np.zeros((len(cases), 32), np.uint32)
    lines = [SETUP]
    for row, text in enumerate(cases):
        lines += ["v_mov_b32 v3, 0", text, f"global_store_b32 v0, v3, s[0:1] offset:{128 * row}"]
    bench.run("\n".join(lines), bench.put(result), mode=mode)
    found = {text: hex(row[0]) for text, row in zip(cases, result, strict=True)}
    assert found == {text: hex(wanted) for text, wanted in cases.items()}
