"""The greatest and the least of an axis are torch's pair, and where a tensor is wanted its values."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

import tensor
from tensor import Tensor, jit
from tests.tensor.numpy_device import NumpyDevice

VALUES = np.array([[1.0, 5.0], [7.0, 2.0], [3.0, 3.0]], np.float32)


def x() -> Tensor:
    return Tensor(VALUES)


def test_an_axis_by_place_or_as_dim_gives_values_and_indices(on_host: None) -> None:
    for found in (x().max(1), x().max(dim=1), tensor.max(x(), 1), tensor.max(x(), dim=1)):
        values, indices = found
        assert values.tolist() == [5, 7, 3] == found.values.tolist() == found[0].tolist()
        assert indices.tolist() == [1, 0, 0] == found.indices.tolist() == found[1].tolist()
    values, indices = x().min(0, True)
    assert values.tolist() == [[1, 2]] and indices.tolist() == [[0, 1]]


def test_as_axis_of_several_and_of_all_there_are_values_alone(on_host: None) -> None:
    for found in (x().max(axis=1), x().amax(1)):
        assert isinstance(found, Tensor) and found.tolist() == [5, 7, 3]
    assert x().max((0, 1)).item() == x().max().item() == 7
    assert x().max(x() * 2).tolist() == x().max(other=x() * 2).tolist() == (VALUES * 2).tolist()


def test_in_arithmetic_and_by_its_methods_the_pair_is_its_values(on_host: None) -> None:
    most = VALUES.max(1)
    found = x().max(1)
    assert (x() - x().max(1, keepdim=True)).tolist() == (VALUES - VALUES.max(1, keepdims=True)).tolist()
    for made, wanted in (
        (2 - found, 2 - most),
        (found * 3, most * 3),
        (-found, -most),
        (found > 4, most > 4),
    ):
        assert made.tolist() == wanted.tolist()
    assert found.sum().item() == 15 and found.shape == (3,) and np.asarray(found).tolist() == most.tolist()
    assert (np.ones(3, np.float32) + found).tolist() == (most + 1).tolist()
    assert Tensor.stack(found, x().min(1)).tolist() == [[5, 7, 3], [1, 2, 3]]
    assert Tensor.cat([found, x().min(1)]).tolist() == [5, 7, 3, 1, 2, 3] and Tensor(found).shape == (3,)
    assert float(Tensor([1.0, 4.0]).max(0)) == 4 and bool(Tensor([0, 1]).max(0))


def test_a_function_under_jit_may_return_it_and_it_is_copied_and_pickled(
    device: NumpyDevice,
) -> None:
    function = jit(lambda t: t.max(1))
    for more in range(3):
        found = function((x() + more).realize())
    for made in (found, copy.deepcopy(found), pickle.loads(pickle.dumps(found))):
        assert made.values.tolist() == [7, 9, 5] and made.indices.tolist() == [1, 0, 0]


def test_an_axis_given_twice_is_told(on_host: None) -> None:
    with pytest.raises(TypeError, match="max: an axis is given twice; give it once"):
        x().max(1, dim=1)
    with pytest.raises(AttributeError, match="nothing_like_it"):
        x().max(1).nothing_like_it  # noqa: B018
