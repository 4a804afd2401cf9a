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

from tools.gen import ioctl, layouts
from tools.gen.__main__ import manifest
from tools.gen.facts import GenError

AMD = "drivers/gpu/drm/amd"
OFFSET = re.compile(r"#define (reg|ix|mm|cfg)(\w+?)(_BASE_IDX)?\s+(0x\w+|\d+)\s*$")
SHIFT = re.compile(r"#define (\w+?)__(\w+)__SHIFT\s+(0x\w+)")
MASK = re.compile(r"#define (\w+?)__(\w+)_MASK\s+(0x[0-9A-Fa-f]+)U?L")
MACRO = re.compile(r"#\s*define\s+(\w+)(?:\((\w+(?:,\s*\w+)*)\))?[ \t]+(\S.*)$")
BLOCK = re.compile(r"// addressBlock: (\w+)")
ENUM = re.compile(r"\benum\s*(\w*)\s*\{(.*?)\}\s*(\w*)", re.DOTALL)
IP_BASE = re.compile(r"(\w+)_BASE\s*=\s*\{(.*?)\};", re.DOTALL)
SDMA_NOTE = re.compile(r"\*\* Definitions for (\w+) packet|/\*define for (\w+) (word|field)\*/")
SDMA_PLACE = re.compile(r"#define \w+_(offset|mask|shift)\s+(0x\w+|\d+)\s*$")
EXAMPLE = (
    "example: python -m tools.gen.extract --linux ~/linux-source-6.12 --mesa ~/mesa-25.0.7 --out ~/hwdata"
)

FOLDERS = {"osssys": "oss"}  # where a block's headers are not in the folder of its name
PMFW = "pm/swsmu/inc/pmfw_if"
TABLES = {
    "discovery": ["include/discovery.h", "include/soc15_hw_ip.h"],
    "psp_gfx_if": ["amdgpu/psp_gfx_if.h"],
    "psp_driver": ["amdgpu/amdgpu_psp.h", "amdgpu/psp_v13_0.c", "amdgpu/psp_v14_0.c"],
    "ucode_headers": ["amdgpu/amdgpu_ucode.h"],
    "mqd_v11": ["include/v11_structs.h"],
    "mqd_v12": ["include/v12_structs.h"],
    "smu_13_0_0_msgs": [f"{PMFW}/smu_v13_0_0_ppsmc.h"],
    "smu_14_0_2_msgs": [f"{PMFW}/smu_v14_0_2_ppsmc.h"],
    "smu_13_0_0_driver_if": [f"{PMFW}/smu13_driver_if_v13_0_0.h"],
    "smu_14_0_2_driver_if": [f"{PMFW}/smu14_driver_if_v14_0.h"],
    "doorbells": ["amdgpu/amdgpu_doorbell.h"],
    "amd_ih": ["amdgpu/amdgpu_ih.h"],
    "uapi_vfio_pci": ["include/uapi/linux/vfio.h"],
    "ih_clients": ["include/soc15_ih_clientid.h", "include/ivsrcid/gfx/irqsrcs_gfx_11_0_0.h"],
}

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
    address_block = ""
    for line in offsets.read_text(encoding="utf-8", errors="replace").splitlines():
        block_note, match = BLOCK.match(line), OFFSET.match(line)
        if block_note:
            address_block = block_note[1]
        elif match:
            add_register(registers, address_block, *match.groups())
    shifts = {(name, field): int(value, 16) for name, field, value in matches(SHIFT, masks)}
    for name, field, value in matches(MASK, masks):
        if name in registers and (name, field) in shifts:
            lo = shifts[name, field]
            registers[name]["fields"][field] = [lo, lo + (int(value, 16) >> lo).bit_length() - 1]
    return {"regs": {name: record for name, record in registers.items() if "offset" in record}}


def add_register(
    registers: dict[str, dict[str, Any]], block: str, prefix: str, name: str, is_base: str, value: str
) -> None:
    """One line of an offset header. `cfg` names an address in a window, never where a register stands."""
    record = registers.setdefault(name, {"fields": {}})
    if is_base:
        record["base_idx"] = int(value, 0)
    elif prefix != "cfg":
        record.update(offset=int(value, 0), block=block)
        if prefix == "ix":
            record["prefix"] = prefix


def matches(pattern: re.Pattern[str], header: Path) -> Iterator[tuple[Any, ...]]:
    """Groups of the pattern in every line that it matches; a line ended by a backslash goes on."""
    text = header.read_text(encoding="utf-8", errors="replace")
    for line in text.replace("\\\n", " ").splitlines():
        match = pattern.match(line)
        if match:
            yield match.groups()


def macro_facts(headers: list[Path]) -> dict[str, Any]:
    """Constants, and one-argument macros as their value at 0 and their step."""
    bodies = macro_bodies(headers)
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


def macro_bodies(headers: list[Path]) -> dict[str, tuple[str | None, str]]:
    """Macro name -> its argument names, if any, and its text."""
    bodies: dict[str, tuple[str | None, str]] = {}
    for header in headers:
        for name, arguments, body in matches(MACRO, header):
            bodies.setdefault(name, (arguments, re.sub(r"/[*/].*", "", body).strip()))
    return bodies


