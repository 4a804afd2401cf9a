"""One NVIDIA card behind its kernel driver, as a device asks for it: memory, channels, faults.

Nothing here changes clocks, power or compute mode, and nothing resets a card.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from drivers.core.errors import DeviceError, DeviceGone
from drivers.core.host import Host
from drivers.core.locate import Explain, locate
from drivers.nv import faults
from drivers.nv.channel import ChannelGroup
from drivers.nv.generation import Classes
from drivers.nv.objects import CardObjects
from drivers.nv.obstacles import closed_modules
from drivers.nv.rm import CardInfo, Rm, RmError


class NvCard(CardObjects):
    """One card in this process. classes: to drive it by, in place of the newest that it offers."""

    has_lost_memory = False

    def __init__(self, rm_client: Rm, info: CardInfo, classes: Classes | None = None) -> None:
        super().__init__(rm_client, info)
        self.classes = classes or self.classes
        self.explain: Explain | None = None
        self.on_fault: Callable[[DeviceError], None] | None = None
        self.last_fault: faults.ChannelFault | None = None
        try:
            self.open()
            self.group = ChannelGroup(self)
        except BaseException:
            super().close()
            raise

    @property
    def interface(self) -> str:
        """How the card is reached, for people."""
        return f"NVIDIA driver {self.rm.version.text}, {self.info.path}, {self.info.pci}"

    def fence(self, gpu_va: int, size: int) -> None:
        """See `Host.fence`."""
        self.host.fence(self.info.pci, gpu_va, size)

    def restart(self) -> None:
        """Make the channel group anew, empty, over the same memory. Raises DeviceError; then it is gone."""
        self.group.close()
        self.group.open()

    def relax(self, what: str) -> bool:
        """One turn of a wait for `what`; whether it is time to call `exception`."""
        self.host.relax(what)
        return False

    def exception(self) -> str:
        """What went wrong since the last call, as a sentence; empty if nothing."""
        found = faults.find(self, self.group)
        if found is None:
            return ""
        self.last_fault = found
        note = closed_modules(self.host)
        return "; ".join([*found.said, note] if note else found.said)

    def fault(self, error: DeviceError) -> None:
        """Call `on_fault`, with what the card says of the fault put into the error."""
        if self.last_fault is None:
            said = self.exception()
            if said:
                error.args = (f"{error}; {said}",)
        if self.last_fault is not None and not hasattr(error, "where"):
            error.where = self.last_fault.where  # type: ignore[attr-defined]  # as SimFault has it
        self.last_fault = None
        if self.on_fault is not None:
            self.on_fault(error)

    def locate(self, gpu_va: int) -> str:
        """What lies at a GPU address, as a phrase for a fault report."""
        return locate(self.memories, self.explain, gpu_va)

    def close(self) -> None:
        """Give everything back. The card must be idle or faulted."""
        with suppress(RmError, DeviceGone):  # a card that faulted may refuse; closing the client frees it
            self.group.close()
        super().close()


def open_card(host: Host, number: int, classes: Classes | None = None) -> NvCard:
    """The card that the driver lists as `number`; classes: see `NvCard`. Raises DeviceError."""
    client = Rm(host)
    try:
        cards = client.cards()
        if not 0 <= number < len(cards):
            have = ", ".join(f"nv:{index} {card.pci}" for index, card in enumerate(cards)) or "none"
            raise DeviceError(f"nv:{number} is no card; the NVIDIA driver lists {have}")
        return NvCard(client, cards[number], classes)
    except BaseException:
        client.close()
        raise
