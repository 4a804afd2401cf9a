"""Generates files of words, enums, constants and structs: page-table entries, mailboxes, tables in memory."""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from typing import Any

from tools.gen import structs, text
from tools.gen.facts import Facts, GenError
from tools.gen.layout import number, parse
from tools.gen.packets import enum_members


def generate(entry: Mapping[str, Any], facts: Facts) -> str:
    """The Python source of the words, enums and constants that the manifest entry lists."""
    sources = [facts.source(name) for name in entry.get("facts", [])]
    sources += [*entry.get("sources", []), "what these lack: named in each docstring"]
    lines = text.module_head(entry["doc"], sources, imports(entry))
    values = constants(entry, facts)
    lines += [""] if values else []
    lines += [f"{name} = {number(value)}" for name, value in values.items()]
    for name, spec in entry.get("tables", {}).items():
        rows = [f'"{key}": {number(value)}' for key, value in spec["values"].items()]
        lines += ["", f"# {spec['doc']}", f"# Source: {spec['source']}."]
        lines += text.table(name, "dict[str, int]", rows)
    for name, spec in entry.get("enum", {}).items():
        lines += text.enum_class(name, text.docstring(spec["doc"], spec["source"]), enum_members(spec, facts))
    for word in entry.get("word", []):
        head = f"{word['name']}(BitStruct, size_dw={word['size_dw']})"
        fields = parse(word["fields"], facts)
        lines += text.word_class(head, text.docstring(word["doc"], word["source"]), fields)
    for document, rows in entry.get("structs", {}).items():
        writer = structs.Structs(facts, f"defs/{document}")
        for row in rows:
            writer.add(row["name"], row["doc"], row.get("drop", ()), of=row.get("of", ""))
        lines += writer.lines
    return text.join(lines)


def imports(entry: Mapping[str, Any]) -> list[str]:
    """Import lines of what the entry declares, as the formatter orders them."""
    standard = ["import ctypes"] if "structs" in entry else []
    standard += ["from enum import IntEnum"] if "enum" in entry else []
    own = ["from autogen.schema import BitStruct, bits"] if "word" in entry else []
    if any("fixed=" in word["fields"] for word in entry.get("word", [])):
        own = ["from autogen.schema import BitStruct, bits, fixed"]
    return [*standard, *([""] if standard and own else []), *own]


def constants(entry: Mapping[str, Any], facts: Facts) -> dict[str, int]:
    """Constants typed in the manifest, then those that it names in a facts file."""
    found = dict(entry.get("constants", {}))
    for document, patterns in entry.get("from_facts", {}).items():
        consts = facts.load(f"defs/{document}")["consts"]
        for pattern in patterns:
            matching = {name: value for name, value in consts.items() if fnmatchcase(name, pattern)}
            if not matching:
                raise GenError(f"defs/{document}: the facts have no constant {pattern}")
            found |= matching
    return found
