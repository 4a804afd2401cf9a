"""The simulated machine without a kernel driver: PCI functions, pinned memory, firmware files, bare cards.

The other face of `SimHost`: the same Host protocol, but what a driver finds are configuration space and BARs.
One thread, no wall clock: time moves with register accesses, `sleep` and `relax`. `kill` takes the process
away and leaves the cards as they stand, which is what the next driver finds. The machine itself, which other
processes may share, is `pci_machine.py`, the files on it `pci_files.py`.
"""

from __future__ import annotations

import ctypes
import errno
import os
from collections import deque
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Unpack

from autogen.vfio import VFIO_PCI_CONFIG_REGION_INDEX
from drivers.core import host as core
from drivers.core import libc
from drivers.core.errors import HostError, SimFault
from drivers.sim.event import EventHost
from drivers.sim.kernel_host import NS_PER_LOOK, STEPS_PER_RELAX
from drivers.sim.memory import PAGE_BYTES, Fences
from drivers.sim.pci import BusFunction
from drivers.sim.pci_bar import BarMapping
from drivers.sim.pci_files import PciFiles
from drivers.sim.pci_machine import Options, PciMachine
from drivers.sim.vfio import REGION_SHIFT, Opened, VfioDevice
from hcq.interrupts import patient, whole

MOST_NS_PER_TURN = 50_000  # of a loop that only reads, about what a loop in Python takes
NS_AFTER_A_FAULT = 1_000_000  # of waiting in vain: so that a driver's own limits are reached
READS_UNTOLD = 1000  # turns that a process may only read before it is told what its queues ran into


@dataclass(frozen=True)
class FunctionFile:
    """An open file, and the function that it belongs to. is_look: opened for reading only."""

    path: str
    function: BusFunction | None
    vfio: Opened | None = None
    is_look: bool = False


