"""Page tables as the driver writes them: both entry layouts, four levels, large pages, least rights.

Keeps a copy of every table in host memory, so nothing is ever read back from the card. Who stores the bytes,
flushes caches and invalidates TLBs is the caller's (`TableMemory`). Pages are 4 KiB; a 2 MiB page takes the
place of a whole last-level table. Source: Linux amdgpu_vm.h, gmc_v11_0.c and gmc_v12_0.c (entry bits by
`autogen`).
"""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from autogen.amd.vm import LEVEL_BITS, LEVELS, PAGE_SHIFT, VA_BITS, Mtype, Pde, PdeGfx12, Pte, PteGfx12
from drivers.core.errors import ArgumentError, DeviceError, OutOfMemory

PAGE_BYTES = 1 << PAGE_SHIFT
LARGE_BYTES = PAGE_BYTES << LEVEL_BITS
GUARDS = 64  # see AddressRange
ENTRIES = 1 << LEVEL_BITS
TABLE_BYTES = ENTRIES * 8
LAST, LARGE = LEVELS - 1, LEVELS - 2  # levels count from the root: 0 ... 3
LARGE_FRAGMENT = LEVEL_BITS


class Rights(NamedTuple):
    """What the card may do with a page."""

    readable: bool = True
    writeable: bool = False
    executable: bool = False

    def __str__(self) -> str:
        letters = zip("RWX", self, strict=True)
        return "".join(letter if given else "-" for letter, given in letters)


class PageKind(NamedTuple):
    """Where a page lies. is_system: host memory, whose addresses are bus addresses, snooped."""

    is_system: bool
    mtype: Mtype


@dataclass(frozen=True)
class EntryFormat:
    """One generation's entries: classes of `autogen.amd.vm`, and how host memory is cached."""

    pte: type[Any]
    pde: type[Any]
    system_mtype: Mtype
    large_mark: str  # the bit that tells a page from a table; GFX11 has it in large pages alone
    marks_all: bool

    def leaf(self, address: int, level: int, rights: Rights, kind: PageKind, fragment: int) -> int:
        """The entry of a page."""
        entry = self.pte(
            valid=1,
            system=kind.is_system,
            snooped=kind.is_system,
            executable=rights.executable,
            readable=rights.readable,
            writeable=rights.writeable,
            frag=fragment,
            addr=address,
            mtype=kind.mtype,
            **{self.large_mark: self.marks_all or level != LAST},
        )
        return int(entry)

    def table(self, address: int) -> int:
        """The entry that leads to a table."""
        return int(self.pde(valid=1, addr=address))

    def rights(self, entry: int) -> Rights:
        """What a leaf allows."""
        leaf = self.pte._wrap(entry)
        return Rights(bool(leaf.readable), bool(leaf.writeable), bool(leaf.executable))


# Sources: Linux gmc_v11_0.c get_vm_pte, get_vm_pde; gmc_v12_0.c, by whose workaround host memory is NC
GFX11 = EntryFormat(Pte, Pde, Mtype.UC, "pde_pte", marks_all=False)
GFX12 = EntryFormat(PteGfx12, PdeGfx12, Mtype.NC, "is_pte", marks_all=True)
VIDEO = PageKind(False, Mtype.NC)


def system(format_: EntryFormat) -> PageKind:
    """Host memory on this generation."""
    return PageKind(True, format_.system_mtype)


class TableMemory(Protocol):
    """Card memory for tables. Addresses are what entries hold (physical on the card)."""

    def take_table(self) -> int:
        """4 KiB, aligned to their size. Raises OutOfMemory."""
        ...

    def give_table(self, address: int) -> None: ...

    def write(self, address: int, data: bytes) -> None:
        """Store bytes; made visible to the card by the caller's flush."""
        ...


@dataclass(eq=False)
class PageTable:
    """One table: where it lies and its entries; children by index."""

    address: int
    level: int
    entries: array[int] = field(default_factory=lambda: array("Q", bytes(TABLE_BYTES)))
    children: dict[int, PageTable] = field(default_factory=dict)
    count: int = 0


