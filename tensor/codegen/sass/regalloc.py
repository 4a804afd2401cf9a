"""Linear-scan register allocation: vector registers in aligned tuples, predicates.

Pre: linear code, loops known. Post: every virtual register has a number; copies into tuples are coalesced;
what did not fit is made again where it is used (constants) or lives in local memory (vector) or as 0 and 1 in
a vector register (predicate).
"""

from __future__ import annotations

from dataclasses import dataclass

from tensor.codegen.gpu.intervals import (
    SPILLED,
    Home,
    Interval,
    coalesce,
    live_intervals,
    made_again,
    rewrite,
)
from tensor.codegen.gpu.machine import Code, VReg, base_reg, insert
from tensor.codegen.gpu.scan import MOST_ROUNDS, Scan
from tensor.codegen.sass.build import Bits
from tensor.codegen.sass.machine import SassInst
from tensor.ir.errors import IRError

REGISTERS = 253  # R0..R252: a QMD counts two more, and R255 is RZ
PREDICATES = 7
# Of a block all warps have registers at once: a multiprocessor has 65,536, a lane gets them in eights (CUDA
# C++ Programming Guide, technical specifications), and a QMD counts two that no code names (ptxas: REGCOUNT).
SM_REGISTERS, GRANULE, COUNTED = 64 << 10, 8, 2
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


def registers_of(lanes: int) -> int:
    """Registers that the code of a block of so many lanes may name."""
    return min(REGISTERS, SM_REGISTERS // lanes // GRANULE * GRANULE - COUNTED)


def allocate(code: Code, registers: int = REGISTERS, predicates: int = PREDICATES) -> Allocation:
    """Assign every virtual register, spilling until all fit."""
    coalesce(code, "MOV", "r", lambda reg, at: at % alignment(reg.count) == 0)
    home = Homes()
    for _ in range(MOST_ROUNDS + 1):
        intervals = live_intervals(code, moves=MOVES)
        victims = scan(intervals, {"r": registers, "p": predicates})
        if not victims:
            used = [i.reg.at + i.reg.count for i in intervals if i.reg.kind == "r"]
            return Allocation(max(used, default=1), home.bytes)
        home.spill(code, victims)
    raise IRError(f"register allocation: no assignment to {registers} registers after {MOST_ROUNDS} rounds")


def alignment(count: int) -> int:
    """What the number of a tuple's first register is a multiple of."""
    return 1 if count == 1 else 2 if count == 2 else 4 if count <= 4 else 8


def scan(intervals: list[Interval], limits: dict[str, int]) -> list[Interval]:
    """Assign in order of start. Returns the intervals to spill if not all fit."""
    free = {"u": UNIFORMS, "q": (1 << PREDICATES) - 1} | {
        kind: (1 << limit) - 1 for kind, limit in limits.items()
    }
    room = Scan(free, lambda free, reg: first_fit(free, reg.count))
    for interval in intervals:
        if interval.reg.fixed:
            continue
        room.advance(interval.start)
        if not room.place(interval):
            break
    return room.victims


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

    def spill(self, code: Code, victims: list[Interval]) -> None:
        """Store registers after each definition and load them before each use, or make them again there."""
        homes = made_again(code, victims)
        lost = [v.reg for v in victims if v.reg not in homes]
        held = {reg: self.word() for reg in lost if reg.kind == "p"}
        homes |= {reg: in_register(word) for reg, word in held.items()}
        homes |= {reg: self.in_memory(reg) for reg in lost if reg.kind != "p"}
        rewrite(code, homes, self)
        for word in held.values():
            self.define(code, word)

    def word(self) -> VReg:
        """A register that may itself be spilled."""
        self.number += 1
        return VReg(self.number, "r", 1)

    def in_memory(self, reg: VReg) -> Home:
        """Words of local memory."""
        at = self.bytes
        self.bytes += 4 * reg.count

        def out(part: VReg) -> list[SassInst]:
            return [SassInst("STL", (), (0, part[k]), {"memory": {0: at + 4 * k}}) for k in range(part.count)]

        def back(part: VReg) -> list[SassInst]:
            return [SassInst("LDL", (part[k],), (0,), {"memory": {1: at + 4 * k}}) for k in range(part.count)]

        return Home(out, back)

    def define(self, code: Code, held: VReg) -> None:
        """A first value for a predicate's home, which loops may read before they write it."""
        first = next(
            n for n, i in enumerate(code.insts) if any(base_reg(o) is held for o in (*i.defs, *i.uses))
        )
        if any(base_reg(o) is held for o in code.insts[first].uses):
            insert(code, {0: [SassInst("MOV", (held,), (0,))]})


def in_register(held: VReg) -> Home:
    """A predicate as a number."""
    return Home(lambda p: [number_of(p, held)], lambda p: [truth_of(p, held)])


def number_of(predicate: VReg, held: VReg) -> SassInst:
    """1 where a predicate holds, 0 elsewhere."""
    return SassInst("SEL", (held,), (0, Bits(1), predicate), {"neg": 1 << 3})


def truth_of(predicate: VReg, held: VReg) -> SassInst:
    """The predicate of a number other than 0."""
    return SassInst("ISETP.NE.AND", (predicate,), (held, 0, True))
