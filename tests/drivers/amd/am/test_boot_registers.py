"""What a boot leaves in each register, by name: what Linux's amdgpu leaves there, or what is listed and why.

The kernel's words come from `kernel_order.py`, which writes what amdgpu writes and shares nothing with our
driver. A register that neither names may not be written.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from drivers.amd.am import layout
from drivers.amd.am.card import AmCard
from drivers.amd.am.gfx import ComputeRing
from drivers.amd.am.sdma import SdmaRing
from drivers.sim.pci_host import PciHost
from tests.drivers.amd.am.rig import BDF, boot
from tests.drivers.sim.amd.pci.kernel_queues import KernelCard

BOTH = pytest.mark.parametrize("chip", ["navi31", "navi48"])
FAULTS = {"navi31": 0x1FF_FE00, "navi48": 0x3FF_FC00}  # as at reset: seven kinds, interrupt and default page
FB = 0x80_0000_0000  # where the firmware of the simulated cards puts video memory
# Mailboxes, index pairs and requests: a sequence, not a state; tests of their blocks have it.
SEQUENCES = re.compile(
    r"MP(0|1|ASP)_SMN_C2PMSG_\d+|BIF_BX0_PCIE_(INDEX2|INDEX2_HI|DATA2)|BIF_BX_PF0_HDP_MEM_.*|GRBM_GFX_CNTL"
)
STARTS = re.compile(r"CP_(MEC_RS64|PFP|ME)_PRGRM_CNTR_START")  # a processor's; each of its pipes has one
Words = dict[str, int]


def watched(host: PciHost) -> Words:
    """The last word written to each copy of each register, filled as they are written."""
    words: Words = {}
    gfx = host.engines[0].gfx

    def see(kind: str, name: str, value: int) -> None:
        if kind == "write":
            chosen = gfx.selected
            copy = f" of VMID {chosen.vmid}" if name.startswith("SH_MEM_") else ""
            copy = f" of ME {chosen.meid} pipe {chosen.pipeid}" if STARTS.match(name) else copy
            words[name + copy] = value

    host.cards[0].bus.watch = see
    return words


@cache
def ours(chip: str) -> tuple[Words, ComputeRing, SdmaRing]:
    """Our words after a cold boot and one ring of each kind, of 64 KiB."""
    host = PciHost(chip)
    words = watched(host)
    card = AmCard(boot(host))
    compute = card.rings[card.create_compute_queue(1 << 16).queue_id]
    copy = card.rings[card.create_sdma_queue(1 << 16).queue_id]
    assert isinstance(compute, ComputeRing) and isinstance(copy, SdmaRing)
    host.shutdown()
    return words, compute, copy


@cache
def kernels(chip: str) -> Words:
    """The kernel's words after the same."""
    host = PciHost(chip, seed=5)
    words = watched(host)
    KernelCard(host, BDF, chip).boot()
    host.shutdown()
    return words


def hubs(chip: str, prefix: str) -> Words:
    """Hub registers that differ: tables are trees in every VMID, of 47 bits; interrupts report faults."""
    off = (vmid for vmid in range(16) if vmid not in (8, 9))  # nobody has tables
    words = {f"{prefix}VM_CONTEXT{vmid}_CNTL": FAULTS[chip] for vmid in off}
    words[f"{prefix}VM_CONTEXT0_CNTL"] = FAULTS[chip] | 3 << 1 | 1  # four levels
    for vmid, table in ((0, 0), (8, 1), (9, 2)):
        context = f"{prefix}VM_CONTEXT{vmid}"
        words[f"{context}_PAGE_TABLE_BASE_ADDR_LO32"] = 32 << 20 | table << 12 | 1
        words[f"{context}_PAGE_TABLE_BASE_ADDR_HI32"] = 0
        words[f"{context}_PAGE_TABLE_START_ADDR_LO32"] = 0xF000_0000 if vmid == 0 else 0
        words[f"{context}_PAGE_TABLE_START_ADDR_HI32"] = 7 if vmid == 0 else 0
        words[f"{context}_PAGE_TABLE_END_ADDR_LO32"] = 0xFFFF_FFFF
        words[f"{context}_PAGE_TABLE_END_ADDR_HI32"] = 7
    words[f"{prefix}MC_VM_SYSTEM_APERTURE_DEFAULT_ADDR_LSB"] = layout.SCRATCH_PAGE >> 12
    words[f"{prefix}VM_L2_PROTECTION_FAULT_DEFAULT_ADDR_LO32"] = layout.DUMMY_PAGE >> 12
    words[f"{prefix}VM_INVALIDATE_ENG17_REQ"] = 0x1F << 19 | 1 << 8 | 1 << 9  # both address spaces
    return words


