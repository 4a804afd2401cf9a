"""bf16 and bytes as numbers: against the formats' own definition."""

from __future__ import annotations

import numpy as np

from drivers.sim.amd.wave.interp.brain import from_brain, from_byte, to_brain

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
