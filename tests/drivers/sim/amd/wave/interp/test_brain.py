"""bf16 and bytes as numbers: against the formats' own definition."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.amd.wave.interp.brain import from_brain, from_byte, to_brain, to_byte, to_byte_with

ALL = np.arange(1 << 16, dtype=np.uint16)


def test_every_bf16_comes_back() -> None:
    wide = from_brain(ALL)
    numbers = ~np.isnan(wide)
    assert np.array_equal(to_brain(wide)[numbers], ALL[numbers])
    assert np.isnan(from_brain(to_brain(wide[~numbers]))).all()


def test_a_number_between_two_goes_to_the_nearer_and_a_tie_to_the_even_one() -> None:
    bits = np.array([0x3F808000, 0x3F818000, 0x3F808001, 0x3F807FFF], np.uint32)
    assert to_brain(bits.view(np.float32)).tolist() == [0x3F80, 0x3F82, 0x3F81, 0x3F80]


def test_bytes_are_what_their_fields_say() -> None:
    """E4M3 with bias 7, of which 0x7F is NaN; E5M2 with bias 15."""
    values = np.arange(256)
    sign, exponent, mantissa = 1 - 2 * (values >> 7), values >> 3 & 15, values & 7
    expected = sign * np.where(
        exponent == 0, mantissa * 2.0**-9, (1 + mantissa / 8) * 2.0 ** (exponent - 7.0)
    )
    expected[values & 127 == 127] = np.nan
    assert np.array_equal(from_byte(values, "fp8"), expected.astype(np.float32), equal_nan=True)
    exponent, mantissa = values >> 2 & 31, values & 3
    normal = exponent < 31
    expected = sign * np.where(
        exponent == 0, mantissa * 2.0**-16, (1 + mantissa / 4) * 2.0 ** (exponent - 15.0)
    )
    assert np.array_equal(from_byte(values, "bf8")[normal], expected.astype(np.float32)[normal])
    assert from_byte(np.array([0x7C, 0xFC]), "bf8").tolist() == [np.inf, -np.inf]


@pytest.mark.parametrize(("kind", "codes"), [("fp8", 0x7F), ("bf8", 0x7C)])
def test_every_byte_comes_back_and_a_tie_goes_to_the_even_one(kind: str, codes: int) -> None:
    code = np.arange(codes)
    numbers = from_byte(code, kind)
    middles = (numbers[:-1] + numbers[1:]) / np.float32(2)
    above = np.nextafter(middles, np.float32(np.inf))
    for saturates in (False, True):
        assert to_byte(numbers, kind, saturates).tolist() == code.tolist()
        assert to_byte(-numbers, kind, saturates).tolist() == (code | 0x80).tolist()
        assert to_byte(middles, kind, saturates).tolist() == [n + n % 2 for n in range(codes - 1)]
        assert to_byte(above, kind, saturates).tolist() == code[1:].tolist()


@pytest.mark.parametrize(("kind", "beyond", "nan"), [("fp8", 0x7F, 0xFF), ("bf8", 0x7C, 0xFE)])
def test_what_is_too_large_is_the_largest_number_or_the_code_behind_it(
    kind: str, beyond: int, nan: int
) -> None:
    given = np.array([1e9, -1e9, np.inf, -np.inf, np.nan], np.float32)
    signed = [beyond, beyond | 0x80, beyond, beyond | 0x80, nan]
    assert to_byte(given, kind, False).tolist() == signed
    assert to_byte(given, kind, True).tolist() == [*(code - 1 for code in signed[:4]), nan]


@pytest.mark.parametrize(("kind", "one", "dropped"), [("fp8", 0x38, 20), ("bf8", 0x3C, 21)])
def test_by_chance_a_number_goes_up_where_noise_and_what_is_dropped_make_a_unit(
    kind: str, one: int, dropped: int
) -> None:
    unit, half = 1 << 32 - dropped, 1 << dropped - 1
    rests = np.array([half, half, 1, 1, 0, (1 << dropped) - 1, (1 << dropped) - 1], np.uint32)
    most = 0xFFFFFFFF
    noise = np.array([0x7FFFFFFF, 0x80000000, most, most - unit, most, unit - 1, unit], np.uint32)
    up = np.array([0, 1, 1, 0, 0, 0, 1])
    for sign in (0, 0x80):
        value = (np.uint32(0x3F800000 | sign << 24) | rests).view(np.float32)
        assert to_byte_with(value, noise, kind, False).tolist() == (one + up | sign).tolist()
