"""The two queues word by word, and both together on the simulated card."""

from __future__ import annotations

from array import array

import numpy as np
import pytest

from autogen.amd import pm4 as packets
from autogen.amd import sdma_6
from drivers.amd import pm4, sdma
from drivers.amd.queue import Pm4Queue, SdmaQueue
from drivers.core.errors import ArgumentError, SimFault
from hcq import trace
from hcq.graph import Call
from hcq.signal import Signal
from tests.devices import opened
from tests.drivers.amd.kernels import ADD, BUMP, fake_device, program

ONE = (1, 1, 1)


def submitted(device: object, queue: object) -> list[int]:
    """What the ring has got so far."""
    return list(queue.ring.words[: queue.ring.space.put])  # type: ignore[attr-defined]


def test_a_batch_ends_with_the_release_of_its_point() -> None:
    device, _ = fake_device()
    queue = device.compute_queue
    queue.pending.extend(pm4.drain())
    queue.flush()
    signal = queue.timeline.signal
    assert submitted(device, queue) == pm4.drain() + pm4.release(signal.gpu_va, 1)


@pytest.mark.parametrize(("size", "read"), [(1, 1), (4, 4), (1 << 20, 4)])
def test_a_copy_is_settled_by_a_read_of_where_it_went_into_the_page_of_signals(size: int, read: int) -> None:
    device, _ = fake_device()
    queue = device.copy_queue
    queue.settle(0x7000_0000, size)
    assert list(queue.pending) == list(sdma.copy(queue.settle_at, 0x7000_0000, read))
    assert 0 < queue.settle_at - queue.timeline.signal.gpu_va < 4096


def test_the_compute_doorbell_counts_dwords_and_the_copy_doorbell_bytes() -> None:
    device, _ = fake_device()
    for queue, unit in ((device.compute_queue, 1), (device.copy_queue, 4)):
        queue.timestamp(device.card.memories[0].gpu_va)
        queue.flush()
        bell, pointer = queue.ring.doorbell, queue.ring.doorbell.wptr
        want = queue.ring.space.put * unit
        assert bell.window.read64(bell.offset) == pointer.read64(0) == want > 0


def test_several_launches_are_one_batch_while_the_card_is_busy() -> None:
    device, host = fake_device()
    made = program(device, ["x"])
    x = device.empty(4)
    for _ in range(10):
        made(x, grid=ONE, block=ONE)
    assert device.compute_queue.timeline.last_point == 1, "the first goes at once, the others wait for it"
    host.on_relax()
    made(x, grid=ONE, block=ONE)
    assert device.compute_queue.timeline.last_point == 2


def test_launches_of_one_batch_have_their_own_argument_blocks() -> None:
    device, _ = fake_device()
    made = program(device, ["x"])
    queue = device.compute_queue
    for buffer in (device.empty(4), device.empty(4)):
        made(buffer, grid=ONE, block=ONE)
    queue.flush()
    found, words, index = [], submitted(device, queue), 0
    while index < len(words):
        packet, size = packets.decode(words, index)
        if isinstance(packet, packets.SetShReg) and packet.reg_offset == 0x240:
            found.append(packet.tail[0] | packet.tail[1] << 32)
        index += size
    base = queue.kernargs.gpu_va
    assert found == [base, base + 64]


def test_new_code_drops_the_instruction_cache_once() -> None:
    device, _ = fake_device()
    made = program(device, ["x"])
    device.compute_queue.has_new_code = True
    x = device.empty(4)
    for _ in range(2):
        made(x, grid=ONE, block=ONE)
    device.compute_queue.flush()
    words = submitted(device, device.compute_queue)
    assert words[:8] == pm4.acquire(with_code=True)
    text = "\n".join(pm4.describe(words))
    assert text.count("gli_inv") == 1 and text.count("AcquireMem") == 3


