"""Normalization layers against numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor, dtypes, nn, optim

pytestmark = pytest.mark.usefixtures("on_host")

X = np.random.default_rng(0).normal(3, 2, (4, 6, 5, 3)).astype(np.float32)


def normalized(x: Any, axes: tuple[int, ...]) -> Any:
    return (x - x.mean(axes, keepdims=True)) / np.sqrt(x.var(axes, keepdims=True) + 1e-5)


def test_batchnorm_normalizes_by_the_batch_and_tracks() -> None:
    layer = nn.BatchNorm2d(6)
    with Tensor.train():
        for _ in range(2):
            found = layer(Tensor(X))
    np.testing.assert_allclose(found.numpy(), normalized(X, (0, 2, 3)), rtol=1e-3, atol=1e-4)
    mean, variance = X.mean((0, 2, 3)), X.var((0, 2, 3), ddof=1)
    np.testing.assert_allclose(layer.running_mean.numpy(), mean * 0.19, rtol=1e-4)
    np.testing.assert_allclose(layer.running_var.numpy(), 0.81 + variance * 0.19, rtol=1e-4)
    assert layer.num_batches_tracked.item() == 2


def test_batchnorm_uses_what_it_tracked_when_not_training() -> None:
    layer = nn.BatchNorm(6)
    np.testing.assert_allclose(layer(Tensor(X)).numpy(), X / np.sqrt(1 + 1e-5), rtol=1e-5)
    assert layer.num_batches_tracked.item() == 0
    plain = nn.BatchNorm(6, affine=False, track_running_stats=False)
    np.testing.assert_allclose(plain(Tensor(X)).numpy(), normalized(X, (0, 2, 3)), rtol=1e-3, atol=1e-4)


def test_running_statistics_do_not_collect_gradients() -> None:
    layer = nn.BatchNorm(6)
    with Tensor.train():
        layer(Tensor(X)).square().sum().backward()
    assert layer.weight is not None and layer.weight.grad is not None
    assert layer.running_mean.grad is None and not layer.running_mean.requires_grad
    assert len(optim.SGD(nn.state.get_parameters(layer)).params) == 2


def test_group_instance_and_layer_norm() -> None:
    grouped = X.reshape(4, 2, -1)
    expected = normalized(grouped, (2,)).reshape(X.shape)
    np.testing.assert_allclose(nn.GroupNorm(2, 6)(Tensor(X)).numpy(), expected, rtol=1e-3, atol=1e-4)
    np.testing.assert_allclose(
        nn.InstanceNorm(6)(Tensor(X)).numpy(), normalized(X, (2, 3)), rtol=1e-3, atol=1e-4
    )
    layer = nn.LayerNorm((5, 3))
    assert layer.weight is not None and layer.bias is not None
    layer.weight.assign(layer.weight.detach() * 2)
    layer.bias.assign(layer.bias.detach() + 1)
    np.testing.assert_allclose(layer(Tensor(X)).numpy(), normalized(X, (2, 3)) * 2 + 1, rtol=1e-3, atol=1e-3)
    np.testing.assert_allclose(
        nn.LayerNorm2d(6)(Tensor(X)).numpy(), normalized(X, (1,)), rtol=1e-3, atol=1e-4
    )


def test_rmsnorm_is_computed_in_float32() -> None:
    expected = X / np.sqrt((X * X).mean(-1, keepdims=True) + 1e-6)
    np.testing.assert_allclose(nn.RMSNorm(3)(Tensor(X)).numpy(), expected, rtol=1e-5)
    large = Tensor(np.full((1, 4), 300, np.float16))
    found = nn.RMSNorm(4, elementwise_affine=False)(large)  # 300 * 300 overflows float16
    assert found.dtype == dtypes.float16 and found.tolist() == [[1.0] * 4]


def test_shapes_that_do_not_fit_are_named() -> None:
    with pytest.raises(ValueError, match=r"LayerNorm: the last axes of \(4, 6, 5, 3\) are not \(5,\)"):
        nn.LayerNorm(5)(Tensor(X))
    with pytest.raises(ValueError, match="GroupNorm: 6 channels do not divide into 4 groups"):
        nn.GroupNorm(4, 6)
