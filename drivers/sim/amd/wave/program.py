"""A kernel's machine code as basic blocks, with the facts both executors and the rule checker want of it.

Control flow on RDNA is per wave (lanes are switched off by EXEC, branches are scalar), so the graph found
here is the kernel's own. Decodes only what can be reached. Knows nothing of LLVM.
"""

from __future__ import annotations

import ctypes
from collections import Counter
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from autogen.schema import DecodeError
from drivers.amd.isa import Isa, isa
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.legality import retired
from drivers.amd.isa.operand import EXEC_LO, SCC, SGPR_COUNT, VCC_LO, Literal, Reg
from drivers.core.errors import SimFault
from drivers.sim.amd.wave.approximate import approximations

if TYPE_CHECKING:
    from drivers.sim.amd.memory import AddressSpace
    from drivers.sim.amd.wave.polls import Polls

VGPR = 256  # operand codes from here on are vector registers
ENDS = frozenset({"s_endpgm", "s_endpgm_saved"})
TRAP = "s_trap"  # ends the launch: no trap handler is there to come back
INDIRECT = frozenset({"s_setpc_b64", "s_swappc_b64", "s_call_b64", "s_rfe_b64"})
BARRIERS = frozenset({"s_barrier", "s_barrier_wait"})
NARROWING = frozenset(
    f"s_{name}_b{bits}"
    for name in ("and_saveexec", "and_not0_saveexec", "and_not0_wrexec")
    for bits in (32, 64)
)
CHUNK_BYTES = 4096

# Reads other lanes than its own, whatever EXEC says: source RDNA3 ISA 3.4 and the DPP, permlane and readlane
# pages.
CROSS_LANE = (
    "v_readlane", "v_readfirstlane", "v_writelane", "v_permlane", "v_wmma", "v_swmmac",
    "ds_bpermute", "ds_permute", "ds_swizzle",
)  # fmt: skip


@dataclass(frozen=True)
class Step:
    """One instruction and where it lies, in bytes from the kernel's entry.

    is_seam: none of the kernel's, but the place where it goes on in another of its parts.
    """

    offset: int
    inst: Inst
    size: int
    is_seam: bool = False

    @property
    def after(self) -> int:
        """Offset of the instruction that follows in memory."""
        return self.offset + self.size


@dataclass
class Block:
    """Instructions that run one after the other.

    `successors` are block indices: the fall-through comes last.
    """

    index: int
    steps: list[Step]
    successors: tuple[int, ...] = ()
    predecessors: list[int] = field(default_factory=list)

    @property
    def last(self) -> Step:
        """The instruction that decides where to go on."""
        return self.steps[-1]


@dataclass
class Program:
    """Blocks in address order, as far as they are reached without an indirect branch; `start` is the entry's.

    `code` are the bytes from offset `low` to the last instruction. Offsets count from the kernel's entry; a
    part of a kernel that an indirect branch leads to may lie before it.
    """

    arch: str
    blocks: list[Block]
    code: bytes
    wave_size: int = 32
    start: int = 0
    low: int = 0

    @cached_property
    def size(self) -> int:
        """How many instructions."""
        return sum(len(block.steps) for block in self.blocks)

    @cached_property
    def classes(self) -> list[Counter[str]]:
        """Per block: how many instructions of each unit."""
        steps = ([step for step in block.steps if not step.is_seam] for block in self.blocks)
        return [Counter(step.inst.defn.unit for step in each) for each in steps]

    @cached_property
    def approximate(self) -> list[dict[str, str]]:
        """Per block: its instructions whose values may differ from a card's, and how."""
        return [approximations(step.inst.defn.mnemonic for step in block.steps) for block in self.blocks]

    @cached_property
    def seams(self) -> list[int]:
        """Offsets at which other parts go on."""
        return [step.offset for block in self.blocks for step in block.steps if step.is_seam]

    @cached_property
    def cuts(self) -> list[int]:
        """Offsets of the blocks at which another part may leave off: not inside loops without calls."""
        inside = [False] * len(self.blocks)
        for block in self.blocks:
            for first in [successor for successor in block.successors if successor <= block.index]:
                loop = self.blocks[first : block.index + 1]
                if not any(each.last.inst.defn.mnemonic in INDIRECT for each in loop):
                    inside[first : block.index + 1] = [True] * len(loop)
        starts = [block.steps[0] for block in self.blocks if not inside[block.index]]
        return [step.offset for step in starts if not step.is_seam]

    @cached_property
    def barriers(self) -> list[int]:
        """Blocks that end in s_barrier, which begin again at their successor."""
        return [block.index for block in self.blocks if block.last.inst.defn.mnemonic in BARRIERS]

    @cached_property
    def is_linked(self) -> bool:
        """Whether an indirect branch or a call leads out of it."""
        return any(block.last.inst.defn.mnemonic in INDIRECT for block in self.blocks)

    @cached_property
    def polls(self) -> Polls:
        """Loops in which a wave may wait for others."""
        from drivers.sim.amd.wave.polls import find_polls

        return find_polls(self)

    @cached_property
    def liveness(self) -> Liveness:
        """Which registers matter where."""
        return find_liveness(self)


