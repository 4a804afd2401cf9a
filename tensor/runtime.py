"""Runs schedules: memory for storages, launches, copies between devices.

Stands between the tensor graph and hcq. It opens one device for the process, on first use, and others when
tensors go there; what belongs to one device is in `card.py`. It decides nothing about kernels and knows no
vendor.
"""

from __future__ import annotations

import atexit
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt

from hcq import trace, transfer
from hcq.buffer import Buffer
from hcq.device import Device
from hcq.errors import ArgumentError, DeviceError
from hcq.graph import Call, Graph
from hcq.settings import Settings, read_settings
from tensor import origins
from tensor.card import Card, CompileKernel, Compiler, Ready, Spare, Stats, mark
from tensor.codegen import in_one_pass
from tensor.ir.graph import Node, forget
from tensor.ir.kernel import Kernel
from tensor.ir.place import HERE, Place
from tensor.kernel_cache import KernelCache
from tensor.report import Measured, say, say_slowest
from tensor.schedule.recipe import Recipes, Step, Structure
from tensor.schedule.storage import Spread, Storage, joined
from tensor.turns import in_turn


@dataclass(frozen=True, slots=True)
class Move:
    """A copy of `size` bytes between devices, as a replay makes it again. begin: the first byte of the
    source; what: it copies."""

    target: Buffer
    source: Buffer
    begin: int
    size: int
    what: str

    def run(self) -> None:
        """Copy; asynchronous."""
        transfer.copy(self.target, self.source, source_at=self.begin, size=self.size)

    def with_other(self, before: Buffer, after: Buffer) -> Move:
        """This copy with one memory instead of another."""
        target, source = (after if b is before else b for b in (self.target, self.source))
        return replace(self, target=target, source=source)


@dataclass
class Recording:
    """Launches and copies between devices seen while a function is captured, and where the time of each is
    noted. written: storages that they write; reads: those that are read first; kept: what must stay alive;
    fresh: those that got device memory meanwhile; uploads: with what values, for those that had some on the
    host.
    """

    work: list[tuple[Card, Call, Measured] | Move] = field(default_factory=list)
    written: set[Storage] = field(default_factory=set)
    reads: set[Storage] = field(default_factory=set)
    kept: list[Storage] = field(default_factory=list)
    fresh: set[Storage] = field(default_factory=set)
    uploads: dict[Storage, npt.NDArray[Any]] = field(default_factory=dict)
    spare: dict[Card, Spare] = field(default_factory=dict)
    what: str = "jit"

    def spare_of(self, card: Card) -> Spare:
        """Memory that the capture alone uses."""
        return self.spare.setdefault(card, Spare(1 << 62))


