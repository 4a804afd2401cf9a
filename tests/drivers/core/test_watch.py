"""Waiting on a card that may fault. What makes its queues run again, recovery.py, is tested with the devices
of each driver: tests/drivers/amd/test_recovery.py and tests/drivers/nv/test_device.py.
"""

from __future__ import annotations

import pytest

from drivers.core.errors import DeviceError, MachineBroke
from drivers.core.linux_host import LinuxHost
from drivers.core.watch import FAULT_CHECK_TURNS, FaultWatch


class Card:
    """turns: taken so far; said: what `exception` answers; told: errors that `fault` was given."""

    def __init__(self, said: str = "") -> None:
        self.host, self.said, self.turns, self.told = LinuxHost(), said, 0, list[DeviceError]()

    def relax(self, what: str) -> bool:
        self.turns += 1
        if what == "a broken turn":
            raise MemoryError
        return False

    def exception(self) -> str:
        return self.said

    def fault(self, error: DeviceError) -> None:
        self.told.append(error)


def test_a_quiet_card_is_asked_now_and_then_only() -> None:
    card = Card("a fault")
    watch = FaultWatch(card)
    for _ in range(FAULT_CHECK_TURNS - 1):
        watch.relax("a signal")
    with pytest.raises(DeviceError, match="a fault; seen while waiting for a signal"):
        watch.relax("a signal")
    assert len(card.told) == 1


def test_a_turn_that_breaks_is_told_to_the_card() -> None:
    card = Card()
    with pytest.raises(MemoryError):
        FaultWatch(card).relax("a broken turn")
    assert isinstance(card.told[0], MachineBroke)
