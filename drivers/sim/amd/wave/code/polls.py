"""Loops in which a wave may wait for others: what it loads there, where others can write, decides their end.

Found in the code alone, for both executors: in such a loop a wave lets others have their turn, and where it
asked last is what the watchdog names. A loop that only counts, or whose end its own registers and private
memory decide, is none. Knows nothing of LLVM.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import or_

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO, Reg
from drivers.core.errors import SimFault
from drivers.sim.amd.wave.code.control_flow import ControlFlow
from drivers.sim.amd.wave.code.dataflow import forward, reach
from drivers.sim.amd.wave.code.liveness import EXEC_BITS, register_set
from drivers.sim.amd.wave.code.private_slots import SLOTS_FROM, data_of, is_private, named_by
from drivers.sim.amd.wave.code.steps import MEMORY_UNITS, VGPR, BasicBlock, Step
from drivers.sim.amd.wave.facts.faults import stopped
from drivers.sim.amd.wave.patience import Patience
from hcq.interrupts import is_held

RESULTS = register_set((Reg(VGPR, 2),))  # of a function. Source: LLVM AMDGPUUsage, "Calling convention"
WRITE_LANE, READ_LANE = "v_writelane_b32", "v_readlane_b32"
JOINS = ("s_or_b32", "s_or_b64")
LANE_BITS = 64
EVERY_LANE = (1 << LANE_BITS) - 1


@dataclass(frozen=True)
class Polls:
    """headers: blocks with which loops begin that may wait. loads: byte offsets of what may be waited for
    there. still: those of them whose address stays what it is while the loop runs. returned: loads of what
    is given to a caller, whose loop may wait for it (`callers`).
    """

    headers: frozenset[int]
    loads: frozenset[int]
    still: frozenset[int]
    returned: frozenset[int] = frozenset()

    @property
    def asking(self) -> frozenset[int]:
        """The loads that somebody may wait for."""
        return self.loads | self.returned


NO_POLLS = Polls(frozenset(), frozenset(), frozenset())


@dataclass(frozen=True)
class BitFlow:
    """Bits that one instruction reads and writes: registers by operand code, then private memory. asks: those
    of its address. copies: it only moves the lanes of a register, from bit to bit.
    """

    step: Step
    reads: int
    writes: int
    is_source: bool
    asks: int = 0
    copies: tuple[int, int] | None = None


def find_polls(program: ControlFlow, slots: PrivateBits | None = None) -> Polls:
    """The loops of a kernel, or of one part of it, in which a wave may wait for others. slots: what tells the
    flow of an instruction.
    """
    slots = slots or PrivateBits()
    flows = slots.flows(program)
    headers: set[int] = set()
    loads: set[int] = set()
    still: set[int] = set()
    for block in program.blocks:
        for body in loops_of(program.blocks, block):
            sources = [flow for index in body for flow in flows[index] if flow.is_source]
            if not sources or not waits_for(program.blocks, flows, body, block.index):
                continue
            headers.add(block.index)
            loads |= {flow.step.offset for flow in sources}
            start = (block.index, slots.handed_on(flows, body))
            still |= still_loads(program, flows, body, start)
    returned = returned_loads(program, flows, slots.bits(RESULTS))
    return Polls(frozenset(headers), frozenset(loads), frozenset(still), returned)


@dataclass(frozen=True)
class Asked:
    """What a waiting loop asked for last: LDS byte or GPU virtual address, and by which instruction."""

    address: int
    pc: int
    text: str


def endless(where: Mapping[str, object], patience: Patience, asked: Asked | None) -> SimFault:
    """A wave has used up what it may take in the loop at `where`, or the user wants no more. Rule W26."""
    if is_held():
        return stopped(where)
    detail = "the wave used up its instruction budget here, inside a loop that does not end in time"
    more: dict[str, object] = {}
    if asked is not None:
        space = "LDS" if asked.text.startswith("ds_") else "memory"
        detail += (
            f"; it asks for {space} {asked.address:#x} again and again, at pc {asked.pc:#x} ({asked.text})"
        )
        more = {"polled": asked.address, "polled_pc": asked.pc}
    who = "`watchdog` of hcq.settings.Settings, --watchdog of a served machine,"
    allowed = f"{patience}; {who} allows more"
    return SimFault("E_WATCHDOG", f"{detail}. {allowed}", {**where, **more})


def is_source(inst: Inst) -> bool:
    """Whether it brings what others may have written."""
    defn = inst.defn
    return defn.unit in MEMORY_UNITS and defn.is_load and not is_private(inst) and bool(inst.writes())


def addresses(inst: Inst) -> int:
    """The registers that say where a load goes."""
    named = [inst.get(name) for name in ("addr", "vaddr", "saddr", "sbase", "soffset", "rsrc", "srsrc")]
    return register_set(each for each in named if isinstance(each, Reg))


class PrivateBits:
    """Bits for the dwords of private memory that a kernel names; the first: of all that lanes choose.

    Compilers keep scalars in lanes of a register, and that in private memory: each lane has a bit of its own.
    """

    def __init__(self) -> None:
        self.numbers: dict[tuple[int, int], int] = {}
        self.wide: dict[int, int] = {}  # registers that keep scalars: where the bits of their lanes begin
        self.wide_dwords: set[tuple[int, int]] = set()
        self.next = SLOTS_FROM + 1

    def flows(self, program: ControlFlow) -> list[list[BitFlow]]:
        """Per block, what each instruction reads and writes."""
        insts = [step.inst for block in program.blocks for step in block.steps]
        for inst in insts:
            if inst.defn.mnemonic == WRITE_LANE:
                self.wide.setdefault(inst["vdst"].code, self.take(LANE_BITS))
        for inst in insts:
            named = named_by(inst) if self.keeps_scalars(inst) else None
            if named is not None:
                self.wide_dwords.add((named.base, named.dwords[0]))
        return [[self.flow(step) for step in block.steps] for block in program.blocks]

    def take(self, count: int) -> int:
        self.next += count
        return self.next - count

    def keeps_scalars(self, inst: Inst) -> bool:
        """Whether it moves a register that keeps scalars, to private memory or back."""
        data = data_of(inst) if is_private(inst) else None
        return data is not None and data.count == 1 and data.code in self.wide

    def bits(self, registers: int) -> int:
        """The bits of registers by operand code."""
        for code, place in self.wide.items():
            if registers >> code & 1:
                registers = registers & ~(1 << code) | EVERY_LANE << place
        return registers

    def flow(self, step: Step) -> BitFlow:
        inst, name = step.inst, step.inst.defn.mnemonic
        reads, writes = self.bits(register_set(inst.reads())), self.bits(register_set(inst.writes()))
        lane = inst["src1"] if name in (WRITE_LANE, READ_LANE) else None
        if isinstance(lane, int) and name == WRITE_LANE:
            return BitFlow(
                step, self.source(inst), 1 << self.wide[inst["vdst"].code] + lane % LANE_BITS, False
            )
        if isinstance(lane, int) and inst["src0"].code in self.wide:
            return BitFlow(step, 1 << self.wide[inst["src0"].code] + lane % LANE_BITS, writes, False)
        if is_private(inst):
            return self.private(step, reads, writes)
        if name in JOINS and inst["sdst"].code == EXEC_LO.code:
            reads &= ~EXEC_BITS[64]  # lanes that were off come back: what is on is what was before
        return BitFlow(step, reads, writes, is_source(inst), self.bits(addresses(inst)))

    def source(self, inst: Inst) -> int:
        source = inst["src0"]
        return self.bits(register_set((source,))) if isinstance(source, Reg) else 0

    def private(self, step: Step, reads: int, writes: int) -> BitFlow:
        inst, place, copies = step.inst, self.place(step.inst), None
        named = named_by(inst)
        if named is not None and self.keeps_scalars(inst) and not inst["offset"] % 4:
            data = data_of(inst)
            ends = (
                self.numbers[named.base, named.dwords[0]],
                self.wide[data.code] if data is not None else 0,
            )
            copies = ends if inst.defn.is_load else ends[::-1]
        reads, writes = (reads | place, writes) if inst.defn.is_load else (reads, writes | place)
        return BitFlow(step, reads, writes, False, copies=copies)

    def place(self, inst: Inst) -> int:
        """The bits of the dwords that a scratch instruction names."""
        named, found = named_by(inst), 0
        if named is None:
            return 1 << SLOTS_FROM
        for dword in named.dwords:
            key = (named.base, dword)
            width = LANE_BITS if key in self.wide_dwords else 1
            if key not in self.numbers:
                self.numbers[key] = self.take(width)
            found |= (1 << width) - 1 << self.numbers[key]
        return found

    def handed_on(self, flows: list[list[BitFlow]], body: frozenset[int]) -> int:
        """What a lap reads before it writes it, and writes; of lanes only what is not just moved around."""
        inside = [flow for index in sorted(body) for flow in flows[index]]
        written = used = changed = 0
        for flow in inside:
            used |= flow.reads & ~written
            written |= flow.writes
            changed |= 0 if flow.copies else flow.writes
        copies = {flow.copies for flow in inside if flow.copies is not None}
        lanes = {place: changed >> place & EVERY_LANE for copy in copies for place in copy}
        for _ in copies:
            for source, target in copies:
                lanes[source] = lanes[target] = lanes[source] | lanes[target]
        unchanged = sum((EVERY_LANE & ~those) << place for place, those in lanes.items())
        return used & written & ~unchanged


# -- loops -----------------------------------------------------------------------------------------


def loops_of(blocks: list[BasicBlock], header: BasicBlock) -> list[frozenset[int]]:
    """The loops that begin with `header`, one for each way back to it: the blocks on that way."""
    after = reach([header.index], lambda index: blocks[index].successors)
    found = []
    for back in header.predecessors:
        if back >= header.index:
            before = reach([back], lambda at: [] if at == header.index else blocks[at].predecessors)
            found.append(frozenset(before & after))
    return found


def waits_for(
    blocks: list[BasicBlock], flows: list[list[BitFlow]], body: frozenset[int], header: int
) -> bool:
    """Whether a branch out of the loop depends on what it loads: on the value, or on what is written only
    where a branch that depends on it goes.
    """
    chosen: frozenset[int] = frozenset()
    while True:
        deciding = set(deciding_blocks(blocks, flows, body, chosen))
        if any(successor not in body for index in deciding for successor in blocks[index].successors):
            return True
        chosen_now = chosen.union(*(sides(blocks, body, header, index) for index in deciding))
        if chosen_now == chosen:
            return False
        chosen = chosen_now


def deciding_blocks(
    blocks: list[BasicBlock], flows: list[list[BitFlow]], body: frozenset[int], chosen: frozenset[int]
) -> list[int]:
    """Blocks of the loop that end in a branch which depends on what it loads. chosen: blocks that run or do
    not run because of such a branch.
    """

    def through(index: int, state: int) -> int:
        for flow in flows[index]:
            is_chosen = index in chosen and flow.copies is None
            state = spread(flow, state) | (flow.writes if is_chosen else 0)
        return state

    states = along(blocks, dict.fromkeys(body, 0), through)
    branches = (index for index in body if len(blocks[index].successors) > 1)
    return [index for index in branches if flows[index][-1].reads & through(index, states[index] or 0)]


def along(
    blocks: list[BasicBlock], states: dict[int, int], through: Callable[[int, int], int]
) -> list[int | None]:
    """Bits that may hold where each block of a loop begins. states: what they are at least."""
    return forward(blocks, states, through, or_, lambda index, successor: successor in states)


def sides(blocks: list[BasicBlock], body: frozenset[int], header: int, branch: int) -> set[int]:
    """The blocks of one lap that run or do not run as the branch goes, and as branches in them go."""

    def decided(branch: int) -> set[int]:
        return one_side(blocks, body, header, branch) if len(blocks[branch].successors) > 1 else set()

    return reach(decided(branch), decided)


def one_side(blocks: list[BasicBlock], body: frozenset[int], header: int, branch: int) -> set[int]:
    """The blocks that every path behind one way of the branch comes to, and not every path behind the branch:
    what depends on it by control.
    """
    found, inside = set(), body - {header}
    for way in inside.intersection(blocks[branch].successors):
        behind = reach([way], lambda index: inside.intersection(blocks[index].successors))
        sure = {each for each in behind if each == way or not ends_lap(blocks, body, header, way, each)}
        found |= {each for each in sure if ends_lap(blocks, body, header, branch, each)}
    return found


def ends_lap(blocks: list[BasicBlock], body: frozenset[int], header: int, start: int, without: int) -> bool:
    """Whether the loop comes round from `start` without passing one of its blocks."""
    past = reach(
        [start], lambda index: [e for e in blocks[index].successors if e in body - {header, without}]
    )
    return start == without or any(header in blocks[index].successors for index in past)


def returned_loads(program: ControlFlow, flows: list[list[BitFlow]], results: int) -> frozenset[int]:
    """Offsets of loads in blocks that return, and whose value is what a function gives back."""
    found: set[int] = set()
    for block in program.blocks:
        if block.last.inst.defn.mnemonic != "s_setpc_b64":
            continue
        wanted = results
        for flow in reversed(flows[block.index]):
            if flow.is_source and flow.writes & wanted:
                found.add(flow.step.offset)
            elif flow.writes & wanted:
                wanted = wanted & ~flow.writes | flow.reads
    return frozenset(found)


def spread(flow: BitFlow, state: int) -> int:
    """Bits that depend on what was loaded, behind one instruction."""
    if flow.copies is not None:
        source, target = flow.copies
        lanes = state >> source & EVERY_LANE
        return state & ~flow.writes | lanes << target
    taints = flow.is_source or bool(flow.reads & state)
    return state | flow.writes if taints else state & ~flow.writes


def still_loads(
    program: ControlFlow, flows: list[list[BitFlow]], body: frozenset[int], start: tuple[int, int]
) -> set[int]:
    """Offsets of loads whose address is the same on every lap: it does not depend on what one lap hands to
    the next, nor on what is loaded. start: the first block, and the bits that are handed on there.
    """
    mask, states = EXEC_BITS[program.wave_size], dict.fromkeys(body, 0)
    states[start[0]] = start[1] & ~mask
    found: dict[int, bool] = {}

    def through(index: int, state: int) -> int:
        for flow in flows[index]:
            if flow.is_source:
                found[flow.step.offset] = not flow.asks & state
            state = spread(flow, state) & ~mask
        return state

    along(program.blocks, states, through)
    return {offset for offset, is_still in found.items() if is_still}
