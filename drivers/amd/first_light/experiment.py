"""What an experiment is: a belief about cards that a small program decides, and what came of it.

A belief names its expected outcome before the card is asked. Outcomes are data that JSON holds: numbers,
texts, lists. `NumberBetween` leaves room: a measured number lies inside, or the belief is contradicted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from drivers.amd.first_light.bench import Bench

AGREES, CONTRADICTS, MEASURED = "agrees", "contradicts", "measured"
FAILED, LOST = "failed", "lost"  # it raised an error; its process was killed, crashed or ran out of time
OPEN = None  # expected: nothing is believed, the card is asked
Outcome = object


@dataclass(frozen=True)
class NumberBetween:
    """Any number from `low` to `high`."""

    low: float
    high: float

    def holds(self, found: object) -> bool:
        return isinstance(found, int | float) and self.low <= found <= self.high

    def __str__(self) -> str:
        return f"{self.low:g} to {self.high:g}"


@dataclass(frozen=True)
class Experiment:
    """name: as reports and firmware_notes/beliefs.toml call it. belief: what we hold true, one sentence.

    answers: what a real card can say that no document did. run: asks the card, gives an outcome. expected:
    one outcome, or a mapping from generation ('gfx11', 'gfx12') to one; a generation that the mapping lacks
    is not asked. pci: only where our own driver has booted the card; kfd: only where the kernel's has it.
    """

    name: str
    belief: str
    answers: str
    run: Callable[[Bench], Outcome]
    expected: Outcome
    pci: bool = False
    kfd: bool = False

    def is_for(self, arch: str, is_pci: bool) -> bool:
        """Whether this card can be asked, through this door."""
        known = not isinstance(self.expected, Mapping) or arch[:5] in self.expected
        return known and not (self.kfd if is_pci else self.pci)

    def expected_of(self, arch: str) -> Outcome:
        return self.expected[arch[:5]] if isinstance(self.expected, Mapping) else self.expected

    def verdict(self, arch: str, found: Outcome) -> str:
        """What an outcome says of the belief."""
        expected = self.expected_of(arch)
        if expected is OPEN:
            return MEASURED
        holds = expected.holds(found) if isinstance(expected, NumberBetween) else found == expected
        return AGREES if holds else CONTRADICTS


@dataclass(frozen=True)
class ExperimentStage:
    """Experiments that share a process. risk: what may happen to the machine, in words for its owner.

    limit_s: how long the process may take before it is killed. is_apart: each experiment has a process of its
    own. by_name: it runs only where it was asked for by name.
    """

    name: str
    risk: str
    experiments: tuple[Experiment, ...]
    limit_s: float = 60.0
    needs_pci: bool = False
    is_apart: bool = False
    by_name: bool = False
