"""Private memory: where a lane's dwords are, and the library's part (`native/memory/private.h`).

Stands under `scratch` and `flat`; what their instructions mean is said there.
"""

from __future__ import annotations

from drivers.sim.amd.wave.jit.ops.access import LaneAccess, LaneAddress
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I32, I64, PTR, V1, V32, constant, splat


def private_address(wave: Wave, private: str, lanes: str) -> LaneAddress:
    """Private memory interleaves lanes by dword: dword d of lane l is at ``(d * lanes + l) * 4`` in the
    wave's part.

    Source: LLVM AMDGPUUsage, "Private". Checked for those `lanes` (an i32 mask) that go there: a dword of the
    lane's share, aligned.
    """
    t = wave.t
    limit = t.cast("trunc", I64, wave.record(SLOTS.scratch_lane_bytes), I32)
    legal = t.compare("icmp ule", V32, private, t.splat(V32, t.two("sub", I32, limit, "4")))
    legal = t.two("and", V1, legal, t.splat(V1, t.compare("icmp uge", I32, limit, "4")))
    low_bits = t.two("and", V32, private, splat(V32, 3))
    legal = t.two("and", V1, legal, t.compare("icmp eq", V32, low_bits, splat(V32, 0)))
    bad = t.two("xor", I32, t.bits(V1, legal, I32), "-1")
    check_scratch(wave, t.two("and", I32, bad, lanes), private, 4)
    row = t.two("shl", V32, private, t.splat(V32, wave.private_shift))
    first = constant(V32, [4 * lane for lane in range(32)])
    places = t.two("add", V32, first, t.splat(V32, wave.private_first))
    return LaneAddress(wave.scratch_base(), t.two("add", V32, row, places))


def check_scratch(wave: Wave, bad: str, private: str, size: int) -> None:
    t = wave.t

    def stop() -> None:
        lane = t.lowest_bit(I32, bad)
        offset = t.cast("zext", I32, t.lane(V32, private, lane), I64)
        place = ((I64, offset), (I64, str(size)), (I32, wave.pc), (I32, lane))
        t.effect("void", "db_scratch_fault", (PTR, "%ctx"), *place)

    t.unless(t.compare("icmp eq", I32, bad, "0"), stop, "fault")


def read_exec(wave: Wave, as_lanes: bool) -> None:
    """Before ways part, so that both know it."""
    wave.exec  # noqa: B018
    if as_lanes and not wave.exec_full:
        wave.active  # noqa: B018


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
