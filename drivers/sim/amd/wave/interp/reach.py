"""What a wave of the reference can reach, and bytes of it lane by lane: memory, its scratch, its group's LDS.

Faults carry lane and address: those of the lowest lane that breaks a rule. Of lanes that store to one place
the highest wins. Source: RDNA3 ISA, "Flat, global and scratch"; LLVM AMDGPUUsage, "Private".
"""

from __future__ import annotations

import ctypes
from collections.abc import Container
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.facts.private import scratch_misuse
from drivers.sim.amd.wave.interp.lanes import Array
from drivers.sim.amd.wave.interp.lds import Lds
from drivers.sim.amd.wave.interp.state import Wave
from drivers.sim.memory import Access, AddressSpace

if TYPE_CHECKING:
    from drivers.sim.amd.wave.interp.wait import Operation

U32, U64, I64 = np.uint32, np.uint64, np.int64
LARGEST_WINDOW = 1 << 24


@dataclass
class LaunchMemory:
    """What the waves of a launch share.

    has_swaps: see `Program`. stored: dwords that vector stores wrote, with the count of stores then.
    notes: for the launch's warnings, the first of accesses past a buffer's end.
    """

    space: AddressSpace
    scratch_lane_bytes: int
    has_swaps: bool
    stored: dict[int, int] = field(default_factory=dict)
    stores: int = 0
    notes: list[str] = field(default_factory=list)
    is_noted: bool = False

    def note_stored(self, addresses: Array, size: int) -> None:
        """Dwords that scalar loads may not ask for before an invalidation."""
        self.stores += 1
        dwords = np.unique(addresses[:, None] + np.arange(size).astype(U64) >> U64(2))
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


@dataclass
class WaveContext:
    """A wave and everything it can reach."""

    wave: Wave
    memory: LaunchMemory
    group: WorkGroup
    scratch_va: int  # of this wave
    operation: Operation | None = None
    at: int = 0  # where its lowest lane went last
    early: Container[int] = frozenset()  # loads of LDS that may find nothing, by offset
    # What it did to LDS since it signalled at a split barrier: places, and kind.
    since_signal: list[tuple[Array, str]] = field(default_factory=list)
    has_signalled: bool = False

    @property
    def lds(self) -> Lds:
        return self.group.lds


def gone_to(context: WaveContext, addresses: Array) -> Array:
    """The same, with that of the lowest lane kept."""
    if context.wave.active.any():
        context.at = int(addresses[int(np.argmax(context.wave.active))])
    return addresses


# -- memory --------------------------------------------------------------------------------------


def window(space: AddressSpace, starts: Array, size: int, access: Access) -> tuple[int, Array] | None:
    """All that [start, start + size) of each lane covers, and where it begins; None where it is not one
    segment, or not allowed.
    """
    low = int(starts.min())
    span = int(starts.max()) - low + size
    try:
        found = space.segment(low, access, {})
    except SimFault:
        return None
    if low + span > found.high or span > LARGEST_WINDOW:
        return None
    return low, np.ctypeslib.as_array((ctypes.c_uint8 * span).from_address(found.host + low - found.low))


def place_of(wave: Wave, lane: int, va: int) -> dict[str, object]:
    return {**wave.fault("", "").where, "lane": lane, "va": va}


def fetch(context: WaveContext, addresses: Array, size: int, lanes: Array) -> Array:
    """Bytes (lanes that ask, size)."""
    starts = addresses[lanes]
    if not len(starts):
        return np.zeros((0, size), np.uint8)
    near = window(context.memory.space, starts, size, Access.READ)
    if near is not None:
        offsets = (starts - U64(near[0])).astype(I64)
        found: Array = near[1][offsets[:, None] + np.arange(size)]
        return found
    rows = [each_read(context, int(lane), int(addresses[lane]), size) for lane in np.nonzero(lanes)[0]]
    return np.frombuffer(b"".join(rows), np.uint8).reshape(-1, size)


def each_read(context: WaveContext, lane: int, va: int, size: int) -> bytes:
    """What one lane asks for; the place of a fault is worked out only then."""
    try:
        return context.memory.space.read(va, size, {})
    except SimFault as fault:
        raise at_lane(context, fault, lane, va) from None


def at_lane(context: WaveContext, fault: SimFault, lane: int, va: int) -> SimFault:
    return SimFault(fault.code, fault.detail, {**place_of(context.wave, lane, va), **fault.where})


