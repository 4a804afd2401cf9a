"""Torch's keywords that every optimizer takes."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from tensor import Tensor, optim

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
