"""What is in order, as compiled code works it out; held against the sentence that says so."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from itertools import product

import numpy as np
import pytest

from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.shadow.layout import (
    BLOCKS,
    DIRECTORY,
    FIELDS,
    FILLED,
    LDS_LOG_EPOCH,
    LDS_LOG_MINE,
    SHADOW_BYTES,
    WRITER,
)
from drivers.sim.amd.wave.shadow.library import TOUCH, library

ASK = ctypes.CFUNCTYPE(ctypes.c_uint32, *[ctypes.c_uint32, ctypes.c_uint64, *[ctypes.c_uint32] * 3])
STATUS = ctypes.CFUNCTYPE(ctypes.c_uint32, ctypes.c_void_p)


class OnePage:
    """The shadow of page 0, of memory and of LDS, whose first dword was written by a chosen epoch."""

    def __init__(self) -> None:
        self.asked = 0
        self.callback = ASK(self.ask)
        self.record = np.zeros(FIELDS.count, np.uint64)
        self.page = np.zeros(SHADOW_BYTES // 4, np.uint32)
        self.directory = np.zeros(2 * DIRECTORY, np.uint64)
        self.lds_log = np.zeros(64, np.uint32)
        self.context = np.zeros(64, np.uint64)
        self.context[SLOTS.strict] = self.record.ctypes.data
        self.directory[1] = self.page.ctypes.data
        for name, array in (("directory", self.directory), ("lds", self.page), ("lds_log", self.lds_log)):
            self.record[getattr(FIELDS, name)] = array.ctypes.data
        self.record[FIELDS.conflict] = ctypes.cast(self.callback, ctypes.c_void_p).value

    def ask(self, *_: int) -> int:
        self.asked += 1
        return 0

    def set(self, value: int, mine: int, group: int, ordered: int, clean: int) -> None:
        """Nothing but `value` has touched the page; its block was written, so that rows are looked at."""
        self.asked = 0
        self.page[:4] = 0
        self.page[WRITER // 4] = value
        self.page[BLOCKS // 4] = 2**31
        for field, number in (("mine", mine), ("group", group), ("ordered", ordered)):
            self.record[getattr(FIELDS, field)] = number
        self.record[[FIELDS.clean, FIELDS.lds_interval]] = clean

    def is_asked_of_memory(self) -> bool:
        library("db_touch_global_read", TOUCH)(self.context.ctypes.data, 0, 4, 0)
        return self.asked > 0

    def is_asked_of_lds(self) -> bool:
        """One logged read by lane 0 of the first dword, which is filled."""
        self.page[FILLED // 4] = self.record[FIELDS.tag] = 31
        self.lds_log[32:34] = 1, 4  # EXEC, bytes
        self.lds_log[LDS_LOG_EPOCH // 4] = 9
        self.lds_log[LDS_LOG_MINE // 4] = self.record[FIELDS.mine]
        self.record[FIELDS.lds_log_count] = 1
        library("db_process_lds", STATUS)(self.context.ctypes.data)
        return self.asked > 0


@pytest.mark.parametrize("ask", [OnePage.is_asked_of_memory, OnePage.is_asked_of_lds])
def test_own_epochs_the_groups_that_are_seen_and_what_came_before(ask: Callable[[OnePage], bool]) -> None:
    page, in_lds = OnePage(), ask is OnePage.is_asked_of_lds
    for value, mine, group, ordered, clean in product(range(4), repeat=5):
        is_own, is_before = value >= mine, value < (clean if in_lds else ordered)
        is_near = not in_lds and group <= value < clean
        page.set(value, mine, group, ordered, clean)
        assert ask(page) != (is_own or is_before or is_near)
