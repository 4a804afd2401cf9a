"""Integer rules on values at the borders of types, each with each, against Python's integers.

Source of what is expected: RDNA3 and RDNA4 ISA, VOP1, VOP2 and VOP3 opcodes. Covers clamp.py and the integers
of halves.py too.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from drivers.sim.amd.wave.meaning.rules import RULES, SATURATING
from tests.drivers.sim.amd.wave.meaning.evaluated import evaluated, rows
from tests.drivers.sim.amd.wave.meaning.exact_integers import (
    ONE,
    THREE,
    TWO,
    U24,
    M,
    apart,
    cut,
    middle,
    picked,
    s,
)

EDGES = (
    0,
    1,
    2,
    7,
    8,
    31,
    32,
    33,
    0xFF,
    0x8000,
    0xFFFF,
    0x10000,
    0x7FFFFF,
    0x800000,
    0xFFFFFF,
    0x12345678,
    0x7FFFFFFF,
    0x80000000,
    0xFFFF8000,
    0xFFFFFFFF,
)
FEW = (0, 1, 5, 31, 32, 0x8001, 0xFFFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)
HALVES = (0, 1, 2, 15, 16, 17, 0xFF, 0x7FFF, 0x8000, 0x8001, 0xFFFF)


def check(name: str, wanted: Callable[..., int], *columns: tuple[int, ...], bits: int = 32) -> None:
    given = rows(*columns)
    found = evaluated(name, *given).tolist()
    expected = [wanted(*row) & (1 << bits) - 1 for row in zip(*given, strict=True)]
    wrong = [
        (row, one, other)
        for row, one, other in zip(zip(*given, strict=True), found, expected, strict=True)
        if one != other
    ]
    assert not wrong, f"{name}: sources, found and expected {wrong[:3]}"


@pytest.mark.parametrize("name", ONE)
def test_one_source(name: str) -> None:
    more = (0x8000_7FFF, 0x00FF_0100, 0xFF01_0080, 0x0080_FFFF)
    check(name, ONE[name], (*EDGES, *more), bits=16 if name == "v_sat_pk_u8_i16" else 32)


@pytest.mark.parametrize("name", TWO)
def test_two_sources(name: str) -> None:
    check(name, TWO[name], EDGES, EDGES)


@pytest.mark.parametrize("name", THREE)
def test_three_sources(name: str) -> None:
    check(name, THREE[name], FEW, FEW, FEW)


def test_bytes_by_a_selector() -> None:
    """0 to 7 a byte, 8 to 11 a sign of one, 12 nothing, above that all ones. Source: V_PERM_B32."""
    for selector in range(17):
        for other in (0, 255):
            check(
                "v_perm_b32",
                picked,
                (0x80FF7F01, 0x12C35634),
                (0x7F80017F, 0x9A2BDC0E),
                (selector | other << 8 | 5 << 16 | 9 << 24, other | 2 << 8 | selector << 16 | selector << 24),
            )


WIDE = {
    "v_lshlrev_b64": lambda n, a: a << (n & 63),
    "v_lshrrev_b64": lambda n, a: a >> (n & 63),
    "v_ashrrev_i64": lambda n, a: s(a, 64) >> (n & 63),
}


@pytest.mark.parametrize("name", WIDE)
def test_shifts_of_64_bits(name: str) -> None:
    values = (1, 1 << 31, 1 << 32, 1 << 63, (1 << 64) - 1, 0x123456789ABCDEF0)
    check(name, WIDE[name], (0, 1, 31, 32, 33, 63, 64, 65, M), values, bits=64)


HALF: dict[str, Callable[..., int]] = {
    "v_add_nc_u16": lambda a, b: a + b,
    "v_sub_nc_u16": lambda a, b: a - b,
    "v_add_nc_i16": lambda a, b: a + b,
    "v_sub_nc_i16": lambda a, b: a - b,
    "v_mul_lo_u16": lambda a, b: a * b,
    "v_and_b16": lambda a, b: a & b,
    "v_or_b16": lambda a, b: a | b,
    "v_xor_b16": lambda a, b: a ^ b,
    "v_lshlrev_b16": lambda n, a: a << (n & 15),
    "v_lshrrev_b16": lambda n, a: a >> (n & 15),
    "v_ashrrev_i16": lambda n, a: s(a, 16) >> (n & 15),
    "v_min_u16": min,
    "v_max_u16": max,
    "v_min_i16": lambda a, b: min(s(a, 16), s(b, 16)),
    "v_max_i16": lambda a, b: max(s(a, 16), s(b, 16)),
    "v_mov_b16": lambda a: a,
    "v_not_b16": lambda a: ~a,
    "v_mad_u16": lambda a, b, c: a * b + c,
    "v_mad_i16": lambda a, b, c: a * b + c,
    "v_min3_u16": min,
    "v_max3_u16": max,
    "v_min3_i16": lambda *x: min(s(each, 16) for each in x),
    "v_max3_i16": lambda *x: max(s(each, 16) for each in x),
    "v_med3_u16": middle,
    "v_med3_i16": lambda *x: middle(*(s(each, 16) for each in x)),
}


@pytest.mark.parametrize("name", HALF)
def test_halves(name: str) -> None:
    check(name, HALF[name], *[HALVES] * len(RULES[name].sources), bits=16)


MIXED: dict[str, Callable[[int, int, int], int]] = {
    "v_mad_u32_u16": lambda a, b, c: a * b + c,
    "v_mad_i32_i16": lambda a, b, c: s(a, 16) * s(b, 16) + c,
}


@pytest.mark.parametrize("name", MIXED)
def test_products_of_halves_onto_a_dword(name: str) -> None:
    check(name, MIXED[name], HALVES, HALVES, FEW)
    assert evaluated("v_cvt_i32_i16", HALVES).tolist() == [s(each, 16) & M for each in HALVES]
    assert evaluated("v_cvt_u32_u16", HALVES).tolist() == list(HALVES)


# -- with the clamp bit ------------------------------------------------------------------------------

I16, U16, I32, U32 = (-(1 << 15), (1 << 15) - 1), (0, 0xFFFF), (-(1 << 31), (1 << 31) - 1), (0, M)
CLAMPED: dict[str, tuple[Callable[..., int], tuple[int, int]]] = {
    **{
        f"v_add_nc_{kind}": (lambda a, b: a + b, limits)
        for kind, limits in (("u16", U16), ("i16", I16), ("u32", U32), ("i32", I32))
    },
    **{
        f"v_sub_nc_{kind}": (lambda a, b: a - b, limits)
        for kind, limits in (("u16", U16), ("i16", I16), ("u32", U32), ("i32", I32))
    },
    "v_subrev_nc_u32": (lambda a, b: b - a, U32),
    "v_mad_u16": (lambda a, b, c: a * b + c, U16),
    "v_mad_i16": (lambda a, b, c: a * b + c, I16),
    "v_mul_lo_u16": (lambda a, b: a * b, U16),
    "v_mad_u32_u16": (lambda a, b, c: a * b + c, U32),
    "v_mad_i32_i16": (lambda a, b, c: a * b + c, I32),
    "v_mad_u32_u24": (lambda a, b, c: (a & U24) * (b & U24) + c, U32),
    "v_mad_i32_i24": (lambda a, b, c: s(a, 24) * s(b, 24) + c, I32),
    "v_mul_u32_u24": (lambda a, b: (a & U24) * (b & U24), U32),
    "v_mul_i32_i24": (lambda a, b: s(a, 24) * s(b, 24), I32),
    "v_sad_u8": (lambda a, b, c: apart(a, b, 8) + c, U32),
    "v_sad_u16": (lambda a, b, c: apart(a, b, 16) + c, U32),
    "v_sad_u32": (lambda a, b, c: abs(a - b) + c, U32),
    "v_msad_u8": (THREE["v_msad_u8"], U32),
    "v_sad_hi_u8": (lambda a, b, c: (apart(a, b, 8) << 16) + c, U32),
}


@pytest.mark.parametrize("name", CLAMPED)
def test_clamp_stops_at_the_ends_of_the_result(name: str) -> None:
    wanted, (least, most) = CLAMPED[name]
    is_signed = least < 0
    widths = [16 if kind == "u16" else 32 for kind in RULES[name].sources]
    columns = [HALVES if width == 16 else EDGES if len(widths) < 3 else FEW for width in widths]
    given = rows(*columns)
    numbers = [
        [s(x, width) if is_signed else x for x in column] for column, width in zip(given, widths, strict=True)
    ]
    found = evaluated(name, *given, build=SATURATING[name]).tolist()
    size = 16 if RULES[name].result == "u16" else 32
    expected = [cut(wanted(*row), least, most) & (1 << size) - 1 for row in zip(*numbers, strict=True)]
    assert found == expected
