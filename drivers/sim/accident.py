"""What may happen to a card in the middle of its work: it hangs, or it leaves the bus. The others go on.

The moment counts steps of the card's own engines (packets, mostly), so that the same seed meets the same one.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from drivers.core.errors import ArgumentError

HANG, VANISH = "hang", "vanish"
KINDS = {
    HANG: "its queues stand still, whatever is done to them; it still answers on the bus",
    VANISH: "it answers nothing any more: no power, or the link is down",
}
LATEST = 400  # steps, of a moment that is drawn


@dataclass
class Accident:
    """One that is to come: `kind`, once the card has made `after` steps more. happened: it has."""

    kind: str
    after: int
    happened: bool = False

    def passes(self, steps: int) -> bool:
        """The card made `steps` steps. Whether it happens now."""
        if self.happened:
            return False
        self.after -= steps
        self.happened = self.after < 0
        return self.happened


def plan(kind: str, after: int | None = None, seed: int = 0) -> Accident:
    """An accident after so many steps, or at a moment drawn from the seed. Raises ArgumentError."""
    if kind not in KINDS:
        raise ArgumentError(f"no accident {kind!r} can happen to a card; there are {', '.join(KINDS)}")
    moment = Random(seed).randint(0, LATEST) if after is None else after
    if moment < 0:
        raise ArgumentError(f"an accident after {moment} steps; allowed are 0 and more")
    return Accident(kind, moment)
