"""programs/matrix11.cl and matrix12.cl: matrix instructions, with the layout each generation wants."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.drivers.amd.run.builds import Kernels, kernels_of

RNG = np.random.default_rng(49)
F16, F32, I8, U8, I16, I32, U32 = np.float16, np.float32, np.int8, np.uint8, np.int16, np.int32, np.uint32
pytestmark = [pytest.mark.sim, pytest.mark.oracle]
gfx11 = kernels_of("matrix11", archs=("gfx1100",))
gfx12 = kernels_of("matrix12", archs=("gfx1201",))


def halves(kernels: Kernels) -> None:
    a, b = RNG.normal(size=(2, 16, 16)).astype(F16)
    c = RNG.normal(size=(16, 16)).astype(F32)
    *_, out = kernels.run("f16", a, b, c, np.zeros_like(c))
    np.testing.assert_allclose(out, a.astype(float) @ b.astype(float) + c, rtol=1e-5, atol=1e-5)


def bfloats(kernels: Kernels) -> None:
    a, b = (RNG.normal(size=(2, 16, 16)).astype(F32).view(U32) >> U32(16)).astype(I16)
    c = RNG.normal(size=(16, 16)).astype(F32)
    *_, out = kernels.run("bf16", a, b, c, np.zeros_like(c))
    x, y = ((each.astype(U32) << U32(16)).view(F32).astype(float) for each in (a, b))
    np.testing.assert_allclose(out, x @ y + c, rtol=1e-5, atol=1e-5)


def whole_numbers(kernels: Kernels) -> None:
    a, b = RNG.integers(-128, 128, (16, 16), I8), RNG.integers(0, 256, (16, 16), U8)
    c = RNG.integers(-1000, 1000, (16, 16), I32)
    given = (a.view(I32), np.ascontiguousarray(b.T).view(I32), c)
    *_, out = kernels.run("iu8", *given, np.zeros_like(c))
    np.testing.assert_array_equal(out, a.astype(I32) @ b.astype(I32) + c)


def longer(kernels: Kernels) -> None:
    a, b = RNG.normal(size=(32, 64)).astype(F16), RNG.normal(size=(64, 48)).astype(F16)
    *_, out = kernels.run("f16_long", a, b, np.zeros((32, 48), F32), I32(48), I32(64), grid=(3, 2))
    np.testing.assert_allclose(out, a.astype(float) @ b.astype(float), rtol=1e-4, atol=1e-4)


CHECKS = [halves, bfloats, whole_numbers, longer]


@pytest.mark.parametrize("check", CHECKS)
def test_matrix_products_of_gfx11(gfx11: Kernels, check: Any) -> None:
    check(gfx11)


@pytest.mark.parametrize("check", CHECKS)
def test_matrix_products_of_gfx12(gfx12: Kernels, check: Any) -> None:
    check(gfx12)
