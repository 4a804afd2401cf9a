"""What the rule checker knows of each instruction, as bit sets, and forward dataflow over a kernel's blocks.

Registers are bits by operand code (`program.register_set`). A rule file brings a state with `step` and
`merge`; states only ever grow, so a rule that breaks while they still grow is broken for good and may raise
at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol, Self, TypeVar

from drivers.amd.isa import isa
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import M0, SCC, Reg, register_text
from drivers.core.errors import SimFault
from drivers.sim.amd.wave.abi import Abi
from drivers.sim.amd.wave.control_flow import ControlFlow
from drivers.sim.amd.wave.liveness import register_set
from drivers.sim.amd.wave.steps import MEMORY_UNITS as MEMORY_UNITS
from drivers.sim.amd.wave.steps import VGPR, Block, Step

VECTOR_UNITS = frozenset({"valu", "trans"})
MESSAGES_WITHOUT_DATA = (3,)  # DEALLOC_VGPRS does not look at M0
MOVES_BY_INDEX = (
    "v_movreld",
    "v_movrelsd",
    "s_movreld",
    "s_movrelsd",
)  # to a register from the destination up
READS_BY_INDEX = ("v_movrels", "s_movrels")  # of a register from src0 up
SWAPS_BY_INDEX = "v_swaprel"  # of registers from either up
INTO_PARTS = ("v_fma_mixlo", "v_fma_mixhi", "v_cvt_pk_fp8", "v_cvt_pk_bf8", "v_cvt_sr_fp8", "v_cvt_sr_bf8")
BY_INDEX = ("v_movrel", "s_movrel", "v_swaprel")
STORED = ("vdata", "data0", "data1", "sdata")
SOURCES, ADDRESSES = ("src0", "src1", "src2"), ("vaddr", "addr")


class Facts:
    """One step's registers and kind, worked out once and read by every rule."""

    __slots__ = ("is_vector", "name", "needs", "reads", "step", "touched", "unit", "writes")

    def __init__(self, step: Step) -> None:
        inst = step.inst
        self.step = step
        self.name = inst.defn.mnemonic
        self.unit = inst.defn.unit
        self.reads = register_set(inst.reads())
        self.writes = register_set(inst.writes())
        if self.name == "v_writelane_b32":
            self.reads &= ~self.writes  # the other lanes stay as they are; nobody reads them here
        if self.name == "s_barrier_signal_isfirst":
            self.reads &= ~(1 << SCC.code)  # LLVM's table names it a use; it is only written (RDNA4 ISA)
        if self.name == "s_sendmsg" and inst["simm16"] & 0xFF in MESSAGES_WITHOUT_DATA:
            self.reads &= ~(1 << M0.code)
        self.touched = self.reads | self.writes
        self.needs = self.reads & ~kept_lanes(inst)
        self.is_vector = self.unit in VECTOR_UNITS


def kept_lanes(inst: Inst) -> int:
    """What is named but stays as it is: the old destination of a lane-crossing move, which only stands where
    the source lane is missing; of a load or a conversion into one part of a register, whose rest LLVM leaves
    undefined where nobody looks at it; and of a move whose destination or source M0 says.
    """
    if inst.defn.mnemonic.startswith((*READS_BY_INDEX, SWAPS_BY_INDEX)):
        return register_set(value for value in inst.values if isinstance(value, Reg))
    if inst.defn.dpp:
        old = [o.name for o in inst.defn.operands if o.role == "o"]
    elif inst.defn.mnemonic.startswith(("v_permlane", *MOVES_BY_INDEX, *INTO_PARTS)):
        old = ["vdst" if "vdst" in inst.defn.slot else "sdst"]
    elif "_d16" in inst.defn.mnemonic and "load" in inst.defn.mnemonic:
        old = [name for name in ("vdst", "vdata") if name in inst.defn.slot]
    else:
        return 0
    sources = [value for name in (*SOURCES, *ADDRESSES) if isinstance(value := inst.get(name), Reg)]
    return register_set(inst[name] for name in old) & ~register_set(sources)


def stored_groups(inst: Inst) -> list[int]:
    """The registers that a store gives to memory, by operand. Not those of atomics, which look at theirs."""
    if inst.defn.unit not in MEMORY_UNITS or not inst.defn.is_store or "load" in inst.defn.flags:
        return []
    data = (inst.get(name) for name in STORED)
    return [register_set((value,)) for value in data if isinstance(value, Reg)]


