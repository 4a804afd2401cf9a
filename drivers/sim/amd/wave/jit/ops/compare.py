"""Vector compares: to VCC, to a scalar register, or to EXEC (v_cmpx). Source: RDNA3 ISA, VOPC opcodes.

Clamp makes a compare signal exceptions for quiet NaNs too; no trap handler runs, so it changes nothing here.
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO, VCC_LO
from drivers.sim.amd.wave.jit.dpp import sourced
from drivers.sim.amd.wave.jit.rules import shared, special
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.amd.wave.meaning.compare import COMPARISONS, constant_flags
from drivers.sim.amd.wave.meaning.rules import TYPES, Build, Rule, share
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


def register(name: str, rule: Rule) -> None:
    @special(name)
    def compare(wave: Wave, inst: Inst) -> None:
        sources = zip(("src0", "src1"), rule.sources, strict=True)
        store_flags(wave, inst, rule.build(wave.t, *(wave.source(inst, *each) for each in sources)))


for _name, _rule in COMPARISONS.items():
    register(f"v_cmp_{_name}", _rule)
    register(f"v_cmpx_{_name}", _rule)

CLASSES = 10  # LLVM numbers them as the instruction does


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


def _register_class(full: str, kind: str) -> None:
    @special(full)
    def compare(wave: Wave, inst: Inst) -> None:
        wanted = wave.source(inst, "src1", "u16" if kind == "f16" else "u32")
        if kind == "f16":
            wanted = wave.t.cast("zext", TYPES["u16"], wanted, TYPES["u32"])
        store_flags(
            wave, inst, shared(wave.t, f"class_{kind}", wave.exact_source(inst, "src0", kind), wanted)
        )


def class_of(kind: str) -> Build:
    return lambda t, value, wanted: class_flags(t, kind, value, wanted)


for _kind in ("f16", "f32", "f64"):
    share(f"class_{_kind}", f"mask {_kind} u32", class_of(_kind))
    _register_class(f"v_cmp_class_{_kind}", _kind)
    _register_class(f"v_cmpx_class_{_kind}", _kind)
