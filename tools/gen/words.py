"""Generates files of single words: page-table entries, the kernel descriptor."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tools.gen import text
from tools.gen.facts import Facts
from tools.gen.layout import number, parse
from tools.gen.packets import enum_members


def generate(entry: Mapping[str, Any], facts: Facts) -> str:
    """The Python source of the words, enums and constants that the manifest entry lists."""
    sources = [facts.source(name) for name in entry.get("facts", [])]
    sources += [*entry.get("sources", []), "what these lack: named in each docstring"]
    enums = ["from enum import IntEnum", ""] if "enum" in entry else []
    lines = text.module_head(entry["doc"], sources, [*enums, "from autogen.schema import BitStruct, bits"])
    constants = entry.get("constants", {})
    lines += [""] if constants else []
    lines += [f"{name} = {number(value)}" for name, value in constants.items()]
    for name, spec in entry.get("enum", {}).items():
        lines += text.enum_class(name, text.docstring(spec["doc"], spec["source"]), enum_members(spec, facts))
    for word in entry["word"]:
        head = f"{word['name']}(BitStruct, size_dw={word['size_dw']})"
        fields = parse(word["fields"], facts)
        lines += text.word_class(head, text.docstring(word["doc"], word["source"]), fields)
    return text.join(lines)
