"""Orders that groups of one launch make among themselves through release and acquire.

A release at an address is a node that knows what its wave had acquired before; acquiring from the address
makes the node, and all behind it, come before. Groups may take turns: each keeps what it has acquired.
Knows no memory, only addresses as names.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, eq=False)
class Release:
    """Everything that `wave` of `group` did up to `strand`, and what that came after."""

    group: int
    wave: int
    strand: int
    after: tuple[Release, ...]


class Clocks:
    """What was released where, and what the group that runs has acquired, and made seen by invalidating."""

    def __init__(self) -> None:
        self.released: dict[int, Release] = {}
        self.group = -1
        self.acquired: dict[Release, None] = {}
        self.seen: dict[Release, None] = {}
        self.others: dict[int, tuple[dict[Release, None], dict[Release, None]]] = {}

    def enter(self, group: int) -> None:
        """`group` runs; it begins with nothing acquired, or goes on with what it had."""
        if group != self.group:
            if self.acquired:
                self.others[self.group] = (self.acquired, self.seen)
            self.group = group
            self.acquired, self.seen = self.others.pop(group, ({}, {}))

    def acquire(self, va: int, wave: int) -> None:
        """A load or an atomic of `wave` took what was released at `va`; what it released itself tells it
        nothing.
        """
        found = self.released.get(va)
        if found is not None and (found.group, found.wave) != (self.group, wave):
            self.acquired[found] = None

    def release(self, va: int, wave: int, strand: int) -> None:
        """All that the wave knows is released at `va`; a chain of releases at one address stays one chain."""
        before = self.released.get(va)
        chain: tuple[Release, ...] = () if before is None else (before,)
        if before is not None and (before.group, before.wave) == (self.group, wave):
            chain = before.after  # a wave that tries again and again leaves one node
        after = tuple(dict.fromkeys((*self.acquired, *chain)))
        self.released[va] = Release(self.group, wave, strand, after)

    def refresh(self) -> None:
        """Caches were invalidated: what is acquired is seen."""
        self.seen.update(self.acquired)

    def is_ordered(self, group: int, wave: int, strand: int) -> bool:
        """Whether a strand of another wave comes before what runs now."""
        return self._reaches(self.acquired, group, wave, strand)

    def is_seen(self, group: int, wave: int, strand: int) -> bool:
        """Whether its stores are read from where they are, not from a cache filled before."""
        return self._reaches(self.seen, group, wave, strand)

    def _reaches(self, start: Iterable[Release], group: int, wave: int, strand: int) -> bool:
        """A release by that group (by that wave, in the own group) at or after the strand, behind `start`."""
        waiting, known = list(start), set(start)
        while waiting:
            node = waiting.pop()
            if node.group == group and node.strand >= strand and (group != self.group or node.wave == wave):
                return True
            fresh = [before for before in node.after if before not in known]
            known.update(fresh)
            waiting += fresh
        return False
