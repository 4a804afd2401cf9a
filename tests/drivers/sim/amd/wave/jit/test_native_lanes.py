"""Loads and stores lane by lane: every size, wherever the lanes stand, on one segment and on several."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytestmark = pytest.mark.usefixtures("thorough")
U32 = np.uint32


def test_elements_far_apart_are_asked_for_ahead_and_come_as_they_are(bench: Any) -> None:
    """12 loads of a loop, each 4 KiB behind the one before, the last ones before the first; what would come
    next is not mapped.
    """
    count = 12
    memory, out = np.arange(count * 1024, dtype=U32), np.zeros((count, 32), U32)
    steps = [*range(1, count), 0]
    text = ["v_lshlrev_b32 v9, 2, v0", "v_lshlrev_b32 v1, 5, v0", "s_mov_b32 s20, 0", "s_mov_b32 s21, 0x1000"]
    text += [
        "v_mov_b32 v5, 0", "again:", "v_add_nc_u32 v3, s21, v1", "global_load_b128 v[4:7], v3, s[0:1]",
        "s_waitcnt vmcnt(0)", "v_add_nc_u32 v5, v4, v7", "v_add_nc_u32 v8, s20, v9",
        "global_store_b32 v8, v5, s[2:3]", "s_add_u32 s20, s20, 0x80", "s_add_u32 s21, s21, 0x1000",
        f"s_cmp_eq_u32 s21, {count * 4096:#x}", "s_cselect_b32 s21, 0, s21",
        f"s_cmp_lt_u32 s20, {128 * count}", "s_cbranch_scc1 again",
    ]  # fmt: skip
    bench.run("\n".join(text), bench.put(memory), bench.put(out))
    first = np.array(steps)[:, None] * 1024 + np.arange(32) * 8
    np.testing.assert_array_equal(out, 2 * first + 3)


@pytest.mark.parametrize("dwords", [1, 2, 3, 4])
@pytest.mark.parametrize("exec_mask", [0xFFFFFFFF, 0x80010007])
def test_lanes_take_what_stands_at_their_places(bench: Any, dwords: int, exec_mask: int) -> None:
    rng = np.random.default_rng(dwords)
    places, memory = rng.permutation(64)[:32].astype(U32), rng.integers(0, 2**32, (64, 4), dtype=U32)
    out = np.zeros((64, 4), U32)
    name, last = {1: ("b32", "v2"), 2: ("b64", "v[2:3]"), 3: ("b96", "v[2:4]"), 4: ("b128", "v[2:5]")}[dwords]
    text = f"""v_lshlrev_b32 v9, 2, v0
    global_load_b32 v1, v9, s[0:1]
    s_mov_b32 exec_lo, {exec_mask:#x}
    s_waitcnt vmcnt(0)
    v_lshlrev_b32 v1, 4, v1
    global_load_{name} {last}, v1, s[2:3]
    s_waitcnt vmcnt(0)
    global_store_{name} v1, {last}, s[4:5]"""
    bench.run(text, bench.put(places), bench.put(memory), bench.put(out))
    expected = np.zeros_like(out)
    on = [place for lane, place in enumerate(places) if exec_mask >> lane & 1]
    expected[on, :dwords] = memory[on, :dwords]
    np.testing.assert_array_equal(out, expected)
