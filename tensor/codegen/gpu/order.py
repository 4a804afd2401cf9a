"""List scheduling inside basic blocks: loads early, their uses late, within a register budget.

Pre: linear code over virtual registers. Post: the same instructions in an order that keeps every dependence.
A load is not started while it would push the live registers over the budget, unless nothing else is ready.
While more live than any budget allows, instructions go out as they were written, which holds few at a time:
the long chains that divisions are made of would otherwise all be begun before one of them ends.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tensor.codegen.gpu.machine import Code, base_reg

MachineInst = Any


@dataclass(frozen=True)
class Budget:
    """Registers of a kind that may live: `least` at any time; of a block that is entered with many, `room`
    more than those, up to `most`, beyond which nothing is begun early (0: no limit)."""

    least: int
    room: int = 0
    most: int = 0

    def within(self, registers: int, spare: int) -> Budget:
        """The same where a lane has so many registers, of which some are to spare."""
        return Budget(min(self.least, registers - spare), self.room, min(self.most, registers - spare))


@dataclass(frozen=True)
class OrderRules:
    """What a chip says of its instructions. unit: who runs one; resources: what it reads and writes,
    registers by their `id`; ends_block: may nothing be moved across it? is_matrix: does it keep the matrix
    unit busy? loads: units that are held back by the budgets, by kind of register; slow: those whose results
    are worth not to wait for, loads among them; shared: the unit that loads from shared memory."""

    unit: Callable[[MachineInst], str]
    resources: Callable[[MachineInst], tuple[list[Any], list[Any]]]
    ends_block: Callable[[MachineInst], bool]
    is_matrix: Callable[[MachineInst], bool]
    loads: frozenset[str]
    slow: frozenset[str]
    shared: str
    budgets: Mapping[str, Budget]


def schedule_blocks(code: Code, latencies: Mapping[str, int], rules: OrderRules) -> None:
    """Reorder every basic block. latencies: cycles from an instruction of each unit to its result's use."""
    uses = Counter(id(r) for i in code.insts for o in i.uses if (r := base_reg(o)) is not None)
    block: list[MachineInst] = []
    made: list[MachineInst] = []
    for inst in code.insts:
        if rules.ends_block(inst):
            made.extend(reorder(block, uses, latencies, rules))
            made.append(inst)
            block = []
        else:
            block.append(inst)
    made.extend(reorder(block, uses, latencies, rules))
    code.insts[:] = made


def reorder(
    block: list[MachineInst], uses: Counter[int], latencies: Mapping[str, int], rules: OrderRules
) -> list[MachineInst]:
    """One block in its new order."""
    if not any(rules.unit(i) in rules.slow for i in block):
        return block
    after, waiting = dependences(block, rules)
    rank = ranks(block, after, latencies, rules)
    pressure = Pressure(block, uses, rules)
    queue = ReadyQueue(block, latencies, pressure)
    for i in range(len(block)):
        if not waiting[i]:
            queue.add(-rank[i], i)
    order: list[MachineInst] = []
    while (number := queue.take()) is not None:
        order.append(block[number])
        pressure.issue(block[number])
        queue.issued(number, after[number])
        for later in after[number]:
            waiting[later] -= 1
            if not waiting[later]:
                queue.add(-rank[later], later)
    return order


