"""Bytes -> Inst, strictly: reserved bits, unknown opcodes and illegal operand codes are a DecodeError.

Candidates are found by the first dword's fixed bits, the most specific encoding first; each is checked in
full. Must not: guess. A word that no encoding explains is an error that names it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from autogen.schema import DecodeError
from drivers.amd.isa import image
from drivers.amd.isa.field import is_unsigned_offset
from drivers.amd.isa.immediate import is_lane_pattern
from drivers.amd.isa.inst import Inst, InstDef, OperandDef
from drivers.amd.isa.operand import (
    GONE,
    INLINE_BY_CODE,
    LITERAL_CODE,
    SGPR_COUNT,
    SPECIAL_NAMES,
    VGPR0,
    Literal,
    Reg,
    inline_bits,
)
from drivers.amd.isa.table import EncodingTable

Decoder = Callable[[int, int], Any]  # (word, literal) -> value
LOW = 0xFFFF_FFFF


class Reserved(DecodeError):
    """This encoding does not fit; another one may."""


class TooShort(Reserved):
    """The encoding is longer than the bytes that are left."""


class DecodePlan:
    """How one definition is read: the first dword's fixed bits and one function per operand."""

    __slots__ = ("decoders", "defn", "fixups", "literal_at", "literal_low")

    def __init__(self, defn: InstDef) -> None:
        self.defn = defn
        own_literal = any(o.kind == "literal" for o in defn.operands)
        self.literal_low = 8 * defn.size_bytes - (32 if own_literal else 0)
        self.decoders = [field_decoder(o, is_unsigned_offset(defn, o)) for o in defn.operands]
        self.literal_at = literal_fields(defn)
        self.fixups = half_fixups(defn)


class Bucket(NamedTuple):
    """Encodings that fix the same bits of the first dword: fixed bits -> (whole mask, whole value, name)."""

    mask: int
    found: dict[int, list[tuple[int, int, str]]]


class Disassembler:
    """All encodings of one table, indexed for decoding by bits 31:25 of the first dword."""

    def __init__(self, table: EncodingTable) -> None:
        self.table = table
        self.plans: dict[str, DecodePlan] = {}
        groups: dict[int, dict[int, Bucket]] = {}
        for name, mask, value in table.encodings():
            low_mask = mask & LOW
            for top in matching_tops(low_mask, value & LOW):
                bucket = groups.setdefault(top, {}).setdefault(low_mask, Bucket(low_mask, {}))
                bucket.found.setdefault(value & LOW, []).append((mask, value, name))
        self.buckets = {
            top: sorted(g.values(), key=lambda b: -b.mask.bit_count()) for top, g in groups.items()
        }
        for candidates in (c for g in groups.values() for b in g.values() for c in b.found.values()):
            candidates.sort(key=lambda c: (is_indexed_scalar(c[2]), -c[0].bit_count()))

    def decode(self, data: bytes, offset: int) -> tuple[Inst, int]:
        """(instruction, its size in bytes) at `offset`. DecodeError names the first dword and the offset."""
        window = bytes(data[offset : offset + 16])
        if len(window) < 4:
            raise DecodeError(f"{len(window)} bytes at offset {offset:#x}; an instruction has at least 4")
        word = int.from_bytes(window, "little")
        first = word & LOW
        reason, misfits = "", dict[int, str]()  # by how many bits are wrong: the fewest tell what was meant
        for bucket in self.buckets.get(first >> 25, ()):
            for mask, value, name in bucket.found.get(first & bucket.mask, ()):
                if word & mask != value:
                    wrong = (word ^ value) & mask
                    misfits.setdefault(wrong.bit_count(), f"; {name}: reserved bits {wrong:#x} are wrong")
                    continue
                try:
                    return self.read(name, word, len(window))
                except TooShort as error:
                    misfits.setdefault(0, f"; {name}: {error}")
                except DecodeError as error:
                    reason = reason or f"; {name}: {error}"
        reason = reason or (misfits[min(misfits)] if misfits else self.nearest(word))
        raise DecodeError(f"no instruction is {first:#010x} at offset {offset:#x}{reason}")

    def nearest(self, word: int) -> str:
        """The encoding from which the word differs in the fewest fixed bits, if in few."""
        groups = self.buckets.get((word & LOW) >> 25, ())
        encodings = [c for bucket in groups for found in bucket.found.values() for c in found]
        wrong = [((word ^ value) & mask, name) for mask, value, name in encodings]
        bits, name = min(wrong, key=lambda w: (w[0].bit_count(), len(w[1])), default=(0, ""))
        return f"; nearest is {name}, of which bits {bits:#x} are wrong" if 0 < bits.bit_count() < 4 else ""

    def read(self, name: str, word: int, available: int) -> tuple[Inst, int]:
        plan = self.plans.get(name)
        if plan is None:
            plan = self.plans[name] = DecodePlan(self.table[name])
        size = plan.defn.size_bytes
        if any(word >> low & top == code for low, top, code in plan.literal_at):
            size += 4
        if available < size:
            raise TooShort(f"{available} bytes are left, it has {size}")
        literal = word >> plan.literal_low & LOW
        values = [decode(word, literal) for decode in plan.decoders]
        for fixup in plan.fixups:
            fixup(values)
        return Inst(plan.defn, values), size


