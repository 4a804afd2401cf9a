"""Dwords anywhere in a page, 32 lanes at a time: as exact as one by one."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.core.errors import SimFault
from tests.drivers.sim.amd.wave.conftest import Bench
from tests.faults import faults

GROUPS = 2


def run(table: np.ndarray, text: str) -> None:
    """v2: the lane's byte offset, from the group's row of the table; s[2:3]: 16 KiB of memory."""
    bench = Bench()
    places, memory = bench.put(table.astype(np.uint32)), bench.put(np.zeros(4096, np.uint32))
    head = ["v_lshlrev_b32 v1, 2, v0", "s_lshl_b32 s7, s4, 7", "v_add_nc_u32 v1, s7, v1"]
    head += ["global_load_b32 v2, v1, s[0:1]", "v_mov_b32 v3, s4", "s_waitcnt vmcnt(0)"]
    bench.run("\n".join([*head, text]), places, memory, grid=(GROUPS, 1, 1), mode="strict")


@pytest.mark.parametrize("seed", range(12))
def test_groups_that_touch_dwords_of_their_own_do_not_race(seed: int) -> None:
    random = np.random.default_rng(seed)
    own = random.permutation(4096)[: 32 * GROUPS].reshape(GROUPS, 32) * 4
    both = "global_load_b32 v4, v2, s[2:3]\n s_waitcnt vmcnt(0)\n global_store_b32 v2, v3, s[2:3]"
    run(own, both)
    shared = own.copy()
    lane = int(random.integers(32))
    shared[1, lane] = own[0, int(random.integers(32))]
    with pytest.raises(SimFault) as caught:
        run(shared, both)
    assert (caught.value.code, caught.value.where["lane"]) == ("E_RACE", lane)
    run(shared, "global_load_b32 v4, v2, s[2:3]")


def test_lines_that_were_touched_whole_are_looked_at_one_by_one() -> None:
    places = np.arange(64).reshape(GROUPS, 32) * 128 % 4096
    whole = "v_lshlrev_b32 v5, 2, v0\n global_store_b32 v5, v3, s[2:3]\n"
    apart = "s_cmp_lg_u32 s4, 0\n s_cbranch_scc1 other\n {}\n s_endpgm\nother:\n {}"
    with faults("E_RACE"):
        run(places, apart.format(whole, "global_load_b32 v4, v2, s[2:3]"))
    run(places, apart.format(whole, "global_load_b32 v4, v2, s[2:3] offset:1024"))
