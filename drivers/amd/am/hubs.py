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


# Registers by the name they have in both hubs: `GC` or `MM` stands before it.
SINGLE = {
    "fb_base": "MC_VM_FB_LOCATION_BASE",
    "fb_top": "MC_VM_FB_LOCATION_TOP",
    "fb_offset": "MC_VM_FB_OFFSET",
    "agp_base": "MC_VM_AGP_BASE",
    "agp_bot": "MC_VM_AGP_BOT",
    "agp_top": "MC_VM_AGP_TOP",
    "aperture_low": "MC_VM_SYSTEM_APERTURE_LOW_ADDR",
    "aperture_high": "MC_VM_SYSTEM_APERTURE_HIGH_ADDR",
    "aperture_default_lsb": "MC_VM_SYSTEM_APERTURE_DEFAULT_ADDR_LSB",
    "aperture_default_msb": "MC_VM_SYSTEM_APERTURE_DEFAULT_ADDR_MSB",
    "l1_tlb": "MC_VM_MX_L1_TLB_CNTL",
    "l2": "VM_L2_CNTL",
    "l2_2": "VM_L2_CNTL2",
    "l2_3": "VM_L2_CNTL3",
    "l2_4": "VM_L2_CNTL4",
    "l2_5": "VM_L2_CNTL5",
    "fault_control": "VM_L2_PROTECTION_FAULT_CNTL",
    "fault_control2": "VM_L2_PROTECTION_FAULT_CNTL2",
    "fault_address_lo": "VM_L2_PROTECTION_FAULT_ADDR_LO32",
    "fault_address_hi": "VM_L2_PROTECTION_FAULT_ADDR_HI32",
    "fault_default_lo": "VM_L2_PROTECTION_FAULT_DEFAULT_ADDR_LO32",
    "fault_default_hi": "VM_L2_PROTECTION_FAULT_DEFAULT_ADDR_HI32",
    "identity_low_lo": "VM_L2_CONTEXT1_IDENTITY_APERTURE_LOW_ADDR_LO32",
    "identity_low_hi": "VM_L2_CONTEXT1_IDENTITY_APERTURE_LOW_ADDR_HI32",
    "identity_high_lo": "VM_L2_CONTEXT1_IDENTITY_APERTURE_HIGH_ADDR_LO32",
    "identity_high_hi": "VM_L2_CONTEXT1_IDENTITY_APERTURE_HIGH_ADDR_HI32",
    "identity_offset_lo": "VM_L2_CONTEXT_IDENTITY_PHYSICAL_OFFSET_LO32",
    "identity_offset_hi": "VM_L2_CONTEXT_IDENTITY_PHYSICAL_OFFSET_HI32",
    "reserved_client": "VM_L2_BANK_SELECT_RESERVED_CID2",
}
# Arrays, `#` where the number of the element stands.
ARRAYS = {
    "context": "VM_CONTEXT#_CNTL",
    "base_lo": "VM_CONTEXT#_PAGE_TABLE_BASE_ADDR_LO32",
    "base_hi": "VM_CONTEXT#_PAGE_TABLE_BASE_ADDR_HI32",
    "start_lo": "VM_CONTEXT#_PAGE_TABLE_START_ADDR_LO32",
    "start_hi": "VM_CONTEXT#_PAGE_TABLE_START_ADDR_HI32",
    "end_lo": "VM_CONTEXT#_PAGE_TABLE_END_ADDR_LO32",
    "end_hi": "VM_CONTEXT#_PAGE_TABLE_END_ADDR_HI32",
    "range_lo": "VM_INVALIDATE_ENG#_ADDR_RANGE_LO32",
    "range_hi": "VM_INVALIDATE_ENG#_ADDR_RANGE_HI32",
    "semaphore": "VM_INVALIDATE_ENG#_SEM",
    "request": "VM_INVALIDATE_ENG#_REQ",
    "acknowledge": "VM_INVALIDATE_ENG#_ACK",
}


def gc_hub(gc: ModuleType, fault_status: Fields) -> Hub:
    """The graphics hub. Source: Linux gfxhub_v3_0.c, gfxhub_v12_0.c."""
    return _hub("GC", gc, fault_status, has_semaphore=False)


def mm_hub(mm: ModuleType, fault_status: Fields) -> Hub:
    """The hub of PSP, SMU, IH and display. Source: Linux mmhub_v3_0.c, mmhub_v4_1_0.c."""
    return _hub("MM", mm, fault_status, has_semaphore=True)


def _hub(prefix: str, module: ModuleType, fault_status: Fields, has_semaphore: bool) -> Hub:
    def register(name: str) -> Fields:
        found: Fields = getattr(module, prefix + name)
        return found

    registers: dict[str, Any] = {field: register(name) for field, name in SINGLE.items()}
    for field, name in ARRAYS.items():
        registers[field] = Bank(register(name.replace("#", "0")), register(name.replace("#", "1")))
    return Hub(f"{prefix} hub", fault_status=fault_status, has_semaphore=has_semaphore, **registers)
