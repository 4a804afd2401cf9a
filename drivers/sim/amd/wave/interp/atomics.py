"""Atomics of memory and LDS: lane after lane, the lowest first. Source: RDNA3 and RDNA4 ISA, opcode pages."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import M0, Reg
from drivers.core.errors import SimFault
from drivers.sim.amd.wave.facts.faults import misaligned_atomic
from drivers.sim.amd.wave.interp.lanes import Array
from drivers.sim.amd.wave.interp.memory import Effect, flat_places, global_addresses, lds_starts
from drivers.sim.amd.wave.interp.reach import (
    I64,
    WaveContext,
    at_lane,
    check_private,
    keep_rows,
    mark,
    private_places,
    refuse_private,
    register_bytes,
)
from drivers.sim.amd.wave.interp.state import Wave
from drivers.sim.llvm.ieee import quiet
from drivers.sim.memory import Access

MEMORY = re.compile(r"(global|flat|buffer)_atomic_(\w+)_([uibf])(32|64)")
LDS = re.compile(r"ds_(\w+?)_(?:rtn_)?([uibf])(32|64)")
PACKED = re.compile(r"(?:(global|flat|buffer)_atomic|ds)_pk_add_(?:rtn_)?(b?f16)")
PAIR = re.compile(r"ds_storexchg_2addr_(stride64_)?rtn_b(32|64)")
SAME = {"storexchg": "swap", "cmpstore": "cmpswap"}

# (old, data, second operand) as numbers of the instruction's type -> the new value, modulo its width.
UPDATES: dict[str, Callable[[int, int, int], int]] = {
    "swap": lambda old, new, _: new,
    "add": lambda old, new, _: old + new,
    "sub": lambda old, new, _: old - new,
    "rsub": lambda old, new, _: new - old,
    "min": lambda old, new, _: min(old, new),
    "max": lambda old, new, _: max(old, new),
    "and": lambda old, new, _: old & new,
    "or": lambda old, new, _: old | new,
    "xor": lambda old, new, _: old ^ new,
    "mskor": lambda old, mask, new: old & ~mask | new,
    "inc": lambda old, new, _: 0 if old >= new else old + 1,
    "dec": lambda old, new, _: new if old == 0 or old > new else old - 1,
    "wrap": lambda old, new, more: old - new if old >= new else old + more,
    "csub": lambda old, new, _: max(0, old - new),
    "sub_clamp": lambda old, new, _: max(0, old - new),
    "cond_sub": lambda old, new, _: old - new if old >= new else old,
    "cmpswap": lambda old, new, wanted: new if old == wanted else old,
}
FLOAT_UPDATES: dict[str, Callable[..., object]] = {
    "add": lambda old, new, _: old + new,
    "min": lambda old, new, _: signalling_first(min, old, new),
    "max": lambda old, new, _: signalling_first(max, old, new),
    "min_num": lambda old, new, _: number(min, old, new),
    "max_num": lambda old, new, _: number(max, old, new),
    "cmpswap": lambda old, new, wanted: new if old == wanted else old,
}
TWO_OPERANDS = ("cmpswap", "mskor", "wrap")


def number(pick: Callable[..., Any], old: Any, new: Any) -> Any:
    """The number where one is a NaN, of two the operand's; -0 below +0. Source: RDNA4 ISA, *_MIN_NUM_F32."""
    if np.isnan(old):
        return quieted(new) if np.isnan(new) else new
    return old if np.isnan(new) else pick((old, new), key=lambda x: (x, np.copysign(1, x)))


def signalling_first(pick: Callable[..., Any], old: Any, new: Any) -> Any:
    """GFX11's, as measured: a NaN that signals goes before everything, then numbers, then memory's NaN. The
    document compares and no more. Source: rocjitsu, fp_mode.h.
    """
    for value in (old, new):
        if np.isnan(value) and quieted(value).tobytes() != value.tobytes():
            return quieted(value)
    return old if np.isnan(old) and np.isnan(new) else number(pick, old, new)


def quieted(value: Any) -> Any:
    return quiet(np.array([value]))[0]


@dataclass(frozen=True)
class AtomicUpdate:
    """One operation on `size` bytes. letter: of the numbers' type; b for plain bits."""

    verb: str
    letter: str
    size: int

    @property
    def words(self) -> int:
        return self.size // 4

    @property
    def operands(self) -> int:
        return 2 if self.verb in TWO_OPERANDS else 1

    def __call__(self, old: bytes, data: bytes) -> bytes:
        """The bytes after one lane's operation; `data` holds its operands one behind the other."""
        parts = (old, data[: self.size], data[self.size : 2 * self.size] or bytes(self.size))
        if self.verb == "pk_add":
            return packed_sum(self.letter, old, data)
        if self.letter == "f":
            return self.on_floats(*parts)
        a, b, c = (int.from_bytes(part, "little", signed=self.letter == "i") for part in parts)
        return (UPDATES[self.verb](a, b, c) & (1 << 8 * self.size) - 1).to_bytes(self.size, "little")

    def on_floats(self, *parts: bytes) -> bytes:
        dtype = np.dtype(f"f{self.size}")
        a, b, c = (np.frombuffer(part, dtype)[0] for part in parts)
        found = FLOAT_UPDATES[self.verb](a, b, c)
        return next(
            (part for value, part in zip((a, b), parts, strict=False) if value is found),
            np.array([found], dtype).tobytes(),
        )


