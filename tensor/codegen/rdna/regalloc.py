"""Linear-scan register allocation over intervals, with tuples, alignment and spilling to scratch.

Pre: linear code, loops known, no wait instructions. Post: every virtual register has a number within the
budget; copies into tuples are coalesced; what did not fit is made again where it is used (constants) or lives
in scratch (vector) or in lanes of a vector register (scalar).
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.amd.isa.operand import Reg
from tensor.codegen.gpu.intervals import (
    SPILLED,
    Home,
    Interval,
    coalesce,
    live_intervals,
    made_again,
    rewrite,
)
from tensor.codegen.gpu.machine import Code, VReg, insert
from tensor.codegen.gpu.scan import MOST_ROUNDS, Scan
from tensor.codegen.rdna.machine import VCC_READERS, RdnaInst, numbers
from tensor.ir.errors import IRError

SGPRS = 106
VGPRS = 256
VCC_AT = 106
# Of a work-group all waves have registers at once: four SIMDs have 1,536 each for a lane, given out in 24s.
# Source: LLVM AMDGPU, GCNSubtarget::getTotalNumVGPRs and getVGPRAllocGranule.
SIMDS, ROWS, GRANULE = 4, 1536, 24
COPIES = frozenset({"v_mov_b32", "s_mov_b32", "s_mov_b64"})
EARLY_CLOBBER = frozenset({"v_mad_u64_u32", "v_mad_i64_i32"})


@dataclass(frozen=True)
class Allocation:
    """Registers used (counts from 0) and scratch bytes per lane."""

    vgprs: int
    sgprs: int
    scratch_bytes: int


def vgprs_of(lanes: int) -> int:
    """Vector registers that each lane of a work-group may have."""
    waves = -(-lanes // (32 * SIMDS))  # of a SIMD
    return min(VGPRS, ROWS // waves // GRANULE * GRANULE)


def allocate(code: Code, vgprs: int = VGPRS, sgprs: int = SGPRS) -> Allocation:
    """Assign every virtual register, spilling until all fit in `vgprs` and `sgprs`."""
    coalesce(code, "v_mov_b32", "v")
    scratch = Scratch()
    for _ in range(MOST_ROUNDS + 1):
        intervals = live_intervals(code, EARLY_CLOBBER, COPIES)
        victims = scan(code, intervals, {"v": vgprs, "s": sgprs})
        if not victims:
            used = {"v": 1, "s": 3}  # what every launch fills: the lane's number; arguments, group
            for interval in intervals:
                reg = interval.reg
                if reg.at < VCC_AT or reg.kind == "v":
                    used[reg.kind] = max(used[reg.kind], reg.at + reg.count)
            return Allocation(used["v"], used["s"], scratch.bytes)
        scratch.spill(code, victims)
    budget = f"{vgprs} VGPRs and {sgprs} SGPRs"
    raise IRError(f"register allocation: no assignment to {budget} after {MOST_ROUNDS} rounds")


def copies_itself(inst: RdnaInst) -> bool:
    """Is this a copy whose source and destination were given the same register?"""
    return inst.op in COPIES and not inst.mods and numbers(inst.defs) == numbers(inst.uses)


def scan(code: Code, intervals: list[Interval], limits: dict[str, int]) -> list[Interval]:
    """Assign in order of start. Returns the intervals to spill if not all fit."""
    free = {kind: (1 << limit) - 1 for kind, limit in limits.items()}
    room = Scan(free, lambda free, reg: first_fit(free, reg.count, reg.kind))
    vcc = fixed_vcc(code)
    vcc_until = 0
    for interval in intervals:
        reg = interval.reg
        room.advance(interval.start)
        if interval.start < 0:
            if reg.at < limits[reg.kind]:  # others are never given out
                room.take(interval, reg.at)
        elif reg.mask and vcc_until <= interval.start and not overlaps(vcc, interval):
            reg.at = VCC_AT
            vcc_until = interval.end
        elif not room.place(interval):
            break
    return room.victims


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
        for made in inst.defs:
            if type(made) is Reg and made.code == VCC_AT:
                found.append((2 * i + 1, 2 * i + 2))
        if found and inst.op in VCC_READERS:
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

    def spill(self, code: Code, victims: list[Interval]) -> None:
        """Store registers after each definition and load them before each use, or make them again there."""
        homes = made_again(code, victims)
        lost = [v.reg for v in victims if v.reg not in homes]
        lanes = {reg: self.fresh("v", 1) for reg in lost if reg.kind == "s"}
        homes |= {reg: in_lanes(home) for reg, home in lanes.items()}
        homes |= {reg: self.in_memory(reg) for reg in lost if reg.kind == "v"}
        rewrite(code, homes, self)
        insert(code, {0: [RdnaInst("v_mov_b32", (home,), (0,)) for home in lanes.values()]})

    def in_memory(self, reg: VReg) -> Home:
        """Dwords of scratch."""
        at = self.bytes
        self.bytes += 4 * reg.count

        def out(part: VReg) -> list[RdnaInst]:
            return [
                RdnaInst("scratch_store_b32", (), (part[k],), {"offset": at + 4 * k})
                for k in range(part.count)
            ]

        def back(part: VReg) -> list[RdnaInst]:
            return [
                RdnaInst("scratch_load_b32", (part[k],), (), {"offset": at + 4 * k})
                for k in range(part.count)
            ]

        return Home(out, back)


def in_lanes(home: VReg) -> Home:
    """A scalar register's dwords in lanes of a vector register."""
    return Home(lambda part: scalar_out(part, home), lambda part: scalar_in(part, home))


def scalar_out(part: VReg, home: VReg) -> list[RdnaInst]:
    return [RdnaInst("v_writelane_b32", (home,), (part[k], k)) for k in range(part.count)]


def scalar_in(part: VReg, home: VReg) -> list[RdnaInst]:
    return [RdnaInst("v_readlane_b32", (part[k],), (home, k)) for k in range(part.count)]
