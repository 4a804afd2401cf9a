"""The memory hubs: place of video memory, apertures, caches, address spaces (VMIDs), TLBs, faults.

Both hubs are set up alike, the graphics hub after the graphics core has power. Fault status is sticky, and a
faulting access continues with a dummy page; so the status is read after every wait that failed. Steps:
firmware_notes/gmc.md. Source: Linux gfxhub_v3_0.c, mmhub_v3_0.c and their successors, gmc_v11_0.c.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from drivers.amd.am import layout
from drivers.amd.am.board import Board
from drivers.amd.am.hubs import Hub
from drivers.core.errors import OutOfMemory
from drivers.core.mmio import RegFile
from drivers.core.pagetable import TABLE_BYTES, PageTables, Rights

FLUSH_ENGINE = 17  # the driver's own invalidation engine; lower ones belong to rings
ENGINES = 18
CONTEXTS = 16
TREE_DEPTH = 3  # page directories above the page tables
MTYPE_UC = 3
FLUSH_TIMEOUT_MS = 100.0
LAST_PAGE = (1 << 47 - 12) - 1
EMPTY_FIRST_PAGE = 0x7F00_0000_0000 >> 12
L2_CNTL3 = 0x8013_0009  # bank 9, large fragment 6 in the word that the kernel starts from, as in the next two
L2_CNTL4 = 0x0000_0001  # requests of the walker are not physical
L2_CNTL5 = 0x0000_3FE0  # small fragment 0
ALL_FAULTS = ("range", "dummy_page", "pde0", "valid", "read", "write", "execute")
DEFAULT_FAULTS = (
    *("range", "pde0", "pde1", "pde2", "translate_further", "nack"),
    *("dummy_page", "valid", "read", "write", "execute"),
)


@dataclass(frozen=True)
class HubFault:
    """One memory fault as a hub keeps it. has_more: later faults were not recorded."""

    hub: str
    va: int
    vmid: int
    client: str
    is_write: bool
    is_atomic: bool
    permission: int
    walker_error: int
    mapping_error: bool
    has_more: bool

    def describe(self, rights: Rights | None = None) -> str:
        """A fault as one sentence: client, access, address, cause. rights: what our tables allow there, None
        where nothing is mapped.

        The hub also sets its permission bits for pages that are not mapped; the tables tell the two cases
        apart.
        """
        access = "atomic" if self.is_atomic else "write" if self.is_write else "read"
        if rights is None and (self.mapping_error or not self.walker_error):
            why = "nothing is mapped there"
        elif self.mapping_error or self.walker_error:
            walk = f"the card's page walk found no mapping (error {self.walker_error})"
            why = walk if rights is None else f"{walk}, though our tables have one that allows {rights}"
        else:
            why = f"the page allows {rights} only"
        more = "; more faults followed" if self.has_more else ""
        who = f"{self.client} in VMID {self.vmid}"
        return f"GPU memory fault ({self.hub}): {access} of {self.va:#x} by {who}: {why}{more}"


class TableStore:
    """Page tables in their own part of video memory. Addresses are physical, as entries hold them."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._next = layout.TABLES
        self._free: list[int] = []

    def take_table(self) -> int:
        if self._free:
            return self._free.pop()
        if self._next + TABLE_BYTES > layout.TABLES + layout.TABLES_BYTES:
            raise OutOfMemory(f"page tables: the {layout.TABLES_BYTES >> 20} MiB set aside for them are full")
        self._next += TABLE_BYTES
        return self.board.physical(self._next - TABLE_BYTES)

    def give_table(self, address: int) -> None:
        self._free.append(address)

    def write(self, address: int, data: bytes) -> None:
        self.board.write_vram(address - self.board.fb_offset, data)


