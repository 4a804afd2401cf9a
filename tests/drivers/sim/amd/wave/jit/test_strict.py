"""Which accesses may order groups, by the code alone; and that only strict code tells of accesses."""

from __future__ import annotations

import pytest

from drivers.amd.isa import isa
from drivers.sim.amd.wave.jit.build import Variant, build
from drivers.sim.amd.wave.jit.shadow import SEEN_DEVICE, SEEN_L0, SEEN_SCALAR
from drivers.sim.amd.wave.jit.strict import ACQUIRES, RELEASES, freshens, may_synchronise, strict_of
from drivers.sim.amd.wave.program import Program
from tests.drivers.sim.amd.wave.rule_kernels import loaded

ATOMIC = "global_atomic_add_u32 v1, v2, v3, s[0:1] glc"
INVALIDATE = "buffer_gl1_inv"
VARIANT = Variant(True, True, 4, (), strict=True)


def sites(*texts: str) -> dict[str, int]:
    """What each access may do, by its text."""
    program: Program = loaded("\n".join(texts))
    found = strict_of(program, VARIANT).sites
    steps = [step for block in program.blocks for step in block.steps]
    return {isa("gfx1100").format(step.inst): found[step.offset] for step in steps if step.offset in found}


def test_a_kernel_that_invalidates_nothing_orders_nothing() -> None:
    assert sites(ATOMIC) == {}
    assert sites(ATOMIC, INVALIDATE) == {ATOMIC: ACQUIRES | RELEASES}


def test_only_a_store_with_no_other_in_flight_releases() -> None:
    stores = [f"global_store_b32 v1, v2, s[0:1] offset:{4 * i}" for i in range(1, 4)]
    wait = "s_waitcnt_vscnt null, 0x0"
    found = sites(INVALIDATE, stores[0], stores[1], wait, stores[2])
    assert found == {stores[0]: RELEASES, stores[2]: RELEASES}


def test_a_load_acquires_where_it_goes_past_the_caches() -> None:
    plain, scoped = "global_load_b32 v1, v2, s[0:1]", "global_load_b32 v1, v2, s[0:1] glc"
    assert sites(INVALIDATE, plain, scoped) == {scoped: ACQUIRES}


@pytest.mark.parametrize(
    ("arch", "text", "levels"),
    [
        ("gfx1100", "buffer_gl0_inv", SEEN_L0), ("gfx1100", "buffer_gl1_inv", SEEN_DEVICE),
        ("gfx1100", "s_dcache_inv", SEEN_SCALAR), ("gfx1100", "s_nop 0", 0),
        ("gfx1201", "global_inv scope:SCOPE_SE", SEEN_L0),
        ("gfx1201", "global_inv scope:SCOPE_DEV", SEEN_L0 | SEEN_DEVICE), ("gfx1201", "global_inv", 0),
    ],
)  # fmt: skip
def test_what_an_invalidation_makes_seen(arch: str, text: str, levels: int) -> None:
    inst, _ = isa(arch).decode_sized(isa(arch).assemble(text), 0)
    assert freshens(inst) == levels


def test_only_strict_code_tells_of_accesses() -> None:
    program = loaded("global_load_b32 v1, v0, s[0:1]")
    assert not may_synchronise(program)
    plain, strict = (build(program, Variant(True, True, 4, (), strict=on), "k").text for on in (False, True))
    assert "db_track" not in plain and "db_strict" not in plain
    assert "db_track_global_read" in strict and "db_strict_wave" in strict


def test_scratch_is_the_lanes_own() -> None:
    program = loaded("scratch_store_b32 off, v0, off")
    assert "db_track" not in build(program, Variant(True, True, 4, (), strict=True), "k").text
