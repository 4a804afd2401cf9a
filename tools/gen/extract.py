"""`python -m tools.gen.extract --linux SOURCE --mesa SOURCE --out FOLDER`: facts from public source packages.

Reads what manifest.toml needs out of an unpacked linux-source (AMD's MIT headers) and Mesa, and writes it in
the shape that `--hwdata` takes. Headers are read as text, by their own regular form; KFD's packet structs
through ctypeslib2. The instruction tables are not made here: they need LLVM's llvm-tblgen.
"""

from __future__ import annotations

import argparse
import ast
import ctypes
import gzip
import json
import operator
import re
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tools.gen import ioctl
from tools.gen.__main__ import manifest
from tools.gen.facts import GenError

AMD = "drivers/gpu/drm/amd"
OFFSET = re.compile(r"#define (reg|ix|mm|cfg)(\w+?)(_BASE_IDX)?\s+(0x\w+|\d+)\s*$")
SHIFT = re.compile(r"#define (\w+?)__(\w+)__SHIFT\s+(0x\w+)")
MASK = re.compile(r"#define (\w+?)__(\w+)_MASK\s+(0x[0-9A-Fa-f]+)U?L")
MACRO = re.compile(r"#\s*define\s+(\w+)(?:\((\w+(?:,\s*\w+)*)\))?[ \t]+(\S.*)$")
ENUM = re.compile(r"\benum (\w+)\s*\{(.*?)\}", re.DOTALL)
MEMBER = re.compile(r"(\w+)\s*=\s*(0x\w+|\d+)")
SDMA_NOTE = re.compile(r"\*\* Definitions for (\w+) packet|/\*define for (\w+) (word|field)\*/")
SDMA_PLACE = re.compile(r"#define \w+_(offset|mask|shift)\s+(0x\w+|\d+)\s*$")
EXAMPLE = (
    "example: python -m tools.gen.extract --linux ~/linux-source-6.12 --mesa ~/mesa-25.0.7 --out ~/hwdata"
)

OPERATORS: dict[type[ast.AST], Any] = {
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Invert: operator.invert,
    ast.USub: operator.neg,
}


def register_facts(folder: Path, block: str) -> dict[str, Any]:
    """Offsets, segments and fields of one block, from its _offset.h and _sh_mask.h."""
    offsets, masks = (folder / f"{block}_{part}.h" for part in ("offset", "sh_mask"))
    if not offsets.exists() or not masks.exists():
        raise GenError(f"{folder}: no {offsets.name} and {masks.name} in it")
    registers: dict[str, dict[str, Any]] = {}
    for prefix, name, is_base, value in matches(OFFSET, offsets):
        record = registers.setdefault(name, {"fields": {}})
        record["base_idx" if is_base else "offset"] = int(value, 0)
        if prefix == "ix":
            record["prefix"] = prefix
    shifts = {(name, field): int(value, 16) for name, field, value in matches(SHIFT, masks)}
    for name, field, value in matches(MASK, masks):
        if name in registers and (name, field) in shifts:
            lo = shifts[name, field]
            registers[name]["fields"][field] = [lo, lo + (int(value, 16) >> lo).bit_length() - 1]
    return {"regs": {name: record for name, record in registers.items() if "offset" in record}}


def matches(pattern: re.Pattern[str], header: Path) -> Iterator[tuple[Any, ...]]:
    """Groups of the pattern in every line that it matches."""
    with header.open(encoding="utf-8", errors="replace") as lines:
        for line in lines:
            match = pattern.match(line)
            if match:
                yield match.groups()


def macro_facts(headers: list[Path]) -> dict[str, Any]:
    """Constants, and one-argument macros as their value at 0 and their step."""
    bodies: dict[str, tuple[str | None, str]] = {}
    for header in headers:
        for name, arguments, body in matches(MACRO, header):
            bodies.setdefault(name, (arguments, re.sub(r"/\*.*", "", body).strip()))
    consts: dict[str, int] = {}
    funcs: dict[str, dict[str, int]] = {}
    for name, (arguments, body) in bodies.items():
        if arguments is None:
            value = evaluate(body, bodies, {})
            consts |= {} if value is None else {name: value}
        elif "," not in arguments:
            at0, at1 = (evaluate(body, bodies, {arguments: x}) for x in (0, 1))
            funcs |= {} if at0 is None or at1 is None else {name: {"at0": at0, "step": at1 - at0}}
    return {"consts": consts, "funcs": funcs}


