"""Registers outside GC that bring-up touches. Values are typed from the kernel's headers and code."""

from __future__ import annotations

from types import ModuleType

import pytest

from autogen.amd import (
    gc_11_0_0,
    gc_12_0_0,
    hdp_6_0_0,
    hdp_7_0_0,
    ih,
    mmhub_3_0_0,
    mmhub_4_1_0,
    mp_13_0_0,
    mp_14_0_2,
    nbif_6_3_1,
    nbio_4_3_0,
    osssys_6_0_0,
    osssys_7_0_0,
    thm_13_0_2,
)
from autogen.schema import ReservedBits

NBIO_BASES = (0, 0x14, 0xD20, 0x10400, 0x241B000, 0x4040000)
GENERATIONS = [nbio_4_3_0, nbif_6_3_1]


@pytest.mark.parametrize("nbio", GENERATIONS)
def test_the_registers_that_are_known_before_discovery_stand_where_the_kernel_reads_them(
    nbio: ModuleType,
) -> None:
    """amdgpu_discovery.c: mmRCC_CONFIG_MEMSIZE 0xde3; amdgpu_device.c: MM_INDEX 0, DATA 1, INDEX_HI 6."""
    assert nbio.RCC_DEV0_EPF0_RCC_CONFIG_MEMSIZE.address(NBIO_BASES) == 0xDE3
    assert nbio.BIF_BX_PF0_MM_INDEX.address(NBIO_BASES) == 0
    assert nbio.BIF_BX_PF0_MM_DATA.address(NBIO_BASES) == 1
    assert nbio.BIF_BX_PF0_MM_INDEX_HI.address(NBIO_BASES) == 6
    assert nbio.BIF_BX0_PCIE_INDEX2.address(NBIO_BASES) == 0xE
    assert nbio.BIF_BX0_PCIE_DATA2.address(NBIO_BASES) == 0xF


@pytest.mark.parametrize("nbio", GENERATIONS)
def test_the_flush_registers_of_the_rings_are_neighbours(nbio: ModuleType) -> None:
    """nbio_v4_3.c: GPU_HDP_FLUSH_REQ 0x106, DONE 0x107 in segment 2; CP2 is bit 2, SDMA0 and 1 are 12, 13."""
    assert nbio.BIF_BX_PF0_GPU_HDP_FLUSH_REQ.address(NBIO_BASES) == 0xD20 + 0x106
    assert nbio.BIF_BX_PF0_GPU_HDP_FLUSH_DONE.address(NBIO_BASES) == 0xD20 + 0x107
    assert int(nbio.BIF_BX_PF0_GPU_HDP_FLUSH_REQ(cp2=1)) == 4
    assert nbio.BIF_BX_PF0_GPU_HDP_FLUSH_DONE.fields["cp9"].lo == 9


def test_the_doorbell_route_of_the_command_processor_is_the_kernels_word() -> None:
    """nbio_v4_3.c gc_doorbell_init writes 0x30000007 to entry 0 and 0x3000000d to entry 3."""
    for nbio in GENERATIONS:
        first, fourth = nbio.S2A_DOORBELL_ENTRY_CTRL[0], nbio.S2A_DOORBELL_ENTRY_CTRL[3]
        route = first(
            s2a_doorbell_port0_enable=1, s2a_doorbell_port0_awid=3, s2a_doorbell_port0_awaddr_31_28_value=3
        )
        assert int(route) == 0x3000_0007
        route = fourth(
            s2a_doorbell_port3_enable=1, s2a_doorbell_port3_awid=6, s2a_doorbell_port3_awaddr_31_28_value=3
        )
        assert int(route) == 0x3000_000D


def test_the_doorbell_routes_lie_outside_bar_5_on_navi31_only() -> None:
    """BAR 5 is 1 MiB: dwords below 0x40000. nbio_4_3_0_offset.h puts the routes into segment 3."""
    old = [register.address(NBIO_BASES) for register in nbio_4_3_0.S2A_DOORBELL_ENTRY_CTRL]
    new = [register.address(NBIO_BASES) for register in nbif_6_3_1.S2A_DOORBELL_ENTRY_CTRL]
    assert old == list(range(0x10400 + 0x4F7640, 0x10400 + 0x4F7650))
    assert new == list(range(0xD20 + 0x1CB, 0xD20 + 0x1DB))


def test_the_mailboxes_stand_where_the_kernel_polls_them() -> None:
    """amdgpu_discovery.c: mmMP0_SMN_C2PMSG_33 0x16061. MP1 shares segment 0 on 13.0.0, not on 14.0.2."""
    bases = (0x16000, 0xDC0000)
    assert mp_13_0_0.MP0_SMN_C2PMSG_33.address(bases) == 0x16061
    assert mp_14_0_2.MPASP_SMN_C2PMSG_33.address(bases) == 0x16061
    assert mp_13_0_0.MP0_SMN_C2PMSG_81.address(bases) == 0x16091
    assert mp_13_0_0.MP1_SMN_C2PMSG_66.address(bases) == 0x16282
    assert (mp_14_0_2.MP1_SMN_C2PMSG_66.segment, mp_14_0_2.MP1_SMN_C2PMSG_66.offset) == (1, 0x82)


