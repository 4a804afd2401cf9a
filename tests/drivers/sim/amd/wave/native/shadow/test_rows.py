"""Stretches of bytes in the rows of the shadow: several groups write at random, and races are exact."""

from __future__ import annotations

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.conftest import Bench
from tests.faults import faults

GROUPS = 3
SIZES = {1: "b8", 2: "b16", 4: "b32", 8: "b64"}


def races(starts: np.ndarray, size: int, reads: bool) -> bool:
    """Whether two groups touch one byte and one of them writes it."""
    seen: dict[int, int] = {}
    for group, row in enumerate(starts):
        for start in row:
            for byte in range(int(start), int(start) + size):
                if seen.setdefault(byte, group) != group and not reads:
                    return True
    return False


@pytest.mark.parametrize("seed", range(30))
def test_groups_race_exactly_where_they_share_a_byte(seed: int) -> None:
    random = np.random.default_rng(seed)
    size = int(random.choice(list(SIZES)))
    starts = random.integers(0, 4096, (GROUPS, 32)) * size
    if seed % 3 == 0:  # apart: each group its own residue
        starts = starts // size * (size * GROUPS) + np.arange(GROUPS)[:, None] * size
    bench = Bench()
    table = bench.put(starts.astype(np.uint32))
    memory = bench.put(np.zeros(1 << 17, np.uint8))
    data = "v4" if size <= 4 else "v[4:5]"
    load = ["v_lshlrev_b32 v1, 2, v0", "s_lshl_b32 s7, s4, 7", "v_add_nc_u32 v1, s7, v1"]
    load += ["s_add_u32 s8, s4, 1", "v_mov_b32 v4, s8", "v_mul_lo_u32 v4, 0x1010101, v4", "v_mov_b32 v5, v4"]
    load += ["global_load_b32 v2, v1, s[0:1]", "s_waitcnt vmcnt(0)"]
    text = "\n".join([*load, f"global_store_{SIZES[size]} v2, {data}, s[2:3]"])
    grid = (GROUPS, 1, 1)
    if races(starts, size, reads=False):
        with faults("E_RACE"):
            bench.run(text, table, memory, grid=grid, mode="strict")
    else:
        bench.run(text, table, memory, grid=grid, mode="strict")