def evaluate(
    body: str, bodies: Mapping[str, tuple[str | None, str]], values: Mapping[str, int]
) -> int | None:
    """The integer that a macro body stands for; None when it is not plain arithmetic."""
    plain = re.sub(r"\((?:u?int\d+_t|unsigned|int)\)", "", body)
    plain = re.sub(r"\b(0[xX][0-9a-fA-F]+|\d+)[uUlL]+\b", r"\1", plain)
    try:
        return _value(ast.parse(plain, mode="eval").body, bodies, values)
    except (SyntaxError, ValueError):
        return None


def _value(node: ast.expr, bodies: Mapping[str, tuple[str | None, str]], values: Mapping[str, int]) -> int:
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return node.value
    if isinstance(node, ast.Name):
        if node.id in values:
            return values[node.id]
        arguments, body = bodies.get(node.id, ("", ""))
        inner = evaluate(body, bodies, {}) if arguments is None and body != node.id else None
        if inner is not None:
            return inner
    if isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        left, right = _value(node.left, bodies, values), _value(node.right, bodies, values)
        return int(OPERATORS[type(node.op)](left, right))
    if isinstance(node, ast.UnaryOp) and type(node.op) in OPERATORS:
        return int(OPERATORS[type(node.op)](_value(node.operand, bodies, values)))
    raise ValueError("not plain arithmetic")


def enum_facts(header: Path) -> dict[str, Any]:
    """Every `enum NAME { A = 0x0, ... }`; these headers give each member its value."""
    found = ENUM.findall(header.read_text(encoding="utf-8", errors="replace"))
    return {"enums": {name: {m: int(v, 0) for m, v in MEMBER.findall(body)} for name, body in found}}


def sdma_facts(header: Path) -> dict[str, Any]:
    """Packets as {packet: {"dword:WORD": {field: [lo, hi]}}}, and the opcodes."""
    packets: dict[str, dict[str, dict[str, list[int]]]] = {}
    opcodes: dict[str, int] = {}
    packet = word = field = ""
    place: dict[str, int] = {}
    for line in header.read_text(encoding="utf-8").splitlines():
        note, number = SDMA_NOTE.match(line), SDMA_PLACE.match(line)
        opcode = re.match(r"#define (SDMA_(?:SUB)?OP_\w+)\s+(\d+)$", line)
        if note and note[1]:
            packet = note[1]
        elif note and note[3] == "word":
            word = note[2]
        elif note:
            field = note[2]
        elif opcode:
            opcodes[opcode[1]] = int(opcode[2])
        elif number:
            place[number[1]] = int(number[2], 0)
            if number[1] == "shift":
                lo, key = place["shift"], f"{place['offset']}:{word}"
                hi = lo + place["mask"].bit_length() - 1
                packets.setdefault(packet, {}).setdefault(key, {})[field] = [lo, hi]
    return {"opcodes": opcodes, "packets": packets}


def kfd_facts(header: Path) -> dict[str, Any]:
    """Bit fields of the KFD's packet structs, laid out by the C compiler's rules, and its enums."""
    body = re.sub(
        r"\benum \w+\s+(\w+\s*:)", r"uint32_t \1", header.read_text()
    )  # ctypeslib2 needs plain types
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "packets.h").write_text(
            f"typedef unsigned int uint32_t; typedef int int32_t;\n{body}"
        )
        module, _ = ioctl.read_headers(Path(folder), ["packets.h"])
    structs = {}
    for name, made in module.items():
        if name.startswith("struct_") and isinstance(made, type):
            structs[name.removeprefix("struct_")] = {"members": list(_members(made, 0, ""))}
    return {"structs": structs} | enum_facts(header)


