"""Places instructions and data one behind the other, and turns labels into distances.

What a label's place means is asked of a `NameScope`: here all labels are in this code and nothing is linked.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

from autogen.schema import EncodeError
from drivers.amd.isa.encode import encode
from drivers.amd.isa.expression import Gap, SectionOffset, SymbolAddress
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Align, Formula, Label, Literal, Reference

LATE = frozenset({Reference, Formula})
UNPLACED = LATE | {Label}  # values that hang on where labels come to lie
S_NOP = (0xBF80_0000).to_bytes(4, "little")  # s_nop 0


class NameScope:
    """Names of one stretch of code, of which nothing is linked with anything else."""

    def __init__(self, places: dict[str, int]) -> None:
        self.places = places

    def find(self, name: str) -> SymbolAddress | None:
        """Where a label or symbol is; None if nothing says so."""
        offset = self.places.get(name)
        return None if offset is None else SymbolAddress(name, SectionOffset(0, offset))

    def is_fixed(self, target: SymbolAddress, at: SectionOffset) -> bool:
        """Whether the distance between the two is known, and stays."""
        return target.place is not None and target.place.section == at.section

    def linked(self, at: SectionOffset, size_bytes: int, how: str, target: SymbolAddress | Gap) -> int:
        """What to write for now at a place that a linker fills in. EncodeError if there is none."""
        end = target.end if isinstance(target, Gap) else target
        raise EncodeError(f"there is no label {end.name} in this code, and nothing is linked here")


class Late(Protocol):
    """Data of a known size whose bytes hang on where labels come to lie."""

    @property
    def size_bytes(self) -> int: ...

    def settled(self, at: SectionOffset, scope: NameScope) -> bytes: ...


@dataclass(frozen=True)
class Datum:
    """One number of data: `.long end-start`, `.quad table+8`."""

    formula: Formula
    size_bytes: int

    def settled(self, at: SectionOffset, scope: NameScope) -> bytes:
        found = self.formula.names.placed(self.formula.text, scope.find)
        if not isinstance(found, int):
            found = scope.linked(at, self.size_bytes, "rel32" if isinstance(found, Gap) else "abs32", found)
        return number_bytes(found, self.size_bytes, self.formula.text)


Item = Inst | Label | Align | Late | bytes


@dataclass
class Laid:
    """Bytes in their places. waiting: what is to be written again when every label has its own."""

    code: bytearray = field(default_factory=bytearray)
    places: dict[str, int] = field(default_factory=dict)
    waiting: list[tuple[int, Inst | Late]] = field(default_factory=list)
    align: int = 1

    def settle(self, section: int, scope: NameScope) -> None:
        for offset, item in self.waiting:
            at = SectionOffset(section, offset)
            made = encode(resolved(item, at, scope)) if isinstance(item, Inst) else item.settled(at, scope)
            self.code[offset : offset + len(made)] = made


def assemble_insts(items: Iterable[Item]) -> bytes:
    """Machine code of the list; bytes in it stay as they are.

    A branch operand may be a Label of the list; its distance counts dwords from the end of the branch. A
    literal may be a Reference to one, or a Formula of several.
    EncodeError for a label that is missing, given twice, or too far away."""
    laid = lay_out(items)
    laid.settle(0, NameScope(laid.places))
    return bytes(laid.code)


def lay_out(items: Iterable[Item], is_code: bool = True) -> Laid:
    """Every item in its place. is_code: what fills up to an alignment are instructions that do nothing."""
    laid = Laid(align=4 if is_code else 1)
    code = laid.code
    for item in items:
        if isinstance(item, Inst):
            is_waiting = not UNPLACED.isdisjoint(map(type, item.values))
            if is_waiting:
                laid.waiting.append((len(code), item))
            code += encode(provisional(item) if is_waiting else item)
        elif isinstance(item, Label):
            if item.name in laid.places:
                raise EncodeError(f"label {item.name} is given twice")
            laid.places[item.name] = len(code)
        elif isinstance(item, Align):
            laid.align = max(laid.align, item.size_bytes)
            code += padding(item, len(code), is_code)
        elif isinstance(item, bytes):
            code += item
        else:
            laid.waiting.append((len(code), item))
            code += bytes(item.size_bytes)
    return laid


def padding(align: Align, offset: int, is_code: bool) -> bytes:
    """What fills from `offset` to the next multiple; in code zeros up to a dword, then instructions."""
    missing = -offset % max(align.size_bytes, 1)
    if missing > align.most_bytes:
        return b""
    if align.fill is None:
        return bytes(missing % 4) + S_NOP * (missing // 4) if is_code else bytes(missing)
    if missing % len(align.fill):
        unit = f"units of {len(align.fill)} do not fill them"
        raise EncodeError(f"alignment to {align.size_bytes}: {missing} bytes are missing; {unit}")
    return align.fill * (missing // len(align.fill))


def number_bytes(found: int, size_bytes: int, text: str) -> bytes:
    """A number of data, signed or not. EncodeError where it does not fit."""
    bits = 8 * size_bytes
    if not -1 << bits - 1 <= found < 1 << bits:
        raise EncodeError(f"{text} is {found:#x}, which does not fit {size_bytes} bytes")
    return (found & (1 << bits) - 1).to_bytes(size_bytes, "little")


def label_of(inst: Inst) -> Label | None:
    if inst.defn.format not in ("SOPP", "SOPK"):
        return None
    value = inst.get("simm16")
    return value if isinstance(value, Label) else None


def provisional(inst: Inst) -> Inst:
    """The instruction as long as it will be, where its labels have no place yet."""
    made = inst.copy()
    made.values[:] = [Literal(0) if value.__class__ in LATE else value for value in made.values]
    if label_of(inst) is not None:
        made["simm16"] = 0
    return made


def resolved(inst: Inst, at: SectionOffset, scope: NameScope) -> Inst:
    """With the places of its labels; the instruction lies at `at`."""
    made = inst.copy()
    end = SectionOffset(at.section, at.offset + inst.defn.size_bytes)  # a literal begins here
    try:
        for slot, value in enumerate(made.values):
            if isinstance(value, Reference):
                made.values[slot] = Literal(reference_bits(value, end, scope))
            elif isinstance(value, Formula):
                made.values[slot] = Literal(formula_bits(value, end, scope))
        target = label_of(inst)
        if target is not None:
            made["simm16"] = branch_distance(target, end, scope)
    except EncodeError as error:
        raise EncodeError(f"{inst.defn.name}: {error}") from error
    return made


def reference_bits(value: Reference, at: SectionOffset, scope: NameScope) -> int:
    """R_AMDGPU_REL32_LO and _HI, ABS32_LO and _HI (LLVM AMDGPUUsage, "Relocation records")."""
    target = scope.find(value.name) or SymbolAddress(value.name, None)
    target = target._replace(addend=value.addend)
    if value.how == "rel32" and target.place is not None and scope.is_fixed(target, at):
        whole = target.place.offset + target.addend - at.offset
        return whole >> 32 * value.is_high & 0xFFFF_FFFF
    return scope.linked(at, 4, f"{value.how}@{'hi' if value.is_high else 'lo'}", target)


def formula_bits(value: Formula, at: SectionOffset, scope: NameScope) -> int:
    found = value.names.placed(value.text, scope.find)
    if not isinstance(found, int):
        return scope.linked(at, 4, "rel32" if isinstance(found, Gap) else "abs32", found)
    if not -1 << 31 <= found < 1 << 32:
        raise EncodeError(f"{value.text} is {found:#x}; a literal has 32 bits")
    return found & 0xFFFF_FFFF


def branch_distance(label: Label, end: SectionOffset, scope: NameScope) -> int:
    target = scope.find(label.name)
    if target is None or target.place is None or target.place.section != end.section:
        raise EncodeError(f"there is no label {label.name} in this code, and nothing is linked here")
    distance = (target.place.offset - end.offset) // 4
    if not -0x8000 <= distance < 0x8000:
        raise EncodeError(f"label {label.name} is {distance} dwords away; a branch reaches 32767")
    return distance
