"""Private memory at any address, which the library moves: dwords, and what reaches over them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

U32 = np.uint32


@pytest.mark.parametrize(("kind", "size"), [("b16", 2), ("b32", 4), ("b64", 8), ("b128", 16)])
def test_odd_addresses_reach_into_the_next_dword(bench: Any, kind: str, size: int) -> None:
    """Each lane stores at its own odd place, loads it again, and what lies around stays as it was."""
    backing, out = np.full(32 * 64, 0xEE, np.uint8), np.zeros((32, 4), U32)
    load = "u16" if size == 2 else kind
    data = "v5" if size <= 4 else f"v[5:{4 + size // 4}]"
    back = data.replace("5", "10", 1).replace(f":{4 + size // 4}", f":{9 + size // 4}")
    text = f"""v_lshlrev_b32 v9, 4, v0
    v_and_b32 v1, 7, v0
    v_mul_lo_u32 v5, 0x1010101, v0
    v_not_b32 v6, v5
    v_mov_b32 v7, 0x12345678
    v_mov_b32 v8, v0
    scratch_store_{kind} v1, {data}, off offset:5
    v_mov_b32 v10, 0
    v_mov_b32 v11, 0
    v_mov_b32 v12, 0
    v_mov_b32 v13, 0
    scratch_load_{load} {back}, v1, off offset:5
    s_waitcnt vmcnt(0)
    global_store_b128 v9, v[10:13], s[0:1]"""
    bench.run(text, bench.put(out), scratch=(bench.put(backing), 32 * 64))
    lane = np.arange(32, dtype=U32)
    given = np.stack(
        [lane * U32(0x1010101), ~(lane * U32(0x1010101)), np.full(32, 0x12345678, U32), lane], axis=1
    )
    wanted = given.astype("<u4").view(np.uint8).reshape(32, 16)[:, :size]
    np.testing.assert_array_equal(bench.arrays[0].view(np.uint8).reshape(32, 16)[:, :size], wanted)
    memory = bench.arrays[1].view(U32).reshape(16, 32).T.copy().view(np.uint8).reshape(32, 64)
    expected = np.full((32, 64), 0xEE, np.uint8)
    for each in range(32):
        expected[each, 5 + each % 8 : 5 + each % 8 + size] = wanted[each]
    np.testing.assert_array_equal(memory, expected)
