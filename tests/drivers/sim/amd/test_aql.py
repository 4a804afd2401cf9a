"""AQL queues through the kernel driver's door: packets by hand, a real kernel, signals. Rules Q40, Q41."""

from __future__ import annotations

import numpy as np
import pytest

from autogen.amd import pm4
from drivers.core.errors import SimFault
from drivers.sim.amd.aql import AqlProcessor
from drivers.sim.amd.cp import PACKET_NS
from drivers.sim.amd.ordering import QueueOrder
from tests.drivers.sim.amd.aql_queues import (
    AGENT,
    ARCHS,
    AT,
    BARRIER_AND,
    BARRIER_BIT,
    BARRIER_OR,
    DISPATCH,
    INVALID,
    SLOT,
    SLOTS,
    SYSTEM,
    VENDOR,
    Aql,
    barrier,
    barrier_value,
    indirect,
    open_queue,
)
from tests.drivers.sim.amd.rig import acquire


@pytest.fixture
def queue() -> Aql:
    return open_queue()


@pytest.mark.parametrize("mode", ["fast", "strict"])
@pytest.mark.parametrize("chip", list(ARCHS))
def test_a_kernel_runs_from_a_packet_and_its_signal_counts_down(chip: str, mode: str) -> None:
    queue = open_queue(chip, mode)
    queue.run(queue.dispatch(queue.signal(0, value=3), lanes=64, block=64))
    found = np.frombuffer(queue.data.bytes(0, 256), dtype=np.uint32)
    assert found.tolist() == [7 + lane for lane in range(64)]
    assert queue.value(0) == 2 and queue.done() == 1
    assert queue.ring.mapping.read32(0) & 0xFFFF == INVALID


def test_a_doorbell_gives_the_argument_blocks_of_kernels_and_nothing_of_barriers(queue: Aql) -> None:
    queue.submit(barrier(BARRIER_AND, queue.signal(1)), queue.dispatch(queue.signal(0)))
    (engine,) = queue.rig.host.cards[0].queues.values()
    assert list(engine.given()) == [(queue.arguments.va, 0)]


def test_a_packet_waits_until_its_header_is_valid(queue: Aql) -> None:
    """Q40's near miss: the header comes last, however early the doorbell was."""
    packet = queue.dispatch(queue.signal(0))
    queue.write(INVALID.to_bytes(4, "little") + packet[4:])
    queue.ring_doorbell(0)
    queue.rig.host.scheduler.drain()
    assert queue.value(0) == 1
    assert "packet 0x0, whose header is INVALID" in queue.rig.host.scheduler.report()
    queue.ring.mapping.write32(0, int.from_bytes(packet[:4], "little"))
    queue.rig.host.scheduler.drain()
    assert queue.value(0) == 0


def test_a_header_that_was_valid_before_its_packet_was_whole(queue: Aql) -> None:
    """Q40: what the processor could have read at the doorbell is not what it found later."""
    queue.submit(queue.dispatch(queue.signal(0))[:40] + bytes(24))
    queue.ring.mapping.write64(40, queue.arguments.va)
    fault = queue.fails("E_AQL_HEADER_EARLY", barrier(BARRIER_AND))
    assert "dword 0xa of packet 0x0 changed" in str(fault)


def test_a_doorbell_past_the_write_index(queue: Aql) -> None:
    """Q41: both count packets; the doorbell names one that is ready."""
    queue.write(barrier(BARRIER_AND))
    for beyond in (1, 16):
        with pytest.raises(SimFault, match="the write index 0x1 does not cover") as raised:
            queue.ring_doorbell(beyond)
        assert raised.value.code == "E_AQL"
    queue.ring_doorbell(0)


