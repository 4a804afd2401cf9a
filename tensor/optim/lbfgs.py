"""L-BFGS: steps along the inverse curvature that the last steps and changes of the gradient tell of (Nocedal
and Wright, Numerical Optimization, 2006, algorithms 7.4 and 7.5). Each step waits for its loss.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from math import inf
from typing import Any

from tensor.nn.utils import parameters_to_vector
from tensor.optim.base import Optimizer, ParameterGroup, Params, check_count, check_range
from tensor.optim.line_search import Point, Search
from tensor.tensor import Tensor

LEAST_CURVATURE = 1e-10  # of a pair that is kept: y . s
SMALLEST_BRACKET = 1e-9  # of a line search, in the parameter that moves most


class LBFGS(Optimizer):
    """Up to `max_iter` steps for each call of `step`, which needs a closure that computes the loss and its
    gradients. line_search_fn: None, for steps of length `lr` along the direction, or "strong_wolfe", which
    looks how far to go (line_search.py). What past steps told is not part of `state_dict`.

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
        line_search_fn: str | None = None,
    ) -> None:
        if line_search_fn not in (None, "strong_wolfe"):
            raise ValueError(f"LBFGS: line_search_fn {line_search_fn!r}; allowed are None and 'strong_wolfe'")
        check_count("LBFGS", "max_iter", max_iter)
        check_count("LBFGS", "history_size", history_size)
        most = max_iter * 5 // 4 if max_eval is None else max_eval
        settings = {"max_iter": max_iter, "max_eval": most, "tolerance_grad": tolerance_grad}
        super().__init__(params, lr, tolerance_change=tolerance_change, history_size=history_size, **settings)
        if len(self.param_groups) != 1:
            raise ValueError(f"LBFGS: {len(self.param_groups)} groups of parameters; allowed is one")
        self.pairs: deque[tuple[Tensor, Tensor]] = deque(maxlen=history_size)  # of s, y
        self._last: tuple[Tensor, Tensor] | None = None  # step and gradient of the last iteration
        self.line_search_fn = line_search_fn

    def add_param_group(self, param_group: Mapping[str, Any]) -> None:
        """ValueError: what it keeps is of all its parameters as one vector."""
        raise ValueError("LBFGS: a second group of parameters; allowed is one, so make another optimizer")

    def _check(self, group: ParameterGroup) -> None:
        check_range(group, 0, inf, "tolerance_grad", "tolerance_change")

    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Iterate; gives the first loss. TypeError without a closure."""
        if closure is None:
            raise TypeError("LBFGS: step needs a closure that computes the loss and its gradients")
        group = self.param_groups[0]
        least, turns = group["tolerance_change"], group["max_iter"]
        first = self._evaluated(closure)
        value, gradient, calls = float(first), self._gradient(), 1
        for turn in range(turns):
            if gradient.abs().max().item() <= group["tolerance_grad"]:
                break
            direction = self._direction(gradient)
            here = Point(0.0, value, gradient, (direction * gradient).sum().item())
            if here.slope > -least:
                break
            found, more = self._next(closure, here, direction, turn + 1 == turns)
            moved = (direction * found.far).realize()
            self._last, calls = (moved, gradient), calls + more
            value, gradient = found.value, found.gradient
            is_still = moved.abs().max().item() <= least
            if calls >= group["max_eval"] or is_still or abs(value - here.value) < least:
                break
        return first

    def _next(
        self, closure: Callable[[], Any], here: Point, direction: Tensor, is_last: bool
    ) -> tuple[Point, int]:
        """Go to the next point; how often the closure was called. Of the last one nobody asks the loss."""
        start, rate = self._position(), self._rate(here.gradient)
        if self.line_search_fn is None:
            self._go(start, direction, rate)
            if is_last:
                return here._replace(far=rate), 0
            return self._point(closure, direction, rate), 1
        widest = direction.abs().max().item()

        def at(far: float) -> Point:
            self._go(start, direction, far)
            return self._point(closure, direction, far)

        search = Search(at, here, widest, SMALLEST_BRACKET)
        found = search.found(rate)
        self._go(start, direction, found.far)
        return found, search.calls

    def _point(self, closure: Callable[[], Any], direction: Tensor, far: float) -> Point:
        """What the closure says where the parameters are."""
        value, gradient = float(self._evaluated(closure)), self._gradient()
        return Point(far, value, gradient, (direction * gradient).sum().item())

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

    def _rate(self, gradient: Tensor) -> float:
        """The first step is at most as long as the rate, in the sum of sizes."""
        rate = float(self.lr.item())
        return rate if self._last else rate * min(1.0, 1.0 / float(gradient.abs().sum().item()))

    def _position(self) -> list[Tensor]:
        """A copy of the parameters."""
        held = [each.detach().clone() for each in self.params]
        return [held[0].realize(*held[1:]), *held[1:]]

    def _go(self, start: list[Tensor], direction: Tensor, far: float) -> None:
        """Bring the parameters so far along the direction from where they were."""
        moved, begin = direction * far, 0
        for each, before in zip(self.params, start, strict=True):
            part = moved[begin : begin + each.numel()].reshape(each.shape)
            each.assign(before + part.cast(each.dtype))
            begin += each.numel()
        self.params[0].realize(*self.params[1:])
