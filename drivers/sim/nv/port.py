"""What the host's methods and the classes of a channel ask of their channel: `channel.ChannelEngine`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from types import ModuleType
from typing import Generic, Protocol, TypeVar

from autogen.schema import BitStruct, DecodeError
from drivers.core.errors import SimFault
from drivers.sim.nv.card import SimulatedNvCard
from drivers.sim.nv.mmu import GpuMemory

W = TypeVar("W", bound=BitStruct)
Work = TypeVar("Work")


class MethodPort(Protocol):
    """packet: name of the method that is being executed. values: of the host's methods, by name."""

    card: SimulatedNvCard
    memory: GpuMemory
    packet: str
    time_ns: int
    is_registered: bool
    values: dict[str, int]

    @property
    def is_busy(self) -> bool:
        """Whether work that the channel started may still run."""
        ...

    def drain(self) -> None:
        """End all that the channel started."""
        ...

    def bind(self, subchannel: int, hclass: int) -> None:
        """SET_OBJECT. Raises SimFault E_NV_OBJECT."""
        ...

    def watched(self, va: int) -> bool:
        """Whether somebody waits for the semaphore at `va` to reach a value."""
        ...

    def watch(self, va: int) -> None:
        """Somebody waits for the semaphore at `va` to reach a value."""
        ...

    def place_now(self) -> dict[str, object]:
        """The keys of a SimFault's `where` that every method shares."""
        ...

    def fail(self, code: str, detail: str, **where: object) -> SimFault:
        """A fault at the method that is being executed."""
        ...


def strict(port: MethodPort, word: type[W], value: int) -> W:
    """The value of a method as its fields. Raises SimFault E_NV_METHOD for reserved bits and enums."""
    try:
        return word.decode(value)
    except DecodeError as error:
        raise port.fail("E_NV_METHOD", f"{port.packet} = {value:#x}: {error}") from error


class ClassObject(ABC, Generic[Work]):
    """An object of a class that subchannels are bound to. names: of its methods, by address. values: what
    they were last given, by name. pending: what was started."""

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
        self.values: dict[str, int] = {}
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
        if len(turn) > 1:
            self.port.card.scheduler.random.shuffle(turn)
        return turn

    def pair(self, high: str, low: str) -> int:
        """An address or size of two methods."""
        return self.values.get(high, 0) << 32 | self.values.get(low, 0)
