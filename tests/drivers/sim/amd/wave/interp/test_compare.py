"""Vector compares of the reference: the lanes they put into a mask, unordered operands included."""

from __future__ import annotations

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.conftest import Lanes

STRICT = Lanes(mode="interpret")

A = np.array([1, 2, np.nan, np.inf, -np.inf, 0.0, -0.0, 5] * 4, np.float32)
B = np.array([2, 2, 1, np.inf, np.inf, -0.0, 0.0, np.nan] * 4, np.float32)
CASES = {
    "lt": A < B,
    "eq": A == B,
    "le": A <= B,
    "gt": A > B,
    "neq": A != B,
    "o": ~(np.isnan(A) | np.isnan(B)),
}
TAKE = "v_cndmask_b32 {d}, 0, 1, vcc_lo"


@pytest.mark.parametrize("name", CASES)
def test_float_compares_are_numpys(name: str) -> None:
    got = STRICT([f"v_cmp_{name}_f32 vcc_lo, v1, v2\n{TAKE}"], A, B)[0]
    assert got.tolist() == CASES[name].astype(int).tolist()


@pytest.mark.parametrize(("name", "kind"), [("lt_i32", np.int32), ("lt_u32", np.uint32)])
def test_integer_compares_look_at_the_sign_or_not(name: str, kind: type) -> None:
    a = np.array([0, 1, 0x80000000, 0xFFFFFFFF] * 8, np.uint32)
    b = a[::-1].copy()
    got = STRICT([f"v_cmp_{name} vcc_lo, v1, v2\n{TAKE}"], a, b)[0]
    assert got.tolist() == (a.view(kind) < b.view(kind)).astype(int).tolist()


def test_a_lane_that_is_off_is_zero_in_the_mask() -> None:
    text = f"v_cmp_eq_u32 vcc_lo, v1, v1\ns_mov_b32 exec_lo, -1\n{TAKE}"
    got = STRICT([text], np.arange(32, dtype=np.uint32), exec_mask=0xFF)[0]
    assert got.tolist() == [1] * 8 + [0] * 24


@pytest.mark.parametrize(
    ("value", "bit"), [(np.nan, 1), (-np.inf, 2), (-1.0, 3), (0.0, 6), (1e-40, 7), (1.0, 8)]
)
def test_class_bits(value: float, bit: int) -> None:
    x = np.full(32, value, np.float32)
    for asked, expected in ((1 << bit, 1), (0x3FF & ~(1 << bit), 0)):
        got = STRICT([f"v_mov_b32 v3, {asked:#x}\nv_cmp_class_f32 vcc_lo, v1, v3\n{TAKE}"], x)[0]
        assert got.tolist() == [expected] * 32
