"""One device of a runtime: its memory, the programs compiled for it, and errors that name their cause."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from time import perf_counter
from typing import Any, NoReturn

import numpy as np
import numpy.typing as npt

from drivers.core.links import link_of
from hcq import trace
from hcq.buffer import Buffer
from hcq.device import Device
from hcq.errors import ArgumentError, DeviceError
from hcq.graph import Call
from hcq.heap import MemoryKind
from hcq.program import Program
from hcq.settings import Settings
from tensor.codegen.target import Compiled
from tensor.ir.kernel import Kernel
from tensor.kernel_cache import KernelCache
from tensor.report import Measured, show_kernel
from tensor.schedule.storage import Storage
from tensor.schedule.timing import Speed

CompileKernel = Callable[[Kernel, str], Compiled]
REACHED = 0.6  # of a memory's rate, and twice of operations: what kernels reach as a rule; a guess
SMALL = 4096  # bytes of a result whose memory is kept for the next when it is dropped


@dataclass
class Stats:
    """Counts since the runtime began. compile_ms: by kernel, those compiled and not found in a cache.
    schedules: those made, not those that a graph of the same structure had."""

    kernels_compiled: int = 0
    kernels_from_disk: int = 0
    dispatches: int = 0
    schedules: int = 0
    schedule_ms: float = 0.0
    compile_ms: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Ready:
    """A kernel on a device."""

    card: DeviceContext
    program: Program
    compiled: Compiled
    measured: Measured


class Spare:
    """Buffers of temporaries, and of small results without a living holder, by size. The device orders their
    next use after the last. left: buffers that just became free.
    """

    def __init__(self, limit_bytes: int) -> None:
        self._free: defaultdict[int, list[Buffer]] = defaultdict(list)
        self._limit = limit_bytes
        self.held_bytes = 0
        self.left: deque[Buffer] = deque()

    def take(self, nbytes: int) -> Buffer | None:
        while self.left:
            self.give(self.left.popleft())
        buffers = self._free[nbytes]
        if not buffers:
            return None
        self.held_bytes -= nbytes
        return buffers.pop()

    def give(self, buffer: Buffer) -> None:
        if self.held_bytes + buffer.size_bytes <= self._limit:
            self.held_bytes += buffer.size_bytes
            self._free[buffer.size_bytes].append(buffer)

    def clear(self) -> None:
        self.left.clear()
        self._free.clear()
        self.held_bytes = 0


class Compiler:
    """Kernels compiled for any device of a process: from memory, from disk, or now. generator: the code
    generator of an instruction set."""

    def __init__(
        self, generator: Callable[[str], CompileKernel], cache: KernelCache | None, stats: Stats
    ) -> None:
        self._generator, self._cache, self._stats = generator, cache, stats
        self._known: dict[tuple[Any, str], Compiled] = {}

    def __call__(self, kernel: Kernel, arch: str) -> tuple[Compiled, float | None]:
        """The kernel, and how long it took to compile now."""
        known = self._known.get((kernel.key, arch))
        if known is not None:
            return known, None
        found = self._found(kernel, arch)
        self._known[kernel.key, arch] = found[0]
        return found

    def forget(self) -> None:
        """Keep nothing in memory."""
        self._known.clear()

    def _found(self, kernel: Kernel, arch: str) -> tuple[Compiled, float | None]:
        compiled = self._cache.get(kernel, arch) if self._cache is not None else None
        if compiled is not None:
            self._stats.kernels_from_disk += 1
            return compiled, None
        begin = perf_counter()
        compiled = self._generator(arch)(kernel, arch)
        compile_ms = (perf_counter() - begin) * 1e3
        self._stats.compile_ms.append(compile_ms)
        self._stats.kernels_compiled += 1
        if self._cache is not None:
            self._cache.put(kernel, arch, compiled)
        return compiled, compile_ms


class DeviceContext:
    """A device and everything that is on it."""

    def __init__(self, device: Device, compiler: Compiler, settings: Settings) -> None:
        self.device, self.settings = device, settings
        self.spare = Spare(64 << 20)
        self._compiler = compiler
        self._ready: dict[Any, Ready] = {}
        self._recent: deque[tuple[str, str]] = deque(maxlen=256)

    def ready(self, kernel: Kernel, origin: str = "") -> Ready:
        """The kernel as a program. origin: what DEBUG says it computes."""
        found = self._ready.get(kernel.key)
        if found is None:
            compiled, compile_ms = self._compiler(kernel, self.device.arch)
            program = self.device.load(compiled.code, kernel=compiled.name)
            measured = Measured(compiled, compile_ms)
            found = self._ready[kernel.key] = Ready(self, program, compiled, measured)
            show_kernel(kernel, compiled, self.settings.debug)
        return found

    def forget_kernels(self) -> None:
        """Give back the programs that no graph holds, and memory that is spare. Waits for all work."""
        self._ready.clear()
        self.spare.clear()
        self.device.trim()

    @cached_property
    def speed(self) -> Speed:
        """How fast the device is, about."""
        return speed_of(self.device.arch)

    @property
    def measured(self) -> list[Measured]:
        """What was measured of each kernel."""
        return [ready.measured for ready in self._ready.values()]

    def run(self, call: Call, measured: Measured) -> None:
        """Launch. With DEBUG=2 wait for it, to measure its time."""
        program = call.program
        self._recent.append((program.name, call.what))
        if trace.recorder is not None:
            mark(program.name, call.what)
        begin = perf_counter()
        try:
            program(*call.args, grid=call.grid, block=call.block, lds=call.lds)
            if self.settings.debug >= 2:
                self.device.synchronize()
        except DeviceError as error:
            self.explain(error)
        if trace.recorder is not None:
            trace.caused_by(None)
        if self.settings.debug >= 2:
            measured.note(perf_counter() - begin, call.what)

    def allocate(
        self, storage: Storage, spare: Spare | None = None, heirs: deque[Buffer] | None = None
    ) -> Buffer:
        """Device memory for a storage that has none; the host's values are copied there. spare: buffers that
        may be reused; heirs: where a small buffer goes when its last holder is gone."""
        nbytes = size_class(storage.size_bytes)
        made = storage.buffer = (spare or self.spare).take(nbytes) or self._empty(nbytes, storage)
        made.heirs = heirs if nbytes <= SMALL else None
        if storage.host is not None:
            self.upload(storage, storage.host)
            storage.host = None
        return made

    def _empty(self, nbytes: int, storage: Storage) -> Buffer:
        label = f"{storage.dtype.name}[{storage.count}]"
        try:
            return self.device.empty(nbytes, label)
        except MemoryError:
            if not self.spare.held_bytes and not self.spare.left:
                raise
            self.spare.clear()
            return self.device.empty(nbytes, label)

    def upload(self, storage: Storage, values: npt.NDArray[Any]) -> None:
        """Write host values into the storage's device memory, in the order of the work submitted so far."""
        buffer = storage.buffer
        if buffer is None:
            raise ArgumentError(f"{storage!r} has no device memory yet")
        storage.launch_point = 0
        with self.explained():
            self.device.copy_in(buffer, values.view(np.uint8).data)

    def read(self, storage: Storage) -> npt.NDArray[Any]:
        """A host copy of the values, flat, after the work that writes them."""
        if storage.host is not None:
            return storage.host.copy()
        if storage.buffer is None:
            raise ArgumentError(
                f"{storage!r} is read before anything was written to it; realize its tensor first"
            )
        self.check_values([storage])
        with self.explained():
            return storage.buffer.numpy(storage.dtype.numpy, (storage.count,))

    def shared(self, storage: Storage) -> npt.NDArray[Any] | None:
        """The values where the device computes with them, if that is the host's memory too."""
        with self.explained():
            buffer = storage.buffer or self.allocate(storage)
            return None if buffer.block.host is None else np.asarray(_View(storage, buffer.host_view()))

    def check_values(self, storages: Iterable[Storage]) -> None:
        """Raise DeviceError for values that a fault kept from being computed."""
        if not self.device.losses:
            return
        for storage in storages:
            if storage.buffer is not None and self.device.was_launch_lost(storage.launch_point):
                kind = f"{storage.dtype.name}[{storage.count}]"
                raise DeviceError(
                    f"the values of a {kind} tensor were lost with the kernel that faulted while they were"
                    " computed; assign to it or make it again"
                )

    @contextmanager
    def explained(self) -> Iterator[None]:
        """Inside this context the device's errors name the running kernel, what it computes, and the line of
        the program that asked for it."""
        try:
            yield
        except DeviceError as error:
            self.explain(error)

    def explain(self, error: DeviceError) -> NoReturn:
        """Raise a device's error, with the kernel that was running."""
        culprit = self._culprit(error)
        if culprit and not getattr(error, "is_explained", False):
            name, origin = culprit
            texts = [f"{a}; kernel {name} computes {origin}" if isinstance(a, str) else a for a in error.args]
            error.args = tuple(texts)
            error.__dict__["is_explained"] = True
        raise error

    def _culprit(self, error: DeviceError) -> tuple[str, str] | None:
        """Name and origin of the launch that faulted:
        the last one of the kernel that the program counter is in.
        """
        pc = getattr(error, "where", {}).get("pc", 0)
        place = self.device.heaps[MemoryKind.CODE].find(pc) if pc else ""
        for name, origin in reversed(self._recent):
            if f"'code of {name}'" in place:
                return name, origin
        return None


