"""The registers of a memory hub under one set of names, for both hubs of both generations. Data.

Stands below the chip tables; `gmc.py` drives a hub by it. Sources: Linux 6.12 per table; names of registers
as in the vendor's headers (`autogen`).
"""

from __future__ import annotations

import types
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from autogen.schema import Register

Fields = type[Any]  # a register class whose fields are the same on every chip


@dataclass(frozen=True)
class Bank:
    """An array of registers at equal distances, known by its first two."""

    first: type[Register]
    second: type[Register]

    def at(self, index: int) -> Fields:
        """The register class of element `index`."""
        return _element(self.first, self.second.offset - self.first.offset, index)


_elements: dict[tuple[int, int, int], Fields] = {}


def _element(first: type[Register], stride: int, index: int) -> Fields:
    key = (id(first), stride, index)
    if key not in _elements:
        place = {"offset": first.offset + index * stride, "segment": first.segment}
        name = first.__name__.replace("0", str(index), 1)
        _elements[key] = types.new_class(name, (first,), place)
    return _elements[key]


@dataclass(frozen=True)
class Hub:
    """Registers of one memory hub. Both hubs and both generations have the same fields but for their bits."""

    name: str
    fb_base: Fields
    fb_top: Fields
    fb_offset: Fields
    agp_base: Fields
    agp_bot: Fields
    agp_top: Fields
    aperture_low: Fields
    aperture_high: Fields
    aperture_default_lsb: Fields
    aperture_default_msb: Fields
    l1_tlb: Fields
    l2: Fields
    l2_2: Fields
    l2_3: Fields
    l2_4: Fields
    l2_5: Fields
    fault_control: Fields
    fault_control2: Fields
    fault_status: Fields
    fault_address_lo: Fields
    fault_address_hi: Fields
    fault_default_lo: Fields
    fault_default_hi: Fields
    identity_low_lo: Fields
    identity_low_hi: Fields
    identity_high_lo: Fields
    identity_high_hi: Fields
    identity_offset_lo: Fields
    identity_offset_hi: Fields
    reserved_client: Fields
    context: Bank
    base_lo: Bank
    base_hi: Bank
    start_lo: Bank
    start_hi: Bank
    end_lo: Bank
    end_hi: Bank
    range_lo: Bank
    range_hi: Bank
    semaphore: Bank
    request: Bank
    acknowledge: Bank
    has_semaphore: bool


