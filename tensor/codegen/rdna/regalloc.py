"""Linear-scan register allocation over intervals, with tuples, alignment and spilling to scratch.

Pre: linear code, loops known, no wait instructions. Post: every virtual register has a number within the
budget; copies into tuples are coalesced; what did not fit lives in scratch (vector) or in lanes of a vector
register (scalar).
"""

from __future__ import annotations

import heapq
from dataclasses import dataclass
from typing import Any

from tensor.codegen.gpu.machine import Code, Part, VReg, base_reg
from tensor.codegen.rdna.machine import Inst
from tensor.ir.errors import IRError

SGPRS = 106
VGPRS = 256
VCC_AT = 106
EARLY_CLOBBER = frozenset({"v_mad_u64_u32", "v_mad_i64_i32"})


@dataclass(slots=True, eq=False)
class Interval:
    """From the first definition to the last use, in half steps: uses at 2*i, definitions at 2*i+1.

    A result that may be written before the sources are read begins before those uses, at 2*i-1.
    """

    reg: VReg
    start: int
    end: int
    uses: int = 0


@dataclass(frozen=True)
class Allocation:
    """Registers used (counts from 0) and scratch bytes per lane."""

    vgprs: int
    sgprs: int
    scratch_bytes: int


def allocate(code: Code, vgprs: int = VGPRS, sgprs: int = SGPRS) -> Allocation:
    """Assign every virtual register, spilling until all fit in `vgprs` and `sgprs`."""
    coalesce(code)
    scratch = Scratch()
    for _ in range(200):
        intervals = live_intervals(code)
        victim = scan(code, intervals, {"v": vgprs, "s": sgprs})
        if victim is None:
            used = {"v": 1, "s": 5}
            for interval in intervals:
                reg = interval.reg
                if reg.at < VCC_AT or reg.kind == "v":
                    used[reg.kind] = max(used[reg.kind], reg.at + reg.count)
            return Allocation(used["v"], used["s"], scratch.bytes)
        scratch.spill(code, victim)
    raise IRError(f"register allocation: no assignment to {vgprs} VGPRs and {sgprs} SGPRs after 200 spills")


def live_intervals(code: Code) -> list[Interval]:
    """Intervals in order of their start, stretched over loops that they enter from outside."""
    found: dict[VReg, Interval] = {}
    for i, inst in enumerate(code.insts):
        for operand in inst.uses:
            reg = base_reg(operand)
            if reg is not None:
                interval = found.get(reg)
                if interval is None:
                    if not reg.fixed:
                        raise IRError(
                            f"register allocation: {reg} is read at {i} ({inst}) before any definition"
                        )
                    interval = found[reg] = Interval(reg, -1, 0)
                interval.end = 2 * i
                interval.uses += 1
        for operand in inst.defs:
            reg = base_reg(operand)
            if reg is not None:
                interval = found.get(reg)
                if interval is None:
                    start = max(0, 2 * i - 1) if inst.op in EARLY_CLOBBER else 2 * i + 1
                    interval = found[reg] = Interval(reg, start, start)
                interval.end = max(interval.end, 2 * i + 1)
    for first, last in reversed(code.loops):
        for interval in found.values():
            if interval.start < 2 * first <= interval.end <= 2 * last + 1:
                interval.end = 2 * last + 1
    return sorted(found.values(), key=lambda v: v.start)


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


def worst(candidates: list[Interval], need: VReg) -> Interval:
    """What to spill: a long interval with few uses, of the kind that ran out."""
    fitting = [c for c in candidates if c.reg.kind == need.kind and c.start >= 0 and not spilled(c.reg)]
    if not fitting:
        raise IRError(f"register allocation: {need} does not fit and nothing can be spilled")
    return max(fitting, key=lambda c: (c.end - c.start) / (1 + c.uses) + (c.reg.count >= need.count))


def spilled(reg: VReg) -> bool:
    """Was it made by a spill? Those are short-lived and never spilled again."""
    return reg.home is SPILLED


SPILLED: Any = object()


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


# --- coalescing


