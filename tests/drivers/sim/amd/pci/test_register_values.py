"""What registers read that nobody wrote, and that each keeps what is written to it alone."""

from __future__ import annotations

import re

import pytest

from drivers.core.errors import SimFault
from tests.drivers.sim.amd.pci.rig import Rig, open_rig
from tests.drivers.sim.amd.pci.test_independent import mapped

BOTH = pytest.mark.parametrize("chip", ["navi31", "navi48"])
# GCVM_CONTEXT*_CNTL of gc_11_0_0_default.h; the later generation has its fields one bit higher.
ENABLED = {"navi31": 0x01FF_FE00, "navi48": 0x03FF_FC00}
# What a boot up to the mapped hubs leaves, or what defaults and captures say. None: a place in memory.
KNOWN: dict[str, int | None] = {
    r"(GC|MM)VM_INVALIDATE_ENG\d+_SEM": 1,  # a read takes it
    r"(GC|MM)VM_INVALIDATE_ENG17_ACK": 1,
    r"(GC|MM)VM_CONTEXT0_(CNTL|PAGE_TABLE_.*)": None,
    r"(GC|MM)VM_L2_CNTL": 0x8_0602,  # navi48, read from a card
    r"(GC|MM)MC_VM_(FB_LOCATION|SYSTEM_APERTURE)_.*": None,
    r"(GC|MM)MC_VM_AGP_BOT": 0xFF_FFFF,
    r"(GC|MM)MC_VM_MX_L1_TLB_CNTL": 0x59,
    r"SDMA[01]_(F32|MCU)_CNTL": 1,  # halted
    r"SDMA[01]_STATUS_REG": None,  # idle
    r"CP_(PFP|ME|MEC_RS64)_PRGRM_CNTR_START(_HI)?": None,
    r"CP_ME_CNTL|CP_MEC_RS64_CNTL|CC_GC_SHADER_ARRAY_CONFIG|GFX_IMU_.*": None,
    r"GRBM_GFX_INDEX": 0xE000_0000,
    r"RLC_RLCS_BOOTLOAD_STATUS": 1 << 31,
    r"RCC_DEV0_EPF0_RCC_CONFIG_MEMSIZE|BIF_BX0_REMAP_HDP_.*": None,
    r"MP(0|1|ASP)_SMN_C2PMSG_\d+": None,
}


def booted(chip: str) -> Rig:
    rig = open_rig(chip)
    mapped(rig)
    return rig


@BOTH
def test_a_register_that_nobody_wrote_reads_0_or_what_is_known(chip: str) -> None:
    rig, found = booted(chip), dict[str, str]()
    for name, dword in rig.board.bus.table.by_name.items():
        wanted: int | None = 0
        for pattern, value in KNOWN.items():
            wanted = value if re.fullmatch(pattern, name) else wanted
        if re.fullmatch(r"(GC|MM)VM_CONTEXT([1-9]|1\d)_CNTL", name):
            wanted = ENABLED[chip]
        if chip == "navi31" and name.endswith("VM_L2_CNTL"):
            wanted = 0
        try:
            value = rig.board.bus.read(dword)
        except SimFault:
            continue
        if wanted is not None and value != wanted:
            found[name] = hex(value)
    rig.card.close()
    assert found == {}


QUEUES = re.compile(r"SDMA\d_QUEUE\d_(RB_BASE|RB_RPTR_ADDR_LO|RB_WPTR_POLL_ADDR_HI|IB_CNTL|DOORBELL_OFFSET)")
KEPT = re.compile(
    r"(GC|MM)VM_CONTEXT\d+_PAGE_TABLE_(START|END|BASE)_ADDR_(LO|HI)32|(GC|MM)VM_INVALIDATE_ENG\d+_ADDR_RANGE_.*"
    r"|SCRATCH_REG\d|IH_RING1_CLIENT_CFG_DATA|BIF_BX0_INTERRUPT_CNTL2"
)


@BOTH
def test_registers_of_queues_and_contexts_keep_each_its_own_word(chip: str) -> None:
    """Written one after the other with words of their own, then all read: none is another's."""
    rig, wanted = booted(chip), dict[str, int]()
    for name, dword in rig.board.bus.table.by_name.items():
        if QUEUES.fullmatch(name) or KEPT.fullmatch(name):
            mask = sum(field.span for field in rig.board.bus.table[dword].fields.values())
            wanted[name] = 0x9E37_79B1 * (len(wanted) + 1) & mask & 0xFFFF_FFFF
            rig.board.bus.write(dword, wanted[name])
    found = {name: rig.board.bus.read(rig.board.bus.table.by_name[name]) for name in wanted}
    rig.card.close()
    assert len(wanted) > 100
    assert {n: (hex(v), hex(wanted[n])) for n, v in found.items() if v != wanted[n]} == {}
