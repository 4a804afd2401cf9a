"""The frame around rules: operand order, output modifiers, constants."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.amd.isa import isa, v
from drivers.sim.amd.wave.jit.rules import RULES, SPECIAL, float_constant, source_names


def test_literals_stand_among_the_sources_in_text_order() -> None:
    inst = isa("gfx1100").inst
    assert list(source_names(inst("v_fmaak_f32", v(0), v(1), v(2), 0x3F800000))) == ["src0", "src1", "imm"]
    assert list(source_names(inst("v_fmamk_f32", v(0), v(1), 0x3F800000, v(2)))) == ["src0", "imm", "src1"]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("f16", "splat (half 0xH3C00)"),
        ("f32", "splat (float 0x3FF0000000000000)"),
        ("f64", "splat (double 0x3FF0000000000000)"),
    ],
)
def test_float_constants_are_written_as_llvm_reads_them(kind: str, text: str) -> None:
    assert float_constant(kind, 1.0) == text


def test_no_instruction_has_two_meanings() -> None:
    import drivers.sim.amd.wave.jit.tables as whole

    assert whole.TABLES and not set(RULES) & set(SPECIAL)


def test_clamp_sends_nan_to_zero(lanes: Any) -> None:
    values = np.array([np.nan, -2, 0.25, 7] * 8, np.float32)
    got = lanes(["v_add_f32_e64 {d}, v1, 0 clamp"], values)[0].view(np.float32)
    assert got[:4].tolist() == [0, 0, 0.25, 1]
