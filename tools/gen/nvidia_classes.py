"""Methods of a channel's classes and queue meta data, from NVIDIA's class headers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from tools.gen import text
from tools.gen.facts import Facts, GenError, Span
from tools.gen.layout import Field, is_reserved, number
from tools.gen.nvidia import Headers, Words, camel, formatted, load

ARRAYS = {
    "LOAD_INLINE_QMD_DATA": 96,
    "SET_MME_SHADOW_SCRATCH": 256,
    "CALL_MME_MACRO": 256,
    "CALL_MME_DATA": 256,
    "SET_SCG_COMPUTE_SCHEDULING_PARAMETERS": 16,
}  # 8 for those not here: how many methods an array has; the headers leave it to the reader


SHIFTED = {"_SHIFTED4": 16, "_SHIFTED6": 64, "_SHIFTED7": 128, "_SHIFTED8": 256}


def generate_methods(entry: Mapping[str, Any], facts: Facts) -> str:
    """The Python source of the methods of one family of classes, newest class first in the manifest."""
    classes = {name: load(facts, place) for name, place in entry["classes"].items()}
    sources = [str(facts.load(f"nv/{p.split(':')[0]}")["meta"]["source"]) for p in entry["classes"].values()]
    words = Words()
    for name in entry["words"]:
        add_method(words, entry, classes, name)
    for row in entry.get("layouts", []):
        add_layout(words, row, Headers([classes[row["of"]]], f"NV{row['of'].upper()}_"))
    imports = ["from typing import ClassVar", "", "from autogen.schema import BitStruct, bits"]
    imports = (["from enum import IntEnum"] if words.enums else []) + imports
    lines = text.module_head(entry["doc"], list(dict.fromkeys(sources)) + entry.get("sources", []), imports)
    constants = {**entry.get("constants", {})}
    lines += [""] if constants else []
    lines += [f"{name} = {number(value)}" for name, value in constants.items()]
    lines += words.text()
    lines += method_tables(entry, classes)
    return text.join(formatted(lines))


def add_layout(words: Words, row: Mapping[str, Any], headers: Headers) -> None:
    """A word that is no method, its places typed in the manifest, its enums the headers'."""
    enums = {k: words.enum_of(headers, told, row["name"], k) for k, told in row.get("enums", {}).items()}
    units = row.get("align", {})
    fields = [
        Field(k, lo, hi, 0, align=units.get(k, 1), enum=enums.get(k, ""))
        for k, (lo, hi) in row["fields"].items()
    ]
    words.write(row["name"], text.docstring(row["doc"], row["source"]), fields, row["size_dw"])


def add_method(words: Words, entry: Mapping[str, Any], classes: Mapping[str, Any], name: str) -> None:
    """One method: the layout of the first class that has it, which later classes must not contradict."""
    wanted_of = entry.get("words_of", {}).get(name)
    for class_name, document in classes.items():
        if wanted_of not in (None, class_name):
            continue
        headers = Headers([document], f"NV{class_name.upper()}_")
        array = headers.arrays.get(name)
        if name not in headers.consts and array is None:
            continue
        address = headers.consts[name] if array is None else array["at0"]
        found = {n: s for n, s in headers.word(name).items() if not is_reserved(n)}
        doc = text.docstring(f"Method {address:#06x}{' and on' if array else ''}.")
        extra = ["", f"    address: ClassVar[int] = {address:#06X}".replace("0X", "0x")]
        units = entry.get("align", {}).get(name, {})
        words.add(headers, f"{name}_", camel(name), doc, found, enums=camel(name), extra=extra, align=units)
        return
    raise GenError(f"no class of {', '.join(classes)} has a method {name}")


def method_tables(entry: Mapping[str, Any], classes: Mapping[str, Any]) -> list[str]:
    """Address -> name of every method: what all classes share, then what each has besides."""
    told = {name: classes[name] for name in classes if name not in entry.get("partly", ())}
    tables = {name: methods(document, f"NV{name.upper()}_") for name, document in told.items()}
    common = set.intersection(*(set(table.items()) for table in tables.values()))
    rows = [row for _, row in sorted(common)]
    lines = ["", "", "# Methods of every class here, by byte address."]
    lines += text.table("COMMON", "dict[int, str]", rows)
    rows = []
    for name, table in tables.items():
        own = [row for _, row in sorted(set(table.items()) - common)]
        title = f"METHODS_{name.upper()}"
        lines += [""]
        lines += text.table(title, "dict[int, str]", ["**COMMON", *own])
        rows += [f"0x{name.upper()}: {title}"]
    rows += [f"0x{name.upper()}: METHODS_{like.upper()}" for name, like in entry.get("same", {}).items()]
    lines += ["", "# Every method of a class, by the class number."]
    return lines + text.table("METHODS", "dict[int, dict[int, str]]", rows)


