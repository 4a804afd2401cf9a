"""What quick code calls: long rules, accesses that look for rows; for parts of values see `memory/masks.h`.

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
from drivers.sim.llvm.text import METADATA, V32, Text

WAYS = [
    (verb, size, way) for verb in ("gather", "scatter") for size in INLINE_SIZES for way in ("", "_lds", "64")
]


def calls_module() -> str:
    """All of it as LLVM text."""
    externals: dict[str, str] = {}
    functions = [shared_function(name, externals) for name in shared_names()]
    functions += [row_function(*way, externals) for way in WAYS]
    return "\n".join([*externals.values(), *functions, METADATA])


def calls_names() -> list[str]:
    return [*(f"db_rule_{name}" for name in shared_names()), *(row_name(*way) for way in WAYS)]


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