def coalesce(code: Code) -> None:
    """Let values that are only copied into a tuple be computed in the tuple."""
    copies: dict[tuple[VReg, int], Any] = {}
    for inst in code.insts:
        if inst.op == "v_mov_b32" and inst.mods is None and type(inst.defs[0]) is Part:
            copies[inst.defs[0].reg, inst.defs[0].index] = inst.uses[0]
    if not copies:
        return
    alias: dict[VReg, tuple[VReg, int]] = {}
    blocked = {reg for reg, _ in copies}
    for (whole, index), source in copies.items():
        reg = base_reg(source)
        if reg is None or reg.kind != "v" or reg in alias or reg in blocked or reg.fixed:
            continue
        offset = index - (source.index if type(source) is Part else 0)
        if whole in alias or offset < 0:
            continue
        if all(base_reg(copies.get((whole, offset + k))) is reg for k in range(reg.count)):
            alias[reg] = whole, offset
    if alias:
        rename(code, alias)


def rename(code: Code, alias: dict[VReg, tuple[VReg, int]]) -> None:
    """Replace aliased registers by parts of their tuple and drop copies that became no-ops."""
    kept: list[Inst] = []
    index_of: list[int] = []
    for inst in code.insts:
        index_of.append(len(kept))
        inst.defs = tuple(part_of(o, alias) for o in inst.defs)
        inst.uses = tuple(part_of(o, alias) for o in inst.uses)
        if inst.op == "v_mov_b32" and inst.mods is None and inst.defs[0] == inst.uses[0]:
            continue
        kept.append(inst)
    code.insts[:] = kept
    code.loops[:] = [(index_of[first], index_of[last]) for first, last in code.loops]


def part_of(operand: Any, alias: dict[VReg, tuple[VReg, int]]) -> Any:
    reg = base_reg(operand)
    if reg is None or reg not in alias:
        return operand
    whole, offset = alias[reg]
    inner = operand.index if type(operand) is Part else 0
    return Part(whole, offset + inner, operand.count)


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
        """Store the register after each definition and load it before each use."""
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
        code.insts.insert(0, Inst("v_mov_b32", (home,), (0,)))
        code.loops[:] = [(a + 1, b + 1) for a, b in code.loops]

    def vector_out(self, part: VReg, at: int) -> list[Inst]:
        return [Inst("scratch_store_b32", (), (part[k],), {"offset": at + 4 * k}) for k in range(part.count)]

    def vector_in(self, part: VReg, at: int) -> list[Inst]:
        return [Inst("scratch_load_b32", (part[k],), (), {"offset": at + 4 * k}) for k in range(part.count)]


def scalar_out(part: VReg, home: VReg) -> list[Inst]:
    return [Inst("v_writelane_b32", (home,), (part[k], k)) for k in range(part.count)]


def scalar_in(part: VReg, home: VReg) -> list[Inst]:
    return [Inst("v_readlane_b32", (part[k],), (home, k)) for k in range(part.count)]


def rewrite(code: Code, reg: VReg, out: Any, back: Any, scratch: Scratch) -> None:
    """Give each instruction that names `reg` a short-lived copy of it."""
    made: list[Inst] = []
    index_of: list[int] = []
    for inst in code.insts:
        index_of.append(len(made))
        reads = any(base_reg(o) is reg for o in inst.uses)
        writes = any(base_reg(o) is reg for o in inst.defs)
        if not reads and not writes:
            made.append(inst)
            continue
        copy = scratch.fresh(reg.kind, reg.count)
        partial = writes and (reg.count > 1 or inst.tied)
        if reads or partial:
            made.extend(back(copy))
        inst.defs = tuple(swapped(o, reg, copy) for o in inst.defs)
        inst.uses = tuple(swapped(o, reg, copy) for o in inst.uses)
        made.append(inst)
        if writes:
            made.extend(out(copy))
    code.insts[:] = made
    code.loops[:] = [(index_of[first], index_of[last]) for first, last in code.loops]


def swapped(operand: Any, reg: VReg, copy: VReg) -> Any:
    if base_reg(operand) is not reg:
        return operand
    return Part(copy, operand.index, operand.count) if type(operand) is Part else copy
