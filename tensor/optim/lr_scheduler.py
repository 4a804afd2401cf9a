"""Learning rates that follow the count of steps, as torch's schedules of the same names.

The count is a tensor, and a rate is computed from it on the device: `step` may be called inside a function
that `jit` records as well as outside. Schedules of one optimizer multiply, but for those that say that they
do not; `SequentialLR` puts one after the other.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from tensor.optim.base import HasGroups, check_count
from tensor.optim.cycles import CyclicLR as CyclicLR
from tensor.optim.cycles import OneCycleLR as OneCycleLR
from tensor.optim.plateau import ReduceLROnPlateau as ReduceLROnPlateau
from tensor.optim.schedule import Rate, RateSchedule, cosine
from tensor.tensor import Tensor

LRScheduler = _LRScheduler = RateSchedule  # by torch's names
Factor = Callable[[int], float]


class ConstantLR(RateSchedule):
    """`factor` of the rate for `total_iters` steps, then all of it.

    >>> schedule = ConstantLR(optim.SGD([Tensor([1.0])], lr=1.0), factor=0.5, total_iters=2)
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.5]
    """

    keeps_rate = False

    def __init__(
        self, optimizer: HasGroups, factor: float = 1 / 3, total_iters: int = 5, last_epoch: int = -1
    ) -> None:
        super().__init__(optimizer, last_epoch)
        self.factor, self.total_iters = factor, total_iters
        self._begin()

    def rate(self, base: float, t: Tensor) -> Rate:
        return (t < self.total_iters).where(base * self.factor, base)


class LinearLR(RateSchedule):
    """From `start_factor` of the rate to `end_factor` in equal steps: a warm-up.

    >>> schedule = LinearLR(optim.SGD([Tensor([1.0])], lr=1.0), start_factor=0.5, total_iters=2)
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.75]
    """

    def __init__(
        self,
        optimizer: HasGroups,
        start_factor: float = 1 / 3,
        end_factor: float = 1.0,
        total_iters: int = 5,
        last_epoch: int = -1,
    ) -> None:
        super().__init__(optimizer, last_epoch)
        check_count("LinearLR", "total_iters", total_iters)
        self.start_factor, self.end_factor, self.total_iters = start_factor, end_factor, total_iters
        self._begin()

    def rate(self, base: float, t: Tensor) -> Rate:
        share = t.minimum(self.total_iters) / self.total_iters
        return (share * (self.end_factor - self.start_factor) + self.start_factor) * base


class StepLR(RateSchedule):
    """The rate times `gamma` every `step_size` steps.

    >>> schedule = StepLR(optim.SGD([Tensor([1.0])], lr=1.0), step_size=1, gamma=0.5)
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.5]
    """

    keeps_rate = False

    def __init__(
        self, optimizer: HasGroups, step_size: int, gamma: float = 0.1, last_epoch: int = -1
    ) -> None:
        super().__init__(optimizer, last_epoch)
        check_count("StepLR", "step_size", step_size)
        self.step_size, self.gamma = step_size, gamma
        self._begin()

    def rate(self, base: float, t: Tensor) -> Rate:
        return self.gamma ** (t // self.step_size) * base


class MultiStepLR(RateSchedule):
    """The rate times `gamma` at each of `milestones`, counts of steps.

    >>> schedule = MultiStepLR(optim.SGD([Tensor([1.0])], lr=1.0), milestones=[1, 8], gamma=0.5)
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.5]
    """

    keeps_rate = False

    def __init__(
        self, optimizer: HasGroups, milestones: Iterable[int], gamma: float = 0.1, last_epoch: int = -1
    ) -> None:
        super().__init__(optimizer, last_epoch)
        self.milestones, self.gamma = sorted(milestones), gamma
        self._begin()

    def rate(self, base: float, t: Tensor) -> Rate:
        made: Rate = base
        for milestone in self.milestones:
            made = (t >= milestone).where(self.gamma, 1.0) * made
        return made


class ExponentialLR(RateSchedule):
    """The rate times `gamma` at every step.

    >>> schedule = ExponentialLR(optim.SGD([Tensor([1.0])], lr=1.0), gamma=0.5)
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.5]
    """

    def __init__(self, optimizer: HasGroups, gamma: float, last_epoch: int = -1) -> None:
        super().__init__(optimizer, last_epoch)
        self.gamma = gamma
        self._begin()

    def rate(self, base: float, t: Tensor) -> Rate:
        return self.gamma**t * base


class PolynomialLR(RateSchedule):
    """The rate times (1 - t / total_iters) ** power, then 0.

    >>> schedule = PolynomialLR(optim.SGD([Tensor([1.0])], lr=1.0), total_iters=4)
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.75]
    """

    def __init__(
        self, optimizer: HasGroups, total_iters: int = 5, power: float = 1.0, last_epoch: int = -1
    ) -> None:
        super().__init__(optimizer, last_epoch)
        check_count("PolynomialLR", "total_iters", total_iters)
        self.total_iters, self.power = total_iters, power
        self._begin()

    def rate(self, base: float, t: Tensor) -> Rate:
        return (1 - t.minimum(self.total_iters) / self.total_iters) ** self.power * base


class CosineAnnealingLR(RateSchedule):
    """From the rate to `eta_min` along half a cosine of T_max steps, and up again behind it.

    >>> schedule = CosineAnnealingLR(optim.SGD([Tensor([1.0])], lr=1.0), T_max=1)
    >>> schedule.step()
    >>> round(schedule.get_last_lr()[0], 4)
    0.0
    """

    def __init__(self, optimizer: HasGroups, T_max: int, eta_min: float = 0.0, last_epoch: int = -1) -> None:
        super().__init__(optimizer, last_epoch)
        check_count("CosineAnnealingLR", "T_max", T_max)
        self.T_max, self.eta_min = T_max, eta_min
        self._begin()

    def rate(self, base: float, t: Tensor) -> Rate:
        return cosine(t / self.T_max, base, self.eta_min)

    def _scaled(self, found: Tensor, before: Tensor, rate: Rate) -> Rate:
        low = self.eta_min
        return super()._scaled(found - low, before - low, rate - low) + low


class CosineAnnealingWarmRestarts(RateSchedule):
    """`CosineAnnealingLR` that begins anew after T_0 steps, then after T_0 * T_mult, and so on. Sets the
    rate, whatever another schedule did.

    >>> schedule = CosineAnnealingWarmRestarts(optim.SGD([Tensor([1.0])], lr=1.0), T_0=1)
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [1.0]
    """

    is_absolute = True

    def __init__(
        self,
        optimizer: HasGroups,
        T_0: int,
        T_mult: int = 1,
        eta_min: float = 0.0,
        last_epoch: int = -1,
    ) -> None:
        super().__init__(optimizer, last_epoch)
        check_count("CosineAnnealingWarmRestarts", "T_0", T_0)
        check_count("CosineAnnealingWarmRestarts", "T_mult", T_mult)
        self.T_0, self.T_mult, self.eta_min = T_0, T_mult, eta_min
        self._begin()

    def rate(self, base: float, t: Tensor) -> Rate:
        if self.T_mult == 1:
            return cosine((t % self.T_0) / self.T_0, base, self.eta_min)
        start, length = Tensor(0.0), Tensor(float(self.T_0))
        begin, period = self.T_0, self.T_0 * self.T_mult
        while begin < 2**24:  # up to where float32 counts
            start, length = (t >= begin).where(float(begin), start), (t >= begin).where(float(period), length)
            begin, period = begin + period, period * self.T_mult
        return cosine((t - start) / length, base, self.eta_min)


class SequentialLR(RateSchedule):
    """Schedules of one optimizer one after the other; each but the first begins at its milestone.

    >>> optimizer = optim.SGD([Tensor([1.0])], lr=1.0)
    >>> parts = [ConstantLR(optimizer, 0.25, 9), ExponentialLR(optimizer, 0.5)]
    >>> schedule = SequentialLR(optimizer, parts, milestones=[1])
    >>> schedule.get_last_lr()
    [0.25]
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [1.0]
    """

    keeps_rate = False

    def __init__(
        self,
        optimizer: HasGroups,
        schedulers: Sequence[RateSchedule],
        milestones: Sequence[int],
        last_epoch: int = -1,
    ) -> None:
        super().__init__(optimizer, last_epoch)
        if len(milestones) != len(schedulers) - 1:
            raise ValueError(
                f"SequentialLR: {len(schedulers)} schedules and {len(milestones)} milestones; allowed is one"
                " milestone less"
            )
        self.schedulers, self.milestones = list(schedulers), list(milestones)
        self.is_absolute = any(each.is_absolute for each in self.schedulers)
        for group in optimizer.param_groups:
            group.set_by = self.number  # whatever its parts set when they were made
        self._begin()

    def rates(self, t: Tensor) -> list[Rate]:
        if any(isinstance(each, LambdaLR) for each in self.schedulers):  # which count on the host
            place = bisect_right(self.milestones, int(t.item()))
            begin = self.milestones[place - 1] if place else 0
            return self.schedulers[place].rates(t - begin)
        made = self.schedulers[0].rates(t)
        for begin, schedule in zip(self.milestones, self.schedulers[1:], strict=True):
            made = [(t >= begin).where(*pair) for pair in zip(schedule.rates(t - begin), made, strict=True)]
        return made

    def _scaled(self, found: Tensor, before: Tensor, rate: Rate) -> Rate:
        """As the part whose turn it is does; where one begins, its own rate."""
        made = self.schedulers[0]._scaled(found, before, rate)
        for begin, schedule in zip(self.milestones, self.schedulers[1:], strict=True):
            later = (self.steps > begin).where(schedule._scaled(found, before, rate), made)
            made = self.steps.eq(begin).where(rate, later)
        return made


class ChainedScheduler:
    """Schedules of one optimizer that step together; their factors multiply.

    >>> optimizer = optim.SGD([Tensor([1.0])], lr=1.0)
    >>> schedule = ChainedScheduler([ConstantLR(optimizer, 0.5, 9), ExponentialLR(optimizer, 0.5)])
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.25]
    """

    def __init__(self, schedulers: Sequence[RateSchedule], optimizer: HasGroups | None = None) -> None:
        """ValueError for none, for schedules of several optimizers, and for a ReduceLROnPlateau."""
        given = list(schedulers)
        self.optimizer = optimizer or (given[0].optimizer if given else None)
        for each in given:
            if not isinstance(each, RateSchedule) or each.optimizer is not self.optimizer:
                kind = type(each).__name__
                raise ValueError(f"ChainedScheduler: a {kind}; allowed are schedules of one optimizer")
        if not given:
            raise ValueError("ChainedScheduler: no schedules; allowed are one or more")
        self.schedulers = given

    def step(self) -> None:
        """Step every schedule, in order."""
        for each in self.schedulers:
            each.step()

    def get_last_lr(self) -> list[float]:
        """The rate of each group now."""
        return self.schedulers[0].get_last_lr()

    def state_dict(self) -> dict[str, Tensor]:
        """The state of each, under its number."""
        states = enumerate(each.state_dict() for each in self.schedulers)
        return {f"{place}.{name}": tensor for place, state in states for name, tensor in state.items()}

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> None:
        """Go on from what `state_dict` gave; the rates are in the optimizer's state."""
        for place, each in enumerate(self.schedulers):
            each.load_state_dict({name: state_dict[f"{place}.{name}"] for name in each.state_dict()})


