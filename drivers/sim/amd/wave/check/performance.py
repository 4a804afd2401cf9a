"""What costs a kernel time and changes no result: I_PERF, rule W30, noted and never refused.

Stalls that s_delay_alu would give to other waves, delays that name the wrong instruction, and vector
registers that cost a wave its place. Source: LLVM's AMDGPU operand "delay" and AMDGPUInsertDelayAlu.cpp
(which registers count; memory instructions wait by themselves); occupancy as llc 19 reports it for both
chips. Looks at the code alone; where a predecessor decides, it says nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Reg
from drivers.sim.amd.wave.check.flow import Subject
from drivers.sim.amd.wave.code.liveness import VECTORS, register_set
from drivers.sim.amd.wave.code.step_facts import StepFacts
from drivers.sim.amd.wave.code.steps import VGPR

MAX_WAVES = 16
REGISTERS = {32: 1536, 64: 768}  # of a SIMD, by wave size, in registers of a wave
GRANULES = {32: 24, 64: 12}
NEAR = 8  # registers that a kernel might save
VALU_DEPS, TRANS_DEPS = range(1, 5), range(5, 8)  # values of INSTID
STALL = (
    "vector instructions that read what the one before them writes, with no s_delay_alu in front: {count};"
    " the SIMD stalls there, and other waves could run; the first: {first}"
)
MISTAKE = (
    "s_delay_alu that name an instruction whose result is not read, or delay one that needs none: {count};"
    " the first: {first}"
)


def performance_notes(subject: Subject) -> list[str]:
    """A sentence for each kind of loss."""
    found = [occupancy_note(subject)] if not subject.program.is_linked else []
    for sentence, losses in ((STALL, undelayed), (MISTAKE, mistaken_delays)):
        places = [facts.step.offset for block in subject.blocks for facts in losses(block)]
        found += subject.warnings(sentence, places)
    return [f"I_PERF: {note}" for note in found if note]


# -- s_delay_alu ---------------------------------------------------------------------------------------


def delays(block: list[StepFacts]) -> Iterator[tuple[int, int, int]]:
    """(place of the delay, place of what is delayed, INSTID) for both halves of each s_delay_alu."""
    for place, facts in enumerate(block):
        if facts.name == "s_delay_alu":
            word = facts.step.inst["simm16"]
            for target, identity in ((1, word & 15), (1 + (word >> 4 & 7), word >> 7 & 15)):
                if identity:
                    yield place, place + target, identity


def undelayed(block: list[StepFacts]) -> Iterator[StepFacts]:
    """Vector instructions right behind the vector instruction whose result they read."""
    delayed = {target for _, target, _ in delays(block)}
    before: StepFacts | None = None
    for place, facts in enumerate(block):
        if facts.name == "s_delay_alu":
            continue
        if before is not None and facts.is_vector and place not in delayed and feeds(before, facts):
            yield facts
        before = facts if facts.is_vector else None


def mistaken_delays(block: list[StepFacts]) -> Iterator[StepFacts]:
    """Delays for a vector instruction of this block that gives nothing to the one that is delayed."""
    for place, target, identity in delays(block):
        kinds = {"valu"} if identity in VALU_DEPS else {"trans"} if identity in TRANS_DEPS else set()
        if not kinds or target >= len(block):
            continue
        back = identity - (VALU_DEPS if kinds == {"valu"} else TRANS_DEPS).start
        sources = [facts for facts in block[:target] if facts.unit in kinds]
        if back < len(sources) and not feeds(sources[-1 - back], block[target]):
            yield block[place]


def feeds(giver: StepFacts, taker: StepFacts) -> bool:
    """Whether one reads a register that the other names as its result."""
    return bool(explicit(giver.step.inst, True) & explicit(taker.step.inst, False))


def explicit(inst: Inst, results: bool) -> int:
    """Registers that operands name. The lane that v_writelane leaves is no use of its destination."""
    wanted = [o.name for o in inst.defn.operands if (o.is_def if results else o.is_use)]
    if not results and inst.defn.mnemonic == "v_writelane_b32":
        wanted.remove("vdst")
    return register_set(value for name in wanted if isinstance(value := inst[name], Reg))


# -- vector registers ----------------------------------------------------------------------------------


def waves_of(vgprs: int, wave_size: int) -> int:
    """How many waves of so many vector registers a SIMD holds."""
    granule = GRANULES[wave_size]
    taken = -(-max(vgprs, 1) // granule) * granule
    return min(MAX_WAVES, REGISTERS[wave_size] // taken)


def occupancy_note(subject: Subject) -> str:
    """What registers cost, if fewer would do: those that are allocated and not used, or the last few."""
    touched = (facts.touched & VECTORS for block in subject.blocks for facts in block)
    used = max(each.bit_length() for each in touched) - VGPR
    size, vgprs = subject.program.wave_size, subject.abi.vgprs
    now, possible, near = (waves_of(count, size) for count in (vgprs, used, used - NEAR))
    if used > 0 and possible > now:
        return f"{vgprs} vector registers are allocated and {used} used: {now} waves a SIMD, not {possible}"
    if used > NEAR and near > now:
        least = next(count for count in range(used, 0, -1) if waves_of(count, size) > now)
        more = waves_of(least, size)
        return f"{used} vector registers are used: {now} waves a SIMD; with {least} there were {more}"
    return ""
