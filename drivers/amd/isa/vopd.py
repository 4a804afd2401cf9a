"""The rules of dual-issue instructions (VOPD) that tie their two halves together.

Source: RDNA3 ISA 7.6 and RDNA4 ISA 7.8, "Dual issue VALU", checked against LLVM's assembler. They hold for
wave32 only. What is legal, and yet wrong on one generation: the simulated card's `check.dual`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from autogen.schema import EncodeError
from drivers.amd.isa.inst import Inst, InstDef
from drivers.amd.isa.operand import LITERAL_CODE, NULL, VGPR0

# Source position -> banks that must differ (register number modulo): sources 0 and 1 have four, source 2 has
# two.
BANKS = (4, 4, 2)
SHARED = (True, True, False)  # positions at which RDNA4 lets both halves read one register
ACCUMULATING = ("v_dual_fmac_f32", "v_dual_dot2acc_f32_f16", "v_dual_dot2acc_f32_bf16")
SCALAR_LIMIT = 2


def rules(defn: InstDef) -> Callable[[Inst, int], int]:
    """The check of one dual instruction: raises EncodeError where the halves collide, adds nothing."""
    name = defn.name
    dst_x, dst_y = defn.slot["vdstX"], defn.slot["vdstY"]
    src_x, src_y = defn.slot["src0X"], defn.slot["src0Y"]
    mnemonic_x, _, mnemonic_y = defn.mnemonic.partition(" :: ")
    both = zip(source_slots(defn, mnemonic_x, "X"), source_slots(defn, mnemonic_y, "Y"), BANKS, strict=True)
    is_free, may_share = "freebank" in defn.flags, "sharedsrc" in defn.flags
    pairs = [(i, x, y, n) for i, (x, y, n) in enumerate(both) if x >= 0 and y >= 0 and not is_free]
    always = {r.code for r in defn.implicit_uses if r.code == 106}
    has_literal = defn.size_bytes > 8

    def check(inst: Inst, word: int) -> int:
        values = inst.values
        if not (values[dst_x].code ^ values[dst_y].code) & 1:
            shown = f"{values[dst_x]!r} and {values[dst_y]!r}"
            raise EncodeError(f"{name}: destinations {shown} must be one even, one odd register")
        for at, x, y, banks in pairs:
            first, second = getattr(values[x], "code", 0), getattr(values[y], "code", 0)
            if may_share and SHARED[at] and first == second:
                continue
            if first >= VGPR0 and second >= VGPR0 and (first - second) % banks == 0:
                shown = f"{values[x]!r} and {values[y]!r}"
                raise EncodeError(f"{name}: source {at}: {shown} are in one bank (equal modulo {banks})")
        codes = word & 0x1FF, word >> 32 & 0x1FF
        if codes[0] < VGPR0 or codes[1] < VGPR0:
            count_scalars(name, always, values[src_x], values[src_y], has_literal or LITERAL_CODE in codes)
        return 0

    return check


def source_slots(defn: InstDef, mnemonic: str, half: str) -> tuple[int, int, int]:
    """Slots of the three source positions, -1 for none;
    fmamk's register stands third, an accumulator is third.
    """
    first, second = defn.slot["src0" + half], defn.slot.get("vsrc1" + half, -1)
    if mnemonic == "v_dual_fmamk_f32":
        return first, -1, second
    return first, second, defn.slot["vdst" + half] if mnemonic in ACCUMULATING else -1


def count_scalars(name: str, always: set[int], x: Any, y: Any, has_literal: bool) -> None:
    """Scalar registers of both halves (VCC of a conditional move included) and the literal: two at most."""
    codes = {getattr(value, "code", NULL.code) for value in (x, y)}
    count = len(always | {c for c in codes if c < VGPR0 and c != NULL.code}) + int(has_literal)
    if count > SCALAR_LIMIT:
        raise EncodeError(
            f"{name}: {count} scalar values are read; both halves together may read {SCALAR_LIMIT}"
        )
