"""The graphics memory controller's view: four-level page tables that live in simulated video memory.

The KFD model writes them with `map` and `unmap`; every engine's TLB reads them back with `walk`. Entries are
the declarations of `autogen.amd.vm`. A VRAM address is the offset from the start of video memory; a system
address is a bus address, which on this machine equals the address in this process (an identity IOMMU).
Tables are only read and written here: allocation belongs to `heap.py`, the TLB to `memory.py`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from autogen.amd import vm
from drivers.core import libc
from drivers.core.errors import SimFault
from drivers.sim.allocations import AllocationMap
from drivers.sim.heap import LEAF_BYTES, Heap
from drivers.sim.memory import PAGE_BYTES, Segment

Words = npt.NDArray[np.uint64]

SHIFTS = (39, 30, 21, 12)  # address bits below each level's index; 9 bits a level
ENTRIES = 512
TABLE_BYTES = 8 * ENTRIES
_INDEX = np.arange(ENTRIES, dtype=np.uint64)
_ADDRESS = vm.Pte.fields["addr"].span
_LEAF = vm.Pte.fields["pde_pte"].span
_VALID = vm.Pte.fields["valid"].span


class Rights(NamedTuple):
    """What the flag bits of a leaf say."""

    is_system: bool
    readable: bool
    writable: bool
    executable: bool
    fragment: int
    is_cached: bool


class Leaf(NamedTuple):
    """The entry that translates an address: its table, its place there, and the bytes one entry covers."""

    table: int
    slot: int
    shift: int
    entry: int


class PageTables:
    """The tables of one VMID. `version` grows with every change, so that a TLB can tell it is stale."""

    def __init__(self, vram: Heap, allocations: AllocationMap) -> None:
        self.vram, self.allocations = vram, allocations
        self.version = 0
        raw = libc.view(vram.backing.address, vram.size_bytes)
        self._words: Words = np.frombuffer(raw, dtype=np.uint64)
        self._chunks: list[int] = []
        self._spare: list[int] = []
        self._rights: dict[int, Rights] = {}
        self.root = self._new_table()

    def map(self, va: int, size: int, address: int, flags: vm.Pte) -> None:
        """Translate [va, va + size) to the contiguous `address`; `flags` is a leaf whose address is 0.

        All three are multiples of the page size. Blocks of 2 MiB that line up become one entry each.
        Raises MemoryError, having mapped nothing, when no memory is left for a table.
        """
        self.version += 1
        done = 0
        while done < size:
            start, target, left = va + done, address + done, size - done
            aligned = not (start | target) % LEAF_BYTES and left >= LEAF_BYTES
            shift = 21 if aligned else 12
            index, count = self._span(start, left, shift)
            try:
                table = self._table(start, shift)
            except MemoryError:
                self.unmap(va, done)
                raise
            if aligned:
                self._drop_tables(table, index, count)
                word = int(flags.replace(pde_pte=1, frag=9)) + target
            else:
                word = int(flags) + target
            self._slots(table, index, count)[:] = np.uint64(word) + (_INDEX[:count] << np.uint64(shift))
            done += count << shift

    def unmap(self, va: int, size: int) -> None:
        """Clear every leaf in [va, va + size); a huge leaf must lie inside it whole."""
        self.version += 1
        done = 0
        while done < size:
            start, left = va + done, size - done
            leaf = self._find(start)
            shift = 12 if leaf is None else leaf.shift
            index, count = self._span(start, left, shift)
            if leaf is None:
                raise ValueError(f"unmap of {start:#x}, which is not mapped")
            if shift == 21:
                count = self._leaves(leaf.table, index, count)
            self._slots(leaf.table, index, count)[:] = 0
            done += count << shift

    def walk(self, va: int) -> Segment | None:
        """The largest run of equal rights and contiguous backing around `va`. Raises SimFault E_PTE_*."""
        run = self._run(va)
        if run is None:
            return None
        while below := self._joins(run, run.low - 1, run.low):
            run = run._replace(low=below.low, host=below.host)
        while above := self._joins(run, run.high, run.high):
            run = run._replace(high=above.high)
        return run

    def peek(self, va: int) -> Segment | None:
        try:
            return self.walk(va)
        except SimFault:
            return None

    def neighbours(self, va: int) -> str:
        return self.allocations.neighbours(va)

    def close(self) -> None:
        """Give the tables' memory back."""
        for chunk in self._chunks:
            self.vram.release(chunk)
        self._chunks.clear()

    def _joins(self, run: Segment, va: int, edge: int) -> Segment | None:
        """The run at `va` if it continues `run` across `edge`. Runs end at table borders only by accident."""
        if edge % (ENTRIES * PAGE_BYTES) or not 0 <= va < 1 << 48:
            return None
        other = self._run(va)
        if other is None or other[3:] != run[3:] or other.host - other.low != run.host - run.low:
            return None
        return other

    def _run(self, va: int) -> Segment | None:
        """The run around `va` inside one table."""
        leaf = self._find(va)
        if leaf is None:
            return None
        rights = self._leaf_rights(leaf, va)
        step = 1 << leaf.shift
        first = leaf.entry - leaf.slot * step
        expected = np.uint64(first & (1 << 64) - 1) + (_INDEX << np.uint64(leaf.shift))
        differs = np.flatnonzero(self._slots(leaf.table, 0, ENTRIES) != expected)
        place = int(np.searchsorted(differs, leaf.slot))
        begin = int(differs[place - 1]) + 1 if place else 0
        end = int(differs[place]) if place < len(differs) else ENTRIES
        base = va - va % step - leaf.slot * step
        address = (leaf.entry & _ADDRESS) - (leaf.slot - begin) * step
        low, high = base + begin * step, base + end * step
        host = address if rights.is_system else self._vram_host(address, high - low, va)
        flags = (rights.writable, rights.executable, rights.readable, rights.is_cached)
        return Segment(low, high, host, *flags)

    def _vram_host(self, address: int, size: int, va: int) -> int:
        if address + size > self.vram.size_bytes:
            detail = f"the entry of {va:#x} points at {address:#x}, past the end of video memory"
            raise SimFault("E_PTE_ADDR", f"{detail} ({self.vram.size_bytes:#x} bytes)", {"va": va})
        return self.vram.backing.address + address

    def _leaf_rights(self, leaf: Leaf, va: int) -> Rights:
        flags = leaf.entry & ~_ADDRESS
        rights = self._rights.get(flags)
        if rights is None:
            rights = self._rights[flags] = _decode_rights(flags, leaf.shift, va)
        cluster = PAGE_BYTES << rights.fragment
        if (leaf.entry & _ADDRESS ^ va) & cluster - 1 & -PAGE_BYTES and leaf.shift == 12:
            detail = (
                f"the entry of {va:#x} claims a run of {cluster:#x} bytes that its address is not aligned to"
            )
            raise SimFault("E_PTE_FRAG", detail, {"va": va})
        return rights

    def _find(self, va: int) -> Leaf | None:
        table = self.root
        for shift in SHIFTS:
            index = va >> shift & ENTRIES - 1
            entry = int(self._words[(table >> 3) + index])
            if not entry & _VALID:
                return None
            if shift == 12 or entry & _LEAF:
                return Leaf(table, index, shift, entry)
            table = entry & _ADDRESS
        return None

    def _table(self, va: int, shift: int) -> int:
        """The table whose entries cover 1 << shift bytes each, made if need be."""
        table = self.root
        for level in SHIFTS[: SHIFTS.index(shift)]:
            slot = (table >> 3) + (va >> level & ENTRIES - 1)
            entry = int(self._words[slot])
            if not entry & _VALID:
                entry = int(vm.Pde(valid=1, addr=self._new_table()))
                self._words[slot] = entry
            table = entry & _ADDRESS
        return table

    def _new_table(self) -> int:
        if not self._spare:
            chunk = self.vram.allocate(LEAF_BYTES)
            if chunk is None:
                raise MemoryError("no video memory left for page tables")
            self._chunks.append(chunk)
            self._spare = list(range(chunk, chunk + LEAF_BYTES, TABLE_BYTES))
        return self._spare.pop()

    def _drop_tables(self, table: int, index: int, count: int) -> None:
        """Take away empty last-level tables where huge leaves are about to stand."""
        for slot in np.flatnonzero(self._slots(table, index, count)):
            word = int(self._slots(table, index, count)[slot])
            below = word & _ADDRESS
            if word & _LEAF or self._slots(below, 0, ENTRIES).any():
                raise ValueError(f"entry {index + int(slot)} of table {table:#x} is in use")
            self._spare.append(below)

    def _leaves(self, table: int, index: int, count: int) -> int:
        """How many of the entries are huge leaves in a row."""
        words = self._slots(table, index, count)
        others = np.flatnonzero((words & np.uint64(_LEAF)) == 0)
        return int(others[0]) if len(others) else count

    def _slots(self, table: int, index: int, count: int) -> Words:
        return self._words[(table >> 3) + index : (table >> 3) + index + count]

    @staticmethod
    def _span(va: int, size: int, shift: int) -> tuple[int, int]:
        """Index of `va` in its table, and how many entries of [va, va + size) that table holds."""
        index = va >> shift & ENTRIES - 1
        return index, min(size >> shift, ENTRIES - index)


def _decode_rights(flags: int, shift: int, va: int) -> Rights:
    if bool(flags & _LEAF) != (shift == 21):
        detail = f"the entry of {va:#x} has its leaf bit wrong for a table of {1 << shift:#x}-byte entries"
        raise SimFault("E_PTE_LEAF", detail, {"va": va})
    pte = vm.Pte.decode(flags)
    rights = (bool(pte.readable), bool(pte.writeable), bool(pte.executable))
    return Rights(bool(pte.system), *rights, pte.frag, pte.mtype is not vm.Mtype.UC)


def leaf_flags(*, system: bool, writable: bool, executable: bool, uncached: bool) -> vm.Pte:
    """The flag bits of a leaf the kernel driver would write. Source: amdgpu_vm.h, gmc_v11_0.c."""
    return vm.Pte(
        valid=1,
        system=int(system),
        snooped=int(system),
        executable=int(executable),
        readable=1,
        writeable=int(writable),
        mtype=vm.Mtype.UC if uncached else vm.Mtype.NC,
    )