def test_a_queue_made_anew_takes_code_in_again_and_forgets_what_it_recorded() -> None:
    """Whether the lost commands dropped the instruction cache, nobody knows."""
    device, _ = fake_device()
    made, queue, x = program(device, ["x"]), device.compute_queue, device.empty(4)
    made(x, grid=ONE, block=ONE)
    queue.flush()
    assert not queue.has_new_code
    queue.timestamp(x.gpu_va)
    last = queue.timeline.last_point
    lost = queue.restart(queue.ring.doorbell)
    assert lost[-1] == last + 1  # what was recorded counts as handed over, and is lost with the rest
    assert (queue.ring.space.put, len(queue.pending)) == (0, 0)
    assert queue.timeline.reached(last + 1) and not queue.timeline.reached(last + 2)
    made(x, grid=ONE, block=ONE)
    queue.flush()
    assert "gli_inv" in "\n".join(pm4.describe(submitted(device, queue)))


@pytest.mark.parametrize(("device_name", "times"), [("sim:navi31", 0), ("sim:navi48", 3)])
def test_gfx12_drops_host_memory_from_l2_once_a_submission(device_name: str, times: int) -> None:
    device = opened(device_name)
    queue, x = device.compute_queue, device.buffer(np.zeros(1, np.uint32))
    bump = program(device, ["x", "n"], BUMP)
    graph = device.graph([Call(bump, (x, np.uint32(1)), ONE, ONE)] * 20)
    for _ in range(3):
        graph.replay()
    assert x.numpy(np.uint32).tolist() == [60]
    words = list(queue.ring.words[: queue.ring.space.put])
    assert "\n".join(pm4.describe(words, gen=queue.gen)).count("gl2_inv") == times
    device.close()


def test_a_submission_drops_host_memory_from_l2_before_the_first_of_its_launches() -> None:
    device = opened("sim:navi48")
    queue = device.compute_queue
    for _ in range(2):
        for _ in range(3):
            queue.launch(array("I", pm4.drain()), -1, 0)
        launches = 3 * pm4.drain()
        assert list(queue.pending) == [*pm4.acquire_host(queue.gen), *launches] and len(queue.pending) > len(
            launches
        )
        device.synchronize()
    device.close()


def test_gfx12_copies_drop_l2_first_and_write_it_back_before_the_fence() -> None:
    device = opened("sim:navi48")
    queue = device.copy_queue
    x = device.buffer(np.arange(4, dtype=np.uint32))
    assert x.numpy(np.uint32).tolist() == [0, 1, 2, 3]
    words = list(queue.ring.words[: queue.ring.space.put])
    names = [line.split()[1].split("(")[0] for line in sdma.describe(words, gen=queue.gen)]
    one = ["UserGcr", "CopyLinear", "UserGcr", "Fence"]
    assert [name for name in names if name in one] == one * 2
    device.close()


def test_a_graph_is_one_packet_whatever_its_length() -> None:
    device, _ = fake_device()
    made = program(device, ["x"])
    graph = device.graph([Call(made, (device.empty(4),), ONE, ONE)] * 50)
    before = device.compute_queue.ring.space.put
    graph.replay()
    assert device.compute_queue.ring.space.put - before == 4 + 8


def test_a_command_buffer_too_long_for_one_packet_is_refused() -> None:
    device, _ = fake_device()
    with pytest.raises(ArgumentError, match="a command buffer of 1048576 dwords; one holds 1048575"):
        device.compute_queue.indirect(0x1000, 1 << 20)


def test_signals_other_than_the_timeline_can_be_written_and_awaited() -> None:
    device, _ = fake_device()
    memory = device.card.memories[0]
    assert memory.mapping is not None
    other = Signal(memory.mapping, 8, memory.gpu_va + 8)
    device.compute_queue.signal(other, 5)
    device.copy_queue.wait(other, 5)
    assert list(device.compute_queue.pending) == pm4.release(other.gpu_va, 5)
    assert list(device.copy_queue.pending) == sdma.wait_memory(other.gpu_va, 5)


