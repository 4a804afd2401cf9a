"""The memory hubs: address spaces, invalidation, faults as sentences."""

from __future__ import annotations

import dataclasses
from typing import Any, cast

import pytest

from drivers.amd.am import layout
from drivers.amd.am.boot import CardBlocks
from drivers.amd.am.gmc import HubFault, TableStore
from drivers.core.errors import OutOfMemory, WaitTimeout
from drivers.core.mmio import RegFile
from drivers.core.pagetable import VIDEO, Rights
from drivers.sim.pci_host import PciHost

VA = 0x2000_0000_0000


def test_a_mapped_page_is_what_the_card_s_own_walk_finds(host: PciHost, machine: CardBlocks) -> None:
    tables = machine.gmc.create_space(9)
    tables.map(VA, [(machine.board.physical(layout.USER), 0x3000)], Rights(True, False, False), VIDEO)
    machine.gmc.flush(9)
    entry = tables.translate(VA)
    assert entry is not None and entry & 0xFFFF_FFFF_F000 == layout.USER
    hub = machine.board.gc
    facts = machine.board.chip.gc_hub
    assert hub.read(facts.context.at(9)).enable_context == 1
    assert hub.read(facts.context.at(9)).page_table_depth == 3
    base = hub.read(facts.base_lo.at(9)).page_directory_entry_lo32
    assert base == tables.root.address | 1


def test_both_hubs_are_set_up_alike(machine: CardBlocks) -> None:
    chip = machine.board.chip
    for name in ("aperture_low", "aperture_high", "agp_bot", "agp_top", "l1_tlb"):
        registers = [getattr(hub, name) for hub in (chip.gc_hub, chip.mm_hub)]
        words = [
            int(machine.gmc.registers(hub).read(register))
            for hub, register in zip((chip.gc_hub, chip.mm_hub), registers, strict=True)
        ]
        assert words[0] == words[1], name


def test_an_invalidation_asks_both_hubs_in_the_kernels_order(host: PciHost, machine: CardBlocks) -> None:
    """gmc_v11_0_flush_vm_hub. No engine of ours uses the MM hub's caches, so that no work would notice."""
    bus, written = host.cards[0].bus, list[tuple[str, int]]()
    order = list[str]()

    def see(kind: str, name: str, word: int) -> None:
        order.append(f"{kind} {name}")
        if kind == "write":
            written.append((name, word))

    bus.watch = see
    machine.gmc.flush(8)
    bus.watch = None
    every = 0x1F << 19 | 1 << 8  # all levels of VMID 8
    assert written == [
        ("BIF_BX_PF0_HDP_MEM_COHERENCY_FLUSH_CNTL", 0),
        ("MMVM_INVALIDATE_ENG17_REQ", every),
        ("MMVM_INVALIDATE_ENG17_SEM", 0),
        ("MMVM_L2_BANK_SELECT_RESERVED_CID2", 1 << 25),
        ("GCVM_INVALIDATE_ENG17_REQ", every),
    ]
    told = order.index("write MMVM_L2_BANK_SELECT_RESERVED_CID2")
    assert order[told + 1] == "read MMVM_L2_BANK_SELECT_RESERVED_CID2"  # so that the write has arrived


def test_an_invalidation_that_is_never_acknowledged_ends_with_a_sentence(
    host: PciHost, machine: CardBlocks
) -> None:
    host.cards[0].faults.arm("gmc.tlb.never")
    with pytest.raises(WaitTimeout, match=r"wait for the \w\w hub to invalidate VMID 3"):
        machine.gmc.flush(3)


def test_a_semaphore_that_is_never_granted_ends_with_a_sentence(host: PciHost, machine: CardBlocks) -> None:
    host.cards[0].faults.arm("gmc.semaphore.stuck", times=100_000)
    with pytest.raises(WaitTimeout, match="the invalidation semaphore of the MM hub"):
        machine.gmc.flush(3)


def test_no_fault_is_none_and_clearing_is_harmless(machine: CardBlocks) -> None:
    assert machine.gmc.fault() is None
    machine.gmc.clear_faults()
    assert machine.gmc.fault() is None


def test_clearing_faults_raises_the_bit_of_each_hub_and_lowers_it(host: PciHost, machine: CardBlocks) -> None:
    """The kernel writes WREG32_P(..., 1, ~1), which leaves it set; here the next fault is wanted too."""
    written = list[tuple[str, int]]()
    host.cards[0].bus.watch = lambda kind, name, word: (
        written.append((name, word)) if kind == "write" else None
    )
    machine.gmc.clear_faults()
    for hub in machine.gmc.enabled:
        words = [word for name, word in written if name == hub.fault_control.__name__]
        assert [word & 1 for word in words] == [1, 0] and words[0] ^ words[1] == 1


