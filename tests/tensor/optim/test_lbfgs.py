"""LBFGS beside torch's, and without torch on a quadratic function, whose minimum is known."""

from __future__ import annotations

import doctest
from typing import Any

import numpy as np
import pytest

import tensor
from tensor import Tensor, optim
from tensor.optim import lbfgs

pytestmark = pytest.mark.usefixtures("on_host")
CURVES = np.array([[3.0, 0.5, 0.0], [0.5, 2.0, 0.3], [0.0, 0.3, 1.0]], np.float32)
TARGET = np.array([1.0, -2.0, 0.5], np.float32)


def losses(torch: Any, **options: Any) -> tuple[list[float], list[float]]:
    """The loss of each of three calls on a function of four terms, and the parameters."""
    w = torch.tensor([0.3, -0.4, 0.9], requires_grad=True)
    b = torch.tensor([0.1], requires_grad=True)
    curves, target = torch.tensor(CURVES), torch.tensor(TARGET)
    optimizer = torch.optim.LBFGS([w, b], **options)

    def closure() -> Any:
        optimizer.zero_grad()
        apart = w - target
        loss = (apart @ (curves @ apart)) + torch.exp(b * 0.5).sum() - b.sum() + (w * w * w * w).sum() * 0.05
        loss.backward()
        return loss

    found = [float(optimizer.step(closure).item()) for _ in range(3)]
    return found, [*w.tolist(), *b.tolist()]


@pytest.mark.parametrize("options", [{}, {"lr": 0.3, "max_iter": 4}, {"lr": 0.5, "history_size": 2}])
def test_steps_are_torchs(options: dict[str, Any]) -> None:
    torch = pytest.importorskip("torch")
    ours, theirs = losses(tensor, **options), losses(torch, **options)
    np.testing.assert_allclose(ours[0], theirs[0], rtol=1e-4)
    np.testing.assert_allclose(ours[1], theirs[1], rtol=1e-4)


def test_a_quadratic_function_comes_to_its_minimum() -> None:
    w = Tensor(np.zeros(3, np.float32), requires_grad=True)
    optimizer = optim.LBFGS([w], lr=0.8)

    def closure() -> Tensor:
        optimizer.zero_grad()
        apart = w - Tensor(TARGET)
        return (apart @ (Tensor(CURVES) @ apart)).backward()

    for _ in range(2):
        optimizer.step(closure)
    np.testing.assert_allclose(w.numpy(), TARGET, atol=1e-3)


def test_its_example_is_true() -> None:
    found = doctest.testmod(lbfgs, extraglobs={"Tensor": Tensor})
    assert found.attempted > 3 and found.failed == 0


def test_what_it_cannot_do_is_named() -> None:
    w = Tensor([1.0], requires_grad=True)
    with pytest.raises(TypeError, match="LBFGS: step needs a closure"):
        optim.LBFGS([w]).step()
    with pytest.raises(ValueError, match="line_search_fn 'strong_wolfe'; allowed is None"):
        optim.LBFGS([w], line_search_fn="strong_wolfe")
    with pytest.raises(ValueError, match="LBFGS: 2 groups of parameters; allowed is one"):
        optim.LBFGS([{"params": [w]}, {"params": [Tensor([2.0], requires_grad=True)]}])
    with pytest.raises(TypeError, match=r"LBFGS: a step needs a closure; allowed is step\(closure\)"):
        optim.OptimizerGroup(optim.LBFGS([w]), optim.SGD([w])).step()


def test_a_closure_may_give_a_number() -> None:
    w = Tensor([3.0], requires_grad=True)
    optimizer = optim.LBFGS([w])

    def closure() -> float:
        optimizer.zero_grad()
        return float(w.square().sum().backward().item())

    assert optimizer.step(closure) == 9.0
    assert abs(w.item()) < 1e-3
