"""Every group of a launch runs once, whatever the number of cores."""

from __future__ import annotations

from collections import Counter
from threading import Barrier, get_ident

import pytest

from drivers.cpu.pool import WORTH_CYCLES, Pool


@pytest.mark.parametrize("cores", [1, 2, 5])
@pytest.mark.parametrize("groups", [1, 2, 7, 1000])
@pytest.mark.parametrize("work", [0, WORTH_CYCLES])
def test_every_group_runs_once(cores: int, groups: int, work: int) -> None:
    ran: Counter[int] = Counter()

    def entry(arguments: int, first: int, last: int) -> None:
        assert arguments == 99
        ran.update(range(first, last))

    pool = Pool(cores)
    for _ in range(3):
        pool.run(entry, 99, groups, work)
    pool.close()
    assert ran == Counter(dict.fromkeys(range(groups), 3))


def test_small_work_stays_in_the_thread_that_submits() -> None:
    threads = set()
    pool = Pool(4)
    pool.run(lambda *_: threads.add(get_ident()), 0, 100, WORTH_CYCLES - 1)
    assert threads == {get_ident()}
    pool.close()


def test_large_work_is_done_by_several_threads_at_once() -> None:
    """Two groups that each wait until the other has begun."""
    pool, both = Pool(2), Barrier(2)
    pool.run(lambda *_: both.wait(20), 0, 2, WORTH_CYCLES)
    pool.close()
    assert not both.broken
