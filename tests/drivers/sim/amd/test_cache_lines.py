"""Caches by themselves (cache.py): which lines L2 holds, and which levels a queue must invalidate.

Lines have 128 bytes: RDNA3 ISA, "GL2". What packets do to them: test_cache.py.
"""

from __future__ import annotations

import ctypes

import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.cache import COPY_LINES, LEVELS, MAX_COPIED, MAX_LINES, Caches
from drivers.sim.memory import AddressSpace, Segment
from tests.drivers.sim.regions import Regions

BASE, LINE, LINES = 0x10000, 128, 512
ALL = frozenset(LEVELS)


class CachedRegions(Regions):
    """Regions of memory that L2 may hold."""

    def walk(self, va: int) -> Segment | None:
        found = super().walk(va)
        return None if found is None else found._replace(is_cached=True)


class Bench:
    """Caches over 64 KiB of memory at BASE, which both sides write."""

    def __init__(self) -> None:
        self.store = ctypes.create_string_buffer(LINES * LINE)
        self.regions = CachedRegions()
        self.regions.add(BASE, ctypes.addressof(self.store), LINES * LINE)
        self.space, self.caches = AddressSpace(self.regions), Caches()

    def write(self, line: int, at: int = 0, value: int = 1) -> None:
        self.store[line * LINE + at] = bytes([value])

    def arguments(self, line: int, size: int = LINE, at: int = 0) -> None:
        self.caches.check_arguments(self.space, BASE + line * LINE + at, size, {"engine": "MEC"})

    def copy(self, line: int, size: int = LINE, at: int = 0) -> None:
        self.caches.check_copy("SDMA0", self.space, BASE + line * LINE + at, size, {"engine": "SDMA0"})

    def fails(self, act: str, line: int, size: int = LINE) -> SimFault:
        with pytest.raises(SimFault) as raised:
            getattr(self, act)(line, size)
        assert raised.value.code == "E_CACHE_STALE"
        return raised.value


@pytest.fixture
def bench() -> Bench:
    return Bench()


@pytest.mark.parametrize("act", ["arguments", "copy"])
@pytest.mark.parametrize(
    ("at", "size", "lines"),
    [(0, 128, [4]), (0, 129, [4, 5]), (127, 1, [4]), (127, 2, [4, 5]), (64, 256, [4, 5, 6]), (0, 1, [4])],
)
def test_each_line_of_what_is_read_is_held(
    bench: Bench, act: str, at: int, size: int, lines: list[int]
) -> None:
    getattr(bench, act)(4, size, at)
    for line in range(2, 8):
        bench.write(line, at=127)
    bench.caches.host_has_run()
    for line in range(2, 8):
        if line in lines:
            fault = bench.fails(act, line)
            assert (fault.where["va"], fault.where["level"]) == (BASE + line * LINE, "L2")
        else:
            getattr(bench, act)(line)


def test_a_refusal_says_who_read_the_line_and_what_to_do(bench: Bench) -> None:
    bench.copy(4)
    bench.write(4)
    bench.caches.host_has_run()
    fault = bench.fails("arguments", 4)
    assert fault.detail == (
        f"L2 holds the kernel's arguments at {BASE + 4 * LINE:#x} from before the host or another card wrote "
        "it: SDMA0 read it then; ACQUIRE_MEM with GL2_INV first, or map them uncached"
    )
    other = Bench()
    other.arguments(4)
    other.write(4)
    other.caches.host_has_run()
    told = other.fails("copy", 4).detail
    assert told.startswith("L2 holds what SDMA0 reads at") and ": a kernel read it then; GCR_REQ with" in told


@pytest.mark.parametrize("act", ["arguments", "copy"])
def test_what_a_device_wrote_before_the_host_ran_is_held_as_it_is(bench: Bench, act: str) -> None:
    getattr(bench, act)(4)
    bench.write(4, value=1)
    bench.caches.host_runs()
    bench.caches.host_has_run()
    getattr(bench, act)(4)
    bench.write(4, value=2)
    bench.caches.host_has_run()
    bench.fails(act, 4)


