"""Loads and stores: global, flat, scratch, LDS and scalar; those by lane number, blocks and transposed ones.

Source: RDNA3 and RDNA4 ISA, "Flat, global and scratch", "LDS", "Scalar memory" opcodes. Bytes are `reach`'s.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import M0, NULL, Reg
from drivers.sim.amd.wave.abi import PRIVATE_HIGH, SHARED_HIGH
from drivers.sim.amd.wave.facts.matrix_layout import TRANSPOSED
from drivers.sim.amd.wave.facts.private import oddness
from drivers.sim.amd.wave.interp.lanes import Array
from drivers.sim.amd.wave.interp.reach import (
    I64,
    U32,
    U64,
    WaveContext,
    check_alignment,
    deposit,
    deposit_lds,
    deposit_private,
    fetch,
    fetch_lds,
    fetch_private,
    gone_to,
    keep_rows,
    place_of,
    register_bytes,
    spread,
)
from drivers.sim.amd.wave.interp.state import FULL, Wave
from drivers.sim.amd.wave.meaning.scalar_bits import signed

NAME = re.compile(r"(global|flat|scratch|ds)_(load|store)_(?:(2addr)_(stride64_)?)?(.+)")
SCALAR_LOAD = re.compile(r"s_load_([biu])(\d+)")
BLOCK = 32

Effect = Callable[[WaveContext, Inst], None]


@dataclass(frozen=True)
class LaneTransfer:
    """What one lane moves. half: "low" or "high" for accesses to 16 bits of a register."""

    size: int
    signed: bool = False
    half: str = ""

    @property
    def dwords(self) -> int:
        return max(1, self.size // 4)


def shape_of(text: str) -> LaneTransfer | None:
    """``b128``, ``i8``, ``d16_hi_u8``, ``u16_d16`` as the instruction's name ends."""
    half = "high" if "d16_hi" in text else "low" if "d16" in text else ""
    core = text.replace("d16_hi", "").replace("d16", "").strip("_")
    if not re.fullmatch(r"[bui](8|16|32|64|96|128)", core):
        return None
    return LaneTransfer(int(core[1:]) // 8, core[0] == "i", half)


DWORD = LaneTransfer(4)

# -- addresses -----------------------------------------------------------------------------------


def global_addresses(context: WaveContext, inst: Inst) -> Array:
    """saddr + vaddr (32 bits), or a 64-bit vaddr; plus the immediate."""
    wave, base = context.wave, inst.get("saddr")
    if base is not None and base.code != NULL.code:
        found = wave.row(inst["vaddr"]).astype(U64) + U64(wave.wide_scalar(base.code))
    else:
        found = wave.read_wide(inst["vaddr"])
    return gone_to(context, found + I64(inst["offset"]).astype(U64))


def private_offsets(context: WaveContext, inst: Inst) -> Array:
    """Where in its private memory each lane begins: vaddr, saddr and the immediate, each if present."""
    wave = context.wave
    private = np.full(wave.lanes, inst["offset"], I64)
    base, lanes = inst.get("saddr"), inst.get("vaddr")
    if base is not None and base.code != NULL.code:
        private += wave.scalar(base.code)
    if lanes is not None:
        private += wave.row(lanes)
    return private & FULL


def lds_starts(context: WaveContext, inst: Inst, offset: int) -> Array:
    if inst.get("gds"):
        context.wave.refuse(f"{inst.defn.mnemonic} with gds")
    return gone_to(context, (context.wave.row(inst["addr"]) + U32(offset)).astype(I64))


@dataclass(frozen=True)
class Places:
    """Where the lanes of a flat instruction go: to memory, to LDS or to scratch, by the high half of their
    address. Source: RDNA3 ISA, "FLAT"; the apertures are in `abi`.
    """

    addresses: Array
    starts: Array
    private: Array
    memory: Array
    shared: Array
    own: Array


def flat_places(context: WaveContext, inst: Inst) -> Places:
    wave, register = context.wave, inst["vaddr"]
    low, high = wave.row(register), wave.row(register, 1)
    starts = low.astype(I64) + inst["offset"]
    shared, own = (wave.active & (high == base) for base in (SHARED_HIGH, PRIVATE_HIGH))
    memory = wave.active & ~shared & ~own
    return Places(global_addresses(context, inst), starts, starts & FULL, memory, shared, own)


# -- loads and stores ----------------------------------------------------------------------------


@dataclass(frozen=True)
class LaneSpace:
    """Memory in which each lane has one place. starts: its first byte; `last` is the greatest there is.
    data: the operand with a store's data. aligned: some addresses have to be multiples of what a lane moves.
    """

    starts: Callable[[WaveContext, Inst], Array]
    fetch: Callable[[WaveContext, Array, int, Array], Array]
    deposit: Callable[[WaveContext, Array, Array, Array], None]
    data: str = "vdata"
    aligned: bool = False
    last: int = (1 << 64) - 1

    def effect(self, verb: str, shape: LaneTransfer) -> Effect:
        def run(context: WaveContext, inst: Inst) -> None:
            wave, starts = context.wave, self.starts(context, inst)
            if self.aligned and oddness(inst, shape.size) is False:
                check_alignment(context, starts, shape.size)
            if verb == "load":
                keep(context, inst, shape, self.load(context, starts, shape.size))
            else:
                data = stored_bytes(wave, inst[self.data], shape)[wave.active]
                self.deposit(context, starts, data, wave.active)

        return run

    def load(self, context: WaveContext, starts: Array, size: int) -> Array:
        """Bytes (all lanes, size)."""
        active = context.wave.active
        return spread(context.wave, active, self.fetch(context, starts, size, active))

    def block_effect(self, verb: str) -> Effect:
        """A dword of each register that M0 names, side by side."""

        def run(context: WaveContext, inst: Inst) -> None:
            wave, start = context.wave, self.starts(context, inst)
            for register, number in block_registers(wave, inst["vdst" if verb == "load" else "vdata"].index):
                at = start + 4 * number & self.last
                if verb == "load":
                    keep_loaded(wave, register, DWORD, self.load(context, at, 4))
                else:
                    self.deposit(context, at, register_bytes(wave, register, 1)[wave.active], wave.active)

        return run


def keep(context: WaveContext, inst: Inst, shape: LaneTransfer, data: Array) -> None:
    """Write loaded bytes (all lanes, size) to the destination."""
    keep_loaded(context.wave, inst["vdst"].index, shape, data)


def keep_loaded(wave: Wave, first: int, shape: LaneTransfer, data: Array) -> None:
    wide = np.zeros((wave.lanes, 4 * shape.dwords), np.uint8)
    wide[:, : shape.size] = data
    if shape.signed and shape.size < 4:
        wide[:, shape.size :] = np.where(data[:, -1:] & 0x80, 255, 0)
    if shape.half:
        wave.put_half(first, wide.view(U32)[:, 0].astype(np.uint16), int(shape.half == "high"))
    else:
        keep_rows(wave, first, wide, wave.active)


def stored_bytes(wave: Wave, register: Reg, shape: LaneTransfer) -> Array:
    """Bytes (all lanes, size) of a store's data."""
    start = 2 if shape.half == "high" else 0
    return register_bytes(wave, register.index, shape.dwords)[:, start : start + shape.size]


def memory_effect(name: str) -> Effect | None:
    """What a load or a store does, by its name; None for what is none or has no rule."""
    if name in EFFECTS:
        return EFFECTS[name]
    found = NAME.fullmatch(name)
    if found is not None:
        space, verb, two, stride, rest = found.groups()
        shape = shape_of(rest)
        if shape is None:
            return None
        if two:
            return two_address_effect(verb, shape, 64 if stride else 1)
        return flat_effect(verb, shape) if space == "flat" else SPACES[space].effect(verb, shape)
    scalar = SCALAR_LOAD.fullmatch(name)
    return scalar_load(int(scalar[2]), scalar[1]) if scalar is not None else None


def flat_effect(verb: str, shape: LaneTransfer) -> Effect:
    """Memory, then LDS, then scratch."""

    def run(context: WaveContext, inst: Inst) -> None:
        wave, places = context.wave, flat_places(context, inst)
        if verb == "load":
            data = spread(wave, places.memory, fetch(context, places.addresses, shape.size, places.memory))
            data[places.shared] = fetch_lds(context, places.starts, shape.size, places.shared)
            data[places.own] = fetch_private(context, places.private, shape.size, places.own)
            keep(context, inst, shape, data)
            return
        data = stored_bytes(wave, inst["vdata"], shape)
        deposit(context, places.addresses, data[places.memory], places.memory)
        deposit_lds(context, places.starts, data[places.shared], places.shared)
        deposit_private(context, places.private, data[places.own], places.own)

    return run


def two_address_effect(verb: str, shape: LaneTransfer, stride: int) -> Effect:
    """Two elements per lane; offset0 and offset1 count elements, or 64 of them."""

    def run(context: WaveContext, inst: Inst) -> None:
        wave = context.wave
        starts = [
            lds_starts(context, inst, inst[name] * shape.size * stride) for name in ("offset0", "offset1")
        ]
        if verb == "load":
            parts = [LDS.load(context, at, shape.size) for at in starts]
            keep(context, inst, LaneTransfer(2 * shape.size), np.concatenate(parts, axis=1))
            return
        for name, at in zip(("data0", "data1"), starts, strict=True):
            deposit_lds(context, at, stored_bytes(wave, inst[name], shape)[wave.active], wave.active)

    return run


# -- scalar loads --------------------------------------------------------------------------------


def scalar_offset(wave: Wave, inst: Inst) -> int:
    """The immediate, and a scalar register if there is one."""
    offset = inst.get("soffset")
    moved = wave.scalar(offset.code) if isinstance(offset, Reg) and offset.code != NULL.code else 0
    return moved + int(inst.get("offset", 0))


def scalar_load(bits: int, letter: str) -> Effect:
    """base + soffset + immediate, rounded down to a dword, or to the size of what is smaller."""

    def run(context: WaveContext, inst: Inst) -> None:
        wave = context.wave
        at = wave.wide_scalar(inst["sbase"].code) + scalar_offset(wave, inst) & -min(bits // 8, 4)
        data = scalar_bytes(context, at & (1 << 64) - 1, bits // 8)
        keep_scalars(wave, inst["sdst"].code, data, letter)

    return run


def keep_scalars(wave: Wave, first: int, data: bytes, letter: str) -> None:
    """Dwords to neighbouring scalar registers; what is smaller is extended to one."""
    if len(data) < 4:
        number = int.from_bytes(data, "little")
        wave.set_scalar(first, signed(number, 8 * len(data)) if letter == "i" else number)
        return
    for part, word in enumerate(struct.unpack(f"<{len(data) // 4}I", data)):
        wave.set_scalar(first + part, word)


def scalar_bytes(context: WaveContext, at: int, size: int) -> bytes:
    """What a scalar load brings. Rule W27: not what a vector store has just written."""
    wave, memory = context.wave, context.memory
    context.at = at
    for dword in range(at >> 2, at + size + 3 >> 2):
        if memory.stored.get(dword, 0) > context.group.scalar_clean:
            detail = f"{4 * dword:#x} was written by a vector store since; s_dcache_inv first"
            raise wave.fault("E_SCALAR_STALE", detail, va=4 * dword)
    place = place_of(wave, 0, at)
    del place["lane"]
    return memory.space.read(at, size, place)


# -- addressed by the lane -----------------------------------------------------------------------


def lds_by_lane(context: WaveContext, inst: Inst) -> Array:
    if inst.get("gds"):
        context.wave.refuse(f"{inst.defn.mnemonic} with gds")
    first = (context.wave.scalar(M0.code) & 0xFFFF) + int(inst["offset"])
    return first + 4 * context.wave.numbers.astype(I64)


def memory_by_lane(context: WaveContext, inst: Inst) -> Array:
    base = inst.get("saddr")
    first = 0 if base is None or base.code == NULL.code else context.wave.wide_scalar(base.code)
    first = first + int(inst["offset"]) & (1 << 64) - 1
    return gone_to(context, U64(first) + 4 * context.wave.numbers.astype(U64))


# -- transposed ----------------------------------------------------------------------------------


def load_transposed(context: WaveContext, inst: Inst) -> None:
    """Eight lanes that load eight elements each get a column of them each. Order: `matrix_layout`."""
    wave, form = context.wave, TRANSPOSED[inst.defn.mnemonic]
    if wave.lanes == 64:
        wave.refuse(f"{inst.defn.mnemonic} in a wave64: which lane gets what is published nowhere")
    loaded = GLOBAL.load(context, global_addresses(context, inst), form.size_bytes).view(f"u{form.bits // 8}")
    lanes = range(wave.lanes)
    columns = [[loaded[form.source(lane, place), lane % 8] for place in range(8)] for lane in lanes]
    keep(context, inst, LaneTransfer(form.size_bytes), np.array(columns, loaded.dtype).view(np.uint8))


# -- many registers at once ----------------------------------------------------------------------


def block_registers(wave: Wave, first: int) -> list[tuple[int, int]]:
    """(register, its number in the block) of those that M0 names."""
    named = wave.scalar(M0.code)
    return [(first + i, i) for i in range(min(BLOCK, wave.abi.vgprs - first)) if named >> i & 1]


GLOBAL = LaneSpace(global_addresses, fetch, deposit)
SCRATCH = LaneSpace(private_offsets, fetch_private, deposit_private, aligned=True, last=FULL)
LDS = LaneSpace(
    lambda context, inst: lds_starts(context, inst, inst["offset"]), fetch_lds, deposit_lds, "data0"
)
SPACES = {"global": GLOBAL, "scratch": SCRATCH, "ds": LDS}
BY_LANE = {"global": LaneSpace(memory_by_lane, fetch, deposit),
           "ds": LaneSpace(lds_by_lane, fetch_lds, deposit_lds, "data0")}  # fmt: skip
EFFECTS: dict[str, Effect] = dict.fromkeys(TRANSPOSED, load_transposed)
for _verb in ("load", "store"):
    EFFECTS |= {f"{name}_{_verb}_addtid_b32": space.effect(_verb, DWORD) for name, space in BY_LANE.items()}
    EFFECTS |= {f"{name}_{_verb}_block": SPACES[name].block_effect(_verb) for name in ("global", "scratch")}
