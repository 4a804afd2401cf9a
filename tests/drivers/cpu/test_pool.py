"""Every group of a launch runs once, whatever the number of cores and whoever else launches.

Covers team.py too.
"""

from __future__ import annotations

import atexit
import ctypes
import os
import platform
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Barrier, Thread, get_ident

import llvmlite.binding as llvm
import pytest

from drivers.cpu import team
from drivers.cpu.machine import host
from drivers.cpu.pool import KIND, WORTH_CYCLES, Pool
from drivers.cpu.pool import pool as own


@contextmanager
def pool_of(cores: int) -> Iterator[Pool]:
    pool = Pool(cores)
    yield pool
    pool.close()


def run(pool: Pool, entry: Callable[[int, int, int], object], groups: int, work: int = WORTH_CYCLES) -> None:
    """A launch of a Python function as if it were native code."""
    native = KIND(entry)
    pool.run(ctypes.cast(native, ctypes.c_void_p).value or 0, 99, groups, work)


@pytest.mark.parametrize("cores", [1, 2, 5])
@pytest.mark.parametrize("groups", [1, 2, 7, 1000])
@pytest.mark.parametrize("work", [0, WORTH_CYCLES])
def test_every_group_runs_once(cores: int, groups: int, work: int) -> None:
    ran: Counter[int] = Counter()
    with pool_of(cores) as pool:
        for _ in range(3):
            run(pool, lambda arguments, first, last: ran.update((arguments, n) for n in range(first, last)),
                groups, work)  # fmt: skip
    assert ran == Counter(dict.fromkeys([(99, n) for n in range(groups)], 3))


def test_small_work_stays_in_the_thread_that_submits() -> None:
    threads = set()
    with pool_of(4) as pool:
        run(pool, lambda *_: threads.add(get_ident()), 100, WORTH_CYCLES - 1)
    assert threads == {get_ident()}


@pytest.mark.parametrize("pause", [0, 0.2], ids=["at once", "when the others sleep"])
def test_large_work_is_done_by_several_threads_at_once(pause: float) -> None:
    """Two groups that each wait until the other has begun."""
    both = Barrier(2)
    with pool_of(2) as pool:
        for _ in range(3):
            time.sleep(pause)
            run(pool, lambda *_: both.wait(20), 2)
    assert not both.broken


def test_a_launch_while_another_has_the_cores_stays_where_it_is() -> None:
    threads, begun, over = set(), Barrier(2), Barrier(2)
    with pool_of(2) as pool:
        first = Thread(target=_hold, args=(pool, begun, over))
        first.start()
        begun.wait(20)
        run(pool, lambda *_: threads.add(get_ident()), 100)
        over.wait(20)
        first.join()
    assert threads == {get_ident()}


def test_a_forked_child_has_threads_of_its_own_though_one_of_the_parent_s_is_at_work() -> None:
    begun, over = Barrier(2), Barrier(2)
    run(own(), lambda *_: None, 2)
    first = Thread(target=_hold, args=(own(), begun, over))
    first.start()
    begun.wait(20)
    child = os.fork()
    if not child:
        signal.alarm(60)
        both = Barrier(2)
        run(own(), lambda *_: both.wait(20), 2)
        own().close()
        os._exit(both.broken)
    over.wait(20)
    first.join()
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def _hold(pool: Pool, begun: Barrier, over: Barrier) -> None:
    """A launch that lasts until `over`: its first group says that it has begun."""

    def entry(_arguments: int, first: int, _last: int) -> None:
        if first == 0:
            begun.wait(20)
            over.wait(20)

    run(pool, entry, 2)


COUNTING = """
define void @counting(ptr %counts, i64 %first, i64 %last) {
begin:
  br label %next
next:
  %group = phi i64 [ %first, %begin ], [ %after, %next ]
  %at = getelementptr i32, ptr %counts, i64 %group
  %count = load i32, ptr %at
  %more = add i32 %count, 1
  store i32 %more, ptr %at
  %after = add i64 %group, 1
  %again = icmp ult i64 %after, %last
  br i1 %again, label %next, label %end
end:
  ret void
}
"""


def test_native_launches_in_quick_succession_lose_no_group_and_repeat_none() -> None:
    """Threads that are late find the next launch, more of them than there are cores."""
    processor = host()
    code = bytes(processor.target.emit_object(llvm.parse_assembly(COUNTING)))
    address = processor.load(code, "counting")
    with pool_of(6) as pool:
        for groups in (2, 3, 24, 25, 1001):
            counts = (ctypes.c_int32 * groups)()
            for _ in range(2000):
                pool.run(address["counting"], ctypes.addressof(counts), groups, WORTH_CYCLES)
            assert set(counts) == {2000}


