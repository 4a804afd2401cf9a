"""Recovery where the kernel driver, the card or the machine does not play along: by a scripted driver."""

from __future__ import annotations

import ctypes
from collections.abc import Callable

import numpy as np
import pytest

from autogen import kfd_ioctl as uapi
from drivers.core.errors import DeviceError, DeviceGone, SimFault, WaitTimeout
from hcq.heap import MemoryKind
from tests.drivers.amd.kernels import fake_device
from tests.drivers.amd.test_recovery import ONE, bump_of, one

CTRL_C = "stopped by Ctrl-C before the launch had ended"


def memory_lost(arg: ctypes.Structure) -> None:
    assert isinstance(arg, uapi.kfd_ioctl_wait_events_args)
    records = (uapi.kfd_event_data * 2).from_address(arg.events_ptr)
    records[1].hw_exception_data.gpu_id, records[1].hw_exception_data.memory_lost = 4660, 1
    arg.wait_result = uapi.KFD_IOC_WAIT_RESULT_COMPLETE


def test_a_reset_that_took_the_memory_loses_the_device() -> None:
    device, host = fake_device()
    host.on_relax = lambda: None
    host.answers[uapi.AMDKFD_IOC_WAIT_EVENTS] = memory_lost
    device.compute_queue.timestamp(device.empty(8).gpu_va)
    with pytest.raises(DeviceError, match=r"memory is lost; .*nothing on card survived; close"):
        device.synchronize()
    with pytest.raises(DeviceError, match="card was lost: the kernel reset the whole card"):
        device.empty(4)
    device.close()


def raises(error: DeviceError) -> Callable[[], None]:
    def act() -> None:
        raise error

    return act


def test_a_card_that_is_gone_is_not_asked_for_queues() -> None:
    device, host = fake_device()
    device.compute_queue.timestamp(device.empty(8).gpu_va)
    host.on_relax = raises(DeviceGone("the card no longer answers"))
    host.calls.clear()
    with pytest.raises(DeviceGone, match="no longer answers; nothing on card survived"):
        device.synchronize()
    assert host.calls == [] and device.lost
    device.close()


def test_a_wait_in_which_nothing_gets_done_ends_with_the_queue_made_anew() -> None:
    device, host = fake_device()
    finish = host.on_relax
    host.on_relax = lambda: None
    device.compute_queue.timeout_s = 0.0
    device.compute_queue.timestamp(device.empty(8, kind=MemoryKind.HOST).gpu_va)
    device.flush()
    point = device.compute_queue.timeline.last_point
    host.calls.clear()
    host.on_relax = lambda: finish() if "CREATE_QUEUE" in host.calls else None
    with pytest.raises(
        WaitTimeout, match=rf"lost with it: submission {point} on card compute; memory is kept"
    ):
        device.compute_queue.wait_host(point)
    assert device.is_usable
    device.close()


def test_a_kernel_driver_that_gives_no_queue_any_more_loses_the_device() -> None:
    device, host = fake_device()
    device.compute_queue.timestamp(device.empty(8, kind=MemoryKind.HOST).gpu_va)
    host.on_relax = raises(DeviceError("something broke"))
    host.refuse[uapi.AMDKFD_IOC_CREATE_QUEUE] = 12
    with pytest.raises(DeviceError, match="something broke; queues of card could not be made to run again"):
        device.synchronize()
    assert "CREATE_QUEUE" in device.lost
    device.close()
    assert host.calls[-1] == "close /dev/kfd" and host.calls.count("DESTROY_QUEUE") == 2


def test_ctrl_c_in_a_wait_is_a_keyboard_interrupt_and_the_device_goes_on() -> None:
    device, host = fake_device()
    bump, x = bump_of(device), one(device)
    finish = host.on_relax

    def interrupt() -> None:
        host.on_relax = finish
        raise SimFault("E_WATCHDOG", CTRL_C, {"queue": device.hardware[0].queue_id, "stopped": 1})

    bump(x, np.int32(1), grid=ONE, block=ONE)
    host.on_relax = interrupt
    with pytest.raises(KeyboardInterrupt, match=f"E_WATCHDOG: {CTRL_C} .*can be used again"):
        device.synchronize()
    bump(x, np.int32(1), grid=ONE, block=ONE)
    device.synchronize()
    device.close()


def test_a_machine_that_fails_in_the_middle_of_a_turn_loses_what_was_under_way_and_no_more() -> None:
    device, host = fake_device()
    bump, x = bump_of(device), one(device)
    device.synchronize()
    finish = host.on_relax

    def fail() -> None:
        host.on_relax = finish
        raise MemoryError

    bump(x, np.int32(1), grid=ONE, block=ONE)
    host.on_relax = fail
    with pytest.raises(MemoryError) as caught:
        device.synchronize()
    assert any("can be used again" in note for note in caught.value.__notes__)
    bump(x, np.int32(1), grid=ONE, block=ONE)
    device.synchronize()
    device.close()
