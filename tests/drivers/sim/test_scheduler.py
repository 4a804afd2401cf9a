"""The scheduler: seeded order, progress, and faults that stop one engine only."""

from __future__ import annotations

import signal
from types import FrameType

import pytest

from drivers.core.errors import SimFault
from drivers.sim.scheduler import Blocked, Engine, Scheduler, Steps


class Counter(Engine):
    """Appends its name `total` times; then waits for ever."""

    def __init__(self, name: str, total: int, out: list[str]) -> None:
        self.total, self.out = total, out
        super().__init__(name)

    def run(self) -> Steps:
        for _ in range(self.total):
            self.out.append(self.name)
            self.time_ns += 10
            self.budget -= 1
            if self.budget <= 0:
                yield None
        yield Blocked(lambda: False, lambda: "is done", is_idle=True)


class Broken(Engine):
    def run(self) -> Steps:
        raise SimFault("E_PM4_OPCODE", "nonsense")
        yield


def interleave(seed: int) -> str:
    out: list[str] = []
    scheduler = Scheduler(seed)
    for name in "abc":
        scheduler.add(Counter(name, 50, out))
    scheduler.drain()
    return "".join(out)


def test_the_same_seed_gives_the_same_order_and_another_seed_another() -> None:
    assert interleave(1) == interleave(1)
    assert len({interleave(seed) for seed in range(8)}) > 1
    assert sorted(interleave(3)) == sorted("abc" * 50)


def test_a_run_makes_at_most_what_it_was_granted() -> None:
    out: list[str] = []
    scheduler = Scheduler(0)
    scheduler.add(Counter("a", 50, out))
    assert scheduler.run(7) == 7
    assert len(out) == 7


def test_a_run_without_a_ready_engine_makes_no_step() -> None:
    scheduler = Scheduler(0)
    scheduler.add(Counter("a", 0, []))
    scheduler.drain()
    assert scheduler.run(10) == 0
    assert scheduler.report() == "a is done"


def test_time_is_that_of_the_furthest_engine() -> None:
    scheduler = Scheduler(0)
    scheduler.add(Counter("a", 3, []))
    scheduler.add(Counter("b", 9, []))
    scheduler.drain()
    assert scheduler.time_ns == 90


def test_a_fault_is_raised_once_and_stops_only_its_engine() -> None:
    out: list[str] = []
    scheduler = Scheduler(0)
    scheduler.add(Broken("bad"))
    scheduler.add(Counter("good", 5, out))
    with pytest.raises(SimFault):
        scheduler.drain()
    scheduler.drain()
    assert out == ["good"] * 5
    assert "bad stopped at E_PM4_OPCODE" in scheduler.report()


def test_an_engine_whose_model_fails_is_stopped_and_the_others_go_on() -> None:
    class Wrong(Engine):
        def run(self) -> Steps:
            raise KeyError("a mistake of ours")
            yield

    scheduler, out = Scheduler(0), list[str]()
    scheduler.add(Wrong("wrong"))
    scheduler.add(Counter("a", 3, out))
    with pytest.raises(KeyError):
        scheduler.drain()
    scheduler.drain()
    assert out == ["a"] * 3
    assert "wrong stopped at E_NOT_MODELLED" in scheduler.report()


def test_a_machine_without_queues_says_so() -> None:
    assert Scheduler(0).report() == "no queue exists"


class Told(Exception):
    pass


class Signalled(Counter):
    """A signal comes while its first step is half done."""

    def run(self) -> Steps:
        signal.raise_signal(signal.SIGUSR1)
        yield from super().run()


def test_what_a_signals_handler_raises_comes_behind_the_turn_and_stops_no_engine() -> None:
    def tell(_number: int, _frame: FrameType | None) -> None:
        raise Told

    before = signal.signal(signal.SIGUSR1, tell)
    out: list[str] = []
    scheduler = Scheduler(0)
    scheduler.add(Signalled("a", 50, out))
    try:
        with pytest.raises(Told):
            scheduler.run(1000)
    finally:
        signal.signal(signal.SIGUSR1, before)
    assert 1 <= len(out) < 50 and scheduler.engines[0].fault is None
    scheduler.drain()
    assert len(out) == 50
