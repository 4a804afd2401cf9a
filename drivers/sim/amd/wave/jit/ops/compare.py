"""Vector compares: to VCC, to a scalar register, or to EXEC (v_cmpx). Source: RDNA3 ISA, VOPC opcodes.

Clamp makes a compare signal exceptions for quiet NaNs too; no trap handler runs, so it changes nothing here.
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO, VCC_LO
from drivers.sim.amd.wave.jit.dpp import sourced
from drivers.sim.amd.wave.jit.rules import special_rows
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.amd.wave.meaning.compare import COMPARISONS, constant_flags
from drivers.sim.amd.wave.meaning.rules import FLOATS, TYPES, Rule
from drivers.sim.llvm.text import V1, V32, Text, splat


def store_flags(wave: Wave, inst: Inst, flags: str) -> None:
    """v_cmpx narrows EXEC; the others write one bit per active lane and 0 for the rest, those among it for
    which DPP finds no source.
    """
    flags = sourced(wave, inst, flags)
    if inst.defn.mnemonic.startswith("v_cmpx"):
        wave.set_mask(EXEC_LO.code, flags)
        return
    named = inst.get("sdst")
    wave.set_mask(VCC_LO.code if named is None else named.code, flags)


@special_rows("v_cmp_{}", COMPARISONS)
@special_rows("v_cmpx_{}", COMPARISONS)
def compare(wave: Wave, inst: Inst, rule: Rule) -> None:
    sources = zip(("src0", "src1"), rule.sources, strict=True)
    store_flags(wave, inst, rule.build(wave.t, *(wave.source(inst, *each) for each in sources)))


CLASSES = 10  # LLVM numbers them as the instruction does
KINDS = {kind: kind for kind in FLOATS}


def class_flags(t: Text, kind: str, value: str, wanted: str) -> str:
    """Bits of `wanted`: 0 signalling NaN, 1 quiet NaN, 2..5 -inf -normal -denormal -0,
    6..9 +0 +denormal +normal +inf.
    """
    vector, found = TYPES[kind], constant_flags(False)
    for bit in range(CLASSES):
        is_class = t.call(V1, f"llvm.is.fpclass.v32{kind}", (vector, value), ("i32", str(1 << bit)))
        asked = t.compare("icmp ne", V32, t.two("and", V32, wanted, splat(V32, 1 << bit)), splat(V32, 0))
        found = t.two("or", V1, found, t.two("and", V1, is_class, asked))
    return found


@special_rows("v_cmp_class_{}", KINDS)
@special_rows("v_cmpx_class_{}", KINDS)
def compare_class(wave: Wave, inst: Inst, kind: str) -> None:
    wanted = wave.source(inst, "src1", "u16" if kind == "f16" else "u32")
    if kind == "f16":
        wanted = wave.t.cast("zext", TYPES["u16"], wanted, TYPES["u32"])
    value = wave.exact_source(inst, "src0", kind)
    store_flags(wave, inst, class_flags(wave.t, kind, value, wanted))
