"""Loss scaling, and running averages (average.py)."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Tensor, nn, optim

pytestmark = pytest.mark.usefixtures("on_host")


def test_a_gradient_that_halves_would_lose_arrives() -> None:
    parameter = Tensor([1.0], requires_grad=True)
    optimizer, scaler = optim.SGD([parameter], 1e6), optim.GradScaler()
    loss = (parameter.half() * 1e-4).half().float().sum() * 1e-4  # 1e-8 is 0 in float16
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()
    assert parameter.item() == pytest.approx(1 - 0.01, rel=1e-4)


def test_an_infinite_gradient_skips_the_step_and_halves_the_scale() -> None:
    parameter = Tensor([1.0], requires_grad=True)
    optimizer = optim.Adam([parameter], 0.1)
    scaler = optim.GradScaler(4.0, growth_interval=2)
    found = []
    for slope in (1.0, np.inf, 1.0, 1.0, np.nan):
        optimizer.zero_grad()
        scaler.scale((parameter * slope).sum()).backward()
        scaler.step(optimizer)
        scaler.update()
        found.append((round(parameter.item(), 4), scaler.get_scale()))
    assert found == [(0.9, 4.0), (0.9, 2.0), (0.8, 2.0), (0.7, 4.0), (0.7, 2.0)]
    assert optimizer.b1_power.item() == pytest.approx(0.9**3)


def test_gradients_are_clipped_in_their_own_unit() -> None:
    parameter = Tensor([1.0, 1.0], requires_grad=True)
    optimizer, scaler = optim.SGD([parameter], 1.0), optim.GradScaler(1024.0)
    scaler.scale((parameter * Tensor([3.0, 4.0])).sum()).backward()
    scaler.unscale_(optimizer)
    assert nn.utils.clip_grad_norm_([parameter], 1.0).item() == pytest.approx(5.0)
    scaler.step(optimizer)
    scaler.update()
    np.testing.assert_allclose(parameter.numpy(), [0.4, 0.2], rtol=1e-5)
    with pytest.raises(RuntimeError, match="update comes after step"):
        scaler.update()


def test_mistakes_are_named() -> None:
    parameter = Tensor([1.0], requires_grad=True)
    optimizer, scaler = optim.SGD([parameter], 1.0), optim.GradScaler()
    with pytest.raises(ValueError, match="GradScaler: init_scale 0"):
        optim.GradScaler(0)
    scaler.scale(parameter.sum()).backward()
    scaler.unscale_(optimizer)
    with pytest.raises(RuntimeError, match="unscale_ was called before"):
        scaler.unscale_(optimizer)
    with pytest.raises(ValueError, match="EMA: decay 2; allowed is"):
        optim.EMA([parameter], 2)
    with (
        pytest.raises(ValueError, match="autocast: int32; allowed are float16 and bfloat16"),
        Tensor.autocast("int32"),
    ):
        pass


def test_averages_follow_their_definition_and_stand_in_for_a_while() -> None:
    layer = nn.Linear(1, 1, bias=False)
    values = [2.0, 4.0, 8.0]
    layer.weight.assign(Tensor([[1.0]]))
    ema, expected = optim.EMA(layer, 0.75), 1.0
    for value in values:
        layer.weight.assign(Tensor([[value]]))
        ema.update()
        expected = 0.75 * expected + 0.25 * value
    with ema.applied():
        assert layer(Tensor([[1.0]])).item() == pytest.approx(expected)
    assert layer.weight.item() == 8.0
    assert list(ema.state_dict()) == ["weight"]
    other = optim.EMA(layer)
    other.load_state_dict(ema.state_dict())
    assert other.averages["weight"].item() == pytest.approx(expected)
