"""The copy engines: bound in the right order, stopped, reset, rings that do not fit."""

from __future__ import annotations

import dataclasses

import pytest

from drivers.amd.am import sdma
from drivers.amd.am.boot import Machine
from drivers.amd.am.card import AmCard
from drivers.amd.am.sdma import SdmaRing
from drivers.core.errors import ArgumentError, DeviceError

RING = SdmaRing(0, 8, 0x1000_0000_0000, 1 << 20, 0x1000_0100_0000, 0x1000_0200_0000)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"engine": 2}, r"the card has engines 0\.\.1"),
        ({"ring_bytes": 100}, r"copy ring of 0x64 bytes; must be 2\^n"),
        ({"ring_va": 0x1000_0000_0010}, "not aligned"),
    ],
)
def test_a_ring_that_a_queue_cannot_express_is_refused(change: dict[str, int], message: str) -> None:
    with pytest.raises(ArgumentError, match=message):
        sdma._check(dataclasses.replace(RING, **change))


def test_both_engines_get_a_ring_and_a_third_is_refused(machine: Machine) -> None:
    card = AmCard(machine)
    offsets = {card.create_sdma_queue(1 << 16).doorbell_offset for _ in range(2)}
    assert offsets == {0x100 * 8, 0x10A * 8}
    for engine in range(2):
        assert machine.sdma.pointers(engine) == (0, 0)
        control = machine.board.gc.read(machine.sdma.engines[engine].rb_control)
        assert control.rb_enable == 1 and control.rb_vmid == 9
    with pytest.raises(DeviceError, match=r"all 2 copy engines of Radeon .* have a queue"):
        card.create_sdma_queue(1 << 16)


def test_a_reset_engine_is_off_and_can_be_bound_again(machine: Machine) -> None:
    card = AmCard(machine)
    queue = card.create_sdma_queue(1 << 16)
    machine.sdma.reset(0)
    assert machine.board.gc.read(machine.sdma.engines[0].rb_control).rb_enable == 0
    bound = card.rings[queue.queue_id]
    assert isinstance(bound, SdmaRing)
    machine.sdma.setup()
    machine.sdma.bind(bound)
    assert machine.board.gc.read(machine.sdma.engines[0].rb_control).rb_enable == 1
