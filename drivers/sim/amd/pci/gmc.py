"""The two VM hubs of a card (GC and MM): contexts, apertures and translations, by register.

Each hub has its own TLBs, one per VMID, which go stale until an invalidation completes (`invalidation.py`)
and which the walker in `walk.py` fills; `known_tables.py` has the tables that caches may hold,
`fault_status.py` what engines ran into. Rules M01-M20. Sources: Linux gfxhub_v3_0.c, gfxhub_v12_0.c,
mmhub_v3_0.c, mmhub_v4_1_0.c, gmc_v11_0.c (flush_vm_hub).
Inferred: an access between request and acknowledgement is reported, not raced.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from drivers.core.errors import SimFault
from drivers.sim.amd.pci.bus import Bus, Handler, Port, Stored
from drivers.sim.amd.pci.fault_status import FaultStatus
from drivers.sim.amd.pci.invalidation import Invalidations
from drivers.sim.amd.pci.known_tables import KnownTables
from drivers.sim.amd.pci.memory import LocalMemory
from drivers.sim.amd.pci.walk import Listener, VmContext, Walker
from drivers.sim.memory import AddressSpace, Fences, Segment

VMIDS = 16
FB_UNIT, APERTURE_UNIT = 24, 18  # bits that the location and aperture registers leave out
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


class Translations:
    """The page tables of one VMID through one hub: what `AddressSpace` asks when its TLB misses."""

    def __init__(self, hub: Hub, vmid: int) -> None:
        self.hub, self.vmid = hub, vmid
        self.version = 0

    def walk(self, va: int) -> Segment | None:
        """The mapping around `va`. Raises SimFault E_VM_*, E_PTE_*, E_TLB_NO_ACK, E_TLB_HUB_OFF.

        Work that runs already goes on during an invalidation; the host may not begin any (M10).
        """
        hub, vmid = self.hub, self.vmid
        if hub.bus.is_host_writing:
            hub.invalidations.check_seen(vmid, va)
        if not hub.is_on:
            detail = f"{va:#x} is translated, but {hub.name} has no enabled TLB or context"
            raise hub._fault("E_TLB_HUB_OFF", detail, vmid=vmid, va=va)
        if vmid == 0 and hub._is_physical(va):
            return hub._frame_buffer()
        context = hub.context(vmid)
        if not context.is_enabled:
            return None
        try:
            return hub.walker.walk(context, va)
        except SimFault as fault:
            if fault.code != "E_PTE_ADDR" or fault.code not in hub.bus.allow:
                raise
            hub.bus.warnings.append(fault)
            return None

    def peek(self, va: int) -> Segment | None:
        """As `walk`, without a trace of it; None also for what would fault."""
        hub = self.hub
        try:
            context = hub.context(self.vmid)
            return hub.onlooker.walk(context, va) if hub.is_on and context.is_enabled else None
        except SimFault:
            return None

    def neighbours(self, va: int) -> str:
        hub, vmid = self.hub, self.vmid
        context = hub.context(vmid)
        if not context.is_enabled:
            return f"context {vmid} of {hub.name} is not enabled"
        root = context.root & ~0xFFF
        return f"the tables of VMID {vmid} at {root:#x} in {hub.name} have no valid entry for it"


class Hub(Listener):
    """One VM hub. `prefix`: GC or MM, as its register names begin."""

    def __init__(self, bus: Bus, prefix: str, generation: int, memory: LocalMemory) -> None:
        self.bus, self.prefix, self.memory, self.generation = bus, prefix, memory, generation
        self.name = f"{prefix}HUB"
        self.has_semaphore = prefix == "MM"
        self.other: Hub | None = None
        self.why_deaf: Callable[[], str] = lambda: ""  # why no invalidation is acknowledged
        self.walker = Walker(memory, generation, self.name, self)
        self.onlooker = Walker(memory, generation, self.name, Listener())
        self._translations = [Translations(self, vmid) for vmid in range(VMIDS)]
        self.fences = Fences()
        self.spaces = [AddressSpace(translations, self.fences) for translations in self._translations]
        for space in self.spaces:
            space.reads = self._check_read
        self.tables = KnownTables(memory, lambda vmid: self.context(vmid).root)
        self.invalidations = Invalidations(bus, self)
        self.status = FaultStatus(bus, self.name, self.vm)
        self._reset_contexts()

    def _reset_contexts(self) -> None:
        control = CONTEXT_AT_RESET[self.generation]
        self._values: dict[int, int] = dict.fromkeys(self._controls(), control)

    def reset(self) -> None:
        self._reset_contexts()
        for part in (self.tables, self.invalidations, self.status):
            part.reset()
        self.make_stale()
        for space in self.spaces:
            space.flush()

    def make_stale(self) -> None:
        """What the TLBs hold may differ from the tables now, or lead to host memory that is out of reach."""
        for translations in self._translations:
            translations.version += 1

    def registers(self) -> Mapping[int, Handler]:
        found = {**self.invalidations.registers(), **self.status.registers()}
        for name in self._context_names():
            found[self.bus.at(name)] = self._context_port(self.bus.at(name))
        at = self.bus.at
        base = self.memory.fb_base >> FB_UNIT
        end = self.memory.fb_base + self.memory.size_bytes + UNTOLD_BYTES[self.generation]
        top = end - 1 >> FB_UNIT
        found[at(self.mc("FB_LOCATION_BASE"))] = self._fixed_start(base)
        found[at(self.mc("FB_LOCATION_TOP"))] = self._fixed_start(top)
        found[at(self.vm("L2_PROTECTION_FAULT_CNTL"))] = self._context_port(
            at(self.vm("L2_PROTECTION_FAULT_CNTL")), lambda value: self.clear_fault() if value & 1 else None
        )
        for name, value in AT_RESET.get(self.generation, {}).items():
            found[at(self.prefix + name)] = Stored(value)
        return found

    def vm(self, name: str) -> str:
        """Full name of a register of the VM part."""
        return f"{self.prefix}VM_{name}"

    def mc(self, name: str) -> str:
        """Full name of a register of the memory controller part."""
        return f"{self.prefix}MC_VM_{name}"

    def context(self, vmid: int) -> VmContext:
        """What the registers of one context say now."""
        control = self.bus.fields(self.vm(f"CONTEXT{vmid}_CNTL"))
        root, start = self._address(vmid, "BASE"), self._address(vmid, "START") << 12
        end = (self._address(vmid, "END") << 12) + 0xFFF
        is_on = bool(control["enable_context"])
        depth, size = control["page_table_depth"], control["page_table_block_size"]
        return VmContext(vmid, is_on, start, end, root, depth, size)

    @property
    def is_on(self) -> bool:
        """Whether the L1 TLBs and any context are enabled."""
        if not self.bus.fields(self.mc("MX_L1_TLB_CNTL"))["enable_l1_tlb"]:
            return False
        return any(self.bus.word(self.vm(f"CONTEXT{n}_CNTL")) & 1 for n in range(VMIDS))

    def read(self, address: int, size: int, engine: str) -> bytes:
        """Bytes as firmware reads them: at an MC address, or at one that VMID 0 maps."""
        offset = self.memory.offset(address, size)
        if offset is not None:
            return self.memory.read(offset, size, engine)
        return self.spaces[0].read(address, size, {"engine": engine})

    def write(self, address: int, data: bytes, engine: str) -> None:
        """As `read`."""
        offset = self.memory.offset(address, len(data))
        if offset is not None:
            self.memory.write(offset, data)
        else:
            self.spaces[0].write(address, data, {"engine": engine})

    def stored(self, offset: int, size: int) -> None:
        """Told when CPU writes reach video memory: those to page tables make TLBs stale. Rules M04, M09."""
        if self.tables.written(offset, size):
            self.make_stale()

    def check_flush(self, what: str, fields: Mapping[str, int]) -> None:
        """An invalidation is asked for. Rules M06, M09, M16."""
        wanted = [*ALWAYS_NEEDED, *(PDE_BITS[level] for level in self.tables.changed if level)]
        missing = [bit for bit in wanted if not fields[bit]]
        if missing:
            detail = f"{what} leaves out {', '.join(missing)}, of which entries changed"
            self.bus.refuse("E_TLB_PARTIAL", detail)
        for page in self.tables.tables:
            self.memory.hdp.check(page << 12, 4096, {"engine": f"{self.name} walker"})
        if self.other is not None and self.other.is_on and self.is_on:
            mine, theirs = self.context(0), self.other.context(0)
            if mine.is_enabled and theirs.is_enabled and mine != theirs:
                detail = f"context 0 differs: {self.name} has {mine}, {self.other.name} has {theirs}"
                self.bus.refuse("E_HUB_MISMATCH", detail)

    def flushed(self, vmids: int) -> None:
        """An invalidation is done: the TLBs of these VMIDs (bits) are empty."""
        for vmid in range(VMIDS):
            if vmids >> vmid & 1:
                self.spaces[vmid].flush()
        self.tables.flushed(vmids)

    def clear_fault(self) -> None:
        self.status.reset()

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
        if vmid:
            return
        context = self.context(vmid)
        low, high = self.memory.fb_base, self.memory.fb_base + self.memory.size_bytes - 1
        if context.start <= high and low <= context.end:
            found = f"{context.start:#x}..{context.end:#x} overlaps the frame buffer {low:#x}..{high:#x}"
            self.bus.refuse("E_APERTURE", f"context 0 of {self.name}: {found}")
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
        mode = self.bus.fields(self.mc("MX_L1_TLB_CNTL"))["system_access_mode"]
        low = self.bus.word(self.mc("SYSTEM_APERTURE_LOW_ADDR")) << APERTURE_UNIT
        high = (self.bus.word(self.mc("SYSTEM_APERTURE_HIGH_ADDR")) + 1 << APERTURE_UNIT) - 1
        return mode == PHYSICAL_OUTSIDE and low <= va <= high and self.memory.offset(va, 1) is not None

    def _frame_buffer(self) -> Segment:
        base = self.memory.fb_base
        return Segment(base, base + self.memory.size_bytes, self.memory.backing.address, True, True)

    def visited(self, vmid: int, table: int, level: int, parent: int | None) -> None:
        self.tables.visited(vmid, table, level, parent)

    def maps(self, vmid: int, va: int, address: int, size: int) -> None:
        """Raises SimFault E_PT_REUSE (M05) for a table that was taken out."""
        page = self.tables.unlinked(address, size)
        if page is not None:
            detail = f"{va:#x} is mapped to {page << 12:#x}, which caches of {self.name} hold as a table"
            raise self._fault("E_PT_REUSE", f"{detail}; invalidate before reuse", vmid=vmid, va=va)

    def notes(self, code: str, detail: str) -> None:
        self.bus.note(code, detail, engine=self.name)

    def _check_read(self, host: int, size: int, where: Mapping[str, object]) -> None:
        """Engines read video memory without what rests in the host's path. Rule M17."""
        offset = host - self.memory.backing.address
        if 0 <= offset < self.memory.size_bytes:
            self.memory.hdp.check(offset, size, where)

    def _address(self, vmid: int, kind: str) -> int:
        name = self.vm(f"CONTEXT{vmid}_PAGE_TABLE_{kind}_ADDR")
        return self.bus.word(f"{name}_LO32") | self.bus.word(f"{name}_HI32") << 32

    def _fault(self, code: str, detail: str, **where: object) -> SimFault:
        return self.bus.fault(code, detail, None, **{"engine": self.name, **where})
