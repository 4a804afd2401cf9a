"""Rates and momenta that go up and down, and steps with them, against torch's. Covers schedule.py too."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor, jit, optim
from tests.tensor.numpy_device import NumpyDevice

torch = pytest.importorskip("torch")
START = np.random.default_rng(4).normal(size=(3, 4)).astype(np.float32)
STEPS = 15
LOW = {"base_lr": 0.01, "max_lr": 0.2}
ONE = {"max_lr": 0.3, "total_steps": STEPS + 1}
CYCLES: list[tuple[str, dict[str, Any]]] = [
    ("OneCycleLR", ONE),
    ("OneCycleLR", {"max_lr": 0.3, "epochs": 4, "steps_per_epoch": 4, "three_phase": True}),
    ("OneCycleLR", {**ONE, "anneal_strategy": "linear", "base_momentum": 0.5, "max_momentum": 0.6}),
    ("OneCycleLR", {**ONE, "cycle_momentum": False}),
    ("CyclicLR", {**LOW, "step_size_up": 3}),
    (
        "CyclicLR",
        {**LOW, "step_size_up": 3, "step_size_down": 2, "mode": "triangular2"},
    ),
    ("CyclicLR", {**LOW, "step_size_up": 4, "mode": "exp_range", "gamma": 0.9}),
    ("CyclicLR", {**LOW, "step_size_up": 2, "scale_fn": lambda n: 1 / n}),
]
OPTIMIZERS: list[tuple[str, dict[str, Any]]] = [
    ("SGD", {}),
    ("SGD", {"momentum": 0.9, "nesterov": True}),
    ("Adam", {}),
    ("AdamW", {"betas": (0.7, 0.95)}),
    ("RMSprop", {}),
    ("NAdam", {}),
]


def values(library: Any, weight: Any, optimizer: Any, schedule: Any, wrap: Any) -> list[Any]:
    """The weight after each step."""
    name, options = optimizer
    made = getattr(library, name)([weight], lr=0.1, **options)
    rates = getattr(library.lr_scheduler, schedule[0])(made, **schedule[1])

    def step() -> None:
        made.zero_grad()
        ((weight * 2).sin() + weight * weight).sum().backward()
        made.step()
        rates.step()

    run, found = wrap(step), []
    for _ in range(STEPS):
        run()
        found.append(weight.detach().numpy().copy())
    return found


@pytest.mark.parametrize("cycle", range(len(CYCLES)))
def test_steps_with_sgd_and_adam_are_torchs(device: NumpyDevice, cycle: int) -> None:
    for chosen in (OPTIMIZERS[1], OPTIMIZERS[2]):
        _compare(chosen, CYCLES[cycle], lambda step: step)


@pytest.mark.parametrize("wrap", [lambda step: step, jit], ids=["plain", "jit"])
@pytest.mark.parametrize("place", range(len(OPTIMIZERS)))
def test_every_optimizer_with_a_momentum_follows_it(device: NumpyDevice, place: int, wrap: Any) -> None:
    _compare(OPTIMIZERS[place], ("OneCycleLR", {**ONE, "max_lr": 0.05}), wrap)


def _compare(optimizer: Any, schedule: Any, wrap: Any) -> None:
    theirs = values(torch.optim, torch.tensor(START, requires_grad=True), optimizer, schedule, lambda s: s)
    ours = values(optim, Tensor(START, requires_grad=True), optimizer, schedule, wrap)
    np.testing.assert_allclose(ours, theirs, rtol=3e-4, atol=3e-5)


def test_groups_have_rates_and_momenta_of_their_own(on_host: None) -> None:
    groups = [{"params": [Tensor([1.0])]}, {"params": [Tensor([1.0])]}]
    made = optim.Adam(groups, lr=0.1)
    optim.lr_scheduler.OneCycleLR(made, max_lr=[0.25, 0.5], total_steps=9, max_momentum=[0.9, 0.8])
    assert [round(group["lr"].item(), 5) for group in made.param_groups] == [0.01, 0.02]
    assert [round(group["betas"][0].item(), 5) for group in made.param_groups] == [0.9, 0.8]
    made.param_groups[0]["betas"] = (0.5, 0.75)
    assert (made.param_groups[0]["b1"].item(), made.param_groups[0]["b2"]) == (0.5, 0.75)


def test_what_cannot_go_round_is_told(on_host: None) -> None:
    plain = optim.Adagrad([Tensor([1.0])], lr=0.1)
    with pytest.raises(ValueError, match="Adagrad has no momentum; give cycle_momentum=False"):
        optim.lr_scheduler.OneCycleLR(plain, 1.0, 10)
    with pytest.raises(ValueError, match="epochs without total_steps None; allowed are whole numbers"):
        optim.lr_scheduler.OneCycleLR(plain, 1.0)
    with pytest.raises(ValueError, match="for 1 groups; give a number, or one for each"):
        optim.lr_scheduler.OneCycleLR(plain, [1.0, 2.0], 10)
    with pytest.raises(ValueError, match="CyclicLR: mode 'square'"):
        optim.lr_scheduler.CyclicLR(plain, 0.1, 1.0, mode="square")
