"""Closed pages: what touches them is known exactly, and goes on as if nothing had been."""

from __future__ import annotations

import ctypes
import errno
import mmap
import os
import subprocess
import sys
from collections.abc import Iterator
from threading import Thread
from typing import Any

import numpy as np
import pytest

from drivers.core import libc
from drivers.sim.amd import host_trap
from drivers.sim.amd.host_pages import ACTION_BYTES, FLAGS_AT, OPEN, HostPages, Touch, host_pages

PAGE = mmap.PAGESIZE
SIZE = 16 * PAGE
Bytes = np.ndarray[Any, np.dtype[np.uint8]]


@pytest.fixture
def where() -> Iterator[int]:
    address = libc.mmap(None, SIZE, OPEN, libc.MAP_SHARED | libc.MAP_ANONYMOUS, -1, 0)
    yield address
    host_pages().open([address])
    libc.munmap(address, SIZE)


@pytest.fixture
def pages(where: int) -> HostPages:
    found = host_pages()
    found.close([(where, where + SIZE)])
    return found


@pytest.fixture
def data(where: int) -> Bytes:
    return np.frombuffer(libc.view(where, SIZE), np.uint8)


def test_a_read_is_noted_with_its_address(pages: HostPages, where: int, data: Bytes) -> None:
    assert data[3 * PAGE + 17] == 0
    assert pages.open([where]) == [Touch("read", where + 3 * PAGE + 17, 1)]


def test_a_write_is_noted_with_all_bytes_that_it_changed(pages: HostPages, where: int, data: Bytes) -> None:
    data[PAGE + 5 : PAGE + 12] = 9
    data[PAGE + 100] = 1
    assert pages.open([where]) == [
        Touch("write", where + PAGE + 5, 1),  # the first access
        Touch("write", where + PAGE + 5, 7),
        Touch("write", where + PAGE + 100, 1),
    ]
    assert data[PAGE + 11] == 9


def test_writing_the_same_value_is_seen_at_the_first_place_of_a_page(
    pages: HostPages, where: int, data: Bytes
) -> None:
    data[40] = 0
    data[50] = 0
    assert pages.open([where]) == [Touch("write", where + 40, 1)]


def test_where_the_processor_does_not_tell_a_write_it_is_noted_as_a_read_first(
    pages: HostPages, where: int, data: Bytes
) -> None:
    before = int(pages.words[host_trap.ERROR_AT])
    pages.words[host_trap.ERROR_AT] = 0
    data[40] = 7
    pages.words[host_trap.ERROR_AT] = before
    verbs = ["read", "write", "write"]  # the second write: the byte that changed
    assert pages.open([where]) == [Touch(verb, where + 40, 1) for verb in verbs]


def test_bytes_between_changed_ones_are_not_counted(pages: HostPages, where: int, data: Bytes) -> None:
    data[0:12:2] = 1
    touches = pages.open([where])[1:]
    assert touches == [Touch("write", where + at, 1) for at in range(0, 12, 2)]


def test_reading_and_then_writing_a_page_are_two_touches(pages: HostPages, where: int, data: Bytes) -> None:
    data[8] = data[16] + 1
    verbs = [(touch.verb, touch.address - where) for touch in pages.open([where])]
    assert verbs == [("read", 16), ("write", 8), ("write", 8)]


def test_an_open_page_notes_nothing(pages: HostPages, where: int, data: Bytes) -> None:
    pages.open([where])
    data[0] = data[1] + 1
    assert pages.open([where]) == []


def test_ranges_are_told_apart(pages: HostPages, where: int, data: Bytes) -> None:
    other = libc.mmap(None, PAGE, OPEN, libc.MAP_PRIVATE | libc.MAP_ANONYMOUS, -1, 0)
    pages.close([(other, other + PAGE)])
    data[1] = 1
    libc.view(other, PAGE)[2] = 2
    assert {touch.address for touch in pages.open([other])} == {other + 2}
    assert {touch.address for touch in pages.open([where])} == {where + 1}
    libc.munmap(other, PAGE)


def test_a_range_ends_before_its_neighbour(where: int, data: Bytes) -> None:
    other = where + PAGE
    host_pages().close([(where, other), (other, other + PAGE)])
    data[PAGE] = 1
    assert host_pages().open([where]) == []
    assert host_pages().open([other]) == [Touch("write", other, 1)] * 2


