"""What the cards of one machine have between them: links, and what a signal carries from one to another.

A signal is known by where it lies in memory, since cards may have it at different addresses. A card is known
by what `Neighbour` lists, so that `engine_card.py` can stand above.
"""

from __future__ import annotations

import ctypes
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from itertools import takewhile
from typing import Any, NamedTuple, Protocol

from drivers.core.errors import SimFault
from drivers.core.links import PCIE_4_X16, Link
from drivers.sim.amd.cache import Caches
from drivers.sim.amd.ordering import Ordering, QueueOrder
from drivers.sim.links import HOST, Links
from drivers.sim.memory import AddressSpace, Backing

REMEMBERED = 64  # values of a signal


class Written(NamedTuple):
    """A value of a signal: its low 32 bits, when it was written, and by which card."""

    value: int
    time_ns: int
    card: int


class Neighbour(Protocol):
    """A card as the others see it; what each member is, `engine_card.EngineCard` says."""

    index: int
    caches: Caches

    @property
    def queues(self) -> Mapping[int, Any]: ...
    @property
    def video(self) -> Backing: ...
    def spaces(self) -> Iterable[AddressSpace]: ...
    def peer_wrote(self, place: int, size: int) -> None: ...


class Between:
    """cards: by number. signals: what was last written to each, when, and by which card. posted: places
    [low, high) in memory that were written over the bus, by which queue, and may not have arrived yet.
    """

    def __init__(self, cards: int, mode: str, link: Link = PCIE_4_X16) -> None:
        self.links = Links(cards, link)
        self.ordering = Ordering() if mode == "strict" else None
        self.signals: dict[int, deque[Written]] = {}
        self.cards: list[Neighbour] = []
        self.corrupts: frozenset[int] = frozenset()  # cards in which a bit of what others write is wrong
        self.posted: list[tuple[int, int, QueueOrder]] = []

    def owner(self, host: int) -> int:
        """Whose video memory lies at a place of this process: a card's number, or `HOST`."""
        for card in self.cards:
            if 0 <= host - card.video.address < card.video.size_bytes:
                return card.index
        return HOST

    def wrote(self, place: int, time_ns: int, card: int) -> None:
        """A signal was written. One that does not count up is known by its last value alone."""
        value = ctypes.c_uint32.from_address(place).value
        known = self.signals.setdefault(place, deque(maxlen=REMEMBERED))
        if known and value < known[-1].value:
            known.clear()
        known.append(Written(value, time_ns, card))

    def seen(self, place: int, card: int, enough: Callable[[int], bool]) -> int:
        """Since when `card` sees values there for which `enough` is true: later where another card wrote it.

        Who wrote may have been simulated further than who waits, and have written more since.
        """
        known = self.signals.get(place)
        if not known:
            return 0
        found = known[-1]
        for each in takewhile(lambda each: enough(each.value), reversed(known)):
            found = each
        links = self.links
        return found.time_ns + (0 if found.card == card else links.write_ns + links.read_ns)

    def post(self, order: QueueOrder, place: int, size: int, target: int) -> None:
        """A queue writes to another card's memory. Rules B01 to B03."""
        card = self.cards[target]
        order.post(target)
        self.posted.append((place, place + size, order))
        card.caches.host_has_run()
        card.peer_wrote(place, size)

    def arrive(self, order: QueueOrder, target: int) -> None:
        """What a queue wrote to a card's memory has arrived: it read from there, or its signal is there."""
        if target in order.away:
            order.arrive(target)
            self.posted = [
                each for each in self.posted if each[2] is not order or self.owner(each[0]) != target
            ]

    def explained(self, fault: SimFault, memory: AddressSpace) -> SimFault:
        """A race as what it is: with writes that may still be on the bus."""
        va = fault.where.get("va")
        found = memory.look(va) if fault.code == "E_RACE" and isinstance(va, int) else None
        if found is None or not isinstance(va, int):
            return fault
        place = found.host + va - found.low
        for low, high, order in self.posted:
            if low <= place < high:
                what = f"{order.who} wrote {va:#x} over the bus"
                how = "read from that card behind the write, or signal in its memory"
                detail = f"{what}, and nothing says that it has arrived: {how}; {fault.detail}"
                return SimFault("E_P2P_POSTED", detail, fault.where)
        return fault

    def forget(self, low: int, high: int) -> None:
        """No signal lies at the places [low, high) any more."""
        self.signals = {at: found for at, found in self.signals.items() if not low <= at < high}
        if self.ordering is not None:
            self.ordering.forget(low, high)
