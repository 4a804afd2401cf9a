"""The shadow of one address space in a strict run: its pages, and the order of the tasks that touch them.

Compiled code (`native/shadow`) settles accesses that are plainly in order; the rest comes here, and goes
dword by dword to `shadow.judge`. What is touched without waves comes by `shadow.ranges`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any
from weakref import ref

import numpy as np

from drivers.core.errors import SimFault
from drivers.sim.amd.ordering import TaskOrder
from drivers.sim.amd.wave.abi import LANES
from drivers.sim.amd.wave.code.defined import words_of_doubt
from drivers.sim.amd.wave.code.steps import VGPR
from drivers.sim.amd.wave.request import Launch
from drivers.sim.amd.wave.shadow.clock import Clocks, ReleaseExtent
from drivers.sim.amd.wave.shadow.judge import Accessing
from drivers.sim.amd.wave.shadow.layout import (
    DOUBT_BYTES,
    EPOCHS,
    FIELDS,
    LDS_LOG_ENTRIES,
    LDS_LOG_ENTRY_BYTES,
    LOG_ENTRIES,
    LOG_ENTRY_BYTES,
    MOST_DWORDS,
    VERBS,
)
from drivers.sim.amd.wave.shadow.library import drain_log, library
from drivers.sim.amd.wave.shadow.pages import Row
from drivers.sim.amd.wave.shadow.state import KernelFacts, ShadowState
from drivers.sim.amd.wave.shadow.sync import ACQUIRES, IN_LDS, NEAR, PARTIAL, RELEASES
from drivers.sim.amd.wave.shadow.tasks import GLOBAL
from drivers.sim.memory import AddressSpace

CONFLICT = ctypes.CFUNCTYPE(
    ctypes.c_uint32, ctypes.c_uint32, ctypes.c_uint64, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_int32
)
PAGE = ctypes.CFUNCTYPE(ctypes.c_uint64, ctypes.c_uint64)
REFRESH = ctypes.CFUNCTYPE(None)
SYNC = ctypes.CFUNCTYPE(None, ctypes.c_uint32)
UNDEFINED = ctypes.CFUNCTYPE(None, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_int32)

AbsentWave = dict[int, int]  # what was known of a wave when it let others run, by field


@dataclass(frozen=True)
class AbsentGroup:
    """What was known of a group when it let others run."""

    fields: dict[int, int]
    lds: Row
    doubts: np.ndarray[Any, np.dtype[np.uint64]]


RUNNING = (FIELDS.group_id, FIELDS.wave, FIELDS.interval, FIELDS.epoch)
OF_WAVE = (FIELDS.wave, FIELDS.clean, FIELDS.window)
OF_GROUP = (
    FIELDS.group_id, FIELDS.interval, FIELDS.scalar, FIELDS.tag, FIELDS.lds_written, FIELDS.lds_full,
    FIELDS.lds_host, FIELDS.lds_interval, FIELDS.late, FIELDS.seen_interval,
    FIELDS.last_interval,
)  # fmt: skip


class Shadow(ShadowState):
    """The state, and what compiled code asks of it; `begin` and `end` stand around each launch."""

    def __init__(self, memory: AddressSpace) -> None:
        super().__init__(memory)
        self._kept = (
            CONFLICT(weakly(self._conflict)), PAGE(weakly(self._page)), REFRESH(weakly(self._refresh)),
            SYNC(weakly(self._sync)), UNDEFINED(weakly(self._undefined)),
        )  # fmt: skip
        self.doubts = np.zeros(DOUBT_BYTES // 8, np.uint64)
        record = self.record
        record[FIELDS.epochs] = self.epochs.ctypes.data
        record[FIELDS.directory] = self.directory.ctypes.data
        record[FIELDS.lds] = self.lds.address
        self.log = np.zeros(LOG_ENTRIES * LOG_ENTRY_BYTES // 8, np.uint64)
        record[FIELDS.log] = self.log.ctypes.data
        self.lds_log = np.zeros(LDS_LOG_ENTRIES * LDS_LOG_ENTRY_BYTES // 8 + 8, np.uint64)
        record[FIELDS.lds_log] = self.lds_log.ctypes.data + -self.lds_log.ctypes.data % 64
        fields = (FIELDS.conflict, FIELDS.page, FIELDS.refresh, FIELDS.sync, FIELDS.undefined)
        for place, function in zip(fields, self._kept, strict=True):
            record[place] = ctypes.cast(function, ctypes.c_void_p).value or 0
        record[FIELDS.tag] = 15
        record[FIELDS.log_era] = 1

    def begin(self, launch: Launch, kernel: KernelFacts) -> int:
        """A launch of `kernel` begins; the address of the record that its compiled code uses."""
        self._stay_in_range()
        record = self.record
        self.launch, self.kernel, self.fault = launch, kernel, None
        self.order = launch.order or TaskOrder()
        self.clocks, self.notes = Clocks(), {}
        self._reserve_doubts(launch, kernel)
        record[FIELDS.lds_bytes], record[FIELDS.lds_log_count] = kernel.abi.lds_bytes, 0
        ordered, first = self._next_epochs()
        record[FIELDS.first] = first
        record[FIELDS.ordered] = ordered
        if self.order.after is None:  # nothing that comes later can race with what was read before
            record[FIELDS.log_count] = 0
            record[FIELDS.log_era] += 1
        record[FIELDS.l0_is_shared] = not launch.rsrc1 >> 29 & 1  # RSRC1.WGP_MODE
        record[FIELDS.task] = len(self.tasks)
        name = f"dispatch {self.works + 1}{queue_of(launch.where)}"
        self._add_task(name, first, launch.entry_va)
        address: int = record.ctypes.data
        return address

    def end(self, record_address: int) -> SimFault | None:
        """All waves have ended: what the last of them read of LDS is looked at. The fault, if any."""
        if self.fault is None and self.record[FIELDS.lds_log_count]:
            library("db_settle_lds")(record_address)
        return self.fault

    # -- waves and groups that take turns -------------------------------------------------------------

    def leave_wave(self, record_address: int) -> AbsentWave:
        """The wave that runs lets others run; what `resume_wave` needs to go on with it."""
        self.settle(record_address)
        return {at: int(self.record[at]) for at in OF_WAVE}

    def settle(self, record_address: int) -> None:
        """Reads that are only in the logs are held against what was written."""
        library("db_process_lds")(record_address)
        drain_log(self.record)

    def pass_barrier(self, record_address: int) -> None:
        """Waves of the group that runs go on behind a barrier."""
        library("db_strict_round")(record_address)

    def leave_group(self, record_address: int) -> AbsentGroup:
        """The group of that wave lets others run."""
        self.settle(record_address)
        words = self.lds.words if self.record[FIELDS.lds_bytes] else self.lds.words[:0]
        fields = {at: int(self.record[at]) for at in OF_GROUP}
        return AbsentGroup(fields, words.copy(), self.doubts.copy())

    def resume_group(self, absent: AbsentGroup) -> None:
        """A group goes on. Compiled code then knows only epochs from here on as the group's, and asks about
        the rest.
        """
        for at, value in absent.fields.items():
            self.record[at] = value
        self.record[FIELDS.group] = int(self.record[FIELDS.epoch]) + 1
        self.lds.words[: len(absent.lds)] = absent.lds
        self.doubts[:] = absent.doubts

    def resume_wave(self, absent: AbsentWave) -> None:
        """A wave goes on, in a new epoch: what it did before, compiled code does not know as its own."""
        record = self.record
        new = int(record[FIELDS.epoch]) + 1
        record[FIELDS.epoch] = record[FIELDS.mine] = new
        for at, value in absent.items():
            record[at] = value
        wave = absent[FIELDS.wave] | absent[FIELDS.window]
        row = [new, int(record[FIELDS.group_id]), wave, int(record[FIELDS.task])]
        self.epochs[4 * (new % EPOCHS) : 4 * (new % EPOCHS) + 4] = row

    # -- what compiled code asks ----------------------------------------------------------------------

    def _refresh(self) -> None:
        group, wave, interval, _ = (int(self.record[at]) for at in RUNNING)
        self.clocks.enter(group, wave, interval)
        self.clocks.refresh()

    def _sync(self, flags: int) -> None:
        """Waves order themselves through the addresses of this access."""
        group, wave, interval, epoch = (int(self.record[at]) for at in RUNNING)
        self.clocks.enter(group, wave, interval)
        extent = self._extent_of(flags)
        for at in {at for _, at in self._lane_addresses()}:
            va = -1 - (group << 32 | at) if flags & IN_LDS else at
            if flags & ACQUIRES:
                self.clocks.acquire(va, bool(flags & NEAR))
            if flags & RELEASES and extent is not None:
                self.clocks.release(va, epoch, extent)

    def _extent_of(self, flags: int) -> ReleaseExtent | None:
        """What a release hands on. With stores in flight: all of it to waves behind the same L0, which see
        them in order; in WGP mode a flag in LDS hands on LDS, and one in memory nothing. Source: LLVM
        AMDGPUUsage, "Memory model gfx11": vscnt may be left out in CU mode at work-group scope.
        """
        if not flags & PARTIAL:
            return ReleaseExtent.ALL
        if self.record[FIELDS.l0_is_shared]:
            return ReleaseExtent.GROUP
        return ReleaseExtent.LDS if flags & IN_LDS else None

    def _undefined(self, code: int, missing: int, part: int, pc: int) -> None:
        """Something depends on a register that this wave did not write. Rules W01, W20."""
        access = Accessing(self, GLOBAL, "read", pc)
        lanes = [32 * part + lane for lane in range(32) if missing >> lane & 1]
        detail, more = words_of_doubt(code, lanes if code >= VGPR else [])
        if self.record[FIELDS.private_last]:
            detail += ", or loaded it from private memory that it had not written"
        code_name, cause = "E_UNINIT", self.kernel.cause_at(pc)
        if cause is not None and self.launch is not None:
            place = cause.step.offset
            code_name = cause.code
            detail = cause.words(detail, self.kernel.text_at(place), self.launch.entry_va + place)
        self.fault = SimFault(code_name, detail, {**access.place(), **more})

    def _conflict(self, code: int, va: int, count: int, mask: int, pc: int) -> int:
        """Settle dwords that are not plainly in order: 0 fine, 1 fault."""
        if self.fault is not None:
            return 1
        access = Accessing(self, code >> 4, VERBS[code & 15], pc)
        self.clocks.enter(access.group, access.wave, int(self.record[FIELDS.interval]))
        for index in range(count):
            self.fault = access.judge(va + 4 * index, mask)
            if self.fault is not None:
                return 1
        return 0

    def _reserve_doubts(self, launch: Launch, kernel: KernelFacts) -> None:
        """Room for the defined lanes of registers, and behind it for those of private memory."""
        registers = DOUBT_BYTES * kernel.doubts
        lane_dwords = launch.scratch_wave_bytes // kernel.abi.wave_size // 4
        halves = kernel.abi.waves * kernel.abi.wave_size // LANES
        rows = (min(lane_dwords, MOST_DWORDS) + 1) * halves if kernel.follows_private else 0
        if registers + LANES * rows > self.doubts.nbytes:
            self.doubts = np.zeros((registers + LANES * rows) // 8, np.uint64)
        self.record[FIELDS.doubts] = self.doubts.ctypes.data
        self.record[FIELDS.doubt_bytes] = registers + LANES * rows
        self.record[FIELDS.private] = self.doubts.ctypes.data + registers
        self.record[FIELDS.private_last] = min(lane_dwords, MOST_DWORDS) if kernel.follows_private else 0
        self.record[FIELDS.private_parts] = kernel.abi.wave_size // LANES


def queue_of(where: Mapping[str, object]) -> str:
    """`` (queue 1, ring offset 0x40)``, where a fault's place says so."""
    if "ring_off" not in where:
        return ""
    return f" (queue {where.get('queue')}, ring offset {where['ring_off']:#x})"


def weakly(method: Any) -> Callable[..., Any]:
    """A method to be called back by compiled code that does not keep its object."""
    target, function = ref(method.__self__), method.__func__
    return lambda *args: function(target(), *args)


def shadow_of(memory: AddressSpace) -> Shadow:
    """The shadow of an address space, made at its first strict run."""
    found: Shadow | None = memory.shadow
    if found is None:
        found = memory.shadow = Shadow(memory)
    return found
