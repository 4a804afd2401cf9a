"""Learning rates that follow the count of steps, as torch's schedules of the same names.

The count is a tensor, and a rate is computed from it on the device: `step` may be called inside a function
that `jit` records as well as outside. Two schedules of one optimizer do not multiply; put one after the other
with `SequentialLR`.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence

from tensor.optim.base import HasGroups, check_count
from tensor.optim.cycles import CyclicLR as CyclicLR
from tensor.optim.cycles import OneCycleLR as OneCycleLR
from tensor.optim.plateau import ReduceLROnPlateau as ReduceLROnPlateau
from tensor.optim.schedule import Rate, Schedule, cosine
from tensor.tensor import Tensor

LRScheduler = _LRScheduler = Schedule  # by torch's names


class ConstantLR(Schedule):
    """`factor` of the rate for `total_iters` steps, then all of it.

    >>> schedule = ConstantLR(optim.SGD([Tensor([1.0])], lr=1.0), factor=0.5, total_iters=2)
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.5]
    """

    def __init__(self, optimizer: HasGroups, factor: float = 1 / 3, total_iters: int = 5) -> None:
        super().__init__(optimizer)
        self.factor, self.total_iters = factor, total_iters
        self._set()

    def rate(self, base: float, t: Tensor) -> Rate:
        return (t < self.total_iters).where(base * self.factor, base)


class LinearLR(Schedule):
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
    ) -> None:
        super().__init__(optimizer)
        check_count("LinearLR", "total_iters", total_iters)
        self.start_factor, self.end_factor, self.total_iters = start_factor, end_factor, total_iters
        self._set()

    def rate(self, base: float, t: Tensor) -> Rate:
        share = t.minimum(self.total_iters) / self.total_iters
        return (share * (self.end_factor - self.start_factor) + self.start_factor) * base


class StepLR(Schedule):
    """The rate times `gamma` every `step_size` steps.

    >>> schedule = StepLR(optim.SGD([Tensor([1.0])], lr=1.0), step_size=1, gamma=0.5)
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.5]
    """

    def __init__(self, optimizer: HasGroups, step_size: int, gamma: float = 0.1) -> None:
        super().__init__(optimizer)
        check_count("StepLR", "step_size", step_size)
        self.step_size, self.gamma = step_size, gamma
        self._set()

    def rate(self, base: float, t: Tensor) -> Rate:
        return self.gamma ** (t // self.step_size) * base


class MultiStepLR(Schedule):
    """The rate times `gamma` at each of `milestones`, counts of steps.

    >>> schedule = MultiStepLR(optim.SGD([Tensor([1.0])], lr=1.0), milestones=[1, 8], gamma=0.5)
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.5]
    """

    def __init__(self, optimizer: HasGroups, milestones: Iterable[int], gamma: float = 0.1) -> None:
        super().__init__(optimizer)
        self.milestones, self.gamma = sorted(milestones), gamma
        self._set()

    def rate(self, base: float, t: Tensor) -> Rate:
        made: Rate = base
        for milestone in self.milestones:
            made = (t >= milestone).where(self.gamma, 1.0) * made
        return made


class ExponentialLR(Schedule):
    """The rate times `gamma` at every step.

    >>> schedule = ExponentialLR(optim.SGD([Tensor([1.0])], lr=1.0), gamma=0.5)
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.5]
    """

    def __init__(self, optimizer: HasGroups, gamma: float) -> None:
        super().__init__(optimizer)
        self.gamma = gamma
        self._set()

    def rate(self, base: float, t: Tensor) -> Rate:
        return self.gamma**t * base


class PolynomialLR(Schedule):
    """The rate times (1 - t / total_iters) ** power, then 0.

    >>> schedule = PolynomialLR(optim.SGD([Tensor([1.0])], lr=1.0), total_iters=4)
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.75]
    """

    def __init__(self, optimizer: HasGroups, total_iters: int = 5, power: float = 1.0) -> None:
        super().__init__(optimizer)
        check_count("PolynomialLR", "total_iters", total_iters)
        self.total_iters, self.power = total_iters, power
        self._set()

    def rate(self, base: float, t: Tensor) -> Rate:
        return (1 - t.minimum(self.total_iters) / self.total_iters) ** self.power * base


class CosineAnnealingLR(Schedule):
    """From the rate to `eta_min` along half a cosine of T_max steps, and up again behind it.

    >>> schedule = CosineAnnealingLR(optim.SGD([Tensor([1.0])], lr=1.0), T_max=1)
    >>> schedule.step()
    >>> round(schedule.get_last_lr()[0], 4)
    0.0
    """

    def __init__(self, optimizer: HasGroups, T_max: int, eta_min: float = 0.0) -> None:
        super().__init__(optimizer)
        check_count("CosineAnnealingLR", "T_max", T_max)
        self.T_max, self.eta_min = T_max, eta_min
        self._set()

    def rate(self, base: float, t: Tensor) -> Rate:
        return cosine(t / self.T_max, base, self.eta_min)


class CosineAnnealingWarmRestarts(Schedule):
    """`CosineAnnealingLR` that begins anew after T_0 steps, then after T_0 * T_mult, and so on.

    >>> schedule = CosineAnnealingWarmRestarts(optim.SGD([Tensor([1.0])], lr=1.0), T_0=1)
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [1.0]
    """

    def __init__(self, optimizer: HasGroups, T_0: int, T_mult: int = 1, eta_min: float = 0.0) -> None:
        super().__init__(optimizer)
        check_count("CosineAnnealingWarmRestarts", "T_0", T_0)
        check_count("CosineAnnealingWarmRestarts", "T_mult", T_mult)
        self.T_0, self.T_mult, self.eta_min = T_0, T_mult, eta_min
        self._set()

    def rate(self, base: float, t: Tensor) -> Rate:
        if self.T_mult == 1:
            return cosine((t % self.T_0) / self.T_0, base, self.eta_min)
        start, length = Tensor(0.0), Tensor(float(self.T_0))
        begin, period = self.T_0, self.T_0 * self.T_mult
        while begin < 2**24:  # up to where float32 counts
            start, length = (t >= begin).where(float(begin), start), (t >= begin).where(float(period), length)
            begin, period = begin + period, period * self.T_mult
        return cosine((t - start) / length, base, self.eta_min)


class SequentialLR(Schedule):
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

    def __init__(
        self, optimizer: HasGroups, schedulers: Sequence[Schedule], milestones: Sequence[int]
    ) -> None:
        super().__init__(optimizer)
        if len(milestones) != len(schedulers) - 1:
            raise ValueError(
                f"SequentialLR: {len(schedulers)} schedules and {len(milestones)} milestones; allowed is one"
                " milestone less"
            )
        self.schedulers, self.milestones = list(schedulers), list(milestones)
        self._set()

    def rate(self, base: float, t: Tensor) -> Rate:
        if any(isinstance(each, LambdaLR) for each in self.schedulers):  # which count on the host
            place = bisect_right(self.milestones, int(t.item()))
            begin = self.milestones[place - 1] if place else 0
            return self.schedulers[place].rate(base, t - begin)
        made = self.schedulers[0].rate(base, t)
        for begin, schedule in zip(self.milestones, self.schedulers[1:], strict=True):
            made = (t >= begin).where(schedule.rate(base, t - begin), made)
        return made


class LambdaLR(Schedule):
    """The rate times what `lr_lambda` gives for the count of steps, a Python number.

    The count is read on the host, so that `step` has its place outside a function that `jit` records.

    >>> schedule = LambdaLR(optim.SGD([Tensor([1.0])], lr=1.0), lambda step: 1 / (step + 1))
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.5]
    """

    def __init__(self, optimizer: HasGroups, lr_lambda: Callable[[int], float]) -> None:
        super().__init__(optimizer)
        self.lr_lambda = lr_lambda
        self._set()

    def rate(self, base: float, t: Tensor) -> Rate:
        return base * float(self.lr_lambda(int(t.item())))


class MultiplicativeLR(LambdaLR):
    """The rate times what `lr_lambda` gives for the count of steps, at every step; counted as `LambdaLR`.

    >>> schedule = MultiplicativeLR(optim.SGD([Tensor([1.0])], lr=1.0), lambda step: 0.5)
    >>> schedule.step()
    >>> schedule.step()
    >>> schedule.get_last_lr()
    [0.25]
    """

    def rate(self, base: float, t: Tensor) -> Rate:
        return base * math.prod(float(self.lr_lambda(step + 1)) for step in range(int(t.item())))
