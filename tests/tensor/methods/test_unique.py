"""Which values there are, held against numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor

pytestmark = pytest.mark.usefixtures("on_host")
ROWS = np.array([[3, 1, 3], [0, 1, 0], [3, 1, 3], [0, 1, 2]])
SAMPLES: dict[str, Any] = {
    "integers": ROWS,
    "floats with zeros of both signs": np.array([0.0, -0.0, 2.5, -1.0, 2.5]),
    "one number": np.array(7),
    "nothing": np.zeros((0, 2)),
    "bool": np.array([True, False, True]),
    "complex numbers": np.array([1 + 2j, 1 - 1j, 1 + 2j, 0]),
}


@pytest.mark.parametrize("name", SAMPLES)
def test_values_places_inverses_and_counts_are_numpys(name: str) -> None:
    data = SAMPLES[name]
    made = Tensor(data)._unique_all()
    values, places, inverse, counts = np.unique(data, True, True, True)
    for found, expected in zip(made, (values, places, inverse.reshape(data.shape), counts), strict=True):
        np.testing.assert_array_equal(found.numpy(), expected)


def test_every_nan_is_a_value_of_its_own() -> None:
    values, _, _, counts = Tensor([np.nan, 1.0, np.nan])._unique_all()
    np.testing.assert_array_equal(values.numpy(), [1, np.nan, np.nan])
    assert counts.tolist() == [1, 1, 1]


@pytest.mark.parametrize("axis", [0, 1])
def test_parts_along_an_axis_are_compared_as_a_whole(axis: int) -> None:
    made = Tensor(ROWS).unique(return_inverse=True, return_counts=True, dim=axis)
    values, inverse, counts = np.unique(ROWS, return_inverse=True, return_counts=True, axis=axis)
    for found, expected in zip(made, (values, inverse.reshape(-1), counts), strict=True):
        np.testing.assert_array_equal(found.numpy(), expected)


def test_runs_of_equal_elements_are_counted() -> None:
    row = Tensor([1, 1, 2, 1, 1, 1])
    values, inverse, counts = row.unique_consecutive(True, True)
    assert (values.tolist(), inverse.tolist(), counts.tolist()) == ([1, 2, 1], [0, 0, 1, 2, 2, 2], [2, 1, 3])
    assert Tensor(ROWS[[0, 2, 1]]).unique_consecutive(dim=0).tolist() == [[3, 1, 3], [0, 1, 0]]


def test_the_mode_is_the_least_of_the_most_frequent_and_the_last_of_its_places() -> None:
    values, places = Tensor([[2, 1, 2, 1], [5, 5, 5, 0]]).mode(1)
    assert (values.tolist(), places.tolist()) == ([1, 5], [3, 2])
    assert Tensor([[2.0, 3.0], [2.0, 1.0]]).mode(0, keepdim=True).values.tolist() == [[2.0, 1.0]]
    with pytest.raises(ValueError, match="mode: axis 0 of shape"):
        Tensor.zeros(0).mode()


def test_the_median_without_nan_is_the_lower_middle() -> None:
    x = Tensor([[1.0, np.nan, 3.0, 2.0], [np.nan] * 4])
    assert x.nanmedian().item() == 2.0
    values, places = x.nanmedian(1)
    np.testing.assert_array_equal(values.numpy(), [2, np.nan])
    assert places.tolist()[0] == 3


def test_numbers_are_counted_and_weighed() -> None:
    row, weights = np.array([1, 3, 1, 0]), np.array([0.5, 1, 2, 4], np.float32)
    np.testing.assert_array_equal(Tensor(row).bincount(minlength=6).numpy(), np.bincount(row, minlength=6))
    np.testing.assert_array_equal(Tensor(row).bincount(Tensor(weights)).numpy(), np.bincount(row, weights))
    assert Tensor(np.zeros(0, np.int64)).bincount().shape == (0,)
    with pytest.raises(ValueError, match="a number below 0"):
        Tensor([-1]).bincount()


def test_a_histogram_is_numpys() -> None:
    x = np.array([0.1, 0.5, 2.0, 1.99, -3.0, 7.0], np.float32)
    np.testing.assert_array_equal(Tensor(x).histc(4, 0, 2).numpy(), np.histogram(x, 4, (0, 2))[0])
    np.testing.assert_array_equal(Tensor(x).histc(3).numpy(), np.histogram(x, 3)[0])


def test_parts_are_put_in_order_whatever_their_number() -> None:
    table = np.random.default_rng(4).integers(-2, 2, (40, 3)).astype(np.float32)
    wanted = np.unique(table, return_inverse=True, return_counts=True, axis=0)
    for found, right in zip(Tensor(table).unique(True, True, True, dim=0), wanted, strict=True):
        np.testing.assert_array_equal(found.numpy(), right.reshape(found.shape))


def test_whole_weights_are_summed_in_float64() -> None:
    made = Tensor([1, 1, 0]).bincount(Tensor([3, 4, 5]))
    assert (made.tolist(), made.dtype.name) == ([5, 7], "float64")