def evaluate(
    body: str, bodies: Mapping[str, tuple[str | None, str]], values: Mapping[str, int]
) -> int | None:
    """The integer that a macro body stands for; None when it is not plain arithmetic."""
    plain = re.sub(r"\((?:u?int\d+_t|unsigned|int)\)", "", body)
    plain = re.sub(r"\b(0[xX][0-9a-fA-F]+|\d+)[uUlL]+\b", r"\1", plain)
    plain = re.sub(r"'(.)'", lambda found: str(ord(found[1])), plain)
    plain = re.sub(r"\b_IO\(([^,]+),(.+)\)$", r"((\1) << 8 | (\2))", plain)
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


def enum_facts(headers: list[Path]) -> dict[str, Any]:
    """Every enum that has a name, its members' values given or counted up."""
    bodies = macro_bodies(headers)
    enums: dict[str, dict[str, int]] = {}
    for header in headers:
        text = layouts.COMMENT.sub(" ", header.read_text(encoding="utf-8", errors="replace"))
        for tag, body, alias in ENUM.findall(text):
            if tag or alias:
                enums[tag or alias] = members_of(body, bodies, enums)
    return {"enums": enums}


def members_of(
    body: str, bodies: Mapping[str, tuple[str | None, str]], known: Mapping[str, Mapping[str, int]]
) -> dict[str, int]:
    """Members of one enum; one whose value is no plain arithmetic is left out."""
    values = {name: value for members in known.values() for name, value in members.items()}
    found: dict[str, int] = {}
    following: int | None = 0
    for entry in body.split(","):
        name, given, expression = (part.strip() for part in entry.partition("="))
        value = evaluate(expression, bodies, values | found) if given else following
        if re.fullmatch(r"\w+", name) and value is not None:
            found[name] = value
        following = None if value is None else value + 1
    return found


def table_facts(headers: list[Path]) -> dict[str, Any]:
    """Macros, enums and struct layouts of headers that describe tables in memory."""
    facts = macro_facts(headers) | enum_facts(headers)
    bodies = macro_bodies(headers)
    values = {name: value for members in facts["enums"].values() for name, value in members.items()}
    structs: dict[str, Any] = {}
    for header in headers:
        if header.suffix == ".h":
            text = header.read_text(encoding="utf-8", errors="replace")
            structs |= layouts.Header(text, lambda bound: evaluate(bound, bodies, values)).facts()
    return facts | {"structs": structs}


def ip_facts(header: Path) -> dict[str, Any]:
    """Segment bases by block and instance; instances without any are left out."""
    bases: dict[str, dict[str, list[int]]] = {}
    for name, body in IP_BASE.findall(header.read_text(encoding="utf-8")):
        rows = re.findall(r"\{\s*((?:0x\w+|\d+)(?:\s*,\s*(?:0x\w+|\d+))*)\s*\}", body)
        numbers = [[int(word, 0) for word in row.replace(",", " ").split()] for row in rows]
        bases[name] = {str(index): row for index, row in enumerate(numbers) if any(row)}
    return {"bases": bases}


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
    return {"structs": structs} | enum_facts([header])


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
    tables = {
        name: [(linux if header.startswith("include/uapi") else amd) / header for header in headers]
        for name, headers in TABLES.items()
    }
    facts = {
        "defs/pm4_nvd": macro_facts([amd / "amdgpu/nvd.h"]) | source(f"{kernel}/amdgpu/nvd.h"),
        "defs/vm_ptes": macro_facts([amd / "amdgpu/amdgpu_vm.h"]) | source(f"{kernel}/amdgpu/amdgpu_vm.h"),
        "defs/enums_soc21": enum_facts([amd / "include/soc21_enum.h"])
        | source(f"{kernel}/include/soc21_enum.h"),
        "defs/sdma_6_7_packets": sdma_facts(amd / "amdgpu/sdma_v6_0_0_pkt_open.h")
        | source(f"{kernel}/amdgpu/sdma_v6_0_0_pkt_open.h"),
        "defs/pm4_kfd_structs": kfd_facts(amd / "amdkfd/kfd_pm4_headers_ai.h")
        | source(f"{kernel}/amdkfd/kfd_pm4_headers_ai.h"),
        "mesa/pkt3": json.loads(packets.read_text()) | source(f"Mesa {release} src/amd/registers/pkt3.json"),
    }
    for table, headers in tables.items():
        facts[f"defs/{table}"] = table_facts(headers) | source(
            ", ".join(f"linux {version(linux)} {header.relative_to(linux)}" for header in headers)
        )
    ips = "include/sienna_cichlid_ip_offset.h"
    facts["defs/ip_bases_navi21"] = ip_facts(amd / ips) | source(f"{kernel}/{ips} (Navi21)")
    for block in blocks:
        name = block.split("/")[-1]
        folder = FOLDERS.get(name.split("_")[0], name.split("_")[0])
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
