"""What the engines of a simulated card ask of it: the card knows its engines, they know it by a protocol."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from drivers.core.errors import SimFault
from drivers.sim.amd.between import Between
from drivers.sim.amd.cache import Caches
from drivers.sim.amd.commands import Command
from drivers.sim.amd.ordering import Ordering
from drivers.sim.amd.wave.launch import Launch
from drivers.sim.chips import AmdChip
from drivers.sim.memory import AddressSpace
from drivers.sim.scheduler import Scheduler


class RegisterSpace(Protocol):
    """Registers of the card by absolute dword, for the packets of privileged queues."""

    def engine_read(self, dword: int) -> int: ...

    def engine_write(self, dword: int, value: int) -> None: ...


class HdpPort(Protocol):
    """The host data path, where queues may ask for its flush. `*_dw`: absolute dwords of its registers."""

    request_dw: int
    done_dw: int

    def request(self, engines: int) -> None: ...

    @property
    def done(self) -> int: ...


class DoorbellWatch(Protocol):
    """Who is told of doorbells in strict runs: `host_watch.HostWatch`."""

    def rang(self, queue: Any) -> None: ...


class EngineCard(Protocol):
    """A card as its engines see it; what each member is, `card.Card` says."""

    chip: AmdChip
    index: int
    mode: str
    scheduler: Scheduler
    ordering: Ordering | None
    caches: Caches
    pm4_memo: dict[bytes, Command[Any]]
    sdma_memo: dict[bytes, Command[Any]]
    verified: dict[Any, Any]
    timelines: set[int]
    between: Between
    standstill: str

    def worked(self, steps: int) -> None: ...
    @property
    def queues(self) -> Mapping[int, Any]: ...
    @property
    def hdp(self) -> HdpPort | None: ...
    @property
    def watch(self) -> DoorbellWatch | None: ...
    def spaces(self) -> Iterable[AddressSpace]: ...
    def all_spaces(self) -> Iterable[AddressSpace]: ...
    def carry(self, at_ns: int, source: int | None, target: int, size: int) -> int: ...
    def execute(self, launch: Launch, memory: AddressSpace) -> int: ...
    def trace_copy(self, engine: str, target: int, size: int, begin_us: float, model_ns: int) -> None: ...
    def note(self, warning: SimFault) -> None: ...
    def user_register(self, dword: int) -> Callable[[int], None] | None: ...
    def interrupt(self, context: int, queue: Any) -> None: ...
    def remove_queue(self, queue: Any) -> None: ...
    def queue_stopped(self, queue: Any, fault: SimFault) -> None: ...