class _View:
    """Memory of a storage as numpy sees it, and what keeps it from being handed on."""

    def __init__(self, storage: Storage, view: memoryview) -> None:
        self.kept = storage, storage.buffer
        address = np.frombuffer(view, np.uint8).ctypes.data
        kind = np.dtype(storage.dtype.numpy).str
        self.__array_interface__ = {
            "version": 3,
            "typestr": kind,
            "shape": (storage.count,),
            "data": (address, False),
        }


def speed_of(arch: str) -> Speed:
    """How fast a device is, about: by the rows of its chip where there are some."""
    if not arch.startswith("gfx"):
        return Speed(link=link_of(arch))
    from drivers.amd.isa import peaks  # instruction tables: for several devices alone

    chip = peaks.peaks(arch)
    operations = peaks.flops_a_cycle(arch, is_matrix=False) * chip.mhz * 1e6
    return Speed(
        memory_bytes_per_s=REACHED * chip.memory_gbs * 1e9,
        operations_per_s=REACHED / 2 * operations,
        link=link_of(arch),
    )


def size_class(nbytes: int) -> int:
    """Bytes to ask for: rounded up to one of four steps per power of two,
    256 at least, so that memory fits again.
    """
    if nbytes <= 256:
        return 256
    step = 1 << max(8, (nbytes - 1).bit_length() - 3)
    return -(-nbytes // step) * step


def mark(name: str, origin: str) -> None:
    """The bar of a tensor op in the trace, which its kernel points back to."""
    if trace.recorder is not None:
        key = trace.recorder.unique("op")
        now = trace.now_us()
        trace.span(("host", "ops"), origin, now, now, {"kernel": name}, starts=[key])
        trace.caused_by(key, origin)
