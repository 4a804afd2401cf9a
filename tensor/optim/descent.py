"""Optimizers that go along the gradient or its running sum: SGD, LARS, Muon."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from tensor.optim.base import Optimizer, ParameterGroup, Params, Update, check_range, owned
from tensor.tensor import Tensor


class SGD(Optimizer):
    """g += weight_decay * p; buffer = momentum * buffer + (1 - dampening) * g, at first g;
    p -= lr * buffer, or lr * (g + momentum * buffer) for nesterov.

    >>> weight = Tensor([1.0], requires_grad=True)
    >>> optimizer = SGD([weight], lr=0.25)
    >>> loss = (weight * 2).sum().backward()
    >>> optimizer.step()
    >>> weight.tolist()
    [0.5]
    """

    def __init__(
        self,
        params: Params,
        lr: float = 0.001,
        momentum: float = 0.0,
        dampening: float = 0.0,
        weight_decay: float = 0.0,
        nesterov: bool = False,
    ) -> None:
        super().__init__(
            params, lr, momentum=momentum, weight_decay=weight_decay, nesterov=nesterov, dampening=dampening
        )
        groups = self.param_groups
        self.buffers = self._like_params() if any(group["momentum"] for group in groups) else []
        self.is_first = [owned(Tensor(1.0))] if any(group["dampening"] for group in groups) else []
        self.state = (*self.buffers, *self.is_first)

    def start_momentum(self) -> list[Tensor]:
        self.buffers = self.buffers or self._like_params()
        return [t for t in self.buffers if t not in set(self.state)]

    def _check(self, group: ParameterGroup) -> None:
        check_range(group, 0, inf, "momentum", "weight_decay")
        if group["nesterov"] and (not group["momentum"] or group["dampening"]):
            raise ValueError("SGD: nesterov needs a momentum above 0 and no dampening")

    def _update(self, group: ParameterGroup, updates: Sequence[Update]) -> None:
        momentum = group["momentum"]
        for each in updates:
            direction = each.decayed(group["weight_decay"])
            if isinstance(momentum, Tensor) or momentum:
                added = direction * self._damping(group) if group["dampening"] else direction
                buffer = self.buffers[each.place] * momentum + added
                direction = direction + buffer * momentum if group["nesterov"] else buffer
                self._assign(self.buffers[each.place], buffer)
            self._assign(each.parameter, each.value - direction * group["lr"])
        if self.is_first and group is self.param_groups[self._own - 1]:
            self._assign(self.is_first[0], self.is_first[0] * 0)

    def _damping(self, group: ParameterGroup) -> Tensor:
        """1 in the first step, then 1 - dampening."""
        damping: float = group["dampening"]
        return 1 - (1 - self.is_first[0]) * damping


class LARS(Optimizer):
    """SGD whose rate is scaled for each parameter by tcoef * |p| / (|g| + weight_decay * |p|)
    (You et al., 2017).

    classic: the rate stands in the running sum, so that changing it leaves past steps as they were.
    pre_wd: weight decay is part of g; else it shrinks the parameter apart from it.

    >>> weight = Tensor([1.0], requires_grad=True)
    >>> optimizer = LARS([weight], lr=0.5, weight_decay=0.0, tcoef=1.0)
    >>> loss = (weight * 2).sum().backward()
    >>> optimizer.step()
    >>> weight.tolist()
    [0.5]
    """

    def __init__(
        self,
        params: Params,
        lr: float = 0.001,
        momentum: float = 0.9,
        weight_decay: float = 1e-4,
        nesterov: bool = False,
        classic: bool = True,
        pre_wd: bool = True,
        tcoef: float = 0.001,
    ) -> None:
        given = {"momentum": momentum, "weight_decay": weight_decay, "nesterov": nesterov}
        super().__init__(params, lr, **given, classic=classic, pre_wd=pre_wd, tcoef=tcoef)
        self.buffers = self._like_params()
        self.state = self.buffers

    def _check(self, group: ParameterGroup) -> None:
        check_range(group, 0, inf, "momentum", "weight_decay", "tcoef")

    def _update(self, group: ParameterGroup, updates: Sequence[Update]) -> None:
        rate, momentum, decay = group["lr"], group["momentum"], group["weight_decay"]
        for each in updates:
            scale = _trust(each, group) * rate
            direction = each.decayed(decay if group["pre_wd"] else 0.0)
            buffer = self.buffers[each.place] * momentum + (
                direction * scale if group["classic"] else direction
            )
            step = buffer
            if group["nesterov"]:
                step = (direction * scale if group["classic"] else direction) + buffer * momentum
            step = step if group["classic"] else step * scale
            kept = each.value if group["pre_wd"] or not decay else each.value * (1 - rate * decay)
            self._assign(self.buffers[each.place], buffer)
            self._assign(each.parameter, kept - step)


def _trust(each: Update, group: ParameterGroup) -> Tensor:
    """The ratio of lengths; 1 for a parameter or a gradient of zeros."""
    size, slope = (x.square().sum().sqrt() for x in (each.value, each.gradient))
    ratio = size * group["tcoef"] / (slope + size * group["weight_decay"])
    return ((size > 0) & (slope > 0)).where(ratio, 1.0)


ADJUSTED: dict[str, Callable[[int, int], float]] = {  # by what Muon's rate is scaled
    "original": lambda rows, columns: max(1.0, rows / columns) ** 0.5,
    "match_rms_adamw": lambda rows, columns: 0.2 * max(rows, columns) ** 0.5,
}


class Muon(Optimizer):
    """A running mean of gradients, made orthogonal by Newton-Schulz steps (Jordan et al., 2024); for the
    matrices inside a network. p -= lr * sqrt(max(1, rows / columns)) * direction, with decay as AdamW's;
    adjust_lr_fn="match_rms_adamw": lr * 0.2 * sqrt(max(rows, columns)), so that AdamW's rates fit.

    Filters of convolutions count as matrices of one row an output. Vectors are refused: give those, and
    embeddings, to another optimizer beside it in an `OptimizerGroup`.

    >>> weight = Tensor([[1.0, 0.0], [0.0, 1.0]], requires_grad=True)
    >>> optimizer = Muon([weight], lr=0.01)
    >>> loss = weight.square().sum().backward()
    >>> optimizer.step()
    >>> bool(weight[0, 0] < 1)
    True
    """

    def __init__(
        self,
        params: Params,
        lr: float = 0.001,
        weight_decay: float = 0.1,
        momentum: float = 0.95,
        nesterov: bool = True,
        ns_coefficients: tuple[float, float, float] = (3.4445, -4.775, 2.0315),
        eps: float = 1e-7,
        ns_steps: int = 5,
        adjust_lr_fn: str | None = None,
    ) -> None:
        given = {"momentum": momentum, "weight_decay": weight_decay, "nesterov": nesterov, "eps": eps}
        turns = {"ns_steps": ns_steps, "ns_coefficients": ns_coefficients}
        super().__init__(params, lr, **given, **turns, adjust_lr_fn=adjust_lr_fn or "original")
        for place, parameter in enumerate(self.params):
            if parameter.ndim < 2:
                raise ValueError(
                    f"Muon: parameter {place} has shape {parameter.shape}; allowed are 2 axes or more: give"
                    " it to another optimizer, OptimizerGroup(Muon(matrices), AdamW(rest))"
                )
        self.buffers = self._like_params()
        self.state = self.buffers

    def _check(self, group: ParameterGroup) -> None:
        check_range(group, 0, 1, "momentum")
        check_range(group, 0, inf, "weight_decay", "ns_steps")
        if group["adjust_lr_fn"] not in ADJUSTED:
            allowed = " and ".join(map(repr, ADJUSTED))
            raise ValueError(f"Muon: adjust_lr_fn {group['adjust_lr_fn']!r}; allowed are {allowed}")

    def _update(self, group: ParameterGroup, updates: Sequence[Update]) -> None:
        rate, keep = group["lr"], group["momentum"]
        for each in updates:
            buffer = self.buffers[each.place].lerp(each.gradient, 1 - keep)
            step = each.gradient.lerp(buffer, keep) if group["nesterov"] else buffer
            rows = step.reshape(step.shape[0], -1)
            turned = orthogonal(rows, group["ns_steps"], group["ns_coefficients"], group["eps"])
            scale = ADJUSTED[group["adjust_lr_fn"]](*rows.shape)
            kept = each.value * (1 - rate * group["weight_decay"])
            self._assign(self.buffers[each.place], buffer)
            self._assign(each.parameter, kept - turned.reshape(step.shape) * (rate * scale))


def orthogonal(matrix: Tensor, steps: int, coefficients: tuple[float, float, float], eps: float) -> Tensor:
    """About U V^T of the matrix U S V^T: x = a x + (b xx^T + c (xx^T)^2) x takes singular values toward 1."""
    a, b, c = coefficients
    is_tall = matrix.shape[0] > matrix.shape[1]
    x = matrix.T if is_tall else matrix
    x = x / (x.square().sum().sqrt().maximum(eps))
    for _ in range(steps):
        square = x @ x.T
        x = x * a + (square * b + (square @ square) * c) @ x
    return x.T if is_tall else x
