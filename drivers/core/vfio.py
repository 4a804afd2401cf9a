"""A PCI function through VFIO: the calls of PciFunction, with DMA limited by an IOMMU where there is one.

The function must be bound to vfio-pci (BAR sizes are chosen before that, with PciFunction.resize). Without an
IOMMU the kernel must allow it: `enable_unsafe_noiommu_mode`; bus addresses are physical then. With one,
memory gets IO virtual addresses, and the card reaches nothing else. Sources: Linux
Documentation/driver-api/vfio.rst, include/uapi/linux/vfio.h.
"""

from __future__ import annotations

import ctypes

from autogen import vfio as uapi
from drivers.core import libc
from drivers.core.errors import DeviceError, HostError
from drivers.core.host import PAGE_BYTES, Host, Mapping, Pinned
from drivers.core.pci import DEVICES, DRIVERS, PciFunction
from drivers.core.pci import VFIO_DRIVER as DRIVER

CONTAINER = "/dev/vfio/vfio"
NO_IOMMU_SWITCH = "/sys/module/vfio/parameters/enable_unsafe_noiommu_mode"
FIRST_IOVA = 1 << 32  # above what 32-bit devices and the MSI window use
LAST_IOVA = 1 << 44  # the card's address lines


def open_function(host: Host, bdf: str, owner: str = "") -> PciFunction:
    """The function, through VFIO if vfio-pci is bound to it, else through sysfs."""
    path = f"{DEVICES}/{bdf}/driver"
    bound = host.readlink(path).rsplit("/", 1)[-1] if host.exists(path) else ""
    return VfioFunction(host, bdf, owner) if bound == DRIVER else PciFunction(host, bdf, owner)


class OneVector(ctypes.Structure):
    """vfio_irq_set with one eventfd behind it, which is how the header's flexible array is used."""

    _fields_ = (("head", uapi.vfio_irq_set), ("eventfd", ctypes.c_int32))


