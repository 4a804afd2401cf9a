"""What compiled waves call to reach memory (native/memory), under the same names in numpy.

In: bases, offsets, lane masks and dwords of 32 lanes, as the rules in `jit.ops` give them. Out: dwords of
memory. Addresses, widths and conversions are the rules'. What stands here is written in C++ as well: how
bytes are moved and what of it is refused, where private memory lies, and what a buffer's resource says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from operator import itemgetter
from typing import NoReturn

import numpy as np

from drivers.sim.amd.wave.abi import PRIVATE_HIGH, SHARED_HIGH
from drivers.sim.amd.wave.facts.faults import past_registers
from drivers.sim.amd.wave.facts.private import scratch_misuse
from drivers.sim.amd.wave.facts.two_over_pi import GROWTH, pieces
from drivers.sim.amd.wave.interp.atomics import UPDATES, Update
from drivers.sim.amd.wave.interp.lanes import Array, LaneAddresses
from drivers.sim.amd.wave.interp.reach import GlobalMemory, GroupMemory, LaunchedWave, Space, scalar_bytes
from drivers.sim.amd.wave.jit.abi import SIZES
from drivers.sim.amd.wave.jit.ops.transcendental import BODIES
from drivers.sim.amd.wave.jit.registers import VECTOR_BYTES
from drivers.sim.llvm.numpy_text import EFFECTS, NumpyText
from drivers.sim.llvm.numpy_verbs import LIBRARY, lanes_of
from drivers.sim.llvm.text import F32, I32, I64, LANES, PTR, V32

LANE_DWORDS = 4 * np.arange(LANES)
MEMORY, LDS = GlobalMemory(), GroupMemory()
FULL, NOTHING = 0xFFFFFFFF, np.zeros(LANES, np.uint32)
ROWS = [itemgetter(index) for index in range(4)]
Typed = tuple[str, str]  # type and name of a value


def itself(space: Space) -> Space:
    return space


def whole(lanes: Array) -> Array:
    """All lanes, of which one may stand for the others."""
    return lanes if len(lanes) == LANES else np.broadcast_to(lanes, LANES)


def lanes_at(
    first: Array, base: Array, offsets: Array, mask: Array, highs: Array | None = None
) -> LaneAddresses:
    at = whole(offsets).astype(np.int64) + base.view(np.int64)
    if highs is not None:
        at += highs.astype(np.int64) << 32
    return LaneAddresses(at, lanes_of(mask), int(first))


def rows_of(data: Array) -> Array:
    """Bytes (all lanes, size) as rows of dwords; less than one is extended by zeros."""
    size = data.shape[1]
    if size < 4:
        wide = np.zeros((LANES, 4), np.uint8)
        wide[:, :size] = data
        data = wide
    return data.view(np.uint32).T


def bytes_of(rows: Sequence[Array], size: int) -> Array:
    """Rows of dwords as bytes (all lanes, size)."""
    found: Array = np.array([whole(row) for row in rows]).T.copy().view(np.uint8)[:, :size]
    return found


def load(size: int, wave: LaunchedWave, lanes: LaneAddresses, space: Space) -> Array:
    if not wave.goes_to(lanes):
        return np.zeros((max(size // 4, 1), LANES), np.uint32)
    return rows_of(space.fetch(wave, lanes, size))


def store(size: int, wave: LaunchedWave, lanes: LaneAddresses, space: Space, *rows: Array) -> None:
    if wave.goes_to(lanes):
        space.deposit(wave, lanes, bytes_of(rows, size))


# -- how calls are recorded ------------------------------------------------------------------------


def addressed(t: NumpyText, *places: Typed) -> Typed:
    """Where lanes go. places: base, offsets, mask, and high halves if there are such."""
    return PTR, t.apply(lanes_at, (I64, str(t.first_lane)), *places)


def buffered(t: NumpyText, dwords: int, start: int = 0) -> list[Typed]:
    places = (start + VECTOR_BYTES * index for index in range(dwords))
    return [(V32, t.buffer[place]) for place in places if place in t.buffer]


def fill(t: NumpyText, rows: str, dwords: int, start: int = 0) -> str:
    """What was loaded, to the buffer. The status: what went wrong was raised."""
    for index in range(dwords):
        t.buffer[start + VECTOR_BYTES * index] = t.apply(ROWS[index], (V32, rows))
    return "0"


def move(verb: str, size: int, t: NumpyText, lanes: Typed, space: str) -> str:
    dwords = max(size // 4, 1)
    if verb == "gather":
        return fill(t, t.perform(partial(load, size), lanes, (PTR, space)), dwords)
    t.perform(partial(store, size), lanes, (PTR, space), *buffered(t, dwords))
    return "0"


def plain(
    space: Space, verb: str, size: int, t: NumpyText, base: Typed, offsets: Typed, mask: Typed, _pc: Typed,
    *highs: Typed,
) -> str:  # fmt: skip
    return move(verb, size, t, addressed(t, base, offsets, mask, *highs), t.apply(partial(itself, space)))


def atomic(
    space: GlobalMemory | GroupMemory, size: int, t: NumpyText, base: Typed, offsets: Typed, mask: Typed,
    _pc: Typed, highs: Typed, code: Typed,
) -> str:  # fmt: skip
    """Lane after lane, the lowest first; old values go over the data of the lanes that are on."""
    lanes, function = addressed(t, base, offsets, mask, highs), partial(change, space, UPDATES[int(code[1])])
    return fill(t, t.perform(partial(function, size), lanes, *buffered(t, size // 2)), size // 4)


def change(
    space: GlobalMemory | GroupMemory, update: Update, size: int, wave: LaunchedWave, lanes: LaneAddresses,
    *rows: Array,
) -> Array:  # fmt: skip
    """rows: the dwords of the data and of a second operand, if there is one."""
    data = bytes_of([*rows, *[NOTHING] * (size // 2 - len(rows))], 2 * size)

    def changed(index: int, before: bytes) -> bytes:
        return update(before, data[index, :size].tobytes(), data[index, size:].tobytes())

    given = data[:, :size].copy()
    if wave.goes_to(lanes):
        given[lanes.on] = space.update(wave, lanes, size, changed)[lanes.on]
    return rows_of(given)


# -- private memory, and flat accesses -------------------------------------------------------------


@dataclass(frozen=True)
class PrivateMemory:
    """Where a wave's private memory lies: dword d of lane l at ``(d << shift) + 4 * l + row`` from `base`.
    Source: LLVM AMDGPUUsage, "Private". unit: bits of an address that are to be 0.
    """

    base: Array
    unit: Array
    shift: Array
    row: Array

    def pieces(self, wave: LaunchedWave, own: LaneAddresses, size: int) -> tuple[int, list[LaneAddresses]]:
        """Parts of an access that lie in one dword each: their size, and where they are. What is not aligned
        goes byte by byte.
        """
        is_odd = own.at & self.unit.astype(np.int64) != 0
        bad = own.on & (is_odd | (own.at + size > wave.scratch_lane_bytes))
        if bad.any():
            refuse_scratch(wave, *own.lowest(bad), size)
        piece = 1 if (own.starts % min(size, 4)).any() else min(size, 4)
        return piece, [self.placed(own.at + start, own) for start in range(0, size, piece)]

    def placed(self, at: Array, own: LaneAddresses) -> LaneAddresses:
        row = (at & ~3) << self.shift.astype(np.int64)
        return LaneAddresses(int(self.base + self.row) + row + LANE_DWORDS + (at & 3), own.on, own.first)

    def fetch(self, wave: LaunchedWave, lanes: LaneAddresses, size: int) -> Array:
        piece, places = self.pieces(wave, lanes, size)
        return np.concatenate([MEMORY.fetch(wave, part, piece) for part in places], axis=1)

    def deposit(self, wave: LaunchedWave, lanes: LaneAddresses, data: Array) -> None:
        piece, places = self.pieces(wave, lanes, data.shape[1])
        for index, part in enumerate(places):
            MEMORY.deposit(wave, part, data[:, piece * index : piece * (index + 1)])


def private(
    verb: str, size: int, t: NumpyText, base: Typed, places: Typed, mask: Typed, _pc: Typed, *layout: Typed
) -> str:
    return move(verb, size, t, addressed(t, (I64, "0"), places, mask), t.apply(PrivateMemory, base, *layout))


def refuse_scratch(wave: LaunchedWave, lane: int, at: int, size: int) -> NoReturn:
    raise wave.fault("E_SCRATCH_OOB", scratch_misuse(at, size, wave.scratch_lane_bytes), lane=lane)


def scratch_fault(t: NumpyText, at: Typed, size: Typed, _pc: Typed, lane: Typed) -> str:
    def refuse(wave: LaunchedWave, lane: Array, at: Array) -> None:
        refuse_scratch(wave, first + int(lane), int(at), int(size[1]))

    first = t.first_lane
    return t.perform(refuse, lane, at)


def register_fault(t: NumpyText, index: Typed, _pc: Typed) -> str:
    def refuse(wave: LaunchedWave, index: Array) -> None:
        raise wave.fault("E_REG_RANGE", past_registers(int(index)))

    return t.perform(refuse, index)


@dataclass(frozen=True)
class FlatMemory:
    """Memory, LDS and private memory, by the high half of each lane's address."""

    base: Array
    lows: Array
    highs: Array
    private: PrivateMemory

    def parts(self, lanes: LaneAddresses) -> Iterator[tuple[Space, LaneAddresses]]:
        """In this order."""
        near = whole(self.lows).astype(np.int64) + self.base.view(np.int64)
        shared, own = (lanes.on & (self.highs == high) for high in (SHARED_HIGH, PRIVATE_HIGH))
        places = (lanes.at, near, near & FULL)
        masks = (lanes.on & ~shared & ~own, shared, own)
        spaces: tuple[Space, ...] = (MEMORY, LDS, self.private)
        for space, at, on in zip(spaces, places, masks, strict=True):
            if on.any():
                yield space, LaneAddresses(at, on, lanes.first)

    def fetch(self, wave: LaunchedWave, lanes: LaneAddresses, size: int) -> Array:
        found = np.zeros((LANES, size), np.uint8)
        for space, part in self.parts(lanes):
            found |= space.fetch(wave, part, size)
        return found

    def deposit(self, wave: LaunchedWave, lanes: LaneAddresses, data: Array) -> None:
        for space, part in self.parts(lanes):
            space.deposit(wave, part, data)