class Runtime:
    """The devices of a process, and what runs on them. device: the one for what names no other."""

    def __init__(
        self, device: Device, compile_kernel: CompileKernel, settings: Settings, cache: KernelCache | None
    ) -> None:
        self.device, self.settings, self.stats = device, settings, Stats()
        self.recording: Recording | None = None
        self._compiler = Compiler(
            lambda arch: compile_kernel if arch == device.arch else compile_for(arch), cache, self.stats
        )
        self._main = Card(device, self._compiler, settings)
        self._cards = {"": self._main}
        self._names: dict[str, tuple[str, ...]] = {}  # of the devices that a name stands for
        self._recipes = self._no_recipes()
        self._adopt(settings.dev or device.name, [device])

    def _no_recipes(self) -> Recipes:
        return Recipes(lambda name: in_one_pass(self.card(name).device.arch))

    # devices

    def card(self, name: str) -> Card:
        """An open device by its name."""
        return self._cards[name]

    def names(self, name: str) -> tuple[str, ...]:
        """The devices that a name stands for, opened if need be. ArgumentError for one that is not known."""
        found = self._names.get(name)
        if found is None:
            found = self._open(name)
        for each in found:
            self._cards[each].device.check_open()
        return found

    def _open(self, name: str) -> tuple[str, ...]:
        """Open devices that have none of the names in use."""
        from drivers import open_many

        if "#" in name:
            base = name.partition("#")[0]
            raise ArgumentError(
                f"device {name!r} is not open; name all of its machine first, as {base}*2 does for two"
            )
        base, sign, count = name.partition("*")
        if sign and count.isdecimal():
            numbered = [f"{base}#{i}" for i in range(int(count))]
            if all(each in self._names for each in numbered):
                return tuple(key for each in numbered for key in self._names[each])
            if any(each in self._names for each in numbered):
                raise ArgumentError(
                    f"device {name!r}: fewer of {base} are open already, and a machine does not grow; name"
                    f" {name} first"
                )
        return self._adopt(name, open_many(name, self.settings))

    def _adopt(self, name: str, devices: Sequence[Device]) -> tuple[str, ...]:
        """Devices that were opened by a name. The first of all is the one without a name."""
        found = []
        for device in devices:
            key = "" if device is self.device else device.name
            self._cards.setdefault(key, Card(device, self._compiler, self.settings))
            self._names[device.name] = (key,)
            found.append(key)
        self._names[name] = tuple(found)
        return tuple(found)

    def adopt(self, name: str, devices: Sequence[Device]) -> None:
        """Have tensors use devices that are open, by this name and by their own."""
        self._adopt(name, devices)

    def default_to(self, name: str) -> None:
        """Let another device in use be the one for what names no other; values keep their devices.

        For when that device is lost: graphs that were made for it are scheduled anew.
        """
        (key,) = self._names[name]
        if not key:
            return
        renamed = {"": self.device.name, key: ""}
        self._cards = {renamed.get(each, each): card for each, card in self._cards.items()}
        for known, keys in self._names.items():
            self._names[known] = tuple(renamed.get(each, each) for each in keys)
        self._main, self.device = self._cards[""], self._cards[""].device
        self._recipes = self._no_recipes()

    @property
    def cards(self) -> list[Card]:
        """Every device in use."""
        return list(self._cards.values())

    # schedules

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
        if recipe.spread:
            for node in recipe.settle_spread(structure, memory):
                forget(node)

    def _launch(self, step: Step, memory: Sequence[Storage], origin: str) -> None:
        ready: Ready | None = step.ready
        if ready is None:
            if step.kernel is None:
                self._move(memory[step.args[0]], memory[step.args[1]], step.offset, origin)
                return
            ready = step.ready = self._cards[step.device].ready(step.kernel, origin)
        card, compiled = ready.card, ready.compiled
        if self.recording is None:
            left = card.spare.left
            buffers = [memory[at].buffer or card.allocate(memory[at], heirs=left) for at in step.args]
        else:
            buffers = [self.allocate(memory[at]) for at in step.args]
        if card.device.losses:
            card.check_values([memory[at] for at in step.reads])
        call = Call(ready.program, buffers, compiled.grid, compiled.block, compiled.lds_bytes, origin)
        card.run(call, ready.measured)
        self.stats.dispatches += 1
        written = [memory[at] for at in step.writes]
        for storage in written:
            storage.host = None
            storage.launch_point = storage.buffer.launch_point if storage.buffer is not None else 0
        if self.recording is not None:
            self.recording.work.append((card, call, ready.measured))
            self._record(written, [memory[at] for at in step.reads])

    def _move(self, target: Storage, source: Storage, offset: int, origin: str) -> None:
        """Copy between devices, from an element of the source on."""
        there, here = self.card(source.home), self.card(target.home)
        there.check_values([source])
        buffers, begin = (self.allocate(target), self.allocate(source)), offset * source.dtype.itemsize
        move = Move(*buffers, begin, target.size_bytes, origin)
        with here.explained(), there.explained():
            move.run()
        target.launch_point = 0
        if self.recording is not None:
            self.recording.work.append(move)
            self._record([target], [source])

    def _record(self, written: Iterable[Storage], reads: Iterable[Storage]) -> None:
        if self.recording is not None:
            self.recording.reads.update(set(reads) - self.recording.written)
            self.recording.written.update(written)

    def ready(self, kernel: Kernel, origin: str = "") -> Ready:
        """The kernel as a program of the default device. origin: what DEBUG says it computes."""
        return self._main.ready(kernel, origin)

    @property
    def measured(self) -> list[Measured]:
        """What was measured of each kernel."""
        return [measured for card in self.cards for measured in card.measured]

    # memory

    def allocate(self, storage: Storage) -> Buffer:
        """The storage's device memory, made and filled from the host on first use."""
        card, recording, buffer = self.card(storage.home), self.recording, storage.buffer
        if recording is None:
            return buffer or card.allocate(storage)
        if buffer is None and storage.host is not None:
            recording.uploads[storage] = storage.host
            # A replay does not upload again, so what launches before it use is not for values of the host.
            buffer = card.allocate(storage, Spare(0))
        elif buffer is None:
            recording.fresh.add(storage)
            buffer = card.allocate(storage, recording.spare_of(card))
        recording.kept.append(storage)
        return buffer

    def upload(self, storage: Storage, values: npt.NDArray[Any]) -> None:
        """Write host values into the storage's device memory, in the order of the work submitted so far."""
        self.card(storage.home).upload(storage, values)

    def copy(self, target: Storage, source: Storage) -> None:
        """Make the values of `target`'s memory those of `source`, of the same size. Asynchronous."""
        for here, there in zip(target.units, source.units, strict=True):
            if there.host is not None:
                self.allocate(here)
                self.upload(here, there.host)
            elif there.buffer is not None:
                card = self.card(here.home)
                card.check_values([there])
                here.launch_point = 0
                with card.explained():
                    self.allocate(here).copy_from(there.buffer)

    def replay(
        self,
        pieces: Sequence[Graph | Move],
        what: str,
        name: str,
        reads: Iterable[Storage],
        written: Iterable[Storage],
        count: int,
    ) -> None:
        """Submit recorded work again: `count` launches and copies, which first read and write this memory."""
        self._check_values(reads)
        if trace.recorder is not None:
            mark(what, f"replay of {name}")
        points: dict[Device, int] = {}
        for piece in pieces:
            if isinstance(piece, Move):
                piece.run()
                continue
            try:
                piece.replay()
            except DeviceError as error:
                self._card_of(piece.device).explain(error)
            points[piece.device] = piece.launch_point
        if trace.recorder is not None:
            trace.caused_by(None)
        self._note_written(written, count, points)

    def replay_slowly(
        self,
        work: Sequence[tuple[Card, Call, Measured] | Move],
        reads: Iterable[Storage],
        written: Iterable[Storage],
    ) -> None:
        """As `replay`, one by one, each of which is measured (DEBUG=2)."""
        self._check_values(reads)
        points: dict[Device, int] = {}
        for each in work:
            if isinstance(each, Move):
                each.run()
                continue
            card, call, measured = each
            card.run(call, measured)
            points[card.device] = call.program.last_launch
        self._note_written(written, len(work), points)

    def _note_written(self, written: Iterable[Storage], count: int, points: dict[Device, int]) -> None:
        self.stats.dispatches += count
        here = points.get(self.device, 0)
        for storage in written:
            storage.host = None
            is_here = storage.place is HERE
            storage.launch_point = here if is_here else points.get(self.card(storage.home).device, 0)

    def _check_values(self, storages: Iterable[Storage]) -> None:
        for card in self._cards.values():
            if card.device.losses:
                card.check_values([s for s in storages if self.card(s.home) is card])

    def _card_of(self, device: Device) -> Card:
        return next(card for card in self.cards if card.device is device)

    def _release(self, storage: Storage) -> None:
        if storage.buffer is not None:
            card = self.card(storage.home)
            spare = card.spare if self.recording is None else self.recording.spare_of(card)
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
        outer = storage.outer if isinstance(storage, Spread) else 0
        units = storage.units if outer else storage.units[:1]
        return joined([self.card(unit.home).read(unit) for unit in units], outer)

    def synchronize(self) -> None:
        """Wait for all work."""
        for card in self.cards:
            with card.explained():
                card.device.synchronize()


