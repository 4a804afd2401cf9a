"""The page tables that the caches of one VM hub may hold, by the walks that read them.

In: each entry that a walk reads, each write to video memory, each finished invalidation. Out: whether a write
changed a table, and whether a page is still held as one. Rules M04, M05, M09. Pages are of 4 KiB, by number.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from drivers.sim.amd.pci.memory import LocalMemory

ENTRY_ADDRESS = 0x0000_FFFF_FFFF_F000


@dataclass
class KnownTable:
    """level: above the PTEs; parent: where the entry lies that led to it, None for the base of a context;
    vmids: as bits, those whose walks came by.
    """

    level: int
    parent: int | None = None
    vmids: int = 0


class KnownTables:
    """`root`: the base of a VMID's context. `changed`: levels of tables written since an invalidation."""

    def __init__(self, memory: LocalMemory, root: Callable[[int], int]) -> None:
        self.memory, self.root = memory, root
        self.tables: dict[int, KnownTable] = {}
        self.changed: set[int] = set()

    def reset(self) -> None:
        self.tables.clear()
        self.changed.clear()

    def visited(self, vmid: int, table: int, level: int, parent: int | None) -> None:
        """A walk read an entry of `table`, to which the entry at `parent` led."""
        known = self.tables.setdefault(table >> 12, KnownTable(level))
        known.level, known.parent, known.vmids = level, parent, known.vmids | 1 << vmid

    def written(self, offset: int, size: int) -> bool:
        """Bytes of video memory change: whether any is of a table."""
        pages = self._among(offset, size)
        self.changed.update(self.tables[page].level for page in pages)
        return bool(pages)

    def unlinked(self, address: int, size: int) -> int | None:
        """The first page of video memory there that is held as a table to which nothing leads any more."""
        pages = self._among(address, size)
        return next((page for page in pages if not self._is_linked(page, self.tables[page])), None)

    def flushed(self, vmids: int) -> None:
        """An invalidation of these VMIDs (bits) is done."""
        self.changed.clear()
        for page, table in list(self.tables.items()):
            table.vmids &= ~vmids
            if not table.vmids:
                del self.tables[page]

    def _among(self, offset: int, size: int) -> list[int]:
        """The tables in a range: by its pages or by the tables, whichever are fewer."""
        first, last = offset >> 12, offset + size - 1 >> 12
        if last - first < len(self.tables):
            return [page for page in range(first, last + 1) if page in self.tables]
        return [page for page in self.tables if first <= page <= last]

    def _is_linked(self, page: int, table: KnownTable) -> bool:
        """Whether the directory entry, or a context's base, still leads to the table."""
        if table.parent is not None:
            entry = int(self.memory.words[table.parent >> 3])
            return bool(entry & 1) and (entry & ENTRY_ADDRESS) >> 12 == page
        roots = (self.root(vmid) for vmid in range(table.vmids.bit_length()) if table.vmids >> vmid & 1)
        return any((root & ENTRY_ADDRESS) >> 12 == page for root in roots)
