"""Arguments without values."""

from __future__ import annotations

import pytest

from hcq.errors import ArgumentError
from tensor import Tensor, vmap
from tests.tensor.numpy_device import NumpyDevice


def test_a_function_that_asks_for_values_is_told_and_the_device_stays_usable(device: NumpyDevice) -> None:
    rows = Tensor([[1.0, 2.0], [3.0, 4.0]])
    with pytest.raises(ArgumentError, match=r"^vmap: the function asks for the values of an argument"):
        vmap(lambda r: r * r.sum().item())(rows)
    assert vmap(lambda r: r * r.sum())(rows).tolist() == [[3.0, 6.0], [21.0, 28.0]]
