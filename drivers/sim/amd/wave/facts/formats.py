"""Names of buffer instructions and their elements: what the bytes of each BUF_FMT mean, both ways.

Numbers and names are Mesa's GFX11_FORMAT table (GFX12 keeps it); conversions are the RDNA3 ISA document's,
"Memory Buffer Instructions" and the resource's DST_SEL. Knows nothing of lanes or launches.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

UNORM, SNORM, USCALED, SSCALED, UINT, SINT, FLOAT = range(7)
ALL, SCALED, WHOLE = tuple(range(7)), tuple(range(6)), (UINT, SINT)
LAYOUTS: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = (
    ((8,), SCALED), ((16,), ALL), ((8, 8), SCALED), ((32,), (UINT, SINT, FLOAT)), ((16, 16), ALL),
    ((11, 11, 10), (FLOAT,)), ((10, 11, 11), (FLOAT,)), ((2, 10, 10, 10), (UNORM, SNORM, UINT, SINT)),
    ((10, 10, 10, 2), SCALED), ((8, 8, 8, 8), SCALED), ((32, 32), (UINT, SINT, FLOAT)),
    ((16, 16, 16, 16), ALL), ((32, 32, 32), (UINT, SINT, FLOAT)), ((32, 32, 32, 32), (UINT, SINT, FLOAT)),
)  # fmt: skip
# Names list the fields from the highest bits down; here they stand lowest first, as components X, Y, Z, W.
ONE = {True: 1, False: 0x3F800000}
FORM = re.compile(r"_(bothen|idxen|offen|offset)")
IDENTITY = 4 | 5 << 3 | 6 << 6 | 7 << 9  # DST_SEL: X, Y, Z, W


def form_of(name: str) -> str:
    """offset, offen, idxen or bothen: which of index and offset a buffer instruction takes from registers."""
    found = FORM.search(name)
    return found[1] if found else "offset"


@dataclass(frozen=True)
class BufferFormat:
    """widths: bits of X, Y, Z, W, lowest first. kind: what each field is."""

    widths: tuple[int, ...]
    kind: int

    @cached_property
    def size_bytes(self) -> int:
        return sum(self.widths) // 8

    @property
    def is_integer(self) -> bool:
        return self.kind in WHOLE

    def decode(self, data: bytes) -> list[int]:
        """Each component as the 32 bits of its float, or as an integer of 32 bits."""
        word = int.from_bytes(data[: self.size_bytes], "little")
        found = []
        for width in self.widths:
            found.append(decode_field(word & (1 << width) - 1, width, self.kind))
            word >>= width
        return found

    def encode(self, components: Sequence[int]) -> bytes:
        """The element's bytes; components are 32 bits each, as `decode` gives them."""
        word, place = 0, 0
        for width, value in zip(self.widths, components, strict=False):
            word |= encode_field(value, width, self.kind) << place
            place += width
        return word.to_bytes(self.size_bytes, "little")


FORMATS: dict[int, BufferFormat] = dict(
    enumerate((BufferFormat(widths, kind) for widths, kinds in LAYOUTS for kind in kinds), start=1)
)


def decode_field(field: int, width: int, kind: int) -> int:
    """One field as 32 bits."""
    signed = field - (1 << width) if field >> (width - 1) & 1 else field
    if kind == UINT:
        return field
    if kind == SINT:
        return signed & 0xFFFFFFFF
    if kind == FLOAT:
        return widen_float(field, width)
    number = {
        UNORM: field / ((1 << width) - 1),
        SNORM: max(signed / ((1 << width - 1) - 1), -1.0),
        USCALED: float(field),
        SSCALED: float(signed),
    }[kind]
    return float_bits(number)


