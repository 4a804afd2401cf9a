"""Rules on registers: inside what the launch allocates, aligned, and given a value before they are read.

E_REG_RANGE, E_SGPR_RANGE, E_UNINIT, E_WGID of firmware_notes/strictness.md. Knows the launch through `abi`.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import FLAT_SCRATCH, MODE, NULL, TTMP0, Reg
from drivers.sim.amd.wave.check.fate import Fate, fate_of, results_of
from drivers.sim.amd.wave.check.flow import Subject
from drivers.sim.amd.wave.code.dataflow import forward, reach
from drivers.sim.amd.wave.code.defined import launched_registers
from drivers.sim.amd.wave.code.definitions import (
    GROUP_IDS,
    copies,
    defined_by,
    named,
    shifted_out,
    upper_addend,
)
from drivers.sim.amd.wave.code.liveness import ALL, SCALARS, register_set
from drivers.sim.amd.wave.code.step_facts import StepFacts, lowest, may_be_stored, register_name
from drivers.sim.amd.wave.code.steps import INDIRECT, VGPR

SPILL = "v_writelane_b32"
TRAP = sum(1 << code for code in range(TTMP0, NULL.code))


def check_ranges(subject: Subject) -> None:
    """Each vector register below RSRC1's allocation; scalar groups aligned and inside s0..s105 or vcc."""
    allowed = (1 << VGPR + subject.abi.vgprs) - 1 | register_set((MODE, FLAT_SCRATCH))
    for block in subject.blocks:
        for facts in block:
            beyond = facts.touched & ~allowed
            if beyond:
                refuse_vector(subject, facts, lowest(beyond))
            check_scalars(subject, facts)


def refuse_vector(subject: Subject, facts: StepFacts, code: int) -> None:
    name, count = register_name(code), subject.abi.vgprs
    detail = f"{name} is used, but RSRC1.VGPRS allocates v0..v{count - 1}"
    raise subject.fault("E_REG_RANGE", detail, facts.step, reg=name, alloc=count)


def check_scalars(subject: Subject, facts: StepFacts) -> None:
    if facts.writes & TRAP:
        name = register_name(lowest(facts.writes & TRAP))
        detail = f"{name} is written; trap temporaries belong to the trap handler"
        raise subject.fault("E_SGPR_RANGE", detail, facts.step, reg=name)


def check_defined(subject: Subject) -> None:
    """No instruction reads a register that nothing on any path to it has
    written. Rule W01, its static half.
    """
    blocks, abi = subject.program.blocks, subject.abi
    launched = launched_registers(subject.program.arch, abi.user_sgprs, abi.group_id_registers)
    written = reduce(or_, (facts.writes for block in subject.blocks for facts in block))
    others = rejoined(subject)

    def through(index: int, defined: int) -> int:
        defined |= others[index]
        for facts in subject.blocks[index]:
            defined = after(facts, defined)
        return defined

    arriving = forward(blocks, {0: launched}, through, or_)
    for index, (defined, other) in enumerate(zip(arriving, others, strict=True)):
        check_block(subject, index, (defined or 0) | other, written)


def rejoined(subject: Subject) -> list[int]:
    """Per block, what it may have from code that the program does not show: a call comes back behind itself,
    and from there the kernel goes on into any later block with any register written.
    """
    blocks = subject.program.blocks
    calls = [block.last.offset for block in blocks if block.last.inst.defn.mnemonic in INDIRECT]
    first = min(calls, default=blocks[-1].last.offset)
    return [ALL if block.steps[0].offset > first else 0 for block in blocks]


def after(facts: StepFacts, defined: int) -> int:
    """What has a value behind an instruction. A copy of nothing is nothing: unoptimised code passes registers
    on to functions that do not look at them. Lanes that a vector copy does not reach keep what they have.
    """
    if not facts.needs & ~defined:
        return defined | defined_by(facts)
    empty = 0
    for target, source in moves(facts.step.inst):
        empty |= target if source & ~defined else 0
    return defined & ~(empty & SCALARS) | defined_by(facts) & ~empty


