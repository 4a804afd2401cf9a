"""The base of learning-rate schedules: a count of steps, and the rate computed from it.

Where something else changed a group's rate, a schedule scales what it finds by its own rate over the one
before, so that several schedules of one optimizer multiply, as torch's do. Otherwise a rate is computed from
the count alone, which rounds once.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping
from typing import Any

from tensor.optim.base import HasGroups, owned
from tensor.tensor import Tensor

Rate = Tensor | float
_numbers = itertools.count(1)


class RateSchedule:
    """Base: `rate` gives the learning rate after t steps of a group that began at `base`. last_epoch: how
    many steps were counted before, less 1, so that -1 begins; else each group needs its "initial_lr".

    >>> schedule = optim.lr_scheduler.LambdaLR(optim.SGD([Tensor([1.0])], lr=1.0), lambda step: 0.5**step)
    >>> schedule.step()
    >>> schedule.last_epoch, schedule.get_last_lr()
    (1, [0.5])
    """

    is_chained = False  # whether something beside it changed the rate
    keeps_rate = True  # whether it begins after an epoch with the rate that it finds
    is_absolute = False  # whether its rate is that of its steps, whatever changed the rate beside it

    def __init__(self, optimizer: HasGroups, last_epoch: int = -1) -> None:
        self.optimizer, self.number, self.is_resumed = optimizer, next(_numbers), last_epoch != -1
        for group in optimizer.param_groups:
            if "initial_lr" in group:
                continue
            if last_epoch != -1:
                raise ValueError(
                    f"{type(self).__name__}: last_epoch {last_epoch} and a group without 'initial_lr'; give"
                    " groups with it, [{'params': tensors, 'initial_lr': 0.1}], or load the schedule's state"
                )
            group.update(initial_lr=float(group["lr"].item()))
            group.set_by = self.number
        self.base_lrs: list[float] = [group["initial_lr"] for group in optimizer.param_groups]
        self.steps = owned(Tensor(float(last_epoch + 1)))

    def rate(self, base: float, t: Tensor) -> Rate:
        """The rate after t steps, a float tensor of shape ()."""
        raise NotImplementedError

    def rates(self, t: Tensor) -> list[Rate]:
        """`rate` of each group."""
        return [self.rate(base, t) for base in self.base_lrs]

    def step(self) -> None:
        """Count one step and set the rate of every group."""
        self.steps.assign(self.steps + 1)
        self._set()

    def _is_alone(self) -> bool:
        """Whether the rates are those of its steps: it set all groups' last."""
        is_last = all(group.set_by == self.number for group in self.optimizer.param_groups)
        return is_last and not self.is_chained

    def _begin(self) -> None:
        """Set the rate of every group before the first step."""
        if self.is_resumed and self.keeps_rate and not self.is_absolute:
            self.is_chained = True
        else:
            self._set()

    def _set(self) -> None:
        """Set the rate of every group after a step."""
        self.is_chained = not (self.is_absolute or self._is_alone())
        rates, groups = self.rates(self.steps), self.optimizer.param_groups
        if len(groups) != len(self.base_lrs):
            raise ValueError(
                f"{type(self).__name__}: made for {len(self.base_lrs)} groups, not {len(groups)}; call"
                " add_param_group before the schedule is made, or make another"
            )
        if self.is_chained:
            is_first, before = self.steps.eq(0), self.rates(self.steps - 1)
            old = [is_first.where(*pair) for pair in zip(self.base_lrs, before, strict=True)]
            found = [group["lr"] for group in groups]
            rates = [*map(self._scaled, found, old, rates)]
        for group, rate in zip(groups, rates, strict=True):
            group["lr"] = rate
            group.set_by = self.number

    def _scaled(self, found: Tensor, before: Tensor, rate: Rate) -> Rate:
        """The rate that a group has, changed as this schedule's was; its own where that was 0
        and no longer is."""
        there, kept = before != 0, before.eq(rate)
        return kept.where(found, there.where(found * (rate / there.where(before, 1.0)), rate))

    @property
    def last_epoch(self) -> int:
        """How many steps were counted."""
        return int(self.steps.item())

    def get_last_lr(self) -> list[float]:
        """The rate of each group now."""
        return [float(group["lr"].item()) for group in self.optimizer.param_groups]

    def state_dict(self) -> dict[str, Tensor]:
        """What `step` changes. is_alone: 1 where nothing else changed the rates."""
        return {"steps": self.steps, "is_alone": Tensor(float(self._is_alone()))}

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> None:
        """Go on after as many steps as `state_dict` says. Where something else changed the rates too, they
        are in the optimizer's state.
        """
        self.steps.assign(Tensor(state_dict["steps"]).float())
        is_alone = Tensor(state_dict.get("is_alone", 1.0)).item() and (self.is_absolute or self._is_alone())
        if is_alone:
            self._set()
        self.is_chained = not is_alone


def cosine(share: Tensor, first: float, last: float) -> Tensor:
    """From `first` at 0 to `last` at 1.

    >>> cosine(Tensor(0.5), 1.0, 3.0).item()
    2.0
    """
    return ((share * math.pi).cos() + 1) * ((first - last) / 2) + last
