"""The bus interface: doorbell numbers in their three units, the aperture, the routes."""

from __future__ import annotations

from autogen.amd.doorbells import Doorbell
from drivers.amd.am import nbio
from drivers.amd.am.boot import CardBlocks


def test_a_doorbell_has_a_byte_and_a_dword() -> None:
    assert nbio.doorbell_byte(Doorbell.SDMA_ENGINE1) == 0x850
    assert nbio.doorbell_dword(Doorbell.SDMA_ENGINE1) == 0x214


def test_the_copy_route_covers_both_engines(machine: CardBlocks) -> None:
    route = machine.board.nbio.read(type(machine.board.chip.copy_route))
    fields = dict(route.items())
    assert fields["s2a_doorbell_port2_range_size"] == 20 * 2
    first, size = fields["s2a_doorbell_port2_range_offset"], fields["s2a_doorbell_port2_range_size"]
    for index in nbio.SDMA_DOORBELLS:
        assert first <= nbio.doorbell_dword(index) < first + size


def test_setup_opens_the_aperture(machine: CardBlocks) -> None:
    register = machine.board.chip.nbio.RCC_DEV0_EPF0_RCC_DOORBELL_APER_EN
    assert machine.board.nbio.read(register).bif_doorbell_aper_en == 1