class ReadyQueue:
    """What can be issued, by rank. What would wait for a slow instruction's result comes later, as long as
    there is something else; other results count as there at once, for waves hide them. Loads that do not fit
    are held back."""

    def __init__(self, block: list[MachineInst], latencies: Mapping[str, int], pressure: Pressure) -> None:
        self.block, self.latencies, self.pressure = block, latencies, pressure
        self.rules = pressure.rules
        self.now = 0
        self.when: dict[int, int] = {}  # the slow sources of an instruction can be read, where it has any
        self.ready: list[tuple[int, int]] = []  # rank, number
        self.later: list[tuple[int, int, int]] = []  # when, rank, number
        self.held: list[tuple[int, int]] = []  # number, rank
        self.gone: set[int] = set()
        self.front = 0  # all before it are gone, so that nothing it depends on is missing

    def add(self, rank: int, number: int) -> None:
        """All that an instruction depends on has been issued."""
        when = self.when.get(number, 0)
        if when > self.now:
            heapq.heappush(self.later, (when, rank, number))
        else:
            heapq.heappush(self.ready, (rank, number))

    def take(self) -> int | None:
        """The instruction to issue next, None if none is left."""
        if len(self.gone) == len(self.block):
            return None
        number = self.earliest() if self.pressure.is_crowded() else self.best()
        self.gone.add(number)
        return number

    def earliest(self) -> int:
        """The first as they were written."""
        while self.front in self.gone:
            self.front += 1
        return self.front

    def best(self) -> int:
        """The one of the highest rank that fits and need not wait."""
        while True:
            while self.later and self.later[0][0] <= self.now:
                heapq.heappush(self.ready, heapq.heappop(self.later)[1:])
            while self.ready:
                rank, number = heapq.heappop(self.ready)
                if number in self.gone:
                    continue
                if self.pressure.fits(self.block[number]):
                    return number
                heapq.heappush(self.held, (number, rank))
            self.drop_gone()
            if not self.later or self.is_worth_it():
                return heapq.heappop(self.held)[0]
            self.now = self.later[0][0]

    def drop_gone(self) -> None:
        """Forget what went out as it was written while it waited."""
        while self.held and self.held[0][0] in self.gone:
            heapq.heappop(self.held)
        while self.later and self.later[0][2] in self.gone:
            heapq.heappop(self.later)

    def is_worth_it(self) -> bool:
        """Is a load from shared memory that does not fit better than to wait for memory?"""
        if not self.held or self.rules.unit(self.block[self.held[0][0]]) != self.rules.shared:
            return False
        return self.later[0][0] - self.now > 2 * self.latencies[self.rules.shared]

    def issued(self, number: int, after: list[int]) -> None:
        """An instruction went out: its result is on its way to those of `after` that read it, and there may
        be room for a load."""
        inst = self.block[number]
        unit = self.rules.unit(inst)
        if unit in self.rules.slow:
            made, there = {id(base_reg(o)) for o in inst.defs}, self.now + self.latencies.get(unit, 1)
            for later in after:
                if any(id(base_reg(o)) in made for o in self.block[later].uses):
                    self.when[later] = max(self.when.get(later, 0), there)
        self.now += self.latencies.get("matrix", 1) if self.rules.is_matrix(inst) else 1
        self.drop_gone()
        if self.held and self.pressure.fits(self.block[self.held[0][0]]):
            first, rank = heapq.heappop(self.held)
            heapq.heappush(self.ready, (rank, first))


class Pressure:
    """Live dwords of each kind while a block is being ordered."""

    def __init__(self, block: list[MachineInst], uses: Counter[int], rules: OrderRules) -> None:
        self.rules = rules
        self.live: Counter[str] = Counter()
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
        made = {id(r): r for i in block for o in i.defs if (r := base_reg(o)) is not None}
        stays = Counter(self.live)
        for key, reg in made.items():
            if key not in self.left and key not in self.known:
                stays[reg.kind] += reg.count
        self.budget = {
            kind: max(b.least, min(stays[kind] + b.room, b.most)) for kind, b in rules.budgets.items()
        }

    def fits(self, inst: MachineInst) -> bool:
        """May the instruction start without going over the budget? Only loads are held back, those of shared
        memory too."""
        if self.rules.unit(inst) not in self.rules.loads or not inst.defs:
            return True
        reg = base_reg(inst.defs[0])
        return reg is None or self.live[reg.kind] + reg.count <= self.budget[reg.kind]

    def is_crowded(self) -> bool:
        """Do more registers live than any budget allows, of a kind that has such a limit?"""
        return any(self.live[kind] > b.most > 0 for kind, b in self.rules.budgets.items())

    def issue(self, inst: MachineInst) -> None:
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


def dependences(block: list[MachineInst], rules: OrderRules) -> tuple[list[list[int]], list[int]]:
    """For each instruction those that must follow it, and how many it waits for."""
    after: list[list[int]] = [[] for _ in block]
    waiting = [0] * len(block)
    writer: dict[Any, int] = {}
    readers: dict[Any, list[int]] = {}
    for i, inst in enumerate(block):
        reads, writes = rules.resources(inst)
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


def ranks(
    block: list[MachineInst], after: list[list[int]], latencies: Mapping[str, int], rules: OrderRules
) -> list[int]:
    """Length of the longest chain of latencies from each instruction to the block's end."""
    rank = [0] * len(block)
    for i in range(len(block) - 1, -1, -1):
        longest = 0
        for later in after[i]:
            longest = max(longest, rank[later])
        rank[i] = longest + latencies.get(rules.unit(block[i]), 1)
    return rank
