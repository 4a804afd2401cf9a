"""A function through VFIO on the simulated machine: with an IOMMU and without, refused with what to run."""

from __future__ import annotations

import pytest

from autogen.amd.ih import Client, GfxSource
from drivers.core.errors import DeviceError, HostError
from drivers.core.pci import PciFunction
from drivers.core.vfio import FIRST_IOVA, VfioFunction, open_function
from drivers.sim.pci_host import PciHost
from tests.faults import faults

BDF = "0000:03:00.0"
SCRATCH = 0xC047 * 4
WITH_AND_WITHOUT = pytest.mark.parametrize("iommu", [True, False])


def open_host(iommu: bool, driver: str = "vfio-pci") -> PciHost:
    return PciHost(engines=False, firmware={}, driver=driver, iommu=iommu)


@WITH_AND_WITHOUT
def test_registers_memory_and_configuration_are_reached(iommu: bool) -> None:
    host = open_host(iommu)
    function = VfioFunction(host, BDF, "the test")
    function.enable()
    assert function.has_iommu == iommu
    assert function.read_config(0, 4) == 0x744C_1002 and function.save_config()[:2] == b"\x02\x10"
    registers = function.bar(5)
    registers.write32(SCRATCH, 7)
    assert registers.read32(SCRATCH) == 7 and function.bar(5) is registers
    function.bar(0).write_bytes(0, b"x")
    function.set_bus_master(True)
    assert host.cards[0].dma.is_master
    function.reset()
    assert registers.read32(SCRATCH) == 0
    function.close()


def test_with_an_iommu_the_card_reaches_what_is_mapped_and_nothing_else() -> None:
    host = open_host(True)
    function = VfioFunction(host, BDF)
    function.set_bus_master(True)
    with faults("E_DMA_ADDR"):
        host.cards[0].dma.extent(host.pin(4096).pages[0], "SDMA0")
    pinned = function.pin(3 * 4096)
    assert pinned.pages == tuple(range(FIRST_IOVA, FIRST_IOVA + 3 * 4096, 4096))
    low, _, where = host.cards[0].dma.extent(pinned.physical(1), "SDMA0")
    assert where + pinned.physical(1) - low == pinned.mapping.address + 4096
    function.unpin(pinned)
    with faults("E_DMA_ADDR"):
        host.cards[0].dma.extent(FIRST_IOVA, "SDMA0")
    again = function.pin(4096)
    assert again.pages[0] == FIRST_IOVA + 3 * 4096
    function.close()
    with faults("E_DMA_ADDR"):
        host.cards[0].dma.extent(again.pages[0], "SDMA0")


def test_without_an_iommu_addresses_are_physical() -> None:
    host = open_host(False)
    function = VfioFunction(host, BDF)
    pinned = function.pin(4096)
    assert host.physical.extent(pinned.pages[0]) is not None
    function.unpin(pinned)
    assert host.physical.extent(pinned.pages[0]) is None


@WITH_AND_WITHOUT
def test_an_interrupt_is_counted_on_the_eventfd(iommu: bool) -> None:
    host = open_host(iommu)
    function = VfioFunction(host, BDF)
    function.set_bus_master(True)
    event = function.enable_interrupts()
    assert function.enable_interrupts() == event == function.event
    card = host.cards[0]
    ring = card.memory.fb_base + 0x10_0000
    for name, value in (
        ("IH_RB_BASE", ring >> 8 & 0xFFFF_FFFF),
        ("IH_RB_BASE_HI", ring >> 40),
        ("IH_RB_CNTL", 8 << 1 | 4 << 28 | 1 << 17 | 1),
    ):
        function.bar(5).write32(card.bus.at(name) * 4, value)
    assert not host.await_event(event, 0.001)
    host.timers.later(50_000, lambda: card.ih.interrupt(Client.GFX, GfxSource.CP_EOP_INTERRUPT))
    assert host.await_event(event, 0.1)
    function.close()


def test_a_function_of_another_driver_is_refused_with_the_command() -> None:
    host = open_host(True, driver="amdgpu")
    with pytest.raises(
        DeviceError, match=r"bound to amdgpu, not vfio-pci: echo vfio-pci > .*driver_override"
    ):
        VfioFunction(host, BDF)
    PciFunction(host, BDF).close()


def test_a_machine_without_groups_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    host = open_host(False)
    monkeypatch.setattr(host.vfio, "paths", lambda: iter(["/dev/vfio/vfio"]))
    with pytest.raises(DeviceError, match=r"/dev/vfio has no group 10"):
        VfioFunction(host, BDF)


def test_interrupts_and_mappings_that_are_not_there_are_refused() -> None:
    function = VfioFunction(open_host(True), BDF)
    with pytest.raises(DeviceError, match="BAR 1 cannot be mapped"):
        function.bar(1)
    with pytest.raises(HostError, match="EINVAL"):
        function.pin(4096, address=0x1001)


@pytest.mark.parametrize(("driver", "kind"), [("vfio-pci", VfioFunction), ("", PciFunction)])
def test_the_way_to_a_function_follows_from_its_driver(driver: str, kind: type) -> None:
    function = open_function(open_host(True, driver), BDF, "the test")
    assert type(function) is kind
    function.close()


def test_physical_addresses_are_refused_where_an_iommu_translates() -> None:
    host = open_host(True, driver="")
    function = PciFunction(host, BDF)
    with pytest.raises(
        DeviceError, match=r"an IOMMU translates for 0000:03:00.0 \(group type DMA-FQ\): bind it"
    ):
        function.pin(4096)
    function.set_bus_master(True)
    with faults("E_DMA_ADDR"):
        host.cards[0].dma.extent(host.pin(4096).pages[0], "SDMA0")
