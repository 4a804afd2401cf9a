"""What the cards of one machine have between them: links, and what a signal carries from one to another.

A signal is known by where it lies in memory, since cards may have it at different addresses.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from drivers.core.errors import SimFault
from drivers.sim.amd.cache import Caches
from drivers.sim.amd.ordering import Ordering, QueueOrder
from drivers.sim.links import HOST, READ_NS, WRITE_NS, Links
from drivers.sim.memory import AddressSpace, Backing


class Neighbour(Protocol):
    """What this asks of a card."""

    index: int
    queues: dict[int, Any]
    caches: Caches

    @property
    def video(self) -> Backing: ...
    def spaces(self) -> Iterable[AddressSpace]: ...
    def peer_wrote(self, place: int, size: int) -> None: ...


class RingEngine(Protocol):
    """What this asks of a queue."""

    name: str
    order: QueueOrder | None

    @property
    def card(self) -> Any: ...


class Between:
    """cards: by number. signal_times: when a signal was written, and by which card. posted: places
    [low, high) in memory that were written over the bus, by which queue, and may not have arrived yet.
    """

    def __init__(self, cards: int, mode: str) -> None:
        self.links = Links(cards)
        self.ordering = Ordering() if mode == "strict" else None
        self.signal_times: dict[int, tuple[int, int]] = {}
        self.cards: list[Neighbour] = []
        self.corrupts: frozenset[int] = frozenset()  # cards in which a bit of what others write is wrong
        self.posted: list[tuple[int, int, RingEngine]] = []

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

    def post(self, engine: RingEngine, place: int, size: int, target: int) -> None:
        """A queue writes to another card's memory. Rules B01 to B03."""
        card = self.cards[target]
        if engine.order is None:
            return
        engine.order.post(target)
        self.posted.append((place, place + size, engine))
        card.caches.host_has_run()
        card.peer_wrote(place, size)

    def arrive(self, engine: RingEngine, target: int) -> None:
        """What a queue wrote to a card's memory has arrived: it read from there, or its signal is there."""
        if engine.order is not None and target in engine.order.away:
            engine.order.arrive(target)
            self.posted = [
                (low, high, by)
                for low, high, by in self.posted
                if by is not engine or self.owner(low) != target
            ]

    def explained(self, fault: SimFault, memory: AddressSpace) -> SimFault:
        """A race as what it is: with writes that may still be on the bus."""
        va = fault.where.get("va")
        found = memory.look(va) if fault.code == "E_RACE" and isinstance(va, int) else None
        if found is None or not isinstance(va, int):
            return fault
        place = found.host + va - found.low
        for low, high, engine in self.posted:
            if low <= place < high:
                what = f"{engine.name} of card {engine.card.index} wrote {va:#x} over the bus"
                how = "read from that card behind the write, or signal in its memory"
                detail = f"{what}, and nothing says that it has arrived: {how}; {fault.detail}"
                return SimFault("E_P2P_POSTED", detail, fault.where)
        return fault

    def forget(self, low: int, high: int) -> None:
        """No signal lies at the places [low, high) any more."""
        self.signal_times = {at: found for at, found in self.signal_times.items() if not low <= at < high}
        if self.ordering is not None:
            self.ordering.forget(low, high)
