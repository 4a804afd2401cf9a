"""A learning rate that falls when a measure no longer improves; `lr_scheduler` has it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from tensor.optim.base import HasGroups
from tensor.tensor import Tensor


class ReduceLROnPlateau:
    """The rate times `factor` once a measure has not improved for more than `patience` steps.

    mode: whether less ("min") or more ("max") is better. threshold: the improvement that counts, as a share
    of the best ("rel") or in its unit ("abs"). cooldown: steps after a change that count nothing.

    >>> schedule = ReduceLROnPlateau(optim.SGD([Tensor([1.0])], lr=1.0), factor=0.5, patience=0)
    >>> schedule.step(3.0)
    >>> schedule.step(3.0)
    >>> schedule.get_last_lr()
    [0.5]
    """

    def __init__(
        self,
        optimizer: HasGroups,
        mode: str = "min",
        factor: float = 0.1,
        patience: int = 10,
        threshold: float = 1e-4,
        threshold_mode: str = "rel",
        cooldown: int = 0,
        min_lr: float = 0.0,
        eps: float = 1e-8,
    ) -> None:
        if mode not in ("min", "max") or threshold_mode not in ("rel", "abs") or not factor < 1:
            raise ValueError(
                f"ReduceLROnPlateau: mode {mode!r}, threshold_mode {threshold_mode!r}, factor {factor};"
                " allowed are 'min' and 'max', 'rel' and 'abs', below 1"
            )
        self.optimizer, self.sign = optimizer, 1 if mode == "min" else -1
        self.factor, self.patience = factor, patience
        self.threshold, self.is_relative, self.cooldown = threshold, threshold_mode == "rel", cooldown
        self.min_lr, self.eps = min_lr, eps
        self.best, self.bad_steps, self.cooling = math.inf, 0, 0

    def step(self, metrics: float | Tensor) -> None:
        """Take a measure into account; a number, or a tensor, which is read."""
        value = float(metrics) * self.sign
        margin = abs(self.best) * self.threshold if self.is_relative else self.threshold
        if value < self.best - (margin if math.isfinite(margin) else 0):
            self.best, self.bad_steps = value, 0
        else:
            self.bad_steps += 1
        if self.cooling:
            self.cooling, self.bad_steps = self.cooling - 1, 0
        if self.bad_steps > self.patience:
            self.cooling, self.bad_steps = self.cooldown, 0
            for group in self.optimizer.param_groups:
                old = float(group["lr"].item())
                new = max(old * self.factor, self.min_lr)
                if old - new > self.eps:
                    group["lr"] = new

    def get_last_lr(self) -> list[float]:
        """The rate of each group now."""
        return [float(group["lr"].item()) for group in self.optimizer.param_groups]

    def state_dict(self) -> dict[str, float]:
        """What `step` changes."""
        return {"best": self.best, "bad_steps": self.bad_steps, "cooling": self.cooling}

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> None:
        """Go on from what `state_dict` gave."""
        self.best = float(state_dict["best"])
        self.bad_steps, self.cooling = int(state_dict["bad_steps"]), int(state_dict["cooling"])
