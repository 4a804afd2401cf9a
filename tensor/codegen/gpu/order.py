"""List scheduling inside basic blocks: loads early, their uses late, within a register budget.

Pre: linear code over virtual registers. Post: the same instructions in an order that keeps every dependence.
A load is not started while it would push the live registers over the budget, unless nothing else is ready.
While more live than any budget allows, instructions go out as they were written, which holds few at a time:
the long chains that divisions are made of would otherwise all be begun before one of them ends.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any

from tensor.codegen.gpu.machine import Code, VReg, registers

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
    """What a chip says of its instructions. unit: who runs one; keys: what it reads and writes besides
    virtual registers; ends_block: may nothing be moved across it? is_matrix: does it keep the matrix unit
    busy? loads: units that are held back by the budgets, by kind of register; slow: those whose results are
    worth not to wait for, loads among them; shared: the unit that loads from shared memory."""

    unit: Callable[[MachineInst], str]
    keys: Callable[[MachineInst], tuple[Sequence[Any], Sequence[Any]]]
    ends_block: Callable[[MachineInst], bool]
    is_matrix: Callable[[MachineInst], bool]
    loads: frozenset[str]
    slow: frozenset[str]
    shared: str
    budgets: Mapping[str, Budget]


class SchedulingRegion:
    """Instructions that may change places, and the registers that each uses and defines. units: who runs
    each."""

    def __init__(self, insts: list[MachineInst], uses: list[list[VReg]], rules: OrderRules) -> None:
        self.insts, self.uses = insts, uses
        self.units = list(map(rules.unit, insts))

    @cached_property
    def defs(self) -> list[list[VReg]]:
        return [registers(inst.defs) for inst in self.insts]


def schedule_blocks(code: Code, latencies: Mapping[str, int], rules: OrderRules) -> None:
    """Reorder every basic block. latencies: cycles from an instruction of each unit to its result's use."""
    insts, used = code.insts, [registers(inst.uses) for inst in code.insts]
    uses = Counter(chain.from_iterable(used))
    made: list[MachineInst] = []
    begin = 0
    for end in [*(i for i, inst in enumerate(insts) if rules.ends_block(inst)), len(insts)]:
        made += reorder(SchedulingRegion(insts[begin:end], used[begin:end], rules), uses, latencies, rules)
        made += insts[end : end + 1]
        begin = end + 1
    code.insts[:] = made


def reorder(
    block: SchedulingRegion, uses: Mapping[VReg, int], latencies: Mapping[str, int], rules: OrderRules
) -> list[MachineInst]:
    """The instructions in their new order. uses: how often all of the code uses each register."""
    if rules.slow.isdisjoint(block.units):
        return block.insts
    after, waiting = dependences(block, rules)
    rank = ranks(block.units, after, latencies)
    pressure = Pressure(block, uses, rules)
    queue = ReadyQueue(block, latencies, pressure)
    for i, count in enumerate(waiting):
        if not count:
            queue.add(-rank[i], i)
    order: list[MachineInst] = []
    for _ in block.insts:
        number = queue.take()
        order.append(block.insts[number])
        if not pressure.is_low:
            pressure.issue(number)
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

    def __init__(self, block: SchedulingRegion, latencies: Mapping[str, int], pressure: Pressure) -> None:
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

    def take(self) -> int:
        """The instruction to issue next, of those that are left."""
        is_crowded = self.pressure.limits and self.pressure.is_crowded()
        number = self.earliest() if is_crowded else self.best()
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
                if self.pressure.fits(number):
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
        if not self.held or self.block.units[self.held[0][0]] != self.rules.shared:
            return False
        return self.later[0][0] - self.now > 2 * self.latencies[self.rules.shared]

    def issued(self, number: int, after: list[int]) -> None:
        """An instruction went out: its result is on its way to those of `after` that read it, and there may
        be room for a load."""
        block, unit = self.block, self.block.units[number]
        if unit in self.rules.slow:
            made, there = set(block.defs[number]), self.now + self.latencies.get(unit, 1)
            for later in after:
                if not made.isdisjoint(block.uses[later]):
                    self.when[later] = max(self.when.get(later, 0), there)
        is_matrix = self.rules.is_matrix(block.insts[number])
        self.now += self.latencies.get("matrix", 1) if is_matrix else 1
        if self.held:
            self.drop_gone()
        if self.held and self.pressure.fits(self.held[0][0]):
            first, rank = heapq.heappop(self.held)
            heapq.heappush(self.ready, (rank, first))


