"""Page tables in simulated VRAM: written by the kernel model, walked by the TLB. Bits: amdgpu_vm.h."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from autogen.amd import vm
from drivers.core.errors import SimFault
from drivers.sim.allocations import AllocationMap
from drivers.sim.amd.gmc import ENTRIES, PageTables, leaf_flags
from drivers.sim.heap import Heap

PAGE, HUGE = 0x1000, 2 << 20
VA = 0x7F00_0000_0000
VRAM_RW = leaf_flags(system=False, writable=True, executable=False, uncached=False)
VRAM_CODE = leaf_flags(system=False, writable=True, executable=True, uncached=False)


@pytest.fixture
def vram() -> Iterator[Heap]:
    made = Heap("test-vram", 4 << 30, 0)
    yield made
    made.close()


@pytest.fixture
def tables(vram: Heap) -> PageTables:
    return PageTables(vram, AllocationMap())


def entry_at(vram: Heap, tables: PageTables, va: int) -> tuple[int, int]:
    """(entry, shift) by hand: 9 bits a level from bit 39 down, address in 47:12, leaf bit 54, valid bit 0."""
    table = tables.root
    for shift in (39, 30, 21, 12):
        at = vram.backing.address + table + 8 * (va >> shift & 511)
        entry = ctypes.c_uint64.from_address(at).value
        if shift == 12 or entry >> 54 & 1 or not entry & 1:
            return entry, shift
        table = entry & 0x0000_FFFF_FFFF_F000
    raise AssertionError


def test_a_small_page_becomes_a_leaf_of_the_last_level(vram: Heap, tables: PageTables) -> None:
    tables.map(VA + PAGE, PAGE, 0x5000, VRAM_RW)
    entry, shift = entry_at(vram, tables, VA + PAGE)
    assert shift == 12
    assert entry == 0x5000 | 1 << 6 | 1 << 5 | 1  # address, writeable, readable, valid


def test_aligned_blocks_become_huge_leaves(vram: Heap, tables: PageTables) -> None:
    tables.map(VA, 3 * HUGE, 16 * HUGE, VRAM_CODE)
    entry, shift = entry_at(vram, tables, VA + HUGE)
    assert shift == 21
    assert entry == 1 << 54 | 17 * HUGE | 9 << 7 | 0b111 << 4 | 1


def test_system_memory_is_marked_snooped_and_uncached(vram: Heap, tables: PageTables) -> None:
    flags = leaf_flags(system=True, writable=False, executable=False, uncached=True)
    tables.map(VA, PAGE, 0x7FFF_0000_3000, flags)
    entry, _ = entry_at(vram, tables, VA)
    assert entry == 3 << 48 | 0x7FFF_0000_3000 | 1 << 5 | 0b111


def test_a_walk_merges_small_and_huge_pages_into_one_run(vram: Heap, tables: PageTables) -> None:
    tables.map(VA - 3 * PAGE, 3 * PAGE + 600 * HUGE + 5 * PAGE, 8 * HUGE - 3 * PAGE, VRAM_RW)
    run = tables.walk(VA + 300 * HUGE)
    assert run is not None
    assert (run.low, run.high) == (VA - 3 * PAGE, VA + 600 * HUGE + 5 * PAGE)
    assert run.host == vram.backing.address + 8 * HUGE - 3 * PAGE


def test_a_run_ends_where_rights_or_backing_change(tables: PageTables) -> None:
    tables.map(VA, 4 * PAGE, 0x10000, VRAM_RW)
    tables.map(VA + 4 * PAGE, 4 * PAGE, 0x14000, VRAM_CODE)
    tables.map(VA + 8 * PAGE, 4 * PAGE, 0x90000, VRAM_CODE)
    runs = [tables.walk(VA + n * PAGE) for n in (1, 5, 9)]
    assert [(r.low - VA, r.high - VA) for r in runs if r] == [
        (0, 4 * PAGE),
        (4 * PAGE, 8 * PAGE),
        (8 * PAGE, 12 * PAGE),
    ]


def test_unmapped_addresses_do_not_translate(tables: PageTables) -> None:
    tables.map(VA, 2 * HUGE + PAGE, 4 * HUGE, VRAM_RW)
    tables.unmap(VA, 2 * HUGE + PAGE)
    assert [tables.walk(VA + at) for at in (0, HUGE, 2 * HUGE)] == [None, None, None]


def test_a_huge_page_can_take_the_place_of_an_emptied_table(tables: PageTables) -> None:
    tables.map(VA, 512 * PAGE, PAGE, VRAM_RW)
    tables.unmap(VA, 512 * PAGE)
    tables.map(VA, HUGE, 4 * HUGE, VRAM_RW)
    run = tables.walk(VA)
    assert run is not None
    assert run.high - run.low == HUGE


def test_small_pages_can_take_the_place_of_a_huge_one(tables: PageTables) -> None:
    tables.map(VA, HUGE, 4 * HUGE, VRAM_RW)
    tables.unmap(VA, HUGE)
    tables.map(VA + PAGE, PAGE, PAGE, VRAM_RW)
    assert tables.walk(VA) is None
    assert tables.walk(VA + PAGE) is not None


def test_a_leaf_bit_in_the_last_level_is_named(vram: Heap, tables: PageTables) -> None:
    tables.map(VA, PAGE, 0x5000, VRAM_RW.replace(pde_pte=1))
    with pytest.raises(SimFault) as raised:
        tables.walk(VA)
    assert raised.value.code == "E_PTE_LEAF"


def test_a_fragment_larger_than_the_alignment_is_named(tables: PageTables) -> None:
    tables.map(VA + PAGE, PAGE, 0x4000, VRAM_RW.replace(frag=1))
    with pytest.raises(SimFault) as raised:
        tables.walk(VA + PAGE)
    assert raised.value.code == "E_PTE_FRAG"


def test_an_address_past_video_memory_is_named(tables: PageTables) -> None:
    tables.map(VA, PAGE, 4 << 30, VRAM_RW)
    with pytest.raises(SimFault) as raised:
        tables.walk(VA)
    assert raised.value.code == "E_PTE_ADDR"


def test_a_gigabyte_of_small_pages_maps_in_well_under_a_second(tables: PageTables) -> None:
    begin = time.perf_counter()
    tables.map(VA + PAGE, 1 << 30, 0x2000, VRAM_RW)  # addresses that never line up: 262144 entries
    assert time.perf_counter() - begin < 0.5
    run = tables.walk(VA + (1 << 29))
    assert run is not None
    assert run.high - run.low == 1 << 30


@settings(max_examples=25, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 63), st.integers(1, 8), st.integers(0, 40)), max_size=8))
def test_walks_agree_with_a_dictionary_of_pages(ranges: list[tuple[int, int, int]]) -> None:
    heap = Heap("test-vram", 64 << 20, 0)
    tables = PageTables(heap, AllocationMap())
    expected: dict[int, int] = {}
    for start, count, target in ranges:
        pages = range(start, start + count)
        if expected.keys().isdisjoint(pages):
            tables.map(VA + start * PAGE, count * PAGE, target * PAGE, VRAM_RW)
            expected |= {page: target + page - start for page in pages}
    for page in range(72):
        run = tables.walk(VA + page * PAGE)
        host = run.host + VA + page * PAGE - run.low - heap.backing.address if run else None
        assert host == (expected[page] * PAGE if page in expected else None)
    heap.close()


def test_misuse_of_the_tables_is_an_error_of_the_caller(tables: PageTables) -> None:
    with pytest.raises(ValueError, match="not mapped"):
        tables.unmap(VA, PAGE)
    tables.map(VA + PAGE, PAGE, PAGE, VRAM_RW)
    with pytest.raises(ValueError, match="in use"):
        tables.map(VA, HUGE, 4 * HUGE, VRAM_RW)


def test_tables_need_video_memory_of_their_own() -> None:
    heap = Heap("test-vram", 2 * HUGE, 0)
    tables = PageTables(heap, AllocationMap())
    heap.allocate(HUGE)
    with pytest.raises(MemoryError):
        for index in range(ENTRIES):
            tables.map(VA + (index << 30), PAGE, 0, VRAM_RW)
    last = VA + (index << 30) - (1 << 30) + HUGE - PAGE
    with pytest.raises(MemoryError):
        tables.map(last, (1 << 30) + PAGE, PAGE, VRAM_RW)
    assert tables.walk(last) is None
    heap.close()


KINDS = [
    leaf_flags(system=system, writable=writable, executable=executable, uncached=uncached)
    for system, writable, executable, uncached in product((False, True), repeat=4)
]


@pytest.mark.parametrize("border", [VA + HUGE, VA + (1 << 30), VA + (1 << 39)])
def test_rights_that_differ_across_a_table_s_border_end_the_run_there(
    tables: PageTables, border: int
) -> None:
    """Contiguous memory, each change of one right alone: the last table, the one above it, and the next."""
    first = leaf_flags(system=False, writable=True, executable=False, uncached=False)
    tables.map(border - PAGE, PAGE, 0x10000, first)
    for flags in KINDS:
        tables.map(border, PAGE, 0x11000, flags)
        before, after = tables.walk(border - PAGE), tables.walk(border)
        assert before is not None and after is not None
        joined = flags == first
        assert (before.low, before.high) == (border - PAGE, border + PAGE * joined)
        assert (after.low, after.high) == (border - PAGE * joined, border + PAGE)
        rights = (after.writable, after.executable, after.readable, after.is_cached)
        assert rights == (bool(flags.writeable), bool(flags.executable), True, flags.mtype is not vm.Mtype.UC)
        tables.unmap(border, PAGE)


@pytest.mark.parametrize("border", [VA + HUGE, VA + (1 << 30), 1 << 47, (1 << 47) + HUGE])
@pytest.mark.parametrize("place", [0x10000, 0x12000, 0xF000, 0x11000])
def test_memory_that_does_not_go_on_across_a_table_s_border_ends_the_run(
    tables: PageTables, border: int, place: int
) -> None:
    tables.map(border - PAGE, PAGE, 0x10000, VRAM_RW)
    tables.map(border, PAGE, place, VRAM_RW)
    run = tables.walk(border - PAGE)
    assert run is not None and run.high == (border + PAGE if place == 0x11000 else border)


def test_the_first_and_the_last_page_of_all_addresses_translate_alone(tables: PageTables) -> None:
    last = (1 << 48) - PAGE
    tables.map(0, PAGE, 0x10000, VRAM_RW)
    tables.map(last, PAGE, 0xF000, VRAM_RW)
    for va in (0, last):
        run = tables.walk(va)
        assert run is not None and (run.low, run.high) == (va, va + PAGE)
