"""The honesty table of wave instructions: exact, approximate and how, or refused; for both executors.

Derived from the tables that the executors run on. A name that only one of them knows says so. The
differential tests hold the two equal; this file only lists them.
"""

from __future__ import annotations

from collections.abc import Iterator

from drivers.amd.isa import isa
from drivers.sim.amd.wave import interp
from drivers.sim.amd.wave.interp_math import APPROXIMATE as TRANSCENDENTAL
from drivers.sim.amd.wave.program import ENDS, INDIRECT

EXACT, APPROXIMATE, REFUSED = "exact", "approximate", "refused"
TIMING = "no effect: time inside a wave is not modelled"
COHERENT = "no effect: caches inside a launch never go stale"
NOTES = {
    **dict.fromkeys(("s_sleep", "s_setprio", "s_delay_alu", "s_set_inst_prefetch_distance"), TIMING),
    **dict.fromkeys(("s_incperflevel", "s_decperflevel", "s_ttracedata_imm", "s_version"), TIMING),
    **dict.fromkeys(("s_wait_idle", "s_wakeup"), TIMING),
    **dict.fromkeys(("s_icache_inv", "s_gl1_inv", "buffer_gl0_inv", "buffer_gl1_inv"), COHERENT),
    "s_dcache_inv": "SIM=strict demands it before a scalar load of stored data; no effect on values",
    "s_sendmsg": "DEALLOC_VGPRS is checked; no message arrives anywhere",
    "v_dot2_f32_f16": "two fma in f32; the hardware's inner rounding is not published",
    "v_dot2acc_f32_f16": "two fma in f32; the hardware's inner rounding is not published",
}  # fmt: skip
ULP = "within 1 ulp of the true value; the hardware's own error below that is not published"
ROUNDED = "correctly rounded; the hardware's estimate has fewer bits"
STATES = (
    ("wave state", "FLOAT_MODE", APPROXIMATE, "must be known from the code on every path; no FP16_OVFL"),
    (
        "wave state",
        "IEEE, DX10_CLAMP",
        APPROXIMATE,
        "NaN results are quiet, without payload; clamp gives 0 for NaN",
    ),
    ("wave state", "wave64", APPROXIMATE, "SIM=strict refuses it"),
    ("wave state", "indirect branches and calls", APPROXIMATE, "SIM=strict refuses them"),
    ("wave state", "integer clamp", APPROXIMATE, "add, sub and dot products only; SIM=strict refuses it"),
)


def rows() -> Iterator[tuple[str, str, str, str]]:
    """(kind, name, status, how): what holds for whole waves, then every mnemonic of gfx1100 in wave32."""
    yield from STATES
    known = fast_names()
    seen = {defn.mnemonic for defn in isa("gfx1100").table.all()}
    for name in sorted(seen):
        fast, strict = (all(map(test, halves(name))) for test in (known.__contains__, interp.supports))
        if "v_dual_dot2acc" in name:
            fast = False
        yield ("wave", name, *judge(name, fast, strict))
    for name in sorted({defn.mnemonic for defn in isa("gfx1201").table.all()} - seen):
        fast = all(half in known for half in halves(name))
        yield ("wave", f"{name} (gfx1201)", *judge(name, fast, False))


def halves(name: str) -> list[str]:
    """The single instructions of a dual one."""
    return [part.replace("v_dual_", "v_") for part in name.split(" :: ")]


def judge(name: str, fast: bool, strict: bool) -> tuple[str, str]:
    """Status and its reason."""
    if not fast and not strict:
        return REFUSED, "not modelled"
    if not fast:
        return REFUSED, "runs with SIM=strict only"
    how = note(name)
    if not strict:
        how = f"{how}; SIM=strict refuses it" if how else "SIM=strict refuses it"
    return (APPROXIMATE if how else EXACT), how


def note(name: str) -> str:
    """What differs from hardware, or nothing."""
    if name.startswith(tuple(f"v_{operation}_" for operation in TRANSCENDENTAL)):
        return ROUNDED if name.endswith("f64") else ULP
    if name.startswith("flat_"):
        return "SIM=strict: global memory only"
    if name.startswith("v_wmma_") and "i32" not in name:
        return "sums in order of k, each step an fma in f32; the hardware's order is not published"
    return NOTES.get(name, "")


def fast_names() -> frozenset[str]:
    """Mnemonics that the compiled path has a rule for."""
    from drivers.sim.amd.wave import jit
    from drivers.sim.amd.wave.jit_rules import RULES, SPECIAL

    found = {*RULES, *SPECIAL, *jit.CONDITIONS, *ENDS, *INDIRECT, "s_branch", "s_barrier"} - {"s_rfe_b64"}
    return frozenset(found)
