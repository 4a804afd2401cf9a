"""Pieces of a grid on several threads: every group once, the lowest fault, other cores than this one.

Covers threads.py.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from drivers.core.errors import SimFault
from drivers.sim.llvm import threads as jit_threads
from drivers.sim.llvm.threads import Pieces, cores, run_together, set_threads, thread_count


@dataclass
class Recorder:
    """Notes what it ran and where; groups in `bad` fault."""

    bad: set[int] = field(default_factory=set)
    ran: list[int] = field(default_factory=list)
    allowed: set[int] = field(default_factory=set)
    thread: int = 0
    range: tuple[int, int] = (0, 0)

    def set_groups(self, first: int, end: int) -> None:
        self.range = (first, end)

    def run(self) -> SimFault | None:
        self.thread, self.allowed = threading.get_ident(), os.sched_getaffinity(0)
        for group in range(*self.range):
            self.ran.append(group)
            if group in self.bad:
                return SimFault("E_VM_FAULT", f"group {group}", {})
        return None

    def run_pieces(self, pieces: Pieces) -> list[tuple[int, SimFault]]:
        while pieces:
            try:
                number, piece = pieces.popleft()
            except IndexError:
                break
            self.set_groups(*piece)
            fault = self.run()
            if fault is not None:
                pieces.clear()
                return [(number, fault)]
        return []


@pytest.fixture(autouse=True)
def all_threads() -> Iterator[None]:
    yield
    set_threads(None)


@pytest.mark.parametrize(("first", "end"), [(0, 100), (1, 100), (0, 2), (7, 8)])
def test_every_group_runs_once(first: int, end: int) -> None:
    workers = [Recorder(), Recorder()]
    assert not any(run_together(workers, first, end))
    assert sorted(workers[0].ran + workers[1].ran) == list(range(first, end))


def test_one_worker_stays_in_its_thread() -> None:
    worker = Recorder()
    assert run_together([worker], 3, 9) == [None]
    assert worker.ran == list(range(3, 9))
    assert worker.thread == threading.get_ident()


def test_the_lowest_fault_comes_first() -> None:
    for _ in range(20):
        bad = {40, 60, 99}
        found = run_together([Recorder(bad), Recorder(bad)], 0, 100)
        assert found
        assert "group 40" in str(found[0])


@pytest.mark.skipif(len(cores()) < 2, reason="needs two cores")
def test_another_thread_runs_on_other_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = min(cores())
    monkeypatch.setattr(jit_threads, "current_core", lambda: taken)
    worker = Recorder()
    pieces: Pieces = Pieces([(0, (0, 1))])
    jit_threads.pool().submit(jit_threads.run_elsewhere, worker, taken, pieces).result()
    assert worker.ran == [0]
    assert worker.allowed == set(cores()) - {taken}
    assert os.sched_getaffinity(0) == set(cores())


def test_threads_are_at_most_one_a_core() -> None:
    assert thread_count() == len(cores())
    set_threads(1)
    assert thread_count() == 1
    set_threads(1000)
    assert thread_count() == len(cores())


def test_this_thread_runs_on_a_core_of_ours() -> None:
    assert jit_threads.current_core() in cores()


def test_a_forked_child_has_threads_of_its_own() -> None:
    assert jit_threads.pool().submit(int, "4").result() == 4
    child = os.fork()
    if not child:
        answer = 1
        try:
            answer = jit_threads.pool().submit(int, "5").result(timeout=10)
        finally:
            os._exit(answer)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 5
