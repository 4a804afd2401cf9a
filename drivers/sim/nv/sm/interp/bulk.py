"""Copies of blocks in the reference (UBLKCP, UTMALDG, UTMASTG, UTMAREDG, STAS). A copy is done at once, and
its bytes count as there from when a warp has seen the barrier's phase pass (barriers.py).
"""

from __future__ import annotations

import numpy as np

from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.interp.atomics import bfloat_sum
from drivers.sim.nv.sm.interp.barriers import cell, change
from drivers.sim.nv.sm.interp.eager import Array
from drivers.sim.nv.sm.interp.groups import Groups
from drivers.sim.nv.sm.interp.traffic import in_shared
from drivers.sim.nv.sm.interp.warps import Warps
from drivers.sim.nv.sm.meaning.memory import part_of
from drivers.sim.nv.sm.request import IN_BLOCK, LANES, FaultKind, Unmapped
from drivers.sim.nv.sm.tensor_map import ODD_MAP, TYPES, TensorMap, rows_of, swizzled, wrong_map

handles = Handlers[Warps]()


# What numpy adds elements as. PTX ISA, cp.reduce.async.bulk, ".add" (f32 and f64 are believed).
SUMMANDS = {2: "u4", 3: "i4", 4: "u8", 5: "i8", 6: "f2", 7: "f4", 8: "f4", 9: "f8", 10: "bf16"}


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
        tuple((box >> 8 * n & 255) + 1 for n in range(dims)), how >> 7 & 15,
    )  # fmt: skip


def box_places(
    w: Warps, inst: PlacedInst, found: TensorMap, address: int, warp: int
) -> tuple[Array, Array, int]:
    """(a block's shared memory, the place of each byte of the box there, the block)."""
    count = int(np.prod(found.box)) * found.size
    block, base = w.home_of(inst, address, warp * LANES)
    memory = w.shared[block]
    if (
        base % (128, 256, 512, 1024)[found.swizzle]
        or found.box[0] * found.size % 16
        or base + count > len(memory)
    ):
        w.fault(inst, FaultKind.OUT_OF_RANGE_ADDRESS,
                f"a box of {count} bytes cannot lie at {base:#x}; the launch declares {len(memory):#x} bytes",
                lane=warp * LANES, address=base)  # fmt: skip
    return memory, swizzled(base + np.arange(count), found.swizzle), block


def targets(inst: PlacedInst, mask: int, places: tuple[int, int]) -> list[tuple[int, int]]:
    """Addresses of a place and a barrier in each block of a mask; these alone where the instruction does not
    say MULTICAST (PTX ISA, cp.async.bulk, ".multicast::cluster")."""
    if not inst.get("multicast"):
        return [places]
    to, barrier = (at & (1 << IN_BLOCK) - 1 for at in places)
    blocks = [rank << IN_BLOCK for rank in range(16) if mask >> rank & 1]
    return [(block | to, block | barrier) for block in blocks]


def coordinates(w: Warps, inst: PlacedInst, warp: int, first: int, dims: int) -> tuple[int, ...]:
    numbers = (w.uniform_number(first + n, warp, 1) for n in range(dims))
    return tuple(n - (1 << 32) if n >> 31 else n for n in numbers)


@handles("UTMALDG")
def load_box(w: Warps, inst: PlacedInst) -> None:
    """A box of a tensor into shared memory, zeros outside of the tensor; the barrier gets its bytes."""
    dims, to = inst.get("dims") + 1, inst.get("to")
    for warp in w.chosen.tolist():
        found = tensor_map(w, inst, w.uniform_number(inst.get("of"), warp, 2), dims)
        data = np.zeros(int(np.prod(found.box)) * found.size, np.uint8)
        for place, address, low, count in rows_of(found, coordinates(w, inst, warp, to + 2, dims)):
            begin = place + low * found.size
            if count:
                data[begin : begin + count * found.size] = read_bytes(
                    w, inst, address, count * found.size, False
                )
        places = w.uniform_number(to, warp, 1), w.uniform_number(to + 1, warp, 1)
        for address, barrier in targets(inst, w.uniform_number(inst.get("blocks"), warp, 1) >> 16, places):
            memory, at, block = box_places(w, inst, found, address, warp)
            memory[at] = data
            arrived(w, inst, warp, barrier, block, at)


@handles("UTMASTG", "UTMAREDG")
def store_box(w: Warps, inst: PlacedInst) -> None:
    """A box of shared memory into a tensor, or added to it; what is outside of it is left out."""
    dims, to, adds = inst.get("dims") + 1, inst.get("to"), inst.name == "UTMAREDG"
    for warp in w.chosen.tolist():
        found = tensor_map(w, inst, w.uniform_number(inst.get("of"), warp, 2), dims)
        memory, at, block = box_places(w, inst, found, w.uniform_number(to, warp, 1), warp)
        own_block(w, inst, warp, block, int(at[0]))
        w.matrix_read(inst, warp, at)
        data = memory[at]
        for place, address, low, count in rows_of(found, coordinates(w, inst, warp, to + 1, dims)):
            begin = place + low * found.size
            if count:
                room = read_bytes(w, inst, address, count * found.size, True)
                part = data[begin : begin + count * found.size]
                room[:] = added(w, inst, found.kind, room, part) if adds else part


