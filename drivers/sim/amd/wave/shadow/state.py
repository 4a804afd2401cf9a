"""What is known of one address space in a strict run: its pages, epochs and tasks, and their order.

`space` fills it, `judge` reads it. An epoch: what one wave, or one task without waves, does between
two points at which others may come in.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol
from weakref import ref

import numpy as np

from drivers.core.errors import SimFault
from drivers.sim.amd.ordering import HOST, TaskOrder
from drivers.sim.amd.wave.abi import Abi
from drivers.sim.amd.wave.code.defined import UndefinedCause
from drivers.sim.amd.wave.request import Launch
from drivers.sim.amd.wave.shadow.clock import Clocks
from drivers.sim.amd.wave.shadow.layout import (
    ATOMIC_SITE,
    DIRECTORY,
    EPOCHS,
    FIELDS,
    IN_WINDOW,
    PAGE_BITS,
    PAGE_BYTES,
)
from drivers.sim.amd.wave.shadow.library import TOUCH, drain_log, library
from drivers.sim.amd.wave.shadow.marks import Marks, TaskMarks
from drivers.sim.amd.wave.shadow.pages import Page, Row
from drivers.sim.amd.wave.shadow.tasks import LDS, Party, Task, offset_of
from drivers.sim.memory import PAGE_BYTES as MAPPED_BYTES
from drivers.sim.memory import AddressSpace

NO_PAGE = (1 << 64) - 1
LAST_EPOCH = 0xF000_0000  # then the shadow begins anew
LAST_TAG = 0x7000_0000
MOST_PAGES = 1 << 10  # of 145 KB each, that are kept without a look
MAX_TASKS = 1 << 20


class KernelFacts(Protocol):
    """What the shadow asks of a kernel.

    is_synchronised: it makes other groups' stores seen, so its groups may order themselves through memory.
    cause_at: what left undefined what decides at an offset. is_early: whether a load of LDS may find nothing.
    is_late: whether an operation on LDS may be in flight at a barrier; None: only round a loop. is_moving:
    the same of memory. has_swaps: it has an atomic compare-and-swap. flag_at: see `sync.flag_of`. looks_at:
    see `looks`. doubts: how many registers' defined lanes its code follows; follows_private: and those of
    private memory.
    """

    @property
    def is_synchronised(self) -> bool: ...

    abi: Abi

    @property
    def has_swaps(self) -> bool: ...

    @property
    def doubts(self) -> int: ...

    @property
    def follows_private(self) -> bool: ...

    def text_at(self, offset: int) -> str: ...

    def flag_at(self, offset: int) -> bool | None: ...

    def cause_at(self, offset: int) -> UndefinedCause | None: ...

    def is_early(self, offset: int) -> bool: ...

    def is_late(self, offset: int) -> bool | None: ...

    def is_moving(self, offset: int) -> bool: ...

    def looks_at(self, load: int, store: int) -> bool | None: ...


class ShadowState:
    """All that is known of one address space's memory. kernel: of the last launch."""

    kernel: KernelFacts

    def __init__(self, memory: AddressSpace) -> None:
        self.memory = ref(memory)
        self.record = np.zeros(FIELDS.count, np.uint64)
        self.directory = np.full(2 * DIRECTORY, NO_PAGE, np.uint64)
        self.epochs: Row = np.zeros(4 * EPOCHS, np.uint32)
        self.pages: dict[int, Page] = {}
        self.most_pages = MOST_PAGES  # then it is looked which of them are still mapped
        self.lds = Page()
        self.tasks: list[Task] = []
        self.works = 0  # tasks of the card's engines
        self.clocks = Clocks()
        self.fault: SimFault | None = None
        self.launch: Launch | None = None
        self.order = TaskOrder()
        self.marks = Marks()
        self.firsts: dict[int, tuple[list[int], list[int]]] = {}  # by queue: numbers, first epochs
        self.first_lane: Callable[[], int] = lambda: 0  # of the half of a wave64 that asks memory
        self.notes: dict[int, str] = {}  # by the instruction that they are about

    # -- order ----------------------------------------------------------------------------------------

    def forget_launch(self) -> None:
        """The launch is over. Its fault must not stay: that leads to who raised it, and so to all memory."""
        self.fault = self.launch = None

    def begin_task(self, name: str, order: TaskOrder) -> tuple[Task, int, int]:
        """Something without waves touches memory: its task and epoch, and the first epoch of what it does
        not come after.
        """
        self._stay_in_range()
        record = self.record
        self.launch, self.order = None, order
        drain_log(record)
        ordered, epoch = self._next_epochs()
        self._enter(epoch)
        record[FIELDS.first] = epoch
        return self._add_task(name, epoch), epoch, ordered

    def tell_lane(self, record_address: int, verb: str, va: int, data: bytes, lane: int, pc: int) -> bool:
        """One lane reads or writes `data` at `va`, in an access that is made here and not by compiled code.
        Whether it is in order; if not, `fault` says why.
        """
        record, size = self.record, len(data)
        columns = np.zeros((4, 32), np.uint32)
        columns[: -(-size // 4), lane] = np.frombuffer(data + bytes(-size % 4), np.uint32)
        record[FIELDS.base], record[FIELDS.exec], record[FIELDS.size] = va, 1 << lane, size
        record[FIELDS.offsets : FIELDS.highs] = 0
        record[FIELDS.data] = columns.ctypes.data if verb == "write" else 0
        return not library(f"db_touch_global_{verb}", TOUCH)(record_address, va, size, pc)

    def _enter(self, epoch: int) -> None:
        """`epoch`, of no wave, begins; its task is the next one."""
        self.record[FIELDS.epoch] = epoch
        row = (epoch, 0xFFFFFFFF, 0, len(self.tasks))
        self.epochs[4 * (epoch % EPOCHS) : 4 * (epoch % EPOCHS) + 4] = row

    def _next_epochs(self) -> tuple[int, int]:
        """The first epoch of what the new task does not come after, and its own first one.

        What the host touched meanwhile, and what packets did, gets epochs just before it: all else stays
        plainly in order.
        """
        first = ordered = int(self.record[FIELDS.epoch]) + 1
        after = self.order.after
        if after is None:
            return first, first
        for queue, (numbers, firsts) in self.firsts.items():
            place = bisect_right(numbers, after.get(queue, 0))
            if place == len(firsts):
                continue
            left = self.marks.of(queue, numbers[place:])
            if left is None:
                ordered = min(ordered, firsts[place])
            for each in left or []:
                first = self._bring_forward([each], first)
        touched = self.marks.after(HOST, after.get(HOST, 0)) if self.order.engine != HOST else []
        return ordered, self._bring_forward(touched, first) if touched else first

    def _bring_forward(self, left: list[TaskMarks], epoch: int) -> int:
        """What tasks left, all of one name, counts as done in `epoch`. The next one."""
        self._enter(epoch)
        self.tasks.append(replace(left[0].task, first=epoch))
        for each in left:
            each.bring_forward(epoch)
        return epoch + 1

    def _add_task(self, name: str, first: int, entry_va: int = 0) -> Task:
        order = self.order
        task = Task(name, first, order.engine, order.number, entry_va)
        self.tasks.append(task)
        if order.engine == HOST and order.number:
            return task
        self.works += 1
        if order.after is not None:
            numbers, firsts = self.firsts.setdefault(order.engine, ([], []))
            numbers.append(order.number)
            firsts.append(first)
        return task

    def task_of(self, epoch: int) -> Task:
        """The task that an epoch belongs to."""
        index = bisect_right(self.tasks, epoch, key=lambda task: task.first) - 1
        return self.tasks[max(index, 0)]

    def owner_of(self, epoch: int) -> tuple[int, int]:
        """(group, wave) of an epoch, or -1 where that is forgotten or no wave's."""
        row = self.epochs[4 * (epoch % EPOCHS) : 4 * (epoch % EPOCHS) + 3].tolist()
        if row[0] != epoch or row[1] == 0xFFFFFFFF:
            return -1, -1
        return int(row[1]), int(row[2]) & ~IN_WINDOW

    def is_in_window(self, epoch: int) -> bool:
        """Whether its wave had signalled at a split barrier and not yet waited."""
        row = self.epochs[4 * (epoch % EPOCHS) :][:3].tolist()
        return bool(row[0] == epoch and row[2] & IN_WINDOW)

    def is_forgotten(self, epoch: int) -> bool:
        """Whether newer epochs have taken its place."""
        return int(self.epochs[4 * (epoch % EPOCHS)]) != epoch

    def party(self, epoch: int, site: int, row: str) -> Party:
        """Whom a dword's row, "writer" or "reader", and its site word name."""
        task = self.task_of(int(epoch))
        group, wave = self.owner_of(int(epoch))
        pc = task.entry_va + offset_of(int(site)) if task.entry_va else 0
        verb = "write" if row == "writer" else "read"
        return Party(verb, task, group, wave, pc, bool(int(site) & ATOMIC_SITE))

    # -- storage --------------------------------------------------------------------------------------

    def _page(self, number: int) -> int:
        page = self.pages.get(number)
        if page is None:
            page = self.pages[number] = Page()
        return page.address

    def rows_at(self, space: int, va: int) -> dict[str, Row]:
        return self.lds.rows if space == LDS else self.page_at(va).rows

    def page_at(self, va: int) -> Page:
        """The page of the shadow that holds `va`."""
        self._page(va >> PAGE_BITS)
        return self.pages[va >> PAGE_BITS]

    def _lane_addresses(self) -> list[tuple[int, int]]:
        """(lane, first byte) of the access that is being checked."""
        highs = self.record[FIELDS.highs : FIELDS.highs + 16].view(np.uint32).tolist()
        return [(lane, (highs[lane] << 32) + low) for lane, low in self._low_addresses()]

    def _low_addresses(self) -> list[tuple[int, int]]:
        """As `_lane_addresses`, without high halves."""
        record = self.record
        base, lanes = int(record[FIELDS.base]), int(record[FIELDS.exec])
        offsets = record[FIELDS.offsets : FIELDS.offsets + 16].view(np.uint32).tolist()
        return [(lane, base + offsets[lane]) for lane in range(32) if lanes >> lane & 1]

    def starts(self) -> list[int]:
        """Where each lane of the access that is being checked begins, without high halves."""
        return [low for _, low in self._low_addresses()]

    def lanes_at(self, va: int) -> list[int]:
        """Lanes of the access that is being checked that touch the dword at `va`, of the whole wave."""
        return [self.first_lane() + lane for lane, _ in self.places_at(va)]

    def places_at(self, va: int) -> list[tuple[int, int]]:
        """Those lanes, and where each begins."""
        size = int(self.record[FIELDS.size])
        return [(lane, at) for lane, at in self._low_addresses() if at < va + 4 and va < at + size]

    def _stay_in_range(self) -> None:
        """Epoch numbers have 32 bits: forget everything before they run out."""
        record = self.record
        if int(record[FIELDS.tag]) > LAST_TAG:
            self.lds.words[:] = 0
            record[FIELDS.tag] = 15
        if int(record[FIELDS.epoch]) > LAST_EPOCH or len(self.tasks) > MAX_TASKS:
            for page in self.pages.values():
                page.words[:] = 0
            self.tasks.clear()
            self.firsts.clear()
            self.marks = Marks()
            record[FIELDS.log_count] = 0
            record[FIELDS.epoch] = 0
        if len(self.pages) > self.most_pages:
            self._forget_unmapped()

    def _forget_unmapped(self) -> None:
        """Drop pages of addresses that lead nowhere any more; drivers may never use them again."""
        drain_log(self.record)
        memory = self.memory()
        if memory is not None:
            steps = range(0, PAGE_BYTES, MAPPED_BYTES)
            for number in list(self.pages):
                if not any(memory.look((number << PAGE_BITS) + step) for step in steps):
                    del self.pages[number]
        self.marks.keep(self.pages.values())
        self.directory[:] = NO_PAGE
        self.most_pages = max(self.most_pages, 2 * len(self.pages))
