"""The library's functions for buffers (native/memory/buffer.h), in numpy.

Where lanes go by a resource, which of them are in bounds, what is noted of others; elements with a format.

Sources: RDNA3 ISA, "Memory Buffer Instructions", range checking and swizzled addressing; fields of the
resource from Mesa's register tables; the stride's scale from RDNA4's.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from drivers.sim.amd.wave.facts.faults import no_format, past_buffer
from drivers.sim.amd.wave.facts.formats import FORMATS, packed, unpacked
from drivers.sim.amd.wave.interp.lanes import Array, LaneAddresses
from drivers.sim.amd.wave.interp.library import MEMORY, ROWS, Typed, addressed, buffered, fill
from drivers.sim.amd.wave.interp.reach import LaunchedWave
from drivers.sim.amd.wave.jit.ops.typed import COLUMNS, HALVES, STORES
from drivers.sim.llvm.numpy_text import EFFECTS, NumpyText
from drivers.sim.llvm.numpy_verbs import word_of
from drivers.sim.llvm.text import I64, LANES, V32
from hcq.settings import read_settings

FULL = 0xFFFFFFFF
SCALES = (0, 2, 3, 5)  # log2 of what the stride counts


@dataclass(frozen=True)
class BufferResource:
    """The fields of a resource's last three dwords."""

    stride: int
    swizzle: int
    records: int
    rule: int  # which offsets are out of bounds
    adds_lane: bool
    rows: int  # log2 of the rows that a swizzle puts side by side

    def place(self, index: Array, offset: Array) -> Any:
        """Bytes from the base. Swizzled: elements of 4, 8 or 16 bytes of neighbouring rows side by side."""
        if not self.swizzle:
            return index * self.stride + offset
        element, rows = self.swizzle + 1, self.rows
        block, row = index >> rows << rows, index & (1 << rows) - 1
        column, within = offset >> element << element, offset & (1 << element) - 1
        return block * self.stride + (column << rows) + (row << element) + within

    def inside(self, index: Array, offset: Array, soffset: int, size: int) -> Array:
        """Lanes whose `size` bytes are in bounds. Source: RDNA3 ISA, "Buffer range checking"."""
        is_past = index >= self.records
        either = is_past | (offset + size > self.stride)
        linear = index * self.stride + offset + soffset + size > self.records
        raw = either if self.swizzle and self.stride else linear
        empty = np.full(LANES, self.records == 0)
        found: Array = ~(either, is_past, empty, raw)[self.rule]
        return found


def resource_of(high: int, records: int, flags: int) -> BufferResource:
    stride = (high >> 16 & 0x3FFF) << SCALES[flags >> 18 & 3] & FULL
    return BufferResource(
        stride, high >> 30, records, flags >> 28 & 3, bool(flags >> 23 & 1), (flags >> 21 & 3) + 3
    )


def placed(
    high: Array, records: Array, flags: Array, soffset: Array, indices: Array, offsets: Array, size: Array,
    first: Array,
) -> tuple[Array, Array, Array]:  # fmt: skip
    """Low and high halves of the lanes' places from the base, and the mask of those in bounds."""
    resource = resource_of(int(high), int(records), int(flags))
    index, offset = (np.zeros(LANES, np.int64) + each for each in (indices, offsets))
    if resource.adds_lane:
        index = index + np.arange(LANES) + int(first) & FULL
    place = resource.place(index, offset).view(np.uint64)
    low, up = place.astype(np.uint32), (place >> np.uint64(32)).astype(np.uint32)
    return low, up, word_of(resource.inside(index, offset, int(soffset), int(size)))


def buffer(t: NumpyText, *arguments: Typed) -> str:
    found = t.apply(placed, *arguments)
    fill(t, found, 2)
    return t.apply(ROWS[2], (V32, found))


def note(t: NumpyText, offset: Typed, _pc: Typed, lane: Typed) -> str:
    t.perform(note_beyond, (I64, str(t.first_lane)), offset, lane)
    return "0"


def note_beyond(wave: LaunchedWave, first: Array, offset: Array, lane: Array) -> None:
    """An access out of bounds: 1 note a launch, or the fault that users asked for."""
    level = read_settings().buffer_oob
    if wave.memory.is_noted:
        return
    fault = wave.fault("E_BUFFER_OOB", past_buffer(int(offset)), lane=int(first) + int(lane))
    if level == "fault":
        raise fault
    wave.memory.is_noted = True
    if level == "note":
        wave.memory.notes.append(str(fault))


# -- with a format -------------------------------------------------------------------------------


def typed(t: NumpyText, base: Typed, mask: Typed, _pc: Typed, how: Typed, selection: Typed) -> str:
    """Offsets are in the buffer's first two rows, the components in those from COLUMNS on."""
    (_, lows), highs = buffered(t, 2)
    lanes = addressed(t, base, (V32, lows), mask, highs)
    rows = t.perform(move_elements, lanes, how, selection, *buffered(t, 4, COLUMNS))
    return fill(t, rows, 4, COLUMNS)


def move_elements(
    wave: LaunchedWave, lanes: LaneAddresses, how: Array, selection: Array, *columns: Array
) -> Array:
    """What a load gives: rows of components, of elements as their format has them."""
    flags, number, routes = int(how), int(how) & 63, int(selection)
    count, is_half, form = flags >> 8 & 7, bool(flags & HALVES), FORMATS.get(number)
    if form is None:
        raise wave.fault("E_DESCRIPTOR", no_format(number))
    data, rows = np.zeros((LANES, form.size_bytes), np.uint8), np.zeros((4, LANES), np.uint32)
    if not wave.goes_to(lanes):
        return rows
    if not flags & STORES:
        data = MEMORY.fetch(wave, lanes, form.size_bytes)
        for lane, _ in lanes.each():
            rows[:count, lane] = unpacked(form, data[lane].tobytes(), routes, count, is_half)
        return rows
    values = np.array([np.broadcast_to(column, LANES) for column in columns]).T.tolist()
    for lane, _ in lanes.each():
        data[lane] = np.frombuffer(packed(form, values[lane][:count], routes, is_half), np.uint8)
    MEMORY.deposit(wave, lanes, data)
    return rows


EFFECTS |= {"db_buffer": buffer, "db_buffer_note": note, "db_typed": typed}
