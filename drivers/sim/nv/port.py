"""A channel as the host's methods and its classes see it; who fetches its work is `channel.ChannelEngine`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from types import ModuleType
from typing import Any, Generic, TypeVar

from autogen.schema import BitStruct, DecodeError
from drivers.core.errors import SimFault
from drivers.sim.memory import Access
from drivers.sim.nv.card import SimulatedNvCard
from drivers.sim.nv.mmu import GpuMemory
from drivers.sim.scheduler import Engine

W = TypeVar("W", bound=BitStruct)
Work = TypeVar("Work")


class MethodPort(Engine):
    """at_va, packet: where the host is and the method it runs, for faults. objects: by class; bound: those
    of subchannels. values: of the host's methods, by name; 0 of one that was never called.
    """

    def __init__(self, name: str, card: SimulatedNvCard, memory: GpuMemory, at_va: int) -> None:
        self.card, self.memory = card, memory
        self.at_va, self.packet = at_va, ""
        self.is_registered = False
        self.objects: dict[int, ClassObject[Any]] = {}
        self.bound: dict[int, ClassObject[Any]] = {}
        self.values = defaultdict[str, int](int)
        super().__init__(name)

    @property
    def is_busy(self) -> bool:
        """Whether work that the channel started may still run."""
        return any(each.is_busy for each in self.objects.values())

    def drain(self) -> None:
        """End everything that this channel started, in an order that no driver may count on."""
        busy = [each for each in self.objects.values() if each.is_busy]
        self.card.scheduler.random.shuffle(busy)
        for each in busy:
            each.drain()

    def bind(self, subchannel: int, hclass: int) -> None:
        """SET_OBJECT. Raises SimFault E_NV_OBJECT."""
        if hclass not in self.objects:
            known = ", ".join(f"{each:#x}" for each in self.objects) or "none"
            detail = f"SET_OBJECT of class {hclass:#x}, of which the channel has no object; it has {known}"
            raise self.fail("E_NV_OBJECT", detail)
        self.bound[subchannel] = self.objects[hclass]

    def watched(self, va: int) -> bool:
        """Whether somebody waits for the semaphore at `va` to reach a value."""
        found = self.memory.look(va)
        return found is not None and found.host + va - found.low in self.card.timelines

    def watch(self, va: int) -> None:
        """Somebody waits for the semaphore at `va` to reach a value."""
        found = self.memory.segment(va, Access.READ, self.place_now())
        self.card.timelines.add(found.host + va - found.low)

    def place_now(self) -> dict[str, object]:
        """The keys of a SimFault's `where` that every method shares."""
        place = {
            "arch": self.card.chip.arch,
            "engine": self.name,
            "cmd_va": self.at_va,
            "packet": self.packet,
        }
        return {key: value for key, value in place.items() if value}

    def fail(self, code: str, detail: str, **where: object) -> SimFault:
        """A fault at the method that is being executed."""
        return SimFault(code, detail, {**self.place_now(), **where})


def strict(port: MethodPort, word: type[W], value: int) -> W:
    """The value of a method as its fields. Raises SimFault E_NV_METHOD for reserved bits and enums."""
    try:
        return word.decode(value)
    except DecodeError as error:
        raise port.fail("E_NV_METHOD", f"{port.packet} = {value:#x}: {error}") from error


class ClassObject(ABC, Generic[Work]):
    """An object of a class that subchannels are bound to. names: of its methods, by address. values: what
    they were last given, by name, 0 before that. pending: what was started."""

    words: ModuleType  # of autogen/nv
    unmodelled: tuple[str, ...]  # how the names of its methods begin

    def __init__(self, port: MethodPort, hclass: int) -> None:
        self.port, self.hclass = port, hclass
        self.names: dict[int, str] = self.words.METHODS[hclass]
        self.declared: dict[int, type[BitStruct]] = {
            kind.address: kind
            for kind in vars(self.words).values()
            if isinstance(kind, type) and hasattr(kind, "address")
        }
        self.values = defaultdict[str, int](int)
        self.pending: list[Work] = []

    @property
    def is_busy(self) -> bool:
        return bool(self.pending)

    def method(self, address: int, value: int) -> None:
        """Run one method. Raises SimFault, E_NV_METHOD for one that the class does not have."""
        name = self.names.get(address)
        if name is None:
            raise self.port.fail("E_NV_METHOD", f"class {self.hclass:#x} has no method {address:#x}")
        self.check_channel()
        if name.startswith(self.unmodelled):
            raise self.port.fail("E_NOT_MODELLED", f"{name} is not modelled")
        if address in self.declared:
            strict(self.port, self.declared[address], value)
        self.values[name] = value
        self.act(name, address, value)

    def check_channel(self) -> None:
        """Whether the channel may run methods of this class. Raises SimFault."""

    @abstractmethod
    def act(self, name: str, address: int, value: int) -> None:
        """What a method does beside keeping its value."""

    @abstractmethod
    def drain(self) -> None:
        """End what was started."""

    def turn(self) -> list[Work]:
        """What is pending, in an order that no driver may count on; it is pending no more."""
        turn, self.pending = self.pending, []
        self.port.card.scheduler.random.shuffle(turn)
        return turn

    def pair(self, high: str, low: str) -> int:
        """An address or size of two methods."""
        return self.values[high] << 32 | self.values[low]
