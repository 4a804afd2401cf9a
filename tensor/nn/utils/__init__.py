"""What is done to gradients between `backward` and `step`, and parameters as one vector. All lazily, so
inside `jit` as well; `rnn`: sequences of several lengths."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from math import inf
from typing import Any

from tensor.nn.utils import rnn
from tensor.placement import beside
from tensor.tensor import Tensor

__all__ = [
    "clip_grad_norm_",
    "clip_grad_value_",
    "parameters_to_vector",
    "parametrizations",
    "parametrize",
    "prune",
    "remove_spectral_norm",
    "remove_weight_norm",
    "rnn",
    "spectral_norm",
    "vector_to_parameters",
    "weight_norm",
]
NORMS = ("remove_spectral_norm", "remove_weight_norm", "spectral_norm", "weight_norm")


def __getattr__(name: str) -> Any:
    """What changes parameters is imported when it is asked for."""
    if name in ("parametrizations", "parametrize", "prune"):
        return import_module(f"tensor.nn.utils.{name}")
    if name in NORMS:
        return getattr(import_module("tensor.nn.utils.normed"), name)
    raise AttributeError(f"tensor.nn.utils has no {name!r}")


def parameters_to_vector(parameters: Iterable[Tensor]) -> Tensor:
    """All elements one after the other.

    >>> parameters_to_vector([Tensor([1.0]), Tensor([[2.0, 3.0]])]).tolist()
    [1.0, 2.0, 3.0]
    """
    rows = [each.reshape(-1) for each in parameters]
    return rows[0].cat(*rows[1:]) if len(rows) > 1 else rows[0]


def vector_to_parameters(vec: Tensor, parameters: Iterable[Tensor]) -> None:
    """Write what `parameters_to_vector` put together back into the parameters.

    >>> weight = Tensor([[1.0, 2.0]], requires_grad=True)
    >>> vector_to_parameters(Tensor([3.0, 4.0]), [weight])
    >>> weight.tolist()
    [[3.0, 4.0]]
    """
    held, start = list(parameters), 0
    if sum(each.numel() for each in held) != vec.numel():
        raise ValueError(f"vector_to_parameters: {vec.numel()} elements for parameters of other sizes")
    for each in held:
        each.data = vec[start : start + each.numel()].reshape(each.shape).detach()
        start += each.numel()


def clip_grad_norm_(parameters: Tensor | Iterable[Tensor], max_norm: float, norm_type: float = 2.0) -> Tensor:
    """Scale all gradients so that together, as one vector, they are no longer than `max_norm`.

    Gives the length before, shape (), where the first gradient is; 0 where no tensor has a gradient.
    norm_type: 2, another number above 0, or inf for the greatest element.

    >>> weight = Tensor([0.0, 0.0], requires_grad=True)
    >>> loss = (weight * Tensor([3.0, 4.0])).sum().backward()
    >>> clip_grad_norm_([weight], 1.0).item()
    5.0
    """
    held = _with_gradients(parameters)
    if not norm_type > 0:
        raise ValueError(f"clip_grad_norm_: norm_type {norm_type}; allowed is above 0, or inf")
    if not held:
        return Tensor(0.0)
    sizes = [grad.abs().float() for _, grad in held]
    found = [size.max() if norm_type == inf else size.pow(norm_type).sum() for size in sizes]
    several = Tensor.stack(*[beside(each, found[0]) for each in found])
    total: Tensor = several.max() if norm_type == inf else several.sum().pow(1 / norm_type)
    factor = (max_norm / (total + 1e-6)).minimum(1.0)
    for parameter, grad in held:
        parameter.grad = grad * beside(factor, grad).cast(grad.dtype)
    return total


def clip_grad_value_(parameters: Tensor | Iterable[Tensor], clip_value: float) -> None:
    """Bring every element of the gradients within -clip_value..clip_value.

    >>> weight = Tensor([0.0, 0.0], requires_grad=True)
    >>> loss = (weight * Tensor([3.0, 0.5])).sum().backward()
    >>> clip_grad_value_([weight], 1.0)
    >>> weight.grad.tolist()
    [1.0, 0.5]
    """
    for parameter, grad in _with_gradients(parameters):
        parameter.grad = grad.clip(-clip_value, clip_value)


def _with_gradients(parameters: Tensor | Iterable[Tensor]) -> list[tuple[Tensor, Tensor]]:
    given = [parameters] if isinstance(parameters, Tensor) else list(parameters)
    return [(parameter, parameter.grad.detach()) for parameter in given if parameter.grad is not None]
