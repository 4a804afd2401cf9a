"""Statements and expressions of the language, each on a few lines written for it, and `functions.py` so."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pseudocode.evaluate import Evaluator
from tests.pseudocode.numbers import Value, any_nan
from tests.pseudocode.parse import NotPseudocode, parse

MASK = (1 << 64) - 1


def run(text: str, library: dict[str, Any] | None = None, **sources: int) -> dict[str, Any]:
    """The names after a text, with 64-bit sources."""
    names: dict[str, Any] = {name: Value(bits & MASK, "b64") for name, bits in sources.items()}
    names |= {"D0": Value(0, "b64"), "SCC": Value(0, "u1")}
    evaluator = Evaluator(names, {"D0": "b64", "SCC": "u1"}, library or {})
    evaluator.run(parse(text))
    return names


def result(text: str, **sources: int) -> int:
    return int(run(text, **sources)["D0"].bits)


EXPRESSIONS = [
    ("1 + 2 * 3 - 4", 3),
    ("(1U << 5U) | 3U", 35),
    ("7 & 12 ^ 1", 5),
    ("1 < 2 ? 10 : 20", 10),
    ("1 > 2 ? 10 : 2 > 1 ? 30 : 20", 30),
    ("!(3 == 3) || (2 <> 3)", 1),
    ("~S0.u32", 0xFFFFFFFE - 0x12345677),
    ("-S0.i32", 2**32 - 0x12345678),
    ("S0[15 : 8].u8", 0x56),
    ("S0.u32[3]", 1),
    ("S0.u32[8 +: 4]", 6),
    ("S0.u32[0 : 31]", int(f"{0x12345678:032b}"[::-1], 2)),
    ("{ S0[7 : 0], S0[15 : 8] }", 0x7856),
    ("16'I(signext(S1.i8))", 0xFFFFFFF0),
    ("64'U(S2.u32) + 64'U(1U)", 1 << 32),
    ("S2.u32 + 1U", 0),
    ("(S2.i32 >> 4U)", 0xFFFFFFFF),
    ("(S2.u32 >> 4U)", 0x0FFFFFFF),
    ("S1.u32 > S2.u32", 0),
    ("S1.i8 > S2.i8", 0),
    ("16'0x7c00", 0x7C00),
    ("16'1.0", 0x3C00),
    ("1.5F", 0x3FC00000),
]


@pytest.mark.parametrize(("text", "expected"), EXPRESSIONS)
def test_an_expression_has_its_value(text: str, expected: int) -> None:
    kind = "f32" if text == "1.5F" else "u64"
    mask = MASK if "64'" in text else 0xFFFFFFFF
    found = result(f"D0.{kind} = {text}", S0=0x12345678, S1=0xF0, S2=2**32 - 1)
    assert found & mask == expected


FLOATS = [
    ("S0.f32 + S1.f32", 0x40600000),
    ("fma(S0.f32, S1.f32, 1.0F)", 0x40800000),
    ("S0.f32 * 2.0F ** 3", 0x41400000),
    ("ldexp(S0.f32, -1)", 0x3F400000),
    ("-abs(S0.f32)", 0xBFC00000),
    ("floor(-S0.f32)", 0xC0000000),
    ("trunc(-S0.f32)", 0xBF800000),
    ("fract(S0.f32)", 0x3F000000),
    ("mantissa(S0.f32)", 0x3F400000),
    ("sqrt(4.0F)", 0x40000000),
    ("pow(2.0F, 3.0F)", 0x41000000),
    ("log2(8.0F)", 0x40400000),
    ("16'F(S0.f32)", 0x3FC00000),
    ("32'F(0x7f800000)", 0x7F800000),
    ("-INF.f32", 0xFF800000),
    ("S0.f32 / 0.0F", 0x7F800000),
    ("i32_to_f32(-3)", 0xC0400000),
]


@pytest.mark.parametrize(("text", "expected"), FLOATS)
def test_a_float_has_its_bits(text: str, expected: int) -> None:
    assert result(f"D0.f32 = {text}", S0=0x3FC00000, S1=0x40000000) == expected


INTEGERS = [
    ("f32_to_i32(S0.f32)", -1 & 0xFFFFFFFF),
    ("f32_to_u32(S0.f32)", 0),
    ("f32_to_i32(1.0F / 0.0F)", 0x7FFFFFFF),
    ("exponent(S0.f32)", 127),
    ("sign(S0.f32)", 1),
    ("isNAN(64'F(S0.f32))", 0),
    ("isSignalNAN(64'F(S1.f32))", 1),
    ("isQuietNAN(64'F(S1.f32))", 0),
    ("u32_to_u16(70000U)", 65535),
    ("f32_to_snorm(-1.0F)", 0x8001),
    ("f16_to_unorm(16'1.0)", 65535),
    ("countbits(S1)", 9),
    ("signext_from_bit(12, 4U)", 2**32 - 4),
    ("S0.f32 == S0.f32", 1),
    ("S1.f32 == S1.f32", 0),
    ("S1.f32 <> S0.f32", 0),
    ("S2.f32 == DENORM.f32", 1),
]


@pytest.mark.parametrize(("text", "expected"), INTEGERS)
def test_an_integer_of_floats_has_its_value(text: str, expected: int) -> None:
    width = 16 if "norm" in text else 32
    assert result(f"D0.i{width} = {text}", S0=0xBFC00000, S1=0x7F800001, S2=5) == expected


def test_a_nan_that_arithmetic_made_can_be_told_from_one_passed_on() -> None:
    assert result("D0.f32 = S0.f32 + 1.0F", S0=0x7FC00001) == any_nan("f32").bits
    assert result("D0.f32 = S0.f32", S0=0x7FC00001) == 0x7FC00001


def test_only_the_written_bits_change() -> None:
    assert result("D0.u64 = S0.u64;\nD0[15 : 8].u8 = 0xab;\nD0.u32[31] = 1'0U", S0=MASK) == 0xFFFFFFFF7FFFABFF


def test_branches_loops_and_break() -> None:
    text = """tmp = -1;
    for i in 0 : 31 do
    // From the lowest bit
    if S0.u32[i] == 1'1U then
    tmp = i;
    break
    endif
    endfor;
    if tmp < 0 then
    D0.i32 = 100
    elsif tmp > 20 then
    D0.i32 = 200
    else
    D0.i32 = tmp
    endif"""
    assert [result(text, S0=bits) for bits in (0, 8, 1 << 25)] == [100, 3, 200]


def test_functions_and_arrays_that_the_text_defines() -> None:
    text = """LARGER = lambda(x, y) (
    x > y ? x : y);
    CLIP = lambda(n) (
    declare parts : 8'U[2];
    parts[0] = n[7 : 0];
    if n > 100U then
    return 100U
    else
    return parts[0].u32
    endif);
    D0.u32 = LARGER(S0.u32, S1.u32) * 1000U + CLIP(S1.u32)"""
    assert result(text, S0=9, S1=7) == 9007
    assert result(text, S0=9, S1=101) == 101100


def test_two_places_are_written_from_one_wide_value() -> None:
    names = run("{ SCC.u1, D0.u64 } = 65'B(65'U(S0.u64) + 65'U(S0.u64))", S0=MASK)
    assert (names["SCC"].bits, names["D0"].bits) == (1, MASK - 1)


def test_another_instruction_is_called_by_its_name() -> None:
    library = {"v_min_i32": parse("D0.i32 = S0.i32 < S1.i32 ? S0.i32 : S1.i32")}
    names = run("D0.i32 = v_min_i32(v_min_i32(S0.i32, 5), -2)", library, S0=9)
    assert names["D0"].bits == 2**32 - 2


def test_rounding_follows_the_mode_that_the_text_sets() -> None:
    text = """prev_mode = ROUND_MODE;
    ROUND_MODE = ROUND_TOWARD_ZERO;
    D0[15 : 0].f16 = f32_to_f16(S0.f32);
    ROUND_MODE = prev_mode;
    D0[31 : 16].f16 = f32_to_f16(S0.f32)"""
    assert result(text, S0=0x3F801FFF) == 0x3C013C00


@pytest.mark.parametrize("text", ["D0.u32 = unknown(1)", "D0.u32 = NOTHING", "5"])
def test_what_has_no_meaning_is_said_to_be_no_pseudocode(text: str) -> None:
    with pytest.raises(NotPseudocode):
        run(text)
