"""What every simulated machine with a kernel driver answers alike: files, open descriptors, time.

`SimHost` and the NVIDIA machine build on `KernelHost` and add what their kernel drivers do: ioctl and mmap.
Nothing here knows a vendor. One thread, one process, no wall clock: engines run in `relax` and `sleep` only.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from drivers.core import libc
from drivers.core.errors import ArgumentError, HostError, SimFault
from drivers.core.host import Mapping as Window
from drivers.core.host import Pinned
from drivers.sim.scheduler import Scheduler
from hcq.interrupts import whole

FIRST_FD = 1000
STEPS_PER_RELAX = (8, 96)  # packets; few, so that a host that looks too early sees unfinished work
NS_OF_WAITING = 100_000_000  # that pass in a turn of a wait for what an accident stopped
NS_PER_LOOK = 100  # model time that one look at the clock takes
LOCKED_DOWN = {"/sys/kernel/security/lockdown": "none [integrity] confidentiality\n"}
MODES = ("fast", "strict", "interpret")
D = TypeVar("D")


def check_asked(chip: str, known: Iterable[str], cards: int, most: int, mode: str) -> None:
    """What a machine is made of. Raises ArgumentError."""
    if chip not in known:
        raise ArgumentError(f"no simulated chip {chip!r}; there are {', '.join(known)}")
    if mode not in MODES:
        raise ArgumentError(f"mode {mode!r}: allowed are {', '.join(MODES)}")
    if not 1 <= cards <= most:
        raise ArgumentError(f"{cards} cards: allowed are 1..{most}")


@dataclass
class HostFiles:
    """Everything a host reads that is no device. refused: errno of files, and of all below folders."""

    files: dict[str, str]
    links: dict[str, str] = field(default_factory=dict)
    refused: dict[str, int] = field(default_factory=dict)

    def refusal(self, path: str) -> int:
        """The errno with which a path is refused; 0 for none."""
        parts = path.rstrip("/").split("/")
        above = ("/".join(parts[:depth]) for depth in range(len(parts), 1, -1))
        return next((self.refused[each] for each in above if each in self.refused), 0)


@dataclass(frozen=True)
class Variation:
    """A machine that people have: an ordinary one with something changed. name: as after the @ of a device.

    story: who has it. source: of what it looks like. put, drop, refuse, edit: files (and what is below them)
    that differ, {path: (old, new) text}. links: {path: where it leads}.
    """

    name: str
    story: str
    source: str
    put: Mapping[str, str] = field(default_factory=dict)
    drop: tuple[str, ...] = ()
    refuse: Mapping[str, int] = field(default_factory=dict)
    edit: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    links: Mapping[str, str] = field(default_factory=dict)

    def change(self, world: HostFiles) -> None:
        """Make the ordinary machine this one."""
        for files in (world.files, world.links):
            for path in [path for path in files if self.lacks(path)]:
                del files[path]
        world.files |= self.put
        world.links |= self.links
        world.refused |= self.refuse
        for path, (old, new) in self.edit.items():
            world.files[path] = world.files[path].replace(old, new)

    def lacks(self, path: str) -> bool:
        """Whether a path is one that the machine does not have."""
        return any(path == gone or path.startswith(f"{gone}/") for gone in self.drop)


@dataclass(frozen=True, eq=False)
class OpenFile(Generic[D]):
    """An open file: its path, and what stands behind it."""

    path: str
    device: D


class KernelHost(Generic[D]):
    """Files of `world`, device nodes `devices` with what opening them gives, and `sensors`: files whose text
    is worked out when read. machine: which of the nodes and sensors it lacks.
    """

    def __init__(
        self,
        scheduler: Scheduler,
        world: HostFiles,
        devices: Mapping[str, Callable[[], D]],
        sensors: Mapping[str, Callable[[], str]],
        machine: Variation,
    ) -> None:
        self.scheduler, self.world = scheduler, world
        self._devices = {path: node for path, node in devices.items() if not machine.lacks(path)}
        self._sensors = {path: read for path, read in sensors.items() if not machine.lacks(path)}
        self._folders = _folders([*world.files, *self._sensors, *self._devices])
        self._open: dict[int, OpenFile[D]] = {}
        self._next_fd = FIRST_FD

    @property
    def is_standing(self) -> bool:
        """Whether an accident stopped something for good: then a wait lasts as long as it may."""
        return False

    @whole
    def open(self, path: str, flags: int = os.O_RDWR) -> int:
        self._check(path)
        if path not in self._devices:
            raise missing(path)
        fd, self._next_fd = self._next_fd, self._next_fd + 1
        self._open[fd] = OpenFile(path, self._devices[path]())
        return fd

    @whole
    def close(self, fd: int) -> None:
        self._file(fd)
        del self._open[fd]

    def eventfd(self) -> int:
        raise HostError(errno.ENOSYS, "this machine's kernel driver counts no events on descriptors")

    @whole
    def mmap(self, address: int | None, size: int, prot: int, flags: int, fd: int, offset: int) -> Window:
        if size <= 0:
            raise HostError(errno.EINVAL, f"mmap of {size:#x} bytes; at least one is needed")
        if fd == -1:
            return libc.MemoryMapping(libc.mmap(address, size, prot, flags, -1, 0), size)
        self._file(fd)
        return self.map_file(fd, address, size, prot, flags, offset)

    def map_file(self, fd: int, address: int | None, size: int, prot: int, flags: int, offset: int) -> Window:
        """mmap of a device node."""
        raise NotImplementedError

    def munmap(self, mapping: Window) -> None:
        libc.munmap(mapping.address, mapping.size)

    def unpin(self, pinned: Pinned) -> None:
        self.munmap(pinned.mapping)

    def control(self, fd: int, request: int, value: int | bytes) -> int:
        raise HostError(errno.ENOTTY, f"{self._file(fd).path}: ioctl {request:#x} takes a structure")

    def await_event(self, fd: int, timeout_s: float) -> bool:
        raise HostError(errno.EBADF, f"file descriptor {fd} counts no events")

    def read_text(self, path: str) -> str:
        self._check(path)
        if path in self._sensors:
            return self._sensors[path]()
        if path not in self.world.files:
            raise missing(path)
        return self.world.files[path]

    def read_bytes(self, path: str) -> bytes:
        return self.read_text(path).encode("latin-1")

    def listdir(self, path: str) -> list[str]:
        if path.rstrip("/") not in self._folders:
            raise missing(path)
        return sorted(self._folders[path.rstrip("/")])

    def exists(self, path: str) -> bool:
        files = (self.world.files, self.world.links, self._sensors, self._devices)
        return any(path in each for each in files) or path.rstrip("/") in self._folders

    def access(self, path: str, mode: int) -> bool:
        """Devices may be read and written by this user, sysfs may be read. Only rights count here: what else
        refuses a call to open shows then."""
        may = path in self._devices or not mode & os.W_OK
        return self.exists(path) and may and self.world.refusal(path) not in (errno.EACCES, errno.EPERM)

    def pread(self, fd: int, size: int, offset: int) -> bytes:
        raise HostError(errno.EINVAL, f"{self._file(fd).path} cannot be read at an offset")

    def pwrite(self, fd: int, data: bytes, offset: int) -> int:
        raise HostError(errno.EINVAL, f"{self._file(fd).path} cannot be written at an offset")

    def write_text(self, path: str, text: str) -> None:
        if not self.exists(path):
            raise missing(path)
        raise HostError(errno.EACCES, f"{path}: nothing can be written there")

    def readlink(self, path: str) -> str:
        if path in self.world.links:
            return self.world.links[path]
        raise HostError(errno.EINVAL, f"{path} is no link") if self.exists(path) else missing(path)

    def lock(self, path: str, owner: str) -> int:
        raise missing(path)

    def pin(self, size: int, address: int | None = None) -> Pinned:
        raise HostError(errno.EPERM, "this machine's kernel driver pins memory itself, by its own ioctl")

    @whole
    def sleep(self, seconds: float) -> None:
        """Model time passes and the engines use it."""
        self.scheduler.run(self.scheduler.random.randint(*STEPS_PER_RELAX))
        self.scheduler.time_ns += int(seconds * 1e9)

    @whole
    def relax(self, what: str) -> None:
        """Run the engines a little. Raises SimFault: what an engine ran into, or E_WAIT_DEADLOCK."""
        steps = self.scheduler.random.randint(*STEPS_PER_RELAX)
        if self.scheduler.run(steps):
            return
        if self.is_standing:
            self.scheduler.time_ns += NS_OF_WAITING
        else:
            detail = f"the host waits for {what}, which nothing can bring about; {self.scheduler.report()}"
            raise SimFault("E_WAIT_DEADLOCK", detail, {"engine": "HOST"})

    def aside(self) -> AbstractContextManager[None]:
        return nullcontext()

    def now(self) -> float:
        self.scheduler.time_ns += NS_PER_LOOK
        return self.scheduler.time_ns * 1e-9

    def _check(self, path: str) -> None:
        code = self.world.refusal(path)
        if code:
            raise HostError(code, f"{path}: {errno.errorcode[code]}, {os.strerror(code)}")

    def device(self, fd: int) -> D | None:
        """What stands behind a descriptor; None for one that is not open."""
        file = self._open.get(fd)
        return file.device if file is not None else None

    def _file(self, fd: int) -> OpenFile[D]:
        if fd not in self._open:
            raise HostError(errno.EBADF, f"file descriptor {fd} is not open")
        return self._open[fd]


def _folders(paths: Iterable[str]) -> dict[str, set[str]]:
    """folder -> names in it, for every folder above `paths`."""
    found: dict[str, set[str]] = {}
    for path in paths:
        names = path.split("/")
        for depth in range(2, len(names)):
            found.setdefault("/".join(names[:depth]), set()).add(names[depth])
    return found


def missing(path: str) -> HostError:
    return HostError(errno.ENOENT, f"{path}: no such file on the simulated machine")