def test_closing_one_range_again_leaves_what_was_touched_of_another(
    pages: HostPages, where: int, data: Bytes
) -> None:
    """Two machines of one process close their memory in turn."""
    other = libc.mmap(None, PAGE, OPEN, libc.MAP_PRIVATE | libc.MAP_ANONYMOUS, -1, 0)
    pages.close([(other, other + PAGE)])
    assert data[5] == 0
    assert len(pages.collect([where])) == 1
    pages.close([(other, other + PAGE)])
    pages.close([(where, where + SIZE)])
    assert data[5] == 0
    assert pages.open([where]) == [Touch("read", where + 5, 1)]
    pages.open([other])
    libc.munmap(other, PAGE)


def test_threads_touch_pages_at_once(pages: HostPages, where: int, data: Bytes) -> None:
    def work(number: int) -> None:
        for _ in range(50):
            data[number::8].sum()
            data[number * PAGE] = number

    threads = [Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    touched = pages.open([where])
    assert [data[number * PAGE] for number in range(8)] == list(range(8))
    assert {t.address for t in touched if t.verb == "write"} == {where + n * PAGE for n in range(8)}


def test_memory_that_was_unmapped_is_not_closed(where: int) -> None:
    gone = libc.mmap(None, PAGE, OPEN, libc.MAP_PRIVATE | libc.MAP_ANONYMOUS, -1, 0)
    libc.munmap(gone, PAGE)
    host_pages().close([(gone, gone + PAGE)])
    assert host_pages().open([gone]) == []


def test_a_child_process_finds_its_memory(pages: HostPages, where: int, data: Bytes) -> None:
    child = os.fork()
    if not child:
        os._exit(int(data[PAGE]) + 7)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7


def test_a_system_call_is_refused(pages: HostPages, where: int) -> None:
    """A limit that firmware_notes/strictness.md names."""
    with open("/dev/zero", "rb", buffering=0) as zero, pytest.raises(OSError) as refused:
        os.readv(zero.fileno(), [libc.view(where, 16)])
    assert refused.value.errno == errno.EFAULT


def test_a_fault_of_somebody_else_s_ends_the_process_as_before() -> None:
    """faulthandler had the signal before, and still tells of it."""
    program = (
        "import ctypes, faulthandler; faulthandler.enable()\n"
        "from drivers.core import libc\n"
        "from drivers.sim.amd.host_pages import *\n"
        f"at = libc.mmap(None, {PAGE}, OPEN, libc.MAP_PRIVATE | libc.MAP_ANONYMOUS, -1, 0)\n"
        f"host_pages().close([(at, at + {PAGE})]); ctypes.string_at(8)\n"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ended.returncode < 0 and "Segmentation fault" in ended.stderr


def test_the_size_of_a_signal_action_is_the_c_library_s() -> None:
    """handler, mask of 1024 bits, flags, restorer; glibc bits/sigaction.h."""

    class Action(ctypes.Structure):
        _fields_ = [
            ("handler", ctypes.c_void_p),
            ("mask", ctypes.c_ulong * 16),
            ("flags", ctypes.c_int),
            ("restorer", ctypes.c_void_p),
        ]

    assert (ctypes.sizeof(Action), Action.flags.offset) == (ACTION_BYTES, FLAGS_AT)


def test_what_was_written_of_one_range_is_told_when_it_is_asked_for(pages: HostPages, where: int) -> None:
    """Copies of pages of several ranges stand one after the other, and each is compared with its own."""
    others = [libc.mmap(None, PAGE, OPEN, libc.MAP_PRIVATE | libc.MAP_ANONYMOUS, -1, 0) for _ in range(3)]
    pages.close([(low, low + PAGE) for low in others])
    for number, low in enumerate((others[0], where, others[1], others[2])):
        libc.view(low, PAGE)[10 + number] = 1
    for number, low in ((2, others[1]), (1, where), (3, others[2]), (0, others[0])):
        touches = pages.open([low])
        assert [(touch.verb, touch.address - low, touch.size) for touch in touches] == [
            ("write", 10 + number, 1)
        ] * 2
    assert int(pages.words[host_trap.COPIED]) == int(pages.words[host_trap.LOGGED]) == 0
    pages.close([(where, where + SIZE)])
    libc.view(where, PAGE)[7] = 1
    assert [touch.address - where for touch in pages.open([where])] == [7, 7]
    for low in others:
        libc.munmap(low, PAGE)
