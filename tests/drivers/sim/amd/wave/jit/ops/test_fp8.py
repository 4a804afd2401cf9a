"""FP8 and BF8: every byte and every rounding against fractions worked out from the formats."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.drivers.sim.amd.wave.conftest import Lanes

U32, F32 = np.uint32, np.float32
FORMS = {"fp8": (3, 7, 0x7E), "bf8": (2, 15, 0x7B)}  # mantissa bits, bias, last finite code
GFX12 = Lanes(arch="gfx1201")


def value_of(code: int, name: str) -> float:
    mantissa, bias, last = FORMS[name]
    size = code & 0x7F
    if size > last:
        infinite = name == "bf8" and size == 0x7C
        return float("-inf" if code & 0x80 else "inf") if infinite else float("nan")
    exponent, fraction = size >> mantissa, size & (1 << mantissa) - 1
    if exponent:
        number = (1 + fraction / (1 << mantissa)) * 2.0 ** (exponent - bias)
    else:
        number = fraction / (1 << mantissa) * 2.0 ** (1 - bias)
    return -number if code & 0x80 else number


def nearest_code(number: float, name: str) -> int:
    """By search: the closest code, the even one of two; past halfway to the next the format's overflow."""
    last = FORMS[name][2]
    sign = 0x80 if np.signbit(F32(number)) else 0
    if np.isnan(number):
        return 0xFF if name == "fp8" else 0xFE
    size = abs(number)
    top = value_of(last, name)
    step = top - value_of(last - 1, name)
    beyond = last + 1
    if np.isinf(size) or size > top + step / 2 or (size == top + step / 2 and last % 2):
        return sign | beyond
    gaps = [abs(value_of(code, name) - size) for code in range(last + 1)]
    return sign | min(range(last + 1), key=lambda code: (gaps[code], code % 2))


@pytest.mark.parametrize("name", FORMS)
def test_every_byte_widens_exactly(name: str) -> None:
    codes = np.arange(256, dtype=U32).reshape(8, 32)
    for row in codes:
        words = row | U32(0x11223300)
        got = GFX12([f"v_cvt_f32_{name} {{d}}, v1"], words)[0].view(F32)
        np.testing.assert_array_equal(got, np.array([value_of(int(code), name) for code in row], F32))


@pytest.mark.parametrize("name", FORMS)
def test_byte_sel_picks_the_byte(name: str) -> None:
    words = np.random.default_rng(6).integers(0, 0x70, (32, 4)).astype(np.uint8)
    texts = [f"v_cvt_f32_{name}_e64 {{d}}, v1 byte_sel:{place}" for place in range(4)]
    got = GFX12(texts, words.view(U32)[:, 0]).view(F32)
    for place in range(4):
        wanted = [value_of(int(code), name) for code in words[:, place]]
        np.testing.assert_array_equal(got[place], np.array(wanted, F32))


EDGES = [0.0, -0.0, 1.0, -448.0, 464.0, 465.0, 57344.0, 61440.0, -61441.0, 1e30, float("inf"), -float("inf"),
         float("nan"), 2.0**-9, 2.0**-10, 2.0**-10 * 1.01, 2.0**-16, 2.0**-17, -(2.0**-17) * 1.5,
         1e-40]  # fmt: skip

NUMBERS = st.one_of(st.floats(width=32), st.floats(-600, 600, width=32))


@settings(max_examples=40, deadline=None)
@given(numbers=st.lists(NUMBERS, min_size=12, max_size=12))
@pytest.mark.parametrize("name", FORMS)
def test_packing_rounds_to_the_nearest_code(name: str, numbers: list[float]) -> None:
    values = np.array([*EDGES, *numbers], F32)
    before = "v_mov_b32 {d}, 0xabcd1234\n"
    texts = [
        f"{before}v_cvt_pk_{name}_f32 {{d}}, v1, -v1",
        f"{before}v_cvt_pk_{name}_f32 {{d}}, v1, v1 op_sel:[0,0,1]",
    ]
    got = GFX12(texts, values)
    codes = np.array([nearest_code(float(number), name) for number in values], U32)
    minus = np.array([nearest_code(-float(number), name) for number in values], U32)
    np.testing.assert_array_equal(got[0], U32(0xABCD0000) | codes | minus << 8)
    np.testing.assert_array_equal(got[1], U32(0x1234) | codes << 16 | codes << 24)


