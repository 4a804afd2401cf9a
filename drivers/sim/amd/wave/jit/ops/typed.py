"""Buffer instructions with a format: the library converts each lane's element by a callback into Python.

Compilers emit them for one-dimensional images in buffers; they are rare enough that a callback an access is
no loss. What the formats mean is in `formats`, bounds and addresses in `buffer`.
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.facts.formats import FORMATS, IDENTITY
from drivers.sim.amd.wave.facts.refused import NotModelled
from drivers.sim.amd.wave.jit.ops.buffer import all_inside, clear_failure, lanes_loaded, note_outside
from drivers.sim.amd.wave.jit.ops.buffer_place import bits_of, find_place, operands_of
from drivers.sim.amd.wave.jit.rules import special, special_rows
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I32, I64, PTR, V16, V32, splat

COUNTS = {"x": 1, "xy": 2, "xyz": 3, "xyzw": 4}
STORES, HALVES = 1 << 12, 1 << 13
COLUMNS = 512  # where components stand in the buffer
SIZES = [FORMATS[number].size_bytes if number in FORMATS else 0 for number in range(64)]
TABLE = f"<{', '.join(f'i32 {size}' for size in SIZES)}>"


def typed_access(wave: Wave, inst: Inst, flags: int, count: int, columns: list[str]) -> str:
    """Call the library; the lanes in bounds as i32. Components are in the buffer's rows from COLUMNS on."""
    t, place = wave.t, operands_of(wave, inst)
    if inst.defn.mnemonic.startswith("tbuffer"):
        number, selection = str(int(inst["format"])), str(IDENTITY)
        if int(number) not in FORMATS:
            raise NotModelled(f"{inst.defn.mnemonic} of format {number}")
    else:
        number, selection = bits_of(t, place.words[3], 12, 6), bits_of(t, place.words[3], 0, 12)
    place = find_place(wave, place, t.lane("<64 x i32>", TABLE, number))
    t.unless(all_inside(wave, place), lambda: note_outside(wave, place))
    lanes = t.two("and", I32, place.mask, wave.exec)
    wave.t.fill_buffer([place.low, place.high], 0)
    wave.t.fill_buffer(columns, COLUMNS)
    how = t.two("or", I32, number, str(flags | count << 8))
    where = ((I64, place.base), (PTR, "%buffer"), (I32, lanes), (I32, wave.pc))
    wave.demand("db_typed", *where, (I32, how), (I32, selection))
    return lanes


@special_rows("buffer_load_format_{}", COUNTS)
@special_rows("tbuffer_load_format_{}", COUNTS)
def load(wave: Wave, inst: Inst, count: int) -> None:
    wave.set_vectors(inst["vdata"].index, loaded(wave, inst, 0, count))
    clear_failure(wave, inst, count)


@special_rows("buffer_load_d16_format_{}", COUNTS)
@special_rows("tbuffer_load_d16_format_{}", COUNTS)
def load_halves(wave: Wave, inst: Inst, count: int) -> None:
    """Two components a register, the first in the low half."""
    t, first = wave.t, inst["vdata"].index
    values = loaded(wave, inst, HALVES, count)
    for index in range(0, count, 2):
        place = first + index // 2
        if index + 1 == count:
            word = wave.merge_half(place, t.cast("trunc", V32, values[index], V16), False)
        else:
            word = t.two("or", V32, values[index], t.two("shl", V32, values[index + 1], splat(V32, 16)))
        wave.set_vector(place, word)
    clear_failure(wave, inst, (count + 1) // 2)


def loaded(wave: Wave, inst: Inst, flags: int, count: int) -> list[str]:
    lanes = typed_access(wave, inst, flags, count, [])
    return lanes_loaded(wave, lanes, wave.t.buffer_dwords(count, COLUMNS // 128))


@special_rows("buffer_store_format_{}", COUNTS)
@special_rows("tbuffer_store_format_{}", COUNTS)
def store(wave: Wave, inst: Inst, count: int) -> None:
    typed_access(wave, inst, STORES, count, wave.vectors(inst["vdata"])[:count])


@special_rows("buffer_store_d16_format_{}", COUNTS)
@special_rows("tbuffer_store_d16_format_{}", COUNTS)
def store_halves(wave: Wave, inst: Inst, count: int) -> None:
    t, words, halves = wave.t, wave.vectors(inst["vdata"]), []
    for index in range(count):
        word = words[index // 2]
        halves.append(t.two("lshr", V32, word, splat(V32, 16)) if index % 2 else word)
    typed_access(wave, inst, STORES | HALVES, count, halves)


@special("buffer_load_d16_hi_format_x")
def load_high(wave: Wave, inst: Inst) -> None:
    (value,) = loaded(wave, inst, HALVES, 1)
    index = inst["vdata"].index
    half = wave.t.cast("trunc", V32, value, V16)
    wave.set_vector(index, wave.merge_half(index, half, True))
    clear_failure(wave, inst, 1)


@special("buffer_store_d16_hi_format_x")
def store_high(wave: Wave, inst: Inst) -> None:
    high = wave.t.two("lshr", V32, wave.vector(inst["vdata"].index), splat(V32, 16))
    typed_access(wave, inst, STORES | HALVES, 1, [high])
