"""What becomes of a value that nobody gave: whether it decides anything, over every path behind it.

LLVM computes with elements of vectors that a program left undefined, moves and spills them, and stores them
beside those that have values. That is no mistake of the program; an address, a branch, EXEC, or a store of
nothing else is. Rule W01. Looks at whole registers, not at lanes.
"""

from __future__ import annotations

from enum import Enum, auto

from drivers.amd.isa.operand import EXEC, Reg
from drivers.sim.amd.wave.check.flow import Subject
from drivers.sim.amd.wave.code.dataflow import follow
from drivers.sim.amd.wave.code.liveness import register_set
from drivers.sim.amd.wave.code.step_facts import StepFacts, looked_at, stored_groups
from drivers.sim.amd.wave.code.steps import INDIRECT, MEMORY_UNITS

CHANGES = register_set((EXEC,))


class Fate(Enum):
    """UNUSED: nobody reads it. COPIED: it ends in memory, as a part of something or in scratch, or is there
    when another function is called or comes back, which nobody follows.
    """

    UNUSED = auto()
    COPIED = auto()
    DECIDES = auto()


def fate_of(subject: Subject, index: int, position: int, registers: int) -> Fate:
    """Of what these registers hold before the step at `position` of a block, and what is computed from it."""
    found = Fate.UNUSED

    def through(index: int, position: int, holding: int) -> int | None:
        nonlocal found
        for facts in subject.blocks[index][position:]:
            if facts.needs & holding:
                here = fate_at(facts, holding)
                if here is Fate.DECIDES:
                    return None
                found = here if here is Fate.COPIED else found
            if holding and facts.step.inst.defn.mnemonic in INDIRECT:
                found = Fate.COPIED
            given = results_of(facts, holding) if facts.unit not in MEMORY_UNITS else 0
            holding = holding & ~facts.writes | given
        return holding

    return found if follow(subject.program.blocks, (index, position), registers, through) else Fate.DECIDES


def fate_at(facts: StepFacts, holding: int) -> Fate:
    """What one instruction does with it."""
    inst = facts.step.inst
    if facts.unit in MEMORY_UNITS:
        groups = [group for group in stored_groups(inst) if group & holding]
        is_part = inst.defn.format == "SCRATCH" or all(group & ~holding for group in groups)
        is_copied = groups and is_part and not looked_at(inst) & holding
        return Fate.COPIED if is_copied else Fate.DECIDES
    if facts.unit in ("branch", "control") or facts.writes & CHANGES:
        return Fate.DECIDES
    return Fate.UNUSED


def results_of(facts: StepFacts, registers: int) -> int:
    """What an instruction computes from these registers; a dual one has two results of their own."""
    inst = facts.step.inst
    if inst.defn.format != "VOPD":
        return facts.writes if facts.needs & registers else 0
    found = 0
    for half in "XY":
        operands = [o for o in inst.defn.operands if o.name.endswith(half)]
        sources = register_set(v for o in operands if o.is_use and isinstance(v := inst[o.name], Reg))
        if sources & registers:
            found |= register_set(v for o in operands if o.is_def and isinstance(v := inst[o.name], Reg))
    return found or (facts.writes if facts.needs & registers else 0)