def deposit(context: WaveContext, addresses: Array, data: Array, lanes: Array) -> None:
    """Store bytes (lanes that ask, size)."""
    starts, size = addresses[lanes], data.shape[1]
    if not len(starts):
        return
    context.memory.note_stored(starts, size)
    near = window(context.memory.space, starts, size, Access.WRITE)
    if near is not None:
        offsets = (starts - U64(near[0])).astype(I64)
        near[1][offsets[:, None] + np.arange(size)] = data
        return
    for lane, row in zip(np.nonzero(lanes)[0].tolist(), data, strict=True):
        va = int(addresses[lane])
        try:
            context.memory.space.write(va, row.tobytes(), {})
        except SimFault as fault:
            raise at_lane(context, fault, lane, va) from None


# -- scratch -------------------------------------------------------------------------------------


def check_private(context: WaveContext, private: Array, size: int, lanes: Array) -> None:
    """Each lane stays inside of its private memory."""
    refuse_private(context, private, size, lanes & (private + size > context.memory.scratch_lane_bytes))


def check_alignment(context: WaveContext, private: Array, size: int) -> None:
    """Where the code takes every address for aligned."""
    refuse_private(context, private, size, context.wave.active & (private % min(size, 4) != 0))


def refuse_private(context: WaveContext, private: Array, size: int, bad: Array) -> None:
    """The fault of the lowest bad lane, if there is one."""
    if bad.any():
        lane = int(np.argmax(bad))
        detail = scratch_misuse(int(private[lane]), size, context.memory.scratch_lane_bytes)
        raise context.wave.fault("E_SCRATCH_OOB", detail, lane=lane)


def private_places(context: WaveContext, private: Array, size: int, lanes: Array) -> tuple[int, list[Array]]:
    """Pieces of an access that lie in one dword each: their size, and where they are.

    Private memory interleaves lanes by dword: dword d of lane l lies at ``(d * lanes + l) * 4`` of the wave's
    part. Unaligned accesses go byte by byte.
    """
    check_private(context, private, size, lanes)
    piece = min(size, 4)
    if (private[lanes] % piece).any():
        piece = 1
    at = [private + start for start in range(0, size, piece)]
    base = context.scratch_va + 4 * context.wave.numbers.astype(I64)
    count = context.wave.lanes
    return piece, [((here & ~3) * count + base + (here & 3)).astype(U64) for here in at]


def fetch_private(context: WaveContext, private: Array, size: int, lanes: Array) -> Array:
    """Bytes (lanes that ask, size)."""
    piece, places = private_places(context, private, size, lanes)
    return np.concatenate([fetch(context, at, piece, lanes) for at in places], axis=1)


def deposit_private(context: WaveContext, private: Array, data: Array, lanes: Array) -> None:
    piece, places = private_places(context, private, data.shape[1], lanes)
    for number, at in enumerate(places):
        deposit(context, at, data[:, piece * number : piece * (number + 1)], lanes)


# -- LDS -----------------------------------------------------------------------------------------


def fetch_lds(context: WaveContext, starts: Array, size: int, lanes: Array) -> Array:
    """Bytes (lanes that ask, size)."""
    wave, lds = context.wave, context.lds
    lds.check_range(wave, starts, lanes, size)
    is_early = wave.step is not None and wave.step.offset in context.early
    mark(context, starts, size, "read", lanes & lds.finds(starts, size) if is_early else lanes)
    return lds.taken(starts, lanes, size) if is_early else lds.load(wave, starts, lanes, size)


def deposit_lds(context: WaveContext, starts: Array, data: Array, lanes: Array) -> None:
    context.lds.check_range(context.wave, starts, lanes, data.shape[1])
    mark(context, starts, data.shape[1], "write", lanes)
    context.lds.store(starts, lanes, data)


def mark(context: WaveContext, starts: Array, size: int, kind: str, lanes: Array) -> None:
    """Tell the LDS who touches what: now, and if the next barrier does not order it also behind that."""
    places = (starts[lanes][:, None] + np.arange(size)).ravel()
    context.lds.touch(context.wave, places, kind)
    if context.operation is not None:
        context.operation.lds.append((places, kind))
    if context.has_signalled:
        context.since_signal.append((places, kind))


# -- registers as bytes --------------------------------------------------------------------------


def register_bytes(wave: Wave, first: int, dwords: int) -> Array:
    """(all lanes, 4 * dwords) of neighbouring vector registers."""
    return np.ascontiguousarray(wave.vector[first : first + dwords].T).view(np.uint8)


def keep_rows(wave: Wave, first: int, data: Array, lanes: Array) -> None:
    """Write bytes (all lanes, 4 * dwords) to neighbouring vector registers."""
    for part, row in enumerate(np.ascontiguousarray(data).view(U32).T):
        wave.put(first + part, row, lanes)


def spread(wave: Wave, lanes: Array, data: Array) -> Array:
    """Bytes of some lanes as those of all, 0 elsewhere."""
    found = np.zeros((wave.lanes, data.shape[1]), np.uint8)
    found[lanes] = data
    return found
