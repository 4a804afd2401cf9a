"""The launch that runs in a thread: compiled code carries no Python object, its callbacks find it here."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol
from weakref import ref

import numpy as np

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.code.polls import Asked, endless
from drivers.sim.amd.wave.code.steps import BasicBlock, Step
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.variant import Variant
from drivers.sim.amd.wave.patience import Patience
from drivers.sim.amd.wave.request import Launch
from drivers.sim.amd.wave.shadow.space import Shadow
from drivers.sim.amd.wave.shadow.state import KernelFacts
from drivers.sim.memory import AddressSpace

MAX_SEGMENTS = 256
SEGMENT_WORDS = 4
LAPS = 1 << 14  # round a loop that may wait, before others get a turn


class SegmentTable:
    """Segments of one address space that compiled code may use unasked, until its translations change."""

    def __init__(self) -> None:
        self.entries = np.zeros((MAX_SEGMENTS, SEGMENT_WORDS), np.uint64)
        self.count = 0
        self.version = 0
        self._key: tuple[object, ...] = ()

    def select(self, memory: AddressSpace) -> None:
        """Keep the table for the same address space and translations, else empty it."""
        key = (ref(memory), memory.generation, memory.translator.version)
        if key != self._key:
            self._key = key
            self.clear()

    def clear(self) -> None:
        """Begin again; whoever kept an entry sees it by the version."""
        self.count = 0
        self.version += 1

    def add(self, low: int, high: int, host: int, rights: int) -> None:
        """One more segment; a full table starts again."""
        if self.count == MAX_SEGMENTS:
            self.clear()
        self.entries[self.count] = (low, high - low, host, rights)
        self.count += 1


TABLES: list[SegmentTable] = []  # by worker


class CompiledKernel(KernelFacts, Protocol):
    """A kernel as those see it who run its waves; what each member is, `launch.Compiled` says."""

    variant: Variant
    workers: list[Any]
    shadow: Shadow | None
    function: Callable[[int], int]
    blocks: list[BasicBlock]
    block_count: int
    has_rounds: bool
    is_linked: bool

    @property
    def wave_function(self) -> int: ...
    @property
    def site_count(self) -> int: ...
    @property
    def state_bytes(self) -> int: ...
    def make_worker(self, index: int) -> Any: ...
    def step_at(self, offset: int) -> Step | None: ...
    def link(self, target: int, context: int, running: Any) -> tuple[int, int]: ...


class TurnTaking(Protocol):
    """Gives others a turn: `turns.Turns`."""

    fault: SimFault | None

    def meet(self, mine: Any) -> int: ...
    def tired(self, mine: Any) -> int: ...
    def close(self, mine: Any) -> None: ...


@dataclass
class Running:
    """The launch whose waves run now."""

    launch: Launch
    memory: AddressSpace
    record: np.ndarray[tuple[int], np.dtype[np.uint64]]
    kernel: CompiledKernel
    table: SegmentTable
    patience: Patience
    fault: SimFault | None = None
    notes: list[str] = field(default_factory=list)
    turns: TurnTaking | None = None
    resident: Any = None  # of `turns`, if there are any


_here = threading.local()


def running_here() -> list[Running]:
    """The launches that this thread runs, one inside the other."""
    found: list[Running] | None = getattr(_here, "stack", None)
    if found is None:
        found = _here.stack = []
    return found


def out_of_budget(running: Running, where: Mapping[str, object]) -> SimFault:
    """The loop at `where` ran till nothing was left; what it waits for, if it does."""
    address, offset = (int(running.record[slot]) for slot in (SLOTS.polled, SLOTS.polled_pc))
    asked = Asked(address, running.launch.entry_va + offset, running.kernel.text_at(offset))
    return endless(where, running.patience, asked if offset else None)