class PageTables:
    """The tree of one address space. `map` and `unmap` write tables only: flush and invalidate after them."""

    def __init__(self, format_: EntryFormat, store: TableMemory) -> None:
        self.format, self.store = format_, store
        self.table_count = 0
        self._retired: list[int] = []
        self.root = self._new_table(0)

    def map(self, va: int, runs: Iterable[tuple[int, int]], rights: Rights, kind: PageKind) -> int:
        """Map physical runs (address, bytes) one after the other from `va` on; returns the bytes mapped.

        Raises ArgumentError for what is not page-aligned, outside the address space, or mapped already;
        OutOfMemory when there is no room for tables, and then nothing of it is mapped.
        """
        begin = va
        for address, size in runs:
            self._check(va, address, size)
            try:
                self._map_run(va, address, size, rights, kind)
            except OutOfMemory:
                self._take_back(begin)
                raise
            va += size
        return va - begin

    def _take_back(self, va: int) -> None:
        """Unmap from `va` on what is mapped without a gap: a mapping that broke off."""
        while self.translate(va) is not None:
            size = 1 << _shift(self._find(va).level)
            self.unmap(va, size)
            va += size

    def unmap(self, va: int, size: int) -> None:
        """Clear the entries of a range that `map` made. Emptied tables stay until `collect`.

        Raises ArgumentError when some of it is not mapped.
        """
        self._check(va, 0, size)
        end = va + size
        while va < end:
            table = self._find(va)
            shift = _shift(table.level)
            index = va >> shift & ENTRIES - 1
            count = self._mapped_run(table, index, end - va >> shift)
            if not count:
                raise ArgumentError(f"unmap of {size:#x} bytes: not all of it is mapped, at {va:#x}")
            self._put(table, index, [0] * count)
            table.count -= count
            va += count << shift
        self._prune(self.root)

    def collect(self) -> int:
        """Give emptied tables back. Only after the TLBs were invalidated, which may hold their addresses."""
        retired, self._retired = self._retired, []
        for address in retired:
            self.store.give_table(address)
        return len(retired)

    def translate(self, va: int) -> int | None:
        """The entry that maps `va`, as the card would find it; None when nothing does."""
        table = self.root
        while True:
            index = va >> _shift(table.level) & ENTRIES - 1
            if index not in table.children:
                return table.entries[index] or None
            table = table.children[index]

    def _check(self, va: int, address: int, size: int) -> None:
        if (va | address | size) % PAGE_BYTES or size <= 0:
            raise ArgumentError(f"mapping {va:#x} -> {address:#x}, {size:#x} bytes: not in whole 4 KiB pages")
        if va + size > 1 << VA_BITS - 1:
            raise ArgumentError(f"mapping {va:#x}, {size:#x} bytes: outside the {VA_BITS - 1}-bit lower half")

    def _map_run(self, va: int, address: int, size: int, rights: Rights, kind: PageKind) -> None:
        end = va + size
        while va < end:
            is_large = not (va | address) % LARGE_BYTES and end - va >= LARGE_BYTES
            level = LARGE if is_large else LAST
            page = LARGE_BYTES if is_large else PAGE_BYTES
            table = self._descend(va, level)
            index = va >> _shift(level) & ENTRIES - 1
            limit = (end - va) // page if is_large else _until_large(va, address, end)
            count = min(ENTRIES - index, limit)
            if any(table.entries[index : index + count]):
                raise ArgumentError(f"address {va:#x} is mapped already")
            self._put(table, index, self._leaves(address, level, count, rights, kind))
            table.count += count
            va, address = va + count * page, address + count * page

    def _leaves(self, address: int, level: int, count: int, rights: Rights, kind: PageKind) -> list[int]:
        """`count` entries for contiguous memory: they differ in the address alone."""
        page = LARGE_BYTES if level == LARGE else PAGE_BYTES
        fragment = LARGE_FRAGMENT if level == LARGE else 0
        first = self.format.leaf(address, level, rights, kind, fragment)
        self.format.leaf(address + (count - 1) * page, level, rights, kind, fragment)  # the last one fits too
        return list(range(first, first + count * page, page))

    def _descend(self, va: int, level: int) -> PageTable:
        """The table of `level` that holds `va`, made if need be."""
        table = self.root
        while table.level < level:
            index = va >> _shift(table.level) & ENTRIES - 1
            child = table.children.get(index)
            if child is None:
                if table.entries[index]:
                    raise ArgumentError(f"address {va:#x} is mapped already, by a large page")
                child = table.children[index] = self._new_table(table.level + 1)
                self._put(table, index, [self.format.table(child.address)])
                table.count += 1
            table = child
        return table

    def _find(self, va: int) -> PageTable:
        """The table whose own entry maps `va`."""
        table = self.root
        while (index := va >> _shift(table.level) & ENTRIES - 1) in table.children:
            table = table.children[index]
        return table

    def _mapped_run(self, table: PageTable, index: int, most: int) -> int:
        """How many entries from `index` on map pages, at most `most`."""
        count = 0
        for i in range(index, min(ENTRIES, index + most)):
            if not table.entries[i] or i in table.children:
                break
            count += 1
        return count

    def _prune(self, table: PageTable) -> None:
        """Unlink tables without entries below `table`."""
        for index, child in list(table.children.items()):
            self._prune(child)
            if not child.count:
                del table.children[index]
                self._put(table, index, [0])
                table.count -= 1
                self.table_count -= 1
                self._retired.append(child.address)

    def _new_table(self, level: int) -> PageTable:
        table = PageTable(self.store.take_table(), level)
        self.store.write(table.address, bytes(TABLE_BYTES))
        self.table_count += 1
        return table

    def _put(self, table: PageTable, index: int, entries: list[int]) -> None:
        words = array("Q", entries)
        table.entries[index : index + len(words)] = words
        self.store.write(table.address + 8 * index, words.tobytes())


