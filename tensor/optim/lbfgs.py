"""L-BFGS: steps along the inverse curvature that the last steps and changes of the gradient tell of (Nocedal
and Wright, Numerical Optimization, 2006, algorithms 7.4 and 7.5). Each step waits for its loss.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from math import inf
from typing import Any

from tensor.nn.utils import parameters_to_vector
from tensor.optim.base import Optimizer, ParameterGroup, Params, check_count, check_range
from tensor.tensor import Tensor

LEAST_CURVATURE = 1e-10  # of a pair that is kept: y . s


class LBFGS(Optimizer):
    """Up to `max_iter` steps for each call of `step`, which needs a closure that computes the loss and its
    gradients. As torch's without line search; `line_search_fn` other than None is a ValueError. What past
    steps told is not part of `state_dict`.

    >>> weight = Tensor([3.0], requires_grad=True)
    >>> optimizer = LBFGS([weight], lr=0.5)
    >>> def closure():
    ...     optimizer.zero_grad()
    ...     return (weight - 1).square().sum().backward()
    >>> optimizer.step(closure).item(), abs(weight.item() - 1) < 1e-3
    (4.0, True)
    """

    def __init__(
        self,
        params: Params,
        lr: float = 1.0,
        max_iter: int = 20,
        max_eval: int | None = None,
        tolerance_grad: float = 1e-7,
        tolerance_change: float = 1e-9,
        history_size: int = 100,
        line_search_fn: None = None,
    ) -> None:
        if line_search_fn is not None:
            raise ValueError(f"LBFGS: line_search_fn {line_search_fn!r}; allowed is None, with a small lr")
        check_count("LBFGS", "max_iter", max_iter)
        check_count("LBFGS", "history_size", history_size)
        most = max_iter * 5 // 4 if max_eval is None else max_eval
        settings = {"max_iter": max_iter, "max_eval": most, "tolerance_grad": tolerance_grad}
        super().__init__(params, lr, tolerance_change=tolerance_change, history_size=history_size, **settings)
        if len(self.param_groups) != 1:
            raise ValueError(f"LBFGS: {len(self.param_groups)} groups of parameters; allowed is one")
        self.pairs: deque[tuple[Tensor, Tensor]] = deque(maxlen=history_size)  # of s, y
        self._last: tuple[Tensor, Tensor] | None = None  # step and gradient of the last iteration

    def _check(self, group: ParameterGroup) -> None:
        check_range(group, 0, inf, "tolerance_grad", "tolerance_change")

    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Iterate; gives the first loss. TypeError without a closure."""
        if closure is None:
            raise TypeError("LBFGS: step needs a closure that computes the loss and its gradients")
        group = self.param_groups[0]
        first = self._evaluated(closure)
        value, gradient, calls = float(first), self._gradient(), 1
        for turn in range(group["max_iter"]):
            if gradient.abs().max().item() <= group["tolerance_grad"]:
                break
            direction = self._direction(gradient)
            if (direction * gradient).sum().item() > -group["tolerance_change"]:
                break
            moved = self._move(direction, gradient)
            self._last, before = (moved, gradient), value
            if turn + 1 == group["max_iter"]:
                break
            value = float(self._evaluated(closure))
            gradient, calls = self._gradient(), calls + 1
            is_still = moved.abs().max().item() <= group["tolerance_change"]
            if calls >= group["max_eval"] or is_still or abs(value - before) < group["tolerance_change"]:
                break
        return first

    def schedule_step(self) -> list[Tensor]:
        """TypeError: only `step` with a closure."""
        raise TypeError(
            "LBFGS: a step needs a closure; allowed is step(closure), outside of an OptimizerGroup"
        )

    def _evaluated(self, closure: Callable[[], Any]) -> Any:
        with Tensor.enable_grad():
            return closure()

    def _gradient(self) -> Tensor:
        rows = [p.zeros_like() if p.grad is None else p.grad.detach() for p in self.params]
        return parameters_to_vector(rows).realize()

    def _direction(self, gradient: Tensor) -> Tensor:
        """Minus the inverse curvature times the gradient; at first minus the gradient."""
        if self._last is None:
            return -gradient
        moved, before = self._last
        change = (gradient - before).realize()
        if (change * moved).sum().item() > LEAST_CURVATURE:
            self.pairs.append((moved, change))
        q, factors = -gradient, []
        for s, y in reversed(self.pairs):
            factors.append((s * q).sum() / (y * s).sum())
            q = (q - y * factors[-1]).realize()
        if self.pairs:
            s, y = self.pairs[-1]
            q = q * ((y * s).sum() / (y * y).sum())
        for (s, y), factor in zip(self.pairs, reversed(factors), strict=True):
            q = (q + s * (factor - (y * q).sum() / (y * s).sum())).realize()
        return q

    def _move(self, direction: Tensor, gradient: Tensor) -> Tensor:
        """Change the parameters; by how much. The first step is at most as long as the rate, in the sum of
        sizes."""
        rate = float(self.lr.item())
        if self._last is None:
            rate *= min(1.0, 1.0 / float(gradient.abs().sum().item()))
        moved, start = (direction * rate).realize(), 0
        for each in self.params:
            part = moved[start : start + each.numel()].reshape(each.shape)
            each.assign(each.detach() + part.cast(each.dtype))
            start += each.numel()
        self.params[0].realize(*self.params[1:])
        return moved
