"""Eigenvalues and singular values, held against numpy; gradients against differences."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor
from tests.tensor.gradcheck import check_gradient

pytestmark = pytest.mark.usefixtures("on_host")


def matrices(*shape: int) -> Any:
    return np.random.default_rng(5).standard_normal(shape)


def symmetric(*shape: int) -> Any:
    made = matrices(*shape)
    return made + np.swapaxes(made, -1, -2)


def close(found: Tensor, expected: Any, tolerance: float = 1e-10) -> None:
    assert found.shape == np.shape(expected)
    np.testing.assert_allclose(found.numpy(), expected, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("shape", [(1, 1), (2, 2), (2, 3, 3), (6, 6), (0, 3, 3)])
def test_eigenvalues_and_vectors_give_the_matrix_back(shape: tuple[int, ...]) -> None:
    data = symmetric(*shape)
    values, vectors = Tensor(data).eigh()
    close(values, np.linalg.eigvalsh(data))
    close((vectors * values.unsqueeze(-2)) @ vectors.mT, data)
    close(vectors.mT @ vectors, np.broadcast_to(np.eye(shape[-1]), shape))


def test_one_triangle_alone_is_read() -> None:
    data = matrices(3, 3)
    close(Tensor(data).eigvalsh(), np.linalg.eigvalsh(data, "L"))
    close(Tensor(data).eigvalsh("U"), np.linalg.eigvalsh(data, "U"))


@pytest.mark.parametrize("shape", [(1, 1), (3, 3), (2, 4, 2), (2, 5), (1, 3), (0, 3), (3, 0)])
@pytest.mark.parametrize("full", [False, True])
def test_singular_values_and_vectors_give_the_matrix_back(shape: tuple[int, ...], full: bool) -> None:
    data, k = matrices(*shape), min(shape[-2:])
    u, s, vh = Tensor(data).svd(full)
    expected = np.linalg.svd(data, full_matrices=full)
    assert (u.shape, vh.shape) == (expected[0].shape, expected[2].shape)
    close(s, expected[1])
    close((u[..., :k] * s.unsqueeze(-2)) @ vh[..., :k, :], data)
    close(u.mT @ u, np.broadcast_to(np.eye(u.shape[-1]), u.mT.numpy().shape[:-1] + u.shape[-1:]))


def test_matrices_of_lower_rank_have_orthogonal_vectors() -> None:
    data = np.outer([1.0, 2.0, 3.0], [1.0, 0.0, -1.0])
    u, s, vh = Tensor(data).svd()
    close((u * s) @ vh, data)
    close(u.mT @ u, np.eye(3))
    assert Tensor(data).matrix_rank().item() == 1
    assert Tensor.zeros(2, 3).svd()[1].tolist() == [0.0, 0.0]


def test_singular_values_of_great_and_small_numbers_neither_overflow_nor_vanish() -> None:
    for scale in (1e-30, 1e30):
        data = (matrices(3, 2) * scale).astype(np.float32)
        np.testing.assert_allclose(Tensor(data).svdvals().numpy(), np.linalg.svd(data)[1], rtol=1e-5)


@pytest.mark.parametrize("shape", [(3, 2), (2, 3), (2, 3, 3), (0, 2)])
def test_pseudo_inverses_are_numpys(shape: tuple[int, ...]) -> None:
    data = matrices(*shape)
    close(Tensor(data).pinverse(), np.linalg.pinv(data))


def test_least_squares_are_numpys() -> None:
    data, right = matrices(4, 2), matrices(4, 3)
    made = Tensor(data).lstsq(Tensor(right))
    solution, residuals, rank, values = np.linalg.lstsq(data, right)
    close(made.solution, solution)
    close(made.residuals, residuals)
    close(made.singular_values, values)
    assert made.rank.item() == rank


@pytest.mark.parametrize("order", ["fro", "nuc", np.inf, -np.inf, 1, -1, 2, -2])
def test_norms_of_matrices_are_numpys(order: Any) -> None:
    data = matrices(2, 3, 2)
    close(Tensor(data).matrix_norm(order), np.linalg.norm(data, order, (-2, -1)))
    assert Tensor(data).matrix_norm(order, keepdim=True).shape == (2, 1, 1)


def test_condition_numbers_are_numpys() -> None:
    data = matrices(3, 3)
    for kind in (None, 1, np.inf, "fro", -2):
        close(Tensor(data).cond(kind), np.linalg.cond(data, kind), 1e-9)


@pytest.mark.parametrize("power", [0, 1, 2, 5, -2])
def test_powers_of_matrices_are_numpys(power: int) -> None:
    data = matrices(2, 3, 3)
    close(Tensor(data).matrix_power(power), np.linalg.matrix_power(data, power))


def test_the_exponential_of_a_matrix() -> None:
    turn = np.array([[0.0, -2.0], [2.0, 0.0]])  # its exponential turns by 2
    close(Tensor(turn).matrix_exp(), [[np.cos(2), -np.sin(2)], [np.sin(2), np.cos(2)]])
    close(Tensor(np.diag([3.0, -20.0])).matrix_exp(), np.diag(np.exp([3.0, -20.0])))
    close(Tensor(np.zeros((2, 2))).matrix_exp(), np.eye(2))


def test_a_chain_of_products_and_products_of_vectors() -> None:
    a, b, c = matrices(2, 5), matrices(5, 3), matrices(3, 4)
    close(Tensor(a).multi_dot(Tensor(b), Tensor(c)), a @ b @ c)
    close(Tensor(a).multi_dot(), a)
    close(Tensor(a).vecdot(Tensor(a[:1])), (a * a[:1]).sum(-1))
    close(Tensor(a).vecdot(Tensor(a), 0), (a * a).sum(0))


def test_gradients_of_spectra() -> None:
    data = symmetric(3, 3) / 2
    mirrored = lambda x: (x + x.mT) * 0.5  # noqa: E731
    check_gradient(lambda x: mirrored(x).eigh()[0], data, tolerance=1e-5)
    check_gradient(lambda x: mirrored(x).eigh()[1].square(), data, tolerance=1e-5)
    check_gradient(lambda x: x.svdvals(), matrices(3, 2), tolerance=1e-5)
    check_gradient(lambda x: x.svd(False)[0].square(), matrices(3, 2), tolerance=1e-5)
    check_gradient(lambda x: x.svd(False)[2].square(), matrices(2, 3), tolerance=1e-5)
    check_gradient(lambda x: x.pinverse(), matrices(3, 2), tolerance=1e-5)
    check_gradient(lambda x: x.matrix_exp(), matrices(2, 2), tolerance=1e-5)


def test_mistakes_are_told() -> None:
    with pytest.raises(ValueError, match="matrix_norm: ord 3; allowed are 'fro', 'nuc'"):
        Tensor.eye(2).matrix_norm(3)
    with pytest.raises(ValueError, match="eigh: UPLO 'X'; allowed are 'L' and 'U'"):
        Tensor.eye(2).eigh("X")
    with pytest.raises(TypeError, match="newton_schulz: complex64; allowed are floats"):
        Tensor([[1j]]).newton_schulz(1, [1.0])


def test_torchs_svd_gives_v_and_knows_some() -> None:
    x = np.array([[3.0, 1.0, 0.0], [1.0, 2.0, 4.0]])
    u, s, v = Tensor(x).svd(some=True)
    assert (u.shape, s.shape, v.shape) == ((2, 2), (2,), (3, 2))
    np.testing.assert_allclose(((u * s) @ v.T).numpy(), x, atol=1e-6)
    assert Tensor(x).svd(some=False)[2].shape == (3, 3)
    zeros, values, _ = Tensor(x).svd(compute_uv=False)
    assert not zeros.numpy().any()
    np.testing.assert_allclose(values.numpy(), np.linalg.svd(x)[1], rtol=1e-6)


def test_norms_are_named_as_well() -> None:
    x = np.arange(12.0).reshape(2, 2, 3)
    for name in ("fro", "nuc"):
        wanted = np.linalg.norm(x, name, (1, 2))  # type: ignore[call-overload]
        np.testing.assert_allclose(Tensor(x).norm(name, (1, 2)).numpy(), wanted, rtol=1e-6)
    assert Tensor(x).norm("nuc", (0, 2), keepdim=True).shape == (1, 2, 1)
    assert Tensor(x).norm(1, dtype="float32").dtype.name == "float32"
    with pytest.raises(ValueError, match=r"norm: 'nuc' of axes \(0, 1, 2\)"):
        Tensor(x).norm("nuc")


def test_a_gradient_flows_through_what_is_made_of_a_pseudo_inverse() -> None:
    """The rule is that of a node that the product's own movements would pass over."""
    data, right = matrices(3, 2), matrices(3, 2) + 1
    check_gradient(lambda a, b: a.pinverse() @ b, data, right)
    check_gradient(lambda a, b: a.lstsq(b).solution, data, right)
