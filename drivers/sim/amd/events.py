"""KFD events of one process: what an interrupt sets, what a host thread waits for.

Part of the KFD model in `kfd.py`. A signal event is set by an interrupt only if its slot in the event page no
longer holds the unsignaled value, as in the kernel. Source: amdkfd/kfd_events.c.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass, field

from autogen import kfd_ioctl as uapi
from drivers.core.errors import SimFault

UNSIGNALED = (1 << 64) - 1
SIGNAL_TYPES = (uapi.KFD_IOC_EVENT_SIGNAL, uapi.KFD_IOC_EVENT_DEBUG_EVENT)
FIRST_OTHER_ID = 0x80000000 | uapi.KFD_SIGNAL_EVENT_LIMIT  # ids of events that have no slot
EventPage = ctypes.c_uint64 * uapi.KFD_SIGNAL_EVENT_LIMIT


@dataclass
class KfdEvent:
    """One event. `slot`: its place in the event page, -1 for exceptions."""

    event_id: int
    kind: int
    auto_reset: bool
    slot: int = -1
    is_set: bool = False
    age: int = 0
    memory: uapi.kfd_hsa_memory_exception_data = field(default_factory=uapi.kfd_hsa_memory_exception_data)
    hardware: uapi.kfd_hsa_hw_exception_data = field(default_factory=uapi.kfd_hsa_hw_exception_data)


class Events:
    """The events of one process. `page`: its event page, once there is one."""

    def __init__(self) -> None:
        self.events: dict[int, KfdEvent] = {}
        self.page: ctypes.Array[ctypes.c_uint64] | None = None
        self._next_other = FIRST_OTHER_ID

    def create(self, kind: int, auto_reset: bool) -> KfdEvent | None:
        """A new event, or None when all slots are taken."""
        if kind not in SIGNAL_TYPES:
            event = KfdEvent(self._next_other, kind, auto_reset)
            self._next_other += 1
        else:
            slot = next((n for n in range(1, uapi.KFD_SIGNAL_EVENT_LIMIT) if n not in self.events), None)
            if slot is None:
                return None
            event = KfdEvent(slot, kind, auto_reset, slot)
            if self.page is not None:
                self.page[slot] = UNSIGNALED
        self.events[event.event_id] = event
        return event

    def interrupt(self, context: int) -> None:
        """An end-of-pipe or SDMA trap interrupt with the event id in its context."""
        event = self.events.get(context)
        if event is None or event.slot < 0:
            return
        if self.page is not None and self.page[event.slot] == UNSIGNALED:
            return
        self.set(event)
        if self.page is not None:
            self.page[event.slot] = UNSIGNALED

    def fault(self, fault: SimFault, gpu_id: int, tells_memory: bool = True) -> None:
        """Tell the exception events what a queue was stopped for; some kernels only log memory faults."""
        is_memory = fault.code in ("E_VM_FAULT", "E_VM_PERM", "E_VM_RANGE")
        for event in self.events.values():
            if event.kind == uapi.KFD_IOC_EVENT_MEMORY and is_memory and tells_memory:
                event.memory = _memory_data(fault, gpu_id)
                self.set(event)
        if not is_memory:
            self.hang(gpu_id, uapi.KFD_HW_EXCEPTION_PER_ENGINE_RESET, is_memory_lost=False)

    def hang(self, gpu_id: int, reset: int, *, is_memory_lost: bool) -> None:
        """Tell that the card hung, and what was reset for it."""
        for event in self.events.values():
            if event.kind == uapi.KFD_IOC_EVENT_HW_EXCEPTION:
                cause = uapi.KFD_HW_EXCEPTION_GPU_HANG
                event.hardware = uapi.kfd_hsa_hw_exception_data(reset, cause, is_memory_lost, gpu_id)
                self.set(event)

    def reset(self, gpu_id: int) -> None:
        """Tell that the whole card was reset, and its memory went with it."""
        self.hang(gpu_id, uapi.KFD_HW_EXCEPTION_WHOLE_GPU_RESET, is_memory_lost=True)

    def set(self, event: KfdEvent) -> None:
        event.is_set = True
        event.age += 1

    def is_satisfied(self, wanted: Sequence[KfdEvent], wait_for_all: bool) -> bool:
        states = [event.is_set for event in wanted]
        return all(states) if wait_for_all else any(states)

    def take(self, wanted: Sequence[KfdEvent], records: Sequence[uapi.kfd_event_data]) -> None:
        """Fill in the records of a satisfied wait and reset what resets itself."""
        for event, record in zip(wanted, records, strict=True):
            if not event.is_set:
                continue
            if event.kind == uapi.KFD_IOC_EVENT_MEMORY:
                record.memory_exception_data = event.memory
            elif event.kind == uapi.KFD_IOC_EVENT_HW_EXCEPTION:
                record.hw_exception_data = event.hardware
            else:
                record.signal_event_data.last_event_age = event.age
            if event.auto_reset:
                event.is_set = False


def _memory_data(fault: SimFault, gpu_id: int) -> uapi.kfd_hsa_memory_exception_data:
    data = uapi.kfd_hsa_memory_exception_data(gpu_id=gpu_id)
    access = fault.where.get("access")
    data.failure.NotPresent = int(fault.code != "E_VM_PERM")
    data.failure.ReadOnly = int(fault.code == "E_VM_PERM" and access in ("write", "atomic"))
    data.failure.NoExecute = int(fault.code == "E_VM_PERM" and access == "execute")
    va = fault.where.get("va", 0)
    data.va = va if isinstance(va, int) else 0
    return data
