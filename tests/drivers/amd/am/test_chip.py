"""Chip tables: a graphics core selects its own, and routes are the words of public drivers."""

from __future__ import annotations

import pytest

from drivers.amd.am.chip import Chip, chip_of, navi31, navi48
from drivers.core.errors import DeviceError


def test_the_graphics_core_selects_the_table() -> None:
    assert chip_of((11, 0, 0)).name == "navi31"
    assert chip_of((12, 0, 1)).name == "navi48"
    with pytest.raises(DeviceError, match=r"graphics core 10\.3\.0; supported are 11\.0\.0 \(navi31\)"):
        chip_of((10, 3, 0))


@pytest.mark.parametrize("chip", [navi31(), navi48()], ids=lambda chip: chip.name)
def test_doorbell_routes_have_the_words_of_public_drivers(chip: Chip) -> None:
    # nbio_v4_3.c and nbif_v6_3_1.c: port 0 awid 3, port 3 awid 6, both to segment 3
    assert [int(route) for route in chip.doorbell_routes[:2]] == [0x30000007, 0x3000000D]
