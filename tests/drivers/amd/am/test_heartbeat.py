"""The heartbeat: a card that hangs is told within a second of model time, one that works never is."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from autogen.schema import BitStruct
from drivers.amd import pm4, sdma
from drivers.amd.am import recover
from drivers.amd.am.boot import CardBlocks
from drivers.amd.am.card import AmCard
from drivers.amd.am.heartbeat import GAP_S, STILL_S, Heartbeat, WatchedQueue, awaited
from drivers.amd.am.recover import QueueVerdict
from drivers.amd.device import AmdDevice
from drivers.core.errors import DeviceError
from drivers.sim.pci_host import PciHost
from hcq.settings import Settings
from tests.drivers.amd.am.rig import boot
from tests.drivers.amd.kernels import BUMP, program


def card_with_queues(machine: CardBlocks) -> tuple[AmCard, list[WatchedQueue]]:
    card = AmCard(machine)
    queues = [card.create_compute_queue(1 << 16), card.create_sdma_queue(1 << 16)]
    return card, [WatchedQueue(queue, card.rings[queue.queue_id]) for queue in queues]


def watching(card: AmCard, read: Callable[[int], int | None], is_foreign: bool = False) -> Heartbeat:
    """A heartbeat to which memory is as `read` says, all of it another card's or none."""
    return Heartbeat(card.machine, card.locate, read, lambda va: is_foreign)


def test_a_verdict_needs_half_a_second_of_standing_still(host: PciHost, machine: CardBlocks) -> None:
    card, watched = card_with_queues(machine)
    heart = watching(card, lambda va: None)
    assert heart.beat(watched) == ""
    host.sleep(STILL_S / 2)
    assert heart.beat(watched) == ""
    host.sleep(STILL_S / 2)
    assert heart.beat(watched).startswith("the card hangs: nothing moved for 0.5 s and no wave runs")


def test_time_in_which_nobody_waited_does_not_count(host: PciHost, machine: CardBlocks) -> None:
    card, watched = card_with_queues(machine)
    heart = watching(card, lambda va: None)
    for _ in range(4):
        assert heart.beat(watched) == ""
        host.sleep(2 * GAP_S)


def test_a_moving_pointer_begins_anew(host: PciHost, machine: CardBlocks) -> None:
    card, watched = card_with_queues(machine)
    heart = watching(card, lambda va: None)
    mapping = watched[0].queue.rptr.mapping
    if mapping is None:
        raise TypeError
    for count in range(6):
        mapping.write64(0, count)
        assert heart.beat(watched) == ""
        host.sleep(STILL_S / 2)


@pytest.mark.parametrize("index", [0, 1])
def test_the_packet_at_the_head_is_named_with_what_it_awaits(machine: CardBlocks, index: int) -> None:
    card, watched = card_with_queues(machine)
    each = watched[index]
    ring, signals = each.queue.ring, each.queue.wptr
    encode = (pm4, sdma)[index].wait_memory
    words = encode(signals.gpu_va, 7)
    if ring.mapping is None:
        raise TypeError
    ring.mapping.view().cast("I")[: len(words)] = memoryview(np.array(words, np.uint32))
    heart = watching(card, lambda va: 3)
    standing = QueueVerdict("a queue", 0, 64, True, False, False, "")
    text = heart.head(each, standing)
    assert "which awaits 0x7 at" in text and text.endswith("and finds 0x3")
    assert "write pointer" in text


def test_a_dead_engine_is_reported_long_before_the_wait_s_own_limit() -> None:
    host = PciHost("navi31")
    device = AmdDevice("card", AmCard(boot(host)), Settings())
    x = device.buffer(np.zeros(4, np.int32))
    device.synchronize()
    host.cards[0].faults.arm("gfx.mec.dead", times=1000)
    told: list[float] = []
    recover = device.card.on_fault

    def on_fault(error: DeviceError) -> None:
        told.append(host.now())
        if recover is not None:
            recover(error)

    device.card.on_fault = on_fault
    before = host.now()
    program(device, "xn", BUMP)(x, np.int32(5), grid=(1, 1, 1), block=(1, 1, 1))
    with pytest.raises(DeviceError, match="the card hangs"):
        device.synchronize()
    assert told[0] - before < 1.0
    host.kill()
    assert boot(host).steps[-1][0] == "ready"
    host.shutdown()


