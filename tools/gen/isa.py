"""Writes autogen/amd/rdna3.py and rdna4.py: instruction encodings as compact text, from LLVM's tables kept as
data.

Input: `llvm_gfx11_insts.json.gz` or the gfx12 one, and `llvm_enums.json.gz` (facts of LLVM 22's AMDGPU .td
files: fixed bits, field places, operand classes, implicit registers, flags). Kept: every encoding that the
chips have. Left out: second spellings of one encoding, padding pseudo instructions, what later chips added.
Must not: know how anything is encoded beyond what the table says; `drivers/amd/isa` does that.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tools.gen.isa_image import IMAGE_FLAGS, image_rows, is_image
from tools.gen.isa_operands import Row, implicit_text, operands_text, template_of, unspecified

FORMATS = {
    "SOP1": "SOP1", "SOP2": "SOP2", "SOPC": "SOPC", "SOPK": "SOPK", "SOPP": "SOPP", "SMRD": "SMEM",
    "DS": "DS", "MUBUF": "MUBUF", "MTBUF": "MTBUF", "EXP": "EXP", "LDSDIR": "LDSDIR", "VINTERP": "VINTERP",
}  # fmt: skip

# Where each format keeps its opcode: (low bit, width). RDNA3 ISA, section "Microcode formats".
OPCODE_BITS = {
    "SOP1": (8, 8), "SOP2": (23, 7), "SOPC": (16, 7), "SOPK": (23, 5), "SOPP": (16, 7), "SMEM": (18, 8),
    "VOP1": (9, 8), "VOP2": (25, 6), "VOPC": (17, 8), "VOP3": (16, 10), "VOP3SD": (16, 10), "VOP3P": (16, 7),
    "VOPD": (17, 9), "VINTERP": (16, 7), "LDSDIR": (20, 2), "DS": (18, 8), "FLAT": (18, 7), "GLOBAL": (18, 7),
    "SCRATCH": (18, 7), "MUBUF": (18, 8), "MTBUF": (15, 4), "EXP": (26, 6), "MIMG": (18, 8),
    "VIMAGE": (14, 8), "VSAMPLE": (14, 8),
}  # fmt: skip

FLAT_SEGMENTS = ("FLAT", "SCRATCH", "GLOBAL")
SHORT_FLAGS = {
    "TRANS": "trans", "VM_CNT": "vm", "LGKM_CNT": "lgkm", "EXP_CNT": "exp", "mayLoad": "load",
    "mayStore": "store", "isBranch": "branch", "isTerminator": "end", "IsAtomicRet": "rtn", "isCall": "call",
    "isReturn": "ret",
}  # fmt: skip


# LLVM's instruction names carry the addressing mode as a suffix; the mnemonic does not.
ADDRESSING = (
    "SADDR_RTN", "SADDR", "SVS", "ST", "SGPR_IMM", "IMM", "SGPR", "BOTHEN_RTN", "OFFEN_RTN", "IDXEN_RTN",
    "OFFSET_RTN", "BOTHEN", "OFFEN", "IDXEN", "OFFSET",
)  # fmt: skip


class IsaTable(NamedTuple):
    """One table to write: its input files, and what of them the chips of that generation have.

    `opcodes` changes places of OPCODE_BITS. `absent` are predicates of instructions that other chips of the
    same LLVM table have. `names` are predicates of the immediates' names. `free_banks` are dual instructions
    whose sources may come from one register bank. `shared_sources`: both halves of a dual instruction may
    read one register at one of the first two places (RDNA4 ISA 7.8; LLVM #196198, #198034). `scalar_lanes`:
    source 1 of a lane-crossing instruction may be a scalar.
    """

    title: str
    instructions: str
    vectors: str
    opcodes: Mapping[str, tuple[int, int]]
    absent: frozenset[str]
    names: frozenset[str]
    free_banks: frozenset[str]
    shared_sources: bool
    scalar_lanes: bool


RDNA3 = IsaTable(
    title="RDNA3 (gfx11)",
    instructions="llvm_gfx11_insts.json.gz",
    vectors="mc_vectors_gfx1100.tsv.gz",
    opcodes={},
    absent=frozenset({
        "HasSALUFloatInsts", "isGFX12PlusNot12_50", "isGFX12Plus", "HasFP8ConversionInsts",
        "HasIEEEMinimumMaximumInsts",
    }),
    names=frozenset({
        "", "isGFX9Plus", "isGFX10Plus", "isGFX11Plus", "isGFX11", "isGFX9_GFX10_GFX11", "isGFX10_GFX11",
        "isGFX10_3_GFX11", "isNotGFX12Plus",
    }),
    free_banks=frozenset(),
    shared_sources=False,
    scalar_lanes=False,  # LLVM: FeatureDPPSrc1SGPR
)  # fmt: skip
RDNA4 = IsaTable(
    title="RDNA4 (gfx12)",
    instructions="llvm_gfx12_insts.json.gz",
    vectors="mc_vectors_gfx1201.tsv.gz",
    opcodes={
        "SMEM": (13, 6), "FLAT": (14, 8), "GLOBAL": (14, 8), "SCRATCH": (14, 8), "MUBUF": (14, 8),
        "MTBUF": (14, 8),
    },
    absent=frozenset({
        "HasFlatBufferGlobalAtomicFaddF64Inst", "HasAtomicFMinFMaxF64GlobalInsts", "HasLdsAtomicAddF64",
        "HasAddPC64Inst", "HasSGetShaderCyclesInst", "HasSetPrioIncWgInst", "Has1024AddressableVGPRs",
        "HasWaitXcnt", "HasSWakeupBarrier", "HasDPALU_DPP", "HasFmacF64Inst", "HasPackedFP32Ops",
        "HasFlatGVSMode",
    }),
    names=frozenset({"", "isGFX9Plus", "isGFX10Plus", "isGFX11Plus", "isGFX12Plus"}),
    free_banks=frozenset({"v_dual_mov_b32 :: v_dual_mov_b32"}),
    shared_sources=True,
    scalar_lanes=True,
)  # fmt: skip
GENERATIONS = {"amd/rdna3.py": RDNA3, "amd/rdna4.py": RDNA4}


def wanted(row: Row, absent: frozenset[str]) -> bool:
    """True for an encoding that a compute kernel can meet on silicon."""
    flags = row["fl"]
    if is_image(row):
        return False  # these come through `image_rows`
    if "isAsmParserOnly" in flags or "isCodeGenOnly" in flags or row["n"].endswith("_format"):
        return False  # the last: buffer encodings of any format field, for LLVM's decoder
    return not absent & set(row["pr"])


def plain(row: Row) -> Row:
    """The row with `index_key_8bit` and its like called `index_key`, as the text has it.

    An atomic that returns nothing loses its cache policy's bit 0, which says that it returns. A buffer's
    24-bit offset loses its sign bit: there are no negative ones.
    """
    if "index_key" in row["a"]:
        row = json.loads(re.sub(r"(index_key)_\d+bit", r"\1", json.dumps(row)))
    places = row["f"].get("cpol", [])
    if "IsAtomicNoRet" in row["fl"] and [52, 3, 0] in places:
        others = [p for p in places if p != [52, 3, 0]]
        row = row | {"f": row["f"] | {"cpol": [*others, [53, 2, 1]]}}
    if row["f"].get("offset") == [[72, 24, 0]] and {"MUBUF", "MTBUF"} & set(row["fl"]):
        row = row | {"f": row["f"] | {"offset": [[72, 23, 0]]}}
    return row


def one_per_encoding(rows: Iterable[Row]) -> list[Row]:
    """Drop the 'fake 16-bit' twin of an encoding whose true 16-bit form,
    with its half selects, is present.
    """
    rows = list(rows)
    true16 = {encoding_key(r) for r in rows if "UseRealTrue16Insts" in r["pr"]}
    return [r for r in rows if not is_fake16(r) or encoding_key(r) not in true16]


def is_fake16(row: Row) -> bool:
    return row["ns"].endswith("_FAKE16") or "UseFakeTrue16Insts" in row["pr"]


def encoding_key(row: Row) -> tuple[str, str, int]:
    return row["m"], row["val"], row["sz"]


def base_format(row: Row) -> str:
    """The hardware format; DPP forms are told apart by `dpp_of`."""
    flags, value = row["fl"], int(row["val"], 16)
    if "::" in row["a"]:
        return "VOPD"
    for name in IMAGE_FLAGS:
        if name in flags:
            return name
    for flag, name in FORMATS.items():
        if flag in flags:
            return name
    if "FLAT" in flags:
        return FLAT_SEGMENTS[value >> (16 if row["sz"] == 8 else 24) & 3]
    if "VOP3" in flags or "VOP3P" in flags:
        if value >> 24 == 0xCC or value >> 24 & 0xFF == 0xCC:
            return "VOP3P"
        return "VOP3SD" if "sdst" in row["f"] and "vdst" in row["f"] else "VOP3"
    return {0x3F: "VOP1", 0x3E: "VOPC"}.get(value >> 25 & 0x7F, "VOP2")


def dpp_of(row: Row) -> str:
    if "dpp8" in row["f"]:
        return "_DPP8"
    return "_DPP16" if "dpp_ctrl" in row["f"] else ""


def mnemonic_of(row: Row) -> str:
    """`v_add_f32`; for a dual instruction both halves, `v_dual_add_f32 :: v_dual_mul_f32`."""
    if "::" in row["a"]:
        second = row["a"].split(":: ")[1].split(" ")[0]
        return f"{row['m']} :: {second}"
    return re.sub("_e32$", "", row["m"])


def name_of(row: Row, fmt: str, has_other_form: bool) -> str:
    """LLVM-like name, unique per encoding: `v_add_f32_e64_dpp8`, `global_load_b128_saddr`, `s_load_b64_imm`.

    `has_other_form`: the mnemonic has both a 32-bit and a 64-bit form, which `_e32` and `_e64` tell apart.
    """
    mnemonic: str = mnemonic_of(row)
    if fmt == "VOPD":
        return mnemonic.replace(" :: v_dual_", "_x_")
    llvm = re.sub("_gfx11.*|_gfx12.*", "", row["n"])
    if fmt in IMAGE_FLAGS:
        return mnemonic + str(row["variant"])
    if fmt in ("SMEM", "MUBUF", "MTBUF", "FLAT", "GLOBAL", "SCRATCH"):
        return mnemonic + addressing_suffix(llvm)
    dpp = {"_DPP8": "_dpp8", "_DPP16": "_dpp", "": ""}[dpp_of(row)]
    if fmt in ("VOP3", "VOP3SD", "VOP3P"):
        return mnemonic + ("_e64" if has_other_form or dpp else "") + dpp
    if fmt in ("VOP1", "VOP2", "VOPC") and "imm" not in row["f"]:
        return mnemonic + (dpp or ("_e32" if has_other_form else ""))
    if fmt == "EXP":
        return llvm.lower()
    if llvm.endswith("_M0"):  # barriers whose number is in M0, not in the instruction
        return mnemonic + "_m0"
    return mnemonic


def addressing_suffix(llvm: str) -> str:
    tfe = "_TFE" if "_TFE_" in llvm else ""
    for suffix in ADDRESSING:
        if llvm.endswith("_" + suffix):
            return (tfe + "_" + suffix).lower()
    return "_rtn" if llvm.endswith("_RTN") else ""


def shape_and_row(row: Row, has_other_form: bool, generation: IsaTable) -> tuple[str, str, str, int]:
    """(shape, name, mnemonic, fixed value) of one encoding."""
    fmt = base_format(row)
    mask, value = unspecified(row, fmt)
    low, width = generation.opcodes.get(fmt, OPCODE_BITS[fmt])
    flags = [short for flag, short in SHORT_FLAGS.items() if flag in row["fl"]]
    flags += [p.removeprefix("is").lower() for p in row["pr"] if p in ("isWave32", "isWave64")]
    flags += ["vsrc1"] if dpp_of(row) and "src1" in row["f"] and not generation.scalar_lanes else []
    flags += ["freebank"] if mnemonic_of(row) in generation.free_banks else []
    flags += ["sharedsrc"] if fmt == "VOPD" and generation.shared_sources else []
    shape = "|".join(
        (
            fmt + dpp_of(row),
            str(row["sz"]),
            f"{mask:x}",
            f"{low}.{width}",
            " ".join(flags),
            implicit_text(row.get("d", ())),
            implicit_text(row.get("u", ())),
            template_of(row),
            operands_text(row),
        )
    )
    return shape, name_of(row, fmt, has_other_form), mnemonic_of(row), value


def aliases(vectors: Iterable[str], rows: Sequence[Row]) -> dict[str, str]:
    """Older spellings that LLVM still takes (`ds_read_b32` for `ds_load_b32`),
    found in its assembler test lines.
    """
    known = {r["m"] for r in rows} | {mnemonic_of(r) for r in rows}
    found: dict[str, str] = {}
    for line in vectors:
        _, asm, code, *_ = line.rstrip("\n").split("\t")
        mnemonic = re.sub("(_e64)?_dpp$|_e32$|_e64$", "", asm.split()[0])
        if mnemonic not in known and mnemonic not in found:
            row = matching_row(int.from_bytes(bytes.fromhex(code), "little"), rows)
            if row is not None:
                found[mnemonic] = mnemonic_of(row)
    return dict(sorted(found.items()))


def matching_row(word: int, rows: Sequence[Row]) -> Row | None:
    """The most specific row whose fixed bits `word` has."""
    fitting = [r for r in rows if word & int(r["mask"], 16) == int(r["val"], 16)]
    return max(fitting, key=lambda r: int(r["mask"], 16).bit_count(), default=None)


def generate(
    generation: IsaTable,
    insts: Sequence[Row],
    enums: dict[str, Any],
    vectors: Iterable[str],
    source: str,
) -> str:
    """The text of the generation's table."""
    rows = one_per_encoding(plain(r) for r in insts if wanted(r, generation.absent))
    rows += image_rows(insts)
    short = {mnemonic_of(r) for r in rows if base_format(r) in ("VOP1", "VOP2", "VOPC")}
    both = short & {
        mnemonic_of(r) for r in rows if base_format(r) in ("VOP3", "VOP3SD", "VOP3P") and not dpp_of(r)
    }
    shapes: dict[str, int] = {}
    lines: dict[str, str] = {}
    for row in sorted(rows, key=lambda r: r["n"]):
        shape, name, mnemonic, value = shape_and_row(row, mnemonic_of(row) in both, generation)
        line = f"{name}|{mnemonic}|{shapes.setdefault(shape, len(shapes))}|{value:x}"
        key = f"{name}|{'wave64' in shape.split('|')[4]}"
        if lines.setdefault(key, line) != line:
            raise ValueError(f"two encodings are called {name}: {lines[key]} and {line}")
    tables = enum_tables(enums, generation.names)
    tables["ALIASES"] = aliases(vectors, rows)
    header = HEADER.format(title=generation.title, source=source)
    return module_text(header, list(shapes), sorted(lines.values()), tables)


HEADER = '''\
"""{title} instruction encodings and names.

generated by tools.gen; do not edit. Sources:
- {source}

A shape: format|bytes|fixed-bit mask|opcode place|flags|defines|uses|text template|operands
An operand: name,kind,dwords,type,role,places   A place: low bit.width.low bit of the value
An instruction: name|mnemonic|shape|fixed bits   Read by drivers/amd/isa/table.py.
"""
'''


def module_text(header: str, shapes: Sequence[str], lines: Sequence[str], tables: dict[str, Any]) -> str:
    parts = [
        header,
        "SHAPES = '''\\",
        *shapes,
        "'''",
        "INSTRUCTIONS = '''\\",
        *lines,
        "'''",
    ]
    for name, table in tables.items():
        parts.append(f"{name} = {table!r}")
    return "\n".join(parts) + "\n"


def enum_tables(enums: dict[str, Any], predicates: frozenset[str]) -> dict[str, dict[str, Any]]:
    ids = enums["enums"]
    operands = enums["asm_operands"]
    named = {
        "HWREG": ("AMDGPU::Hwreg::Id", operands["Operands"]),
        "SENDMSG": ("AMDGPU::SendMsg::Id", operands["MsgOperands"]),
        "SENDMSG_SYS": ("AMDGPU::SendMsg::Op", operands["SysMsgOperands"]),
    }
    tables = {
        key: {name: ids[enum][ident] for name, ident, when in rows if when in predicates}
        for key, (enum, rows) in named.items()
    }
    formats = ids["AMDGPU::UfmtGFX11::UnifiedFormat"]
    skip = ("UFMT_FIRST", "UFMT_LAST")
    tables["BUFFER_FORMAT"] = {"BUF_FMT_" + n[5:]: v for n, v in formats.items() if n not in skip}
    return tables


def read(folder: Path, name: str) -> Any:
    with gzip.open(folder / name, "rt") as stream:
        return json.load(stream)


def read_lines(folder: Path, name: str) -> list[str]:
    with gzip.open(folder / name, "rt") as stream:
        return stream.read().splitlines()


def write(facts: Path, out: Path, name: str) -> int:
    """Generate `out`/`name` (amd/rdna3.py or rdna4.py) from `facts`/amd/isa; returns its size in bytes."""
    generation = GENERATIONS[name]
    folder = facts / "amd" / "isa"
    data = read(folder, generation.instructions)
    meta = data["meta"]
    text = generate(
        generation,
        data["insts"],
        read(folder, "llvm_enums.json.gz"),
        read_lines(folder, generation.vectors),
        f"{meta['source']}; {meta['licence']}",
    )
    return (out / name).write_text(text)
