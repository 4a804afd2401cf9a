"""Page tables written by hand over BAR0, and hubs enabled by register. For tests; not our driver's code."""

from __future__ import annotations

from tests.drivers.sim.amd.pci.rig import MIB, Rig

START = 0x2000_0000_0000
ROOT, LEVEL2, LEVEL1, LEVEL0 = (8 * MIB + n * 0x1000 for n in range(4))
DATA = 16 * MIB
VALID, SYSTEM, SNOOPED, EXECUTE, READ, WRITE = (1 << n for n in (0, 1, 2, 4, 5, 6))
ALL = VALID | EXECUTE | READ | WRITE
LEAF = {"navi31": 1 << 54, "navi48": 1 << 63}  # directory entry that is a page
EVERY_CACHE = 0xF8_0000  # l2_ptes, pde0, pde1, pde2, l1_ptes
HUBS = ("MM", "GC")


def page(rig: Rig) -> int:
    """Flag bits that make a last-level entry one."""
    return LEAF["navi48"] if rig.chip == "navi48" else 0


def entry(rig: Rig, table: int, index: int, value: int, flush: bool = True) -> None:
    rig.store(table + 8 * index, value.to_bytes(8, "little"), flush)


def chain(rig: Rig) -> None:
    """Empty tables of all four levels for the addresses from START on."""
    for table, below in ((ROOT, LEVEL2), (LEVEL2, LEVEL1), (LEVEL1, LEVEL0)):
        rig.store(table, bytes(4096))
        entry(rig, table, 0, below | VALID)
    rig.store(LEVEL0, bytes(4096))


def enable(rig: Rig, hub: str, vmid: int = 0, depth: int = 3, root: int = ROOT | VALID) -> None:
    """Program one hub as both public drivers do, as far as this model asks."""
    name = f"{hub}VM_CONTEXT{vmid}"
    end = START + (1 << 40) - 1
    rig.write(f"{hub}MC_VM_MX_L1_TLB_CNTL", 1 | 3 << 3 | 1 << 6)
    rig.write(f"{hub}MC_VM_SYSTEM_APERTURE_LOW_ADDR", rig.board.memory.fb_base >> 18)
    top = rig.board.memory.fb_base + rig.board.memory.size_bytes - 1
    rig.write(f"{hub}MC_VM_SYSTEM_APERTURE_HIGH_ADDR", top >> 18)
    rig.write(f"{hub}MC_VM_AGP_BOT", 0xFFFFFF)
    rig.write(f"{hub}MC_VM_AGP_TOP", 0)
    for edge, value in (("START", START >> 12), ("END", end >> 12), ("BASE", root)):
        rig.write(f"{name}_PAGE_TABLE_{edge}_ADDR_LO32", value & 0xFFFFFFFF)
        rig.write(f"{name}_PAGE_TABLE_{edge}_ADDR_HI32", value >> 32)
    rig.write(f"{name}_CNTL", 1 | depth << 1)


def invalidate(rig: Rig, hub: str, vmid: int = 0, request: int = EVERY_CACHE) -> None:
    """A whole invalidation by engine 17."""
    name = f"{hub}VM_INVALIDATE_ENG17"
    if hub == "MM":
        rig.wait(lambda: bool(rig.read(f"{name}_SEM") & 1))
    rig.write(f"{name}_REQ", 1 << vmid | request)
    rig.wait(lambda: bool(rig.read(f"{name}_ACK") >> vmid & 1))
    if hub == "MM":
        rig.write(f"{name}_SEM", 0)


def map_pages(rig: Rig, first: int, offset: int, count: int, flags: int = ALL) -> None:
    """Pages `first`.. from START to video memory at `offset`."""
    for index in range(count):
        entry(rig, LEVEL0, first + index, offset + index * 0x1000 | flags | page(rig))


def mapped(rig: Rig, pages: int = 16) -> None:
    """A card with graphics power whose hubs translate `pages` pages from START to DATA."""
    rig.boot_gfx()
    chain(rig)
    map_pages(rig, 0, DATA, pages)
    for hub in HUBS:
        enable(rig, hub)
        invalidate(rig, hub)
