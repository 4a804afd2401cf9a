"""LDS loads in the patterns of tiled kernels, near misses of them, and their bounds."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault

LANE = np.arange(32)
PATTERNS = {
    "rows": LANE % 16,
    "rows from 3": LANE % 16 + 3,
    "halves": LANE // 16 * 5,
    "one": LANE * 0 + 7,
    "whole": LANE,
    "backwards": 31 - LANE,
    "rows but one": np.where(LANE == 20, 9, LANE % 16),
    "halves but one": np.where(LANE == 31, 0, LANE // 16 * 5),
}


@pytest.mark.parametrize("dwords", [1, 2, 4])
@pytest.mark.parametrize("name", PATTERNS)
@pytest.mark.parametrize("exec_mask", ["-1", "0x7ffffffe"])
def test_every_pattern_reads_what_lies_there(bench: Any, name: str, dwords: int, exec_mask: str) -> None:
    data = np.random.default_rng(dwords).integers(0, 2**32, 64 * dwords, dtype=np.uint32)
    places = np.ascontiguousarray(PATTERNS[name] * 4 * dwords, np.uint32)
    out = np.zeros((dwords, 32), np.uint32)
    span = f"v[10:{9 + dwords}]" if dwords > 1 else "v10"
    fill = []
    for row in range(2 * dwords):
        load = f"global_load_b32 v3, v9, s[0:1] offset:{128 * row}\ns_waitcnt vmcnt(0)"
        fill += [load, f"ds_store_b32 v9, v3 offset:{128 * row}"]
    stores = [f"global_store_b32 v9, v{10 + i}, s[4:5] offset:{128 * i}" for i in range(dwords)]
    zeros = [f"v_mov_b32 v{10 + i}, 0" for i in range(dwords)]
    text = [
        "v_lshlrev_b32 v9, 2, v0", *fill, "global_load_b32 v4, v9, s[2:3]", *zeros,
        "s_waitcnt vmcnt(0) lgkmcnt(0)", f"s_mov_b32 exec_lo, {exec_mask}",
        f"ds_load_b{32 * dwords} {span}, v4", "s_waitcnt lgkmcnt(0)", "s_mov_b32 exec_lo, -1", *stores,
    ]  # fmt: skip
    bench.run("\n".join(text), bench.put(data), bench.put(places), bench.put(out), lds=1024)
    expected = data.reshape(64, dwords)[PATTERNS[name]].T.copy()
    if exec_mask != "-1":
        expected[:, [0, 31]] = 0
    np.testing.assert_array_equal(out, expected)


@pytest.mark.parametrize("pattern", ["v_and_b32 v1, 15, v0", "v_lshrrev_b32 v1, 4, v0"])
def test_a_pattern_past_the_end_of_lds(bench: Any, pattern: str) -> None:
    last = f"{pattern}\nv_lshlrev_b32 v1, 4, v1\nv_add_nc_u32 v1, 0x1f1, v1\nv_and_b32 v1, -16, v1"
    with pytest.raises(SimFault, match="E_LDS_OOB"):
        bench.run(f"{last}\nds_load_b128 v[4:7], v1", lds=512)
