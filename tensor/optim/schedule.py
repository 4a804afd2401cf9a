"""The base of learning-rate schedules: a count of steps, and the rate computed from it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from tensor.optim.base import HasGroups, owned
from tensor.tensor import Tensor

Rate = Tensor | float


class Schedule:
    """Base: `rate` gives the learning rate after t steps of a group that began at `base`.

    >>> schedule = optim.lr_scheduler.LambdaLR(optim.SGD([Tensor([1.0])], lr=1.0), lambda step: 0.5**step)
    >>> schedule.step()
    >>> schedule.last_epoch, schedule.get_last_lr()
    (1, [0.5])
    """

    def __init__(self, optimizer: HasGroups) -> None:
        self.optimizer = optimizer
        for group in optimizer.param_groups:
            if "initial_lr" not in group:
                group.update(initial_lr=float(group["lr"].item()))
        self.base_lrs: list[float] = [group["initial_lr"] for group in optimizer.param_groups]
        self.steps = owned(Tensor(0.0))

    def rate(self, base: float, t: Tensor) -> Rate:
        """The rate after t steps, a float tensor of shape ()."""
        raise NotImplementedError

    def step(self) -> None:
        """Count one step and set the rate of every group."""
        self.steps.assign(self.steps + 1)
        self._set()

    def _set(self) -> None:
        for group, base in zip(self.optimizer.param_groups, self.base_lrs, strict=True):
            group["lr"] = self.rate(base, self.steps)

    @property
    def last_epoch(self) -> int:
        """How many steps were counted."""
        return int(self.steps.item())

    def get_last_lr(self) -> list[float]:
        """The rate of each group now."""
        return [float(group["lr"].item()) for group in self.optimizer.param_groups]

    def state_dict(self) -> dict[str, Tensor]:
        """What `step` changes."""
        return {"steps": self.steps}

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> None:
        """Go on after as many steps as `state_dict` says."""
        self.steps.assign(Tensor(state_dict["steps"]).float())
        self._set()


def cosine(share: Tensor, first: float, last: float) -> Tensor:
    """From `first` at 0 to `last` at 1.

    >>> cosine(Tensor(0.5), 1.0, 3.0).item()
    2.0
    """
    return ((share * math.pi).cos() + 1) * ((first - last) / 2) + last
