"""Runs schedules on a device: memory for storages, programs for kernels, launches, and errors that name
their cause.

Stands between the tensor graph and hcq. It opens one device for the process, on first use; it decides
nothing about kernels and knows no vendor.
"""

from __future__ import annotations

import atexit
import os
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, NoReturn

import numpy as np
import numpy.typing as npt

from hcq import trace
from hcq.buffer import Buffer, MemoryKind
from hcq.device import Device
from hcq.errors import ArgumentError, DeviceError
from hcq.graph import Call, Graph
from hcq.program import Program
from hcq.settings import Settings, read_settings
from tensor import origins
from tensor.codegen import in_one_pass
from tensor.codegen.target import Compiled
from tensor.ir.graph import Node, forget
from tensor.ir.kernel import Kernel
from tensor.kernel_cache import KernelCache
from tensor.report import Measured, say, say_slowest, show_kernel
from tensor.schedule.recipe import Recipes, Step, Structure
from tensor.schedule.storage import Storage
from tensor.turns import in_turn

CompileKernel = Callable[[Kernel, str], Compiled]
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
    """A kernel on the device."""

    program: Program
    compiled: Compiled
    measured: Measured


@dataclass
class Recording:
    """Launches seen while a function is captured, and where the time of each is noted. written: storages that
    they write; reads: those that are read first; kept: what must stay alive; fresh: those that got device
    memory meanwhile; uploads: with what values, for those that had some on the host.
    """

    calls: list[Call] = field(default_factory=list)
    measured: list[Measured] = field(default_factory=list)
    written: set[Storage] = field(default_factory=set)
    reads: set[Storage] = field(default_factory=set)
    kept: list[Storage] = field(default_factory=list)
    fresh: set[Storage] = field(default_factory=set)
    uploads: dict[Storage, npt.NDArray[Any]] = field(default_factory=dict)
    spare: Spare = field(default_factory=lambda: Spare(1 << 62))
    what: str = "jit"


