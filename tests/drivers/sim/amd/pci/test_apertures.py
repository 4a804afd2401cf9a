"""Where address ranges of a VM hub (gmc.py) meet: contexts, frame buffer, AGP and system apertures. Rule M20.

Registers count in units of 4 KiB (contexts), 16 MiB (frame buffer, AGP) and 256 KiB (system aperture): Linux
gfxhub_v3_0.c, mmhub_v3_0.c; each range ends with the last byte of its last unit.
"""

from __future__ import annotations

import pytest

from drivers.sim.amd.pci.gmc import Hub
from tests.drivers.sim.amd.pci.rig import MIB, Rig
from tests.drivers.sim.amd.pci.tables import HUBS, mapped
from tests.faults import faults

PAGE, LAST = 0x1000, (1 << 48) - 0x1000


def hub_of(rig: Rig, name: str) -> Hub:
    return rig.card.mm if name == "MM" else rig.card.gc


def switch_on(rig: Rig, start: int, end: int, vmid: int = 0) -> None:
    """A context of the MM hub from the page of `start` to that of `end`."""
    name = f"MMVM_CONTEXT{vmid}"
    for edge, va in (("START", start), ("END", end)):
        rig.write(f"{name}_PAGE_TABLE_{edge}_ADDR_LO32", va >> 12 & 0xFFFF_FFFF)
        rig.write(f"{name}_PAGE_TABLE_{edge}_ADDR_HI32", va >> 44)
    rig.write(f"{name}_CNTL", 1)
    rig.write(f"{name}_CNTL", 0)


def refuses(rig: Rig, start: int, end: int) -> str:
    return rig.fails("E_APERTURE", lambda: switch_on(rig, start, end)).detail


def test_context_0_ends_before_the_frame_buffer_or_begins_after_it(rig: Rig) -> None:
    rig.write("MMMC_VM_AGP_BOT", 0xFFFFFF)
    low, high = rig.mc(0), rig.mc(rig.board.memory.size_bytes)
    switch_on(rig, PAGE, low - PAGE)
    switch_on(rig, high, LAST)
    told = f"overlaps the frame buffer {low:#x}..{high - 1:#x}"
    assert told in refuses(rig, PAGE, low) and told in refuses(rig, high - PAGE, LAST)
    assert told in refuses(rig, low + PAGE, low + PAGE)


@pytest.mark.parametrize("units", [1, 3])
def test_context_0_ends_before_the_agp_aperture_or_begins_after_it(rig: Rig, units: int) -> None:
    low = rig.mc(0) + (1 << 44)
    rig.write("MMMC_VM_AGP_BOT", low >> 24)
    rig.write("MMMC_VM_AGP_TOP", (low >> 24) + units - 1)
    high = low + (units << 24)
    after = rig.mc(rig.board.memory.size_bytes)
    switch_on(rig, after, low - PAGE)
    switch_on(rig, high, LAST)
    told = f"overlaps the AGP aperture {low:#x}..{high - 1:#x}"
    assert told in refuses(rig, after, low) and told in refuses(rig, high - PAGE, LAST)
    assert told in refuses(rig, low + PAGE, low + PAGE)


def test_an_agp_aperture_whose_bottom_is_above_its_top_is_closed(rig: Rig) -> None:
    low = rig.mc(0) + (1 << 44)
    rig.write("MMMC_VM_AGP_BOT", (low >> 24) + 1)
    rig.write("MMMC_VM_AGP_TOP", low >> 24)
    switch_on(rig, rig.mc(rig.board.memory.size_bytes), LAST)


def test_other_contexts_may_span_everything(rig: Rig) -> None:
    rig.write("MMMC_VM_AGP_BOT", 0)
    rig.write("MMMC_VM_AGP_TOP", 0xFF)
    switch_on(rig, 0, LAST, vmid=1)


@pytest.mark.parametrize("edge", ["BASE", "TOP"])
@pytest.mark.parametrize("hub", HUBS)
def test_the_frame_buffer_stays_where_the_firmware_put_it(rig: Rig, hub: str, edge: str) -> None:
    rig.boot_gfx()
    name = f"{hub}MC_VM_FB_LOCATION_{edge}"
    there = rig.read(name)
    rig.write(name, there)
    told = rig.fails("E_NOT_MODELLED", lambda: rig.write(name, there + 1)).detail
    assert f"at {there:#x}, {there + 1:#x} written" in told and rig.read(name) == there


@pytest.mark.parametrize("hub", HUBS)
def test_addresses_in_the_system_aperture_alone_are_physical_and_only_in_its_mode(rig: Rig, hub: str) -> None:
    mapped(rig)
    low, high = rig.mc(MIB), rig.mc(3 * MIB)
    rig.write(f"{hub}MC_VM_SYSTEM_APERTURE_LOW_ADDR", low >> 18)
    rig.write(f"{hub}MC_VM_SYSTEM_APERTURE_HIGH_ADDR", (high >> 18) - 1)
    space = hub_of(rig, hub).spaces[0]
    for va in (low, high - 1):
        space.flush()
        assert space.read(va, 1, {}) == b"\0"
    for va in (low - 1, high):
        space.flush()
        with faults("E_VM_RANGE"):
            space.read(va, 1, {})
    control = f"{hub}MC_VM_MX_L1_TLB_CNTL"
    rig.write(control, rig.read(control) & ~(1 << 3))
    space.flush()
    with faults("E_VM_RANGE"):
        space.read(low, 1, {})


def test_the_first_byte_of_video_memory_rests_in_the_host_s_path_too(rig: Rig) -> None:
    """M17: what the CPU wrote and did not flush, engines do not see."""
    mapped(rig)
    rig.store(0, b"new", flush=False)
    space = rig.card.gc.spaces[0]
    rig.fails("E_HDP_STALE", lambda: space.read(rig.mc(0), 1, {}))
    space.read(rig.mc(3), 1, {})
