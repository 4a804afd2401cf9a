"""programs/headers.hip: what HIP's headers of halves and of cooperating groups give to kernels."""

from __future__ import annotations

import numpy as np
import pytest

from tests.drivers.amd.run.builds import Kernels, kernels_of

RNG = np.random.default_rng(29)
F16, F32, F64, I32, U32 = np.float16, np.float32, np.float64, np.int32, np.uint32
pytestmark = [pytest.mark.sim, pytest.mark.oracle]
kernels = kernels_of("headers")


def test_halves_of_hip(kernels: Kernels) -> None:
    a = np.where(RNG.random(64) < 0.5, -1, 1).astype(F16) * RNG.uniform(0.5, 9, 64).astype(F16)
    b = RNG.uniform(-9, 9, (64, 2)).astype(F16)
    *_, out, wide = kernels.run("halves", a, b, np.zeros((64, 2), F16), np.zeros(64, F32), grid=(2,))
    pair = (b.astype(F64) * a[:, None] + [0.5, -0.25]).astype(F16)  # one rounding
    np.testing.assert_array_equal(out[:, 0], pair[:, 0] + a * F16(3))
    second = np.where(a > b[:, 1], -np.maximum(a, pair[:, 0]), pair[:, 1] / a)
    np.testing.assert_allclose(out[:, 1], second, rtol=2**-10)  # the quotient is LLVM's, within 1 ulp
    root = np.sqrt(np.abs(a).astype(F32)).astype(F16).astype(F32)
    np.testing.assert_array_equal(wide, pair[:, 1].astype(F32) - pair[:, 0].astype(F32) + root)


def test_bits_are_taken_out_and_put_in(kernels: Kernels) -> None:
    a = RNG.integers(0, 2**32, 32).astype(U32)
    taken = a >> (np.arange(32) & 15).astype(U32) & U32(127)
    (out,) = kernels.run("bits", a)
    np.testing.assert_array_equal(out, a & ~U32(63 << 20) | (taken & U32(63)) << U32(20))


def test_tiles_of_a_block(kernels: Kernels) -> None:
    a = RNG.integers(-100, 100, 128).astype(I32)
    a[5] = 7
    out = kernels.run(
        "tiles", a, np.zeros(16, I32), np.zeros(128, U32), np.zeros(2, I32), grid=(2,), block=(64,), lds=32
    )
    tiles = a.reshape(16, 8)
    np.testing.assert_array_equal(out[1], tiles.sum(axis=1))
    np.testing.assert_array_equal(out[3], a.reshape(2, 64).sum(axis=1))
    votes = (tiles > 0) @ (1 << np.arange(8)) | (tiles == 7).any(axis=1) << 8 | (tiles > -90).all(axis=1) << 9
    np.testing.assert_array_equal(out[2], np.repeat(votes, 8))
