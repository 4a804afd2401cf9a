"""Inst -> bytes. The work is in field.py (operands) and legality.py (rules over several of them)."""

from __future__ import annotations

from autogen.schema import EncodeError
from drivers.amd.isa.field import LITERAL_MARK, field_of, has_own_literal, is_unsigned_offset
from drivers.amd.isa.inst import Inst, InstDef
from drivers.amd.isa.legality import whole_checks

_plans: dict[InstDef, EncodingPlan] = {}


class EncodingPlan:
    """How one definition is encoded: one field per slot,
    and which slots the whole-instruction checks look at.
    """

    __slots__ = ("checks", "defn", "fields", "size_bits")

    def __init__(self, defn: InstDef) -> None:
        self.defn = defn
        self.size_bits = 8 * defn.size_bytes
        own = has_own_literal(defn)
        self.fields = tuple(
            field_of(o, self.size_bits, is_unsigned_offset(defn, o), own) for o in defn.operands
        )
        self.checks = whole_checks(defn)


def encode(inst: Inst) -> bytes:
    """Machine code of one instruction. EncodeError names the operand, its value and what is allowed."""
    defn = inst.defn
    plan = _plans.get(defn)
    if plan is None:
        plan = _plans[defn] = EncodingPlan(defn)
    word = defn.value
    try:
        for field, value in zip(plan.fields, inst.values, strict=True):
            word |= field.of_float(value) if value.__class__ is float else field[value]
    except EncodeError as error:
        raise named_error(inst, plan) from error
    for check in plan.checks:
        word |= check(inst, word)
    size = plan.size_bits
    if word >> size:
        word = join_literal(inst, plan, word)
        size += 32
    return word.to_bytes(size // 8, "little")


def named_error(inst: Inst, plan: EncodingPlan) -> EncodeError:
    """The error of the first operand that does not encode, with its name in front."""
    for operand, field, value in zip(inst.defn.operands, plan.fields, inst.values, strict=True):
        try:
            field.of(value)
        except EncodeError as error:
            return EncodeError(f"{inst.defn.name}: {operand.name}: {error}")
    return EncodeError(f"{inst.defn.name}: cannot be encoded")


def join_literal(inst: Inst, plan: EncodingPlan, word: int) -> int:
    """Check that all literals are one and the same; remove the marker."""
    size = plan.size_bits
    literals = {
        part >> size for f, x in zip(plan.fields, inst.values, strict=True) if (part := f.of(x)) >> size
    }
    if len(literals) > 1:
        shown = ", ".join(f"{x & 0xFFFF_FFFF:#x}" for x in sorted(literals))
        raise EncodeError(
            f"{inst.defn.name}: two different literal constants {shown}; an instruction holds one"
        )
    return word & ~(LITERAL_MARK << size)