class Spare:
    """Buffers of temporaries, and of small results that nobody holds any more, by size.
    The device orders their next use after the last. left: those that just became free, at any moment.
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


def size_class(nbytes: int) -> int:
    """Bytes to ask for: rounded up to one of four steps per power of two,
    256 at least, so that memory fits again.
    """
    if nbytes <= 256:
        return 256
    step = 1 << max(8, (nbytes - 1).bit_length() - 3)
    return -(-nbytes // step) * step


class Runtime:
    """One device and everything that has been compiled for it."""

    def __init__(
        self, device: Device, compile_kernel: CompileKernel, settings: Settings, cache: KernelCache | None
    ) -> None:
        self.device, self.settings, self.stats = device, settings, Stats()
        self.recording: Recording | None = None
        self._compile, self._cache = compile_kernel, cache
        self._ready: dict[Any, Ready] = {}
        self._spare, self._recipes = Spare(64 << 20), Recipes(in_one_pass(device.arch))
        self._recent: deque[tuple[str, str]] = deque(maxlen=256)

    def realize(self, nodes: Sequence[Node]) -> None:
        """Compute `nodes`; each then has its storage, as have the assignments below them. Asynchronous."""
        begin = perf_counter()
        structure = Structure(nodes)
        recipe = self._recipes.get(structure)
        self.stats.schedules = self._recipes.misses
        self.stats.schedule_ms += (perf_counter() - begin) * 1e3
        memory, place = recipe.memory(structure), origins.user_line()
        for step in recipe.steps:
            line = place if step.makes is None else origins.made_at(structure.nodes[step.makes]) or place
            self._launch(step, memory, f"{step.what} at {line}" if line else step.what)
            for number in step.free:
                self._release(memory[number])
        for number, at in recipe.results:
            node = structure.nodes[number]
            node.storage = memory[at]
            forget(node)  # an equal node made after a source was overwritten has another value

    def _launch(self, step: Step, memory: Sequence[Storage], origin: str) -> None:
        ready: Ready | None = step.ready
        if ready is None:
            ready = step.ready = self.ready(step.kernel, origin)
        if self.recording is None:
            buffers = [memory[at].buffer or self.allocate(memory[at], self._spare.left) for at in step.args]
        else:
            buffers = [self.allocate(memory[at]) for at in step.args]
        compiled = ready.compiled
        if self.device.losses:
            self._check_values([memory[at] for at in step.reads])
        self._recent.append((compiled.name, origin))
        call = Call(ready.program, buffers, compiled.grid, compiled.block, compiled.lds_bytes, origin)
        self._run(call, ready.measured)
        self.stats.dispatches += 1
        written = [memory[at] for at in step.writes]
        for storage in written:
            storage.host = None
            storage.launch_point = storage.buffer.launch_point if storage.buffer is not None else 0
        if self.recording is not None:
            self.recording.reads.update({memory[at] for at in step.reads} - self.recording.written)
            self.recording.calls.append(call)
            self.recording.measured.append(ready.measured)
            self.recording.written.update(written)

    def _run(self, call: Call, measured: Measured) -> None:
        """Launch. With DEBUG=2 it is waited for, so that its time can be told."""
        program = call.program
        if trace.recorder is not None:
            self._mark(program.name, call.what)
        begin = perf_counter()
        try:
            program(*call.args, grid=call.grid, block=call.block, lds=call.lds)
            if self.settings.debug >= 2:
                self.device.synchronize()
        except DeviceError as error:
            self._explain(error)
        if trace.recorder is not None:
            trace.caused_by(None)
        if self.settings.debug >= 2:
            measured.note(perf_counter() - begin, call.what)

    def _mark(self, name: str, origin: str) -> None:
        """The bar of a tensor op in the trace, which its kernel points back to."""
        if trace.recorder is not None:
            key = trace.recorder.unique("op")
            now = trace.now_us()
            trace.span(("host", "ops"), origin, now, now, {"kernel": name}, starts=[key])
            trace.caused_by(key, origin)

    def ready(self, kernel: Kernel, origin: str = "") -> Ready:
        """The kernel as a program, from memory, from disk or compiled now.
        origin: what DEBUG says it computes.
        """
        found = self._ready.get(kernel.key)
        if found is None:
            compiled, compile_ms = self._compiled(kernel)
            program = self.device.load(compiled.code, kernel=compiled.name)
            measured = Measured(compiled, compile_ms)
            found = self._ready[kernel.key] = Ready(program, compiled, measured)
            show_kernel(kernel, compiled, self.settings.debug)
        return found

    def _compiled(self, kernel: Kernel) -> tuple[Compiled, float | None]:
        """The kernel, and how long it took to compile now."""
        arch = self.device.arch
        compiled = self._cache.get(kernel, arch) if self._cache is not None else None
        if compiled is not None:
            self.stats.kernels_from_disk += 1
            return compiled, None
        begin = perf_counter()
        compiled = self._compile(kernel, arch)
        compile_ms = (perf_counter() - begin) * 1e3
        self.stats.compile_ms.append(compile_ms)
        self.stats.kernels_compiled += 1
        if self._cache is not None:
            self._cache.put(kernel, arch, compiled)
        return compiled, compile_ms

    @property
    def measured(self) -> list[Measured]:
        """What was measured of each kernel."""
        return [ready.measured for ready in self._ready.values()]

    def allocate(self, storage: Storage, heirs: deque[Buffer] | None = None) -> Buffer:
        """The storage's device memory, made and filled from the host on first use. heirs: who may have it, if
        it is small, when nobody holds it any more."""
        if storage.buffer is None:
            nbytes = size_class(storage.size_bytes)
            spare = self._spare if self.recording is None else self.recording.spare
            # A replay does not upload again, so what launches before it use is not for values of the host.
            is_lasting = self.recording is not None and storage.host is not None
            storage.buffer = (None if is_lasting else spare.take(nbytes)) or self._empty(nbytes, storage)
            storage.buffer.heirs = heirs if nbytes <= SMALL else None
            if storage.host is not None:
                self.upload(storage, storage.host)
                if self.recording is not None:
                    self.recording.uploads[storage] = storage.host
                storage.host = None
            elif self.recording is not None:
                self.recording.fresh.add(storage)
        if self.recording is not None:
            self.recording.kept.append(storage)
        return storage.buffer

    def _empty(self, nbytes: int, storage: Storage) -> Buffer:
        label = f"{storage.dtype.name}[{storage.count}]"
        try:
            return self.device.empty(nbytes, label)
        except MemoryError:
            if not self._spare.held_bytes and not self._spare.left:
                raise
            self._spare.clear()
            return self.device.empty(nbytes, label)

    def upload(self, storage: Storage, values: npt.NDArray[Any]) -> None:
        """Write host values into the storage's device memory, in the order of the work submitted so far."""
        buffer = storage.buffer
        if buffer is None:
            raise ArgumentError(f"{storage!r} has no device memory yet")
        storage.launch_point = 0
        with self.explained():
            self.device.copy_in(buffer, values.view(np.uint8).data)

    def copy(self, target: Storage, source: Storage) -> None:
        """Make the values of `target`'s memory those of `source`, of the same size. Asynchronous."""
        if source.host is not None:
            self.allocate(target)
            self.upload(target, source.host)
        elif source.buffer is not None:
            self._check_values([source])
            target.launch_point = 0
            with self.explained():
                self.allocate(target).copy_from(source.buffer)

    def replay(
        self,
        graph: Graph,
        what: str,
        name: str,
        reads: Iterable[Storage],
        written: Iterable[Storage],
        calls: Sequence[Call],
        measured: Sequence[Measured],
    ) -> None:
        """Run recorded launches again, which first read and write this memory: as one command buffer, or one
        by one with DEBUG=2, where each is measured. calls: with the buffers of this run.
        """
        self._check_values(reads)
        if self.settings.debug >= 2:
            for call, times in zip(calls, measured, strict=True):
                self._run(call, times)
            point = max(call.program.last_launch for call in calls)
        else:
            self._mark(what, f"replay of {name}")
            with self.explained():
                graph.replay()
            trace.caused_by(None)
            point = graph.launch_point
        self.stats.dispatches += len(calls)
        for storage in written:
            storage.host = None
            storage.launch_point = point

    def _check_values(self, storages: Iterable[Storage]) -> None:
        """Raise DeviceError for values whose computation a fault has cut short."""
        if not self.device.losses:
            return
        for storage in storages:
            if storage.buffer is not None and self.device.was_launch_lost(storage.launch_point):
                kind = f"{storage.dtype.name}[{storage.count}]"
                raise DeviceError(
                    f"the values of a {kind} tensor were lost with the kernel that faulted while they were"
                    " computed; assign to it or make it again"
                )

    def _release(self, storage: Storage) -> None:
        if storage.buffer is not None:
            spare = self._spare if self.recording is None else self.recording.spare
            storage.buffer.heirs = None
            spare.give(storage.buffer)
            storage.buffer = None

    def read(self, storage: Storage) -> npt.NDArray[Any]:
        """A host copy of the values, flat, after the work that writes them."""
        if self.recording is not None:
            raise ArgumentError(
                f"{self.recording.what}: values are read on the host (item, numpy, tolist, bool) inside the"
                " captured function, and a replay could not do that; return the tensor and read it outside"
            )
        if storage.host is not None:
            return storage.host.copy()
        if storage.buffer is None:
            raise ArgumentError(
                f"{storage!r} is read before anything was written to it; realize its tensor first"
            )
        self._check_values([storage])
        with self.explained():
            return storage.buffer.numpy(storage.dtype.numpy, (storage.count,))

    def synchronize(self) -> None:
        """Wait for all work."""
        with self.explained():
            self.device.synchronize()

    @contextmanager
    def explained(self) -> Iterator[None]:
        """Errors of the device inside say which kernel was running, what it computes and who asked for it."""
        try:
            yield
        except DeviceError as error:
            self._explain(error)

    def _explain(self, error: DeviceError) -> NoReturn:
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


