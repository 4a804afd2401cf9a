"""MODE along the paths of a kernel, without running it."""

from __future__ import annotations

from typing import Any

import pytest

from drivers.sim.amd.wave.modes import (
    DEFAULT,
    TO_ZERO,
    UPWARD,
    UnknownMode,
    find_modes,
    keeps_denormals,
    rounding,
)
from drivers.sim.amd.wave.program import Program, load


def program(bench: Any, text: str) -> Program:
    import numpy as np

    from tests.drivers.sim.amd.wave.conftest import assemble

    code = np.frombuffer(assemble(text + "\ns_endpgm\n" + "s_code_end\n" * 8), np.uint8).copy()
    return load("gfx1100", bench.put(code), bench.space, {})


def last_modes(bench: Any, text: str, start: int = DEFAULT) -> list[int]:
    """MODE at each v_add_f32, in order of address."""
    found = program(bench, text)
    modes = find_modes(found, start)
    return [
        mode
        for block, row in zip(found.blocks, modes, strict=True)
        for step, mode in zip(block.steps, row, strict=True)
        if step.inst.defn.mnemonic == "v_add_f32"
    ]


ADD = "v_add_f32 v1, v0, v0\n"


def test_fields_of_the_mode() -> None:
    """Two bits each: rounding of f32, of f16 and f64; denormals of f32, of f16 and f64."""
    assert (rounding(0b0111, "f32"), rounding(0b0111, "f64")) == (TO_ZERO, UPWARD)
    assert keeps_denormals(0b0110_0000, "f32", False) and not keeps_denormals(0b0110_0000, "f32", True)
    assert keeps_denormals(0b0110_0000, "f16", True) and not keeps_denormals(0b0110_0000, "f16", False)


def test_a_kernel_keeps_what_it_was_launched_with(bench: Any) -> None:
    assert last_modes(bench, ADD, 0xC0) == [0xC0]


def test_each_instruction_that_sets_it(bench: Any) -> None:
    setreg = "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 1\n"
    text = f"s_round_mode 0x3\n{ADD}s_denorm_mode 0xc\n{ADD}{setreg}{ADD}"
    assert last_modes(bench, text) == [0xF3, 0xC3, 0xD3]


def test_what_was_read_can_be_put_back(bench: Any) -> None:
    text = f"""s_getreg_b32 s20, hwreg(HW_REG_MODE, 0, 8)
        s_round_mode 0x2
        {ADD}s_setreg_b32 hwreg(HW_REG_MODE, 0, 8), s20
        {ADD}"""
    assert last_modes(bench, text, 0xC0) == [0xC2, 0xC0]


def test_paths_that_agree_meet(bench: Any) -> None:
    text = f"""s_cmp_eq_u32 s0, 0
        s_cbranch_scc1 other
        s_round_mode 0x1
        s_branch meet
        other:
        s_round_mode 0x1
        meet:
        {ADD}"""
    assert last_modes(bench, text) == [0xF1]


def test_paths_that_disagree_are_an_error_only_for_floats(bench: Any) -> None:
    text = "s_cmp_eq_u32 s0, 0\ns_cbranch_scc1 meet\ns_round_mode 0x1\nmeet:\n"
    with pytest.raises(UnknownMode, match=r"v_add_f32.*depends on the path"):
        find_modes(program(bench, text + ADD), DEFAULT)
    find_modes(program(bench, text + "v_add_nc_u32 v1, v0, v0"), DEFAULT)


def test_a_mode_nobody_knows_is_an_error(bench: Any) -> None:
    with pytest.raises(UnknownMode):
        find_modes(program(bench, f"s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s3\n{ADD}"), DEFAULT)
