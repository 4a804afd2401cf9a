"""Generates autogen/nv: what NVIDIA's open kernel modules and open-gpu-doc say, in our vocabulary.

Four kinds of files: ctypes structs and numbers (`nv_structs`), methods of a channel's classes (`nv_methods`),
queue meta data (`nv_qmd`), tables of codes and sentences (`nv_codes`). NVIDIA's headers name a field
`PREFIX_WORD_FIELD` and a value of it `PREFIX_WORD_FIELD_VALUE`: from that alone words, fields and enums are
told.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any

from tools.gen import structs, text
from tools.gen.facts import Facts, GenError, Span
from tools.gen.layout import Field, is_reserved, number

KINDS = {
    "NvU8": "uint8_t",
    "NvU16": "uint16_t",
    "NvU32": "uint32_t",
    "NvU64": "uint64_t",
    "NvS16": "int16_t",
    "NvS32": "int32_t",
    "NvBool": "uint8_t",
    "NvHandle": "uint32_t",
    "NvV32": "uint32_t",
    "NvP64": "uint64_t",
    "NV_STATUS": "uint32_t",
    "int": "int32_t",
    "UvmGpuMappingType": "uint32_t",
    "UvmGpuCachingType": "uint32_t",
    "UvmGpuFormatType": "uint32_t",
    "UvmGpuFormatElementBits": "uint32_t",
    "UvmGpuCompressionType": "uint32_t",
}
ROW_PART = re.compile(r'"[^"]*"')
PLAIN_VALUES = (
    {"FALSE", "TRUE"},
    {"DISABLE", "ENABLE"},
    {"DIS", "EN"},
    {"NO", "YES"},
    {"DISABLED", "ENABLED"},
)


class Headers:
    """Names, field places and values of the documents together, under one prefix that is cut off."""

    def __init__(self, documents: Iterable[Mapping[str, Any]], prefix: str) -> None:
        self.consts: dict[str, int] = {}
        self.fields: dict[str, Span] = {}
        self.arrays: dict[str, Mapping[str, Any]] = {}
        for document in documents:
            for name, value in document.get("consts", {}).items():
                if name.startswith(prefix):
                    self.consts[name.removeprefix(prefix)] = value
            for name, (lo, hi) in document.get("fields", {}).items():
                if name.startswith(prefix):
                    self.fields[name.removeprefix(prefix)] = Span(lo, hi)
            for name, made in document.get("funcs", {}).items():
                if name.startswith(prefix):
                    self.arrays[name.removeprefix(prefix)] = made

    def is_value(self, name: str) -> bool:
        """Whether a constant is a value of some field, and no word of its own."""
        return any(name.startswith(f"{field}_") for field in [*self.fields, *self.arrays])

    def values(self, field: str) -> dict[str, int]:
        """The named values of a field, e.g. {"NONE": 0, "FLUSH": 1}."""
        start = f"{field}_"
        longer = [other for other in self.fields if other.startswith(start)]
        return {
            name.removeprefix(start).lstrip("_"): value
            for name, value in self.consts.items()
            if name.startswith(start) and not any(name.startswith(f"{other}_") for other in longer)
        }

    def word(self, name: str) -> dict[str, Span]:
        """The fields of one word, longest name first where one word's name begins another's."""
        start = f"{name}_"
        longer = [c for c in [*self.consts, *self.arrays] if c.startswith(start) and not self.is_value(c)]
        return {
            field.removeprefix(start): span
            for field, span in self.fields.items()
            if field.startswith(start) and not any(field.startswith(f"{other}_") for other in longer)
        }


def camel(name: str) -> str:
    """SET_OBJECT -> SetObject."""
    return "".join(part.capitalize() for part in name.split("_"))


def load(facts: Facts, place: str) -> Mapping[str, Any]:
    """A facts file below nv/, or one header inside it: `sdk_classes:clc86f`."""
    file, _, part = place.partition(":")
    document = facts.load(f"nv/{file}")
    if part and part not in document:
        raise GenError(f"nv/{file}: the facts have no {part}")
    return document[part] if part else document


class Words:
    """Writes words as BitStructs, and the enums of their fields, each once."""

    def __init__(self) -> None:
        self.enums: dict[str, dict[str, int]] = {}
        self.told: dict[str, str] = {}  # enum -> the field that it was first made for
        self.lines: list[str] = []

    def add(
        self,
        headers: Headers,
        name: str,
        called: str,
        doc: Sequence[str],
        found: Mapping[str, Span],
        size_dw: int = 1,
        enums: str = "",
        extra: Sequence[str] = (),
        align: Mapping[str, int] | None = None,
    ) -> None:
        """Append the class `called` of the fields `found`; `enums` begins the names of its enums."""
        fields = [
            Field(
                n.lower(),
                s.lo,
                s.hi,
                0,
                align=(align or {}).get(n, 1),
                enum=self.enum_of(headers, f"{name}{n}", enums, n),
            )
            for n, s in found.items()
        ]
        self.write(called, doc, fields, size_dw, extra)

    def write(
        self, called: str, doc: Sequence[str], fields: list[Field], size_dw: int, extra: Sequence[str] = ()
    ) -> None:
        head = f"{called}(BitStruct, size_dw={size_dw})" if size_dw != 1 else f"{called}(BitStruct)"
        self.lines += text.word_class(head, [*doc, *extra], sorted(fields, key=lambda f: f.lo))

    def enum_of(self, headers: Headers, field: str, start: str, bare: str) -> str:
        """Name of the enum that the field's values make; empty where they only say off and on."""
        values = headers.values(field)
        if len(values) < 2 or any(set(values) <= plain for plain in PLAIN_VALUES):
            return ""
        if len(set(values.values())) != len(values):
            values = {name: value for value, name in {v: n for n, v in reversed(values.items())}.items()}
        name = f"{start}{camel(bare)}"
        values = {f"N{key}" if key[0].isdigit() else key: value for key, value in values.items()}
        if self.enums.setdefault(name, values) != values:
            name = f"{name}{len(self.enums)}"
            self.enums[name] = values
        self.told.setdefault(name, field)
        return name

    def text(self) -> list[str]:
        """The enums, then the words."""
        lines: list[str] = []
        for name, values in self.enums.items():
            doc = text.docstring(f"Values of {self.told[name]}.")
            lines += text.enum_class(name, doc, dict(sorted(values.items(), key=lambda row: row[1])))
        return lines + self.lines


