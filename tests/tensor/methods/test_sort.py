"""Sorting and drawing against numpy."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Tensor, dtypes
from tests.tensor.codegen.families import kernels_of
from tests.tensor.gradcheck import check_gradient

pytestmark = pytest.mark.usefixtures("on_host")

X = np.array([[3, 1, 2, 1, 5], [0, 0, -4, 9, 9]], np.float32)


@pytest.mark.parametrize("dim", [0, 1, -1])
def test_sort_is_stable(dim: int) -> None:
    values, order = Tensor(X).sort(dim)
    np.testing.assert_array_equal(values.numpy(), np.sort(X, dim))
    np.testing.assert_array_equal(order.numpy(), np.argsort(X, dim, kind="stable"))
    values, order = Tensor(X).sort(dim, descending=True)
    np.testing.assert_array_equal(values.numpy(), -np.sort(-X, dim))
    np.testing.assert_array_equal(order.numpy(), np.argsort(-X, dim, kind="stable"))


def test_nan_counts_as_the_greatest() -> None:
    x = np.array([2, np.nan, 1, np.nan, np.inf], np.float32)
    np.testing.assert_array_equal(Tensor(x).sort()[0].numpy(), np.sort(x))
    assert Tensor(x).argsort().tolist() == [2, 0, 4, 1, 3]


def test_integers_sort() -> None:
    assert Tensor([3, -1, 2]).sort()[0].tolist() == [-1, 2, 3]
    assert Tensor(5).argsort().item() == 0


@pytest.mark.parametrize("largest", [True, False])
def test_topk(largest: bool) -> None:
    values, order = Tensor(X).topk(2, largest=largest)
    expected = -np.sort(-X, 1)[:, :2] if largest else np.sort(X, 1)[:, :2]
    np.testing.assert_array_equal(values.numpy(), expected)
    np.testing.assert_array_equal(np.take_along_axis(X, order.numpy(), 1), expected)
    with pytest.raises(ValueError, match=r"topk: 6 of axis 1 of shape \(2, 5\)"):
        Tensor(X).topk(6)


@pytest.mark.parametrize("dtype", [np.float32, np.int32, np.uint8])
@pytest.mark.parametrize("shape", [(3, 5, 130), (2, 3000)])
def test_the_few_first_of_many_are_those_of_a_stable_order(shape: tuple[int, ...], dtype: type) -> None:
    x = np.random.default_rng(0).integers(0, 90, shape).astype(dtype)
    order = np.argsort(-x.astype(np.int32), -1, kind="stable")[..., :7]
    values, found = Tensor(x).topk(7)
    np.testing.assert_array_equal(found.numpy(), order)
    np.testing.assert_array_equal(values.numpy(), np.take_along_axis(x, order, -1))
    least = Tensor(x).topk(7, largest=False)[1]
    np.testing.assert_array_equal(least.numpy(), np.argsort(x, -1, kind="stable")[..., :7])


@pytest.mark.parametrize("axis", [0, 1])
def test_the_first_of_all_is_found_without_an_order(axis: int) -> None:
    """The first of equal ones; NaN is greater than any number."""
    x = np.random.default_rng(0).integers(0, 9, (40, 50)).astype(np.float32)
    x[3, 7] = x[3, 9] = np.nan
    values, found = Tensor(x).topk(1, axis)
    order = np.argsort(-np.where(np.isnan(x), np.inf, x), axis, kind="stable").take([0], axis)
    np.testing.assert_array_equal(found.numpy(), order)
    np.testing.assert_array_equal(values.numpy(), np.take_along_axis(x, order, axis))
    assert len(kernels_of(*Tensor(x).topk(1, axis))) == 1


def test_nan_is_among_the_first_and_minus_infinity_among_the_last() -> None:
    x = np.arange(40, dtype=np.float32)
    x[[5, 30]], x[[7, 9]] = np.nan, -np.inf
    assert Tensor(x).topk(2)[1].tolist() == [5, 30]
    assert Tensor(x).topk(2, largest=False)[1].tolist() == [7, 9]


def test_sorting_has_a_gradient() -> None:
    check_gradient(lambda t: t.sort(1)[0], np.array([[3.0, 1.0, 2.0], [0.5, 7.0, -1.0]]))


def test_randperm_is_a_permutation() -> None:
    drawn = Tensor.randperm(40)
    assert drawn.dtype == dtypes.int32
    assert sorted(drawn.tolist()) == list(range(40))
    assert drawn.tolist() != list(range(40))


def test_multinomial_follows_the_weights() -> None:
    weights = Tensor([[0.0, 1.0, 3.0]])
    drawn = weights.multinomial(2000, replacement=True).numpy()
    assert drawn.shape == (1, 2000)
    assert set(np.unique(drawn)) == {1, 2}
    assert abs((drawn == 2).mean() - 0.75) < 0.04
    assert sorted(Tensor([1.0, 2.0, 3.0]).multinomial(3).tolist()) == [0, 1, 2]
    with pytest.raises(ValueError, match="multinomial: 0 samples"):
        weights.multinomial(0)
