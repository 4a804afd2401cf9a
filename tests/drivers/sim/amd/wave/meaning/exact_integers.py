"""What integer instructions give, in Python's integers: of sources from 0 on, more bits than the result has.

Source: RDNA3 and RDNA4 ISA, VOP1, VOP2 and VOP3 opcodes.
"""

from __future__ import annotations

from collections.abc import Callable

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
