"""Private memory: where a lane's bytes are, for scratch and flat instructions. What is not known to be
aligned the library moves (`native/memory/private.h`).

Stands under `scratch` and `flat`; what their instructions mean is said there.
"""

from __future__ import annotations

from collections.abc import Callable

from drivers.sim.amd.wave.jit.address import LaneAddress
from drivers.sim.amd.wave.jit.ops.access import LaneAccess
from drivers.sim.amd.wave.jit.ops.memory import load, store
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I32, I64, PTR, V1, V32, constant, splat


def unit_of(access: LaneAccess, is_odd: bool | None) -> str:
    """See `call_private`."""
    return str(min(access.size_bytes, 4) - 1) if is_odd is False else "0"


def private_address(wave: Wave, private: str, access: LaneAccess, lanes: str, unit: str) -> LaneAddress:
    """Private memory interleaves lanes by dword: dword d of lane l is at ``(d * lanes + l) * 4`` in the
    wave's part.

    Source: LLVM AMDGPUUsage, "Private". Checked against the lane's share for those `lanes` (an i32 mask) that
    go there, and for its alignment (`unit`: see `call_private`).
    """
    t = wave.t
    limit = t.cast("trunc", I64, wave.record(SLOTS.scratch_lane_bytes), I32)
    last = t.two("sub", I32, limit, str(access.size_bytes))
    legal = t.compare("icmp ule", V32, private, t.splat(V32, last))
    legal = t.two("and", V1, legal, t.splat(V1, t.compare("icmp uge", I32, limit, str(access.size_bytes))))
    if unit != "0":
        low_bits = t.two("and", V32, private, t.splat(V32, unit))
        legal = t.two("and", V1, legal, t.compare("icmp eq", V32, low_bits, splat(V32, 0)))
    bad = t.two("xor", I32, t.bits(V1, legal, I32), "-1")
    check_scratch(wave, t.two("and", I32, bad, lanes), private, access.size_bytes)
    return interleaved(wave, private)


def interleaved(wave: Wave, private: str) -> LaneAddress:
    """Where the dword of each lane's private address is."""
    t = wave.t
    shift = t.splat(V32, wave.private_shift)
    row = t.two("shl", V32, t.two("and", V32, private, splat(V32, -4)), shift)
    within = t.two("and", V32, private, splat(V32, 3))
    lanes = constant(V32, [4 * lane for lane in range(32)])
    places = t.two("add", V32, lanes, t.splat(V32, wave.private_first))
    return LaneAddress(wave.scratch_base(), t.two("add", V32, t.two("add", V32, row, within), places))


def check_scratch(wave: Wave, bad: str, private: str, size: int) -> None:
    t = wave.t

    def stop() -> None:
        lane = t.lowest_bit(I32, bad)
        offset = t.cast("zext", I32, t.lane(V32, private, lane), I64)
        place = ((I64, offset), (I64, str(size)), (I32, wave.pc), (I32, lane))
        t.effect("void", "db_scratch_fault", (PTR, "%ctx"), *place)

    t.unless(t.compare("icmp eq", I32, bad, "0"), stop, "fault")


def scratch_parts(wave: Wave, first: LaneAddress, access: LaneAccess) -> list[tuple[LaneAddress, LaneAccess]]:
    """One access per dword: consecutive dwords of a lane are a row of the wave apart."""
    if access.size_bytes <= 4:
        return [(first, access)]
    t = wave.t
    apart = [t.two("shl", I32, str(4 * index), wave.private_shift) for index in range(access.dwords)]
    step = [t.two("add", V32, first.offsets, t.splat(V32, each)) for each in apart]
    return [(LaneAddress(first.base, offsets), LaneAccess(4)) for offsets in step]


def read_exec(wave: Wave, as_lanes: bool) -> None:
    """Before ways part, so that both know it."""
    wave.exec  # noqa: B018
    if as_lanes and not wave.exec_full:
        wave.active  # noqa: B018


def move_rows(wave: Wave, parts: list[tuple[LaneAddress, LaneAccess]], values: list[str] | None) -> list[str]:
    if values is None:
        return [load(wave, part, address, wave.site())[0] for address, part in parts]
    for (address, part), value in zip(parts, values, strict=True):
        store(wave, part, address, wave.site(), [value])
    return []


def call_private(
    wave: Wave, verb: str, access: LaneAccess, private: str, lanes: str, unit: str, data: str
) -> None:
    """Between rows of dwords at `data` and the private memory of `lanes`; a fault ends the wave. unit: bits
    of the address that are to be 0.
    """
    wave.demand(
        f"db_private_{verb}_{access.size_bytes}", (PTR, wave.private_site()), (I64, wave.scratch_base()),
        (V32, private), (I32, lanes), (I32, wave.pc), (I32, unit), (I32, wave.private_shift),
        (I32, wave.private_first), (PTR, data),
    )  # fmt: skip


# -- addresses that are no multiple of 4 ------------------------------------------------------------


def either(
    wave: Wave,
    private: str,
    access: LaneAccess,
    active: str,
    even: Callable[[], list[str]],
    odd: Callable[[], list[str]],
) -> list[str]:
    """What `even` gives where the address of every `active` lane is aligned, else what `odd` does."""
    t = wave.t
    low_bits = t.two("and", V32, private, splat(V32, min(access.size_bytes, 4) - 1))
    lanes = t.bits(V1, t.compare("icmp ne", V32, low_bits, splat(V32, 0)), I32)
    is_even = t.compare("icmp eq", I32, t.two("and", I32, lanes, active), "0")
    return t.either(is_even, even, odd, V32)


def merged(wave: Wave, old: str, new: str, mask: str) -> str:
    """`new` where the mask is set, `old` elsewhere."""
    t = wave.t
    kept = t.two("and", V32, old, t.two("xor", V32, mask, splat(V32, -1)))
    return t.two("or", V32, kept, t.two("and", V32, new, mask))
