"""Operand value -> its bits in the encoding: one small function per operand declaration, built once.

Each checks kind, count, alignment and range of its value. A literal constant comes back in the bits above the
instruction with a marker bit, so that encoding an instruction is one OR per operand.
Sources: RDNA3 ISA, "Literal constants", "Scalar ALU operands", "VALU operands"; limits as LLVM has them.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from autogen.schema import EncodeError
from drivers.amd.isa.image import address_encoder
from drivers.amd.isa.immediate import is_lane_pattern
from drivers.amd.isa.inst import InstDef, OperandDef
from drivers.amd.isa.operand import (
    GONE,
    INLINE_INTS,
    LITERAL_CODE,
    SGPR_COUNT,
    VGPR0,
    Label,
    Literal,
    Reg,
    element_width,
    float_bits,
    inline_bits,
    register_text,
)

Encoder = Callable[[Any], int]
LITERAL_MARK = 1 << 32
SIGNED = ("foffset", "soffset21", "branch", "simm16")
VECTOR_KINDS = ("vgpr", "vsrc", "half", "half7", "half7s", "halfs")
SOURCE_KINDS = ("src", "srch", "src7")

_fields: dict[tuple[OperandDef, int, bool, bool], OperandField] = {}


def is_unsigned_offset(defn: InstDef, operand: OperandDef) -> bool:
    """FLAT has no negative offsets, and neither have buffer loads of the scalar unit."""
    if operand.kind == "foffset":
        return defn.format == "FLAT" and operand.width < 24
    return operand.kind == "soffset21" and "buffer" in defn.mnemonic


def has_own_literal(defn: InstDef) -> bool:
    return any(o.kind == "literal" for o in defn.operands)


def field_of(operand: OperandDef, size_bits: int, unsigned: bool, own_literal: bool) -> OperandField:
    """What puts a value of this operand in its place. Equal operands share one."""
    key = (operand, size_bits, unsigned, own_literal)
    found = _fields.get(key)
    if found is None:
        found = _fields[key] = OperandField(encoder_of(operand, size_bits, unsigned, own_literal), operand)
    return found


def encoder_of(operand: OperandDef, size_bits: int, unsigned: bool, own_literal: bool) -> Encoder:
    """What makes of a value the number that the operand's places hold."""
    kind = operand.kind
    if kind.startswith(("src", "ssrc")):
        return source_encoder(operand, size_bits, own_literal)
    if kind in ("vany", "vaddrs"):
        return address_encoder(operand)
    if operand.count and kind != "literal":
        return register_encoder(operand)
    if kind == "literal":
        return lambda value: literal_bits(value, operand.dtype)
    if kind == "barrier":
        return barrier_number
    if kind in SIGNED:
        return signed_encoder(operand, unsigned)
    if operand.name == "fi" and operand.width == 9:
        return dpp8_fi
    if operand.name == "dpp_ctrl":
        return lane_pattern
    return unsigned_encoder(operand)


class OperandField(dict[Any, int]):
    """An operand's values as bits in their place: `field[value]`, each worked out once.

    Floats go by `of_float`, which has a memory of its own: 1.0 and 1 are one key.
    """

    def __init__(self, encoder: Encoder, operand: OperandDef) -> None:
        super().__init__()
        self.encoder, self.places = encoder, operand.places
        self.floats: dict[float, int] = {}

    def __missing__(self, value: Any) -> int:
        made = self[value] = self.placed(value)
        return made

    def of_float(self, value: float) -> int:
        found = self.floats.get(value)
        if found is None:
            found = self.placed(value)
            if value and value == value:  # 0.0 and -0.0 are one key too; nan is none
                self.floats[value] = found
        return found

    def of(self, value: Any) -> int:
        """Of any value."""
        return self.of_float(value) if value.__class__ is float else self[value]

    def placed(self, value: Any) -> int:
        raw, places = self.encoder(value), self.places
        if len(places) == 1 and places[0].value_low == 0:
            return raw << places[0].low  # whole: a literal lies above it
        word = 0
        for low, width, value_low in places:
            word |= (raw >> value_low & ((1 << width) - 1)) << low
        return word


def unsigned_encoder(operand: OperandDef) -> Encoder:
    limit = 1 << operand.width
    holes = limit - 1 - sum(((1 << p.width) - 1) << p.value_low for p in operand.places)

    def encode_unsigned(value: Any) -> int:
        if not isinstance(value, int) or not 0 <= value < limit:
            raise EncodeError(f"{shown(value)} is not in 0..{limit - 1:#x}")
        if value & holes:
            raise EncodeError(f"{value:#x}: this encoding has no place for bits {value & holes:#x}")
        return int(value)

    return encode_unsigned


