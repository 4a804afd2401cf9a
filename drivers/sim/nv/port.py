"""What the host's methods and the classes of a channel ask of their channel: `channel.ChannelEngine`."""

from __future__ import annotations

from typing import Protocol, TypeVar

from autogen.schema import BitStruct, DecodeError
from drivers.core.errors import SimFault
from drivers.sim.nv.card import SimulatedNvCard
from drivers.sim.nv.mmu import GpuMemory

W = TypeVar("W", bound=BitStruct)


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


class ClassObject(Protocol):
    """An object of a class that subchannels are bound to. names: of its methods, by address."""

    names: dict[int, str]

    @property
    def is_busy(self) -> bool: ...

    def method(self, address: int, value: int) -> None:
        """Run one method. Raises SimFault."""
        ...

    def drain(self) -> None:
        """End what was started."""
        ...


def strict(port: MethodPort, word: type[W], value: int) -> W:
    """The value of a method as its fields. Raises SimFault E_NV_METHOD for reserved bits and enums."""
    try:
        return word.decode(value)
    except DecodeError as error:
        raise port.fail("E_NV_METHOD", f"{port.packet} = {value:#x}: {error}") from error
