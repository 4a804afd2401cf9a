"""Signals, timelines and the bounded wait."""

from __future__ import annotations

import pytest

from hcq.errors import WaitTimeout
from hcq.signal import Signal, Timeline, wait_until
from tests.hcq.toy import Window


class Clock:
    """A machine whose clock moves by one second a turn."""

    def __init__(self) -> None:
        self.turns: list[str] = []

    def relax(self, what: str) -> None:
        self.turns.append(what)

    def now(self) -> float:
        return float(len(self.turns))


def timeline(limit: int = 100) -> Timeline:
    return Timeline("copy", Signal(Window(bytearray(64), 0, 64), 8, 0x1008), limit)


def test_a_wait_ends_as_soon_as_the_condition_holds() -> None:
    clock = Clock()
    wait_until(clock, lambda: len(clock.turns) == 3, "three turns", 10.0, lambda: "no")
    assert clock.turns == ["three turns"] * 3


def test_a_wait_that_ends_says_what_was_awaited_and_what_was_seen() -> None:
    with pytest.raises(WaitTimeout, match=r"^wait for the moon: it is at 7 after 2 s$"):
        wait_until(Clock(), lambda: False, "the moon", 2.0, lambda: "it is at 7")


def test_a_condition_that_holds_at_the_deadline_is_not_a_timeout() -> None:
    clock = Clock()
    wait_until(clock, lambda: len(clock.turns) >= 5, "five turns", 4.0, lambda: "no")


def test_points_are_reached_in_order() -> None:
    clock = timeline()
    assert [clock.advance() for _ in range(3)] == [1, 2, 3]
    assert clock.reached(0) and not clock.reached(1)
    clock.signal.window.write64(8, 2)
    assert clock.reached(2) and not clock.reached(3)


def test_rebasing_keeps_points_and_starts_the_signal_at_zero() -> None:
    clock = timeline(limit=4)
    for _ in range(3):
        clock.advance()
    assert clock.needs_rebase
    clock.signal.window.write64(8, 3)
    clock.rebase()
    assert clock.signal.value == 0 and not clock.needs_rebase
    assert clock.reached(3) and not clock.reached(4)
    assert clock.word(clock.next_point) == 1


def test_the_signal_stays_below_the_sign_bit_of_a_32_bit_compare() -> None:
    clock = timeline(limit=Timeline.__init__.__defaults__[0])  # type: ignore[index]
    clock.next_point = 2**31
    assert clock.needs_rebase


def test_a_timeline_begins_at_zero_whatever_its_memory_held() -> None:
    memory = bytearray(b"\xff" * 64)
    clock = Timeline("copy", Signal(Window(memory, 0, 64), 8, 0x1008))
    assert not clock.reached(1) and memory == b"\xff" * 8 + bytes(8) + b"\xff" * 48


def test_progress_and_points_count_on_after_the_signal_began_again() -> None:
    clock = timeline()
    for _ in range(5):
        clock.advance()
    clock.rebase()
    for _ in range(3):
        clock.advance()
    clock.signal.window.write64(8, 2)
    assert clock.progress() == "copy is at submission 7 of 8"
    clock.signal.window.write64(8, 0)
    clock.retire()
    assert clock.reached(8) and not clock.reached(9)
