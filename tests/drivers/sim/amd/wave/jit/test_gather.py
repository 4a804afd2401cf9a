"""Loads and stores lane by lane: every size, wherever the lanes stand, on one segment and on several."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.sim.amd.wave.jit.abi import LDS, SIZES
from drivers.sim.amd.wave.jit.gather import gather, lanes64, scatter

U32 = np.uint32


def test_every_size_has_its_functions() -> None:
    for size in SIZES:
        assert f"define i32 @db_gather_{size}(" in gather(size, "", 0)
        assert f"define i32 @db_scatter_lds_{size}(" in scatter(size, "_lds", LDS)
        assert f"@db_gather64_{size}(" in lanes64("gather", size)


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
