"""Memory instructions: global, flat, scratch, LDS and scalar; through the address space, lane by lane where
it must.

Faults carry lane and address. Of lanes that store to one place the highest wins; atomics run lowest lane
first. Source: RDNA3 ISA, "Flat, global and scratch", "LDS", "Scalar memory" opcodes; LLVM AMDGPUUsage,
"Private".
"""

from __future__ import annotations

import ctypes
import re
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import NULL, Reg
from drivers.sim.amd.memory import Access, AddressSpace
from drivers.sim.amd.wave.abi import LANES
from drivers.sim.amd.wave.interp.lds import Lds
from drivers.sim.amd.wave.interp.state import FULL, LANE_NUMBERS, Array, Wave

if TYPE_CHECKING:
    from drivers.sim.amd.wave.interp.wait import Operation

U32, U64, I64 = np.uint32, np.uint64, np.int64
NAME = re.compile(r"(global|flat|scratch|ds)_(load|store)_(?:(2addr)_(stride64_)?)?(.+)")
ATOMIC = re.compile(r"(global|flat)_atomic_(\w+)_([uibf])(32|64)")
DS_ATOMIC = re.compile(r"ds_(\w+?)_(?:rtn_)?([uibf])(32|64)")
SCALAR_LOAD = re.compile(r"s_load_b(\d+)")


@dataclass
class Memory:
    """What the waves of a launch share.
    stored: dwords that vector stores wrote, with the count of stores then.
    """

    space: AddressSpace
    scratch_lane_bytes: int
    stored: dict[int, int]
    stores: int = 0


@dataclass
class Context:
    """A wave and everything it can reach."""

    wave: Wave
    memory: Memory
    lds: Lds
    scratch_va: int  # of this wave
    operation: Operation | None = None
    scalar_clean: int = 0
    at: int = 0  # where its lowest lane went last


Effect = Callable[[Context, Inst], None]
Enough = Callable[..., Array]