_current: Runtime | None = None
os.register_at_fork(after_in_child=lambda: use(None))  # a child opens a device of its own
origins.start_if_asked()


@in_turn
def current() -> Runtime:
    """The runtime of this process; opens the device that DEV names, or the best one, on first use."""
    global _current  # noqa: PLW0603 - one runtime per process
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
    from drivers import open_many

    settings = read_settings()
    devices = open_many(settings.dev, settings)
    device = devices[0]
    tunes = settings.tune > 1
    cache = KernelCache(Path(settings.cache_home) / "doorbell" / "kernels", tunes)
    compile_kernel = tuner(device, settings.tune) if tunes else compile_for(device.arch)
    made = Runtime(device, compile_kernel, settings, cache)
    made.adopt(settings.dev or device.name, devices)
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
    if runtime.recording is not None or len(storage.units) > 1:
        return None
    with runtime.card(storage.home).explained():
        buffer = runtime.allocate(storage)
        return None if buffer.block.host is None else np.asarray(_Window(storage, buffer.host_view()))


def copy(target: Storage, source: Storage) -> None:
    """Make `target` hold the values of `source`; both have the same dtype and count."""
    current().copy(target, source)


def is_recording() -> bool:
    """True while a function is captured."""
    return _current is not None and _current.recording is not None


def device_names(place: Place) -> tuple[str, ...]:
    """The names of a place's devices, as users know them."""
    return tuple(current().card(name).device.name if name else device_name() for name in place.devices)


def device_name() -> str:
    """The name of the device that computes what names no other."""
    return str(current().device.name)


@in_turn
def place_of(devices: str | Sequence[str]) -> Place:
    """The devices of a name, or of several names, which are opened if need be."""
    from drivers import check_name

    names = [devices] if isinstance(devices, str) else [*devices]
    if names == [device_name()]:
        return HERE
    for name in names:
        check_name(str(name).partition("#")[0])
    found = tuple(key for name in names for key in current().names(name))
    return HERE if found == HERE.devices else Place(found)


def device_of(name: str) -> Device:
    """The open device of this name."""
    (key,) = current().names(name)
    return current().card(key).device


def open_devices() -> list[str]:
    """The names of all devices in use, that of the process first."""
    return [str(card.device.name) for card in current().cards]


def arch_of(place: Place) -> set[str]:
    """The instruction sets of a place's devices."""
    return {current().card(name).device.arch for name in place.devices}


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
