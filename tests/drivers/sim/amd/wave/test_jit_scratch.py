"""Scratch memory: private, interleaved, bounded."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault

U32 = np.uint32


def test_scratch_is_private_to_each_lane(bench: Any) -> None:
    backing, out = np.zeros(2 * 32 * 64, np.uint8), np.zeros((2, 64), U32)
    text = """v_lshlrev_b32 v9, 2, v0
    v_mov_b32 v5, v0
    v_not_b32 v6, v0
    scratch_store_b64 off, v[5:6], off offset:16
    v_and_b32 v1, 4, v9
    v_mov_b32 v5, 0
    scratch_load_b32 v7, v1, off offset:16
    s_waitcnt vmcnt(0)
    global_store_b32 v9, v7, s[0:1]"""
    bench.run(text, bench.put(out), block=(64, 1, 1), scratch=(bench.put(backing), 32 * 64))
    lane = np.arange(64, dtype=U32)
    np.testing.assert_array_equal(out[0], np.where(lane % 2, ~lane, lane))
    interleaved = backing.view(U32).reshape(2, 16, 32)
    np.testing.assert_array_equal(interleaved[1, 4], lane[32:])


def test_scratch_beyond_the_lane_s_share_faults(bench: Any) -> None:
    backing = bench.put(np.zeros(32 * 64, np.uint8))
    with pytest.raises(SimFault, match=r"E_SCRATCH_OOB.*has 64 bytes"):
        bench.run("v_mov_b32 v1, 0\nscratch_store_b64 off, v[0:1], off offset:60", scratch=(backing, 32 * 64))
