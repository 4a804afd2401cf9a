"""Conversions of single instructions, against rational arithmetic: PTX ISA, cvt (rounding, saturation, NaN
to integers, floats of 8 bits)."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from tests.drivers.sim.nv.sm.meaning.exact import (
    BFLOAT,
    DOUBLE,
    HALF,
    MODES,
    SINGLE,
    Format,
    as_words,
    bits_of_bfloat,
    bits_of_double,
    bits_of_half,
    bits_of_single,
    pair_of,
    singles,
)
from tests.drivers.sim.nv.sm.meaning.one import execute, words

MASK = (1 << 32) - 1


def signed(value: int, width: int) -> int:
    value &= (1 << width) - 1
    return value - (1 << width) if value >> width - 1 else value


@pytest.mark.parametrize("mode", list(MODES))
@pytest.mark.parametrize(
    ("kind", "width"), [("", 32), (".U32", 32), (".S16", 16), (".U16", 16), (".S8", 8), (".U8", 8)]
)
def test_whole_numbers_become_singles(kind: str, width: int, mode: str) -> None:
    _, b, _ = words(51)
    found = execute(f"I2F{kind}{mode} R20, R12", {12: b}).registers[20]
    is_signed = not kind.startswith(".U")
    numbers = [signed(n, width) if is_signed else n & (1 << width) - 1 for n in b.tolist()]
    assert found.tolist() == [bits_of_single(SINGLE.rounded(Fraction(n), MODES[mode])) for n in numbers]


@pytest.mark.parametrize("mode", list(MODES))
@pytest.mark.parametrize("kind", [".S64", ".U64"])
def test_whole_numbers_of_64_bits_become_singles_and_doubles(kind: str, mode: str) -> None:
    low, high, _ = words(52)
    given = {12: low, 13: high}
    whole = [int(x) | int(y) << 32 for x, y in zip(low, high, strict=True)]
    numbers = [Fraction(signed(n, 64) if kind == ".S64" else n) for n in whole]
    found = execute(f"I2F{kind}{mode} R20, R12", given).registers[20]
    assert found.tolist() == [bits_of_single(SINGLE.rounded(n, MODES[mode])) for n in numbers]
    made = execute(f"I2F.F64{kind}{mode} R20, R12", given).registers
    doubles = [int(x) | int(y) << 32 for x, y in zip(made[20], made[21], strict=True)]
    assert doubles == [bits_of_double(DOUBLE.rounded(n, MODES[mode])) for n in numbers]


@pytest.mark.parametrize("text", ["I2FP.F32.S32", "I2FP.F32.U32", "I2FP.F32.S32.RZ", "I2FP.F32.U32.RZ"])
def test_whole_numbers_become_singles_at_full_rate(text: str) -> None:
    _, b, _ = words(53)
    found = execute(f"{text} R20, R12", {12: b}).registers[20]
    numbers = [Fraction(signed(n, 32) if "S32" in text else n) for n in b.tolist()]
    mode = "zero" if text.endswith("RZ") else "nearest"
    assert found.tolist() == [bits_of_single(SINGLE.rounded(n, mode)) for n in numbers]


def test_whole_numbers_become_halves_and_bfloats() -> None:
    _, b, _ = words(54)
    numbers = [Fraction(signed(n, 32)) for n in b.tolist()]
    found = execute("I2F.F16 R20, R12", {12: b}).registers[20]
    assert found.tolist() == [bits_of_half(HALF.rounded(n)) for n in numbers]
    found = execute("I2F.BF16 R20, R12", {12: b}).registers[20]
    assert found.tolist() == [bits_of_bfloat(BFLOAT.rounded(n)) for n in numbers]


WHOLE = {"": math.trunc, "FLOOR": math.floor, "CEIL": math.ceil, "TRUNC": math.trunc, "NEAREST": round}
LIMITS = [
    2.0**31,
    2.0**31 - 128,
    -(2.0**31),
    -(2.0**31) - 256,
    2.0**32,
    2.0**32 - 256,
    2.0**63,
    2.0**63 - 2**39,
]
BEYOND = [
    *LIMITS,
    -(2.0**63),
    -(2.0**63) - 2.0**40,
    2.0**64,
    2.0**64 - 2**40,
    0.5,
    1.5,
    2.5,
    -0.5,
    -1.5,
    2.0**15,
]


@pytest.mark.parametrize("rounding", ["", ".FLOOR", ".CEIL", ".TRUNC"])
@pytest.mark.parametrize(
    ("kind", "width"), [("", 32), (".U32", 32), (".S64", 64), (".U64", 64), (".S16", 16), (".U16", 16)]
)
def test_singles_become_whole_numbers_as_far_as_there_are_any(kind: str, width: int, rounding: str) -> None:
    values = np.concatenate([singles(55), np.array(BEYOND, np.float32)])
    made = execute(f"F2I{kind}{rounding}.NTZ R20, R12", {12: as_words(values)}).registers
    found = [int(x) | int(made[21][n] if width == 64 else 0) << 32 for n, x in enumerate(made[20])]
    to = WHOLE[rounding[1:] or "NEAREST"]
    is_signed = not kind.startswith(".U")
    low = -(1 << width - 1) if is_signed else 0
    high = (1 << width - is_signed) - 1
    wanted = [min(max(to(Fraction(float(v))), low), high) & ((1 << max(width, 32)) - 1) for v in values]
    assert found == wanted


@pytest.mark.parametrize(("text", "ends"), [
    ("F2I.NTZ", [0x7FFFFFFF, 0x80000000, 0]), ("F2I", [0x7FFFFFFF, 0x80000000, 0x80000000]),
    ("F2I.U32.NTZ", [MASK, 0, 0]), ("F2I.U32", [MASK, 0, 0x80000000]),
])  # fmt: skip
def test_what_is_no_number_becomes_zero_or_the_highest_bit(text: str, ends: list[int]) -> None:
    values = as_words([math.inf, -math.inf, math.nan])
    assert execute(f"{text} R20, R12", {12: values}).registers[20].tolist() == ends


def test_denormals_are_zeros_with_ftz() -> None:
    values = as_words([1e-40, -1e-40, 1.5])
    assert execute("F2I.FTZ.U32.CEIL.NTZ R20, R12", {12: values}).registers[20].tolist() == [0, 0, 2]
    assert execute("F2I.U32.CEIL.NTZ R20, R12", {12: values}).registers[20].tolist() == [1, 0, 2]
    assert execute("F2F.FTZ.F64.F32 R20, R12", {12: values}).registers[21].tolist()[0] == 0


def test_doubles_and_halves_become_whole_numbers() -> None:
    values = np.concatenate([singles(56).astype(np.float64), np.array(BEYOND)])
    made = execute("F2I.S64.F64.TRUNC R20, R12", pair_of(values, 12)).registers
    found = [signed(int(x) | int(y) << 32, 64) for x, y in zip(made[20], made[21], strict=True)]
    top = 1 << 63
    assert found == [min(max(math.trunc(v), -top), top - 1) for v in values.tolist()]
    halves = np.array([0.0, 1.5, -1.5, 65504.0, 2.0**-24, -7.75], np.float16)
    given = {12: halves.view(np.uint16).astype(np.uint32) | 0xABCD0000}
    found = execute("F2I.F16.TRUNC.NTZ R20, R12", given).registers[20].tolist()
    assert [signed(n, 32) for n in found] == [0, 1, -1, 65504, 0, -7]
    found = execute("F2I.F16.TRUNC.NTZ R20, -R12", given).registers[20].tolist()
    assert [signed(n, 32) for n in found] == [0, -1, 1, -65504, 0, 7]
    found = execute("F2I.F16.TRUNC.NTZ R20, |R12|", given).registers[20].tolist()
    assert [signed(n, 32) for n in found] == [0, 1, 1, 65504, 0, 7]
    given = {12: as_words([0.0, 1.5, -1.5, 3e9, -7.75]) >> np.uint32(16)}
    found = execute("F2I.BF16.TRUNC.NTZ R20, R12", given).registers[20].tolist()
    assert [signed(n, 32) for n in found] == [0, 1, -1, 2**31 - 1, -7]


@pytest.mark.parametrize("mode", list(MODES))
def test_doubles_become_singles(mode: str) -> None:
    random = np.random.default_rng(57)
    values = np.concatenate([np.ldexp(random.uniform(-2, 2, 300), random.integers(-155, 130, 300)), BEYOND])
    values = np.concatenate([values, singles(58, 50).astype(np.float64) * (1 + 2.0**-25)])
    found = execute(f"F2F.F32.F64{mode} R20, R12", pair_of(values, 12)).registers[20]
    wanted = [SINGLE.rounded(Fraction(v), MODES[mode], v) for v in values.tolist()]
    assert found.tolist() == [bits_of_single(w) for w in wanted]


def test_singles_and_halves_become_doubles() -> None:
    values = singles(59)
    made = execute("F2F.F64.F32 R20, R12", {12: as_words(values)}).registers
    found = [int(x) | int(y) << 32 for x, y in zip(made[20], made[21], strict=True)]
    assert found == [bits_of_double(float(v)) for v in values]
    bits = np.arange(0, 0x7C00, 7, np.uint16)
    bits = np.concatenate([bits, bits | np.uint16(0x8000)])
    made = execute("F2F.F64.F16 R20, R12", {12: bits.astype(np.uint32)}).registers
    found = [int(x) | int(y) << 32 for x, y in zip(made[20], made[21], strict=True)]
    assert found == [bits_of_double(float(v)) for v in bits.view(np.float16)]
    found32 = execute("F2F.F32.F16 R20, R12", {12: bits.astype(np.uint32)}).registers[20]
    assert found32.tolist() == [bits_of_single(float(v)) for v in bits.view(np.float16)]


@pytest.mark.parametrize(
    ("rounding", "to"), [("", round), (".FLOOR", math.floor), (".CEIL", math.ceil), (".TRUNC", math.trunc)]
)
def test_floats_are_rounded_to_whole_numbers_of_their_format(rounding: str, to) -> None:
    values = np.array([0.0, -0.0, 0.4, 0.5, 1.5, 2.5, -0.5, -0.6, -1.5, 7.25, 1e10, -1e-40], np.float32)
    wanted = [math.copysign(float(to(float(v))), v) for v in values]
    found = execute(f"FRND{rounding} R20, R12", {12: as_words(values)}).registers[20]
    assert found.tolist() == [bits_of_single(w) for w in wanted]
    made = execute(f"FRND.F64{rounding} R20, R12", pair_of(values.astype(np.float64), 12)).registers
    doubles = [int(x) | int(y) << 32 for x, y in zip(made[20], made[21], strict=True)]
    assert doubles == [bits_of_double(w) for w in wanted]


PACKS: list[tuple[str, Format, str]] = [
    ("F16.F32.PACK_AB", HALF, "nearest"), ("F16.F32.PACK_AB.RZ", HALF, "zero"),
    ("BF16.F32.PACK_AB", BFLOAT, "nearest"), ("BF16.F32.PACK_AB.RZ", BFLOAT, "zero"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "to", "mode"), PACKS)
@pytest.mark.parametrize("relu", ["", "RELU."])
def test_two_singles_become_two_short_floats(name: str, to: Format, mode: str, relu: str) -> None:
    a = singles(60)
    b = np.roll(a, 17)
    found = execute(f"F2FP.{relu}{name} R20, R8, R12", {8: as_words(a), 12: as_words(b)}).registers[20]
    bits = bits_of_half if to is HALF else bits_of_bfloat

    def made(value: float) -> int:
        if relu and value < 0:
            return 0
        return bits(to.rounded(Fraction(value), mode, value))

    wanted = [made(float(x)) << 16 | made(float(y)) for x, y in zip(a, b, strict=True)]
    assert found.tolist() == wanted


def test_what_is_no_number_becomes_the_short_nan_and_infinities_stay() -> None:
    a, b = as_words([math.nan, math.inf, -math.inf]), as_words([-math.inf, math.nan, math.inf])
    for name, inf in (
        ("F16.F32.PACK_AB", 0x7C00),
        ("BF16.F32.PACK_AB", 0x7F80),
        ("F16.F32.PACK_AB.RZ", 0x7C00),
    ):
        found = execute(f"F2FP.{name} R20, R8, R12", {8: a, 12: b}).registers[20].tolist()
        low, high = 0x7FFF, 0x8000 | inf
        assert found == [low << 16 | high, inf << 16 | low, high << 16 | inf]


E4M3, E5M2 = Format(4, -6, 8), Format(3, -14, 15)


def value_of_byte(byte: int, is_e4m3: bool) -> float:
    """OCP 8-bit floating point: E4M3 has no infinities and one NaN a sign, E5M2 is IEEE-like."""
    mantissa, bias = (3, 7) if is_e4m3 else (2, 15)
    exponent, part = byte >> mantissa & (0xF if is_e4m3 else 0x1F), byte & (1 << mantissa) - 1
    sign = -1.0 if byte >> 7 else 1.0
    if is_e4m3 and byte & 0x7F == 0x7F:
        return math.nan
    if not is_e4m3 and exponent == 31:
        return math.nan if part else sign * math.inf
    if exponent == 0:
        return sign * part * 2.0 ** (1 - bias - mantissa)
    return sign * (1 + part / (1 << mantissa)) * 2.0 ** (exponent - bias)


@pytest.mark.parametrize("name", ["E4M3", "E5M2"])
def test_every_float_of_8_bits_is_a_half(name: str) -> None:
    octets = np.arange(256, dtype=np.uint32)
    given = octets | octets[::-1] << np.uint32(8) | 0xABCD0000
    halves = execute(f"F2FP.F16.{name}.UNPACK_B R20, R12", {12: given}).registers[20]
    for lane, word in enumerate(halves.tolist()):
        for byte, half in ((lane, word & 0xFFFF), (255 - lane, word >> 16)):
            value = value_of_byte(byte, name == "E4M3")
            got = float(np.uint16(half).view(np.float16))
            assert math.isnan(got) if math.isnan(value) else bits_of_half(value) == half
    again = execute(
        f"F2FP.F16.{name}.UNPACK_B R20, R12.H1", {12: given << np.uint32(16) | given >> np.uint32(16)}
    )
    assert again.registers[20].tolist() == halves.tolist()


@pytest.mark.parametrize(("name", "to", "top"), [("E4M3", E4M3, 448.0), ("E5M2", E5M2, 57344.0)])
def test_singles_become_the_nearest_float_of_8_bits_or_the_greatest(
    name: str, to: Format, top: float
) -> None:
    """PTX's cvt.rn.satfinite: ties to even, what is beyond becomes the greatest, NaN 0x7f."""
    known = [
        top,
        1.03 * top,
        464.0,
        463.9,
        61440.0,
        61439.0,
        2.0**-10,
        3 * 2.0**-10,
        2.0**-17,
        3 * 2.0**-17,
        2.0**-6,
    ]
    values = np.concatenate([singles(61), np.array(known, np.float32), -np.array(known, np.float32)])
    other = np.roll(values, 5)
    given = {8: as_words(values), 12: as_words(other), 16: np.full(len(values), 0x1234CDEF, np.uint32)}
    found = execute(f"F2FP.SATFINITE.{name}.F32.PACK_AB_MERGE_C R20, R8, R12, R16", given).registers[20]
    codes = {
        value_of_byte(n, name == "E4M3"): n
        for n in range(127)
        if math.isfinite(value_of_byte(n, name == "E4M3"))
    }

    def made(value: float) -> int:
        near = min(abs(to.rounded(Fraction(value))), top)
        return codes[near] | (0x80 if math.copysign(1, value) < 0 else 0)

    wanted = [0xCDEF << 16 | made(float(x)) << 8 | made(float(y)) for x, y in zip(values, other, strict=True)]
    assert found.tolist() == wanted
    nan = {8: as_words([math.nan]), 12: as_words([-math.inf]), 16: np.zeros(1, np.uint32)}
    found = execute(f"F2FP.SATFINITE.{name}.F32.PACK_AB_MERGE_C R20, R8, R12, R16", nan).registers[20]
    assert found.tolist() == [0x7F00 | 0x80 | codes[top]]


