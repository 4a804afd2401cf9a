"""Copies between devices: whichever they are, in order with the work on either side, without the host."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from drivers import open_many
from hcq import transfer
from hcq.device import Device
from hcq.errors import ArgumentError, DeviceError
from hcq.graph import Call
from hcq.heap import Block
from hcq.settings import Settings
from hcq.transfer import Mover
from tests.drivers.amd.kernels import BUMP, program
from tests.hcq.toy import WAIT, ToyDevice

PEERS = ("sim:navi31*2", "sim:navi48/pci*2")
PAIRS = ("cpu*2", *PEERS, "sim:navi31,cpu", "cpu,sim:navi31", "sim:navi31,sim:navi48", "sim:gh100,sim:navi48")
ONE = (1, 1, 1)
BIG = (9 << 20) // 4 + 1  # more than a piece, in words


@pytest.fixture
def opened() -> Iterator[Any]:
    devices: list[Device] = []

    def opens(name: str, **more: Any) -> list[Device]:
        devices.extend(open_many(name, Settings(sim="strict", **more)))
        return devices

    yield opens
    for device in devices:
        device.close()


def no_wait(device: Device) -> None:
    """From now on the host may not wait on this device."""

    def relax(what: str) -> None:
        raise AssertionError(f"the host waits for {what}")

    device.machine.relax = relax  # type: ignore[method-assign]


def words(count: int, seed: int = 1) -> np.ndarray[Any, np.dtype[np.uint32]]:
    return np.random.default_rng(seed).integers(0, 2**32, count, np.uint32)


class OneWay(ToyDevice):
    """A device that reaches the memory of others if `is_able`, and signals 0x40 above their address."""

    is_able = True
    settings = Settings()

    def reach_block(self, other: Device, block: Block) -> int:
        if not self.is_able:
            raise DeviceError(f"no bridge from here to {id(other)}")
        return block.gpu_va + 0x1000

    def reach_signals(self, other: Device) -> int:
        return 0x40


@pytest.mark.parametrize(
    ("able", "mover"),
    [((1, 1), Mover.PUSH), ((1, 0), Mover.PUSH), ((0, 1), Mover.PULL), ((0, 0), Mover.HOST)],
)
def test_the_source_pushes_if_it_can_else_the_target_pulls(able: tuple[int, int], mover: Mover) -> None:
    source, target = OneWay(), OneWay()
    source.is_able, target.is_able = map(bool, able)
    before = source.in_use_bytes, target.in_use_bytes
    found = transfer.way(target, source)
    assert found.mover is mover
    assert [f"to {id(d)}" in found.reason for d in (target, source)] == [not able[0], mover is Mover.HOST]
    assert (source.in_use_bytes, target.in_use_bytes) == before


def test_a_signal_of_another_device_is_polled_where_this_one_sees_it() -> None:
    one, other = OneWay(), OneWay()
    for device in (one, other):
        for queue in device.queues:
            device.connect(queue)
    other.copy_queue.pending.append(0)
    other.copy_queue.flush()
    one.compute_queue.order_after_queue(other.copy_queue, other.copy_queue.timeline.last_point)
    assert list(one.compute_queue.pending) == [WAIT, other.copy_queue.timeline.signal.gpu_va + 0x40, 1]
    seen = one.compute_queue.sight(other.copy_queue)
    assert seen is not None and seen.value == other.copy_queue.timeline.signal.value  # the host's place stays


def test_the_host_waits_for_another_device_whose_signal_this_one_does_not_see(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, other = ToyDevice(), ToyDevice()
    for device in (one, other):
        for queue in device.queues:
            device.connect(queue)
    waited, point = list[int](), other.copy_queue.next_point
    monkeypatch.setattr(other.copy_queue, "wait_host", waited.append)
    other.copy_queue.timestamp(other.empty(8).gpu_va)
    for _ in range(2):
        one.compute_queue.order_after_queue(other.copy_queue, point)
        assert waited == [point] and not one.compute_queue.pending


@pytest.mark.parametrize("is_here", [True, False])
@pytest.mark.parametrize("is_lost", [True, False])
def test_an_address_that_was_found_before_is_given_while_both_devices_can_be_used(
    is_here: bool, is_lost: bool
) -> None:
    one, other = OneWay(), OneWay()
    buffer = other.empty(16)
    assert [one.reach(buffer) for _ in range(2)] == [buffer.gpu_va + 0x1000] * 2
    gone = one if is_here else other
    gone.mark_lost("it hangs") if is_lost else gone.mark_closed()
    with pytest.raises(DeviceError, match="toy was lost: it hangs" if is_lost else "toy is closed"):
        one.reach(buffer)


def test_copies_that_read_the_same_bytes_do_not_wait_for_each_other() -> None:
    source, one, other = (OneWay() for _ in range(3))
    for device in (source, one, other):
        for queue in device.queues:
            device.connect(queue)
    source.is_able = False  # so that each target's queue pulls
    buffer = source.empty(16)
    for device in (one, other):
        transfer.copy(device.empty(16), buffer)
    assert buffer.block.uses[-1].queue is other.copy_queue
    assert one.copy_queue not in other.copy_queue._others


@pytest.mark.sim
def test_a_device_has_all_its_work_done_when_peers_have_written_its_memory(opened: Any) -> None:
    one, other = opened("sim:navi31*2")
    x, y = one.buffer(words(BIG)), other.empty(4 * BIG)
    transfer.copy(y, x)
    other.synchronize()
    assert one.copy_queue.timeline.reached(one.copy_queue.timeline.last_point)


@pytest.mark.sim
def test_memory_that_was_freed_is_reached_by_nobody(opened: Any) -> None:
    one, other = opened("sim:navi31*2")
    buffer = other.empty(4096, "late")
    buffer.free()
    with pytest.raises(ArgumentError, match=r"Buffer\('late'.* was freed"):
        one.reach(buffer)


@pytest.mark.sim
@pytest.mark.parametrize("names", PAIRS)
def test_bytes_arrive_whichever_devices_they_are_on(opened: Any, names: str) -> None:
    one, other = opened(names)
    data = words(BIG)
    source, target, back = one.buffer(data), other.empty(data.nbytes), one.empty(data.nbytes)
    transfer.copy(target, source)
    transfer.copy(back, target)
    assert (target.numpy(np.uint32) == data).all()
    assert (back.numpy(np.uint32) == data).all()


@pytest.mark.sim
@pytest.mark.parametrize("names", PAIRS)
def test_a_part_goes_where_it_should_and_nothing_beside_it(opened: Any, names: str) -> None:
    one, other = opened(names)
    data, before = words(1000), words(900, 2)
    source, target = one.buffer(data), other.buffer(before)
    transfer.copy(target, source, target_at=40, source_at=84, size=1203)
    expected = bytearray(before.tobytes())
    expected[40:1243] = data.tobytes()[84:1287]
    assert target.copyout() == bytes(expected)


@pytest.mark.sim
@pytest.mark.parametrize("names", PEERS)
def test_peers_copy_without_the_host_in_order_with_kernels_on_both_sides(opened: Any, names: str) -> None:
    one, other = opened(names)
    bumps = [program(device, ["x", "n"], BUMP) for device in (one, other)]
    x, y = one.buffer(np.zeros(4, np.uint32)), other.buffer(np.zeros(4, np.uint32))
    transfer.copy(y, x)  # what is found out once
    relaxes = [device.machine.relax for device in (one, other)]
    for device in (one, other):
        no_wait(device)
    for _ in range(3):
        bumps[0](x, np.uint32(1), grid=ONE, block=ONE)
        transfer.copy(y, x)
        bumps[1](y, np.uint32(10), grid=ONE, block=ONE)
        transfer.copy(x, y)
    for device, relax in zip((one, other), relaxes, strict=True):
        device.machine.relax = relax  # type: ignore[method-assign]
    assert x.numpy(np.uint32, 1)[0] == 33
    assert y.numpy(np.uint32, 1)[0] == 33


@pytest.mark.sim
def test_what_overwrites_a_source_waits_until_a_peer_was_given_it(opened: Any) -> None:
    one, other = opened("sim:navi31*2")
    x, y = one.buffer(np.full(BIG, 1, np.uint32)), other.empty(4 * BIG)
    transfer.copy(y, x)
    x.fill(2)
    transfer.copy(y, x, size=4)
    x.fill(3)
    found = y.numpy(np.uint32)
    assert found[0] == 2
    assert (found[1:] == 1).all()


@pytest.mark.sim
def test_memory_that_is_freed_under_a_copy_is_handed_on_after_it(opened: Any) -> None:
    one, other = opened("sim:navi31*2", guard=False)
    x = one.buffer(np.full(4096, 7, np.uint32))
    y = other.empty(x.size_bytes)
    transfer.copy(y, x)
    place = y.gpu_va
    y.free()
    later = other.empty(x.size_bytes)
    assert later.gpu_va == place
    later.fill(9)
    assert (later.numpy(np.uint32) == 9).all()


@pytest.mark.sim
def test_copies_of_other_bytes_of_one_buffer_do_not_wait_for_each_other(opened: Any) -> None:
    one, two, target_device = opened("sim:navi31*3")
    target = target_device.empty(8192)
    sources = [device.buffer(np.full(1024, value, np.uint32)) for device, value in ((one, 1), (two, 2))]
    for at, source in enumerate(sources):
        transfer.copy(target, source, target_at=4096 * at)
    assert two.copy_queue not in one.copy_queue._others
    assert one.copy_queue not in two.copy_queue._others
    assert target.numpy(np.uint32).tolist() == [1] * 1024 + [2] * 1024
    transfer.copy(target, sources[0], target_at=2048)
    transfer.copy(target, sources[1], target_at=1024)
    assert one.copy_queue in two.copy_queue._others or one.copy_queue.is_idle
    found = target.numpy(np.uint32)
    assert found[256:1280].tolist() == [2] * 1024


@pytest.mark.sim
def test_a_graph_comes_after_the_copies_into_its_buffers(opened: Any) -> None:
    one, other = opened("sim:navi31*2")
    x, y = one.buffer(np.full(4, 5, np.uint32)), other.buffer(np.zeros(4, np.uint32))
    graph = other.graph([Call(program(other, ["x", "n"], BUMP), (y, np.uint32(1)), ONE, ONE)])
    for _ in range(2):
        transfer.copy(y, x)
        graph.replay()
        transfer.copy(x, y)
    assert x.numpy(np.uint32, 1)[0] == 7


@pytest.mark.sim
def test_the_way_says_why_it_goes_through_host_memory(
    opened: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    card, host = opened("sim:navi31,cpu", debug=1)
    source, target = card.buffer(np.arange(4, dtype=np.int32)), host.empty(16)
    transfer.copy(target, source)
    transfer.copy(target, source)
    found = transfer.way(host, card)
    assert (found.mover, found.is_direct) == (Mover.HOST, False)
    assert "sim:navi31 and cpu have drivers that share no memory" in found.reason
    said = f"sim:navi31 to cpu: {found}"
    assert capsys.readouterr().err.count(said) == 1


@pytest.mark.sim
def test_cards_that_were_opened_apart_still_copy(opened: Any) -> None:
    one = opened("sim:navi31/pci")[0]
    other = opened("sim:navi31/pci")[1]
    target = other.empty(16)
    transfer.copy(target, one.buffer(np.arange(4, dtype=np.int32)))
    assert target.numpy(np.int32).tolist() == [0, 1, 2, 3]
    assert "opened apart; open both at once" in transfer.way(other, one).reason


def test_what_no_copy_can_do_is_refused_in_one_sentence(opened: Any) -> None:
    one, other = opened("cpu*2")
    x, y = one.buffer(np.arange(4, dtype=np.int32)), other.empty(8)
    with pytest.raises(ArgumentError, match=r"copy: 16 bytes to byte 0 of Buffer\(.*\) go past its end"):
        transfer.copy(y, x)
    with pytest.raises(ArgumentError, match=r"8 bytes from byte 0 to 4 of Buffer.* overlap"):
        transfer.copy(x, x, target_at=4, size=8)
    transfer.copy(y, x, source_at=8)  # what is left of the source
    assert y.numpy(np.int32).tolist() == [2, 3]
    transfer.copy(x, x, target_at=8, size=8)  # side by side
    assert x.numpy(np.int32).tolist() == [0, 1, 0, 1]
    with pytest.raises(
        ArgumentError, match=r"offsets and size are \(-4, 0, 0\); they are whole numbers, 0 or more"
    ):
        transfer.copy(y, x, target_at=-4)
    transfer.copy(y, x, source_at=16)  # nothing is left of it
    transfer.copy(y, x, size=0)
    assert y.numpy(np.int32).tolist() == [2, 3]
    with pytest.raises(ArgumentError, match=r"-1 bytes from byte 17 of .* go past its end"):
        transfer.copy(y, x, source_at=17)
    with pytest.raises(ArgumentError, match="the source is a ndarray, which is no Buffer"):
        transfer.copy(y, np.zeros(2))  # type: ignore[arg-type]
    other.close()
    with pytest.raises(DeviceError, match="cpu#1 is closed"):
        transfer.copy(y, x, size=4)


@pytest.mark.sim
def test_a_device_may_close_while_a_peer_still_waits_for_it(opened: Any) -> None:
    one, other = opened("sim:navi31*2")
    x, y = one.buffer(np.full(BIG, 6, np.uint32)), other.empty(4 * BIG)
    transfer.copy(y, x)
    y.fill(8)
    one.close()
    assert (y.numpy(np.uint32, 8) == 8).all()


@pytest.mark.sim
def test_a_peer_reaches_memory_by_address_or_says_why_not(opened: Any) -> None:
    one, other, host = opened("sim:navi31*2,cpu")
    buffer = other.empty(4096)
    assert one.reach(buffer) == buffer.gpu_va
    assert other.reach(buffer) == buffer.gpu_va
    with pytest.raises(DeviceError, match="cpu is the host itself, which maps no memory of sim:navi31#1"):
        host.reach(buffer)


@pytest.mark.sim
def test_a_graph_does_not_wait_for_copies_that_it_has_nothing_to_do_with(opened: Any) -> None:
    one, other = opened("sim:navi31*2")
    bump = program(one, ["x", "n"], BUMP)
    x, y = one.buffer(np.full(4, 5, np.uint32)), one.buffer(np.zeros(BIG, np.uint32))
    far = other.empty(4 * BIG)
    graph = one.graph([Call(bump, (x, np.uint32(1)), ONE, ONE)])
    transfer.copy(far, y)
    graph.replay()
    assert one.compute_queue._seen[one.copy_queue.index] < one.copy_queue.timeline.last_point
    assert x.numpy(np.uint32, 1)[0] == 6
    assert not far.numpy(np.uint32).any()


@pytest.mark.sim
@pytest.mark.parametrize("names", ["cpu*2", "sim:navi31*2"])
def test_copies_made_together_ring_once_and_before_that_only_for_who_waits(opened: Any, names: str) -> None:
    one, other = opened(names)
    sources = [one.buffer(words(64, seed)) for seed in range(3)]
    targets = [other.empty(256) for _ in sources]
    back = one.empty(256)
    transfer.copy(targets[0], sources[0])
    copies = [transfer.Copy(*pair, 0, 0, 256) for pair in zip(targets, sources, strict=True)]
    rung = []
    one.copy_queue.on_submit = lambda name, packets: rung.append(name)
    for turn in range(2):
        with transfer.together((one, other)):
            for copy in copies:
                copy.run()
            assert len(rung) == turn
            if turn:
                transfer.Copy(back, targets[1], 0, 0, 256).run()
                assert len(rung) == turn + 1
        assert len(rung) == turn + 1
    for target, source in zip(targets, sources, strict=True):
        assert (target.numpy(np.uint32) == source.numpy(np.uint32)).all()
    assert (back.numpy(np.uint32) == words(64, 1)).all()


@pytest.mark.sim
def test_a_long_batch_of_copies_made_together_is_handed_over_before_their_end(opened: Any) -> None:
    one, other = opened("sim:navi31*2")
    x, y = one.buffer(words(64)), other.empty(256)
    copy = transfer.Copy(y, x, 0, 0, 256)
    queue, rung = one.copy_queue, list[str]()
    queue.on_submit = lambda name, packets: rung.append(name)
    with transfer.together((one, other)):
        copy.run()
        queue.flush_dw = 2 * len(queue.pending)  # of two such copies
        assert not rung
        copy.run()
        assert rung == [queue.name] and not queue.pending
    assert (y.numpy(np.uint32) == words(64)).all()