def from_brain(halves: Array) -> Array:
    """bf16 bits as f32."""
    found: Array = (halves.astype(np.uint32) << np.uint32(16)).view(np.float32)
    return found


def to_brain(value: Array) -> Array:
    """f32 to bf16 bits, to nearest even; a NaN stays one."""
    bits = np.ascontiguousarray(value).view(np.uint32)
    rounded = bits + np.uint32(0x7FFF) + (bits >> np.uint32(16) & np.uint32(1))
    kept = np.where(np.isnan(value), bits | np.uint32(0x400000), rounded)
    return (kept >> np.uint32(16)).astype(np.uint16)


def packed_sum(kind: str, old: bytes, data: bytes) -> bytes:
    """Two sums of 16 bits, each in f32 and rounded to nearest even."""
    if kind == "f16":
        a, b = (np.frombuffer(part, np.float16).astype(np.float32) for part in (old, data[:4]))
        return (a + b).astype(np.float16).tobytes()
    total = from_brain(np.frombuffer(old, np.uint16)) + from_brain(np.frombuffer(data[:4], np.uint16))
    return to_brain(total).tobytes()


def update_of(verb: str, letter: str, bits: str) -> AtomicUpdate | None:
    verb = SAME.get(verb, verb)
    table = FLOAT_UPDATES if letter == "f" else UPDATES
    return AtomicUpdate(verb, letter, int(bits) // 8) if verb in table else None


def atomic_effect(name: str) -> Effect | None:
    """What an atomic does, by its name; None for what is none, has no rule or is a buffer's."""
    if name in EFFECTS:
        return EFFECTS[name]
    pair = PAIR.fullmatch(name)
    if pair is not None:
        return exchange_pair(AtomicUpdate("swap", "b", int(pair[2]) // 8), 64 if pair[1] else 1)
    found = update_named(name)
    if found is None or name.startswith("buffer"):
        return None
    if name.startswith("ds"):
        return lds_atomic(found)
    return flat_atomic(found) if name.startswith("flat") else global_atomic(found)


def update_named(name: str) -> AtomicUpdate | None:
    packed = PACKED.fullmatch(name)
    if packed is not None:
        return AtomicUpdate("pk_add", packed[2], 4)
    found = MEMORY.fullmatch(name) or LDS.fullmatch(name)
    return None if found is None else update_of(*found.groups()[-3:])


# -- where they are done -------------------------------------------------------------------------


def in_memory(
    context: WaveContext, update: AtomicUpdate, addresses: Array, data: Array, lanes: Array
) -> Array:
    """The old bytes of all lanes; 0 where a lane does not ask."""
    memory, old = context.memory, np.zeros((context.wave.lanes, update.size), np.uint8)
    for lane in np.nonzero(lanes)[0].tolist():
        va = int(addresses[lane])
        refuse_crooked(context.wave, lane, va, update.size)
        try:
            memory.space.segment(va, Access.ATOMIC, {})
            before = memory.space.read(va, update.size, {})
            memory.space.write(va, update(before, data[lane].tobytes()), {})
        except SimFault as fault:
            raise at_lane(context, fault, lane, va) from None
        old[lane] = np.frombuffer(before, np.uint8)
    if lanes.any() and not memory.has_swaps:
        memory.note_stored(addresses[lanes], update.size)
    return old


def refuse_crooked(wave: Wave, lane: int, at: int, size: int) -> None:
    if at % size:
        raise wave.fault("E_VM_FAULT", misaligned_atomic(size, at), lane=lane, va=at)


def in_lds(context: WaveContext, update: AtomicUpdate, starts: Array, data: Array, lanes: Array) -> Array:
    wave, lds, size = context.wave, context.lds, update.size
    for lane in np.nonzero(lanes & (starts % size != 0))[0].tolist():
        refuse_crooked(wave, lane, int(starts[lane]), size)
    lds.check_range(wave, starts, lanes, size)
    mark(context, starts, size, "atomic", lanes)
    lds.load(wave, starts, lanes, size)
    old = np.zeros((wave.lanes, size), np.uint8)
    for lane in np.nonzero(lanes)[0].tolist():
        place = slice(int(starts[lane]), int(starts[lane]) + size)
        old[lane] = lds.data[place]
        lds.data[place] = np.frombuffer(update(old[lane].tobytes(), data[lane].tobytes()), np.uint8)
    return old


def in_private(
    context: WaveContext, update: AtomicUpdate, private: Array, data: Array, lanes: Array
) -> Array:
    """Scratch lays a lane's dwords apart: no atomics of 64 bits there."""
    crooked = private % 4 != 0 if update.size == 4 else np.ones(len(lanes), bool)
    check_private(context, private, update.size, lanes)
    refuse_private(context, private, update.size, lanes & crooked)
    _, (places, *_) = private_places(context, private, update.size, lanes)
    return in_memory(context, update, places, data, lanes)


def data_bytes(wave: Wave, registers: list[Reg], dwords: int) -> Array:
    """Bytes (all lanes, ...) of an atomic's operands, one behind the other."""
    return np.concatenate([register_bytes(wave, each.index, dwords) for each in registers], axis=1)


def give_old(wave: Wave, inst: Inst, old: Array) -> None:
    if inst.get("vdst") is not None:
        keep_rows(wave, inst["vdst"].index, old, wave.active)


def global_atomic(update: AtomicUpdate) -> Effect:
    def run(context: WaveContext, inst: Inst) -> None:
        wave, addresses = context.wave, global_addresses(context, inst)
        data = data_bytes(wave, [inst["vdata"]], update.operands * update.words)
        give_old(wave, inst, in_memory(context, update, addresses, data, wave.active))

    return run


def flat_atomic(update: AtomicUpdate) -> Effect:
    """Memory, then LDS, then scratch."""

    def run(context: WaveContext, inst: Inst) -> None:
        wave, places = context.wave, flat_places(context, inst)
        data = data_bytes(wave, [inst["vdata"]], update.operands * update.words)
        old = in_memory(context, update, places.addresses, data, places.memory)
        old |= in_lds(context, update, places.starts, data, places.shared)
        old |= in_private(context, update, places.private, data, places.own)
        give_old(wave, inst, old)

    return run


def lds_atomic(update: AtomicUpdate) -> Effect:
    def run(context: WaveContext, inst: Inst) -> None:
        wave, starts = context.wave, lds_starts(context, inst, inst["offset"])
        names = ("data0", "data1")[: update.operands]
        data = data_bytes(wave, [inst[name] for name in names], update.words)
        give_old(wave, inst, in_lds(context, update, starts, data, wave.active))

    return run


def exchange_pair(update: AtomicUpdate, stride: int) -> Effect:
    """Two exchanges, the one at offset0 first."""

    def run(context: WaveContext, inst: Inst) -> None:
        wave, found = context.wave, []
        for name, operand in (("offset0", "data0"), ("offset1", "data1")):
            starts = lds_starts(context, inst, inst[name] * update.size * stride)
            data = data_bytes(wave, [inst[operand]], update.words)
            found.append(in_lds(context, update, starts, data, wave.active))
        give_old(wave, inst, np.concatenate(found, axis=1))

    return run


# -- LDS alone -----------------------------------------------------------------------------------


class ConditionalExchange(AtomicUpdate):
    """31 bits that replace what is there where the top bit asks for it."""

    def __call__(self, old: bytes, data: bytes) -> bytes:
        word = int.from_bytes(data, "little")
        return (word & 0x7FFFFFFF).to_bytes(4, "little") if word >> 31 else old


def exchange_if_asked(context: WaveContext, inst: Inst) -> None:
    """Two dwords at a multiple of 8, each exchanged if its top bit asks for it."""
    wave, found = context.wave, []
    starts = lds_starts(context, inst, inst["offset"]) & 0xFFF8
    for part in (0, 1):
        data = register_bytes(wave, inst["data0"].index + part, 1)
        found.append(
            in_lds(context, ConditionalExchange("swap", "b", 4), starts + 4 * part, data, wave.active)
        )
    give_old(wave, inst, np.concatenate(found, axis=1))


def count_lanes(context: WaveContext, inst: Inst) -> None:
    """A counter at M0 plus the offset grows or falls by the number of active lanes; all get the old value."""
    wave = context.wave
    if inst.get("gds"):
        wave.refuse(f"{inst.defn.mnemonic} with gds")
    verb = "add" if inst.defn.mnemonic == "ds_append" else "sub"
    count = int(wave.active.sum())
    at = (wave.scalar(M0.code) & 0xFFFF) + int(inst["offset"])
    first = wave.numbers == (int(np.argmax(wave.active)) if count else wave.lanes)
    data = np.full((wave.lanes, 1), count, np.uint32).view(np.uint8)
    old = in_lds(context, AtomicUpdate(verb, "u", 4), np.full(wave.lanes, at, I64), data, first)
    if count:
        give_old(wave, inst, np.tile(old[first], (wave.lanes, 1)))


EFFECTS: dict[str, Effect] = {
    "ds_condxchg32_rtn_b64": exchange_if_asked,
    "ds_append": count_lanes,
    "ds_consume": count_lanes,
}
