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

Row = dict[str, Any]

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

# Bits 59, 60 and 14 of VOP3P (op_sel_hi) hold one when the instruction has no such source. LLVM
# SIMCCodeEmitter.
OP_SEL_HI_BITS = 1 << 59 | 1 << 60 | 1 << 14

EXEC_CODE = 126
IMPLICIT = {
    "EXEC": "exec",
    "VCC": "vcc",
    "SCC": "scc",
    "M0": "m0",
    "MODE": "mode",
    "FLAT_SCR": "flat_scratch",
}

# LLVM's instruction names carry the addressing mode as a suffix; the mnemonic does not.
ADDRESSING = (
    "SADDR_RTN", "SADDR", "SVS", "ST", "SGPR_IMM", "IMM", "SGPR", "BOTHEN_RTN", "OFFEN_RTN", "IDXEN_RTN",
    "OFFSET_RTN", "BOTHEN", "OFFEN", "IDXEN", "OFFSET",
)  # fmt: skip


class Generation(NamedTuple):
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


RDNA3 = Generation(
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
RDNA4 = Generation(
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


REGISTER_CLASS = re.compile(r"^(AVLdSt|AV_LdSt|VGPROp|VGPR|VReg|VDst|VRegSrc|SReg)_(\d+|fake16)")
SOURCE_CLASS = re.compile(r"^(VSrc|VCSrc|VSrcT|VCSrcT|SSrc|SCSrc|VSrcFake16|VISrc)_(.*)$")


def operand_kind(cls: str) -> tuple[str, int, str]:
    """(kind, dwords, data type) of an LLVM operand class.

    Kinds are explained in `drivers/amd/isa/table.py`.
    """
    cls = cls.split("#")[0]
    if cls.startswith("ImageAddresses_"):
        return "vaddrs", 1, cls.partition("_")[2]
    special = SPECIAL_KINDS.get(cls)
    if special:
        return special
    register = REGISTER_CLASS.match(cls)
    if register:
        return register_kind(cls, *register.groups())
    source = SOURCE_CLASS.match(cls)
    if source:
        return source_kind(*source.groups())
    if cls.endswith("Mods") or cls.startswith("anonymous_"):
        return "mods", 0, ""
    return IMMEDIATE_KINDS.get(cls, "imm"), 0, ""


SPECIAL_KINDS = {
    "VOPDstS64orS32": ("mask", 0, ""), "SSrc_i1": ("smask", 0, ""), "VOPDDstYOperand": ("vgpr", 1, ""),
    "VOPDstOperand_t16": ("half", 1, ""), "VOPDstOperand_t16Lo128": ("half7", 1, ""),
    "VOPSrcEncodedDstOperand_t16Lo128": ("half7s", 1, ""),
    "VRegOrLdsSrc_32": ("vsrc", 1, ""), "SSrcOrLds_b32": ("ssrc", 1, "b32"),
    "KImmFP32": ("literal", 1, "f32"), "KImmFP16": ("literal", 1, "f16"),
    "ImageData": ("vany", 1, ""), "ImageAddress": ("vany", 1, ""), "ImageAddresses": ("vaddrs", 1, ""),
    **{f"ExpSrc{i}": ("vgpr", 1, "") for i in range(4)},
}  # fmt: skip
IMMEDIATE_KINDS = {
    "SOPPBrTarget": "branch", "s16imm": "simm16", "u16imm": "simm16", "SWaitCnt": "waitcnt",
    "SDelayALU": "delay", "hwreg": "hwreg", "SendMsg": "sendmsg", "DepCtr": "depctr", "Swizzle": "swizzle",
    "exp_tgt": "exp_tgt", "flat_offset": "foffset", "SMEMOffset": "soffset21", "SMEMOffsetMod": "soffset21",
    "OptSMEMOffsetMod": "soffset21", "SplitBarrier": "barrier", "VersionImm": "version",
}  # fmt: skip


def register_kind(cls: str, family: str, bits: str) -> tuple[str, int, str]:
    if family == "SReg":
        return "sgpr", max(1, int(bits) // 32), ""
    if bits == "fake16":
        return "vsrc", 1, "b16"
    width = int(bits)
    if family == "VRegSrc":
        return ("vsrc" if width >= 32 else "halfs"), max(1, width // 32), "b16" if width == 16 else ""
    if width == 16:
        return ("half7" if "Lo128" in cls else "half"), 1, ""
    return ("vgpr7" if "Lo128" in cls else "vgpr"), width // 32, ""


def source_kind(family: str, rest: str) -> tuple[str, int, str]:
    """Sources: lower-case kind, with `-` when a literal constant is not allowed."""
    if family == "VISrc":
        width, dtype = rest.split("_")
        return "src-", int(width) // 32, "f32" if dtype == "f64" else dtype
    dtype, lo128 = re.subn("_Lo128", "", rest)
    dtype = "s2f16" if dtype == "v2f16_splat" else dtype
    count = 2 if dtype.endswith("64") else 1
    base = {"S": "ssrc", "V": "src"}[family[0]]
    if "T" in family[1:]:
        base = "src7" if lo128 else "srch"
    elif "Fake16" in family:
        base = "srcf7"
    return base + ("-" if "C" in family else ""), count, dtype


def ties_of(row: Row) -> list[tuple[str, str]]:
    return re.findall(r"\$(\w+) = \$(\w+)", row.get("k", ""))


def fields_text(places: Sequence[Sequence[int]]) -> str:
    return "+".join(".".join(map(str, p)) for p in places)


def operands_text(row: Row) -> str:
    """All operands that have bits in the encoding, in text order: `name kind count dtype role places`."""
    fields: dict[str, list[list[int]]] = dict(row["f"])
    if any(n == "immX" for n, _ in row["in"]):
        fields["immX"] = fields["imm"]
    for index in range(3):  # op_sel and friends live in the source modifiers; some rows name only those
        if f"src{index}_modifiers" in fields and not any(n == f"src{index}_modifiers" for n, _ in row["in"]):
            raise ValueError(f"{row['n']}: src{index}_modifiers has bits but no operand")
    roles = operand_roles(row, fields)
    ordered = text_order(row, [n for n in fields if n in roles])
    return " ".join(operand_text(row, name, roles[name], fields[name]) for name in ordered)


def operand_text(row: Row, name: str, role: str, places: Sequence[Sequence[int]]) -> str:
    cls = next(c for n, c in row["out"] + row["in"] if n == name)
    kind, count, dtype = operand_kind(cls)
    return f"{name},{kind},{count},{dtype},{role},{fields_text(places)}"


def operand_roles(row: Row, fields: dict[str, list[list[int]]]) -> dict[str, str]:
    """d defined, u used, b both (tied or read-modify-write),
    o defined and kept where a DPP lane is invalid.
    """
    roles = {name: "u" for name, _ in row["in"] if name in fields}
    roles |= {name: "d" for name, _ in row["out"] if name in fields}
    for left, right in ties_of(row):
        pair = [n for n in (left, right) if n in fields]
        if "old" in (left, right):
            roles[pair[0]] = "o"
        elif len(pair) == 1:
            roles[pair[0]] = "b"
    if KEEPS_OLD_VALUE.match(row["m"]):
        roles.update(
            {name: "b" for name in roles if name in ("sdst", "vdst", "vdata") and roles[name] == "d"}
        )
    return roles


# Destinations that are read too, where the rows do not say so: conditional moves (kept when SCC is 0),
# single bits, 16-bit loads (the other half stays), packed multiply-add.
KEEPS_OLD_VALUE = re.compile(
    r"s_cmovk?_|s_bitset|\w+_load_d16_(hi_)?([ui]8|b16)|\w+_load_d16_hi_format|v_pk_fmac_"
)


def text_order(row: Row, names: Sequence[str]) -> list[str]:
    """Positional operands first, as they stand in the text;
    then the named modifiers in theirs; then the rest.
    """
    tokens = re.findall(r"(^|, | |[^ ])\$(\w+)", row["a"].replace("{_e64}", "").replace("{_e32}", ""))
    positional: list[str] = []
    named: list[str] = []
    for _, token in tokens:
        plain = token.removesuffix("_modifiers")
        (positional if is_positional(row, token) else named).append(plain)
        if plain != token:
            named.append(token)
    ranked = [n for n in positional if n in names] + [n for n in named if n in names]
    return list(dict.fromkeys(ranked + [n for n in names if n not in ranked]))


def is_positional(row: Row, token: str) -> bool:
    """An operand that stands between commas; the others are written with a name and may be left out."""
    if token in ("dpp8", "dpp_ctrl", "attrchan", "cpol") or (token == "simm16" and "s_endpgm" in row["a"]):
        return False
    template: str = row["a"]
    at = template.index("$" + token)
    first = "$" not in template[:at]
    return (first and token not in ("offset",)) or template[at - 1] == " " or (first and token == "tgt")


def template_of(row: Row) -> str:
    """The operand part of the assembly text, second mnemonic of a dual instruction removed."""
    text = row["a"][len(row["m"]) :]
    text = re.sub(r"^\{_\w+\}", "", text)
    text = re.sub(r":: v_dual_\w+", "::", text)
    text = text.replace(",$format $soffset", ", $soffset$format")  # the order in which LLVM prints them
    return text if text.startswith(("$", " ")) or not text else " " + text


def unspecified(row: Row, fmt: str) -> tuple[int, int]:
    """(mask, value) of all fixed bits:
    what LLVM fixes, and bits no field uses, which hardware wants as zero.
    """
    used = 0
    for places in row["f"].values():
        for low, width, _ in places:
            used |= ((1 << width) - 1) << low
    full = (1 << 8 * row["sz"]) - 1
    mask, value = int(row["mask"], 16), int(row["val"], 16)
    free = full & ~used & ~mask
    if fmt == "VOP3P":
        value |= free & OP_SEL_HI_BITS
    if fmt == "VOP3" and row["m"].startswith("v_cmpx_"):
        value |= free & EXEC_CODE  # the destination that these instructions do not name is EXEC
    return full & ~used, value


def implicit_text(names: Sequence[str]) -> str:
    return " ".join(IMPLICIT[n] for n in names)


def shape_and_row(row: Row, has_other_form: bool, generation: Generation) -> tuple[str, str, str, int]:
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
    generation: Generation,
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
