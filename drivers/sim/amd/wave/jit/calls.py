"""What quick code calls: long rules, parts of values that LLVM selects slowly, accesses that look for rows.

One module of its own, compiled once and kept. Rules and accesses are built by the same builders as where they
stand in place, so what they mean is said once.
"""

from __future__ import annotations

from drivers.sim.amd.wave.jit import tables  # noqa: F401  every rule
from drivers.sim.amd.wave.jit.abi import PARAMETERS
from drivers.sim.amd.wave.jit.address import LaneAddress
from drivers.sim.amd.wave.jit.callee import Callee
from drivers.sim.amd.wave.jit.ops.access import LaneAccess
from drivers.sim.amd.wave.jit.ops.memory import INLINE_SIZES, load, store, wide_address
from drivers.sim.amd.wave.jit.rules import shared_function, shared_names
from drivers.sim.llvm.text import METADATA, V16, V32, V64, Text

PARTS = ("db_lanes_of", "db_word_of", "db_join_of", "db_high_of", "db_half_of")
WAYS = [
    (verb, size, way) for verb in ("gather", "scatter") for size in INLINE_SIZES for way in ("", "_lds", "64")
]


def calls_module() -> str:
    """All of it as LLVM text."""
    externals: dict[str, str] = {}
    functions = [shared_function(name, externals) for name in shared_names()]
    functions += [row_function(*way, externals) for way in WAYS]
    return "\n".join([*externals.values(), part_functions(), *functions, METADATA])


def calls_names() -> list[str]:
    return [*PARTS, *(f"db_rule_{name}" for name in shared_names()), *(row_name(*way) for way in WAYS)]


def row_function(verb: str, size: int, way: str, externals: dict[str, str]) -> str:
    """``db_near_VERB_SIZE``: as db_VERB_SIZE. way: "_lds", or "64" for upper halves of addresses."""
    wave, access = Callee(Text()), LaneAccess(size)
    wave.t.externals = externals
    address = wide_address(wave, "%off", "%highs", "%base") if way == "64" else LaneAddress("%base", "%off")
    flags = way if way == "_lds" else ""
    if verb == "gather":
        wave.t.fill_buffer(load(wave, access, address, "%site", flags))
    else:
        values = [wave.t.buffer_dword(index) for index in range(access.dwords)]
        store(wave, access, address, "%site", values, flags)
    highs = f", {V32} %highs" if way == "64" else ""
    return wave.function(row_name(verb, size, way), f"{PARAMETERS}{highs}, ptr %buffer")


def row_name(verb: str, size: int, way: str) -> str:
    return f"db_near_{verb}{way}_{size}"


def part_functions() -> str:
    """A word as a mask of dwords, and back; dwords joined; the upper one; lower halves."""
    return f"""
define {V64} @db_join_of({V32} %low, {V32} %high) noinline {{
  %low64 = zext {V32} %low to {V64}
  %high64 = zext {V32} %high to {V64}
  %upper = shl {V64} %high64, splat (i64 32)
  %both = or disjoint {V64} %upper, %low64
  ret {V64} %both
}}

define {V32} @db_high_of({V64} %value) noinline {{
  %upper = lshr {V64} %value, splat (i64 32)
  %high = trunc {V64} %upper to {V32}
  ret {V32} %high
}}

define {V16} @db_half_of({V32} %value) noinline {{
  %low = trunc {V32} %value to {V16}
  ret {V16} %low
}}

define {V32} @db_lanes_of(i32 %word) noinline {{
  %bits = bitcast i32 %word to <32 x i1>
  %lanes = sext <32 x i1> %bits to {V32}
  ret {V32} %lanes
}}

define i32 @db_word_of({V32} %lanes) noinline {{
  %bits = icmp slt {V32} %lanes, zeroinitializer
  %word = bitcast <32 x i1> %bits to i32
  ret i32 %word
}}"""
