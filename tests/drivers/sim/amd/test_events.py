"""KFD events on their own: slots, exceptions, automatic reset."""

from __future__ import annotations

import ctypes

import pytest

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


@pytest.mark.parametrize(
    ("code", "access", "flags"),
    [
        *[("E_VM_FAULT", access, (1, 0, 0)) for access in ("read", "write", "atomic", "execute")],
        *[("E_VM_RANGE", access, (1, 0, 0)) for access in ("read", "execute")],
        *[("E_VM_PERM", "read", (0, 0, 0)), ("E_VM_PERM", "execute", (0, 0, 1))],
        *[("E_VM_PERM", access, (0, 1, 0)) for access in ("write", "atomic")],
    ],
)
def test_a_memory_fault_tells_what_of_the_page_was_missing(
    code: str, access: str, flags: tuple[int, int, int]
) -> None:
    events, _ = with_page()
    event, other = (
        events.create(kind, True) for kind in (uapi.KFD_IOC_EVENT_MEMORY, uapi.KFD_IOC_EVENT_HW_EXCEPTION)
    )
    assert event is not None and other is not None
    events.fault(SimFault(code, "", {"va": 0x5000, "access": access}), 77)
    failure = event.memory.failure
    assert (failure.NotPresent, failure.ReadOnly, failure.NoExecute) == flags
    assert (event.memory.va, event.memory.gpu_id) == (0x5000, 77)
    assert event.is_set and not other.is_set


def test_a_memory_fault_that_knows_no_address_tells_0() -> None:
    events, _ = with_page()
    event = events.create(uapi.KFD_IOC_EVENT_MEMORY, True)
    assert event is not None
    for where in ({}, {"va": "somewhere"}):
        event.memory.va = 9
        events.fault(SimFault("E_VM_FAULT", "", where), 77)
        assert event.memory.va == 0


def test_what_is_no_memory_fault_is_a_hang_of_one_engine_to_exception_events_alone() -> None:
    events, _ = with_page()
    memory, wanted = (
        events.create(kind, True) for kind in (uapi.KFD_IOC_EVENT_MEMORY, uapi.KFD_IOC_EVENT_HW_EXCEPTION)
    )
    assert memory is not None and wanted is not None
    events.fault(SimFault("E_PM4_OPCODE", "", {}), 77, tells_memory=False)
    data = wanted.hardware
    assert (data.reset_type, data.reset_cause, data.memory_lost, data.gpu_id) == (1, 0, 0, 77)
    assert wanted.is_set and not memory.is_set


def test_events_without_a_slot_have_ids_that_no_slot_has() -> None:
    events, _ = with_page()
    made = [events.create(uapi.KFD_IOC_EVENT_MEMORY, True) for _ in range(3)]
    ids = [event.event_id for event in made if event is not None]
    assert len(set(ids)) == 3 and all(number >= 1 << 31 for number in ids)
    assert [event.slot for event in made if event is not None] == [-1] * 3
    assert all(events.events[number].event_id == number for number in ids)
    page = events.page
    assert page is not None
    events.interrupt(ids[0])
    assert not events.events[ids[0]].is_set


def test_slots_begin_with_1_and_the_lowest_free_one_is_taken() -> None:
    events, _ = with_page()
    made = [events.create(uapi.KFD_IOC_EVENT_SIGNAL, True) for _ in range(3)]
    assert [(event.event_id, event.slot) for event in made if event is not None] == [(1, 1), (2, 2), (3, 3)]
    del events.events[2]
    again = events.create(uapi.KFD_IOC_EVENT_SIGNAL, True)
    assert again is not None and (again.event_id, again.slot) == (2, 2)


def test_without_a_page_each_interrupt_sets_its_event() -> None:
    events = Events()
    event = events.create(uapi.KFD_IOC_EVENT_SIGNAL, True)
    assert event is not None
    for age in (1, 2):
        events.interrupt(event.event_id)
        assert event.is_set and event.age == age
        event.is_set = False


def test_each_event_that_is_set_fills_in_the_record_of_its_kind() -> None:
    events, _ = with_page()
    kinds = (uapi.KFD_IOC_EVENT_MEMORY, uapi.KFD_IOC_EVENT_HW_EXCEPTION, uapi.KFD_IOC_EVENT_SIGNAL)
    wanted = [event for kind in kinds if (event := events.create(kind, True)) is not None]
    for code in ("E_VM_FAULT", "E_PM4_OPCODE"):
        events.fault(SimFault(code, "", {"va": 0x5000, "access": "read"}), 77)
    for _ in range(3):
        events.set(wanted[2])
    records = [uapi.kfd_event_data() for _ in kinds]
    events.take(wanted, records)
    assert (records[0].memory_exception_data.va, records[0].memory_exception_data.gpu_id) == (0x5000, 77)
    assert records[1].hw_exception_data.gpu_id == 77 and records[1].hw_exception_data.reset_type == 1
    assert records[2].signal_event_data.last_event_age == 3
    unset = [uapi.kfd_event_data() for _ in kinds]
    events.take(wanted, unset)
    assert all(bytes(record) == bytes(ctypes.sizeof(record)) for record in unset)


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
