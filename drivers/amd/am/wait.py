"""Waiting on a card: a few turns of polling, then sleep until the card interrupts.

Where the function offers no interrupt (plain sysfs does not), all turns poll. An interrupt may get lost, so
no sleep is longer than a slice, and after a slice in vain it is time to look after the card.
Steps: firmware_notes/ih.md 4. Source of the re-arming: Linux ih_v6_0.c (RPTR_REARM, ih_v6_0_set_rptr).
"""

from __future__ import annotations

from typing import Protocol

from drivers.core.host import Host

SPINS = 64  # turns before the host sleeps: short work ends within them
SLICE_S = 0.010


class Rings(Protocol):
    """The interrupt rings, as far as waiting goes."""

    def poll(self) -> object:
        """Take the entries and move the read pointer."""
        ...


class Waiter:
    """The waits of one card. event: the eventfd that counts its interrupts, -1 for none."""

    def __init__(self, host: Host, ih: Rings, event: int) -> None:
        self.host, self.ih, self.event = host, ih, event
        self._what = ""
        self._turns = 0

    def turn(self, what: str) -> bool:
        """One turn of a wait for `what`; whether it was a sleep in vain. Raises what `relax` raises."""
        if what is not self._what:
            self._what, self._turns = what, 0
        self._turns += 1
        if self.event == -1 or self._turns <= SPINS:
            self.host.relax(what)
            return False
        if not self.host.await_event(self.event, SLICE_S):
            return True
        self.ih.poll()  # takes the entries and moves the read pointer: the next one may interrupt again
        return False
