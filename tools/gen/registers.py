"""Generates a register file: one class a register, segment bases of the chips, and tables by address.

The rest of a block, which no code of ours names but another driver may touch, is kept as rows of text:
`NAME segment offset field:hi:lo ...`, hex offset, continued on lines that begin with a space.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from keyword import iskeyword
from typing import Any

from autogen.schema import Register
from tools.gen import text
from tools.gen.facts import Facts, GenError
from tools.gen.layout import Field, is_reserved, number


def generate(entry: Mapping[str, Any], facts: Facts) -> str:
    """The Python source of the register block that the manifest entry describes."""
    found = placed(facts.registers(entry["facts"]), entry.get("window"))
    found = with_unnamed(found, entry.get("unnamed", {}))
    chosen = select(found, entry["registers"])
    indexed = select(found, entry.get("indexed", []))
    bases = entry.get("bases", {})
    sources = [facts.source(entry["facts"])]
    sources += [f"{chip} bases: {row['source']}" for chip, row in bases.items()]
    sources += [f"unk_N, bits without a name: {entry['unnamed']['source']}"] if "unnamed" in entry else []
    sources += [f"reset values: {entry['reset']['source']}"] if "reset" in entry else []
    vocabulary = "BitStruct, Register, bits" if indexed else "Register, bits"
    lines = text.module_head(entry["doc"], sources, [f"from autogen.schema import {vocabulary}"])
    lines += [""] if bases else []
    for chip, row in bases.items():
        values = ", ".join(number(value) for value in row["dwords"])
        lines += [f"{chip}_BASES = ({values})  # first dword of each segment"]
    for name in chosen:
        record = found[name]
        head = f"{name}(Register, offset={number(record['offset'])}, segment={record['base_idx']})"
        lines += register_class(head, name, record)
    for name in indexed:
        doc = [f'    """Reached by index {number(found[name]["offset"])} only, not by an address."""']
        lines += text.word_class(f"{name}(BitStruct)", doc, fields_of(found[name]))
    lines += ["", ""]
    lines += text.table("REGISTERS", "tuple[type[Register], ...]", chosen)
    if bases:
        table = f"{{register.address({next(iter(bases))}_BASES): register for register in REGISTERS}}"
        lines += [f"REGISTERS_BY_DWORD = {table}"]
    for family, pattern in entry.get("families", {}).items():
        members = sorted(select(found, [pattern]), key=lambda name: int(found[name]["offset"]))
        lines += text.table(family, "tuple[type[Register], ...]", members)
    lines += reset_values(entry.get("reset", {}), chosen)
    if "others" in entry:
        lines += ['OTHERS = """', *other_rows(found, chosen, entry["others"]), '"""']
    return text.join(lines)


def placed(found: Mapping[str, Any], window: Mapping[str, Any] | None) -> dict[str, Any]:
    """The registers that stand in a segment.

    Some headers name a register twice, by segment and by its address in a window that shows the whole MMIO
    range; facts that kept the segment and the window's byte address get the offset back.
    """
    registers = {name: record for name, record in found.items() if "offset" in record}
    if window is None:
        return registers
    for name, record in registers.items():
        segment, offset = record.get("base_idx"), record["offset"]
        if record.get("prefix") == "cfg" and segment is not None and offset >= window["first"]:
            dword = (offset - window["first"]) // 4
            registers[name] = {**record, "offset": dword - window["bases"][segment]}
    return registers


def select(found: Mapping[str, Any], patterns: list[str]) -> list[str]:
    """Register names that match, by segment and offset. A pattern without a match is an error."""
    names: list[str] = []
    excluded = [pattern[1:] for pattern in patterns if pattern.startswith("!")]
    for pattern in patterns:
        if pattern.startswith("!"):
            continue
        matching = [name for name in found if fnmatchcase(name, pattern)]
        if not matching:
            raise GenError(f"manifest names {pattern}, which matches no register")
        names += matching
    kept = {n for n in names if not any(fnmatchcase(n, bad) for bad in excluded)}
    refuse_aliases(found, kept)
    return sorted(kept, key=lambda name: (found[name].get("base_idx", -1), found[name]["offset"], name))


def with_unnamed(found: Mapping[str, Any], unnamed: Mapping[str, Any]) -> dict[str, Any]:
    """The registers with the bits that the manifest knows to be used although the header has no name."""
    registers = dict(found)
    for pattern, spans in unnamed.items():
        if pattern == "source":
            continue
        for name in select(found, [pattern]):
            fields = {**registers[name]["fields"], **{f"UNK_{lo}": [lo, hi] for lo, hi in spans}}
            registers[name] = {**registers[name], "fields": fields}
    return registers


def reset_values(reset: Mapping[str, Any], chosen: list[str]) -> list[str]:
    """The table of values that registers have after reset, for those that the manifest gives."""
    values = {name: value for name, value in reset.items() if name != "source"}
    unknown = values.keys() - set(chosen)
    if unknown:
        raise GenError(f"reset values of registers that have no class: {', '.join(sorted(unknown))}")
    rows = [f"{name}: 0x{value:08X}" for name, value in values.items()]
    return text.table("RESET_VALUES", "dict[type[Register], int]", rows) if rows else []


def other_rows(found: Mapping[str, Any], chosen: list[str], limits: Mapping[str, list[Any]]) -> list[str]:
    """Rows of the registers that have no class. Of two names for one place, the one with more bits stays."""
    taken = {place(found[name]) for name in chosen}
    best: dict[tuple[int, int], str] = {}
    for name, record in sorted(found.items()):
        outside = record.get("base_idx") not in limits["segments"] or place(record) in taken
        block = record.get("block", "")
        unwanted = any(fnmatchcase(block, bad) for bad in limits.get("not_blocks", []))
        if outside or unwanted or any(fnmatchcase(name, bad) for bad in limits.get("not_names", [])):
            continue
        known = best.get(place(record))
        if known is None or width(record) > width(found[known]):
            best[place(record)] = name
    return [line for _, name in sorted(best.items()) for line in other_row(name, found[name])]


def other_row(name: str, record: Mapping[str, Any]) -> list[str]:
    """One row, wrapped. A register with reserved bits only has the mark `-`."""
    spans = [f"{field.name}:{field.hi}:{field.lo}" for field in disjoint(fields_of(record))]
    words = spans or (["-"] if record["fields"] else [])
    row = " ".join([name, str(record["base_idx"]), f"{record['offset']:x}", *words])
    return textwrap.wrap(row, text.WIDTH, subsequent_indent=" ", break_on_hyphens=False)


def disjoint(fields: Iterable[Field]) -> list[Field]:
    """The fields that stand in the word and on no bit of another; a few headers have such slips."""
    kept: list[Field] = []
    used: set[int] = set()
    for field in fields:
        span = range(field.lo, field.hi + 1)
        if field.lo <= field.hi < 32 and used.isdisjoint(span) and field.name not in {k.name for k in kept}:
            kept.append(field)
            used.update(span)
    return kept


def place(record: Mapping[str, Any]) -> tuple[int, int]:
    """Segment and offset."""
    return record.get("base_idx", -1), record["offset"]


def width(record: Mapping[str, Any]) -> int:
    """How many bits the fields of a register cover; all when it has none."""
    return sum(hi - lo + 1 for lo, hi in record["fields"].values()) if record["fields"] else 32


def refuse_aliases(found: Mapping[str, Any], names: Iterable[str]) -> None:
    """Two names for one address would make the table by address ambiguous: the manifest must choose."""
    by_place: dict[tuple[int, int], str] = {}
    for name in sorted(names):
        first = by_place.setdefault(place(found[name]), name)
        if first != name:
            raise GenError(f"{first} and {name} are one register; exclude one in the manifest")


def fields_of(record: Mapping[str, Any]) -> list[Field]:
    """The fields of one register, lowest first; reserved ones stay out, so that a decoder refuses them."""
    fields = []
    for field, (lo, hi) in record["fields"].items():
        if not is_reserved(field):
            fields.append(Field(identifier(field), lo, hi, default=0))
    return sorted(fields, key=lambda field: field.lo)


def register_class(head: str, name: str, record: Mapping[str, Any]) -> list[str]:
    """One class; a register whose header lists no fields is one field of 32 bits."""
    fields = fields_of(record)
    if not record["fields"]:
        fields = [Field("value", 0, 31, default=0)]
    return text.word_class(head, [] if fields else ['    """Every bit is reserved."""'], fields)


def identifier(name: str) -> str:
    """The vendor's field name in lower case, made safe as a Python name."""
    lower = name.lower()
    if lower[0].isdigit():
        return f"n{lower}"
    return f"{lower}_" if iskeyword(lower) or hasattr(Register, lower) else lower
