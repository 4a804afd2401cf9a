"""LDS instructions. The group's LDS is one host buffer whose site (base 0, size, host) stands in the launch
record.

Source: RDNA3 ISA, DS opcodes. Beyond the group's allocation is E_LDS_OOB; GDS and ordered count are refused.
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.facts.refused import NotModelled
from drivers.sim.amd.wave.jit.atomic import LDS_INSTRUCTIONS, Atomic
from drivers.sim.amd.wave.jit.ops.access import LOADS, PAIRS, STORES, LaneAccess, LaneAddress, LanePair
from drivers.sim.amd.wave.jit.ops.memory import do_atomic, load, store, stored_values, write_loaded
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.rules import special, special_rows
from drivers.sim.amd.wave.jit.static import form_of, load_static, store_static
from drivers.sim.amd.wave.jit.strict import tell_all, track
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I32, LANES, V1, V32, splat


def site(wave: Wave) -> str:
    return wave.record_address(SLOTS.lds)


def lanes_at(wave: Wave, inst: Inst, offset: int) -> LaneAddress:
    if inst.get("gds"):
        raise NotModelled(f"{inst.defn.mnemonic} with gds")
    lanes = wave.vector(inst["addr"].index)
    if not offset:
        return LaneAddress("0", lanes)
    return LaneAddress("0", wave.t.two("add", V32, lanes, wave.t.splat(V32, wave.number(offset, I32))))


def fetch(wave: Wave, inst: Inst, access: LaneAccess, offset: int) -> list[str]:
    """The dwords of one element a lane."""
    address = lanes_at(wave, inst, offset)
    form = form_of(wave, inst["addr"].index, access, offset)
    if form is None:
        return load(wave, access, address, site(wave), "_lds")
    values = load_static(wave, inst["addr"].index, form, access, offset)
    track(wave, "read", access.size_bytes, address, "_lds")
    return values


def store_lds(wave: Wave, inst: Inst, data: str, access: LaneAccess, offset: int) -> None:
    """One element a lane out of the registers of operand `data`."""
    address = lanes_at(wave, inst, offset)
    values = stored_values(wave, inst[data], access)
    register = inst["addr"].index
    form = form_of(wave, register, access, offset) if wave.exec_full else None
    if form is None:
        store(wave, access, address, site(wave), values, "_lds")
    else:
        tell_all(wave, "write", access.size_bytes, address, values, "_lds")
        store_static(wave, register, form, access, offset, values)


def ds_name(name: str) -> str:
    """``d16_hi_u8`` -> ``u8_d16_hi``: DS puts the d16 last."""
    for prefix in ("d16_hi_", "d16_"):
        if name.startswith(prefix):
            kind = name.removeprefix(prefix)
            return f"{kind.replace('b16', 'u16')}_{prefix[:-1]}"
    return name


@special_rows("ds_load_{}", {ds_name(name): access for name, access in LOADS.items()})
def load_one(wave: Wave, inst: Inst, access: LaneAccess) -> None:
    if access.size_bytes < 4:
        address = lanes_at(wave, inst, inst["offset"])
        write_loaded(wave, inst, access, load(wave, access, address, site(wave), "_lds"))
    else:
        wave.set_vectors(inst["vdst"].index, fetch(wave, inst, access, inst["offset"]))


@special_rows(
    "ds_store_{}", {ds_name(name).replace("u16_d16", "b16_d16"): access for name, access in STORES.items()}
)
def store_one(wave: Wave, inst: Inst, access: LaneAccess) -> None:
    store_lds(wave, inst, "data0", access, inst["offset"])


@special_rows("ds_load_2addr_{}", PAIRS)
def load_two(wave: Wave, inst: Inst, pair: LanePair) -> None:
    """Two elements per lane; side by side they are one load."""
    offsets = [inst[f"offset{index}"] * pair.unit for index in (0, 1)]
    if offsets[1] == offsets[0] + pair.size_bytes:
        values = fetch(wave, inst, LaneAccess(2 * pair.size_bytes), offsets[0])
    else:
        access = LaneAccess(pair.size_bytes)
        values = [value for offset in offsets for value in fetch(wave, inst, access, offset)]
    wave.set_vectors(inst["vdst"].index, values)


@special_rows("ds_store_2addr_{}", PAIRS)
def store_two(wave: Wave, inst: Inst, pair: LanePair) -> None:
    for index in (0, 1):
        access = LaneAccess(pair.size_bytes)
        store_lds(wave, inst, f"data{index}", access, inst[f"offset{index}"] * pair.unit)


@special_rows("ds_{}", LDS_INSTRUCTIONS)
def atomic_lds(wave: Wave, inst: Inst, atomic: Atomic) -> None:
    names = [name for name in ("data0", "data1") if name in inst.defn.slot]
    words = [word for name in names for word in wave.vectors(inst[name])]
    do_atomic(wave, inst, atomic, lanes_at(wave, inst, inst["offset"]), site(wave), words, "_lds")


# -- lane crossing through the LDS crossbar --------------------------------------------------------


@special("ds_swizzle_b32")
def swizzle(wave: Wave, inst: Inst) -> None:
    """A fixed pattern within 32 lanes; switched-off source lanes give 0."""
    sources = swizzle_sources(inst["offset"])
    lanes = wave.vector(inst["addr"].index)
    if not wave.exec_full:
        lanes = wave.t.select(V1, wave.active, V32, lanes, splat(V32, 0))
    wave.set_vector(inst["vdst"].index, wave.t.shuffle(V32, lanes, sources))


def swizzle_sources(offset: int) -> list[int]:
    """Bit 15 clear: lane -> ((lane & and) | or) ^ xor. 0x80xx: a permutation of each four.

    0xCxxx: a rotation. From 0xE000 on: lanes in the order of a Fourier transform's steps.
    """
    if not offset & 0x8000:
        keep, force, flip = offset & 31, offset >> 5 & 31, offset >> 10 & 31
        return [(lane & keep | force) ^ flip for lane in range(LANES)]
    if offset & 0xFF00 == 0x8000:
        return [lane // 4 * 4 + (offset >> 2 * (lane % 4) & 3) for lane in range(LANES)]
    if offset >= 0xE000:
        keep = offset & 31
        return [int(f"{lane:05b}"[::-1], 2) >> keep.bit_count() | lane & keep for lane in range(LANES)]
    if offset & 0xE000 == 0xC000:
        backwards, amount, fixed = offset >> 10 & 1, offset >> 5 & 31, offset & 31
        step = -amount if backwards else amount
        return [lane & fixed | (lane + step) & 31 & ~fixed for lane in range(LANES)]
    raise NotModelled(f"ds_swizzle pattern {offset:#x} is not modelled")


@special("ds_bpermute_b32")
def permute_back(wave: Wave, inst: Inst) -> None:
    """Lane i takes data of lane ((addr + offset) / 4) mod 32; switched-off source lanes give 0."""
    t = wave.t
    lanes = wave.vector(inst["data0"].index)
    if not wave.exec_full:
        lanes = t.select(V1, wave.active, V32, lanes, splat(V32, 0))
    wave.set_vector(inst["vdst"].index, wave.t.gather(lanes, named_lanes(wave, inst)))


def named_lanes(wave: Wave, inst: Inst) -> str:
    t = wave.t
    moved = t.two("add", V32, wave.vector(inst["addr"].index), splat(V32, inst["offset"]))
    return t.two("and", V32, t.two("lshr", V32, moved, splat(V32, 2)), splat(V32, 31))


@special("ds_permute_b32")
def permute_forward(wave: Wave, inst: Inst) -> None:
    """Lane i sends its data to lane ((addr + offset) / 4) mod 32; of several senders the highest wins."""
    lanes = named_lanes(wave, inst)
    found = wave.t.scatter(wave.vector(inst["data0"].index), lanes, wave.active)
    wave.set_vector(inst["vdst"].index, found)


@special("ds_nop")
def nothing(wave: Wave, inst: Inst) -> None:
    """No effect."""
