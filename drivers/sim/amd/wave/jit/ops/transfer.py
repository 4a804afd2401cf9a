"""GFX12's loads and stores of many registers at once: transposed matrices, and blocks that M0 names.

Source: RDNA4 ISA, GLOBAL_LOAD_TR_B128, GLOBAL_LOAD_BLOCK. Which lane gets which element of a transposing load
is observed: a public measurement of gfx1201 (each eight lanes transpose the 8 x 8 halves they load).
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import M0
from drivers.sim.amd.wave.jit.ops.buffer import moved
from drivers.sim.amd.wave.jit.ops.cross import shuffle
from drivers.sim.amd.wave.jit.ops.flat import call_library
from drivers.sim.amd.wave.jit.ops.halves import pair
from drivers.sim.amd.wave.jit.ops.memory import (
    Access,
    bare_address,
    buffer_dword,
    fill_buffer,
    global_address,
    load,
)
from drivers.sim.amd.wave.jit.ops.scratch import private_address, scratch_offset
from drivers.sim.amd.wave.jit.rules import special
from drivers.sim.amd.wave.jit.strict import track
from drivers.sim.amd.wave.jit.text import I32, PTR, V1, V16, V32, constant, splat
from drivers.sim.amd.wave.jit.wave import Refusal, Wave

BLOCK, LANES = 32, 32


@special("global_load_tr_b128")
def load_transposed(wave: Wave, inst: Inst) -> None:
    """Lane l of eight gets half l of what each of the eight loads. Source of the order: see above."""
    if wave.wave_size == 64:
        raise Refusal(f"{inst.defn.mnemonic} in a wave64: which lane gets what is published nowhere")
    t = wave.t
    loaded = load(wave, Access(16), global_address(wave, inst), wave.site())
    halves = [half_column(wave, loaded, place) for place in range(8)]
    for place in range(0, 8, 2):
        word = pair(t, halves[place], halves[place + 1])
        wave.set_vector(inst["vdst"].index + place // 2, word)


def half_column(wave: Wave, loaded: list[str], place: int) -> str:
    """What becomes half `place` of every lane: from lane `place` of its eight, the half of its own number."""
    t, sources = wave.t, [lane // 8 * 8 + place for lane in range(LANES)]
    columns = [shuffle(wave, V32, word, sources) for word in loaded]
    number = constant(V32, [lane % 8 // 2 for lane in range(LANES)])
    word = columns[0]
    for index in range(1, 4):
        here = t.compare("icmp eq", V32, number, splat(V32, index))
        word = t.select(V1, here, V32, columns[index], word)
    shifts = constant(V32, [16 * (lane % 2) for lane in range(LANES)])
    return t.cast("trunc", V32, t.two("lshr", V32, word, shifts), V16)


def block_lanes(wave: Wave, index: int) -> str:
    """Active lanes if M0 names register `index` of the block, else none."""
    t = wave.t
    bit = t.two("and", I32, t.two("lshr", I32, wave.scalar(M0.code), str(index)), "1")
    return t.two("and", I32, wave.exec, t.two("sub", I32, "0", bit))


def keep_others(wave: Wave, register: int, lanes: str) -> None:
    """What was loaded, in the lanes that loaded it."""
    value = wave.t.select(V1, wave.t.bits(I32, lanes, V1), V32, buffer_dword(wave, 0), wave.vector(register))
    wave.replace_vector(register, value)


def _register_global(name: str, operand: str, verb: str) -> None:
    @special(name)
    def move(wave: Wave, inst: Inst) -> None:
        whole = bare_address(wave, global_address(wave, inst))
        site, first = wave.site(), inst[operand].index
        for index in range(min(BLOCK, wave.vgprs - first)):
            lanes, place = block_lanes(wave, index), moved(wave, whole, 4 * index)
            if verb == "scatter":
                fill_buffer(wave, [wave.vector(first + index)])
                track(wave, "write", 4, place, lanes=lanes, data="%buffer")
            more = ((V32, place.highs), (PTR, "%buffer"))
            call_library(wave, f"db_{verb}64_4", (site, place.base, place.offsets), lanes, *more)
            if verb == "gather":
                track(wave, "read", 4, place, lanes=lanes)
                keep_others(wave, first + index, lanes)


def _register_scratch(name: str, operand: str, verb: str) -> None:
    @special(name)
    def move(wave: Wave, inst: Inst) -> None:
        t, start = wave.t, scratch_offset(wave, inst)
        site, first = wave.site(), inst[operand].index
        for index in range(min(BLOCK, wave.vgprs - first)):
            lanes = block_lanes(wave, index)
            private = t.two("add", V32, start, splat(V32, 4 * index))
            place = private_address(wave, private, Access(4), lanes)
            if verb == "scatter":
                fill_buffer(wave, [wave.vector(first + index)])
            call_library(wave, f"db_{verb}_4", (site, place.base, place.offsets), lanes, (PTR, "%buffer"))
            if verb == "gather":
                keep_others(wave, first + index, lanes)


_register_global("global_load_block", "vdst", "gather")
_register_global("global_store_block", "vdata", "scatter")
_register_scratch("scratch_load_block", "vdst", "gather")
_register_scratch("scratch_store_block", "vdata", "scatter")