def test_a_fault_says_who_what_where_and_why() -> None:
    fault = HubFault("GC hub", 0x1000, 8, "TCP", True, False, 0xF, 0, False, True)
    text = "GPU memory fault (GC hub): write of 0x1000 by TCP in VMID 8"
    assert fault.describe() == f"{text}: nothing is mapped there; more faults followed"
    rights = Rights(True, False, True)
    assert fault.describe(rights) == f"{text}: the page allows R-X only; more faults followed"


def test_a_fault_of_the_walk_says_what_the_tables_say() -> None:
    """Kernel logs: WALKER_ERROR 5 and MAPPING_ERROR 1 for a page that nothing maps, such as 0x84115B."""
    unmapped = HubFault("GC hub", 0x1000, 8, "TCP", True, False, 5, 5, True, False)
    assert unmapped.describe().endswith("by TCP in VMID 8: nothing is mapped there")
    stale = "found no mapping (error 5), though our tables have one that allows R-X"
    assert unmapped.describe(Rights(True, False, True)).endswith(stale)
    broken = HubFault("MM hub", 0x1000, 0, "MP1 (SMU)", False, False, 0, 2, False, False)
    assert broken.describe().endswith("MP1 (SMU) in VMID 0: the card's page walk found no mapping (error 2)")


