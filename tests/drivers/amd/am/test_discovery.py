"""Discovery: the table is believed only when its checksums, names and versions hold."""

from __future__ import annotations

import pytest

from autogen.amd.discovery import HwId
from drivers.amd.am import discovery
from drivers.amd.am.chip import chip_of, navi48
from drivers.amd.am.discovery import Inventory, discover, parse, read_indirect, read_table
from drivers.core.errors import DeviceError, WaitTimeout
from drivers.sim.pci_host import PciHost
from tests.drivers.amd.am.rig import take


def table(host: PciHost) -> bytes:
    function = take(host)
    window = discovery.open_window(function)
    data = read_table(window, function.bar(0), discovery.wait_until_ready(window))
    function.close()
    return data


def test_blocks_and_counts_are_the_card_s(host: PciHost) -> None:
    inventory = parse(table(host))
    chip = host.chip
    assert inventory.shaders.cu_count == chip.cu_count
    assert inventory.shaders.engines == chip.shader_engines
    assert inventory.bases()[HwId.GC, 0][0] == 0x1260
    assert chip_of(inventory.version(HwId.GC)).name == chip.name


def test_a_flipped_bit_anywhere_in_the_table_is_noticed(host: PciHost) -> None:
    good = table(host)
    size = int.from_bytes(good[10:12], "little")
    for at in (10, 12, 100, size - 1):
        bad = bytearray(good)
        bad[at] ^= 0x10
        with pytest.raises(DeviceError, match=r"discovery table: .*E_DISC_CHECKSUM"):
            parse(bytes(bad))


def test_a_table_that_is_not_there_yet_says_so() -> None:
    with pytest.raises(DeviceError, match="signature 0x0, must be 0x28211407; the card's boot firmware"):
        parse(bytes(10240))


def test_a_mix_of_versions_is_refused(host: PciHost) -> None:
    inventory = parse(table(host))
    other = navi48() if host.chip.name == "navi31" else chip_of((11, 0, 0))
    with pytest.raises(DeviceError, match="this mix of blocks is not supported"):
        discovery.check_versions(other, inventory)


def test_a_block_that_is_fused_off_is_not_used(host: PciHost) -> None:
    inventory = parse(table(host))
    without = Inventory(inventory.blocks, frozenset({(HwId.MP1, 0)}), inventory.shaders)
    with pytest.raises(DeviceError, match="lists no live MP1"):
        without.version(HwId.MP1)
    assert (HwId.MP1, 0) not in without.bases()


def test_the_index_pair_reads_the_same_table(host: PciHost) -> None:
    function = take(host)
    window = discovery.open_window(function)
    offset = discovery.wait_until_ready(window) - 0x10000
    assert read_indirect(window, offset, 64) == function.bar(0).read_bytes(offset, 64)


def test_boot_firmware_that_never_finishes_is_waited_for_with_a_limit() -> None:
    host = PciHost("navi31", inject=["discovery.late"])
    with pytest.raises(WaitTimeout, match=r"wait for the card's boot firmware \(C2PMSG_33 bit 31\)"):
        discover(take(host))
    host.shutdown()
