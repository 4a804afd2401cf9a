"""MODE's roundings, and halves that saturate, in both executors; in the reference against fractions."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.conftest import RSRC1, Lanes
from tests.drivers.sim.amd.wave.jit.test_modes import KINDS, OPERATIONS, as_rows, exact, operands, result

U32, F32 = np.uint32, np.float32
RNG = np.random.default_rng(71)
WAYS = range(4)  # to nearest, up, down, toward zero


def launched(mode: str, arch: str, float_mode: int, overflow: int = 0) -> Lanes:
    rsrc1 = RSRC1 & ~(0xFF << 12) | float_mode << 12 | overflow << 26
    return Lanes(mode=mode, arch=arch, rsrc1=rsrc1)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", OPERATIONS)
def test_the_reference_rounds_as_mode_says(name: str, kind: str, way: int) -> None:
    count, operation = OPERATIONS[name]
    values, wide = operands(kind, count), kind == "f64"
    registers = [f"v[{1 + 2 * i}:{2 + 2 * i}]" if wide else f"v{1 + i}" for i in range(count)]
    lanes = launched("interpret", "gfx1100", 0xF0 | (way if kind == "f32" else way << 2))
    target = "{q}" if wide else "{d}"
    got = lanes([f"{name}_{kind} {target}, {', '.join(registers)}"], *as_rows(values, kind))
    for lane in range(32):
        fractions = [Fraction(float(row[lane])) for row in values]
        assert result(got, lane, kind) == exact(operation(*fractions), KINDS[kind], way)


TWO = ["add_f32", "sub_f32", "subrev_f32", "mul_f32", "mul_dx9_zero_f32", "add_f16", "sub_f16", "mul_f16"]
TEXTS = [
    *(f"v_{name} {{d}}, v1, v2" for name in TWO), "v_fma_f32 {d}, v1, v2, v3", "v_fma_f16 {d}, v1, v2, v3",
    "v_fract_f32 {d}, v1", "v_fract_f16 {d}, v1", "v_ldexp_f32 {d}, v1, -3", "v_ldexp_f16 {d}, v1, 2",
    "v_cvt_f16_f32 {d}, v1", "v_cvt_f32_i32 {d}, v1", "v_cvt_f32_u32 {d}, v1", "v_cvt_f16_u16 {d}, v1",
    "v_cvt_f16_i16 {d}, v1", "v_pk_add_f16 {d}, v1, v2", "v_pk_fma_f16 {d}, v1, v2, v3",
    "v_fma_mix_f32 {d}, v1, v2, v3 op_sel_hi:[1,0,0]", "v_fma_mixlo_f16 {d}, v1, v2, v3 op_sel_hi:[1,1,0]",
    "v_fma_mixhi_f16 {d}, v1, v2, v3", "v_cvt_f32_f16 {d}, v1", "v_floor_f16 {d}, v1", "v_rcp_f16 {d}, v4",
    "v_dual_add_f32 v10, v1, v2 :: v_dual_mul_f32 v11, v2, v3\nv_mov_b32 {d}, v10",
    "v_mov_b32 {d}, v3\nv_fmac_f32 {d}, v1, v2", "v_dot2_f32_f16 {d}, v1, v2, v3",
    "v_dot2_f16_f16 {d}, v1, v2, v3", "v_dot2_bf16_bf16 {d}, v1, v2, v3", "v_dot2_f32_bf16 {d}, v1, v2, v3",
]  # fmt: skip


def mixed_bits() -> Any:
    """Random bits, numbers near 1, and what is special as f32 or as two halves."""
    bits = RNG.integers(0, 2**32, 32, dtype=U32)
    bits[:8] = RNG.normal(0, 1, 8).astype(F32).view(U32)
    bits[8:16] = RNG.normal(0, 200, 16).astype(np.float16).view(U32)
    bits[16:22] = [0, 0x80008000, 0x7F800000, 0x7BFF7BFF, 0xFC007C00, 0x00010001]
    return RNG.permutation(bits)


@pytest.mark.parametrize("way", WAYS)
def test_both_executors_round_alike(arch: str, way: int) -> None:
    """Each way with and without FP16_OVFL, and with each treatment of denormals."""
    inputs = [*(mixed_bits() for _ in range(3)), np.resize(np.array([0, 0x8000, 1, 0x7C00], U32), 32)]
    for overflow, denormals in ((way & 1, 0xF0), (~way & 1, 0x50), (way & 1, 0x00)):
        mode = way | way << 2 | denormals
        fast, slow = (launched(each, arch, mode, overflow)(TEXTS, *inputs) for each in ("fast", "interpret"))
        for text, left, right in zip(TEXTS, fast, slow, strict=True):
            assert [hex(bits) for bits in left] == [hex(bits) for bits in right], text


SELECTED = ["v_max_f32 {d}, v1, v2", "v_med3_f16 {d}, v1, v2, v3", "v_min_f16 {d}, v1, v2",
            "v_max_f64 {q}, v[1:2], v[2:3]"]  # fmt: skip


@pytest.mark.parametrize("mode", ["fast", "strict", "interpret"])
@pytest.mark.parametrize("bits", [0x800145, 0x2D3, 0x1A6, 0x800300])
def test_a_mode_that_a_run_sets_is_as_if_the_launch_had_given_it(mode: str, bits: int) -> None:
    """Rounding, denormals, DX10_CLAMP, IEEE and FP16_OVFL out of a register."""
    inputs = [*(mixed_bits() for _ in range(3)), np.full(32, 0x7BFF, U32), np.full(32, bits, U32)]
    texts = [*(text for text in TEXTS if "mixlo" not in text), *SELECTED, "v_add_f16_e64 {d}, v1, v2 clamp",
             "v_add_f32_e64 {d}, v1, v2 mul:2"]  # fmt: skip
    plain = RSRC1 & ~(0xFF << 12 | 1 << 21 | 1 << 23)
    flags = (bits >> 8 & 1) << 21 | (bits >> 9 & 1) << 23 | (bits >> 23) << 26
    wanted = Lanes(rsrc1=plain | (bits & 0xFF) << 12 | flags)(texts, *inputs)
    before = "v_readfirstlane_b32 s20, v5\ns_setreg_b32 hwreg(HW_REG_MODE, 0, 24), s20"
    got = Lanes(mode=mode, rsrc1=plain | 0xF0 << 12)(texts, *inputs, before=before)
    np.testing.assert_array_equal(got, wanted)


def test_a_sum_of_nothing_is_negative_only_downward() -> None:
    one, minus = np.full(32, 1.0, F32), np.full(32, -1.0, F32)
    for way in WAYS:
        got = launched("interpret", "gfx1100", 0xF0 | way)(
            ["v_add_f32 {d}, v1, v2", "v_add_f32 {d}, 0, 0"], one, minus
        )
        assert got[:, 0].tolist() == [0x80000000 * (way == 2), 0]


@pytest.mark.parametrize("mode", ["fast", "interpret"])
@pytest.mark.parametrize("way", WAYS)
def test_the_last_step_of_a_division_rounds_as_mode_says(mode: str, way: int) -> None:
    """Lanes that VCC marks are scaled by 2**-64 with the one rounding, to a denormal here."""
    a, b = operands("f32", 2)
    c = np.full(32, 2.0**-70, F32)
    before = "s_mov_b32 vcc_lo, 0x0000ffff"
    scaled = (a * F32(2.0**-66)).astype(F32)
    got = launched(mode, "gfx1100", 0xF0 | way)(
        ["v_div_fmas_f32 {d}, v1, v2, v3"], scaled, b, c, before=before
    )
    for lane in range(32):
        number = Fraction(float(scaled[lane])) * Fraction(float(b[lane])) + Fraction(2) ** -70
        number *= Fraction(2) ** (-64 if lane < 16 else 0)
        assert got[0, lane].view(F32) == exact(number, F32, way)


@pytest.mark.parametrize("mode", ["fast", "interpret"])
def test_a_division_whose_last_step_scales_to_zero_keeps_its_sign(mode: str) -> None:
    """-2**-1000 and next to nothing, times 2**-128."""
    a, b, c = (np.full(32, number, np.float64) for number in (-(2.0**-1000), 1.0, -(2.0**-1074)))
    run = launched(mode, "gfx1100", 0xF0)
    got = run(["v_div_fmas_f64 {q}, v[1:2], v[3:4], v[5:6]"], a, b, c, before="s_mov_b32 vcc_lo, -1")
    assert got[:, 0].tolist() == [0, 0x80000000]
