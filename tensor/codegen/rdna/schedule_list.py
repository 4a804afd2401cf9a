"""List scheduling inside basic blocks: loads early, their uses late, within a register budget.

Pre: linear code over virtual registers. Post: the same instructions in an order that keeps every dependence;
blocks end at labels, branches, barriers and changes of EXEC. A load is not started while it would push the
live registers over the budget, unless nothing else is ready.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Mapping
from typing import Any

from tensor.codegen.gpu.machine import Code, base_reg
from tensor.codegen.rdna.machine import EXEC, SCC_READERS, VCC, VCC_READERS, Inst, unit_of, writes_scc

VECTOR_BUDGET = 96  # up to 96 vector registers leave the full 16 waves
ROOM, MOST = 64, 224  # for loads of a block that is entered with more than that, and of all vector registers
SCALAR_BUDGET = 80
LOADS = frozenset({"vmem", "smem", "lds"})
SLOW = LOADS | {"trans"}  # units whose results are worth not to wait for
SCC_KEY, MEMORY_KEY, LDS_KEY = "scc", "memory", "lds"


def schedule_blocks(code: Code, latencies: Mapping[str, int]) -> None:
    """Reorder every basic block. latencies: cycles from an instruction of each unit to its result's use."""
    uses = Counter(id(r) for i in code.insts for o in i.uses if (r := base_reg(o)) is not None)
    block: list[Inst] = []
    made: list[Inst] = []
    for inst in code.insts:
        if ends_block(inst):
            made.extend(reorder(block, uses, latencies))
            made.append(inst)
            block = []
        else:
            block.append(inst)
    made.extend(reorder(block, uses, latencies))
    code.insts[:] = made


def ends_block(inst: Inst) -> bool:
    """Is this an instruction that nothing may be moved across? None of them moves, so loop bounds stay."""
    if unit_of(inst.op) == "branch":
        return True
    return inst.op.startswith("v_cmpx") or "saveexec" in inst.op or EXEC in inst.defs


def reorder(block: list[Inst], uses: Counter[int], latencies: Mapping[str, int]) -> list[Inst]:
    """One block in its new order."""
    if not any(unit_of(i.op) in SLOW for i in block):
        return block
    after, waiting = dependences(block)
    rank = ranks(block, after, latencies)
    pressure = Pressure(block, uses)
    queue = Queue(block, latencies, pressure)
    for i in range(len(block)):
        if not waiting[i]:
            queue.add(-rank[i], i)
    order: list[Inst] = []
    while (number := queue.take()) is not None:
        order.append(block[number])
        pressure.issue(block[number])
        queue.issued(number)
        for later in after[number]:
            waiting[later] -= 1
            if not waiting[later]:
                queue.add(-rank[later], later)
    return order


class Queue:
    """What can be issued, by rank. What would wait for a slow instruction's result comes later, as long as
    there is something else; other results count as there at once, for waves hide them. Loads that do not fit
    are held back."""

    def __init__(self, block: list[Inst], latencies: Mapping[str, int], pressure: Pressure) -> None:
        self.block, self.latencies, self.pressure = block, latencies, pressure
        self.now = 0
        self.known: dict[int, int] = {}  # when a register that a slow instruction writes can be read
        self.ready: list[tuple[int, int]] = []  # rank, number
        self.later: list[tuple[int, int, int]] = []  # when, rank, number
        self.held: list[tuple[int, int]] = []  # number, rank

    def add(self, rank: int, number: int) -> None:
        """All that an instruction depends on has been issued."""
        when = max((self.known.get(id(base_reg(o)), 0) for o in self.block[number].uses), default=0)
        if when > self.now:
            heapq.heappush(self.later, (when, rank, number))
        else:
            heapq.heappush(self.ready, (rank, number))

    def take(self) -> int | None:
        """The instruction to issue next, None if none is left."""
        while True:
            while self.later and self.later[0][0] <= self.now:
                heapq.heappush(self.ready, heapq.heappop(self.later)[1:])
            while self.ready:
                rank, number = heapq.heappop(self.ready)
                if self.pressure.fits(self.block[number]):
                    return number
                heapq.heappush(self.held, (number, rank))
            if not self.later or self.is_worth_it():
                return heapq.heappop(self.held)[0] if self.held else None
            self.now = self.later[0][0]

    def is_worth_it(self) -> bool:
        """Is a load from LDS that does not fit better than to wait for memory?"""
        if not self.held or unit_of(self.block[self.held[0][0]].op) != "lds":
            return False
        return self.later[0][0] - self.now > 2 * self.latencies["lds"]

    def issued(self, number: int) -> None:
        """An instruction went out: its result is on its way, and there may be room for a load."""
        inst = self.block[number]
        unit = unit_of(inst.op)
        for operand in inst.defs if unit in SLOW else ():
            self.known[id(base_reg(operand))] = self.now + self.latencies.get(unit, 1)
        self.now += self.latencies.get("matrix", 1) if inst.op.startswith("v_wmma") else 1
        if self.held and self.pressure.fits(self.block[self.held[0][0]]):
            first, rank = heapq.heappop(self.held)
            heapq.heappush(self.ready, (rank, first))


