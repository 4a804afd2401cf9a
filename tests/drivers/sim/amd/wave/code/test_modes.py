"""MODE along the paths of a kernel, without running it."""

from __future__ import annotations

from typing import Any

import pytest

from drivers.sim.amd.wave.code.decode import load
from drivers.sim.amd.wave.code.modes import (
    CLAMP_BIT,
    DEFAULT,
    EXCEPTION_BITS,
    FLOAT_BITS,
    IEEE_BIT,
    OVERFLOW_BIT,
    TO_ZERO,
    TRACKED,
    UPWARD,
    Mode,
    ModeFacts,
    after_step,
    changes_mode,
    denormal_bit,
    find_modes,
    is_estimate,
    register_field,
    rounding,
    unknown,
    writable,
)
from drivers.sim.amd.wave.code.program import KernelAnalysis
from tests.drivers.sim.amd.wave.rule_kernels import first, loaded


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


def test_bits_of_mode_are_where_the_document_has_them() -> None:
    """RDNA3 ISA, MODE: FP_ROUND 3:0, FP_DENORM 7:4, DX10_CLAMP 8, IEEE 9, EXCP_EN 20:12, FP16_OVFL 23."""
    assert (FLOAT_BITS, CLAMP_BIT, IEEE_BIT, OVERFLOW_BIT) == (0xFF, 0x100, 0x200, 0x80_0000)
    assert (TRACKED, EXCEPTION_BITS) == (0x80_03FF, 0x1F_F000)
    assert (writable("gfx1100"), writable("gfx1201")) == (TRACKED, 0x80_00FF)
    assert DEFAULT.bits == 0x3F0


def test_what_two_ways_agree_on_is_known() -> None:
    one, other = Mode(0b1100, 0b1111), Mode(0b1010, 0b11110)
    assert one.meet(other) == other.meet(one) == Mode(0b1000, 0b1000 | 0)
    assert Mode(0b1100, 0b1110).meet(Mode(0b1100, 0b0111)) == Mode(0b0100, 0b0110)
    assert Mode(0).meet(Mode(0)) == Mode(0, TRACKED) and Mode(0).is_known
    assert not Mode(0, TRACKED & ~1).is_known


def test_bits_are_put_and_asked_for_in_their_places() -> None:
    mode = Mode(0b1010, 0b1111)
    assert (mode.value(0b0110), mode.value(0b10000), mode.value(0b11000)) == (0b0010, None, None)
    assert mode.put(0b0011, 0b0101) == Mode(0b1001, 0b1111)
    assert mode.put(0b0011, None) == Mode(0b1000, 0b1100)
    assert mode.put(0b110000, 0b100000) == Mode(0b101010, 0b111111)
    assert Mode(0, 0b1).put(0b11, 0) == Mode(0, 0b11)


@pytest.mark.parametrize(
    ("text", "field", "changes"),
    [
        ("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 1", (1, 4, 2), True),
        ("s_setreg_b32 hwreg(HW_REG_MODE), s4", (1, 0, 32), True),
        ("s_setreg_b32 hwreg(HW_REG_STATUS, 31, 1), s4", (2, 31, 1), False),
        ("s_getreg_b32 s4, hwreg(HW_REG_MODE, 0, 8)", (1, 0, 8), False),
        ("s_getreg_b32 s4, hwreg(HW_REG_HW_ID2, 3, 29)", (24, 3, 29), False),
    ],
)
def test_a_field_of_a_hardware_register_is_named_in_the_instruction(
    text: str, field: tuple[int, int, int], changes: bool
) -> None:
    inst = first(text).step.inst
    assert (register_field(inst), changes_mode(inst)) == (field, changes)


@pytest.mark.parametrize(
    ("texts", "bits", "registers"),
    [
        (["s_getreg_b32 s4, hwreg(HW_REG_MODE, 4, 4)"], 0x3A5, {4: 0xA}),
        (["s_getreg_b32 s4, hwreg(HW_REG_MODE, 8, 2)"], 0x3A5, {4: 3}),
        (["s_getreg_b32 s4, hwreg(HW_REG_STATUS, 0, 8)"], 0x3A5, {}),
        (["s_mov_b32 s4, 5", "s_mov_b32 s5, s4", "s_add_u32 s4, s4, 1"], 0x3A5, {5: 5}),
        (["s_movk_i32 s4, 0x8001"], 0x3A5, {4: 0xFFFF8001}),
        (["s_mov_b32 s4, -1"], 0x3A5, {4: 0xFFFFFFFF}),
        (["s_mov_b32 s4, 0x12345"], 0x3A5, {4: 0x12345}),
        (["s_mov_b32 s4, s9"], 0x3A5, {}),
        (["s_mov_b32 s4, 1", "s_mov_b64 s[4:5], 0"], 0x3A5, {}),
        (["s_mov_b32 s4, 1", "s_mov_b64 s[2:3], 0"], 0x3A5, {4: 1}),
        (["s_mov_b32 s4, 0x56", "s_setreg_b32 hwreg(HW_REG_MODE, 1, 4), s4"], 0x3AD, {4: 0x56}),
        (["s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 5), 0x3"], 0x235, {}),
        (["s_round_mode 0x2"], 0x3A2, {}),
        (["s_denorm_mode 0x6"], 0x365, {}),
    ],
)
def test_what_is_known_after_instructions(texts: list[str], bits: int, registers: dict[int, int]) -> None:
    state = ModeFacts(Mode(0x3A5), frozenset())
    for step in loaded("\n".join(texts)).blocks[0].steps[:-1]:
        state = after_step(step.inst, state, TRACKED)
    assert (state.mode, dict(state.registers)) == (Mode(bits), registers)


@pytest.mark.parametrize(
    ("name", "estimate"),
    [("v_rcp_f32", True), ("v_sin_f16", True), ("v_cvt_pk_rtz_f16_f32", True), ("v_add_f32", False)],
)
def test_estimates_are_rounded_as_they_are(name: str, estimate: bool) -> None:
    assert is_estimate(name) is estimate