# structs and numbers


class RmStructs(structs.Structs):
    """Structs of RM and UVM: NVIDIA's scalar names put into C's, typedefs followed."""

    def __init__(self, documents: Sequence[Mapping[str, Any]], typed: Mapping[str, Any]) -> None:
        self.lines: list[str] = []
        self.made: dict[str, Any] = {}
        self.document = "nv"
        self.typedefs: dict[str, str] = {}
        records: dict[str, Any] = {}
        for document in documents:
            self.typedefs |= document.get("typedefs", {})
            records |= document.get("structs", {})
        records |= typed
        self.records = {name: self.plain(record) for name, record in records.items()}
        for name, other in self.typedefs.items():
            if name not in self.records and other.removeprefix("struct ") in self.records:
                self.records[name] = self.records[other.removeprefix("struct ")]

    def plain(self, record: Mapping[str, Any]) -> dict[str, Any]:
        members = [[name, place, size, self.kind(kind, size)] for name, place, size, kind in whole(record)]
        return {"size": record["size"], "members": members}

    def kind(self, kind: str, size: int) -> str:
        """`NvU32[4]` -> `uint32_t[4]`; a typedef of a struct stays, under its own name."""
        base, bracket, bound = kind.partition("[")
        if base == "NvProcessorUuid":
            return f"uint8_t[{size}]"
        return KINDS.get(base, base) + bracket + bound


def whole(record: Mapping[str, Any]) -> list[Any]:
    """The members that are no bit fields."""
    return [member for member in record["members"] if len(member) == 4]


