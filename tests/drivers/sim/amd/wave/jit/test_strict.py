"""Which accesses may order groups, by the code alone; and that only strict code tells of accesses.

Where a wave that waits asked last, as the launch record keeps it.
"""

from __future__ import annotations

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.jit import strict
from drivers.sim.amd.wave.jit.build import build
from drivers.sim.amd.wave.jit.strict import note_scalar
from drivers.sim.amd.wave.jit.variant import Variant
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.amd.wave.shadow.layout import FIELDS, LDS_LOG_ENTRY_BYTES
from drivers.sim.amd.wave.shadow.space import shadow_of
from drivers.sim.amd.wave.shadow.sync import may_synchronise
from drivers.sim.llvm.text import Text
from tests.drivers.sim.amd.wave.conftest import DATA_VA, Bench
from tests.drivers.sim.amd.wave.rule_kernels import loaded
from tests.faults import faults

VARIANT = Variant(True, True, 4, (), 256, strict=True)


def test_only_strict_code_tells_of_accesses() -> None:
    program = loaded("global_load_b32 v1, v0, s[0:1]")
    assert not may_synchronise(program)
    variants = (Variant(True, True, 4, (), 256, strict=on) for on in (False, True))
    plain, told = (build(program, variant, "k").text for variant in variants)
    assert "db_track" not in plain and "db_strict" not in plain
    assert "db_track_global_read" in told


def test_scratch_is_the_lanes_own() -> None:
    program = loaded("scratch_store_b32 off, v0, off")
    assert "db_track" not in build(program, VARIANT, "k").text


LDS_LOAD, FLAT_LOAD = "ds_load_b32 v1, v0\n", "flat_load_b32 v2, v[4:5]\n"


@pytest.mark.parametrize(
    ("text", "checks"),
    [
        (LDS_LOAD, 1),
        (LDS_LOAD * 64, 1),
        (LDS_LOAD * 65, 2),
        (LDS_LOAD * 128, 2),
        (LDS_LOAD * 129, 3),
        (f"{LDS_LOAD}s_cbranch_scc0 next\nnext:\n{LDS_LOAD}", 2),
        (LDS_LOAD + FLAT_LOAD * 2 + LDS_LOAD * 63, 3),
        (LDS_LOAD + FLAT_LOAD * 2 + LDS_LOAD * 64, 4),
    ],
    ids=["one", "run", "and one", "two runs", "and one more", "blocks", "side paths", "and one behind them"],
)
def test_reads_of_lds_ask_for_room_in_runs_of_64_and_on_side_paths_one_by_one(text: str, checks: int) -> None:
    assert build(loaded(text), VARIANT, "k").text.count("call i32 @db_process_lds") == checks


@pytest.mark.usefixtures("thorough")
@pytest.mark.parametrize("loads", [63, 64, 65, 200])
def test_the_log_of_reads_ends_where_its_room_does(monkeypatch: pytest.MonkeyPatch, loads: int) -> None:
    """A log of 128 in more memory: no entry behind it is touched, and no read is lost."""
    monkeypatch.setattr(strict, "LDS_LOG_ENTRIES", 128)
    bench = Bench()
    text = "v_lshlrev_b32 v1, 2, v0\nds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)\n{}\ns_mov_b32 s8, 9\nagain:\n"
    text += "ds_load_b32 v2, v1\ns_waitcnt lgkmcnt(0)\n" * loads
    text += "s_sub_u32 s8, s8, 1\ns_cmp_lg_u32 s8, 0\ns_cbranch_scc1 again"
    bench.run(text.format(""), lds=512, mode="strict")
    log = shadow_of(bench.space)
    start = int(log.record[FIELDS.lds_log]) - log.lds_log.ctypes.data
    entries = log.lds_log.view(np.uint8)[start:][: 1024 * LDS_LOG_ENTRY_BYTES].reshape(1024, -1)
    assert entries[:64].any(axis=1).all() and not entries[128:].any()
    with faults("E_LDS_UNINIT"):
        bench.run(text.format("ds_load_b32 v3, v1 offset:256\ns_waitcnt lgkmcnt(0)"), lds=512, mode="strict")


def test_outside_loops_that_wait_nothing_is_written() -> None:
    wave = Wave(Text())
    note_scalar(wave, "%anywhere")
    assert not wave.t.lines


@pytest.mark.parametrize(
    ("load", "polled"),
    [
        ("s_load_b32 s6, s[0:1], 0x40\n s_waitcnt lgkmcnt(0)\n v_mov_b32 v2, s6", DATA_VA + 0x40),
        ("global_load_b32 v2, v1, s[0:1] offset:8 glc", DATA_VA + 8 + 0x2C),
        ("flat_load_b32 v2, v[4:5] offset:4", DATA_VA + 4),
        ("ds_load_b32 v2, v1 offset:16", 16 + 0x2C),
        ("ds_add_rtn_u32 v2, v1, v3 offset:20", 20 + 0x2C),
    ],
)
def test_the_address_of_the_lowest_lane_that_is_on(load: str, polled: int) -> None:
    text = f"""
        v_lshlrev_b32 v1, 2, v0
        v_mov_b32 v3, 0
        v_mov_b32 v4, s0
        v_mov_b32 v5, s1
        ds_store_b32 v1, v3
        ds_store_b32 v1, v3 offset:128
        s_mov_b32 exec_lo, 0xfffff800
        s_waitcnt lgkmcnt(0)
    again:
        {load}
        s_waitcnt 0
        v_cmp_ne_u32 vcc_lo, 3, v2
        s_cbranch_vccnz again
    """
    bench = Bench()
    place = bench.put(np.zeros(64, np.uint32))
    with pytest.raises(SimFault) as caught:
        bench.run(text, place, lds=512, budget=20_000)
    found = caught.value.where
    assert (caught.value.code, found["polled"]) == ("E_WATCHDOG", polled)
    assert int(str(found["polled_pc"])) >= int(str(found["pc"]))
