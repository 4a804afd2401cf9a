"""NaNs through arithmetic: bits by RDNA3 ISA, MODE.IEEE, and as measured on cards (AMD's rocjitsu)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.conftest import Lanes

U32, U64 = np.uint32, np.uint64
IEEE = 1 << 23  # RSRC1
QUIET, DEFAULT = 1 << 22, 0xFFC00000
QUIET64, DEFAULT64 = 1 << 51, 0xFFF8 << 48
ONE, NEGATIVE, ZERO, INFINITY = 0x3F800000, 0xBF800000, 0, 0x7F800000
NANS = [0x7FC00000, 0xFFC00000, 0x7F800001, 0xFFA54321, 0x7FC12345]
PAIR = "{q}, v[1:2]"
FIRST, SECOND, THIRD = 0x7F800111, 0xFFC00222, 0x7FC00333


@pytest.fixture(params=["fast", "strict", "interpret"])
def lanes(request: pytest.FixtureRequest) -> Lanes:
    """Every executor."""
    return Lanes(request.param)


@pytest.fixture
def both(lanes: Lanes, arch: str) -> Lanes:
    """Each generation too."""
    return replace(lanes, arch=arch)


def one(lanes: Any, text: str, *inputs: int) -> int:
    """What an instruction makes of the same bits in all lanes."""
    (row,) = lanes([text], *(np.full(32, bits, U32) for bits in inputs))
    assert len(set(row.tolist())) == 1
    return int(row[0])


def wide(lanes: Any, text: str, *inputs: int) -> int:
    low, high = lanes([text], *(np.full(32, bits, U64) for bits in inputs))
    return int(low[0]) | int(high[0]) << 32


UNARY = [
    "v_floor_f32", "v_ceil_f32", "v_trunc_f32", "v_rndne_f32", "v_fract_f32", "v_rcp_f32", "v_rsq_f32",
    "v_sqrt_f32", "v_log_f32", "v_exp_f32", "v_sin_f32", "v_cos_f32", "v_rcp_iflag_f32",
]  # fmt: skip
ALONE = [
    *(f"{name} {{d}}, v1" for name in UNARY), "v_ldexp_f32 {d}, v1, 3", "v_add_f32 {d}, v1, v2",
    "v_add_f32 {d}, v2, v1", "v_mul_f32 {d}, v1, v2", "v_mul_f32 {d}, v2, v1", "v_sub_f32 {d}, v1, v2",
    "v_subrev_f32 {d}, v2, v1", "v_fma_f32 {d}, v1, v2, v2", "v_fma_f32 {d}, v2, v1, v2",
    "v_fma_f32 {d}, v2, v2, v1", "v_fmaak_f32 {d}, v1, v2, 0x40000000", "v_mul_f32 {d}, 1.0, v1",
    "v_add_f32_e64 {d}, v1, -v3", "v_mul_dx9_zero_f32 {d}, v1, v2", "v_div_fmas_f32 {d}, v1, v2, v2",
    "v_mullit_f32 {d}, v1, v2, v2",
]  # fmt: skip


@pytest.mark.parametrize("nan", NANS)
def test_the_one_nan_comes_out_quiet_with_its_sign_and_payload(both: Any, nan: int) -> None:
    got = both(["s_mov_b32 vcc_lo, 0\n" + text for text in ALONE], *columns(nan, ONE, ZERO))
    for row, text in zip(got, ALONE, strict=True):
        assert [hex(bits) for bits in row] == [hex(nan | QUIET)] * 32, text


def columns(*inputs: int) -> list[Any]:
    return [np.full(32, bits, U32) for bits in inputs]


@pytest.mark.parametrize("nan", NANS)
def test_without_ieee_gfx11_passes_signalling_nans_on(lanes: Any, nan: int) -> None:
    """But not the parts of a division, nor what changes the format downwards."""
    run = replace(lanes, rsrc1=lanes.rsrc1 & ~IEEE)
    got = run(["s_mov_b32 vcc_lo, 0\n" + text for text in ALONE], *columns(nan, ONE, ZERO))
    for row, text in zip(got, ALONE, strict=True):
        assert [hex(bits) for bits in row] == [hex(nan)] * 32, text
    assert one(run, "v_div_fixup_f32 {d}, v1, v1, v1", nan) == nan | QUIET
    assert one(run, "v_frexp_mant_f32 {d}, v1", nan) == nan | QUIET


def test_gfx12_has_no_such_mode(lanes: Any) -> None:
    run = replace(lanes, arch="gfx1201", rsrc1=lanes.rsrc1 & ~IEEE)
    assert one(run, "v_add_f32 {d}, v1, v2", 0x7F800001, ONE) == 0x7FC00001


@pytest.mark.parametrize(
    ("text", "inputs"),
    [
        ("v_add_f32 {d}, v1, v2", (INFINITY, 0xFF800000)),
        ("v_sub_f32 {d}, v1, v1", (INFINITY,)),
        ("v_mul_f32 {d}, v1, v2", (ZERO, INFINITY)),
        ("v_fma_f32 {d}, v1, v2, v1", (INFINITY, ZERO)),
        ("v_fma_f32 {d}, v1, v2, v3", (INFINITY, ONE, 0xFF800000)),
        ("v_sqrt_f32 {d}, v1", (NEGATIVE,)),
        ("v_rsq_f32 {d}, v1", (NEGATIVE,)),
        ("v_log_f32 {d}, v1", (NEGATIVE,)),
        ("v_log_f32 {d}, v1", (0xFF800000,)),
        ("v_sin_f32 {d}, v1", (INFINITY,)),
        ("v_cos_f32 {d}, v1", (0xFF800000,)),
        ("v_fract_f32 {d}, v1", (INFINITY,)),
        ("v_div_fixup_f32 {d}, v2, v1, v1", (ZERO, ONE)),
        ("v_div_fixup_f32 {d}, v2, v1, v1", (INFINITY, ONE)),
        ("v_div_scale_f32 {d}, vcc_lo, v1, v1, v2", (ZERO, ONE)),
    ],
)
def test_an_invalid_operation_gives_the_negative_quiet_nan(both: Any, text: str, inputs: Any) -> None:
    assert hex(one(both, text, *inputs)) == hex(DEFAULT)


def test_what_is_negated_or_subtracted_changes_the_sign_of_a_nan(both: Any) -> None:
    assert one(both, "v_sub_f32 {d}, v2, v1", 0x7FC00123, ONE) == 0xFFC00123
    assert one(both, "v_subrev_f32 {d}, v1, v2", 0x7FC00123, ONE) == 0xFFC00123
    assert one(both, "v_add_f32_e64 {d}, v2, -v1", 0x7FC00123, ONE) == 0xFFC00123
    assert one(both, "v_fma_f32 {d}, -v1, v2, v2", 0x7FC00123, ONE) == 0xFFC00123
    assert one(both, "v_fma_f32 {d}, v2, v2, -v1", 0x7FC00123, ONE) == 0xFFC00123
    assert one(both, "v_mul_f32_e64 {d}, |v1|, v2", 0xFFC00123, ONE) == 0x7FC00123


@pytest.mark.parametrize("nan", NANS)
def test_what_only_moves_bits_does_not_quiet(both: Any, nan: int) -> None:
    choose = "s_mov_b32 vcc_lo, -1\nv_cndmask_b32_e64 {d}, v2, -v1, vcc_lo"
    assert one(both, choose, nan, ONE) == nan ^ 1 << 31
    assert one(both, "v_mov_b32 {d}, v1", nan) == nan
    assert one(both, "v_and_b32 {d}, 0x7fffffff, v1", nan) == nan & 0x7FFFFFFF


@pytest.mark.parametrize(
    "text",
    [
        "v_add_f64 {q}, v[1:2], v[3:4]", "v_add_f64 {q}, v[3:4], v[1:2]", "v_mul_f64 {q}, v[1:2], v[3:4]",
        "v_fma_f64 {q}, v[1:2], v[3:4], v[3:4]", "v_fma_f64 {q}, v[3:4], v[3:4], v[1:2]",
        *(f"v_{name}_f64 {PAIR}" for name in ("floor", "ceil", "trunc", "rndne", "fract", "frexp_mant")),
        *(f"v_{name}_f64 {PAIR}" for name in ("rcp", "rsq", "sqrt")), f"v_ldexp_f64 {PAIR}, 5",
    ],
)  # fmt: skip
@pytest.mark.parametrize("nan", [0x7FF8 << 48, 0xFFF0 << 48 | 0x1234, 0x7FFC << 48 | 7])
def test_doubles_do_the_same(both: Any, text: str, nan: int) -> None:
    assert hex(wide(both, text, nan, 0x3FF << 52)) == hex(nan | QUIET64)


def test_doubles_have_the_same_default_nan(both: Any) -> None:
    assert wide(both, "v_add_f64 {q}, v[1:2], -v[1:2]", 0x7FF << 52) == DEFAULT64
    assert wide(both, "v_sqrt_f64 {q}, v[1:2]", 0xBFF << 52) == DEFAULT64
    assert wide(both, "v_div_fixup_f64 {q}, v[1:2], v[1:2], v[1:2]", 0) == DEFAULT64


def test_conversions_keep_what_of_the_payload_fits(both: Any) -> None:
    """The upper bits; a conversion quiets."""
    assert wide(both, "v_cvt_f64_f32 {q}, v1", 0x7F812345) == 0x7FF8 << 48 | 0x12345 << 29
    low, high = both(["v_cvt_f64_f32 {q}, v1"], *columns(0xFFA54321))
    assert int(high[0]) << 32 | int(low[0]) == 0xFFF8 << 48 | 0x254321 << 29
    bits = 0xFFF0 << 48 | 0x12345 << 29 | 1
    (row,) = both(["v_cvt_f32_f64 {d}, v[1:2]"], np.full(32, bits, U64))
    assert row.tolist() == [0xFFC12345] * 32


def test_without_ieee_a_wider_format_holds_the_same_signalling_nan(lanes: Any) -> None:
    run = replace(lanes, rsrc1=lanes.rsrc1 & ~IEEE)
    low, high = run(["v_cvt_f64_f32 {q}, v1"], *columns(0x7F812345))
    assert int(high[0]) << 32 | int(low[0]) == 0x7FF0 << 48 | 0x12345 << 29


def test_without_ieee_the_first_of_several_nans_goes_on(lanes: Any) -> None:
    run = replace(lanes, rsrc1=lanes.rsrc1 & ~IEEE)
    a, b, c = 0x7F800111, 0xFFC00222, 0x7FC00333
    assert one(run, "v_add_f32 {d}, v1, v2", a, b) == a
    assert one(run, "v_mul_f32 {d}, v2, v1", a, b) == b
    assert one(run, "v_fma_f32 {d}, v1, v2, v3", a, b, c) == a
    assert one(run, "v_fma_f32 {d}, v1, v2, v3", ONE, b, c) == b
    assert one(run, "v_fma_f32 {d}, v1, v2, v3", ZERO, INFINITY, c) == DEFAULT


# -- several NaNs, of which compiled code takes what the host takes ---------------------------------


@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
@pytest.mark.parametrize(
    ("text", "inputs", "expected"),
    [
        ("v_add_f32 {d}, v1, v2", (FIRST, SECOND), 0x7FC00111),
        ("v_add_f32 {d}, v1, v2", (SECOND, FIRST), SECOND),
        ("v_mul_f32 {d}, v1, v2", (SECOND, THIRD), SECOND),
        ("v_sub_f32 {d}, v1, v2", (ONE, SECOND), 0x7FC00222),
        ("v_fma_f32 {d}, v1, v2, v3", (FIRST, SECOND, THIRD), 0x7FC00111),
        ("v_fma_f32 {d}, v1, v2, v3", (ONE, SECOND, THIRD), SECOND),
        ("v_fma_f32 {d}, v1, v2, v3", (ZERO, INFINITY, THIRD), DEFAULT),
        ("v_fma_f32 {d}, v1, v2, v3", (ZERO, THIRD, SECOND), THIRD),
        ("v_fmac_f32 {d}, v1, v2", (INFINITY, ZERO), DEFAULT),
    ],
)
def test_of_two_nans_of_the_reference_the_first_operands_goes_on(
    arch: str, text: str, inputs: tuple[int, ...], expected: int
) -> None:
    """As measured on cards: valu_fp_mode_test.cpp of rocjitsu."""
    rows = Lanes("interpret", arch)([text], *(np.full(32, bits, U32) for bits in inputs))
    assert [hex(bits) for bits in rows[0]] == [hex(expected)] * 32


def test_without_ieee_the_reference_leaves_it_as_it_is() -> None:
    run = replace(Lanes("interpret"), rsrc1=31 | 0xF0 << 12)
    assert (
        run(["v_add_f32 {d}, v1, v2"], *(np.full(32, bits, U32) for bits in (FIRST, SECOND)))[0][0] == FIRST
    )