def test_tables_that_are_given_back_are_used_again_and_the_area_ends(machine: CardBlocks) -> None:
    store = TableStore(machine.board)
    first = store.take_table()
    store.give_table(first)
    assert store.take_table() == first
    with pytest.raises(OutOfMemory, match="page tables: the 32 MiB"):
        for _ in range(layout.TABLES_BYTES // 4096 + 1):
            store.take_table()


class Kept:
    """A hub's registers, in which a fault stands at a page."""

    def __init__(self, page: int) -> None:
        self.page = page

    def read(self, register: Any) -> Any:
        low = "logical_page_addr_lo32"
        if low in register.fields:
            return register(**{low: self.page & 0xFFFF_FFFF})
        return register(logical_page_addr_hi4=self.page >> 32)


@pytest.mark.parametrize(
    ("word", "kept"),
    [  # three words of posted kernel logs, where amdgpu prints beside a word what it reads in it
        (0x841051, {"permission": 5, "is_write": True, "has_more": True}),
        (0x801031, {"permission": 3, "is_write": False, "has_more": True}),
        (0x84115B, {"permission": 5, "is_write": True, "has_more": True, "walker": 5, "mapping": True}),
        (0x841050 | 1 << 19, {"permission": 5, "is_write": True, "atomic": True}),
    ],
)
def test_a_status_word_is_read_as_the_kernel_reads_it(
    machine: CardBlocks, word: int, kept: dict[str, Any]
) -> None:
    hub = machine.board.chip.gc_hub
    found = machine.gmc._decode(hub, cast(RegFile, Kept(0xA_1234_5678)), hub.fault_status.decode(word))
    assert found == HubFault(
        hub.name,
        0xA_1234_5678_000,
        8,
        "TCP",
        kept["is_write"],
        kept.get("atomic", False),
        kept["permission"],
        kept.get("walker", 0),
        kept.get("mapping", False),
        kept.get("has_more", False),
    )


def test_each_hub_has_names_of_its_own_for_whoever_asked(machine: CardBlocks) -> None:
    chip, regs = machine.board.chip, cast(RegFile, Kept(1))
    for hub, names in ((chip.gc_hub, chip.fault_clients), (chip.mm_hub, chip.mm_clients)):
        for number, name in names.items():
            assert machine.gmc._decode(hub, regs, hub.fault_status(cid=number)).client == name
        assert machine.gmc._decode(hub, regs, hub.fault_status(cid=0x1FF)).client == "client 511"


def test_the_area_of_tables_is_used_up_to_its_last_page(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(layout, "TABLES_BYTES", 3 * 4096)
    store = TableStore(machine.board)
    places = [store.take_table() - machine.board.fb_offset for _ in range(3)]
    assert places == [layout.TABLES + n * 4096 for n in range(3)]
    with pytest.raises(OutOfMemory, match="page tables"):
        store.take_table()


def test_what_a_page_allows_is_asked_of_the_tables_of_its_own_space(machine: CardBlocks) -> None:
    tables = machine.gmc.create_space(9)
    tables.map(VA, [(machine.board.physical(layout.USER), 0x1000)], Rights(True, False, True), VIDEO)
    there = HubFault("GC hub", VA, 9, "TCP", True, False, 5, 0, False, False)
    assert machine.gmc.rights_at(there) == Rights(True, False, True)
    assert machine.gmc.rights_at(dataclasses.replace(there, va=VA + 0x1000)) is None
    assert machine.gmc.rights_at(dataclasses.replace(there, vmid=10)) is None


def test_the_root_of_a_space_is_told_whole_and_with_its_valid_bit(machine: CardBlocks) -> None:
    """gfxhub_v3_0_setup_vm_pt_regs: both halves of the address, where video memory lies above 4 GiB."""
    machine.board.fb_offset = 0xA1_2300_0000
    tables = machine.gmc.create_space(9)
    assert tables.root.address >> 32 == 0xA1
    for hub in machine.gmc.enabled:
        regs = machine.gmc.registers(hub)
        low = regs.read(hub.base_lo.at(9)).page_directory_entry_lo32
        assert low == tables.root.address & 0xFFFF_FFFF | 1
        assert regs.read(hub.base_hi.at(9)).page_directory_entry_hi32 == 0xA1


def test_apertures_and_pages_for_stray_accesses_are_told_whole(machine: CardBlocks) -> None:
    """gfxhub_v3_0_init_system_aperture_regs: apertures in units of 256 KiB, pages of 4 KiB."""
    board = machine.board
    board.fb_offset = 0xB123_4500_0000
    for hub in machine.gmc.enabled:
        regs = machine.gmc.registers(hub)
        machine.gmc._setup_apertures(hub, regs)
        assert regs.read(hub.aperture_low).logical_addr == 0x80_0000_0000 >> 18
        top = 0x80_0000_0000 + board.vram_bytes - 1
        assert regs.read(hub.aperture_high).logical_addr == top >> 18
        assert regs.read(hub.aperture_default_lsb).physical_page_number_lsb == 0x1234_5108
        assert regs.read(hub.aperture_default_msb).physical_page_number_msb == 0xB
        assert regs.read(hub.fault_default_lo).physical_page_addr_lo32 == 0x1234_5109
        assert regs.read(hub.fault_default_hi).physical_page_addr_hi4 == 0xB


def test_pages_for_stray_accesses_begin_empty_and_nothing_beside_them_is_touched(machine: CardBlocks) -> None:
    board, size = machine.board, 4 * layout.PAGE_BYTES
    begin = layout.SCRATCH_PAGE - layout.PAGE_BYTES
    assert layout.DUMMY_PAGE == layout.SCRATCH_PAGE + layout.PAGE_BYTES
    board.write_vram(begin, b"x" * size)
    machine.gmc.create_tables()
    beside = b"x" * layout.PAGE_BYTES
    assert board.read_vram(begin, size) == beside + bytes(2 * layout.PAGE_BYTES) + beside


@pytest.mark.parametrize("which", ["gc_hub", "mm_hub"])
def test_a_hub_that_was_set_up_and_a_new_space_begin_with_empty_tlbs(
    host: PciHost, machine: CardBlocks, which: str
) -> None:
    """gfxhub_v3_0_gart_enable, then gmc_v11_0_flush_gpu_tlb; memory is flushed before the walker looks."""
    seen, hub = list[tuple[str, int]](), getattr(machine.board.chip, which)
    host.cards[0].bus.watch = lambda kind, name, word: seen.append((name, word)) if kind == "write" else None
    prefix, flush = which[:2].upper(), "BIF_BX_PF0_HDP_MEM_COHERENCY_FLUSH_CNTL"
    request = f"{prefix}VM_INVALIDATE_ENG17_REQ"
    machine.gmc.setup_hub(hub)
    names = [name for name, _ in seen]
    assert (request, 0x1F << 19 | 1) in seen and names[names.index(request) - 1] == flush
    seen.clear()
    machine.gmc.create_space(11)
    names = [name for name, _ in seen]
    place = names.index(f"{prefix}VM_CONTEXT11_PAGE_TABLE_BASE_ADDR_LO32")
    assert flush in names[:place] and (request, 0x1F << 19 | 1 << 11) in seen[place:]
