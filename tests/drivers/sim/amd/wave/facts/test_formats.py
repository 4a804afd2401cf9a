"""Buffer formats against numpy's conversions and values worked out by hand."""

from __future__ import annotations

import numpy as np
import pytest

from autogen.amd import rdna3
from drivers.sim.amd.wave.facts.formats import (
    FORMATS,
    IDENTITY,
    decode_field,
    encode_field,
    form_of,
    half_bits,
    packed,
    route_back,
    select,
    unpacked,
)

ONE = 0x3F800000


def test_numbers_are_those_of_the_format_table() -> None:
    """Named spots of Mesa's GFX11_FORMAT: 1 8_UNORM, 22 32_FLOAT, 30 10_11_11_FLOAT, 42 8_8_8_8_UNORM, 63."""
    assert len(FORMATS) == 63
    assert (FORMATS[1].widths, FORMATS[22].widths, FORMATS[30].widths) == ((8,), (32,), (11, 11, 10))
    assert FORMATS[36].widths == (10, 10, 10, 2)
    assert FORMATS[42].widths == (8, 8, 8, 8)
    assert FORMATS[63].size_bytes == 16


def test_the_table_is_what_the_assembler_s_names_say() -> None:
    """Names list the fields from the highest bits down. The kinds are numbered from 0."""
    kinds = ["UNORM", "SNORM", "USCALED", "SSCALED", "UINT", "SINT", "FLOAT"]
    named = {number: name.split("_")[2:] for name, number in rdna3.BUFFER_FORMAT.items() if number}
    wanted = {n: (tuple(map(int, w[-2::-1])), kinds.index(w[-1])) for n, w in named.items()}
    assert {n: (found.widths, found.kind) for n, found in FORMATS.items()} == wanted
    assert {found.kind for found in FORMATS.values() if found.is_integer} == {4, 5}


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


FLOATS = [-np.inf, -1e9, -3.7, -1.0, -0.5, -0.25, -0.0, 0.0, 0.4, 0.5, 0.6, 1.0, 1.5, 2.5, 200.7, 1e9, np.inf]


@pytest.mark.parametrize("kind", range(4))
@pytest.mark.parametrize("width", [2, 8, 16])
def test_floats_become_numbers_of_their_width_and_back(kind: int, width: int) -> None:
    """Rounded to the nearest, ties to even, and held to what the field can say; NaN is 0."""
    top = (1 << width) - 1 if kind in (0, 2) else (1 << width - 1) - 1
    low, high, scale = [(0, top, top), (-top, top, top), (0, top, 1), (-top - 1, top, 1)][kind]
    numbers = np.array([*FLOATS, np.nan], np.float32)
    wanted = np.clip(
        np.rint(np.nan_to_num(numbers.astype(np.float64), posinf=1e10, neginf=-1e10) * scale), low, high
    )
    got = [encode_field(int(word), width, kind) for word in numbers.view(np.uint32)]
    assert got == [int(each) & (1 << width) - 1 for each in wanted]
    back = np.array([decode_field(field, width, kind) for field in got], np.uint32).view(np.float32)
    np.testing.assert_array_equal(back, (wanted / scale).astype(np.float32))


@pytest.mark.parametrize("width", [2, 8, 10, 16, 32])
def test_integers_keep_to_their_width(width: int) -> None:
    top = 1 << width - 1
    for value in (0, 1, top - 1, top, 2 * top - 1, 2 * top, -1, -top, -top - 1, -(1 << 31), (1 << 31) - 1):
        word = value & 0xFFFFFFFF
        assert encode_field(word, width, 4) == min(word, 2 * top - 1)
        if -(1 << 31) <= value < 1 << 31:
            held = max(-top, min(value, top - 1))
            assert encode_field(word, width, 5) == held & 2 * top - 1
            assert decode_field(held & 2 * top - 1, width, 5) == held & 0xFFFFFFFF
    assert decode_field(2 * top - 1, width, 4) == 2 * top - 1