def methods(document: Mapping[str, Any], prefix: str) -> dict[int, str]:
    """Address -> row of a table of methods; an array of methods is one row."""
    headers = Headers([document], prefix)
    found = {
        value: f'0x{value:04X}: "{name}"'
        for name, value in headers.consts.items()
        if not headers.is_value(name) and value % 4 == 0 and not name.startswith(("DMA_", "GP_"))
    }
    for name, array in headers.arrays.items():
        if "at0" in array:
            first, step, count = array["at0"], array["step"], ARRAYS.get(name, 8)
            spelled = f'0x{first:04X} + {step} * i: f"{name}({{i}})"'
            found[first] = f"**{{{spelled} for i in range({count})}}"
    return found


def generate_qmd(entry: Mapping[str, Any], facts: Facts) -> str:
    """The Python source of each QMD version: halves joined, arrays spelled out, units taken in."""
    words = Words()
    sources = []
    for row in entry["version"]:
        document = load(facts, row["facts"])
        sources += [f"{document['meta']['source']}, {row['prefix'].rstrip('_')}"]
        headers = Headers([document], row["prefix"])
        fields = [_with_enum(words, headers, field) for field in qmd_fields(headers, row["size_dw"])]
        words.write(row["name"], text.docstring(row["doc"]), fields, row["size_dw"])
    imports = ["from enum import IntEnum", "", "from autogen.schema import BitStruct, bits"]
    return text.join(formatted(text.module_head(entry["doc"], sources, imports) + words.text()))


def _with_enum(words: Words, headers: Headers, field: Field) -> Field:
    bare = field.name.upper()
    base = bare.rstrip("0123456789").rstrip("_")
    for name in (bare, base):
        made = words.enum_of(headers, name, "", re.sub(r"(QMD|RELEASE)\d", r"\1", base))
        if made:
            return Field(field.name, field.lo, field.hi, 0, enum=made)
    return field


def qmd_fields(headers: Headers, size_dw: int) -> list[Field]:
    """Scalars and array elements, LOWER and UPPER joined, `_SHIFTEDn` turned into an alignment."""
    spans = dict(headers.fields)
    for name, array in headers.arrays.items():
        if f"{name.replace('QMD_', 'QMD0_')}" in spans:
            continue  # DEPENDENT_QMD_ENABLE(i): the header names 0 and 1 too
        lo, hi = array["field"]
        for i in range(array_count(name)):
            spans[f"{name}_{i}"] = Span(lo + i * array["stride"], hi + i * array["stride"])
    fields = joined({name: span for name, span in spans.items() if not skipped(name)})
    return sorted((field for field in fields if field.hi < 32 * size_dw), key=lambda field: field.lo)


def array_count(name: str) -> int:
    """How many elements a QMD has of an array; the headers leave it to the reader."""
    if name.startswith("CONSTANT_BUFFER"):
        return 8
    return 3 if name.startswith("RELEASE") else 2 if name.startswith("DEPENDENT") else 4


def skipped(name: str) -> bool:
    return is_reserved(name) or "RESERVED" in name or "SPARE" in name


def joined(spans: Mapping[str, Span]) -> Iterator[Field]:
    """Each field once; ADDR_LOWER_SHIFTED6_0 with its UPPER is addr_0 in units of 64 bytes.

    Halves that lie apart stay two fields, which hold parts of the shifted address.
    """
    for name, span in spans.items():
        lower = spans.get(name.replace("_UPPER", "_LOWER"), span)
        upper = spans.get(name.replace("_LOWER", "_UPPER"), span)
        if lower != upper and upper.lo != lower.hi + 1:
            yield Field(name.lower(), span.lo, span.hi, 0)
            continue
        if span != lower:
            continue
        bare, align = name.replace("_LOWER", ""), 1
        for suffix, unit in SHIFTED.items():
            if suffix in bare:
                bare, align = bare.replace(suffix, ""), unit
        if bare.startswith("PROGRAM_PREFETCH_ADDR_SHIFTED"):
            bare, align = "PROGRAM_PREFETCH_ADDR", 256
        if bare.startswith("DEPENDENT_QMD") and bare.endswith("POINTER"):
            align = 256
        yield Field(bare.lower(), span.lo, max(span.hi, upper.hi), 0, align=align)
