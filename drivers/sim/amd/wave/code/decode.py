"""From the bytes at a kernel's entry to a program: what can be reached is fetched, decoded, cut into blocks.

Control flow on RDNA is per wave (lanes are switched off by EXEC, branches are scalar), so the graph found
here is the kernel's own. Indirect branches end a part; `jit.link` puts parts together.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping

from autogen.schema import DecodeError
from drivers.amd.isa import Isa, isa
from drivers.amd.isa.legality import retired
from drivers.core.errors import SimFault
from drivers.sim.amd.wave.code.dataflow import reach
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.code.steps import BARRIERS, BasicBlock, Step, branch_target, offsets_after
from drivers.sim.memory import Access, AddressSpace

CHUNK_BYTES = 4096


def load(
    arch: str,
    entry_va: int,
    memory: AddressSpace,
    where: Mapping[str, object],
    wave_size: int = 32,
    root: int = 0,
    held: Container[int] = (),
) -> KernelAnalysis:
    """Fetch and decode what can be reached from byte offset `root` of the kernel at `entry_va` (GPU virtual
    address). It ends in a seam where it comes to an offset that other parts have (`held`).

    Raises SimFault E_VM_FAULT/E_VM_PERM (not executable), E_PC_RANGE, E_ILLEGAL.
    """
    if root % 4:
        detail = "an indirect branch to an address not a multiple of 4"
        raise SimFault("E_PC_RANGE", detail, {**where, "pc": entry_va + root})
    window = _Window(entry_va, memory, where, root)
    steps = _decode_reachable(isa(arch, wave_size), window, root, held)
    blocks = _cut(steps, entry_va, where, root)
    start = next(block.index for block in blocks if block.steps[0].offset == root)
    low = min(steps)
    code = window.bytes_between(low, max(step.after for step in steps.values()))
    return KernelAnalysis(arch, blocks, code, wave_size, start, low)


class _Window:
    """The code bytes from the kernel's entry on, fetched as decoding asks for them, from one segment to the
    next. A part of a kernel that an indirect branch leads to sees what lies before it, too.
    """

    def __init__(self, entry_va: int, memory: AddressSpace, where: Mapping[str, object], root: int) -> None:
        self.entry_va, self.memory, self.where, self.is_part = entry_va, memory, where, bool(root)
        segment = memory.segment(entry_va + root, Access.EXECUTE, where)
        self.low = segment.low - entry_va if root else 0
        self._limit = segment.high - entry_va
        self._asked = self.low  # up to where bytes were fetched, if there were so many
        self.data = b""

    def reach(self, offset: int) -> bytes:
        """The bytes so far, at least to the instruction at `offset`."""
        while not self.low <= offset < self._limit:
            self._cross(offset)
        if offset + 32 > self._asked:
            self._asked = (offset + 32 + CHUNK_BYTES) // CHUNK_BYTES * CHUNK_BYTES
            end = self.low + len(self.data)
            self.data += self.memory.code(self.entry_va + end, self._asked - end)
        return self.data

    def _cross(self, offset: int) -> None:
        """Go on to the segment beside what was seen, on the side of `offset`."""
        at = self._limit if offset >= self._limit else self.low - 1
        if (at < self.low and not self.is_part) or not self.memory.code(self.entry_va + at, 1):
            detail = (
                "execution reaches an address outside the code's mapping (s_endpgm missing or wild branch)"
            )
            raise SimFault("E_PC_RANGE", detail, {**self.where, "pc": self.entry_va + offset})
        segment = self.memory.segment(self.entry_va + at, Access.EXECUTE, self.where)
        if at >= self.low:
            self._limit = segment.high - self.entry_va
        else:
            low = segment.low - self.entry_va
            self.data = self.memory.code(segment.low, self.low - low) + self.data
            self.low = low

    def bytes_between(self, low: int, end: int) -> bytes:
        return self.data[low - self.low : end - self.low]


def _decode_reachable(tables: Isa, window: _Window, root: int, held: Container[int]) -> dict[int, Step]:
    steps: dict[int, Step] = {}

    def onward(offset: int) -> list[int]:
        is_seam = offset in held and offset != root
        steps[offset] = _seam(tables, offset) if is_seam else _decode(tables, window, offset)
        return offsets_after(steps[offset])

    reach([root], onward)
    return steps


def _decode(tables: Isa, window: _Window, offset: int) -> Step:
    place = {**window.where, "pc": window.entry_va + offset}
    try:
        inst, size = tables.decode_sized(window.reach(offset), offset - window.low)
    except DecodeError as error:
        raise SimFault("E_ILLEGAL", f"illegal instruction: {error}", place) from error
    if why := retired(tables.arch, inst.defn.mnemonic):
        raise SimFault("E_ILLEGAL", f"illegal instruction: {why}", place)
    return Step(offset, inst, size)


def _seam(tables: Isa, offset: int) -> Step:
    """A call to its own place, which every pass takes for what leads out of the part."""
    inst, size = tables.decode_sized(tables.assemble("s_call_b64 null, 0xffff"), 0)
    return Step(offset, inst, size, is_seam=True)


def _cut(steps: dict[int, Step], entry_va: int, where: Mapping[str, object], root: int) -> list[BasicBlock]:
    leaders = {root}
    for step in steps.values():
        if branch_target(step) is not None:
            leaders.update(offsets_after(step))
        if step.inst.defn.mnemonic in BARRIERS:
            leaders.add(step.after)
    _refuse_overlaps(steps, entry_va, where)
    blocks = blocks_of(steps, leaders)
    link(blocks)
    return blocks


def blocks_of(steps: Mapping[int, Step], leaders: Container[int]) -> list[BasicBlock]:
    """Blocks in address order: one begins at each of `leaders`, and behind a gap."""
    blocks: list[BasicBlock] = []
    for offset in sorted(steps):
        if not blocks or offset in leaders or blocks[-1].last.after != offset:
            blocks.append(BasicBlock(len(blocks), []))
        blocks[-1].steps.append(steps[offset])
    return blocks


def _refuse_overlaps(steps: dict[int, Step], entry_va: int, where: Mapping[str, object]) -> None:
    end = min(steps)
    for offset in sorted(steps):
        if offset < end:
            place = {**where, "pc": entry_va + offset}
            raise SimFault("E_PC_RANGE", "a branch leads into the middle of an instruction", place)
        end = steps[offset].after


def link(blocks: list[BasicBlock], onward: Callable[[Step], Iterable[int]] = offsets_after) -> None:
    """Give every block its successors and predecessors. onward: the offsets that its last step leads to."""
    at = {block.steps[0].offset: block.index for block in blocks}
    for block in blocks:
        block.successors = tuple(at[offset] for offset in onward(block.last) if offset in at)
        for successor in block.successors:
            blocks[successor].predecessors.append(block.index)
