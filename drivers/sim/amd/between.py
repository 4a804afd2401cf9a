"""What the cards of one machine have between them: links, and what a signal carries from one to another.

A signal is known by where it lies in memory, since cards may have it at different addresses.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from drivers.sim.amd.ordering import Ordering
from drivers.sim.links import HOST, READ_NS, WRITE_NS, Links
from drivers.sim.memory import AddressSpace, Backing


class Neighbour(Protocol):
    """What this asks of a card."""

    index: int
    queues: dict[int, Any]

    @property
    def video(self) -> Backing: ...
    def spaces(self) -> Iterable[AddressSpace]: ...


class Between:
    """cards: by number. signal_times: when a signal was written, and by which card."""

    def __init__(self, cards: int, mode: str) -> None:
        self.links = Links(cards)
        self.ordering = Ordering() if mode == "strict" else None
        self.signal_times: dict[int, tuple[int, int]] = {}
        self.cards: list[Neighbour] = []

    def owner(self, host: int) -> int:
        """Whose video memory lies at a place of this process: a card's number, or `HOST`."""
        for card in self.cards:
            if 0 <= host - card.video.address < card.video.size_bytes:
                return card.index
        return HOST

    def wrote(self, place: int, time_ns: int, card: int) -> None:
        """A signal was written."""
        self.signal_times[place] = time_ns, card

    def seen(self, place: int, card: int) -> int:
        """When `card` sees what was written there last: later where another card wrote it."""
        time_ns, writer = self.signal_times.get(place, (0, card))
        return time_ns if writer == card else time_ns + WRITE_NS + READ_NS

    def forget(self, low: int, high: int) -> None:
        """No signal lies at the places [low, high) any more."""
        self.signal_times = {at: found for at, found in self.signal_times.items() if not low <= at < high}
        if self.ordering is not None:
            self.ordering.forget(low, high)