def signed_encoder(operand: OperandDef, unsigned: bool) -> Encoder:
    bits = operand.width
    low = 0 if unsigned else -(1 << bits - 1)
    high = (1 << bits - 1) - 1
    top = (1 << bits) - 1 if operand.kind in ("simm16", "branch") else high

    def encode_signed(value: Any) -> int:
        if isinstance(value, Label):
            raise EncodeError(f"label {value.name} has no place yet; assemble the instructions together")
        if not isinstance(value, int) or not low <= value <= top:
            raise EncodeError(f"{shown(value)} is not in {low}..{top}")
        return value & ((1 << bits) - 1)

    return encode_signed


def barrier_number(value: Any) -> int:
    """-1 the work-group's barrier, -2 the trap handler's, 1..16 named ones. RDNA4 ISA, "Barriers"."""
    if not isinstance(value, int) or value not in INLINE_INTS:
        raise EncodeError(f"{shown(value)} is no barrier; -1 is the work-group's, 1..16 are named ones")
    return INLINE_INTS[value]


def dpp8_fi(value: Any) -> int:
    """`fi` of DPP8 is the source code itself: 233 without, 234 with fetch of inactive lanes."""
    if value not in (0, 1):
        raise EncodeError(f"{shown(value)} is not 0 or 1")
    return 233 + int(value)


def lane_pattern(value: Any) -> int:
    if not isinstance(value, int) or not is_lane_pattern(value):
        raise EncodeError(f"{shown(value)} is no lane pattern of gfx11")
    return int(value)


def literal_bits(value: Any, dtype: str) -> int:
    """The 32 bits that a number becomes behind an instruction, for an operand of `dtype`."""
    if isinstance(value, Literal):
        return value.bits & 0xFFFF_FFFF
    if isinstance(value, float):
        return float_literal(value, dtype)
    if isinstance(value, int):
        return int_literal(value, dtype)
    raise EncodeError(f"{shown(value)} is not a number")


def float_literal(value: float, dtype: str) -> int:
    try:
        if element_width(dtype) == 64:
            if not dtype.startswith("f"):
                raise EncodeError(f"{value!r} is no inline constant, and {dtype} takes no other float")
            bits = float_bits(value, dtype)
            if bits & 0xFFFF_FFFF and dtype == "f64":
                raise EncodeError(f"{value!r} needs 64 bits; a literal holds the upper 32 of them")
            return bits >> 32
        return float_bits(value, "f32" if dtype in ("b16", "v2b16") else dtype)
    except (OverflowError, struct.error) as error:
        raise EncodeError(f"{value!r} does not fit {dtype}") from error


def int_literal(value: int, dtype: str) -> int:
    low, high = (-(1 << 15), 1 << 16) if dtype in ("b16", "f16", "bf16") else (-(1 << 31), 1 << 32)
    if not low <= value < high:
        raise EncodeError(
            f"{value:#x} does not fit {dtype}; a literal constant has {(high - 1).bit_length()} bits"
        )
    return value & (high - 1)


def source_encoder(operand: OperandDef, size_bits: int, has_own_literal: bool) -> Encoder:
    """Registers, inline constants, literals of one source operand.

    Where the instruction always ends in a literal, a source literal is that one; else it is added behind.
    """
    dtype = operand.dtype
    by_bits = inline_bits(dtype)
    seen_as = {"b16": "f16", "v2b16": "f32"}.get(dtype, dtype)
    is_literal_allowed = not operand.kind.endswith("-")
    register = register_encoder(operand)
    low = operand.places[0].low
    literal_at, mark = (size_bits - 32 - low, 0) if has_own_literal else (size_bits - low, LITERAL_MARK)

    def encode_source(value: Any) -> int:
        if isinstance(value, float):
            code = by_bits.get(bits_or_none(value, seen_as))
        elif isinstance(value, int):
            code = INLINE_INTS.get(value)
            if code is None and dtype != "b16":
                code = by_bits.get(bits_of(value, seen_as))
        elif isinstance(value, Literal):
            code = None
        else:
            return register(value)
        if code is not None:
            return code
        if not is_literal_allowed:
            raise EncodeError(
                f"{shown(value)} is not an inline constant, and no literal constant can stand here"
            )
        return LITERAL_CODE | (mark | literal_bits(value, dtype)) << literal_at

    return encode_source


