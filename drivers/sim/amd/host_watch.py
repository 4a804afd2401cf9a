"""The host's own reads and writes of memory that pending work was given: races unless a signal orders them.

Engines run only when the host waits, so what it touches between a doorbell and that turn, and between turns,
comes while its submissions are under way. In strict runs the memory that their packets and kernel arguments
point at is closed to the host (`host_pages`); what it touches counts as a task of engine HOST in `ordering`,
and the shadow of the address space holds it against what dispatches and copies do. Rules S11 and W13.

Not seen: memory that was not mapped through this machine (USERPTR), what is behind pointers in memory but
arguments, what another process touches (a served card), and further reads of a page.
"""

from __future__ import annotations

import struct
import sys
from bisect import bisect_right, insort
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from weakref import finalize

from drivers.core import libc
from drivers.sim.amd.ordering import HOST
from drivers.sim.memory import PAGE_BYTES, VA_BITS, AddressSpace

if TYPE_CHECKING:
    from drivers.sim.amd.engine_card import EngineCard
    from drivers.sim.amd.host_pages import Touch
    from drivers.sim.amd.ring import RingEngine
    from drivers.sim.scheduler import Scheduler

Pages = tuple[int, int]  # first byte and end, at the host's addresses
ARGUMENT_BYTES = 1024  # of a kernel's arguments in which pointers are looked for
LEAST_POINTER = 1 << 16
MOST_ALIASES = 4  # mappings of the same memory that are looked at
OPEN = libc.PROT_READ | libc.PROT_WRITE


@dataclass(frozen=True, order=True)
class WatchedRange:
    """The host sees at `address` what lies in this process at `backing`; both may be the same."""

    backing: int
    address: int
    size: int


@dataclass(frozen=True)
class View:
    """Pages of a window in the hands of a card: its virtual addresses are `distance` above the host's."""

    window: WatchedRange
    pages: Pages
    card: EngineCard
    space: AddressSpace
    distance: int


@dataclass
class HostWatch:
    """What the host of one machine has mapped, and what of it is closed now."""

    windows: list[WatchedRange] = field(default_factory=list)
    views: set[View] = field(default_factory=set)
    closed: set[Pages] = field(default_factory=set)
    is_shared: bool = False  # engines find memory where the host does: it is open while they run

    def __post_init__(self) -> None:
        finalize(self, _open, self.closed).atexit = False

    def mapped(self, address: int, size: int, backing: int, prot: int) -> None:
        """The host maps memory of the machine, over whatever it had there."""
        self.unmapped(address, size)
        if prot & OPEN == OPEN:
            insort(self.windows, WatchedRange(backing, address, size & -PAGE_BYTES))
            self.is_shared |= backing == address

    def unmapped(self, address: int, size: int) -> None:
        """The host gives up [address, address + size)."""
        gone = {window for window in self.windows if address <= window.address < address + size}
        near = {pages for pages in self.closed if address < pages[1] and pages[0] < address + size}
        if near:
            self.host_stops()
            self._open(near)
        self.windows = [window for window in self.windows if window not in gone]
        self.views = {view for view in self.views if view.window not in gone}

    def end(self) -> None:
        """The machine is taken away: nothing is closed any more."""
        self.views.clear()
        self._open(self.closed)

    def rang(self, queue: RingEngine) -> None:
        """A doorbell of `queue` was accepted: what the host did until now comes before."""
        self.host_stops()
        for va, size in _memory_of(queue):
            self._look(queue, va, size)
        self.host_goes_on()

    def host_stops(self) -> None:
        """Judge what the host touched meanwhile. What engines find at the same place is open from here on."""
        if not self.closed:
            return
        from drivers.sim.amd.host_pages import host_pages

        lows = [low for low, _ in self.closed]
        if self.is_shared:
            touches = host_pages().open(lows)
            self.closed.clear()
        else:
            touches = host_pages().collect(lows)
        for card in {view.card for view in self.views}:
            self._judge(card, touches)

    def host_goes_on(self) -> None:
        """Close what was given to work that is under way."""
        if not self.views:
            return
        from drivers.sim.amd.host_pages import host_pages

        for card in {view.card for view in self.views}:
            self._forget(card)
        wanted = _merged({view.pages for view in self.views})
        self._open(self.closed - wanted)
        self.closed.update(wanted)
        host_pages().close(self.closed)

    def _open(self, pages: set[Pages]) -> None:
        """What was touched there is forgotten."""
        _open(pages & self.closed)
        self.closed -= pages

    @contextmanager
    def aside(self) -> Iterator[None]:
        """An instrument reads memory, on behalf of nobody."""
        self.host_stops()
        self._open(self.closed)
        try:
            yield
        finally:
            self.host_goes_on()

    def _forget(self, card: EngineCard) -> None:
        """What all work that is under way comes after."""
        from drivers.sim.amd.wave.shadow.space import shadow_of

        orders = [queue.order for queue in card.queues.values() if queue.is_under_way]
        known = min((order.known.get(HOST, 0) for order in orders if order is not None), default=None)
        for space in {view.space for view in self.views if view.card is card}:
            shadow_of(space).marks.forget_host(known)
        if known is None:
            self.views = {view for view in self.views if view.card is not card}

    def _look(self, queue: RingEngine, va: int, size: int) -> None:
        """Remember the pages of [va, va + size) that the host has mapped; size 0: all that it has there."""
        found = queue.memory.look(va)
        if found is None:
            return
        host = found.host + va - found.low
        last = bisect_right(self.windows, host, key=lambda window: window.backing)
        for window in self.windows[max(0, last - MOST_ALIASES) : last]:
            if host < window.backing + window.size:
                address = window.address + host - window.backing
                pages = _pages_of(window, address, size)
                self.views.add(View(window, pages, queue.card, queue.memory, va - address))

    def _judge(self, card: EngineCard, touches: list[Touch]) -> None:
        """Hold touches against what the card did; for what it does later they are on record."""
        if card.ordering is None:
            return
        order = card.ordering.host_stops()
        if not touches:
            return
        views = [view for view in self.views if view.card is card]
        for space in {view.space for view in views}:
            mine = [view for view in views if view.space is space]
            ranges = [found for view in mine for found in _ranges(view, touches)]
            if ranges:
                from drivers.sim.amd.wave.shadow.ranges import touch
                from drivers.sim.amd.wave.shadow.space import shadow_of

                race = touch(shadow_of(space), "the host", ranges, order)
                if race is not None and race.engine in _alive(card):
                    card.ordering.blamed[race.engine] = race.fault


