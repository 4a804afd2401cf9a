"""The rules of dual-issue instructions (VOPD) that tie their two halves together.

Source: RDNA3 ISA, "Dual issue VALU", checked against LLVM's assembler. They hold for wave32 only.
"""

from __future__ import annotations

from autogen.schema import EncodeError
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import LITERAL_CODE, VGPR0

# Source position -> banks that must differ (register number modulo): sources 0 and 1 have four, source 2 has
# two.
BANKS = (4, 4, 2)
ACCUMULATING = ("v_dual_fmac_f32", "v_dual_dot2acc_f32_f16", "v_dual_dot2acc_f32_bf16")


def check(inst: Inst, word: int) -> int:
    """Raise EncodeError where the halves collide; there is nothing to add to `word`, the encoding so far."""
    name = inst.defn.name
    dst_x, dst_y = inst["vdstX"], inst["vdstY"]
    if not (dst_x.code ^ dst_y.code) & 1:
        raise EncodeError(f"{name}: destinations {dst_x!r} and {dst_y!r} must be one even, one odd register")
    mnemonic_x, _, mnemonic_y = inst.defn.mnemonic.partition(" :: ")
    sources = zip(sources_of(inst, mnemonic_x, "X"), sources_of(inst, mnemonic_y, "Y"), BANKS, strict=True)
    for position, (x, y, banks) in enumerate(sources):
        if x is not None and y is not None and x % banks == y % banks:
            raise EncodeError(
                f"{name}: source {position}: v{x} and v{y} are in one bank (equal modulo {banks})"
            )
    scalars = scalars_of(inst)
    has_literal = inst.defn.size_bytes > 8 or LITERAL_CODE in (word & 0x1FF, word >> 32 & 0x1FF)
    count = len(scalars) + int(has_literal)
    if count > 2:
        raise EncodeError(f"{name}: {count} scalar values are read; both halves together may read two")
    return 0


def sources_of(inst: Inst, mnemonic: str, half: str) -> tuple[int | None, int | None, int | None]:
    """Vector registers at the three source positions; fmamk's register stands third, an accumulator is the
    third.
    """
    first, second = vgpr_of(inst, "src0" + half), vgpr_of(inst, "vsrc1" + half)
    if mnemonic == "v_dual_fmamk_f32":
        return first, None, second
    return first, second, vgpr_of(inst, "vdst" + half) if mnemonic in ACCUMULATING else None


def vgpr_of(inst: Inst, name: str) -> int | None:
    value = inst.get(name)
    code = getattr(value, "code", 0)
    return code - VGPR0 if code >= VGPR0 else None


def scalars_of(inst: Inst) -> set[int]:
    """Distinct scalar registers that the two halves read, VCC of a conditional move included."""
    found = {r.code for r in inst.defn.implicit_uses if r.code == 106}
    for name in ("src0X", "src0Y"):
        code = getattr(inst[name], "code", 124)
        if code < VGPR0 and code != 124:
            found.add(code)
    return found
