"""Control flow: branches, loops, and values that live across barriers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

U32 = np.uint32


def test_divergent_branches_join_with_their_masks(bench: Any) -> None:
    out = np.zeros(64, U32)
    text = """v_lshlrev_b32 v9, 2, v0
    v_mov_b32 v1, 0
    v_cmp_lt_u32 vcc_lo, 40, v0
    s_and_saveexec_b32 s20, vcc_lo
    s_cbranch_execz skip
    v_mov_b32 v1, 5
    skip:
    s_or_b32 exec_lo, exec_lo, s20
    v_add_nc_u32 v1, v1, v0
    global_store_b32 v9, v1, s[0:1]"""
    bench.run(text, bench.put(out), block=(64, 1, 1))
    lane = np.arange(64, dtype=U32)
    np.testing.assert_array_equal(out, lane + np.where(lane > 40, 5, 0))


def test_a_loop_with_lanes_leaving_one_by_one(bench: Any) -> None:
    """Each lane counts its own number of turns: EXEC shrinks inside the loop and is restored behind it."""
    out = np.zeros(32, U32)
    text = """v_lshlrev_b32 v9, 2, v0
    v_mov_b32 v1, 0
    v_mov_b32 v2, v0
    s_mov_b32 s20, exec_lo
    again:
    v_add_nc_u32 v1, 3, v1
    v_subrev_nc_u32 v2, 1, v2
    v_cmpx_lt_i32 -1, v2
    s_cbranch_execnz again
    s_mov_b32 exec_lo, s20
    global_store_b32 v9, v1, s[0:1]"""
    bench.run(text, bench.put(out))
    np.testing.assert_array_equal(out, 3 * (np.arange(32) + 1))


@pytest.mark.parametrize(
    ("branch", "taken"), [("vccz", False), ("vccnz", True), ("scc0", True), ("scc1", False), ("execz", False)]
)
def test_conditional_branches(bench: Any, branch: str, taken: bool) -> None:
    out = np.zeros(32, U32)
    text = f"""v_lshlrev_b32 v9, 2, v0
    v_mov_b32 v1, 1
    s_mov_b32 vcc_lo, 4
    s_cmp_eq_u32 1, 2
    s_cbranch_{branch} there
    v_mov_b32 v1, 2
    there:
    global_store_b32 v9, v1, s[0:1]"""
    bench.run(text, bench.put(out))
    assert out[0] == (1 if taken else 2)


@pytest.mark.parametrize("waves", [1, 2])
def test_registers_live_across_a_barrier(bench: Any, waves: int) -> None:
    """Vector and scalar ones, EXEC and SCC, whether the group has one wave or several."""
    count = 32 * waves
    out = np.zeros(count, U32)
    text = """v_lshlrev_b32 v9, 2, v0
    v_lshrrev_b32 v2, 5, v0
    v_readfirstlane_b32 s20, v2
    v_add_nc_u32 v1, 7, v0
    s_cmp_eq_u32 s20, s20
    s_mov_b32 exec_lo, 0xffff
    s_barrier
    v_add_nc_u32 v1, s20, v1
    s_mov_b32 exec_lo, -1
    s_cselect_b32 s21, 100, 0
    v_add_nc_u32 v1, s21, v1
    global_store_b32 v9, v1, s[0:1]"""
    bench.run(text, bench.put(out), block=(count, 1, 1))
    lane = np.arange(count, dtype=U32)
    np.testing.assert_array_equal(out, 107 + lane + np.where(lane % 32 < 16, lane // 32, 0))
