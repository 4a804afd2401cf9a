"""Operands of LLVM's tables: their kinds, the order of the assembly text, and what an encoding leaves out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

Row = dict[str, Any]
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
REGISTER_CLASS = re.compile(r"^(AVLdSt|AV_LdSt|VGPROp|VGPR|VReg|VDst|VRegSrc|SReg)_(\d+|fake16)")
SOURCE_CLASS = re.compile(r"^(VSrc|VCSrc|VSrcT|VCSrcT|SSrc|SCSrc|VSrcFake16|VISrc)_(.*)$")


# Destinations that are read too, where the rows do not say so: conditional moves (kept when SCC is 0),
# single bits, 16-bit loads (the other half stays), packed multiply-add.
KEEPS_OLD_VALUE = re.compile(
    r"s_cmovk?_|s_bitset|\w+_load_d16_(hi_)?([ui]8|b16)|\w+_load_d16_hi_format|v_pk_fmac_"
)


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