@pytest.mark.parametrize("interrupts", [False, True])
def test_the_end_of_a_submission_interrupts_the_host_and_no_other_signal_does(interrupts: bool) -> None:
    device, _ = fake_device()
    memory = device.card.memories[0]
    assert memory.mapping is not None
    other = Signal(memory.mapping, 8, memory.gpu_va + 8)
    old = device.copy_queue
    copies = SdmaQueue(1, 2, old.ring, old.timeline, old.machine, device.arch, interrupts)
    for signal, ends in ((other, []), (copies.timeline.signal, sdma.trap() if interrupts else [])):
        copies.signal(signal, 5)
        assert list(copies.pending) == sdma.fence(signal.gpu_va, 5) + ends
        del copies.pending[:]
    made = device.compute_queue
    parts = (made.ring, made.timeline, made.machine, made.kernargs)
    launches = Pm4Queue(0, 2, *parts, device.arch, interrupts)
    for signal, is_end in ((other, False), (launches.timeline.signal, True)):
        launches.signal(signal, 5)
        words = pm4.release(signal.gpu_va, 5, launches.gen, interrupts and is_end)
        assert list(launches.pending) == words
        del launches.pending[:]
    assert pm4.release(8, 5, launches.gen, True) != pm4.release(8, 5, launches.gen, False)


def test_no_sdma_packet_crosses_the_end_of_the_ring() -> None:
    device, _ = fake_device()
    queue = device.copy_queue
    space = queue.ring.space
    space.put, space.limit = space.size - 5, 2 * space.size - 5
    queue.copy(0x2000, 0x1000, 4)
    queue.flush()
    words = list(queue.ring.words)
    assert words[-5:] == [0] * 5 and isinstance(sdma_6.decode(words, 0)[0], sdma_6.CopyLinear)


@pytest.mark.sim
@pytest.mark.parametrize("mode", ["fast", "strict"])
def test_vectors_are_added_on_the_simulated_card(device_name: str, mode: str) -> None:
    device = opened(device_name, sim=mode)
    made = program(device, ["a", "b", "c"], ADD)
    a = np.random.default_rng(1).random(1024, dtype=np.float32)
    x, y, z = device.buffer(a), device.buffer(a * 3), device.empty(4096)
    made(x, y, z, grid=(4, 1, 1), block=(256, 1, 1))
    assert (z.numpy(np.float32) == a + a * 3).all()
    device.close()


@pytest.mark.sim
@pytest.mark.parametrize("seed", range(4))
def test_compute_and_copies_stay_in_order_however_the_engines_are_scheduled(
    device_name: str, seed: int
) -> None:
    device = opened(device_name, seed=seed)
    bump = program(device, ["x", "n"], BUMP)
    x, y = device.buffer(np.array([100], np.uint32)), device.empty(4)
    for turn in range(20):
        bump(x, np.uint32(turn), grid=ONE, block=(1, 1, 1))
        y.copy_from(x)
        bump(y, np.uint32(1), grid=ONE, block=(1, 1, 1))
        x.copy_from(y)
    assert x.numpy(np.uint32).tolist() == [100 + sum(range(20)) + 20]
    device.close()


@pytest.mark.sim
def test_a_recorded_graph_runs_like_its_launches(device_name: str) -> None:
    device = opened(device_name)
    bump = program(device, ["x", "n"], BUMP)
    x, y = (device.buffer(np.array([v], np.uint32)) for v in (0, 1000))
    graph = device.graph([Call(bump, (x, np.uint32(i)), ONE, ONE) for i in range(100)])
    for _ in range(3):
        graph.replay()
        bump(x, np.uint32(1), grid=ONE, block=ONE)
    graph.rebind(x, y)
    graph.replay()
    assert x.numpy(np.uint32).tolist() == [3 * sum(range(100)) + 3]
    assert y.numpy(np.uint32).tolist() == [1000 + sum(range(100))]
    device.close()


@pytest.mark.sim
def test_timelines_start_again_before_the_32_bit_compare_could_wrap(device_name: str) -> None:
    device = opened(device_name)
    for queue in device.queues:
        queue.timeline.limit = 16
    bump = program(device, ["x", "n"], BUMP)
    x = device.buffer(np.array([0], np.uint32))
    for turn in range(50):
        bump(x, np.uint32(1), grid=ONE, block=ONE)
        assert x.numpy(np.uint32).tolist() == [turn + 1]
    assert all(queue.timeline.signal.value < 16 for queue in device.queues)
    device.close()


