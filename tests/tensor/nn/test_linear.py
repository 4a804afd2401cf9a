"""Linear and Embedding."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Tensor, nn, optim

pytestmark = pytest.mark.usefixtures("on_host")


def test_linear_multiplies_by_the_transposed_weight() -> None:
    layer = nn.Linear(3, 2)
    x = np.random.default_rng(0).normal(size=(5, 3)).astype(np.float32)
    assert layer.bias is not None
    expected = x @ layer.weight.numpy().T + layer.bias.numpy()
    np.testing.assert_allclose(layer(Tensor(x)).numpy(), expected, rtol=1e-5)
    assert nn.Linear(3, 2, bias=False).bias is None


def test_weights_start_within_their_bound_and_collect_gradients() -> None:
    layer = nn.Linear(100, 50)
    assert abs(layer.weight.numpy()).max() <= 0.1
    assert abs(layer.weight.numpy()).max() > 0.095
    layer(Tensor.ones(1, 100)).sum().backward()
    assert layer.weight.grad is not None and layer.weight.grad.shape == (50, 100)


def test_inputs_of_the_wrong_width_are_named() -> None:
    with pytest.raises(ValueError, match=r"matmul: inner sizes differ, \(4, 8\) @ \(3, 2\): 8 != 3"):
        nn.Linear(3, 2)(Tensor.zeros(4, 8))


def test_embedding_picks_rows_and_sums_their_gradients() -> None:
    table = nn.Embedding(5, 3)
    index = Tensor([[1, -1], [1, 5]]) + Tensor([[0, 0], [0, 4]])
    found = table(index)
    rows = table.weight.numpy()
    np.testing.assert_array_equal(found.numpy(), [[rows[1], rows[4]], [rows[1], np.zeros(3)]])
    found.sum().backward()
    assert table.weight.grad is not None
    assert table.weight.grad.numpy()[:, 0].tolist() == [0, 2, 0, 0, 1]
    with pytest.raises(IndexError, match="index: 9 is out of bounds of axis 0"):
        table(Tensor([9]))
    with pytest.raises(TypeError, match="Embedding: index is float32; allowed are integers"):
        table(Tensor([1.0]))


def test_a_network_learns() -> None:
    rng = np.random.default_rng(0)
    x = rng.normal(size=(64, 4)).astype(np.float32)
    y = (x[:, 0] * x[:, 1] > 0).astype(np.int32)
    hidden, out = nn.Linear(4, 32), nn.Linear(32, 2)
    optimizer = optim.Adam([*nn.state.get_parameters([hidden, out])], lr=0.02)
    for _ in range(60):
        optimizer.zero_grad()
        loss = out(hidden(Tensor(x)).relu()).cross_entropy(Tensor(y))
        loss.backward()
        optimizer.step()
    assert loss.item() < 0.2


def test_a_padding_row_is_zeros_and_learns_nothing() -> None:
    layer = nn.Embedding(4, 2, padding_idx=-3)
    assert layer.weight[1].tolist() == [0.0, 0.0]
    layer(Tensor([1, 2, 1])).sum().backward()
    assert layer.weight.grad is not None
    assert layer.weight.grad.tolist() == [[0, 0], [0, 0], [1, 1], [0, 0]]
    with pytest.raises(ValueError, match="Embedding: padding_idx 4; allowed is a row of the 4"):
        nn.Embedding(4, 2, 4)
