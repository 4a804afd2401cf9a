"""Generates the PM4 and SDMA packet files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tools.gen import text
from tools.gen.facts import Facts, GenError, Span
from tools.gen.layout import Field, is_reserved, number, override, parse

PART = re.compile(r"(.+)_(\d+)_(\d+)$")

PM4_DECODE = '''

def decode(dwords: Sequence[int], index: int = 0) -> tuple[Packet, int]:
    """The packet at `dwords[index]` and its length in dwords. Errors: see `autogen.schema.decode_pm4`."""
    return decode_pm4(OPCODES, OPCODE_NAMES, dwords, index)
'''

VARIANT_DECODE = '''

def decode(dwords: Sequence[int], index: int = 0) -> tuple[SdmaPacket, int]:
    """The packet at `dwords[index]` and its length in dwords. Errors: see `autogen.schema.decode_sdma`.

    Header bits 0x{bits:X} tell longer forms of a packet from the plain one.
    """
    longer = VARIANTS.get(dwords[index] & 0x{mask:X}) if index < len(dwords) else None
    table = OPCODES if longer is None else {{**OPCODES, (longer.op, longer.sub_op or 0): longer}}
    return decode_sdma(table, OPCODE_NAMES, dwords, index)
'''

SDMA_DECODE = '''

def decode(dwords: Sequence[int], index: int = 0) -> tuple[SdmaPacket, int]:
    """The packet at `dwords[index]` and its length in dwords. Errors: see `autogen.schema.decode_sdma`."""
    return decode_sdma(OPCODES, OPCODE_NAMES, dwords, index)
'''


def generate_pm4(entry: Mapping[str, Any], facts: Facts) -> str:
    """The Python source of the PM4 packets that the manifest lists."""
    sources = [facts.source("defs/pm4_nvd"), facts.source("defs/pm4_kfd_structs"), facts.source("mesa/pkt3")]
    sources += ["places and values that these lack: named in each docstring"]
    lines = _head(entry, sources, "Packet, bits, decode_pm4")
    lines += [""]
    for name, value in entry["constants"].items():
        lines += [f"{name} = {number(facts.nvd_const(value))}"]
    lines += _enums(entry, facts)
    for packet in entry["packet"]:
        opcode = facts.nvd_const(f"PACKET3_{packet['opcode']}")
        tail = f", tail={packet['tail']}" if "tail" in packet else ""
        head = f"{packet['name']}(Packet, opcode={byte(opcode)}, size_dw={packet['size_dw']}{tail})"
        fields = parse(packet.get("fields", ""), facts, entry["registers"])
        lines += text.word_class(head, text.docstring(packet["doc"], packet["source"]), fields)
    rows = [f"{packet['name']}.opcode: {packet['name']}" for packet in entry["packet"]]
    lines += ["", "", *text.table("OPCODES", "dict[int, type[Packet]]", rows)]
    names = [f'{byte(value)}: "{name}"' for value, name in sorted(pm4_names(facts).items())]
    lines += text.table("OPCODE_NAMES", "dict[int, str]", names)
    return text.join(lines) + PM4_DECODE


def generate_sdma(entry: Mapping[str, Any], facts: Facts) -> str:
    """The Python source of the SDMA packets that the manifest lists."""
    sources = [facts.source("defs/sdma_6_7_packets"), "units, alignments and enums: named in each docstring"]
    marks = {packet["name"]: packet["variant"] for packet in entry["packet"] if "variant" in packet}
    names = "SdmaPacket, bits, decode_sdma, fixed" if marks else "SdmaPacket, bits, decode_sdma"
    lines = _head(entry, sources, names)
    lines += _enums(entry, facts)
    rows, variants = [], []
    for packet in entry["packet"]:
        op = facts.sdma_opcode(f"SDMA_OP_{packet['op']}")
        sub_op = _sub_op(packet.get("sub_op", 0), facts)
        fields = sdma_fields(packet, facts)
        size_dw = packet.get("size_dw", fields[-1].hi // 32 + 1)
        tail = f', tail="{packet["tail"]}"' if "tail" in packet else ""
        head = f"{packet['name']}(SdmaPacket, op={op}, sub_op={sub_op}, size_dw={size_dw}{tail})"
        lines += text.word_class(head, text.docstring(packet["doc"], packet["source"]), fields)
        if packet["name"] in marks:
            header = 1 << packet["variant"] | sub_op << 8 | op
            variants += [f"{number(header)}: {packet['name']}"]
        else:
            rows += [f"({op}, {sub_op}): {packet['name']}"]
    lines += ["", "", *text.table("OPCODES", "dict[tuple[int, int], type[SdmaPacket]]", rows)]
    shown = [f'{value}: "{name}"' for value, name in sorted(sdma_names(facts).items())]
    lines += text.table("OPCODE_NAMES", "dict[int, str]", shown)
    if not marks:
        return text.join(lines) + SDMA_DECODE
    lines += text.table("VARIANTS", "dict[int, type[SdmaPacket]]", variants)
    bits = sum(1 << bit for bit in set(marks.values()))
    return text.join(lines) + VARIANT_DECODE.format(bits=bits, mask=bits | 0xFFFF)


def _sub_op(given: str | int, facts: Facts) -> int:
    """A number stands for itself: one that the kernel's header does not name."""
    return given if isinstance(given, int) else facts.sdma_opcode(f"SDMA_SUBOP_{given}")