@dataclass(frozen=True)
class Liveness:
    """Bit sets of registers by operand code. live_in: read before written from a block's start on.
    blend: per block and step, vector registers written there whose switched-off lanes may still be read."""

    live_in: list[int]
    blend: list[list[int]]

    def live_out(self, block: Block) -> int:
        """Registers that somebody may read behind the block."""
        if block.last.inst.defn.mnemonic in INDIRECT:
            return ALL
        found = 0
        for successor in block.successors:
            found |= self.live_in[successor]
        return found


def load(
    arch: str,
    entry_va: int,
    memory: AddressSpace,
    where: Mapping[str, object],
    wave_size: int = 32,
    root: int = 0,
    held: Container[int] = (),
) -> Program:
    """Fetch and decode what can be reached from byte offset `root` of the kernel at `entry_va` (GPU virtual
    address). It ends in a seam where it comes to an offset that other parts have (`held`).

    Raises SimFault E_VM_FAULT/E_VM_PERM (not executable), E_PC_RANGE, E_ILLEGAL.
    """
    window = _Window(entry_va, memory, where, root)
    steps = _decode_reachable(isa(arch, wave_size), window, root, held)
    blocks = _cut(steps, entry_va, where, root)
    start = next(block.index for block in blocks if block.steps[0].offset == root)
    low = min(steps)
    code = window.bytes_between(low, max(step.after for step in steps.values()))
    return Program(arch, blocks, code, wave_size, start, low)


class _Window:
    """The code bytes from the kernel's entry on, fetched as decoding asks for them. A part of a kernel that
    an indirect branch leads to sees its whole mapping.
    """

    def __init__(self, entry_va: int, memory: AddressSpace, where: Mapping[str, object], root: int) -> None:
        from drivers.sim.amd.memory import Access

        self.entry_va, self.where = entry_va, where
        segment = memory.segment(entry_va + root, Access.EXECUTE, where)
        self.low = segment.low - entry_va if root else 0
        self._host = segment.host + entry_va - segment.low
        self._limit = segment.high - entry_va
        self.data = b""

    def reach(self, offset: int) -> bytes:
        """The bytes so far, at least to the instruction at `offset`."""
        if not self.low <= offset < self._limit:
            detail = (
                "execution reaches an address outside the code's mapping (s_endpgm missing or wild branch)"
            )
            raise SimFault("E_PC_RANGE", detail, {**self.where, "pc": self.entry_va + offset})
        if offset + 32 > self.low + len(self.data) < self._limit:
            wanted = (offset + 32 + CHUNK_BYTES) // CHUNK_BYTES * CHUNK_BYTES
            self.data = ctypes.string_at(self._host + self.low, min(wanted, self._limit) - self.low)
        return self.data

    def bytes_between(self, low: int, end: int) -> bytes:
        return self.data[low - self.low : end - self.low]


def _decode_reachable(tables: Isa, window: _Window, root: int, held: Container[int]) -> dict[int, Step]:
    steps: dict[int, Step] = {}
    pending = [root]
    while pending:
        offset = pending.pop()
        while offset not in steps:
            if offset in held and offset != root:
                steps[offset] = _seam(tables, offset)
                break
            try:
                inst, size = tables.decode_sized(window.reach(offset), offset - window.low)
            except DecodeError as error:
                place = {**window.where, "pc": window.entry_va + offset}
                raise SimFault("E_ILLEGAL", f"illegal instruction: {error}", place) from error
            if why := retired(tables.arch, inst.defn.mnemonic):
                place = {**window.where, "pc": window.entry_va + offset}
                raise SimFault("E_ILLEGAL", f"illegal instruction: {why}", place)
            step = steps[offset] = Step(offset, inst, size)
            target = branch_target(step)
            if target is not None:
                pending.append(target)
            if not falls_through(inst):
                break
            offset = step.after
    return steps


