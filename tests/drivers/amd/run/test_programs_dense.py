"""programs/dense.cl: matrices, images and signals equal numpy's."""

from __future__ import annotations

import numpy as np
import pytest

from hcq.program import Local
from tests.drivers.amd.run.builds import Kernels, kernels_of

RNG = np.random.default_rng(43)
I32, F32, I8, C64 = np.int32, np.float32, np.int8, np.complex64
pytestmark = [pytest.mark.sim, pytest.mark.oracle]
kernels = kernels_of("dense", least=1)


def test_matrices_in_tiles(kernels: Kernels) -> None:
    a, b = RNG.normal(size=(32, 64)).astype(F32), RNG.normal(size=(64, 48)).astype(F32)
    *_, c = kernels.run(
        "matmul", a, b, np.zeros((32, 48), F32), I32(48), I32(64), grid=(3, 2), block=(16, 16)
    )
    np.testing.assert_allclose(c, a.astype(float) @ b, rtol=1e-4, atol=1e-5)


def test_matrices_with_sixteen_results_a_lane(kernels: Kernels) -> None:
    a, b = RNG.normal(size=(64, 32)).astype(F32), RNG.normal(size=(32, 128)).astype(F32)
    *_, c = kernels.run(
        "matmul_blocked", a, b, np.zeros((64, 128), F32), I32(32), I32(8), grid=(2, 1), block=(16, 16)
    )
    np.testing.assert_allclose(c, a.astype(float) @ b, rtol=1e-4, atol=1e-5)


def test_matrices_of_bytes_with_scales(kernels: Kernels) -> None:
    a, b = RNG.integers(-128, 128, (16, 40), I8), RNG.integers(-128, 128, (32, 40), I8)
    scales = RNG.random(16).astype(F32) * F32(0.002)
    *_, c = kernels.run(
        "matmul_int8", a, b, scales, np.zeros((16, 32), I8), I32(32), I32(40), grid=(1, 16), block=(32, 1)
    )
    exact = (a.astype(I32) @ b.T.astype(I32)).astype(F32) * scales[:, None]
    np.testing.assert_array_equal(c, np.clip(np.rint(exact), -128, 127).astype(I8))


def test_transpose_of_doubles_with_ragged_edges(kernels: Kernels) -> None:
    a = RNG.random((37, 21))
    _, b = kernels.run("transpose", a, np.zeros((21, 37)), I32(21), I32(37), grid=(2, 3), block=(16, 16))
    np.testing.assert_array_equal(b, a.T)


def test_convolution_with_three_channels(kernels: Kernels) -> None:
    image, weights = RNG.normal(size=(24, 32)).astype(F32), RNG.normal(size=(3, 3, 3)).astype(F32)
    *_, out = kernels.run(
        "conv2d", image, weights, np.zeros((3, 24, 32), F32), I32(32), I32(24), grid=(2, 3, 3), block=(16, 8)
    )
    padded = np.pad(image.astype(float), 1)
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3))
    expected = np.maximum(np.einsum("yxij,cij->cyx", windows, weights), 0)
    np.testing.assert_allclose(out, expected, rtol=1e-4, atol=1e-5)


def test_softmax(kernels: Kernels) -> None:
    a = RNG.normal(0, 5, (6, 200)).astype(F32)
    (b,) = kernels.run("softmax", a, I32(200), Local(256), grid=(6,), block=(64,))
    e = np.exp(a.astype(float) - a.max(axis=1, keepdims=True))
    np.testing.assert_allclose(b, e / e.sum(axis=1, keepdims=True), rtol=1e-5)


def test_layer_normalisation(kernels: Kernels) -> None:
    a, gain, bias = RNG.normal(3, 2, (5, 96)).astype(F32), *RNG.normal(size=(2, 96)).astype(F32)
    b, *_ = kernels.run("layernorm", a, gain, bias, I32(96), Local(128), grid=(5,), block=(32,))
    d = a - a.mean(axis=1, keepdims=True, dtype=float)
    expected = d / np.sqrt((d * d).mean(axis=1, keepdims=True) + 1e-5) * gain + bias
    np.testing.assert_allclose(b, expected, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(("name", "size", "lanes"), [("fft256", 256, 128), ("fft64", 64, 16)])
def test_fourier_transforms_in_lds(kernels: Kernels, name: str, size: int, lanes: int) -> None:
    a = (RNG.normal(size=(3, size)) + 1j * RNG.normal(size=(3, size))).astype(C64)
    turns = np.exp(-2j * np.pi * np.arange(size) / size).astype(C64)
    b, _ = kernels.run(name, a, turns, grid=(3,), block=(lanes,))
    np.testing.assert_allclose(b, np.fft.fft(a), rtol=1e-4, atol=1e-4)


def test_triangular_factors(kernels: Kernels) -> None:
    a = (RNG.normal(size=(2, 16, 16)) + 8 * np.eye(16)).astype(F32)
    (b,) = kernels.run("lu", a, grid=(2,), block=(16,))
    lower = np.tril(b.astype(float), -1) + np.eye(16)
    np.testing.assert_allclose(lower @ np.triu(b.astype(float)), a, rtol=1e-4, atol=1e-4)


def test_cholesky_in_double(kernels: Kernels) -> None:
    half = RNG.normal(size=(16, 16))
    a = half @ half.T + 16 * np.eye(16)
    (b,) = kernels.run("cholesky", a, block=(16,))
    np.testing.assert_allclose(b, np.linalg.cholesky(a), rtol=1e-12, atol=1e-13)


def test_forces_between_bodies(kernels: Kernels) -> None:
    bodies = RNG.random((128, 4), F32)
    _, forces = kernels.run(
        "nbody", bodies, np.zeros((128, 4), F32), I32(128), Local(1024), grid=(2,), block=(64,)
    )
    d = bodies[None, :, :3].astype(float) - bodies[:, None, :3]
    r2 = (d * d).sum(axis=2) + 0.01
    expected = (d * (bodies[None, :, 3] / r2**1.5)[:, :, None]).sum(axis=1)
    np.testing.assert_allclose(forces[:, :3], expected, rtol=1e-3, atol=1e-3)