class Pressure:
    """Live dwords of each kind while a block is being ordered. is_low: they fit in any order, so that nothing
    need be counted."""

    def __init__(self, block: SchedulingRegion, uses: Mapping[VReg, int], rules: OrderRules) -> None:
        self.block, self.rules = block, rules
        self.known: set[VReg] = set()  # live at the block's begin, or defined since
        defined: set[VReg] = set()
        for used, new in zip(block.uses, block.defs, strict=True):
            self.known.update(reg for reg in used if reg not in defined)
            defined.update(new)
        self.uses, self.made = uses, defined - self.known
        self.entered = dwords(self.known)
        self.live = self.entered.copy()
        most = self.live + dwords(self.made)
        self.is_low = all(most[kind] <= b.least for kind, b in rules.budgets.items())
        self.limits = [(kind, b.most) for kind, b in rules.budgets.items() if most[kind] > b.most > 0]

    @cached_property
    def left(self) -> dict[VReg, int]:
        """Uses that are still to come of each register whose last use is in the block."""
        inside = Counter(chain.from_iterable(self.block.uses))
        return {reg: count for reg, count in inside.items() if self.uses[reg] == count}

    @cached_property
    def budget(self) -> dict[str, int]:
        """Dwords that may live, by kind."""
        stays = self.entered + dwords(reg for reg in self.made if reg not in self.left)
        budgets = self.rules.budgets.items()
        return {kind: max(b.least, min(stays[kind] + b.room, b.most)) for kind, b in budgets}

    def fits(self, number: int) -> bool:
        """May the instruction start without going over the budget? Only loads are held back, those of shared
        memory too."""
        made = self.block.defs[number]
        if self.is_low or not made or self.block.units[number] not in self.rules.loads:
            return True
        return self.live[made[0].kind] + made[0].count <= self.budget[made[0].kind]

    def is_crowded(self) -> bool:
        """Do more registers live than any budget allows, of a kind that has such a limit?"""
        return any(self.live[kind] > most for kind, most in self.limits)

    def issue(self, number: int) -> None:
        """Account for an instruction's definitions and last uses."""
        for reg in self.block.defs[number]:
            if reg not in self.known:
                self.known.add(reg)
                self.live[reg.kind] += reg.count
        for reg in self.block.uses[number]:
            if reg in self.left:
                self.left[reg] -= 1
                if not self.left[reg]:
                    self.live[reg.kind] -= reg.count


def dwords(some: Iterable[VReg]) -> Counter[str]:
    """Of each kind."""
    total: Counter[str] = Counter()
    for reg in some:
        total[reg.kind] += reg.count
    return total


def dependences(block: SchedulingRegion, rules: OrderRules) -> tuple[list[list[int]], list[int]]:
    """For each instruction those that must follow it, and how many it waits for."""
    after: list[list[int]] = [[] for _ in block.insts]
    waiting = [0] * len(block.insts)
    writer: dict[Any, int] = {}
    readers: dict[Any, list[int]] = {}
    for i, inst in enumerate(block.insts):
        read, written = rules.keys(inst)
        before: set[int] = set()
        for key in [*block.uses[i], *read]:
            if (earlier := writer.get(key)) is not None:
                before.add(earlier)
            if key in readers:
                readers[key].append(i)
            else:
                readers[key] = [i]
        for key in [*block.defs[i], *written]:
            if (earlier := writer.get(key)) is not None:
                before.add(earlier)
            if key in readers:
                before.update(readers.pop(key))
            writer[key] = i
        before.discard(i)
        waiting[i] = len(before)
        for earlier in before:
            after[earlier].append(i)
    return after, waiting


def ranks(units: list[str], after: list[list[int]], latencies: Mapping[str, int]) -> list[int]:
    """Length of the longest chain of latencies from each instruction to the block's end."""
    rank = [0] * len(units)
    for i in range(len(units) - 1, -1, -1):
        longest = 0
        for later in after[i]:
            longest = max(longest, rank[later])
        rank[i] = longest + latencies.get(units[i], 1)
    return rank