@pytest.mark.parametrize("name", FORMS)
@pytest.mark.parametrize(
    "before",
    [
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 23, 1), 1",
        "v_readfirstlane_b32 s20, v2\ns_setreg_b32 hwreg(HW_REG_MODE, 23, 1), s20",
    ],
)
def test_fp16_ovfl_saturates_bytes_too(name: str, before: str) -> None:
    """OCP's saturating conversion: the largest number for what is too large and for infinities; NaN stays."""
    last = FORMS[name][2]
    values = np.array([1e6, -1e6, np.inf, -np.inf, value_of(last, name), 1.0, np.nan, 0.0] * 4, F32)
    texts = [f"v_cvt_pk_{name}_f32 {{d}}, v1, v1", f"v_cvt_sr_{name}_f32 {{d}}, v1, v3"]
    got = GFX12(texts, values, np.ones(32, U32), np.zeros(32, U32), before=before)[:, :8] & 0xFF
    nan, one = nearest_code(float("nan"), name), nearest_code(1.0, name)
    wanted = [last, last | 0x80, last, last | 0x80, last, one, nan, 0]
    np.testing.assert_array_equal(got, [wanted] * 2)


@pytest.mark.parametrize("name", FORMS)
def test_stochastic_rounding_goes_up_as_often_as_the_noise_says(name: str) -> None:
    """Between two codes the noise's high bits decide: up where they carry; exact numbers stay."""
    mantissa = FORMS[name][0]
    low, high = (0x38, 0x39) if name == "fp8" else (0x3C, 0x3D)
    third = value_of(low, name) + (value_of(high, name) - value_of(low, name)) * 0.375
    values = np.full(32, third, F32)
    values[16:] = value_of(low, name)
    noise = np.linspace(0, 2**32 - 1, 32).astype(np.uint64).astype(U32)
    got = GFX12([f"v_mov_b32 {{d}}, -1\nv_cvt_sr_{name}_f32 {{d}}, v1, v2 byte_sel:2"], values, noise)[0]
    dropped = 23 - mantissa
    up = (noise >> U32(32 - dropped)) + 3 * (1 << dropped - 3) >= 1 << dropped
    codes = np.where(up & (np.arange(32) < 16), high, low).astype(U32)
    np.testing.assert_array_equal(got, U32(0xFF00FFFF) | codes << 16)


def test_stochastic_denormals_lose_what_falls_off_first() -> None:
    """2**-10 is half of FP8's least denormal: half of all noise takes it up."""
    noise = np.where(np.arange(32) % 2, 0x80000000, 0x7FFFFFFF).astype(U32)
    got = GFX12(["v_cvt_sr_fp8_f32 {d}, v1, v2"], np.full(32, 2.0**-10, F32), noise)[0]
    np.testing.assert_array_equal(got, np.arange(32) % 2)


@pytest.mark.parametrize("first", FORMS)
@pytest.mark.parametrize("second", FORMS)
def test_dot_products_of_bytes(first: str, second: str) -> None:
    rng = np.random.default_rng(7)
    a, b = (rng.integers(0x30, 0x48, (32, 4)).astype(np.uint8) for _ in range(2))
    c = rng.integers(-9, 9, 32).astype(F32)
    got = GFX12(
        [f"v_dot4_f32_{first}_{second} {{d}}, v1, v2, v3 neg_lo:[0,0,1]"],
        a.view(U32)[:, 0],
        b.view(U32)[:, 0],
        c,
    )
    wanted = [
        sum(value_of(int(x), first) * value_of(int(y), second) for x, y in zip(p, q, strict=True)) - z
        for p, q, z in zip(a, b, c, strict=True)
    ]
    np.testing.assert_array_equal(got[0].view(F32), np.array(wanted, F32))


def test_two_bytes_widen_from_either_half() -> None:
    words = np.array([0x38404450] * 32, U32)
    texts: list[Any] = ["v_cvt_pk_f32_fp8 {q}, v1.h", "v_cvt_pk_f32_fp8 {q}, v1.l"]
    got = GFX12(texts, words).view(F32)[:, 0]
    assert got.tolist() == [value_of(code, "fp8") for code in (0x40, 0x38, 0x50, 0x44)]