@pytest.mark.parametrize("width", [10, 11])
def test_small_floats_are_halves_without_sign_and_last_bits(width: int) -> None:
    """5 bits of exponent, as a half has: each code, and what lies halfway between it and the next."""
    lost = 15 - width
    codes = np.arange(31 << width - 5)
    numbers = (codes << lost).astype(np.uint16).view(np.float16).astype(np.float32)
    words = numbers.view(np.uint32)
    assert [decode_field(int(code), width, 6) for code in codes] == words.tolist()
    assert [encode_field(int(word), width, 6) for word in words] == codes.tolist()
    middle = ((numbers[:-1].astype(np.float64) + numbers[1:]) / 2).astype(np.float32).view(np.uint32)
    assert [encode_field(int(word), width, 6) for word in middle] == (codes[:-1] + codes[:-1] % 2).tolist()
    infinite, not_a_number = 31 << width - 5, 31 << width - 5 | 1 << width - 6
    some = np.array([65536, 1e9, np.inf, np.nan, -1, -np.inf, -0.0], np.float32).view(np.uint32)
    got = [encode_field(int(word), width, 6) for word in some]
    assert got == [infinite, infinite, infinite, not_a_number, 0, 0, 0]
    assert decode_field(infinite, width, 6) == 0x7F800000


def test_dwords_are_floats_as_they_stand() -> None:
    for word in (0, ONE, 0x80000001, 0x7FC00001, 0xFF800000):
        assert decode_field(word, 32, 6) == encode_field(word, 32, 6) == word


def test_components_of_unequal_width_lie_lowest_first() -> None:
    packed_words = FORMATS[rdna3.BUFFER_FORMAT["BUF_FMT_10_10_10_2_UINT"]]
    word = 3 | 0x155 << 2 | 0x2AA << 12 | 0x3FF << 22
    assert packed_words.decode(word.to_bytes(4, "little") + b"\xff") == [3, 0x155, 0x2AA, 0x3FF]
    assert packed_words.encode([3, 0x155, 0x2AA, 0x3FF]) == word.to_bytes(4, "little")
    assert packed_words.encode([3]) == b"\x03\0\0\0"


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("buffer_load_format_xyzw_idxen", "idxen"), ("buffer_store_b32_bothen", "bothen"),
        ("buffer_store_b32_offset", "offset"), ("buffer_store_b32_offen", "offen"),
        ("buffer_store_b32", "offset"),
    ],
)  # fmt: skip
def test_a_name_says_where_index_and_offset_come_from(name: str, form: str) -> None:
    assert form_of(name) == form


def test_loads_give_dwords_or_halves() -> None:
    """Of 16_16_SINT and 16_16_FLOAT; W to X, with a 1 of the kind where nothing is."""
    reverse = 7 | 1 << 3 | 5 << 6 | 4 << 9
    signed, floats = (FORMATS[rdna3.BUFFER_FORMAT[f"BUF_FMT_16_16_{kind}"]] for kind in ("SINT", "FLOAT"))
    data = np.array([-2, 5], np.int16).tobytes()
    assert unpacked(signed, data, IDENTITY, 2, halves=False) == [0xFFFFFFFE, 5]
    assert unpacked(signed, data, reverse, 4, halves=True) == [1, 1, 5, 0xFFFE]
    data = np.array([-2, 0.1], np.float16).tobytes()
    wide, narrow = (
        np.frombuffer(data, np.float16).astype(np.float32).view(np.uint32),
        np.frombuffer(data, np.uint16),
    )
    assert unpacked(floats, data, reverse, 3, halves=False) == [ONE, ONE, wide[1]]
    assert unpacked(floats, data, reverse, 4, halves=True) == [0x3C00, 0x3C00, narrow[1], narrow[0]]


def test_stores_of_halves_are_floats_of_the_format() -> None:
    """32_32_FLOAT, and 8_8_UNORM of 1 and 0.2."""
    values = np.array([1.5, -0.2], np.float16)
    words = [int(each) | 0xABCD0000 for each in values.view(np.uint16)]
    wide, bytewise = FORMATS[rdna3.BUFFER_FORMAT["BUF_FMT_32_32_FLOAT"]], FORMATS[14]
    assert packed(wide, words, IDENTITY, halves=True) == values.astype(np.float32).tobytes()
    assert packed(bytewise, [0x3C00, 0x3266], IDENTITY, halves=True) == bytes([255, 51])
    assert packed(wide, [ONE, 7], IDENTITY, halves=False) == ONE.to_bytes(4, "little") + (7).to_bytes(
        4, "little"
    )


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
    for place in range(4):
        assert route_back([9], 4 + place) == [9 * (each == place) for each in range(4)]
