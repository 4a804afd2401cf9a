"""Which accesses may order waves, by the code alone."""

from __future__ import annotations

import pytest

from drivers.amd.isa import isa
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.shadow.layout import SEEN_DEVICE, SEEN_L0, SEEN_SCALAR
from drivers.sim.amd.wave.shadow.sync import ACQUIRES, NEAR, PARTIAL, RELEASES, flag_of, freshens, sync_sites
from tests.drivers.sim.amd.wave.rule_kernels import loaded

ATOMIC = "global_atomic_add_u32 v1, v2, v3, s[0:1] glc"
INVALIDATE = "buffer_gl1_inv"


def sites(*texts: str, is_single: bool = True) -> dict[str, int]:
    """What each access may do, by its text."""
    program: KernelAnalysis = loaded("\n".join(texts))
    found = sync_sites(program, is_single)
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
    spill = "scratch_store_b32 off, v1, s32"
    assert sites(INVALIDATE, spill, stores[0])[stores[0]] == RELEASES, "nobody else's memory"
    inside = sites(LOOP.format(GLOBAL_LOAD), stores[0], stores[1], is_single=False)
    assert inside[stores[0]] == RELEASES and inside[stores[1]] == RELEASES | PARTIAL


def test_a_write_back_is_no_store_in_flight() -> None:
    """LLVM 19 waits for none between global_wb and the atomic that releases."""
    texts = ["global_wb scope:SCOPE_DEV", "global_atomic_add_u32 v1, v3, s[0:1] scope:SCOPE_DEV"]
    program: KernelAnalysis = loaded("\n".join([*texts, "global_inv scope:SCOPE_DEV"]), "gfx1201")
    assert RELEASES in sync_sites(program, is_single=True).values()


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


# -- inside a group --------------------------------------------------------------------------------

LOOP = "again:\n {}\n s_waitcnt 0\n v_cmp_ne_u32 vcc_lo, 3, v1\n s_cbranch_vccnz again"
GLOBAL_LOAD, LDS_LOAD = "global_load_b32 v1, v2, s[0:1]", "ds_load_b32 v1, v2"
GLOBAL_STORE, LDS_STORE = "global_store_b32 v2, v3, s[0:1]", "ds_store_b32 v2, v3"


def test_a_wave_alone_waits_for_no_wave_of_its_group() -> None:
    assert sites(LOOP.format(LDS_LOAD), LDS_STORE) == {}


def test_a_loop_that_waits_makes_its_load_an_acquire_and_stores_releases() -> None:
    found = sites(LOOP.format(LDS_LOAD), LDS_STORE, GLOBAL_STORE, is_single=False)
    assert found == {LDS_LOAD: ACQUIRES, LDS_STORE: RELEASES}
    found = sites(LOOP.format(GLOBAL_LOAD), LDS_STORE, GLOBAL_STORE, is_single=False)
    assert found == {GLOBAL_LOAD: ACQUIRES | NEAR, GLOBAL_STORE: RELEASES}


def test_a_load_whose_address_moves_is_no_flag() -> None:
    search = LOOP.format(f"{LDS_LOAD}\n v_add_nc_u32 v2, 4, v2")
    assert sites(search, LDS_STORE, is_single=False) == {LDS_STORE: RELEASES}


def test_plain_loads_and_stores_order_nothing_where_no_loop_waits() -> None:
    assert sites(LDS_LOAD, LDS_STORE, GLOBAL_LOAD, GLOBAL_STORE, is_single=False) == {}
    assert sites("ds_add_u32 v1, v2", LDS_LOAD, is_single=False) == {}, "nobody acquires"


def test_an_atomic_that_brings_what_was_there_acquires() -> None:
    back = "ds_add_rtn_u32 v3, v1, v2"
    found = sites("ds_add_u32 v1, v2", back, LDS_STORE, is_single=False)
    assert found == {"ds_add_u32 v1, v2": RELEASES, back: ACQUIRES | RELEASES}
    assert sites(ATOMIC, is_single=False) == {ATOMIC: ACQUIRES | RELEASES | NEAR}


def test_a_release_in_lds_with_stores_in_flight_orders_lds_only() -> None:
    found = sites(GLOBAL_STORE, LDS_STORE, LOOP.format(LDS_LOAD), is_single=False)
    assert found[LDS_STORE] == RELEASES | PARTIAL
    waited = sites(
        GLOBAL_STORE, "s_waitcnt_vscnt null, 0x0", LDS_STORE, LOOP.format(LDS_LOAD), is_single=False
    )
    assert waited[LDS_STORE] == RELEASES


def test_in_a_kernel_of_parts_the_loop_may_be_in_another() -> None:
    program: KernelAnalysis = loaded(LDS_STORE)
    assert sync_sites(program, is_single=False) == {}
    assert list(sync_sites(program, is_single=False, is_part=True).values()) == [RELEASES]


def test_which_plain_loads_are_flags_and_for_whom() -> None:
    for load, everywhere in ((LDS_LOAD, True), (GLOBAL_LOAD, False), (f"{GLOBAL_LOAD} glc", True)):
        assert flag_of(loaded(LOOP.format(load)), 0) is everywhere
    assert flag_of(loaded(GLOBAL_LOAD), 0) is None
