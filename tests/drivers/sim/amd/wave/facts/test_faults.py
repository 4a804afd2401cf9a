"""What both executors say of a broken rule: the same code in the same words."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault

NO_BUFFER = (
    "s_mov_b64 s[8:9], s[0:1]\ns_mov_b32 s10, 64\ns_mov_b32 s11, {}\nbuffer_load_b32 v1, off, s[8:11], 0"
)
BROKEN = {
    "trap": ("s_trap 2", "E_WAVE_HALTED: the kernel gave up here"),
    "halt": ("s_sethalt 1", "E_WAVE_HALTED: the kernel gave up here"),
    "exceptions": ("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 12, 9), 1", "E_TRAP: .* leave EXCP_EN 0"),
    "atomic": (
        "v_mov_b32 v1, 2\nglobal_atomic_add_u32 v1, v0, s[0:1]",
        "E_VM_FAULT: an atomic of 4 bytes at",
    ),
    "lds": ("v_mov_b32 v1, 2\nds_add_u32 v1, v0", "E_VM_FAULT: an atomic of 4 bytes at 0x2"),
    "index": ("s_mov_b32 m0, 300\nv_movrels_b32 v1, v0", "E_REG_RANGE: an indexed move of register 300"),
    "type": (NO_BUFFER.format("0x40000000"), "E_DESCRIPTOR: .* bits 31:30 of its last dword"),
    "format": (
        NO_BUFFER.replace("load_b32", "load_format_x").format(0),
        "E_DESCRIPTOR: a buffer resource of format 0; those of BUF_FMT are 1 to 63",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_both_executors_say_the_same(bench: Any, name: str) -> None:
    text, expected = BROKEN[name]
    base = bench.put(np.zeros(64, np.uint32))
    found = []
    for mode in ("fast", "interpret"):
        with pytest.raises(SimFault, match=expected) as caught:
            bench.run(text, base, mode=mode, lds=512)
        found.append((caught.value.code, caught.value.detail))
    assert found[0] == found[1]
