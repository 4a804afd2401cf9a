"""Parameters that an optimizer gets after it was made (optim/base.py), or that were frozen then (thawed.py),
beside torch."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tensor
from tensor import Tensor, optim

pytestmark = pytest.mark.usefixtures("on_host")
ROWS: list[tuple[str, dict[str, Any]]] = [
    ("SGD", {"momentum": 0.9, "dampening": 0.5, "maximize": True}),
    ("AdamW", {"amsgrad": True, "betas": (0.8, 0.9)}),
    ("RMSprop", {"centered": True}),
    ("Adagrad", {"lr_decay": 0.1}),
    ("NAdam", {}),
    ("Adadelta", {}),
    ("Rprop", {}),
]


@pytest.mark.parametrize(("name", "settings"), ROWS, ids=[row[0] for row in ROWS])
def test_a_group_that_comes_later_counts_its_own_steps(name: str, settings: dict[str, Any]) -> None:
    torch = pytest.importorskip("torch")
    found = []
    for library in (torch, tensor):
        a, b = (library.tensor(row).requires_grad_() for row in ([1.0, -2.0], [3.0]))
        optimizer = getattr(library.optim, name)([a], 0.01, **settings)
        for turn in range(5):
            if turn == 2:
                optimizer.add_param_group({"params": b, "lr": 0.05})
            optimizer.zero_grad()
            ((a * a).sum() * (turn + 1) + (b * b * b).sum()).backward()
            optimizer.step()
        found.append([*a.tolist(), *b.tolist()])
        assert len(optimizer.param_groups) == 2
    np.testing.assert_allclose(found[1], found[0], rtol=2e-5)


def grown(weights: list[Tensor]) -> optim.Optimizer:
    optimizer = optim.Adam(weights[:1], lr=0.25)
    optimizer.add_param_group({"params": weights[1:]})
    return optimizer


def trained(optimizer: Any, weights: list[Tensor], turns: int) -> list[Any]:
    for _ in range(turns):
        optimizer.zero_grad()
        sum(w * w for w in weights).backward()  # type: ignore[union-attr]
        optimizer.step()
    return [w.item() for w in weights]


def test_its_state_is_saved_and_taken_over() -> None:
    weights, others = ([Tensor(n, requires_grad=True) for n in (1.0, 2.0)] for _ in range(2))
    optimizer = grown(weights)
    for there, here in zip(others, trained(optimizer, weights, 2), strict=True):
        there.data.fill_(here)
    again = grown(others)
    again.load_state_dict(optimizer.state_dict())
    assert trained(again, others, 2) == trained(optimizer, weights, 2)


def test_loss_scaling_skips_it_as_well() -> None:
    weights = [Tensor(n, requires_grad=True) for n in (1.0, 2.0)]
    optimizer, scaler = grown(weights), optim.GradScaler(init_scale=4.0)
    scaler.scale(weights[0] * np.inf + weights[1]).backward()
    scaler.step(optimizer)
    scaler.update()
    assert [w.item() for w in weights] == [1, 2] and scaler.get_scale() == 2


def test_mistakes_are_named() -> None:
    a, b = Tensor([1.0]), Tensor([2.0])
    optimizer = optim.SGD([a])
    with pytest.raises(ValueError, match=r"^SGD: tensors \[1\] of the new group are in another one already"):
        optimizer.add_param_group({"params": [b, a]})
    with pytest.raises(TypeError, match=r"^SGD: a group is a dict of 'params' and settings, not \["):
        optimizer.add_param_group([b])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"^LBFGS: a second group of parameters; allowed is one"):
        optim.LBFGS([a]).add_param_group({"params": b})
    schedule = optim.lr_scheduler.StepLR(optimizer, 1)
    optimizer.add_param_group({"params": b})
    with pytest.raises(ValueError, match=r"^StepLR: made for 1 groups, not 2; call add_param"):
        schedule.step()


@pytest.mark.parametrize("name", ["SGD", "AdamW"])
def test_what_was_frozen_is_trained_once_it_requires_gradients(name: str) -> None:
    torch = pytest.importorskip("torch")
    found = []
    for library in (torch, tensor):
        a, b = (library.tensor(row).requires_grad_() for row in ([1.0, -2.0], [3.0]))
        b.requires_grad_(False)
        optimizer = getattr(library.optim, name)([{"params": [a, b], "weight_decay": 0.1}], lr=0.01)
        schedule = library.optim.lr_scheduler.StepLR(optimizer, 1, 0.5)
        for turn in range(5):
            b.requires_grad_(turn >= 2)
            optimizer.zero_grad()
            ((a * a).sum() * (turn + 1) + (b * b * b).sum()).backward()
            optimizer.step()
            schedule.step()
        found.append([*a.tolist(), *b.tolist()])
    np.testing.assert_allclose(found[1], found[0], rtol=2e-5)


def test_what_is_frozen_is_no_state_of_an_optimizer() -> None:
    frozen = Tensor([1.0]).requires_grad_(False)
    optimizer = optim.SGD([Tensor([2.0]), frozen], momentum=0.9)
    assert sorted(optimizer.state_dict()) == ["buffers.0", "param_groups.0.lr"]
