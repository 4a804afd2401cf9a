"""Whole functions: their variants."""

from __future__ import annotations

from typing import Any

import numpy as np

U32 = np.uint32


def test_full_and_partial_groups_use_their_own_code(bench: Any) -> None:
    out = np.zeros(32, U32)
    text = "v_lshlrev_b32 v9, 2, v0\nv_mov_b32 v1, exec_lo\nglobal_store_b32 v9, v1, s[0:1]"
    va = bench.put(out)
    bench.run(text, va)
    assert out[0] == 0xFFFFFFFF
    bench.run(text, va, block=(5, 1, 1))
    assert out[0] == 0x1F