def moves(inst: Inst) -> list[tuple[int, int]]:
    """Target and source of what an instruction only copies."""
    return [(named(target), named(source)) for target, source in copies(inst)]


def only_moved(facts: StepFacts, written: int, beside: list[StepFacts]) -> int:
    """What an instruction copies and does not look at. LLVM's unoptimised code passes on scalars that nobody
    gave a value, and moves groups whole of which part is undefined, register by register: then one `beside`
    it moves to the next register. Another vector register that the kernel writes nowhere is a mistake;
    others, which `written` shows, have uses elsewhere.
    """
    inst, found = facts.step.inst, 0
    if facts.name == SPILL:
        return named(inst["src0"]) & (ALL if any(each.name == SPILL for each in beside) else written)
    own = moves(inst)
    others = [target for each in (facts, *beside) for target, _ in moves(each.step.inst)]
    for target, source in own:
        is_grouped = any(target << 1 == other or target >> 1 == other for other in others)
        found |= source if target & SCALARS or is_grouped else source & (written | SCALARS)
    if inst.defn.format == "VOPD" and len(own) == 1:
        half = "Y" if own[0][0] == named(inst["vdstX"]) else "X"
        operands = [o for o in inst.defn.operands if o.name.endswith(half) and o.is_use]
        found &= ~register_set(v for o in operands if isinstance(v := inst[o.name], Reg))
    return found


def mistaken_ids(subject: Subject) -> int:
    """Where the other generation has the group's ids, if the launch enables them. Rule W25."""
    if not any(subject.abi.group_ids):
        return 0
    behind = 7 << subject.abi.user_sgprs
    return behind if subject.abi.architected_ids else GROUP_IDS


def passed_over(facts: StepFacts, defined: int) -> int:
    """What an instruction names but does not look at, or stores with what it is part of."""
    return upper_addend(facts) | shifted_out(facts) | may_be_stored(facts.step.inst, defined)


def is_avoidable(subject: Subject, index: int) -> bool:
    """Whether a run may end without this block. There LLVM reads a register that only other ways write, where
    a variable has no value after a loop of no rounds; whether a run comes there, SIM=strict sees.
    """
    blocks = subject.program.blocks
    others = reach([0] if index else (), lambda at: [each for each in blocks[at].successors if each != index])
    return any(not blocks[each].successors for each in others)


def check_block(subject: Subject, index: int, defined: int, written: int) -> None:
    block = subject.blocks[index]
    for position, facts in enumerate(block):
        missing = facts.needs & ~defined
        if missing:
            beside = [*block[max(position - 1, 0) : position], *block[position + 1 : position + 2]]
            copied = only_moved(facts, written, beside)
            if copied & missing & mistaken_ids(subject):
                fate = fate_of(subject, index, position + 1, facts.writes)
                copied &= ~mistaken_ids(subject) if fate is Fate.DECIDES else ALL
            missing &= ~(copied | passed_over(facts, defined))
        empty = results_of(facts, missing) if facts.is_vector else 0
        if empty and fate_of(subject, index, position + 1, empty) is Fate.COPIED:
            missing = 0
        if missing & mistaken_ids(subject):
            name = register_name(lowest(missing & mistaken_ids(subject)))
            where = (
                "ttmp9 and ttmp7" if subject.abi.architected_ids else "scalar registers behind the user data"
            )
            detail = f"{name} is read as if it held the group's id; this generation has it in {where}"
            raise subject.fault("E_WGID", detail, facts.step, reg=name)
        if missing & written and is_avoidable(subject, index):
            missing &= ~written
        if missing:
            name = register_name(lowest(missing))
            detail = f"{name} is read, but no path to here writes it and the launch does not set it"
            raise subject.fault("E_UNINIT", detail, facts.step, reg=name)
        defined = after(facts, defined) & ~empty
