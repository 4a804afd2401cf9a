"""Floating-point vector instructions of the reference, against numpy: one rounding each."""

from __future__ import annotations

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.conftest import Lanes

STRICT = Lanes(mode="interpret")

RNG = np.random.default_rng(2)
SPECIAL = [0.0, -0.0, 1.0, np.inf, -np.inf, np.nan, 1e-40, -1e-40, 3e38]
A = np.array(SPECIAL + (RNG.standard_normal(23) * 1e3).tolist(), np.float32)
B = np.array([*(RNG.standard_normal(23) * 1e-3).tolist(), *SPECIAL[::-1]], np.float32)
C = np.float32(RNG.standard_normal(32))
with np.errstate(all="ignore"):
    CASES = {
        "v_add_f32 {d}, v1, v2": A + B,
        "v_sub_f32 {d}, v1, v2": A - B,
        "v_mul_f32 {d}, v1, v2": A * B,
        "v_max_f32 {d}, v1, v2": np.fmax(A, B),
        "v_min_f32 {d}, v1, v2": np.fmin(A, B),
        "v_trunc_f32 {d}, v1": np.trunc(A),
        "v_rndne_f32 {d}, v1": np.rint(A),
        "v_floor_f32 {d}, v1": np.floor(A),
    }


@pytest.mark.parametrize("text", CASES)
def test_the_result_is_numpys(text: str) -> None:
    with np.errstate(all="ignore"):
        np.testing.assert_array_equal(STRICT([text], A, B)[0].view(np.float32), CASES[text])


def test_fma_rounds_once() -> None:
    """(1 + 2**-12)**2 - 1 - 2**-11 is 2**-24; with the product rounded first it would be 0."""
    x = np.full(32, 1 + 2.0**-12, np.float32)
    minus = np.full(32, -(1 + 2.0**-11), np.float32)
    assert STRICT(["v_fma_f32 {d}, v1, v2, v3"], x, x, minus)[0].view(np.float32).tolist() == [2.0**-24] * 32


def test_source_modifiers_come_before_the_operation() -> None:
    got = STRICT(["v_add_f32_e64 {d}, -v1, |v2|"], C, -C)[0].view(np.float32)
    np.testing.assert_array_equal(got, -C + np.abs(C))


def test_clamp_limits_to_zero_and_one() -> None:
    got = STRICT(["v_add_f32_e64 {d}, v1, v2 clamp"], C, C)[0].view(np.float32)
    np.testing.assert_array_equal(got, np.clip(C + C, 0, 1))


def test_doubles_are_exact() -> None:
    a, b = np.random.default_rng(3).standard_normal((2, 32))
    rows = STRICT(["v_add_f64 {q}, v[1:2], v[3:4]"], a, b)
    got = np.ascontiguousarray(rows.T).view(np.float64).reshape(-1)
    np.testing.assert_array_equal(got, a + b)