def _seam(tables: Isa, offset: int) -> Step:
    """A call to its own place, which every pass takes for what leads out of the part."""
    inst, size = tables.decode_sized(tables.assemble("s_call_b64 null, 0xffff"), 0)
    return Step(offset, inst, size, is_seam=True)


def branch_target(step: Step) -> int | None:
    """Offset a branch jumps to when taken, or None. simm16 counts dwords from the next instruction."""
    if not step.inst.defn.is_branch or step.inst.defn.mnemonic in INDIRECT:
        return None
    distance = step.inst["simm16"]
    signed = (int(distance) & 0xFFFF ^ 0x8000) - 0x8000
    return step.after + 4 * signed


def falls_through(inst: Inst) -> bool:
    """Whether the instruction after it in memory can run next."""
    return inst.defn.mnemonic not in ENDS | INDIRECT | {"s_branch", TRAP}


def _cut(steps: dict[int, Step], entry_va: int, where: Mapping[str, object], root: int) -> list[Block]:
    leaders = {root}
    for step in steps.values():
        target = branch_target(step)
        if target is not None:
            leaders |= {target, step.after} if falls_through(step.inst) else {target}
        if step.inst.defn.mnemonic in BARRIERS:
            leaders.add(step.after)
    _refuse_overlaps(steps, entry_va, where)
    blocks: list[Block] = []
    for offset in sorted(steps):
        if offset in leaders or steps[offset].offset != blocks[-1].last.after:
            blocks.append(Block(len(blocks), []))
        blocks[-1].steps.append(steps[offset])
    _link(blocks)
    return blocks


def _refuse_overlaps(steps: dict[int, Step], entry_va: int, where: Mapping[str, object]) -> None:
    end = min(steps)
    for offset in sorted(steps):
        if offset < end:
            place = {**where, "pc": entry_va + offset}
            raise SimFault("E_PC_RANGE", "a branch leads into the middle of an instruction", place)
        end = steps[offset].after


def _link(blocks: list[Block]) -> None:
    at = {block.steps[0].offset: block.index for block in blocks}
    for block in blocks:
        target = branch_target(block.last)
        ways = [] if target is None else [at[target]]
        if falls_through(block.last.inst):
            ways.append(at[block.last.after])
        block.successors = tuple(ways)
        for successor in ways:
            blocks[successor].predecessors.append(block.index)


def register_set(registers: Iterable[Reg]) -> int:
    """Operand codes as a bit set."""
    found = 0
    for register in registers:
        found |= ((1 << register.count) - 1) << register.code
    return found


VECTORS = ((1 << VGPR) - 1) << VGPR
SCALARS = (1 << VGPR) - 1
ALL = VECTORS | SCALARS
EXEC_BIT, VCC_BIT, SCC_BIT = 1 << EXEC_LO.code, 1 << VCC_LO.code, 1 << SCC.code
EXEC_BITS = {32: EXEC_BIT, 64: EXEC_BIT * 3}


def find_liveness(program: Program) -> Liveness:
    """Backward dataflow over registers, twice: for any lane, and for lanes that EXEC switches off at that
    point.

    A masked write must keep the old value of a switched-off lane only if that lane is read later: after EXEC
    has grown, or by an instruction that reads across lanes.
    """
    facts = [[_facts(step.inst) for step in block.steps] for block in program.blocks]
    count = len(program.blocks)
    live, wide = [0] * count, [0] * count
    work = list(range(count))
    while work:
        index = work.pop()
        before = _through(facts[index], *_leave(program.blocks[index], live, wide))
        if before != (live[index], wide[index]):
            live[index], wide[index] = before
            work.extend(program.blocks[index].predecessors)
    blend = [_blends(facts[block.index], *_leave(block, live, wide)) for block in program.blocks]
    return Liveness(live, blend)


def _leave(block: Block, live: list[int], wide: list[int]) -> tuple[int, int]:
    if block.last.inst.defn.mnemonic in INDIRECT:
        return ALL, VECTORS
    after = after_wide = 0
    for successor in block.successors:
        after |= live[successor]
        after_wide |= wide[successor]
    return after, after_wide


@dataclass(frozen=True)
class _Facts:
    reads: int
    writes: int
    grows: bool
    crosses: bool


