"""Values that weights start from: their mean, spread and bounds by torch's formulas."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor, nn
from tensor.nn import init

pytestmark = pytest.mark.usefixtures("on_host")
SHAPE = (40, 60, 3, 3)
NAMES = ["linear", "conv2d", "conv_transpose3d", "sigmoid", "tanh", "relu", "leaky_relu", "selu"]


@pytest.mark.parametrize("name", NAMES)
def test_gains_are_torchs(name: str) -> None:
    torch = pytest.importorskip("torch")
    assert init.calculate_gain(name) == pytest.approx(torch.nn.init.calculate_gain(name))
    if name == "leaky_relu":
        assert init.calculate_gain(name, 0.5) == pytest.approx(torch.nn.init.calculate_gain(name, 0.5))


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("uniform_", {"a": -1.0, "b": 3.0}),
        ("normal_", {"mean": 1.0, "std": 0.5}),
        ("constant_", {"val": 0.25}),
        ("ones_", {}),
        ("zeros_", {}),
        ("trunc_normal_", {"mean": 0.5, "std": 2.0, "a": -1.0, "b": 4.0}),
        ("xavier_uniform_", {"gain": 2.0}),
        ("xavier_normal_", {}),
        ("kaiming_uniform_", {"a": 0.5}),
        ("kaiming_uniform_", {"mode": "fan_out", "nonlinearity": "relu"}),
        ("kaiming_normal_", {"mode": "fan_out", "nonlinearity": "tanh"}),
    ],
)
def test_mean_and_spread_are_torchs(name: str, options: dict[str, Any]) -> None:
    torch = pytest.importorskip("torch")
    torch.manual_seed(1)
    Tensor.manual_seed(1)
    expected = getattr(torch.nn.init, name)(torch.empty(SHAPE), **options).numpy()
    weight = Tensor.zeros(*SHAPE, requires_grad=True)
    assert getattr(init, name)(weight, **options) is weight and weight.requires_grad
    found = weight.numpy()
    spread = float(expected.std())
    assert found.mean() == pytest.approx(expected.mean(), abs=0.03 * spread + 1e-7)
    assert found.std() == pytest.approx(spread, rel=0.02)
    if "uniform" in name or name == "trunc_normal_":
        np.testing.assert_allclose([found.min(), found.max()], [expected.min(), expected.max()], rtol=0.01)


@pytest.mark.parametrize("shape", [(5, 3), (3, 5), (4, 2, 3)])
def test_orthogonal_rows_or_columns_have_the_length_of_the_gain(shape: tuple[int, ...]) -> None:
    found = init.orthogonal_(Tensor.zeros(*shape), gain=2.0).numpy().reshape(shape[0], -1)
    products = found.T @ found if found.shape[0] > found.shape[1] else found @ found.T
    np.testing.assert_allclose(products, 4 * np.eye(len(products)), atol=1e-5)


@pytest.mark.parametrize("shape", [(4, 2, 3), (4, 6, 4, 3), (6, 2, 3, 1, 2)])
@pytest.mark.parametrize("groups", [1, 2])
def test_a_filter_that_passes_channels_on_is_torchs(shape: tuple[int, ...], groups: int) -> None:
    torch = pytest.importorskip("torch")
    expected = torch.nn.init.dirac_(torch.ones(shape), groups).numpy()
    np.testing.assert_array_equal(init.dirac_(Tensor.ones(*shape), groups).numpy(), expected)


def test_a_layer_with_new_weights_trains() -> None:
    layer = nn.Linear(3, 3)
    init.eye_(layer.weight)
    init.zeros_(layer.bias)
    x = Tensor([[1.0, 2.0, 3.0]])
    assert layer(x).tolist() == [[1.0, 2.0, 3.0]]
    layer(x).sum().backward()
    assert layer.weight.grad is not None and layer.weight.grad.tolist() == [[1.0, 2.0, 3.0]] * 3


def test_mistakes_are_named() -> None:
    with pytest.raises(ValueError, match=r"kaiming_normal_: a tensor of shape \(4,\); allowed are 2 axes"):
        init.kaiming_normal_(Tensor.zeros(4))
    with pytest.raises(ValueError, match=r"mode 'fan'; allowed are 'fan_in' and 'fan_out'"):
        init.kaiming_uniform_(Tensor.zeros(4, 4), mode="fan")
    with pytest.raises(ValueError, match=r"eye_: a tensor of shape \(4,\); allowed are matrices"):
        init.eye_(Tensor.zeros(4))
    with pytest.raises(ValueError, match=r"nonlinearity 'mish'; allowed are leaky_relu, linear"):
        init.calculate_gain("mish")
    with pytest.raises(ValueError, match=r"dirac_: a tensor of shape \(2, 2\); allowed are 3, 4 or 5 axes"):
        init.dirac_(Tensor.zeros(2, 2))
    with pytest.raises(ValueError, match=r"dirac_: 2 groups of 3 outputs; allowed are numbers that divide"):
        init.dirac_(Tensor.zeros(3, 2, 1), groups=2)
