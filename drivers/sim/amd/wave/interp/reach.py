"""What a wave of the reference can reach, and bytes of it lane by lane: memory, and its group's LDS.

Faults carry lane and address: those of the lowest lane that breaks a rule. Of lanes that store to one place
the highest wins. Source: RDNA3 ISA, "Flat, global and scratch".
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol, TypeVar

import numpy as np

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.abi import Abi
from drivers.sim.amd.wave.facts.faults import misaligned_atomic
from drivers.sim.amd.wave.interp.lanes import Array, LaneAddresses
from drivers.sim.amd.wave.interp.lds import Lds
from drivers.sim.amd.wave.interp.state import WaveState
from drivers.sim.memory import Access, AddressSpace

LARGEST_WINDOW = 1 << 24
ALL_64 = (1 << 64) - 1
R = TypeVar("R")
Change = Callable[[int, bytes], bytes]


@dataclass
class LaunchMemory:
    """What the waves of a launch share.

    has_swaps: see `KernelAnalysis`. stored: dwords that vector stores wrote, with the count of stores then.
    notes: for the launch's warnings, the first of accesses past a buffer's end.
    """

    space: AddressSpace
    scratch_lane_bytes: int
    has_swaps: bool
    stored: dict[int, int] = field(default_factory=dict)
    stores: int = 0
    notes: list[str] = field(default_factory=list)
    is_noted: bool = False

    def note_stored(self, lanes: LaneAddresses, size: int) -> None:
        """Dwords that scalar loads may not ask for before an invalidation."""
        self.stores += 1
        dwords = np.unique(lanes.places(size).view(np.uint64) >> np.uint64(2))
        self.stored.update(dict.fromkeys(dwords.tolist(), self.stores))


@dataclass
class WorkGroup:
    """What the waves of a group share. members: those that have not ended. scalar_clean: stores of the launch
    when it last invalidated the scalar cache. signals: of its split barrier, since all members had signalled.
    """

    lds: Lds
    members: int
    scalar_clean: int = 0
    signals: int = 0

    def count_signals(self, more: int = 0) -> None:
        """So many more; when all members have signalled it begins anew."""
        self.signals += more
        if self.signals == self.members:
            self.signals = 0


class LaunchedWave(WaveState):
    """A wave and everything it can reach. at: where its lowest lane went last. early: loads of LDS that may
    find nothing, by offset. since_signal: what it did to LDS since it signalled at a split barrier, as places
    and kind; touches: what its last operation did, likewise.
    """

    def __init__(
        self,
        arch: str,
        abi: Abi,
        index: int,
        entry_va: int,
        where: Mapping[str, object],
        memory: LaunchMemory,
        group: WorkGroup,
    ) -> None:
        super().__init__(arch, abi, index, entry_va, where)
        self.memory, self.group, self.lds = memory, group, group.lds
        self.scratch_lane_bytes = memory.scratch_lane_bytes
        self.at = 0
        self.early: Container[int] = frozenset()
        self.since_signal: list[tuple[Array, str]] = []
        self.touches: list[tuple[Array, str]] = []
        self.has_signalled = False

    def goes_to(self, lanes: LaneAddresses) -> bool:
        """Whether any lane is on; where the lowest goes is kept."""
        if not lanes.on.any():
            return False
        self.at = lanes.lowest(lanes.on)[1] & ALL_64
        return True

    def reached(self, lanes: LaneAddresses, index: int, va: int, access: Callable[[int], R]) -> R:
        """What one lane gets of memory; the place of a fault is worked out only then."""
        va &= ALL_64
        try:
            return access(va)
        except SimFault as fault:
            place = {**self.fault("", "").where, "lane": lanes.first + index, "va": va}
            raise SimFault(fault.code, fault.detail, {**place, **fault.where}) from None


def window(space: AddressSpace, starts: Array, size: int, access: Access) -> tuple[int, Array] | None:
    """All that [start, start + size) of each lane covers, and where it begins; None where it is not one
    segment, or not allowed.
    """
    low = int(starts.min())
    span = int(starts.max()) - low + size
    try:
        found = space.segment(low & ALL_64, access, {})
    except SimFault:
        return None
    if low + span > found.high or span > LARGEST_WINDOW:
        return None
    return low, np.ctypeslib.as_array((ctypes.c_uint8 * span).from_address(found.host + low - found.low))


class Space(Protocol):
    """Memory as lanes see it: bytes (all lanes, size), of those lanes that are on, else 0."""

    def fetch(self, wave: LaunchedWave, lanes: LaneAddresses, size: int) -> Array: ...
    def deposit(self, wave: LaunchedWave, lanes: LaneAddresses, data: Array) -> None: ...


class GlobalMemory:
    """What the page tables of the card have. update: an atomic, of which the bytes from before are given;
    `change` takes a lane's place among the 32 and its bytes.
    """

    def fetch(self, wave: LaunchedWave, lanes: LaneAddresses, size: int) -> Array:
        found, space = np.zeros((len(lanes.on), size), np.uint8), wave.memory.space
        near = window(space, lanes.starts, size, Access.READ)
        if near is not None:
            found[lanes.on] = near[1][lanes.places(size) - near[0]]
            return found
        for index, va in lanes.each():
            data = wave.reached(lanes, index, va, partial(space.read, size=size, where={}))
            found[index] = np.frombuffer(data, np.uint8)
        return found

    def deposit(self, wave: LaunchedWave, lanes: LaneAddresses, data: Array) -> None:
        size, space = data.shape[1], wave.memory.space
        wave.memory.note_stored(lanes, size)
        near = window(space, lanes.starts, size, Access.WRITE)
        if near is not None:
            near[1][lanes.places(size) - near[0]] = data[lanes.on]
            return
        for index, va in lanes.each():
            row = data[index].tobytes()
            wave.reached(lanes, index, va, partial(space.write, data=row, where={}))

    def update(self, wave: LaunchedWave, lanes: LaneAddresses, size: int, change: Change) -> Array:
        old, space = np.zeros((len(lanes.on), size), np.uint8), wave.memory.space

        def access(at: int, index: int) -> bytes:
            space.segment(at, Access.ATOMIC, {})
            before = space.read(at, size, {})
            space.write(at, change(index, before), {})
            return before

        for index, va in lanes.each():
            refuse_misaligned(wave, lanes.first + index, va, size)
            before = wave.reached(lanes, index, va, partial(access, index=index))
            old[index] = np.frombuffer(before, np.uint8)
        if not wave.memory.has_swaps:
            wave.memory.note_stored(lanes, size)
        return old


def refuse_misaligned(wave: LaunchedWave, lane: int, at: int, size: int) -> None:
    if at % size:
        at &= ALL_64
        raise wave.fault("E_VM_FAULT", misaligned_atomic(size, at), lane=lane, va=at)


def scalar_bytes(wave: LaunchedWave, at: int, size: int) -> bytes:
    """What a scalar load brings. Rule W27: not what a vector store has just written."""
    memory = wave.memory
    wave.at = at
    for dword in range(at >> 2, at + size + 3 >> 2):
        if memory.stored.get(dword, 0) > wave.group.scalar_clean:
            detail = f"{4 * dword:#x} was written by a vector store since; s_dcache_inv first"
            raise wave.fault("E_SCALAR_STALE", detail, va=4 * dword)
    return memory.space.read(at, size, wave.fault("", "", va=at).where)


class GroupMemory:
    """The LDS of the wave's group."""

    def fetch(self, wave: LaunchedWave, lanes: LaneAddresses, size: int) -> Array:
        lds, found = wave.lds, np.zeros((len(lanes.on), size), np.uint8)
        lds.check_range(wave, lanes, size)
        if wave.step is not None and wave.step.offset in wave.early:
            asking = lanes.on & lds.finds(lanes.at, size)
            mark(wave, LaneAddresses(lanes.at, asking, lanes.first).places(size), "read")
        else:
            mark(wave, lanes.places(size), "read")
            lds.check_written(wave, lanes, size)
        found[lanes.on] = lds.data[lanes.places(size)]
        return found

    def deposit(self, wave: LaunchedWave, lanes: LaneAddresses, data: Array) -> None:
        wave.lds.check_range(wave, lanes, data.shape[1])
        places = lanes.places(data.shape[1])
        mark(wave, places, "write")
        wave.lds.store(places, data[lanes.on])

    def update(self, wave: LaunchedWave, lanes: LaneAddresses, size: int, change: Change) -> Array:
        lds, old = wave.lds, np.zeros((len(lanes.on), size), np.uint8)
        for index, at in lanes.each():
            refuse_misaligned(wave, lanes.first + index, at, size)
        lds.check_range(wave, lanes, size)
        mark(wave, lanes.places(size), "atomic")
        lds.check_written(wave, lanes, size)
        for index, at in lanes.each():
            old[index] = lds.data[at : at + size]
            lds.data[at : at + size] = np.frombuffer(change(index, old[index].tobytes()), np.uint8)
        return old


def mark(wave: LaunchedWave, places: Array, kind: str) -> None:
    """Tell the LDS who touches what: now, and if the next barrier does not order it also after that."""
    places = places.ravel()
    wave.lds.touch(wave, places, kind)
    wave.touches.append((places, kind))
    if wave.has_signalled:
        wave.since_signal.append((places, kind))
