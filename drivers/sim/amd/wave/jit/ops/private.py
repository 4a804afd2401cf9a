"""Private memory: where a lane's bytes are, and the library functions that move what is not known to be
aligned (`db_private_gather_SIZE`, `db_private_scatter_SIZE`), for scratch and flat instructions.

Stands under `scratch` and `flat`; what their instructions mean is said there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from drivers.sim.amd.wave.jit.abi import SIZES
from drivers.sim.amd.wave.jit.address import LaneAddress, fill_buffer
from drivers.sim.amd.wave.jit.callee import Callee
from drivers.sim.amd.wave.jit.ops.access import LaneAccess
from drivers.sim.amd.wave.jit.ops.memory import buffer_dword, load, store
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I1, I32, I64, PTR, V1, V32, Text, constant, splat

PRIVATE_WAYS = [(verb, size) for verb in ("gather", "scatter") for size in SIZES]
PRIVATE_PARAMETERS = (
    "ptr %ctx, ptr %site, i64 %scratch, <32 x i32> %private, i32 %exec, i32 %pc, i32 %unit, i32 %shift,"
    " i32 %first, ptr %buffer"
)


def unit_of(access: LaneAccess, is_odd: bool | None) -> str:
    """See `call_private`."""
    return str(min(access.size_bytes, 4) - 1) if is_odd is False else "0"


def private_address(wave: Wave, private: str, access: LaneAccess, lanes: str, unit: str) -> LaneAddress:
    """Private memory interleaves lanes by dword: dword d of lane l is at ``(d * lanes + l) * 4`` in the
    wave's part.

    Source: LLVM AMDGPUUsage, "Private". Checked against the lane's share for those `lanes` (an i32 mask) that
    go there, and for its alignment (`unit`: see `call_private`). `%scratch` is the wave's base.
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
    return LaneAddress("%scratch", t.two("add", V32, t.two("add", V32, row, within), places))


def check_scratch(wave: Wave, bad: str, private: str, size: int) -> None:
    t = wave.t

    def stop() -> None:
        lane = t.call(I32, "llvm.cttz.i32", (I32, bad), (I1, "false"))
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


def move_lanes(wave: Wave, verb: str, access: LaneAccess, place: LaneAddress, lanes: str) -> None:
    """Gather into %buffer, or scatter from it, for those `lanes` alone; a fault ends the wave."""
    t = wave.t
    status = t.effect(
        I32, f"db_{verb}_{access.size_bytes}", (PTR, "%ctx"), (PTR, wave.site()), (I64, place.base),
        (V32, place.offsets), (I32, lanes), (I32, wave.pc), (PTR, "%buffer"),
    )  # fmt: skip
    wave.leave_unless(t.compare("icmp eq", I32, status, "0"))


def call_private(
    wave: Wave, verb: str, access: LaneAccess, private: str, lanes: str, unit: str, data: str
) -> None:
    """Between rows of dwords at `data` and the private memory of `lanes`; a fault ends the wave. unit: bits
    of the address that are to be 0.
    """
    status = wave.t.effect(
        I32, private_name(verb, access.size_bytes), (PTR, "%ctx"), (PTR, wave.private_site()),
        (I64, "%scratch"), (V32, private), (I32, lanes), (I32, wave.pc), (I32, unit),
        (I32, wave.private_shift), (I32, wave.private_first), (PTR, data),
    )  # fmt: skip
    wave.leave_unless(wave.t.compare("icmp eq", I32, status, "0"))


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


@dataclass(frozen=True)
class Rows:
    """The aligned dwords around what lanes want: `places`, one more than it has dwords, and their `words`.

    bits: how far into the first it begins; crosses: lanes that reach into the last, which is the last but one
    for the others.
    """

    places: list[LaneAddress]
    words: list[str]
    bits: str
    crosses: str