_current: Runtime | None = None
os.register_at_fork(after_in_child=lambda: use(None))  # a child opens a device of its own
origins.start_if_asked()


@in_turn
def current() -> Runtime:
    """The runtime of this process; opens the device that DEV names, or the best one, on first use."""
    global _current  # noqa: PLW0603 - one device per process
    if _current is None:
        try:
            _current = _default()
        except (ArgumentError, DeviceError) as error:
            raise error.with_traceback(None) from None  # what was called to find it says nothing to users
    return _current


def is_open() -> bool:
    """True once there is a device to compute with."""
    return _current is not None


def _default() -> Runtime:
    from drivers import open_one

    settings = read_settings()
    device = open_one(settings.dev, settings)
    tunes = settings.tune > 1
    cache = KernelCache(Path(settings.cache_home) / "doorbell" / "kernels", tunes)
    compile_kernel = tuner(device, settings.tune) if tunes else compile_for(device.arch)
    made = Runtime(device, compile_kernel, settings, cache)
    if settings.debug >= 1:
        say(f"device: {_reason(made)}, {device.arch}")
        atexit.register(_summary, made)
    return made


def _summary(runtime: Runtime) -> None:
    """What DEBUG=1 says when the process ends."""
    stats = runtime.stats
    say(f"kernels: {stats.kernels_compiled} compiled, {stats.kernels_from_disk} from disk")
    say(f"dispatches: {stats.dispatches}, schedules: {stats.schedules} in {stats.schedule_ms:.1f} ms")
    if runtime.settings.debug >= 2:
        say_slowest(runtime.measured)
    if runtime.device.is_open:
        runtime.device.tell_memory()


