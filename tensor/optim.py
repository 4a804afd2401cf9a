"""Optimizers. State lives in tensors that are updated with assign, all in one schedule for each step.

The learning rate is a tensor as well, to which `optimizer.lr = 0.01` assigns, so recorded kernels see it
change.
Definitions are torch's. Steps do not clear gradients; call `zero_grad`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tensor import memory
from tensor.dtype import DType, dtypes
from tensor.tensor import Tensor


class Optimizer:
    """Base: the trainable tensors among `params`, each once, made leaves that collect gradients.

    Subclasses give `_update` and name in `state` all tensors that it assigns beside the parameters.
    """

    state: Sequence[Tensor] = ()
    is_recorded = False  # by jit: every setting but lr is a constant there

    def __init__(self, params: Iterable[Tensor], lr: float) -> None:
        if not isinstance(params, Iterable):
            said = f"{type(self).__name__}: params of type {type(params).__name__}"
            raise TypeError(f"{said}; allowed are tensors, such as nn.state.get_parameters(model)")
        given = [params] if isinstance(params, Tensor) else list(params)
        for place, parameter in enumerate(given):
            if not isinstance(parameter, Tensor):
                name, kind = type(self).__name__, type(parameter).__name__
                raise TypeError(
                    f"{name}: parameter {place} is of type {kind}; allowed are tensors (for groups with"
                    f" settings of their own, OptimizerGroup({name}(...), {name}(...)))"
                )
        self.params = [p for p in dict.fromkeys(given) if p.is_trainable]
        if not self.params:
            raise ValueError(f"{type(self).__name__}: no trainable parameters given")
        self._check_rate(lr)
        for parameter in self.params:
            parameter.requires_grad_()
        self.lr = owned(Tensor(lr, dtype=dtypes.float32))

    def _check_rate(self, lr: float) -> None:
        if not isinstance(lr, int | float):
            kind = type(lr).__name__
            raise TypeError(f"{type(self).__name__}: lr of type {kind}; allowed are numbers")
        if not lr >= 0:
            raise ValueError(f"{type(self).__name__}: lr {lr}; allowed is 0 or more")

    def __setattr__(self, name: str, value: Any) -> None:
        """``optimizer.lr = 0.01`` writes into the learning rate's memory, which recorded kernels read.

        ValueError for another number, of which a recorded step would not hear.
        """
        old = self.__dict__.get(name)
        if self.is_recorded and isinstance(old, int | float) and name != "is_recorded" and value != old:
            advice = "lr alone may change; make another optimizer and record its steps"
            raise ValueError(
                f"{type(self).__name__}: {name} {value}; jit recorded a step with {old}: {advice}"
            )
        if name != "lr" or "lr" not in self.__dict__:
            object.__setattr__(self, name, value)
        elif isinstance(value, Tensor):
            if value is not self.lr:
                self.lr.assign(value.cast(dtypes.float32).reshape(()))
        else:
            self._check_rate(value)
            self.lr.assign(float(value))

    def zero_grad(self) -> None:
        """Forget the gradients of all parameters."""
        for parameter in self.params:
            parameter.grad = None

    def step(self) -> None:
        """Update every parameter by its gradient, and realize.

        RuntimeError naming a parameter without a gradient.
        """
        self.params[0].realize(*self.schedule_step())

    def schedule_step(self) -> list[Tensor]:
        """Assign the updates without computing them; gives all tensors that `step` would realize."""
        if memory.is_recording():
            self.is_recorded = True
        gradients = [self._gradient(place, p) for place, p in enumerate(self.params)]
        self.lr.realize(*self.params, *self.state)  # what is new gets its memory in one schedule
        self._update(gradients)
        return [*self.state, *self.params]

    def _gradient(self, place: int, parameter: Tensor) -> Tensor:
        if parameter.grad is None:
            name = type(self).__name__
            raise RuntimeError(
                f"{name}: parameter {place}, shape {parameter.shape}, has no gradient; call backward first"
            )
        return parameter.grad.detach()

    def _update(self, gradients: Sequence[Tensor]) -> None:
        """Assign new parameters and state."""
        raise NotImplementedError

    def _like_params(self) -> list[Tensor]:
        return [owned(p.zeros_like(dtype=_state_dtype(p))) for p in self.params]


class OptimizerGroup:
    """Several optimizers that step as one."""

    def __init__(self, *optimizers: Optimizer) -> None:
        self.optimizers = optimizers
        self.params = [p for optimizer in optimizers for p in optimizer.params]

    @property
    def lr(self) -> list[Tensor]:
        """The learning rate of each optimizer; setting a number sets them all."""
        return [optimizer.lr for optimizer in self.optimizers]

    @lr.setter
    def lr(self, value: float) -> None:
        for optimizer in self.optimizers:
            setattr(optimizer, "lr", value)  # noqa: B010 - which assigns to the tensor

    def zero_grad(self) -> None:
        """Forget the gradients of all parameters."""
        for optimizer in self.optimizers:
            optimizer.zero_grad()

    def step(self) -> None:
        """Step every optimizer in one schedule."""
        assigned = [t for optimizer in self.optimizers for t in optimizer.schedule_step()]
        assigned[0].realize(*assigned[1:])


class SGD(Optimizer):
    """g += weight_decay * p; buffer = momentum * buffer + g;
    p -= lr * buffer, or lr * (g + momentum * buffer) for nesterov.
    """

    def __init__(
        self,
        params: Iterable[Tensor],
        lr: float = 0.001,
        momentum: float = 0.0,
        weight_decay: float = 0.0,
        nesterov: bool = False,
    ) -> None:
        super().__init__(params, lr)
        if nesterov and not momentum:
            raise ValueError("SGD: nesterov needs a momentum above 0")
        self.momentum, self.weight_decay, self.nesterov = momentum, weight_decay, nesterov
        self.buffers = self._like_params() if momentum else []
        self.state = self.buffers

    def _update(self, gradients: Sequence[Tensor]) -> None:
        for place, (parameter, gradient) in enumerate(zip(self.params, gradients, strict=True)):
            value = parameter.detach().cast(_state_dtype(parameter))
            direction = gradient.cast(value.dtype)
            if self.weight_decay:
                direction = direction + value * self.weight_decay
            if self.momentum:
                # the first step's buffer is g itself, which 0 * momentum + g gives
                buffer = self.buffers[place] * self.momentum + direction
                direction = direction + buffer * self.momentum if self.nesterov else buffer
                self.buffers[place].assign(buffer)
            parameter.assign((value - direction * self.lr).cast(parameter.dtype))


class LAMB(Optimizer):
    """Adam's direction plus decay, scaled by |p| / |direction| for each parameter (You et al., 2019).

    With `adam` the scaling is left out, which makes it AdamW.
    """

    def __init__(
        self,
        params: Iterable[Tensor],
        lr: float = 0.001,
        b1: float = 0.9,
        b2: float = 0.999,
        eps: float = 1e-6,
        weight_decay: float = 0.0,
        adam: bool = False,
    ) -> None:
        super().__init__(params, lr)
        if not (0 <= b1 < 1 and 0 <= b2 < 1):
            raise ValueError(
                f"{type(self).__name__}: b1 {b1} and b2 {b2}; allowed is 0 up to, not including, 1"
            )
        self.b1, self.b2, self.eps, self.weight_decay, self.adam = b1, b2, eps, weight_decay, adam
        self.b1_power, self.b2_power = (owned(Tensor(1.0)) for _ in range(2))  # b ** steps
        self.m, self.v = self._like_params(), self._like_params()
        self.state = (*self.m, *self.v, self.b1_power, self.b2_power)

    def _update(self, gradients: Sequence[Tensor]) -> None:
        b1_power, b2_power = self.b1_power * self.b1, self.b2_power * self.b2
        m_scale, v_scale = (1 - b1_power).reciprocal(), (1 - b2_power).reciprocal()
        for parameter, gradient, m, v in zip(self.params, gradients, self.m, self.v, strict=True):
            g = gradient.cast(m.dtype)
            value = parameter.detach().cast(m.dtype)
            m_new = m * self.b1 + g * (1 - self.b1)
            v_new = v * self.b2 + g * g * (1 - self.b2)
            direction = (m_new * m_scale) / ((v_new * v_scale).sqrt() + self.eps)
            update = self._scaled(value, direction)
            parameter.assign((value - update * self.lr).cast(parameter.dtype))
            m.assign(m_new)
            v.assign(v_new)
        self.b1_power.assign(b1_power)
        self.b2_power.assign(b2_power)

    def _scaled(self, value: Tensor, direction: Tensor) -> Tensor:
        decayed = direction + value * self.weight_decay if self.weight_decay else direction
        if self.adam:
            return decayed
        size, step = (x.square().sum().sqrt() for x in (value, decayed))
        ratio = ((size > 0) & (step > 0)).where(size / step, 1.0)
        return decayed * ratio


class AdamW(LAMB):
    """Adam, and p -= lr * weight_decay * p: decay apart from the gradient."""

    def __init__(
        self,
        params: Iterable[Tensor],
        lr: float = 0.001,
        b1: float = 0.9,
        b2: float = 0.999,
        eps: float = 1e-8,
        weight_decay: float = 0.01,
    ) -> None:
        super().__init__(params, lr, b1, b2, eps, weight_decay, adam=True)


class Adam(AdamW):
    """m = b1 m + (1 - b1) g; v = b2 v + (1 - b2) g*g;
    p -= lr * m / (1 - b1**t) / (sqrt(v / (1 - b2**t)) + eps).
    """

    def __init__(
        self,
        params: Iterable[Tensor],
        lr: float = 0.001,
        b1: float = 0.9,
        b2: float = 0.999,
        eps: float = 1e-8,
    ) -> None:
        super().__init__(params, lr, b1, b2, eps, 0.0)


def _state_dtype(parameter: Tensor) -> DType:
    """16-bit parameters are updated in float32."""
    return parameter.dtype if parameter.dtype.bits >= 32 else dtypes.float32


def owned(tensor: Tensor) -> Tensor:
    """Memory of its own for a state tensor, so that assigns go to the same place in every step."""
    tensor._own()
    return tensor