def test_producers_may_ring_in_any_order(queue: Aql) -> None:
    first = barrier(BARRIER_AND, done=queue.signal(0))
    queue.write(INVALID.to_bytes(4, "little") + first[4:])
    queue.submit(barrier(BARRIER_AND, done=queue.signal(1)))
    queue.rig.host.scheduler.drain()
    assert queue.value(1) == 1
    queue.ring.mapping.write32(0, int.from_bytes(first[:4], "little"))
    queue.ring_doorbell(0)
    queue.rig.host.scheduler.drain()
    assert (queue.value(0), queue.value(1)) == (0, 0)


def test_a_write_index_that_goes_back(queue: Aql) -> None:
    queue.run(barrier(BARRIER_AND), barrier(BARRIER_AND))
    queue.pointers.mapping.write64(AT.write, 1)
    with pytest.raises(SimFault, match="write index 0x1 after 0x2 ") as raised:
        queue.ring_doorbell(0)
    assert raised.value.code == "E_WPTR_BACKWARD"


def test_the_ring_goes_round_and_holds_only_its_packets(queue: Aql) -> None:
    for _ in range(SLOTS + 5):
        queue.run(barrier(BARRIER_AND))
    assert queue.done() == SLOTS + 5
    blocked = [barrier(BARRIER_AND, queue.signal(0)) for _ in range(SLOTS)]
    queue.run(*blocked)
    with pytest.raises(SimFault) as raised:
        queue.submit(barrier(BARRIER_AND))
    assert raised.value.code == "E_RING_OVERFLOW"


def test_a_write_index_ahead_of_a_full_ring_waits_for_its_slot_and_no_packet_runs_twice(queue: Aql) -> None:
    """HSA 2.9: producers count the write index up first, and write when the slot is free."""
    last = SLOTS - 1
    for packet in (queue.dispatch(queue.signal(0, value=5)), *[barrier(BARRIER_AND)] * last):
        queue.write(packet)
    queue.pointers.mapping.write64(AT.write, SLOTS + 1)
    queue.ring_doorbell(last)
    queue.rig.host.scheduler.drain()
    assert queue.value(0) == 4 and queue.done() == SLOTS
    assert f"packet {SLOTS:#x}, whose header is INVALID" in queue.rig.host.scheduler.report()


def test_a_queue_keeps_nothing_of_packets_that_are_over(queue: Aql) -> None:
    queue.run(queue.dispatch(queue.signal(0)), barrier(BARRIER_AND), queue.dispatch(queue.signal(1)))
    (engine,) = queue.rig.host.cards[0].queues.values()
    assert isinstance(engine, AqlProcessor) and queue.done() == 3
    assert (engine.seen, engine._running, engine._over) == ({}, {}, set())