def encode_field(value: int, width: int, kind: int) -> int:
    """32 bits as one field: integers saturate, floats round to nearest even."""
    mask = (1 << width) - 1
    top = (1 << width - 1) - 1
    if kind == UINT:
        return min(value, mask)
    if kind == SINT:
        signed = value - (1 << 32) if value >> 31 else value
        return max(-top - 1, min(signed, top)) & mask
    if kind == FLOAT:
        return narrow_float(value, width)
    number = bits_float(value)
    if number != number:
        return 0
    low, high, scale = {
        UNORM: (0.0, 1.0, mask), SNORM: (-1.0, 1.0, top), USCALED: (0.0, float(mask), 1),
        SSCALED: (float(-top - 1), float(top), 1),
    }[kind]  # fmt: skip
    return round(max(low, min(number, high)) * scale) & mask


def float_bits(number: float) -> int:
    return int.from_bytes(struct.pack("<f", number), "little")


def bits_float(word: int) -> float:
    (found,) = struct.unpack("<f", word.to_bytes(4, "little"))
    return float(found)


def widen_float(field: int, width: int) -> int:
    """A float of 16 bits, or an unsigned one of 10 or 11, as the 32 bits of the same number."""
    if width == 32:
        return field
    half = field if width == 16 else field << (15 - width)
    (number,) = struct.unpack("<e", half.to_bytes(2, "little"))
    return float_bits(number)


def narrow_float(word: int, width: int) -> int:
    """To nearest even; unsigned floats take negative numbers as 0."""
    if width == 32:
        return word
    number = bits_float(word)
    if width == 16:
        return half_bits(number, 10)
    return half_bits(max(number, 0.0), width - 5)  # NaN stays NaN


def half_bits(number: float, mantissa: int) -> int:
    """A float with 5 bits of exponent and `mantissa` bits after it, its sign above them if negative."""
    sign = (1 << mantissa + 5) if struct.pack(">d", number)[0] >> 7 and mantissa == 10 else 0
    if number != number:
        return sign | (31 << mantissa) | 1 << mantissa - 1
    size = min(abs(number), 65536.0)  # which has the code of infinity
    exponent = max(-14, int.from_bytes(struct.pack(">d", size)[:2], "big") // 16 - 1023)
    units = round(size * 2.0 ** (mantissa - exponent))
    return sign | units + ((exponent + 14) << mantissa)


def select(components: Sequence[int], dst_sel: int, is_integer: bool, count: int) -> list[int]:
    """`count` components as DST_SEL routes them: 0, 1, or X to W; absent ones are 0, 0, 0, 1."""
    full = [*components, *(0, 0, 0, ONE[is_integer])[len(components) :]]
    table = {1: ONE[is_integer], **{4 + index: value for index, value in enumerate(full)}}
    return [table.get(dst_sel >> 3 * index & 7, 0) for index in range(count)]


def route_back(components: Sequence[int], dst_sel: int) -> list[int]:
    """What a store's components are in memory: each of X to W where DST_SEL names it, else 0."""
    found = [0, 0, 0, 0]
    for index, value in enumerate(components):
        target = (dst_sel >> 3 * index & 7) - 4
        if target >= 0:
            found[target] = value
    return found


def unpacked(found: BufferFormat, data: bytes, dst_sel: int, count: int, halves: bool) -> list[int]:
    """What a load gives: 32 bits a component, or 16."""
    values = select(found.decode(data), dst_sel, found.is_integer, count)
    if not halves:
        return values
    if found.is_integer:
        return [value & 0xFFFF for value in values]
    floats = [struct.unpack("<f", value.to_bytes(4, "little"))[0] for value in values]
    return [half_bits(number, 10) for number in floats]


def packed(found: BufferFormat, values: list[int], dst_sel: int, halves: bool) -> bytes:
    """The bytes that a store writes."""
    if halves and found.is_integer:
        signed = [value & 0xFFFF for value in values]
        values = [(value ^ 0x8000) - 0x8000 & 0xFFFFFFFF if found.kind == 5 else value for value in signed]
    elif halves:
        words = [(value & 0xFFFF).to_bytes(2, "little") for value in values]
        values = [float_bits(struct.unpack("<e", word)[0]) for word in words]
    return found.encode(route_back(values, dst_sel))