def flat(
    verb: str, size: int, t: NumpyText, base: Typed, lows: Typed, mask: Typed, _pc: Typed, highs: Typed,
    *layout: Typed,
) -> str:  # fmt: skip
    scratch, shift, row = layout
    own = t.apply(PrivateMemory, scratch, (I32, "0"), shift, row)
    space = t.apply(FlatMemory, base, lows, highs, (PTR, own))
    return move(verb, size, t, addressed(t, base, lows, mask, highs), space)


# -- scalar loads --------------------------------------------------------------------------------


def scalar(t: NumpyText, at: Typed, size: Typed, _pc: Typed) -> str:
    return t.perform(load_scalar, at, size, size)


def scalar_buffer(t: NumpyText, at: Typed, size: Typed, valid: Typed, _pc: Typed) -> str:
    return t.perform(load_scalar, at, size, valid)


def load_scalar(wave: LaunchedWave, at: Array, size: Array, valid: Array) -> Array:
    """The first `valid` bytes of memory, then zeros."""
    data = scalar_bytes(wave, int(at), int(valid)) if valid else b""
    return np.frombuffer(data.ljust(int(size), b"\0"), np.uint8)


for _verb in ("gather", "scatter"):
    for _size in SIZES:
        EFFECTS |= {
            f"db_{_verb}_{_size}": partial(plain, MEMORY, _verb, _size),
            f"db_{_verb}64_{_size}": partial(plain, MEMORY, _verb, _size),
            f"db_{_verb}_lds_{_size}": partial(plain, LDS, _verb, _size),
            f"db_private_{_verb}_{_size}": partial(private, _verb, _size),
            f"db_flat_{_verb}_{_size}": partial(flat, _verb, _size),
        }
for _bits in (32, 64):
    EFFECTS[f"db_atomic_{_bits}"] = partial(atomic, MEMORY, _bits // 8)
    EFFECTS[f"db_atomic_lds_{_bits}"] = partial(atomic, LDS, _bits // 8)
EFFECTS |= {"db_scratch_fault": scratch_fault, "db_register_fault": register_fault}
EFFECTS |= {"db_scalar": scalar, "db_scalar_buffer": scalar_buffer}


# -- transcendental functions, as `jit.ops.transcendental` builds them, and 2 / pi ------------------------


def recorded(name: str) -> Callable[[Array], Array]:
    t = NumpyText(1)
    result = t.place(F32, BODIES[name](t, *t.given))
    return lambda x: t.run([x], [result])[0]


TABLE = np.array([*pieces(0), *pieces(GROWTH)])  # by which arguments of any size are reduced


def two_over_pi(place: Array) -> Array:
    return TABLE[place]


LIBRARY.update({f"db_{name}": recorded(name) for name in BODIES}, db_two_over_pi=two_over_pi)
