"""Flat instructions by aperture: LDS and scratch hold what flat stores put there, memory keeps the rest."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault

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


def test_scratch_is_each_lanes_own(bench: Any) -> None:
    out, scratch = np.zeros(32, U32), np.zeros(32 * 64, np.uint8)
    text = BODY.format(kind="private", offset=24)
    bench.run(text, bench.put(out), scratch=(bench.put(scratch), scratch.nbytes))
    np.testing.assert_array_equal(out, np.arange(32) + 77)
    np.testing.assert_array_equal(scratch.view(U32).reshape(16, 32)[6:8], [np.arange(32), [77] * 32])


def test_lds_is_the_groups(bench: Any) -> None:
    out = np.zeros(32, U32)
    bench.run(BODY.format(kind="shared", offset="v9"), bench.put(out), lds=512)
    np.testing.assert_array_equal(out[31], 31 + 77)


@pytest.mark.parametrize(("kind", "code"), [("private", "E_SCRATCH_OOB"), ("shared", "E_LDS_OOB")])
def test_beyond_the_share(bench: Any, kind: str, code: str) -> None:
    out, scratch = np.zeros(32, U32), np.zeros(32 * 64, np.uint8)
    with pytest.raises(SimFault, match=code):
        text = BODY.format(kind=kind, offset=0x400)
        bench.run(text, bench.put(out), lds=512, scratch=(bench.put(scratch), scratch.nbytes))
