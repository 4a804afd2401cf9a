"""What a launch executed, counted exactly and per wave, not per lane."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from drivers.sim.amd.wave.code.program import KernelAnalysis


@dataclass
class Counters:
    """wave_instructions: executed by all waves together.

    `blocks`: how often each block of `program` was entered. `notes`: what hardware lets pass and a
    programmer should know, once a launch each.
    """

    wave_instructions: int = 0
    waves: int = 0
    groups: int = 0
    blocks: list[int] = field(default_factory=list, repr=False)
    program: KernelAnalysis | None = field(default=None, repr=False)
    notes: list[str] = field(default_factory=list)

    @property
    def by_class(self) -> dict[str, int]:
        """Executed instructions by unit: valu, trans, salu, smem, vmem, flat, lds, branch, control, ..."""
        if self.program is None:
            return {}
        total: Counter[str] = Counter()
        for runs, units in zip(self.blocks, self.program.classes, strict=True):
            for unit, count in units.items():
                total[unit] += runs * count
        return {unit: count for unit, count in total.items() if count}

    @property
    def approximate(self) -> dict[str, str]:
        """Executed instructions whose result may differ from a card's, and how: the run depended on them."""
        if self.program is None:
            return {}
        found: dict[str, str] = {}
        for runs, how in zip(self.blocks, self.program.approximate, strict=True):
            if runs and how:
                found |= how
        return found


@dataclass
class Findings:
    """What the launches of a card left to tell: see `Counters.approximate` and `Counters.notes`."""

    approximate: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    def add(self, counters: Counters) -> None:
        """One more launch."""
        self.approximate.update(counters.approximate)
        self.notes += [note for note in counters.notes if note not in self.notes]