def is_indexed_scalar(name: str) -> bool:
    """Scalar loads with an offset register come last: with null for that register they are the plain form."""
    return name.startswith("s_") and name.endswith(("_sgpr", "_sgpr_imm"))


def matching_tops(mask: int, value: int) -> list[int]:
    """All numbers that bits 31:25 can have in this encoding
    (a SOPK opcode reaches below bit 25, EXP fixes six).
    """
    free = 0x7F & ~(mask >> 25)
    return [value >> 25 | extra for extra in range(free + 1) if extra & free == extra]


def literal_fields(defn: InstDef) -> list[tuple[int, int, int]]:
    """(low bit, mask, code) of the source fields where code 255 announces a literal after the instruction."""
    if any(o.kind == "literal" for o in defn.operands):
        return []
    sources = [o for o in defn.operands if o.kind.startswith(("src", "ssrc")) and not o.kind.endswith("-")]
    return [(o.places[0].low, (1 << o.places[0].width) - 1, LITERAL_CODE) for o in sources]


def field_decoder(operand: OperandDef, unsigned: bool) -> Decoder:
    """(word, literal) -> value of this operand.

    Plain fields are shifted and masked; values are remembered.
    """
    convert = unsigned_offset(operand) if unsigned else converter(operand)
    memory: dict[int, Any] = {}
    takes_literal = operand.kind.startswith(("src", "ssrc")) and not operand.kind.endswith("-")
    low, width, value_low = operand.places[0]
    top = (1 << width) - 1

    def decode_plain(word: int, literal: int) -> Any:
        raw = (word >> low & top) << value_low
        if raw == LITERAL_CODE and takes_literal:
            return Literal(literal)
        found = memory.get(raw)
        if found is None:
            found = memory[raw] = convert(raw)
        return found

    def decode_split(word: int, literal: int) -> Any:
        raw = 0
        for start, bits, at in operand.places:
            raw |= (word >> start & ((1 << bits) - 1)) << at
        return convert(raw)

    if operand.kind == "literal":
        return lambda word, literal: Literal(word >> low & LOW)
    return decode_plain if len(operand.places) == 1 else decode_split


def unsigned_offset(operand: OperandDef) -> Callable[[int], int]:
    def convert(raw: int) -> int:
        if raw >> operand.width - 1:
            raise Reserved(f"{operand.name}: the offset's sign bit is set; there is no negative one here")
        return raw

    return convert


def converter(operand: OperandDef) -> Callable[[int], Any]:
    """Raw field value -> operand value; raises Reserved for codes that mean nothing here."""
    kind = operand.kind.rstrip("-")
    if kind in ("vgpr", "vsrc", "half", "half7", "half7s", "halfs", "vgpr7"):
        return vector_converter(operand, kind)
    if kind == "vany":
        return lambda raw: Reg(VGPR0 + raw)
    if kind in ("src", "srch", "src7", "srcf7", "ssrc"):
        return source_converter(operand, kind)
    if kind in ("sgpr", "mask", "smask"):
        return lambda raw: scalar_value(raw, operand.count, False)
    if kind == "barrier":
        return barrier_number
    if kind in ("foffset", "soffset21", "branch", "simm16"):
        bits = operand.width
        return lambda raw: raw - (1 << bits) if raw >> bits - 1 else raw
    if operand.name == "fi" and operand.width == 9:
        return dpp8_fi
    if operand.name == "dpp_ctrl":
        return lane_pattern
    return lambda raw: raw


def barrier_number(raw: int) -> int:
    number = INLINE_BY_CODE.get(raw)
    if not isinstance(number, int):
        raise Reserved(f"source code {raw} is no barrier number")
    return number


