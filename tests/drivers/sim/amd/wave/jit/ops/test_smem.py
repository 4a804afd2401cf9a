"""Scalar loads."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.faults import faults

U32 = np.uint32
RNG = np.random.default_rng(13)


def test_scalar_loads_of_every_width(bench: Any) -> None:
    data, out = RNG.integers(0, 2**32, 32, dtype=U32), np.zeros((5, 32), U32)
    text = """v_lshlrev_b32 v9, 2, v0
    s_mov_b32 s8, 8
    s_load_b32 s12, s[0:1], 0x4
    s_load_b64 s[14:15], s[0:1], s8 offset:0x4
    s_load_b128 s[16:19], s[0:1], 0x10
    s_load_b256 s[20:27], s[0:1], 0x20
    s_load_b512 s[28:43], s[0:1], 0x40
    s_waitcnt lgkmcnt(0)
    """
    rows = enumerate((12, 15, 19, 27, 43))
    stores = [f"v_mov_b32 v1, s{s}\nglobal_store_b32 v9, v1, s[2:3] offset:{128 * i}" for i, s in rows]
    bench.run(text + "\n".join(stores), bench.put(data), bench.put(out))
    np.testing.assert_array_equal(out[:, 0], data[[1, 4, 7, 15, 31]])


def test_unmapped_scalar_load_faults(bench: Any) -> None:
    with faults("E_VM_FAULT"):
        bench.run("s_load_b32 s8, s[0:1], 0x4000\ns_waitcnt lgkmcnt(0)", bench.put(np.zeros(4, U32)))
