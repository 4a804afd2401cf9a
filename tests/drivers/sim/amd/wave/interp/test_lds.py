"""The reference's LDS: bounds, bytes that nobody wrote, and waves that meet at a byte."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.core.errors import SimFault
from tests.drivers.sim.amd.wave.conftest import Bench

ADDRESS = "v_lshlrev_b32 v1, 2, v0\nv_mov_b32 v2, v0"


def run(text: str, lds: int = 512, waves: int = 1) -> SimFault | None:
    try:
        Bench().run(f"{ADDRESS}\n{text}", lds=lds, mode="interpret", block=(32 * waves, 1, 1))
    except SimFault as fault:
        return fault
    return None


def test_what_was_stored_is_loaded() -> None:
    bench = Bench()
    out = bench.put(np.zeros(32, np.uint32))
    there_and_back = "ds_store_b32 v1, v2\nds_load_b32 v3, v1\ns_waitcnt lgkmcnt(0)"
    bench.run(f"{ADDRESS}\n{there_and_back}\nglobal_store_b32 v1, v3, s[0:1]", out, lds=512, mode="interpret")
    assert bench.arrays[0].tolist() == list(range(32))


@pytest.mark.parametrize(
    ("text", "lds", "code"),
    [
        ("ds_store_b32 v1, v2 offset:512", 512, "E_LDS_OOB"),
        ("ds_load_b32 v3, v1\ns_waitcnt lgkmcnt(0)\nv_mov_b32 v4, v3", 512, "E_LDS_UNINIT"),
    ],
)
def test_a_broken_rule_gets_its_code(text: str, lds: int, code: str) -> None:
    fault = run(text, lds)
    assert fault is not None
    assert fault.code == code


def test_two_waves_that_write_one_place_race_and_a_barrier_parts_them() -> None:
    write = "v_mov_b32 v1, 0\nds_store_b32 v1, v2"
    fault = run(write, waves=2)
    assert fault is not None
    assert fault.code == "E_LDS_RACE"
    apart = "ds_store_b32 v1, v2\ns_waitcnt lgkmcnt(0)\ns_barrier\nds_load_b32 v3, v1\ns_waitcnt lgkmcnt(0)"
    assert run("v_and_b32 v1, 0xfc, v1\n" + apart, waves=2) is None
