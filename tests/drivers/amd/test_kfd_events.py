"""What is asked of the kernel about faults and resets, and each of its answers as a sentence.

Source: uapi kfd_ioctl.h.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable

import pytest

from autogen import kfd_ioctl as uapi
from drivers.amd.kfd_events import KfdEvents, KfdReport

MEMORY_EVENT, HARDWARE_EVENT = 11, 12
COMPLETE, TIMEOUT = 0, 1
Both = ctypes.Array[uapi.kfd_event_data]


class Kernel:
    """Gives events the numbers 11 and 12; `happened` fills in what a wait finds."""

    def __init__(self) -> None:
        self.created: list[uapi.kfd_ioctl_create_event_args] = []
        self.result = COMPLETE
        self.happened: Callable[[Both], None] = lambda data: None

    def ioctl(self, request: int, arg: ctypes.Structure) -> None:
        if isinstance(arg, uapi.kfd_ioctl_create_event_args):
            self.created.append(arg)
            arg.event_id = 10 + len(self.created)
            return
        assert isinstance(arg, uapi.kfd_ioctl_wait_events_args)
        assert (arg.num_events, arg.timeout, arg.wait_for_all) == (2, 0, 0)
        data = (uapi.kfd_event_data * 2).from_address(arg.events_ptr)
        assert [each.event_id for each in data] == [MEMORY_EVENT, HARDWARE_EVENT]
        self.happened(data)
        arg.wait_result = self.result


def report_of(happened: Callable[[Both], None]) -> KfdReport | None:
    """What is told of a wait that ended with this."""
    kernel = Kernel()
    events = KfdEvents(kernel.ioctl, 0x77)
    kernel.happened = happened
    return events.report()


def fault(**bits: int) -> KfdReport | None:
    """A memory fault of card 5 at 0xABC000."""

    def happened(data: Both) -> None:
        found = data[0].memory_exception_data
        found.gpu_id, found.va = 5, 0xABC000
        for name, value in bits.items():
            setattr(found.failure, name, value)

    return report_of(happened)


def test_the_first_event_takes_the_page_with_it_and_both_reset_themselves() -> None:
    kernel = Kernel()
    KfdEvents(kernel.ioctl, 0x77)
    found = [(e.event_type, e.event_page_offset, e.auto_reset) for e in kernel.created]
    assert found == [(8, 0x77, 1), (3, 0, 1)]


@pytest.mark.parametrize("result", [TIMEOUT, 2])
def test_a_wait_that_found_nothing_or_failed_tells_nothing(result: int) -> None:
    kernel = Kernel()
    events = KfdEvents(kernel.ioctl, 0)
    kernel.result = result
    kernel.happened = lambda data: setattr(data[0].memory_exception_data, "gpu_id", 5)
    assert events.report() is None


@pytest.mark.parametrize(
    ("bits", "why"),
    [
        ({"NotPresent": 1}, "is not mapped"),
        ({"NotPresent": 1, "ReadOnly": 1, "NoExecute": 1}, "is not mapped"),
        ({"ReadOnly": 1, "NoExecute": 1}, "is read-only and was written"),
        ({"NoExecute": 1}, "is not executable and was fetched as code"),
        ({}, "was refused"),
        ({"NotPresent": 1, "imprecise": 1}, "is not mapped (imprecise: the page only)"),
    ],
)
def test_a_memory_fault_says_where_and_why(bits: dict[str, int], why: str) -> None:
    assert fault(**bits) == KfdReport(5, f"GPU memory fault: address 0xabc000 {why}", 0xABC000, False)


@pytest.mark.parametrize(("kind", "scope"), [(0, "the whole card"), (1, "one engine")])
@pytest.mark.parametrize(("cause", "after"), [(0, "a hang"), (1, "a memory error (ECC)")])
@pytest.mark.parametrize(("lost", "memory"), [(0, "its memory is intact"), (1, "its memory is lost")])
def test_a_reset_says_of_what_why_and_what_is_left(
    kind: int, scope: str, cause: int, after: str, lost: int, memory: str
) -> None:
    def happened(data: Both) -> None:
        found = data[1].hw_exception_data
        found.gpu_id, found.reset_type, found.reset_cause, found.memory_lost = 6, kind, cause, lost

    text = f"the kernel reset {scope} after {after}; {memory}"
    assert report_of(happened) == KfdReport(6, text, None, bool(lost))


def test_an_exception_of_no_card_is_unknown() -> None:
    text = "the card reported an unknown exception"
    assert report_of(lambda data: None) == KfdReport(0, text, None, False)
