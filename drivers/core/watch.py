"""Waiting on a card that may fault: a turn of the wait, the card's own report, what recovers from it."""

from __future__ import annotations

from typing import Protocol

from drivers.core.errors import DeviceError, MachineBroke
from drivers.core.host import Host
from hcq.interrupts import let_in, take

FAULT_CHECK_TURNS = 256


class Watched(Protocol):
    """What waiting asks of a card."""

    host: Host

    def relax(self, what: str) -> bool:
        """One turn of a wait for `what`; whether it is time to call `exception`."""
        ...

    def exception(self) -> str:
        """What went wrong since the last call, as a sentence; empty if nothing."""
        ...

    def fault(self, error: DeviceError) -> None:
        """Make the device that `error` is of run again, or mark it lost."""
        ...


class FaultWatch:
    """Waiting on a card: turns of the card's own wait, and from time to time a check whether the card
    faulted.

    A fault ends the wait with an error; the card's queues were made to run again before it is raised. Ctrl-C
    ends it between two turns, where nothing is lost, or ends a simulated launch by a fault.
    """

    def __init__(self, card: Watched) -> None:
        self.card, self.host = card, card.host
        self._turns = 0

    def relax(self, what: str) -> None:
        let_in()
        try:
            is_due = self.card.relax(what)
            self._turns += 1
            if is_due or self._turns % FAULT_CHECK_TURNS == 0:
                self.check(what)
        except DeviceError as error:
            recovered(self.card, error)
            raise
        except BaseException as error:
            broken = MachineBroke(f"the turn of a wait for {what} ended by {error!r}")
            self.card.fault(broken)
            error.add_note(str(broken))
            raise

    def check(self, what: str) -> None:
        """Raise DeviceError if the card faulted while waiting for `what`."""
        report = self.card.exception()
        if report:
            raise DeviceError(f"{report}; seen while waiting for {what}")

    def now(self) -> float:
        return self.host.now()


def recovered(card: Watched, error: DeviceError) -> None:
    """Make the queues that stopped run again. Where a launch was ended for Ctrl-C, raises what its handler
    raised, with what became of the launch.
    """
    card.fault(error)
    if "stopped" not in getattr(error, "where", {}):
        return
    wish = take() or KeyboardInterrupt()
    if wish.args:
        wish.add_note(str(error))
    else:
        wish.args = (str(error),)
    raise wish from None