@pytest.mark.parametrize("name", ["E4M3", "E5M2"])
@pytest.mark.parametrize("relu", ["", "RELU."])
def test_every_finite_float_of_8_bits_is_a_bfloat_and_relu_takes_negative_ones_for_zero(
    name: str, relu: str
) -> None:
    values = {n: value_of_byte(n, name == "E4M3") for n in range(256)}
    codes = [n for n, value in values.items() if math.isfinite(value)]
    given = np.array(codes, np.uint32) | np.array(codes[::-1], np.uint32) << np.uint32(8)

    def wanted(code: int, bits: Callable[[float], int]) -> int:
        value = values[code]
        return bits(0.0 if relu and math.copysign(1, value) < 0 else value)

    for to, bits in (("BF16", bits_of_bfloat), ("F16", bits_of_half)):
        found = execute(f"F2FP.{relu}{to}.{name}.UNPACK_B R20, R12", {12: given}).registers[20]
        pairs = [wanted(a, bits) | wanted(b, bits) << 16 for a, b in zip(codes, codes[::-1], strict=True)]
        assert found.tolist() == pairs


@pytest.mark.parametrize(
    ("kind", "low", "high"),
    [("U8", 0, 255), ("S8", -128, 127), ("U16", 0, 65535), ("S16", -32768, 32767)],
)
def test_two_whole_numbers_are_bounded_and_packed(kind: str, low: int, high: int) -> None:
    """PTX ISA, cvt.pack: the first in the upper part, two bytes below what the third gives."""
    ends = [0, 1, -1, low - 1, low, low + 1, high - 1, high, high + 1, 2**31 - 1, -(2**31)]
    a, b = (np.array(v, np.int32) for v in zip(*product(ends, ends), strict=True))
    c = np.arange(len(a), dtype=np.uint32) * np.uint32(0x10203)
    given = {8: a.view(np.uint32), 12: b.view(np.uint32), 16: c}
    found = execute(f"I2IP.{kind}.S32.SAT R20, R8, R12, R16", given, arch="sm_80").registers[20]
    bits = 8 if kind.endswith("8") else 16
    for x, y, more, got in zip(a.tolist(), b.tolist(), c.tolist(), found.tolist(), strict=True):
        parts = [min(max(v, low), high) % (1 << bits) for v in (x, y)]
        assert got == (parts[0] << bits | parts[1] | (more << 16 if bits == 8 else 0)) % 2**32


def test_two_halves_of_a_register_become_two_bytes() -> None:
    """sm_89, cvt.e5m2x2.f16x2: the upper half in the upper byte, below what the third register gives."""
    values = [0.0, -0.0, 1.0, -2.5, 57344.0, 2.0**-14]
    low = np.array([bits_of_half(v) for v in values], np.uint32)
    word = low | low[::-1] << np.uint32(16)
    text, given = "F2FP.SATFINITE.E5M2.F16.UNPACK_B_MERGE_C R20, R8, R12", {8: word, 12: [0xABCD1234] * 6}
    found = execute(text, given, arch="sm_120").registers[20].tolist()
    for lane, got in enumerate(found):
        pair = got & 0xFF, got >> 8 & 0xFF
        assert [value_of_byte(byte, False) for byte in pair] == [values[lane], values[5 - lane]]
        assert got >> 16 == 0x1234
