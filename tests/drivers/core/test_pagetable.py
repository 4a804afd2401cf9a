"""Page tables: entries of both generations, large pages, refusals, addresses that do not return."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from drivers.core.errors import ArgumentError, DeviceError, OutOfMemory
from drivers.core.pagetable import (
    GFX11,
    GFX12,
    LARGE_BYTES,
    TABLE_BYTES,
    VIDEO,
    AddressRange,
    EntryFormat,
    PageTables,
    Rights,
    runs_of,
    system,
)

VA = 0x2000_0000_0000
READ = Rights(True, False, False)


class Memory:
    """Card memory as a dict of 8-byte words."""

    def __init__(self) -> None:
        self.words: dict[int, int] = {}
        self.given: list[int] = []
        self.next = 0x10_0000

    def take_table(self) -> int:
        self.next += TABLE_BYTES
        return self.next - TABLE_BYTES

    def give_table(self, address: int) -> None:
        self.given.append(address)

    def write(self, address: int, data: bytes) -> None:
        for index, word in enumerate(np.frombuffer(data, np.uint64)):
            self.words[address + 8 * index] = int(word)

    def walk(self, root: int, va: int, leaf_bit: int) -> int:
        """The entry that hardware finds: bits 47:12 of each entry lead on."""
        table = root
        for shift in (39, 30, 21, 12):
            entry = self.words[table + 8 * (va >> shift & 511)]
            if shift == 12 or entry >> leaf_bit & 1 or not entry & 1:
                return entry
            table = entry & 0xFFFF_FFFF_F000
        raise AssertionError


@pytest.fixture(params=[GFX11, GFX12], ids=["gfx11", "gfx12"])
def tables(request: pytest.FixtureRequest) -> PageTables:
    return PageTables(request.param, Memory())


def memory(tables: PageTables) -> Memory:
    store = tables.store
    if not isinstance(store, Memory):
        raise TypeError
    return store


@pytest.mark.parametrize(
    ("format_", "rights", "host", "word"),
    [
        # amdgpu_vm.h: V 0, S 1, SNOOPED 2, X 4, R 5, W 6; GFX11 mtype 50:48, GFX12 mtype 55:54 and leaf 63
        (GFX11, READ, False, 0x1021),
        (GFX11, Rights(True, True, True), False, 0x1071),
        (GFX11, Rights(True, True, False), True, 3 << 48 | 0x1067),
        (GFX12, READ, False, 1 << 63 | 0x1021),
        (GFX12, Rights(True, True, False), True, 1 << 63 | 0x1067),
    ],
)
def test_a_page_s_entry_has_the_documented_bits(
    format_: EntryFormat, rights: Rights, host: bool, word: int
) -> None:
    made = PageTables(format_, Memory())
    made.map(VA, [(0x1000, 0x1000)], rights, system(format_) if host else VIDEO)
    assert memory(made).walk(made.root.address, VA, 63) == word


def test_a_large_page_is_marked_as_a_leaf_and_covers_its_cluster(tables: PageTables) -> None:
    tables.map(VA, [(LARGE_BYTES, LARGE_BYTES)], READ, VIDEO)
    entry = tables.translate(VA + 0x12345)
    leaf = 54 if tables.format is GFX11 else 63
    assert entry is not None and entry >> leaf & 1 and entry >> 7 & 31 == 9
    assert memory(tables).walk(tables.root.address, VA + 0x12345, leaf) == entry
    assert tables.table_count == 3


def test_runs_are_mapped_one_after_the_other_in_pages_of_both_sizes(tables: PageTables) -> None:
    runs = [(0x5000, 0x3000), (LARGE_BYTES - 0x1000 + 0x3000, 0x2000), (4 * LARGE_BYTES, 0x1000)]
    assert tables.map(VA + 0x1000, runs, READ, VIDEO) == 0x6000
    expected = [0x5000, 0x6000, 0x7000, LARGE_BYTES + 0x2000, LARGE_BYTES + 0x3000, 4 * LARGE_BYTES]
    for page, address in enumerate(expected):
        entry = tables.translate(VA + 0x1000 + page * 0x1000)
        assert entry is not None and entry & 0xFFFF_FFFF_F000 == address


def test_large_pages_begin_only_where_both_sides_are_aligned(tables: PageTables) -> None:
    tables.map(VA + 0x1000, [(LARGE_BYTES + 0x1000, 2 * LARGE_BYTES)], READ, VIDEO)
    leaf = 54 if tables.format is GFX11 else 63
    first, second = tables.translate(VA + 0x1000), tables.translate(VA + LARGE_BYTES)
    assert first is not None and second is not None
    assert first >> 7 & 31 == 0 and second >> 7 & 31 == 9 and second >> leaf & 1


def test_an_unmapped_range_is_gone_and_its_tables_come_back_later(tables: PageTables) -> None:
    tables.map(VA, [(0, LARGE_BYTES), (0x9000, 0x3000)], READ, VIDEO)
    tables.unmap(VA, LARGE_BYTES + 0x3000)
    assert tables.translate(VA) is None and tables.translate(VA + LARGE_BYTES) is None
    assert memory(tables).given == []
    assert tables.collect() == 3
    assert len(memory(tables).given) == 3 and tables.table_count == 1


def test_what_is_not_mapped_cannot_be_unmapped(tables: PageTables) -> None:
    tables.map(VA, [(0, LARGE_BYTES)], READ, VIDEO)
    with pytest.raises(ArgumentError, match="not all of it is mapped, at 0x200000200000"):
        tables.unmap(VA, LARGE_BYTES + 0x1000)
    with pytest.raises(ArgumentError, match="not all of it is mapped"):
        tables.unmap(VA + (1 << 40), 0x1000)


@pytest.mark.parametrize(
    ("va", "address", "size", "message"),
    [
        (VA + 8, 0, 0x1000, "not in whole 4 KiB pages"),
        (VA, 0x10, 0x1000, "not in whole 4 KiB pages"),
        (VA, 0, 0x1800, "not in whole 4 KiB pages"),
        ((1 << 47) - 0x1000, 0, 0x2000, "outside the 47-bit lower half"),
    ],
)
def test_what_cannot_be_mapped_says_why(
    tables: PageTables, va: int, address: int, size: int, message: str
) -> None:
    with pytest.raises(ArgumentError, match=message):
        tables.map(va, [(address, size)], READ, VIDEO)


def test_nothing_is_mapped_twice(tables: PageTables) -> None:
    tables.map(VA, [(0, LARGE_BYTES)], READ, VIDEO)
    with pytest.raises(ArgumentError, match="mapped already, by a large page"):
        tables.map(VA + 0x1000, [(0, 0x1000)], READ, VIDEO)
    tables.map(VA + LARGE_BYTES, [(0, 0x1000)], READ, VIDEO)
    with pytest.raises(ArgumentError, match="is mapped already"):
        tables.map(VA + LARGE_BYTES, [(0x4000, 0x1000)], READ, VIDEO)


def test_addresses_have_guards_and_wait_in_quarantine() -> None:
    addresses = AddressRange(0x1000, 0x8000)
    first, second = addresses.take(0x1000), addresses.take(0x1000)
    assert second - first == 0x2000
    addresses.give(first, 0x1000)
    third = addresses.take(0x1000)
    assert third not in (first, second)
    assert addresses.take(0x1000) == first
    with pytest.raises(OutOfMemory, match="no 0x1000 bytes of virtual addresses left"):
        addresses.take(0x1000)
    with pytest.raises(DeviceError, match="was not handed out here"):
        addresses.give(0x100000, 0x1000)


def test_a_guard_grows_with_what_it_guards_up_to_a_limit() -> None:
    addresses = AddressRange(0, 1 << 40, guard_bytes=16 << 20)
    sizes = (0x1000, 0x40000, 0x4000000, 0x1000)
    ranges = [(start, start + size) for size in sizes for start in (addresses.take(size),)]
    gaps = [after - end for (_, end), (after, _) in pairwise(ranges)]
    assert gaps[0] == 64 * 0x1000
    assert 16 << 20 <= gaps[1] < (16 << 20) + LARGE_BYTES and gaps[2] == 16 << 20


def test_pages_join_into_runs() -> None:
    assert list(runs_of([0x1000, 0x2000, 0x5000, 0x4000])) == [
        (0x1000, 0x2000),
        (0x5000, 0x1000),
        (0x4000, 0x1000),
    ]
    assert list(runs_of([])) == []


def test_rights_print_as_letters() -> None:
    assert str(Rights(True, False, True)) == "R-X"