class Pressure:
    """Live dwords of each kind while a block is being ordered."""

    def __init__(self, block: list[Inst], uses: Counter[int]) -> None:
        self.live = {"v": 0, "s": 0}
        self.left: dict[int, int] = {}
        self.known: set[int] = set()
        inside = Counter(id(r) for i in block for o in i.uses if (r := base_reg(o)) is not None)
        defined: set[int] = set()
        self.left = {key: count for key, count in inside.items() if uses[key] == count}
        for inst in block:
            for operand in inst.uses:
                reg = base_reg(operand)
                if reg is not None and id(reg) not in defined and id(reg) not in self.known:
                    self.known.add(id(reg))
                    self.live[reg.kind] += reg.count
            defined.update(id(r) for o in inst.defs if (r := base_reg(o)) is not None)
        kept = {id(r): r for i in block for o in i.defs if (r := base_reg(o)) is not None and r.kind == "v"}
        stays = sum(r.count for key, r in kept.items() if key not in self.left and key not in self.known)
        self.budget = {"v": max(VECTOR_BUDGET, min(self.live["v"] + stays + ROOM, MOST)), "s": SCALAR_BUDGET}

    def fits(self, inst: Inst) -> bool:
        """May the instruction start without going over the budget? Only loads are held back, those of LDS
        too."""
        if unit_of(inst.op) not in LOADS or not inst.defs:
            return True
        reg = base_reg(inst.defs[0])
        return reg is None or self.live[reg.kind] + reg.count <= self.budget[reg.kind]

    def issue(self, inst: Inst) -> None:
        """Account for an instruction's definitions and last uses."""
        for operand in inst.defs:
            reg = base_reg(operand)
            if reg is not None and id(reg) not in self.known:
                self.known.add(id(reg))
                self.live[reg.kind] += reg.count
        for operand in inst.uses:
            reg = base_reg(operand)
            if reg is not None and id(reg) in self.left:
                self.left[id(reg)] -= 1
                if not self.left[id(reg)]:
                    self.live[reg.kind] -= reg.count


def resources(inst: Inst) -> tuple[list[Any], list[Any]]:
    """(read, written) resources: registers by identity, SCC, VCC, memory, LDS."""
    reads: list[Any] = [id(r) for o in inst.uses if (r := base_reg(o)) is not None]
    writes: list[Any] = [id(r) if (r := base_reg(o)) is not None else o for o in inst.defs]
    op = inst.op
    unit = unit_of(op)
    if inst.tied:
        reads += writes
    if unit == "salu":
        if op in SCC_READERS:
            reads.append(SCC_KEY)
        if writes_scc(op):
            writes.append(SCC_KEY)
    elif unit == "vmem":
        reads.append(MEMORY_KEY)
    elif unit == "vstore":
        writes.append(MEMORY_KEY)
    elif unit == "lds":
        (writes if "store" in op else reads).append(LDS_KEY)
    elif op in VCC_READERS:
        reads.append(VCC)
    return reads, writes


def dependences(block: list[Inst]) -> tuple[list[list[int]], list[int]]:
    """For each instruction those that must follow it, and how many it waits for."""
    after: list[list[int]] = [[] for _ in block]
    waiting = [0] * len(block)
    writer: dict[Any, int] = {}
    readers: dict[Any, list[int]] = {}
    for i, inst in enumerate(block):
        reads, writes = resources(inst)
        before: set[int] = set()
        for key in reads:
            if key in writer:
                before.add(writer[key])
            readers.setdefault(key, []).append(i)
        for key in writes:
            if key in writer:
                before.add(writer[key])
            before.update(readers.pop(key, ()))
            writer[key] = i
        before.discard(i)
        waiting[i] = len(before)
        for earlier in before:
            after[earlier].append(i)
    return after, waiting


def ranks(block: list[Inst], after: list[list[int]], latencies: Mapping[str, int]) -> list[int]:
    """Length of the longest chain of latencies from each instruction to the block's end."""
    rank = [0] * len(block)
    for i in range(len(block) - 1, -1, -1):
        longest = 0
        for later in after[i]:
            longest = max(longest, rank[later])
        rank[i] = longest + latencies.get(unit_of(block[i].op), 1)
    return rank
