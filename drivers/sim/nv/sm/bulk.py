"""Copies of blocks in the reference (UBLKCP, UTMALDG, UTMASTG), and the barriers in shared memory that count
arrivals and bytes (SYNCS).

A barrier is 64 bits. Where ptxas 13.5's initial values put the counts: bits 20:1 the arrivals that are still
missing, as a negative number, 62:43 the same as it is at the start of a phase, 63 the phase. Believed: bits
42:21 count the bytes that are missing. A copy is done at once, and its bytes count as there from when a warp
has seen the barrier's phase pass.

A tensor map is 128 bytes, which no document of NVIDIA's describes; where its parts lie is what ptxas makes of
`tensormap.replace`: see `TensorMap`. Interleaved maps, element strides and im2col are not modelled.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from drivers.nv.isa.access import modifier
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.eager import Array
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.request import FaultKind, Unmapped
from drivers.sim.nv.sm.traffic import short_address
from drivers.sim.nv.sm.warps import LANES, Warps

handles = Handlers[Warps]()
BELOW = 0xFFFFFF  # an address in shared memory without the number of the block in its cluster
COUNT, BYTES = 1 << 20, 1 << 22
ODD_MAP = "a tensor map at {address:#x}; it must lie at a multiple of 64"


# Barriers.


@dataclass
class Barrier:
    """phase, missing arrivals now and at the start of each phase, missing bytes."""

    phase: int
    missing: int
    each: int
    bytes: int

    @classmethod
    def of(cls, word: int) -> Barrier:
        missing, each, count = -(word >> 1) % COUNT, -(word >> 43) % COUNT, word >> 21 & BYTES - 1
        return cls(word >> 63, missing, each, count - BYTES if count >> 21 else count)

    @property
    def word(self) -> int:
        counts = (-self.missing % COUNT) << 1 | (-self.each % COUNT) << 43
        return self.phase << 63 | counts | (self.bytes % BYTES) << 21

    def change(self, arrivals: int, count: int) -> None:
        """Threads arrive, bytes are expected (or came: negative); with nothing missing the phase is over."""
        self.missing -= arrivals
        self.bytes += count
        if self.missing == 0 and self.bytes == 0:
            self.phase, self.missing = self.phase ^ 1, self.each


def cell(w: Warps, inst: PlacedInst, block: int, address: int, lane: int) -> Array:
    """The barrier's 64 bits in a block's shared memory."""
    at, end = address & BELOW, w.shared.shape[1]
    if at % 8 or at + 8 > end:
        kind = FaultKind.MISALIGNED_ADDRESS if at % 8 else FaultKind.OUT_OF_RANGE_ADDRESS
        w.fault(inst, kind, f"no barrier can lie at {at:#x}; the launch declares {end:#x} bytes", lane=lane,
                address=at)  # fmt: skip
    return w.shared[block, at : at + 8].view(np.uint64)


def change(w: Warps, inst: PlacedInst, block: int, address: int, lane: int, arrivals: int, count: int) -> int:
    """What the barrier was before."""
    where = cell(w, inst, block, address, lane)
    before = int(where[0])
    barrier = Barrier.of(before)
    if arrivals > barrier.missing:
        w.fault(inst, FaultKind.BARRIER, f"{arrivals} arrivals, {barrier.missing} are missing", lane=lane,
                address=address & BELOW)  # fmt: skip
    barrier.change(arrivals, count)
    where[0] = np.uint64(barrier.word)
    return before


@handles("SYNCS.EXCH.64")
def exchange(w: Warps, inst: PlacedInst) -> None:
    """A barrier begins."""
    for warp in w.chosen.tolist():
        address = w.uniform_number(inst.get("at"), warp, 1) + inst.get("at_offset")
        where = cell(w, inst, warp * LANES // w.per_block, address, warp * LANES)
        where[0] = np.uint64(w.uniform_number(inst.get("data"), warp, 2))
        w.barrier_begins(warp, address & BELOW)


@handles("SYNCS.ARRIVE.TRANS64")
def arrive(w: Warps, inst: PlacedInst) -> None:
    """Lane by lane; the register has bytes to expect, or how often to arrive (ART0)."""
    counts = modifier(inst.made.form, inst.word, "counts")
    data = w.raw(inst, "data").astype(np.int64)
    before = np.zeros(len(w.at), np.uint64)
    for n, (lane, address) in enumerate(zip(w.at.tolist(), short_address(w, inst).tolist(), strict=True)):
        number = int(data[n])
        arrivals, count = {"": (1, number), "A1T0": (1, 0), "ART0": (number, 0)}.get(counts, (0, number))
        before[n] = change(w, inst, lane // w.per_block, address, lane, arrivals, count)
    if inst.get("d") != 255:
        w.put(inst, before.astype(np.uint32))
        w.put(inst, (before >> np.uint64(32)).astype(np.uint32), word=1)


@handles("SYNCS.PHASECHK.TRANS64")
def look(w: Warps, inst: PlacedInst) -> None:
    """Is the phase over whose parity bit 31 of the register has?"""
    parity = (
        w.raw(inst, "data") >> np.uint32(31) if inst.get("data") != 255 else np.zeros(len(w.at), np.uint32)
    )
    passed = np.zeros(len(w.at), np.bool_)
    for n, (lane, address) in enumerate(zip(w.at.tolist(), short_address(w, inst).tolist(), strict=True)):
        block = lane // w.per_block
        passed[n] = Barrier.of(int(cell(w, inst, block, address, lane)[0])).phase != int(parity[n])
        if passed[n]:
            w.barrier_passed(block, address & BELOW)
    w.put_truth(inst, "p", passed)


@handles("SYNCS.CCTL.IV")
def end(w: Warps, inst: PlacedInst) -> None:
    """The bytes are no barrier any more."""


# Copies.


@dataclass(frozen=True)
class TensorMap:
    """What a tensor map says, dimension by dimension from the one that is contiguous on. strides: bytes.

    Bits of the 128 bytes, from ptxas' code for `tensormap.replace` (13.5, sm_90a): 0..63 the address; of the
    dword at 8 bits 6:4 dimensions less one, 10:7 the type, 12:11 interleave, 14:13 swizzle (1, 2, 3: 32, 64,
    128 bytes), 15 fill with NaN; dwords at 12 to 24 strides / 16, four more bits each at 28; dwords at 32 to
    48 sizes less one; at 52 three bits of element stride less one each, and from bit 24 on, a byte each, the
    box's sizes less one.
    """

    address: int
    size: int
    swizzle: int
    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    box: tuple[int, ...]


TYPES = {0: 1, 1: 2, 2: 4, 3: 4, 4: 8, 5: 8, 6: 2, 7: 4, 8: 4, 9: 8, 10: 2, 11: 4}  # bytes, by PTX's number


def read_bytes(w: Warps, inst: PlacedInst, address: int, count: int, write: bool) -> Array:
    """Global memory, which lies in one span."""
    try:
        first, data = w.memory.span(address, write=write)
    except Unmapped as error:
        w.fault(inst, FaultKind.MMU_FAULT, str(error), address=address)
    found: Array = data[address - first : address - first + count]
    if len(found) < count:
        w.fault(
            inst, FaultKind.MMU_FAULT, f"{count} bytes at {address:#x} are not all mapped", address=address
        )
    return found


def tensor_map(w: Warps, inst: PlacedInst, address: int, dims: int) -> TensorMap:
    """The map at an address, for an instruction of so many dimensions."""
    if address % 64:
        what = ODD_MAP.format(address=address)
        w.fault(inst, FaultKind.MISALIGNED_ADDRESS, what, address=address)
    words = read_bytes(w, inst, address, 128, False).view(np.uint32)
    what = wrong_map(words, dims, address)
    if what:
        w.fault(inst, FaultKind.ILLEGAL_INSTRUCTION, what, address=address)
    how = int(words[2])
    strides = [int(words[3 + n]) << 4 | (int(words[7]) >> 4 * n & 15) << 36 for n in range(dims - 1)]
    box = int(words[13]) >> 24 | int(words[14]) << 8
    size = TYPES[how >> 7 & 15]
    return TensorMap(
        int(words[0]) | int(words[1]) << 32, size, how >> 13 & 3,
        tuple(int(words[8 + n]) + 1 for n in range(dims)), (size, *strides),
        tuple((box >> 8 * n & 255) + 1 for n in range(dims)),
    )  # fmt: skip


def wrong_map(words: Array, dims: int, address: int) -> str:
    """Why an instruction of so many dimensions cannot use the map at an address; empty where it can."""
    how = int(words[2])
    has, kind = (how >> 4 & 7) + 1, how >> 7 & 15
    why = ""
    if has != dims:
        why = f"has {has} dimensions, the instruction {dims}"
    elif kind not in TYPES:
        why = f"has elements of type {kind}, of which no bytes are known; known are 0 to {max(TYPES)}"
    elif how >> 11 & 3:
        why = "is interleaved, which is not modelled: no document says where its slices lie"
    elif words[13] & 0x7FFF:
        why = "has element strides other than 1, which are not modelled: nothing here writes any"
    return why and f"the tensor map at {address:#x} {why}: dword 2 is {how:#x}"


def rows_of(found: TensorMap, first: tuple[int, ...]) -> Iterator[tuple[int, int, int, int]]:
    """(place in the box, GPU VA, elements before it that are outside, elements inside) of each row."""
    for number, index in enumerate(np.ndindex(*found.box[:0:-1])):
        place = [a + b for a, b in zip(first[:0:-1], index, strict=True)]
        inside = all(0 <= p < s for p, s in zip(place, found.sizes[:0:-1], strict=True))
        low = max(0, -first[0])
        count = max(0, min(found.box[0], found.sizes[0] - first[0]) - low) if inside else 0
        address = found.address + (first[0] + low) * found.size
        address += sum(p * s for p, s in zip(place, found.strides[:0:-1], strict=True))
        yield number * found.box[0] * found.size, address, low, count


def swizzled(at: Array, swizzle: int) -> Array:
    """Places in shared memory by the swizzle of a tensor map: bits of 16 bytes xor those of rows of 128."""
    made: Array = at ^ (at >> 7 & (0, 1, 3, 7)[swizzle]) << 4
    return made


def box_places(w: Warps, inst: PlacedInst, found: TensorMap, warp: int, address: int) -> tuple[Array, Array]:
    """(the block's shared memory, the place of each byte of the box there)."""
    count = int(np.prod(found.box)) * found.size
    base, memory = address & BELOW, w.shared[warp * LANES // w.per_block]
    if (
        base % (128, 256, 512, 1024)[found.swizzle]
        or found.box[0] * found.size % 16
        or base + count > len(memory)
    ):
        w.fault(inst, FaultKind.OUT_OF_RANGE_ADDRESS,
                f"a box of {count} bytes cannot lie at {base:#x}; the launch declares {len(memory):#x} bytes",
                lane=warp * LANES, address=base)  # fmt: skip
    return memory, swizzled(base + np.arange(count), found.swizzle)


def coordinates(w: Warps, inst: PlacedInst, warp: int, first: int, dims: int) -> tuple[int, ...]:
    numbers = (w.uniform_number(first + n, warp, 1) for n in range(dims))
    return tuple(n - (1 << 32) if n >> 31 else n for n in numbers)


@handles("UTMALDG")
def load_box(w: Warps, inst: PlacedInst) -> None:
    """A box of a tensor into shared memory, zeros outside of the tensor; the barrier gets its bytes."""
    dims, to = inst.get("dims") + 1, inst.get("to")
    for warp in w.chosen.tolist():
        found = tensor_map(w, inst, w.uniform_number(inst.get("of"), warp, 2), dims)
        memory, at = box_places(w, inst, found, warp, w.uniform_number(to, warp, 1))
        data = np.zeros(len(at), np.uint8)
        for place, address, low, count in rows_of(found, coordinates(w, inst, warp, to + 2, dims)):
            begin = place + low * found.size
            if count:
                data[begin : begin + count * found.size] = read_bytes(
                    w, inst, address, count * found.size, False
                )
        memory[at] = data
        arrived(w, inst, warp, w.uniform_number(to + 1, warp, 1), at)


@handles("UTMASTG")
def store_box(w: Warps, inst: PlacedInst) -> None:
    """A box of shared memory into a tensor; what is outside of it is left out."""
    dims, to = inst.get("dims") + 1, inst.get("to")
    for warp in w.chosen.tolist():
        found = tensor_map(w, inst, w.uniform_number(inst.get("of"), warp, 2), dims)
        memory, at = box_places(w, inst, found, warp, w.uniform_number(to, warp, 1))
        w.matrix_read(inst, warp, at)
        data = memory[at]
        for place, address, low, count in rows_of(found, coordinates(w, inst, warp, to + 1, dims)):
            begin = place + low * found.size
            if count:
                room = read_bytes(w, inst, address, count * found.size, True)
                room[:] = data[begin : begin + count * found.size]


@handles("UBLKCP")
def copy(w: Warps, inst: PlacedInst) -> None:
    """Bytes that follow each other, in units of 16, either way."""
    is_load = modifier(inst.made.form, inst.word, "way") == "S.G"
    for warp in w.chosen.tolist():
        count = (w.uniform_number(inst.get("size"), warp, 1) & 0xFFFF) << 4
        shared, far = (inst.get("to"), inst.get("of")) if is_load else (inst.get("of"), inst.get("to"))
        base, address = w.uniform_number(shared, warp, 1) & BELOW, w.uniform_number(far, warp, 2)
        memory = w.shared[warp * LANES // w.per_block]
        what = f"{count} bytes between {address:#x} and {base:#x} of shared memory"
        if base % 16 or address % 16:
            w.fault(inst, FaultKind.MISALIGNED_ADDRESS, f"{what}; both must be multiples of 16",
                    lane=warp * LANES, address=base)  # fmt: skip
        if base + count > len(memory):
            declared = f"{what}; the launch declares {len(memory):#x} bytes"
            w.fault(inst, FaultKind.OUT_OF_RANGE_ADDRESS, declared, lane=warp * LANES, address=base)
        data, at = read_bytes(w, inst, address, count, not is_load), base + np.arange(count)
        if is_load:
            memory[at] = data
            arrived(w, inst, warp, w.uniform_number(shared + 1, warp, 1), at)
        else:
            w.matrix_read(inst, warp, at)
            data[:] = memory[at]


def arrived(w: Warps, inst: PlacedInst, warp: int, barrier: int, at: Array) -> None:
    block = warp * LANES // w.per_block
    w.bytes_arrive(inst, warp, barrier & BELOW, at)
    change(w, inst, block, barrier, warp * LANES, 0, -len(at))


@handles("UTMACCTL", "UTMACMDFLUSH", "UTMAPF.L2", "UBLKPF.L2")
def nothing(w: Warps, inst: PlacedInst) -> None:
    """Caches, and groups of copies, which are done at once."""


@handles("FENCE.VIEW.ASYNC")
def fence(w: Warps, inst: PlacedInst) -> None:
    """What the warp stored before is seen by copies and products of warpgroups."""
    w.stores_seen()


@handles("ELECT")
def elect(w: Warps, inst: PlacedInst) -> None:
    """One lane of each warp, the lowest."""
    warps = w.at // LANES
    first = np.zeros(len(w.at), np.bool_)
    first[np.unique(warps, return_index=True)[1]] = True
    w.put_truth(inst, "p", first)
    if inst.get("d") != 63:
        w.set_uniform(
            inst.get("d"), (w.at[first] % LANES).astype(np.uint32)[np.searchsorted(np.unique(warps), warps)]
        )
