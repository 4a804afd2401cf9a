"""W_VOPD_PARITY, W_VOPD_ORDER: what a generation gets wrong of legal dual instructions."""

from __future__ import annotations

import pytest

from drivers.sim.amd.wave.check.dual import dual_notes
from tests.drivers.sim.amd.wave.rule_kernels import lines, subject

WRITE = "v_add_f32 v2, v0, v1"
EQUAL = "v_dual_mul_f32 v4, v2, v1 :: v_dual_mul_f32 v5, v0, v3"  # v2 and v0 at the first place
MIXED = "v_dual_mul_f32 v4, v2, v1 :: v_dual_mul_f32 v5, v1, v0"
OTHERS = tuple(f"v_mov_b32 v{8 + index}, 0" for index in range(4))
EARLY = {
    "directly after": (WRITE, EQUAL),
    "three between": (WRITE, *OTHERS[:3], EQUAL),
    "at the second place": ("v_mov_b32 v3, v0", "v_dual_mul_f32 v4, v0, v1 :: v_dual_mul_f32 v5, v5, v3"),
    "scalar work between": (WRITE, "s_mov_b32 s4, 0", "s_nop 0", EQUAL),
}
FINE = {
    "an even and an odd one": (WRITE, MIXED),
    "four between": (WRITE, *OTHERS, EQUAL),
    "a wait between": (WRITE, "s_waitcnt_depctr 0xfff", EQUAL),
    "a store between": (WRITE, "global_store_b32 v1, v2, s[0:1]", EQUAL),
    "neither was written": ("v_mov_b32 v6, 0", EQUAL),
}


@pytest.mark.parametrize("name", EARLY)
def test_equal_parity_of_a_result_on_its_way_is_warned_of_on_gfx11(name: str) -> None:
    (note,) = dual_notes(subject(lines(*EARLY[name]), "gfx1100"))
    assert note.startswith("W_VOPD_PARITY: ") and "just written: 1; " in note


@pytest.mark.parametrize("name", FINE)
def test_what_gfx11_waits_for_is_not(name: str) -> None:
    assert dual_notes(subject(lines(*FINE[name]), "gfx1100")) == []


def test_gfx12_has_no_such_warning() -> None:
    assert dual_notes(subject(lines(WRITE, EQUAL), "gfx1201")) == []


def test_round_a_loop_counts_too() -> None:
    code = lines("s_mov_b32 s4, 2", "again:", EQUAL, "s_sub_i32 s4, s4, 1", WRITE, "s_cbranch_scc1 again")
    assert len(dual_notes(subject(code, "gfx1100"))) == 1


def test_on_gfx12_the_first_half_may_not_write_what_the_second_reads() -> None:
    """RDNA4 ISA 7.8; RDNA3 ISA 7.6 lets it."""
    wrong = "v_dual_add_f32 v1, v2, v3 :: v_dual_mul_f32 v0, v1, v4"
    right = "v_dual_mul_f32 v0, v1, v4 :: v_dual_add_f32 v1, v2, v3"
    (note,) = dual_notes(subject(lines(wrong), "gfx1201"))
    assert note.startswith("W_VOPD_ORDER: ") and "reads: 1; " in note
    assert dual_notes(subject(lines(right), "gfx1201")) == []
    assert dual_notes(subject(lines(wrong), "gfx1100")) == []
