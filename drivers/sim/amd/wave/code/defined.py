"""Where a register may be undefined: forward dataflow over a kernel's code, before it is compiled.

A register counts as defined where every path has written it for all lanes that are on. A write under a part
of EXEC serves until EXEC grows again. What this cannot prove is in doubt and is followed lane by lane at run
time (`jit.defined`), which ends the wave where doubt decides something: behind an access to memory the
address is defined. Rule W01, its half that depends on data.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from drivers.amd.isa.generation import generation
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import M0, Reg, register_text
from drivers.sim.amd.wave.code.dataflow import StepPlace, follow, forward_steps
from drivers.sim.amd.wave.code.definitions import ALWAYS, GROUP_IDS, defined_by, shifted_out, upper_addend
from drivers.sim.amd.wave.code.early_loads import brings_half
from drivers.sim.amd.wave.code.exec_mask import full_exec
from drivers.sim.amd.wave.code.liveness import ALL, SCALARS, crosses_lanes, register_set, widens_exec
from drivers.sim.amd.wave.code.private_slots import Slots
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.code.step_facts import BY_INDEX, StepFacts, looked_at
from drivers.sim.amd.wave.code.steps import MEMORY_UNITS, VGPR, Step

PERMUTES = ("v_permlane16", "v_permlanex16")
ROW_SHIFTS = range(0x100, 0x120)  # row_shl and row_shr: some lanes have no source
CHOICES = ("v_cndmask_b32", "v_cndmask_b16")
# What puts words together, and the sources of which one must be defined: compilers keep arrays of bytes in
# registers, and lanes are followed as a whole.
PACKING = {
    "v_or_b32": ("src0", "src1"), "v_or_b16": ("src0", "src1"), "v_or3_b32": ("src0", "src1", "src2"),
    "v_lshl_or_b32": ("src0", "src2"), "v_and_or_b32": ("src0", "src2"), "v_perm_b32": ("src0", "src1"),
}  # fmt: skip
# Scalar operations of two sources in which one may decide: whether it is an or, and inverts the second.
BITWISE = {"and": (False, False), "or": (True, False), "and_not1": (False, True), "or_not1": (True, True)}
OP_SEL = 4  # of a source's modifiers; v_permlane16 has fetch-inactive and bound_ctrl there


@dataclass(frozen=True)
class Doubts:
    """tracked: registers that somewhere are not proved defined, and what is computed from them.

    proved: by offset, the registers that are defined there on every path. launched: what the launch sets.
    loads: offsets of loads from private memory whose results are in doubt. early: of such loads of LDS.
    is_private: stores to private memory are followed, too. is_part: other parts of the kernel find registers
    as this one leaves them.
    """

    tracked: int = 0
    launched: int = 0
    proved: Mapping[int, int] = field(default_factory=dict)
    loads: frozenset[int] = frozenset()
    early: frozenset[int] = frozenset()
    is_private: bool = False
    is_part: bool = False


@dataclass
class DefinedRegisters:
    """lanes: registers defined in the lanes that are on. whole: in every lane that the wave ever has."""

    lanes: int
    whole: int

    def step(self, facts: StepFacts, exec_is_whole: bool) -> int:
        """Over one instruction; the registers that it leaves in doubt."""
        writes = defined_by(facts)
        missing = matters(facts) & ~self.lanes
        if facts.unit in MEMORY_UNITS:
            writes |= missing & looked_at(facts.step.inst)
        elif moves_by_index(facts.step.inst):
            writes |= missing
        elif missing:
            computed = facts.writes & ~ALWAYS
            if not missing & ~upper_addend(facts):
                lower = 1 << facts.step.inst["vdst"].code
                computed &= ~lower
                self.lanes |= lower
            self.forget(computed)
            return computed
        self.lanes |= writes
        is_all = exec_is_whole or facts.name == "v_writelane_b32"
        self.whole |= writes if is_all else writes & SCALARS
        if widens_exec(facts.step.inst):
            self.lanes &= self.whole | SCALARS
        return 0

    def forget(self, registers: int) -> None:
        self.lanes &= ~registers
        self.whole &= ~registers

    def meet(self, other: DefinedRegisters) -> DefinedRegisters:
        """What holds on both paths."""
        return DefinedRegisters(self.lanes & other.lanes, self.whole & other.whole)


def is_trusted(inst: Inst) -> bool:
    """Whether what it gives counts as defined whatever it reads: from another lane, or from a register that
    only M0 names.
    """
    return crosses_lanes(inst) or moves_by_index(inst)


def moves_by_index(inst: Inst) -> bool:
    return inst.defn.mnemonic.startswith(BY_INDEX)


def matters(facts: StepFacts) -> int:
    """The registers on which it depends, lane by lane, whether results are defined."""
    inst = facts.step.inst
    if picks_lanes(inst):
        return own_sources(inst) | kept_target(inst)
    if moves_by_index(inst):
        return facts.needs & register_set((M0,))
    is_move = crosses_lanes(inst) and facts.unit not in MEMORY_UNITS
    return 0 if is_move else facts.needs & ~shifted_out(facts)


def parts_of_word(inst: Inst) -> list[Reg]:
    """The registers of which an instruction puts a word together: constants do not make it a value."""
    named = [inst.get(name) for name in PACKING.get(inst.defn.mnemonic, ())]
    return list(dict.fromkeys(each for each in named if isinstance(each, Reg)))


def picks_lanes(inst: Inst) -> bool:
    """DPP and permlane: src0 comes from another lane, everything else from the lane itself."""
    return inst.defn.dpp != 0 or inst.defn.mnemonic.startswith(PERMUTES)


def own_sources(inst: Inst) -> int:
    operands = [o for o in inst.defn.operands if o.is_use and o.role == "u" and o.name != "src0"]
    named = [value for o in operands if isinstance(value := inst[o.name], Reg)]
    return register_set([*named, *inst.defn.implicit_uses]) & ~ALWAYS


def kept_target(inst: Inst) -> int:
    """The destination whose lanes may stay as they were: those whose source is off or does not exist, without
    bound_ctrl, or that a mask leaves out. Source: RDNA3 ISA, "DPP" and V_PERMLANE16_B32; what DPP8 does there
    it does not say.
    """
    target = inst.get("vdst")
    if not picks_lanes(inst) or inst.defn.dpp == 8 or not isinstance(target, Reg) or target.code < VGPR:
        return 0
    if inst.defn.dpp:
        may_keep = not inst["bound_ctrl"] and not (inst["fi"] and inst["dpp_ctrl"] not in ROW_SHIFTS)
        may_keep |= (inst["row_mask"], inst["bank_mask"]) != (15, 15)
    else:
        may_keep = not any(inst.get(f"src{index}_modifiers", 0) & OP_SEL for index in (0, 1))
    return register_set((target,)) if may_keep else 0


def launched_registers(arch: str, user_sgprs: int, group_id_registers: Iterable[int]) -> int:
    """What the launch hardware writes: user data, group ids, v0, EXEC, MODE and the scratch base."""
    found = ALWAYS | 1 << VGPR | (1 << user_sgprs) - 1
    for register in group_id_registers:
        found |= 1 << register
    return found | GROUP_IDS if generation(arch).ids_in_ttmp else found


class Learner:
    """Takes what is known over the instructions of a program; `loads` gathers those of private memory whose
    results are in doubt. early: loads of LDS that are followed; in one part of a kernel none are.
    """

    def __init__(self, program: KernelAnalysis, is_part: bool) -> None:
        self.slots, self.loads = Slots(program, is_part), set[int]()
        steps = [step for block in program.blocks for step in block.steps]
        halves = {step.offset for step in steps if brings_half(step.inst)}
        self.early = frozenset() if is_part else program.early_loads - halves

    def step(self, state: DefinedRegisters, facts: StepFacts, is_whole: bool) -> int:
        """Over one instruction; the registers that it leaves in doubt."""
        offset = facts.step.offset
        in_doubt = state.step(facts, is_whole)
        loaded = self.slots.step(state, facts.step, facts.writes, is_whole)
        if loaded:
            self.loads.add(offset)
        if offset in self.early:
            state.forget(facts.writes)
            loaded = facts.writes
        return in_doubt | loaded


def find_doubts(program: KernelAnalysis, launched: int, is_part: bool = False) -> Doubts:
    """Carry what is known through every block until nothing changes, then note each instruction. A part of a
    kernel may begin with any register undefined, and keeps account of all that it touches.
    """
    blocks = program.blocks
    facts = [[StepFacts(step) for step in block.steps] for block in blocks]
    whole, learner = full_exec(program, not is_part), Learner(program, is_part)
    proved, tracked = {}, 0

    def over(index: int, position: int, before: DefinedRegisters) -> DefinedRegisters:
        nonlocal tracked
        state = replace(before)
        tracked |= learner.step(state, facts[index][position], whole[index][position])
        return state

    begin = ALWAYS if is_part else launched
    first = {program.start: DefinedRegisters(begin, begin)}
    states = forward_steps(blocks, first, over, DefinedRegisters.meet, DefinedRegisters(ALL, ALL))
    for steps, along in zip(facts, states, strict=True):
        for each, state in zip(steps, along, strict=False):
            proved[each.step.offset] = state.lanes & ALL
            tracked |= matters(each) & ~state.lanes
            tracked |= (each.touched | defined_by(each)) & ALL & ~ALWAYS if is_part else 0
    is_private = is_part or bool(learner.loads)
    return Doubts(tracked, launched, proved, frozenset(learner.loads), learner.early, is_private, is_part)


@dataclass(frozen=True)
class UndefinedCause:
    """Why a register is undefined where it decides: the code of the fault, and the instruction before it."""

    code: str
    step: Step

    def words(self, detail: str, text: str, pc: int) -> str:
        """The fault's sentence; `text` and `pc` are the instruction's."""
        return (lanes_kept if self.code == "E_DPP_INACTIVE" else lds_unwritten)(detail, text, pc)


def cause_of(program: KernelAnalysis, doubts: Doubts, offset: int) -> UndefinedCause | None:
    """The lane-crossing move whose target kept undefined lanes that decide at `offset`, or the load of LDS
    that may have found nothing, if there is one.
    """
    for block in program.blocks:
        for position, step in enumerate(block.steps):
            doubtful = ~doubts.proved.get(step.offset, ALL)
            kept, place = kept_target(step.inst) & doubtful, (block.index, position + 1)
            is_cause = kept and not own_sources(step.inst) & doubtful
            if is_cause and reaches(program, place, kept, offset):
                return UndefinedCause("E_DPP_INACTIVE", step)
            results = register_set(step.inst.writes()) if step.offset in doubts.early else 0
            if results and reaches(program, place, results, offset):
                return UndefinedCause("E_LDS_UNINIT", step)
    return None


def words_of_doubt(code: int, lanes: list[int]) -> tuple[str, dict[str, object]]:
    """The sentence of E_UNINIT for a register, and what it adds to the place. lanes: of a vector register."""
    name = register_text(Reg(code))
    if not lanes:
        return f"{name} decides here, but this wave did not write it on its way", {"reg": name}
    which = ranges(lanes)
    detail = f"{name} decides here, but this wave did not write its lanes {which} on its way"
    return detail, {"reg": name, "lane": lanes[0], "lanes": which}


def ranges(lanes: list[int]) -> str:
    """``0-3,8``."""
    parts: list[list[int]] = []
    for lane in lanes:
        if parts and lane == parts[-1][1] + 1:
            parts[-1][1] = lane
        else:
            parts.append([lane, lane])
    return ",".join(str(low) if low == high else f"{low}-{high}" for low, high in parts)


def lanes_kept(detail: str, text: str, pc: int) -> str:
    """The words of E_DPP_INACTIVE; `text` and `pc` are the move's."""
    why = f"{text} at {pc:#x} left lanes as they were whose source lane is off or does not exist"
    return f"{detail}: {why}; give it bound_ctrl:1, or its destination a value before"


def lds_unwritten(detail: str, text: str, pc: int) -> str:
    """The words of E_LDS_UNINIT for a register; `text` and `pc` are the load's."""
    return f"{detail}: {text} at {pc:#x} loaded it from LDS that this group had not written"


def reaches(program: KernelAnalysis, start: StepPlace, registers: int, offset: int) -> bool:
    """Whether the instruction at `offset` may read what these registers hold at the `start`, or what was
    computed from it.
    """

    def through(index: int, position: int, holding: int) -> int | None:
        for step in program.blocks[index].steps[position:]:
            facts = StepFacts(step)
            if facts.reads & holding and step.offset == offset:
                return None
            is_passed = facts.reads & holding and facts.unit not in MEMORY_UNITS
            holding = holding | facts.writes & ~ALWAYS if is_passed else holding & ~facts.writes
        return holding

    return not follow(program.blocks, start, registers, through)
