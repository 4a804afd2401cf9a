"""Flags that a wave looks at once: a load that only decides where the wave goes, and a store of a constant.

Languages compile a relaxed atomic of a group to a plain load and store (LLVM AMDGPUUsage, "Memory model
gfx11": load atomic monotonic), so the code cannot tell it from a race. Data that race are computed, stored or
used as an address; what is only compared, and what only ever is set to a number, is taken for a flag, and
`shadow.judge` takes note of it. Loops that wait are `polls`'. Knows the code alone.
"""

from __future__ import annotations

from drivers.amd.isa.operand import Literal, Reg
from drivers.sim.amd.wave.code.dataflow import StepPlace, follow, last_before
from drivers.sim.amd.wave.code.definitions import copies
from drivers.sim.amd.wave.code.liveness import EXEC_CODES, register_set
from drivers.sim.amd.wave.code.polls import BitFlow, PrivateBits, is_source
from drivers.sim.amd.wave.code.private_slots import data_of, is_private, named_by
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.code.steps import INDIRECT, MEMORY_UNITS, Step

DEEPEST = 8  # registers and dwords of private memory between a constant and its store
STORED = ("data0", "vdata")


def is_look(program: KernelAnalysis, offset: int) -> bool:
    """Whether the load at `offset` brings one dword, or part of one, which only decides branches."""
    place = program.places.get(offset)
    if place is None or not is_source(program.step_at(place).inst):
        return False
    brought = register_set(program.step_at(place).inst.writes())
    return brought.bit_count() == 1 and only_decides(program, place, brought)


def only_decides(program: KernelAnalysis, place: StepPlace, brought: int) -> bool:
    """Whether `brought` is read, and nothing that was computed from it goes to memory or to other code."""
    flows, is_read = PrivateBits().flows(program), False

    def through(index: int, position: int, state: int) -> int | None:
        nonlocal is_read
        for flow in flows[index][position:]:
            if leaves(flow, state):
                return None
            is_read |= bool(flow.reads & state)
            state = onward(flow, state)
        return state

    return follow(program.blocks, (place[0], place[1] + 1), brought, through) and is_read


def leaves(flow: BitFlow, state: int) -> bool:
    """Whether it goes where this analysis does not follow: to memory, or to other code."""
    inst = flow.step.inst
    if inst.defn.mnemonic in INDIRECT:
        return bool(state)
    return inst.defn.unit in MEMORY_UNITS and not is_private(inst) and bool(flow.reads & state)


def onward(flow: BitFlow, state: int) -> int:
    """What is computed from it behind an instruction; which lanes are on is a decision."""
    given = flow.writes & ~EXEC_CODES if flow.reads & state else 0
    if "_saveexec_" in flow.step.inst.defn.mnemonic:
        given = 0  # EXEC as it was
    is_whole = not is_private(flow.step.inst)
    return (state & ~flow.writes if is_whole else state) | given


def stores_constant(program: KernelAnalysis, offset: int) -> bool:
    """Whether the store at `offset` gives a number that the code names, whichever way led there."""
    place = program.places.get(offset)
    if place is None or not program.step_at(place).inst.defn.is_store:
        return False
    inst = program.step_at(place).inst
    data = next((value for name in STORED if isinstance(value := inst.get(name), Reg)), None)
    return data is not None and data.count == 1 and is_constant(program, place, data.code, DEEPEST)


def is_constant(program: KernelAnalysis, place: StepPlace, code: int, depth: int) -> bool:
    """Whether a register holds a number of the code in front of the instruction at `place`."""
    found = writers(program, place, 1 << code)
    return bool(found) and depth > 0 and all(gives_constant(program, at, code, depth) for at in found)


def gives_constant(program: KernelAnalysis, place: StepPlace | None, code: int, depth: int) -> bool:
    """The same of what the instruction at `place` writes. None: where the program begins."""
    if place is None:
        return False
    step = program.step_at(place)
    if is_private(step.inst) and step.inst.defn.is_load:
        return keeps_constant(program, step, depth)
    moved = {target.code: source for target, source in copies(step.inst) if target.count == 1}
    source = moved.get(code)
    if isinstance(source, Reg):
        return is_constant(program, place, source.code, depth - 1)
    return isinstance(source, (int, float, Literal))


def keeps_constant(program: KernelAnalysis, load: Step, depth: int) -> bool:
    """Whether only numbers are stored to the dword of private memory that a load names."""
    named, found = named_by(load.inst), False
    for block in program.blocks:
        for position, step in enumerate(block.steps):
            if not is_private(step.inst) or step.inst.defn.is_load or named is None:
                continue
            other, data = named_by(step.inst), data_of(step.inst)
            if other is None or (other.base == named.base and set(other.dwords) & set(named.dwords)):
                place = (block.index, position)
                if data is None or other != named or not is_constant(program, place, data.code, depth - 1):
                    return False
                found = True
    return found


def writers(program: KernelAnalysis, place: StepPlace, register: int) -> list[StepPlace | None]:
    """Where the last writes of a register are, over every way to `place`; None: nowhere, on some way."""

    def writes(index: int, position: int) -> bool:
        return bool(register_set(program.step_at((index, position)).inst.writes()) & register)

    return last_before(program.blocks, place, program.start, writes)
