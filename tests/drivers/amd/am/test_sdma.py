"""The copy engines: bound in the right order, stopped, reset, rings that do not fit."""

from __future__ import annotations

import dataclasses

import pytest

from drivers.amd.am import sdma
from drivers.amd.am.boot import CardBlocks
from drivers.amd.am.card import AmCard
from drivers.amd.am.sdma import SdmaRing
from drivers.core.errors import ArgumentError, DeviceError
from drivers.sim.pci_host import PciHost

RING = SdmaRing(0, 8, 0x1000_0000_0000, 1 << 20, 0x1000_0100_0000, 0x1000_0200_0000)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"engine": -1}, r"the card has engines 0\.\.1"),
        ({"ring_bytes": 128}, r"copy ring of 0x80 bytes; must be 2\^n"),
        ({"ring_bytes": 768}, r"copy ring of 0x300 bytes; must be 2\^n"),
        ({"rptr_va": 0x1000_0100_0002}, "not aligned"),
        ({"wptr_va": 0x1000_0200_0002}, "not aligned"),
        ({"engine": 2}, r"the card has engines 0\.\.1"),
        ({"ring_bytes": 100}, r"copy ring of 0x64 bytes; must be 2\^n"),
        ({"ring_va": 0x1000_0000_0010}, "not aligned"),
    ],
)
def test_a_ring_that_a_queue_cannot_express_is_refused(change: dict[str, int], message: str) -> None:
    with pytest.raises(ArgumentError, match=message):
        sdma._check(dataclasses.replace(RING, **change))


@pytest.mark.parametrize("change", [{"engine": 1}, {"ring_bytes": 256}, {"rptr_va": 4}, {"wptr_va": 4}])
def test_the_least_that_a_queue_can_express_is_taken(change: dict[str, int]) -> None:
    sdma._check(dataclasses.replace(RING, **change))


def test_both_engines_get_a_ring_and_a_third_is_refused(machine: CardBlocks) -> None:
    card = AmCard(machine)
    offsets = {card.create_sdma_queue(1 << 16).doorbell_offset for _ in range(2)}
    assert offsets == {0x100 * 8, 0x10A * 8}
    for engine in range(2):
        assert machine.sdma.pointers(engine) == (0, 0)
        control = machine.board.gc.read(machine.sdma.engines[engine].rb_control)
        assert control.rb_enable == 1 and control.rb_vmid == 9
    with pytest.raises(DeviceError, match=r"all 2 copy engines of Radeon .* have a queue"):
        card.create_sdma_queue(1 << 16)


SDMA_6_RESET = [
    ("SDMA0_FREEZE", 1 << 4),
    ("SDMA0_F32_CNTL", 1 | 1 << 13),
    ("SDMA0_QUEUE0_PREEMPT", 0),
    ("GRBM_SOFT_RESET", 1 << 23),
    ("GRBM_SOFT_RESET", 0),
]
SDMA_7_RESET = [
    ("SDMA0_MCU_CNTL", 1 | 1 << 1),
    ("SDMA0_QUEUE0_PREEMPT", 0),
    ("GRBM_SOFT_RESET", 1 << 23),
    ("GRBM_SOFT_RESET", 0),
]


def test_an_engine_is_stopped_frozen_and_halted_before_it_is_reset(
    host: PciHost, machine: CardBlocks
) -> None:
    AmCard(machine).create_sdma_queue(1 << 16)
    seen: list[tuple[str, int]] = []
    host.cards[0].bus.watch = lambda kind, name, value: (
        seen.append((name, value)) if kind == "write" else None
    )
    machine.sdma.reset(0)
    wanted = SDMA_6_RESET if host.chip.name == "navi31" else SDMA_7_RESET
    masks = dict.fromkeys(("SDMA0_F32_CNTL", "SDMA0_MCU_CNTL"), 1 | 1 << 1 | 1 << 13)
    stopped, found = seen[:3], seen[3:]
    assert [name.rsplit("QUEUE0_", 1)[-1] for name, _ in stopped] == ["RB_CNTL", "IB_CNTL", "DOORBELL"]
    assert [(name, value & masks.get(name, 0xFFFF_FFFF)) for name, value in found] == wanted


def test_bits_that_are_not_ours_are_written_back(machine: CardBlocks) -> None:
    register = machine.sdma.engines[0].ib_control
    machine.board.gc.modify(register, switch_inside_ib=1)
    AmCard(machine).create_sdma_queue(1 << 16)
    after = machine.board.gc.read(register)
    assert (after.switch_inside_ib, after.ib_enable) == (1, 1)