@pytest.mark.sim
@pytest.mark.parametrize("fault", ["sdma.dead", "doorbell.lost"])
@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_a_copy_whose_doorbell_got_lost_is_told_and_the_next_one_arrives(chip: str, fault: str) -> None:
    host = PciHost(chip)
    device = AmdDevice("card", AmCard(boot(host)), Settings())
    device.buffer(np.zeros(4, np.int32))
    device.synchronize()
    host.cards[0].faults.arm(fault)
    began = host.now()
    device.buffer(np.zeros(4, np.int32))
    with pytest.raises(
        DeviceError, match=r"copy engine 0: .* but the host rang for 0x\w+: the doorbell got lost"
    ):
        device.synchronize()
    assert host.now() - began < 1.0
    x = device.buffer(np.arange(64, dtype=np.int32))
    assert x.numpy(np.int32, (64,)).tolist() == list(range(64))
    device.close()
    host.shutdown()


@pytest.mark.parametrize("index", [0, 1])
def test_a_packet_that_goes_round_the_ring_s_end_is_read_whole(machine: CardBlocks, index: int) -> None:
    """Read pointers of compute queues count dwords, those of copy engines bytes."""
    card, watched = card_with_queues(machine)
    each, unit = watched[index], (1, 4)[index]
    words = (pm4, sdma)[index].wait_memory(each.queue.wptr.gpu_va, 7)
    if each.queue.ring.mapping is None:
        raise TypeError
    ring = each.queue.ring.mapping.view().cast("I")
    first = len(ring) - 2
    for n, word in enumerate(words):
        ring[(first + n) % len(ring)] = word
    heart = watching(card, lambda va: 3)
    text = heart.head(
        each, QueueVerdict("a queue", first * unit, (first + 64) * unit, True, False, False, "")
    )
    assert "which awaits 0x7 at" in text and text.endswith("and finds 0x3")


def test_a_value_that_nobody_can_read_is_said_to_be_so_and_an_empty_queue_awaits_nothing(
    machine: CardBlocks,
) -> None:
    card, watched = card_with_queues(machine)
    each = watched[0]
    words = pm4.wait_memory(each.queue.wptr.gpu_va, 7)
    if each.queue.ring.mapping is None:
        raise TypeError
    each.queue.ring.mapping.view().cast("I")[: len(words)] = memoryview(np.array(words, np.uint32))
    heart = watching(card, lambda va: None)
    stands = QueueVerdict("a queue", 0, 64, True, False, False, "")
    assert heart.head(each, stands).endswith("and finds an unreadable value")
    idle = QueueVerdict("a queue", 64, 64, True, False, False, "")
    assert heart.head(each, idle) == idle.describe()


