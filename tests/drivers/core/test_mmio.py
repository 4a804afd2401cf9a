"""Registers by name through a BAR: addresses, the path past its end, bounded waits."""

from __future__ import annotations

import mmap

import pytest

from autogen.schema import Register, bits
from drivers.core.errors import ArgumentError, DeviceGone, WaitTimeout
from drivers.core.libc import MemoryMapping
from drivers.core.libc import mmap as map_memory
from drivers.core.linux_host import LinuxHost
from drivers.core.mmio import RegFile, RegisterWindow
from tests.drivers.counted_time import CountedTime

INDEX, DATA, INDEX_HI = 14, 15, 17


class CNTL(Register, offset=4, segment=1):
    enable: int = bits(0, default=0)
    size: int = bits(9, 4, default=0)


class FAR(Register, offset=0, segment=2):
    value: int = bits(31, 0, default=0)


class NOWHERE(Register, offset=0, segment=3):
    value: int = bits(31, 0, default=0)


class Quick(CountedTime, LinuxHost):
    """Linux whose clock runs as the wait sleeps."""


@pytest.fixture
def bar() -> MemoryMapping:
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
    return MemoryMapping(map_memory(None, 4096, 3, flags, -1, 0), 4096, registers=True)


def test_a_register_is_read_and_written_at_its_segment_base(bar: MemoryMapping) -> None:
    regs = RegFile(RegisterWindow(Quick(), bar), (0, 0x20), "TEST")
    regs.write(CNTL(enable=1, size=5))
    assert bar.read32(0x24 * 4) == 0x51
    assert regs.read(CNTL).size == 5


def test_modify_keeps_the_other_fields_and_bits_without_a_name(bar: MemoryMapping) -> None:
    bar.write32(0x24 * 4, 0x8000_0051)
    RegFile(RegisterWindow(Quick(), bar), (0, 0x20), "TEST").modify(CNTL, enable=0)
    assert bar.read32(0x24 * 4) == 0x8000_0050


def test_a_register_past_the_bar_goes_through_the_index_pair(bar: MemoryMapping) -> None:
    window = RegisterWindow(Quick(), bar, index=INDEX, data=DATA, index_hi=INDEX_HI)
    regs = RegFile(window, (0, 0, 0x4000_0001), "TEST")
    regs.write(FAR(value=7))
    assert [bar.read32(dword * 4) for dword in (INDEX, INDEX_HI, DATA)] == [4, 1, 7]


def test_a_register_past_the_bar_without_an_index_pair_is_an_error(bar: MemoryMapping) -> None:
    regs = RegFile(RegisterWindow(Quick(), bar), (0, 0, 0x2402C00), "TEST")
    with pytest.raises(ArgumentError, match=r"dword 0x2402c00 lies past the BAR"):
        regs.read(FAR)


def test_a_register_in_a_segment_that_the_block_lacks_is_an_error(bar: MemoryMapping) -> None:
    with pytest.raises(ArgumentError, match=r"NOWHERE is in segment 3, but TEST has 2 segments"):
        RegFile(RegisterWindow(Quick(), bar), (0, 0x20), "TEST").read(NOWHERE)


def test_a_wait_ends_with_the_value_that_satisfied_it(bar: MemoryMapping) -> None:
    host = Quick()
    regs = RegFile(RegisterWindow(host, bar, watch=lambda *_: bar.write32(0x24 * 4, 1)), (0, 0x20), "TEST")
    assert regs.wait(CNTL, lambda r: r.enable == 1, "the block to start").enable == 1


def test_a_wait_that_runs_out_tells_the_last_value_and_for_how_long(bar: MemoryMapping) -> None:
    regs = RegFile(RegisterWindow(Quick(), bar), (0, 0x20), "TEST")
    message = r"wait for the block to start: CNTL\(enable=0x0, size=0x0\) after 5 ms"
    with pytest.raises(WaitTimeout, match=message):
        regs.wait(CNTL, lambda r: r.enable == 1, "the block to start", timeout_ms=5)


def test_all_ones_from_a_card_that_left_the_bus_end_a_wait_at_once(bar: MemoryMapping) -> None:
    bar.write32(0x24 * 4, 0xFFFF_FFFF)
    host = Quick()
    regs = RegFile(RegisterWindow(host, bar, trouble=lambda: "it is gone"), (0, 0x20), "TEST")
    with pytest.raises(DeviceGone, match=r"CNTL of TEST: register dword 0x24 reads all ones: it is gone"):
        regs.wait(CNTL, lambda r: r.enable == 0, "the block to stop")
    assert host.time == 0


def test_a_register_that_really_holds_all_ones_is_read_while_the_card_has_no_trouble(
    bar: MemoryMapping,
) -> None:
    bar.write32(0x24 * 4, 0xFFFF_FFFF)
    assert int(RegFile(RegisterWindow(Quick(), bar), (0, 0x20), "TEST").read(CNTL)) == 0xFFFF_FFFF


def test_all_ones_never_satisfy_a_wait_when_the_card_is_gone(bar: MemoryMapping) -> None:
    bar.write32(0x24 * 4, 0xFFFF_FFFF)
    regs = RegFile(RegisterWindow(Quick(), bar, trouble=lambda: "it is gone"), (0, 0x20), "TEST")
    with pytest.raises(DeviceGone):
        regs.wait(CNTL, lambda r: r.enable == 1, "the block to start")


def test_all_ones_from_a_card_that_is_present_are_waited_out(bar: MemoryMapping) -> None:
    bar.write32(0x24 * 4, 0xFFFF_FFFF)
    regs = RegFile(RegisterWindow(Quick(), bar), (0, 0x20), "TEST")
    with pytest.raises(WaitTimeout):
        regs.wait(CNTL, lambda r: r.enable == 0, "the block to stop", timeout_ms=2)
