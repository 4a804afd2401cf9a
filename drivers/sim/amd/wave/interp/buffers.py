"""Buffer instructions: memory behind a four-dword resource in scalar registers, checked against its bounds.

A lane out of bounds reads 0, and what it writes is dropped, as on hardware; the launch notes it
(E_BUFFER_OOB). Sources: RDNA3 ISA, "Memory Buffer Instructions", range checking and swizzled addressing;
fields of the resource from Mesa's register tables; the stride's scale from RDNA4's.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.facts.faults import NO_BUFFER, no_format
from drivers.sim.amd.wave.facts.formats import FORMATS, IDENTITY, BufferFormat, form_of, packed, unpacked
from drivers.sim.amd.wave.interp.atomics import AtomicUpdate, data_bytes, in_memory, update_named
from drivers.sim.amd.wave.interp.lanes import Array
from drivers.sim.amd.wave.interp.memory import (
    Effect,
    LaneTransfer,
    keep_loaded,
    keep_scalars,
    scalar_bytes,
    scalar_offset,
    shape_of,
    stored_bytes,
)
from drivers.sim.amd.wave.interp.reach import I64, U32, U64, WaveContext, deposit, fetch, keep_rows
from drivers.sim.amd.wave.interp.state import FULL, Wave
from hcq.settings import read_settings

NAME = re.compile(r"buffer_(load|store)_((?!format|d16_format|d16_hi_format|lds).+)")
TYPED = re.compile(r"t?buffer_(load|store)_(d16_(?:hi_)?)?format_(x|xy|xyz|xyzw)")
SCALAR = re.compile(r"s_buffer_load_([biu])(\d+)")
SCALES = (0, 2, 3, 5)  # log2 of what the stride counts


@dataclass(frozen=True)
class BufferResource:
    """The fields of a resource's four dwords."""

    base: int
    stride: int
    swizzle: int
    records: int
    rule: int  # which offsets are out of bounds
    adds_lane: bool
    rows: int  # log2 of the rows that a swizzle puts side by side
    format: int
    selection: int

    @property
    def is_swizzled(self) -> bool:
        return self.swizzle != 0


def resource_of(wave: Wave, inst: Inst) -> BufferResource:
    code = inst["srsrc"].code
    words = [wave.scalar(code + part) for part in range(4)]
    if words[3] >> 30:
        raise wave.fault("E_DESCRIPTOR", NO_BUFFER)
    return BufferResource(
        base=(words[1] & 0xFFFF) << 32 | words[0],
        stride=(words[1] >> 16 & 0x3FFF) << SCALES[words[3] >> 18 & 3] & FULL,
        swizzle=words[1] >> 30,
        records=words[2],
        rule=words[3] >> 28 & 3,
        adds_lane=bool(words[3] >> 23 & 1),
        rows=(words[3] >> 21 & 3) + 3,
        format=words[3] >> 12 & 63,
        selection=words[3] & 0xFFF,
    )


@dataclass(frozen=True)
class BufferAddresses:
    """Where the lanes of one instruction go: addresses, and index and offset for the bounds."""

    resource: BufferResource
    soffset: int
    index: Array
    offset: Array
    addresses: Array

    def inside(self, size: int) -> Array:
        """Lanes whose `size` bytes are in bounds. Source: RDNA3 ISA, "Buffer range checking"."""
        resource, index, offset = self.resource, self.index, self.offset
        is_last_row = index >= resource.records
        either = is_last_row | (offset + size > resource.stride)
        linear = index * resource.stride + offset + self.soffset + size
        raw = either if resource.is_swizzled and resource.stride else linear > resource.records
        empty = np.full(len(index), resource.records == 0)
        found: Array = ~(either, is_last_row, empty, raw)[resource.rule]
        return found


def place_lanes(wave: Wave, inst: Inst) -> BufferAddresses:
    resource, soffset = resource_of(wave, inst), wave.scalar_operand(inst, "soffset")
    index, offset = lane_operands(wave, inst)
    if resource.adds_lane:
        index = index + wave.numbers & FULL
    moved = index * resource.stride + offset
    if resource.is_swizzled:
        moved = rearranged(resource, index, offset)
    addresses = U64(resource.base + soffset & (1 << 64) - 1) + moved.astype(U64)
    return BufferAddresses(resource, soffset, index, offset, addresses)


