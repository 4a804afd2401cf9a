"""Linear-scan register allocation over intervals, with tuples, alignment and spilling to scratch.

Pre: linear code, loops known, no wait instructions. Post: every virtual register has a number within the
budget; copies into tuples are coalesced; what did not fit is made again where it is used (constants) or lives
in scratch (vector) or in lanes of a vector register (scalar).
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
from tensor.codegen.gpu.machine import Code, VReg, insert
from tensor.codegen.rdna.machine import RdnaInst, numbers
from tensor.ir.errors import IRError

SGPRS = 106
VGPRS = 256
VCC_AT = 106
COPIES = frozenset({"v_mov_b32", "s_mov_b32", "s_mov_b64"})
MOST_SPILLS = 200  # code that wants more would be slow to compile and to run
EARLY_CLOBBER = frozenset({"v_mad_u64_u32", "v_mad_i64_i32"})


@dataclass(frozen=True)
class Allocation:
    """Registers used (counts from 0) and scratch bytes per lane."""

    vgprs: int
    sgprs: int
    scratch_bytes: int


def allocate(code: Code, vgprs: int = VGPRS, sgprs: int = SGPRS) -> Allocation:
    """Assign every virtual register, spilling until all fit in `vgprs` and `sgprs`."""
    coalesce(code, "v_mov_b32", "v")
    scratch = Scratch()
    for _ in range(MOST_SPILLS + 1):
        intervals = live_intervals(code, EARLY_CLOBBER, COPIES)
        victim = scan(code, intervals, {"v": vgprs, "s": sgprs})
        if victim is None:
            used = {"v": 1, "s": 5}
            for interval in intervals:
                reg = interval.reg
                if reg.at < VCC_AT or reg.kind == "v":
                    used[reg.kind] = max(used[reg.kind], reg.at + reg.count)
            return Allocation(used["v"], used["s"], scratch.bytes)
        scratch.spill(code, victim)
    budget = f"{vgprs} VGPRs and {sgprs} SGPRs"
    raise IRError(f"register allocation: no assignment to {budget} after {MOST_SPILLS} spills")


def copies_itself(inst: RdnaInst) -> bool:
    """Is this a copy whose source and destination were given the same register?"""
    return inst.op in COPIES and not inst.mods and numbers(inst.defs) == numbers(inst.uses)


def scan(code: Code, intervals: list[Interval], limits: dict[str, int]) -> Interval | None:
    """Assign in order of start. Returns the interval to spill if one does not fit."""
    free = {kind: (1 << limit) - 1 for kind, limit in limits.items()}
    active: list[tuple[int, int, Interval]] = []
    vcc = fixed_vcc(code)
    vcc_until = -2
    for serial, interval in enumerate(intervals):
        reg = interval.reg
        while active and active[0][0] <= interval.start:
            done = heapq.heappop(active)[2].reg
            free[done.kind] |= ((1 << done.count) - 1) << done.at
        if interval.start < 0:
            if reg.at >= limits[reg.kind]:
                continue  # a register that is never given out
            free[reg.kind] &= ~(((1 << reg.count) - 1) << reg.at)
            heapq.heappush(active, (interval.end, serial, interval))
            continue
        if reg.mask and vcc_until <= interval.start and not overlaps(vcc, interval):
            reg.at = VCC_AT
            vcc_until = interval.end
            continue
        at = first_fit(free[reg.kind], reg.count, reg.kind)
        if at < 0:
            return worst([a[2] for a in active] + [interval], reg)
        reg.at = at
        free[reg.kind] &= ~(((1 << reg.count) - 1) << at)
        heapq.heappush(active, (interval.end, serial, interval))
    return None


def first_fit(free: int, count: int, kind: str) -> int:
    """The lowest run of `count` free registers, aligned as the kind asks; -1 if there is none."""
    runs = free
    for shift in range(1, count):
        runs &= free >> shift
    if kind == "s" and count > 1:
        runs &= EVERY_2 if count == 2 else EVERY_4
    return (runs & -runs).bit_length() - 1


EVERY_2 = sum(1 << i for i in range(0, 128, 2))
EVERY_4 = sum(1 << i for i in range(0, 128, 4))


def fixed_vcc(code: Code) -> list[tuple[int, int]]:
    """Intervals in which VCC itself is named: from each explicit definition to its reader."""
    found: list[tuple[int, int]] = []
    for i, inst in enumerate(code.insts):
        if any(getattr(d, "code", None) == VCC_AT for d in inst.defs):
            found.append((2 * i + 1, 2 * i + 2))
        elif inst.op.startswith("v_div_fmas") and found:
            found[-1] = (found[-1][0], 2 * i)
    return found


def overlaps(taken: list[tuple[int, int]], interval: Interval) -> bool:
    return any(start < interval.end and interval.start < end for start, end in taken)


# --- spilling


class Scratch:
    """Homes of spilled registers. bytes: scratch used per lane."""

    def __init__(self) -> None:
        self.bytes = 0
        self.number = 1 << 24

    def fresh(self, kind: str, count: int) -> VReg:
        self.number += 1
        reg = VReg(self.number, kind, count)
        reg.home = SPILLED
        return reg

    def spill(self, code: Code, victim: Interval) -> None:
        """Store the register after each definition and load it before each use, or make it again there."""
        if make_again(code, victim, self):
            return
        reg = victim.reg
        if reg.kind == "v":
            at = self.bytes
            self.bytes += 4 * reg.count
            rewrite(
                code, reg, lambda part: self.vector_out(part, at), lambda part: self.vector_in(part, at), self
            )
            return
        home = self.fresh("v", 1)
        rewrite(code, reg, lambda part: scalar_out(part, home), lambda part: scalar_in(part, home), self)
        insert(code, {0: [RdnaInst("v_mov_b32", (home,), (0,))]})

    def vector_out(self, part: VReg, at: int) -> list[RdnaInst]:
        return [
            RdnaInst("scratch_store_b32", (), (part[k],), {"offset": at + 4 * k}) for k in range(part.count)
        ]

    def vector_in(self, part: VReg, at: int) -> list[RdnaInst]:
        return [
            RdnaInst("scratch_load_b32", (part[k],), (), {"offset": at + 4 * k}) for k in range(part.count)
        ]


def scalar_out(part: VReg, home: VReg) -> list[RdnaInst]:
    return [RdnaInst("v_writelane_b32", (home,), (part[k], k)) for k in range(part.count)]


def scalar_in(part: VReg, home: VReg) -> list[RdnaInst]:
    return [RdnaInst("v_readlane_b32", (part[k],), (home, k)) for k in range(part.count)]