def gc_hub(gc: ModuleType, fault_status: Fields) -> Hub:
    """The graphics hub. Source: Linux gfxhub_v3_0.c, gfxhub_v12_0.c."""
    return Hub(
        name="GC hub",
        fb_base=gc.GCMC_VM_FB_LOCATION_BASE,
        fb_top=gc.GCMC_VM_FB_LOCATION_TOP,
        fb_offset=gc.GCMC_VM_FB_OFFSET,
        agp_base=gc.GCMC_VM_AGP_BASE,
        agp_bot=gc.GCMC_VM_AGP_BOT,
        agp_top=gc.GCMC_VM_AGP_TOP,
        aperture_low=gc.GCMC_VM_SYSTEM_APERTURE_LOW_ADDR,
        aperture_high=gc.GCMC_VM_SYSTEM_APERTURE_HIGH_ADDR,
        aperture_default_lsb=gc.GCMC_VM_SYSTEM_APERTURE_DEFAULT_ADDR_LSB,
        aperture_default_msb=gc.GCMC_VM_SYSTEM_APERTURE_DEFAULT_ADDR_MSB,
        l1_tlb=gc.GCMC_VM_MX_L1_TLB_CNTL,
        l2=gc.GCVM_L2_CNTL,
        l2_2=gc.GCVM_L2_CNTL2,
        l2_3=gc.GCVM_L2_CNTL3,
        l2_4=gc.GCVM_L2_CNTL4,
        l2_5=gc.GCVM_L2_CNTL5,
        fault_control=gc.GCVM_L2_PROTECTION_FAULT_CNTL,
        fault_control2=gc.GCVM_L2_PROTECTION_FAULT_CNTL2,
        fault_status=fault_status,
        fault_address_lo=gc.GCVM_L2_PROTECTION_FAULT_ADDR_LO32,
        fault_address_hi=gc.GCVM_L2_PROTECTION_FAULT_ADDR_HI32,
        fault_default_lo=gc.GCVM_L2_PROTECTION_FAULT_DEFAULT_ADDR_LO32,
        fault_default_hi=gc.GCVM_L2_PROTECTION_FAULT_DEFAULT_ADDR_HI32,
        identity_low_lo=gc.GCVM_L2_CONTEXT1_IDENTITY_APERTURE_LOW_ADDR_LO32,
        identity_low_hi=gc.GCVM_L2_CONTEXT1_IDENTITY_APERTURE_LOW_ADDR_HI32,
        identity_high_lo=gc.GCVM_L2_CONTEXT1_IDENTITY_APERTURE_HIGH_ADDR_LO32,
        identity_high_hi=gc.GCVM_L2_CONTEXT1_IDENTITY_APERTURE_HIGH_ADDR_HI32,
        identity_offset_lo=gc.GCVM_L2_CONTEXT_IDENTITY_PHYSICAL_OFFSET_LO32,
        identity_offset_hi=gc.GCVM_L2_CONTEXT_IDENTITY_PHYSICAL_OFFSET_HI32,
        reserved_client=gc.GCVM_L2_BANK_SELECT_RESERVED_CID2,
        context=Bank(gc.GCVM_CONTEXT0_CNTL, gc.GCVM_CONTEXT1_CNTL),
        base_lo=Bank(gc.GCVM_CONTEXT0_PAGE_TABLE_BASE_ADDR_LO32, gc.GCVM_CONTEXT1_PAGE_TABLE_BASE_ADDR_LO32),
        base_hi=Bank(gc.GCVM_CONTEXT0_PAGE_TABLE_BASE_ADDR_HI32, gc.GCVM_CONTEXT1_PAGE_TABLE_BASE_ADDR_HI32),
        start_lo=Bank(
            gc.GCVM_CONTEXT0_PAGE_TABLE_START_ADDR_LO32, gc.GCVM_CONTEXT1_PAGE_TABLE_START_ADDR_LO32
        ),
        start_hi=Bank(
            gc.GCVM_CONTEXT0_PAGE_TABLE_START_ADDR_HI32, gc.GCVM_CONTEXT1_PAGE_TABLE_START_ADDR_HI32
        ),
        end_lo=Bank(gc.GCVM_CONTEXT0_PAGE_TABLE_END_ADDR_LO32, gc.GCVM_CONTEXT1_PAGE_TABLE_END_ADDR_LO32),
        end_hi=Bank(gc.GCVM_CONTEXT0_PAGE_TABLE_END_ADDR_HI32, gc.GCVM_CONTEXT1_PAGE_TABLE_END_ADDR_HI32),
        range_lo=Bank(gc.GCVM_INVALIDATE_ENG0_ADDR_RANGE_LO32, gc.GCVM_INVALIDATE_ENG1_ADDR_RANGE_LO32),
        range_hi=Bank(gc.GCVM_INVALIDATE_ENG0_ADDR_RANGE_HI32, gc.GCVM_INVALIDATE_ENG1_ADDR_RANGE_HI32),
        semaphore=Bank(gc.GCVM_INVALIDATE_ENG0_SEM, gc.GCVM_INVALIDATE_ENG1_SEM),
        request=Bank(gc.GCVM_INVALIDATE_ENG0_REQ, gc.GCVM_INVALIDATE_ENG1_REQ),
        acknowledge=Bank(gc.GCVM_INVALIDATE_ENG0_ACK, gc.GCVM_INVALIDATE_ENG1_ACK),
        has_semaphore=False,
    )


