"""Cards that one process drives at once: they share addresses, and each may run into what another did.

A wait on one card turns all engines of a simulated machine, and on a real one it may be for a signal of a
card that is gone. So trouble is asked of all of them, and belongs to the card that it happened on.
"""

from __future__ import annotations

from typing import Protocol

from drivers.core.errors import DeviceError
from drivers.core.pagetable import AddressRange

ADDRESSES = (0x1000_0000_0000, 0x6000_0000_0000)
GUARD_BYTES = 16 << 20  # the most that stays unmapped behind an allocation


class Peer(Protocol):
    """What this asks of a card."""

    @property
    def bdf(self) -> str: ...

    def trouble(self) -> str:
        """What went wrong on it since the last call, as a sentence; empty if nothing."""
        ...

    def tell(self, error: DeviceError) -> None:
        """`error` happened on it."""
        ...


class Peers:
    """The cards, by the order in which they were opened. addresses: no two of them use the same."""

    def __init__(self) -> None:
        self.addresses = AddressRange(*ADDRESSES, guard_bytes=GUARD_BYTES)
        self.cards: list[Peer] = []
        self._blamed: Peer | None = None

    def trouble(self, asking: Peer) -> str:
        """What went wrong on any card, the one that asks first; empty if nothing."""
        for card in (asking, *(card for card in self.cards if card is not asking)):
            report = card.trouble()
            if report:
                self._blamed = card
                return report if card is asking or card.bdf in report else f"{card.bdf}: {report}"
        return ""

    def fault(self, error: DeviceError, asking: Peer) -> None:
        """Tell the card that `error` is of: a simulated machine says which, or the last report was of it."""
        named = getattr(error, "where", {}).get("card")
        blamed, self._blamed = self._blamed, None
        found = next((card for card in self.cards if card.bdf == named), blamed or asking)
        found.tell(error)
