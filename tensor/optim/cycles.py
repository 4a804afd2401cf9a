"""Learning rates that go up and down, with the momentum going the other way: OneCycleLR, CyclicLR.

The momentum, or Adam's first beta, becomes a number in memory, as the rate is, which recorded steps read.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from tensor.optim.base import HasGroups, check_count, number
from tensor.optim.schedule import Rate, RateSchedule, cosine
from tensor.tensor import Tensor

MANY = 1_000_000  # steps, where a beta's power of them is 0 by now: their number makes no difference
Each = float | Sequence[float]  # for all groups, or for each of them
MODES: dict[str, Callable[[Tensor, float], Rate]] = {
    "triangular": lambda cycle, gamma: 1.0,
    "triangular2": lambda cycle, gamma: (1 - cycle).exp2(),
    "exp_range": lambda t, gamma: gamma**t,
}


class Cycle(RateSchedule):
    """Base: the momentum of each group follows `momentum` between its `momenta`."""

    is_absolute = True

    def __init__(self, optimizer: HasGroups, momenta: tuple[Each, Each] | None, last_epoch: int) -> None:
        super().__init__(optimizer, last_epoch)
        groups = optimizer.param_groups
        self.momenta = None if momenta is None else [*zip(*(each(groups, m) for m in momenta), strict=True)]
        if self.momenta is not None:
            for single in getattr(optimizer, "optimizers", (optimizer,)):
                _let_momentum_change(type(self).__name__, single)
        self._begin()

    def momentum(self, low: float, high: float, t: Tensor) -> Rate:
        """The momentum after t steps."""
        raise NotImplementedError

    def _set(self) -> None:
        super()._set()
        if self.momenta is not None:
            for group, (low, high) in zip(self.optimizer.param_groups, self.momenta, strict=True):
                held: Tensor = group["betas"][0] if "betas" in group else group[_name(group)]
                held.assign(Tensor(self.momentum(low, high, self.steps)))


def each(groups: Sequence[Any], given: Each) -> list[float]:
    """A setting for each group. ValueError for another count."""
    made = [float(given)] * len(groups) if isinstance(given, int | float) else [*map(float, given)]
    if len(made) != len(groups):
        raise ValueError(f"{given} for {len(groups)} groups; give a number, or one for each")
    return made


def _name(group: Any) -> str:
    return next((name for name in ("momentum", "b1", "betas") if name in group), "")


def _let_momentum_change(schedule: str, optimizer: Any) -> None:
    """Keep the momentum in memory. ValueError for an optimizer that has none."""
    added: list[Tensor] = [t for each in (optimizer, *optimizer.added) for t in each.start_momentum()]
    for group in optimizer.param_groups:
        name = _name(group)
        if not name:
            raise ValueError(f"{schedule}: {group.owner} has no momentum; give cycle_momentum=False")
        held = number(float(group["betas"][0] if name == "betas" else group[name]), group["params"])
        group.update({name: (held, group["betas"][1]) if name == "betas" else held})
        added.append(held)
        if name == "b1":  # its powers are of the beta that a step has
            b2, power = group["b2"], float(group["b2_power"].item())
            past = round(math.log(power) / math.log(b2)) if 0 < power < 1 and b2 else 0 if power else MANY
            group.update(steps=number(float(past), group["params"]))
            added.append(group["steps"])
    optimizer.state = (*optimizer.state, *added)


class OneCycleLR(Cycle):
    """Up to `max_lr` within pct_start of `total_steps`, then down, along cosines or lines (Smith, 2018).

    total_steps: or `epochs` of `steps_per_epoch`. It begins at max_lr / div_factor and ends at that /
    final_div_factor. three_phase: down takes as long as up, and the rest goes on down. The momentum, or the
    first of `betas`, goes from max_momentum to base_momentum and back meanwhile, unless cycle_momentum=False.

    >>> optimizer = optim.SGD([Tensor([1.0])], lr=1.0, momentum=0.9)
    >>> schedule = OneCycleLR(optimizer, max_lr=1.0, total_steps=10, div_factor=4.0)
    >>> schedule.get_last_lr(), round(optimizer.momentum.item(), 4)
    ([0.25], 0.95)
    """

    def __init__(
        self,
        optimizer: HasGroups,
        max_lr: Each,
        total_steps: int | None = None,
        epochs: int | None = None,
        steps_per_epoch: int | None = None,
        pct_start: float = 0.3,
        anneal_strategy: str = "cos",
        cycle_momentum: bool = True,
        base_momentum: Each = 0.85,
        max_momentum: Each = 0.95,
        div_factor: float = 25.0,
        final_div_factor: float = 1e4,
        three_phase: bool = False,
        last_epoch: int = -1,
    ) -> None:
        if total_steps is None:
            check_count("OneCycleLR", "epochs without total_steps", epochs)
            check_count("OneCycleLR", "steps_per_epoch without total_steps", steps_per_epoch)
            total_steps = (epochs or 0) * (steps_per_epoch or 0)
        check_count("OneCycleLR", "total_steps", total_steps)
        if anneal_strategy not in ("cos", "linear") or not 0 <= pct_start <= 1:
            raise ValueError(
                f"OneCycleLR: anneal_strategy {anneal_strategy!r}, pct_start {pct_start}; allowed are 'cos'"
                " and 'linear', and 0..1"
            )
        self.is_cosine, top = anneal_strategy == "cos", pct_start * total_steps
        middle = [2 * top - 2] if three_phase else []
        self.ends = [top - 1, *middle, total_steps - 1.0]
        self.final_div_factor = final_div_factor
        for group, highest in zip(optimizer.param_groups, each(optimizer.param_groups, max_lr), strict=True):
            group.update(initial_lr=highest / div_factor, max_lr=highest)
        self.div_factor = div_factor
        super().__init__(optimizer, (base_momentum, max_momentum) if cycle_momentum else None, last_epoch)

    def rate(self, base: float, t: Tensor) -> Rate:
        highest, last = base * self.div_factor, base / self.final_div_factor
        return self._through([base, highest, *[base] * (len(self.ends) - 2), last], t)

    def momentum(self, low: float, high: float, t: Tensor) -> Rate:
        return self._through([high, low, *[high] * (len(self.ends) - 1)], t)

    def _through(self, values: list[float], t: Tensor) -> Rate:
        """From the first value to the last one, which the ends of the phases have."""
        made: Rate = values[-1]
        begins = [0.0, *self.ends[:-1]]
        phases = list(zip(begins, self.ends, values[:-1], values[1:], strict=True))
        for begin, end, first, last in reversed(phases):
            share = (t - begin) / max(end - begin, 1e-9)
            phase = cosine(share, first, last) if self.is_cosine else share * (last - first) + first
            made = (t <= end).where(phase, made)
        return made


class CyclicLR(Cycle):
    """From base_lr to max_lr in step_size_up steps and back in step_size_down, again and again (Smith, 2015).

    mode: "triangular"; "triangular2", in which each cycle goes half as high; "exp_range", in which the height
    is times gamma at each step. scale_fn: says the height itself, of the cycle's number or, for scale_mode
    "iterations", of the steps, as a function of tensors. The momentum goes the other way, between
    max_momentum and base_momentum, unless cycle_momentum=False.

    >>> optimizer = optim.SGD([Tensor([1.0])], lr=1.0, momentum=0.9)
    >>> schedule = CyclicLR(optimizer, base_lr=0.5, max_lr=1.0, step_size_up=2)
    >>> schedule.step()
    >>> schedule.get_last_lr(), round(optimizer.momentum.item(), 4)
    ([0.75], 0.85)
    """

    def __init__(
        self,
        optimizer: HasGroups,
        base_lr: Each,
        max_lr: Each,
        step_size_up: int = 2000,
        step_size_down: int | None = None,
        mode: str = "triangular",
        gamma: float = 1.0,
        scale_fn: Callable[[Any], Any] | None = None,
        scale_mode: str = "cycle",
        cycle_momentum: bool = True,
        base_momentum: Each = 0.8,
        max_momentum: Each = 0.9,
        last_epoch: int = -1,
    ) -> None:
        if mode not in MODES or scale_mode not in ("cycle", "iterations"):
            raise ValueError(
                f"CyclicLR: mode {mode!r}, scale_mode {scale_mode!r}; allowed are {', '.join(MODES)}, and"
                " cycle and iterations"
            )
        check_count("CyclicLR", "step_size_up", step_size_up)
        self.up, self.down = step_size_up, step_size_up if step_size_down is None else step_size_down
        self.scale = scale_fn or (lambda n: MODES[mode](n, gamma))
        self.is_by_step = scale_mode == "iterations" if scale_fn else mode == "exp_range"
        groups = optimizer.param_groups
        for group, low, high in zip(groups, each(groups, base_lr), each(groups, max_lr), strict=True):
            group.update(initial_lr=low, max_lr=high)
        super().__init__(optimizer, (base_momentum, max_momentum) if cycle_momentum else None, last_epoch)

    def rates(self, t: Tensor) -> list[Rate]:
        share = self._share(t)
        ends = [(group["initial_lr"], group["max_lr"]) for group in self.optimizer.param_groups]
        return [share * (high - low) + low for low, high in ends]

    def momentum(self, low: float, high: float, t: Tensor) -> Rate:
        made: Tensor = self._share(t) * (low - high) + high
        return made

    def _share(self, t: Tensor) -> Tensor:
        """How high between both ends, times the scale."""
        total = self.up + self.down
        cycle = (t / total).floor()
        place = t - cycle * total
        rise = (place <= self.up).where(place / self.up, (total - place) / max(self.down, 1))
        made: Tensor = rise * self.scale(t if self.is_by_step else cycle + 1)
        return made
