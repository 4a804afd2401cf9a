"""What is done to gradients between `backward` and `step`. All lazily, so inside `jit` as well."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from tensor.placement import beside
from tensor.tensor import Tensor


def clip_grad_norm_(parameters: Tensor | Iterable[Tensor], max_norm: float, norm_type: float = 2.0) -> Tensor:
    """Scale all gradients so that together, as one vector, they are no longer than `max_norm`.

    Gives the length before, shape (), where the first gradient is. norm_type: 2, another number above 0, or
    inf for the greatest element.

    >>> weight = Tensor([0.0, 0.0], requires_grad=True)
    >>> loss = (weight * Tensor([3.0, 4.0])).sum().backward()
    >>> clip_grad_norm_([weight], 1.0).item()
    5.0
    """
    held = _with_gradients("clip_grad_norm_", parameters)
    if not norm_type > 0:
        raise ValueError(f"clip_grad_norm_: norm_type {norm_type}; allowed is above 0, or inf")
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
    for parameter, grad in _with_gradients("clip_grad_value_", parameters):
        parameter.grad = grad.clip(-clip_value, clip_value)


def _with_gradients(name: str, parameters: Tensor | Iterable[Tensor]) -> list[tuple[Tensor, Tensor]]:
    given = [parameters] if isinstance(parameters, Tensor) else list(parameters)
    held = [(parameter, parameter.grad.detach()) for parameter in given if parameter.grad is not None]
    if not held:
        raise ValueError(f"{name}: no tensor of the {len(given)} given has a gradient; call backward first")
    return held