class VfioFunction(PciFunction):
    """One function. `has_iommu`: memory must be mapped for it, and everything else is out of its reach."""

    def __init__(self, host: Host, bdf: str, owner: str = "") -> None:
        super().__init__(host, bdf, owner)
        self._fds: list[int] = []
        self._iovas: dict[int, int] = {}
        self._next_iova = FIRST_IOVA
        self._event = -1
        try:
            self._open_group()
        except DeviceError:
            self.close()
            raise

    @property
    def event(self) -> int:
        """The eventfd that counts interrupts; -1 before `enable_interrupts`."""
        return self._event

    def unbind(self, *, consent: bool) -> str:
        """Nothing to take: vfio-pci holds the function for this process."""
        return ""

    def resize(self, index: int) -> int:
        """The BAR as it is: the kernel resizes only functions that no driver has, vfio-pci neither."""
        return self.resource(index)[1]

    def enable(self) -> None:
        """Opening the device enabled it; only BARs and memory decoding are made sure of."""
        self._replace_bars()
        self._decode_memory()

    def read_config(self, offset: int, size: int) -> int:
        data = self.host.pread(self._device, size, self._config_at + offset)
        return int.from_bytes(data, "little")

    def write_config(self, offset: int, size: int, value: int) -> None:
        self.host.pwrite(self._device, value.to_bytes(size, "little"), self._config_at + offset)

    def save_config(self) -> bytes:
        return self.host.pread(self._device, 256, self._config_at)

    def bar(self, index: int) -> Mapping:
        if index not in self._bars:
            region = self._region(index)
            if not region.flags & uapi.VFIO_REGION_INFO_FLAG_MMAP:
                raise DeviceError(f"{self.bdf}: BAR {index} cannot be mapped through VFIO")
            protection = libc.PROT_READ | libc.PROT_WRITE
            where = (None, region.size, protection, libc.MAP_SHARED, self._device, region.offset)
            self._bars[index] = (-1, self.host.mmap(*where))
        return self._bars[index][1]

    def reset(self) -> None:
        self.host.control(self._device, uapi.VFIO_DEVICE_RESET, 0)

    def pin(self, size: int, address: int | None = None) -> Pinned:
        """Memory for the card; with an IOMMU at one contiguous run of IO virtual addresses."""
        if not self.has_iommu:
            return self.host.pin(size, address)
        size = -(-size // PAGE_BYTES) * PAGE_BYTES
        flags = libc.MAP_SHARED | libc.MAP_ANONYMOUS | (libc.MAP_FIXED if address is not None else 0)
        mapping = self.host.mmap(address, size, libc.PROT_READ | libc.PROT_WRITE, flags, -1, 0)
        iova = self._next_iova
        if iova + size > LAST_IOVA:
            raise DeviceError(f"{self.bdf}: {size:#x} bytes do not fit below {LAST_IOVA:#x}")
        rights = uapi.VFIO_DMA_MAP_FLAG_READ | uapi.VFIO_DMA_MAP_FLAG_WRITE
        place = {"vaddr": mapping.address, "iova": iova, "size": size}
        arg = uapi.vfio_iommu_type1_dma_map(argsz=32, flags=rights, **place)
        self.host.ioctl(self._container, uapi.VFIO_IOMMU_MAP_DMA, arg)
        self._next_iova, self._iovas[iova] = iova + size, size
        return Pinned(mapping, tuple(range(iova, iova + size, PAGE_BYTES)))

    def unpin(self, pinned: Pinned) -> None:
        if not self.has_iommu:
            self.host.unpin(pinned)
            return
        iova = pinned.pages[0]
        arg = uapi.vfio_iommu_type1_dma_unmap(argsz=24, iova=iova, size=self._iovas.pop(iova))
        self.host.ioctl(self._container, uapi.VFIO_IOMMU_UNMAP_DMA, arg)
        self.host.munmap(pinned.mapping)

    def enable_interrupts(self) -> int:
        """Have MSI counted on an eventfd, which is returned; wait with `host.await_event`."""
        if self._event == -1:
            self._event = self.host.eventfd()
            flags = uapi.VFIO_IRQ_SET_DATA_EVENTFD | uapi.VFIO_IRQ_SET_ACTION_TRIGGER
            head = uapi.vfio_irq_set(
                argsz=24, flags=flags, index=uapi.VFIO_PCI_MSI_IRQ_INDEX, start=0, count=1
            )
            self.host.ioctl(self._device, uapi.VFIO_DEVICE_SET_IRQS, OneVector(head, self._event))
        return self._event

    def close(self) -> None:
        for iova, size in self._iovas.items():
            arg = uapi.vfio_iommu_type1_dma_unmap(argsz=24, iova=iova, size=size)
            self.host.ioctl(self._container, uapi.VFIO_IOMMU_UNMAP_DMA, arg)
        self._iovas.clear()
        super().close()
        for fd in (*reversed(self._fds), *([self._event] if self._event != -1 else [])):
            self.host.close(fd)
        self._fds.clear()
        self._event = -1

    def _open_group(self) -> None:
        """Container, group, device: the order of vfio.rst."""
        host = self.host
        number, self.has_iommu = self._group()
        self._container = self._opened(host.open(CONTAINER))
        if host.control(self._container, uapi.VFIO_GET_API_VERSION, 0) != uapi.VFIO_API_VERSION:
            raise DeviceError(f"{CONTAINER} speaks another version than {uapi.VFIO_API_VERSION}")
        kind = uapi.VFIO_TYPE1v2_IOMMU if self.has_iommu else uapi.VFIO_NOIOMMU_IOMMU
        if not host.control(self._container, uapi.VFIO_CHECK_EXTENSION, kind):
            raise DeviceError(f"the kernel offers no VFIO IOMMU type {kind}; see `modprobe vfio_iommu_type1`")
        group = self._opened(host.open(number))
        status = uapi.vfio_group_status(argsz=8)
        host.ioctl(group, uapi.VFIO_GROUP_GET_STATUS, status)
        if not status.flags & uapi.VFIO_GROUP_FLAGS_VIABLE:
            raise DeviceError(f"{number} is not viable: bind every function of the group to {DRIVER}")
        host.control(group, uapi.VFIO_GROUP_SET_CONTAINER, self._container.to_bytes(4, "little"))
        host.control(self._container, uapi.VFIO_SET_IOMMU, kind)
        name = self.bdf.encode() + b"\0"
        self._device = self._opened(host.control(group, uapi.VFIO_GROUP_GET_DEVICE_FD, name))
        self._config_at = self._region(uapi.VFIO_PCI_CONFIG_REGION_INDEX).offset

    def _group(self) -> tuple[str, bool]:
        """(file of the group, whether an IOMMU stands behind it). Raises DeviceError with what to run."""
        if self.driver != DRIVER:
            path = f"{DEVICES}/{self.bdf}/driver_override"
            command = f"echo {DRIVER} > {path}; echo {self.bdf} > {DRIVERS}_probe"
            raise DeviceError(f"{self.bdf} is bound to {self.driver or 'nothing'}, not {DRIVER}: {command}")
        try:
            number = self.host.readlink(f"{self.path}/iommu_group").rsplit("/", 1)[-1]
        except HostError as error:
            on = f"echo 1 > {NO_IOMMU_SWITCH}"
            raise DeviceError(f"{self.bdf} has no IOMMU group; switch the IOMMU on, or: {on}") from error
        for name, has_iommu in ((number, True), (f"noiommu-{number}", False)):
            if self.host.exists(f"/dev/vfio/{name}"):
                return f"/dev/vfio/{name}", has_iommu
        raise DeviceError(f"/dev/vfio has no group {number} for {self.bdf}; bind it to {DRIVER} again")

    def _opened(self, fd: int) -> int:
        self._fds.append(fd)
        return fd

    def _region(self, index: int) -> uapi.vfio_region_info:
        region = uapi.vfio_region_info(argsz=32, index=index)
        self.host.ioctl(self._device, uapi.VFIO_DEVICE_GET_REGION_INFO, region)
        return region
