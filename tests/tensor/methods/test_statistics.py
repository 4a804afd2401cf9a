"""Extremes with places, order and counts, held against numpy; keywords by either spelling (habits.py)."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tensor import Tensor
from tests.tensor.made_anew import made_anew

X = np.random.default_rng(3).integers(-9, 10, (4, 7)).astype(np.float32)
T = Tensor(X)
anew = made_anew(globals(), T=X)


def test_an_extreme_with_dim_comes_with_its_place_and_with_axis_alone() -> None:
    found = T.max(dim=1)
    np.testing.assert_array_equal(found.values.numpy(), X.max(1))
    np.testing.assert_array_equal(found.indices.numpy(), X.argmax(1))
    np.testing.assert_array_equal(T.max(axis=1).numpy(), X.max(1))
    values, places = T.min(dim=0, keepdim=True)
    np.testing.assert_array_equal(values.numpy(), X.min(0, keepdims=True))
    np.testing.assert_array_equal(places.numpy(), X.argmin(0)[None])


def test_dim_and_axis_keepdim_and_keepdims_mean_the_same() -> None:
    expected = X.sum(1, keepdims=True)
    for options in ({"dim": 1, "keepdims": True}, {"axis": 1, "keepdim": True}):
        np.testing.assert_array_equal(T.sum(**options).numpy(), expected)
    np.testing.assert_array_equal(T.cat(T, axis=1).numpy(), np.concatenate([X, X], 1))
    with pytest.raises(TypeError, match="sum: dim and axis mean the same; give one of them"):
        T.sum(dim=1, axis=0)  # type: ignore[call-arg]


def test_the_median_is_the_lower_of_the_middle_elements() -> None:
    assert T.median().item() == np.sort(X.ravel())[13]
    values, places = T.median(dim=1)
    np.testing.assert_array_equal(values.numpy(), np.sort(X, 1)[:, 3])
    np.testing.assert_array_equal(np.take_along_axis(X, places.numpy()[:, None], 1)[:, 0], values.numpy())


@pytest.mark.parametrize("q", [0.0, 0.1, 0.5, 0.77, 1.0])
@pytest.mark.parametrize("axis", [None, 0, 1])
def test_a_quantile_lies_between_neighbours_as_numpys(q: float, axis: int | None) -> None:
    np.testing.assert_allclose(T.quantile(q, axis).numpy(), np.quantile(X, q, axis), rtol=1e-5, atol=1e-6)


def test_several_quantiles_make_the_first_axis() -> None:
    made = T.quantile(Tensor([0.25, 0.5]), 1)
    np.testing.assert_allclose(made.numpy(), np.quantile(X, [0.25, 0.5], 1), rtol=1e-5)


def test_counts_and_sums_leave_out_what_they_say() -> None:
    holes = np.where(X > 5, np.nan, X)
    np.testing.assert_allclose(Tensor(holes).nansum(1).numpy(), np.nansum(holes, 1))
    np.testing.assert_allclose(Tensor(holes).nanmean(1).numpy(), np.nanmean(holes, 1), rtol=1e-6)
    np.testing.assert_array_equal(T.count_nonzero(0).numpy(), np.count_nonzero(X, 0))


def test_places_in_a_row_in_order_are_numpys() -> None:
    row, wanted = np.array([1.0, 2.0, 2.0, 5.0], np.float32), np.array([0.0, 2.0, 5.0, 9.0], np.float32)
    for right in (False, True):
        expected = np.searchsorted(row, wanted, "right" if right else "left")
        np.testing.assert_array_equal(Tensor(row).searchsorted(Tensor(wanted), right).numpy(), expected)
        np.testing.assert_array_equal(Tensor(wanted).bucketize(Tensor(row), right).numpy(), expected)


def test_whole_numbers_are_counted_and_weighed() -> None:
    numbers = np.array([3, 0, 3, 1])
    np.testing.assert_array_equal(
        Tensor(numbers).bincount(minlength=6).numpy(), np.bincount(numbers, None, 6)
    )
    weights = Tensor([0.5, 1.0, 0.25, 2.0])
    np.testing.assert_array_equal(Tensor(numbers).bincount(weights).numpy(), [1.0, 2.0, 0.0, 0.75])
    with pytest.raises(ValueError, match="bincount: a number below 0"):
        Tensor([1, -1]).bincount()


def test_a_histogram_counts_its_last_end_in() -> None:
    np.testing.assert_array_equal(T.histc(6, -9, 9).numpy(), np.histogram(X, 6, (-9, 9))[0])
    np.testing.assert_array_equal(T.histc(4).numpy(), np.histogram(X, 4)[0])


def test_the_covariance_of_rows_is_numpys() -> None:
    np.testing.assert_allclose(T.cov().numpy(), np.cov(X), rtol=1e-5, atol=1e-5)


def test_membership_is_numpys() -> None:
    np.testing.assert_array_equal(T.isin(Tensor([0.0, 3.0])).numpy(), np.isin(X, [0, 3]))


@pytest.mark.parametrize("size", [1, 5, 70])
def test_running_extremes_tell_the_last_of_equal_ones_as_torch(size: int) -> None:
    x = np.random.default_rng(2).integers(0, 4, (3, size)).astype(np.float32)
    values, places = Tensor(x).cummax(1)
    expected = np.maximum.accumulate(x, 1)
    np.testing.assert_array_equal(values.numpy(), expected)
    is_best = np.where(x == expected, np.arange(size), 0)
    np.testing.assert_array_equal(places.numpy(), np.maximum.accumulate(is_best, 1))


def test_running_extremes_keep_nan_and_take_bool_and_numbers() -> None:
    values, places = Tensor([1.0, math.nan, 5.0, -math.inf]).cummin(0)
    np.testing.assert_array_equal(values.numpy(), [1, math.nan, math.nan, math.nan])
    assert places.tolist() == [0, 1, 1, 1]
    values, places = Tensor([False, True, False]).cummax(0)
    assert values.tolist() == [False, True, True] and places.tolist() == [0, 1, 1]
    assert [each.item() for each in Tensor(3.0).cummax(0)] == [3.0, 0]


def test_a_tensor_of_no_axes_has_an_order_too() -> None:
    x = Tensor(5.0)
    assert [each.item() for each in x.kthvalue(1)] == [5.0, 0]
    assert [each.item() for each in x.topk(1)] == [5.0, 0]
    assert [each.shape for each in x.median(dim=0)] == [(), ()]
    np.testing.assert_allclose(T.std(1, unbiased=False).numpy(), X.std(1), rtol=1e-5)


def test_observations_count_by_their_weights_in_a_covariance() -> None:
    rows = np.array([[1.0, 2.0, 4.0], [0.5, -1.0, 3.0]])
    often, weight = np.array([2, 1, 3]), np.array([0.5, 1.5, 1.0])
    for given in ({}, {"fweights": often}, {"aweights": weight}, {"fweights": often, "aweights": weight}):
        made = Tensor(rows).cov(**{name: Tensor(value) for name, value in given.items()})
        np.testing.assert_allclose(made.numpy(), np.cov(rows, **given), rtol=1e-12)
    z = rows + 1j * rows[::-1]
    made = Tensor(z).cov(0, aweights=Tensor(weight))
    np.testing.assert_allclose(made.numpy(), np.cov(z, ddof=0, aweights=weight), rtol=1e-12)


@pytest.mark.parametrize("how", ["linear", "lower", "higher", "midpoint", "nearest"])
def test_quantiles_lie_between_neighbours_as_numpys(how: str) -> None:
    rows, shares = np.array([[3.0, 1.0, 2.0, 5.0], [0.0, np.nan, 1.0, 2.0]]), np.array([0.0, 0.1, 0.5, 1.0])
    found = Tensor(rows).quantile(Tensor(shares), 1, interpolation=how).numpy()
    np.testing.assert_allclose(found, np.quantile(rows, shares, 1, method=how))  # type: ignore[call-overload]
    assert Tensor(4.0).quantile(0.3, interpolation=how).item() == 4
    with pytest.raises(ValueError, match="quantile: interpolation 'linar'; allowed are 'linear'"):
        Tensor(rows).quantile(0.5, interpolation="linar")


def test_each_row_is_searched_for_its_own_values() -> None:
    rows, values = np.array([[1.0, 3.0, 5.0], [2.0, 2.0, 9.0]]), np.array([[3.0, 6.0], [2.0, 0.0]])
    for side in ("left", "right"):
        wanted = [np.searchsorted(row, value, side) for row, value in zip(rows, values, strict=True)]
        assert Tensor(rows).searchsorted(Tensor(values), side=side).tolist() == np.array(wanted).tolist()
    mixed = Tensor([5.0, 1.0, 3.0])
    places = mixed.searchsorted(Tensor([2.0]), sorter=mixed.argsort(), out_int32=False)
    assert (places.tolist(), places.dtype.name) == ([1], "int64")