def test_the_interrupt_ring_is_set_up_with_the_kernels_bits() -> None:
    """ih_v6_0.c: RB_SIZE is log2 of 64 Ki dwords; overflow bits of control and write pointer."""
    for block in (osssys_6_0_0, osssys_7_0_0):
        control = block.IH_RB_CNTL(
            rb_enable=1, rb_size=16, mc_space=4, wptr_overflow_enable=1, enable_intr=1, rptr_rearm=1
        )
        assert control.rb_size == 16
        assert block.IH_RB_CNTL.fields["wptr_overflow_clear"].lo == 31
        assert block.IH_RB_WPTR.fields["rb_overflow"].lo == 0
        offset = block.IH_RB_WPTR.fields["offset_"]
        assert (offset.lo, offset.hi) == (2, 17)


def test_a_ring_of_another_name_is_refused_by_the_strict_decoder() -> None:
    with pytest.raises(ReservedBits, match="IH_REGISTER_LAST_PART0: reserved bits set"):
        osssys_6_0_0.IH_REGISTER_LAST_PART0.decode(1)


def test_a_fault_status_decodes_as_the_documents_say() -> None:
    """mmhub_v3_0.c: more_faults 0, walker 3:1, permission 7:4, mapping 8, cid 17:9, rw 18, vmid."""
    word = 1 | 2 << 1 | 4 << 4 | 1 << 8 | 0x1A << 9 | 1 << 18 | 8 << 20
    old = mmhub_3_0_0.MMVM_L2_PROTECTION_FAULT_STATUS.decode(word)
    new = mmhub_4_1_0.MMVM_L2_PROTECTION_FAULT_STATUS_LO32.decode(word)
    for status in (old, new):
        named = (status.more_faults, status.walker_error, status.permission_faults, status.mapping_error)
        assert named == (1, 2, 4, 1)
        assert (status.cid, status.rw, status.vmid) == (0x1A, 1, 8)


def test_the_two_hubs_offer_the_same_registers_in_both_generations() -> None:
    only_old = {"MMVM_L2_PROTECTION_FAULT_STATUS", "MMVM_L2_CGTT_BUSY_CTRL"}
    old, new = ({r.__name__ for r in hub.REGISTERS} for hub in (mmhub_3_0_0, mmhub_4_1_0))
    assert old - new == only_old
    assert {name.rsplit("_", 1)[0] for name in new - old} == {"MMVM_L2_PROTECTION_FAULT_STATUS"}


def test_small_blocks_have_the_registers_that_the_kernel_driver_names() -> None:
    """hdp_v6_0.c writes HDP_MEM_POWER_CTRL 0xd4; thm reads CG_MULT_THERMAL_STATUS.CTF_TEMP."""
    assert hdp_6_0_0.HDP_MEM_POWER_CTRL.offset == hdp_7_0_0.HDP_MEM_POWER_CTRL.offset == 0xD4
    assert "ctf_temp" in thm_13_0_2.CG_MULT_THERMAL_STATUS.fields


def test_an_interrupt_entry_is_read_as_the_kernel_reads_it() -> None:
    """amdgpu_ih_decode_iv_helper on eight dwords; SOC21_IH_CLIENTID_GRBM_CP 0x14, CP_EOP 0xb5."""
    words = [0x0812_B514, 0x89AB_CDEF, 0x0000_4567, 0x0001_8003, 7, 0, 0, 0]
    entry = ih.IhEntry.decode(words)
    assert (entry.client_id, entry.source_id) == (ih.Client.GRBM_CP, ih.GfxSource.CP_EOP_INTERRUPT)
    assert (entry.ring_id, entry.vmid, entry.vmid_src) == (0x12, 8, 0)
    assert (entry.timestamp, entry.pasid, entry.node_id) == (0x4567_89AB_CDEF, 0x8003, 1)
    assert entry.src_data0 == 7
    assert entry.dwords() == words


@pytest.mark.parametrize("block", [gc_11_0_0, gc_12_0_0, mmhub_3_0_0, mmhub_4_1_0])
def test_what_a_register_holds_after_reset_may_be_written_back(block: ModuleType) -> None:
    """gc_11_0_0_default.h, reg*_DEFAULT of gfx_v12_0.c and mmhub_v3_0.c."""
    assert block.RESET_VALUES
    for register, value in block.RESET_VALUES.items():
        assert int(register.decode(value)) == value


def test_the_kernels_queue_defaults_are_the_reset_values_of_both_generations() -> None:
    """gfx_v12_0.c: regCP_HQD_PQ_CONTROL_DEFAULT and others; the same in gc_11_0_0_default.h."""
    for block in (gc_11_0_0, gc_12_0_0):
        assert block.RESET_VALUES[block.CP_HQD_PQ_CONTROL] == 0x0030_8509
        assert block.RESET_VALUES[block.CP_HQD_PERSISTENT_STATE] == 0x0BE0_5501
        assert block.RESET_VALUES[block.GCVM_L2_CNTL3] == 0x8012_0007


def test_the_private_invalidation_of_the_mm_hub_is_bit_25() -> None:
    """gmc_v11_0_flush_gpu_tlb sets bit 25; its name begins with RESERVED, and still it is a field."""
    for hub in (mmhub_3_0_0, mmhub_4_1_0):
        word = hub.MMVM_L2_BANK_SELECT_RESERVED_CID2(reserved_cache_private_invalidation=1)
        assert int(word) == 1 << 25
