"""MODE along the paths of a kernel, without running it."""

from __future__ import annotations

from typing import Any

from drivers.sim.amd.wave.code.decode import load
from drivers.sim.amd.wave.code.modes import (
    CLAMP_BIT,
    DEFAULT,
    OVERFLOW_BIT,
    TO_ZERO,
    UPWARD,
    Mode,
    denormal_bit,
    find_modes,
    rounding,
    unknown,
)
from drivers.sim.amd.wave.code.program import KernelAnalysis


def program(bench: Any, text: str, arch: str = "gfx1100") -> KernelAnalysis:
    import numpy as np

    from tests.drivers.sim.amd.wave.conftest import assemble

    code = np.frombuffer(assemble(text + "\ns_endpgm\n" + "s_code_end\n" * 8, arch), np.uint8).copy()
    return load(arch, bench.put(code), bench.space, {})


def last_modes(bench: Any, text: str, start: int = 0xF0, arch: str = "gfx1100") -> list[Mode]:
    """MODE at each v_add_f32, in order of address."""
    found = program(bench, text, arch)
    modes = find_modes(found, Mode(start))
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
    assert (denormal_bit("f32", True), denormal_bit("f32", False)) == (1 << 4, 1 << 5)
    assert (denormal_bit("f16", True), denormal_bit("f64", False)) == (1 << 6, 1 << 7)


def test_a_kernel_keeps_what_it_was_launched_with(bench: Any) -> None:
    assert last_modes(bench, ADD, 0xC0) == [Mode(0xC0)]


def test_each_instruction_that_sets_it(bench: Any) -> None:
    setreg = "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 1\n"
    text = f"s_round_mode 0x3\n{ADD}s_denorm_mode 0xc\n{ADD}{setreg}{ADD}"
    assert last_modes(bench, text) == [Mode(0xF3), Mode(0xC3), Mode(0xD3)]


def test_what_was_read_can_be_put_back(bench: Any) -> None:
    text = f"""s_getreg_b32 s20, hwreg(HW_REG_MODE, 0, 8)
        s_round_mode 0x2
        {ADD}s_setreg_b32 hwreg(HW_REG_MODE, 0, 8), s20
        {ADD}"""
    assert last_modes(bench, text, 0xC0) == [Mode(0xC2), Mode(0xC0)]


def test_paths_that_agree_meet(bench: Any) -> None:
    text = f"""s_cmp_eq_u32 s0, 0
        s_cbranch_scc1 other
        s_round_mode 0x1
        s_branch meet
        other:
        s_round_mode 0x1
        meet:
        {ADD}"""
    assert last_modes(bench, text) == [Mode(0xF1)]


def test_paths_that_disagree_leave_their_bits_unknown(bench: Any) -> None:
    text = f"s_cmp_eq_u32 s0, 0\ns_cbranch_scc1 meet\ns_round_mode 0x1\nmeet:\n{ADD}"
    (mode,) = last_modes(bench, text)
    assert (mode.value(0xFE), mode.value(1), mode.is_known) == (0xF0, None, False)


def test_a_value_that_nobody_knows_leaves_the_other_bits(bench: Any) -> None:
    text = f"s_setreg_b32 hwreg(HW_REG_MODE, 0, 2), s3\n{ADD}s_round_mode 0x4\n{ADD}"
    first, second = last_modes(bench, text)
    assert (first.value(3), first.value(0xFC)) == (None, 0xF0)
    assert second == Mode(0xF4)


def test_what_was_read_of_an_unknown_mode_is_unknown(bench: Any) -> None:
    text = f"""s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s3
        s_getreg_b32 s20, hwreg(HW_REG_MODE, 0, 8)
        s_round_mode 0x2
        {ADD}s_setreg_b32 hwreg(HW_REG_MODE, 0, 8), s20
        {ADD}"""
    known, lost = last_modes(bench, text)
    assert (known, lost.value(1)) == (Mode(0xF2), None)


def test_saturation_and_clamp_are_bits_of_it(bench: Any) -> None:
    setreg = "s_setreg_imm32_b32 hwreg(HW_REG_MODE, {}, 1), 1\n{}"
    text = setreg.format(23, ADD) + setreg.format(8, ADD)
    saturates, clamps = last_modes(bench, text)
    assert (saturates.bits, clamps.bits) == (0xF0 | OVERFLOW_BIT, 0xF0 | OVERFLOW_BIT | CLAMP_BIT)


def test_gfx12_has_no_clamp_bit(bench: Any) -> None:
    text = f"s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 10), 0x3f3\n{ADD}"
    assert last_modes(bench, text, arch="gfx1201") == [Mode(0xF3)]
    assert unknown("gfx1201").value(CLAMP_BIT) == 0
    assert unknown("gfx1100").value(CLAMP_BIT) is None


def test_the_default_rounds_to_nearest_and_keeps_denormals() -> None:
    assert DEFAULT.is_default and Mode(0xF0).is_default
    assert not Mode(0xF1).is_default and not Mode(0xD0).is_default
