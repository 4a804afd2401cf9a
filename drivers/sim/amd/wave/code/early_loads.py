"""Loads of LDS that compilers make early: what they bring is not always used.

LLVM moves private arrays to LDS and then loads elements before it knows whether the program wants them: a
choice takes another value, or a branch goes another way. Of LDS that no wave wrote such a load brings
nothing, which is no fault until something depends on it (`defined`, `jit.defined`). Of all other loads the
code says that they are used, and they are judged where they stand. Rule W09.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import and_, or_

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Reg
from drivers.sim.amd.wave.code.control_flow import ControlFlow
from drivers.sim.amd.wave.code.dataflow import backward_steps, reach
from drivers.sim.amd.wave.code.liveness import ALL, EXEC_CODES, register_set, widens_exec
from drivers.sim.amd.wave.code.steps import ENDS, BasicBlock, Step

LOADS = ("ds_load_b", "ds_load_u", "ds_load_i", "ds_load_2addr_")
CHOICES = ("v_cndmask", "s_cselect", "s_and_b", "s_or_b", "s_and_not1_b", "s_or_not1_b")
Through = Callable[[Step, int], int]


def is_lds_load(inst: Inst) -> bool:
    return inst.defn.mnemonic.startswith(LOADS)


def brings_half(inst: Inst) -> bool:
    """Whether it brings half of a register, which counts as written: registers are followed as a whole."""
    return "_d16" in inst.defn.mnemonic


def loaded_places(inst: Inst) -> list[tuple[int, int]]:
    """For each dword that a load brings: bytes behind the lane's address where it begins, and how many."""
    name = inst.defn.mnemonic
    size = int(name.rpartition("_")[2][1:]) // 8
    if "2addr" not in name:
        starts = [inst["offset"]]
    else:
        starts = [inst[each] * size * (64 if "stride64" in name else 1) for each in ("offset0", "offset1")]
    return [(start + at, min(size, 4)) for start in starts for at in range(0, size, 4)]


def find_early(program: ControlFlow) -> frozenset[int]:
    """Offsets of the loads of LDS whose results some way uses and another does not."""
    blocks = program.blocks
    if not any(is_lds_load(step.inst) for block in blocks for step in block.steps):
        return frozenset()
    surely = along(program, sure_before, ALL, and_)
    chosen = along(program, chosen_before, 0, or_)
    found = set()
    for block, used, choice in zip(blocks, surely, chosen, strict=True):
        live = program.liveness.live_out(block)
        for position, step in reversed([*enumerate(block.steps, 1)]):
            writes = register_set(step.inst.writes())
            if is_lds_load(step.inst) and writes & live & (~used[position] | choice[position]):
                found.add(step.offset)
            live = live & ~writes | register_set(step.inst.reads())
    return frozenset(found)


def along(
    program: ControlFlow, before: Through, first: int, join: Callable[[int, int], int]
) -> list[list[int]]:
    """What holds before each step and after the last. Behind a program's end nothing is used; behind what
    leads to other code, whatever it is is.
    """
    blocks = program.blocks
    loops = loop_numbers(blocks) if first == 0 else [0] * len(blocks)

    def leave(block: BasicBlock, starts: list[int]) -> int:
        if block.last.inst.defn.mnemonic in ENDS:
            return 0
        inside = (each for each in block.successors if loops[block.index] in (0, loops[each]))
        return reduce(join, (starts[each] for each in inside), first)

    return backward_steps(
        blocks, first, leave, lambda index, position, state: before(blocks[index].steps[position], state)
    )


def sure_before(step: Step, used: int) -> int:
    """Registers that every way reads, in all the lanes that are on here."""
    writes = register_set(step.inst.writes())
    if writes & EXEC_CODES and not widens_exec(step.inst):
        used = 0
    return used & ~writes | register_set(step.inst.reads())


def chosen_before(step: Step, chosen: int) -> int:
    """Registers of which something is computed that a choice may leave."""
    inst = step.inst
    reads, writes = register_set(inst.reads()), register_set(inst.writes())
    takes = is_choice(inst) or (writes & chosen and inst.defn.unit not in ("lds", "vmem", "flat", "smem"))
    return chosen & ~writes | (reads & ~EXEC_CODES if takes else 0)


def is_choice(inst: Inst) -> bool:
    """A choice of two values, or of masks: where one decides the other does not matter. One with EXEC is
    none, it only drops the lanes that are off.
    """
    name = inst.defn.mnemonic
    sources = [value for each in ("src0", "src1") if isinstance(value := inst.get(each), Reg)]
    if inst.defn.format == "VOPD":
        return "cndmask" in name
    return name.startswith(CHOICES) and not register_set(sources) & EXEC_CODES


def loop_numbers(blocks: list[BasicBlock]) -> list[int]:
    """For each block, the loop it is in: blocks that lead to each other have one number. 0: in none."""
    numbers = [0] * len(blocks)
    for block in blocks:
        if numbers[block.index]:
            continue
        ahead = reach(block.successors, lambda at: blocks[at].successors)
        if block.index not in ahead:
            continue
        behind = reach(block.predecessors, lambda at: blocks[at].predecessors)
        for index in ahead & behind:
            numbers[index] = block.index + 1
    return numbers
