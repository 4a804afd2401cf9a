"""Optimizers as torch's documentation defines them, in float64 numpy: `step` by `step` on one array."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tensor import Tensor, optim

START = np.random.default_rng(1).normal(size=(4, 3))
SLOPES = np.random.default_rng(0).normal(size=(6, 4, 3))


def run(make: Callable[[list[Tensor]], optim.Optimizer]) -> Any:
    """Parameters after a step with each slope as gradient."""
    parameter = Tensor(START.copy(), requires_grad=True)
    optimizer = make([parameter])
    for slope in SLOPES:
        optimizer.zero_grad()
        (parameter * Tensor(slope)).sum().backward()
        optimizer.step()
    return parameter.numpy()


def run_torch(kind: str, *places: Any, **options: Any) -> Any:
    """The same by torch."""
    import torch

    parameter = torch.tensor(START.copy(), requires_grad=True)
    optimizer = getattr(torch.optim, kind)([parameter], *places, **options)
    for slope in SLOPES:
        optimizer.zero_grad()
        (parameter * torch.tensor(slope)).sum().backward()
        optimizer.step()
    return parameter.detach().numpy()
