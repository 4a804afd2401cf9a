"""Caches, drains, waits and signals of a compute queue. One test per rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from autogen.amd import pm4
from drivers.core.errors import SimFault
from tests.drivers.sim.amd.rig import (
    DISPATCH,
    EXECUTABLE,
    GTT,
    Rig,
    acquire,
    block,
    drain,
    fails,
    program,
    release,
)


def wait(va: int, function: pm4.WaitFunction, reference: int, mask: int = 0xFFFFFFFF) -> list[int]:
    packet = pm4.WaitRegMem(
        function=function, mem_space=pm4.WaitSpace.MEMORY, addr=va, reference=reference, mask=mask
    )
    return packet.build()


def test_release_writes_32_bits_64_bits_or_the_clock(rig: Rig) -> None:
    queue, signal = rig.compute_queue(), rig.buffer(0x1000)
    signal.mapping.write64(0, (1 << 64) - 1)
    clock = pm4.ReleaseData.SEND_GPU_CLOCK_COUNTER
    queue.run(
        release(signal.va, 0x1_0000_0007),
        release(signal.va + 8, 0x1_0000_0007, data_sel=pm4.ReleaseData.SEND_64_BIT_DATA),
        release(signal.va + 16, 0, data_sel=clock),
    )
    assert signal.mapping.read64(0) == 0xFFFFFFFF_00000007
    assert signal.mapping.read64(8) == 0x1_0000_0007
    assert 0 < signal.mapping.read64(16) < 1000


def test_caches_may_be_told_of_everything_with_all_ones(rig: Rig) -> None:
    """Mesa (ac_cmdbuf_cp.c) and PAL give the upper half 8 or 24 ones; 32 are no more than everything."""
    words, signal = acquire(), rig.buffer(0x1000)
    rig.compute_queue().run([*words[:2], 0xFFFF_FFFF, 0xFFFF_FFFF, *words[4:]], release(signal.va, 7))
    assert signal.mapping.read32(0) == 7


def test_release_of_32_bits_must_be_aligned(rig: Rig) -> None:
    words = release(rig.buffer(0x1000).va, 1)
    fails(rig.compute_queue(), "E_RELEASE_ALIGN", [*words[:3], words[3] | 2, *words[4:]])


def test_release_of_64_bits_must_be_aligned(rig: Rig) -> None:
    signal = rig.buffer(0x1000)
    packet = release(signal.va + 4, 1, data_sel=pm4.ReleaseData.SEND_64_BIT_DATA)
    fails(rig.compute_queue(), "E_RELEASE_ALIGN", packet)


@pytest.mark.parametrize(
    "fields", [{"event_index": 6}, {"event_type": pm4.EventType.CS_DONE}, {"event_index": 0}]
)
def test_release_takes_one_event_and_its_index(rig: Rig, fields: dict[str, int]) -> None:
    signal = rig.buffer(0x1000)
    fails(rig.compute_queue(), "E_RELEASE_ALIGN", release(signal.va, 1, **fields))


def test_release_needs_an_end_of_pipe_buffer(rig: Rig) -> None:
    args, buffers = rig.queue_args(0)
    args.eop_buffer_address = args.eop_buffer_size = 0
    queue, signal = rig.create(args, buffers), rig.buffer(0x1000)
    fails(queue, "E_NO_EOP", release(signal.va, 1))


def test_release_needs_a_small_enough_end_of_pipe_buffer(make_rig: Callable[..., Rig]) -> None:
    rig = make_rig(kernel="6.8")  # later ones refuse the queue
    args, buffers = rig.queue_args(0)
    args.eop_buffer_address, args.eop_buffer_size = rig.buffer(0x4000).va, 0x4000
    queue, signal = rig.create(args, buffers), rig.buffer(0x1000)
    fails(queue, "E_NO_EOP", release(signal.va, 1))


def test_release_after_a_dispatch_needs_a_drain(rig: Rig) -> None:
    code, signal = rig.buffer(0x2000, GTT | EXECUTABLE), rig.buffer(0x1000)
    setup = [*program(code.va), *block(32, 1, 1), *DISPATCH.build()]
    fails(rig.compute_queue(), "E_NO_DRAIN", setup, release(signal.va, 1))


def test_metadata_is_not_written_back_without_being_invalidated(rig: Rig) -> None:
    signal = rig.buffer(0x1000)
    fails(rig.compute_queue(), "E_GCR_BITS", release(signal.va, 1, glm_wb=1))
    fails(rig.compute_queue(), "E_GCR_BITS", pm4.AcquireMem(glm_wb=1).build())
    rig.compute_queue().run(pm4.AcquireMem(glm_wb=1, glm_inv=1).build())


@pytest.mark.parametrize("event", [20, 4, 40, 43])
def test_timestamp_events_hang_in_event_write(rig: Rig, event: int) -> None:
    packet = pm4.EventWrite(event_type=pm4.EventType(event), event_index=5)
    fails(rig.compute_queue(), "E_EVENT_HANG", packet.build())


def test_a_partial_flush_has_event_index_4(rig: Rig) -> None:
    packet = pm4.EventWrite(event_type=pm4.EventType.CS_PARTIAL_FLUSH, event_index=0)
    fails(rig.compute_queue(), "E_EVENT_HANG", packet.build())


def test_pfp_sync_me_hangs_a_compute_queue(rig: Rig) -> None:
    fails(rig.compute_queue(), "E_EVENT_HANG", pm4.PfpSyncMe().build())


@pytest.mark.parametrize(
    ("function", "passing", "failing"),
    [
        (pm4.WaitFunction.LESS, 4, 5),
        (pm4.WaitFunction.LESS_EQUAL, 5, 6),
        (pm4.WaitFunction.EQUAL, 5, 4),
        (pm4.WaitFunction.NOT_EQUAL, 4, 5),
        (pm4.WaitFunction.GREATER_EQUAL, 5, 4),
        (pm4.WaitFunction.GREATER, 6, 5),
    ],
)
def test_a_wait_passes_exactly_when_its_comparison_holds(
    rig: Rig, function: pm4.WaitFunction, passing: int, failing: int
) -> None:
    signal, queue = rig.buffer(0x1000), rig.compute_queue()
    signal.mapping.write32(0, failing | 0xF00)
    queue.run(wait(signal.va, function, 5, mask=0xFF), release(signal.va + 8, 1))
    assert signal.mapping.read32(8) == 0
    signal.mapping.write32(0, passing | 0xF00)
    rig.host.scheduler.drain()
    assert signal.mapping.read32(8) == 1


def test_one_queue_can_wait_for_another(rig: Rig) -> None:
    signal = rig.buffer(0x1000)
    first, second = rig.compute_queue(), rig.compute_queue()
    first.run(wait(signal.va, pm4.WaitFunction.GREATER_EQUAL, 1), release(signal.va + 4, 1))
    assert signal.mapping.read32(4) == 0
    second.run(release(signal.va, 1))
    assert signal.mapping.read32(4) == 1


def test_a_wait_that_nothing_satisfies_names_value_and_address(rig: Rig) -> None:
    signal, queue = rig.buffer(0x1000), rig.compute_queue()
    queue.submit(pm4.Nop().build(), wait(signal.va, pm4.WaitFunction.GREATER_EQUAL, 3))
    rig.host.relax("the step")
    with pytest.raises(SimFault) as raised:
        rig.host.relax("the step")
    assert raised.value.code == "E_WAIT_DEADLOCK"
    assert f"compute queue 0 at ring offset 0x4 waits in WAIT_REG_MEM for {signal.va:#x} >= 0x3" in str(
        raised.value
    )
    assert "which holds 0x0" in str(raised.value)


def test_a_wait_polls_aligned_memory_only(rig: Rig) -> None:
    signal = rig.buffer(0x1000)
    fails(rig.compute_queue(), "E_ALIGN", wait(signal.va + 2, pm4.WaitFunction.EQUAL, 0))
    packet = pm4.WaitRegMem(
        function=pm4.WaitFunction.EQUAL, mem_space=pm4.WaitSpace.REGISTER, addr=0x1000, reference=0
    )
    fails(rig.compute_queue(), "E_PM4_PRIVREG", packet.build())


def test_a_wait_on_unmapped_memory_faults(rig: Rig) -> None:
    fails(rig.compute_queue(), "E_VM_FAULT", wait(0x4000_0000, pm4.WaitFunction.EQUAL, 0))


def test_a_timeline_that_goes_back_is_a_race(rig: Rig) -> None:
    signal, queue = rig.buffer(0x1000), rig.compute_queue()
    queue.run(release(signal.va, 5), wait(signal.va, pm4.WaitFunction.GREATER_EQUAL, 5))
    fails(queue, "E_TIMELINE_RACE", release(signal.va, 4))


def test_a_timeline_that_wraps_is_named(rig: Rig) -> None:
    signal, queue = rig.buffer(0x1000), rig.compute_queue()
    queue.run(release(signal.va, 0xFFFFFFFF), wait(signal.va, pm4.WaitFunction.GREATER_EQUAL, 5))
    fails(queue, "E_TIMELINE_WRAP", release(signal.va, 0))


def test_a_freed_timeline_address_may_start_again(rig: Rig) -> None:
    signal, queue = rig.buffer(0x1000), rig.compute_queue()
    queue.run(release(signal.va, 5), wait(signal.va, pm4.WaitFunction.GREATER_EQUAL, 5))
    rig.free(signal)
    assert not rig.host.cards[0].timelines


def test_waves_go_on_while_the_processor_waits(rig: Rig) -> None:
    code, signal = rig.buffer(0x2000, GTT | EXECUTABLE), rig.buffer(0x1000)
    setup = [*program(code.va), *block(32, 1, 1), *DISPATCH.build()]
    rig.compute_queue().run(setup, wait(signal.va, pm4.WaitFunction.EQUAL, 1), drain())
    assert len(rig.launches) == 1


def test_freeing_what_a_queue_waits_for_stops_that_queue(rig: Rig) -> None:
    signal, queue = rig.buffer(0x1000), rig.compute_queue()
    queue.run(wait(signal.va, pm4.WaitFunction.EQUAL, 1))
    rig.free(signal)
    fails(queue, "E_VM_FAULT")
    other = rig.buffer(0x1000)
    rig.compute_queue().run(release(other.va, 1))
    assert other.mapping.read32(0) == 1


def test_events_and_targets_without_a_model_are_refused(rig: Rig) -> None:
    event = pm4.EventWrite(event_type=pm4.EventType.PIPELINESTAT_START, event_index=0)
    fails(rig.compute_queue(), "E_NOT_MODELLED", event.build())
    to_register = release(rig.buffer(0x1000).va, 1, dst_sel=pm4.ReleaseDst.QUEUE_WRITE_POINTER_REGISTER)
    fails(rig.compute_queue(), "E_NOT_MODELLED", to_register)


def test_release_finds_an_end_of_pipe_buffer_that_went_away(rig: Rig) -> None:
    queue, signal = rig.compute_queue(), rig.buffer(0x1000)
    assert queue.eop is not None
    card = rig.host.cards[0]
    card.tables.unmap(queue.eop.va, queue.eop.va + queue.eop.size)
    card.memory.flush()
    fails(queue, "E_NO_EOP", release(signal.va, 1))


@pytest.mark.parametrize("target", [pm4.ReleaseDst.MEMORY_CONTROLLER, pm4.ReleaseDst.TC_L2])
def test_release_goes_to_memory_or_to_l2(rig: Rig, target: pm4.ReleaseDst) -> None:
    signal = rig.buffer(0x1000)
    rig.compute_queue().run(release(signal.va, 7, dst_sel=target))
    assert signal.mapping.read32(0) == 7


def test_release_of_the_clock_writes_64_bits_of_it(rig: Rig) -> None:
    signal, queue = rig.buffer(0x1000), rig.compute_queue()
    for at in (0, 8, 16):
        signal.mapping.write64(at, (1 << 64) - 1)
    (engine,) = rig.host.cards[0].queues.values()
    engine.time_ns = 10 * (5 << 32 | 0x1234)
    queue.run(release(signal.va + 8, 0, data_sel=pm4.ReleaseData.SEND_GPU_CLOCK_COUNTER))
    assert [signal.mapping.read64(at) for at in (0, 8, 16)] == [
        (1 << 64) - 1,
        5 << 32 | 0x1234,
        (1 << 64) - 1,
    ]