class Gmc:
    """Both hubs of one card and its address spaces."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.store = TableStore(board)
        self.enabled: list[Hub] = []
        self.contexts: dict[int, PageTables] = {}

    def find_video_memory(self) -> None:
        """Step 1.1: where the firmware placed video memory in the card's own address space."""
        hub = self.board.chip.mm_hub
        base, offset = self.board.mmhub.read(hub.fb_base), self.board.mmhub.read(hub.fb_offset)
        self.board.fb_base = base.fb_base << 24
        self.board.fb_offset = offset.fb_offset << 24

    def create_tables(self) -> None:
        """VMID 0 has no pages of ours: an empty tree, in a range that video memory is not in (rule M20)."""
        if 0 not in self.contexts:
            self.contexts[0] = PageTables(self.board.chip.format, self.store)
        self.board.clear_vram(layout.SCRATCH_PAGE, layout.PAGE_BYTES)
        self.board.clear_vram(layout.DUMMY_PAGE, layout.PAGE_BYTES)

    def setup_hub(self, hub: Hub) -> None:
        """Steps 1 to 3, 5: apertures, L1, L2, address spaces of one hub; its TLBs are empty afterwards."""
        regs = self.registers(hub)
        self._setup_apertures(hub, regs)
        self._setup_caches(hub, regs)
        for vmid in range(CONTEXTS):
            self._write_context(hub, regs, vmid)
        for engine in range(ENGINES):
            regs.write(hub.range_lo.at(engine)(logi_page_addr_range_lo31=0x7FFF_FFFF, s_bit=1))
            regs.write(hub.range_hi.at(engine)(logi_page_addr_range_hi5=0x1F))
        if hub not in self.enabled:
            self.enabled.append(hub)
        self.board.flush_hdp()
        self._invalidate(hub, regs, (0,))

    def create_space(self, vmid: int) -> PageTables:
        """A new, empty address space for `vmid`, on every hub that is set up."""
        tables = PageTables(self.board.chip.format, self.store)
        self.contexts[vmid] = tables
        self.board.flush_hdp()
        for hub in self.enabled:
            self._write_context(hub, self.registers(hub), vmid)
        self.flush(vmid)
        return tables

    def flush(self, *vmids: int) -> None:
        """After every map and unmap: entries to memory, then out of both hubs' caches."""
        self.board.flush_hdp()
        for hub in self.enabled:
            self._invalidate(hub, self.registers(hub), vmids)

    def fault(self) -> HubFault | None:
        """The oldest fault that a hub holds, None when there was none. It stays until `clear_faults`."""
        for hub in self.enabled:
            regs = self.registers(hub)
            status = regs.read(hub.fault_status)
            if int(status):
                return self._decode(hub, regs, status)
        return None

    def rights_at(self, fault: HubFault) -> Rights | None:
        """What the faulting page allows by our own tables; None where they have no page."""
        tables = self.contexts.get(fault.vmid)
        entry = None if tables is None else tables.translate(fault.va)
        return None if entry is None else self.board.chip.format.rights(entry)

    def clear_faults(self) -> None:
        """Step 6: forget what the hubs hold, so that the next fault is recorded."""
        for hub in self.enabled:
            regs = self.registers(hub)
            control = regs.read(hub.fault_control)
            regs.write(control.replace(clear_protection_fault_status_addr=1))
            regs.write(control.replace(clear_protection_fault_status_addr=0))

    def registers(self, hub: Hub) -> RegFile:
        return self.board.gc if hub is self.board.chip.gc_hub else self.board.mmhub

    def _setup_apertures(self, hub: Hub, regs: RegFile) -> None:
        """Steps 1.2 to 2.1: video memory alone is reached directly. Source: init_system_aperture_regs."""
        board = self.board
        top = board.mmhub.read(board.chip.mm_hub.fb_top).fb_top
        if regs is not board.mmhub:
            regs.write(hub.fb_base(fb_base=board.fb_base >> 24))
            regs.write(hub.fb_top(fb_top=top))
        regs.write(hub.agp_base(agp_base=0))
        regs.write(hub.agp_bot(agp_bot=0xFF_FFFF))
        regs.write(hub.agp_top(agp_top=0))
        regs.write(hub.aperture_low(logical_addr=board.fb_base >> 18))
        regs.write(hub.aperture_high(logical_addr=(board.fb_base + board.vram_bytes - 1) >> 18))
        scratch, dummy = board.physical(layout.SCRATCH_PAGE) >> 12, board.physical(layout.DUMMY_PAGE) >> 12
        regs.write(hub.aperture_default_lsb(physical_page_number_lsb=scratch & 0xFFFF_FFFF))
        regs.write(hub.aperture_default_msb(physical_page_number_msb=scratch >> 32))
        regs.write(hub.fault_default_lo(physical_page_addr_lo32=dummy & 0xFFFF_FFFF))
        regs.write(hub.fault_default_hi(physical_page_addr_hi4=dummy >> 32))
        regs.modify(hub.fault_control2, active_page_migration_pte_read_retry=1)
        regs.modify(
            hub.l1_tlb,
            enable_l1_tlb=1,
            system_access_mode=3,
            enable_advanced_driver_model=1,
            system_aperture_unmapped_access=0,
            eco_bits=0,
            mtype=MTYPE_UC,
        )

    def _setup_caches(self, hub: Hub, regs: RegFile) -> None:
        """Steps 2.2, 2.3: L2, and faults. Source: init_cache_regs, disable_identity_aperture."""
        regs.modify(
            hub.l2,
            enable_l2_cache=1,
            enable_l2_fragment_processing=0,
            enable_default_page_out_to_system_memory=1,
            l2_pde0_cache_tag_generation_mode=0,
            pde_fault_classification=0,
            context1_identity_access_mode=1,
            identity_mode_fragment_size=0,
        )
        regs.modify(hub.l2_2, invalidate_all_l1_tlbs=1, invalidate_l2_cache=1)
        for register, word in ((hub.l2_3, L2_CNTL3), (hub.l2_4, L2_CNTL4), (hub.l2_5, L2_CNTL5)):
            regs.write(register._wrap(word))
        regs.write(hub.identity_low_lo(logical_page_number_lo32=0xFFFF_FFFF))
        regs.write(hub.identity_low_hi(logical_page_number_hi4=0xF))
        regs.write(hub.identity_high_lo(logical_page_number_lo32=0))
        regs.write(hub.identity_high_hi(logical_page_number_hi4=0))
        regs.write(hub.identity_offset_lo(physical_page_offset_lo32=0))
        regs.write(hub.identity_offset_hi(physical_page_offset_hi4=0))
        redirect = {f"{kind}_protection_fault_enable_default": 1 for kind in DEFAULT_FAULTS}
        regs.modify(hub.fault_control, **redirect)

    def _write_context(self, hub: Hub, regs: RegFile, vmid: int) -> None:
        """Steps 3.1, 3.2: root, range, faults of one VMID; off without tables. Source: setup_vmid_config."""
        control = hub.context.at(vmid)
        tables = self.contexts.get(vmid)
        if tables is None:
            regs.modify(control, enable_context=0)
            return
        base = tables.root.address | 1  # bit 0: valid
        first, last = (EMPTY_FIRST_PAGE, LAST_PAGE) if vmid == 0 else (0, LAST_PAGE)
        regs.write(hub.start_lo.at(vmid)(logical_page_number_lo32=first & 0xFFFF_FFFF))
        regs.write(hub.start_hi.at(vmid)(logical_page_number_hi4=first >> 32))
        regs.write(hub.end_lo.at(vmid)(logical_page_number_lo32=last & 0xFFFF_FFFF))
        regs.write(hub.end_hi.at(vmid)(logical_page_number_hi4=last >> 32))
        regs.write(hub.base_lo.at(vmid)(page_directory_entry_lo32=base & 0xFFFF_FFFF))
        regs.write(hub.base_hi.at(vmid)(page_directory_entry_hi32=base >> 32))
        reported = {f"{kind}_protection_fault_enable_interrupt": 1 for kind in ALL_FAULTS}
        redirected = {f"{kind}_protection_fault_enable_default": 1 for kind in ALL_FAULTS}
        regs.modify(
            control,
            enable_context=1,
            page_table_depth=TREE_DEPTH,
            page_table_block_size=0,
            retry_permission_or_invalid_page_fault=0,
            **reported,
            **redirected,
        )

    def _invalidate(self, hub: Hub, regs: RegFile, vmids: tuple[int, ...]) -> None:
        """Steps 5.2 to 5.5: all levels of some VMIDs, out of L1 and L2. Source: gmc_v11_0_flush_vm_hub."""
        mask = sum(1 << vmid for vmid in vmids)
        semaphore = hub.semaphore.at(FLUSH_ENGINE)
        if hub.has_semaphore:  # keeps the hub from a power-down between request and answer
            what = f"the invalidation semaphore of the {hub.name}"
            cause = "a process took it and died; only a reset of the card frees it"
            regs.wait(semaphore, lambda r: r.semaphore == 1, what, FLUSH_TIMEOUT_MS, cause)
        request = hub.request.at(FLUSH_ENGINE)
        try:
            regs.write(
                request(
                    per_vmid_invalidate_req=mask,
                    flush_type=0,
                    invalidate_l2_ptes=1,
                    invalidate_l2_pde0=1,
                    invalidate_l2_pde1=1,
                    invalidate_l2_pde2=1,
                    invalidate_l1_ptes=1,
                )
            )
            done = hub.acknowledge.at(FLUSH_ENGINE)
            what = f"the {hub.name} to invalidate VMID {', '.join(map(str, vmids))}"
            cause = "the hub has no power, or waits for an access of the card that never ends"
            regs.wait(done, lambda r: r.per_vmid_invalidate_ack & mask == mask, what, FLUSH_TIMEOUT_MS, cause)
        finally:
            if hub.has_semaphore:
                regs.write(semaphore(semaphore=0))
        if hub.has_semaphore:
            regs.modify(hub.reserved_client, reserved_cache_private_invalidation=1)
            regs.read(hub.reserved_client)

    def _decode(self, hub: Hub, regs: RegFile, s: Any) -> HubFault:
        low, high = regs.read(hub.fault_address_lo), regs.read(hub.fault_address_hi)
        page = high.logical_page_addr_hi4 << 32 | low.logical_page_addr_lo32
        chip = self.board.chip
        names = chip.fault_clients if hub is chip.gc_hub else chip.mm_clients
        client = names.get(s.cid, f"client {s.cid}")
        return HubFault(
            hub.name,
            page << 12,
            s.vmid,
            client,
            bool(s.rw),
            bool(s.atomic),
            s.permission_faults,
            s.walker_error,
            bool(s.mapping_error),
            bool(s.more_faults),
        )
