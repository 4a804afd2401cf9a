"""A model of how long a launch takes on a card, in shader-clock cycles: no measurement.

Each block of code is timed once as one wave runs it alone: in order, each instruction waiting for the results
that it reads, and each wait for what it awaits, by `drivers.amd.isa.times`. A wave's path is the blocks that
ran, as often as they did; the waves beside it hide its waits until the SIMDs have an instruction for every
cycle, or LDS or the vector caches are busy all the time. Lines of code that no prefetch brings are fetched
once. Not in it: warm caches, the bandwidth of memory, conflicts of LDS banks, and how long a wave waits at a
barrier for others. Held against thread traces of real cards by `make conformance`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.peaks import LANES, peaks
from drivers.amd.isa.times import Times, times
from drivers.sim.amd.wave.code.control_flow import ControlFlow
from drivers.sim.amd.wave.code.modes import register_field
from drivers.sim.amd.wave.code.step_facts import StepFacts
from drivers.sim.amd.wave.code.steps import BasicBlock
from drivers.sim.amd.wave.code.waits import kinds_for, kinds_of, waits_of
from drivers.sim.amd.wave.facts.hwregs import SHADER_CYCLES, SHADER_CYCLES_HIGH

WAVES_PER_SIMD = 16
LINE_BYTES = 128
MATRIX = ("v_wmma", "v_swmmac")
MATRIX_8 = ("fp8", "bf8", "iu8")
SHIFTS = ("v_lshlrev_b64", "v_lshrrev_b64", "v_ashrrev_i64")
# A quarter of the rate, as LLVM's SISchedule.td has it of all products of 32 bits (WriteIntMul).
WIDE = ("v_mad_u64_u32", "v_mad_i64_i32", "v_mad_co_", "v_mul_lo_u32", "v_mul_hi_u32", "v_mul_hi_i32")
SIZE = re.compile(r"_b(32|64|96|128)\b")  # bits that one lane moves, in the name
BARRIER_WAITS = ("s_barrier", "s_barrier_wait")
CLOCKS = (SHADER_CYCLES, SHADER_CYCLES_HIGH)
KEPT = 256  # launches of a program whose times are known


class PaceFacts(NamedTuple):
    """What of a card counts. is_again: it has run a launch before; prefetched: bytes of code from the entry
    that the launch brings."""

    engines: int
    simds: int
    is_again: bool = False
    prefetched: int = LINE_BYTES


class Pipe:
    """One wave alone on its SIMD: when it issues, and when what it wrote can be read."""

    def __init__(self, arch: str, figures: Times, memory: int) -> None:
        self.figures = figures
        self.peaks = peaks(arch)
        self.latency = {**figures.results, "vmem": memory, "flat": memory}
        self.now = 0
        self.pending: list[tuple[int, int]] = []  # (registers, when they can be read)
        self.counters = {kind.name: kind.counter for kind in kinds_for(arch)}
        self.flying: dict[str, list[int]] = {}  # by counter: when each load comes back, the youngest last

    def run(self, block: BasicBlock) -> int:
        """Cycles that the block takes after those before it."""
        begin = self.now
        for step in block.steps:
            if not step.is_seam:
                self.issue(StepFacts(step))
        return self.now - begin

    def issue(self, facts: StepFacts) -> None:
        read = (when for registers, when in self.pending if registers & facts.reads)
        begin = max([self.now, *read, *self.awaited(facts.step.inst)])
        self.pending = [each for each in self.pending if each[1] > begin]
        self.now = begin + self.waits(facts)
        if facts.writes:
            done = begin + self.latency.get(facts.unit, 1) + self.occupied(facts) - 1
            self.pending.append((facts.writes, done))
            for kind in kinds_of(facts.step.inst):
                self.flying.setdefault(self.counters[kind], []).append(done)

    def awaited(self, inst: Inst) -> list[int]:
        """When the loads come back that a wait instruction wants; nothing for others."""
        found = []
        for counter, left in waits_of(inst).items():
            flying = self.flying.get(counter, [])
            awaited = max(0, len(flying) - left)
            found += flying[:awaited]
            del flying[:awaited]
        return found

    def waits(self, facts: StepFacts) -> int:
        """Cycles until the wave issues again."""
        if facts.name in BARRIER_WAITS:
            return self.figures.barrier
        if facts.name.startswith("s_cbranch"):
            return self.figures.branch
        is_jump = facts.unit == "branch" and facts.name != "s_endpgm"
        return self.figures.branch_taken if is_jump else self.occupied(facts)

    def occupied(self, facts: StepFacts) -> int:
        """Cycles for which the unit takes no other instruction of the kind."""
        if facts.name.startswith(MATRIX):
            return self.peaks.matrix_8 if facts.name.endswith(MATRIX_8) else self.peaks.matrix
        if "_f64" in facts.name and facts.unit == "valu":
            return self.peaks.double
        if facts.name.startswith(SHIFTS):
            return self.figures.shift64
        if facts.name.startswith(WIDE):
            return self.figures.mad64
        return self.figures.trans if facts.unit == "trans" else 1


class Pace:
    """What the model needs of a program, worked out once: cycles of each block, in several ways."""

    def __init__(self, program: ControlFlow) -> None:
        self.program = program
        self.figures = times(program.arch)
        self.kept: dict[tuple[tuple[int, ...], int, PaceFacts], int] = {}

    @cached_property
    def alone(self) -> list[int]:
        """Each block, of a wave that has memory for itself."""
        return self.blocks(self.figures.vmem)

    @cached_property
    def clock_reads(self) -> dict[int, int]:
        """Where code reads the shader's clock, by offset: cycles from there to its block's end, of one wave
        alone. Empty for code that does not.
        """
        found: dict[int, int] = {}
        if not any(reads_clock(step.inst) for block in self.program.blocks for step in block.steps):
            return found
        pipe = Pipe(self.program.arch, self.figures, self.figures.vmem)
        for block in self.program.blocks:
            here = {}
            for step in block.steps:
                if reads_clock(step.inst):
                    here[step.offset] = pipe.now
                if not step.is_seam:
                    pipe.issue(StepFacts(step))
            found.update({offset: pipe.now - when for offset, when in here.items()})
        return found

    @cached_property
    def crowded(self) -> list[int]:
        """Each block, where waves on every SIMD load."""
        return self.blocks(self.figures.vmem_busy)

    @cached_property
    def issued(self) -> list[int]:
        """Cycles in which each block keeps its SIMD from issuing for other waves."""
        pipe = Pipe(self.program.arch, self.figures, self.figures.vmem)
        passes = self.program.wave_size // 32
        blocks = ([StepFacts(step) for step in b.steps if not step.is_seam] for b in self.program.blocks)
        return [sum(pipe.occupied(facts) for facts in each) * passes for each in blocks]

    @cached_property
    def shared(self) -> list[int]:
        """Cycles in which each block keeps a compute unit's LDS, or its vector cache, the busier of both."""
        passes, chip = self.program.wave_size // 32, peaks(self.program.arch)
        found = []
        for block in self.program.blocks:
            moved: Counter[str] = Counter()
            for step in block.steps:
                unit = "vmem" if step.inst.defn.unit == "flat" else step.inst.defn.unit
                if unit in ("lds", "vmem"):
                    moved[unit] += moved_bytes(step.inst)
            found.append(max(moved["lds"] // chip.lds_bytes, moved["vmem"] // chip.cache_bytes) * passes)
        return found

    @cached_property
    def lines(self) -> list[frozenset[int]]:
        """Of code, by block, from the kernel's entry on."""
        blocks = self.program.blocks
        return [frozenset(step.offset // LINE_BYTES for step in block.steps) for block in blocks]

    @cached_property
    def has_scalar_loads(self) -> bool:
        return any(units["smem"] for units in self.program.classes)

    @cached_property
    def has_stores(self) -> bool:
        return any(step.inst.defn.is_store for block in self.program.blocks for step in block.steps)

    def blocks(self, memory: int) -> list[int]:
        pipe = Pipe(self.program.arch, self.figures, memory)
        return [pipe.run(block) for block in self.program.blocks]

    def cycles(self, runs: list[int], waves: int, machine: PaceFacts) -> int:
        """A launch from its first wave's start to its last one's end. runs: how often all waves together
        entered each block. Launches of a warm loop are all alike, so what they take is kept."""
        key = tuple(runs), waves, machine
        if key not in self.kept:
            if len(self.kept) >= KEPT:
                self.kept.clear()
            self.kept[key] = self.counted(runs, waves, machine)
        return self.kept[key]

    def counted(self, runs: list[int], waves: int, machine: PaceFacts) -> int:
        """`cycles`, worked out."""
        figures = self.figures
        start, loaded = figures.again if machine.is_again else (figures.first_instruction, figures.smem)
        issued = weighed(self.issued, runs)
        path = weighed(self.crowded if waves >= machine.simds else self.alone, runs) / waves
        path -= (figures.smem - loaded) * self.has_scalar_loads
        fetched = figures.vmem * self.lines_missing(runs, machine.prefetched)  # while the wave waits anyway
        rounds = -(-waves // (machine.simds * WAVES_PER_SIMD))
        shared = weighed(self.shared, runs) * peaks(self.program.arch).unit_simds
        work = max(path * rounds, issued / waves + fetched, issued / machine.simds, shared / machine.simds)
        work += figures.end_of_store * self.has_stores
        launch = figures.wave_launch * -(-waves // machine.engines) + start
        return max(round(launch + work), 0 if machine.is_again else figures.empty_kernel)

    def lines_missing(self, runs: list[int], prefetched: int) -> int:
        """Lines of code that ran and that no prefetch brought."""
        ran = (lines for lines, count in zip(self.lines, runs, strict=True) if count)
        return sum(not 0 <= line < prefetched // LINE_BYTES for line in set().union(*ran))


def moved_bytes(inst: Inst) -> int:
    """By 32 lanes: at least a dword each, since LDS and caches work by dwords."""
    size = SIZE.search(inst.defn.mnemonic)
    dwords = (int(size.group(1)) if size else 32) // 32
    return LANES * 4 * dwords * (2 if "_2addr" in inst.defn.mnemonic else 1)


def reads_clock(inst: Inst) -> bool:
    return inst.defn.mnemonic == "s_getreg_b32" and register_field(inst)[0] in CLOCKS


def weighed(cycles: Iterable[int], runs: Iterable[int]) -> int:
    return sum(each * count for each, count in zip(cycles, runs, strict=True))
