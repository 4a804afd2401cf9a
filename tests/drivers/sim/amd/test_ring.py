"""Doorbells and pointers: what a correct driver never writes.

Covers rung_commands.py too.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from autogen.amd import pm4, sdma_6
from drivers.core.errors import SimFault
from drivers.sim.amd import ring
from drivers.sim.amd.ring import RingEngine
from tests.drivers.sim.amd.rig import Buffer, Queue, Rig, release


def doorbell(queue: Queue, value: int, polled: int | None = None) -> SimFault:
    queue.wptr.mapping.write64(0, value if polled is None else polled)
    with pytest.raises(SimFault) as raised:
        queue.doorbells.write64(queue.doorbell, value)
    return raised.value


def test_the_read_pointer_counts_dwords_of_pm4_and_bytes_of_sdma(rig: Rig) -> None:
    compute, copy = rig.compute_queue(), rig.sdma_queue()
    compute.run(*[pm4.Nop().build()] * 5)
    copy.run(*[sdma_6.Nop().build()] * 5)
    assert compute.rptr.mapping.read64(0) == 5
    assert copy.rptr.mapping.read64(0) == 20


def test_a_doorbell_only_marks_work(rig: Rig) -> None:
    queue, signal = rig.compute_queue(), rig.buffer(0x1000)
    queue.submit(release(signal.va, 1))
    assert signal.mapping.read32(0) == 0


def test_a_doorbell_in_the_wrong_unit_is_named(rig: Rig) -> None:
    queue = rig.compute_queue()
    queue.write(*[pm4.Nop().build()] * 4)
    fault = doorbell(queue, 16, polled=4)
    assert fault.code == "E_WPTR_UNIT" and "both count dwords and agree" in str(fault)


def test_an_sdma_doorbell_counts_whole_dwords(rig: Rig) -> None:
    fault = doorbell(rig.sdma_queue(), 6)
    assert fault.code == "E_WPTR_UNIT" and "both count bytes, multiples of 4 and agree" in str(fault)


def test_a_write_pointer_never_goes_back(rig: Rig) -> None:
    queue = rig.compute_queue()
    queue.run(*[pm4.Nop().build()] * 8)
    assert doorbell(queue, 4).code == "E_WPTR_BACKWARD"


def test_a_ring_holds_only_its_size(rig: Rig) -> None:
    queue = rig.compute_queue()
    queue.run(*[pm4.Nop().build()] * 8)
    fault = doorbell(queue, 8 + 0x1001)
    assert fault.code == "E_RING_OVERFLOW"
    assert "0x1001 units ahead of rptr in a ring of 0x1000" in str(fault)


def test_a_doorbell_that_belongs_to_nobody_is_lost(rig: Rig) -> None:
    queue = rig.compute_queue()
    with pytest.raises(SimFault) as raised:
        queue.doorbells.write64(queue.doorbell + 64, 1)
    assert raised.value.code == "E_DB_INACTIVE"


def test_a_doorbell_is_64_bits_wide(rig: Rig) -> None:
    queue = rig.compute_queue()
    with pytest.raises(SimFault) as raised:
        queue.doorbells.write32(queue.doorbell, 1)
    assert raised.value.code == "E_MMIO_WIDTH"


def test_ringing_twice_with_the_same_value_runs_nothing_twice(rig: Rig) -> None:
    queue, signal = rig.compute_queue(), rig.buffer(0x1000)
    packet = pm4.AtomicMem(atomic=pm4.AtomicOp.ADD_RTN_32, addr=signal.va, src_data=1).build()
    queue.submit(packet)
    queue.ring_doorbell()
    queue.run()
    assert signal.mapping.read32(0) == 1


def test_model_time_joins_across_a_signal(rig: Rig) -> None:
    signal, first, second = rig.buffer(0x1000), rig.compute_queue(), rig.compute_queue()
    wait = pm4.WaitRegMem(
        function=pm4.WaitFunction.EQUAL, mem_space=pm4.WaitSpace.MEMORY, addr=signal.va, reference=1
    ).build()
    clock = release(signal.va + 8, 0, data_sel=pm4.ReleaseData.SEND_GPU_CLOCK_COUNTER)
    second.submit(wait, clock)
    first.run(*[pm4.Nop().build()] * 1000, release(signal.va, 1))
    assert signal.mapping.read64(8) >= 1000 * 40 // 10


def test_commands_that_were_rung_stay_as_they_are_until_they_ran(rig: Rig) -> None:
    """Q15. A near miss: what lies beyond the write pointer may change at any time."""
    queue, signal = rig.compute_queue(), rig.buffer(0x1000)
    queue.submit(release(signal.va, 1))
    queue.ring.mapping.write32(0x3000, 0x1234)
    rig.host.relax("the signal")
    queue.submit(release(signal.va, 2))
    queue.ring.mapping.write32(4 * len(release(signal.va, 1)) + 0x14, 3)
    with pytest.raises(SimFault) as raised:
        rig.host.relax("the signal")
    assert raised.value.code == "E_CMD_REUSE"


def buffer_of(rig: Rig, *packets: list[int]) -> tuple[Buffer, list[int]]:
    """A command buffer and the packet that runs it."""
    found = rig.buffer(0x1000)
    words = [word for packet in packets for word in packet]
    for at, word in enumerate(words):
        found.mapping.write32(4 * at, word)
    return found, pm4.IndirectBuffer(ib_base=found.va, ib_size=len(words), valid=1).build()


def wait_for(va: int, value: int) -> list[int]:
    packet = pm4.WaitRegMem(
        function=pm4.WaitFunction.EQUAL, mem_space=pm4.WaitSpace.MEMORY, addr=va, reference=value
    )
    return packet.build()


def test_a_command_buffer_stays_as_it_was_rung_until_it_begins(rig: Rig) -> None:
    """Q15: here behind a wait, so that the engines have run in between."""
    queue, signal = rig.compute_queue(), rig.buffer(0x1000)
    buffer, run = buffer_of(rig, release(signal.va, 1))
    queue.run(wait_for(signal.va + 8, 1), run)
    buffer.mapping.write32(4 * 5, 2)
    with pytest.raises(SimFault) as raised:
        rig.host.relax("the signal")
    assert raised.value.code == "E_CMD_REUSE"
    assert f"overwritten at {buffer.va + 20:#x} after its doorbell, before it began" in str(raised.value)


def test_a_nested_command_buffer_is_held_too(rig: Rig) -> None:
    queue, signal = rig.compute_queue(), rig.buffer(0x1000)
    inner, jump = buffer_of(rig, release(signal.va, 1))
    _, run = buffer_of(rig, wait_for(signal.va + 8, 1), jump)
    queue.run(run)
    inner.mapping.write32(4 * 5, 2)
    with pytest.raises(SimFault) as raised:
        rig.host.relax("the signal")
    assert raised.value.code == "E_CMD_REUSE"


def test_a_command_buffer_may_be_written_again_once_it_has_run(rig: Rig) -> None:
    """Near misses: after its signal, though its submission goes on; and before its doorbell."""
    queue, signal = rig.compute_queue(), rig.buffer(0x1000)
    buffer, run = buffer_of(rig, release(signal.va, 1))
    queue.run(run, wait_for(signal.va + 8, 1))
    buffer.mapping.write32(4 * 5, 2)
    queue.write(run)
    buffer.mapping.write32(4 * 5, 3)
    queue.ring_doorbell()
    signal.mapping.write32(8, 1)
    rig.host.scheduler.drain()
    assert signal.mapping.read32(0) == 3


def test_devices_may_write_command_buffers_that_have_not_begun(rig: Rig) -> None:
    """A packet that runs before it patches it."""
    queue, signal = rig.compute_queue(), rig.buffer(0x1000)
    buffer, run = buffer_of(rig, release(signal.va, 1))
    patch = pm4.WriteData(dst_sel=pm4.WriteDst.MEMORY, wr_confirm=1, dst_addr=buffer.va + 20).build(9)
    queue.run(patch, wait_for(signal.va + 8, 1), run)
    signal.mapping.write32(8, 1)
    rig.host.scheduler.drain()
    assert signal.mapping.read32(0) == 9


def test_a_command_buffer_of_the_copy_engine_is_held(rig: Rig) -> None:
    queue, signal = rig.sdma_queue(), rig.buffer(0x1000)
    buffer = rig.buffer(0x1000)
    fence = sdma_6.Fence(mtype=3, addr=signal.va, data=1).build()
    for at, word in enumerate([*fence, 0, 0, 0, 0]):
        buffer.mapping.write32(4 * at, word)
    poll = sdma_6.PollRegmem(
        func=3, mem_poll=1, addr=signal.va + 8, value=1, mask=0xFFFFFFFF, interval=10, retry_count=0xFFF
    ).build()
    run = sdma_6.Indirect(ib_base=buffer.va, ib_size=8).build()
    queue.run(poll, [0] * ((2 - len(poll)) % 8), run)
    buffer.mapping.write32(12, 2)
    with pytest.raises(SimFault) as raised:
        rig.host.relax("the fence")
    assert raised.value.code == "E_CMD_REUSE"


def test_a_wait_for_a_timeline_of_64_bits_is_noted(rig: Rig) -> None:
    """Q38: WAIT_REG_MEM compares 32 bits, so 0x1_0000_0002 passes for 2."""
    queue, signal = rig.compute_queue(), rig.buffer(0x1000)
    wait = pm4.WaitRegMem(
        function=pm4.WaitFunction.GREATER_EQUAL, mem_space=pm4.WaitSpace.MEMORY, addr=signal.va, reference=1
    )
    queue.run(release(signal.va, 1), wait.build(), release(signal.va, 2))
    assert rig.host.cards[0].warnings == []
    queue.run(release(signal.va, 0x1_0000_0003, data_sel=pm4.ReleaseData.SEND_64_BIT_DATA))
    assert [warning.code for warning in rig.host.cards[0].warnings] == ["W_WAIT64"]


def under_way(**changed: Any) -> bool:
    """What a ring says that is at its end, has no waves, and of which the host knows all."""
    book = SimpleNamespace(knows_all=lambda order: not changed.get("unknown"))
    state = {"fault": None, "order": SimpleNamespace(book=book), "rptr": 4, "wptr": 4, "has_waves": False}
    return bool(cast(Any, RingEngine.is_under_way).fget(SimpleNamespace(**state | changed)))


@pytest.mark.parametrize("work", [{"wptr": 5}, {"has_waves": True}, {"unknown": True}])
def test_a_queue_is_under_way_until_all_of_it_is_known_unless_it_stopped_or_nobody_watches(
    work: dict[str, Any],
) -> None:
    assert under_way(**work) and not under_way()
    assert not under_way(**work, fault="E_VM_FAULT")
    assert not under_way(**work, order=None)


@pytest.mark.parametrize("kind", ["PM4", "SDMA"])
def test_a_queue_pauses_when_its_budget_is_used_up_and_each_packet_takes_one(rig: Rig, kind: str) -> None:
    queue = rig.compute_queue() if kind == "PM4" else rig.sdma_queue()
    nop = pm4.Nop().build() if kind == "PM4" else sdma_6.Nop().build()
    queue.submit(*[nop] * 5)
    (engine,) = rig.host.cards[0].queues.values()
    for budget, packets in ((2, 2), (1, 3)):
        engine.budget = budget
        assert next(engine.steps) is None
        assert (engine.rptr, engine.budget) == (4 * packets, 0)
    engine.budget = 3
    blocked = next(engine.steps)
    assert blocked is not None and blocked.is_idle and engine.budget == 1
    assert engine.time_ns == 5 * engine.packet_ns > 0


def test_a_fault_in_a_command_buffer_names_its_packet_there_and_the_place_in_the_ring(rig: Rig) -> None:
    queue = rig.compute_queue()
    nops = [pm4.Nop().build()] * 3
    buffer, run = buffer_of(rig, *nops, release(0x1234_5678, 1))
    with pytest.raises(SimFault) as raised:
        queue.run(*nops, *nops, run)
    where = raised.value.where
    assert (where["packet"], where["cmd_va"]) == ("RELEASE_MEM", buffer.va + 12)
    assert (where["ring_off"], where["va"]) == (24, 0x1234_5678)


def test_a_command_buffer_that_its_submission_skipped_may_be_written_again(rig: Rig) -> None:
    """A chained buffer does not come back to the packets after it."""
    queue, signal = rig.compute_queue(), rig.buffer(0x1000)
    skipped, jump = buffer_of(rig, release(signal.va, 1))
    end, _ = buffer_of(rig, release(signal.va, 2))
    size = len(release(signal.va, 2))
    chain = pm4.IndirectBuffer(ib_base=end.va, ib_size=size, valid=1, chain=1).build()
    _, run = buffer_of(rig, chain, jump)
    queue.run(run)
    assert signal.mapping.read32(0) == 2
    skipped.mapping.write32(20, 3)
    queue.run(release(signal.va, 4))
    assert signal.mapping.read32(0) == 4
    (engine,) = rig.host.cards[0].queues.values()
    assert engine.depth == 0 and not engine.chained


def test_a_doorbell_that_brings_nothing_new_is_no_submission(rig: Rig) -> None:
    queue = rig.compute_queue()
    queue.submit(pm4.Nop().build())
    queue.ring_doorbell()
    (engine,) = rig.host.cards[0].queues.values()
    assert list(engine.submissions) == [4] and not engine.is_rung_behind
    queue.submit(pm4.Nop().build())
    assert list(engine.submissions) == [4, 8] and engine.is_rung_behind


def test_a_queue_says_why_it_does_not_go_on(rig: Rig) -> None:
    idle, waiting, stopped = (rig.compute_queue() for _ in range(3))
    signal = rig.buffer(0x1000)
    waiting.run(pm4.Nop().build(), wait_for(signal.va, 1))
    with pytest.raises(SimFault):
        stopped.run(release(0x1234_5678, 1))
    idle.run(pm4.Nop().build())
    told = rig.host.scheduler.report().split("; ")
    assert told[0] == "compute queue 0 is idle: its ring is empty"
    assert told[1].startswith("compute queue 1 at ring offset 0x4 waits in WAIT_REG_MEM for")
    assert told[2] == "compute queue 2 stopped at E_VM_FAULT"


@pytest.mark.parametrize(("lie", "ns"), [("", 10), ("packets", 37)])
def test_the_queues_clock_has_100_mhz_and_on_a_contrary_card_fewer(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, lie: str, ns: int
) -> None:
    rig.compute_queue()
    (engine,) = rig.host.cards[0].queues.values()
    monkeypatch.setattr(ring, "contrary", lambda: lie)
    engine.time_ns = 3700 * 10**6
    assert engine.gpu_clock() == engine.time_ns // ns