class LambdaLR(RateSchedule):
    """The rate times what `lr_lambda` gives for the count of steps, a Python number; a function, or one for
    each group. Sets the rate, whatever another schedule did.

    The count is read on the host, so that `step` has its place outside a function that `jit` records.

    >>> schedule = LambdaLR(optim.SGD([Tensor([1.0])], lr=1.0), lambda step: 1 / (step + 1))
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.5]
    """

    is_absolute = True

    def __init__(
        self, optimizer: HasGroups, lr_lambda: Factor | Sequence[Factor], last_epoch: int = -1
    ) -> None:
        super().__init__(optimizer, last_epoch)
        groups = len(optimizer.param_groups)
        self.lr_lambdas = [lr_lambda] * groups if callable(lr_lambda) else list(lr_lambda)
        if len(self.lr_lambdas) != groups:
            told = f"{type(self).__name__}: {len(self.lr_lambdas)} functions for {groups} groups"
            raise ValueError(f"{told}; give one, or one for each")
        self._begin()

    def rates(self, t: Tensor) -> list[Rate]:
        pairs = zip(self.base_lrs, self.lr_lambdas, strict=True)
        return [base * self._factor(function, int(t.item())) for base, function in pairs]

    def _factor(self, function: Factor, steps: int) -> float:
        return float(function(steps))


class MultiplicativeLR(LambdaLR):
    """The rate times what `lr_lambda` gives for the count of steps, at every step; counted as `LambdaLR`.

    >>> schedule = MultiplicativeLR(optim.SGD([Tensor([1.0])], lr=1.0), lambda step: 0.5)
    >>> schedule.step()
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.25]
    """

    is_absolute = False

    def _factor(self, function: Factor, steps: int) -> float:
        return math.prod(float(function(step + 1)) for step in range(steps))