class AddressRange:
    """Virtual addresses handed out upwards, with an unmapped guard after each; freed ones wait in quarantine.

    A guard is `GUARDS` times what it guards, at least a page and at most `guard_bytes`: distance costs page
    tables, and small ranges are many. A range comes back only when the address space is used up, so a late
    access to freed memory faults.
    """

    def __init__(self, start: int, end: int, guard_bytes: int = PAGE_BYTES) -> None:
        self.start, self.end, self.guard_bytes = start, end, guard_bytes
        self.quarantine: deque[tuple[int, int]] = deque()
        self._next = start

    def take(self, size: int) -> int:
        """`size` bytes (whole pages), aligned to large pages when large. Raises OutOfMemory."""
        align = LARGE_BYTES if size >= LARGE_BYTES else PAGE_BYTES
        va = -(-self._next // align) * align
        guard = min(max(GUARDS * size, PAGE_BYTES), self.guard_bytes)
        if va + size + guard > self.end:
            return self._reuse(size, align)
        self._next = va + size + guard
        return va

    def give(self, va: int, size: int) -> None:
        """Put a range in quarantine."""
        if not self.start <= va < va + size <= self.end:
            raise DeviceError(f"address range {va:#x}, {size:#x} bytes, was not handed out here")
        self.quarantine.append((va, size))

    def _reuse(self, size: int, align: int) -> int:
        for index, (va, held) in enumerate(self.quarantine):
            if held == size and not va % align:
                del self.quarantine[index]
                return va
        raise OutOfMemory(f"no {size:#x} bytes of virtual addresses left in {self.start:#x}..{self.end:#x}")


def runs_of(pages: Iterable[int]) -> Iterator[tuple[int, int]]:
    """(address, bytes) of the contiguous stretches of 4 KiB pages."""
    start = end = -1
    for page in pages:
        if page != end:
            if start >= 0:
                yield start, end - start
            start = page
        end = page + PAGE_BYTES
    if start >= 0:
        yield start, end - start


def _shift(level: int) -> int:
    return PAGE_SHIFT + LEVEL_BITS * (LAST - level)


def _until_large(va: int, address: int, end: int) -> int:
    """4 KiB pages until a large page can begin, or until the end."""
    if (va - address) % LARGE_BYTES:
        return (end - va) // PAGE_BYTES
    boundary = -(-(va + 1) // LARGE_BYTES) * LARGE_BYTES
    return (min(end, boundary) - va) // PAGE_BYTES
