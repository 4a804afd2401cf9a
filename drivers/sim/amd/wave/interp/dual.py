"""VOPD: two operations in one instruction. Source: RDNA3 ISA, VOPD."""

from __future__ import annotations

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import VCC_LO
from drivers.sim.amd.wave.code.modes import SELECTIONS
from drivers.sim.amd.wave.interp.dots import dual_dot
from drivers.sim.amd.wave.interp.rules import computed, rule_of
from drivers.sim.amd.wave.interp.state import Array, Wave


def dual_issue(wave: Wave, inst: Inst) -> None:
    """Both halves read before either writes."""
    names = inst.defn.mnemonic.split(" :: ")
    results = []
    for name, letter in zip(names, "XY", strict=True):
        value = dual_half(wave, inst, name.removeprefix("v_dual_"), letter)
        results.append((inst[f"vdst{letter}"].index, np.ascontiguousarray(value).view(np.uint32)))
    for index, value in results:
        wave.put(index, value)


def dual_half(wave: Wave, inst: Inst, name: str, letter: str) -> Array:
    """The result of one operation."""
    first, second = f"src0{letter}", f"vsrc1{letter}"
    if name == "cndmask_b32":
        taken = wave.mask(VCC_LO.code)
        no, yes = (wave.source(inst, source, "u32") for source in (first, second))
        return np.where(taken, yes, no)
    if name.startswith("dot2acc_f32_"):
        return dual_dot(wave, inst, letter, name.rpartition("_")[2])
    rule = rule_of(f"v_{name}")
    if rule is None:
        wave.refuse(f"v_dual_{name} is not modelled")
    literal = f"imm{letter}" if f"imm{letter}" in inst.defn.slot else "imm"
    order = {"fmaak_f32": [first, second, literal], "fmamk_f32": [first, literal, second]}.get(
        name, [first, second]
    )
    sources = iter(order)
    values = [
        wave.old(inst, f"vdst{letter}", "f32") if kind == "dst" else wave.source(inst, next(sources), kind)
        for kind in rule.sources
    ]
    value = computed(wave, rule, values, f"v_{name}")
    return value if f"v_{name}".startswith(SELECTIONS) else wave.flushed(rule.result, value, False)