def test_a_stopped_engine_is_off_and_one_that_was_reset_can_be_bound_again(machine: CardBlocks) -> None:
    card = AmCard(machine)
    queue = card.create_sdma_queue(1 << 16)
    machine.sdma.stop(0)
    registers, read = machine.sdma.engines[0], machine.board.gc.read
    assert read(registers.rb_control).rb_enable == read(registers.ib_control).ib_enable == 0
    assert read(registers.doorbell).enable == 0
    machine.sdma.reset(0)
    bound = card.rings[queue.queue_id]
    assert isinstance(bound, SdmaRing)
    machine.sdma.setup()
    machine.sdma.bind(bound)
    assert machine.board.gc.read(machine.sdma.engines[0].rb_control).rb_enable == 1


NAMES = {
    **{"control": "CNTL", "freeze": "FREEZE", "preempt": "QUEUE0_PREEMPT"},
    **{"watchdog": "WATCHDOG_CNTL", "utcl1_control": "UTCL1_CNTL", "utcl1_page": "UTCL1_PAGE"},
    **{"rb_control": "QUEUE0_RB_CNTL", "rb_base": "QUEUE0_RB_BASE", "rb_base_hi": "QUEUE0_RB_BASE_HI"},
    **{"rptr": "QUEUE0_RB_RPTR", "rptr_hi": "QUEUE0_RB_RPTR_HI", "wptr": "QUEUE0_RB_WPTR"},
    **{"wptr_hi": "QUEUE0_RB_WPTR_HI", "rptr_address_lo": "QUEUE0_RB_RPTR_ADDR_LO"},
    **{"rptr_address_hi": "QUEUE0_RB_RPTR_ADDR_HI", "poll_address_lo": "QUEUE0_RB_WPTR_POLL_ADDR_LO"},
    **{"poll_address_hi": "QUEUE0_RB_WPTR_POLL_ADDR_HI", "ib_control": "QUEUE0_IB_CNTL"},
    **{"doorbell": "QUEUE0_DOORBELL", "doorbell_offset": "QUEUE0_DOORBELL_OFFSET"},
    "minor_update": "QUEUE0_MINOR_PTR_UPDATE",
}


@pytest.mark.parametrize("engine", [0, 1])
def test_each_register_of_an_engine_is_the_one_of_that_name(machine: CardBlocks, engine: int) -> None:
    registers = machine.sdma.engines[engine]
    found = {field.name: getattr(registers, field.name).__name__ for field in dataclasses.fields(registers)}
    assert found == {field: f"SDMA{engine}_{name}" for field, name in NAMES.items()}


def test_a_reset_gives_the_engine_the_time_that_the_kernel_gives_it(
    host: PciHost, machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """sdma_v6_0_soft_reset, sdma_v7_0_soft_reset: 100 us when it is halted, in reset, and out of it."""
    seen, pauses, sleep = list[tuple[str, int]](), list[tuple[tuple[str, int], float]](), host.sleep
    host.cards[0].bus.watch = lambda kind, name, value: (
        seen.append((name, value)) if kind == "write" else None
    )
    monkeypatch.setattr(host, "sleep", lambda s: (pauses.append((seen[-1], s)), sleep(s))[1])
    machine.sdma.reset(1)
    places = [("SDMA1_QUEUE0_PREEMPT", 0), ("GRBM_SOFT_RESET", 1 << 24), ("GRBM_SOFT_RESET", 0)]
    assert pauses == [(place, 100e-6) for place in places]


def test_pointers_of_an_engine_are_told_whole(machine: CardBlocks) -> None:
    r, write = machine.sdma.engines[1], machine.board.gc.write
    for register, value in ((r.rptr, 0x10), (r.rptr_hi, 0x2), (r.wptr, 0x8000_0020), (r.wptr_hi, 0x3)):
        write(register(offset_=value))
    assert machine.sdma.pointers(1) == (0x2_0000_0010, 0x3_8000_0020)


def test_a_ring_s_pointers_count_only_once_its_doorbell_is_known(host: PciHost, machine: CardBlocks) -> None:
    """sdma_v6_0_gfx_resume: MINOR_PTR_UPDATE is 1 while the doorbell is told, then 0, then enabled."""
    seen = list[tuple[str, int]]()
    host.cards[0].bus.watch = lambda kind, name, value: (
        seen.append((name.removeprefix("SDMA0_QUEUE0_"), value)) if kind == "write" else None
    )
    AmCard(machine).create_sdma_queue(1 << 16)
    own = [name for name, _ in seen if name.startswith(("MINOR", "DOORBELL", "RB_CNTL"))]
    assert own == [
        *("RB_CNTL", "MINOR_PTR_UPDATE", "DOORBELL_OFFSET", "DOORBELL", "MINOR_PTR_UPDATE", "RB_CNTL")
    ]
    assert [value for name, value in seen if name == "MINOR_PTR_UPDATE"] == [1, 0]
    assert [value & 1 for name, value in seen if name == "RB_CNTL"] == [0, 1]
