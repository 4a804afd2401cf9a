"""Runs schedules: memory for storages, launches, copies between devices.

Stands between the tensor graph and hcq. It opens one device for the process, on first use, and others when
tensors go there; what belongs to one device is in `card.py`. It decides nothing about kernels and knows no
vendor.
"""

from __future__ import annotations

import atexit
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy.typing as npt

from hcq.buffer import Buffer
from hcq.device import Device
from hcq.errors import ArgumentError, DeviceError
from hcq.graph import Call
from hcq.settings import Settings, read_settings
from tensor import origins
from tensor.card import CompileKernel, Ready, Spare, Stats
from tensor.cards import Cards, compile_for, tuner
from tensor.codegen import abilities
from tensor.ir.graph import Node, forget
from tensor.ir.place import HERE, Place
from tensor.kernel_cache import KernelCache
from tensor.recording import Move, Recording
from tensor.report import say, say_slowest
from tensor.schedule.recipe import Recipe, Recipes, RecipeStep, Structure
from tensor.schedule.storage import Spread, Storage, joined
from tensor.turns import in_turn


class Runtime(Cards):
    """The devices of a process, and what runs on them."""

    def __init__(
        self, device: Device, compile_kernel: CompileKernel, settings: Settings, cache: KernelCache | None
    ) -> None:
        super().__init__(device, compile_kernel, settings, cache)
        self.recording: Recording | None = None
        self._recipes = self._no_recipes()

    def _no_recipes(self) -> Recipes:
        return Recipes(
            lambda name: abilities(self.card(name).device.arch), speeds=lambda name: self.card(name).speed
        )

    def default_to(self, name: str) -> None:
        """As `Cards.default_to`; graphs that were made for the previous device are scheduled again."""
        super().default_to(name)
        self._recipes = self._no_recipes()

    def forget_kernels(self) -> None:
        """Wait for all work and give back what kernels take, here and on the devices. One that is needed
        again is compiled again, or found on disk; what `jit` has recorded stays."""
        self._recipes = self._no_recipes()
        self._compiler.forget()
        for card in self.cards:
            card.forget_kernels()

    # schedules

    def realize(self, nodes: Sequence[Node]) -> None:
        """Compute `nodes`; each then has its storage, as have the assignments below them. Asynchronous."""
        begin = perf_counter()
        structure, recipe = self.planned(nodes)
        self.stats.schedules = self._recipes.misses
        self.stats.schedule_ms += (perf_counter() - begin) * 1e3
        memory, place = recipe.memory(structure), origins.user_line()
        is_watched = origins.is_recording()
        for step in recipe.steps:
            made = step.makes if is_watched else None
            line = place if made is None else origins.made_at(structure.nodes[made]) or place
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
        if len(recipe.devices) > 1:
            self._flush(recipe.devices)

    def planned(self, nodes: Sequence[Node]) -> tuple[Structure, Recipe]:
        """How `nodes` would be computed."""
        structure = Structure(nodes)
        return structure, self._recipes.get(structure)

    def _launch(self, step: RecipeStep, memory: Sequence[Storage], origin: str) -> None:
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

    def note_replay(self, written: Iterable[Storage], count: int, points: dict[Device, int]) -> None:
        """`count` launches and copies were submitted again. points: the last launch of each device."""
        self.stats.dispatches += count
        here = points.get(self.device, 0)
        for storage in written:
            storage.host = None
            is_here = storage.place is HERE
            storage.launch_point = here if is_here else points.get(self.card(storage.home).device, 0)

    def check_values(self, storages: Iterable[Storage]) -> None:
        """Raise DeviceError for values that a fault kept from being computed."""
        for card in self._cards.values():
            if card.device.losses:
                card.check_values([s for s in storages if self.card(s.home) is card])

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
        if len(self._cards) > 1:
            self._flush(self._cards)
        for card in self.cards:
            with card.explained():
                card.device.synchronize()

    def _flush(self, names: Iterable[str]) -> None:
        """Hand what is recorded on devices over to them, so that none begins when another has ended."""
        for card in map(self._cards.__getitem__, names):
            if card.device.is_usable:
                with card.explained():
                    card.device.flush()


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


def can_write(target: Node) -> bool:
    """False for memory of a device that is lost, or that another runtime had."""
    cards, place, buffer = current()._cards, target.place, target.arg.buffer
    if place is not None and any(name in cards and cards[name].device.lost for name in place.devices):
        return False
    return buffer is None or any(card.device is buffer.device for card in cards.values())


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


def shared(storage: Storage) -> npt.NDArray[Any] | None:
    """The values of a storage where the device computes with them, if that is the host's memory too."""
    runtime = current()
    if runtime.recording is not None or len(storage.units) > 1:
        return None
    return runtime.card(storage.home).shared(storage)


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
    from drivers.names import check_name

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


def arch_of(place: Place) -> list[str]:
    """The instruction set of each of a place's devices."""
    return [current().card(name).device.arch for name in place.devices]


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
