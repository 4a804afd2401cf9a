"""Optimizers whose steps depend on how many there were: NAdam, RAdam, Adamax, ASGD, Adafactor; and Rprop."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

from tensor.optim.base import (
    Optimizer,
    ParameterGroup,
    Params,
    Update,
    check_range,
    number,
    owned,
    state_dtype,
)
from tensor.tensor import Tensor


class Counted(Optimizer):
    """Base: each group counts its steps, and `_step` gives a parameter's new value from the count t."""

    def __init__(self, params: Params, lr: float, **settings: Any) -> None:
        super().__init__(params, lr, **settings)
        for group in self.param_groups:
            group["steps"] = number(0.0, group["params"])

    def _keep(self, *states: Sequence[Tensor]) -> None:
        """Name what `_step` assigns."""
        counts = [group["steps"] for group in self.param_groups]
        self.state = (*(tensor for state in states for tensor in state), *counts)

    def _check(self, group: ParameterGroup) -> None:
        names = [name for name, value in group.items() if name != "lr" and isinstance(value, int | float)]
        check_range(group, 0, inf, *names)
        if not all(0 <= b < 1 for b in group.get("betas", ())):
            raise ValueError(f"{group.owner}: betas {group['betas']}; allowed is 0 up to, not including, 1")

    def _update(self, group: ParameterGroup, updates: Sequence[Update]) -> None:
        steps = group["steps"] + 1
        for each in updates:
            self._assign(each.parameter, self._step(group, each, steps))
        self._assign(group["steps"], steps)

    def _step(self, group: ParameterGroup, each: Update, t: Tensor) -> Tensor:
        raise NotImplementedError

    def _mean(self, states: Sequence[Tensor], each: Update, b: float, new: Tensor) -> Tensor:
        """A running mean with one value more, kept."""
        made = states[each.place] * b + new * (1 - b)
        self._assign(states[each.place], made)
        return made


def _decayed(group: ParameterGroup, each: Update) -> tuple[Tensor, Tensor]:
    """A parameter and its gradient, one of which has the weight decay in it."""
    if not group["decoupled"]:
        return each.value, each.decayed(group["weight_decay"])
    return each.value - each.value * group["lr"] * group["weight_decay"], each.decayed(0.0)


class NAdam(Counted):
    """Adam with Nesterov's momentum (Dozat, 2016), whose share grows with the steps by momentum_decay.

    >>> weight = Tensor([1.0], requires_grad=True)
    >>> optimizer = NAdam([weight], lr=0.5)
    >>> loss = (weight * 2).sum().backward()
    >>> optimizer.step()
    >>> round(weight.item(), 4)
    0.4718
    """

    def __init__(
        self,
        params: Params,
        lr: float = 0.002,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0.0,
        momentum_decay: float = 0.004,
        decoupled_weight_decay: bool = False,
    ) -> None:
        given = {"eps": eps, "weight_decay": weight_decay, "momentum_decay": momentum_decay}
        super().__init__(params, lr, **given, betas=betas, decoupled=decoupled_weight_decay)
        self.m, self.v = self._like_params(), self._like_params()
        self.products = [number(1.0, [p]) for p in self.params]  # of the shares so far
        self._keep(self.m, self.v, self.products)

    def _step(self, group: ParameterGroup, each: Update, t: Tensor) -> Tensor:
        (b1, b2), (value, g) = group["betas"], _decayed(group, each)
        share, following = (b1 * (1 - 0.5 * 0.96 ** (n * group["momentum_decay"])) for n in (t, t + 1))
        product = self.products[each.place] * share
        self._assign(self.products[each.place], product)
        m, v = self._mean(self.m, each, b1, g), self._mean(self.v, each, b2, g * g)
        step = g * ((1 - share) / (1 - product)) + m * (following / (1 - product * following))
        made: Tensor = value - step * group["lr"] / ((v / (1 - b2**t)).sqrt() + group["eps"])
        return made


