"""Inserts s_waitcnt: each use of a loaded register waits for its load and for no more than it must.

Pre: assigned code without waits. Post: on every path no instruction reads or overwrites a register that a
load may still write, and no wave reaches a barrier with LDS operations in flight. Counters follow facts of
the RDNA3 ISA document: vector loads return in order (vmcnt), LDS in order (lgkmcnt), scalar loads in any
order (lgkmcnt 0 only). Stores are not waited for; the end of the program drains them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tensor.codegen.rdna.machine import Code, Inst, Part, VReg, unit_of

VM_MAX = LGKM_MAX = 63
NO_WAIT = (VM_MAX, LGKM_MAX)


@dataclass(slots=True)
class State:
    """Registers in flight, by how many operations of the same counter were issued after each.

    scalar: registers of scalar loads; while there are any, only lgkmcnt 0 tells anything.
    """

    vm: dict[int, int] = field(default_factory=dict)
    lds: dict[int, int] = field(default_factory=dict)
    scalar: set[int] = field(default_factory=set)
    lds_busy: bool = False

    def copy(self) -> State:
        return State(dict(self.vm), dict(self.lds), set(self.scalar), self.lds_busy)

    def merge(self, other: State) -> bool:
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


def insert_waits(code: Code) -> None:
    """Insert the waits. Loops are gone through until the state at their head holds."""
    touched = [codes(inst) for inst in code.insts]
    heads: dict[int, State] = {}
    backs = {last: first for first, last in code.loops}
    stable = False
    waits: dict[int, tuple[int, int]] = {}
    while not stable:
        stable = True
        waits = {}
        state = State()
        for i, inst in enumerate(code.insts):
            if inst.op == "label":
                if i in heads:
                    state.merge(heads[i])
                    heads[i].merge(state)
                else:
                    heads[i] = state.copy()
                continue
            wait = needed(state, inst, touched[i])
            if wait is not None:
                waits[i] = wait
                retire(state, *wait)
            issue(state, inst, touched[i])
            if i in backs and heads[backs[i]].merge(state):
                stable = False
    place(code, waits)


def codes(inst: Inst) -> tuple[int, ...]:
    """Numbers of all dword registers that an instruction names: scalar from 0, vector from 256."""
    found: list[int] = []
    for operand in (*inst.defs, *inst.uses):
        if type(operand) is VReg:
            first = operand.at + (256 if operand.kind == "v" else 0)
            found.extend(range(first, first + operand.count))
        elif type(operand) is Part:
            first = operand.reg.at + operand.index + (256 if operand.reg.kind == "v" else 0)
            found.extend(range(first, first + operand.count))
    return tuple(found)


def needed(state: State, inst: Inst, touched: tuple[int, ...]) -> tuple[int, int] | None:
    """(vmcnt, lgkmcnt) to wait for before an instruction; None for no wait."""
    vm, lgkm = NO_WAIT
    if inst.op == "s_barrier" and (state.lds_busy or state.scalar):
        lgkm = 0
    if state.vm:
        for code in touched:
            age = state.vm.get(code)
            if age is not None:
                vm = min(vm, age, VM_MAX - 1)  # more in flight than the counter counts
    if state.scalar and not state.scalar.isdisjoint(touched):
        lgkm = 0
    elif state.lds:
        for code in touched:
            age = state.lds.get(code)
            if age is not None:
                lgkm = min(lgkm, 0 if state.scalar else age, LGKM_MAX - 1)
    return None if (vm, lgkm) == NO_WAIT else (vm, lgkm)


def retire(state: State, vm: int, lgkm: int) -> None:
    """Forget what a wait guarantees to be done."""
    if vm < VM_MAX:
        state.vm = {code: age for code, age in state.vm.items() if age < vm}
    if lgkm < LGKM_MAX:
        state.lds = {code: age for code, age in state.lds.items() if age < lgkm}
        if lgkm == 0:
            state.scalar = set()
            state.lds_busy = False


def issue(state: State, inst: Inst, touched: tuple[int, ...]) -> None:
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


def destinations(inst: Inst, touched: tuple[int, ...]) -> tuple[int, ...]:
    """The loaded registers: the first of those touched."""
    return touched[: sum(d.count for d in inst.defs)]


def place(code: Code, waits: dict[int, tuple[int, int]]) -> None:
    """Put the waits before their instructions and move the loop bounds along."""
    made: list[Inst] = []
    index_of: list[int] = []
    for i, inst in enumerate(code.insts):
        if i in waits:
            vm, lgkm = waits[i]
            made.append(Inst("s_waitcnt", (), (encode_wait(vm, lgkm),)))
        index_of.append(len(made))
        made.append(inst)
    code.insts[:] = made
    code.loops[:] = [(index_of[first], index_of[last]) for first, last in code.loops]


def encode_wait(vm: int, lgkm: int) -> int:
    """simm16 of s_waitcnt on gfx11: vmcnt 15:10, lgkmcnt 9:4, expcnt 2:0 (7 is no wait)."""
    return vm << 10 | lgkm << 4 | 7
