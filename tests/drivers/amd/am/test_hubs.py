"""Tables of hubs: arrays of registers meet the declared ones."""

from __future__ import annotations

import pytest

from autogen.amd import gc_11_0_0, gc_12_0_0, mmhub_3_0_0, mmhub_4_1_0
from autogen.schema import Register
from drivers.amd.am.chip import navi31, navi48
from drivers.amd.am.hubs import Bank


@pytest.mark.parametrize(
    ("bank", "index", "declared"),
    [
        (navi31().gc_hub.context, 8, gc_11_0_0.GCVM_CONTEXT8_CNTL),
        (navi48().gc_hub.base_hi, 15, gc_12_0_0.GCVM_CONTEXT15_PAGE_TABLE_BASE_ADDR_HI32),
        (navi31().mm_hub.range_lo, 17, mmhub_3_0_0.MMVM_INVALIDATE_ENG17_ADDR_RANGE_LO32),
        (navi48().mm_hub.acknowledge, 17, mmhub_4_1_0.MMVM_INVALIDATE_ENG17_ACK),
    ],
)
def test_an_element_of_a_bank_is_the_declared_register(
    bank: Bank, index: int, declared: type[Register]
) -> None:
    element = bank.at(index)
    assert (element.__name__, element.offset) == (declared.__name__, declared.offset)
    assert {name: field.lo for name, field in element.fields.items()} == {
        name: field.lo for name, field in declared.fields.items()
    }