@pytest.mark.parametrize("act", ["arguments", "copy"])
def test_another_address_space_has_lines_of_its_own(bench: Bench, act: str) -> None:
    getattr(bench, act)(4)
    bench.write(4)
    bench.caches.host_has_run()
    regions = CachedRegions()
    regions.add(BASE, ctypes.addressof(bench.store), LINES * LINE)
    first, bench.space = bench.space, AddressSpace(regions)
    getattr(bench, act)(4)
    bench.space = first
    bench.fails(act, 4)


@pytest.mark.parametrize("act", ["arguments", "copy"])
@pytest.mark.parametrize("is_late", [False, True])
def test_lines_are_known_while_translations_are_kept(bench: Bench, act: str, is_late: bool) -> None:
    getattr(bench, act)(4)
    bench.write(4)
    if is_late:
        bench.caches.host_has_run()
    bench.space.flush()
    bench.caches.host_has_run()
    bench.caches.host_runs()
    getattr(bench, act)(4)


@pytest.mark.parametrize("act", ["arguments", "copy"])
def test_an_invalidated_l2_holds_nothing(bench: Bench, act: str) -> None:
    for is_l2 in (False, True):
        getattr(bench, act)(4)
        bench.write(4, value=1 + is_l2)
        bench.caches.host_has_run()
        bench.caches.acquire(ALL, code=True, l2=is_l2)
        if is_l2:
            getattr(bench, act)(4)
        else:
            bench.fails(act, 4)
            bench.caches.acquire(frozenset(), code=False, l2=True)


@pytest.mark.parametrize(("act", "most"), [("arguments", MAX_LINES), ("copy", MAX_COPIED)])
def test_the_line_that_was_read_longest_ago_is_dropped_first(bench: Bench, act: str, most: int) -> None:
    for line in range(most):
        getattr(bench, act)(line)
    getattr(bench, act)(0)
    getattr(bench, act)(most)
    for line in (0, 1, 2, most):
        bench.write(line)
    bench.caches.host_has_run()
    getattr(bench, act)(1)
    for line in (0, most):
        bench.fails(act, line)


def test_of_a_copy_the_first_lines_are_held(bench: Bench) -> None:
    bench.copy(0, size=2 * COPY_LINES * LINE)
    for line in (COPY_LINES - 1, COPY_LINES):
        bench.write(line)
    bench.caches.host_has_run()
    bench.copy(COPY_LINES)
    bench.fails("copy", COPY_LINES - 1)


def test_memory_that_cannot_be_read_is_told_by_who_reads_it(bench: Bench) -> None:
    bench.caches.check_arguments(bench.space, 0x9000_0000, 128, {})


FIRST, OTHER = "one queue", "another queue"


def stale(caches: Caches, queue: str) -> str:
    """What a dispatch of `queue` is told; empty if nothing."""
    try:
        caches.check_data(queue, {})
    except SimFault as fault:
        assert fault.code == "E_CACHE_STALE"
        return fault.detail
    return ""


@pytest.fixture
def filled() -> Caches:
    """Caches that a dispatch has read through."""
    caches = Caches()
    assert stale(caches, FIRST) == ""
    return caches


def test_nothing_is_stale_in_caches_that_nobody_read_through() -> None:
    caches = Caches()
    caches.host_may_have_written(FIRST)
    caches.synchronised(FIRST, 0x7000)
    assert stale(caches, FIRST) == ""


def test_each_reason_is_told_with_the_levels_that_it_concerns(filled: Caches) -> None:
    filled.host_may_have_written(FIRST)
    told = stale(filled, FIRST)
    assert told.startswith("K$ (GLK_INV), L0 (GLV_INV), GL1 (GL1_INV) may hold lines from before")
    assert ": its doorbell follows host writes; ACQUIRE_MEM first" in told
    assert stale(filled, OTHER) == ""
    filled.synchronised(OTHER, 0x7000)
    assert ": it waited at 0x7000 for another engine;" in stale(filled, OTHER)
    filled.drained(OTHER)
    assert ": it waited at 0x7000 for another engine;" in stale(filled, OTHER), "the first reason counts"
    filled.acquire(ALL, code=False)
    filled.drained(OTHER)
    assert ": its earlier waves wrote memory;" in stale(filled, OTHER)


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_a_level_that_was_not_invalidated_is_named_alone(filled: Caches, level: str) -> None:
    filled.host_may_have_written(FIRST)
    filled.acquire(ALL - {level}, code=False)
    assert stale(filled, FIRST).startswith(f"{LEVELS[level]} ({level.upper()}) may hold")
    filled.acquire(frozenset({level}), code=False)
    assert stale(filled, FIRST) == ""


