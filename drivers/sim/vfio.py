"""VFIO of the simulated machine: containers, groups, devices; with an IOMMU or without one.

Answers what the kernel's vfio, vfio_iommu_type1 and vfio-pci modules answer, with the same errnos, for
functions that are bound to vfio-pci. Sources: Linux Documentation/driver-api/vfio.rst,
include/uapi/linux/vfio.h.
"""

from __future__ import annotations

import ctypes
import errno
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from autogen import vfio as uapi
from drivers.core.errors import HostError
from drivers.core.pci import CONFIG_BYTES, VFIO_DRIVER
from drivers.sim.memory import PAGE_BYTES
from drivers.sim.pci import BusFunction
from drivers.sim.physical import PhysicalMemory

CONTAINER = "/dev/vfio/vfio"
REGION_SHIFT = 40  # where vfio-pci puts region n in the device's file; Linux vfio_pci_core.h
VECTORS = 1


@dataclass
class Container:
    """/dev/vfio/vfio: one set of mappings, by IO virtual address, for the groups in it."""

    iommu: int = 0
    mapped: set[int] = field(default_factory=set)


@dataclass
class IommuGroup:
    """What the IOMMU cannot tell apart; here, one function."""

    function: BusFunction
    container: Container | None = None


@dataclass
class VfioDevice:
    """One function, open through its group."""

    function: BusFunction


Opened = Container | IommuGroup | VfioDevice


