"""Where a register may hold what nobody wrote: forward dataflow over a kernel's code, before it is compiled.

A register counts as defined where every path has written it for all lanes that are on. A write under a part
of EXEC serves until EXEC grows again. What this cannot prove is in doubt and is followed lane by lane at run
time (`jit.defined`), which ends the wave where doubt decides something: behind an access to memory the
address is defined. Rule W01, its half that depends on data.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.check.flow import BY_INDEX, MEMORY_UNITS, Facts, looked_at
from drivers.sim.amd.wave.check.registers import ALWAYS, GROUP_IDS, defined_by, shifted_out, upper_addend
from drivers.sim.amd.wave.program import ALL, SCALARS, VGPR, Program, crosses_lanes, full_exec, widens_exec


@dataclass(frozen=True)
class Doubts:
    """tracked: registers that somewhere are not proved defined, and what is computed from them.

    proved: by offset, the registers that are defined there on every path. launched: what the launch sets.
    """

    tracked: int = 0
    launched: int = 0
    proved: Mapping[int, int] = field(default_factory=dict)


@dataclass
class Known:
    """lanes: registers defined in the lanes that are on. whole: in every lane that the wave ever has."""

    lanes: int
    whole: int

    def step(self, facts: Facts, exec_is_whole: bool) -> int:
        """Over one instruction; the registers that it leaves in doubt."""
        writes = defined_by(facts)
        missing = facts.needs & ~self.lanes & ~shifted_out(facts)
        if facts.unit in MEMORY_UNITS:
            writes |= missing & looked_at(facts.step.inst)
        elif missing and not is_trusted(facts.step.inst):
            computed = facts.writes & ~ALWAYS
            if not missing & ~upper_addend(facts):
                lower = 1 << facts.step.inst["vdst"].code
                computed &= ~lower
                self.lanes |= lower
            self.lanes &= ~computed
            self.whole &= ~computed
            return computed
        self.lanes |= writes
        self.whole |= writes if exec_is_whole else writes & SCALARS
        if widens_exec(facts.step.inst):
            self.lanes &= self.whole | SCALARS
        return 0

    def meet(self, other: Known) -> bool:
        """What holds on both paths; whether this one lost anything."""
        lost = bool(self.lanes & ~other.lanes or self.whole & ~other.whole)
        self.lanes &= other.lanes
        self.whole &= other.whole
        return lost


def is_trusted(inst: Inst) -> bool:
    """Whether what it gives counts as defined whatever it reads: from another lane, or from a register that
    only M0 names.
    """
    return crosses_lanes(inst) or inst.defn.mnemonic.startswith(BY_INDEX)


def launched_registers(arch: str, user_sgprs: int, group_id_registers: tuple[int, ...]) -> int:
    """What the launch hardware writes: user data, group ids, v0, EXEC, MODE and the scratch base."""
    found = ALWAYS | 1 << VGPR | (1 << user_sgprs) - 1
    for register in group_id_registers:
        found |= 1 << register
    return found | GROUP_IDS if arch.startswith("gfx12") else found


def find_doubts(program: Program, launched: int) -> Doubts:
    """Carry what is known through every block until nothing changes, then note each instruction."""
    blocks = program.blocks
    facts = [[Facts(step) for step in block.steps] for block in blocks]
    whole = full_exec(program, True)
    states: list[Known | None] = [None] * len(blocks)
    states[program.start] = Known(launched, launched)
    work = [program.start]
    while work:
        index = work.pop()
        state = copy_of(states[index])
        for each, is_whole in zip(facts[index], whole[index], strict=True):
            state.step(each, is_whole)
        for successor in blocks[index].successors:
            known = states[successor]
            if known is None:
                states[successor] = copy_of(state)
                work.append(successor)
            elif known.meet(state):
                work.append(successor)
    proved, tracked = {}, 0
    for index, steps in enumerate(facts):
        state = copy_of(states[index])
        for each, is_whole in zip(steps, whole[index], strict=True):
            proved[each.step.offset] = state.lanes
            tracked |= each.needs & ~state.lanes & ~shifted_out(each)
            tracked |= state.step(each, is_whole)
    return Doubts(tracked, launched, proved)


def copy_of(state: Known | None) -> Known:
    return Known(ALL, ALL) if state is None else Known(state.lanes, state.whole)
