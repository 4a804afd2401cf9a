"""Integer rules on values at the borders of types, each with each, against Python's integers.

Source of what is expected: RDNA3 and RDNA4 ISA, VOP1, VOP2 and VOP3 opcodes. Covers clamp.py and the integers
of halves.py too.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from drivers.sim.amd.wave.meaning.rules import RULES, SATURATING
from tests.drivers.sim.amd.wave.meaning.evaluated import evaluated, rows

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
M = 0xFFFFFFFF


def s(value: int, bits: int = 32) -> int:
    """The low bits as a signed number."""
    return (value & (1 << bits) - 1 ^ 1 << bits - 1) - (1 << bits - 1)


def cut(value: int, least: int, most: int) -> int:
    return min(max(value, least), most)


def field(value: int, offset: int, width: int) -> int:
    return value >> (offset & 31) & (1 << (width & 31)) - 1


def signed_field(value: int, offset: int, width: int) -> int:
    found, width = field(s(value), offset, width), width & 31
    return found - (1 << width) if width and found >> width - 1 else found


def picked(high: int, low: int, selector: int) -> int:
    data = (high << 32 | low).to_bytes(8, "little")
    table = [*data, *(0xFF if data[i] & 0x80 else 0 for i in (1, 3, 5, 7)), 0]
    wanted = selector.to_bytes(4, "little")
    return int.from_bytes(bytes(table[one] if one < 13 else 0xFF for one in wanted), "little")


def apart(a: int, b: int, bits: int, keep: Callable[[int], bool] = lambda y: True) -> int:
    fields = ((a >> at & (1 << bits) - 1, b >> at & (1 << bits) - 1) for at in range(0, 32, bits))
    return sum(abs(x - y) for x, y in fields if keep(y))


def means(a: int, b: int, c: int) -> int:
    return sum(((a >> at & 255) + (b >> at & 255) + (c >> at & 1) >> 1) << at for at in range(0, 32, 8))


U24 = (1 << 24) - 1
TWO: dict[str, Callable[[int, int], int]] = {
    "v_add_nc_u32": lambda a, b: a + b,
    "v_sub_nc_u32": lambda a, b: a - b,
    "v_subrev_nc_u32": lambda a, b: b - a,
    "v_add_nc_i32": lambda a, b: a + b,
    "v_sub_nc_i32": lambda a, b: a - b,
    "v_and_b32": lambda a, b: a & b,
    "v_or_b32": lambda a, b: a | b,
    "v_xor_b32": lambda a, b: a ^ b,
    "v_xnor_b32": lambda a, b: ~(a ^ b),
    "v_lshlrev_b32": lambda n, a: a << (n & 31),
    "v_lshrrev_b32": lambda n, a: a >> (n & 31),
    "v_ashrrev_i32": lambda n, a: s(a) >> (n & 31),
    "v_mul_lo_u32": lambda a, b: a * b,
    "v_mul_hi_u32": lambda a, b: a * b >> 32,
    "v_mul_hi_i32": lambda a, b: s(a) * s(b) >> 32,
    "v_mul_u32_u24": lambda a, b: (a & U24) * (b & U24),
    "v_mul_i32_i24": lambda a, b: s(a, 24) * s(b, 24),
    "v_mul_hi_u32_u24": lambda a, b: (a & U24) * (b & U24) >> 32,
    "v_mul_hi_i32_i24": lambda a, b: s(a, 24) * s(b, 24) >> 32,
    "v_min_i32": lambda a, b: min(s(a), s(b)),
    "v_max_i32": lambda a, b: max(s(a), s(b)),
    "v_min_u32": min,
    "v_max_u32": max,
    "v_bfm_b32": lambda w, o: ((1 << (w & 31)) - 1) << (o & 31),
    "v_bcnt_u32_b32": lambda a, b: a.bit_count() + b,
    "v_cvt_pk_i16_i32": lambda a, b: (
        (cut(s(a), -32768, 32767) & 0xFFFF) | (cut(s(b), -32768, 32767) & 0xFFFF) << 16
    ),
    "v_cvt_pk_u16_u32": lambda a, b: min(a, 65535) | min(b, 65535) << 16,
}


def middle(*values: int) -> int:
    return sorted(values)[1]


THREE: dict[str, Callable[[int, int, int], int]] = {
    "v_add3_u32": lambda a, b, c: a + b + c,
    "v_or3_b32": lambda a, b, c: a | b | c,
    "v_xor3_b32": lambda a, b, c: a ^ b ^ c,
    "v_and_or_b32": lambda a, b, c: a & b | c,
    "v_xad_u32": lambda a, b, c: (a ^ b) + c,
    "v_lshl_add_u32": lambda a, n, c: (a << (n & 31)) + c,
    "v_lshl_or_b32": lambda a, n, c: a << (n & 31) | c,
    "v_add_lshl_u32": lambda a, b, n: (a + b) << (n & 31),
    "v_mad_u32_u24": lambda a, b, c: (a & U24) * (b & U24) + c,
    "v_mad_i32_i24": lambda a, b, c: s(a, 24) * s(b, 24) + c,
    "v_min3_i32": lambda a, b, c: min(s(a), s(b), s(c)),
    "v_max3_i32": lambda a, b, c: max(s(a), s(b), s(c)),
    "v_min3_u32": min,
    "v_max3_u32": max,
    "v_med3_u32": middle,
    "v_med3_i32": lambda a, b, c: middle(s(a), s(b), s(c)),
    "v_maxmin_i32": lambda a, b, c: min(max(s(a), s(b)), s(c)),
    "v_maxmin_u32": lambda a, b, c: min(max(a, b), c),
    "v_minmax_i32": lambda a, b, c: max(min(s(a), s(b)), s(c)),
    "v_minmax_u32": lambda a, b, c: max(min(a, b), c),
    "v_bfe_u32": field,
    "v_bfe_i32": signed_field,
    "v_bfi_b32": lambda a, b, c: a & b | ~a & c,
    "v_alignbit_b32": lambda h, low, n: (h << 32 | low) >> (n & 31),
    "v_alignbyte_b32": lambda h, low, n: (h << 32 | low) >> 8 * (n & 3),
    "v_sad_u8": lambda a, b, c: apart(a, b, 8) + c,
    "v_sad_u16": lambda a, b, c: apart(a, b, 16) + c,
    "v_sad_u32": lambda a, b, c: abs(a - b) + c,
    "v_sad_hi_u8": lambda a, b, c: (apart(a, b, 8) << 16) + c,
    "v_msad_u8": lambda a, b, c: apart(a, b, 8, lambda y: y > 0) + c,
    "v_lerp_u8": means,
}
ONE: dict[str, Callable[[int], int]] = {
    "v_mov_b32": lambda a: a,
    "v_not_b32": lambda a: ~a,
    "v_bfrev_b32": lambda a: int(f"{a:032b}"[::-1], 2),
    "v_clz_i32_u32": lambda a: 32 - a.bit_length() if a else -1,
    "v_ctz_i32_b32": lambda a: (a & -a).bit_length() - 1,
    "v_cls_i32": lambda a: 32 - (s(a) if s(a) >= 0 else ~s(a)).bit_length() if a not in (0, M) else -1,
    "v_sat_pk_u8_i16": lambda a: cut(s(a, 16), 0, 255) | cut(s(a >> 16, 16), 0, 255) << 8,
}


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