def test_what_a_doorbell_told_while_the_queue_was_busy_is_a_submission_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It begins with its first packet, not before and once."""
    queue = open_queue(mode="strict")
    begun: list[int] = []
    plain = QueueOrder.next_submission
    monkeypatch.setattr(
        QueueOrder, "next_submission", lambda order: (begun.append(queue.done()), plain(order))
    )
    queue.run(barrier(BARRIER_AND, queue.signal(0)))
    (engine,) = queue.rig.host.cards[0].queues.values()
    assert not engine.is_rung_behind and not begun
    queue.run(barrier(BARRIER_AND), barrier(BARRIER_AND))
    assert engine.is_rung_behind and not begun
    queue.signals.mapping.write64(8, 0)
    queue.rig.host.scheduler.drain()
    assert not engine.is_rung_behind and begun == [1] and queue.done() == 3
    queue.run(barrier(BARRIER_AND))
    assert begun == [1] and queue.done() == 4


@pytest.mark.parametrize(("kind", "enough"), [(BARRIER_AND, 2), (BARRIER_OR, 1)])
def test_a_barrier_waits_for_all_or_one_of_its_signals(queue: Aql, kind: int, enough: int) -> None:
    queue.run(barrier(kind, queue.signal(0), queue.signal(1), done=queue.signal(2)))
    seen = []
    for number in range(2):
        seen.append(queue.value(2))
        queue.signals.mapping.write64(SLOT * number + 8, 0)
        queue.rig.host.scheduler.drain()
    seen.append(queue.value(2))
    assert seen == [int(count < enough) for count in range(3)]


def test_no_signal_satisfies_and_but_never_or(queue: Aql) -> None:
    """ROCR hsa.h: a handle of 0 is a satisfied dependency of AND, one that is not satisfied of OR."""
    queue.run(barrier(BARRIER_AND, done=queue.signal(0)), barrier(BARRIER_OR, done=queue.signal(1)))
    assert (queue.value(0), queue.value(1)) == (0, 1)
    assert "waits in BARRIER_OR for one of no signal" in queue.rig.host.scheduler.report()


def test_a_barrier_waits_for_a_kernel_of_its_own_queue(queue: Aql) -> None:
    """A barrier holds up what follows until a kernel of this queue has ended."""
    done = queue.signal(0)
    after = queue.dispatch(queue.signal(1), header=DISPATCH | SYSTEM)
    queue.run(queue.dispatch(done), barrier(BARRIER_AND, done), after)
    assert (queue.value(0), queue.value(1), queue.done()) == (0, 0, 3)


@pytest.mark.parametrize(("header", "is_late"), [(SYSTEM | BARRIER_BIT, True), (SYSTEM, False)])
def test_the_barrier_bit_puts_a_packet_behind_all_before_it(queue: Aql, header: int, is_late: bool) -> None:
    """Told by the times in the signals: end of the dispatch, end of the packet after it."""
    queue.pointers.mapping.write32(AT.properties, 1 << 3)
    late = barrier(BARRIER_AND, done=queue.signal(1), header=header)
    queue.run(queue.dispatch(queue.signal(0)), late)
    ends = [queue.signals.mapping.read64(SLOT * number + 40) for number in range(2)]
    assert (ends[1] >= ends[0]) is is_late


def test_code_that_changed_needs_an_indirect_buffer_of_pm4(queue: Aql) -> None:
    """Q27: a fence does not reach the instruction cache; ROCR invalidates it by PM4."""
    queue.run(queue.dispatch())
    queue.kernel.mapping.write32(0x100 + 4 * 10, 0xBF9F0000)
    words = acquire()
    for at, word in enumerate(words):
        queue.arguments.mapping.write32(0x100 + 4 * at, word)
    clean = indirect(queue.arguments.va + 0x100, len(words), done=queue.signal(0))
    queue.run(clean, queue.dispatch(queue.signal(1)))
    assert (queue.value(0), queue.value(1)) == (0, 0)
    queue.kernel.mapping.write32(0x100 + 4 * 11, 0xBF800000)
    queue.fails("E_ICACHE_STALE", queue.dispatch())


@pytest.mark.parametrize(
    ("packet", "words"),
    [
        (barrier(AGENT), "AGENT_DISPATCH is for host agents"),
        (barrier(6), "type 0x6; there are 0 to 5"),
        (barrier(VENDOR), "vendor packet of format 0x0"),
        (barrier(BARRIER_AND, header=3 << 9), "acquire_scope"),
        (barrier(BARRIER_AND, header=1 << 13), "reserved bits"),
        (barrier(BARRIER_AND, 0x1008), "not a multiple of 64"),
        (indirect(0x1000, 4, left=3), "PM4_IB with 0x3 dwords remaining"),
    ],
    ids=["agent", "type", "vendor", "scope", "reserved", "handle", "remaining"],
)
def test_packets_that_no_queue_understands(queue: Aql, packet: bytes, words: str) -> None:
    assert words in str(queue.fails("E_AQL", packet))


EQ, NE, LT, GTE = range(4)  # ROCR hsa.h hsa_signal_condition_t


@pytest.mark.parametrize(
    ("before", "after", "condition", "value", "mask"),
    [
        (1, 0, EQ, 0, -1),
        (0, 4, NE, 0, -1),
        (0, -1, LT, 0, -1),  # signed
        (-1, 0, GTE, 0, -1),
        (0x1F2, 0x1F3, EQ, 3, 0xF),
        (5, 1 << 40 | 5, GTE, 1 << 40, -1),
        *[(-3, -2, GTE, -2, -1), (-2, -3, LT, -2, -1), (0, -2, EQ, -2, -1)],
    ],
)
def test_a_barrier_waits_for_a_value(
    queue: Aql, before: int, after: int, condition: int, value: int, mask: int
) -> None:
    first = queue.signal(0, value=before)
    queue.run(barrier_value(first, value, condition, mask, done=queue.signal(1)))
    assert queue.value(1) == 1
    assert "waits in BARRIER_VALUE for" in queue.rig.host.scheduler.report()
    queue.signals.mapping.write64(8, after & (1 << 64) - 1)
    queue.rig.host.scheduler.drain()
    assert queue.value(1) == 0


def test_no_signal_is_a_value_that_was_reached(queue: Aql) -> None:
    queue.run(barrier_value(0, 5, EQ, done=queue.signal(1)))
    assert queue.value(1) == 0


def test_a_barrier_by_value_waits_for_a_kernel_of_its_own_queue(queue: Aql) -> None:
    done = queue.signal(0)
    queue.run(queue.dispatch(done), barrier_value(done, 1, LT, done=queue.signal(1)))
    assert (queue.value(0), queue.value(1)) == (0, 0)


@pytest.mark.parametrize(
    ("at", "byte", "words"),
    [(3, 1, "reserved"), (4, 1, "reserved"), (36, 1, "reserved"), (48, 1, "reserved"), (32, 4, "condition")],
)
def test_bits_that_a_barrier_by_value_does_not_have(queue: Aql, at: int, byte: int, words: str) -> None:
    packet = bytearray(barrier_value(queue.signal(0), 1, EQ))
    packet[at] = byte
    assert words in str(queue.fails("E_AQL", bytes(packet)))


def test_an_indirect_packet_holds_an_indirect_buffer_only(queue: Aql) -> None:
    nop = b"".join(word.to_bytes(4, "little") for word in pm4.Nop().build(0, 0, 0))
    packet = indirect(0x1000, 4)
    assert "holds NOP" in str(queue.fails("E_AQL", packet[:4] + nop + packet[20:]))


def test_signals_are_user_signals_on_lines_of_their_own(queue: Aql) -> None:
    queue.fails("E_AQL", barrier(BARRIER_AND, done=queue.signal(0, kind=-1)))
    wide = open_queue()
    wide.fails("E_AQL", barrier(BARRIER_AND, done=wide.signal(0, kind=1 << 32 | 1)))
    other = open_queue()
    other.fails("E_AQL", barrier(BARRIER_AND, done=other.signal(0) + 8))
    third = open_queue()
    third.fails("E_VM_FAULT", barrier(BARRIER_AND, done=0x4000_0000))


def test_a_signal_with_a_mailbox_interrupts_the_host(queue: Aql) -> None:
    told: list[int] = []
    queue.rig.host.cards[0].on_interrupt = told.append
    mailbox = queue.signals.va + 0x800
    queue.signals.mapping.write64(0x800, (1 << 64) - 1)
    queue.run(barrier(BARRIER_AND, done=queue.signal(0, mailbox=mailbox, event=0x21)))
    assert told == [0x21] and queue.signals.mapping.read64(0x800) == 0x21


def test_a_wait_that_nothing_ends_names_the_signals(queue: Aql) -> None:
    queue.submit(barrier(BARRIER_AND, queue.signal(0, value=5)))
    with pytest.raises(SimFault) as raised:
        for _ in range(3):
            queue.rig.host.relax("the barrier")
    assert raised.value.code == "E_WAIT_DEADLOCK"
    assert f"BARRIER_AND for all of {queue.signals.va:#x} (0x5)" in str(raised.value)


def test_a_queue_that_stopped_takes_no_doorbell(queue: Aql) -> None:
    queue.fails("E_AQL", barrier(AGENT))
    with pytest.raises(SimFault) as raised:
        queue.submit(barrier(BARRIER_AND))
    assert raised.value.code == "E_DB_INACTIVE"


def test_a_queue_pauses_when_its_budget_is_used_up_and_each_packet_takes_one(queue: Aql) -> None:
    queue.submit(*[barrier(BARRIER_AND) for _ in range(5)])
    (engine,) = queue.rig.host.cards[0].queues.values()
    for budget, packets in ((2, 2), (1, 3)):
        engine.budget = budget
        assert next(engine.steps) is None
        assert (engine.rptr, engine.budget) == (SLOT * packets, 0)
    engine.budget = 3
    blocked = next(engine.steps)
    assert blocked is not None and blocked.is_idle and engine.budget == 1
    assert engine.time_ns == 5 * PACKET_NS and queue.done() == 5


@pytest.mark.parametrize("acquires", range(3))
@pytest.mark.parametrize("releases", range(3))
def test_fences_reach_as_far_as_their_scopes(
    queue: Aql, acquires: int, releases: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """HSA Platform System Architecture, 2.9.1: 0 none, 1 agent, 2 system. Between agents L2 is looked at."""
    told: list[object] = []
    (engine,) = queue.rig.host.cards[0].queues.values()
    monkeypatch.setattr(engine.card.caches, "acquire", lambda *levels, **more: told.append((*levels, more)))
    monkeypatch.setattr(engine, "write_back", lambda: told.append("L2 is written back"))
    queue.run(barrier(BARRIER_AND, header=acquires << 9 | releases << 11))
    levels = frozenset({"glk_inv", "glv_inv", "gl1_inv"})
    acquired = [(levels, {"code": False, "l2": acquires == 2})] * (acquires > 0)
    assert told == [*acquired, *["L2 is written back"] * (releases == 2)]


def test_a_signal_counts_down_past_0(queue: Aql) -> None:
    queue.run(barrier(BARRIER_AND, done=queue.signal(0, value=0)))
    assert queue.value(0) == (1 << 64) - 1


def test_times_of_a_barrier_begin_when_it_is_met_and_end_when_it_is_over(queue: Aql) -> None:
    queue.pointers.mapping.write32(AT.properties, 1 << 3)
    queue.run(*[barrier(BARRIER_AND)] * 10, barrier(BARRIER_AND, queue.signal(0), done=queue.signal(1)))
    (engine,) = queue.rig.host.cards[0].queues.values()
    engine.time_ns += 5000
    queue.signals.mapping.write64(8, 0)
    queue.rig.host.scheduler.drain()
    times = [queue.signals.mapping.read64(SLOT + at) for at in (32, 40)]
    assert times == [10 * PACKET_NS // 10, (10 * PACKET_NS + 5000) // 10]


def test_a_barrier_ends_no_sooner_than_what_it_waited_for(queue: Aql) -> None:
    card = queue.rig.host.cards[0]
    (engine,) = card.queues.values()
    for number, packet in enumerate(
        (barrier(BARRIER_AND, queue.signal(0, 0)), barrier_value(queue.signal(1, 0), 0, EQ))
    ):
        place = engine.place_of(queue.signals.va + SLOT * number + 8)
        card.between.wrote(place, 10**9 * (number + 1), 0)
        queue.run(packet)
        assert engine.time_ns == 10**9 * (number + 1) + PACKET_NS


def test_a_signal_that_counted_down_is_seen_at_its_time(queue: Aql) -> None:
    queue.run(barrier(BARRIER_AND), barrier(BARRIER_AND, done=queue.signal(0)))
    card = queue.rig.host.cards[0]
    (engine,) = card.queues.values()
    assert card.between.seen(engine.place_of(queue.signals.va + 8), 0, lambda value: True) == PACKET_NS