def slot(ring: ComputeRing) -> Words:
    """A user's queue. Linux kfd_mqd_manager_v11.c init_mqd, update_mqd; the kernel's own differs."""
    return {
        "CP_MQD_BASE_ADDR": FB + layout.MQD & 0xFFFF_FFFF,
        "CP_MQD_BASE_ADDR_HI": FB >> 32,
        "CP_HQD_VMID": 8,
        "CP_HQD_PERSISTENT_STATE": 0x55 << 8 | 1,
        "CP_HQD_PIPE_PRIORITY": 2,
        "CP_HQD_QUEUE_PRIORITY": 7,
        "CP_HQD_QUANTUM": 10 << 8 | 1 << 4 | 1,
        "CP_HQD_PQ_BASE": ring.ring_va >> 8 & 0xFFFF_FFFF,
        "CP_HQD_PQ_BASE_HI": ring.ring_va >> 40,
        "CP_HQD_PQ_RPTR_REPORT_ADDR": ring.rptr_va & 0xFFFF_FFFF,
        "CP_HQD_PQ_RPTR_REPORT_ADDR_HI": ring.rptr_va >> 32,
        "CP_HQD_PQ_WPTR_POLL_ADDR": ring.wptr_va & 0xFFFF_FFFF,
        "CP_HQD_PQ_WPTR_POLL_ADDR_HI": ring.wptr_va >> 32,
        "CP_HQD_PQ_CONTROL": 5 << 8 | 13,  # 2^(13+1) dwords; the read pointer is told every 2^5
        "CP_HQD_IQ_TIMER": 0,
        "CP_MQD_CONTROL": 1 << 8,
        "CP_HQD_EOP_BASE_ADDR": ring.eop_va >> 8 & 0xFFFF_FFFF,
        "CP_HQD_EOP_BASE_ADDR_HI": ring.eop_va >> 40,
        "CP_HQD_EOP_CONTROL": (ring.eop_bytes // 4).bit_length() - 2,
    }


def copies(ring: SdmaRing) -> Words:
    """A user's copy ring. Linux sdma_v6_0.c sdma_v6_0_mqd_init: written back, polled, not privileged."""
    return {
        "SDMA0_QUEUE0_RB_CNTL": 9 << 24 | 4 << 16 | 1 << 12 | 1 << 11 | 14 << 1 | 1,
        "SDMA0_QUEUE0_RB_RPTR_ADDR_LO": ring.rptr_va & 0xFFFF_FFFF,
        "SDMA0_QUEUE0_RB_RPTR_ADDR_HI": ring.rptr_va >> 32,
        "SDMA0_QUEUE0_RB_WPTR_POLL_ADDR_LO": ring.wptr_va & 0xFFFF_FFFF,
        "SDMA0_QUEUE0_RB_WPTR_POLL_ADDR_HI": ring.wptr_va >> 32,
        "SDMA0_QUEUE0_RB_BASE": ring.ring_va >> 8 & 0xFFFF_FFFF,
        "SDMA0_QUEUE0_RB_BASE_HI": ring.ring_va >> 40,
        "SDMA0_QUEUE0_IB_CNTL": 9 << 16 | 1,
    }


def listed(chip: str, compute: ComputeRing, copy: SdmaRing) -> Words:
    """Registers that hold something else than the kernel leaves, or that its driver writes elsewhere."""
    top = {"navi31": 0x85FE, "navi48": 0x83FB}[chip]
    words = hubs(chip, "GC") | hubs(chip, "MM") | slot(compute) | copies(copy)
    words |= {
        "GCMC_VM_FB_LOCATION_BASE": FB >> 24,  # gfxhub_v3_0_gart_enable copies what firmware told the MM hub
        "GCMC_VM_FB_LOCATION_TOP": top,
        "MMVM_L2_BANK_SELECT_RESERVED_CID2": 1 << 25,  # gmc_v11_0_flush_vm_hub
        "IH_RB_CNTL": 0x4033_0021,  # overflow is cleared by a pulse; the pointer is read
        "IH_RB_BASE": FB + layout.IH_RING >> 8 & 0xFFFF_FFFF,
        "IH_RB_BASE_HI": 0,
        "IH_DOORBELL_RPTR": 0,
        "IH_RB_CNTL_RING1": 0x4011_0221,  # an overflow of the second ring is told too
        "IH_RB_BASE_RING1": FB + layout.IH_RING1 >> 8 & 0xFFFF_FFFF,
        "IH_RB_BASE_HI_RING1": 0,
        "GRBM_GFX_INDEX": 0xE000_0000,  # gfx_v11_0_get_cu_info ends so
        "RLC_SPM_MC_CNTL": 0xF,  # gfx_v11_0_update_spm_vmid
        "SH_MEM_BASES of VMID 0": 0x0001_0002,  # as the others
        "CP_MEC_RS64_CNTL": 1 << 26,  # pipe 0 alone runs
        "SCRATCH_REG6": 1,  # running
        "SCRATCH_REG7": 0xD00B_E101,
    }
    if chip == "navi31":
        words |= {
            "TCP_CNTL": 0x2000_0000,  # golden_settings_gc_11_0
            "SDMA0_FREEZE": 0,
            "SDMA1_FREEZE": 0,
            "SDMA0_UTCL1_PAGE": 1 << 24 | 3 << 14 | 2 << 12,  # LLC_NOALLOC, as sdma_v6_0_gfx_resume
            "SDMA1_UTCL1_PAGE": 1 << 24 | 3 << 14 | 2 << 12,
        }
    return words


@BOTH
def test_every_register_holds_what_the_kernel_leaves_or_what_is_listed(chip: str) -> None:
    words, compute, copy = ours(chip)
    wanted = kernels(chip) | listed(chip, compute, copy)
    mine = {name: word for name, word in words.items() if not SEQUENCES.fullmatch(name)}
    wrong = {n: (hex(w), hex(wanted.get(n, -1))) for n, w in mine.items() if w != wanted.get(n)}
    assert wrong == {}


@BOTH
def test_what_is_listed_is_written_and_differs_from_the_kernel(chip: str) -> None:
    words, compute, copy = ours(chip)
    kept = kernels(chip)
    assert set(listed(chip, compute, copy)) <= set(words)
    edges = re.compile(r".*_CONTEXT\d+_PAGE_TABLE_.*|CP_HQD_(PQ|EOP)_.*|CP_MQD_BASE_.*")
    named = {n for n, w in listed(chip, compute, copy).items() if not edges.fullmatch(n)}
    assert not {n for n in named if listed(chip, compute, copy)[n] == kept.get(n)}


@BOTH
def test_what_the_kernel_writes_of_hubs_and_engines_is_written(chip: str) -> None:
    """All but the blocks and paths that we leave out, each with what stands for it."""
    left_out = re.compile(
        r"(GC|MM)VM_CONTEXT\d+_PAGE_TABLE_.*"  # of VMIDs without tables
        r"|SDMA1_QUEUE0_.*|CP_HQD_DEQUEUE_REQUEST"  # no ring there yet; an empty slot has nothing to drain
        r"|CP_RB_DOORBELL_RANGE_.*"  # the graphics ring
        r"|CP_PQ_STATUS|CP_PQ_WPTR_POLL_CNTL"  # pointers are polled by slot
        r"|IH_RB_WPTR_ADDR_.*|IH_CNTL2|.*S2A_DOORBELL_ENTRY_1_CTRL|BIF_BX0_INTERRUPT_CNTL2"  # read
        r"|BIF_BX0_REMAP_HDP_.*|0x1fc00|BIF_BX0_BIF_FB_EN"  # HDP is flushed at its own register
        r"|BIF_BX_PF0_(MM|RSMU)_.*"  # index pairs
    )
    missing = {n for n in kernels(chip) if n not in ours(chip)[0] and not left_out.fullmatch(n)}
    assert missing == set()
