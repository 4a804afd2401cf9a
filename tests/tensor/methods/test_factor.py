"""Triangular and orthogonal factors, and what matrices.py makes of them; gradients by differences."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor
from tests.tensor.gradcheck import check_gradient

pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(3)
SHAPES = [(1, 1), (2, 2), (2, 3, 3), (4, 4), (0, 2, 2), (0, 0)]
SMALL = RNG.standard_normal((3, 3))


def matrices(shape: tuple[int, ...]) -> Any:
    return np.random.default_rng(len(shape)).standard_normal(shape)


def definite(shape: tuple[int, ...]) -> Any:
    made = matrices(shape)
    return made @ np.swapaxes(made, -1, -2) + np.eye(shape[-1])


def close(found: Tensor, expected: Any, tolerance: float = 1e-12) -> None:
    assert found.shape == np.shape(expected)
    np.testing.assert_allclose(found.numpy(), expected, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("shape", SHAPES)
def test_cholesky_factors_solves_and_inverts(shape: tuple[int, ...]) -> None:
    data, right = definite(shape), matrices((*shape[:-1], 2))
    factor = Tensor(data).cholesky()
    close(factor, np.linalg.cholesky(data) if data.size else data)
    close(Tensor(data).cholesky(upper=True), factor.mT.numpy())
    close(Tensor(right).cholesky_solve(factor), np.linalg.solve(data, right))
    close(factor.cholesky_inverse(), np.linalg.inv(data))


@pytest.mark.parametrize("shape", SHAPES)
def test_lu_solves_inverts_and_gives_determinants(shape: tuple[int, ...]) -> None:
    data, right = matrices(shape), matrices((*shape[:-1], 2))
    x = Tensor(data)
    close(x.solve(Tensor(right)), np.linalg.solve(data, right), 1e-10)
    close(x.inverse(), np.linalg.inv(data), 1e-10)
    close(x.det(), np.linalg.det(data))
    for found, expected in zip(x.slogdet(), np.linalg.slogdet(data), strict=True):
        close(found, expected, 1e-10)
    order, lower, upper = x.lu()
    close(order @ lower @ upper, data)
    close(lower.triu(1), np.zeros(shape))
    assert not shape[-1] or np.abs(lower.numpy()).max(initial=0) <= 1


def test_complex_matrices_are_solved() -> None:
    data, right = matrices((3, 3)) + 1j * definite((3, 3)), matrices((3, 2)) + 2j
    close(Tensor(data).solve(Tensor(right)), np.linalg.solve(data, right))
    close(Tensor(data).det(), np.linalg.det(data))
    square = data @ data.conj().T
    close(Tensor(square).cholesky(), np.linalg.cholesky(square))


def test_a_right_side_may_be_a_vector_and_batches_broadcast() -> None:
    data = definite((2, 3, 3))
    close(Tensor(data[0]).solve(Tensor([1.0, 2.0, 3.0])), np.linalg.solve(data[0], [1.0, 2.0, 3.0]))
    close(Tensor(data).solve(Tensor(SMALL)), np.linalg.solve(data, SMALL))


@pytest.mark.parametrize("upper", [False, True])
@pytest.mark.parametrize("left", [False, True])
def test_triangular_systems_are_solved_from_both_sides(upper: bool, left: bool) -> None:
    triangle = np.triu(SMALL) if upper else np.tril(SMALL)
    x = Tensor(SMALL).solve_triangular(Tensor(definite((3, 3))), upper=upper, left=left).numpy()
    np.testing.assert_allclose(triangle @ x if left else x @ triangle, definite((3, 3)), rtol=1e-9, atol=1e-9)
    ones = triangle - np.diag(np.diag(triangle)) + np.eye(3)
    y = Tensor(SMALL).solve_triangular(Tensor(SMALL), upper=upper, unitriangular=True).numpy()
    np.testing.assert_allclose(ones @ y, SMALL, rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize("shape", [(1, 1), (3, 3), (2, 4, 2), (2, 4), (0, 3), (3, 0)])
@pytest.mark.parametrize("mode", ["reduced", "complete"])
def test_qr_is_that_of_lapack(shape: tuple[int, ...], mode: Any) -> None:
    data = matrices(shape)
    q, r = Tensor(data).qr(mode)
    expected = np.linalg.qr(data, mode)
    close(q, expected[0])
    close(r, expected[1])


def test_columns_that_depend_on_each_other_have_a_qr() -> None:
    data = np.array([[1.0, 2.0, 0.0], [2.0, 4.0, 0.0], [3.0, 6.0, 0.0]])
    q, r = Tensor(data).qr()
    close(q @ r, data)
    close(q.mT @ q, np.eye(3))


def test_float16_is_factored_in_float32_and_integers_give_float32() -> None:
    assert Tensor(np.eye(2, dtype=np.float16)).inverse().dtype.name == "float16"
    assert Tensor([[2, 0], [0, 4]]).inverse().tolist() == [[0.5, 0.0], [0.0, 0.25]]


def test_what_cannot_be_solved_is_infinite_or_nan() -> None:
    assert Tensor([[1.0, 2.0], [2.0, 4.0]]).det().item() == 0
    assert not np.isfinite(Tensor([[1.0, 2.0], [2.0, 4.0]]).inverse().numpy()).all()
    assert np.isnan(Tensor([[-1.0]]).cholesky().item())


def test_what_is_no_matrix_is_refused() -> None:
    with pytest.raises(ValueError, match=r"det: shape \(2, 3\); allowed is \(\.\.\., n, n\)"):
        Tensor.zeros(2, 3).det()
    with pytest.raises(ValueError, match=r"qr: shape \(3,\); allowed is"):
        Tensor.zeros(3).qr()
    with pytest.raises(ValueError, match="qr: mode 'full'; allowed are 'reduced', 'complete' and 'r'"):
        Tensor.zeros(3, 3).qr("full")
    with pytest.raises(ValueError, match="allowed are as many rows"):
        Tensor.eye(3).solve(Tensor.zeros(2, 2))


def test_gradients_of_factors() -> None:
    check_gradient(lambda x: (x @ x.mT + Tensor.eye(3, dtype="float64")).cholesky(), SMALL)
    check_gradient(lambda x: x.inverse(), SMALL, tolerance=1e-5)
    check_gradient(lambda x: x.det(), SMALL)
    check_gradient(lambda x: x.slogdet()[1], SMALL)
    check_gradient(lambda x, y: x.solve(y), SMALL, SMALL[:, :2], tolerance=1e-5)
    check_gradient(lambda x, y: x.solve_triangular(y, upper=True), SMALL, SMALL[:, :2], tolerance=1e-4)


@pytest.mark.parametrize("shape", [(3, 2), (3, 3), (2, 3)])
def test_gradients_of_qr(shape: tuple[int, ...]) -> None:
    for part in (0, 1):
        check_gradient(lambda x, part=part: x.qr()[part], matrices(shape), tolerance=1e-5)
