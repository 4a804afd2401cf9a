"""Where runs of page-table entries begin and end, and where tables may lie: edges of walk.py.

Layouts of entries: Linux amdgpu_vm.h.
"""

from __future__ import annotations

import pytest

from autogen.amd import vm
from drivers.sim.amd.pci import walk
from tests.drivers.sim.amd.pci.rig import TMR, Rig
from tests.drivers.sim.amd.pci.tables import (
    ALL,
    DATA,
    EXECUTE,
    LEVEL0,
    LEVEL1,
    LEVEL2,
    READ,
    ROOT,
    START,
    VALID,
    WRITE,
    entry,
    invalidate,
    map_pages,
    mapped,
    page,
)
from tests.drivers.sim.amd.pci.test_walk import look, remap

PAGE = 0x1000


@pytest.mark.parametrize(
    ("parts", "at", "low", "high"),
    [
        *[([(0, 4, 0), (4, 6, 1)], 5, 4, 10), ([(0, 4, 0), (4, 6, 1)], 3, 0, 4)],
        *[([(0, 1, 0), (1, 1, 1), (2, 5, 2), (7, 1, 3)], 4, 2, 7), ([(2, 3, 0)], 2, 2, 5)],
        *[([(0, 512, 0)], 0, 0, 512), ([(0, 512, 0)], 511, 0, 512), ([(500, 12, 0)], 505, 500, 512)],
        *[([(0, 1, 0), (1, 511, 1)], 511, 1, 512), ([(0, 511, 0)], 3, 0, 511)],
    ],
)
def test_a_run_goes_as_far_as_entries_continue_one_another(
    rig: Rig, parts: list[tuple[int, int, int]], at: int, low: int, high: int
) -> None:
    """parts: (first page, pages, which stretch of memory); stretches lie apart."""
    mapped(rig, pages=0)
    for first, count, stretch in parts:
        map_pages(rig, first, DATA + stretch * 0x40_0000, count)
    found = rig.card.gc.spaces[0].translator.walk(START + at * PAGE)
    assert found is not None
    assert (found.low, found.high) == (START + low * PAGE, START + high * PAGE)
    first, _, stretch = next(part for part in parts if part[0] <= at < part[0] + part[1])
    place = rig.board.memory.backing.address + DATA + stretch * 0x40_0000
    assert found.host == place + (low - first) * PAGE


@pytest.mark.parametrize("flags", [READ, WRITE, EXECUTE, READ | EXECUTE, READ | WRITE])
def test_each_right_is_a_bit_of_its_own(rig: Rig, flags: int) -> None:
    mapped(rig)
    remap(rig, LEVEL0, 5, DATA | VALID | flags | page(rig))
    found = rig.card.gc.spaces[0].translator.walk(START + 5 * PAGE)
    assert found is not None
    rights = (found.readable, found.writable, found.executable)
    assert rights == (bool(flags & READ), bool(flags & WRITE), bool(flags & EXECUTE))
    assert (found.low, found.high) == (START + 5 * PAGE, START + 6 * PAGE)


@pytest.mark.parametrize(("mtype", "is_cached"), [(vm.Mtype.NC, True), (vm.Mtype.UC, False)])
def test_uncached_memory_is_known_by_its_type(rig: Rig, mtype: vm.Mtype, is_cached: bool) -> None:
    """Bits 50:48 of GFX11, 55:54 of GFX12."""
    mapped(rig)
    low = 48 if rig.chip == "navi31" else 54
    remap(rig, LEVEL0, 5, DATA | ALL | page(rig) | mtype << low)
    found = rig.card.gc.spaces[0].translator.walk(START + 5 * PAGE)
    assert found is not None and found.is_cached == is_cached


@pytest.mark.parametrize(("byte", "is_stale"), [(-1, False), (0, True), (7, True), (8, False)])
def test_an_entry_rests_in_the_host_s_path_until_all_its_bytes_are_flushed(
    rig: Rig, byte: int, is_stale: bool
) -> None:
    mapped(rig)
    at = LEVEL0 + 8 * 5 + byte
    rig.store(at, rig.load(at, 1), flush=False)
    rig.card.gc.spaces[0].flush()
    if not is_stale:
        look(rig, START + 5 * PAGE)
        return
    fault = rig.fails("E_HDP_STALE", lambda: look(rig, START + 5 * PAGE))
    place = (fault.where["engine"], fault.where["va"], fault.where["vmid"], fault.where["paddr"])
    assert place == ("GCHUB page walker", START + 5 * PAGE, 0, at)


def test_a_table_lies_in_video_memory_up_to_its_last_entry(rig: Rig) -> None:
    mapped(rig)
    size = rig.board.memory.size_bytes
    remap(rig, LEVEL1, 3, size | VALID)
    va = START + 3 * 0x20_0000
    told = rig.fails("E_PTE_ADDR", lambda: look(rig, va)).detail
    assert told == f"a page table of {va:#x} at {size:#x} lies past video memory's {size:#x} bytes"


def test_memory_is_mapped_up_to_its_last_page(rig: Rig) -> None:
    mapped(rig)
    size = rig.board.memory.size_bytes
    remap(rig, LEVEL0, 20, size - PAGE | ALL | page(rig))
    look(rig, START + 20 * PAGE)
    remap(rig, LEVEL0, 20, size | ALL | page(rig))
    told = rig.fails("E_PTE_ADDR", lambda: look(rig, START + 20 * PAGE)).detail
    assert told.startswith(f"the mapping of {START + 20 * PAGE:#x} at {size:#x} lies past")
    assert "MC address" not in told


