"""GFX12's loads and stores of many registers at once: transposed matrices, and blocks that M0 names.

Source: RDNA4 ISA, GLOBAL_LOAD_TR_B128, GLOBAL_LOAD_BLOCK. Orders are `matrix_layout`'s.
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import M0, Reg
from drivers.sim.amd.wave.facts.matrix_layout import TRANSPOSED, Transposed
from drivers.sim.amd.wave.facts.refused import NotModelled
from drivers.sim.amd.wave.jit.ops.access import LaneAccess
from drivers.sim.amd.wave.jit.ops.buffer import move_dword, moved
from drivers.sim.amd.wave.jit.ops.flat import call_library
from drivers.sim.amd.wave.jit.ops.memory import global_address, load
from drivers.sim.amd.wave.jit.ops.private import private_address
from drivers.sim.amd.wave.jit.ops.scratch import scratch_offset
from drivers.sim.amd.wave.jit.rules import special, special_rows
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I32, PTR, V1, V32, constant, splat

BLOCK, LANES = 32, 32


@special(*TRANSPOSED)
def load_transposed(wave: Wave, inst: Inst) -> None:
    """Eight lanes that load eight elements each get a column of them each. Order: `matrix_layout`."""
    if wave.wave_size == 64:
        raise NotModelled(f"{inst.defn.mnemonic} in a wave64: which lane gets what is published nowhere")
    t, form = wave.t, TRANSPOSED[inst.defn.mnemonic]
    loaded = load(wave, LaneAccess(form.size_bytes), global_address(wave, inst), wave.site())
    elements = [column(wave, loaded, form, place) for place in range(8)]
    count = 32 // form.bits
    for index in range(form.size_bytes // 4):
        word, *others = elements[count * index : count * (index + 1)]
        for number, element in enumerate(others, 1):
            word = t.two("or", V32, word, t.two("shl", V32, element, splat(V32, form.bits * number)))
        wave.set_vector(inst["vdst"].index + index, word)


def column(wave: Wave, loaded: list[str], form: Transposed, place: int) -> str:
    """The element at `place` of every lane: the one of the lane's own number, from the lane that loads it."""
    t, sources = wave.t, [form.source(lane, place) for lane in range(LANES)]
    columns = [wave.t.shuffle(V32, word, sources) for word in loaded]
    at = [lane % 8 * form.bits for lane in range(LANES)]
    number = constant(V32, [bit // 32 for bit in at])
    word = columns[0]
    for index in range(1, len(columns)):
        here = t.compare("icmp eq", V32, number, splat(V32, index))
        word = t.select(V1, here, V32, columns[index], word)
    moved_down = t.two("lshr", V32, word, constant(V32, [bit % 32 for bit in at]))
    return t.two("and", V32, moved_down, splat(V32, (1 << form.bits) - 1))


def block_lanes(wave: Wave, index: int) -> str:
    """Active lanes if M0 names register `index` of the block, else none."""
    t = wave.t
    bit = t.two("and", I32, t.two("lshr", I32, wave.scalar(M0.code), str(index)), "1")
    return t.two("and", I32, wave.exec, t.two("sub", I32, "0", bit))


def keep_others(wave: Wave, register: int, lanes: str) -> None:
    """What was loaded, in the lanes that loaded it."""
    value = wave.t.select(V1, wave.t.bits(I32, lanes, V1), V32, wave.t.buffer_dword(0), wave.vector(register))
    wave.replace_vector(register, value)


@special("global_load_block", "global_store_block")
def move_global(wave: Wave, inst: Inst) -> None:
    whole, site, first = global_address(wave, inst), wave.site(), first_register(inst)
    for register in range(first, min(first + BLOCK, wave.vgprs)):
        lanes, place = block_lanes(wave, register - first), moved(wave, whole, 4 * (register - first))
        value = None if inst.defn.is_load else wave.vector(register)
        move_dword(wave, site, place, lanes, 4, value)
        if value is None:
            keep_others(wave, register, lanes)


@special_rows("{}_block", {"scratch_load": "gather", "scratch_store": "scatter"})
def move_scratch(wave: Wave, inst: Inst, verb: str) -> None:
    t, start = wave.t, scratch_offset(wave, inst)
    site, first = wave.site(), first_register(inst)
    for index in range(min(BLOCK, wave.vgprs - first)):
        lanes = block_lanes(wave, index)
        private = t.two("add", V32, start, splat(V32, 4 * index))
        place = private_address(wave, private, lanes)
        if verb == "scatter":
            t.fill_buffer([wave.vector(first + index)])
        call_library(wave, f"db_{verb}_4", (site, place.base, place.offsets), lanes, (PTR, "%buffer"))
        if verb == "gather":
            keep_others(wave, first + index, lanes)


def first_register(inst: Inst) -> int:
    data: Reg = inst["vdst" if inst.defn.is_load else "vdata"]
    return data.index