def watch_for(mode: str, scheduler: Scheduler) -> HostWatch | None:
    """What watches the host in a machine of this mode, between the turns of `scheduler`."""
    if mode != "strict" or not sys.platform.startswith("linux"):
        return None
    watch = HostWatch()
    scheduler.host_stops, scheduler.host_goes_on = watch.host_stops, watch.host_goes_on
    return watch


def _open(closed: set[Pages]) -> None:
    """A machine was dropped: its memory may live on in views."""
    if closed:
        from drivers.sim.amd.host_pages import host_pages

        host_pages().open([low for low, _ in closed])


def _alive(card: EngineCard) -> set[int]:
    """Queues of the machine that have not stopped, by their numbers in its ordering."""
    queues = (queue for each in card.between.cards for queue in each.queues.values())
    return {queue.order.key for queue in queues if queue.order and queue.fault is None}


def _memory_of(queue: RingEngine) -> set[tuple[int, int]]:
    """(address, bytes) that packets name, and with 0 for bytes what lies at addresses that waves are handed:
    arguments are mostly pointers.
    """
    found = {(va, size) for va, size in queue.given() if _is_pointer(va)}
    for va, _ in [given for given in found if not given[1]]:
        data = queue.memory.glance(va & -8, ARGUMENT_BYTES)
        words = struct.unpack(f"<{len(data) // 8}Q", data[: len(data) & -8])
        found.update((word, 0) for word in words if _is_pointer(word))
    return found


def _pages_of(window: WatchedRange, address: int, size: int) -> Pages:
    end = window.address + window.size
    if not size:
        return window.address, end
    return address & -PAGE_BYTES, min(end, address + size + PAGE_BYTES - 1 & -PAGE_BYTES)


def _merged(pages: set[Pages]) -> set[Pages]:
    """The same pages in ranges that lie apart."""
    found: list[Pages] = []
    for low, high in sorted(pages):
        if found and low < found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], high)
        else:
            found.append((low, high))
    return set(found)


def _is_pointer(word: int) -> bool:
    return LEAST_POINTER <= word < 1 << VA_BITS


def _ranges(view: View, touches: list[Touch]) -> Iterator[Touch]:
    """Touches by the card's addresses, where its pages lead to what the host touched."""
    window = view.window
    for touch in touches:
        if not window.address <= touch.address < window.address + window.size:
            continue
        va, backing = touch.address + view.distance, touch.address - window.address + window.backing
        found = view.space.look(va)
        if found is not None and found.host + va - found.low == backing:
            yield touch._replace(address=va)
