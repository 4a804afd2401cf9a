"""Timers run in order, at their moment, later for some seeds than for others."""

from __future__ import annotations

from drivers.sim.amd.pci.timers import Timers
from drivers.sim.scheduler import Scheduler


def timers(seed: int = 0) -> Timers:
    return Timers(Scheduler(seed))


def test_a_timer_runs_once_when_its_time_has_passed() -> None:
    clock, ran = timers(), []
    clock.later(100, lambda: ran.append(clock.now_ns), most_ns=100)
    clock.pass_time(99)
    assert ran == []
    clock.pass_time(1)
    assert ran == [100]
    clock.pass_time(549)
    assert ran == [100]
    assert clock.now_ns == 649


def test_timers_that_are_due_together_run_in_order_of_their_time() -> None:
    clock, ran = timers(), []
    clock.later(300, lambda: ran.append("late"), most_ns=300)
    clock.later(100, lambda: ran.append("early"), most_ns=100)
    clock.pass_time(1000)
    assert ran == ["early", "late"]


def test_a_timer_may_start_another_that_is_still_due() -> None:
    clock, ran = timers(), []

    def start_another() -> None:
        clock.later(10, lambda: ran.append(clock.now_ns), most_ns=10)

    clock.later(10, start_another, most_ns=10)
    clock.pass_time(100)
    assert ran == [20]


def test_jump_goes_to_the_next_timer_and_says_when_there_is_none() -> None:
    clock, ran = timers(), []
    clock.later(5000, lambda: ran.append(1), most_ns=5000)
    assert clock.jump() and ran == [1] and clock.now_ns == 5000
    assert not clock.jump()


def test_delays_depend_on_the_seed_and_on_nothing_else() -> None:
    def moment(seed: int) -> int | None:
        clock = timers(seed)
        clock.later(1000, lambda: None)
        return clock.next_due()

    assert moment(1) == moment(1)
    assert len({moment(seed) for seed in range(8)}) > 1
