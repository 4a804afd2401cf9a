"""Linear-scan register allocation: vector registers in aligned tuples, predicates.

Pre: linear code, loops known. Post: every virtual register has a number; copies into tuples are coalesced;
what did not fit is made again where it is used (constants) or lives in local memory (vector) or as 0 and 1 in
a vector register (predicate).
"""

from __future__ import annotations

import heapq
from dataclasses import dataclass

from tensor.codegen.gpu.intervals import (
    SPILLED,
    Interval,
    coalesce,
    live_intervals,
    make_again,
    rewrite,
    worst,
)
from tensor.codegen.gpu.machine import Code, VReg, base_reg, insert
from tensor.codegen.sass.build import Bits
from tensor.codegen.sass.machine import SassInst
from tensor.ir.errors import IRError

REGISTERS = 253  # R0..R252: a QMD counts two more, and R255 is RZ
PREDICATES = 7
MOST_SPILLS = 400  # code that wants more would be slow to compile and to run
MOVES = frozenset({"MOV"})
EVERY_2 = sum(1 << i for i in range(0, 256, 2))
EVERY_4 = sum(1 << i for i in range(0, 256, 4))
EVERY_8 = sum(1 << i for i in range(0, 256, 8))
UNIFORMS = (1 << 63) - 1 & ~(3 << 4)  # UR63 is URZ; UR4 and UR5 hold the descriptor of global memory


@dataclass(frozen=True)
class Allocation:
    """Vector registers used (a count from 0), and bytes of local memory per lane."""

    registers: int
    local_bytes: int


def allocate(code: Code, registers: int = REGISTERS, predicates: int = PREDICATES) -> Allocation:
    """Assign every virtual register, spilling until all fit."""
    coalesce(code, "MOV", "r", lambda reg, at: at % alignment(reg.count) == 0)
    home = Homes()
    for _ in range(MOST_SPILLS + 1):
        intervals = live_intervals(code, moves=MOVES)
        victim = scan(intervals, {"r": registers, "p": predicates})
        if victim is None:
            used = [i.reg.at + i.reg.count for i in intervals if i.reg.kind == "r"]
            return Allocation(max(used, default=1), home.bytes)
        home.spill(code, victim)
    raise IRError(f"register allocation: no assignment to {registers} registers after {MOST_SPILLS} spills")


def alignment(count: int) -> int:
    """What the number of a tuple's first register is a multiple of."""
    return 1 if count == 1 else 2 if count == 2 else 4 if count <= 4 else 8


def scan(intervals: list[Interval], limits: dict[str, int]) -> Interval | None:
    """Assign in order of start. Returns the interval to spill if one does not fit."""
    free = {"u": UNIFORMS, "q": (1 << PREDICATES) - 1} | {
        kind: (1 << limit) - 1 for kind, limit in limits.items()
    }
    active: list[tuple[int, int, Interval]] = []
    for serial, interval in enumerate(intervals):
        reg = interval.reg
        if reg.fixed:
            continue
        while active and active[0][0] <= interval.start:
            done = heapq.heappop(active)[2].reg
            free[done.kind] |= ((1 << done.count) - 1) << done.at
        at = first_fit(free[reg.kind], reg.count)
        if at < 0:
            return worst([a[2] for a in active] + [interval], reg)
        reg.at = at
        free[reg.kind] &= ~(((1 << reg.count) - 1) << at)
        heapq.heappush(active, (interval.end, serial, interval))
    return None


def first_fit(free: int, count: int) -> int:
    """The lowest aligned run of `count` free registers; -1 if there is none."""
    runs = free
    for shift in range(1, count):
        runs &= free >> shift
    if count > 1:
        runs &= EVERY_2 if count == 2 else EVERY_4 if count <= 4 else EVERY_8
    return (runs & -runs).bit_length() - 1


class Homes:
    """Where spilled registers live. bytes: local memory used per lane."""

    def __init__(self) -> None:
        self.bytes = 0
        self.number = 1 << 24

    def fresh(self, kind: str, count: int) -> VReg:
        """A short-lived copy of a spilled register."""
        self.number += 1
        reg = VReg(self.number, kind, count)
        reg.home = SPILLED
        return reg

    def spill(self, code: Code, victim: Interval) -> None:
        """Store the register after each definition and load it before each use, or make it again there."""
        if make_again(code, victim, self):
            return
        reg = victim.reg
        if reg.kind == "p":
            self.number += 1
            held = VReg(self.number, "r", 1)
            rewrite(code, reg, lambda p: [number_of(p, held)], lambda p: [truth_of(p, held)], self)
            self.define(code, held)
            return
        at = self.bytes
        self.bytes += 4 * reg.count

        def out(part: VReg) -> list[SassInst]:
            return [SassInst("STL", (), (0, part[k]), {"memory": {0: at + 4 * k}}) for k in range(part.count)]

        def back(part: VReg) -> list[SassInst]:
            return [SassInst("LDL", (part[k],), (0,), {"memory": {1: at + 4 * k}}) for k in range(part.count)]

        rewrite(code, reg, out, back, self)

    def define(self, code: Code, held: VReg) -> None:
        """A first value for a predicate's home, which loops may read before they write it."""
        first = next(
            n for n, i in enumerate(code.insts) if any(base_reg(o) is held for o in (*i.defs, *i.uses))
        )
        if any(base_reg(o) is held for o in code.insts[first].uses):
            insert(code, {0: [SassInst("MOV", (held,), (0,))]})


def number_of(predicate: VReg, held: VReg) -> SassInst:
    """1 where a predicate holds, 0 elsewhere."""
    return SassInst("SEL", (held,), (0, Bits(1), predicate), {"neg": 1 << 3})


def truth_of(predicate: VReg, held: VReg) -> SassInst:
    """The predicate of a number other than 0."""
    return SassInst("ISETP.NE.AND", (predicate,), (held, 0, True))
