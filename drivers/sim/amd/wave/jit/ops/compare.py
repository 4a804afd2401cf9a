"""Vector compares: to VCC, to a scalar register, or to EXEC (v_cmpx). Source: RDNA3 ISA, VOPC opcodes.

Clamp makes a compare signal exceptions for quiet NaNs too; no trap handler runs, so it changes nothing here.
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO, VCC_LO
from drivers.sim.amd.wave.jit.dpp import sourced
from drivers.sim.amd.wave.jit.rules import shared, special
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.amd.wave.meaning.rules import TYPES, Build, share
from drivers.sim.llvm.text import V1, V32, Text, splat

INTEGER = {"eq": "eq", "ne": "ne", "lt": "lt", "le": "le", "gt": "gt", "ge": "ge"}
# Ordered compares are false with a NaN, their "n" opposites true; lg is "less or greater", o and u ask for
# NaN itself.
FLOAT = {
    "lt": "olt", "eq": "oeq", "le": "ole", "gt": "ogt", "lg": "one", "ge": "oge", "o": "ord", "u": "uno",
    "nge": "ult", "nlg": "ueq", "ngt": "ule", "nle": "ugt", "neq": "une", "nlt": "uge",
}  # fmt: skip
WIDTHS = (16, 32, 64)


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


def constant_flags(on: bool) -> str:
    return f"splat (i1 {'true' if on else 'false'})"


def integer_compare(t: Text, name: str, letter: str, vector: str, a: str, b: str) -> str:
    if name in ("t", "f"):
        return constant_flags(name == "t")
    verb = INTEGER[name]
    sign = "" if verb in ("eq", "ne") else "s" if letter == "i" else "u"
    return t.compare(f"icmp {sign}{verb}", vector, a, b)


def float_compare(t: Text, name: str, vector: str, a: str, b: str) -> str:
    if name in ("t", "tru", "f"):
        return constant_flags(name != "f")
    return t.compare(f"fcmp {FLOAT[name]}", vector, a, b)


def register(prefix: str) -> None:
    for bits in WIDTHS:
        for letter in ("i", "u"):
            for name in (*INTEGER, "t", "f"):
                _register_integer(f"{prefix}_{name}_{letter}{bits}", name, letter, f"u{bits}")
        for name in (*FLOAT, "t", "tru", "f"):
            _register_float(f"{prefix}_{name}_f{bits}", name, f"f{bits}")


def _register_integer(full: str, name: str, letter: str, kind: str) -> None:
    @special(full)
    def compare(wave: Wave, inst: Inst) -> None:
        a, b = wave.source(inst, "src0", kind), wave.source(inst, "src1", kind)
        store_flags(wave, inst, integer_compare(wave.t, name, letter, TYPES[kind], a, b))


def _register_float(full: str, name: str, kind: str) -> None:
    @special(full)
    def compare(wave: Wave, inst: Inst) -> None:
        a, b = wave.source(inst, "src0", kind), wave.source(inst, "src1", kind)
        store_flags(wave, inst, float_compare(wave.t, name, TYPES[kind], a, b))


register("v_cmp")
register("v_cmpx")

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
