"""Page-table entries of both generations, right and wrong, through the GC hub."""

from __future__ import annotations

import pytest

from drivers.core import libc
from drivers.sim.amd.pci.walk import VmContext
from tests.drivers.sim.amd.pci.rig import MIB, TMR, Rig, open_rig
from tests.drivers.sim.amd.pci.tables import (
    ALL,
    DATA,
    EXECUTE,
    LEAF,
    LEVEL0,
    LEVEL1,
    READ,
    ROOT,
    SNOOPED,
    START,
    SYSTEM,
    VALID,
    enable,
    entry,
    invalidate,
    mapped,
    page,
)

OTHER = START + 0x20_0000 * 3  # under an entry of its own in LEVEL1


def look(rig: Rig, va: int) -> bytes:
    return rig.card.gc.spaces[0].read(va, 4, {})


def remap(rig: Rig, table: int, index: int, value: int) -> None:
    entry(rig, table, index, value)
    invalidate(rig, "GC")


def test_levels_divide_the_address() -> None:
    deep = VmContext(0, True, 0, 0, 0, depth=3, block_bits=0)
    flat = VmContext(0, True, 0, 0, 0, depth=0, block_bits=0)
    wide = VmContext(0, True, 0, 0, 0, depth=1, block_bits=2)
    assert (deep.shifts, flat.shifts, wide.shifts) == ((39, 30, 21, 12), (12,), (23, 12))


def test_a_run_of_entries_is_one_segment(rig: Rig) -> None:
    mapped(rig, pages=8)
    found = rig.card.gc.spaces[0].translator.walk(START + 0x3000)
    assert found is not None
    assert (found.low, found.high) == (START, START + 0x8000)
    assert found.writable and found.executable and found.readable


def test_a_huge_leaf_translates_two_mebibytes(rig: Rig) -> None:
    mapped(rig)
    remap(rig, LEVEL1, 3, 20 * MIB | ALL | LEAF[rig.chip])
    rig.store(20 * MIB + 0x12345, b"huge")
    assert look(rig, OTHER + 0x12345) == b"huge"


def test_a_huge_leaf_may_begin_at_any_page_and_is_noted_once(rig: Rig) -> None:
    mapped(rig)
    rig.store(20 * MIB + 0x3000 + 0x12345, b"huge")
    for target in (20 * MIB + 0x3000, 20 * MIB + 0x4000):
        remap(rig, LEVEL1, 3, target | ALL | LEAF[rig.chip])
        assert look(rig, OTHER + 20 * MIB + 0x3000 + 0x12345 - target) == b"huge"
    noted = [warning for warning in rig.card.board.bus.warnings if warning.code == "W_PTE_ADDR"]
    assert len(noted) == 1 and "the 0x200000-byte entry" in noted[0].detail


def test_a_huge_leaf_without_its_bit_is_taken_for_a_table(rig: Rig) -> None:
    mapped(rig)
    remap(rig, LEVEL1, 3, 20 * MIB | ALL)
    rig.fails("E_PTE_LEAF", lambda: look(rig, OTHER))


def test_the_last_level_has_the_bit_on_gfx12_only(rig: Rig) -> None:
    mapped(rig)
    wrong = 0 if rig.chip == "navi48" else LEAF["navi31"]
    remap(rig, LEVEL0, 5, DATA | ALL | wrong)
    rig.fails("E_PTE_LEAF", lambda: look(rig, START + 0x5000))


def test_the_memory_type_of_the_other_generation_is_no_layout(navi48: Rig) -> None:
    mapped(navi48)
    remap(navi48, LEVEL0, 5, DATA | ALL | page(navi48) | 3 << 48)
    navi48.fails("E_PTE_LAYOUT", lambda: look(navi48, START + 0x5000))


def test_gfx12s_memory_type_makes_a_leaf_of_a_last_level_entry_on_gfx11(navi31: Rig) -> None:
    mapped(navi31)
    remap(navi31, LEVEL0, 5, DATA | ALL | 3 << 54)
    navi31.fails("E_PTE_LEAF", lambda: look(navi31, START + 0x5000))


def test_rights_are_the_leafs(rig: Rig) -> None:
    mapped(rig)
    remap(rig, LEVEL0, 5, DATA | VALID | READ | page(rig))
    look(rig, START + 0x5000)
    rig.fails("E_VM_PERM", lambda: rig.card.gc.spaces[0].write(START + 0x5000, b"x", {}))


def test_an_invalid_entry_is_a_fault(rig: Rig) -> None:
    mapped(rig)
    rig.fails("E_VM_FAULT", lambda: look(rig, START + 0x10_0000))


def test_an_address_outside_the_contexts_range(rig: Rig) -> None:
    mapped(rig)
    rig.fails("E_VM_RANGE", lambda: look(rig, START - 0x1000))


def test_a_fragment_must_be_aligned(rig: Rig) -> None:
    mapped(rig)
    remap(rig, LEVEL0, 5, DATA + 0x1000 | ALL | page(rig) | 4 << 7)
    rig.fails("E_PTE_FRAG", lambda: look(rig, START + 0x5000))


def test_a_fragment_may_lie_anywhere_in_memory(rig: Rig) -> None:
    """As the kernel driver writes them: aligned is the virtual address, what it leads to is one run."""
    mapped(rig)
    for index in range(8):
        remap(rig, LEVEL0, index, DATA + 0x3000 + index * 0x1000 | ALL | page(rig) | 3 << 7)
    rig.store(DATA + 0x8000, b"here")
    assert rig.card.gc.spaces[0].read(START + 0x5000, 4, {}) == b"here"


