"""Schedules against their formulas, inside and outside jit, and torch's where it is installed; covers
plateau.py."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor import Tensor, optim
from tensor.optim import lr_scheduler

pytestmark = pytest.mark.usefixtures("on_host")
BASE = 0.4


def optimizer() -> optim.Optimizer:
    return optim.SGD([Tensor([1.0], requires_grad=True)], lr=BASE)


def rates(schedule: Any, count: int = 12) -> list[float]:
    found = schedule.get_last_lr()
    for _ in range(count):
        schedule.step()
        found += schedule.get_last_lr()
    return found


def cosine(x: float, top: float = BASE, low: float = 0.0) -> float:
    return low + (top - low) * (1 + math.cos(math.pi * x)) / 2


FORMULAS: list[tuple[str, dict[str, Any], Callable[[int], float]]] = [
    ("ConstantLR", {"factor": 0.25, "total_iters": 3}, lambda t: BASE * (0.25 if t < 3 else 1)),
    ("LinearLR", {"start_factor": 0.1, "total_iters": 4}, lambda t: BASE * (0.1 + 0.9 * min(t, 4) / 4)),
    ("StepLR", {"step_size": 3, "gamma": 0.5}, lambda t: BASE * 0.5 ** (t // 3)),
    ("MultiStepLR", {"milestones": [7, 2]}, lambda t: BASE * 0.1 ** ((t >= 2) + (t >= 7))),
    ("ExponentialLR", {"gamma": 0.9}, lambda t: BASE * 0.9**t),
    ("PolynomialLR", {"total_iters": 8, "power": 2.0}, lambda t: BASE * (1 - min(t, 8) / 8) ** 2),
    ("CosineAnnealingLR", {"T_max": 10, "eta_min": 0.1}, lambda t: cosine(t / 10, low=0.1)),
    ("CosineAnnealingWarmRestarts", {"T_0": 5}, lambda t: cosine(t % 5 / 5)),
    (
        "CosineAnnealingWarmRestarts",
        {"T_0": 2, "T_mult": 2},
        lambda t: cosine((t - (6 if t >= 6 else 2 if t >= 2 else 0)) / (8 if t >= 6 else 4 if t >= 2 else 2)),
    ),
    (
        "OneCycleLR",
        {"max_lr": 1.0, "total_steps": 20},
        lambda t: cosine(t / 5, 0.04, 1) if t <= 5 else cosine((t - 5) / 14, 1, 4e-6),
    ),
    ("LambdaLR", {"lr_lambda": lambda t: 1 / (1 + t)}, lambda t: BASE / (1 + t)),
    ("MultiplicativeLR", {"lr_lambda": lambda t: t / (1 + t)}, lambda t: BASE / (1 + t)),
]


@pytest.mark.parametrize(("name", "options", "formula"), FORMULAS)
def test_rates_follow_their_formula(name: str, options: dict[str, Any], formula: Any) -> None:
    found = rates(getattr(lr_scheduler, name)(optimizer(), **options))
    np.testing.assert_allclose(found, [formula(t) for t in range(13)], rtol=1e-5, atol=1e-7)


TORCH = [(name, options) for name, options, _ in FORMULAS]
TORCH += [
    ("OneCycleLR", {"max_lr": 1.0, "total_steps": 16, "three_phase": True, "anneal_strategy": "linear"}),
    ("OneCycleLR", {"max_lr": 1.0, "total_steps": 13, "pct_start": 0.5, "final_div_factor": 10}),
]


@pytest.mark.parametrize(("name", "options"), TORCH)
def test_rates_are_torchs(name: str, options: dict[str, Any]) -> None:
    torch = pytest.importorskip("torch")
    theirs = torch.optim.SGD([torch.ones(1, requires_grad=True)], lr=BASE)
    extra = {"cycle_momentum": False} if name == "OneCycleLR" else {}
    schedule = getattr(torch.optim.lr_scheduler, name)(theirs, **options, **extra)
    expected = list(schedule.get_last_lr())
    for _ in range(12):
        theirs.step()
        schedule.step()
        expected += schedule.get_last_lr()
    found = rates(getattr(lr_scheduler, name)(optimizer(), **options))
    np.testing.assert_allclose(found, expected, rtol=2e-5, atol=1e-6)


def test_schedules_follow_each_other() -> None:
    given = optimizer()
    warm, cool = lr_scheduler.LinearLR(given, 0.1, 1, 4), lr_scheduler.CosineAnnealingLR(given, 8)
    found = rates(lr_scheduler.SequentialLR(given, [warm, cool], [4]))
    expected = [BASE * (0.1 + 0.9 * t / 4) if t < 4 else cosine((t - 4) / 8) for t in range(13)]
    np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-7)
    with pytest.raises(ValueError, match="SequentialLR: 2 schedules and 2 milestones"):
        lr_scheduler.SequentialLR(given, [warm, cool], [4, 5])


def test_one_that_counts_on_the_host_may_follow() -> None:
    given = optimizer()
    parts = [lr_scheduler.ConstantLR(given, 0.5, 9), lr_scheduler.LambdaLR(given, lambda t: 0.1 * t)]
    found = rates(lr_scheduler.SequentialLR(given, parts, [2]), 4)
    np.testing.assert_allclose(found, [0.2, 0.2, 0, 0.04, 0.08], rtol=1e-5)


def test_each_group_keeps_its_own_base() -> None:
    a, b = Tensor([1.0]), Tensor([1.0])
    given = optim.SGD([{"params": [a], "lr": 1.0}, {"params": b}], lr=0.1)
    schedule = lr_scheduler.ExponentialLR(given, 0.5)
    schedule.step()
    np.testing.assert_allclose(schedule.get_last_lr(), [0.5, 0.05], rtol=1e-6)


def test_a_schedule_goes_on_from_its_state() -> None:
    first = lr_scheduler.StepLR(optimizer(), 2)
    rates(first, 3)
    second = lr_scheduler.StepLR(optimizer(), 2)
    second.load_state_dict({name: tensor.numpy() for name, tensor in first.state_dict().items()})
    assert second.last_epoch == 3 and second.get_last_lr() == first.get_last_lr()


@pytest.mark.parametrize("is_optimizer_first", [True, False])
@pytest.mark.parametrize("is_set", [True, False])
def test_rates_that_something_else_changed_too_go_on_from_their_states(
    is_set: bool, is_optimizer_first: bool
) -> None:
    def parts() -> list[Any]:
        made = optimizer()
        if is_set:
            return [made, lr_scheduler.StepLR(made, 1, 0.5)]
        return [made, lr_scheduler.LambdaLR(made, lambda t: 0.5**t), lr_scheduler.ExponentialLR(made, 0.5)]

    def stepped(made: list[Any]) -> float:
        for schedule in made[1:]:
            schedule.step()
        return float(made[0].lr.item())

    first, second = parts(), parts()
    stepped(first)
    if is_set:
        first[0].param_groups[0]["lr"] = 0.8
    assert stepped(first) == pytest.approx(0.4 if is_set else BASE / 8)
    states = [{name: t.numpy() for name, t in each.state_dict().items()} for each in first]
    pairs = list(zip(second, states, strict=True))
    for each, state in pairs if is_optimizer_first else pairs[::-1]:
        each.load_state_dict(state)
    assert float(second[0].lr.item()) == float(first[0].lr.item())
    assert stepped(second) == pytest.approx(0.2 if is_set else BASE / 16)


def test_a_rate_that_was_set_after_a_schedule_ended_at_zero_stays() -> None:
    given = optimizer()
    schedule = lr_scheduler.PolynomialLR(given, total_iters=1)
    schedule.step()
    given.param_groups[0]["lr"] = 0.3
    assert rates(schedule, 2) == pytest.approx([0.3] * 3)


def test_schedules_in_a_row_go_on_from_a_rate_that_was_set_until_the_next_begins() -> None:
    given = optimizer()
    parts = [lr_scheduler.ConstantLR(given, 0.5, 9), lr_scheduler.ExponentialLR(given, 0.5)]
    schedule = lr_scheduler.SequentialLR(given, parts, [3])
    schedule.step()
    given.param_groups[0]["lr"] = 0.1
    assert rates(schedule, 3) == pytest.approx([0.1, 0.1, BASE, BASE / 2])


@pytest.mark.parametrize("mode", ["min", "max"])
def test_a_plateau_reduces_the_rate(mode: str) -> None:
    given, sign = optimizer(), 1 if mode == "min" else -1
    schedule = lr_scheduler.ReduceLROnPlateau(given, mode, 0.5, patience=1, cooldown=1, min_lr=0.11)
    found = []
    for value in (5, 4, 4, 4, 4, 4, 4, 4, 4, 3):
        schedule.step(Tensor(float(value * sign)))
        found.append(round(float(given.lr.item()), 4))
    assert found == [0.4, 0.4, 0.4, 0.2, 0.2, 0.2, 0.11, 0.11, 0.11, 0.11]


def test_a_plateau_is_torchs() -> None:
    torch = pytest.importorskip("torch")
    theirs = torch.optim.SGD([torch.ones(1, requires_grad=True)], lr=BASE)
    ours = optimizer()
    options = {"factor": 0.3, "patience": 2, "threshold": 0.05, "cooldown": 2}
    first = torch.optim.lr_scheduler.ReduceLROnPlateau(theirs, **options)
    second = lr_scheduler.ReduceLROnPlateau(ours, **options)
    for value in np.random.default_rng(0).random(40) + np.linspace(1, 0, 40):
        first.step(value)
        second.step(value)
        assert ours.lr.item() == pytest.approx(theirs.param_groups[0]["lr"], rel=1e-5)


def test_mistakes_are_named() -> None:
    with pytest.raises(ValueError, match="StepLR: step_size 0; allowed are whole numbers from 1 up"):
        lr_scheduler.StepLR(optimizer(), 0)
    with pytest.raises(ValueError, match="OneCycleLR: anneal_strategy 'sine'"):
        lr_scheduler.OneCycleLR(optimizer(), 1.0, 10, anneal_strategy="sine")
    with pytest.raises(ValueError, match="ReduceLROnPlateau: mode 'less'"):
        lr_scheduler.ReduceLROnPlateau(optimizer(), "less")


def test_a_rate_that_falls_on_a_plateau_is_told_as_that_of_schedules_is() -> None:
    schedule = lr_scheduler.ReduceLROnPlateau(optimizer(), factor=0.5, patience=0)
    before = schedule.get_last_lr()
    for _ in range(2):
        schedule.step(1.0)
    assert schedule.get_last_lr() == [rate / 2 for rate in before]


def test_a_rate_that_goes_to_an_average_stays_when_its_state_is_loaded() -> None:
    made = optimizer()
    schedule = optim.swa_utils.SWALR(made, swa_lr=0.1, anneal_epochs=4, anneal_strategy="linear")
    schedule.step()
    before = schedule.get_last_lr()
    schedule.load_state_dict(schedule.state_dict())
    assert schedule.get_last_lr() == before and schedule.last_epoch == 1


def test_groups_of_one_base_rate_have_tops_of_their_own() -> None:
    groups = [{"params": [Tensor([1.0], requires_grad=True)]} for _ in range(2)]
    schedule = lr_scheduler.CyclicLR(
        optim.SGD(groups, lr=0.5), base_lr=0.5, max_lr=[1.0, 2.0], step_size_up=1, cycle_momentum=False
    )
    schedule.step()
    assert schedule.get_last_lr() == [1.0, 2.0]
    given = schedule.optimizer
    after = lr_scheduler.SequentialLR(given, [lr_scheduler.ConstantLR(given), schedule], [1])
    assert rates(after, 2)[-2:] == [1.0, 2.0]


def test_adam_whose_power_of_beta_is_zero_does_not_begin_anew() -> None:
    made = optim.Adam([Tensor([1.0], requires_grad=True)], lr=0.1, betas=(0.9, 0.5))
    made.param_groups[0]["b2_power"].assign(Tensor(0.0))
    lr_scheduler.CyclicLR(made, base_lr=0.1, max_lr=0.2)
    assert made.param_groups[0]["steps"].item() >= 1e6


CHAINS: list[Callable[[Any, Any], list[Any]]] = [
    lambda s, o: [s.ConstantLR(o, 0.5, 3), s.ExponentialLR(o, 0.9)],
    lambda s, o: [s.ExponentialLR(o, 0.9), s.MultiStepLR(o, [2, 5], 0.5), s.LinearLR(o, 0.25, 1.0, 4)],
    lambda s, o: [s.CosineAnnealingLR(o, 9, eta_min=0.05), s.StepLR(o, 2, 0.5)],
    lambda s, o: [s.PolynomialLR(o, 5), s.MultiplicativeLR(o, lambda t: 0.9)],
    lambda s, o: [s.ExponentialLR(o, 0.9), s.LambdaLR(o, lambda t: 1 / (t + 1)), s.StepLR(o, 2, 0.5)],
    lambda s, o: [s.CosineAnnealingWarmRestarts(o, 4), s.ExponentialLR(o, 0.9)],
]


@pytest.mark.parametrize("make", CHAINS)
@pytest.mark.parametrize("is_chained", [True, False])
def test_schedules_of_one_optimizer_multiply_as_torchs(make: Any, is_chained: bool) -> None:
    torch = pytest.importorskip("torch")
    found = []
    for library, weight in ((torch.optim, torch.ones(1, requires_grad=True)), (optim, Tensor([1.0]))):
        given = library.SGD([weight], lr=BASE)
        parts = make(library.lr_scheduler, given)
        steps = [library.lr_scheduler.ChainedScheduler(parts)] if is_chained else parts
        weight.grad = weight.detach() * 0
        row = [float(given.param_groups[0]["lr"])]
        for _ in range(9):
            given.step()
            for each in steps:
                each.step()
            row.append(float(given.param_groups[0]["lr"]))
        found.append(row)
    np.testing.assert_allclose(found[1], found[0], rtol=1e-5, atol=1e-7)


def test_a_rate_that_a_script_sets_is_what_a_schedule_goes_on_from() -> None:
    given = optimizer()
    schedule = lr_scheduler.ExponentialLR(given, 0.5)
    schedule.step()
    given.param_groups[0]["lr"] = 1.0
    np.testing.assert_allclose(rates(schedule, 2), [1.0, 0.5, 0.25], rtol=1e-6)


RESUMED: list[tuple[str, dict[str, Any]]] = [
    *((name, options) for name, options, _ in FORMULAS if name not in ("OneCycleLR", "MultiplicativeLR")),
    ("OneCycleLR", {"max_lr": 1.0, "total_steps": 20}),
]


@pytest.mark.parametrize(("name", "options"), RESUMED)
def test_a_schedule_begins_after_an_epoch_as_torchs(name: str, options: dict[str, Any]) -> None:
    torch = pytest.importorskip("torch")
    extra = {"cycle_momentum": False} if name == "OneCycleLR" else {}
    found = []
    for library, weight in ((torch.optim, torch.ones(1, requires_grad=True)), (optim, Tensor([1.0]))):
        group = {"params": [weight], "initial_lr": BASE}
        if name == "OneCycleLR" and library is torch.optim:
            group |= {"initial_lr": 0.04, "max_lr": 1.0, "min_lr": 4e-6}  # which ours finds by its arguments
        given = library.SGD([group], lr=BASE * 0.75)
        schedule = getattr(library.lr_scheduler, name)(given, **options, **extra, last_epoch=2)
        assert schedule.last_epoch == 3
        row = schedule.get_last_lr()
        for _ in range(5):
            given.step()
            schedule.step()
            row += schedule.get_last_lr()
        found.append(row)
    np.testing.assert_allclose(found[1], found[0], rtol=1e-5, atol=1e-7)


def test_groups_may_have_functions_of_their_own() -> None:
    groups = [{"params": [Tensor([1.0], requires_grad=True)]} for _ in range(2)]
    given = optim.SGD(groups, lr=1.0)
    assert rates(lr_scheduler.LambdaLR(given, [lambda t: 0.5, lambda t: 1 / (t + 1)]), 1)[2:] == [0.5, 0.5]
    with pytest.raises(ValueError, match="LambdaLR: 1 functions for 2 groups; give one, or one for each"):
        lr_scheduler.LambdaLR(given, [lambda t: 0.5])


def test_what_cannot_be_chained_or_resumed_is_told() -> None:
    with pytest.raises(ValueError, match="ExponentialLR: last_epoch 3 and a group without 'initial_lr'"):
        lr_scheduler.ExponentialLR(optimizer(), 0.5, last_epoch=3)
    for parts in ([], [lr_scheduler.ReduceLROnPlateau(optimizer())]):
        with pytest.raises(ValueError, match=r"ChainedScheduler: .*; allowed are"):
            lr_scheduler.ChainedScheduler(parts)  # type: ignore[arg-type]