def generate_structs(entry: Mapping[str, Any], facts: Facts) -> str:
    """The Python source of the structs, numbers and flag words that the manifest entry lists."""
    documents = [load(facts, place) for place in entry["facts"]]
    sources = [*(facts.load(f"nv/{p.split(':')[0]}")["meta"]["source"] for p in entry["facts"])]
    sources = [*dict.fromkeys(sources), *entry.get("sources", [])]
    flags = Words()
    for row in entry.get("flags", []):
        headers = Headers(documents, "")
        found = {n: s for n, s in headers.word(row["prefix"]).items() if not is_reserved(n)}
        found = {n: s for n, s in found.items() if n not in row.get("drop", ())}
        doc = text.docstring(row["doc"])
        flags.add(headers, f"{row['prefix']}_", row["name"], doc, found, enums=row["name"])
    writer = RmStructs(documents, entry.get("struct", {}))
    for name, doc in entry.get("structs", {}).items():
        writer.add(name, doc)
    standard = ["import ctypes"] if writer.lines else []
    standard += ["from enum import IntEnum"] if flags.enums else []
    own = ["from autogen.schema import BitStruct, bits"] if flags.lines else []
    lines = text.module_head(entry["doc"], sources, [*standard, *([""] if standard and own else []), *own])
    values = wanted(entry.get("constants", []), documents) | entry.get("typed", {})
    lines += [""] if values else []
    lines += [f"{name} = {number(value)}" for name, value in values.items()]
    lines += writer.lines + flags.text()
    for branch in entry.get("branch", []):
        rows = [f'"{name}": {made}' for name, made in branch["structs"].items()]
        lines += ["", "", f"# {branch['doc']}"]
        lines += text.table(branch["name"], "dict[str, type[ctypes.Structure]]", rows)
    return text.join(formatted(lines))


def wanted(patterns: Sequence[str], documents: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    """Constants that match, in the headers' order, for each pattern in turn."""
    consts: dict[str, int] = {}
    for document in documents:
        consts |= document.get("consts", {})
        consts |= document.get("cmds", {})
    found: dict[str, int] = {}
    for pattern in patterns:
        matching = {name: value for name, value in consts.items() if fnmatchcase(name, pattern)}
        if not matching:
            raise GenError(f"nv: the facts have no constant {pattern}")
        found |= matching
    return found


def formatted(lines: list[str]) -> list[str]:
    """The lines as the formatter wants them: none too long, no more than two blank ones in a row."""
    kept: list[str] = []
    for line in (part for whole_line in lines for part in broken(whole_line)):
        if line or kept[-2:] != ["", ""]:
            kept.append(line)
    return kept


def broken(line: str) -> list[str]:
    """A line that is too long, broken after its opening bracket: a field, or a row of a table."""
    head, bracket, rest = line.partition("(")
    if len(line) <= text.WIDTH or not bracket:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()))
    inside, _, tail = rest.rpartition(")")
    parts = [f"{part}," for part in ROW_PART.findall(inside)] or [inside]
    return [f"{head}(", *(f"{indent}    {part}" for part in parts), f"{indent}){tail}"]


# methods


# queue meta data


# codes


def generate_codes(entry: Mapping[str, Any], facts: Facts) -> str:
    """The Python source of tables from a number to a name and a sentence."""
    lines = text.module_head(entry["doc"], entry["sources"], [])[:-1]
    for table in entry["table"]:
        rows = table.get("rows") or [
            [value, name, said] for name, (value, said) in load(facts, table["facts"])["codes"].items()
        ]
        lines += ["", f"# {table['doc']}"]
        body = [f'{number(value)}: ("{name}", "{sentence(said)}")' for value, name, said in sorted(rows)]
        lines += text.table(table["name"], "dict[int, tuple[str, str]]", body)
    return text.join(formatted(lines))


def sentence(said: str) -> str:
    """The header's words without its labels, as the middle of a sentence."""
    bare = said.removeprefix("Failure: ").removeprefix("Warning: ").strip().rstrip(".")
    return bare.replace('"', "'")
