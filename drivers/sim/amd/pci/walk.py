"""Page-table walks of one VM context, in the layout of its generation, over video and host memory.

Answers the TLB in `drivers.sim.memory`; which context, and where its tables stand, the hub's registers in
`gmc.py` say. Nothing here writes a table: the driver does, over BAR0.
Rules M01, M03 and M11-M15, M18. Sources: amdgpu_vm.h, gmc_v11_0.c, gmc_v12_0.c get_vm_pde and get_vm_pte.
Inferred: with START other than 0 the tables are indexed by the distance from START.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from autogen.amd import vm
from autogen.schema import BitStruct, DecodeError
from drivers.core.errors import SimFault
from drivers.sim.amd.pci.memory import LocalMemory, Words
from drivers.sim.contrary import contrary
from drivers.sim.memory import PAGE_BYTES, Segment

PAGE_SHIFT, LEVEL_BITS = 12, 9
MAX_RUN = 512  # entries looked at around one address
_LOW_FLAGS = 0b11_0000  # EXECUTABLE and READABLE, which a directory entry does not have


class EntryLayout(NamedTuple):
    """How one generation writes entries. `leaf`: the bit that makes an entry translate."""

    pte: type[vm.Pte] | type[vm.PteGfx12]
    pde: type[vm.Pde] | type[vm.PdeGfx12]
    leaf: int
    leaf_at_last: bool


LAYOUTS = {
    11: EntryLayout(vm.Pte, vm.Pde, vm.Pte.fields["pde_pte"].span, False),
    12: EntryLayout(vm.PteGfx12, vm.PdeGfx12, vm.PteGfx12.fields["is_pte"].span, True),
}


@dataclass(frozen=True)
class VmContext:
    """What the registers of one VM context say. Addresses in bytes; `end` is the last one inside."""

    vmid: int
    is_enabled: bool
    start: int
    end: int
    root: int
    depth: int
    block_bits: int

    @property
    def shifts(self) -> tuple[int, ...]:
        """Address bits below each level's index, root first."""
        lowest = PAGE_SHIFT + LEVEL_BITS + self.block_bits
        return (*(lowest + LEVEL_BITS * n for n in range(self.depth - 1, -1, -1)), PAGE_SHIFT)


class Found(NamedTuple):
    """The entry that translates an address."""

    table: int
    is_system: bool
    slot: int
    shift: int
    entry: int


class Listener:
    """Who is told what a walk meets. This one keeps nothing of it: for walks that leave no trace."""

    def visited(self, vmid: int, table: int, level: int, parent: int | None) -> None:
        """A walk read an entry of `table`, to which the entry at `parent` led (None: a context's base)."""

    def maps(self, vmid: int, va: int, address: int, size: int) -> None:
        """A walk ended in video memory."""

    def notes(self, code: str, detail: str) -> None:
        """A walk met what works, and what a driver may not have meant."""