def test_a_doorbell_to_a_busy_queue_counts_from_its_own_submission_on(filled: Caches) -> None:
    filled.host_may_have_written(FIRST, is_busy=True)
    assert stale(filled, FIRST) == ""
    filled.next_submission(FIRST)
    assert "its doorbell follows host writes" in stale(filled, FIRST)


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_what_is_invalidated_after_a_doorbell_is_fresh_for_its_submission_too(
    filled: Caches, level: str
) -> None:
    for _ in range(2):
        filled.host_may_have_written(FIRST, is_busy=True)
    filled.acquire(ALL - {level}, code=False)
    filled.next_submission(FIRST)
    assert stale(filled, FIRST).startswith(f"{LEVELS[level]} (")
    filled.acquire(ALL, code=False)
    filled.next_submission(FIRST)
    assert stale(filled, FIRST) == ""


def test_a_queue_that_is_gone_leaves_nothing_to_one_of_its_name(filled: Caches) -> None:
    filled.host_may_have_written(FIRST)
    filled.host_may_have_written(FIRST, is_busy=True)
    filled.forget(FIRST)
    filled.forget(OTHER)
    assert stale(filled, FIRST) == ""
    with pytest.raises(KeyError):
        filled.next_submission(FIRST)


def test_code_is_fetched_in_lines_and_must_be_mapped_as_far(bench: Bench) -> None:
    entry, end = BASE + 4 * LINE + 8, BASE + LINES * LINE
    bench.write(4, value=7)
    assert bench.caches.check_code(bench.space, entry, 2 * LINE, {}) == bytes([7]) + bytes(255)
    assert len(bench.caches.check_code(bench.space, end - LINE, LINE, {})) == LINE
    with pytest.raises(SimFault) as raised:
        bench.caches.check_code(bench.space, end - LINE + 8, 2 * LINE, {})
    fault = raised.value
    assert (fault.code, fault.where["va"]) == ("E_PC_RANGE", end)
    assert f"prefetches 0x100 bytes from {end - LINE:#x}, 0x80 are mapped as code" in fault.detail


def test_code_is_fetched_from_one_piece_of_memory_to_the_next(bench: Bench) -> None:
    end, other = BASE + LINES * LINE, ctypes.create_string_buffer(bytes(range(128)), LINE)
    bench.regions.add(end, ctypes.addressof(other), LINE)
    seen: list[tuple[int, int]] = []
    bench.space.reads = lambda host, size, where: seen.append((host, size))
    code = bench.caches.check_code(bench.space, end - LINE, 2 * LINE, {})
    assert code == bytes(LINE) + bytes(range(128))
    assert seen[1:] == [(ctypes.addressof(other), LINE)] and seen[0][1] == LINE


@pytest.mark.parametrize(("line", "is_seen"), [(3, False), (4, True), (5, True), (6, False)])
def test_code_that_changed_is_told_by_its_line_until_it_is_invalidated(
    bench: Bench, line: int, is_seen: bool
) -> None:
    def fetch() -> None:
        bench.caches.check_code(bench.space, BASE + 4 * LINE, 2 * LINE, {})

    fetch()
    bench.write(line, at=127)
    if is_seen:
        with pytest.raises(SimFault) as raised:
            fetch()
        assert (raised.value.code, raised.value.where["va"]) == ("E_ICACHE_STALE", BASE + line * LINE)
        bench.caches.acquire(ALL, code=False)
        with pytest.raises(SimFault):
            fetch()
        bench.caches.acquire(frozenset(), code=True)
    fetch()
