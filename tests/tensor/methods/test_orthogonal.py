"""QR of real and complex matrices and what reflections make, against numpy's LAPACK."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Tensor
from tests.tensor.gradcheck import check_gradient

pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(6)
SHAPES = [(1, 1), (3, 3), (4, 2), (2, 4), (2, 3, 3)]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("mode", ["reduced", "complete"])
@pytest.mark.parametrize("is_complex", [False, True])
def test_factors_are_lapacks(shape: tuple[int, ...], mode: str, is_complex: bool) -> None:
    data = RNG.normal(size=shape) + (1j * RNG.normal(size=shape) if is_complex else 0)
    for found, wanted in zip(Tensor(data).qr(mode), np.linalg.qr(data, mode), strict=True):
        np.testing.assert_allclose(found.numpy(), wanted, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("is_complex", [False, True])
def test_packed_reflections_give_q_and_products_with_it(is_complex: bool) -> None:
    data = RNG.normal(size=(4, 3)) + (1j * RNG.normal(size=(4, 3)) if is_complex else 0)
    packed, tau = Tensor(data).geqrf()
    q, r = np.linalg.qr(data)
    whole = np.linalg.qr(data, "complete")[0]
    np.testing.assert_allclose(packed.triu()[:3].numpy(), r, atol=1e-12)
    np.testing.assert_allclose(packed.orgqr(tau).numpy(), q, atol=1e-12)
    other = Tensor(data)
    np.testing.assert_allclose(packed.ormqr(tau, other).numpy(), whole @ data, atol=1e-12)
    np.testing.assert_allclose(
        packed.ormqr(tau, other, transpose=True).numpy(), whole.conj().T @ data, atol=1e-12
    )
    np.testing.assert_allclose(packed.ormqr(tau, other.mT, left=False).numpy(), data.T @ whole, atol=1e-12)


@pytest.mark.parametrize("shape", [(3, 3), (4, 2), (2, 4)])
@pytest.mark.parametrize("part", [0, 1])
def test_gradients_through_factors(shape: tuple[int, ...], part: int) -> None:
    check_gradient(lambda x: x.qr()[part], RNG.normal(size=shape))


def test_mistakes_are_told() -> None:
    with pytest.raises(ValueError, match="qr: mode 'full'; allowed are"):
        Tensor([[1.0]]).qr("full")
    with pytest.raises(ValueError, match="orgqr: shapes"):
        Tensor([[1.0, 2.0]]).orgqr(Tensor([1.0]))
