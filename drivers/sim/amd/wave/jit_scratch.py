"""Scratch instructions: memory private to each lane, checked against the lane's share."""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import NULL
from drivers.sim.amd.wave.jit_memory import (
    LOADS,
    STORES,
    Access,
    Address,
    load,
    store,
    stored_values,
    write_loaded,
)
from drivers.sim.amd.wave.jit_rules import special
from drivers.sim.amd.wave.jit_text import I1, I32, I64, PTR, V1, V32, constant, splat
from drivers.sim.amd.wave.jit_wave import SLOTS, Wave


def scratch_offset(wave: Wave, inst: Inst) -> str:
    """The private address of each lane: vaddr + saddr + imm, each part if present."""
    t = wave.t
    scalar = str(inst["offset"])
    base = inst.get("saddr")
    if base is not None and base.code != NULL.code:
        scalar = t.two("add", I32, wave.scalar(base.code), scalar)
    lanes = inst.get("vaddr")
    if lanes is None:
        return t.splat(V32, scalar)
    return t.two("add", V32, wave.vector(lanes.index), t.splat(V32, scalar))


def scratch_address(wave: Wave, inst: Inst, access: Access) -> Address:
    """Where a scratch instruction's lanes go."""
    return private_address(wave, scratch_offset(wave, inst), access, wave.exec)


def private_address(wave: Wave, private: str, access: Access, lanes: str) -> Address:
    """Private memory interleaves lanes by dword: dword d of lane l is at ``(d * lanes + l) * 4`` in the
    wave's part.

    Source: LLVM AMDGPUUsage, "Private". Checked against the lane's share for those `lanes` (an i32 mask) that
    go there. `%scratch` is the wave's base.
    """
    t = wave.t
    limit = t.cast("trunc", I64, wave.record(SLOTS.scratch_lane_bytes), I32)
    last = t.two("sub", I32, limit, str(access.size_bytes))
    legal = t.compare("icmp ule", V32, private, t.splat(V32, last))
    legal = t.two("and", V1, legal, t.splat(V1, t.compare("icmp uge", I32, limit, str(access.size_bytes))))
    aligned = t.two("and", V32, private, splat(V32, min(access.size_bytes, 4) - 1))
    legal = t.two("and", V1, legal, t.compare("icmp eq", V32, aligned, splat(V32, 0)))
    bad = t.two("xor", I32, t.bits(V1, legal, I32), "-1")
    check_scratch(wave, t.two("and", I32, bad, lanes), private)
    shift = 5 if wave.wave_size == 32 else 6
    row = t.two("shl", V32, t.two("and", V32, private, splat(V32, -4)), splat(V32, shift))
    within = t.two("and", V32, private, splat(V32, 3))
    places = constant(V32, [4 * (lane + 32 * wave.part) for lane in range(32)])
    return Address("%scratch", t.two("add", V32, t.two("add", V32, row, within), places))


def check_scratch(wave: Wave, bad: str, private: str) -> None:
    t = wave.t
    good, wrong = t.fresh("good"), t.fresh("wrong")
    t.do(f"br i1 {t.compare('icmp eq', I32, bad, '0')}, label %{good}, label %{wrong}, !prof !1")
    t.label(wrong)
    with t.side_path():
        lane = t.call(I32, "llvm.cttz.i32", (I32, bad), (I1, "false"))
        offset = t.cast("zext", I32, t.lane(V32, private, lane), I64)
        t.effect(
            "void", "db_scratch_fault", (PTR, "%ctx"), (I64, offset), (I32, str(wave.offset)), (I32, lane)
        )
        t.do("br label %fault")
    t.label(good)


def scratch_parts(wave: Wave, first: Address, access: Access) -> list[tuple[Address, Access]]:
    """One access per dword: consecutive dwords of a lane are a row of the wave apart."""
    if access.size_bytes <= 4:
        return [(first, access)]
    t = wave.t
    apart = 4 * wave.wave_size
    step = [t.two("add", V32, first.offsets, splat(V32, apart * index)) for index in range(access.dwords)]
    return [(Address(first.base, offsets), Access(4)) for offsets in step]


def _register_scratch(name: str, access: Access, is_load: bool) -> None:
    @special(name)
    def scratch(wave: Wave, inst: Inst) -> None:
        parts = scratch_parts(wave, scratch_address(wave, inst, access), access)
        if is_load:
            loaded = [load(wave, part, address, wave.site())[0] for address, part in parts]
            write_loaded(wave, inst, access, loaded)
            return
        values = stored_values(wave, inst["vdata"], access)
        for (address, part), value in zip(parts, values, strict=True):
            store(wave, part, address, wave.site(), [value])


for _name, _access in LOADS.items():
    _register_scratch(f"scratch_load_{_name}", _access, True)
for _name, _access in STORES.items():
    _register_scratch(f"scratch_store_{_name}", _access, False)
