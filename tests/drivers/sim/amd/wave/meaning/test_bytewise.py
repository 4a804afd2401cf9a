"""Conversions of bytes and fractions, cube maps and odd products, on values at their borders.

Expected values are computed in Python's floats and fractions. Sources: RDNA3 and RDNA4 ISA, the opcodes that
tests name; that normalised conversions round to nearest even and stop at -32767 as measured on gfx1201.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.meaning.evaluated import bits_of, evaluated, rows

NAN, INF = math.nan, math.inf
M = 0xFFFFFFFF


def even(value: Fraction | float) -> int:
    """To the nearest integer, of two the even one."""
    return round(Fraction(value))


def test_a_float_becomes_one_byte_of_a_register() -> None:
    numbers = (-INF, -1.0, -0.5, 0.5, 1.5, 2.5, 254.5, 255.0, 255.5, 256.0, 1e30, INF, NAN)
    values = [0 if not n > 0 else 255 if n > 255 else even(n) for n in numbers]
    for place in (0, 1, 2, 3, 4, 7):
        found = evaluated("v_cvt_pk_u8_f32", *rows(numbers, (place,), (0x11223344,)))
        at = 8 * (place & 3)
        assert found.tolist() == [0x11223344 & ~(255 << at) & M | value << at for value in values]


def test_a_nibble_counts_sixteenths() -> None:
    found = evaluated("v_cvt_off_f32_i4", (*range(16), 0xF8, 0xFFFFFFF7))
    expected = [*range(8), *range(-8, 0), -8, 7]
    assert found.tolist() == [number / 16 for number in expected]


FRACTIONS = (0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, INF, -INF, 2.0**-15, -(2.0**-16), 0.25, 1 / 1024)


@pytest.mark.parametrize("letter", ["i", "u"])
def test_fractions_become_16_bits(letter: str) -> None:
    """RDNA3 ISA, V_CVT_NORM_I16_F16: the whole range is -32767 to 32767, or 0 to 65535; NaN is 0."""
    most = 32767 if letter == "i" else 65535
    least = -most if letter == "i" else 0

    def wanted(value: float) -> int:
        if math.isinf(value):
            return (most if value > 0 else least) & 0xFFFF
        return min(max(even(Fraction(value) * most), least), most) & 0xFFFF

    one = [wanted(value) for value in FRACTIONS]
    assert evaluated(f"v_cvt_norm_{letter}16_f16", [*FRACTIONS, NAN]).tolist() == [*one, 0]
    half = [1.5 / most, 2.5 / most, 0.5 / most]
    numbers = [float(np.float32(value)) for value in half]
    both = [*FRACTIONS, *numbers, NAN]
    expected = [*one, *(wanted(value) for value in numbers), 0]
    found = evaluated(f"v_cvt_pk_norm_{letter}16_f32", both, both[::-1])
    assert found.tolist() == [low | high << 16 for low, high in zip(expected, expected[::-1], strict=True)]
    found = evaluated(f"v_cvt_pk_norm_{letter}16_f16", FRACTIONS, FRACTIONS[::-1])
    assert found.tolist() == [low | high << 16 for low, high in zip(one, one[::-1], strict=True)]


# -- cube maps: RDNA3 ISA, V_CUBEID_F32, V_CUBESC_F32, V_CUBETC_F32, V_CUBEMA_F32 ------------------------


def cube(x: float, y: float, z: float) -> tuple[float, float, float, float]:
    """Face, two places on it, and twice the major axis: Z before Y before X where sizes are equal."""
    if abs(z) >= abs(x) and abs(z) >= abs(y):
        return (5.0 if z < 0 else 4.0), (-x if z < 0 else x), -y, 2 * z
    if abs(y) >= abs(x):
        return (3.0 if y < 0 else 2.0), x, (-z if y < 0 else z), 2 * y
    return (1.0 if x < 0 else 0.0), (z if x < 0 else -z), -y, 2 * x


@pytest.mark.parametrize("place", range(4))
def test_where_a_direction_meets_a_cube(place: int) -> None:
    name = ("v_cubeid_f32", "v_cubesc_f32", "v_cubetc_f32", "v_cubema_f32")[place]
    x, y, z = rows(*[(-2.0, -1.0, -0.5, 0.0, 0.5, 1.0, 2.0)] * 3)
    expected = np.array([cube(*each)[place] for each in zip(x, y, z, strict=True)], np.float32)
    np.testing.assert_array_equal(evaluated(name, x, y, z), expected)


# -- products with rules of their own ------------------------------------------------------------------

TINY, LEAST, MOST = 2.0**-127, 2.0**-126, float(np.finfo(np.float32).max)


@pytest.mark.parametrize("name", ["v_fma_dx9_zero_f32", "v_fmac_dx9_zero_f32"])
def test_zero_times_anything_is_zero_and_denormals_are_zeros(name: str) -> None:
    cases: list[tuple[float, float, float, float]] = [
        (0.0, INF, 5.0, 5.0),
        (INF, -0.0, 5.0, 5.0),
        (NAN, 0.0, 5.0, 5.0),
        (0.0, NAN, -0.0, 0.0),
        (TINY, INF, 5.0, 5.0),
        (INF, TINY, 5.0, 5.0),
        (2.0, 3.0, TINY, 6.0),
        (2.0, 3.0, 4.0, 10.0),
        (LEAST, 0.5, 0.0, 0.0),
        (-LEAST, 0.5, 0.0, -0.0),
        (LEAST, 1.0, 0.0, LEAST),
        (LEAST, 2.0, -LEAST, LEAST),
        (MOST, 2.0, -MOST, MOST),
        (2.0, 3.0, INF, INF),
    ]
    *sources, expected = zip(*cases, strict=True)
    assert bits_of(evaluated(name, *sources)) == bits_of(np.array(expected, np.float32))
    assert np.isnan(evaluated(name, (2.0, NAN, INF), (NAN, 2.0, 2.0), (1.0, 1.0, -INF))).all()


def test_lighting_is_the_least_number_where_nothing_shines() -> None:
    """RDNA3 ISA, V_MULLIT_F32."""
    below = float(np.nextafter(np.float32(-MOST), np.float32(0)))
    cases = [
        (2.0, 3.0, 1.0, 6.0),
        (0.0, INF, 1.0, 0.0),
        (2.0, -MOST, 1.0, -MOST),
        (0.5, below, 1.0, below / 2),
        (2.0, -INF, 1.0, -MOST),
        (2.0, NAN, 1.0, -MOST),
        (2.0, 3.0, 0.0, -MOST),
        (2.0, 3.0, -1.0, -MOST),
        (2.0, 3.0, NAN, -MOST),
        (2.0, 3.0, 2.0**-149, 6.0),
    ]
    *sources, expected = zip(*cases, strict=True)
    assert evaluated("v_mullit_f32", *sources).tolist() == np.array(expected, np.float32).tolist()


BYTES: dict[str, Callable[[int], int]] = {
    f"v_cvt_f32_ubyte{n}": lambda x, n=n: x >> 8 * n & 255 for n in range(4)
}


@pytest.mark.parametrize("name", BYTES)
def test_each_byte_as_a_float(name: str) -> None:
    words = (0, 0x80, 0xFF, 0x01020384, 0xFFFEFDFC, 0x80000000)
    assert evaluated(name, words).tolist() == [float(BYTES[name](word)) for word in words]