@dataclass(frozen=True)
class Shape:
    """What one lane moves. half: "low" or "high" for accesses to 16 bits of a register."""

    size: int
    signed: bool = False
    half: str = ""

    @property
    def dwords(self) -> int:
        return max(1, self.size // 4)


def shape_of(text: str) -> Shape | None:
    """``b128``, ``i8``, ``d16_hi_u8``, ``u16_d16`` as the instruction's name ends."""
    half = "high" if "d16_hi" in text else "low" if "d16" in text else ""
    core = text.replace("d16_hi", "").replace("d16", "").strip("_")
    if not re.fullmatch(r"[bui](8|16|32|64|96|128)", core):
        return None
    return Shape(int(core[1:]) // 8, core[0] == "i", half)


# -- addresses -----------------------------------------------------------------------------------


def address_row(wave: Wave, register: Reg) -> Array:
    value, defined = wave.row(register)
    wave.note(register, defined)
    return value.astype(I64)


def global_addresses(context: Context, inst: Inst) -> Array:
    """saddr + vaddr (32 bits), or a 64-bit vaddr; plus the immediate."""
    wave, base = context.wave, inst.get("saddr")
    if base is not None and base.code != NULL.code:
        start = wave.wide_scalar(base.code)
        found = address_row(wave, inst["vaddr"]).astype(U64) + U64(start)
    else:
        found = wave.read_wide(inst["vaddr"])
    wave.require(wave.active, "an address")
    return gone_to(context, found + np.int64(inst["offset"]).astype(U64))


def private_offsets(context: Context, inst: Inst, size: int) -> Array:
    """Where in its private memory each lane begins; active lanes stay inside of it."""
    wave = context.wave
    private = np.full(LANES, inst["offset"], I64)
    base, lanes = inst.get("saddr"), inst.get("vaddr")
    if base is not None and base.code != NULL.code:
        private += wave.scalar(base.code)
    if lanes is not None:
        private += address_row(wave, lanes)
    wave.require(wave.active, "an address")
    private &= FULL
    limit = context.memory.scratch_lane_bytes
    bad = wave.active & (private + size > limit)
    if bad.any():
        lane = int(np.argmax(bad))
        detail = f"scratch address {int(private[lane]):#x} of a lane that has {limit} bytes"
        raise wave.fault("E_SCRATCH_OOB", detail, lane=lane)
    return private


def scratch_places(context: Context, private: Array, size: int) -> tuple[int, list[Array]]:
    """Pieces of an access that lie in one dword each: their size, and where they are.

    Private memory interleaves lanes by dword:
    dword d of lane l lies at ``(32 d + l) * 4`` of the wave's part. Unaligned accesses go byte by byte.
    """
    piece = min(size, 4)
    if (private[context.wave.active] % piece).any():
        piece = 1
    at = [private + start for start in range(0, size, piece)]
    base = context.scratch_va + 4 * LANE_NUMBERS.astype(I64)
    return piece, [((here & ~3) * 32 + base + (here & 3)).astype(U64) for here in at]


def lds_starts(context: Context, inst: Inst, offset: int) -> Array:
    if inst.get("gds"):
        context.wave.refuse(f"{inst.defn.mnemonic} with gds")
    found = address_row(context.wave, inst["addr"]) + offset
    context.wave.require(context.wave.active, "an LDS address")
    return gone_to(context, found)


def gone_to(context: Context, addresses: Array) -> Array:
    """The same, with that of the lowest lane kept."""
    if context.wave.active.any():
        context.at = int(addresses[int(np.argmax(context.wave.active))])
    return addresses


# -- bytes ---------------------------------------------------------------------------------------


def window(
    space: AddressSpace, low: int, size: int, access: Access, where: dict[str, object]
) -> Array | None:
    """[low, low + size) as one array of bytes, or None where it is not one segment."""
    found = space.segment(low, access, where)
    if low + size > found.high:
        return None
    return np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(found.host + low - found.low))


def place_of(wave: Wave, lane: int, va: int) -> dict[str, object]:
    return {**wave.fault("", "").where, "lane": lane, "va": va}


def fetch(context: Context, addresses: Array, size: int) -> Array:
    """Bytes (active lanes, size)."""
    wave, space = context.wave, context.memory.space
    lanes = np.nonzero(wave.active)[0]
    if not len(lanes):
        return np.zeros((0, size), np.uint8)
    starts = addresses[lanes].tolist()
    first = starts.index(min(starts))
    where = place_of(wave, int(lanes[first]), starts[first])
    span = max(starts) - starts[first] + size
    near = window(space, starts[first], span, Access.READ, where) if span < 1 << 24 else None
    if near is not None:
        offsets = (addresses[lanes] - U64(starts[first])).astype(I64)
        found: Array = near[offsets[:, None] + np.arange(size)]
        return found
    rows = [
        space.read(va, size, place_of(wave, int(lane), va)) for lane, va in zip(lanes, starts, strict=True)
    ]
    return np.frombuffer(b"".join(rows), np.uint8).reshape(-1, size)


def deposit(context: Context, addresses: Array, data: Array) -> None:
    """Store bytes (active lanes, size)."""
    wave, memory = context.wave, context.memory
    memory.stores += 1
    size = data.shape[1]
    for lane, row in zip(np.nonzero(wave.active)[0], data, strict=True):
        va = int(addresses[lane])
        memory.space.write(va, row.tobytes(), place_of(wave, int(lane), va))
        for dword in range(va >> 2, (va + size + 3) >> 2):
            memory.stored[dword] = memory.stores


def to_rows(data: Array, shape: Shape, lanes: Array) -> list[Array]:
    """Loaded bytes as one row of 32 dwords per register."""
    wide = np.zeros((LANES, 4 * shape.dwords), np.uint8)
    wide[lanes, : shape.size] = data
    if shape.signed and shape.size < 4:
        wide[lanes, shape.size :] = np.where(data[:, -1:] & 0x80, 255, 0)
    return list(wide.view(U32).T)


def keep(context: Context, inst: Inst, shape: Shape, rows: list[Array]) -> None:
    """Write loaded rows to the destination."""
    wave, first = context.wave, inst["vdst"].index
    full = np.full(LANES, FULL, U32)
    if shape.half:
        wave.put_half(first, rows[0].astype(np.uint16), int(shape.half == "high"), wave.active, full)
        return
    for part, row in enumerate(rows):
        wave.put(first + part, row, wave.active, full)


def stored_bytes(context: Context, register: Reg, shape: Shape, enough: Enough = np.any) -> Array:
    """Bytes (active lanes, size) of a store's data. Undefined stored bits fault; of a group of registers it
    is `enough` that any is defined, or all.
    """
    wave = context.wave
    shift = U32(16 if shape.half == "high" else 0)
    wanted = U32(FULL if shape.size >= 4 else ((1 << 8 * shape.size) - 1) << int(shift))
    pairs = [wave.row(register, part) for part in range(shape.dwords)]
    good = enough(np.stack([defined & wanted == wanted for _, defined in pairs]), axis=0)
    wave.note(register, np.where(good, U32(FULL), U32(0)))
    wave.require(wave.active, "stored data")
    whole = np.stack([value >> shift for value, _ in pairs], axis=1).astype(U32).view(np.uint8)
    return np.ascontiguousarray(whole[wave.active][:, : shape.size])


def spilled(good: Array, axis: int) -> Array:
    """Scratch may be given anything: compilers spill what they have."""
    return np.full_like(good.any(axis=axis), True)


# -- loads and stores ----------------------------------------------------------------------------


def memory_effect(name: str) -> Effect | None:
    """What a memory instruction does, by its name; None for what is none or has no rule."""
    found = NAME.fullmatch(name)
    if found is not None:
        space, verb, two, stride, rest = found.groups()
        shape = shape_of(rest)
        if shape is None:
            return None
        if two:
            return two_address_effect(verb, shape, 64 if stride else 1)
        if space == "ds":
            return lds_effect(verb, shape)
        return scratch_effect(verb, shape) if space == "scratch" else vector_effect(verb, shape)
    scalar = SCALAR_LOAD.fullmatch(name)
    if scalar is not None:
        return scalar_load(int(scalar[1]) // 32)
    return atomic_effect(name)


def vector_effect(verb: str, shape: Shape) -> Effect:
    def run(context: Context, inst: Inst) -> None:
        addresses = global_addresses(context, inst)
        if verb == "load":
            rows = to_rows(fetch(context, addresses, shape.size), shape, context.wave.active)
            keep(context, inst, shape, rows)
        else:
            deposit(context, addresses, stored_bytes(context, inst["vdata"], shape))

    return run


def scratch_effect(verb: str, shape: Shape) -> Effect:
    def run(context: Context, inst: Inst) -> None:
        private = private_offsets(context, inst, shape.size)
        piece, places = scratch_places(context, private, shape.size)
        if verb == "load":
            data = np.concatenate([fetch(context, at, piece) for at in places], axis=1)
            keep(context, inst, shape, to_rows(data, shape, context.wave.active))
            return
        data = stored_bytes(context, inst["vdata"], shape, spilled)
        for number, at in enumerate(places):
            deposit(context, at, data[:, piece * number : piece * (number + 1)])

    return run


def lds_effect(verb: str, shape: Shape) -> Effect:
    def run(context: Context, inst: Inst) -> None:
        starts = lds_starts(context, inst, inst["offset"])
        if verb == "load":
            keep(context, inst, shape, lds_load(context, starts, shape))
        else:
            lds_store(context, starts, stored_bytes(context, inst["data0"], shape))

    return run


def lds_load(context: Context, starts: Array, shape: Shape) -> list[Array]:
    wave, lds = context.wave, context.lds
    lds.check_range(wave, starts, wave.active, shape.size)
    mark(context, starts, shape.size, "read")
    return to_rows(lds.load(wave, starts, wave.active, shape.size), shape, wave.active)


def lds_store(context: Context, starts: Array, data: Array) -> None:
    wave, lds = context.wave, context.lds
    lds.check_range(wave, starts, wave.active, data.shape[1])
    mark(context, starts, data.shape[1], "write")
    lds.store(starts, wave.active, data)


def mark(context: Context, starts: Array, size: int, kind: str) -> None:
    """Tell the LDS who touches what, now and, if it is still in flight, behind the next barrier."""
    places = (starts[context.wave.active][:, None] + np.arange(size)).ravel()
    context.lds.touch(context.wave, places, kind)
    if context.operation is not None:
        context.operation.lds.append((places, kind))


def two_address_effect(verb: str, shape: Shape, stride: int) -> Effect:
    """Two elements per lane; offset0 and offset1 count elements, or 64 of them."""

    def run(context: Context, inst: Inst) -> None:
        steps = [inst[name] * shape.size * stride for name in ("offset0", "offset1")]
        if verb == "load":
            rows = [
                row for step in steps for row in lds_load(context, lds_starts(context, inst, step), shape)
            ]
            keep(context, inst, Shape(2 * shape.size), rows)
            return
        for name, step in zip(("data0", "data1"), steps, strict=True):
            lds_store(context, lds_starts(context, inst, step), stored_bytes(context, inst[name], shape))

    return run


# -- scalar loads --------------------------------------------------------------------------------


def scalar_load(dwords: int) -> Effect:
    """base + soffset + immediate, rounded down to a dword.
    Rule W27: not what a vector store has just written.
    """

    def run(context: Context, inst: Inst) -> None:
        wave, memory = context.wave, context.memory
        offset = inst.get("soffset")
        moved = wave.scalar(offset.code) if isinstance(offset, Reg) and offset.code != NULL.code else 0
        at = wave.wide_scalar(inst["sbase"].code) + moved + inst.get("offset", 0) & (1 << 64) - 4
        context.at = at
        for part in range(dwords):
            if memory.stored.get((at >> 2) + part, 0) > context.scalar_clean:
                detail = f"{at + 4 * part:#x} was written by a vector store since; s_dcache_inv first"
                raise wave.fault("E_SCALAR_STALE", detail, va=at + 4 * part)
        words = struct.unpack(f"<{dwords}I", memory.space.read(at, 4 * dwords, place_of(wave, 0, at)))
        for part, word in enumerate(words):
            wave.set_scalar(inst["sdst"].code + part, word)

    return run


# -- atomics -------------------------------------------------------------------------------------


def number_extreme(pick: Callable[[float, float], float]) -> Callable[[float, float], float]:
    """Minimum or maximum that ignores a NaN."""
    return lambda old, new: new if old != old else old if new != new else pick(old, new)


def float_minimum(old: float, new: float) -> float:
    return min((old, new), key=lambda x: (x, np.copysign(1, x)))


def float_maximum(old: float, new: float) -> float:
    return max((old, new), key=lambda x: (x, np.copysign(1, x)))


# Operation on (old, data) as numbers of the instruction's type.
UPDATES: dict[str, Callable[[int, int], int]] = {
    "add": lambda old, new: old + new,
    "sub": lambda old, new: old - new,
    "min": min,
    "max": max,
    "and": lambda old, new: old & new,
    "or": lambda old, new: old | new,
    "xor": lambda old, new: old ^ new,
    "inc": lambda old, new: 0 if old >= new else old + 1,
    "dec": lambda old, new: new if old == 0 or old > new else old - 1,
    "swap": lambda old, new: new,
    "csub": lambda old, new: max(0, old - new),
}
FLOAT_UPDATES: dict[str, Callable[..., object]] = {
    "add": lambda old, new: old + new,
    "min": number_extreme(float_minimum),
    "max": number_extreme(float_maximum),
}
SAME = {"storexchg": "swap", "cmpstore": "cmpswap"}


def atomic_effect(name: str) -> Effect | None:
    found = ATOMIC.fullmatch(name) or DS_ATOMIC.fullmatch(name)
    if found is None:
        return None
    verb, letter, bits = found.groups()[-3:]
    verb = SAME.get(verb, verb)
    table = FLOAT_UPDATES if letter == "f" else UPDATES
    if verb not in table and (verb, letter) != ("cmpswap", "b"):
        return None
    size = int(bits) // 8
    return lds_atomic(verb, letter, size) if name.startswith("ds_") else global_atomic(verb, letter, size)


def updated(verb: str, letter: str, old: bytes, data: bytes) -> bytes:
    """The bytes after one lane's operation. A compare-swap's data: the new value, then the expected."""
    size = len(old)
    if verb == "cmpswap":
        return data[:size] if old == data[size:] else old
    if letter == "f":
        dtype = np.dtype(f"f{size}")
        a, b = np.frombuffer(old, dtype)[0], np.frombuffer(data, dtype)[0]
        return np.array([FLOAT_UPDATES[verb](a, b)], dtype).tobytes()
    a, b = (int.from_bytes(part, "little", signed=letter == "i") for part in (old, data))
    return (UPDATES[verb](a, b) & (1 << 8 * size) - 1).to_bytes(size, "little")


def data_bytes(context: Context, registers: list[Reg], dwords: int) -> Array:
    """Bytes (32 lanes, ...) of an atomic's data operands, one behind the other."""
    parts = []
    for register in registers:
        whole = np.zeros((LANES, 4 * dwords), np.uint8)
        whole[context.wave.active] = stored_bytes(context, register, Shape(4 * dwords), np.all)
        parts.append(whole)
    return np.concatenate(parts, axis=1)


def give_old(context: Context, inst: Inst, old: Array) -> None:
    if inst.get("vdst") is None:
        return
    for part, row in enumerate(old.view(U32).T):
        context.wave.put(inst["vdst"].index + part, row, context.wave.active, np.full(LANES, FULL, U32))


def global_atomic(verb: str, letter: str, size: int) -> Effect:
    def run(context: Context, inst: Inst) -> None:
        wave, memory = context.wave, context.memory
        addresses = global_addresses(context, inst)
        data = data_bytes(context, [inst["vdata"]], inst["vdata"].count)
        old = np.zeros((LANES, size), np.uint8)
        memory.stores += 1
        for lane in np.nonzero(wave.active)[0]:
            va = int(addresses[lane])
            where = place_of(wave, int(lane), va)
            if va % size:
                detail = f"an atomic of {size} bytes at {va:#x}, which is not a multiple of its size"
                raise wave.fault("E_VM_FAULT", detail, lane=int(lane), va=va)
            memory.space.segment(va, Access.ATOMIC, where)
            before = memory.space.read(va, size, where)
            memory.space.write(va, updated(verb, letter, before, data[lane].tobytes()), where)
            old[lane] = np.frombuffer(before, np.uint8)
            memory.stored.update(dict.fromkeys(range(va >> 2, va + size >> 2), memory.stores))
        give_old(context, inst, old)

    return run


def lds_atomic(verb: str, letter: str, size: int) -> Effect:
    def run(context: Context, inst: Inst) -> None:
        wave, lds = context.wave, context.lds
        starts = lds_starts(context, inst, inst["offset"])
        lds.check_range(wave, starts, wave.active, size)
        mark(context, starts, size, "atomic")
        names = ["data0", "data1"] if verb == "cmpswap" else ["data0"]
        data = data_bytes(context, [inst[name] for name in names], size // 4)
        lds.load(wave, starts, wave.active, size)
        old = np.zeros((LANES, size), np.uint8)
        for lane in np.nonzero(wave.active)[0]:
            place = slice(int(starts[lane]), int(starts[lane]) + size)
            old[lane] = lds.data[place]
            after = updated(verb, letter, old[lane].tobytes(), data[lane].tobytes())
            lds.data[place] = np.frombuffer(after, np.uint8)
        give_old(context, inst, old)

    return run
