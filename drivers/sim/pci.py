"""A PCI function of the simulated machine: configuration space, BARs, and the sysfs files that show them.

A BAR answers only while the command register decodes memory and the BAR still holds the address that the
kernel gave it; the doorbell and register BARs have no raw view, because every access there has a width.
Sources: PCI Local Bus Specification 3.0 section 6; Linux Documentation/PCI/sysfs-pci.rst and
drivers/pci/pci-sysfs.c (which files, which errors); pci_regs.h.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from dataclasses import dataclass

from drivers.core.errors import HostError, SimFault
from drivers.core.pci import BAR0, COMMAND, CONFIG_BYTES, DEVICES, VFIO_DRIVER
from drivers.core.pci import COMMAND_MASTER as MASTER
from drivers.core.pci import COMMAND_MEMORY as MEMORY
from drivers.sim.amd.pci.board import BAR_BYTES, Board
from drivers.sim.amd.topology import VENDOR_AMD, pci_address
from drivers.sim.physical import PhysicalMemory

COMMAND_WRITABLE = 0x0547  # decode, master, parity, SERR, interrupt disable
MEM64_PREFETCH, MEM64, MEM32 = 0xC, 0x4, 0x0
STATUS, CAPABILITIES_AT, HAS_CAPABILITIES = 0x06, 0x34, 1 << 4
VENDOR_DATA, POWER, EXPRESS, MSI = 0x48, 0x50, 0x64, 0xA0  # as in public lspci reports; no MSI-X: ih.md, 4.0
CAPABILITIES = (
    *((VENDOR_DATA, 0x09, POWER), (POWER, 0x01, EXPRESS)),
    *((EXPRESS, 0x10, MSI), (MSI, 0x05, 0)),
)  # offset, id, next
MSI_CONTROL, MSI_ENABLE, MSI_64_BITS = MSI + 2, 1, 1 << 7
MSI_END = MSI + 14  # control, address, data: PCI 3.0 section 6.8.1, 64-bit form
MSI_ADDRESS = 0xFEE0_0000  # local APIC, where a PC's kernel sends them
CLASS = 0x030000
SMALLEST_BAR0_LOG2 = 28  # 256 MiB, as cards come up without a resize by the firmware
# GT/s: PCI Express 4.0 and 5.0, both 16 lanes (AMD product pages)
LINK_SPEEDS = {"gfx1100": 16, "gfx1201": 32}
RESOURCE_FLAGS = {MEM64_PREFETCH: 0x14220C, MEM64: 0x140204, MEM32: 0x40200}


@dataclass
class Bar:
    """One base address register. kind: its type bits. address: what the kernel gave it."""

    index: int
    kind: int
    size: int
    address: int

    @property
    def at(self) -> int:
        """Where its register stands in configuration space."""
        return BAR0 + 4 * self.index

    @property
    def width(self) -> int:
        """How many bytes the register has."""
        return 8 if self.kind & MEM64 else 4


class BusFunction:
    """The function of one card. driver: kernel driver bound to it, ''. physical: where its BARs answer."""

    def __init__(self, card: Board, physical: PhysicalMemory, driver: str = "") -> None:
        chip, slot = card.chip, card.index
        self.card, self.physical, self.driver = card, physical, driver
        self.bdf, self.device, self.revision = pci_address(slot), chip.device_id, chip.revision
        self.vram_bytes = chip.vram_bytes
        doorbells, registers = BAR_BYTES[chip.name]
        high = 0xE0_0000_0000 + (slot << 36)
        self.bars = {
            0: Bar(0, MEM64_PREFETCH, 1 << SMALLEST_BAR0_LOG2, high),
            2: Bar(2, MEM64_PREFETCH, doorbells, high + (1 << 35)),
            5: Bar(5, MEM32, registers, 0xF000_0000 + (slot << 24)),
        }
        self.interrupt: Callable[[], None] = lambda: None  # whom the card's MSI reaches
        self.is_enabled = False
        self.was_lost = False
        self._not_restored: set[int] = set()  # bytes of BAR registers not looked at since a mode1 reset
        self._load_config()
        card.power.forget, card.ih.deliver = self.forget, self.deliver
        physical.windows.append(self.window)

    @property
    def path(self) -> str:
        return f"{DEVICES}/{self.bdf}"

    @property
    def command(self) -> int:
        return int.from_bytes(self._config[COMMAND : COMMAND + 2], "little")

    def deliver(self) -> None:
        """The card sends an MSI: it reaches whoever asked for it, if the function may master the bus."""
        if self.command & MASTER and self._config[MSI_CONTROL] & MSI_ENABLE:
            self.interrupt()

    def listen(self, tell: Callable[[], None] | None) -> None:
        """The kernel gives the function's one vector to somebody (None: to nobody), and switches MSI."""
        self.interrupt = tell or (lambda: None)
        self._store(MSI_CONTROL, MSI_64_BITS | (MSI_ENABLE if tell else 0), 2)
        self._store(MSI_CONTROL + 2, MSI_ADDRESS if tell else 0, 8)

    def forget(self, asked: bool) -> None:
        """BARs and command are lost; the kernel still believes in the addresses it gave.

        asked: by a mode1 reset that the driver began. That leaves them on cards that a public driver runs on,
        which does not restore them (tinygrad am); the kernel's driver saves and restores them all the same.
        """
        if asked:
            self._not_restored = self._bar_bytes()
            return
        for bar in self.bars.values():
            self._store(bar.at, bar.kind, bar.width)
        self._store(MSI_CONTROL, MSI_64_BITS, 2)
        self._store(MSI_CONTROL + 2, 0, 10)
        self._set_command(0)
        self.was_lost = True

    def read_config(self, offset: int, size: int) -> bytes:
        """Configuration space; all ones when the card has left the bus, or resets and does not answer."""
        if self.card.is_silent:
            return b"\xff" * size
        self._not_restored.difference_update(range(offset, offset + size))  # a restore writes what differs
        return bytes(self._config[offset : offset + size])

    def write_config(self, offset: int, data: bytes) -> int:
        """A write of 1, 2 or 4 bytes, or of several dwords; read-only bits keep their value."""
        if self.card.bus.is_gone:
            return len(data)
        if self.card.is_silent:
            detail = f"configuration space of {self.bdf} written while the card resets; wait for its end"
            self.card.bus.refuse("E_RESET_PROTOCOL", detail, offset=offset)
            return len(data)
        before = self.command
        for at in range(offset, min(offset + len(data), CONFIG_BYTES)):
            self._write_byte(at, data[at - offset])
        for bar in self.bars.values():
            # Address bits below the size are wired to 0: how a size is found out.
            self._store(bar.at, self._load(bar) & ~(bar.size - 1) | bar.kind, bar.width)
        self._set_command(self.command & COMMAND_WRITABLE, before)
        self._not_restored.difference_update(range(offset, offset + len(data)))
        if self.command & MEMORY and all(map(self._decodes, self.bars.values())):
            self.was_lost = False
        return len(data)

    def reaches(self, index: int, offset: int, width: int) -> bool:
        """Whether an access of `width` bytes finds the card. Raises SimFault: R01, R05, R14, R17, P26."""
        bar = self.bars[index]
        where = {"engine": "HOST", "bar": index, "offset": offset}
        if self.driver not in ("", VFIO_DRIVER):
            detail = f"BAR {index} of {self.bdf} used while the kernel driver {self.driver} is bound to it"
            raise SimFault("E_DRIVER_BOUND", detail, where)
        size = min(bar.size, self.vram_bytes) if index == 0 else bar.size
        if not 0 <= offset <= size - width:
            code = "E_BAR0_RANGE" if index == 0 else "E_MMIO_RANGE"
            detail = f"{width:#x} bytes at offset {offset:#x} of BAR {index}, which has {size:#x} bytes"
            raise SimFault(code, detail, where)
        if self.card.is_silent:
            return True
        if self._not_restored:
            detail = f"BAR {index} used after a reset, and configuration space was not restored before"
            self._not_restored.clear()
            self.card.bus.warnings.append(SimFault("W_RESET_PROTOCOL", detail, where))
        decodes = self.command & MEMORY and self.is_enabled and self._decodes(bar)
        if not decodes and not self.was_lost:
            detail = (
                f"BAR {index} used before it decodes: write 1 to `enable` and set memory space in COMMAND"
            )
            raise SimFault("E_BAR_DISABLED", detail, where)
        return bool(decodes)

    def window(self, address: int) -> tuple[int, int, int] | None:
        """(low, high, host) of video memory behind BAR 0 at a bus address: how another card reaches it."""
        bar = self.bars[0]
        size = min(bar.size, self.vram_bytes)
        is_there = not (self.card.is_silent or self.was_lost)
        decodes = is_there and self.command & MEMORY and self.is_enabled and self._decodes(bar)
        decodes = decodes or self.card.bus.is_gone  # what others store is lost then, and no error of theirs
        inside = bar.address <= address < bar.address + size
        return (bar.address, bar.address + size, self.card.vram.address) if decodes and inside else None

    def resize(self, log2_mib: int) -> None:
        """resource0_resize. Raises HostError with E_REBAR (R13)."""
        if self.driver:
            raise HostError(errno.EBUSY, f"E_REBAR {self.bdf}: BAR 0 while {self.driver} is bound")
        if not self.sizes() >> log2_mib & 1:
            raise HostError(errno.EINVAL, f"E_REBAR {self.bdf}: size bit {log2_mib} of {self.sizes():#x}")
        self.bars[0].size = 1 << log2_mib + 20
        self._give(self.bars[0])

    def sizes(self) -> int:
        """Bit n: BAR 0 can be 2^n MiB."""
        largest = (self.vram_bytes - 1).bit_length() - 20
        return sum(1 << n for n in range(SMALLEST_BAR0_LOG2 - 20, largest + 1))

    def write_attribute(self, name: str, text: str) -> None:
        """A write to an attribute. Raises HostError for those that cannot be written."""
        if name == "enable":
            self.is_enabled = text.strip() == "1"
            self._set_command(self.command | MEMORY if self.is_enabled else self.command & ~MEMORY)
        elif name == "resource0_resize":
            self.resize(int(text))
        elif name == "reset":
            saved = bytes(self._config)
            self.card.power.cycle()
            self._restore(saved)
        elif name != "power/control":
            raise HostError(errno.EACCES, f"{self.path}/{name} cannot be written")

    def _set_command(self, value: int, before: int | None = None) -> None:
        before = self.command if before is None else before
        self._config[COMMAND : COMMAND + 2] = value.to_bytes(2, "little")
        if (before ^ value) & MASTER:
            self.card.dma.set_master(bool(value & MASTER))
        if (before ^ value) & MEMORY:
            self.physical.changed()

    def _restore(self, saved: bytes) -> None:
        """The kernel puts back what its own reset lost."""
        before = self.command
        self._config[:] = saved
        self._set_command(self.command, before)
        self.was_lost = False
        self._not_restored.clear()

    def _decodes(self, bar: Bar) -> bool:
        return self._load(bar) & ~0xF == bar.address

    def _write_byte(self, at: int, value: int) -> None:
        if (
            at in self._bar_bytes()
            or at in (COMMAND, COMMAND + 1, 0x0C, 0x3C)
            or MSI_CONTROL + 2 <= at < MSI_END
        ):
            self._config[at] = value
        elif at == MSI_CONTROL:
            self._config[at] = MSI_64_BITS | value & MSI_ENABLE

    def _bar_bytes(self) -> set[int]:
        """Where BAR registers stand in configuration space."""
        return {bar.at + byte for bar in self.bars.values() for byte in range(bar.width)}

    def _load_config(self) -> None:
        self._config = bytearray(CONFIG_BYTES)
        for at, value, size in (
            (0, VENDOR_AMD, 2),
            (2, self.device, 2),
            (8, self.revision, 1),
            (9, CLASS, 3),
            (0x2C, VENDOR_AMD, 2),
        ):
            self._store(at, value, size)
        for bar in self.bars.values():
            self._give(bar)
        self._store(STATUS, HAS_CAPABILITIES, 2)
        self._store(CAPABILITIES_AT, VENDOR_DATA, 1)
        self._store(VENDOR_DATA + 2, 8, 1)  # its length
        for at, kind, following in CAPABILITIES:
            self._store(at, kind | following << 8, 2)
        self._store(MSI_CONTROL, MSI_64_BITS, 2)

    def _give(self, bar: Bar) -> None:
        """The kernel gives a BAR its address."""
        self._store(bar.at, bar.address | bar.kind, bar.width)

    def _load(self, bar: Bar) -> int:
        return int.from_bytes(self._config[bar.at : bar.at + bar.width], "little")

    def _store(self, at: int, value: int, size: int) -> None:
        self._config[at : at + size] = value.to_bytes(size, "little")

    def _resource_text(self) -> str:
        lines = ["0x0000000000000000 0x0000000000000000 0x0000000000000000"] * 7
        for bar in self.bars.values():
            end = bar.address + bar.size - 1
            lines[bar.index] = f"{bar.address:#018x} {end:#018x} {RESOURCE_FLAGS[bar.kind]:#018x}"
        return "\n".join(lines) + "\n"

    def _link_speed(self) -> str:
        return f"{LINK_SPEEDS[self.card.chip.arch]:.1f} GT/s PCIe\n"

    def _uevent(self) -> str:
        driver = f"DRIVER={self.driver}\n" if self.driver else ""
        identity = f"PCI_ID={VENDOR_AMD:04X}:{self.device:04X}"
        return f"{driver}PCI_CLASS={CLASS:X}\n{identity}\nPCI_SLOT_NAME={self.bdf}\n"


# What may be read of a function, by the file's name.
ATTRIBUTES: dict[str, Callable[[BusFunction], str]] = {
    "vendor": lambda function: f"{VENDOR_AMD:#06x}\n",
    "device": lambda function: f"{function.device:#06x}\n",
    "revision": lambda function: f"{function.revision:#04x}\n",
    "class": lambda function: f"{CLASS:#08x}\n",
    "enable": lambda function: f"{int(function.is_enabled)}\n",
    "resource": BusFunction._resource_text,
    "resource0_resize": lambda function: f"{function.sizes():016x}\n",
    "uevent": BusFunction._uevent,
    "power/control": lambda function: "on\n",
    "power_state": lambda function: "D0\n",
    **{f"{which}_link_speed": BusFunction._link_speed for which in ("current", "max")},
    **{f"{which}_link_width": lambda function: "16\n" for which in ("current", "max")},
}
