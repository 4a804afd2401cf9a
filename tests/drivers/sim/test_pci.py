"""Configuration space and BARs (pci_bar.py): what answers when, and the code of each wrong access."""

from __future__ import annotations

import pytest

from drivers.core.errors import ArgumentError, HostError
from drivers.sim.chips import BOARDS
from drivers.sim.pci import DEVICES
from drivers.sim.pci_host import PciHost
from tests.drivers.sim.amd.pci.boards import BOTH, code_of, open_function, open_host

SCRATCH = 0xC047 * 4


@pytest.fixture
def host() -> PciHost:
    return open_host()


@BOTH
def test_the_function_says_what_it_is(chip: str) -> None:
    function = open_function(open_host(chip), enabled=False)
    assert function.vendor == 0x1002
    assert function.device == {"navi31": 0x744C, "navi48": 0x7550}[chip]
    assert function.read_config(0, 4) == function.device << 16 | 0x1002
    assert function.read_config(8, 4) >> 16 == 0x0300


@pytest.mark.parametrize("board", BOARDS)
def test_each_board_says_how_fast_its_link_is(board: str) -> None:
    """PCI Express 4.0 and 5.0: AMD's product pages (RX 7900, Pro W7900; RX 9070, AI PRO R9700)."""
    speed = "16.0" if board in ("navi31", "rx7900xt", "rx7900gre", "w7900") else "32.0"
    host = open_host(board)
    (folder,) = (f"{DEVICES}/{bdf}" for bdf in host.functions)
    assert host.read_text(f"{folder}/current_link_speed") == f"{speed} GT/s PCIe\n"


def test_the_size_of_a_bar_is_found_by_writing_all_ones(host: PciHost) -> None:
    function = open_function(host)
    before = function.read_config(0x24, 4)
    function.write_config(0x24, 4, 0xFFFF_FFFF)
    assert function.read_config(0x24, 4) == 0xFFF0_0000
    function.write_config(0x24, 4, before)
    assert function.read_config(0x24, 4) == before


def test_bits_without_meaning_stay_zero(host: PciHost) -> None:
    function = open_function(host)
    function.write_config(0, 4, 0)
    function.write_config(4, 2, 0xFFFF)
    assert function.vendor == 0x1002 and function.read_config(0, 2) == 0x1002
    assert function.read_config(4, 2) == 0x0547


def test_registers_before_the_function_is_enabled_are_refused(host: PciHost) -> None:
    function = open_function(host, enabled=False)
    registers = function.bar(5)
    assert code_of(lambda: registers.read32(SCRATCH)) == "E_BAR_DISABLED"
    function.enable()
    assert registers.read32(SCRATCH) == 0
    function.write_config(4, 2, 0)
    assert code_of(lambda: registers.write32(SCRATCH, 1)) == "E_BAR_DISABLED"


def test_a_bar_at_another_address_than_the_kernel_gave_does_not_answer(host: PciHost) -> None:
    function = open_function(host)
    function.write_config(0x24, 4, 0xE000_0000)
    assert code_of(lambda: function.bar(5).read32(SCRATCH)) == "E_BAR_DISABLED"


def test_registers_are_accessed_as_aligned_dwords_only(host: PciHost) -> None:
    registers = open_function(host).bar(5)
    for act in (
        lambda: registers.read64(SCRATCH),
        lambda: registers.write64(SCRATCH, 0),
        lambda: registers.read32(SCRATCH + 2),
        lambda: registers.read_bytes(SCRATCH, 4),
        lambda: registers.write_bytes(SCRATCH, b"1234"),
    ):
        assert code_of(act) == "E_MMIO_WIDTH"


def test_registers_past_the_bar_are_refused(host: PciHost) -> None:
    registers = open_function(host).bar(5)
    assert code_of(lambda: registers.read32(1 << 20)) == "E_MMIO_RANGE"


def test_video_memory_behind_a_small_bar_ends_with_it(host: PciHost) -> None:
    function = open_function(host)
    memory = function.bar(0)
    memory.write64((256 << 20) - 8, 0x1122_3344_5566_7788)
    assert memory.read32((256 << 20) - 8) == 0x5566_7788
    assert code_of(lambda: memory.read32(256 << 20)) == "E_BAR0_RANGE"


def test_a_resized_bar_shows_all_video_memory_and_no_more(host: PciHost) -> None:
    function = open_function(host)
    assert function.resize(0) == 32 << 30
    memory = function.bar(0)
    memory.write_bytes((24560 << 20) - 4, b"last")
    assert memory.read_bytes((24560 << 20) - 4, 4) == b"last"
    assert code_of(lambda: memory.read32(24560 << 20)) == "E_BAR0_RANGE"


def test_a_size_that_the_card_does_not_offer_is_refused(host: PciHost) -> None:
    path = f"/sys/bus/pci/devices/{next(iter(host.functions))}/resource0_resize"
    with pytest.raises(HostError, match="E_REBAR"):
        host.write_text(path, "20")


def test_a_resize_under_a_kernel_driver_is_refused() -> None:
    host = open_host(driver="amdgpu")
    path = f"/sys/bus/pci/devices/{next(iter(host.functions))}/resource0_resize"
    with pytest.raises(HostError, match=r"E_REBAR .* amdgpu is bound") as caught:
        host.write_text(path, "15")
    assert caught.value.errno == 16


def test_registers_under_a_kernel_driver_are_refused() -> None:
    function = open_function(open_host(driver="amdgpu"))
    assert code_of(lambda: function.bar(5).read32(SCRATCH)) == "E_DRIVER_BOUND"
    assert function.unbind(consent=True) == "amdgpu"
    assert function.bar(5).read32(SCRATCH) == 0
    function.bind("vfio-pci")
    assert function.driver == "vfio-pci"


def test_a_bar_has_no_raw_view_and_doorbells_cannot_be_read(host: PciHost) -> None:
    function = open_function(host)
    with pytest.raises(ArgumentError):
        function.bar(5).view()
    assert code_of(lambda: function.bar(2).read32(0)) == "E_NOT_MODELLED"


def test_bus_mastering_reaches_the_card(host: PciHost) -> None:
    function = open_function(host)
    assert host.cards[0].dma.is_master
    function.set_bus_master(False)
    assert not host.cards[0].dma.is_master


def test_capabilities_are_chained_and_msi_has_one_vector_of_64_bits() -> None:
    """PCI 3.0 sections 6.7 and 6.8: the chain from 0x34, MSI control with bit 7 for 64-bit addresses.

    Vendor data, power, Express and MSI where lspci shows them on these boards, and no MSI-X (0x11).
    """
    function = next(iter(open_host().functions.values()))
    config = function.read_config(0, 256)
    assert config[6] & 0x10
    found, at = {}, config[0x34]
    while at:
        found[config[at]] = at
        at = config[at + 1]
    assert found == {0x09: 0x48, 0x01: 0x50, 0x10: 0x64, 0x05: 0xA0}
    assert config[found[0x05] + 2] == 0x80


def test_an_msi_needs_its_enable_bit_and_bus_mastering() -> None:
    function = next(iter(open_host().functions.values()))
    told: list[int] = []
    function.listen(lambda: told.append(1))
    function.deliver()
    assert told == []
    function.write_config(4, b"\x04\0")
    function.deliver()
    assert told == [1]
    function.write_config(0xA2, b"\x80\0")
    function.deliver()
    assert told == [1]
    function.write_config(0xA2, b"\x01\0")
    function.deliver()
    function.forget(False)
    function.deliver()
    assert told == [1, 1]