def compile_for(arch: str) -> CompileKernel:
    """The code generator of an instruction set. Raises ArgumentError for one that has none."""
    from tensor.codegen import generator_of, generators

    found = generator_of(arch)
    if found is None:
        raise ArgumentError(f"no code generator for {arch}; allowed are {', '.join(generators())}")
    compile_kernel: CompileKernel = found.compile_kernel
    return compile_kernel


def tuner(device: Device, count: int) -> CompileKernel:
    """What compiles kernels by trying schedules on a device."""
    from tensor.tune import Tuner

    compile_for(device.arch)  # refuses devices that nothing is compiled for
    return Tuner(device, count)


def use(runtime: Runtime | None) -> Runtime | None:
    """Compute with `runtime` from now on
    (None: open the default one when needed); gives the one used before.
    """
    global _current
    before, _current = _current, runtime
    return before


def realize(nodes: Sequence[Node]) -> None:
    """Compute `nodes` on the device; `storage_of` gives their memory afterwards."""
    (_current or current()).realize(nodes)


def storage_of(node: Node) -> Storage | None:
    """The memory that holds a node's values, None if it was never computed."""
    storage: Storage | None = node.storage
    return storage


def read(node: Node) -> npt.NDArray[Any]:
    """The values of `node`, computed if need be, in its shape; bfloat16 as uint16."""
    if node.storage is None or not node.storage.is_realized:
        realize([node])
    return read_storage(node.storage).reshape(node.shape)


def read_storage(storage: Storage) -> npt.NDArray[Any]:
    """A host copy of a storage's values, flat. Values still on the host need no device."""
    if storage.host is not None and (_current is None or _current.recording is None):
        return storage.host.copy()
    return current().read(storage)


class _Window:
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


def shared(storage: Storage) -> npt.NDArray[Any] | None:
    """The values of a storage where the device computes with them, if that is the host's memory too."""
    runtime = current()
    if runtime.recording is not None:
        return None
    with runtime.explained():
        buffer = runtime.allocate(storage)
        return None if buffer.block.host is None else np.asarray(_Window(storage, buffer.host_view()))


def copy(target: Storage, source: Storage) -> None:
    """Make `target` hold the values of `source`; both have the same dtype and count."""
    current().copy(target, source)


def is_recording() -> bool:
    """True while a function is captured."""
    return _current is not None and _current.recording is not None


def device_name() -> str:
    """The name of the device that computes."""
    return current().device.name


def device_advice(name: str) -> str:
    """What to do to compute on the device `name` instead."""
    from drivers import check_name

    try:
        check_name(str(name))
    except ArgumentError:
        return f"{str(name)!r} names none of ours: leave it out, for nothing has to be moved"
    return f"start the process with DEV={name}"


def device_reason() -> str:
    """Which device computes, and why that one."""
    return _reason(current())


def _reason(runtime: Runtime) -> str:
    name = runtime.device.name
    if runtime.settings.dev:
        return f"{name}, because DEV={runtime.settings.dev}"
    if name.startswith("sim:"):
        return f"{name}, because no supported GPU was found"
    return f"{name}, the best one found"


def stats() -> Stats:
    """Counts of this process: kernels compiled, launches, time spent scheduling."""
    return current().stats


@in_turn
def synchronize() -> None:
    """Wait for all work of this process."""
    if _current is not None:
        _current.synchronize()