def added(w: Warps, inst: PlacedInst, kind: int, old: Array, new: Array) -> Array:
    """Bytes of the sums of elements."""
    if kind not in SUMMANDS:
        w.fault(inst, FaultKind.ILLEGAL_INSTRUCTION, f"elements of type {kind} of a tensor map are not added")
    if SUMMANDS[kind] == "bf16":
        return bfloat_sum(old.view(np.uint16), new.view(np.uint16)).view(np.uint8)
    made: Array = (old.view(SUMMANDS[kind]) + new.view(SUMMANDS[kind])).view(np.uint8)
    return made


class BlockCopies(Groups):
    """Copies of rows, one for each warp."""

    def row_in(
        self, inst: PlacedInst, to: Array, barrier: Array, of: Array, size: Array, is_near: bool
    ) -> None:
        for warp, *numbers in zip(
            *(each.tolist() for each in (self.chosen, to, barrier, of, size)), strict=True
        ):
            *places, source, how = numbers
            count = (how & 0xFFFF) << 4
            data = (shared_bytes if is_near else far)(self, inst, source, warp, count)
            for address, cell_at in targets(inst, how >> 16, (places[0], places[1])):
                memory, base, block = row(self, inst, address, warp, count)
                memory[base : base + count] = data
                arrived(self, inst, warp, cell_at, block, base + np.arange(count))

    def row_out(self, inst: PlacedInst, to: Array, of: Array, size: Array) -> None:
        for warp, target, source, how in zip(
            *(each.tolist() for each in (self.chosen, to, of, size)), strict=True
        ):
            count = (how & 0xFFFF) << 4
            data = shared_bytes(self, inst, source, warp, count)
            far(self, inst, target, warp, count, write=True)[:] = data


def row(w: Warps, inst: PlacedInst, address: int, warp: int, count: int) -> tuple[Array, int, int]:
    """(a block's shared memory, where bytes in a row begin there, the block)."""
    block, base = w.home_of(inst, address, warp * LANES)
    memory, what = w.shared[block], f"{count} bytes at {base:#x} of shared memory"
    if base % 16:
        w.fault(inst, FaultKind.MISALIGNED_ADDRESS, f"{what}, which must be a multiple of 16",
                lane=warp * LANES, address=base)  # fmt: skip
    if base + count > len(memory):
        declared = f"{what}; the launch declares {len(memory):#x} bytes"
        w.fault(inst, FaultKind.OUT_OF_RANGE_ADDRESS, declared, lane=warp * LANES, address=base)
    return memory, base, block


def own_block(w: Warps, inst: PlacedInst, warp: int, block: int, address: int) -> None:
    """What a copy reads in shared memory is its own block's (PTX ISA, cp.async.bulk: .shared::cta)."""
    if block != w.block[warp * LANES]:
        what = f"a copy takes from its own block's shared memory, and {address:#x} is in another block's"
        w.fault(inst, FaultKind.OUT_OF_RANGE_ADDRESS, what, lane=warp * LANES, address=address)


def shared_bytes(w: Warps, inst: PlacedInst, address: int, warp: int, count: int) -> Array:
    """What a copy takes out of the block's own shared memory."""
    memory, base, block = row(w, inst, address, warp, count)
    own_block(w, inst, warp, block, base)
    w.matrix_read(inst, warp, base + np.arange(count))
    return memory[base : base + count]


def far(w: Warps, inst: PlacedInst, address: int, warp: int, count: int, write: bool = False) -> Array:
    """Global memory that a copy reads or writes."""
    if address % 16:
        what = f"{count} bytes at {address:#x} of global memory, which must be a multiple of 16"
        w.fault(inst, FaultKind.MISALIGNED_ADDRESS, what, lane=warp * LANES, address=address)
    return read_bytes(w, inst, address, count, write)


def arrived(w: Warps, inst: PlacedInst, warp: int, barrier: int, block: int, at: Array) -> None:
    """Bytes of a copy are there, which a barrier counts."""
    _, home, place = cell(w, inst, barrier, warp * LANES)
    w.bytes_arrive(inst, warp, block, place, at)
    if home != block:
        what = "the bytes go to one block and the barrier is another's"
        w.fault(inst, FaultKind.BARRIER, what, lane=warp * LANES, address=place)
    change(w, inst, barrier, warp * LANES, 0, -len(at))


@handles("STAS")
def store_and_tell(w: Warps, inst: PlacedInst) -> None:
    """Each lane stores to the shared memory of a block of the cluster, whose barrier counts the bytes; it is
    in the second register of the address (PTX ISA, st.async)."""
    size, number = part_of(inst).bytes, inst.get("at")
    to, barriers = w.register(number).astype(np.int64), w.register(number + 1)
    to = to + inst.get("at_offset")
    if inst.get("ur") != w.uniform_zero:
        to = to + w.uniform(inst.get("ur"))
    values = np.stack([w.raw(inst, "data", n) for n in range(size // 4)], axis=1)
    in_shared(w, inst, to, size, far=True).store(values)
    for n, lane in enumerate(w.at.tolist()):
        block, at = w.home_of(inst, int(to[n]), lane)
        arrived_bytes = at + np.arange(size)
        arrived(w, inst, lane // LANES, int(barriers[n]), block, arrived_bytes)
