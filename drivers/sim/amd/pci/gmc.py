"""The two VM hubs of a card (GC and MM): contexts, apertures, TLB invalidation, fault status, by register.

Each hub has its own TLBs, one per VMID, which go stale until an invalidation completes and which the walker
in `walk.py` fills. Rules M01-M20. Sources: Linux gfxhub_v3_0.c, gfxhub_v12_0.c, mmhub_v3_0.c, mmhub_v4_1_0.c,
gmc_v11_0.c (flush_vm_hub). Inferred: an access between request and acknowledgement is reported, not raced.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from autogen.schema import Register
from drivers.core.errors import SimFault
from drivers.sim.amd.pci.bus import Bus, Handler, Port, ReadOnly, Stored
from drivers.sim.amd.pci.inject import Faults
from drivers.sim.amd.pci.memory import LocalMemory
from drivers.sim.amd.pci.walk import VmContext, Walker
from drivers.sim.memory import Access, AddressSpace, Fences, Segment

VMIDS, ENGINES = 16, 18
ENTRY_ADDRESS = 0x0000_FFFF_FFFF_F000
FB_UNIT, APERTURE_UNIT = 24, 18  # bits that the location and aperture registers leave out
INVALIDATE_NS = 2_000  # guess
PHYSICAL_OUTSIDE = 3  # system_access_mode: addresses in the system aperture are physical, others virtual
# What an RX 9070 XT's hubs held before any driver wrote to them, and where its frame buffer ended: logs of
# RX4Darwin/AMDRadeonRDNA4.kext. The frame buffer is larger than the memory that the driver is told of.
AT_RESET = {
    12: {
        **{"MC_VM_SYSTEM_APERTURE_LOW_ADDR": 0x20_0000, "MC_VM_SYSTEM_APERTURE_HIGH_ADDR": 0x20_FEFF},
        **{"VM_L2_CNTL": 0x8_0602, "MC_VM_MX_L1_TLB_CNTL": 0x501},
    }
}
CONTEXT_AT_RESET = {11: 0x01FF_FE00, 12: 0x03FF_FC00}  # gc_11_0_0_default.h; same logs
UNTOLD_BYTES = {11: 0, 12: 16 << 20}
ALWAYS_NEEDED = ("invalidate_l2_ptes", "invalidate_l1_ptes")
PDE_BITS = ("", "invalidate_l2_pde0", "invalidate_l2_pde1", "invalidate_l2_pde2")  # by level above the PTEs
# Fields of the fault status, as kernel logs of gfx11 cards have them for pages that nothing maps: 0x84115B
# (TCP writes), 0x80113A (TCP reads), 0x841B5B (SDMA0 writes), 0xB3A (CPC reads), 0xBBA (CPC fetches code).
# Of a page that is mapped without the right only the right is set (0x800880, RX 9070 XT). Range: inferred.
NOT_VALID = 0b0001
RIGHT_BITS = {Access.READ: 0b0010, Access.WRITE: 0b0100, Access.ATOMIC: 0b0100, Access.EXECUTE: 0b1010}
WALKER_ERRORS = {"E_VM_FAULT": 5, "E_VM_PERM": 0, "E_VM_RANGE": 1}


@dataclass
class Link:
    """How a page table is known: the entry that led to it, and the VMIDs (as bits) whose walks came by."""

    parent: int | None = None
    vmids: int = 0


class Translations:
    """The page tables of one VMID through one hub: what `AddressSpace` asks when its TLB misses."""

    def __init__(self, hub: Hub, vmid: int) -> None:
        self.hub, self.vmid = hub, vmid
        self.epoch = 0

    def walk(self, va: int) -> Segment | None:
        return self.hub.translate(self.vmid, va)

    def peek(self, va: int) -> Segment | None:
        return self.hub.peek(self.vmid, va)

    def neighbours(self, va: int) -> str:
        return self.hub.describe_miss(self.vmid, va)


class Deaf:
    """Hears of walks, and keeps nothing."""

    def visited(self, vmid: int, table: int, level: int, parent: int | None) -> None:
        """No cache holds it."""

    def maps(self, vmid: int, va: int, address: int, size: int) -> None:
        """Nobody uses it."""

    def notes(self, code: str, detail: str) -> None:
        """It was told when the card walked."""


class Hub:
    """One VM hub. `prefix`: GC or MM, as its register names begin."""

    def __init__(
        self, bus: Bus, prefix: str, generation: int, memory: LocalMemory, faults: Faults | None = None
    ) -> None:
        self.bus, self.prefix, self.memory, self.generation = bus, prefix, memory, generation
        self.name = f"{prefix}HUB"
        self.faults = faults or Faults()
        self.has_semaphore = prefix == "MM"
        self.other: Hub | None = None
        self.why_deaf: Callable[[], str] = lambda: ""  # why no invalidation is acknowledged
        self.walker = Walker(memory, generation, self.name, self)
        self.onlooker = Walker(memory, generation, self.name, Deaf())
        self._translations = [Translations(self, vmid) for vmid in range(VMIDS)]
        self.fences = Fences()
        self.spaces = [AddressSpace(translations, self.fences) for translations in self._translations]
        for space in self.spaces:
            space.reads = self._check_read
        self._status_name = self._status_register()
        self._state()

    def _state(self) -> None:
        control = CONTEXT_AT_RESET[self.generation]
        self._values: dict[int, int] = dict.fromkeys(self._controls(), control)
        self._tables: dict[int, int] = {}  # page number of each table that caches may hold -> its level
        self._links: dict[int, Link] = {}
        self._filled: set[int] = set()
        self._changed_levels: set[int] = set()
        self._held: set[int] = set()
        self._pending: dict[int, int] = dict.fromkeys(range(ENGINES), 0)
        self._done: dict[int, int] = dict.fromkeys(range(ENGINES), 0)
        self._unseen = 0
        self._status = self._fault_page = 0

    def reset(self) -> None:
        self._state()
        self.make_stale()
        for space in self.spaces:
            space.flush()

    def make_stale(self) -> None:
        """What the TLBs hold may differ from the tables now, or lead to host memory that is out of reach."""
        for translations in self._translations:
            translations.epoch += 1

    def registers(self) -> Mapping[int, Handler]:
        found: dict[int, Handler] = {}
        for engine in range(ENGINES):
            found |= self._engine(engine)
        for name in self._context_names():
            found[self.bus.at(name)] = self._context_port(self.bus.at(name))
        at = self.bus.at
        base = self.memory.fb_base >> FB_UNIT
        end = self.memory.fb_base + self.memory.size_bytes + UNTOLD_BYTES[self.generation]
        top = end - 1 >> FB_UNIT
        found[at(self.mc("FB_LOCATION_BASE"))] = self._fixed_start(base)
        found[at(self.mc("FB_LOCATION_TOP"))] = self._fixed_start(top)
        found[at(self.vm("L2_PROTECTION_FAULT_CNTL"))] = self._context_port(
            at(self.vm("L2_PROTECTION_FAULT_CNTL")), self._fault_control
        )
        for name, value in AT_RESET.get(self.generation, {}).items():
            found[at(self.prefix + name)] = Stored(value)
        found[at(self._status_name)] = ReadOnly(lambda: self._status)
        found[at(self.vm("L2_PROTECTION_FAULT_ADDR_LO32"))] = ReadOnly(lambda: self._fault_page & 0xFFFF_FFFF)
        found[at(self.vm("L2_PROTECTION_FAULT_ADDR_HI32"))] = ReadOnly(lambda: self._fault_page >> 32)
        return found

    def vm(self, name: str) -> str:
        """Full name of a register of the VM part."""
        return f"{self.prefix}VM_{name}"

    def mc(self, name: str) -> str:
        """Full name of a register of the memory controller part."""
        return f"{self.prefix}MC_VM_{name}"

    def context(self, vmid: int) -> VmContext:
        """What the registers of one context say now."""
        control = self._fields(self.vm(f"CONTEXT{vmid}_CNTL"))
        start = self._page(vmid, "START") << 12
        end = (self._page(vmid, "END") << 12) + 0xFFF
        low = self.bus.word(self.vm(f"CONTEXT{vmid}_PAGE_TABLE_BASE_ADDR_LO32"))
        high = self.bus.word(self.vm(f"CONTEXT{vmid}_PAGE_TABLE_BASE_ADDR_HI32"))
        is_on = bool(control["enable_context"])
        depth, size = control["page_table_depth"], control["page_table_block_size"]
        return VmContext(vmid, is_on, start, end, low | high << 32, depth, size)

    @property
    def is_on(self) -> bool:
        """Whether the L1 TLBs and any context are enabled."""
        if not self._fields(self.mc("MX_L1_TLB_CNTL"))["enable_l1_tlb"]:
            return False
        return any(self.bus.word(self.vm(f"CONTEXT{n}_CNTL")) & 1 for n in range(VMIDS))

    def translate(self, vmid: int, va: int) -> Segment | None:
        """The mapping around `va`. Raises SimFault E_VM_*, E_PTE_*, E_TLB_NO_ACK, E_TLB_HUB_OFF.

        Work that runs already goes on during an invalidation; the host may not begin any (M10).
        """
        if self.bus.is_host_writing:
            self._check_acknowledged(vmid, va)
        if not self.is_on:
            detail = f"{va:#x} is translated, but {self.name} has no enabled TLB or context"
            raise self._fault("E_TLB_HUB_OFF", detail, vmid=vmid, va=va)
        if vmid == 0 and self._is_physical(va):
            return self._frame_buffer()
        context = self.context(vmid)
        if not context.is_enabled:
            return None
        self._filled.add(vmid)
        try:
            return self.walker.walk(context, va)
        except SimFault as fault:
            if fault.code != "E_PTE_ADDR" or fault.code not in self.bus.allow:
                raise
            self.bus.warnings.append(fault)
            return None

    def peek(self, vmid: int, va: int) -> Segment | None:
        """As `translate`, without a trace of it; None also for what would fault."""
        try:
            context = self.context(vmid)
            return self.onlooker.walk(context, va) if self.is_on and context.is_enabled else None
        except SimFault:
            return None

    def describe_miss(self, vmid: int, va: int) -> str:
        context = self.context(vmid)
        if not context.is_enabled:
            return f"context {vmid} of {self.name} is not enabled"
        root = context.root & ~0xFFF
        return f"the tables of VMID {vmid} at {root:#x} in {self.name} have no valid entry for it"

    def stored(self, offset: int, size: int) -> None:
        """Told when CPU writes reach video memory: those to page tables make TLBs stale. Rules M04, M09."""
        if not self._tables:
            return
        first, last = offset >> 12, offset + size - 1 >> 12
        if last - first < len(self._tables):
            pages = [page for page in range(first, last + 1) if page in self._tables]
        else:
            pages = [page for page in self._tables if first <= page <= last]
        if pages:
            self.make_stale()
            self._changed_levels.update(self._tables[page] for page in pages)

    def record(self, fault: SimFault, vmid: int, client: int) -> None:
        """Latch a fault of an engine into the status registers; a second one only counts. Rule M19."""
        if fault.code not in WALKER_ERRORS:
            return
        if self._status:
            self._status |= 1
            warning = f"{self.name} holds an earlier fault that was not cleared: {fault.detail} is not shown"
            self.bus.warnings.append(self.bus.fault("W_FAULT_STICKY", warning))
            return
        access, va = fault.where.get("access"), fault.where.get("va", 0)
        is_write = access in (Access.WRITE.value, Access.ATOMIC.value)
        register = self.bus.table[self.bus.at(self._status_name)]
        fields = register.fields
        walker = WALKER_ERRORS[fault.code]
        kind = Access(access) if access is not None else Access.READ
        missing = RIGHT_BITS[kind] | (NOT_VALID if walker else 0)
        word = missing << fields["permission_faults"].lo | client << fields["cid"].lo
        word |= int(is_write) << fields["rw"].lo | vmid << fields["vmid"].lo
        word |= int(access == Access.ATOMIC.value) << fields["atomic"].lo
        word |= walker << fields["walker_error"].lo | int(bool(walker)) << fields["mapping_error"].lo
        self._status = word
        self._fault_page = (va if isinstance(va, int) else 0) >> 12

    def check_doorbell(self, vmid: int) -> None:
        """Work begins: every invalidation must have been waited for. Rule M10."""
        self._check_acknowledged(vmid, None)

    def _check_acknowledged(self, vmid: int, va: int | None) -> None:
        if not self._unseen >> vmid & 1:
            return
        what = "work is started" if va is None else f"{va:#x} is used"
        detail = f"{what} in VMID {vmid} before its bit was seen in an INVALIDATE_ENG*_ACK of {self.name}"
        raise self._fault("E_TLB_NO_ACK", detail, vmid=vmid)

    def _engine(self, engine: int) -> dict[int, Handler]:
        at = self.bus.at
        name = self.vm(f"INVALIDATE_ENG{engine}")

        def keep(value: int) -> None:
            self._request(engine, value)

        return {
            at(f"{name}_SEM"): Port(
                lambda: self._acquire(engine), lambda value: self._release(engine, value)
            ),
            at(f"{name}_REQ"): Port(lambda: 0, keep),
            at(f"{name}_ACK"): ReadOnly(lambda: self._acknowledge(engine)),
        }

    def _acquire(self, engine: int) -> int:
        """A read of the semaphore takes it. Rule M08: nobody else is there to give it back."""
        if not self.has_semaphore:
            return 1
        if self.faults.fires("gmc.semaphore.stuck"):
            return 0
        if engine in self._held:
            detail = f"the semaphore of engine {engine} in {self.name} was taken and never released (write 0)"
            self.bus.refuse("E_TLB_SEM", detail)
            return 0
        self._held.add(engine)
        return 1

    def _release(self, engine: int, value: int) -> None:
        if not value & 1:
            self._held.discard(engine)

    def _request(self, engine: int, value: int) -> None:
        register = self.bus.table[self.bus.at(self.vm(f"INVALIDATE_ENG{engine}_REQ"))]
        fields = {name: value >> field.lo & field.mask for name, field in register.fields.items()}
        self._check_request(engine, fields)
        vmids = fields["per_vmid_invalidate_req"]
        if fields["clear_protection_fault_status_addr"]:
            self._clear_fault()
        self._done[engine] &= ~vmids
        self._pending[engine] |= vmids
        self._unseen |= vmids
        if reason := self.why_deaf():
            detail = f"an invalidation by engine {engine} of {self.name} is never acknowledged: {reason}"
            self.bus.refuse("E_RS64_ORDER", detail)
            return
        if self.faults.fires("gmc.tlb.never"):
            return
        self.bus.timers.later(
            INVALIDATE_NS, lambda: self._complete(engine, vmids), f"{self.name} invalidation"
        )

    def _check_request(self, engine: int, fields: Mapping[str, int]) -> None:
        """Rules M06, M07, M08, M09, M16."""
        name = f"invalidation by engine {engine} of {self.name}"
        if not self.is_on:
            detail = f"{name} before its TLB and a context are enabled: it is never acknowledged"
            raise self._fault("E_TLB_HUB_OFF", detail)
        if self.has_semaphore and engine not in self._held:
            self.bus.refuse("E_TLB_SEM", f"{name} without its semaphore (read INVALIDATE_ENG{engine}_SEM)")
        wanted = [*ALWAYS_NEEDED, *(PDE_BITS[level] for level in self._changed_levels if level)]
        missing = [bit for bit in wanted if not fields[bit]]
        if missing:
            detail = f"{name} leaves out {', '.join(missing)}, of which entries changed"
            self.bus.refuse("E_TLB_PARTIAL", detail)
        for page in self._tables:
            self.memory.hdp.check(page << 12, 4096, {"engine": f"{self.name} walker"})
        if self.other is not None and self.other.is_on and self.is_on:
            self._check_hubs_agree(self.other)

    def _check_hubs_agree(self, other: Hub) -> None:
        mine, theirs = self.context(0), other.context(0)
        if mine.is_enabled and theirs.is_enabled and mine != theirs:
            detail = f"context 0 differs: {self.name} has {mine}, {other.name} has {theirs}"
            self.bus.refuse("E_HUB_MISMATCH", detail)

    def _complete(self, engine: int, vmids: int) -> None:
        for vmid in range(VMIDS):
            if vmids >> vmid & 1:
                self.spaces[vmid].flush()
        self._pending[engine] &= ~vmids
        self._done[engine] |= vmids
        self._changed_levels.clear()
        self._filled -= {vmid for vmid in range(VMIDS) if vmids >> vmid & 1}
        for page, link in list(self._links.items()):
            link.vmids &= ~vmids
            if not link.vmids:
                del self._links[page], self._tables[page]

    def _acknowledge(self, engine: int) -> int:
        done = self._done[engine]
        self._unseen &= ~done
        return done

    def _fault_control(self, value: int) -> None:
        if value & 1:
            self._clear_fault()

    def _clear_fault(self) -> None:
        self._status = self._fault_page = 0

    def _context_names(self) -> list[str]:
        kinds = [
            f"PAGE_TABLE_{kind}_ADDR_{half}" for kind in ("BASE", "START", "END") for half in ("LO32", "HI32")
        ]
        return [self.vm(f"CONTEXT{vmid}_{kind}") for vmid in range(VMIDS) for kind in (*kinds, "CNTL")]

    def _context_port(self, dword: int, also: Callable[[int], None] | None = None) -> Port:
        """A register whose change may make translations stale."""

        def write(value: int) -> None:
            if self._values.get(dword, 0) != value:
                self._values[dword] = value
                self.make_stale()
            if dword in self._controls() and value & 1:
                self._check_apertures(self._controls()[dword])
            if also is not None:
                also(value)

        return Port(lambda: self._values.get(dword, 0), write)

    def _controls(self) -> dict[int, int]:
        return {self.bus.at(self.vm(f"CONTEXT{vmid}_CNTL")): vmid for vmid in range(VMIDS)}

    def _check_apertures(self, vmid: int) -> None:
        """Rule M20: one address, one route."""
        context = self.context(vmid)
        low, high = self.memory.fb_base, self.memory.fb_base + self.memory.size_bytes - 1
        if not vmid and context.start <= high and low <= context.end:
            found = f"{context.start:#x}..{context.end:#x} overlaps the frame buffer {low:#x}..{high:#x}"
            self.bus.refuse("E_APERTURE", f"context 0 of {self.name}: {found}")
        if vmid:
            return
        bottom = self.bus.word(self.mc("AGP_BOT")) << FB_UNIT
        top = (self.bus.word(self.mc("AGP_TOP")) + 1 << FB_UNIT) - 1
        if bottom < top and context.start <= top and bottom <= context.end:
            found = f"{context.start:#x}..{context.end:#x} overlaps the AGP aperture {bottom:#x}..{top:#x}"
            self.bus.refuse("E_APERTURE", f"context {vmid} of {self.name}: {found}")

    def _fixed_start(self, value: int) -> Handler:
        """Where the boot firmware put the frame buffer; a driver may write the same again."""

        def write(new: int) -> None:
            if new != value:
                detail = f"the frame buffer is at {value:#x}, {new:#x} written; moving it is not modelled"
                self.bus.refuse("E_NOT_MODELLED", detail)

        return Port(lambda: value, write)

    def _is_physical(self, va: int) -> bool:
        mode = self._fields(self.mc("MX_L1_TLB_CNTL"))["system_access_mode"]
        low = self.bus.word(self.mc("SYSTEM_APERTURE_LOW_ADDR")) << APERTURE_UNIT
        high = (self.bus.word(self.mc("SYSTEM_APERTURE_HIGH_ADDR")) + 1 << APERTURE_UNIT) - 1
        return mode == PHYSICAL_OUTSIDE and low <= va <= high and self.memory.offset(va, 1) is not None

    def _frame_buffer(self) -> Segment:
        base = self.memory.fb_base
        return Segment(base, base + self.memory.size_bytes, self.memory.backing.address, True, True)

    def visited(self, vmid: int, table: int, level: int, parent: int | None) -> None:
        """A walk read an entry of `table`, to which the entry at `parent` led (None: a context's base)."""
        page = table >> 12
        self._tables[page] = level
        link = self._links.setdefault(page, Link())
        link.parent, link.vmids = parent, link.vmids | 1 << vmid

    def maps(self, vmid: int, va: int, address: int, size: int) -> None:
        """A walk ended in video memory. Raises SimFault E_PT_REUSE (M05) for a table that was taken out."""
        first, last = address >> 12, address + size - 1 >> 12
        for page in range(first, last + 1) if last - first < len(self._links) else list(self._links):
            link = self._links.get(page) if first <= page <= last else None
            if link is not None and not self._is_linked(page, link):
                detail = f"{va:#x} is mapped to {page << 12:#x}, which caches of {self.name} hold as a table"
                raise self._fault("E_PT_REUSE", f"{detail}; invalidate before reuse", vmid=vmid, va=va)

    def notes(self, code: str, detail: str) -> None:
        """A walk met what works, and what a driver may not have meant."""
        self.bus.note(code, detail, engine=self.name)

    def _is_linked(self, page: int, link: Link) -> bool:
        """Whether the directory entry, or a context's base, still leads to the table."""
        if link.parent is not None:
            entry = int(self.memory.words[link.parent >> 3])
            return bool(entry & 1) and (entry & ENTRY_ADDRESS) >> 12 == page
        roots = (self.context(vmid).root for vmid in range(VMIDS) if link.vmids >> vmid & 1)
        return any((root & ENTRY_ADDRESS) >> 12 == page for root in roots)

    def _check_read(self, host: int, size: int, where: Mapping[str, object]) -> None:
        """Engines read video memory without what rests in the host's path. Rule M17."""
        offset = host - self.memory.backing.address
        if 0 <= offset < self.memory.size_bytes:
            self.memory.hdp.check(offset, size, where)

    def _page(self, vmid: int, edge: str) -> int:
        name = self.vm(f"CONTEXT{vmid}_PAGE_TABLE_{edge}_ADDR")
        return self.bus.word(f"{name}_LO32") | self.bus.word(f"{name}_HI32") << 32

    def _fields(self, name: str) -> dict[str, int]:
        register: type[Register] = self.bus.table[self.bus.at(name)]
        word = self.bus.word(name)
        return {field: word >> bits.lo & bits.mask for field, bits in register.fields.items()}

    def _status_register(self) -> str:
        single = self.vm("L2_PROTECTION_FAULT_STATUS")
        return single if self.bus.has(single) else f"{single}_LO32"

    def _fault(self, code: str, detail: str, **where: object) -> SimFault:
        return self.bus.fault(code, detail, None, **{"engine": self.name, **where})
