"""Registers of GC 12.0. Addresses and words are typed from the headers, Mesa's database and gfx_v12_0.c."""

from __future__ import annotations

import pytest

from autogen.amd import gc_11_0_0, gc_12_0_0
from autogen.schema import EncodeError, Register


@pytest.mark.parametrize(
    ("register", "dword"),
    [
        # Mesa gfx12.json, absolute byte address / 4
        (gc_12_0_0.COMPUTE_PGM_LO, 0xB830 // 4),
        (gc_12_0_0.COMPUTE_PGM_RSRC1, 0xB848 // 4),
        (gc_12_0_0.COMPUTE_TMPRING_SIZE, 0xB860 // 4),
        (gc_12_0_0.COMPUTE_USER_DATA_0, 0xB900 // 4),
        # gc_12_0_0_offset.h: the MQD's window begins at 0x1fa9 of segment 0, as on gfx11
        (gc_12_0_0.CP_MQD_BASE_ADDR, 0x1260 + 0x1FA9),
        (gc_12_0_0.CP_HQD_PQ_WPTR_HI, 0x1260 + 0x1FE0),
        (gc_12_0_0.GRBM_GFX_CNTL, 0xA000 + 0x0900),
    ],
)
def test_a_register_stands_at_its_documented_dword(register: type[Register], dword: int) -> None:
    assert register.address(gc_12_0_0.NAVI48_BASES) == dword
    assert gc_12_0_0.REGISTERS_BY_DWORD[dword] is register


def test_the_context_control_moved_by_one_bit_from_block_size_on() -> None:
    """gfxhub_v3_0.c and gfxhub_v12_0.c: PAGE_TABLE_BLOCK_SIZE is 6:3 on GC 11, 7:4 on GC 12."""
    old, new = gc_11_0_0.GCVM_CONTEXT0_CNTL, gc_12_0_0.GCVM_CONTEXT0_CNTL
    assert int(old(enable_context=1, page_table_depth=3)) == 7
    assert int(old(page_table_block_size=9)) == 9 << 3
    assert int(new(page_table_block_size=9)) == 9 << 4
    assert old.fields["range_protection_fault_enable_interrupt"].lo + 1 == (
        new.fields["range_protection_fault_enable_interrupt"].lo
    )


def test_a_tlb_request_is_the_word_that_the_kernel_driver_writes() -> None:
    """gfxhub_v3_0_get_invalidate_req: one VMID, flush type 0, L2 PTEs, PDE 0, 1, 2 and L1 PTEs."""
    for gc in (gc_11_0_0, gc_12_0_0):
        request = gc.GCVM_INVALIDATE_ENG17_REQ(
            per_vmid_invalidate_req=1 << 3,
            flush_type=0,
            invalidate_l2_ptes=1,
            invalidate_l2_pde0=1,
            invalidate_l2_pde1=1,
            invalidate_l2_pde2=1,
            invalidate_l1_ptes=1,
        )
        assert int(request) == 0xF8_0008


def test_the_engines_and_contexts_are_in_order() -> None:
    for gc in (gc_11_0_0, gc_12_0_0):
        requests = [register.offset for register in gc.INVALIDATE_REQ]
        assert requests == list(range(requests[0], requests[0] + 18))
        assert gc.INVALIDATE_REQ[17] is gc.GCVM_INVALIDATE_ENG17_REQ
        assert gc.CONTEXT_CNTL[15] is gc.GCVM_CONTEXT15_CNTL
        bases = [register.offset for register in gc.CONTEXT_PAGE_TABLE_BASE_ADDR_LO32]
        assert bases == list(range(bases[0], bases[0] + 32, 2))


def test_the_boot_status_says_that_everything_was_loaded_with_bit_31() -> None:
    """gfx_v11_0_wait_for_rlc_autoload_complete reads RLC_RLCS_BOOTLOAD_STATUS.BOOTLOAD_COMPLETE."""
    for gc in (gc_11_0_0, gc_12_0_0):
        assert gc.RLC_RLCS_BOOTLOAD_STATUS.decode(1 << 31).bootload_complete == 1


def test_the_micro_controllers_have_other_names_and_bits() -> None:
    """sdma_v6_0.c halts SDMA0_F32_CNTL bit 0 and resets TH1 with bit 13; sdma_v7_0.c SDMA0_MCU_CNTL 0, 1."""
    assert int(gc_11_0_0.SDMA0_F32_CNTL(halt=1, th1_reset=1)) == 0x2001
    assert int(gc_12_0_0.SDMA0_MCU_CNTL(halt=1, reset=1)) == 3
    assert gc_11_0_0.SDMA0_QUEUE0_DOORBELL.offset == 0x92
    assert gc_12_0_0.SDMA0_QUEUE0_DOORBELL.offset == 0x8F


def test_scratch_may_be_larger_than_on_gfx11() -> None:
    """WAVESIZE is 26:12 on gfx11 and 29:12 on gfx12 (256-byte units)."""
    assert int(gc_12_0_0.COMPUTE_TMPRING_SIZE(wavesize=0x3FFFF)) == 0x3FFF_F000
    with pytest.raises(EncodeError, match=r"wavesize: 0x3ffff does not fit dw0\[26:12\]"):
        gc_11_0_0.COMPUTE_TMPRING_SIZE(wavesize=0x3FFFF)
