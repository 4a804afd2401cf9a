"""Clipping of gradients against numpy."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Tensor, nn

pytestmark = pytest.mark.usefixtures("on_host")


def parameters() -> list[Tensor]:
    made = [Tensor.zeros(3, requires_grad=True), Tensor.zeros(2, 2, requires_grad=True), Tensor.zeros(1)]
    made[0].grad, made[1].grad = Tensor([3.0, -4.0, 0.0]), Tensor([[12.0, 0.0], [0.0, 0.0]])
    return made


@pytest.mark.parametrize("norm", [1.0, 2.0, 3.0, np.inf])
def test_the_length_of_all_gradients_together_is_bounded(norm: float) -> None:
    held = parameters()
    flat = np.array([3.0, -4, 0, 12, 0, 0, 0])
    size = np.linalg.norm(flat, norm)
    assert nn.utils.clip_grad_norm_(held, 2.0, norm).item() == pytest.approx(size, rel=1e-5)
    found = np.concatenate([p.grad.numpy().ravel() for p in held if p.grad is not None])
    np.testing.assert_allclose(found, flat * 2 / (size + 1e-6), rtol=1e-5)


def test_short_gradients_stay() -> None:
    held = parameters()
    nn.utils.clip_grad_norm_(held, 100.0)
    assert held[0].grad is not None and held[0].grad.tolist() == [3.0, -4.0, 0.0]


def test_elements_are_bounded() -> None:
    held = parameters()
    nn.utils.clip_grad_value_(held, 3.5)
    assert held[0].grad is not None and held[0].grad.tolist() == [3.0, -3.5, 0.0]


def test_without_gradients_the_length_is_0_and_nothing_happens() -> None:
    held = Tensor.zeros(1)
    nn.utils.clip_grad_value_(held, 1.0)
    assert nn.utils.clip_grad_norm_(held, 1.0).item() == 0 and held.grad is None