def test_a_fragment_must_be_uniform(rig: Rig) -> None:
    mapped(rig)
    for index in range(8):
        remap(rig, LEVEL0, index, DATA + index * 0x1000 | ALL | page(rig) | 3 << 7)
    look(rig, START + 0x5000)
    remap(rig, LEVEL0, 6, 0)
    rig.fails("E_PTE_FRAG", lambda: look(rig, START + 0x5000))


def test_an_address_past_the_end_of_video_memory(rig: Rig) -> None:
    mapped(rig)
    remap(rig, LEVEL0, 5, rig.mc(DATA) | ALL | page(rig))
    assert "this is an MC address" in str(rig.fails("E_PTE_ADDR", lambda: look(rig, START + 0x5000)))


def test_where_it_is_allowed_an_address_past_the_end_is_an_invalid_entry() -> None:
    rig = open_rig("navi31", allow=frozenset({"E_PTE_ADDR"}))
    mapped(rig)
    remap(rig, LEVEL0, 5, rig.mc(DATA) | ALL | page(rig))
    rig.fails("E_VM_FAULT", lambda: look(rig, START + 0x5000))
    assert [warning.code for warning in rig.card.board.bus.warnings] == ["E_PTE_ADDR"]


def test_the_firmwares_memory_may_not_be_mapped(navi31: Rig) -> None:
    mapped(navi31)
    remap(navi31, LEVEL0, 5, TMR | ALL)
    navi31.fails("E_TMR_ACCESS", lambda: look(navi31, START + 0x5000))


@pytest.mark.parametrize(
    ("root", "why"),
    [(ROOT, "its valid bit is 0"), (ROOT | 0x40 | VALID, "it is not a multiple of 4 KiB")],
)
def test_a_base_must_be_valid_and_aligned(rig: Rig, root: int, why: str) -> None:
    mapped(rig)
    enable(rig, "GC", vmid=1, root=root)
    fault = rig.fails("E_VM_DEPTH", lambda: rig.card.gc.spaces[1].read(START, 4, {}))
    assert fault.detail == f"VMID 1: page table base {root:#x}: {why}"
    assert (fault.where["hub"], fault.where["vmid"], fault.where["va"]) == ("GCHUB", 1, START)


def test_a_depth_that_does_not_fit_the_tree(rig: Rig) -> None:
    mapped(rig)
    enable(rig, "GC", vmid=1, depth=2)
    with pytest.raises(Exception, match=r"E_PTE_LEAF|E_VM_PERM"):
        rig.card.gc.spaces[1].read(START, 4, {})


@pytest.mark.parametrize(
    ("target", "fragment", "is_aligned"),
    [(DATA + 0x5000, 4, True), (DATA + 0xD000, 3, True), (DATA + 0xD000, 4, False), (DATA + 0x6000, 0, True)],
)
def test_a_run_in_a_table_in_host_memory_is_aligned_on_both_sides(
    rig: Rig, target: int, fragment: int, is_aligned: bool
) -> None:
    """Its neighbours are too far away to be looked at."""
    mapped(rig)
    rig.board.dma.is_master = True
    table = libc.mmap(None, 4096, 3, libc.MAP_PRIVATE | libc.MAP_ANONYMOUS, -1, 0)
    (place,) = rig.board.dma.physical.pin(table, 4096)
    libc.view(table, 4096).cast("Q")[5] = target | ALL | page(rig) | fragment << 7
    remap(rig, LEVEL1, 0, place | VALID | SYSTEM | SNOOPED)
    if is_aligned:
        rig.store(target, b"here")
        assert look(rig, START + 0x5000) == b"here"
        found = rig.card.gc.spaces[0].translator.walk(START + 0x5000)
        assert found is not None and (found.low, found.high) == (START + 0x5000, START + 0x6000)
    else:
        assert "is not aligned so" in str(rig.fails("E_PTE_FRAG", lambda: look(rig, START + 0x5000)))


def test_a_run_in_host_memory_ends_with_its_entries_and_where_the_host_s_memory_does(rig: Rig) -> None:
    """Bus addresses that follow one another may lead to places of the host that do not."""
    mapped(rig)
    rig.board.dma.is_master = True
    host = libc.mmap(None, 8 * 0x1000, 3, libc.MAP_PRIVATE | libc.MAP_ANONYMOUS, -1, 0)
    bus, below, above = 1 << 40, host + 4 * 0x1000, host
    for number, place in enumerate((below, above)):
        rig.board.dma.physical.map(bus + number * 0x3000, place, 0x3000)
    for number in range(4):  # the last two pages of the lower part, the first two of the upper
        entry(rig, LEVEL0, 4 + number, bus + (1 + number) * 0x1000 | ALL | SYSTEM | SNOOPED | page(rig))
    invalidate(rig, "GC")
    walk = rig.card.gc.spaces[0].translator.walk
    found = [walk(START + number * 0x1000) for number in (4, 5, 6, 7)]
    places = [(each.low - START, each.high - START, each.host) for each in found if each is not None]
    assert places == [(0x4000, 0x6000, below + 0x1000)] * 2 + [(0x6000, 0x8000, above)] * 2


def test_host_memory_must_be_snooped_and_pinned(rig: Rig) -> None:
    mapped(rig)
    remap(rig, LEVEL0, 5, 0x1_0000_0000 | VALID | READ | SYSTEM | page(rig))
    rig.fails("E_SNOOP", lambda: look(rig, START + 0x5000))
    remap(rig, LEVEL0, 5, 0x1_0000_0000 | VALID | READ | SYSTEM | SNOOPED | EXECUTE | page(rig))
    rig.fails("E_NO_BUSMASTER", lambda: look(rig, START + 0x5000))
    rig.board.dma.is_master = True
    rig.fails("E_DMA_ADDR", lambda: look(rig, START + 0x5000))
