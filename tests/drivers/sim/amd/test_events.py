"""KFD events on their own: slots, exceptions, automatic reset."""

from __future__ import annotations

import ctypes

from autogen import kfd_ioctl as uapi
from drivers.core.errors import SimFault
from drivers.sim.amd.events import UNSIGNALED, EventPage, Events, KfdEvent


def with_page() -> tuple[Events, ctypes.Array[ctypes.c_uint64]]:
    events, page = Events(), EventPage()
    events.page = page
    return events, page


def test_a_new_signal_event_has_an_unsignaled_slot() -> None:
    events, page = with_page()
    event = events.create(uapi.KFD_IOC_EVENT_SIGNAL, auto_reset=True)
    assert event is not None
    assert page[event.slot] == UNSIGNALED


def test_an_interrupt_consumes_the_slot() -> None:
    events, page = with_page()
    event = events.create(uapi.KFD_IOC_EVENT_SIGNAL, auto_reset=True)
    assert event is not None
    events.interrupt(event.event_id)
    assert not event.is_set
    page[event.slot] = 1
    events.interrupt(event.event_id)
    assert event.is_set
    assert page[event.slot] == UNSIGNALED


def test_an_interrupt_for_nobody_is_ignored() -> None:
    events, _ = with_page()
    events.interrupt(1234)


def test_signal_slots_run_out() -> None:
    events, _ = with_page()
    for slot in range(1, uapi.KFD_SIGNAL_EVENT_LIMIT):
        events.events[slot] = KfdEvent(slot, uapi.KFD_IOC_EVENT_SIGNAL, False, slot)
    assert events.create(uapi.KFD_IOC_EVENT_SIGNAL, False) is None
    assert events.create(uapi.KFD_IOC_EVENT_MEMORY, False) is not None


def test_waiting_for_all_is_not_waiting_for_any() -> None:
    events, _ = with_page()
    pair = [events.create(uapi.KFD_IOC_EVENT_SIGNAL, False) for _ in range(2)]
    wanted = [event for event in pair if event is not None]
    events.set(wanted[0])
    assert events.is_satisfied(wanted, wait_for_all=False)
    assert not events.is_satisfied(wanted, wait_for_all=True)


def test_an_event_that_resets_itself_is_taken_once() -> None:
    events, _ = with_page()
    for auto_reset in (True, False):
        event = events.create(uapi.KFD_IOC_EVENT_SIGNAL, auto_reset)
        assert event is not None
        events.set(event)
        events.take([event], [uapi.kfd_event_data()])
        assert event.is_set is not auto_reset


def test_a_write_to_read_only_memory_is_told_as_such() -> None:
    events, _ = with_page()
    event = events.create(uapi.KFD_IOC_EVENT_MEMORY, True)
    assert event is not None
    events.fault(SimFault("E_VM_PERM", "", {"va": 0x5000, "access": "write"}), 77)
    failure = event.memory.failure
    assert (failure.NotPresent, failure.ReadOnly, failure.NoExecute) == (0, 1, 0)
    assert (event.memory.va, event.memory.gpu_id) == (0x5000, 77)


def test_a_reset_of_the_card_tells_that_its_memory_is_lost() -> None:
    """As Linux kfd_events.c, kfd_signal_reset_event, for a hang: 1 in the field, and the events are set."""
    events, _ = with_page()
    wanted = events.create(uapi.KFD_IOC_EVENT_HW_EXCEPTION, True)
    other = events.create(uapi.KFD_IOC_EVENT_SIGNAL, True)
    assert wanted is not None and other is not None
    events.reset(5)
    data = wanted.hardware
    assert (data.reset_type, data.reset_cause, data.memory_lost, data.gpu_id) == (0, 0, 1, 5)
    assert wanted.is_set and not other.is_set