class Vfio:
    """The modules. `with_iommu`: whether the machine has one; without, groups are called noiommu-N."""

    def __init__(
        self, functions: Mapping[str, BusFunction], physical: PhysicalMemory, with_iommu: bool
    ) -> None:
        self.functions, self.physical, self.with_iommu = functions, physical, with_iommu
        self.translated = PhysicalMemory(0)  # what cards behind the IOMMU reach, by IO virtual address
        self.containers: dict[int, Container] = {}

    def group_of(self, function: BusFunction) -> int:
        return list(self.functions.values()).index(function) + 10

    def has_group(self, function: BusFunction) -> bool:
        """With an IOMMU every function is in a group; without one, vfio-pci makes a group up."""
        return self.with_iommu or function.driver == VFIO_DRIVER

    def paths(self) -> Iterator[str]:
        """Files below /dev/vfio: groups appear when their function is bound to vfio-pci."""
        yield CONTAINER
        prefix = "" if self.with_iommu else "noiommu-"
        for function in self.functions.values():
            if function.driver == VFIO_DRIVER:
                yield f"/dev/vfio/{prefix}{self.group_of(function)}"

    def open(self, path: str, fd: int) -> Opened:
        """A container or a group."""
        if path == CONTAINER:
            made = self.containers[fd] = Container()
            return made
        number = int(path.rsplit("/", 1)[-1].removeprefix("noiommu-"))
        return IommuGroup(next(f for f in self.functions.values() if self.group_of(f) == number))

    def ioctl(self, opened: Opened, request: int, arg: ctypes.Structure) -> None:
        """Requests with a structure. Raises HostError EINVAL, ENOTTY, EBUSY, EEXIST, ENOENT."""
        if ctypes.sizeof(arg) < getattr(arg, "argsz", 0) or not getattr(arg, "argsz", 1):
            raise HostError(errno.EINVAL, f"argsz of {type(arg).__name__} does not match the structure")
        if isinstance(opened, IommuGroup) and isinstance(arg, uapi.vfio_group_status):
            is_set = uapi.VFIO_GROUP_FLAGS_CONTAINER_SET if opened.container else 0
            arg.flags = uapi.VFIO_GROUP_FLAGS_VIABLE | is_set
        elif isinstance(opened, Container) and isinstance(arg, uapi.vfio_iommu_type1_dma_map):
            self._map(opened, arg)
        elif isinstance(opened, Container) and isinstance(arg, uapi.vfio_iommu_type1_dma_unmap):
            self._unmap(opened, arg)
        elif isinstance(opened, VfioDevice):
            self._device(opened, request, arg)
        else:
            raise HostError(errno.ENOTTY, f"VFIO request {request:#x} on a {type(opened).__name__.lower()}")

    def control(self, opened: Opened, request: int, value: int | bytes) -> int | VfioDevice:
        """Requests with a number or text; a Device where the answer is a new descriptor."""
        if isinstance(opened, Container) and isinstance(value, int):
            return self._container(opened, request, value)
        if isinstance(opened, IommuGroup) and isinstance(value, bytes):
            if request == uapi.VFIO_GROUP_SET_CONTAINER:
                opened.container = self.containers[int.from_bytes(value, "little")]
                return 0
            if request == uapi.VFIO_GROUP_GET_DEVICE_FD:
                return self._open_device(opened, value.rstrip(b"\0").decode())
        if isinstance(opened, VfioDevice) and request == uapi.VFIO_DEVICE_RESET:
            opened.function.write_attribute("reset", "1")
            return 0
        raise HostError(errno.ENOTTY, f"VFIO request {request:#x} on a {type(opened).__name__.lower()}")

    def close(self, fd: int, opened: Opened | None = None) -> None:
        """A container takes its mappings along, a device its interrupts."""
        container = self.containers.pop(fd, None)
        if container is not None:
            self.translated.unpin(tuple(container.mapped))
        if isinstance(opened, VfioDevice):
            opened.function.listen(None)

    def _container(self, container: Container, request: int, value: int) -> int:
        allowed = uapi.VFIO_TYPE1v2_IOMMU if self.with_iommu else uapi.VFIO_NOIOMMU_IOMMU
        if request == uapi.VFIO_GET_API_VERSION:
            return uapi.VFIO_API_VERSION
        if request == uapi.VFIO_CHECK_EXTENSION:
            return int(value == allowed)
        if request != uapi.VFIO_SET_IOMMU:
            raise HostError(errno.ENOTTY, f"VFIO request {request:#x} on a container")
        if value != allowed:
            raise HostError(errno.EINVAL, f"VFIO_SET_IOMMU {value}: this machine offers {allowed}")
        container.iommu = value
        return 0

    def _open_device(self, group: IommuGroup, name: str) -> VfioDevice:
        if name != group.function.bdf:
            raise HostError(errno.ENODEV, f"{name} is not in the group of {group.function.bdf}")
        if group.container is None or not group.container.iommu:
            raise HostError(errno.EINVAL, f"{name}: the group has no container with an IOMMU set")
        group.function.write_attribute("enable", "1")
        group.function.card.dma.reach(self.translated if self.with_iommu else self.physical)
        return VfioDevice(group.function)

    def _device(self, device: VfioDevice, request: int, arg: ctypes.Structure) -> None:
        if isinstance(arg, uapi.vfio_device_info):
            arg.flags = uapi.VFIO_DEVICE_FLAGS_PCI | uapi.VFIO_DEVICE_FLAGS_RESET
            arg.num_regions, arg.num_irqs = 9, 5
        elif isinstance(arg, uapi.vfio_region_info):
            bar = device.function.bars.get(arg.index)
            is_config = arg.index == uapi.VFIO_PCI_CONFIG_REGION_INDEX
            arg.size = CONFIG_BYTES if is_config else bar.size if bar else 0
            arg.offset = arg.index << REGION_SHIFT
            access = uapi.VFIO_REGION_INFO_FLAG_READ | uapi.VFIO_REGION_INFO_FLAG_WRITE
            arg.flags = (access if arg.size else 0) | (uapi.VFIO_REGION_INFO_FLAG_MMAP if bar else 0)
        elif isinstance(arg, uapi.vfio_irq_info):
            arg.count = VECTORS if arg.index == uapi.VFIO_PCI_MSI_IRQ_INDEX else 0
            arg.flags = uapi.VFIO_IRQ_INFO_EVENTFD
        elif request == uapi.VFIO_DEVICE_SET_IRQS:
            self._set_interrupt(device, bytes(arg))
        else:
            raise HostError(errno.ENOTTY, f"VFIO request {request:#x} on a device")

    def _set_interrupt(self, device: VfioDevice, data: bytes) -> None:
        """One MSI vector to an eventfd, or none."""
        head = uapi.vfio_irq_set.from_buffer_copy(data)
        if head.index != uapi.VFIO_PCI_MSI_IRQ_INDEX or head.start + head.count > VECTORS:
            raise HostError(errno.EINVAL, f"interrupt kind {head.index} has no {head.count} vectors")
        if not head.count:
            device.function.listen(None)
            return
        fd = int.from_bytes(data[ctypes.sizeof(head) :][:4], "little")
        device.function.listen(lambda: os.eventfd_write(fd, 1))

    def _map(self, container: Container, arg: uapi.vfio_iommu_type1_dma_map) -> None:
        if container.iommu != uapi.VFIO_TYPE1v2_IOMMU:
            raise HostError(errno.EINVAL, "VFIO_IOMMU_MAP_DMA without an IOMMU")
        if (arg.vaddr | arg.iova | arg.size) % PAGE_BYTES or not arg.size:
            raise HostError(errno.EINVAL, "VFIO_IOMMU_MAP_DMA: address and size are multiples of a page")
        if self.translated.extent(arg.iova) is not None:
            raise HostError(errno.EEXIST, f"VFIO_IOMMU_MAP_DMA: {arg.iova:#x} is mapped already")
        self.translated.map(arg.iova, arg.vaddr, arg.size)
        container.mapped.add(arg.iova)

    def _unmap(self, container: Container, arg: uapi.vfio_iommu_type1_dma_unmap) -> None:
        if self.translated.extent(arg.iova) is None:
            raise HostError(errno.ENOENT, f"VFIO_IOMMU_UNMAP_DMA: {arg.iova:#x} is not mapped")
        self.translated.unpin((arg.iova,))
        container.mapped.discard(arg.iova)
