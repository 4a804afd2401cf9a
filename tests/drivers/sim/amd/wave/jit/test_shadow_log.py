"""The log of reads: nothing that was logged is forgotten."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.jit.shadow_log import before_write, drain
from tests.drivers.sim.amd.wave.conftest import Bench


def test_lds_and_memory_have_logs_of_their_own() -> None:
    assert "db_process_lds" in before_write("lds") and "db_drain_global" in before_write("global")
    assert "@db_drain_global(" in drain()


@pytest.mark.parametrize("count", [3, 40_000])
def test_a_long_log_of_reads_is_not_forgotten(count: int) -> None:
    """More reads than the log holds, then the write that races with the first of them."""
    bench = Bench()
    memory = bench.put(np.zeros(64, np.uint32))
    other = bench.put(np.zeros(64, np.uint32))
    loop = [
        f"s_mov_b32 s7, {count}",
        "again:",
        "global_load_b32 v3, v1, s[2:3]",
        "global_load_b32 v4, v1, s[2:3]",
    ]
    loop += ["s_sub_u32 s7, s7, 1", "s_cmp_lg_u32 s7, 0", "s_cbranch_scc1 again", "s_endpgm"]
    first = ["global_load_b32 v2, v1, s[0:1]", *loop]
    text = ["v_lshlrev_b32 v1, 2, v0", "s_cmp_lg_u32 s4, 0", "s_cbranch_scc1 store", *first]
    text += ["store:", "global_store_b32 v1, v0, {}"]
    with pytest.raises(SimFault, match="E_RACE"):
        bench.run("\n".join(text).format("s[0:1]"), memory, other, grid=(2, 1, 1), mode="strict")
    bench.run("\n".join(text).format("s[0:1] offset:128"), memory, other, grid=(2, 1, 1), mode="strict")