def _members(made: Any, base: int, prefix: str) -> Iterator[list[Any]]:
    """[name, byte, size, type] of plain members, [name, bit, width, type, "bits"] of bit fields."""
    for name, kind, *width in made._fields_:
        place = getattr(made, name)
        if width:
            bit = 8 * (base + place.offset) + (place.size & 0xFFFF)
            yield [prefix + name, bit, width[0], kind.__name__, "bits"]
        elif hasattr(kind, "_fields_"):
            inner = "" if re.match(r"_\d+$", name) else f"{name}."
            yield from _members(kind, base + place.offset, inner)
        else:
            yield [prefix + name, base + place.offset, ctypes.sizeof(kind), kind.__name__]


def extract(linux: Path, mesa: Path) -> dict[str, dict[str, Any]]:
    """Facts file name -> document, for all that the manifest needs of these two packages."""
    amd = linux / AMD
    if not amd.is_dir():
        raise GenError(f"{linux}: no {AMD} in it; --linux wants the unpacked kernel source")
    packets = mesa / "src" / "amd" / "registers" / "pkt3.json"
    if not packets.exists():
        raise GenError(f"{packets}: no such file; --mesa wants the unpacked Mesa source")
    kernel, release = f"linux {version(linux)} {AMD}", (mesa / "VERSION").read_text().strip()
    blocks = [entry["facts"] for entry in manifest().values() if entry["kind"] == "registers"]
    facts = {
        "defs/pm4_nvd": macro_facts([amd / "amdgpu/nvd.h"]) | source(f"{kernel}/amdgpu/nvd.h"),
        "defs/vm_ptes": macro_facts([amd / "amdgpu/amdgpu_vm.h"]) | source(f"{kernel}/amdgpu/amdgpu_vm.h"),
        "defs/enums_soc21": enum_facts(amd / "include/soc21_enum.h")
        | source(f"{kernel}/include/soc21_enum.h"),
        "defs/sdma_6_7_packets": sdma_facts(amd / "amdgpu/sdma_v6_0_0_pkt_open.h")
        | source(f"{kernel}/amdgpu/sdma_v6_0_0_pkt_open.h"),
        "defs/pm4_kfd_structs": kfd_facts(amd / "amdkfd/kfd_pm4_headers_ai.h")
        | source(f"{kernel}/amdkfd/kfd_pm4_headers_ai.h"),
        "mesa/pkt3": json.loads(packets.read_text()) | source(f"Mesa {release} src/amd/registers/pkt3.json"),
    }
    for block in blocks:
        name = block.split("/")[-1]
        folder = name.split("_")[0]
        place = f"{kernel}/include/asic_reg/{folder}/{name}_{{offset,sh_mask}}.h"
        facts[block] = register_facts(amd / "include/asic_reg" / folder, name) | source(place)
    return facts


def source(text: str) -> dict[str, Any]:
    return {"meta": {"source": text}}


def version(linux: Path) -> str:
    """VERSION.PATCHLEVEL.SUBLEVEL of the kernel's Makefile."""
    numbers = dict(matches(re.compile(r"(VERSION|PATCHLEVEL|SUBLEVEL) = (\d+)"), linux / "Makefile"))
    return ".".join(numbers[key] for key in ("VERSION", "PATCHLEVEL", "SUBLEVEL"))


def main(arguments: list[str] | None = None) -> int:
    """Exit status 0 when done, 2 when an input is missing."""
    description = (__doc__ or "").split("\n\n")[0]
    parser = argparse.ArgumentParser(
        prog="python -m tools.gen.extract", description=description, epilog=EXAMPLE
    )
    parser.add_argument("--linux", type=Path, required=True, help="unpacked kernel source (6.12 or later)")
    parser.add_argument("--mesa", type=Path, required=True, help="unpacked Mesa source (25.0 or later)")
    parser.add_argument("--out", type=Path, required=True, help="facts folder to write")
    args = parser.parse_args(arguments)
    try:
        facts = extract(args.linux, args.mesa)
    except GenError as error:
        print(f"tools.gen.extract: {error}", file=sys.stderr)
        return 2
    for name, document in facts.items():
        path = args.out / "amd" / f"{name}.json.gz"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(gzip.compress(json.dumps(document).encode(), mtime=0))
        print(f"amd/{name}.json.gz")
    return 0


if __name__ == "__main__":
    sys.exit(main())
