"""programs/runtime.hip: what HIP kernels take from hip_runtime.h, as far as it is for kernels."""

from __future__ import annotations

import numpy as np
import pytest

from tests.drivers.amd.run.builds import Kernels, kernels_of
from tests.drivers.amd.run.test_programs_builtins import floats, within

RNG = np.random.default_rng(23)
I32, F32, F64 = np.int32, np.float32, np.float64
pytestmark = [pytest.mark.sim, pytest.mark.oracle, pytest.mark.filterwarnings("ignore::RuntimeWarning")]
kernels = kernels_of("runtime", least=1)


def test_functions_of_single_precision(kernels: Kernels) -> None:
    x, y = floats(256, -20, 20), floats(256, -5, 6)
    *_, out = kernels.run("functions", x, y, np.zeros((8, 256), F32), I32(256), grid=(8,))
    wide, other = x.astype(F64), y.astype(F64)
    nearest = np.where(other < 0, -1, 1) * np.floor(np.abs(other) + 0.5)
    expected = [np.sin(wide), np.cos(wide), np.exp(wide), np.log(wide), np.power(wide, other), np.tanh(other)]
    expected += [np.arctan2(wide, other), np.fmax(np.ceil(wide), nearest) + np.fmin(np.trunc(wide), 0)]
    for found, want in zip(out, expected, strict=True):
        within(found, want, 1)


def test_functions_of_double_precision(kernels: Kernels) -> None:
    x = RNG.uniform(-600, 600, 64)
    _, out = kernels.run("in_double", x, np.zeros((4, 64)), I32(64), grid=(2,))
    within(out[0], np.exp(x) + np.abs(x), 3)
    within(out[1], np.log(np.abs(x)), 3)
    np.testing.assert_allclose(out[2], np.sin(x) + 2 * np.cos(x), rtol=1e-14, atol=1e-15)
    np.testing.assert_allclose(out[3], np.abs(x) ** 2.5 + np.arctan2(x, 3), rtol=1e-15)


def test_vectors_lanes_and_assertions(kernels: Kernels) -> None:
    ray = np.zeros(1, [("from", "3f4"), ("to", "3f4"), ("steps", "i4")])  # HIP's float3 has 12 bytes
    ray[0] = ((1, 2, 3), (5, 10, 35), 64)
    out, sums = kernels.run(
        "march", np.zeros((64, 4), F32), ray.tobytes(), np.zeros(2, I32), grid=(2,), block=(32,)
    )
    way = np.arange(64)[:, None] / 64
    np.testing.assert_allclose(out[:, :3], [1, 2, 3] + way * [4, 8, 32], rtol=1e-6)
    np.testing.assert_array_equal(out[:, 3], 0.5)
    assert sums.tolist() == [sum(range(32)), sum(range(32, 64))]
