"""AQL queues bound by register, with ring, pointers, signals and kernel in video memory. Rules Q40, Q41.

The values of the slot's registers are those of Linux kfd_mqd_manager_v11.c for KFD_QUEUE_FORMAT_AQL.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tests.drivers.sim.amd.aql_queues import (
    ARCHS,
    AT,
    BARRIER_AND,
    ENTRY_AT,
    INVALID,
    SLOT,
    barrier,
    dispatch,
    kernel_bytes,
    signal_bytes,
)
from tests.drivers.sim.amd.pci.queues import DOORBELL, activate, describe, ready
from tests.drivers.sim.amd.pci.rig import Rig, open_rig
from tests.drivers.sim.amd.pci.tables import DATA, START

RING, QUEUE, KERNEL, BUFFER, ARGUMENTS, SIGNALS = (START + n * 0x1000 for n in (0, 4, 9, 11, 12, 8))
PQ_CONTROL = 9 | 5 << 8 | 1 << 27 | 2 << 18 | 1 << 14  # NO_UPDATE_RPTR, SLOT_BASED_WPTR 2, QUEUE_FULL_EN
ASKED = {
    "CP_HQD_PQ_CONTROL": PQ_CONTROL,
    "CP_HQD_AQL_CONTROL": 1,
    "CP_HQD_PQ_DOORBELL_CONTROL": 1 << 30 | DOORBELL["CP"] << 2 | 1 << 1,
    "CP_HQD_PQ_WPTR_POLL_ADDR": QUEUE + AT.write & 0xFFFFFFFF,
    "CP_HQD_PQ_RPTR_REPORT_ADDR": QUEUE + AT.read & 0xFFFFFFFF,
}


def put(rig: Rig, va: int, data: bytes, flush: bool = True) -> None:
    rig.store(DATA + va - START, data, flush)


def get(rig: Rig, va: int, size: int) -> int:
    return int.from_bytes(rig.load(DATA + va - START, size), "little")


def open_queue(rig: Rig) -> None:
    """A bound queue whose packets are INVALID, a kernel, and a signal of value 1."""
    ready(rig)
    for slot in range(0x1000 // SLOT):
        put(rig, RING + slot * SLOT, INVALID.to_bytes(4, "little"), flush=False)
    put(rig, QUEUE + AT.distance, AT.read.to_bytes(4, "little"))
    put(rig, KERNEL, kernel_bytes(ARCHS[rig.chip]))
    put(rig, ARGUMENTS, BUFFER.to_bytes(8, "little"))
    put(rig, SIGNALS, signal_bytes())
    activate(rig, **ASKED)


def submit(rig: Rig, *packets: bytes) -> None:
    for number, packet in enumerate(packets):
        put(rig, RING + SLOT * number, packet, flush=False)
    put(rig, QUEUE + AT.write, len(packets).to_bytes(8, "little"))
    rig.board.ring(4 * DOORBELL["CP"], len(packets) - 1, 8)


@pytest.fixture(params=["navi31", "navi48"])
def running(request: pytest.FixtureRequest) -> Iterator[Rig]:
    """A card whose waves run."""
    made = open_rig(request.param, mode="fast")
    yield made
    made.card.close()


def test_a_kernel_runs_from_a_packet_in_video_memory(running: Rig) -> None:
    open_queue(running)
    submit(running, dispatch(KERNEL, ARGUMENTS, signal=SIGNALS), barrier(BARRIER_AND, SIGNALS))
    running.card.scheduler.drain()
    found = np.frombuffer(running.load(DATA + BUFFER - START, 128), dtype=np.uint32)
    assert found.tolist() == [7 + lane for lane in range(32)]
    assert get(running, SIGNALS + 8, 8) == 0 and get(running, QUEUE + AT.read, 8) == 2
    running.write("GRBM_GFX_CNTL", 1 << 2)
    assert running.read("CP_HQD_PQ_RPTR") == running.read("CP_HQD_PQ_WPTR_LO") == 2 * SLOT // 4


def test_code_that_was_not_flushed_is_stale(rig: Rig) -> None:
    """M17: the instruction cache would fetch what memory held before."""
    open_queue(rig)
    put(rig, SIGNALS, signal_bytes())
    submit(rig, dispatch(KERNEL, ARGUMENTS, signal=SIGNALS))
    put(rig, KERNEL + ENTRY_AT + 0x40, bytes(4), flush=False)
    rig.fails("E_HDP_STALE", rig.card.scheduler.drain)


def test_a_header_before_its_packet(rig: Rig) -> None:
    open_queue(rig)
    submit(rig, dispatch(KERNEL, 0, signal=SIGNALS))
    put(rig, RING + 40, ARGUMENTS.to_bytes(8, "little"))
    rig.fails("E_AQL_HEADER_EARLY", rig.card.scheduler.drain)


@pytest.mark.parametrize(
    ("register", "value", "words"),
    [
        ("CP_HQD_PQ_CONTROL", PQ_CONTROL & ~(3 << 18) | 1 << 18, "slot_based_wptr is 1, must be 2"),
        ("CP_HQD_PQ_CONTROL", PQ_CONTROL & ~(3 << 18), "slot_based_wptr is 0, must be 2"),
        ("CP_HQD_PQ_CONTROL", PQ_CONTROL & ~(1 << 27), "no_update_rptr is 0"),
        ("CP_HQD_PQ_CONTROL", PQ_CONTROL & ~(1 << 14), "queue_full_en is 0"),
        ("CP_HQD_AQL_CONTROL", 0, "control0 is 0, must be 1"),
        ("CP_HQD_PQ_DOORBELL_CONTROL", 1 << 30 | 6 << 2, "doorbell_bif_drop is 0"),
        ("CP_HQD_PQ_RPTR", 8, "no multiple of 16 dwords"),
    ],
)
def test_all_that_asks_for_packets_of_64_bytes_agrees(
    rig: Rig, register: str, value: int, words: str
) -> None:
    """Q41."""
    ready(rig)
    describe(rig, **{**ASKED, register: value})
    assert words in str(rig.fails("E_AQL", lambda: rig.write("CP_HQD_ACTIVE", 1)))


def test_a_doorbell_past_the_write_index(rig: Rig) -> None:
    open_queue(rig)
    submit(rig, barrier(BARRIER_AND))
    rig.fails("E_AQL", lambda: rig.board.ring(4 * DOORBELL["CP"], 1, 8))


def test_a_queue_begins_where_its_registers_say(rig: Rig) -> None:
    """Two packets were done before the slot was bound: the third is the next."""
    ready(rig)
    put(rig, QUEUE + AT.write, (2).to_bytes(8, "little"))
    activate(rig, **ASKED, CP_HQD_PQ_RPTR=2 * SLOT // 4)
    put(rig, SIGNALS, signal_bytes())
    put(rig, RING + 2 * SLOT, barrier(BARRIER_AND, done=SIGNALS))
    put(rig, QUEUE + AT.write, (3).to_bytes(8, "little"))
    rig.board.ring(4 * DOORBELL["CP"], 2, 8)
    rig.card.scheduler.drain()
    assert get(rig, SIGNALS + 8, 8) == 0 and get(rig, QUEUE + AT.read, 8) == 3
