"""The LSTM cell against its definition."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor, nn

pytestmark = pytest.mark.usefixtures("on_host")


def sigmoid(x: Any) -> Any:
    return 1 / (1 + np.exp(-x))


def test_two_steps_agree_with_the_definition() -> None:
    cell = nn.LSTMCell(3, 2)
    x = np.random.default_rng(0).normal(size=(2, 4, 3)).astype(np.float32)
    h = c = np.zeros((4, 2))
    state = None
    assert cell.bias_ih is not None and cell.bias_hh is not None
    bias = cell.bias_ih.numpy() + cell.bias_hh.numpy()
    for step in x:
        gates = step @ cell.weight_ih.numpy().T + h @ cell.weight_hh.numpy().T + bias
        i, f, g, o = np.split(gates, 4, 1)
        c = sigmoid(f) * c + sigmoid(i) * np.tanh(g)
        h = sigmoid(o) * np.tanh(c)
        state = cell(Tensor(step), state)
    assert state is not None
    np.testing.assert_allclose(state[0].numpy(), h, rtol=1e-4, atol=1e-6)
    np.testing.assert_allclose(state[1].numpy(), c, rtol=1e-4, atol=1e-6)
