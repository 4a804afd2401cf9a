"""Generates ctypes structs from the facts' C layouts: tables in memory that firmware and driver share.

A struct keeps the vendor's name and members. Its layout must come out as the facts say, to the byte and the
bit; a struct that ctypes would pad otherwise is packed. Runs of numbered reserved members become one array.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tools.gen import text
from tools.gen.facts import Facts, GenError

SCALARS: dict[str, Any] = {
    "uint8_t": ctypes.c_uint8,
    "uint16_t": ctypes.c_uint16,
    "uint32_t": ctypes.c_uint32,
    "uint64_t": ctypes.c_uint64,
    "int8_t": ctypes.c_int8,
    "int16_t": ctypes.c_int16,
    "int32_t": ctypes.c_int32,
    "bool": ctypes.c_uint8,
    "char": ctypes.c_char,
    "__u32": ctypes.c_uint32,
    "__u64": ctypes.c_uint64,
}
SPELLING = {"c_ubyte": "c_uint8", "c_ushort": "c_uint16", "c_uint": "c_uint32", "c_ulong": "c_uint64"}
SPELLING |= {"c_char": "c_char", "c_byte": "c_int8", "c_short": "c_int16", "c_int": "c_int32"}
NUMBERED = re.compile(r"reserved_\d+$")
ARRAY = re.compile(r"(.+)\[(\d+)\]$")


@dataclass(frozen=True)
class Member:
    """One member: `place` and `size` count bytes, or bits when `is_bits`."""

    name: str
    place: int
    size: int
    kind: str
    is_bits: bool = False

    @property
    def base(self) -> str:
        """The C type without its array bounds and its `struct`, `union` or `enum`."""
        match = ARRAY.match(self.kind)
        return re.sub(r"^(struct|union) ", "", match[1] if match else self.kind)

    @property
    def class_name(self) -> str:
        """The Python class of a struct member; another name than the member's, which would hide it."""
        return f"{self.base}_t" if self.base == self.name else self.base

    @property
    def bound(self) -> int | None:
        match = ARRAY.match(self.kind)
        return int(match[2]) if match else None


class Structs:
    """Writes each struct once, those it contains before it."""

    def __init__(self, facts: Facts, document: str) -> None:
        self.records: Mapping[str, Any] = facts.load(document)["structs"]
        self.document = document
        self.lines: list[str] = []
        self.made: dict[str, Any] = {}

    def add(self, name: str, doc: str, drop: Sequence[str] = (), called: str = "", of: str = "") -> Any:
        """Append the class of `name`, and return it, built, so that its layout is known to be right.

        `drop` names members left out: a union's view of bytes that other members name. `called` is the
        class name where it is not the struct's, `of` the struct that it has its members from.
        """
        if name in self.made:
            return self.made[name]
        record = of or name
        if record not in self.records:
            raise GenError(f"{self.document}: the facts have no struct {record}")
        members = merged([member for member in self.members(record) if member.name not in drop])
        fields = [self.field(member) for member in members]
        is_union = len(members) > 1 and not any(member.place for member in members)
        base: Any = ctypes.Union if is_union else ctypes.Structure
        size = int(self.records[record]["size"])
        attributes: dict[str, Any] = {"_fields_": fields}
        made = type(name, (base,), attributes)
        if not same_layout(made, members, size):
            attributes = {"_pack_": 1, "_fields_": fields}
            made = type(name, (base,), attributes)
        if not same_layout(made, members, size):
            raise GenError(f"{name}: ctypes does not lay it out as the facts do")
        self.made[name] = made
        kind = "ctypes.Union" if is_union else "ctypes.Structure"
        self.lines += ["", "", f"class {called or name}({kind}):"]
        self.lines += text.docstring(f"{size} bytes. {doc}".strip())
        self.lines += ["", *(f"    {member.name}: {annotation(member)}" for member in members)]
        self.lines += ["    _pack_ = 1"] if "_pack_" in attributes else []
        self.lines += fields_text([row(member) for member in members])
        return made

    def members(self, name: str) -> Iterator[Member]:
        """The members that take part: no flexible arrays, no second view of bits that have a plain member."""
        every = [made_member(entry) for entry in self.records[name]["members"]]
        for member in every:
            if member.bound == 0:
                continue
            if "*" in member.kind:
                raise GenError(f"{name}.{member.name} is a pointer: no table in memory")
            if "." not in member.name:
                yield member
            elif not any(covers(other, member) for other in every):
                raise GenError(f"{name}.{member.name}: bits of an inner struct without a plain member")

    def field(self, member: Member) -> tuple[Any, ...]:
        """The member as ctypes wants it, its own struct made first."""
        kind = scalar(member)
        if kind is None:
            kind = self.add(member.base, "", called=member.class_name)
        if member.is_bits:
            return (member.name, kind, member.size)
        return (member.name, kind * member.bound) if member.bound else (member.name, kind)


def made_member(entry: Sequence[Any]) -> Member:
    """One row of the facts: [name, byte, size, type], or [name, bit, width, type, "bits"]."""
    name, place, size, kind = entry[:4]
    return Member(name, place, size, kind, entry[-1] == "bits")


def scalar(member: Member) -> Any:
    """The ctypes integer of the member; an enum is 32 bits wide. None for a struct."""
    return ctypes.c_uint32 if member.base.startswith("enum ") else SCALARS.get(member.base)


def covers(plain: Member, bits: Member) -> bool:
    """Whether a plain member spans all of these bits."""
    if plain.is_bits:
        return False
    return 8 * plain.place <= bits.place and bits.place + bits.size <= 8 * (plain.place + plain.size)


def merged(members: Sequence[Member]) -> list[Member]:
    """The members with each run of reserved_N words made one array, named for its first."""
    found: list[Member] = []
    for member in members:
        last = found[-1] if found else None
        follows = last is not None and NUMBERED.match(last.name) and NUMBERED.match(member.name)
        if last is None or not follows or last.base != member.base or member.bound is not None:
            found.append(member)
            continue
        kind = f"{last.base}[{(last.bound or 1) + 1}]"
        found[-1] = replace(last, size=last.size + member.size, kind=kind)
    return found


def same_layout(made: Any, members: Sequence[Member], size: int) -> bool:
    """Whether ctypes puts every member where the facts do."""
    for member in members:
        place = getattr(made, member.name)
        if member.is_bits:
            if (8 * place.offset + (place.size & 0xFFFF), place.size >> 16) != (member.place, member.size):
                return False
        elif (place.offset, place.size) != (member.place, member.size):
            return False
    return bool(ctypes.sizeof(made) == size)


def element(member: Member) -> str:
    """The Python spelling of the member's type, its array bound left out."""
    kind = scalar(member)
    return member.class_name if kind is None else f"ctypes.{SPELLING[kind.__name__]}"


def annotation(member: Member) -> str:
    """What a type checker should know of the member."""
    if member.bound and member.base == "char":
        return "bytes"
    if member.bound:
        return f"ctypes.Array[{element(member)}]"
    return element(member) if scalar(member) is None else "int"


def row(member: Member) -> str:
    """The member as one tuple of `_fields_`."""
    if member.is_bits:
        return f'("{member.name}", {element(member)}, {member.size})'
    times = f" * {member.bound}" if member.bound else ""
    return f'("{member.name}", {element(member)}{times})'


def fields_text(rows: Sequence[str]) -> list[str]:
    """The `_fields_` tuple as the formatter writes it."""
    if len(rows) == 1:
        return [f"    _fields_ = ({rows[0]},)"]
    return ["    _fields_ = (", *(f"        {one}," for one in rows), "    )"]