def lane_operands(wave: Wave, inst: Inst) -> tuple[Array, Array]:
    """Index and offset of each lane; the immediate is in the offset."""
    form, zero = form_of(inst.defn.name), np.zeros(wave.lanes, I64)
    imm = zero + int(inst["offset"])
    if form == "offset":
        return zero, imm
    first = wave.row(inst["vaddr"]).astype(I64)
    if form == "idxen":
        return first, imm
    given = first if form == "offen" else wave.row(inst["vaddr"], 1).astype(I64)
    offset = np.minimum(given + imm, FULL)
    return (zero, offset) if form == "offen" else (first, offset)


def rearranged(resource: BufferResource, index: Array, offset: Array) -> Array:
    """Elements of 4, 8 or 16 bytes of neighbouring rows stand side by side."""
    element, rows = resource.swizzle + 1, resource.rows
    block, row = index >> rows << rows, index & (1 << rows) - 1
    column, within = offset >> element << element, offset & (1 << element) - 1
    found: Array = block * resource.stride + (column << rows) + (row << element) + within
    return found


def note_beyond(context: WaveContext, inside: Array, offset: Array) -> None:
    """Lanes out of bounds: 1 note a launch, or the fault that users asked for."""
    wave, level = context.wave, read_settings().buffer_oob
    outside = wave.active & ~inside
    if not outside.any() or context.memory.is_noted:
        return
    lane = int(np.argmax(outside))
    detail = f"buffer offset {int(offset[lane]):#x} is past the end that the resource gives"
    fault = wave.fault("E_BUFFER_OOB", f"{detail}: reads 0, writes are dropped", lane=lane)
    if level == "fault":
        raise fault
    context.memory.is_noted = True
    if level == "note":
        context.memory.notes.append(str(fault))


def pieces(size: int) -> list[tuple[int, int]]:
    """(start, end) of the parts of an access that are checked one by one."""
    return [(start, start + min(size, 4)) for start in range(0, size, min(size, 4))]


# -- plain ---------------------------------------------------------------------------------------


def buffer_effect(name: str) -> Effect | None:
    """What a buffer instruction does, by its name; None for what is none or has no rule."""
    scalar, typed, plain = SCALAR.fullmatch(name), TYPED.fullmatch(name), NAME.fullmatch(name)
    if scalar is not None:
        return scalar_effect(int(scalar[2]), scalar[1])
    if typed is not None:
        return typed_effect(name.startswith("t"), *typed.groups())
    if name.startswith("buffer_atomic"):
        update = update_named(name)
        return None if update is None else atomic(update)
    shape = shape_of(plain[2]) if plain is not None else None
    if plain is None or shape is None:
        return None
    return load(shape) if plain[1] == "load" else store(shape)


def clear_failure(wave: Wave, inst: Inst, dwords: int) -> None:
    """With TFE one more register says whether the page was resident: 0 is yes."""
    if "_tfe" in inst.defn.name:
        wave.put(inst["vdata"].index + dwords, np.zeros(wave.lanes, U32))


def load(shape: LaneTransfer) -> Effect:
    def run(context: WaveContext, inst: Inst) -> None:
        wave, place = context.wave, place_lanes(context.wave, inst)
        note_beyond(context, place.inside(shape.size), place.offset)
        data = np.zeros((wave.lanes, shape.size), np.uint8)
        for start, end in pieces(shape.size):
            lanes = wave.active & place.inside(end)
            data[lanes, start:end] = fetch(context, place.addresses + U64(start), end - start, lanes)
        keep_loaded(wave, inst["vdata"].index, shape, data)
        clear_failure(wave, inst, shape.dwords)

    return run


def store(shape: LaneTransfer) -> Effect:
    def run(context: WaveContext, inst: Inst) -> None:
        wave, place = context.wave, place_lanes(context.wave, inst)
        note_beyond(context, place.inside(shape.size), place.offset)
        data = stored_bytes(wave, inst["vdata"], shape)
        for start, end in pieces(shape.size):
            lanes = wave.active & place.inside(end)
            deposit(context, place.addresses + U64(start), data[lanes, start:end], lanes)

    return run


def atomic(update: AtomicUpdate) -> Effect:
    """In bounds as a whole or not at all; out of bounds the old value reads as 0."""

    def run(context: WaveContext, inst: Inst) -> None:
        wave, place = context.wave, place_lanes(context.wave, inst)
        inside = place.inside(update.size)
        note_beyond(context, inside, place.offset)
        data = data_bytes(wave, [inst["vdata"]], update.operands * update.words)
        old = in_memory(context, update, place.addresses, data, wave.active & inside)
        if "_rtn" in inst.defn.name:
            keep_rows(wave, inst["vdata"].index, old, wave.active)
            clear_failure(wave, inst, update.words)

    return run