class Walker:
    """Walks the tables of any context of one card."""

    def __init__(self, memory: LocalMemory, generation: int, hub: str, listener: Listener) -> None:
        self.memory, self.hub, self.listener = memory, hub, listener
        self.layout = LAYOUTS[generation]
        self._address = self.layout.pte.fields["addr"].span
        self._rights: dict[tuple[int, int], BitStruct] = {}

    def walk(self, context: VmContext, va: int) -> Segment | None:
        """The run of equal entries around `va`, inside its last table. Raises SimFault E_PTE_*, E_VM_*."""
        if not context.start <= va <= context.end:
            detail = f"{va:#x} lies outside VMID {context.vmid}'s range {context.start:#x}..{context.end:#x}"
            raise self._fault("E_VM_RANGE", detail, context, va)
        found = self._find(context, va)
        return None if found is None else self._run(context, va, found)

    def _find(self, context: VmContext, va: int) -> Found | None:
        root = vm.Pde._wrap(context.root)
        if not root.valid or root.addr % PAGE_BYTES:
            wrong = "its valid bit is 0" if not root.valid else "it is not a multiple of 4 KiB"
            detail = f"VMID {context.vmid}: page table base {context.root:#x}: {wrong}"
            raise self._fault("E_VM_DEPTH", detail, context, va)
        table, is_system = root.addr, bool(root.system)
        position = va - context.start
        shifts = context.shifts
        parent: int | None = None
        for level, shift in enumerate(shifts):
            index = position >> shift
            if level:
                index &= (1 << shifts[level - 1] - shift) - 1
            entry = self._entry(context, va, table + 8 * index, is_system)
            if not is_system:
                self.listener.visited(
                    context.vmid, table + 8 * index & -PAGE_BYTES, len(shifts) - 1 - level, parent
                )
            if not entry & 1:
                return None
            if self._is_leaf(context, va, entry, shift):
                return Found(table, is_system, index, shift, entry)
            parent = None if is_system else table + 8 * index
            table, is_system = self._next(context, va, entry, level)
        return None

    def _is_leaf(self, context: VmContext, va: int, entry: int, shift: int) -> bool:
        marked, is_last = bool(entry & self.layout.leaf), shift == PAGE_SHIFT
        if is_last and marked != self.layout.leaf_at_last:
            must = "must be set" if self.layout.leaf_at_last else "must be 0"
            detail = f"the last-level entry {entry:#018x} of {va:#x}: bit {self._leaf_bit} {must} there"
            raise self._fault("E_PTE_LEAF", detail, context, va)
        return is_last or marked

    @property
    def _leaf_bit(self) -> int:
        return self.layout.leaf.bit_length() - 1

    def _next(self, context: VmContext, va: int, entry: int, level: int) -> tuple[int, bool]:
        """Where a directory entry leads."""
        if entry & _LOW_FLAGS:
            detail = (
                f"entry {entry:#018x} of {va:#x} at level {level} has rights but not bit {self._leaf_bit}"
            )
            raise self._fault("E_PTE_LEAF", f"{detail}, so it is taken for a table", context, va)
        try:
            pde = self.layout.pde.decode(entry)
        except DecodeError as error:
            raise self._fault(
                "E_PTE_LAYOUT", f"level {level} entry of {va:#x}: {error}", context, va
            ) from None
        if pde.addr % PAGE_BYTES:
            detail = f"the table of {va:#x} at {pde.addr:#x} is not 4 KiB aligned"
            raise self._fault("E_VM_DEPTH", detail, context, va)
        return pde.addr, bool(pde.system)

    def _entry(self, context: VmContext, va: int, address: int, is_system: bool) -> int:
        engine = f"{self.hub} page walker"
        if is_system:
            low, _, host = self.memory.dma.extent(address, engine)
            return int(ctypes.c_uint64.from_address(host + address - low).value)
        self._check_vram(context, va, address, 8, "a page table")
        self.memory.hdp.check(address, 8, {"engine": engine, "va": va, "vmid": context.vmid})
        return int(self.memory.words[address >> 3])

    def _check_vram(self, context: VmContext, va: int, address: int, size: int, what: str) -> None:
        if address + size <= self.memory.size_bytes:
            return
        hint = ""
        if self.memory.offset(address, size) is not None:
            hint = "; entries hold offsets in video memory, this is an MC address"
        detail = (
            f"{what} of {va:#x} at {address:#x} lies past video memory's {self.memory.size_bytes:#x} bytes"
        )
        raise self._fault("E_PTE_ADDR", detail + hint, context, va)

    def _check_secure(self, context: VmContext, va: int, address: int, size: int) -> None:
        """Rule P20."""
        if self.memory.secure is None:
            return
        low, high = self.memory.secure
        if address < high and low < address + size:
            detail = f"{va:#x} is mapped to {address:#x}, inside the firmware's memory {low:#x}..{high:#x}"
            raise self._fault("E_TMR_ACCESS", detail, context, va)

    def _run(self, context: VmContext, va: int, found: Found) -> Segment:
        pte = self._leaf(context, va, found)
        step = 1 << found.shift
        address = found.entry & self._address
        page = va - (va - context.start) % step
        before, after = self._equal_neighbours(found) if not found.is_system else (0, 0)
        low, high = page - before * step, page + (after + 1) * step
        self._check_cluster(context, va, found, low, high)
        start = address - before * step
        if pte.fields["system"].span & int(pte):
            return self._system(context, va, pte, low, high, start)
        if contrary() == "page-past-end" and start >= self.memory.size_bytes:
            start = 0
        self._check_vram(context, va, start, high - low, "the mapping")
        self._check_secure(context, va, address, step)
        self.listener.maps(context.vmid, va, address, step)
        return _segment(pte, low, high, self.memory.backing.address + start)

    def _system(
        self, context: VmContext, va: int, pte: BitStruct, low: int, high: int, start: int
    ) -> Segment:
        if not pte.fields["snooped"].span & int(pte):
            detail = f"{va:#x} is mapped to host memory without SNOOPED: the CPU's caches are not looked at"
            raise self._fault("E_SNOOP", detail, context, va)
        bus_low, bus_high, host = self.memory.dma.extent(start + va - low, self.hub)
        first, last = max(low, low + bus_low - start), min(high, low + bus_high - start)
        return _segment(pte, first, last, host + start + first - low - bus_low)

    def _leaf(self, context: VmContext, va: int, found: Found) -> BitStruct:
        flags = found.entry & ~self._address
        pte = self._rights.get((flags, found.shift))
        if pte is None:
            try:
                pte = self.layout.pte.decode(flags)
            except DecodeError as error:
                raise self._fault("E_PTE_LAYOUT", f"entry of {va:#x}: {error}", context, va) from None
            self._rights[flags, found.shift] = pte
        self._check_alignment(context, va, found, (flags >> 7) & 0x1F)
        return pte

    def _check_alignment(self, context: VmContext, va: int, found: Found, fragment: int) -> None:
        """Rules M13, M14. Where neighbours are not looked at, a fragment must be aligned on both sides.

        An entry above the last level may point at any page: Linux chooses its level by virtual address and
        length alone (amdgpu_vm_pt.c amdgpu_vm_pte_fragment), and a public driver (tinygrad am) has such
        entries on cards.
        """
        address, step = found.entry & self._address, 1 << found.shift
        if address % step:
            detail = f"the {step:#x}-byte entry of {va:#x} points at {address:#x}, not aligned to it"
            self.listener.notes("W_PTE_ADDR", detail)
        cluster = PAGE_BYTES << fragment
        if found.is_system and (address ^ va) & cluster - 1 & -step:
            detail = (
                f"the entry of {va:#x} claims a run of {cluster:#x} bytes; {address:#x} is not aligned so"
            )
            raise self._fault("E_PTE_FRAG", detail, context, va)

    def _check_cluster(self, context: VmContext, va: int, found: Found, low: int, high: int) -> None:
        """Rule M13: all entries of a fragment continue one another. Larger ones are looked at in part.

        What they point at need not be aligned: Linux amdgpu_vm_pt.c amdgpu_vm_pte_fragment looks at the
        virtual address and the length of the run only.
        """
        step = 1 << found.shift
        cluster = min(PAGE_BYTES << (found.entry >> 7 & 0x1F), MAX_RUN * step)
        if cluster <= step or found.is_system:
            return
        begin = va - va % cluster
        if begin < low or high < begin + cluster:
            seen = f"its neighbours continue it in {low:#x}..{high:#x} only"
            detail = f"the entry of {va:#x} claims a run of {cluster:#x} bytes, but {seen}"
            raise self._fault("E_PTE_FRAG", detail, context, va)

    def _equal_neighbours(self, found: Found) -> tuple[int, int]:
        """How many entries before and after the found one continue it, inside a window of its table."""
        first = found.slot - found.slot % MAX_RUN
        place = found.slot - first
        begin = (found.table >> 3) + first
        window: Words = self.memory.words[begin : begin + MAX_RUN]
        steps = np.arange(len(window), dtype=np.int64) - place
        expected = np.uint64(found.entry).view(np.int64) + (steps << found.shift)
        differs = np.flatnonzero(window.view(np.int64) != expected)
        at = int(np.searchsorted(differs, place))
        low = int(differs[at - 1]) + 1 if at else 0
        high = int(differs[at]) if at < len(differs) else len(window)
        return place - low, high - place - 1

    def _fault(self, code: str, detail: str, context: VmContext, va: int) -> SimFault:
        return SimFault(code, detail, {"hub": self.hub, "vmid": context.vmid, "va": va})


def _segment(pte: BitStruct, low: int, high: int, host: int) -> Segment:
    flag = {name: bool(pte.fields[name].span & int(pte)) for name in ("writeable", "executable", "readable")}
    field = pte.fields["mtype"]
    is_cached = int(pte) >> field.lo & field.mask != vm.Mtype.UC
    return Segment(low, high, host, flag["writeable"], flag["executable"], flag["readable"], is_cached)
