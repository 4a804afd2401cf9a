"""VFIO numbers against the kernel's header: requests are _IO(';', 100 + n); struct sizes from its text."""

from __future__ import annotations

import ctypes

from autogen import vfio


def test_requests_are_the_headers() -> None:
    wanted = {
        vfio.VFIO_GET_API_VERSION: 0,
        vfio.VFIO_SET_IOMMU: 2,
        vfio.VFIO_GROUP_GET_STATUS: 3,
        vfio.VFIO_GROUP_GET_DEVICE_FD: 6,
        vfio.VFIO_DEVICE_GET_REGION_INFO: 8,
        vfio.VFIO_DEVICE_SET_IRQS: 10,
        vfio.VFIO_DEVICE_RESET: 11,
        vfio.VFIO_IOMMU_MAP_DMA: 13,
    }
    assert {request: ord(";") << 8 | 100 + n for request, n in wanted.items()} == {r: r for r in wanted}


def test_structs_have_the_kernels_sizes_and_offsets() -> None:
    assert ctypes.sizeof(vfio.vfio_region_info) == 32 and vfio.vfio_region_info.offset.offset == 24  # type: ignore[attr-defined]
    assert ctypes.sizeof(vfio.vfio_iommu_type1_dma_map) == 32
    assert ctypes.sizeof(vfio.vfio_irq_set) == 20
