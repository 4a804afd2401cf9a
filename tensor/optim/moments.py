"""Optimizers that divide by a running mean of squared gradients: Adam and kin, RMSprop, Adagrad, Adadelta."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from tensor.optim.base import (
    Betas,
    Optimizer,
    ParameterGroup,
    Params,
    Update,
    check_range,
    number,
    owned,
)
from tensor.optim.group import check_pair
from tensor.tensor import Tensor

BETA_2 = 0.999


class Moments(Optimizer):
    """Base of Adam's kin: m = b1 m + (1 - b1) g; v = b2 v + (1 - b2) g*g;
    direction = m / (1 - b1**t) / (sqrt(v / (1 - b2**t)) + eps).

    betas: (b1, b2) in one. amsgrad: v is the greatest so far.
    """

    is_decay_in_gradient = False

    def __init__(
        self,
        params: Params,
        lr: float,
        b1: float,
        b2: float,
        eps: float,
        weight_decay: float,
        betas: Betas = None,
        amsgrad: bool = False,
    ) -> None:
        if betas is not None:
            b1, b2 = check_pair(self._name, "betas", betas)
        given = {"b1": b1, "b2": b2, "eps": eps, "weight_decay": weight_decay, "amsgrad": amsgrad}
        super().__init__(params, lr, **given)
        for group in self.param_groups:
            for name in ("b1_power", "b2_power"):
                group[name] = number(1.0, group["params"])  # b ** steps
        self.m, self.v = self._like_params(), self._like_params()
        self.v_max = self._like_params() if any(group["amsgrad"] for group in self.param_groups) else []
        powers = [group[name] for group in self.param_groups for name in ("b1_power", "b2_power")]
        self.state = (*self.m, *self.v, *self.v_max, *powers)

    def _check(self, group: ParameterGroup) -> None:
        if not (0 <= group["b1"] < 1 and 0 <= group["b2"] < 1):
            b1, b2 = group["b1"], group["b2"]
            raise ValueError(f"{group.owner}: b1 {b1} and b2 {b2}; allowed is 0 up to, not including, 1")
        check_range(group, 0, inf, "eps", "weight_decay")

    def _update(self, group: ParameterGroup, updates: Sequence[Update]) -> None:
        b1_power, b2_power = self._powers(group)
        scales = (1 - b1_power).reciprocal(), (1 - b2_power).reciprocal()
        for each in updates:
            step = self._scaled(group, each.value, self._direction(group, each, scales))
            self._assign(each.parameter, each.value - step * group["lr"])
        self._assign(group["b1_power"], b1_power)
        self._assign(group["b2_power"], b2_power)

    def _powers(self, group: ParameterGroup) -> tuple[Tensor, Tensor]:
        """Of this step; of a first beta that a schedule changes, of its newest value."""
        b1, first, second = group["b1"], group["b1_power"], group["b2_power"] * group["b2"]
        if not isinstance(b1, Tensor):
            return first * b1, second
        self._assign(group["steps"], group["steps"] + 1)
        return b1 ** group["steps"], second

    def _direction(self, group: ParameterGroup, each: Update, scales: tuple[Tensor, Tensor]) -> Tensor:
        m, v = self.m[each.place], self.v[each.place]
        b1: float | Tensor = group["b1"]
        b2: float = group["b2"]
        eps: float = group["eps"]
        g = each.decayed(group["weight_decay"] if self.is_decay_in_gradient else 0.0)
        m_new = m * b1 + g * (1 - b1)
        v_new = v * b2 + g * g * (1 - b2)
        spread = v_new
        if group["amsgrad"]:
            spread = self.v_max[each.place].maximum(v_new)
            self._assign(self.v_max[each.place], spread)
        self._assign(m, m_new)
        self._assign(v, v_new)
        return (m_new * scales[0]) / ((spread * scales[1]).sqrt() + eps)

    def _scaled(self, group: ParameterGroup, value: Tensor, direction: Tensor) -> Tensor:
        """What the rate multiplies: the direction, and decay apart from the gradient."""
        decay: float = 0.0 if self.is_decay_in_gradient else group["weight_decay"]
        return direction + value * decay if decay else direction


class Adam(Moments):
    """Moments with weight decay as part of the gradient (Kingma and Ba, 2015), or apart from it as AdamW's if
    `decoupled_weight_decay`.

    >>> weight = Tensor([1.0], requires_grad=True)
    >>> optimizer = Adam([weight], lr=0.5)
    >>> loss = (weight * 2).sum().backward()
    >>> optimizer.step()
    >>> round(weight.item(), 4)
    0.5
    """

    is_decay_in_gradient = True

    def __init__(
        self,
        params: Params,
        lr: float = 0.001,
        b1: float = 0.9,
        b2: float = BETA_2,
        eps: float = 1e-8,
        weight_decay: float = 0.0,
        betas: Betas = None,
        amsgrad: bool = False,
        *,
        decoupled_weight_decay: bool = False,
    ) -> None:
        super().__init__(params, lr, b1, b2, eps, weight_decay, betas, amsgrad)
        self.is_decay_in_gradient = not decoupled_weight_decay


class AdamW(Moments):
    """Adam, and p -= lr * weight_decay * p: decay apart from the gradient.

    >>> weight = Tensor([1.0], requires_grad=True)
    >>> optimizer = AdamW([weight], lr=0.5, weight_decay=0.2)
    >>> loss = (weight * 2).sum().backward()
    >>> optimizer.step()
    >>> round(weight.item(), 4)
    0.4
    """

    def __init__(
        self,
        params: Params,
        lr: float = 0.001,
        b1: float = 0.9,
        b2: float = BETA_2,
        eps: float = 1e-8,
        weight_decay: float = 0.01,
        betas: Betas = None,
        amsgrad: bool = False,
    ) -> None:
        super().__init__(params, lr, b1, b2, eps, weight_decay, betas, amsgrad)


class LAMB(Moments):
    """AdamW's direction scaled by |p| / |direction| for each parameter (You et al., 2019).

    With `adam` the scaling is left out, which makes it AdamW.

    >>> weight = Tensor([1.0], requires_grad=True)
    >>> optimizer = LAMB([weight], lr=0.5)
    >>> loss = (weight * 2).sum().backward()
    >>> optimizer.step()
    >>> round(weight.item(), 4)
    0.5
    """

    def __init__(
        self,
        params: Params,
        lr: float = 0.001,
        b1: float = 0.9,
        b2: float = BETA_2,
        eps: float = 1e-6,
        weight_decay: float = 0.0,
        adam: bool = False,
        betas: Betas = None,
    ) -> None:
        super().__init__(params, lr, b1, b2, eps, weight_decay, betas)
        self.adam = adam

    def _scaled(self, group: ParameterGroup, value: Tensor, direction: Tensor) -> Tensor:
        decayed = super()._scaled(group, value, direction)
        if self.adam:
            return decayed
        size, step = (x.square().sum().sqrt() for x in (value, decayed))
        return decayed * ((size > 0) & (step > 0)).where(size / step, 1.0)


class RMSprop(Optimizer):
    """v = alpha v + (1 - alpha) g*g; p -= lr * g / (sqrt(v) + eps) (Hinton, 2012).

    centered: v less the square of a running mean of g. momentum: steps go through a running sum.

    >>> weight = Tensor([1.0], requires_grad=True)
    >>> optimizer = RMSprop([weight], lr=0.5, alpha=0.75)
    >>> loss = (weight * 2).sum().backward()
    >>> optimizer.step()
    >>> round(weight.item(), 4)
    0.0
    """

    def __init__(
        self,
        params: Params,
        lr: float = 0.01,
        alpha: float = 0.99,
        eps: float = 1e-8,
        weight_decay: float = 0.0,
        momentum: float = 0.0,
        centered: bool = False,
    ) -> None:
        given = {"alpha": alpha, "eps": eps, "weight_decay": weight_decay, "momentum": momentum}
        super().__init__(params, lr, **given, centered=centered)
        groups = self.param_groups
        self.v = self._like_params()
        self.buffers = self._like_params() if any(group["momentum"] for group in groups) else []
        self.means = self._like_params() if any(group["centered"] for group in groups) else []
        self.state = (*self.v, *self.buffers, *self.means)

    def start_momentum(self) -> list[Tensor]:
        self.buffers = self.buffers or self._like_params()
        return [t for t in self.buffers if t not in set(self.state)]

    def _check(self, group: ParameterGroup) -> None:
        check_range(group, 0, inf, "alpha", "eps", "weight_decay", "momentum")

    def _update(self, group: ParameterGroup, updates: Sequence[Update]) -> None:
        alpha = group["alpha"]
        for each in updates:
            g = each.decayed(group["weight_decay"])
            v = spread = self.v[each.place] * alpha + g * g * (1 - alpha)
            self._assign(self.v[each.place], v)
            if group["centered"]:
                mean = self.means[each.place].lerp(g, 1 - alpha)
                self._assign(self.means[each.place], mean)
                spread = v - mean * mean
            step = g / (spread.sqrt() + group["eps"])
            if isinstance(group["momentum"], Tensor) or group["momentum"]:
                step = self.buffers[each.place] * group["momentum"] + step
                self._assign(self.buffers[each.place], step)
            self._assign(each.parameter, each.value - step * group["lr"])


class Adagrad(Optimizer):
    """sum += g*g; p -= lr / (1 + steps * lr_decay) * g / (sqrt(sum) + eps) (Duchi et al., 2011).

    >>> weight = Tensor([1.0], requires_grad=True)
    >>> optimizer = Adagrad([weight], lr=0.5)
    >>> loss = (weight * 2).sum().backward()
    >>> optimizer.step()
    >>> round(weight.item(), 4)
    0.5
    """

    def __init__(
        self,
        params: Params,
        lr: float = 0.01,
        lr_decay: float = 0.0,
        weight_decay: float = 0.0,
        initial_accumulator_value: float = 0.0,
        eps: float = 1e-10,
    ) -> None:
        super().__init__(params, lr, lr_decay=lr_decay, weight_decay=weight_decay, eps=eps)
        if not initial_accumulator_value >= 0:
            raise ValueError(
                f"Adagrad: initial_accumulator_value {initial_accumulator_value}; allowed is 0 or more"
            )
        self.sums = self._like_params(initial_accumulator_value)
        self.steps = owned(Tensor(0.0))
        self.state = (*self.sums, self.steps)

    def _check(self, group: ParameterGroup) -> None:
        check_range(group, 0, inf, "lr_decay", "weight_decay", "eps")

    def _update(self, group: ParameterGroup, updates: Sequence[Update]) -> None:
        rate = group["lr"] / (1 + self.steps * group["lr_decay"]) if group["lr_decay"] else group["lr"]
        for each in updates:
            g = each.decayed(group["weight_decay"])
            total = self.sums[each.place] + g * g
            self._assign(self.sums[each.place], total)
            self._assign(each.parameter, each.value - g * rate / (total.sqrt() + group["eps"]))
        if group is self.param_groups[self._own - 1]:
            self._assign(self.steps, self.steps + 1)


class Adadelta(Optimizer):
    """v = rho v + (1 - rho) g*g; step = sqrt(d + eps) / sqrt(v + eps) * g;
    d = rho d + (1 - rho) step*step; p -= lr * step (Zeiler, 2012).

    >>> weight = Tensor([1.0], requires_grad=True)
    >>> optimizer = Adadelta([weight], lr=0.5, rho=0.0, eps=4.0)
    >>> loss = (weight * 2).sum().backward()
    >>> optimizer.step()
    >>> round(weight.item(), 4)
    0.2929
    """

    def __init__(
        self,
        params: Params,
        lr: float = 1.0,
        rho: float = 0.9,
        eps: float = 1e-6,
        weight_decay: float = 0.0,
    ) -> None:
        super().__init__(params, lr, rho=rho, eps=eps, weight_decay=weight_decay)
        self.square_avg, self.acc_delta = self._like_params(), self._like_params()
        self.state = (*self.square_avg, *self.acc_delta)

    def _check(self, group: ParameterGroup) -> None:
        check_range(group, 0, inf, "eps", "weight_decay")
        check_range(group, 0, 1, "rho")

    def _update(self, group: ParameterGroup, updates: Sequence[Update]) -> None:
        rho, eps = group["rho"], group["eps"]
        for each in updates:
            g, deltas = each.decayed(group["weight_decay"]), self.acc_delta[each.place]
            squares = self.square_avg[each.place] * rho + g * g * (1 - rho)
            step = (deltas + eps).sqrt() / (squares + eps).sqrt() * g
            self._assign(self.square_avg[each.place], squares)
            self._assign(deltas, deltas * rho + step * step * (1 - rho))
            self._assign(each.parameter, each.value - step * group["lr"])