def rows_around(wave: Wave, private: str, access: LaneAccess, lanes: str) -> Rows:
    t = wave.t
    within, base = (t.two("and", V32, private, splat(V32, mask)) for mask in (3, -4))
    over = splat(V32, 4 - min(access.size_bytes, 4))
    crosses = t.compare("icmp ugt", V32, within, over)
    starts = [t.two("add", V32, base, splat(V32, 4 * index)) for index in range(access.dwords + 1)]
    starts[-1] = t.let(f"select {V1} {crosses}, {V32} {starts[-1]}, {V32} {starts[-2]}")
    places = [interleaved(wave, start) for start in starts]
    words = []
    for place in places:
        move_lanes(wave, "gather", LaneAccess(4), place, lanes)
        words.append(buffer_dword(wave, 0))
    return Rows(places, words, t.two("shl", V32, within, splat(V32, 3)), crosses)


def funnel(wave: Wave, way: str, high: str, low: str, bits: str) -> str:
    return wave.t.call(V32, f"llvm.fsh{way}.v32i32", (V32, high), (V32, low), (V32, bits))


def load_odd(wave: Wave, private: str, access: LaneAccess, lanes: str) -> list[str]:
    """Each dword out of two that are beside each other."""
    rows = rows_around(wave, private, access, lanes)
    pairs = pairwise(rows.words)
    found = [funnel(wave, "r", above, below, rows.bits) for below, above in pairs]
    mask = (1 << 8 * min(access.size_bytes, 4)) - 1
    return found if mask == 0xFFFF_FFFF else [wave.t.two("and", V32, found[0], splat(V32, mask))]


def store_odd(wave: Wave, private: str, access: LaneAccess, values: list[str], lanes: str) -> None:
    """The dwords around, with what is stored put between what stays."""
    t, zero = wave.t, splat(V32, 0)
    rows = rows_around(wave, private, access, lanes)
    mask = splat(V32, -1 if access.size_bytes >= 4 else (1 << 8 * access.size_bytes) - 1)
    given = [t.two("and", V32, value, mask) for value in values]
    made = [funnel(wave, "l", above, below, rows.bits) for below, above in pairwise([zero, *given])]
    made[0] = merged(wave, rows.words[0], made[0], funnel(wave, "l", mask, zero, rows.bits))
    last = funnel(wave, "l", zero, given[-1], rows.bits)
    last = merged(wave, rows.words[-1], last, funnel(wave, "l", zero, mask, rows.bits))
    made.append(t.let(f"select {V1} {rows.crosses}, {V32} {last}, {V32} {made[-1]}"))
    for place, word in zip(rows.places, made, strict=True):
        fill_buffer(wave, [word])
        move_lanes(wave, "scatter", LaneAccess(4), place, lanes)


def merged(wave: Wave, old: str, new: str, mask: str) -> str:
    """`new` where the mask is set, `old` elsewhere."""
    t = wave.t
    kept = t.two("and", V32, old, t.two("xor", V32, mask, splat(V32, -1)))
    return t.two("or", V32, kept, t.two("and", V32, new, mask))


# -- the library -----------------------------------------------------------------------------------


def private_name(verb: str, size: int) -> str:
    return f"db_private_{verb}_{size}"


def private_function(verb: str, size: int, externals: dict[str, str]) -> str:
    """``db_private_VERB_SIZE``: lanes at any address of their private memory. `externals`: what it calls."""
    wave, access = Callee(Text()), LaneAccess(size)
    wave.t.externals = externals
    values = [buffer_dword(wave, index) for index in range(access.dwords)] if verb == "scatter" else None
    first = private_address(wave, "%private", access, wave.exec, "%unit")

    def even() -> list[str]:
        return move_rows(wave, scratch_parts(wave, first, access), values)

    def odd() -> list[str]:
        if values is None:
            return load_odd(wave, "%private", access, wave.exec)
        store_odd(wave, "%private", access, values, wave.exec)
        return []

    found = even() if size == 1 else either(wave, "%private", access, wave.exec, even, odd)
    fill_buffer(wave, found)
    return wave.function(private_name(verb, size), PRIVATE_PARAMETERS)


def private_functions(externals: dict[str, str]) -> str:
    return "\n".join(private_function(verb, size, externals) for verb, size in PRIVATE_WAYS)


PRIVATE_NAMES = tuple(private_name(*way) for way in PRIVATE_WAYS)
