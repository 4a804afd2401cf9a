"""Cards that hang or leave the bus, as the kernel driver and its process see them: engine_card.py, kfd.py.

What the kernel does: Linux kfd_device_queue_manager.c (unmap_queues_cpsch times out), kfd_events.c.
"""

from __future__ import annotations

import errno

import pytest

from autogen import kfd_ioctl as uapi
from autogen.amd import pm4
from drivers.core.errors import HostError
from drivers.sim.accident import Accident
from tests.drivers.sim.amd.rig import Rig, release
from tests.drivers.sim.amd.test_kfd import event, refused, wait


@pytest.mark.parametrize(("kind", "words"), [("hang", "hangs"), ("vanish", "has left the bus")])
def test_no_engine_of_the_card_moves_after_its_accident(rig: Rig, kind: str, words: str) -> None:
    queue, copies, signal = rig.compute_queue(), rig.sdma_queue(), rig.buffer(0x1000)
    card = rig.host.cards[0]
    card.accident = Accident(kind, 100)
    queue.run(pm4.Nop().build())
    assert card.standstill == ""
    card.accident = Accident(kind, 0)
    queue.run(pm4.Nop().build())
    assert card.standstill == words
    queue.run(release(signal.va, 1))
    copies.run([0])
    assert signal.mapping.read32(0) == 0
    for name in ("compute queue 0", "SDMA0 queue 1"):
        assert f"{name} stands still: its card {words}" in rig.host.scheduler.report()


@pytest.mark.parametrize(("kind", "is_told"), [("hang", False), ("vanish", True)])
def test_a_card_that_leaves_the_bus_is_told_at_once_and_one_that_hangs_is_not(
    rig: Rig, kind: str, is_told: bool
) -> None:
    made = event(rig, uapi.KFD_IOC_EVENT_HW_EXCEPTION)
    rig.host.cards[0].stop(kind)
    result, records = wait(rig, 0, made.event_id)
    assert (result == uapi.KFD_IOC_WAIT_RESULT_COMPLETE) is is_told
    data = records[0].hw_exception_data
    assert (data.memory_lost, data.gpu_id) == ((1, rig.gpu_id) if is_told else (0, 0))


def test_a_queue_is_not_made_on_a_card_that_stands_still(rig: Rig) -> None:
    args, _ = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_COMPUTE)
    rig.host.cards[0].stop("hang")
    error = refused(rig, uapi.AMDKFD_IOC_CREATE_QUEUE, args)
    assert error.errno == errno.ENODEV and f"gpu_id {rig.gpu_id:#x}: the card hangs" in str(error)
    assert rig.host.cards[0].queues == {}


def test_the_first_queue_that_cannot_be_taken_off_resets_the_card_and_tells_so_once(rig: Rig) -> None:
    made = event(rig, uapi.KFD_IOC_EVENT_HW_EXCEPTION)
    first, second = rig.compute_queue(), rig.compute_queue()
    rig.host.cards[0].stop("hang")
    with pytest.raises(HostError, match="queue 0 cannot be taken off: the card hangs") as raised:
        rig.destroy(first)
    assert raised.value.errno == errno.ETIME
    assert rig.host.kfd.reset == {rig.gpu_id}
    data = wait(rig, 0, made.event_id)[1][0].hw_exception_data
    assert (data.reset_type, data.memory_lost, data.gpu_id) == (0, 1, rig.gpu_id)
    rig.destroy(second)
    assert rig.host.cards[0].queues == {} and rig.host.kfd.queues == {}
    assert wait(rig, 0, made.event_id)[0] == uapi.KFD_IOC_WAIT_RESULT_TIMEOUT


def test_a_queue_is_taken_off_a_card_that_moves_without_a_word(rig: Rig) -> None:
    rig.destroy(rig.compute_queue())
    assert rig.host.kfd.reset == set()