def dpp8_fi(raw: int) -> int:
    if raw not in (233, 234):
        raise Reserved(f"source code {raw} is not DPP8")
    return raw - 233


def lane_pattern(raw: int) -> int:
    if not is_lane_pattern(raw):
        raise Reserved(f"dpp_ctrl {raw:#x} is no lane pattern of gfx11")
    return raw


def vector_converter(operand: OperandDef, kind: str) -> Callable[[int], Any]:
    is_nine_bits = kind in ("vsrc", "halfs", "half7s")
    is_seven = kind in ("half7", "half7s")
    count = operand.count

    def convert(raw: int) -> Reg:
        if is_nine_bits and raw < VGPR0:
            raise Reserved(f"{operand.name}: source code {raw} is not a vector register")
        index = raw & 0xFF
        half = index >> 7 if is_seven else 0
        index = index & 0x7F if is_seven else index
        if index + count > 256:
            raise Reserved(f"{operand.name}: v{index} and {count - 1} more run past v255")
        return Reg(VGPR0 + index, count, half)

    return convert


def source_converter(operand: OperandDef, kind: str) -> Callable[[int], Any]:
    vector = vector_converter(operand, {"src": "vsrc", "srch": "halfs"}.get(kind, "half7s"))
    splat = (
        {code: bits for bits, code in inline_bits("s2f16").items() if bits}
        if operand.dtype == "s2f16"
        else {}
    )

    def convert(raw: int) -> Any:
        if raw >= VGPR0:
            if kind == "ssrc":
                raise Reserved(f"{operand.name}: source code {raw} is a vector register")
            return vector(raw)
        if raw in INLINE_BY_CODE:
            return splat.get(raw, INLINE_BY_CODE[raw])
        return scalar_value(raw, operand.count, True)

    return convert


def scalar_value(raw: int, count: int, is_source: bool) -> Reg:
    """A scalar register group; alignment, the end of each file and the codes without meaning are checked."""
    align = 1 if count == 1 else 2 if count == 2 else 4
    if raw < SGPR_COUNT:
        end, top = 0, SGPR_COUNT
    elif raw in (106, 107):
        end, top = 106, 108
    elif raw < 124:
        end, top = 108, 124
    elif raw in (124, 125):
        if raw == 125 and count > 1:
            raise Reserved("m0 is one register")
        return Reg(raw, 1 if raw == 125 else count)
    elif raw in (126, 127):
        end, top = 126, 128
    elif is_source and raw in SPECIAL_NAMES and raw not in GONE:
        return Reg(raw, count if raw < 240 else 1)
    else:
        raise Reserved(f"operand code {raw} has no meaning here")
    if raw % align or raw + count > top or raw < end:
        raise Reserved(f"{count} scalar registers cannot start at code {raw}")
    return Reg(raw, count)


def half_fixups(defn: InstDef) -> list[Callable[[list[Any]], None]]:
    """What a field alone does not say: upper halves (op_sel bits of VOP3),
    and the low bit of VOPD's second target.
    """
    fixups: list[Callable[[list[Any]], None]] = []
    if defn.format in image.FORMATS:
        fixups.append(image.register_fixup(defn))
    if defn.format == "VOPD":
        fixups.append(dual_fixup(defn.slot["vdstX"], defn.slot["vdstY"]))
    for slot, operand in enumerate(defn.operands):
        if operand.kind.rstrip("-") not in ("half", "srch", "halfs"):
            continue
        owner, bit = ("src0", 8) if operand.is_def else (operand.name, 4)
        modifiers = defn.slot.get(owner + "_modifiers")
        if modifiers is not None:
            fixups.append(half_fixup(slot, modifiers, bit))
    return fixups


def half_fixup(slot: int, modifiers: int, bit: int) -> Callable[[list[Any]], None]:
    def fix(values: list[Any]) -> None:
        value = values[slot]
        if values[modifiers] & bit and isinstance(value, Reg) and value.code >= VGPR0:
            values[slot] = Reg(value.code, value.count, 1)

    return fix


def dual_fixup(slot_x: int, slot_y: int) -> Callable[[list[Any]], None]:
    """The second destination's low bit is not encoded: it is the opposite of the first one's."""

    def fix(values: list[Any]) -> None:
        code = values[slot_y].code & ~1 | ~values[slot_x].code & 1
        values[slot_y] = Reg(code)

    return fix