def mm_hub(mm: ModuleType, fault_status: Fields) -> Hub:
    """The hub of PSP, SMU, IH and display. Source: Linux mmhub_v3_0.c, mmhub_v4_1_0.c."""
    return Hub(
        name="MM hub",
        fb_base=mm.MMMC_VM_FB_LOCATION_BASE,
        fb_top=mm.MMMC_VM_FB_LOCATION_TOP,
        fb_offset=mm.MMMC_VM_FB_OFFSET,
        agp_base=mm.MMMC_VM_AGP_BASE,
        agp_bot=mm.MMMC_VM_AGP_BOT,
        agp_top=mm.MMMC_VM_AGP_TOP,
        aperture_low=mm.MMMC_VM_SYSTEM_APERTURE_LOW_ADDR,
        aperture_high=mm.MMMC_VM_SYSTEM_APERTURE_HIGH_ADDR,
        aperture_default_lsb=mm.MMMC_VM_SYSTEM_APERTURE_DEFAULT_ADDR_LSB,
        aperture_default_msb=mm.MMMC_VM_SYSTEM_APERTURE_DEFAULT_ADDR_MSB,
        l1_tlb=mm.MMMC_VM_MX_L1_TLB_CNTL,
        l2=mm.MMVM_L2_CNTL,
        l2_2=mm.MMVM_L2_CNTL2,
        l2_3=mm.MMVM_L2_CNTL3,
        l2_4=mm.MMVM_L2_CNTL4,
        l2_5=mm.MMVM_L2_CNTL5,
        fault_control=mm.MMVM_L2_PROTECTION_FAULT_CNTL,
        fault_control2=mm.MMVM_L2_PROTECTION_FAULT_CNTL2,
        fault_status=fault_status,
        fault_address_lo=mm.MMVM_L2_PROTECTION_FAULT_ADDR_LO32,
        fault_address_hi=mm.MMVM_L2_PROTECTION_FAULT_ADDR_HI32,
        fault_default_lo=mm.MMVM_L2_PROTECTION_FAULT_DEFAULT_ADDR_LO32,
        fault_default_hi=mm.MMVM_L2_PROTECTION_FAULT_DEFAULT_ADDR_HI32,
        identity_low_lo=mm.MMVM_L2_CONTEXT1_IDENTITY_APERTURE_LOW_ADDR_LO32,
        identity_low_hi=mm.MMVM_L2_CONTEXT1_IDENTITY_APERTURE_LOW_ADDR_HI32,
        identity_high_lo=mm.MMVM_L2_CONTEXT1_IDENTITY_APERTURE_HIGH_ADDR_LO32,
        identity_high_hi=mm.MMVM_L2_CONTEXT1_IDENTITY_APERTURE_HIGH_ADDR_HI32,
        identity_offset_lo=mm.MMVM_L2_CONTEXT_IDENTITY_PHYSICAL_OFFSET_LO32,
        identity_offset_hi=mm.MMVM_L2_CONTEXT_IDENTITY_PHYSICAL_OFFSET_HI32,
        reserved_client=mm.MMVM_L2_BANK_SELECT_RESERVED_CID2,
        context=Bank(mm.MMVM_CONTEXT0_CNTL, mm.MMVM_CONTEXT1_CNTL),
        base_lo=Bank(mm.MMVM_CONTEXT0_PAGE_TABLE_BASE_ADDR_LO32, mm.MMVM_CONTEXT1_PAGE_TABLE_BASE_ADDR_LO32),
        base_hi=Bank(mm.MMVM_CONTEXT0_PAGE_TABLE_BASE_ADDR_HI32, mm.MMVM_CONTEXT1_PAGE_TABLE_BASE_ADDR_HI32),
        start_lo=Bank(
            mm.MMVM_CONTEXT0_PAGE_TABLE_START_ADDR_LO32, mm.MMVM_CONTEXT1_PAGE_TABLE_START_ADDR_LO32
        ),
        start_hi=Bank(
            mm.MMVM_CONTEXT0_PAGE_TABLE_START_ADDR_HI32, mm.MMVM_CONTEXT1_PAGE_TABLE_START_ADDR_HI32
        ),
        end_lo=Bank(mm.MMVM_CONTEXT0_PAGE_TABLE_END_ADDR_LO32, mm.MMVM_CONTEXT1_PAGE_TABLE_END_ADDR_LO32),
        end_hi=Bank(mm.MMVM_CONTEXT0_PAGE_TABLE_END_ADDR_HI32, mm.MMVM_CONTEXT1_PAGE_TABLE_END_ADDR_HI32),
        range_lo=Bank(mm.MMVM_INVALIDATE_ENG0_ADDR_RANGE_LO32, mm.MMVM_INVALIDATE_ENG1_ADDR_RANGE_LO32),
        range_hi=Bank(mm.MMVM_INVALIDATE_ENG0_ADDR_RANGE_HI32, mm.MMVM_INVALIDATE_ENG1_ADDR_RANGE_HI32),
        semaphore=Bank(mm.MMVM_INVALIDATE_ENG0_SEM, mm.MMVM_INVALIDATE_ENG1_SEM),
        request=Bank(mm.MMVM_INVALIDATE_ENG0_REQ, mm.MMVM_INVALIDATE_ENG1_REQ),
        acknowledge=Bank(mm.MMVM_INVALIDATE_ENG0_ACK, mm.MMVM_INVALIDATE_ENG1_ACK),
        has_semaphore=True,
    )
