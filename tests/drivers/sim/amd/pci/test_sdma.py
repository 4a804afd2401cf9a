"""Copy queues by register on both engines and generations; each rule broken once."""

from __future__ import annotations

import pytest

from autogen.amd import sdma_6
from autogen.schema import SdmaPacket
from tests.drivers.sim.amd.pci.queues import SIGNAL, describe_copy, enable_copy, open_doorbells, unhalt
from tests.drivers.sim.amd.pci.rig import Rig
from tests.drivers.sim.amd.pci.tables import DATA, START, mapped


def write(value: int) -> list[int]:
    packet: SdmaPacket = sdma_6.WriteLinear(dst_addr=SIGNAL, count=1)
    return packet.build(value)


def signal(rig: Rig) -> int:
    return int.from_bytes(rig.load(DATA + SIGNAL - START, 4), "little")


@pytest.fixture
def ready(rig: Rig) -> Rig:
    mapped(rig)
    open_doorbells(rig)
    return rig


@pytest.mark.parametrize(("engine", "queue"), [(0, 0), (1, 0), (0, 1)])
def test_packets_run_from_any_queue_of_any_engine(ready: Rig, engine: int, queue: int) -> None:
    unhalt(ready, engine)
    ring = enable_copy(ready, engine, queue)
    ring.run(write(0xBEEF))
    assert signal(ready) == 0xBEEF
    assert ready.read(f"SDMA{engine}_QUEUE{queue}_RB_RPTR") == 4 * len(write(0))


def test_a_halted_engine_runs_nothing(ready: Rig) -> None:
    assert "halt is 1" in str(ready.fails("E_SDMA_OFF", lambda: enable_copy(ready)))


def test_enable_before_the_ring_is_set(ready: Rig) -> None:
    unhalt(ready)
    changes = {"RB_BASE": 0, "RB_BASE_HI": 0}
    assert "RB_BASE is 0" in str(ready.fails("E_SDMA_OFF", lambda: enable_copy(ready, **changes)))


def test_pointers_that_are_still_being_updated(ready: Rig) -> None:
    unhalt(ready)
    ready.fails("E_SDMA_OFF", lambda: enable_copy(ready, MINOR_PTR_UPDATE=1))


@pytest.mark.parametrize("register", ["RB_RPTR_ADDR_LO", "RB_WPTR_POLL_ADDR_LO"])
def test_pointers_must_be_mapped(ready: Rig, register: str) -> None:
    unhalt(ready)
    ready.fails("E_SDMA_RPTR", lambda: enable_copy(ready, **{register: 0x0FFF_F000}))


def test_a_running_queue_is_not_rewritten(ready: Rig) -> None:
    unhalt(ready)
    enable_copy(ready)
    ready.fails("E_HQD_LIVE_WRITE", lambda: describe_copy(ready, RB_BASE=0x1000))


def test_a_disabled_queue_loses_its_doorbell(ready: Rig) -> None:
    unhalt(ready)
    ring = enable_copy(ready)
    ready.write("SDMA0_QUEUE0_RB_CNTL", 0)
    assert ready.card.queues == {}
    ready.fails("E_DB_INACTIVE", lambda: ring.submit(write(1)))


def test_a_soft_reset_halts_the_engine_and_forgets_its_queues(ready: Rig) -> None:
    unhalt(ready)
    enable_copy(ready)
    ready.write("GRBM_SOFT_RESET", 1 << 23)
    assert ready.card.queues == {}
    assert "in reset" in str(ready.fails("E_SDMA_OFF", lambda: enable_copy(ready)))
    ready.write("GRBM_SOFT_RESET", 0)
    assert "halt is 1" in str(ready.fails("E_SDMA_OFF", lambda: enable_copy(ready)))
    unhalt(ready)
    enable_copy(ready).run(write(5))
    assert signal(ready) == 5


def test_an_engine_that_stays_halted_by_injection(ready: Rig) -> None:
    unhalt(ready)
    ready.board.faults.arm("sdma.halted")
    enable_copy(ready).run(write(7))
    assert signal(ready) == 0
    assert ready.read("SDMA0_STATUS_REG") & 1 == 0
