"""The frame around rules: operand order, output modifiers, constants."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from drivers.amd.isa import isa, v
from drivers.sim.amd.wave.jit.rules import SPECIAL, source_names
from drivers.sim.amd.wave.meaning.rules import RULES, float_constant
from tests.drivers.sim.amd.wave.conftest import Lanes


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


DX10_CLAMP = 1 << 21


@pytest.mark.parametrize("mode", ["fast", "interpret"])
@pytest.mark.parametrize("kind", ["f16", "f32", "f64"])
def test_clamp_keeps_nan_where_rsrc1_says_so(lanes: Any, mode: str, kind: str) -> None:
    """GFX11 without DX10_CLAMP. Source: RDNA3 ISA, "Output modifiers"."""
    number = {"f16": np.float16, "f32": np.float32, "f64": np.float64}[kind]
    values = np.array([np.nan, -2, 0.25, 7, np.inf, -np.inf, 1, -0.0] * 4, number)
    lanes = replace(lanes, mode=mode, rsrc1=lanes.rsrc1 & ~DX10_CLAMP)
    if kind == "f64":
        rows = lanes(["v_add_f64 {q}, v[1:2], 0 clamp"], values)
        got = np.ascontiguousarray(rows[:2].T).view(np.float64)[:, 0]
    elif kind == "f32":
        got = lanes(["v_add_f32_e64 {d}, v1, 0 clamp"], values)[0].view(np.float32)
    else:
        got = lanes(["v_add_f16_e64 {d}, v1, 0 clamp"], values.view(np.uint16))[0].astype(np.uint16)
        got = got.view(np.float16)
    np.testing.assert_array_equal(got[:8], [np.nan, 0, 0.25, 1, 1, 0, 1, 0])


def test_gfx12_always_clamps_nan_to_zero(lanes: Any) -> None:
    lanes = replace(lanes, arch="gfx1201", rsrc1=lanes.rsrc1 & ~DX10_CLAMP)
    got = lanes(["v_add_f32_e64 {d}, v1, 0 clamp"], np.full(32, np.nan, np.float32))[0]
    assert not got.any()


def test_the_clamp_of_nan_is_read_and_set_in_mode(lanes: Any) -> None:
    read = "s_getreg_b32 s20, hwreg(HW_REG_MODE, 8, 1)\nv_mov_b32 {d}, s20"
    assert lanes([read])[0][0] == 1
    assert replace(lanes, rsrc1=lanes.rsrc1 & ~DX10_CLAMP)([read])[0][0] == 0
    nan = np.full(32, np.nan, np.float32)
    add, switch = "v_add_f32_e64 {d}, v1, 0 clamp", np.full(32, 0, np.uint32)
    change = "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 8, 1), "
    got = lanes([change + f"0\n{add}", change + f"1\n{add}"], nan)
    assert np.isnan(got[0].view(np.float32)).all() and not got[1].any()
    before = "v_readfirstlane_b32 s20, v2\ns_setreg_b32 hwreg(HW_REG_MODE, 8, 1), s20"
    assert np.isnan(lanes([add], nan, switch, before=before).view(np.float32)).all()
    assert not lanes([add], nan, switch + 1, before=before).any()


# -- omod ------------------------------------------------------------------------------------------

IEEE, FLUSHED, KEPT = (
    1 << 23,
    0xC0 << 12,
    0xF0 << 12,
)  # RSRC1; denormal results of f32: never, or kept
SCALED = [  # bits, times 2, times 4, halved: RDNA4 ISA, "Output modifiers"; of halves as measured on cards
    (0x3FC00000, 0x40400000, 0x40C00000, 0x3F400000),
    (0x80000000, 0, 0, 0),
    (0x00800000, 0x01000000, 0x01800000, 0),
    (0x80800000, 0x81000000, 0x81800000, 0x80000000),
    (0x7F000000, 0x7F800000, 0x7F800000, 0x7E800000),
    (0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000),
    (0x7FC01234, 0x7FC01234, 0x7FC01234, 0x7FC01234),
    (0x80FFFFFF, 0x817FFFFF, 0x81FFFFFF, 0x80000000),
]
OMODS = [f"v_mul_f32_e64 {{d}}, v1, v2 {m}" for m in ("mul:2", "mul:4", "div:2")]


@pytest.mark.parametrize("mode", ["fast", "interpret"])
@pytest.mark.parametrize(
    ("arch", "rsrc1", "applies"),
    [
        ("gfx1100", FLUSHED, True), ("gfx1100", FLUSHED | IEEE, False), ("gfx1100", KEPT, False),
        ("gfx1100", KEPT | IEEE, False), ("gfx1201", FLUSHED, True), ("gfx1201", KEPT, True),
    ],
)  # fmt: skip
def test_results_are_multiplied_where_the_generation_does_it(
    lanes: Any, mode: str, arch: str, rsrc1: int, applies: bool
) -> None:
    run = replace(lanes, mode=mode, arch=arch, rsrc1=31 | 1 << 21 | rsrc1)
    values, one = np.array([row[0] for row in SCALED] * 4, np.uint32), np.full(32, 1, np.float32)
    got = run(OMODS, values, one)
    for column, row in enumerate(got, start=1):
        expected = [row[column if applies else 0] for row in SCALED]
        assert [hex(bits) for bits in row[:8]] == [hex(bits) for bits in expected]


@pytest.mark.parametrize("mode", ["fast", "interpret"])
def test_denormals_are_zeros_to_omod(lanes: Any, mode: str) -> None:
    run = replace(lanes, mode=mode, arch="gfx1201")
    values, one = np.array([1, 0x80000001] * 16, np.uint32), np.full(32, 1, np.float32)
    assert not run(OMODS, values, one).any()


@pytest.mark.parametrize("mode", ["fast", "interpret"])
def test_a_logarithm_is_multiplied_whatever_becomes_of_denormals(lanes: Any, mode: str) -> None:
    """Its results are never denormal; IEEE still forbids it on GFX11."""
    four = np.full(32, 4, np.float32)
    for rsrc1, expected in ((KEPT, 4), (KEPT | IEEE, 2)):
        run = replace(lanes, mode=mode, rsrc1=31 | rsrc1)
        assert run(["v_log_f32_e64 {d}, v1 mul:2"], four).view(np.float32)[0][0] == expected


@pytest.mark.parametrize("mode", ["fast", "interpret"])
def test_halves_are_multiplied_too(lanes: Any, mode: str) -> None:
    """1.5, the greatest half, the least normal one below 0, a denormal, -0."""
    run = replace(lanes, mode=mode, arch="gfx1201", rsrc1=31 | 0xF0 << 12)
    halves = np.array([0x3E00, 0x7BFF, 0x8400, 0x0001, 0x8000, 0xFC00, 0x7E01, 0x83FF] * 4, np.uint32)
    texts = [text.replace("f32", "f16") for text in OMODS]
    got = run(texts, halves, np.full(32, 0x3C00, np.uint32))[:, :8]
    assert got[0].tolist() == [0x4200, 0x7C00, 0x8800, 0, 0, 0xFC00, 0x7E01, 0]
    assert got[2].tolist() == [0x3A00, 0x77FF, 0x8000, 0, 0, 0xFC00, 0x7E01, 0]


@pytest.mark.parametrize("mode", ["fast", "interpret"])
def test_what_overflows_by_omod_is_rounded_as_mode_says(lanes: Any, mode: str) -> None:
    """Toward zero: the greatest number; an estimate rounds to nearest in every mode."""
    run = replace(lanes, mode=mode, arch="gfx1201", rsrc1=31 | 0xCF << 12)
    most = np.full(32, 0x7F7FFFFF, np.uint32)
    got = run(
        [OMODS[0], "v_exp_f32_e64 {d}, v3 mul:4"],
        most,
        np.full(32, 1, np.float32),
        np.full(32, 127, np.float32),
    )
    assert got[0][0] == 0x7F7FFFFF and got[1][0] == 0x7F800000


@pytest.mark.parametrize("mode", ["fast", "interpret"])
def test_halves_that_overflow_by_omod_saturate_where_mode_asks_for_it(lanes: Any, mode: str) -> None:
    halves, one = np.full(32, 0x7BFF, np.uint32), np.full(32, 0x3C00, np.uint32)
    before = "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 23, 1), 1"
    got = replace(lanes, mode=mode, arch="gfx1201")(
        [OMODS[0].replace("f32", "f16")], halves, one, before=before
    )
    assert got[0][0] == 0x7BFF


@pytest.mark.parametrize("mode", ["interpret", "fast", "strict"])
def test_an_output_modifier_quiets_a_nan_that_was_only_chosen(mode: str) -> None:
    """It is a product; v_cubetc itself picks an operand."""
    rows = Lanes(mode, "gfx1201")(
        ["v_cubetc_f32 {d}, v1, v2, v2 mul:4"], np.ones(32, np.float32), np.full(32, 0x7F800001, np.uint32)
    )
    assert {hex(bits) for bits in rows.view(np.uint32)[0]} == {"0xffc00001"}
