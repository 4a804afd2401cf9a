"""Dropout as a layer."""

from __future__ import annotations

import pytest

from tensor import Tensor, nn

pytestmark = pytest.mark.usefixtures("on_host")


def test_it_drops_in_training_only_and_differently_each_time() -> None:
    layer, x = nn.Dropout(0.5), Tensor.ones(64)
    assert layer(x).tolist() == [1.0] * 64
    with Tensor.train():
        first, second = layer(x).tolist(), layer(x).tolist()
    assert first != second
    assert set(first) == {0.0, 2.0}
    with pytest.raises(ValueError, match=r"Dropout: p -1; allowed is 0\.\.1"):
        nn.Dropout(-1)
