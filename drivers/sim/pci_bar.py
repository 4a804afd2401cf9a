"""What of a simulated PCI function a process maps: its BARs, with the widths of access that each takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from drivers.core.errors import ArgumentError, SimFault
from drivers.sim.pci import BusFunction
from hcq.interrupts import whole


class BarMapping:
    """A BAR as a process has it mapped. Each access reaches the card, or breaks a rule there.

    looks: told the place of each read; writes: told that one comes; judge: raises what a doorbell broke.
    """

    def __init__(
        self,
        function: BusFunction,
        index: int,
        address: int,
        size: int,
        looks: Callable[[tuple[str, int, int]], None],
        writes: Callable[[], None],
        judge: Callable[[SimFault], None],
    ) -> None:
        self.function, self.index, self.address, self.size = function, index, address, size
        self._looks, self._writes, self._judge = looks, writes, judge

    def read32(self, offset: int) -> int:
        return self.read(offset, 4)

    def read64(self, offset: int) -> int:
        return self.read(offset, 8)

    def write32(self, offset: int, value: int) -> None:
        self.write(offset, value, 4)

    def write64(self, offset: int, value: int) -> None:
        self.write(offset, value, 8)

    @whole
    def read(self, offset: int, width: int) -> int:
        """One access of 4 or 8 bytes."""
        if width == 8 and self.index != 0:
            self._wrong_width(offset, width)
        self._looks((self.function.bdf, self.index, offset))
        if not self._reaches(offset, width):
            return (1 << 8 * width) - 1
        if self.index == 5:
            return self.function.card.bus.read(offset >> 2)
        if self.index == 0:
            return int.from_bytes(self.function.card.read_memory(offset, width), "little")
        raise SimFault("E_NOT_MODELLED", "a read of the doorbell BAR: what it returns is not documented")

    @whole
    def write(self, offset: int, value: int, width: int) -> None:
        """As `read`."""
        if width == 8 and self.index == 5:
            self._wrong_width(offset, width)
        self._writes()
        if not self._reaches(offset, width):
            return
        if self.index == 5:
            self.function.card.bus.write(offset >> 2, value)
        elif self.index == 0:
            self.function.card.write_memory(offset, value.to_bytes(width, "little"))
        else:
            self._ring(offset, value, width)

    @whole
    def read_bytes(self, offset: int, size: int) -> bytes:
        self._looks((self.function.bdf, self.index, offset))
        if not self._bulk_reaches(offset, size):
            return b"\xff" * size
        return self.function.card.read_memory(offset, size)

    @whole
    def write_bytes(self, offset: int, data: bytes | bytearray | memoryview) -> None:
        self._writes()
        if self._bulk_reaches(offset, len(data)):
            self.function.card.write_memory(offset, data)

    def view(self) -> memoryview:
        raise ArgumentError(f"BAR {self.index} is a device's: use read32 .. write64, read_bytes, write_bytes")

    def _ring(self, offset: int, value: int, width: int) -> None:
        try:
            self.function.card.ring(offset, value, width)
        except SimFault as fault:
            self._judge(fault)

    def _reaches(self, offset: int, width: int) -> bool:
        if offset % width:
            self._wrong_width(offset, width)
        return self.function.reaches(self.index, offset, width)

    def _bulk_reaches(self, offset: int, size: int) -> bool:
        if self.index != 0:
            detail = f"a copy of {size:#x} bytes to or from BAR {self.index}, whose accesses have a width"
            raise SimFault("E_MMIO_WIDTH", detail, {"engine": "HOST", "bar": self.index, "offset": offset})
        return self.function.reaches(self.index, offset, size)

    def _wrong_width(self, offset: int, width: int) -> NoReturn:
        detail = (
            f"a {width}-byte access at offset {offset:#x} of BAR {self.index}; registers are aligned dwords"
        )
        raise SimFault("E_MMIO_WIDTH", detail, {"engine": "HOST", "bar": self.index, "offset": offset})
