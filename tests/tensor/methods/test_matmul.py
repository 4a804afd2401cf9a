"""Products that sum, against numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor, dtypes, nn
from tests.tensor.gradcheck import check_gradient

pytestmark = pytest.mark.usefixtures("on_host")

SHAPES = [
    ((4,), (4,)),
    ((3, 4), (4,)),
    ((4,), (4, 2)),
    ((3, 4), (4, 2)),
    ((5, 3, 4), (4, 2)),
    ((5, 3, 4), (5, 4, 2)),
    ((6, 1, 3, 4), (5, 4, 2)),
    ((5, 3, 4), (4,)),
    ((4,), (5, 4, 2)),
]


def random(seed: int, shape: tuple[int, ...]) -> Any:
    return np.random.default_rng(seed).normal(size=shape).astype(np.float32)


@pytest.mark.parametrize(("left", "right"), SHAPES)
def test_matmul_agrees_with_numpy(left: tuple[int, ...], right: tuple[int, ...]) -> None:
    a, b = random(0, left), random(1, right)
    found = Tensor(a) @ Tensor(b)
    assert found.shape == (a @ b).shape
    np.testing.assert_allclose(found.numpy(), a @ b, rtol=1e-4, atol=1e-5)


def test_inner_sizes_that_differ_are_named() -> None:
    with pytest.raises(ValueError, match=r"matmul: inner sizes differ, \(4, 8\) @ \(7, 3\): 8 != 7"):
        Tensor.zeros(4, 8) @ Tensor.zeros(7, 3)
    with pytest.raises(ValueError, match=r"matmul: shapes \(\) and \(2,\); allowed is 1 axis or more"):
        Tensor(1.0) @ Tensor([1.0, 2.0])
    with pytest.raises(
        ValueError, match=r"matmul: leading axes of \(2, 4, 8\) @ \(3, 8, 5\) do not broadcast"
    ):
        Tensor.zeros(2, 4, 8) @ Tensor.zeros(3, 8, 5)


def test_sixteen_bit_products_are_summed_in_float32() -> None:
    a = Tensor(np.full((1, 4096), 1.0, np.float16))
    found = a @ a.T
    assert found.dtype == dtypes.float16
    assert found.item() == 4096.0
    wide = a.dot(a.T, dtype=dtypes.float32)
    assert wide.dtype == dtypes.float32


def test_integer_products() -> None:
    a = np.arange(6, dtype=np.int8).reshape(2, 3) * 20
    assert (Tensor(a) @ Tensor(a.T)).dtype == dtypes.int8
    np.testing.assert_array_equal(
        Tensor(a).dot(Tensor(a.T), dtype=dtypes.int32).numpy(), a.astype(np.int32) @ a.T.astype(np.int32)
    )


def test_arrays_multiply_from_the_left() -> None:
    a = random(0, (2, 3))
    found: Any = a @ Tensor(a.T)
    np.testing.assert_allclose(found.numpy(), a @ a.T, rtol=1e-5)


def test_linear_adds_a_bias_and_a_vector_weight_multiplies() -> None:
    x, w, b = random(0, (2, 3)), random(1, (3, 4)), random(2, (4,))
    np.testing.assert_allclose(
        Tensor(x).linear(Tensor(w), Tensor(b)).numpy(), x @ w + b, rtol=1e-4, atol=1e-6
    )
    np.testing.assert_allclose(Tensor(x).linear(Tensor(w[:, 0])).numpy(), x * w[:, 0], rtol=1e-6)


@pytest.mark.parametrize(
    ("formula", "shapes"),
    [
        ("ij,jk->ik", [(2, 3), (3, 4)]),
        ("ij,jk", [(2, 3), (3, 4)]),
        ("bij,bjk->bik", [(5, 2, 3), (5, 3, 4)]),
        ("ij->ji", [(2, 3)]),
        ("ij->", [(2, 3)]),
        ("ii->i", [(3, 3)]),
        ("ii", [(3, 3)]),
        ("i,j->ij", [(2,), (3,)]),
        ("ij,ij->j", [(2, 3), (2, 3)]),
        ("i,i,i->i", [(4,), (4,), (4,)]),
    ],
)
def test_einsum_agrees_with_numpy(formula: str, shapes: list[tuple[int, ...]]) -> None:
    arrays = [random(i, shape) for i, shape in enumerate(shapes)]
    found = Tensor.einsum(formula, *map(Tensor, arrays))
    np.testing.assert_allclose(found.numpy(), np.einsum(formula, *arrays), rtol=1e-4, atol=1e-5)


def test_formulas_that_do_not_fit_are_named() -> None:
    x = Tensor.zeros(2, 3)
    with pytest.raises(ValueError, match="einsum: 'ij,jk->ik' names 2 operands, 1 are given"):
        Tensor.einsum("ij,jk->ik", x)
    with pytest.raises(ValueError, match=r"einsum: 'ijk' names 3 axes of shape \(2, 3\)"):
        Tensor.einsum("ijk->i", x)
    with pytest.raises(ValueError, match="einsum: axis 'j' has sizes 3 and 2"):
        Tensor.einsum("ij,jk->ik", x, x)
    with pytest.raises(ValueError, match=r"einsum: 'i;j'; allowed are letters, commas and one arrow"):
        Tensor.einsum("i;j", x)


@pytest.mark.parametrize(
    ("left", "right"), [((3, 4), (4, 2)), ((2, 3, 4), (4, 2)), ((4,), (4, 2)), ((2, 1, 1, 4), (3, 4, 2))]
)
def test_gradients(left: tuple[int, ...], right: tuple[int, ...]) -> None:
    check_gradient(lambda a, b: a @ b, random(0, left), random(1, right))


def test_einsum_takes_a_list_and_a_formula_of_nothing() -> None:
    a, b = np.arange(6.0).reshape(2, 3), np.arange(3.0)
    np.testing.assert_array_equal(Tensor.einsum("ij,j->i", [Tensor(a), Tensor(b)]).numpy(), a @ b)
    assert Tensor.einsum("->", Tensor(3.0)).item() == 3.0


def test_gradient_of_einsum() -> None:
    check_gradient(lambda a, b: Tensor.einsum("ij,kj->ik", a, b), random(0, (2, 3)), random(1, (4, 3)))


@pytest.mark.parametrize(
    ("formula", "shapes"),
    [
        ("...ij,...jk->...ik", [(2, 3, 4), (2, 4, 5)]),
        ("...ij,jk", [(2, 3, 4), (4, 5)]),
        ("i...,i...->...", [(3, 2, 1), (3, 4)]),
        ("...,...", [(2, 3), (3,)]),
        ("b...->...", [(5, 2, 3)]),
    ],
)
def test_dots_stand_for_the_axes_without_letters(formula: str, shapes: list[tuple[int, ...]]) -> None:
    rng = np.random.default_rng(5)
    arrays = [rng.integers(-3, 4, shape).astype(np.float32) for shape in shapes]
    made = Tensor.einsum(formula, *map(Tensor, arrays))
    np.testing.assert_array_equal(made.numpy(), np.einsum(formula, *arrays))


def test_dots_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="dots stand once in a term"):
        Tensor.einsum("...i...->i", Tensor.ones(2, 3))


def test_products_under_autocast_are_made_of_halves_and_gradients_stay_wide() -> None:
    layer, x = nn.Linear(4, 3), Tensor.rand(2, 4)
    with Tensor.autocast(dtypes.bfloat16):
        made = layer(x)
        assert made.dtype == dtypes.bfloat16
        assert made.softmax(1).dtype == dtypes.bfloat16
        assert nn.Conv2d(1, 1, 2)(Tensor.rand(1, 1, 3, 3)).dtype == dtypes.bfloat16
        assert (Tensor([1, 2]) @ Tensor([3, 4])).dtype == dtypes.int32
    assert layer(x).dtype == dtypes.float32
    made.float().sum().backward()
    assert layer.weight.grad is not None and layer.weight.grad.dtype == dtypes.float32
    expected = x.numpy().sum(0)
    np.testing.assert_allclose(layer.weight.grad.numpy()[0], expected, rtol=2e-2)

    with pytest.raises(ValueError, match="autocast: int32; allowed are float16 and bfloat16"):
        Tensor.autocast("int32").__enter__()


def test_products_of_bytes_are_summed_in_the_type_that_is_asked_for_or_named() -> None:
    a, b = (np.random.default_rng(n).integers(-128, 128, (17, 17)).astype(np.int8) for n in range(2))
    want = a.astype(np.int32) @ b.astype(np.int32)
    assert (Tensor(a).dot(Tensor(b), dtype="int32").numpy() == want).all()
    assert (Tensor(a).dot(Tensor(b), dtype=dtypes.int32).numpy() == want).all()
    assert ((Tensor(a) @ Tensor(b)).numpy() == want.astype(np.int8)).all()