@pytest.mark.parametrize(("value", "code", "words"), [
    (LEVEL0 | VALID | 1 << 3, "E_PTE_LAYOUT", "level 2 entry of"),
    (LEVEL0 | VALID | 1 << 6, "E_VM_DEPTH", "is not 4 KiB aligned"),
    (LEVEL0 | VALID | 1 << 11, "E_VM_DEPTH", "is not 4 KiB aligned"),
    (LEVEL0 | VALID | READ, "E_PTE_LEAF", "at level 2 has rights but not bit"),
    (LEVEL0 | VALID | EXECUTE, "E_PTE_LEAF", "so it is taken for a table"),
])  # fmt: skip
def test_a_directory_entry_has_no_other_bits_and_names_a_whole_page(
    rig: Rig, value: int, code: str, words: str
) -> None:
    mapped(rig)
    remap(rig, LEVEL1, 0, value)
    assert words in rig.fails(code, lambda: look(rig, START)).detail


@pytest.mark.parametrize(
    ("offset", "is_secure"), [(-PAGE, False), (0, True), (0x130_0000 - PAGE, True), (0x130_0000, False)]
)
def test_the_firmware_s_memory_is_closed_from_its_first_to_its_last_page(
    navi31: Rig, offset: int, is_secure: bool
) -> None:
    mapped(navi31)
    remap(navi31, LEVEL0, 20, TMR + offset | ALL)
    if is_secure:
        told = navi31.fails("E_TMR_ACCESS", lambda: look(navi31, START + 20 * PAGE)).detail
        assert f"inside the firmware's memory {TMR:#x}..{TMR + 0x130_0000:#x}" in told
    else:
        assert navi31.card.gc.spaces[0].translator.walk(START + 20 * PAGE) is not None


def test_a_context_reaches_from_its_first_to_its_last_byte(rig: Rig) -> None:
    mapped(rig)
    end = START + (1 << 40)
    rig.fails("E_VM_FAULT", lambda: look(rig, end - PAGE))
    told = rig.fails("E_VM_RANGE", lambda: look(rig, end)).detail
    assert told == f"{end:#x} lies outside VMID 0's range {START:#x}..{end - 1:#x}"


def test_a_contrary_card_maps_what_lies_past_the_end_to_the_beginning(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    mapped(rig)
    size = rig.board.memory.size_bytes
    monkeypatch.setattr(walk, "contrary", lambda: "page-past-end")
    for place, offset in ((size, 0), (size - PAGE, size - PAGE)):
        entry(rig, LEVEL0, 20, place | ALL | page(rig))
        found = rig.card.gc.spaces[0].translator.peek(START + 20 * PAGE)
        assert found is not None and found.host == rig.board.memory.backing.address + offset


@pytest.mark.parametrize(
    ("table", "bits", "without"),
    [
        *[(LEVEL0, 1 << 19 | 1 << 23, None), (LEVEL1, 1 << 19 | 1 << 20 | 1 << 23, "invalidate_l2_pde0")],
        (LEVEL2, 1 << 19 | 1 << 21 | 1 << 23, "invalidate_l2_pde1"),
        (ROOT, 1 << 19 | 1 << 22 | 1 << 23, "invalidate_l2_pde2"),
    ],
)
def test_an_invalidation_names_the_level_of_the_table_that_changed(
    rig: Rig, table: int, bits: int, without: str | None
) -> None:
    """GCVM_INVALIDATE_ENG*_REQ: L2_PTES at bit 19, then PDE0 to PDE2, L1_PTES at bit 23."""
    mapped(rig)
    look(rig, START)
    entry(rig, table, 400, 0)
    if without is not None:
        least = 1 << 19 | 1 << 23
        told = rig.fails("E_TLB_PARTIAL", lambda: invalidate(rig, "GC", request=least)).detail
        assert told.endswith(f"leaves out {without}, of which entries changed")
    invalidate(rig, "GC", request=bits)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_an_index_has_nine_bits_at_every_level_but_the_root_s(rig: Rig, level: int) -> None:
    """Tables below the second entry of each level lead to the same pages as those below the first."""
    mapped(rig)
    upper, below = {1: (LEVEL1, LEVEL0), 2: (LEVEL2, LEVEL1), 3: (ROOT, LEVEL2)}[level]
    entry(rig, upper, 1, below | VALID)
    invalidate(rig, "GC")
    rig.store(DATA + 5 * PAGE, b"here")
    assert look(rig, START + (1 << 12 + 9 * level) + 5 * PAGE) == b"here"


def test_a_page_that_nothing_maps_is_told_with_the_tables_that_were_walked(rig: Rig) -> None:
    mapped(rig)
    told = rig.fails("E_VM_FAULT", lambda: look(rig, START + 100 * PAGE)).detail
    assert f"the tables of VMID 0 at {ROOT:#x} in GCHUB have no valid entry for it" in told
    told = rig.fails("E_VM_FAULT", lambda: rig.card.gc.spaces[5].read(START, 4, {})).detail
    assert "context 5 of GCHUB is not enabled" in told
