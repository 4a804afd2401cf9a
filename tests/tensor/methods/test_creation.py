"""Constructors against numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor, dtypes

pytestmark = pytest.mark.usefixtures("on_host")


def test_constants() -> None:
    assert Tensor.zeros(2, 3).tolist() == [[0.0] * 3] * 2
    assert Tensor.ones((2,), dtype=dtypes.int8).dtype == dtypes.int8
    assert Tensor.full((2, 2), 7).dtype == dtypes.int32
    assert Tensor.full((), 2.5).item() == 2.5
    assert Tensor.full((1,), True).dtype == dtypes.bool
    assert Tensor.const(3, dtypes.int8).dtype == dtypes.int8
    x = Tensor([1, 2])
    assert x.zeros_like().dtype == dtypes.int32
    assert x.full_like(3, dtype=dtypes.float32).tolist() == [3.0, 3.0]
    assert x.ones_like().tolist() == [1, 1]
    with pytest.raises(ValueError, match=r"zeros: shape \(-1,\); allowed are whole numbers from 0 up"):
        Tensor.zeros(-1)


@pytest.mark.parametrize("bounds", [(5,), (2, 9), (2, 9, 3), (9, 2, -2), (3, 3), (0.0, 1.0, 0.25), (5, 2)])
def test_arange_agrees_with_numpy(bounds: Any) -> None:
    found = Tensor.arange(*bounds)
    np.testing.assert_allclose(found.numpy(), np.arange(*bounds), rtol=1e-6)
    assert found.dtype == (dtypes.float32 if any(isinstance(b, float) for b in bounds) else dtypes.int32)


def test_arange_needs_a_step() -> None:
    with pytest.raises(ValueError, match="arange: step 0 from 0 to 3"):
        Tensor.arange(0, 3, 0)


def test_linspace_eye_and_triangles_agree_with_numpy() -> None:
    np.testing.assert_allclose(Tensor.linspace(-1, 2, 7).numpy(), np.linspace(-1, 2, 7), rtol=1e-6)
    np.testing.assert_array_equal(Tensor.linspace(3, 9, 1).numpy(), [3])
    np.testing.assert_array_equal(Tensor.eye(3, 4).numpy(), np.eye(3, 4))
    x = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
    for diagonal in (-1, 0, 2):
        np.testing.assert_array_equal(Tensor(x).tril(diagonal).numpy(), np.tril(x, diagonal))
        np.testing.assert_array_equal(Tensor(x).triu(diagonal).numpy(), np.triu(x, diagonal))
    with pytest.raises(ValueError, match=r"tril: shape \(3,\) has no matrix"):
        Tensor([1, 2, 3]).tril()


@pytest.mark.parametrize("offset", [-3, -1, 0, 1, 3, 9])
def test_diagonals_agree_with_numpy(offset: int) -> None:
    x = np.arange(12, dtype=np.float32).reshape(3, 4)
    np.testing.assert_array_equal(Tensor(x).diagonal(offset).numpy(), np.diagonal(x, offset))
    y = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
    np.testing.assert_array_equal(Tensor(y).diagonal(offset, 2, 0).numpy(), np.diagonal(y, offset, 2, 0))


def test_diag_goes_both_ways() -> None:
    np.testing.assert_array_equal(Tensor([1.0, 2.0]).diag().numpy(), np.diag([1.0, 2.0]))
    assert Tensor([[1, 2], [3, 4]]).diag().tolist() == [1, 4]


def test_one_hot_and_meshgrid() -> None:
    assert Tensor([2, 0]).one_hot(3).tolist() == [[0, 0, 1], [1, 0, 0]]
    with pytest.raises(TypeError, match="one_hot: classes are float32; allowed are integers"):
        Tensor([1.0]).one_hot(2)
    a, b = np.arange(3), np.arange(4)
    indexing: Any
    for indexing in ("ij", "xy"):
        expected: Any = np.meshgrid(a, b, indexing=indexing)
        for found, table in zip(Tensor(a).meshgrid(Tensor(b), indexing=indexing), expected, strict=True):
            np.testing.assert_array_equal(found.numpy(), table)


@pytest.mark.parametrize("diagonal", [-2, 0, 1])
def test_diagonals_of_bool_stay_bool_and_may_be_others_than_the_main_one(diagonal: int) -> None:
    row = np.array([True, False, True])
    found = Tensor(row).diag(diagonal)
    np.testing.assert_array_equal(found.numpy(), np.diag(row, diagonal))
    assert found.numpy().dtype == np.bool_ and Tensor(row).diag_embed(diagonal).numpy().dtype == np.bool_
    np.testing.assert_array_equal(found.diag(diagonal).numpy(), row)