def signed_source(number: int, operand: OperandDef) -> int:
    """What LLVM's assembler takes a source's number for: -1 for 0xffffffff, which needs no literal then, and
    of 64 bits any negative one. Not where an integer has 16 bits, nor for halves of the scalar unit.
    """
    dtype, is_scalar = operand.dtype, operand.kind.startswith("ssrc")
    if not (is_scalar or operand.kind.startswith("src")) or dtype == "b16" or (is_scalar and dtype == "f16"):
        return number
    width = 32 if dtype.startswith("v2") else element_width(dtype)
    lowest = 1 << 63 if width == 64 else (1 << width) + min(INLINE_INTS)
    return number - (1 << width) if lowest <= number < 1 << width else number


def bits_or_none(value: float, dtype: str) -> int:
    try:
        return float_bits(value, dtype)
    except (OverflowError, struct.error):
        return -1


def bits_of(value: int, dtype: str) -> int:
    """A negative number in the operand's width; -1, which are nobody's bits, where it does not fit."""
    width = element_width(dtype)
    if value >= 0:
        return value
    return value & (1 << width) - 1 if value >= -(1 << width - 1) else -1


def register_encoder(operand: OperandDef) -> Encoder:
    """Checks of kind, count, alignment and range, then the field's value."""
    kind = operand.kind.rstrip("-")
    if kind in VECTOR_KINDS:
        return vector_encoder(operand, kind)
    if kind in SOURCE_KINDS:
        vector = vector_encoder(operand, {"src": "vsrc", "srch": "halfs"}.get(kind, "half7s"))
        scalar = scalar_encoder(operand)
        return lambda value: vector(value) if value_code(value) >= VGPR0 else scalar(value)
    return scalar_encoder(operand)


def value_code(value: Any) -> int:
    code = getattr(value, "code", None)
    if not isinstance(code, int):
        raise EncodeError(f"{shown(value)} is not a register")
    return code


def vector_encoder(operand: OperandDef, kind: str) -> Encoder:
    count = operand.count
    in_field = VGPR0 if kind in ("vsrc", "halfs", "half7s") else 0
    is_seven = kind in ("half7", "half7s")
    last = VGPR0 + (128 if is_seven else 256) - count
    takes_half = kind.startswith("half")

    def encode_vector(value: Any) -> int:
        code = value_code(value)
        half = getattr(value, "half", 0)
        if getattr(value, "count", 1) != count:
            raise EncodeError(f"{shown(value)} has {value.count} registers, must have {count}")
        if code < VGPR0 or code >= 512:
            raise EncodeError(f"{shown(value)} is not a vector register")
        if code > last:
            raise EncodeError(
                f"{shown(value)} is above v{last - VGPR0 + count - 1}, the last that fits this field"
            )
        if half and not takes_half:
            raise EncodeError(f"{shown(value)}: this operand takes a whole register, not a half")
        return code - VGPR0 + in_field + (half << 7 if is_seven else 0)

    return encode_vector


def scalar_encoder(operand: OperandDef) -> Encoder:
    count = operand.count
    is_source = "src" in operand.kind
    align = 1 if count == 1 else 2 if count == 2 else 4
    top = 254 if is_source else 128

    def encode_scalar(value: Any) -> int:
        code, got = value_code(value), getattr(value, "count", 1)
        if code in GONE:
            raise EncodeError(f"{shown(value)} went with gfx10; no chip here has it")
        if code >= top or 128 <= code < 230:
            raise EncodeError(f"{shown(value)} cannot stand here; a scalar register is needed")
        if code == 124 or code >= 230:
            return code
        if got != count:
            raise EncodeError(f"{shown(value)} has {got} registers, must have {count}")
        if code % align and code < 124:
            raise EncodeError(
                f"{shown(value)}: the first of {count} scalar registers must be a multiple of {align}"
            )
        check_scalar_range(value, code, count)
        return code

    return encode_scalar


def check_scalar_range(value: Any, code: int, count: int) -> None:
    """A group may not cross from one register file into the next: s105, vcc, ttmp15, exec end one each."""
    for first, end in ((0, SGPR_COUNT), (106, 108), (108, 124), (125, 126), (126, 128)):
        if first <= code < end:
            if code + count > end:
                raise EncodeError(f"{shown(value)} runs past {register_text(Reg(end - 1))}")
            return
    raise EncodeError(f"{shown(value)} is not a scalar register")


def shown(value: Any) -> str:
    if isinstance(value, Reg):
        return register_text(value)
    return hex(value) if isinstance(value, int) and abs(value) > 64 else repr(value)
