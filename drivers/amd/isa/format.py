"""Inst -> assembly text, spelled as LLVM's disassembler spells it.

Each definition's text template is cut once into literal pieces and small functions; formatting joins their
results.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any, Literal

from drivers.amd.isa import image, immediate
from drivers.amd.isa.field import signed_source
from drivers.amd.isa.inst import Inst, InstDef, OperandDef
from drivers.amd.isa.operand import (
    INLINE_INTS,
    INV_2PI,
    Formula,
    Label,
    Reference,
    Reg,
    inline_bits,
    register_text,
)
from drivers.amd.isa.operand import Literal as LiteralConstant
from drivers.amd.isa.policy import policy_text

Piece = Callable[[Inst], str]
HalfStyle = Literal["both", "high"] | None
NEG, ABS, OP_SEL, OP_SEL_HI, DST_OP_SEL = 1, 2, 4, 8, 8
HALF_KINDS = ("half", "half7", "half7s", "halfs", "srch", "src7")
SOURCE_MODIFIERS = ("src0_modifiers", "src1_modifiers", "src2_modifiers")


def format_inst(inst: Inst, facts: ModuleType, true16: bool) -> str:
    """One line of text, without indentation or newline."""
    text = "".join(piece(inst) for piece in pieces(inst.defn, facts, true16))
    return re.sub(" {2,}", " ", text).strip()


@cache
def pieces(defn: InstDef, facts: ModuleType, true16: bool) -> tuple[Piece, ...]:
    """The template as functions. Text between operands becomes a function that returns it."""
    template = with_implicit_mask(defn)
    first, _, second = defn.mnemonic.partition(" :: ")
    template = template.replace("::", f":: {second} ")
    found: list[Piece] = [constant(first + suffix(defn) + " ")]
    for text, name in re.findall(r"([^$]+)|\$(\w+)", template):
        found.append(constant(text) if text else operand_piece(defn, name, facts, true16))
    return tuple(found)


def constant(text: str) -> Piece:
    return lambda inst: text


def suffix(defn: InstDef) -> str:
    """_e32, _e64, _dpp: written where the mnemonic alone would not say which encoding is meant."""
    base = defn.base_format
    if defn.dpp:
        return {"VOPC": "", "VOP1": "_dpp", "VOP2": "_dpp"}.get(base, "_e64_dpp")
    if base in ("VOP1", "VOP2", "VOPC") and defn.name.endswith("_e32"):
        return "_e32" if defn.template.startswith("$") or base == "VOPC" else ""
    return "_e64" if defn.name.endswith("_e64") else ""


def with_implicit_mask(defn: InstDef) -> str:
    """VCC stands in the text of the short forms that read or write it, though no operand names it."""
    template = defn.template
    vcc = "vcc_lo" if defn.wave_size == 32 else "vcc"
    if defn.base_format == "VOPC" and any(r.code == 106 for r in defn.implicit_defs):
        return f" {vcc},{template}"
    if defn.base_format == "VOP2":
        if any(r.code == 106 for r in defn.implicit_uses):
            last = max(template.find("$src1"), 0)
            end = re.compile(r"\$src1(_modifiers)?").match(template, last)
            at = end.end() if end else len(template)
            template = template[:at] + f", {vcc}" + template[at:]
        if any(r.code == 106 for r in defn.implicit_defs):
            template = template.replace("$vdst", f"$vdst, {vcc}", 1)
    return template


def operand_piece(defn: InstDef, name: str, facts: ModuleType, true16: bool) -> Piece:
    if name.endswith("_modifiers"):
        return modified_piece(defn, name, true16)
    if name in ("op_sel", "op_sel_hi", "neg_lo", "neg_hi"):
        return select_piece(defn, name)
    if name not in defn.slot:
        return constant("")
    slot = defn.slot[name]
    operand = defn.operands[slot]
    if operand.is_register:
        return plain_piece(slot, operand, true16, defn)
    writer = immediate_writer(defn, operand, facts)
    return lambda inst: writer(inst.values[slot])


def plain_piece(slot: int, operand: OperandDef, true16: bool, defn: InstDef) -> Piece:
    half = half_style(operand, true16)
    if defn.format == "EXP":
        return lambda inst: (
            value_text(inst.values[slot], half) if inst["en"] >> int(operand.name[-1]) & 1 else "off"
        )
    write = operand_writer(operand, half)
    return lambda inst: write(inst.values[slot])


def half_style(operand: OperandDef, true16: bool) -> HalfStyle:
    """Whether the half of a register is written:
    always (.l or .h), only .h, or never because op_sel says it.
    """
    kind = operand.kind.rstrip("-")
    if kind not in HALF_KINDS:
        return None
    if true16:
        return "both"
    return "high" if "7" in kind else None


def modified_piece(defn: InstDef, name: str, true16: bool) -> Piece:
    """A source with its minus sign and bars. A modifier that this encoding lacks is as if zero."""
    slot = defn.slot[name.removesuffix("_modifiers")]
    at = defn.slot.get(name)
    operand = defn.operands[slot]
    half = half_style(operand, true16)

    write = operand_writer(operand, half)

    def modified(inst: Inst) -> str:
        text = write(inst.values[slot])
        modifiers = inst.values[at] if at is not None else 0
        if modifiers & ABS:
            text = f"|{text}|"
        if not modifiers & NEG:
            return text
        return f"neg({text})" if text[0] in "0123456789-" else "-" + text

    return modified


def select_piece(defn: InstDef, name: str) -> Piece:
    """op_sel, op_sel_hi, neg_lo, neg_hi: one bit per source, written when it is not the default."""
    bit = {"op_sel": OP_SEL, "op_sel_hi": OP_SEL_HI, "neg_lo": NEG, "neg_hi": ABS}[name]
    slots = select_slots(defn)
    default = name == "op_sel_hi" and not defn.mnemonic.startswith("v_fma_mix")
    has_target = name == "op_sel" and has_destination_select(defn)
    is_accumulating = "v_fmac_" in defn.mnemonic
    absent = [False] * absent_selects(defn, slots)
    is_last = "src0_modifiers" not in defn.slot

    def selects(inst: Inst) -> str:
        bits = [inst.values[s] & bit != 0 for s in slots]
        for i, s in enumerate(slots):
            source = inst.get(defn.operands[s].name.removesuffix("_modifiers"))
            bits[i] = bits[i] or (name == "op_sel" and getattr(source, "half", 0) == 1)
        if has_target:
            target = inst.values[slots[0]] & DST_OP_SEL != 0 or getattr(inst.values[0], "half", 0) == 1
            bits += [target, target] if is_accumulating else [target]
        bits = absent + bits if is_last else bits + absent
        if all(b == default for b in bits):
            return ""
        return f" {name}:[" + ",".join(str(int(b)) for b in bits) + "]"

    return selects


def absent_selects(defn: InstDef, slots: list[int]) -> int:
    """How many sources of a packed instruction have no modifier bits; they show as zeros."""
    if defn.base_format != "VOP3P":
        return 0
    return sum(1 for name in ("src0", "src1", "src2") if name in defn.slot) - len(slots)


def select_slots(defn: InstDef) -> list[int]:
    """Slots of the source modifiers that the lists of selects show;
    v_permlane uses two bits for its options.
    """
    names = SOURCE_MODIFIERS[:2] if defn.mnemonic.startswith("v_permlane") else SOURCE_MODIFIERS
    return [defn.slot[m] for m in names if m in defn.slot]


def has_destination_select(defn: InstDef) -> bool:
    """True if the list of half selects ends with one for the destination (VOP3, not packed)."""
    at = defn.slot.get("src0_modifiers")
    if at is None or defn.base_format != "VOP3" or defn.mnemonic.startswith("v_permlane"):
        return False
    is_dpp_compare = defn.mnemonic.startswith("v_cmp_") and defn.dpp > 0
    return defn.def_slots != () and not is_dpp_compare


def operand_writer(operand: OperandDef, half: HalfStyle) -> Callable[[Any], str]:
    """The function that writes this operand's values: 1/(2 pi) with as many digits as its width has.

    A literal whose number alone would become another encoding is written `lit(...)`.
    """
    is_source = operand.kind.startswith(("src", "ssrc"))
    inline = {*INLINE_INTS, *inline_bits(operand.dtype)} if is_source and operand.dtype else set()

    def write(value: Any) -> str:
        if isinstance(value, LiteralConstant):
            is_other = value.bits in inline or not fits(value.bits, operand.dtype)
            is_other |= signed_source(value.bits, operand) < 0
            return f"lit({value.bits:#x})" if is_other else f"{value.bits:#x}"
        if value == INV_2PI and operand.dtype.endswith("64"):
            return repr(value)
        return value_text(value, half)

    return write


def fits(bits: int, dtype: str) -> bool:
    """Whether a number as wide as a literal can be written for this type; 16-bit types take 16 bits."""
    return dtype not in ("b16", "f16", "bf16") or bits >> 16 == 0


def value_text(value: Any, half: HalfStyle = None) -> str:
    """A register, number, literal or label."""
    if isinstance(value, Reg):
        text = register_text(Reg(value.code, value.count))
        return (
            text + (".h" if value.half else ".l" if half == "both" else "")
            if half and value.is_vgpr
            else text
        )
    if isinstance(value, tuple) and not isinstance(value, LiteralConstant | Label | Reference | Formula):
        return "[" + ", ".join(value_text(part) for part in value) + "]"
    if isinstance(value, LiteralConstant):
        return f"{value.bits:#x}"
    if isinstance(value, float):
        return "0.15915494" if value == INV_2PI else repr(value)
    if isinstance(value, Label):
        return value.name
    if isinstance(value, Reference):
        part = "@hi" if value.is_high else "@lo"
        return f"{value.name}@{value.how}{part}" + (f"{value.addend:+d}" if value.addend else "")
    if isinstance(value, Formula):
        return value.text
    if isinstance(value, int):
        return str(value) if -16 <= value <= 64 else f"{value & 0xFFFF_FFFF:#x}"
    return str(value)


def immediate_writer(defn: InstDef, operand: OperandDef, facts: ModuleType) -> Callable[[Any], str]:
    """The function that writes one immediate or named modifier."""
    name, kind = operand.name, operand.kind
    named: dict[str, Callable[[Any], str]] = {
        "waitcnt": immediate.waitcnt_text,
        "depctr": immediate.depctr_text,
        "delay": immediate.delay_text,
        "swizzle": immediate.swizzle_text,
        "hwreg": lambda x: immediate.hwreg_text(x, facts),
        "sendmsg": lambda x: immediate.sendmsg_text(x, facts),
        "literal": lambda x: literal_text(x, operand.dtype),
        "branch": branch_text,
        "version": lambda x: f"{x:#x}",
        "simm16": lambda x: f"{x & 0xFFFF:#x}",
        "exp_tgt": lambda x: " " + immediate.invert(immediate.EXPORT_TARGETS).get(x, str(x)),
    }
    if kind in named:
        return named[kind]
    if defn.mnemonic == "s_barrier_wait":
        return lambda x: str(x - 0x10000 if x >> 15 else x)
    if kind == "soffset21":
        is_modifier = defn.name.endswith("_sgpr_imm")
        return lambda x: f" offset:{signed_hex(x)}" if is_modifier else signed_hex(x)
    if defn.slot[name] < defn.positional and name not in ("attr", "simm16"):
        return value_text
    return modifier_writer(defn, name, facts)


def modifier_writer(defn: InstDef, name: str, facts: ModuleType) -> Callable[[Any], str]:
    writers: dict[str, Callable[[Any], str]] = {
        "cpol": lambda x: policy_text(defn, x),
        "clamp": lambda x: " clamp" if x else "",
        "gds": lambda x: " gds" if x else "",
        "omod": lambda x: f" {immediate.OUTPUT_SCALE[x]}" if x else "",
        "dpp_ctrl": immediate.dpp_text,
        "dpp8": immediate.dpp8_text,
        "row_mask": lambda x: f" row_mask:{x:#x}",
        "bank_mask": lambda x: f" bank_mask:{x:#x}",
        "bound_ctrl": lambda x: " bound_ctrl:1" if x else "",
        "fi": lambda x: " fi:1" if x else "",
        "dmask": lambda x: f" dmask:{x:#x}" if x else "",
        "dim": lambda x: f" dim:{image.dimension_text(x)}",
        "attr": lambda x: f"attr{x}",
        "attrchan": lambda x: "." + "xyzw"[x],
        "waitvdst": lambda x: f" wait_va_vdst:{x}" if "waitvsrc" in defn.slot else f" wait_vdst:{x}",
        "waitvsrc": lambda x: f" wait_vm_vsrc:{x}",
        "waitexp": lambda x: f" wait_exp:{x}",
        "format": lambda x: buffer_format_text(x, facts),
        "simm16": lambda x: (f" {x}" if x else "") if defn.template == "$simm16" else value_text(x),
    }
    if name in image.FLAGS:
        return lambda x: f" {name}" if x else ""
    return writers.get(name, lambda x: f" {name}:{x}" if x else "")


def buffer_format_text(value: int, facts: ModuleType) -> str:
    if value == 1:
        return ""
    name = immediate.invert(facts.BUFFER_FORMAT).get(value)
    return f" format:[{name}]" if name else f" format:{value}"


def literal_text(value: Any, dtype: str) -> str:
    if isinstance(value, LiteralConstant):
        return value_text(value) if fits(value.bits, dtype) else f"lit({value.bits:#x})"
    return str(value)


def branch_text(value: Any) -> str:
    return value.name if isinstance(value, Label) else str(value & 0xFFFF)


def signed_hex(value: int) -> str:
    return f"-{-value:#x}" if value < 0 else f"{value:#x}"
