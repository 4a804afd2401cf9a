"""A PCI function as sysfs offers it: finding it, taking it over, its configuration space, its BARs, its lock.

Stands between the host seam and a driver that needs no kernel module. It never takes a card from the kernel's
driver unasked: `unbind` wants consent, and every refusal names the command to run.
Sources: Linux Documentation/ABI/testing/sysfs-bus-pci and PCI/sysfs-pci.rst; PCI Local Bus Specification 3.0
section 6 (configuration space); include/uapi/linux/pci_regs.h.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable

from drivers.core import libc
from drivers.core.errors import ArgumentError, DeviceError, DeviceGone, HostError
from drivers.core.host import Host, Mapping, Pinned

DEVICES = "/sys/bus/pci/devices"
DRIVERS = "/sys/bus/pci/drivers"
LOCKS = "/run/lock"
IOMMU_GROUPS = "/sys/kernel/iommu_groups"
COMMAND, BAR0 = 0x04, 0x10
COMMAND_MEMORY, COMMAND_MASTER = 1 << 1, 1 << 2
BAR_COUNT, BAR_KIND = 6, 0xF
RESOURCE_MEMORY, RESOURCE_64 = 0x200, 0x100000  # Linux include/linux/ioport.h
CONFIG_BYTES = 256
VFIO_DRIVER = "vfio-pci"  # holds a function for a process and does not touch it
GONE = 0xFFFF
OWNER_CHARACTERS = 200  # of a command line, for people
ALL_ONES = 0xFFFF_FFFF


def find(host: Host, vendor: int, devices: Iterable[int]) -> list[str]:
    """Addresses (such as 0000:03:00.0) of the functions with these ids, in bus order."""
    if not host.exists(DEVICES):
        return []
    wanted = set(devices)
    return [
        bdf
        for bdf in host.listdir(DEVICES)
        if _hex(host, bdf, "vendor") == vendor and _hex(host, bdf, "device") in wanted
    ]


def _hex(host: Host, bdf: str, name: str) -> int:
    return int(host.read_text(f"{DEVICES}/{bdf}/{name}"), 16)


class PciFunction:
    """One function, held alone by this process until `close`. Raises HostError EBUSY when another has it."""

    has_iommu = False  # whether memory must be mapped for it

    def __init__(self, host: Host, bdf: str, owner: str = "") -> None:
        self.host, self.bdf = host, bdf
        self.path = f"{DEVICES}/{bdf}"
        if not host.exists(f"{self.path}/config"):
            raise ArgumentError(f"no PCI function {bdf}; {DEVICES} has {_present(host)}")
        self._lock = _take(host, bdf, owner or this_process())
        self._config = host.open(f"{self.path}/config")
        self._bars: dict[int, tuple[int, Mapping]] = {}
        self.is_open = True

    @property
    def vendor(self) -> int:
        return _hex(self.host, self.bdf, "vendor")

    @property
    def device(self) -> int:
        return _hex(self.host, self.bdf, "device")

    @property
    def revision(self) -> int:
        return _hex(self.host, self.bdf, "revision")

    @property
    def driver(self) -> str:
        """Name of the kernel driver that is bound, or ''."""
        path = f"{self.path}/driver"
        return self.host.readlink(path).rsplit("/", 1)[-1] if self.host.exists(path) else ""

    def unbind(self, *, consent: bool) -> str:
        """Take the function from the kernel's driver; returns that driver's name, '' if none was bound.

        Screens that hang on the card go dark. Raises DeviceError with the command to run when not consented.
        """
        driver = self.driver
        if not driver:
            return ""
        if not consent:
            command = f"echo {self.bdf} | sudo tee {DRIVERS}/{driver}/unbind"
            raise DeviceError(f"{self.bdf} belongs to the kernel driver {driver}; to take it: {command}")
        self.host.write_text(f"{DRIVERS}/{driver}/unbind", self.bdf)
        return driver

    def bind(self, driver: str) -> None:
        """Give the function to a kernel driver."""
        self.host.write_text(f"{DRIVERS}/{driver}/bind", self.bdf)

    def enable(self) -> None:
        """Let the kernel power the function up and decode its memory BARs."""
        if self.host.read_text(f"{self.path}/enable").strip() == "0":
            self.host.write_text(f"{self.path}/enable", "1")
        power = f"{self.path}/power/control"
        if self.host.exists(power):
            self.host.write_text(power, "on")
        self._replace_bars()
        self._decode_memory()

    def read_config(self, offset: int, size: int) -> int:
        """1, 2 or 4 bytes of configuration space; all ones when the function does not answer."""
        return int.from_bytes(self.host.pread(self._config, size, offset), "little")

    def write_config(self, offset: int, size: int, value: int) -> None:
        self.host.pwrite(self._config, value.to_bytes(size, "little"), offset)

    def is_present(self) -> bool:
        """Whether the function still answers on its bus."""
        return self.read_config(0, 2) != GONE

    def trouble(self) -> str:
        """Why accesses do not reach the card, as a phrase; empty when they should.

        Behind VFIO the kernel shows BARs that the card may have lost, so only the first reason is seen there.
        """
        if not self.is_present():
            return f"{self.bdf} reads all ones: the card is gone from the bus (power, link or riser)"
        if self.has_lost_bars():
            return f"{self.bdf} has lost its BARs: the card lost power, or another program reset it"
        return ""

    def has_lost_bars(self) -> bool:
        """Whether a memory BAR is not where the kernel put it: power was lost, or a reset came over it."""
        lines = self.host.read_text(f"{self.path}/resource").splitlines()[:BAR_COUNT]
        for index, line in enumerate(lines):
            start, _, flags = (int(word, 16) for word in line.split())
            found = self.read_config(BAR0 + 4 * index, 4) & ~BAR_KIND
            if start and flags & RESOURCE_MEMORY and found != start & ALL_ONES & ~BAR_KIND:
                return True
        return False

    def set_bus_master(self, on: bool) -> None:
        """Allow or forbid the function to reach memory by itself. Raises DeviceError if it does not take."""
        self._set_command(COMMAND_MASTER, on)

    def is_bus_master(self) -> bool:
        return bool(self.read_config(COMMAND, 2) & COMMAND_MASTER)

    def resource(self, index: int) -> tuple[int, int]:
        """(first bus address, bytes) of BAR `index`; (0, 0) when it has none."""
        lines = self.host.read_text(f"{self.path}/resource").splitlines()
        start, end, _ = (int(word, 16) for word in lines[index].split())
        return (start, end - start + 1) if end else (0, 0)

    def bar(self, index: int) -> Mapping:
        """BAR `index`, mapped whole (mapped once; later calls give the same)."""
        if index not in self._bars:
            size = self.resource(index)[1]
            if not size:
                raise DeviceError(f"{self.bdf} has no BAR {index}, or firmware gave it no address")
            fd = self.host.open(f"{self.path}/resource{index}")
            protection = libc.PROT_READ | libc.PROT_WRITE
            self._bars[index] = (fd, self.host.mmap(None, size, protection, libc.MAP_SHARED, fd, 0))
        return self._bars[index][1]

    def resize(self, index: int) -> int:
        """Make BAR `index` as large as it can be; returns its bytes. Unmaps it first.

        Raises DeviceError while a kernel driver is bound: the kernel refuses then (EBUSY).
        """
        path = f"{self.path}/resource{index}_resize"
        if not self.host.exists(path):
            return self.resource(index)[1]
        sizes = int(self.host.read_text(path), 16)
        largest = sizes.bit_length() - 1
        if sizes and 1 << largest + 20 != self.resource(index)[1]:
            if self.driver:
                raise DeviceError(f"{self.bdf}: BAR {index} cannot be resized while {self.driver} is bound")
            self._unmap(index)
            self.host.write_text(path, str(largest))
        return self.resource(index)[1]

    def save_config(self) -> bytes:
        """The configuration space that a reset loses."""
        return self.host.pread(self._config, CONFIG_BYTES, 0)

    def restore_config(self, saved: bytes) -> None:
        """Write back the header (BARs first, the command register last) and what differs after it.

        Raises DeviceGone when the function does not answer.
        """
        if not self.is_present():
            raise DeviceGone(f"{self.bdf} does not answer in configuration space after the reset")
        order = [*range(BAR0, CONFIG_BYTES, 4), COMMAND]
        for offset in order:
            word = int.from_bytes(saved[offset : offset + 4], "little")
            size = 2 if offset == COMMAND else 4
            word &= (1 << 8 * size) - 1
            if self.read_config(offset, size) != word:
                self.write_config(offset, size, word)

    def reset(self) -> None:
        """Ask the kernel to reset the function by the best method it knows."""
        self.host.write_text(f"{self.path}/reset", "1")

    def siblings(self) -> list[str]:
        """Other functions of the same card (sound, USB-C): they share its reset, so they must be free too."""
        slot = self.bdf.rsplit(".", 1)[0]
        return [bdf for bdf in self.host.listdir(DEVICES) if bdf != self.bdf and bdf.startswith(f"{slot}.")]

    def held_siblings(self) -> list[str]:
        """Commands that free the sibling functions which kernel drivers use; empty when a reset disturbs
        none."""
        commands = []
        for bdf in self.siblings():
            path = f"{DEVICES}/{bdf}/driver"
            driver = self.host.readlink(path).rsplit("/", 1)[-1] if self.host.exists(path) else ""
            if driver not in ("", VFIO_DRIVER):
                commands.append(f"echo {bdf} | sudo tee {DRIVERS}/{driver}/unbind")
        return commands

    def pin(self, size: int, address: int | None = None) -> Pinned:
        """Host memory that the function can reach, with the addresses it must use.

        Raises DeviceError where an IOMMU translates: physical addresses would not arrive there.
        """
        kind = self._iommu_type()
        if kind not in ("", "identity"):
            ways = "bind it to vfio-pci, or start the kernel with iommu=pt"
            raise DeviceError(f"an IOMMU translates for {self.bdf} (group type {kind}): {ways}")
        return self.host.pin(size, address)

    def unpin(self, pinned: Pinned) -> None:
        """Take pinned memory back from the function."""
        self.host.unpin(pinned)

    def enable_interrupts(self) -> int:
        """An eventfd that counts the function's interrupts; -1, for sysfs has none: the driver polls."""
        return -1

    def close(self) -> None:
        """Unmap the BARs and let go of the function. Bus mastering is left as it is."""
        for index in list(self._bars):
            self._unmap(index)
        if self.is_open:
            self.host.close(self._config)
            self.host.close(self._lock)
            self.is_open = False

    def _iommu_type(self) -> str:
        """The kind of the function's IOMMU group, such as DMA-FQ or identity; '' without an IOMMU."""
        path = f"{self.path}/iommu_group"
        if not self.host.exists(path):
            return ""
        group = self.host.readlink(path).rsplit("/", 1)[-1]
        kind = f"{IOMMU_GROUPS}/{group}/type"
        return self.host.read_text(kind).strip() if self.host.exists(kind) else ""

    def _set_command(self, bit: int, on: bool) -> None:
        command = self.read_config(COMMAND, 2)
        if command == GONE:
            raise DeviceGone(f"{self.bdf} does not answer in configuration space")
        wanted = command | bit if on else command & ~bit
        if wanted != command:
            self.write_config(COMMAND, 2, wanted)
        found = self.read_config(COMMAND, 2)
        if found & bit != wanted & bit:
            raise DeviceError(f"{self.bdf}: PCI command is {found:#x} after {wanted:#x} was written")

    def _decode_memory(self) -> None:
        self._set_command(COMMAND_MEMORY, True)

    def _replace_bars(self) -> None:
        """Write the kernel's addresses into BARs that a loss of power has cleared; others are left alone."""
        if not self.is_present():
            raise DeviceGone(f"{self.bdf} does not answer in configuration space")
        lines = self.host.read_text(f"{self.path}/resource").splitlines()[:BAR_COUNT]
        for index, line in enumerate(lines):
            start, _, flags = (int(word, 16) for word in line.split())
            offset = BAR0 + 4 * index
            if start and flags & RESOURCE_MEMORY and not self.read_config(offset, 4) & ~BAR_KIND:
                self.write_config(offset, 4, start & ALL_ONES)
                if flags & RESOURCE_64:
                    self.write_config(offset + 4, 4, start >> 32)

    def _unmap(self, index: int) -> None:
        if index in self._bars:
            fd, mapping = self._bars.pop(index)
            self.host.munmap(mapping)
            if fd != -1:
                self.host.close(fd)


def this_process() -> str:
    """This process as the holder of a card, for others that want the card: pid, command, since when."""
    words = [os.path.basename(sys.executable), *sys.orig_argv[1:]]
    command = " ".join(" ".join(words).split())  # on one line
    since = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime())
    return f"pid {os.getpid()}, {command[:OWNER_CHARACTERS]}, since {since}"


def _take(host: Host, bdf: str, owner: str) -> int:
    """The descriptor of the card's lock. Raises HostError that names who has it."""
    try:
        return host.lock(f"{LOCKS}/doorbell-{bdf}.lock", owner)
    except HostError as error:
        if "held by" not in str(error):
            raise
        rule = "one process owns a card; wait for its end, or end it"
        if f"pid {os.getpid()}," in str(error):
            rule = "that is this process itself: use the device that it has open, or close that first"
        raise HostError(error.errno or 0, f"{bdf} is in use: {error}; {rule}") from error


def _present(host: Host) -> str:
    try:
        return ", ".join(host.listdir(DEVICES)) or "none"
    except HostError:
        return "none (no PCI bus)"