def test_half_a_second_is_enough_and_looks_may_be_as_far_apart_as_the_gap(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    card, watched = card_with_queues(machine)
    now = [0.0]
    monkeypatch.setattr(machine.board.host, "now", lambda: now[0])
    monkeypatch.setattr(machine.board.host, "sleep", lambda seconds: None)

    def told(*times: float) -> list[bool]:
        heart, found = watching(card, lambda va: None), list[bool]()
        for now[0] in times:
            found.append(heart.beat(watched).startswith("the card hangs"))
        return found

    assert told(0.0, STILL_S / 2, STILL_S) == [False, False, True]
    assert told(0.0, STILL_S / 2, STILL_S * 0.999) == [False, False, False]
    assert told(0.0, GAP_S, STILL_S) == [False, False, True]
    assert told(0.0, GAP_S * 1.001, STILL_S) == [False, False, False]


def test_a_card_that_hangs_is_told_once_in_half_a_second(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    card, watched = card_with_queues(machine)
    now, heart = [0.0], watching(card, lambda va: None)
    monkeypatch.setattr(machine.board.host, "now", lambda: now[0])
    monkeypatch.setattr(machine.board.host, "sleep", lambda seconds: None)
    told = []
    for now[0] in (0.0, 0.25, 0.5, 0.75, 1.0, 1.25):
        told.append(bool(heart.beat(watched)))
    assert told == [False, False, True, False, True, False]


def standing_at(watched: WatchedQueue, words: list[int]) -> QueueVerdict:
    """Words at the head of a ring, and the verdict of a queue that stands there."""
    view = watched.queue.ring.reservation.view().cast("I")
    view[: len(words)] = memoryview(np.array(words, np.uint32))
    return QueueVerdict("a queue", 0, 4 * len(words), True, False, False, "")


@pytest.mark.parametrize("index", [0, 1])
@pytest.mark.parametrize(
    ("found", "foreign", "waits"),
    [
        (6, True, True),  # what another card has not written yet
        (7, True, False),
        (8, True, False),
        (0x9_0000_0006, True, True),  # packets compare 32 bits
        (None, True, True),
        (6, False, False),  # its own memory: nobody else will write there
    ],
)
def test_a_queue_that_awaits_what_another_card_has_not_done_yet_does_not_hang(
    machine: CardBlocks,
    monkeypatch: pytest.MonkeyPatch,
    index: int,
    found: int | None,
    foreign: bool,
    waits: bool,
) -> None:
    card, watched = card_with_queues(machine)
    each, asked = watched[index], list[int]()
    verdict = standing_at(each, (pm4, sdma)[index].wait_memory(0x1234_5678_9ABC, 7))
    heart = watching(card, lambda va: (asked.append(va), found)[1])
    heart.is_foreign = lambda va: (asked.append(va), foreign)[1]
    now = [0.0]
    monkeypatch.setattr(machine.board.host, "now", lambda: now[0])
    monkeypatch.setattr(recover, "verdict", lambda _machine, _ring: verdict)
    for now[0] in (0.0, STILL_S / 2):
        assert heart.beat([each]) == ""
    now[0] = STILL_S
    assert bool(heart.beat([each])) is not waits
    assert set(asked) == {0x1234_5678_9ABC}


@pytest.mark.parametrize("words", [[], [0x1234_5678]])
def test_a_queue_with_nothing_to_do_or_at_words_that_are_no_packet_waits_for_no_other_card(
    machine: CardBlocks, words: list[int]
) -> None:
    card, watched = card_with_queues(machine)
    heart = watching(card, lambda va: 0, is_foreign=True)
    polled = standing_at(watched[0], pm4.wait_memory(0x1000, 7))
    assert heart._waits_for_another(watched[0], polled)
    idle = QueueVerdict("a queue", 64, 64, True, False, False, "")
    verdict = standing_at(watched[0], words) if words else idle
    watched[0].queue.ring.reservation.view().cast("I")[64:71] = memoryview(
        np.array(pm4.wait_memory(0x1000, 7), np.uint32)
    )
    assert not heart._waits_for_another(watched[0], verdict)


@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
def test_of_all_packets_those_poll_memory_that_compare_it(arch: str) -> None:
    """PM4: WAIT_REG_MEM; SDMA: POLL_REGMEM. Linux gfx_v11_0_wait_reg_mem, sdma_v6_0_ring_emit_reg_wait."""
    polling = set()
    for packets in (pm4.generation(arch).packets, sdma.packets_of(arch)):
        for name, kind in vars(packets).items():
            is_packet = isinstance(kind, type) and issubclass(kind, BitStruct) and hasattr(kind, "build")
            if is_packet and awaited(kind._wrap(0)) is not None:
                polling.add(name)
    assert polling == {"WaitRegMem", "PollRegmem"}


def test_a_packet_that_polls_nothing_is_shown_with_its_fields(machine: CardBlocks) -> None:
    card, watched = card_with_queues(machine)
    heart = watching(card, lambda va: None)
    verdict = standing_at(watched[0], pm4.indirect_buffer(0x1000, 8))
    assert " at IndirectBuffer(" in heart.head(watched[0], verdict)


@pytest.mark.parametrize(
    ("is_moving", "waves", "hangs"), [(False, False, True), (True, False, False), (False, True, False)]
)
def test_a_card_that_moves_or_runs_a_wave_does_not_hang(
    host: PciHost,
    machine: CardBlocks,
    monkeypatch: pytest.MonkeyPatch,
    is_moving: bool,
    waves: bool,
    hangs: bool,
) -> None:
    card, watched = card_with_queues(machine)
    heart = watching(card, lambda va: None)
    found = QueueVerdict("compute", 0, 0, True, is_moving, waves, "")
    monkeypatch.setattr(recover, "verdict", lambda _machine, _ring: found)
    heart.beat(watched)
    host.sleep(STILL_S / 2)
    heart.beat(watched)
    host.sleep(STILL_S / 2)
    assert bool(heart.beat(watched)) is hangs


@pytest.mark.parametrize(("rung", "lost"), [(63, False), (64, False), (65, True)])
def test_a_doorbell_got_lost_when_the_host_rang_for_more_than_the_card_knows(
    machine: CardBlocks, rung: int, lost: bool
) -> None:
    card, watched = card_with_queues(machine)
    mapping = watched[0].queue.wptr.mapping
    if mapping is None:
        raise TypeError
    mapping.write64(0, rung)
    heart = watching(card, lambda va: None)
    text = heart.head(watched[0], QueueVerdict("a queue", 64, 64, True, False, False, ""))
    assert (f"the host rang for {rung:#x}: the doorbell got lost" in text) is lost
