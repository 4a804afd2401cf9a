"""LBFGS beside torch's, and without torch on functions whose minimum is known. Covers line_search.py."""

from __future__ import annotations

import doctest
from typing import Any

import numpy as np
import pytest

import tensor
from tensor import Tensor, optim
from tensor.optim import lbfgs
from tensor.optim.line_search import Point, inside, lowest

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


WOLFE = {"line_search_fn": "strong_wolfe"}
OPTIONS = [
    *({}, {"lr": 0.3, "max_iter": 4}, {"lr": 0.5, "history_size": 2}),
    *(WOLFE, WOLFE | {"lr": 7.0, "max_iter": 3}, WOLFE | {"lr": 0.2, "max_iter": 5, "max_eval": 6}),
]


@pytest.mark.parametrize("options", OPTIONS)
def test_steps_are_torchs(options: dict[str, Any]) -> None:
    torch = pytest.importorskip("torch")
    ours, theirs = losses(tensor, **options), losses(torch, **options)
    np.testing.assert_allclose(ours[0], theirs[0], rtol=1e-4)
    np.testing.assert_allclose(ours[1], theirs[1], rtol=1e-4)


def rosenbrock(torch: Any, steps: int) -> tuple[list[float], int]:
    """Where some steps in a narrow curved valley end, and how often they asked."""
    w, calls = torch.tensor([-1.2, 1.0], requires_grad=True), []
    optimizer = torch.optim.LBFGS([w], max_iter=15, line_search_fn="strong_wolfe")

    def closure() -> Any:
        calls.append(1)
        optimizer.zero_grad()
        loss = (1 - w[0]) ** 2 + 100 * (w[1] - w[0] ** 2) ** 2
        loss.backward()
        return loss

    for _ in range(steps):
        optimizer.step(closure)
    return w.tolist(), len(calls)


def test_the_line_search_goes_through_rosenbrocks_valley_as_torchs() -> None:
    torch = pytest.importorskip("torch")
    (ours, asked), (theirs, wanted) = rosenbrock(tensor, 2), rosenbrock(torch, 2)
    assert asked == wanted
    np.testing.assert_allclose(ours, theirs, rtol=1e-3)


def test_the_line_search_finds_the_lowest_place_of_the_valley() -> None:
    place, _ = rosenbrock(tensor, 4)
    np.testing.assert_allclose(place, [1.0, 1.0], atol=2e-3)


def test_the_search_narrows_brackets_and_comes_inside_when_it_is_near_to_an_end_again() -> None:
    """The values follow from the definition: a margin of a tenth of the bracket."""
    assert inside(0.5, 0.0, 1.0, True) == (0.5, False)
    assert inside(0.05, 0.0, 1.0, False) == (0.05, True)
    assert inside(0.05, 0.0, 1.0, True) == (0.1, False)
    assert inside(1.0, 0.0, 1.0, False) == (0.9, False)
    parabola = [Point(x, (x - 2) ** 2, Tensor(0.0), 2 * (x - 2)) for x in (0.0, 5.0)]
    assert lowest(*parabola, 0.0, 5.0) == lowest(*parabola[::-1], 0.0, 5.0) == pytest.approx(2)
    assert lowest(*parabola, 3.0, 5.0) == 3 and lowest(parabola[0], parabola[0], 1.0, 2.0) == 1.5


@pytest.mark.parametrize("line_search_fn", [None, "strong_wolfe"])
def test_a_quadratic_function_comes_to_its_minimum(line_search_fn: Any) -> None:
    w = Tensor(np.zeros(3, np.float32), requires_grad=True)
    optimizer = optim.LBFGS([w], lr=0.8, line_search_fn=line_search_fn)

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
    with pytest.raises(ValueError, match="line_search_fn 'wolfe'; allowed are None and 'strong_wolfe'"):
        optim.LBFGS([w], line_search_fn="wolfe")
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
