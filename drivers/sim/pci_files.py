"""What a process finds below /sys and /lib/firmware on the machine without a kernel driver.

The part of `PciHost` that answers by paths: contents, links and names, and what writing an attribute does:
resets, binding to a driver. Raises HostError as Linux does.
"""

from __future__ import annotations

import errno
from collections.abc import Iterable

from drivers.core.errors import HostError
from drivers.core.pci import CONFIG_BYTES, DEVICES, DRIVERS, IOMMU_GROUPS
from drivers.sim.kernel_host import missing
from drivers.sim.pci import ATTRIBUTES, BusFunction
from drivers.sim.pci_machine import PciMachine
from drivers.sim.sound import Sound
from hcq.interrupts import whole

BINARIES = ("config", "resource0", "resource2", "resource5")
NAMES = (*ATTRIBUTES, *BINARIES, "reset")  # of a function's folder


class PciFiles:
    """Of one machine; locks are files too, and those of VFIO."""

    def __init__(self, machine: PciMachine) -> None:
        self.machine, self.functions, self.vfio = machine, machine.functions, machine.vfio

    @property
    def _everything(self) -> list[BusFunction | Sound]:
        return [*self.machine.functions.values(), *self.machine.sounds]

    def read_text(self, path: str) -> str:
        return self.read_bytes(path).decode(errors="replace")

    def at(self, path: str) -> tuple[BusFunction | None, str]:
        """The function that a path below /sys/bus/pci/devices names, and the rest of the path."""
        if not path.startswith(f"{DEVICES}/"):
            return None, ""
        bdf, _, name = path[len(DEVICES) + 1 :].partition("/")
        return self.functions.get(bdf), name

    def opened(self, path: str) -> BusFunction | None:
        """The function that an opened file belongs to; None for one of the machine."""
        function, name = self.at(path)
        if function is None and path not in self.machine.files() and path not in self.machine.locks:
            raise missing(path)
        if function is not None and name not in NAMES:
            raise missing(path)
        return function

    def read_bytes(self, path: str) -> bytes:
        if (found := self.machine.files().get(path)) is not None:
            return found
        if path in self.machine.locks:
            return self.machine.locks[path].encode()
        if path.startswith(IOMMU_GROUPS) and path in self.paths():
            return b"DMA-FQ\n" if self.vfio.with_iommu else b"\n"
        function, name = self.at(path)
        if function is not None and name == "config":
            return function.read_config(0, CONFIG_BYTES)
        if function is not None and name in ATTRIBUTES:
            return ATTRIBUTES[name](function).encode()
        raise missing(path)

    def listdir(self, path: str) -> list[str]:
        start = f"{path.rstrip('/')}/"
        names = {file[len(start) :].split("/")[0] for file in self.paths() if file.startswith(start)}
        if not names:
            raise missing(path)
        return sorted(names)

    def exists(self, path: str) -> bool:
        wanted = path.rstrip("/")
        return any(found == wanted or found.startswith(f"{wanted}/") for found in self.paths())

    def readlink(self, path: str) -> str:
        for each in self._everything:
            if each.driver and path == f"{each.path}/driver":
                return f"../../../../bus/pci/drivers/{each.driver}"
        function, name = self.at(path)
        if function is None or name != "iommu_group" or not self.vfio.has_group(function):
            raise missing(path)
        return f"../../../../kernel/iommu_groups/{self.vfio.group_of(function)}"

    @whole
    def write_text(self, path: str, text: str) -> None:
        function, name = self.at(path)
        if function is not None:
            function.write_attribute(name, text)
            return
        sounds = self.machine.sounds
        if (removed := next((each for each in sounds if path == f"{each.path}/remove"), None)) is not None:
            if int(text, 0):
                sounds.remove(removed)
            return
        driver, _, verb = path.removeprefix(f"{DRIVERS}/").partition("/")
        if not path.startswith(DRIVERS) or verb not in ("bind", "unbind"):
            raise missing(path)
        target = next((each for each in self._everything if each.bdf == text.strip()), None)
        if target is None:
            raise missing(path)
        if verb == "unbind" and target.driver != driver:
            raise HostError(errno.ENODEV, f"{path}: {target.bdf} is not bound to {driver}")
        target.driver = driver if verb == "bind" else ""
        if isinstance(target, BusFunction):
            target.card.dma.reach(self.vfio.translated if self.vfio.with_iommu else self.machine.physical)

    def paths(self) -> Iterable[str]:
        yield from self.machine.files()
        yield from self.vfio.paths()
        yield from self.machine.locks
        for bdf, function in self.functions.items():
            yield from (f"{DEVICES}/{bdf}/{name}" for name in NAMES)
            if self.vfio.has_group(function):
                yield f"{DEVICES}/{bdf}/iommu_group"
                yield f"{IOMMU_GROUPS}/{self.vfio.group_of(function)}/type"
        yield from (f"{sound.path}/remove" for sound in self.machine.sounds)
        for each in self._everything:
            if each.driver:
                yield f"{each.path}/driver"
                yield f"{DRIVERS}/{each.driver}/unbind"
