"""Exchanges of several dwords in LDS, its counters, and memory addressed by the lane's number alone.

Source: RDNA3 and RDNA4 ISA, DS, FLAT and MUBUF opcodes. The library's part is `jit.atomic`.
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import M0, NULL
from drivers.sim.amd.wave.facts.refused import NotModelled
from drivers.sim.amd.wave.jit.atomic import CODES
from drivers.sim.amd.wave.jit.ops.access import PAIRS, LaneAccess, LaneAddress, LanePair
from drivers.sim.amd.wave.jit.ops.cross import ONCE, halves
from drivers.sim.amd.wave.jit.ops.flat import call_library
from drivers.sim.amd.wave.jit.ops.lds import lanes_at
from drivers.sim.amd.wave.jit.ops.lds import site as lds_site
from drivers.sim.amd.wave.jit.ops.memory import load, store
from drivers.sim.amd.wave.jit.rules import special, special_rows
from drivers.sim.amd.wave.jit.strict import track
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I1, I32, I64, PTR, V1, V32, constant, splat


@special_rows("ds_storexchg_2addr_{}", {name.replace("b", "rtn_b"): pair for name, pair in PAIRS.items()})
def exchange_two(wave: Wave, inst: Inst, pair: LanePair) -> None:
    """Two exchanges, the one at offset0 first."""
    results = []
    for index in (0, 1):
        address = lanes_at(wave, inst, int(inst[f"offset{index}"]) * pair.unit)
        results += exchanged(wave, address, 8 * pair.size_bytes, 0, wave.vectors(inst[f"data{index}"]))
    wave.set_vectors(inst["vdst"].index, results)


def exchanged(wave: Wave, address: LaneAddress, bits: int, code: int, words: list[str]) -> list[str]:
    """The old values of an operation on LDS, which go nowhere yet."""
    wave.t.fill_buffer(words)
    place = (lds_site(wave), address.base, address.offsets)
    more = ((V32, splat(V32, 0)), (PTR, "%buffer"), (I32, str(code)))
    call_library(wave, f"db_atomic_lds_{bits}", place, wave.exec, *more)
    track(wave, "atomic", bits // 8, address, "_lds")
    return wave.t.buffer_dwords(bits // 32)


@special("ds_condxchg32_rtn_b64")
def exchange_if_asked(wave: Wave, inst: Inst) -> None:
    """Two dwords at a multiple of 8: each is replaced by 31 bits where the top bit asks for it."""
    t, results = wave.t, []
    moved = t.two("add", V32, wave.vector(inst["addr"].index), splat(V32, int(inst["offset"])))
    places = t.two("and", V32, moved, splat(V32, 0xFFF8))
    for part, value in enumerate(wave.vectors(inst["data0"])):
        results += exchanged(wave, LaneAddress(str(4 * part), places), 32, CODES["condxchg"], [value])
    wave.set_vectors(inst["vdst"].index, results)


@special("ds_append", "ds_consume")
def count_lanes(wave: Wave, inst: Inst) -> None:
    """A counter at M0 plus the offset grows or falls by the number of active lanes; all get the old value.

    M0 holds the address, as LLVM sets it.
    """
    if inst.get("gds"):
        raise NotModelled(f"{inst.defn.mnemonic} with gds")
    t = wave.t
    masks = [wave.scalar(126 + part) for part in range(wave.wave_size // 32)]
    count = "0"
    for mask in masks:
        count = t.two("add", I32, count, t.call(I32, "llvm.ctpop.i32", (I32, mask)))
    some = t.cast("zext", I1, t.compare("icmp ne", I32, count, "0"), I32)
    base = t.two("and", I32, wave.scalar(M0.code), "65535")
    verb = CODES["add_u" if inst.defn.mnemonic == "ds_append" else "sub_u"]
    wave.t.fill_buffer([t.splat(V32, count)])
    place = (lds_site(wave), str(int(inst["offset"])), t.splat(V32, base))
    more = ((V32, splat(V32, 0)), (PTR, "%buffer"), (I32, str(verb)))
    call_library(wave, "db_atomic_lds_32", place, some, *more)
    track(wave, "atomic", 4, LaneAddress(place[1], place[2]), "_lds", some)
    old = t.splat(V32, t.lane(V32, wave.t.buffer_dword(0), 0))
    for _ in wave.halves():
        wave.set_vector(inst["vdst"].index, old)


@special("ds_bpermute_fi_b32")
def permute_any(wave: Wave, inst: Inst) -> None:
    """Lane i takes data of lane ((addr + offset) / 4) modulo the wave's size, switched off or not."""
    t, results = wave.t, []
    data = halves(wave, inst["data0"])
    for _ in wave.halves():
        moved = t.two("add", V32, wave.vector(inst["addr"].index), splat(V32, int(inst["offset"])))
        index = t.two("lshr", V32, moved, splat(V32, 2))
        within = t.two("and", V32, index, splat(V32, 31))
        found = [wave.t.gather(lanes, within) for lanes in data]
        upper = t.two("and", V32, index, splat(V32, 32))
        is_upper = t.compare("icmp ne", V32, upper, splat(V32, 0))
        results.append(found[0] if len(found) == 1 else t.select(V1, is_upper, V32, found[1], found[0]))
    for part in wave.halves():
        wave.set_vector(inst["vdst"].index, results[part])


ONCE.update(("ds_append", "ds_consume", "ds_bpermute_fi_b32"))

# -- addressed by the lane -------------------------------------------------------------------------


def lane_offsets(wave: Wave) -> str:
    """Four bytes a lane."""
    return constant(V32, [4 * (lane + 32 * wave.part) for lane in range(32)])


def lds_by_lane(wave: Wave, inst: Inst) -> LaneAddress:
    if inst.get("gds"):
        raise NotModelled(f"{inst.defn.mnemonic} with gds")
    t = wave.t
    base = t.two("and", I32, wave.scalar(M0.code), "65535")
    places = t.two("add", V32, lane_offsets(wave), t.splat(V32, base))
    return LaneAddress(str(int(inst["offset"])), places)


def memory_by_lane(wave: Wave, inst: Inst) -> LaneAddress:
    base, imm = inst.get("saddr"), str(int(inst["offset"]))
    if base is None or base.code == NULL.code:
        return LaneAddress(imm, lane_offsets(wave))
    return LaneAddress(wave.t.two("add", I64, wave.pair(base.code), imm), lane_offsets(wave))


@special("ds_load_addtid_b32", "global_load_addtid_b32")
def load_by_lane(wave: Wave, inst: Inst) -> None:
    (value,) = load(wave, LaneAccess(4), *by_lane(wave, inst))
    wave.set_vector(inst["vdst"].index, value)


@special("ds_store_addtid_b32", "global_store_addtid_b32")
def store_by_lane(wave: Wave, inst: Inst) -> None:
    address, site, flags = by_lane(wave, inst)
    value = wave.vector(inst["data0" if flags else "vdata"].index)
    store(wave, LaneAccess(4), address, site, [value], flags)


def by_lane(wave: Wave, inst: Inst) -> tuple[LaneAddress, str, str]:
    """Where lanes go, the site, and in which memory."""
    if inst.defn.unit == "lds":
        return lds_by_lane(wave, inst), lds_site(wave), "_lds"
    return memory_by_lane(wave, inst), wave.site(), ""
