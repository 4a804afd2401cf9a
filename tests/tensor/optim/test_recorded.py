"""Steps that `jit` records: schedules, loss scaling, accumulation and clipping go on in replays."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Tensor, jit, nn, optim
from tensor.optim import lr_scheduler
from tests.tensor.numpy_device import NumpyDevice


def test_a_recorded_step_follows_the_schedule(device: NumpyDevice) -> None:
    parameter = Tensor([0.0], requires_grad=True)
    given = optim.SGD([parameter], lr=1.0)
    schedule = lr_scheduler.ExponentialLR(given, 0.5)

    @jit
    def step() -> Tensor:
        given.zero_grad()
        parameter.sum().backward()
        given.step()
        schedule.step()
        return parameter.detach()

    found = [step().item() for _ in range(6)]
    np.testing.assert_allclose(found, -np.cumsum(0.5 ** np.arange(6)), rtol=1e-6)
    assert schedule.last_epoch == 6


def test_a_recorded_step_scales_skips_and_goes_on(device: NumpyDevice) -> None:
    parameter = Tensor([0.0], requires_grad=True)
    optimizer, scaler = optim.SGD([parameter], 1.0), optim.GradScaler(8.0, growth_interval=100)

    @jit
    def step(slope: Tensor) -> Tensor:
        optimizer.zero_grad()
        scaler.scale((parameter * slope).sum()).backward()
        scaler.step(optimizer)
        scaler.update()
        return parameter.detach()

    found = [step(Tensor([slope])).item() for slope in (1.0, 1.0, 1.0, np.inf, 1.0)]
    assert found == [-1, -2, -3, -3, -4]
    assert scaler.get_scale() == 4.0
    other = optim.GradScaler(2.0)
    other.load_state_dict(scaler.state_dict())
    assert other.get_scale() == 4.0


def test_gradients_of_parts_of_a_batch_add_up_and_are_clipped(device: NumpyDevice) -> None:
    rows = np.random.default_rng(0).normal(size=(6, 8, 3)).astype(np.float32)
    parameter, expected = Tensor.zeros(3, requires_grad=True), np.zeros(3)
    optimizer = optim.SGD([parameter], 0.5)

    @jit
    def step(batch: Tensor) -> Tensor:
        optimizer.zero_grad()
        for part in batch.chunk(4):
            ((parameter - part).square().sum() / 4).backward()
        size = nn.utils.clip_grad_norm_([parameter], 1.0)
        optimizer.step()
        return size

    for batch in rows:
        slope = (2 * (expected - batch)).sum(0) / 4
        size = np.linalg.norm(slope)
        expected = expected - 0.5 * slope * min(1, 1 / (size + 1e-6))
        assert step(Tensor(batch)).item() == pytest.approx(size, rel=1e-4)
    np.testing.assert_allclose(parameter.numpy(), expected, rtol=1e-4)


def test_recorded_schedules_multiply_and_go_on_from_their_state(device: NumpyDevice) -> None:
    given, other = (optim.SGD([Tensor([1.0], requires_grad=True)], lr=0.4) for _ in range(2))
    chain = lr_scheduler.ChainedScheduler(
        [lr_scheduler.ConstantLR(given, 0.5, 3), lr_scheduler.ExponentialLR(given, 0.5)]
    )

    @jit
    def step() -> Tensor:
        chain.step()
        return given.lr * 1

    found = [step().item() for _ in range(5)]
    np.testing.assert_allclose(found, [0.1, 0.05, 0.05, 0.025, 0.0125], rtol=1e-6)
    parts = [lr_scheduler.ConstantLR(other, 0.5, 3), lr_scheduler.ExponentialLR(other, 0.5)]
    resumed = lr_scheduler.ChainedScheduler(parts)
    other.load_state_dict(given.state_dict())
    resumed.load_state_dict(chain.state_dict())
    resumed.step()
    np.testing.assert_allclose(resumed.get_last_lr(), [0.00625], rtol=1e-6)


def test_a_recorded_step_updates_a_group_that_was_added_before(device: NumpyDevice) -> None:
    first, second = (Tensor([0.0], requires_grad=True) for _ in range(2))
    optimizer = optim.SGD([first], lr=1.0)
    optimizer.add_param_group({"params": second, "lr": 0.5})

    @jit
    def step() -> Tensor:
        optimizer.zero_grad()
        (first + second).sum().backward()
        optimizer.step()
        return second.detach()

    assert [step().item() for _ in range(4)] == [-0.5, -1, -1.5, -2] and first.item() == -4
    with pytest.raises(ValueError, match=r"^SGD: jit recorded a step without the new group; add it before"):
        optimizer.add_param_group({"params": Tensor([1.0])})
