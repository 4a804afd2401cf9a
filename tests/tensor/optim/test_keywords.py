"""Torch's arguments that every optimizer takes (keywords.py), by name and by place; and group.py."""

from __future__ import annotations

import inspect
import re
from typing import Any

import numpy as np
import pytest

import tensor
from tensor import Tensor, optim
from tests.tensor.optim.definitions import START, run, run_torch

pytestmark = pytest.mark.usefixtures("on_host")


@pytest.mark.parametrize("kind", [optim.SGD, optim.Adam, optim.RMSprop, optim.NAdam, optim.Muon])
def test_maximize_goes_up_the_gradient_and_other_keywords_change_nothing(kind: Any) -> None:
    found = []
    for sign in (1.0, -1.0):
        weight = Tensor([[1.0, 2.0], [3.0, 5.0]], requires_grad=True)
        optimizer = kind([weight], lr=0.1, maximize=sign < 0, foreach=True, fused=False)
        (weight.square() * sign).sum().backward()
        optimizer.step()
        found.append(weight.tolist())
    assert found[0] == found[1] != [[1.0, 2.0], [3.0, 5.0]]
    assert "fused" in inspect.signature(kind).parameters


def test_an_optimizer_may_take_the_usual_keywords_itself() -> None:
    class Own(optim.SGD):
        def __init__(self, params: Any, lr: float, foreach: bool = False, maximize: bool = False) -> None:
            super().__init__(params, lr)
            self.told = foreach, maximize

    weight = Tensor([1.0], requires_grad=True)
    assert Own([weight], lr=0.1, foreach=True, maximize=True, fused=False).told == (True, True)


PLACES: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
    ("SGD", (0.1, 0.9, 0.2, 0.1), {}),
    ("SGD", (0.1, 0.9, 0.0, 0.1, True), {}),
    ("Adam", (0.1, (0.8, 0.9), 1e-3, 0.1, True), {}),
    ("Adam", (0.1, [0.8, 0.9]), {"weight_decay": 0.1, "decoupled_weight_decay": True}),
    ("AdamW", (0.1, (0.8, 0.9), 1e-3), {"amsgrad": True}),
    ("Muon", (0.1, 0.2, 0.9, False, (3.0, -4.0, 2.0), 1e-6, 3), {}),
    ("Muon", (0.1,), {"adjust_lr_fn": "match_rms_adamw"}),
]


@pytest.mark.parametrize(("name", "places", "options"), PLACES)
def test_arguments_by_place_are_torchs(name: str, places: Any, options: dict[str, Any]) -> None:
    pytest.importorskip("torch")
    found = run(lambda params: getattr(optim, name)(params, *places, **options))
    # torch turns Muon's matrices in bfloat16, of 8 bits
    close = {"rtol": 0.05, "atol": 0.02} if name == "Muon" else {"rtol": 3e-5, "atol": 1e-6}
    np.testing.assert_allclose(found, run_torch(name, *places, **options), **close)


def test_what_is_given_twice_or_unknown_is_told() -> None:
    with pytest.raises(TypeError, match=r"^Adam: eps by place and by name; give it once"):
        optim.Adam([Tensor(START)], 0.1, (0.8, 0.9), 1e-8, eps=1e-6)  # type: ignore[arg-type, misc]
    with pytest.raises(ValueError, match=r"^Muon: adjust_lr_fn 'none'; allowed are 'original' and 'match"):
        optim.Muon([Tensor(START)], adjust_lr_fn="none")


@pytest.mark.parametrize("betas", [(0.9,), (0.9, 0.99, 0.999), 0.9])
def test_betas_that_are_no_pair_are_told(betas: Any) -> None:
    told = rf"Adam: betas {re.escape(repr(betas))}; allowed are two numbers"
    with pytest.raises(ValueError, match=told):
        optim.Adam([Tensor(START)], betas=betas)
    with pytest.raises(ValueError, match=told):
        optim.Adam([Tensor(START)]).param_groups[0]["betas"] = betas


def test_hooks_of_steps_are_called_as_torchs_are() -> None:
    torch = pytest.importorskip("torch")
    found = []
    for library in (torch, tensor):
        weight = library.ones(1).requires_grad_()
        optimizer, seen = library.optim.SGD([weight], lr=0.5), []

        def before(its: Any, args: Any, kwargs: Any, seen: list[Any] = seen, w: Any = weight) -> Any:
            seen.append(("before", its is args[0], len(args), kwargs, w.tolist()))
            return (its, lambda: w.sum() * 7), {}

        def after(its: Any, args: Any, kwargs: Any, seen: list[Any] = seen, w: Any = weight) -> None:
            seen.append(("after", its is args[0], len(args), kwargs, w.tolist()))

        handles = optimizer.register_step_pre_hook(before), optimizer.register_step_post_hook(after)
        (weight * 2).sum().backward()
        seen.append(optimizer.step().item())
        for handle in handles:
            handle.remove()
        seen.append(optimizer.step())
        found.append((seen, weight.tolist()))
    assert found[1] == found[0]


def test_a_hook_of_lbfgs_is_called_once_a_step() -> None:
    weight, seen = Tensor([3.0], requires_grad=True), []
    optimizer = optim.LBFGS([weight])
    optimizer.register_step_post_hook(lambda *told: seen.append(told[2]))
    optimizer.step(closure=lambda: (weight - 1).square().sum().backward())
    assert list(seen[0]) == ["closure"] and len(seen) == 1
