"""A model of how long a launch takes on a card, in shader-clock cycles: no measurement.

Each block of code is timed once as one wave runs it alone: in order, each instruction waiting for the results
that it reads, by `drivers.amd.isa.times`. A wave's path is the blocks that ran, as often as they did; the
waves beside it hide its waits until the SIMDs have an instruction for every cycle. Lines of code that no
prefetch brings are fetched once. Not in it: warm caches, the bandwidth of memory, conflicts of LDS banks, and
how long a wave waits at a barrier for others. Held against thread traces of real cards by `make conformance`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from drivers.amd.isa.peaks import peaks
from drivers.amd.isa.times import Times, times
from drivers.sim.amd.wave.code.control_flow import ControlFlow
from drivers.sim.amd.wave.code.step_facts import Facts
from drivers.sim.amd.wave.code.steps import Block

WAVES_PER_SIMD = 16
LINE_BYTES = 128
MATRIX = ("v_wmma", "v_swmmac")
SHIFTS = ("v_lshlrev_b64", "v_lshrrev_b64", "v_ashrrev_i64")
WIDE = ("v_mad_u64_u32", "v_mad_i64_i32", "v_mad_co_")
BARRIER_WAITS = ("s_barrier", "s_barrier_wait")
KEPT = 256  # launches of a program whose times are known


@dataclass(frozen=True)
class Machine:
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
        self.matrix = peaks(arch).matrix
        self.latency = {**figures.results, "vmem": memory, "flat": memory}
        self.now = 0
        self.pending: list[tuple[int, int]] = []  # (registers, when they can be read)

    def run(self, block: Block) -> int:
        """Cycles that the block takes after those before it."""
        begin = self.now
        for step in block.steps:
            if not step.is_seam:
                self.issue(Facts(step))
        return self.now - begin

    def issue(self, facts: Facts) -> None:
        begin = max([self.now, *(when for registers, when in self.pending if registers & facts.reads)])
        self.pending = [each for each in self.pending if each[1] > begin]
        self.now = begin + self.waits(facts)
        if facts.writes:
            extra = self.occupied(facts) - 1
            self.pending.append((facts.writes, begin + self.latency.get(facts.unit, 1) + extra))

    def waits(self, facts: Facts) -> int:
        """Cycles until the wave issues again."""
        if facts.name in BARRIER_WAITS:
            return self.figures.barrier
        if facts.name.startswith("s_cbranch"):
            return self.figures.branch
        is_jump = facts.unit == "branch" and facts.name != "s_endpgm"
        return self.figures.branch_taken if is_jump else self.occupied(facts)

    def occupied(self, facts: Facts) -> int:
        """Cycles for which the unit takes no other instruction of the kind."""
        if facts.name.startswith(MATRIX):
            return self.matrix
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
        self.kept: dict[tuple[tuple[int, ...], int, Machine], int] = {}

    @cached_property
    def alone(self) -> list[int]:
        """Each block, of a wave that has memory for itself."""
        return self.blocks(self.figures.vmem)

    @cached_property
    def crowded(self) -> list[int]:
        """Each block, where waves on every SIMD load."""
        return self.blocks(self.figures.vmem_busy)

    @cached_property
    def issued(self) -> list[int]:
        """Cycles in which each block keeps its SIMD from issuing for other waves."""
        pipe = Pipe(self.program.arch, self.figures, 0)
        passes = self.program.wave_size // 32
        blocks = ([Facts(step) for step in b.steps if not step.is_seam] for b in self.program.blocks)
        return [sum(pipe.occupied(facts) for facts in each) * passes for each in blocks]

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

    def cycles(self, runs: list[int], waves: int, machine: Machine) -> int:
        """A launch from its first wave's start to its last one's end. runs: how often all waves together
        entered each block. Launches of a warm loop are all alike, so what they take is kept."""
        key = tuple(runs), waves, machine
        if key not in self.kept:
            if len(self.kept) >= KEPT:
                self.kept.clear()
            self.kept[key] = self.counted(runs, waves, machine)
        return self.kept[key]

    def counted(self, runs: list[int], waves: int, machine: Machine) -> int:
        """`cycles`, worked out."""
        figures = self.figures
        start, loaded = figures.again if machine.is_again else (figures.first_instruction, figures.smem)
        issued = weighed(self.issued, runs)
        path = weighed(self.crowded if waves >= machine.simds else self.alone, runs) / waves
        path -= (figures.smem - loaded) * self.has_scalar_loads
        fetched = figures.vmem * self.lines_missing(runs, machine.prefetched)  # while the wave waits anyway
        rounds = -(-waves // (machine.simds * WAVES_PER_SIMD))
        work = max(path * rounds, issued / waves + fetched, issued / machine.simds)
        work += figures.end_of_store * self.has_stores
        launch = figures.wave_launch * -(-waves // machine.engines) + start
        return max(round(launch + work), 0 if machine.is_again else figures.empty_kernel)

    def lines_missing(self, runs: list[int], prefetched: int) -> int:
        """Lines of code that ran and that no prefetch brought."""
        ran = (lines for lines, count in zip(self.lines, runs, strict=True) if count)
        return sum(not 0 <= line < prefetched // LINE_BYTES for line in set().union(*ran))


def weighed(cycles: Iterable[int], runs: Iterable[int]) -> int:
    return sum(each * count for each, count in zip(cycles, runs, strict=True))
