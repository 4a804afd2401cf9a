"""Orders that waves of one launch make among themselves through release and acquire.

A release at an address is a node that knows what its wave had acquired before; acquiring from the address
makes the node, and all behind it, come before. Where waves meet at a barrier each learns what the others
know. Waves and groups may take turns: each keeps what it has acquired. Knows no memory, only addresses as
names.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum


class ReleaseExtent(Enum):
    """What a release hands on: everything, everything but only to its own group, or what is in LDS."""

    ALL = "all"
    GROUP = "group"
    LDS = "lds"


@dataclass(frozen=True, eq=False)
class Release:
    """Everything that `wave` of `group` did up to `epoch`, and its whole group before epoch `interval`, and
    what that came after.
    """

    group: int
    wave: int
    epoch: int
    interval: int
    after: tuple[Release, ...]
    extent: ReleaseExtent = ReleaseExtent.ALL

    def holds(self, group: int, wave: int, epoch: int) -> bool:
        """Whether an epoch of that wave is part of it."""
        if self.group != group:
            return False
        return epoch < self.interval or (self.wave == wave and epoch <= self.epoch)


@dataclass
class Acquired:
    """What was acquired, and made seen by invalidating caches."""

    acquired: dict[Release, None] = field(default_factory=dict)
    seen: dict[Release, None] = field(default_factory=dict)

    def join(self, other: Acquired) -> None:
        self.acquired |= other.acquired
        self.seen |= other.seen


@dataclass
class GroupClock:
    """What the waves of a group know: all of them since the barrier before epoch `interval`, and each."""

    interval: int
    shared: Acquired = field(default_factory=Acquired)
    waves: dict[int, Acquired] = field(default_factory=dict)

    def meet(self, interval: int) -> None:
        """The waves have passed a barrier, if this interval is new."""
        if interval > self.interval:
            for known in self.waves.values():
                self.shared.join(known)
            self.waves.clear()
            self.interval = interval


class Clocks:
    """What was released where, and what the wave that runs knows."""

    def __init__(self) -> None:
        self.released: dict[int, Release] = {}
        self.groups: dict[int, GroupClock] = {}
        self.group, self.wave, self.interval = -1, -1, 0
        self.here = GroupClock(0)
        self.mine = Acquired()

    def enter(self, group: int, wave: int = 0, interval: int = 0) -> None:
        """`wave` of `group` runs, in the interval that begins with epoch `interval`; it begins with nothing
        acquired, or goes on with what it had.
        """
        if group != self.group:
            if self.here.waves or self.here.shared.acquired:
                self.groups[self.group] = self.here
            self.here = self.groups.pop(group) if group in self.groups else GroupClock(interval)
        self.group, self.wave, self.interval = group, wave, interval
        self.here.meet(interval)
        self.mine = self.here.waves.get(wave) or Acquired()

    def acquire(self, va: int, is_near: bool = False) -> None:
        """A load or an atomic took what was released at `va`; what the wave released itself tells it nothing
        but what was released there before. is_near: from its own group only.
        """
        found = self.released.get(va)
        if found is None:
            return
        is_own = (found.group, found.wave) == (self.group, self.wave)
        for each in found.after if is_own else (found,):
            if each.group == self.group or not (is_near or each.extent is ReleaseExtent.GROUP):
                self.mine.acquired[each] = None
                self.here.waves[self.wave] = self.mine

    def release(self, va: int, epoch: int, extent: ReleaseExtent = ReleaseExtent.ALL) -> None:
        """All that the wave knows is released at `va`; a chain of releases at one address stays one chain."""
        before = self.released.get(va)
        chain: tuple[Release, ...] = () if before is None else (before,)
        if before is not None and (before.group, before.wave) == (self.group, self.wave):
            chain = before.after  # a wave that tries again and again leaves one node
        after = tuple(dict.fromkeys((*self.here.shared.acquired, *self.mine.acquired, *chain)))
        self.released[va] = Release(self.group, self.wave, epoch, self.interval, after, extent)

    def refresh(self) -> None:
        """Caches were invalidated: what is acquired is seen."""
        self.mine.seen |= self.here.shared.acquired | self.mine.acquired
        if self.mine.seen:
            self.here.waves[self.wave] = self.mine

    def is_ordered(self, group: int, wave: int, epoch: int, in_memory: bool = True) -> bool:
        """Whether an epoch of another wave comes before what runs now. in_memory: what it did to memory."""
        start = (*self.here.shared.acquired, *self.mine.acquired)
        return reaches(start, group, wave, epoch, in_memory)

    def is_seen(self, group: int, wave: int, epoch: int) -> bool:
        """Whether its stores are read from where they are, not from a cache filled before."""
        return reaches((*self.here.shared.seen, *self.mine.seen), group, wave, epoch, True)


def reaches(start: Iterable[Release], group: int, wave: int, epoch: int, in_memory: bool) -> bool:
    """Whether a release that holds the epoch is in `start`, or behind it."""
    waiting = list(start)
    known = set(waiting)
    while waiting:
        node = waiting.pop()
        if node.holds(group, wave, epoch) and not (in_memory and node.extent is ReleaseExtent.LDS):
            return True
        fresh = [before for before in node.after if before not in known]
        known.update(fresh)
        waiting += fresh
    return False
