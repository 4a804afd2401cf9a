"""Two operations in one instruction, in the reference: halves, dot products, and dual issue."""

from __future__ import annotations

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.conftest import Lanes

STRICT = Lanes(mode="interpret")

RNG = np.random.default_rng(4)
A, B = np.float16(RNG.standard_normal((2, 32, 2)))


def packed(values: np.ndarray) -> np.ndarray:
    return np.ascontiguousarray(values).view(np.uint32).reshape(-1)


@pytest.mark.parametrize(("name", "function"), [("add", np.add), ("mul", np.multiply), ("max", np.maximum)])
def test_both_halves_are_computed_in_half_precision(name: str, function: np.ufunc) -> None:
    got = STRICT([f"v_pk_{name}_f16 {{d}}, v1, v2"], packed(A), packed(B))[0]
    np.testing.assert_array_equal(got.view(np.float16).reshape(32, 2), function(A, B))


def test_op_sel_chooses_the_half_of_each_source() -> None:
    text = "v_pk_add_f16 {d}, v1, v2 op_sel:[1,0] op_sel_hi:[0,1]"
    got = STRICT([text], packed(A), packed(B))[0].view(np.float16).reshape(32, 2)
    np.testing.assert_array_equal(got, A[:, ::-1] + B)


def test_a_dot_product_of_unsigned_bytes() -> None:
    a, b = RNG.integers(0, 256, (2, 32, 4), np.uint8)
    got = STRICT(["v_dot4_u32_u8 {d}, v1, v2, 9"], packed(a), packed(b))[0]
    assert got.tolist() == ((a.astype(int) * b).sum(axis=1) + 9).tolist()


def test_both_halves_of_a_dual_instruction_read_before_either_writes() -> None:
    x, y = np.arange(32, dtype=np.uint32), np.arange(50, 82, dtype=np.uint32)
    swap = "v_dual_mov_b32 v1, v2 :: v_dual_mov_b32 v2, v1\nv_sub_nc_u32 {d}, v1, v2"
    assert STRICT([swap], x, y)[0].tolist() == [50] * 32