def may_be_stored(inst: Inst, defined: int) -> int:
    """Undefined registers that a store may copy: any to scratch, as compilers spill what they have; elsewhere
    those of a group that is defined in part, like the fourth element of LLVM's vectors of three.
    """
    groups = stored_groups(inst)
    if not groups:
        return 0
    if inst.defn.format != "SCRATCH":
        groups = [group for group in groups if group & defined]
    found = 0
    for group in groups:
        found |= group & ~defined
    return found & ~looked_at(inst)


def looked_at(inst: Inst) -> int:
    """The registers of a memory instruction's address."""
    data = (*STORED, "vdst", "sdst")
    operands = [o for o in inst.defn.operands if o.is_use and o.name not in data]
    return register_set(value for o in operands if isinstance(value := inst[o.name], Reg))


@dataclass
class Subject:
    """A kernel under examination: its code, its launch words, and where a fault is to say it happened."""

    program: ControlFlow
    abi: Abi
    entry_va: int
    where: Mapping[str, object]

    @cached_property
    def blocks(self) -> list[list[Facts]]:
        """Facts of every step, by block."""
        return [[Facts(step) for step in block.steps] for block in self.program.blocks]

    def text(self, step: Step) -> str:
        """An instruction as assembly."""
        return isa(self.program.arch, self.program.wave_size).format(step.inst)

    def fault(self, code: str, detail: str, step: Step, **more: object) -> SimFault:
        """The error for a rule broken at `step`, with its address and its text."""
        place = {**self.where, "pc": self.entry_va + step.offset, "inst": self.text(step), **more}
        return SimFault(code, detail, place)


class State(Protocol):
    """What holds on arrival at an instruction. `merge` joins another path's; True if this one grew."""

    def step(self, facts: Facts) -> None: ...

    def merge(self, other: Self) -> bool: ...

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)


def flow(subject: Subject, start: S) -> list[S | None]:
    """Carry the state through every block until nothing changes; the states at the blocks' starts."""
    blocks = subject.program.blocks
    states: list[S | None] = [None] * len(blocks)
    states[subject.program.start] = start
    waiting = {subject.program.start}
    while waiting:
        index = min(waiting)
        waiting.remove(index)
        before = states[index]
        if before is None:
            continue
        state = before.copy()
        for facts in subject.blocks[index]:
            state.step(facts)
        waiting.update(spread(states, blocks[index], state))
    return states


def spread(states: list[S | None], block: Block, state: S) -> list[int]:
    """Give a block's last state to its successors; those whose first state grew."""
    grown = []
    for successor in block.successors:
        known = states[successor]
        if known is None:
            states[successor] = state.copy()
            grown.append(successor)
        elif known.merge(state):
            grown.append(successor)
    return grown


def lowest(registers: int) -> int:
    """The least operand code of a nonempty set."""
    return (registers & -registers).bit_length() - 1


def codes(registers: int) -> list[int]:
    """The operand codes of a set, least first."""
    found = []
    while registers:
        found.append(lowest(registers))
        registers &= registers - 1
    return found


def register_name(code: int) -> str:
    """s5, v7, vcc_lo, src_scc: how assembly spells it."""
    return register_text(Reg(code))


def find_writer(subject: Subject, at: Step, code: int, wanted: Callable[[Facts], bool]) -> int | None:
    """Address of the nearest step before `at`, on any path, that writes a register and is `wanted`."""
    blocks = subject.program.blocks
    index = next(b.index for b in blocks if b.steps[0].offset <= at.offset <= b.last.offset)
    position = blocks[index].steps.index(at)
    seen = {index}
    queue = [(index, position)]
    while queue:
        index, position = queue.pop(0)
        for facts in reversed(subject.blocks[index][:position]):
            if facts.writes >> code & 1 and wanted(facts):
                return subject.entry_va + facts.step.offset
        fresh = [p for p in blocks[index].predecessors if p not in seen]
        seen.update(fresh)
        queue += [(p, len(blocks[p].steps)) for p in fresh]
    return None


def is_vgpr(code: int) -> bool:
    return VGPR <= code < 2 * VGPR
