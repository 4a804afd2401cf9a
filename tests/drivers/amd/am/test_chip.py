"""Chip tables: arrays of registers meet the declared ones, and a graphics core selects its table."""

from __future__ import annotations

import pytest

from autogen.amd import gc_11_0_0, gc_12_0_0, mmhub_3_0_0, mmhub_4_1_0
from autogen.schema import Register
from drivers.amd.am.chip import Bank, Chip, chip_of, navi31, navi48
from drivers.core.errors import DeviceError


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


def test_the_graphics_core_selects_the_table() -> None:
    assert chip_of((11, 0, 0)).name == "navi31"
    assert chip_of((12, 0, 1)).name == "navi48"
    with pytest.raises(DeviceError, match=r"graphics core 10\.3\.0; supported are 11\.0\.0 \(navi31\)"):
        chip_of((10, 3, 0))


@pytest.mark.parametrize("chip", [navi31(), navi48()], ids=lambda chip: chip.name)
def test_doorbell_routes_have_the_words_of_public_drivers(chip: Chip) -> None:
    # nbio_v4_3.c and nbif_v6_3_1.c: port 0 awid 3, port 3 awid 6, both to segment 3
    assert [int(route) for route in chip.doorbell_routes[:2]] == [0x30000007, 0x3000000D]
