"""Adam's kin, RMSprop and Adagrad against their definitions in numpy, and torch where it is installed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import optim
from tests.tensor.optim.definitions import SLOPES, START, run, run_torch

pytestmark = pytest.mark.usefixtures("on_host")
TORCH: list[tuple[str, dict[str, Any]]] = [
    ("Adam", {"lr": 0.1, "betas": (0.8, 0.9), "weight_decay": 0.1}),
    ("Adam", {"lr": 0.1, "betas": (0.5, 0.6), "amsgrad": True}),
    ("AdamW", {"lr": 0.1, "betas": (0.8, 0.9), "weight_decay": 0.1, "amsgrad": True}),
    ("RMSprop", {"lr": 0.1}),
    ("RMSprop", {"lr": 0.1, "alpha": 0.8, "momentum": 0.9, "centered": True, "weight_decay": 0.1}),
    ("Adagrad", {"lr": 0.1}),
    ("Adagrad", {"lr": 0.1, "lr_decay": 0.1, "weight_decay": 0.1, "initial_accumulator_value": 0.2}),
]


@pytest.mark.parametrize(("kind", "options"), TORCH)
def test_steps_are_torchs(kind: str, options: dict[str, Any]) -> None:
    pytest.importorskip("torch")
    found = run(lambda params: getattr(optim, kind)(params, **options))
    np.testing.assert_allclose(found, run_torch(kind, **options), rtol=3e-5, atol=1e-6)


def test_adam_has_decay_in_the_gradient_and_the_greatest_spread_if_asked() -> None:
    p, m, v, top = START.copy(), 0.0, 0.0, 0.0
    for t, slope in enumerate(SLOPES, 1):
        g = slope + 0.1 * p
        m, v = 0.5 * m + 0.5 * g, 0.6 * v + 0.4 * g * g
        top = np.maximum(top, v)
        p = p - 0.1 * m / (1 - 0.5**t) / (np.sqrt(top / (1 - 0.6**t)) + 1e-8)
    found = run(lambda ps: optim.Adam(ps, 0.1, betas=(0.5, 0.6), weight_decay=0.1, amsgrad=True))
    np.testing.assert_allclose(found, p, rtol=3e-5)


@pytest.mark.parametrize("centered", [True, False])
def test_rmsprop(centered: bool) -> None:
    p, v, mean, buffer = START.copy(), 0.0, 0.0, 0.0
    for slope in SLOPES:
        g = slope + 0.1 * p
        v, mean = 0.8 * v + 0.2 * g * g, 0.8 * mean + 0.2 * g
        buffer = 0.9 * buffer + g / (np.sqrt(v - mean * mean if centered else v) + 1e-8)
        p = p - 0.1 * buffer
    options = {"momentum": 0.9, "weight_decay": 0.1, "centered": centered}
    found = run(lambda ps: optim.RMSprop(ps, 0.1, 0.8, **options))
    np.testing.assert_allclose(found, p, rtol=3e-5)


def test_adagrad() -> None:
    p, total = START.copy(), 0.2
    for t, slope in enumerate(SLOPES):
        g = slope + 0.1 * p
        total = total + g * g
        p = p - 0.1 / (1 + 0.1 * t) * g / (np.sqrt(total) + 1e-10)
    found = run(lambda ps: optim.Adagrad(ps, 0.1, 0.1, 0.1, 0.2))
    np.testing.assert_allclose(found, p, rtol=3e-5)
