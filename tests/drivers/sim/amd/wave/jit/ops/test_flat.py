"""Flat instructions by aperture: LDS and scratch hold what flat stores put there, memory keeps the rest."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.faults import faults

U32 = np.uint32
BODY = """v_lshlrev_b32 v9, 2, v0
    s_mov_b64 s[20:21], src_{kind}_base
    v_mov_b32 v2, {offset}
    v_mov_b32 v3, s21
    v_mov_b32 v4, v0
    v_mov_b32 v5, 77
    flat_store_b64 v[2:3], v[4:5]
    s_waitcnt lgkmcnt(0)
    s_waitcnt_vscnt null, 0
    flat_load_b64 v[6:7], v[2:3]
    s_waitcnt vmcnt(0) lgkmcnt(0)
    v_add_nc_u32 v6, v6, v7
    global_store_b32 v9, v6, s[0:1]"""


@pytest.mark.parametrize("lanes", [32, 64])
def test_scratch_is_each_lanes_own(bench: Any, lanes: int) -> None:
    """A lane's dwords lie a row of the wave apart. Source: LLVM AMDGPUUsage, "Private"."""
    out, scratch = np.zeros(lanes, U32), np.zeros(lanes * 64, np.uint8)
    text = BODY.format(kind="private", offset=24)
    where = (bench.put(scratch), scratch.nbytes)
    bench.run(text, bench.put(out), scratch=where, block=(lanes, 1, 1), lanes=lanes)
    np.testing.assert_array_equal(out, np.arange(lanes) + 77)
    rows = scratch.view(U32).reshape(16, lanes)
    np.testing.assert_array_equal(rows[6:8], [np.arange(lanes), [77] * lanes])


def test_lds_is_the_groups(bench: Any) -> None:
    out = np.zeros(32, U32)
    bench.run(BODY.format(kind="shared", offset="v9"), bench.put(out), lds=512)
    np.testing.assert_array_equal(out[31], 31 + 77)


@pytest.mark.parametrize(("kind", "code"), [("private", "E_SCRATCH_OOB"), ("shared", "E_LDS_OOB")])
def test_beyond_the_share(bench: Any, kind: str, code: str) -> None:
    out, scratch = np.zeros(32, U32), np.zeros(32 * 64, np.uint8)
    with faults(code):
        text = BODY.format(kind=kind, offset=0x400)
        bench.run(text, bench.put(out), lds=512, scratch=(bench.put(scratch), scratch.nbytes))


@pytest.mark.parametrize(("kind", "size"), [("b16", 2), ("b32", 4), ("b64", 8), ("b128", 16)])
def test_odd_places_of_scratch_beside_memory_and_lds(bench: Any, kind: str, size: int) -> None:
    """Lanes of one access go to all three places, those of scratch to no multiple of 4."""
    out, memory = np.zeros((32, 4), U32), np.zeros((32, 16), np.uint8)
    scratch = np.full(32 * 64, 0xEE, np.uint8)
    load, data = "u16" if size == 2 else kind, "v4" if size <= 4 else f"v[4:{3 + size // 4}]"
    back = "v10" if size <= 4 else f"v[10:{9 + size // 4}]"
    text = f"""s_load_b64 s[4:5], s[0:1], 0x0
    s_mov_b64 s[20:21], src_private_base
    s_mov_b64 s[22:23], src_shared_base
    v_mul_u32_u24 v8, 0x010203, v0
    v_mov_b32 v4, v8
    v_not_b32 v5, v8
    v_mov_b32 v6, 77
    v_mov_b32 v7, v0
    v_mov_b32 v10, 0
    v_mov_b32 v11, 0
    v_mov_b32 v12, 0
    v_mov_b32 v13, 0
    v_lshlrev_b32 v9, 4, v0
    v_and_b32 v1, 3, v0
    v_and_b32 v20, 7, v0
    v_add_nc_u32 v20, 5, v20
    s_waitcnt lgkmcnt(0)
    v_add_co_u32 v2, vcc_lo, s2, v9
    v_mov_b32 v3, s3
    v_add_co_ci_u32 v3, vcc_lo, 0, v3, vcc_lo
    v_cmp_eq_u32 vcc_lo, 1, v1
    v_cndmask_b32 v2, v2, v9, vcc_lo
    v_mov_b32 v21, s23
    v_cndmask_b32 v3, v3, v21, vcc_lo
    v_cmp_lt_u32 vcc_lo, 1, v1
    v_cndmask_b32 v2, v2, v20, vcc_lo
    v_mov_b32 v21, s21
    v_cndmask_b32 v3, v3, v21, vcc_lo
    flat_store_{kind} v[2:3], {data}
    s_waitcnt lgkmcnt(0)
    s_waitcnt_vscnt null, 0
    flat_load_{load} {back}, v[2:3]
    s_waitcnt vmcnt(0) lgkmcnt(0)
    global_store_b128 v9, v[10:13], s[0:1]"""
    text = text.replace("s_load_b64 s[4:5], s[0:1], 0x0\n", "")
    bench.run(text, bench.put(out), bench.put(memory), lds=512, scratch=(bench.put(scratch), scratch.nbytes))
    lane = np.arange(32, dtype=U32)
    given = np.stack([lane * U32(0x10203), ~(lane * U32(0x10203)), np.full(32, 77, U32), lane], axis=1)
    wanted = given.view(np.uint8).reshape(32, 16)[:, :size]
    np.testing.assert_array_equal(bench.arrays[0].view(np.uint8).reshape(32, 16)[:, :size], wanted)
    near = bench.arrays[1].view(np.uint8).reshape(32, 16)
    np.testing.assert_array_equal(near[lane % 4 == 0, :size], wanted[lane % 4 == 0])
    expected = np.full((32, 64), 0xEE, np.uint8)
    for each in lane[lane % 4 > 1]:
        expected[each, 5 + each % 8 : 5 + each % 8 + size] = wanted[each]
    private = bench.arrays[2].view(U32).reshape(16, 32).T.copy().view(np.uint8).reshape(32, 64)
    np.testing.assert_array_equal(private, expected)
