"""A model of what a kernel costs on a card, from what the simulated card counted. No measurement.

Each pipe is busy for the instructions that ran, each memory for the bytes that passed; waves that fit beside
each other hide one another's waits. The time is the launch and the longest of these, which is the kernel's
bound. Figures: `drivers/amd/isa/times.py` and `peaks.py`. Taken for granted: every byte that lanes ask for
comes from L2 (the vector cache keeps nothing), video memory gives each array once, no bank conflicts.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from drivers.amd.isa.peaks import LANES, Peaks, memory_bytes_a_cycle, peaks
from drivers.amd.isa.times import times
from drivers.sim.amd.wave.check.performance import waves_of
from drivers.sim.amd.wave.code.pace import MATRIX, Pipe, weighed
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.code.step_facts import StepFacts
from drivers.sim.amd.wave.counters import Counters

BITS = re.compile(r"_(?:b|u|i|f)(\d+)(?:_|$)")
Totals = defaultdict[str, float]
PER_UNIT = ("lds", "vector cache")  # pipes that the SIMDs of a compute unit share


@dataclass(frozen=True)
class Occupancy:
    """waves: that a SIMD holds at once. limit: what holds more off: 'registers', 'LDS', 'slots' or 'grid'."""

    waves: float
    limit: str


@dataclass(frozen=True)
class Prediction:
    """Of one launch, in shader cycles. bytes: by level. ends: what nothing hides, before the first loads are
    there and behind the last store.

    bounds: what the kernel takes between the ends at least, by what takes it: a pipe of a SIMD or of a
    compute unit, a memory, the launch of waves, or 'waits': a wave alone, as many times as waves follow
    each other in one place.
    """

    arch: str
    bounds: dict[str, float]
    bytes: dict[str, float]
    occupancy: Occupancy
    ends: float

    @property
    def bound(self) -> str:
        """What limits the kernel."""
        return max(self.bounds, key=lambda name: self.bounds[name])

    @property
    def cycles(self) -> float:
        return self.ends + self.bounds[self.bound]

    @property
    def microseconds(self) -> float:
        return self.cycles / peaks(self.arch).mhz

    def __str__(self) -> str:
        longest = sorted(self.bounds.items(), key=lambda item: -item[1])
        cycles = ", ".join(f"{name} {busy / 1e3:,.1f}" for name, busy in longest if busy)
        moved = ", ".join(f"{level} {count / 1e6:,.1f}" for level, count in self.bytes.items() if count)
        held = f"{self.occupancy.waves:.3g} waves a SIMD, held by {self.occupancy.limit}"
        return (
            f"model, not measured: bound by {self.bound}; thousand cycles: both ends {self.ends / 1e3:.1f},"
            f" {cycles}; MB: {moved}; {held}"
        )


def predict(counters: Counters, vgprs: int, lds: int, group_waves: int, moved: int) -> Prediction:
    """A launch by its counts. vgprs, lds: what a wave and a work-group take; moved: bytes of video memory."""
    if counters.program is None:
        raise ValueError("counts of a launch that ran no code")
    program, arch = counters.program, counters.program.arch
    chip, figures = peaks(arch), times(arch)
    counted, asked = totals(program, counters.blocks)
    pipes = {
        name: count / figures.simds * (chip.unit_simds if name in PER_UNIT else 1)
        for name, count in counted.items()
    }
    held = occupancy(arch, counters.waves, vgprs, lds, group_waves)
    path = weighed(program.pace.crowded, counters.blocks) / max(counters.waves, 1)
    bounds = {
        **pipes,
        "valu": pipes.get("valu", 0) + pipes.get("matrix", 0),  # matrices are multiplied by the same units
        "L2": asked["global"] / chip.l2_bytes,
        "memory": moved / memory_bytes_a_cycle(arch),
        "waits": path * max(1.0, counters.waves / (figures.simds * held.waves)),
        "wave launch": figures.wave_launch * counters.waves / figures.engines,
    }
    levels = {"LDS": asked["lds"], "L2": asked["global"], "memory": moved}
    ends = figures.first_instruction + figures.smem + figures.vmem + figures.end_of_store
    return Prediction(arch, bounds, levels, held, ends)


def occupancy(arch: str, waves: int, vgprs: int, lds: int, group_waves: int) -> Occupancy:
    """How many waves a SIMD holds beside each other."""
    chip, figures = peaks(arch), times(arch)
    most = float(waves_of(1, LANES))
    limits = {"slots": most, "registers": float(waves_of(vgprs, LANES))}
    if lds:
        limits["LDS"] = (chip.unit_lds // lds) * group_waves / chip.unit_simds
    limits["grid"] = waves / figures.simds
    limit = min(limits, key=lambda name: limits[name])
    return Occupancy(limits[limit], limit)


def totals(program: KernelAnalysis, runs: Sequence[int]) -> tuple[Totals, Totals]:
    """(cycles by pipe, bytes that lanes moved by memory) of all waves together. runs: of each block."""
    cycles: Totals = defaultdict(float)
    moved: Totals = defaultdict(float)
    pipe = Pipe(program.arch, times(program.arch), 0)
    for block, count in zip(program.blocks, runs, strict=True):
        for step in block.steps if count else ():
            if not step.is_seam:
                name, busy, size = use(StepFacts(step), pipe, peaks(program.arch))
                cycles[name] += busy * count
                moved["lds" if name == "lds" else "global"] += size * count
    return cycles, moved


def use(facts: StepFacts, pipe: Pipe, chip: Peaks) -> tuple[str, float, int]:
    """(pipe, its cycles, bytes of a wave) of one instruction, all lanes on."""
    unit, name = facts.unit, facts.name
    if unit in ("vmem", "flat", "lds"):
        size = LANES * width(name)
        rate = chip.lds_bytes if unit == "lds" else chip.cache_bytes
        return ("lds" if unit == "lds" else "vector cache"), max(1.0, size / rate), size
    if unit in ("valu", "trans"):
        busy = chip.double if "_f64" in name else pipe.occupied(facts)
        return ("matrix" if name.startswith(MATRIX) else unit), busy, 0
    return ("salu" if unit == "salu" else "other"), 1, 0


def width(name: str) -> int:
    """Bytes of a lane that a memory instruction moves, by its name."""
    found = BITS.search(name)
    bits = int(found[1]) if found else 32
    return bits // 8 * (2 if "2addr" in name else 1)
