"""Buffer formats against numpy's conversions and values worked out by hand."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.amd.wave.facts.formats import (
    FORMATS,
    decode_field,
    encode_field,
    half_bits,
    packed,
    route_back,
    select,
)

ONE = 0x3F800000


def test_numbers_are_those_of_the_format_table() -> None:
    """Named spots of Mesa's GFX11_FORMAT: 1 8_UNORM, 22 32_FLOAT, 30 10_11_11_FLOAT, 42 8_8_8_8_UNORM, 63."""
    assert len(FORMATS) == 63
    assert (FORMATS[1].widths, FORMATS[22].widths, FORMATS[30].widths) == ((8,), (32,), (11, 11, 10))
    assert FORMATS[36].widths == (10, 10, 10, 2)
    assert FORMATS[42].widths == (8, 8, 8, 8)
    assert FORMATS[63].size_bytes == 16


def test_normalised_bytes_are_fractions() -> None:
    got = np.array(FORMATS[42].decode(bytes([0, 51, 128, 255])), np.uint32).view(np.float32)
    np.testing.assert_array_equal(got, (np.array([0, 51, 128, 255]) / 255).astype(np.float32))
    signed = np.array(FORMATS[43].decode(bytes([0x80, 0x81, 0, 0x7F])), np.uint32).view(np.float32)
    np.testing.assert_array_equal(signed, [-1, -1, 0, 1])


def test_integers_extend_and_saturate() -> None:
    assert decode_field(0x80, 8, 5) == 0xFFFFFF80
    assert encode_field(0xFFFFFF00, 8, 5) == 0x80
    assert encode_field(300, 8, 4) == 255
    assert encode_field(300, 8, 5) == 127


@pytest.mark.parametrize("number", FORMATS)
def test_what_is_stored_reads_the_same(number: int) -> None:
    """All zeros, small integers or fractions that each kind can hold."""
    found = FORMATS[number]
    values = found.decode(found.encode(found.decode(bytes(range(1, 1 + found.size_bytes)))))
    assert values == found.decode(bytes(range(1, 1 + found.size_bytes)))


def test_halves_round_as_numpy() -> None:
    rng = np.random.default_rng(3)
    numbers = np.concatenate(
        [rng.standard_normal(300) * 10.0 ** rng.integers(-8, 5, 300), [0.0, 65520, -1e9]]
    )
    wide = numbers.astype(np.float32)
    with np.errstate(over="ignore"):
        wanted = wide.astype(np.float16).view(np.uint16)
    np.testing.assert_array_equal([half_bits(float(number), 10) for number in wide], wanted)


def test_eleven_bits_have_no_sign() -> None:
    assert encode_field(0xBF800000, 11, 6) == 0
    assert encode_field(ONE, 11, 6) == 15 << 6
    assert decode_field(15 << 6 | 32, 11, 6) == 0x3FC00000


def test_halves_of_signed_integers_keep_their_sign_in_memory() -> None:
    """16_SINT and 8_8_SINT hold -2; the unsigned formats beside them what two's complement has."""
    identity = 4 | 5 << 3
    assert packed(FORMATS[12], [0xFFFE], 4, halves=True) == b"\xfe\xff"
    assert packed(FORMATS[19], [0xFFFE, 3], identity, halves=True) == b"\xfe\x03"
    assert packed(FORMATS[21], [0xFFFE], 4, halves=True) == b"\xfe\xff\xff\xff"
    assert packed(FORMATS[20], [0xFFFE], 4, halves=True) == b"\xfe\xff\x00\x00"


def test_selection_routes_and_fills() -> None:
    swapped = 6 | 5 << 3 | 4 << 6 | 1 << 9
    assert select([10, 20, 30], swapped, True, 4) == [30, 20, 10, 1]
    assert select([7], 4 | 5 << 3 | 7 << 6, False, 3) == [7, 0, ONE]
    assert select([7], 0 | 1 << 3 | 0 << 6 | 4 << 9, True, 4) == [0, 1, 0, 7]
    assert route_back([1, 2, 3], swapped) == [3, 2, 1, 0]