class PciHost(EventHost, PciFiles):
    """A process on a simulated machine: on `machine`, which others may share, or on one of its own, made of
    the other arguments (see `PciMachine`).
    """

    def __init__(
        self,
        chip: str = "navi31",
        cards: int = 1,
        seed: int = 0,
        mode: str = "fast",
        *,
        machine: PciMachine | None = None,
        **options: Unpack[Options],
    ) -> None:
        shared = machine or PciMachine(chip, cards, seed, mode, **options)
        EventHost.__init__(self)
        PciFiles.__init__(self, shared)
        self.chip, self.seed, self.mode = shared.chip, shared.seed, shared.mode
        self.cards, self.engines, self.firmware = shared.cards, shared.engines, shared.firmware
        self.scheduler, self.timers, self.physical = shared.scheduler, shared.timers, shared.physical
        self.late: deque[SimFault] = deque()
        self.has_news = False  # the machine moved by itself since the last `relax`, as a live one does
        self.rung: set[BusFunction] = (
            set()
        )  # functions whose doorbells this process rang without opening files
        self._open: dict[int, FunctionFile] = {}
        self._pinned: set[int] = set()
        self._seen: set[tuple[str, int, int]] = set()  # places in BARs that were read since anything else
        self._turns_of_reads = 0
        shared.processes.append(self)

    @whole
    def open(self, path: str, flags: int = os.O_RDWR) -> int:
        if path in self.vfio.paths():
            fd = self.machine.new_fd()
            self._open[fd] = FunctionFile(path, None, self.vfio.open(path, fd))
            return fd
        is_look = flags & os.O_ACCMODE == os.O_RDONLY
        return self._new_fd(path, self.opened(path), is_look=is_look)

    @whole
    def close(self, fd: int) -> None:
        if self.close_event(fd):
            return
        file = self._file(fd)
        self.machine.locks.pop(file.path, None)
        self.vfio.close(fd, file.vfio)
        del self._open[fd]
        if file.function is not None and not self.owns(file.function):
            for fences in self._fences(file.function.bdf):
                fences.clear()

    @whole
    def ioctl(self, fd: int, request: int, arg: ctypes.Structure) -> None:
        self.vfio.ioctl(self._vfio_of(self._file(fd), request), request, arg)

    @whole
    def control(self, fd: int, request: int, value: int | bytes) -> int:
        file = self._file(fd)
        answer = self.vfio.control(self._vfio_of(file, request), request, value)
        return self._new_fd(file.path, answer.function, answer) if isinstance(answer, VfioDevice) else answer

    @whole
    def mmap(
        self, address: int | None, size: int, prot: int, flags: int, fd: int, offset: int
    ) -> core.Mapping:
        if fd == -1:
            return self._map_own(libc.mmap(address, size, prot, flags, -1, 0), size, prot)
        file = self._file(fd)
        name = file.path.rsplit("/", 1)[-1]
        index = name.removeprefix("resource") if name.startswith("resource") else ""
        if file.vfio is not None:
            index, offset = str(offset >> REGION_SHIFT), offset & (1 << REGION_SHIFT) - 1
        if file.function is None or not index.isdecimal() or int(index) not in file.function.bars:
            raise HostError(errno.ENODEV, f"{file.path} cannot be mapped")
        bar = file.function.bars[int(index)]
        if offset + size > bar.size:
            raise HostError(errno.EINVAL, f"{file.path}: {offset + size:#x} bytes of a BAR of {bar.size:#x}")
        where = libc.mmap(None, size, libc.PROT_NONE, libc.MAP_PRIVATE | libc.MAP_ANONYMOUS, -1, 0)
        return self.map_bar(file.function, bar.index, where, size)

    def map_bar(self, function: BusFunction, index: int, where: int, size: int) -> BarMapping:
        """A BAR as this process has it mapped at its address `where`."""
        return BarMapping(function, index, where, size, self._look, self._rest, self._judge)

    @whole
    def munmap(self, mapping: core.Mapping) -> None:
        if self.machine.watch is not None:
            self.machine.watch.unmapped(mapping.address, mapping.size)
        libc.munmap(mapping.address, mapping.size)

    def access(self, path: str, mode: int) -> bool:
        return self.exists(path)

    def pread(self, fd: int, size: int, offset: int) -> bytes:
        file = self._file(fd)
        if file.function is not None and self._is_config(file, offset):
            return file.function.read_config(offset & 0xFFF, size)
        return self.read_bytes(file.path)[offset : offset + size]

    @whole
    def pwrite(self, fd: int, data: bytes, offset: int) -> int:
        file = self._file(fd)
        if file.function is None or not self._is_config(file, offset):
            raise HostError(errno.EINVAL, f"{file.path} cannot be written at an offset")
        return file.function.write_config(offset & 0xFFF, data)

    @whole
    def lock(self, path: str, owner: str) -> int:
        locks = self.machine.locks
        if path in locks:
            raise HostError(errno.EWOULDBLOCK, f"E_LOCK {path} is held by {locks[path]}")
        locks[path] = owner
        return self.open(path)

    @whole
    def pin(self, size: int, address: int | None = None) -> core.Pinned:
        size = -(-size // PAGE_BYTES) * PAGE_BYTES
        flags = libc.MAP_SHARED | libc.MAP_ANONYMOUS | (libc.MAP_FIXED if address is not None else 0)
        prot = libc.PROT_READ | libc.PROT_WRITE
        where = libc.mmap(address, size, prot, flags, -1, 0)
        return core.Pinned(self._map_own(where, size, prot), self.pin_at(where, size))

    def pin_at(self, where: int, size: int) -> tuple[int, ...]:
        """Bus addresses for memory that is there already, until `unpin_pages` or the process's end."""
        pages = self.physical.pin(where, size)
        self._pinned.update(pages)
        return pages

    @whole
    def unpin(self, pinned: core.Pinned) -> None:
        self.unpin_pages(pinned.pages)
        self.munmap(pinned.mapping)

    def unpin_pages(self, pages: tuple[int, ...]) -> None:
        """These bus addresses mean nothing any more."""
        self._pinned.difference_update(pages)
        self.physical.unpin(pages)

    @whole
    def sleep(self, seconds: float) -> None:
        """Model time passes: engines and firmware use it."""
        self._rest()
        self._run()
        self.timers.pass_time(int(seconds * 1e9))

    @whole
    def relax(self, what: str) -> None:
        """Run engines and firmware a little. Raises SimFault: what one ran into, or E_WAIT_DEADLOCK."""
        self._rest()
        made = self._run()
        self.timers.pass_time(0)
        if made or self.timers.jump():
            return
        if self.has_news:  # since the caller looked, perhaps
            self.has_news = False
            return
        if len(self.machine.processes) > 1 or any(card.faults.fired for card in self.cards):
            self.timers.pass_time(NS_AFTER_A_FAULT)
            return
        notes = [w.detail for card in self.cards for w in card.bus.warnings if w.code == "W_INT_OFF"]
        states = "; ".join((self.scheduler.report(), *notes))
        detail = f"the host waits for {what}, which nothing can bring about; {states}"
        raise SimFault("E_WAIT_DEADLOCK", detail, {"engine": "HOST"})

    def aside(self) -> AbstractContextManager[None]:
        watch = self.machine.watch
        return watch.aside() if watch is not None else nullcontext()

    def fence(self, device: str, gpu_va: int, size: int) -> None:
        for fences in self._fences(device):
            fences.put(gpu_va, size)

    def now(self) -> float:
        self.timers.pass_time(NS_PER_LOOK)
        return self.scheduler.time_ns * 1e-9

    def owns(self, function: BusFunction) -> bool:
        """Whether this process has a file of the function open, and not just to look at it, or rings it."""
        return function in self.rung or any(
            file.function is function and not file.is_look for file in self._open.values()
        )

    @whole
    def kill(self) -> None:
        """The process dies without a word: its files, locks and pinned memory are gone, the cards run on."""
        self.machine.bury(self)
        for fd in [*self._open, *self._events]:
            self.close(fd)
        self.physical.unpin(tuple(self._pinned))
        self._pinned.clear()
        self.rung.clear()
        self.late.clear()

    def leave(self) -> None:
        """As `kill`, and the machine goes on without this process."""
        self.kill()
        self.machine.processes.remove(self)

    @whole
    def shutdown(self) -> None:
        """Take the machine away, its memory with it."""
        self.kill()
        self.machine.close()

    def _fences(self, bdf: str) -> list[Fences]:
        """Those of a function's card; boards without engines have none."""
        return [engine.fences for engine in self.engines if [*self.functions][engine.index] == bdf]

    def _map_own(self, where: int, size: int, prot: int) -> core.Mapping:
        """Memory of the process, which cards may come to reach."""
        if self.machine.watch is not None:
            self.machine.watch.mapped(where, size, where, prot)
        return libc.MemoryMapping(where, size)

    def _look(self, place: tuple[str, int, int]) -> None:
        """A process that reads a place again, and did nothing but read in between, waits: engines go on."""
        if place in self._seen:
            self._seen.clear()
            self._turns_of_reads += 1
            try:
                with patient():  # a driver that reads may be in the middle of something
                    self._run()
                    self.timers.pass_time(min(self._turns_of_reads * NS_PER_LOOK, MOST_NS_PER_TURN))
            except SimFault as fault:  # a read has its answer whatever queues ran into; the next wait is told
                if self._turns_of_reads > READS_UNTOLD:
                    raise
                self.late.appendleft(fault)
        self._seen.add(place)

    def _rest(self) -> None:
        """The process does not just read."""
        self._seen.clear()
        self._turns_of_reads = 0

    def _judge(self, fault: SimFault) -> None:
        """A doorbell broke a rule: raise `fault`, unless the process could not know yet that a queue stopped.

        What stopped it while the process only read is told at the next wait; a doorbell tells nothing.
        """
        if fault.code != "E_DB_INACTIVE" or not self.late:
            raise fault

    def _run(self) -> int:
        """A turn of the engines. Raises what happened to this process's cards while another one ran."""
        if self.late:
            raise self.late.popleft()
        return self.machine.run(self.scheduler.random.randint(*STEPS_PER_RELAX), self)

    def _new_fd(
        self, path: str, function: BusFunction | None, vfio: Opened | None = None, is_look: bool = False
    ) -> int:
        fd = self.machine.new_fd()
        self._open[fd] = FunctionFile(path, function, vfio, is_look)
        return fd

    @staticmethod
    def _vfio_of(file: FunctionFile, request: int) -> Opened:
        if file.vfio is None:
            raise HostError(errno.ENOTTY, f"{file.path}: ioctl {request:#x} on a file that has none")
        return file.vfio

    @staticmethod
    def _is_config(file: FunctionFile, offset: int) -> bool:
        if isinstance(file.vfio, VfioDevice):
            return offset >> REGION_SHIFT == VFIO_PCI_CONFIG_REGION_INDEX
        return file.path.endswith("/config")

    def _file(self, fd: int) -> FunctionFile:
        if fd not in self._open:
            raise HostError(errno.EBADF, f"file descriptor {fd} is not open")
        return self._open[fd]
