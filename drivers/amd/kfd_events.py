"""What the kernel driver reports about faults and resets: two events of the process, and their contents."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import NamedTuple

from autogen import kfd_ioctl as uapi

EVENT_PAGE_BYTES = 8 * uapi.KFD_SIGNAL_EVENT_LIMIT
Ioctl = Callable[[int, ctypes.Structure], None]


class KfdReport(NamedTuple):
    """gpu_id: of the card, 0 where the kernel names none. address: that faulted."""

    gpu_id: int
    text: str
    address: int | None = None
    memory_lost: bool = False


class KfdEvents:
    """One event for memory faults, one for resets. page_handle: memory that holds the event slots, which goes
    with the first event of the process.
    """

    def __init__(self, ioctl: Ioctl, page_handle: int) -> None:
        self._ioctl = ioctl
        self._memory = self._create(uapi.KFD_IOC_EVENT_MEMORY, page_handle)
        self._hardware = self._create(uapi.KFD_IOC_EVENT_HW_EXCEPTION, 0)

    def report(self) -> KfdReport | None:
        """What happened since the last call; waits for nothing."""
        events = (uapi.kfd_event_data * 2)()
        events[0].event_id, events[1].event_id = self._memory, self._hardware
        wait = uapi.kfd_ioctl_wait_events_args()
        wait.events_ptr, wait.num_events, wait.timeout = ctypes.addressof(events), 2, 0
        self._ioctl(uapi.AMDKFD_IOC_WAIT_EVENTS, wait)
        if wait.wait_result != uapi.KFD_IOC_WAIT_RESULT_COMPLETE:
            return None
        memory, hardware = events[0].memory_exception_data, events[1].hw_exception_data
        if memory.gpu_id:
            return _memory_fault(memory)
        if not hardware.gpu_id:
            return KfdReport(0, "the card reported an unknown exception")
        return _reset(hardware)

    def _create(self, kind: int, page_handle: int) -> int:
        event = uapi.kfd_ioctl_create_event_args()
        event.event_page_offset, event.event_type, event.auto_reset = page_handle, kind, 1
        self._ioctl(uapi.AMDKFD_IOC_CREATE_EVENT, event)
        return event.event_id


def _memory_fault(data: uapi.kfd_hsa_memory_exception_data) -> KfdReport:
    failure = data.failure
    if failure.NotPresent:
        why = "is not mapped"
    elif failure.ReadOnly:
        why = "is read-only and was written"
    else:
        why = "is not executable and was fetched as code" if failure.NoExecute else "was refused"
    where = " (imprecise: the page only)" if failure.imprecise else ""
    return KfdReport(data.gpu_id, f"GPU memory fault: address {data.va:#x} {why}{where}", data.va)


def _reset(data: uapi.kfd_hsa_hw_exception_data) -> KfdReport:
    scope = "one engine" if data.reset_type == uapi.KFD_HW_EXCEPTION_PER_ENGINE_RESET else "the whole card"
    cause = "a memory error (ECC)" if data.reset_cause == uapi.KFD_HW_EXCEPTION_ECC else "a hang"
    lost = "its memory is lost" if data.memory_lost else "its memory is intact"
    text = f"the kernel reset {scope} after {cause}; {lost}"
    return KfdReport(data.gpu_id, text, memory_lost=bool(data.memory_lost))
