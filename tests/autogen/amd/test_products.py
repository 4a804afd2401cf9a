"""Names of cards, against libdrm's amdgpu.ids."""

from __future__ import annotations

import pytest

from autogen.amd.products import ARCHES, PRODUCTS, product_name


@pytest.mark.parametrize(
    ("device", "revision", "name"),
    [
        (0x744C, 0xCC, "Radeon RX 7900 XT"),
        (0x744C, 0xCE, "Radeon RX 7900 GRE"),
        (0x7448, 0x00, "Radeon Pro W7900"),
        (0x7550, 0xC3, "Radeon RX 9070"),
        (0x7551, 0xC0, "Radeon AI PRO R9700"),
        (0x7550, None, "Radeon RX 9070 XT / Radeon RX 9070 GRE / Radeon RX 9070"),
        (0x7551, 0x77, "Radeon AI PRO R9700 / Radeon AI PRO R9600D"),
        (0x1234, 0, ""),
    ],
)
def test_cards_that_share_an_id_differ_by_revision(device: int, revision: int | None, name: str) -> None:
    assert product_name(device, revision) == name


def test_no_card_stands_twice_and_every_chip_has_its_target() -> None:
    assert len({(row.device_id, row.revision) for row in PRODUCTS}) == len(PRODUCTS)
    assert {row.chip for row in PRODUCTS} == set(ARCHES)