def test_threads_without_work_sleep_until_the_next_launch_calls() -> None:
    """Each in futex(address of the calls, FUTEX_WAIT | FUTEX_PRIVATE_FLAG): Linux's futex.h."""
    with pool_of(3) as pool:
        run(pool, lambda *_: None, 2)
        assert pool._team is not None
        asleep = [
            *[str(team.FUTEX[platform.machine()]), hex(pool._team._at + team.FIELDS["calls"]), hex(0 | 128)]
        ]
        for thread in pool._team._threads:
            told = Path(f"/proc/self/task/{thread.native_id}/syscall")
            for _ in range(2000):
                if told.read_text().split()[:3] == asleep:
                    break
                time.sleep(0.01)
            else:
                pytest.fail(f"{thread.name} is in {told.read_text()}")


def test_system_calls_have_the_numbers_of_linux() -> None:
    """arch/x86/entry/syscalls/syscall_64.tbl and include/uapi/asm-generic/unistd.h."""
    assert team.FUTEX == {"x86_64": 202, "aarch64": 98}


def test_what_different_threads_write_lies_in_different_lines_of_the_caches() -> None:
    lines = {name: at // 64 for name, at in team.FIELDS.items()}
    launch, calls = ("entry", "arguments", "groups"), ("calls", "sleepers", "ending")
    writers = [("ticket",), ("ended", "waits"), launch, calls]
    assert [{lines[name] for name in names} for names in writers] == [{0}, {1}, {2}, {3}]
    with pool_of(2) as pool:
        run(pool, lambda *_: None, 2)
        assert pool._team is not None and pool._team._at % 64 == 0
        room, at = pool._team._room, pool._team._at
        assert ctypes.addressof(room) <= at and at + 4 * 64 <= ctypes.addressof(room) + len(room)


@pytest.mark.parametrize("machine", sorted(team.FUTEX))
def test_the_code_of_every_known_machine_is_right_for_llvm(machine: str) -> None:
    llvm.parse_assembly(team.ir(machine)).verify()


def test_where_threads_cannot_sleep_one_core_does_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "riscv64")
    assert Pool().cores == 1


def test_a_pool_has_a_thread_for_each_core_but_the_own_until_it_is_closed_and_may_begin_again() -> None:
    with pool_of(4) as pool:
        for _ in range(2):
            run(pool, lambda *_: None, 2)
            assert pool._team is not None
            threads = pool._team._threads
            assert [each.name for each in threads] == ["cpu core 1", "cpu core 2", "cpu core 3"]
            assert all(each.is_alive() and each.daemon for each in threads)
            pool.close()
            assert pool._team is None and not any(each.is_alive() for each in threads)


@pytest.mark.parametrize(
    ("cores", "groups", "pieces"),
    [(2, 31, 31), (2, 33, 32), (3, 1000, 48), (2047, 99_999, 16 * 2047), (2048, 99_999, 0x7FFF)],
)
def test_a_launch_has_sixteen_pieces_a_core_and_no_more_than_groups_or_than_the_ticket_holds(
    monkeypatch: pytest.MonkeyPatch, cores: int, groups: int, pieces: int
) -> None:
    told: list[tuple[int, ...]] = []

    class Recorder:
        def __init__(self, count: int) -> None:
            told.append((count,))

        def run(self, *launch: int) -> None:
            told.append(launch)

    monkeypatch.setattr("drivers.cpu.pool.Team", Recorder)
    pool = Pool(cores)
    for _ in range(2):
        pool.run(0x1000, 99, groups, WORTH_CYCLES)
    assert told == [(cores - 1,), *[(0x1000, 99, groups, pieces)] * 2]


def test_a_pool_has_the_cores_that_the_process_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {1, 5, 7})
    assert (Pool().cores, Pool(2).cores) == (3, 2)


def test_the_process_s_own_pool_begins_anew_in_a_child_and_ends_with_the_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept: list[object] = []

    def at_fork(*, after_in_child: Callable[[], None]) -> None:
        kept.append(after_in_child)

    monkeypatch.setattr(os, "register_at_fork", at_fork)
    monkeypatch.setattr(atexit, "register", kept.append)
    made = own.__wrapped__()
    assert kept == [made.forget, made.close]