class RAdam(Counted):
    """Adam whose steps are scaled by how well the mean of squares is known, and plain momentum before it is
    (Liu et al., 2019).

    >>> weight = Tensor([1.0], requires_grad=True)
    >>> optimizer = RAdam([weight], lr=0.25)
    >>> loss = (weight * 2).sum().backward()
    >>> optimizer.step()
    >>> round(weight.item(), 4)
    0.5
    """

    def __init__(
        self,
        params: Params,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0.0,
        decoupled_weight_decay: bool = False,
    ) -> None:
        given = {"eps": eps, "weight_decay": weight_decay, "decoupled": decoupled_weight_decay}
        super().__init__(params, lr, **given, betas=betas)
        self.m, self.v = self._like_params(), self._like_params()
        self._keep(self.m, self.v)

    def _step(self, group: ParameterGroup, each: Update, t: Tensor) -> Tensor:
        (b1, b2), (value, g) = group["betas"], _decayed(group, each)
        m, v = self._mean(self.m, each, b1, g), self._mean(self.v, each, b2, g * g)
        power, most = b2 ** t.double(), 2 / (1 - b2) - 1  # float64: what follows is a small difference
        known = most - 2 * t * power / (1 - power)
        top = (known - 4) * (known - 2) * most / ((most - 4) * (most - 2) * known)
        scale = (top * (1 - power)).maximum(0).sqrt().cast(v.dtype) / (v.sqrt() + group["eps"])
        made: Tensor = value - m / (1 - b1**t) * group["lr"] * (known > 5).where(scale, 1.0)
        return made


class Adamax(Counted):
    """m = b1 m + (1 - b1) g; u = max(b2 u, |g| + eps); p -= lr / (1 - b1**t) * m / u
    (Kingma and Ba, 2015).

    >>> weight = Tensor([1.0], requires_grad=True)
    >>> optimizer = Adamax([weight], lr=0.5)
    >>> loss = (weight * 2).sum().backward()
    >>> optimizer.step()
    >>> round(weight.item(), 4)
    0.5
    """

    def __init__(
        self,
        params: Params,
        lr: float = 0.002,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0.0,
    ) -> None:
        super().__init__(params, lr, betas=betas, eps=eps, weight_decay=weight_decay)
        self.m, self.u = self._like_params(), self._like_params()
        self._keep(self.m, self.u)

    def _step(self, group: ParameterGroup, each: Update, t: Tensor) -> Tensor:
        b1, b2 = group["betas"]
        g = each.decayed(group["weight_decay"])
        m = self._mean(self.m, each, b1, g)
        u = (self.u[each.place] * b2).maximum(g.abs() + group["eps"])
        self._assign(self.u[each.place], u)
        made: Tensor = each.value - m * (group["lr"] / (1 - b1**t)) / u
        return made


class ASGD(Counted):
    """p -= eta * (g + lambd p), where eta falls as lr / (1 + lambd lr t) ** alpha; `averages` are the means
    of the parameters from step t0 on (Polyak and Juditsky, 1992).

    >>> weight = Tensor([1.0], requires_grad=True)
    >>> optimizer = ASGD([weight], lr=0.25, lambd=0.0)
    >>> loss = (weight * 2).sum().backward()
    >>> optimizer.step()
    >>> weight.item(), optimizer.averages[0].item()
    (0.5, 0.5)
    """

    def __init__(
        self,
        params: Params,
        lr: float = 0.01,
        lambd: float = 0.0001,
        alpha: float = 0.75,
        t0: float = 1e6,
        weight_decay: float = 0.0,
    ) -> None:
        super().__init__(params, lr, lambd=lambd, alpha=alpha, t0=t0, weight_decay=weight_decay)
        self.averages = self._like_params()
        self.etas = [number(group["lr"].item(), [p]) for group in self.param_groups for p in group["params"]]
        self._keep(self.averages, self.etas)

    def _step(self, group: ParameterGroup, each: Update, t: Tensor) -> Tensor:
        lambd, eta, mean = group["lambd"], self.etas[each.place], self.averages[each.place]
        made: Tensor = each.value * (1 - lambd * eta) - each.decayed(group["weight_decay"]) * eta
        share = (t - 1 - group["t0"]).maximum(1).reciprocal()
        self._assign(mean, share.eq(1).where(made, mean + (made - mean) * share))
        self._assign(eta, group["lr"] / (1 + lambd * group["lr"] * t) ** group["alpha"])
        return made


