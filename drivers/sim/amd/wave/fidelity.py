"""The accuracy table of wave instructions by generation: exact, approximate and how, or refused and why.

Derived from the tables that the compiled path runs on; SIM=interpret has its own. The tests hold both equal
where both know one; this file only lists them. `approximate` has those whose values may differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from drivers.amd.isa import isa
from drivers.sim.amd.wave.code.steps import (
    BARRIERS,
    CONDITIONS,
    ENDS,
    FOR_CACHES,
    FOR_TIMING,
    INDIRECT,
    NEVER_TAKEN,
)
from drivers.sim.amd.wave.facts.approximate import approximation, halves
from drivers.sim.amd.wave.facts.refused import reason
from drivers.sim.amd.wave.interp import instructions as interp

EXACT, APPROXIMATE, REFUSED = "exact", "approximate", "refused"
ARCHES = ("gfx1100", "gfx1201")
TIMING = "no effect: time inside a wave is not modelled"
COHERENT = "no effect: caches inside a launch never go stale"
NO_EFFECT = {
    **dict.fromkeys(FOR_TIMING, TIMING), **dict.fromkeys(FOR_CACHES, COHERENT),
    "s_dcache_inv": "SIM=strict demands it before a scalar load of stored data; no effect on values",
    "s_sendmsg": "DEALLOC_VGPRS is checked; no message arrives anywhere",
    **dict.fromkeys(("s_trap", "s_sethalt", "s_sendmsghalt"), "ends the launch: no trap handler runs"),
}  # fmt: skip
STATES = (
    ("NaN", "which of two NaNs a sum, product or fma passes on, and 0 * inf beside one: no document says"),
    ("buffer bounds", "which offsets count is the ISA's table; sources differ on the scalar offset"),
)


def rows() -> Iterator[tuple[str, str, str, str]]:
    """(kind, name, status, how): what holds for whole waves, then every mnemonic of each generation."""
    for name, how in STATES:
        yield "wave state", name, APPROXIMATE, how
    yield "wave state", "SIM=interpret", APPROXIMATE, f"{interpreted()}; races in memory are not looked for"
    for arch in ARCHES:
        for name in mnemonics(arch):
            yield (arch, name, *judge(name))


def interpreted() -> str:
    """How much of what compiled waves run the reference runs."""
    found = []
    for arch in ARCHES:
        compiled = [name for name in mnemonics(arch) if judge(name)[0] != REFUSED]
        known = sum(all(map(interp.supports, halves(name))) for name in compiled)
        found.append(f"{known} of {len(compiled)} instructions of {arch}")
    return ", ".join(found)


@cache
def mnemonics(arch: str) -> list[str]:
    """In the order of the alphabet."""
    return sorted({defn.mnemonic for lanes in (32, 64) for defn in isa(arch, lanes).table.all()})


def judge(name: str) -> tuple[str, str]:
    """Status and its reason."""
    if not all(half in fast_names() for half in halves(name)):
        return REFUSED, reason(name)
    how = note(name)
    return (APPROXIMATE if how else EXACT), how


def note(name: str) -> str:
    """What differs from hardware, or nothing."""
    return approximation(name) or NO_EFFECT.get(name, "")


@cache
def fast_names() -> frozenset[str]:
    """Mnemonics that the compiled path has a rule for."""
    from drivers.sim.amd.wave.jit.rules import SPECIAL
    from drivers.sim.amd.wave.meaning.rules import RULES

    found = {*RULES, *SPECIAL, *CONDITIONS, *NEVER_TAKEN, *ENDS, *INDIRECT, *BARRIERS, "s_branch"}
    return frozenset(found - {"s_rfe_b64"})