def scalar_effect(bits: int, letter: str) -> Effect:
    """What is past the resource's end reads 0, dword by dword: NUM_RECORDS bytes, or rows of STRIDE.

    Source: RDNA3 ISA, "Scalar Memory Addressing".
    """
    size = bits // 8

    def run(context: WaveContext, inst: Inst) -> None:
        wave, code = context.wave, inst["sbase"].code
        low, high, records = (wave.scalar(code + part) for part in range(3))
        stride = high >> 16 & 0x3FFF
        end = records * stride if stride else records
        offset = scalar_offset(wave, inst) & -min(size, 4)
        address = ((high & 0xFFFF) << 32 | low & ~3) + offset & (1 << 64) - 1
        valid = min(max(end - offset, 0) & -min(size, 4), size)
        if valid < size:
            beyond = np.zeros(wave.lanes, bool)
            note_beyond(context, beyond | ~wave.active | (wave.numbers != 0), np.full(wave.lanes, offset))
        data = scalar_bytes(context, address, valid) if valid else b""
        keep_scalars(wave, inst["sdst"].code, data.ljust(size, b"\0"), letter)

    return run


# -- with a format -------------------------------------------------------------------------------


def typed_effect(is_typed: bool, verb: str, halves: str | None, components: str) -> Effect:
    """Elements as the instruction's format, or the resource's, has them; one lane after the other."""
    count, is_high = len(components), halves == "d16_hi_"
    move: Callable[..., None] = load_elements if verb == "load" else store_elements

    def run(context: WaveContext, inst: Inst) -> None:
        wave, place = context.wave, place_lanes(context.wave, inst)
        number = int(inst["format"]) if is_typed else place.resource.format
        found = FORMATS.get(number)
        size = 0 if found is None else found.size_bytes
        inside = place.inside(size)
        note_beyond(context, inside, place.offset)
        if found is None:
            raise wave.fault("E_DESCRIPTOR", no_format(number))
        selection = IDENTITY if is_typed else place.resource.selection
        elements = BufferElements(found, selection, count, bool(halves), is_high)
        move(context, inst, place, elements, wave.active & inside)

    return run


@dataclass(frozen=True)
class BufferElements:
    """What a lane moves: `count` components, in 32 bits or (halves) 16, of those perhaps the upper alone."""

    format: BufferFormat
    selection: int
    count: int
    halves: bool
    is_high: bool


def load_elements(
    context: WaveContext, inst: Inst, place: BufferAddresses, what: BufferElements, lanes: Array
) -> None:
    wave, first, size = context.wave, inst["vdata"].index, what.format.size_bytes
    rows = np.zeros((what.count, wave.lanes), U32)
    data = fetch(context, place.addresses, size, lanes)
    for lane, element in zip(np.nonzero(lanes)[0].tolist(), data, strict=True):
        rows[:, lane] = unpacked(what.format, element.tobytes(), what.selection, what.count, what.halves)
    if not what.halves:
        for part, row in enumerate(rows):
            wave.put(first + part, row)
        clear_failure(wave, inst, what.count)
        return
    for part, row in enumerate(rows[::2]):
        if 2 * part + 1 < what.count:
            wave.put(first + part, row | rows[2 * part + 1] << U32(16))
        else:
            wave.put_half(first + part, row.astype(np.uint16), int(what.is_high))
    clear_failure(wave, inst, (what.count + 1) // 2)


def store_elements(
    context: WaveContext, inst: Inst, place: BufferAddresses, what: BufferElements, lanes: Array
) -> None:
    wave, first = context.wave, inst["vdata"].index
    if what.halves:
        words = [wave.vector[first + part // 2] for part in range(what.count)]
        rows = [word >> U32(16 * (part % 2 or what.is_high)) for part, word in enumerate(words)]
    else:
        rows = [wave.vector[first + part] for part in range(what.count)]
    columns = np.array(rows)[:, lanes].T.tolist()
    data = b"".join(packed(what.format, values, what.selection, what.halves) for values in columns)
    elements = np.frombuffer(data, np.uint8).reshape(-1, what.format.size_bytes)
    deposit(context, place.addresses, elements, lanes)
