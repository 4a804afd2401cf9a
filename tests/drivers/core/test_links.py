"""What is said of links stays below what the bus can carry, and each card has a row."""

from __future__ import annotations

import pytest

from drivers.core.links import LINKS, PCIE_4_X16, link_of

LINE_RATE = 16e9 * 16 * 128 / 130 / 8  # PCI Express Base 4.0: 16 GT/s, 16 lanes, 128b/130b; bytes a second


@pytest.mark.parametrize("arch", LINKS)
def test_no_direction_is_faster_than_its_lanes(arch: str) -> None:
    link = link_of(arch)
    for rate in (link.between_cards, link.to_card, link.from_card, link.with_host / 2):
        assert 0.7 * LINE_RATE < rate < LINE_RATE


def test_a_read_goes_there_and_back() -> None:
    assert PCIE_4_X16.read_s == 2 * PCIE_4_X16.write_s


def test_an_unknown_card_has_the_row_of_a_tinybox_red() -> None:
    assert link_of("gfx9999") is link_of("gfx1100")
