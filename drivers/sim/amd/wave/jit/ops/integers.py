"""Integer vector instructions that take or give lane masks, or move registers.

Source: RDNA3 ISA, VOP1, VOP2 and VOP3 opcodes.
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import VCC_LO
from drivers.sim.amd.wave.jit.dpp import sourced
from drivers.sim.amd.wave.jit.rules import special
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.amd.wave.meaning.integers import ADD, AND
from drivers.sim.amd.wave.meaning.rules import TYPES, intrinsic
from drivers.sim.llvm.text import V1, V32, V64, constant, splat


def mask_below() -> str:
    """Per lane: a bit for each lower lane."""
    return constant(V32, [(1 << lane) - 1 for lane in range(32)])


@special("v_mbcnt_lo_u32_b32", "v_mbcnt_hi_u32_b32")
def count_below(wave: Wave, inst: Inst) -> None:
    """Set bits of the mask's word that lie below this lane: lanes 0 to 31 are lo's word, 32 to 63 hi's."""
    t, word = wave.t, int("_hi_" in inst.defn.mnemonic)
    mask, base = (wave.source(inst, name, "u32") for name in ("src0", "src1"))
    if wave.part == word:
        mask = AND(t, mask, mask_below())
    elif wave.part < word:
        mask = splat(V32, 0)
    wave.write(inst, "vdst", "u32", ADD(t, intrinsic("ctpop", "u32")(t, mask), base))


# -- carries ---------------------------------------------------------------------------------------


def carry_in(wave: Wave, inst: Inst) -> str:
    """The lane mask that is the third source: named in VOP3, VCC in VOP2."""
    named = inst.get("src2")
    return wave.mask(VCC_LO.code if named is None else named.code)


def set_carry(wave: Wave, inst: Inst, lanes: str) -> None:
    named = inst.get("sdst")
    wave.set_mask(VCC_LO.code if named is None else named.code, sourced(wave, inst, lanes))


@special(*(f"v_{verb}_co_{end}" for verb in ("add", "sub", "subrev") for end in ("u32", "ci_u32")))
def with_carry(wave: Wave, inst: Inst) -> None:
    """The mask gets the carry, or the borrow; with clamp the result saturates."""
    t, name = wave.t, inst.defn.mnemonic
    is_sum = name.startswith("v_add")

    def combined(left: str, right: str) -> tuple[str, str]:
        result = t.two("add" if is_sum else "sub", V32, left, right)
        return result, t.compare("icmp ult", V32, *((result, left) if is_sum else (left, right)))

    a, b = (wave.source(inst, source, "u32") for source in ("src0", "src1"))
    result, carry = combined(b, a) if "subrev" in name else combined(a, b)
    if "_ci_" in name:
        result, more = combined(result, t.cast("zext", V1, carry_in(wave, inst), V32))
        carry = t.two("or", V1, carry, more)
    set_carry(wave, inst, carry)
    if inst.get("clamp"):
        result = t.select(V1, carry, V32, splat(V32, -1 if is_sum else 0), result)
    wave.write(inst, "vdst", "u32", result)


@special("v_mad_u64_u32", "v_mad_i64_i32", "v_mad_co_u64_u32", "v_mad_co_i64_i32")
def mad_to_64(wave: Wave, inst: Inst) -> None:
    """The mask gets bit 64 of the whole sum: the carry, or the sign. Source: V_MAD_I64_I32."""
    t = wave.t
    verb = "sext" if inst.defn.mnemonic.endswith("i64_i32") else "zext"
    a, b = (t.cast(verb, V32, wave.source(inst, name, "u32"), V64) for name in ("src0", "src1"))
    addend = wave.source(inst, "src2", "u64")
    total = t.two("add", V64, t.two("mul", V64, a, b), addend)
    product = t.two("mul", V64, a, b)
    is_minus = t.compare("icmp slt", V64, total, splat(V64, 0))
    if verb == "zext":
        top, beyond = t.compare("icmp ult", V64, total, addend), splat(V64, -1)
        over = top
    else:
        turned = t.two("and", V64, t.two("xor", V64, total, addend), t.two("xor", V64, total, product))
        over = t.compare("icmp slt", V64, turned, splat(V64, 0))
        top = t.two("xor", V1, over, is_minus)
        beyond = t.select(V1, is_minus, V64, splat(V64, (1 << 63) - 1), splat(V64, -(1 << 63)))
    set_carry(wave, inst, top)
    if inst.get("clamp"):
        total = t.select(V1, over, V64, beyond, total)
    wave.write(inst, "vdst", "u64", total)


@special("v_cndmask_b32", "v_cndmask_b16")
def choose(wave: Wave, inst: Inst) -> None:
    """``mask ? src1 : src0``; modifiers work on the sign bit as in floats."""
    t, bits, values = wave.t, inst.defn.mnemonic[-2:], []
    for name in ("src0", "src1"):
        kind = f"{'f' if inst.get(f'{name}_modifiers', 0) & 3 else 'u'}{bits}"
        values.append(t.bits(TYPES[kind], wave.exact_source(inst, name, kind), TYPES[f"u{bits}"]))
    chosen = t.select(V1, carry_in(wave, inst), TYPES[f"u{bits}"], values[1], values[0])
    wave.write(inst, "vdst", f"u{bits}", chosen)


@special("v_swap_b32")
def swap(wave: Wave, inst: Inst) -> None:
    left, right = inst["vdst"], inst["src0"]
    a, b = wave.lanes32(left), wave.lanes32(right)
    wave.set_vector(left.index, b)
    wave.set_vector(right.index, a)


@special("v_swap_b16")
def swap_halves(wave: Wave, inst: Inst) -> None:
    """Both are read before either is written."""
    left, right = inst["vdst"], inst["src0"]
    values = [wave.half(wave.lanes32(register), bool(register.half), "u16") for register in (right, left)]
    for register, value in zip((left, right), values, strict=True):
        index = register.code - 256
        wave.set_vector(index, wave.merge_half(index, value, bool(register.half)))


@special("v_nop", "v_pipeflush")
def nothing(wave: Wave, inst: Inst) -> None:
    """No effect on registers."""
