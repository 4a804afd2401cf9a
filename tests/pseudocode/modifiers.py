"""What an encoding adds to an instruction's text: signs and halves of sources, lanes that DPP moves, omod and
clamp of results.

Source: RDNA3 and RDNA4 ISA, "Input modifiers", "Output modifiers", "Packed math" and "DPP". Where they leave
something open, firmware_notes/waves.md says what was measured.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from fractions import Fraction
from functools import cache
from typing import Any

from drivers.amd.isa.inst import Inst
from tests.pseudocode import numbers
from tests.pseudocode.numbers import FORMATS, Value, take
from tests.pseudocode.parse import Assign, Name, Slice, View

NEGATE, ABSOLUTE = 1, 2
FACTORS = {1: Fraction(2), 2: Fraction(4), 3: Fraction(1, 2)}
ROW = 16


def kinds_of(tree: Any, name: str) -> set[str]:
    """The types as which a text reads or writes a register."""
    match tree:
        case View(Name(found) | Slice(Name(found)), kind) if found == name:
            return {kind}
    return set().union(*(kinds_of(part, name) for part in parts_of(tree)))


def written_kinds(tree: Any, name: str = "D0") -> set[str]:
    """Those as which it writes one."""
    if isinstance(tree, Assign):
        return kinds_of(tree.target, name)
    return set().union(*(written_kinds(part, name) for part in parts_of(tree)))


def parts_of(tree: Any) -> tuple[Any, ...]:
    """What a tree is made of."""
    if is_dataclass(tree):
        return tuple(getattr(tree, field.name) for field in fields(tree))
    return tree if isinstance(tree, tuple) else ()


@cache
def result_kind(tree: Any, mnemonic: str) -> str:
    """The float type of a result, which omod and clamp change; none of others. v_pack moves bits."""
    if mnemonic.startswith("v_pk_"):
        return "f16" if mnemonic.endswith("f16") else ""
    kinds = written_kinds(tree) & {"f16", "f32", "f64"}
    return "" if len(kinds) != 1 or mnemonic.startswith(("v_cmp", "v_pack")) else min(kinds)


def signed(bits: int, width: int, modifiers: int) -> int:
    """Absolute value, then negation, on the sign bit alone."""
    sign = 1 << width - 1
    if modifiers & ABSOLUTE:
        bits &= ~sign
    return bits ^ sign if modifiers & NEGATE else bits


def packed(bits: int, modifiers: int, is_float: bool) -> int:
    """op_sel picks the half of the low result, op_sel_hi of the high one; neg_lo and neg_hi are signs."""
    low, high = (bits >> 16 * bool(modifiers & select) & 0xFFFF for select in (4, 8))
    if is_float:
        low, high = (signed(half, 16, modifiers >> at & NEGATE) for at, half in ((0, low), (1, high)))
    return high << 16 | low


def mixed(bits: int, modifiers: int) -> int:
    """Of v_fma_mix: the sign of what the text takes, a half or a float."""
    if not modifiers & 8:
        return signed(bits, 32, modifiers)
    shift = 16 * bool(modifiers & 4)
    return signed(bits >> shift & 0xFFFF, 16, modifiers) << shift


# -- lanes -----------------------------------------------------------------------------------------


def source_lane(inst: Inst, lane: int) -> int | None:
    """The lane that `lane` takes src0 from; None: there is none."""
    if inst.defn.dpp == 8:
        return lane // 8 * 8 + (inst["dpp8"] >> 3 * (lane % 8) & 7)
    control, place = inst["dpp_ctrl"], lane % ROW
    first, amount = lane - place, control % 16
    moves = {0x100: place + amount, 0x110: place - amount, 0x120: (place - amount) % ROW, 0x150: amount,
             0x160: place ^ amount}  # fmt: skip
    if control < 0x100:
        return lane // 4 * 4 + (control >> 2 * (lane % 4) & 3)
    if control in (0x140, 0x141):
        return first + (15 - place if control == 0x140 else place // 8 * 8 + 7 - place % 8)
    moved = moves[control - amount]
    return first + moved if 0 <= moved < ROW else None


def is_written(inst: Inst, lane: int) -> bool:
    """Whether the masks of rows and banks let a lane of a vector register be written."""
    if inst.defn.dpp != 16:
        return True
    return bool(inst["row_mask"] >> lane // ROW & 1 and inst["bank_mask"] >> lane % ROW // 4 & 1)


# -- results ---------------------------------------------------------------------------------------


def scaled(value: Value, factor: Fraction) -> Value:
    """omod: a product. Zeros and denormals give +0, what becomes a denormal a zero of its sign."""
    if numbers.is_nan(value) or numbers.is_infinite(value):
        return numbers.quiet(value)
    if numbers.exponent(value) == 0:
        return Value(0, value.type)
    product = numbers.exact(value) * factor
    is_tiny = abs(product) < Fraction(2) ** (1 - FORMATS[value.type].bias)
    return numbers.rounded(Fraction(0) if is_tiny else product, value.type, numbers.sign(value))


def clamped(value: Value) -> Value:
    """To [0, 1]; DX10_CLAMP makes 0 of a NaN."""
    one = numbers.rounded(Fraction(1), value.type)
    if numbers.is_nan(value) or numbers.ordered(value) <= 0:
        return Value(0, value.type)
    return one if numbers.ordered(value) > numbers.ordered(one) else value


def modified(inst: Inst, bits: int, kind: str, places: tuple[int, ...], has_omod: bool) -> int:
    """A result after omod and clamp. places: the first bits of the floats in it."""
    width = FORMATS[kind].width
    for shift in places:
        value = take(bits >> shift, kind)
        value = scaled(value, FACTORS[inst["omod"]]) if has_omod and inst.get("omod") else value
        value = clamped(value) if inst.get("clamp") else value
        bits = bits & ~((1 << width) - 1 << shift) | value.bits << shift
    return bits
