"""Stores of waves that lie in L2 when the CPU reads video memory over BAR 0. Rules Q26, M17; SIM=strict."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from autogen.amd import pm4
from tests.drivers.sim.amd.aql_queues import AT, BARRIER_AND, SLOT, SYSTEM, barrier, dispatch
from tests.drivers.sim.amd.pci.queues import DOORBELL
from tests.drivers.sim.amd.pci.rig import Rig, open_rig
from tests.drivers.sim.amd.pci.tables import ALL, DATA, LEVEL0, entry, invalidate, page
from tests.drivers.sim.amd.pci.test_aql import (
    ARGUMENTS,
    BUFFER,
    KERNEL,
    QUEUE,
    RING,
    SIGNALS,
    get,
    open_queue,
    put,
    submit,
)

AGENT = 1 << 9 | 1 << 11  # acquire and release that end at this card
UNCACHED = {"navi31": 3 << 48, "navi48": 3 << 54}  # MTYPE_UC: Linux amdgpu_vm.h


@pytest.fixture(params=["navi31", "navi48"])
def rig(request: pytest.FixtureRequest) -> Iterator[Rig]:
    """A strict card whose waves run."""
    made = open_rig(request.param, mode="strict")
    yield made
    made.card.close()


def run(rig: Rig, *packets: bytes) -> None:
    submit(rig, *packets)
    rig.card.scheduler.drain()


def store(signal: int = SIGNALS) -> bytes:
    """A dispatch whose release ends at L2."""
    return dispatch(KERNEL, ARGUMENTS, signal=signal, header=2 | AGENT)


def test_the_cpu_does_not_see_what_waves_left_in_l2(rig: Rig) -> None:
    open_queue(rig)
    run(rig, store())
    assert get(rig, SIGNALS + 8, 8) == 0
    fault = rig.fails("E_CACHE_STALE", lambda: get(rig, BUFFER + 8, 4))
    assert fault.where["level"] == "L2" and fault.where["va"] == BUFFER + 8
    assert "the CPU reads video memory" in str(fault) and "group 0, wave 0 of dispatch 1" in str(fault)


def test_what_no_wave_wrote_may_be_read(rig: Rig) -> None:
    open_queue(rig)
    run(rig, store())
    assert get(rig, BUFFER + 0x80, 4) == 0


def test_a_release_to_the_system_writes_back(rig: Rig) -> None:
    open_queue(rig)
    run(rig, store(), barrier(BARRIER_AND, SIGNALS))
    assert get(rig, BUFFER, 4) == 7


def test_a_release_before_the_store_writes_back_nothing_of_it(rig: Rig) -> None:
    open_queue(rig)
    run(rig, barrier(BARRIER_AND), store())
    rig.fails("E_CACHE_STALE", lambda: get(rig, BUFFER, 4))


@pytest.mark.parametrize("write_back", [0, 1])
def test_release_mem_writes_back_where_it_says_so(rig: Rig, write_back: int) -> None:
    open_queue(rig)
    run(rig, store())
    words = pm4.ReleaseMem(event_type=20, event_index=5, gl2_wb=write_back, addr=SIGNALS + 0x80, data=1)
    data = b"".join(word.to_bytes(4, "little") for word in words.build())
    put(rig, ARGUMENTS + 0x100, data)
    jump = (3 << 30 | 2 << 16 | 0x3F << 8, ARGUMENTS + 0x100 & 0xFFFFFFFF, ARGUMENTS >> 32, 8 | 1 << 23)
    packet = (0 | 1 << 16).to_bytes(4, "little") + b"".join(word.to_bytes(4, "little") for word in jump)
    put(rig, RING + SLOT, (packet + (0xA).to_bytes(4, "little")).ljust(64, b"\0"), flush=False)
    put(rig, QUEUE + AT.write, (2).to_bytes(8, "little"))
    rig.board.ring(4 * DOORBELL["CP"], 1, 8)
    rig.card.scheduler.drain()
    if write_back:
        assert get(rig, BUFFER, 4) == 7
    else:
        rig.fails("E_CACHE_STALE", lambda: get(rig, BUFFER, 4))


def test_stores_to_uncached_pages_are_in_memory_at_once(rig: Rig) -> None:
    open_queue(rig)
    entry(rig, LEVEL0, 11, DATA + 11 * 0x1000 | ALL | page(rig) | UNCACHED[rig.chip])
    invalidate(rig, "GC")
    invalidate(rig, "MM")
    run(rig, store())
    assert get(rig, BUFFER, 4) == 7


def test_waves_that_read_what_the_cpu_did_not_flush(rig: Rig) -> None:
    """M17's second half: the kernel's argument is read before the host data path has it."""
    open_queue(rig)
    run(rig, store())
    put(rig, RING + SLOT, dispatch(KERNEL, ARGUMENTS, header=2 | SYSTEM), flush=False)
    put(rig, QUEUE + AT.write, (2).to_bytes(8, "little"))
    rig.board.ring(4 * DOORBELL["CP"], 1, 8)
    put(rig, ARGUMENTS, BUFFER.to_bytes(8, "little"), flush=False)
    fault = rig.fails("E_HDP_STALE", rig.card.scheduler.drain)
    assert fault.where["va"] == ARGUMENTS and "wave 0 of dispatch 2" in str(fault.where["reader"])


def test_waves_may_run_beside_what_is_not_flushed(rig: Rig) -> None:
    open_queue(rig)
    put(rig, ARGUMENTS + 8, bytes(8), flush=False)
    run(rig, store())
    assert rig.board.hdp.pending() == ()


@pytest.mark.parametrize(
    ("first", "size", "found"), [(0, 0x60, 0x40), (0x40, 4, 0x40), (0xBC, 8, 0xBC), (0x30, 0x11, 0x40)]
)
def test_the_first_dword_that_lies_in_l2_is_told_wherever_the_read_begins(
    rig: Rig, first: int, size: int, found: int
) -> None:
    """The waves store 128 bytes from 0x40 on."""
    open_queue(rig)
    put(rig, ARGUMENTS, (BUFFER + 0x40).to_bytes(8, "little"))
    run(rig, store())
    assert get(rig, BUFFER, 0x40) == get(rig, BUFFER + 0xC0, 8) == 0
    fault = rig.fails("E_CACHE_STALE", lambda: get(rig, BUFFER + first, size))
    assert fault.where["va"] == BUFFER + found


def test_the_place_that_waves_read_before_the_flush_is_told(rig: Rig) -> None:
    """The kernel's argument is one qword in the middle of what the CPU wrote."""
    open_queue(rig)
    run(rig, store())
    put(rig, RING + SLOT, dispatch(KERNEL, ARGUMENTS + 0x40, header=2 | SYSTEM), flush=False)
    put(rig, QUEUE + AT.write, (2).to_bytes(8, "little"))
    put(rig, ARGUMENTS + 0x40, BUFFER.to_bytes(8, "little"))
    rig.board.ring(4 * DOORBELL["CP"], 1, 8)
    put(rig, ARGUMENTS, bytes(0x40) + BUFFER.to_bytes(8, "little") + bytes(0x40), flush=False)
    fault = rig.fails("E_HDP_STALE", rig.card.scheduler.drain)
    assert fault.where["va"] == ARGUMENTS + 0x40
