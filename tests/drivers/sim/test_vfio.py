"""The simulated VFIO refuses what the kernel refuses, with its errno."""

from __future__ import annotations

import errno

import pytest

from autogen import vfio as uapi
from drivers.core.errors import HostError
from drivers.sim.pci_host import PciHost
from drivers.sim.vfio import CONTAINER

BDF = "0000:03:00.0"


def open_host(iommu: bool = True) -> PciHost:
    return PciHost(engines=False, firmware={}, driver="vfio-pci", iommu=iommu)


def errno_of(act: object) -> int | None:
    with pytest.raises(HostError) as caught:
        act()  # type: ignore[operator]
    return caught.value.errno


@pytest.mark.parametrize(("iommu", "group"), [(True, "10"), (False, "noiommu-10")])
def test_groups_are_named_by_what_stands_behind_them(iommu: bool, group: str) -> None:
    assert open_host(iommu).listdir("/dev/vfio") == sorted([group, "vfio"])


def test_a_group_appears_with_the_driver_and_goes_with_it() -> None:
    host = open_host()
    host.write_text("/sys/bus/pci/drivers/vfio-pci/unbind", BDF)
    assert host.listdir("/dev/vfio") == ["vfio"]


def test_an_iommu_type_that_the_machine_lacks_is_refused() -> None:
    host = open_host(iommu=False)
    container = host.open(CONTAINER)
    assert host.control(container, uapi.VFIO_CHECK_EXTENSION, uapi.VFIO_TYPE1v2_IOMMU) == 0
    act = lambda: host.control(container, uapi.VFIO_SET_IOMMU, uapi.VFIO_TYPE1v2_IOMMU)  # noqa: E731
    assert errno_of(act) == errno.EINVAL


def test_a_device_before_the_group_has_a_container_is_refused() -> None:
    host = open_host()
    group = host.open("/dev/vfio/10")
    name = BDF.encode() + b"\0"
    assert errno_of(lambda: host.control(group, uapi.VFIO_GROUP_GET_DEVICE_FD, name)) == errno.EINVAL


def test_mappings_that_overlap_or_are_not_pages_are_refused() -> None:
    host = open_host()
    container = host.open(CONTAINER)
    request = uapi.VFIO_IOMMU_MAP_DMA

    def arg(iova: int) -> uapi.vfio_iommu_type1_dma_map:
        return uapi.vfio_iommu_type1_dma_map(argsz=32, vaddr=0x10000, iova=iova, size=0x2000)

    assert errno_of(lambda: host.ioctl(container, request, arg(0x1000))) == errno.EINVAL
    host.control(container, uapi.VFIO_SET_IOMMU, uapi.VFIO_TYPE1v2_IOMMU)
    host.ioctl(container, request, arg(0x1000))
    assert errno_of(lambda: host.ioctl(container, request, arg(0x2000))) == errno.EEXIST
    assert errno_of(lambda: host.ioctl(container, request, arg(0x8001))) == errno.EINVAL
    gone = uapi.vfio_iommu_type1_dma_unmap(argsz=24, iova=0x9000, size=0x1000)
    assert errno_of(lambda: host.ioctl(container, uapi.VFIO_IOMMU_UNMAP_DMA, gone)) == errno.ENOENT


def test_requests_on_the_wrong_file_are_refused() -> None:
    host = open_host()
    container = host.open(CONTAINER)
    assert errno_of(lambda: host.control(container, uapi.VFIO_DEVICE_RESET, 0)) == errno.ENOTTY
    assert errno_of(lambda: host.ioctl(container, 1, uapi.vfio_region_info(argsz=32))) == errno.ENOTTY
    config = host.open(f"/sys/bus/pci/devices/{BDF}/config")
    assert errno_of(lambda: host.control(config, 1, 0)) == errno.ENOTTY