def _facts(inst: Inst) -> _Facts:
    reads, writes = register_set(inst.reads()), register_set(inst.writes())
    if writes_half(inst):
        reads |= writes & VECTORS
    name = inst.defn.mnemonic
    if name.startswith(("v_movrel", "v_swaprel")):
        reads |= VECTORS  # which register it is only M0 says
    if name.startswith("s_movrel"):
        reads |= (1 << SGPR_COUNT) - 1
    if name.endswith("load_block"):
        reads |= writes & VECTORS  # M0 names those that are not written
    return _Facts(reads, writes, widens_exec(inst), crosses_lanes(inst))


def widens_exec(inst: Inst) -> bool:
    """Whether lanes may be on after it that were off before."""
    name = inst.defn.mnemonic
    narrows = name.startswith("v_cmpx") or name in NARROWING
    if name.startswith(("s_and_b", "s_and_not1_b")):
        kept = inst["sdst"]
        narrows = inst["src0"] == kept or (name.startswith("s_and_b") and inst["src1"] == kept)
    return bool(register_set(inst.writes()) & EXEC_BITS[64]) and not narrows


def writes_half(inst: Inst) -> bool:
    """Whether a result of 16 bits leaves the rest of its register as it was."""
    return (
        any(o.kind in ("half", "half7") and o.is_def for o in inst.defn.operands)
        or "_d16" in inst.defn.mnemonic
    )


def crosses_lanes(inst: Inst) -> bool:
    """Whether a lane's result depends on other lanes' registers."""
    return inst.defn.mnemonic.startswith(CROSS_LANE) or inst.defn.dpp != 0


def _through(facts: list[_Facts], live: int, wide: int) -> tuple[int, int]:
    for fact in reversed(facts):
        live, wide = _before(fact, live, wide)
    return live, wide


def _before(fact: _Facts, live: int, wide: int) -> tuple[int, int]:
    """One instruction backwards. A masked write ends the need of the lanes it writes, not of the others."""
    live = live & ~fact.writes | fact.writes & wide | fact.reads
    if fact.grows:
        wide = live
    if fact.crosses:
        wide |= fact.reads & VECTORS
    return live, wide & VECTORS


def _blends(facts: list[_Facts], live: int, wide: int) -> list[int]:
    found = []
    for fact in reversed(facts):
        found.append(fact.writes & wide)
        live, wide = _before(fact, live, wide)
    return found[::-1]


# -- where EXEC is known to have every lane on -----------------------------------------------------


def full_exec(program: Program, entry_is_full: bool) -> list[list[bool]]:
    """Per block and step: whether EXEC is all ones there on every path.

    Forward dataflow over registers that are -1.
    """
    blocks, mask = program.blocks, EXEC_BITS[program.wave_size]
    states: list[int | None] = [None] * len(blocks)
    states[program.start] = mask if entry_is_full else 0
    work = [program.start]
    while work:
        index = work.pop()
        state = states[index] or 0
        for step in blocks[index].steps:
            state = _ones_after(step.inst, state, mask)
        for successor in blocks[index].successors:
            old = states[successor]
            new = state if old is None else old & state
            if new != old:
                states[successor] = new
                work.append(successor)
    return [_exec_along(block, states[block.index] or 0, mask) for block in blocks]


def _exec_along(block: Block, state: int, mask: int) -> list[bool]:
    found = []
    for step in block.steps:
        found.append(state & mask == mask)
        state = _ones_after(step.inst, state, mask)
    return found


def _ones_after(inst: Inst, state: int, mask: int) -> int:
    """`state`: scalar registers known to be -1. `mask`: those that are EXEC."""
    name, writes = inst.defn.mnemonic, register_set(inst.writes())
    after = state & ~writes
    stem, _, bits = name.rpartition("_b")
    if stem in ("s_mov", "s_or", "s_and"):
        ones = [
            _is_ones(inst[source], state, bits) for source in ("src0", "src1") if source in inst.defn.slot
        ]
        if any(ones) if stem == "s_or" else all(ones):
            after |= register_set((inst["sdst"],))
    elif stem.endswith("_saveexec") and int(bits) == mask.bit_count() * 32 and state & mask == mask:
        after |= register_set((inst["sdst"],))
        if stem == "s_or_saveexec" or (stem == "s_and_saveexec" and _is_ones(inst["src0"], state, bits)):
            after |= mask
    return after & SCALARS


def _is_ones(operand: object, state: int, bits: str) -> bool:
    if isinstance(operand, Reg):
        wanted = register_set((operand,))
        return state & wanted == wanted
    return operand == -1 or (bits == "32" and isinstance(operand, Literal) and operand.bits == 0xFFFFFFFF)
