"""Rules over several operands of one instruction, checked when it is encoded.

Constant bus, one literal, half selects of VOP3; the rules of dual instructions are in vopd.py.
Sources: RDNA3 ISA, "VALU operands"; facts checked with LLVM's assembler.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from autogen.schema import EncodeError
from drivers.amd.isa import image, vopd
from drivers.amd.isa.field import SOURCE_KINDS, field_of, has_own_literal, literal_bits, shown
from drivers.amd.isa.generation import GFX12, generation
from drivers.amd.isa.inst import Inst, InstDef, OperandDef
from drivers.amd.isa.operand import INLINE_FLOATS, INLINE_INTS, VGPR0, Literal, Reg

# What GFX12 no longer has, and what does the same there. s_waitcnt is the one that LLVM's assembler still
# takes for it. Source: RDNA4 ISA, "Dependency counters", "Barriers"; LLVM AMDGPUUsage, "Memory model gfx12".
RETIRED_GFX12 = {
    "s_waitcnt": "s_wait_loadcnt, s_wait_storecnt, s_wait_dscnt, s_wait_kmcnt or s_wait_expcnt",
    "s_waitcnt_vmcnt": "s_wait_loadcnt",
    "s_waitcnt_vscnt": "s_wait_storecnt",
    "s_waitcnt_lgkmcnt": "s_wait_dscnt or s_wait_kmcnt",
    "s_waitcnt_expcnt": "s_wait_expcnt",
    "s_waitcnt_depctr": "s_wait_alu",
    "s_barrier": "s_barrier_signal -1 and s_barrier_wait -1",
    "buffer_gl0_inv": "global_inv",
    "buffer_gl1_inv": "global_inv scope:SCOPE_DEV",
}

Check = Callable[[Inst, int], int]  # (instruction, encoding so far) -> bits to add
SCALAR_KINDS = (*SOURCE_KINDS, "ssrc", "smask")
HALF_KINDS = ("half", "srch", "halfs")
FREE_NUMBERS = {*INLINE_INTS, *INLINE_FLOATS}  # inline constants use no constant bus
ONE_SCALAR = ("v_lshlrev_b64", "v_lshrrev_b64", "v_ashrrev_i64")  # 64-bit shifts: LLVM, getConstantBusLimit


def retired(arch: str, mnemonic: str) -> str:
    """Why the chip has no such instruction any more, as a sentence; empty where it has."""
    instead = RETIRED_GFX12.get(mnemonic) if generation(arch) is GFX12 else None
    return f"{arch} has no {mnemonic}; it has {instead} instead" if instead else ""


def whole_checks(defn: InstDef) -> tuple[Check, ...]:
    """Checks over several operands. Each returns bits to add (half selects) or 0, or raises EncodeError."""
    checks: list[Check] = []
    bus = constant_bus_check(defn) if defn.base_format in ("VOP3", "VOP3SD", "VOP3P") else None
    if bus is not None:
        checks.append(bus)
    halves = [i for i, o in enumerate(defn.operands) if o.kind.rstrip("-") in HALF_KINDS]
    if halves:
        checks.append(half_select_check(halves))
    if defn.format in image.FORMATS:
        checks.append(image.register_check(defn))
    if defn.format == "VOPD":
        checks.append(vopd.rules(defn))
    if "vsrc1" in defn.flags:
        checks.append(vector_source_check(defn.slot["src1"]))
    if has_own_literal(defn):
        checks.append(check_own_literal)
    return tuple(checks)


def scalar_sources(defn: InstDef) -> list[int]:
    return [i for i, o in enumerate(defn.operands) if o.is_use and o.kind.rstrip("-") in SCALAR_KINDS]


def constant_bus_check(defn: InstDef) -> Check | None:
    """At most two scalar values (registers or the literal) enter one vector
    instruction; 64-bit shifts take one.
    """
    slots = scalar_sources(defn)
    implicit = {("register", 106)} if any(r.code == 106 for r in defn.implicit_uses) else set()
    limit = 1 if defn.mnemonic in ONE_SCALAR else 2
    if len(slots) + len(implicit) <= limit:
        return None
    spare = limit - len(implicit)

    def check(inst: Inst, word: int) -> int:
        values = inst.values
        count = 0
        for slot in slots:
            value = values[slot]
            if value.__class__ is Reg:
                count += value.code < VGPR0
            elif value not in FREE_NUMBERS:
                count += 1
        if count > spare:
            used = implicit.union(*(bus_values(defn.operands[i], values[i]) for i in slots))
            if len(used) > limit:
                raise EncodeError(
                    f"{defn.name}: {len(used)} scalar values are read; the constant bus carries {limit}"
                )
        return 0

    return check


def bus_values(operand: OperandDef, value: Any) -> set[tuple[str, int]]:
    """What this operand puts on the constant bus: a scalar register, a literal, or nothing."""
    code = getattr(value, "code", None)
    if code is not None:
        return {("register", code)} if code < VGPR0 and code != 124 else set()
    if isinstance(value, Literal) or literal_needed(operand, value):
        return {("literal", literal_bits(value, operand.dtype))}
    return set()


def check_own_literal(inst: Inst, word: int) -> int:
    """All literals of an instruction that always has one are that one."""
    defn = inst.defn
    found = set()
    for operand, value in zip(defn.operands, inst.values, strict=True):
        if operand.kind == "literal" or isinstance(value, Literal) or is_plain_literal(operand, value):
            found.add(literal_bits(value, operand.dtype))
    if len(found) > 1:
        listed = ", ".join(f"{x:#x}" for x in sorted(found))
        raise EncodeError(f"{defn.name}: two different literal constants {listed}; an instruction holds one")
    return 0


def vector_source_check(slot: int) -> Check:
    """gfx11 takes no scalar as source 1 of a lane-crossing instruction."""

    def check(inst: Inst, word: int) -> int:
        value = inst.values[slot]
        if getattr(value, "code", 0) < VGPR0:
            raise EncodeError(f"{inst.defn.name}: src1: {shown(value)} is not a vector register")
        return 0

    return check


def is_plain_literal(operand: OperandDef, value: Any) -> bool:
    return isinstance(value, int | float) and "src" in operand.kind and literal_needed(operand, value)


def literal_needed(operand: OperandDef, value: int | float) -> bool:
    return field_of(operand, 64, False, False).of(value) >> 64 != 0


def half_select_check(slots: list[int]) -> Check:
    """Upper halves in VOP3 are op_sel bits of the source modifiers, and of source 0's for the destination."""

    def select(inst: Inst, word: int) -> int:
        for slot in slots:
            value = inst.values[slot]
            if getattr(value, "half", 0):
                operand = inst.defn.operands[slot]
                owner, bit = ("src0", 3) if operand.is_def else (operand.name, 2)
                word |= half_bit(inst.defn, owner, bit, value)
        return word

    return select


def half_bit(defn: InstDef, owner: str, bit: int, value: Any) -> int:
    slot = defn.slot.get(owner + "_modifiers")
    for place in defn.operands[slot].places if slot is not None else ():
        if place.value_low <= bit < place.value_low + place.width:
            return 1 << place.low + bit - place.value_low
    raise EncodeError(f"{defn.name}: {shown(value)}: this encoding cannot select an upper half here")
