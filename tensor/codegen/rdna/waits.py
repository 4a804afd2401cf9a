"""Inserts waits: each use of a loaded register waits for its load and for no more than it must.

Pre: assigned code without waits. Post: on every path no instruction reads or overwrites a register that a
load may still write, and no wave reaches a barrier with LDS operations in flight. Vector loads and LDS
operations return in order, scalar loads in any order, so those are awaited all at once (RDNA3 and RDNA4 ISA
documents, "Data dependency resolution"); what counts them is in `counters.py`. Stores are not waited for; the
end of the program drains them.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from tensor.codegen.gpu.machine import Code, insert
from tensor.codegen.rdna.counters import NO_WAIT, NOTHING, AllowedInFlight, WaitCounters
from tensor.codegen.rdna.machine import RdnaInst, numbers, unit_of

BARRIERS = frozenset({"s_barrier", "s_barrier_signal"})
MOST = NO_WAIT - 1  # more in flight than the counter counts


@dataclass(slots=True)
class PendingRegisters:
    """Registers in flight, by how many operations of the same kind were issued after each.

    scalar: registers of scalar loads, which have no order.
    """

    vm: dict[int, int] = field(default_factory=dict)
    lds: dict[int, int] = field(default_factory=dict)
    scalar: set[int] = field(default_factory=set)
    lds_busy: bool = False

    def merge(self, other: PendingRegisters) -> bool:
        """Join with another path's state; True if this one changed."""
        changed = False
        for mine, theirs in ((self.vm, other.vm), (self.lds, other.lds)):
            for code, age in theirs.items():
                if mine.get(code, 1 << 30) > age:
                    mine[code] = age
                    changed = True
        if not other.scalar <= self.scalar or other.lds_busy > self.lds_busy:
            self.scalar |= other.scalar
            self.lds_busy = self.lds_busy or other.lds_busy
            changed = True
        return changed


def insert_waits(code: Code, counters: WaitCounters) -> None:
    """Insert the waits. Loops are gone through until the state at their head holds."""
    touched = [codes(inst) for inst in code.insts]
    heads: defaultdict[int, PendingRegisters] = defaultdict(PendingRegisters)  # what comes from behind
    backs = {last: first for first, last in code.loops}
    stable = False
    waits: dict[int, AllowedInFlight] = {}
    while not stable:
        stable = True
        waits = {}
        state = PendingRegisters()
        for i, inst in enumerate(code.insts):
            if inst.op == "label":
                state.merge(heads[i])
            wait = needed(state, inst, touched[i])
            if wait is not NOTHING:
                waits[i] = wait = counters.reached(wait, bool(state.scalar))
                retire(state, wait)
            issue(state, inst, touched[i])
            if i in backs and heads[backs[i]].merge(state):
                stable = False
    insert(code, {i: counters.waits(left) for i, left in waits.items()})


def codes(inst: RdnaInst) -> tuple[int, ...]:
    """Numbers of all dword registers that an instruction names."""
    return numbers((*inst.defs, *inst.uses))


def needed(state: PendingRegisters, inst: RdnaInst, touched: tuple[int, ...]) -> AllowedInFlight:
    """What may stay in flight when an instruction starts; NOTHING where it need not wait."""
    vector = lds = scalar = NO_WAIT
    if state.lds_busy and inst.op in BARRIERS:
        lds = 0
    if state.vm:
        for code in touched:
            age = state.vm.get(code)
            if age is not None:
                vector = min(vector, age, MOST)
    if state.scalar and not state.scalar.isdisjoint(touched):
        scalar = 0
    if state.lds:
        for code in touched:
            age = state.lds.get(code)
            if age is not None:
                lds = min(lds, age, MOST)
    if vector == lds == scalar == NO_WAIT:
        return NOTHING
    return AllowedInFlight(vector, lds, scalar)


def retire(state: PendingRegisters, left: AllowedInFlight) -> None:
    """Forget what a wait guarantees to be done."""
    if left.vector < NO_WAIT:
        state.vm = {code: age for code, age in state.vm.items() if age < left.vector}
    if left.lds < NO_WAIT:
        state.lds = {code: age for code, age in state.lds.items() if age < left.lds}
        state.lds_busy = state.lds_busy and left.lds > 0
    if left.scalar == 0:
        state.scalar = set()


def issue(state: PendingRegisters, inst: RdnaInst, touched: tuple[int, ...]) -> None:
    """Account for the instruction's own memory operation."""
    unit = unit_of(inst.op)
    if unit == "vmem":
        for code in state.vm:
            state.vm[code] += 1
        state.vm.update(dict.fromkeys(destinations(inst, touched), 0))
    elif unit == "smem":
        state.scalar.update(destinations(inst, touched))
    elif unit == "lds":
        for code in state.lds:
            state.lds[code] += 1
        state.lds.update(dict.fromkeys(destinations(inst, touched), 0))
        state.lds_busy = True


def destinations(inst: RdnaInst, touched: tuple[int, ...]) -> tuple[int, ...]:
    """The loaded registers: the first of those touched."""
    return touched[: sum(d.count for d in inst.defs)]
