"""VOPD: two operations at once."""

from __future__ import annotations

from typing import Any

import numpy as np

F32, U32 = np.float32, np.uint32
RNG = np.random.default_rng(9)


def test_both_halves_read_before_either_writes(lanes: Any) -> None:
    a, b = RNG.standard_normal(32).astype(F32), RNG.standard_normal(32).astype(F32)
    swap = "v_mov_b32 v10, v1\nv_mov_b32 v11, v2\nv_dual_mov_b32 v10, v11 :: v_dual_mov_b32 v11, v10"
    got = lanes([f"{swap}\nv_mov_b32 {{d}}, v10", "v_mov_b32 {d}, v11"], a, b).view(F32)
    np.testing.assert_array_equal(got, [b, a])


def test_each_operation_of_a_pair(lanes: Any) -> None:
    a, b = RNG.standard_normal(32).astype(F32), RNG.standard_normal(32).astype(F32)
    body = ["v_mov_b32 v10, 1.0", "v_mov_b32 v13, 2.0",
            "v_dual_fmac_f32 v10, v1, v2 :: v_dual_mul_f32 v11, v2, v1",
            "v_dual_add_f32 v12, v1, v2 :: v_dual_fmac_f32 v13, v2, v1", "s_mov_b32 vcc_lo, 0x0000ffff",
            "v_dual_cndmask_b32 v14, v1, v2 :: v_dual_max_f32 v15, v2, v1",
            "v_dual_fmaak_f32 v16, v1, v2, 0x40400000 :: v_dual_sub_f32 v17, v2, v1",
            "v_dual_mov_b32 v18, 0.5 :: v_dual_lshlrev_b32 v19, 4, v1",
            "v_dual_fmamk_f32 v20, v1, 0x40400000, v2 :: v_dual_and_b32 v21, v2, v1"]  # fmt: skip
    got = lanes([f"v_mov_b32 {{d}}, v{10 + i}" for i in range(12)], a, b, before="\n".join(body))
    x, y = a.astype(np.float64), b.astype(np.float64)
    expected = [x * y + 1, a * b, a + b, x * y + 2, np.where(np.arange(32) < 16, b, a), np.maximum(a, b),
                x * y + 3, b - a,
                np.full(32, 0.5), (a.view(U32) << U32(4)).view(F32),
                x * 3 + y, (a.view(U32) & b.view(U32)).view(F32)]  # fmt: skip
    for row, values in zip(got, expected, strict=True):
        np.testing.assert_array_equal(row, np.asarray(values).astype(F32).view(U32))
