"""Bytes that lanes of the reference move: at any address, over seams, and in scratch of both wave sizes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from tests.drivers.sim.amd.wave.conftest import Bench

BYTES = "v_lshlrev_b32 v1, 2, v0\n"


@pytest.mark.parametrize("lanes", [32, 64])
def test_scratch_of_every_lane_is_its_own(lanes: int) -> None:
    """A byte in dword d of lane l is at (d * lanes + l) * 4. Source: LLVM AMDGPUUsage, "Private"."""
    bench = Bench()
    scratch = np.zeros(lanes * 4, np.uint32)
    va = bench.put(scratch)
    text = "v_mov_b32 v2, v0\nscratch_store_b32 off, v2, off offset:8"
    bench.run(text, mode="interpret", lanes=lanes, block=(lanes, 1, 1), scratch=(va, 16 * lanes))
    assert bench.arrays[0].reshape(4, lanes)[2].tolist() == list(range(lanes))
    assert not bench.arrays[0].reshape(4, lanes)[[0, 1, 3]].any()


def test_of_lanes_at_one_place_the_highest_wins() -> None:
    bench = Bench()
    out = bench.put(np.zeros(2, np.uint32))
    bench.run("v_and_b32 v1, 4, v0\nglobal_store_b32 v1, v0, s[0:1]", out, mode="interpret")
    assert bench.arrays[0].tolist() == [27, 31]


def fault(text: str, *arrays: Any) -> SimFault:
    bench = Bench()
    places = [bench.put(array) for array in arrays]
    with pytest.raises(SimFault) as caught:
        bench.run(text, *places, mode="interpret")
    return caught.value


@pytest.mark.parametrize("verb", ["load_b32 v2, v1", "store_b32 v1, v0"])
def test_the_lowest_lane_that_breaks_a_rule_is_named(verb: str) -> None:
    found = fault(f"{BYTES}v_add_nc_u32 v1, 0xfd0, v1\nglobal_{verb}, s[0:1]", np.zeros(1024, np.uint32))
    assert (found.code, found.where["lane"]) == ("E_VM_FAULT", 12)
    assert found.where["inst"] == f"global_{verb}, s[0:1]"


def test_a_flat_address_may_be_of_memory_lds_or_scratch() -> None:
    bench = Bench()
    out, scratch = bench.put(np.zeros(32, np.uint32)), bench.put(np.zeros(32 * 4, np.uint32))
    text = (
        BYTES
        + """ds_store_b32 v1, v0\ns_mov_b64 s[4:5], src_shared_base\nv_mov_b32 v3, s5
        v_add_nc_u32 v4, 7, v0\nscratch_store_b32 off, v4, off offset:4
        s_mov_b64 s[6:7], src_private_base\nv_mov_b32 v2, v1\ns_waitcnt lgkmcnt(0)
        s_mov_b32 exec_lo, 0xffff\nv_mov_b32 v2, 4\nv_mov_b32 v3, s7\ns_mov_b32 exec_lo, -1
        flat_load_b32 v5, v[2:3]\ns_waitcnt vmcnt(0) lgkmcnt(0)\nglobal_store_b32 v1, v5, s[0:1]"""
    )
    bench.run(text, out, mode="interpret", lds=512, scratch=(scratch, 512))
    assert bench.arrays[0].tolist() == [*range(7, 23), *range(16, 32)]