@pytest.mark.sim
def test_both_rings_wrap_and_nothing_is_overwritten(
    device_name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("drivers.amd.device.RING_BYTES", 1 << 16)
    device = opened(device_name)
    device.compute_queue.flush_dw = 4096
    bump = program(device, ["x", "n"], BUMP)
    x, y = device.buffer(np.array([0], np.uint32)), device.empty(4)
    for turn in range(1000):
        bump(x, np.uint32(1), grid=ONE, block=ONE)
        y.copy_from(x)
        if turn % 100 == 0:
            assert y.numpy(np.uint32).tolist() == [turn + 1]
    assert y.numpy(np.uint32).tolist() == [1000]
    assert all(queue.ring.space.put > queue.ring.space.size for queue in device.queues)
    device.close()


@pytest.mark.sim
def test_the_clock_moves_on_both_engines(device_name: str) -> None:
    device = opened(device_name)
    bump = program(device, ["x", "n"], BUMP)
    x, y, marks = device.buffer(np.array([0], np.uint32)), device.empty(4), device.empty(32)
    for number in range(4):
        bump(x, np.uint32(1), grid=ONE, block=ONE)
        y.copy_from(x)
        queue = device.queues[number % 2]
        queue.order_after(marks.points)
        queue.timestamp(marks.gpu_va + 8 * number)
        marks.points[queue.index] = queue.next_point
    times = marks.numpy(np.uint64).tolist()
    assert 0 < times[0] < times[2] and 0 < times[1] < times[3]
    device.close()


@pytest.mark.sim
def test_a_kernel_that_reads_unmapped_memory_is_a_fault_with_its_address(device_name: str) -> None:
    device = opened(device_name)
    bump = program(device, ["x", "n"], BUMP)
    stray = device.empty(4)
    stray.gpu_va = 0x1234_5000
    bump(stray, np.uint32(1), grid=ONE, block=ONE)
    with pytest.raises(SimFault) as caught:
        device.synchronize()
    assert caught.value.code == "E_VM_FAULT" and "0x12345000" in str(caught.value)
    assert device.is_usable and not device.lost
    stray.gpu_va = 0
    device.close()


def test_what_other_cards_did_is_taken_in_by_both_queues() -> None:
    """Their writes pass L2, and on the host's path they may wait: a card may have words for that too."""
    device, _ = fake_device()
    for queue, words in (
        (device.compute_queue, pm4.acquire_peers(device.compute_queue.gen)),
        (device.copy_queue, sdma.acquire_peers(device.copy_queue.gen)),
    ):
        queue.acquire_peers()
        assert list(queue.pending) == words
        queue.peers_words.extend([0xC000_1000])
        queue.acquire_peers()
        assert list(queue.pending) == [*words, *words, 0xC000_1000]
        del queue.pending[:]


def test_a_command_buffer_as_long_as_one_packet_holds_is_taken() -> None:
    """IB_SIZE has 20 bits: nvd.h."""
    device, _ = fake_device()
    assert device.compute_queue.indirect(0x1000, (1 << 20) - 1)[3] & 0xF_FFFF == 0xF_FFFF


def test_a_copy_is_named_for_whoever_reads_a_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    device, _ = fake_device()
    queue, told = device.copy_queue, list[tuple[object, str]]()
    queue.copy(0x2000, 0x1000, 64)
    monkeypatch.setattr(trace, "recorder", object())
    monkeypatch.setattr(trace, "label", lambda key, text: told.append((key, text)))
    monkeypatch.setattr(queue, "arrow", lambda effects: told.extend((key, "arrow") for key in effects))
    queue.copy(0x3000, 0x1000, 96)
    assert told == [(("copy", 0x3000), "copy 96 bytes"), (("copy", 0x3000), "arrow")]
