"""LDS access where the form of the address is known (`lanes`): one base for all lanes, no look at lanes.

The bounds are known too where the base has an upper limit; else one comparison covers all lanes, exactly: the
lane at the base itself fails it whenever a lane's sum wraps.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from drivers.sim.amd.wave.jit.chunk import CHUNKS, HOST_LANES, join, load_chunk, mix, store_chunk
from drivers.sim.amd.wave.jit.lanes import LaneForm
from drivers.sim.amd.wave.jit.ops.access import LaneAccess, LaneAddress
from drivers.sim.amd.wave.jit.ops.memory import call_runtime
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I1, I32, I64, LANES, PTR, V32, Text, splat

DWORD_SIZES = (4, 8, 12, 16)


def form_of(wave: Wave, register: int, access: LaneAccess, offset: int) -> LaneForm | None:
    """The form of an address register, if loads of this size can use it. None too where lanes must be looked
    at one by one, because some are off and the bounds are not known.
    """
    if access.size_bytes not in DWORD_SIZES or access.half:
        return None
    form, end = wave.forms.get(register), offset + access.size_bytes
    return form if form and (wave.exec_full or is_inside(form, end, wave.lds_bytes)) else None


def lanes_of(wave: Wave, form: LaneForm) -> tuple[int, ...]:
    """The constants of the 32 lanes that are being written."""
    return form.lanes[32 * wave.part : 32 * wave.part + 32]


def base_of(wave: Wave, register: int, form: LaneForm) -> str:
    """What all lanes have in common, as i32."""
    t, lanes = wave.t, lanes_of(wave, form)
    least = min(lanes)
    value = t.lane(V32, wave.vector(register), lanes.index(least))
    return t.two("sub", I32, value, str(least)) if least else value


def is_inside(form: LaneForm, end: int, lds_bytes: int) -> bool:
    """Whether no lane can be outside, whatever the base: `end` is where the access ends past the address."""
    return form.is_exact and form.top + form.span + end <= lds_bytes


def reach(wave: Wave, register: int, form: LaneForm, access: LaneAccess, offset: int, verb: str) -> str:
    """The host pointer of the base. It and all lanes are inside, or the library finds the lane that is not.
    The base may be negative, if what is added is more: addresses are added up in 32 bits.
    """
    t, end = wave.t, offset + access.size_bytes
    base = t.cast("sext", I32, base_of(wave, register, form), I64)

    def refuse() -> None:
        address = LaneAddress("0", t.two("add", V32, wave.vector(register), splat(V32, offset)))
        call_runtime(wave, verb, access, wave.record_address(SLOTS.lds), address, "%buffer", "_lds")

    if not is_inside(form, end, wave.lds_bytes):
        last = t.two("add", I64, base, str(max(lanes_of(wave, form)) + end))
        good = t.compare("icmp ule", I64, last, wave.record(SLOTS.lds + 1))
        good = t.two("and", I1, good, t.compare("icmp sge", I64, base, str(-offset)))
        t.unless(good, refuse, "fault")
    start = t.two("add", I64, base, str(offset))
    return t.op(f"getelementptr i8, ptr {wave.record(SLOTS.lds + 2, PTR)}, i64 {start}")


def load_static(wave: Wave, register: int, form: LaneForm, access: LaneAccess, offset: int) -> list[str]:
    """The dwords of an LDS load. What eight lanes load from where eight others do is loaded once."""
    pointer = reach(wave, register, form, access, offset, "gather")
    chunks = [places_of(lanes_of(wave, form), index) for index in range(CHUNKS)]
    known = {places: load_chunk(wave.t, pointer, places, access.dwords) for places in dict.fromkeys(chunks)}
    pieces = [known[places] for places in chunks]
    return [join(wave.t, column) for column in zip(*pieces, strict=True)]


def places_of(lanes: tuple[int, ...], index: int) -> tuple[int, ...]:
    """The places of the eight lanes of one chunk."""
    return lanes[HOST_LANES * index : HOST_LANES * (index + 1)]


def store_static(
    wave: Wave, register: int, form: LaneForm, access: LaneAccess, offset: int, values: list[str]
) -> None:
    """Write an LDS store of all lanes."""
    t, lanes = wave.t, lanes_of(wave, form)
    if not is_inside(form, offset + access.size_bytes, wave.lds_bytes):
        t.fill_buffer(values)
    pointer = reach(wave, register, form, access, offset, "scatter")
    store_columns(t, pointer, lanes, values)


def store_columns(t: Text, pointer: str, lanes: Sequence[int], values: Sequence[str]) -> None:
    """Columns of dwords to the places of 32 lanes; single dwords as rows, whichever lanes these are of."""
    order = order_of(lanes) if len(values) == 1 else range(LANES)
    for index in range(CHUNKS):
        row = order[HOST_LANES * index : HOST_LANES * (index + 1)]
        columns = [mix(t, V32, value, "poison", row) for value in values]
        store_chunk(t, pointer, [lanes[lane] for lane in row], columns)


def order_of(lanes: Sequence[int]) -> Sequence[int]:
    """The lanes as their dwords stand in memory; as they come where dwords overlap: the highest lane wins."""
    order = sorted(range(LANES), key=lanes.__getitem__)
    is_apart = all(lanes[after] - lanes[lane] >= 4 for lane, after in pairwise(order))
    return order if is_apart else range(LANES)
