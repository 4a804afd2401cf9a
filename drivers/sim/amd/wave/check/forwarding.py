"""Results that a wave64 of GFX11 forwards in halves: a vector instruction that reads two registers written
shortly before, with EXEC changed between the two writes, may see part of one. E_HAZARD VALUPartialForwarding.

Source: LLVM's GCNHazardRecognizer (fixVALUPartialForwardingHazard) and Mesa's README-ISA. Looked for within a
block only: over a join LLVM does not find every case, and its code is to pass.
"""

from __future__ import annotations

from drivers.amd.isa.generation import generation
from drivers.amd.isa.operand import EXEC, Reg
from drivers.sim.amd.wave.check.flow import Subject
from drivers.sim.amd.wave.code.liveness import register_set
from drivers.sim.amd.wave.code.step_facts import StepFacts
from drivers.sim.amd.wave.code.steps import MEMORY_UNITS

AROUND_CHANGE = 2  # vector instructions between the two writes, at most
TO_READER = 4  # and between the later one and who reads both
HAZARD = "VALUPartialForwardingHazard"
CHANGES = register_set((EXEC,))
WAITING_UNITS = MEMORY_UNITS - {"smem"} | {"ldsdir", "exp"}  # they begin when all vector results are written


def check_forwarding(subject: Subject) -> None:
    """Every vector instruction with two vector sources. Raises SimFault at the first that comes too early."""
    if subject.program.wave_size != 64 or HAZARD not in generation(subject.program.arch).hazards:
        return
    for block in subject.blocks:
        for position, facts in enumerate(block):
            if facts.is_vector and is_early(block[:position], sources_of(facts)):
                detail = (
                    "two sources were written shortly before, with EXEC changed between the writes"
                    " (VALUPartialForwarding): put s_waitcnt_depctr 0xfff before it"
                )
                raise subject.fault("E_HAZARD", detail, facts.step, hazard="VALUPartialForwarding")


def sources_of(facts: StepFacts) -> set[int]:
    """The vector registers, or groups of them, that operands read."""
    inst = facts.step.inst
    values = [inst[o.name] for o in inst.defn.operands if o.is_use]
    return {register_set((value,)) for value in values if isinstance(value, Reg) and value.is_vgpr}


def is_early(before: list[StepFacts], sources: set[int]) -> bool:
    """Backwards from the reader: one source written, EXEC changed, another source written, all near."""
    written: dict[int, int] = {}  # source -> vector instructions between its last write and the reader
    passed = 0
    change: int | None = None
    for facts in reversed(before if len(sources) > 1 else []):
        if facts.unit in WAITING_UNITS or is_wait(facts) or (passed > TO_READER and not written):
            return False
        if facts.is_vector:
            written |= {each: passed for each in sources if facts.writes & each and each not in written}
            passed += 1
        elif facts.unit == "salu" and facts.writes & CHANGES and written and change is None:
            change = passed
        earlier = [at for at in written.values() if change is not None and at >= change]
        if earlier:
            later = min(written.values())
            return later <= TO_READER and min(earlier) - later - 1 <= AROUND_CHANGE
    return False


def is_wait(facts: StepFacts) -> bool:
    """Whether it waits for all vector results."""
    return facts.name == "s_waitcnt_depctr" and not facts.step.inst["simm16"] >> 12 & 15
