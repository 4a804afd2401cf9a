"""Sums of absolute differences at four places of eight bytes. Source: RDNA3 and RDNA4 ISA, VOP3 opcodes."""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.jit.rules import special
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.amd.wave.meaning.bytewise import ADD_SATURATING, differences
from drivers.sim.amd.wave.meaning.integers import ADD, field
from drivers.sim.amd.wave.meaning.rules import intrinsic
from drivers.sim.llvm.text import V32, V64, Text, splat


@special("v_qsad_pk_u16_u8", "v_mqsad_pk_u16_u8", "v_mqsad_u32_u8")
def sums(wave: Wave, inst: Inst) -> None:
    """Four sums, of the four bytes from byte 0, 1, 2 and 3 of the first source's eight."""
    t, clamp, name = wave.t, bool(inst.get("clamp")), inst.defn.mnemonic
    eight, four = wave.source(inst, "src0", "u64"), wave.source(inst, "src1", "u32")
    is_wide, is_masked = name.endswith("_u32_u8"), name.startswith("v_mqsad")
    found = []
    for place, base in enumerate(quad_bases(wave, inst, is_wide)):
        window = t.cast("trunc", V64, t.two("lshr", V64, eight, splat(V64, 8 * place)), V32)
        total = differences(t, window, four, 8, is_masked)
        found.append((ADD_SATURATING if clamp else ADD)(t, base, total))
    if not is_wide:
        found = [joined(t, found[at], found[at + 1], clamp) for at in (0, 2)]
    wave.set_vectors(inst["vdst"].index, found)


def quad_bases(wave: Wave, inst: Inst, is_wide: bool) -> list[str]:
    if is_wide:
        return wave.vectors(inst["src2"])
    t, value = wave.t, wave.source(inst, "src2", "u64")
    words = [t.cast("trunc", V64, t.two("lshr", V64, value, splat(V64, 32 * half)), V32) for half in (0, 1)]
    return [field(t, word, position, 16) for word in words for position in (0, 16)]


def joined(t: Text, low: str, high: str, clamp: bool) -> str:
    """Two sums in 16 bits each: they wrap, or with clamp saturate."""
    if clamp:
        low, high = (intrinsic("umin", "u32")(t, value, splat(V32, 0xFFFF)) for value in (low, high))
    low = t.two("and", V32, low, splat(V32, 0xFFFF))
    return t.two("or", V32, low, t.two("shl", V32, high, splat(V32, 16)))