def _head(entry: Mapping[str, Any], sources: list[str], names: str) -> list[str]:
    imports = ["from collections.abc import Sequence", "from enum import IntEnum", ""]
    return text.module_head(entry["doc"], sources, [*imports, f"from autogen.schema import {names}"])


def _enums(entry: Mapping[str, Any], facts: Facts) -> list[str]:
    lines: list[str] = []
    for name, spec in entry.get("enum", {}).items():
        lines += text.enum_class(name, text.docstring(spec["doc"], spec["source"]), enum_members(spec, facts))
    return lines


def enum_members(spec: Mapping[str, Any], facts: Facts) -> dict[str, int]:
    """Members typed in the manifest, or those of a facts enum with its common prefix cut off.

    `consts` names a facts file whose macros that begin with the prefix are the members.
    """
    if "values" in spec:
        return dict(spec["values"])
    found = facts.load(f"defs/{spec['consts']}")["consts"] if "consts" in spec else facts.enum(spec["from"])
    start, end = spec.get("prefix", ""), spec.get("suffix", "")
    bare = {
        name.removeprefix(start).removesuffix(end): value
        for name, value in found.items()
        if name.startswith(start) and name.endswith(end)
    }
    wanted = spec.get("only")
    if wanted:
        missing = set(wanted) - bare.keys()
        if missing:
            raise GenError(f"{spec['from']}: no member {', '.join(sorted(missing))}")
        bare = {name: bare[name] for name in wanted}
    for name in spec.get("drop", []):
        del bare[name]
    case = str if spec.get("keep_case") else str.upper
    return {case(n): value for n, value in bare.items() if not is_reserved(n)}


def sdma_fields(packet: Mapping[str, Any], facts: Facts) -> list[Field]:
    """Fields of one SDMA packet: address halves joined, opcode and data out, manifest options applied."""
    found = facts.sdma_packet(packet["facts"])
    dropped = {"op", "sub_op", *packet.get("drop", [])}
    fields = join_parts({name: span for name, span in found.items() if name not in dropped})
    fields += parse(packet.get("fields", ""), facts)
    return sorted(override(fields, packet.get("options", "")), key=lambda field: field.lo)


def join_parts(found: Mapping[str, Span]) -> list[Field]:
    """`addr_31_0` and `addr_63_32` become `addr`; one that starts above bit 0 gets that alignment."""
    fields: dict[str, Field] = {}
    for name, span in found.items():
        match = PART.match(name)
        if match is None:
            fields[name] = Field(name, span.lo, span.hi, default=0)
            continue
        whole, low = match[1], int(match[3])
        if whole not in fields:
            fields[whole] = Field(whole, span.lo, span.hi, align=1 << low)
        elif fields[whole].hi + 1 == span.lo:
            known = fields[whole]
            fields[whole] = Field(whole, known.lo, span.hi, align=known.align)
        else:
            raise GenError(f"{name}: bits {span.lo}..{span.hi} do not follow the part below them")
    return list(fields.values())


def byte(value: int) -> str:
    """An opcode as two hex digits."""
    return f"0x{value:02X}"


def pm4_names(facts: Facts) -> dict[int, str]:
    """Opcode -> name for error messages, every opcode that nvd.h lists."""
    names: dict[int, str] = {}
    for macro, value in facts.load("defs/pm4_nvd")["consts"].items():
        if macro.startswith("PACKET3_") and 0x10 <= value <= 0xFF:
            names.setdefault(value, macro.removeprefix("PACKET3_"))
    return names


def sdma_names(facts: Facts) -> dict[int, str]:
    """Opcode -> name for error messages, every opcode that the packet header lists."""
    names: dict[int, str] = {}
    for macro, value in facts.load("defs/sdma_6_7_packets")["opcodes"].items():
        if macro.startswith("SDMA_OP_") and "AQL" not in macro:
            names.setdefault(value, macro.removeprefix("SDMA_OP_"))
    return names
