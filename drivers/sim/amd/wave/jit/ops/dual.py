"""VOPD: two operations in one instruction. Both read before either writes.

Source: RDNA3 ISA, "Dual Issue VALU".
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import VCC_LO
from drivers.sim.amd.wave.facts.refused import NotModelled
from drivers.sim.amd.wave.jit.ops.dots import dual_dot
from drivers.sim.amd.wave.jit.rules import computed, old_destination
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.amd.wave.meaning.rules import RULES, TYPES
from drivers.sim.llvm.text import V1, V32

DOTS = {f"dot2acc_f32_{kind}": kind for kind in ("f16", "bf16")}


def apply_dual(wave: Wave, inst: Inst) -> None:
    """Both results, then both writes."""
    names = inst.defn.mnemonic.split(" :: ")
    results = [half(wave, inst, name, letter) for name, letter in zip(names, "XY", strict=True)]
    for (kind, value), letter in zip(results, "XY", strict=True):
        wave.set_vector(inst[f"vdst{letter}"].index, wave.t.bits(TYPES[kind], value, V32))


def half(wave: Wave, inst: Inst, name: str, letter: str) -> tuple[str, str]:
    """(kind, value) of one operation."""
    operation = name.removeprefix("v_dual_")
    if operation == "cndmask_b32":
        no, yes = (wave.raw_source(inst, f"{source}{letter}", "u32") for source in ("src0", "vsrc1"))
        return "u32", wave.t.select(V1, wave.mask(VCC_LO.code), V32, yes, no)
    if operation in DOTS:
        return "f32", dual_dot(wave, inst, DOTS[operation], letter)
    found = RULES.get(f"v_{operation}")
    if found is None:
        raise NotModelled(f"{name} is not modelled")
    sources = iter(source_names(inst, operation, letter))
    values = []
    for kind in found.sources:
        if kind == "dst":
            values.append(old_destination(wave, inst, f"vdst{letter}", found.result))
        else:
            values.append(wave.as_input(kind, wave.raw_source(inst, next(sources), kind)))
    return found.result, computed(wave, found, values, f"v_{operation}")


def source_names(inst: Inst, operation: str, letter: str) -> list[str]:
    """Source operands in the order of the single instruction."""
    literal = f"imm{letter}" if f"imm{letter}" in inst.defn.slot else "imm"
    if operation == "fmaak_f32":
        return [f"src0{letter}", f"vsrc1{letter}", literal]
    if operation == "fmamk_f32":
        return [f"src0{letter}", literal, f"vsrc1{letter}"]
    return [f"src0{letter}", f"vsrc1{letter}"]
