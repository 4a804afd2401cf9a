"""Scalar registers of GFX12 that a vector instruction has read once: a later value of theirs is to be waited
for with s_wait_alu before it is read. The warning W_SCALAR_READ, for VALUReadSGPR.

No rule that refuses code: LLVM waits there from its version 20 on, and what 19 compiles runs on cards.
Source: LLVM's AMDGPUWaitSGPRHazards.cpp and its test valu-read-sgpr-hazard.mir. Registers count by aligned
pairs. Of a kernel with calls only the code that no call leads to.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from drivers.amd.isa.generation import generation
from drivers.amd.isa.operand import M0, NULL, VCC
from drivers.sim.amd.wave.check.flow import FlowState, Subject, flow
from drivers.sim.amd.wave.code.liveness import SCALARS, register_set
from drivers.sim.amd.wave.code.step_facts import StepFacts
from drivers.sim.amd.wave.code.steps import MEMORY_UNITS

NAMED = SCALARS & (1 << NULL.code) - 1 & ~(1 << M0.code)
EVEN = sum(1 << code for code in range(0, NULL.code, 2))
VCC_BITS = register_set((VCC,))
SCALAR_UNITS = ("salu", "branch")
SA_SDST, VA_VCC, VA_SDST = 1 << 0, 1 << 1, 7 << 9  # fields of s_wait_alu: 0 waits for all
NOPS = {32: 4, 64: 8}  # ds_nop in a row
WARNING = (
    "W_SCALAR_READ: scalar registers that a vector instruction had read, then written, and read again with no"
    " s_wait_alu between: {count}; GFX12 may give their old value (VALUReadSGPR), so LLVM waits there since"
    " version 20; the first: {first}"
)


@dataclass
class PairReads(FlowState):
    """read: pairs that a vector instruction has read. scalar, vector: registers of those which a unit has
    written since, on their way. nops: its highest bit counts the ds_nop that are still to come in a row; then
    no read of before matters. early: offsets of instructions that read one of these."""

    early: set[int] = field(compare=False)
    read: int = 0
    scalar: int = 0
    vector: int = 0
    nops: int = 0

    def step(self, facts: StepFacts) -> None:
        all_nops = 1 << NOPS[self.subject.program.wave_size] - 1
        self.nops = self.nops >> 1 if facts.name == "ds_nop" else all_nops
        if facts.name == "ds_nop":
            self.read = self.read if self.nops else 0
        elif facts.unit in MEMORY_UNITS - {"lds"}:
            self.scalar = self.vector = 0
        elif facts.name == "s_wait_alu":
            self.wait(facts.step.inst["simm16"])
        elif facts.is_vector or facts.unit in SCALAR_UNITS:
            self.use(facts)
            self.write(facts)

    def wait(self, fields: int) -> None:
        if not fields & VA_VCC:
            self.vector &= ~VCC_BITS
        if not fields & VA_SDST:
            self.vector &= VCC_BITS
        if not fields & SA_SDST:
            self.scalar = 0

    def use(self, facts: StepFacts) -> None:
        """The scalar unit waits for vector results by itself, but not for its own."""
        known = facts.reads & NAMED & self.read
        if not facts.is_vector and known & ~VCC_BITS:
            self.vector &= VCC_BITS
        if not facts.is_vector and known & VCC_BITS:
            self.vector &= ~VCC_BITS
        if known & (self.scalar | (self.vector if facts.is_vector else 0)):
            self.early.add(facts.step.offset)
            self.scalar = self.vector = 0
        if facts.is_vector:
            self.read |= pairs(facts.reads & NAMED)

    def write(self, facts: StepFacts) -> None:
        written = facts.writes & NAMED & self.read
        self.scalar &= ~written
        self.vector &= ~written
        if facts.is_vector:
            self.vector |= written
        else:
            self.scalar |= written


def pairs(registers: int) -> int:
    """With the other half of each aligned pair."""
    return registers | (registers & EVEN) << 1 | registers >> 1 & EVEN


def early_reads(subject: Subject) -> set[int]:
    """Offsets of the instructions that read too early on some path. What is known only when all paths are: a
    read elsewhere makes the scalar unit wait.
    """
    states = flow(subject, PairReads(subject, set()))
    early: set[int] = set()
    for block, state in zip(subject.blocks, states, strict=True):
        if state is not None:
            here = replace(state, early=early)
            for facts in block:
                here.step(facts)
    return early


def scalar_read_notes(subject: Subject) -> list[str]:
    """One sentence, if there is such a read on any path."""
    if "VALUReadSGPRHazard" not in generation(subject.program.arch).hazards:
        return []
    return subject.warnings(WARNING, early_reads(subject))
