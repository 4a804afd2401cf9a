"""Optimizers that count their steps, and Rprop, against torch's over twelve steps; skipped without torch."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor, jit, optim
from tests.tensor.numpy_device import NumpyDevice

torch = pytest.importorskip("torch")
RNG = np.random.default_rng(3)
FIRST, SECOND = (RNG.normal(size=shape).astype(np.float32) for shape in ((3, 4), (4,)))
ROWS: list[tuple[str, dict[str, Any]]] = [
    ("NAdam", {"lr": 0.05}),
    ("NAdam", {"lr": 0.05, "betas": (0.8, 0.9), "weight_decay": 0.1, "momentum_decay": 0.1}),
    ("NAdam", {"lr": 0.05, "weight_decay": 0.1, "decoupled_weight_decay": True}),
    ("RAdam", {"lr": 0.05}),
    ("RAdam", {"lr": 0.05, "betas": (0.8, 0.95), "weight_decay": 0.1}),
    ("RAdam", {"lr": 0.05, "weight_decay": 0.1, "decoupled_weight_decay": True}),
    ("Adamax", {"lr": 0.05}),
    ("Adamax", {"lr": 0.05, "betas": (0.7, 0.8), "eps": 0.01, "weight_decay": 0.1}),
    ("ASGD", {"lr": 0.05, "lambd": 0.1, "t0": 4, "weight_decay": 0.1}),
    ("ASGD", {"lr": 0.05}),
    ("Adafactor", {"lr": 0.05}),
    ("Adafactor", {"lr": 0.1, "beta2_decay": -0.5, "eps": (1e-3, 0.1), "d": 1.5, "weight_decay": 0.1}),
    ("Rprop", {"lr": 0.05}),
    ("Rprop", {"lr": 0.5, "etas": (0.3, 1.5), "step_sizes": (0.1, 1.0)}),
]


def loss(a: Any, b: Any) -> Any:
    """With slopes that turn around, and a scale of its own for each parameter."""
    return ((a * 3).sin().sum(1) + (a @ b).sin() * 3).square().sum() / 10 + (b * b).sum()


def steps(library: Any, array: Any, name: str, settings: dict[str, Any], wrap: Any) -> list[Any]:
    a, b = array(FIRST), array(SECOND)
    optimizer = getattr(library, name)([{"params": [a]}, {"params": [b], "lr": 0.02}], **settings)

    def step() -> None:
        optimizer.zero_grad()
        loss(a, b).backward()
        optimizer.step()

    run, found = wrap(step), []
    for _ in range(12):
        run()
        found.append([t.detach().numpy().copy() for t in (a, b)])
    return found


@pytest.mark.parametrize("wrap", [lambda step: step, jit], ids=["plain", "jit"])
@pytest.mark.parametrize(("name", "settings"), ROWS, ids=[f"{i}-{row[0]}" for i, row in enumerate(ROWS)])
def test_twelve_steps_are_torchs(device: NumpyDevice, name: str, settings: dict[str, Any], wrap: Any) -> None:
    theirs = steps(torch.optim, lambda x: torch.tensor(x, requires_grad=True), name, settings, lambda s: s)
    ours = steps(optim, lambda x: Tensor(x, requires_grad=True), name, settings, wrap)
    for mine, wanted in zip(ours, theirs, strict=True):
        for x, y in zip(mine, wanted, strict=True):
            np.testing.assert_allclose(x, y, rtol=2e-4, atol=2e-5)


def test_state_goes_on_where_it_was(device: NumpyDevice) -> None:
    weight = Tensor(SECOND, requires_grad=True)
    optimizer = optim.NAdam([weight], lr=0.05)

    def step() -> None:
        weight.grad = Tensor(SECOND)
        optimizer.step()

    step()
    kept, value = (
        {name: t.numpy().copy() for name, t in optimizer.state_dict().items()},
        weight.numpy().copy(),
    )
    step()
    after = weight.numpy().copy()
    weight.assign(value).realize()
    optimizer.load_state_dict(kept)
    step()
    np.testing.assert_array_equal(weight.numpy(), after)


def test_settings_outside_their_range_are_told() -> None:
    with pytest.raises(ValueError, match=r"RAdam: betas \(1.0, 0.9\); allowed is 0 up to, not including, 1"):
        optim.RAdam([Tensor([1.0])], betas=(1.0, 0.9))
    with pytest.raises(ValueError, match=r"ASGD: t0 -1; allowed is 0 or more"):
        optim.ASGD([Tensor([1.0])], t0=-1)
    with pytest.raises(ValueError, match=r"Adafactor: d 0\.5; allowed is 1 or more"):
        optim.Adafactor([Tensor([1.0])], d=0.5)
    with pytest.raises(ValueError, match=r"Rprop: etas \(2, 3\); allowed is 0 < first < 1 < second"):
        optim.Rprop([Tensor([1.0])], etas=(2, 3))
