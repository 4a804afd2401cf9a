"""Facts about links fit each other and what the PCI Express specification allows."""

from __future__ import annotations

from drivers.core.links import LINKS, PCIE_4_X16, link_of

RAW = 16e9 * 16 * 128 / 130 / 8  # bytes a second of 16 lanes at 16 GT/s, in each direction


def test_no_rate_is_beyond_what_the_lanes_carry() -> None:
    for link in LINKS.values():
        assert max(link.between_cards, link.to_card, link.from_card) < RAW
        assert max(link.to_card, link.from_card) < link.with_host < 2 * RAW


def test_a_chip_without_a_row_has_the_link_of_a_tinybox() -> None:
    assert link_of("sm_90") is PCIE_4_X16 and link_of("gfx1100").read_s > link_of("gfx1100").write_s
