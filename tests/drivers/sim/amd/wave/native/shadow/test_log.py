"""The log of reads: nothing that was logged is forgotten."""

from __future__ import annotations

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.conftest import Bench
from tests.faults import faults


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
    with faults("E_RACE"):
        bench.run("\n".join(text).format("s[0:1]"), memory, other, grid=(2, 1, 1), mode="strict")
    bench.run("\n".join(text).format("s[0:1] offset:128"), memory, other, grid=(2, 1, 1), mode="strict")


@pytest.mark.parametrize("loads", ["u8", "u16", "b32"])
@pytest.mark.parametrize("gap", [1, -1])
def test_neighbours_in_one_dword_race_only_where_they_share_a_byte(gap: int, loads: str) -> None:
    """Groups read, then write, what lies in between: groups begin anywhere in a dword."""
    size = {"u8": 1, "u16": 2, "b32": 4}[loads]
    bench = Bench()
    memory = bench.put(np.zeros(2048, np.uint8))
    text = f"""
      v_mul_u32_u24 v1, {2 * size}, v0
      s_mul_i32 s7, s2, {64 * size + gap}
      s_add_u32 s7, s7, 2
      v_add_nc_u32 v1, s7, v1
      global_load_{loads} v2, v1, s[0:1]
      global_load_{loads} v3, v1, s[0:1] offset:{size}
      s_waitcnt vmcnt(0)
      v_add3_u32 v2, v2, v3, 1
      global_store_b{8 * size} v1, v2, s[0:1]
      global_store_b{8 * size} v1, v2, s[0:1] offset:{size}"""
    if gap > 0:
        bench.run(text, memory, grid=(4, 1, 1), mode="strict")
        return
    with faults("E_RACE"):
        bench.run(text, memory, grid=(4, 1, 1), mode="strict")


def test_a_wave_that_reads_on_in_a_dword_has_read_the_bytes_before(bench: Bench) -> None:
    memory = bench.put(np.zeros(4, np.uint8))
    text = """
      s_cmp_lg_u32 s2, 0
      s_cbranch_scc1 store
      global_load_u8 v2, v1, s[0:1] offset:1
      global_load_u8 v3, v1, s[0:1] offset:2
      s_endpgm
    store:
      global_store_b8 v1, v4, s[0:1] offset:{}"""
    start = "v_mov_b32 v1, 0\nv_mov_b32 v4, 9\n"
    for at in (1, 2):
        with faults("E_RACE"):
            bench.run(start + text.format(at), memory, grid=(2, 1, 1), mode="strict")
    for at in (0, 3):
        bench.run(start + text.format(at), memory, grid=(2, 1, 1), mode="strict")
