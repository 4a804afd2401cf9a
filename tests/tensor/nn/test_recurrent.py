"""Recurrent cells and layers against their definitions."""

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


def gru(x: Any, h: Any, w: dict[str, Any], name: str) -> Any:
    given, kept = (
        x @ w[f"weight_ih{name}"].T + w[f"bias_ih{name}"],
        h @ w[f"weight_hh{name}"].T + w[f"bias_hh{name}"],
    )
    (r, z, n), (hr, hz, hn) = np.split(given, 3, -1), np.split(kept, 3, -1)
    r, z = sigmoid(r + hr), sigmoid(z + hz)
    return (1 - z) * np.tanh(n + r * hn) + z * h


def test_layers_of_grus_go_both_ways() -> None:
    layer = nn.GRU(3, 2, num_layers=2, bidirectional=True, batch_first=True)
    w = {name: tensor.numpy() for name, tensor in layer.state_dict().items()}
    x = np.random.default_rng(0).normal(size=(4, 5, 3)).astype(np.float32)
    rows, ends = x, []
    for depth in range(2):
        ways = []
        for name, order in ((f"_l{depth}", range(5)), (f"_l{depth}_reverse", range(4, -1, -1))):
            h, made = np.zeros((4, 2)), np.zeros((4, 5, 2))
            for t in order:
                h = made[:, t] = gru(rows[:, t], h, w, name)
            ways.append(made)
            ends.append(h)
        rows = np.concatenate(ways, -1)
    outputs, last = layer(Tensor(x))
    np.testing.assert_allclose(outputs.numpy(), rows, rtol=1e-4, atol=1e-6)
    np.testing.assert_allclose(last.numpy(), ends, rtol=1e-4, atol=1e-6)
    single = layer(Tensor(x[0]))
    np.testing.assert_allclose(single[0].numpy(), rows[0], rtol=1e-4, atol=1e-6)
    cell = nn.GRUCell(3, 2)
    w = {f"{name}_l0": tensor.numpy() for name, tensor in cell.state_dict().items()}
    expected = gru(x[0], np.ones((5, 2)), w, "_l0")
    np.testing.assert_allclose(cell(Tensor(x[0]), Tensor.ones(5, 2)).numpy(), expected, rtol=1e-4, atol=1e-6)


def test_a_layer_is_its_cell_step_by_step() -> None:
    for kind, cell_kind in (("RNN", nn.RNNCell), ("LSTM", nn.LSTMCell)):
        layer: Any = getattr(nn, kind)(3, 2)
        cell: Any = cell_kind(3, 2)
        nn.state.load_state_dict(cell, {n.removesuffix("_l0"): t for n, t in layer.state_dict().items()})
        x = Tensor(np.random.default_rng(1).normal(size=(4, 2, 3)).astype(np.float32))
        held, outputs = None, []
        for t in range(4):
            held = cell(x[t], held)
            outputs.append(held[0] if kind == "LSTM" else held)
        found, _ = layer(x)
        np.testing.assert_allclose(found.numpy(), Tensor.stack(*outputs).numpy(), rtol=1e-5, atol=1e-6)


def test_what_does_not_fit_is_named() -> None:
    with pytest.raises(ValueError, match=r"GRU: shape \(2, 5, 4\); allowed are 2 or 3 axes, the last of 3"):
        nn.GRU(3, 2)(Tensor.zeros(2, 5, 4))
    with pytest.raises(ValueError, match=r"LSTM: a state of shape \(1, 4, 2\); allowed is \(1, 5, 2\)"):
        nn.LSTM(3, 2)(Tensor.zeros(2, 5, 3), (Tensor.zeros(1, 4, 2), Tensor.zeros(1, 4, 2)))
    with pytest.raises(ValueError, match="RNN: nonlinearity 'sin'; allowed are 'tanh' and 'relu'"):
        nn.RNN(3, 2, nonlinearity="sin")
