"""Transcendental instructions of the reference: within 1 ulp of the value in extended precision."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.amd.wave.interp.transcendental import turned
from tests.drivers.sim.amd.wave.conftest import Lanes

STRICT = Lanes(mode="interpret")

X = np.float32(np.geomspace(1e-3, 1e3, 32))
CASES = {
    "v_rcp_f32 {d}, v1": 1 / X.astype(np.float64),
    "v_rsq_f32 {d}, v1": 1 / np.sqrt(X.astype(np.float64)),
    "v_sqrt_f32 {d}, v1": np.sqrt(X.astype(np.float64)),
    "v_log_f32 {d}, v1": np.log2(X.astype(np.float64)),
}


@pytest.mark.parametrize("text", CASES)
def test_the_result_is_within_one_ulp(text: str) -> None:
    got = STRICT([text], X)[0].view(np.float32)
    true = CASES[text]
    assert (np.abs(got - true) <= np.spacing(np.abs(true).astype(np.float32))).all()


def test_exp_is_a_power_of_two() -> None:
    x = np.float32(np.linspace(-20, 20, 32))
    got = STRICT(["v_exp_f32 {d}, v1"], x)[0].view(np.float32)
    true = np.exp2(x.astype(np.float64))
    assert (np.abs(got - true) <= np.spacing(true.astype(np.float32))).all()


def test_sine_takes_revolutions() -> None:
    quarters = np.float32(np.arange(32) / 4)
    got = STRICT(["v_sin_f32 {d}, v1"], quarters)[0].view(np.float32)
    np.testing.assert_allclose(got, np.tile([0, 1, 0, -1], 8), atol=1e-6)


def test_a_turn_is_reduced_before_the_function() -> None:
    assert turned(np.sin, np.array([1e6 + 0.25])).tolist() == pytest.approx([1.0])