class Adafactor(Counted):
    """Adam without momentum, which keeps of a matrix's squared gradients the means of rows and of columns
    alone (Shazeer and Stern, 2018): v ~ rows * columns / mean(rows).

    Those means move by steps**beta2_decay. A step is g / sqrt(v), no longer than d by its root mean square,
    times min(lr, 1 / sqrt(steps)) and the parameter's own, which counts as at least eps[1]. eps[0]: least
    root of v; without, what the type rounds 1 by. weight_decay as AdamW's.

    >>> weight = Tensor([1.0], requires_grad=True)
    >>> optimizer = Adafactor([weight], lr=0.5)
    >>> loss = (weight * 2).sum().backward()
    >>> optimizer.step()
    >>> round(weight.item(), 4)
    0.5
    """

    def __init__(
        self,
        params: Params,
        lr: float = 0.01,
        beta2_decay: float = -0.8,
        eps: tuple[float | None, float] = (None, 0.001),
        d: float = 1.0,
        weight_decay: float = 0.0,
    ) -> None:
        super().__init__(params, lr, beta2_decay=beta2_decay, eps=eps, d=d, weight_decay=weight_decay)
        self.rows, self.columns = self._parts(-1), self._parts(-2)
        self._keep(self.rows, self.columns)

    def _parts(self, axis: int) -> list[Tensor]:
        """What is kept of the squares: their means along an axis; vectors, as `rows`, are kept whole."""
        made = []
        for p in self.params:
            shape = list(p.shape)
            if p.ndim > 1:
                shape[axis] = 1
            shape = shape if p.ndim > 1 or axis == -1 else [0]
            made.append(owned(Tensor.zeros(*shape, dtype=state_dtype(p), device=p.device)))
        return made

    def _check(self, group: ParameterGroup) -> None:
        check_range(group, 0, inf, "weight_decay")
        check_range(group, 1, inf, "d")
        check_range(group, -inf, 1e-300, "beta2_decay")
        if not all(e is None or e >= 0 for e in group["eps"]):
            raise ValueError(f"{group.owner}: eps {group['eps']}; allowed is 0 or more")

    def _step(self, group: ParameterGroup, each: Update, t: Tensor) -> Tensor:
        from tensor.array_api.types import finfo  # the array API is nine modules, which few scripts need

        g, value, share = each.gradient, each.value, t ** group["beta2_decay"]
        least = finfo(each.parameter.dtype).eps if group["eps"][0] is None else group["eps"][0]
        size = _root_mean(value).maximum(group["eps"][1])
        rows, squares = self.rows[each.place], g * g
        if g.ndim < 2:
            found = rows.lerp(squares, share)
        else:
            columns = self.columns[each.place]
            new_rows = rows.lerp(squares.mean(-1, keepdim=True), share)
            new_columns = columns.lerp(squares.mean(-2, keepdim=True), share)
            self._assign(columns, new_columns)
            found = new_rows * new_columns / new_rows.mean(-2, keepdim=True).maximum(least)
        self._assign(rows, found if g.ndim < 2 else new_rows)
        step = g * found.maximum(least * least).rsqrt()
        rate = size * group["lr"].minimum(t.rsqrt()) / (_root_mean(step) / group["d"]).maximum(1)
        made: Tensor = value * (1 - group["lr"] * group["weight_decay"]) - step * rate
        return made


def _root_mean(x: Tensor) -> Tensor:
    return x.square().mean().sqrt()


class Rprop(Optimizer):
    """Each element has a step of its own, that grows while its gradient keeps its sign and shrinks when that
    turns (Riedmiller and Braun, 1993). etas: the factors below and above 1; step_sizes: least and greatest.

    >>> weight = Tensor([1.0], requires_grad=True)
    >>> optimizer = Rprop([weight], lr=0.25)
    >>> loss = (weight * 2).sum().backward()
    >>> optimizer.step()
    >>> weight.item()
    0.75
    """

    def __init__(
        self,
        params: Params,
        lr: float = 0.01,
        etas: tuple[float, float] = (0.5, 1.2),
        step_sizes: tuple[float, float] = (1e-6, 50.0),
    ) -> None:
        super().__init__(params, lr, etas=etas, step_sizes=step_sizes)
        self.before = self._like_params()
        groups = [group for group in self.param_groups for _ in group["params"]]
        like = zip(self._like_params(), groups, strict=True)
        self.sizes = [zero.assign(zero + group["lr"].item()) for zero, group in like]
        self.state = (*self.before, *self.sizes)

    def _check(self, group: ParameterGroup) -> None:
        if not 0 < group["etas"][0] < 1 < group["etas"][1]:
            raise ValueError(f"{group.owner}: etas {group['etas']}; allowed is 0 < first < 1 < second")

    def _update(self, group: ParameterGroup, updates: Sequence[Update]) -> None:
        shrink, grow = group["etas"]
        for each in updates:
            before, size = self.before[each.place], self.sizes[each.place]
            turn = (each.gradient * before).sign()
            factor = (turn > 0).where(grow, (turn < 0).where(shrink, 1.0))
            step = (size * factor).clip(*group["step_sizes"])
            g = (turn < 0).where(0.0, each.gradient)
            self._assign(before, g)
            self._assign(size, step)
            self._assign(each.parameter, each.value - g.sign() * step)
