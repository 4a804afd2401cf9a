"""`torch.autograd.functional`: derivatives of functions at a place, of one argument or of a tuple of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tensor import transforms
from tensor.tensor import Tensor


def _at(transform: Callable[..., Any], func: Callable[..., Any], inputs: Any) -> Any:
    several = isinstance(inputs, tuple | list)
    args = tuple(inputs) if several else (inputs,)
    return transform(func, tuple(range(len(args))) if several else 0)(*args)


def jacobian(func: Callable[..., Any], inputs: Any, create_graph: bool = False, **how: Any) -> Any:
    """The derivative of every element of the result by every element of the inputs.

    >>> jacobian(lambda x: x * x, Tensor([1.0, 2.0])).tolist()
    [[2.0, 0.0], [0.0, 4.0]]
    """
    return _at(transforms.jacrev, func, inputs)


def hessian(func: Callable[..., Any], inputs: Any, create_graph: bool = False, **how: Any) -> Any:
    """The second derivatives of a scalar function.

    >>> hessian(lambda x: (x * x).sum(), Tensor([1.0, 2.0])).tolist()
    [[2.0, 0.0], [0.0, 2.0]]
    """
    return _at(transforms.hessian, func, inputs)


def vjp(func: Callable[..., Any], inputs: Any, v: Any = None, **how: Any) -> tuple[Any, Any]:
    """The result, and the product of `v` (1 for a scalar) with the Jacobian.

    >>> vjp(lambda x: x * x, Tensor(3.0))[1].item()
    6.0
    """
    several = isinstance(inputs, tuple | list)
    result, pull = transforms.vjp(func, *(inputs if several else (inputs,)))
    found = pull(result.ones_like() if v is None else v)
    return result, found if several else found[0]


def jvp(func: Callable[..., Any], inputs: Any, v: Any = None, **how: Any) -> tuple[Any, Any]:
    """The result, and its derivative in the direction `v` (1 for a scalar).

    >>> jvp(lambda x: x * x, Tensor(3.0))[1].item()
    6.0
    """
    args = tuple(inputs) if isinstance(inputs, tuple | list) else (inputs,)
    ways = tuple(x.ones_like() for x in args) if v is None else v if isinstance(v, tuple | list) else (v,)
    found: tuple[Any, Any] = transforms.jvp(func, args, tuple(ways))
    return found


def hvp(func: Callable[..., Any], inputs: Tensor, v: Tensor | None = None, **how: Any) -> tuple[Any, Any]:
    """A scalar function's value, and the product of its second derivatives with `v`.

    >>> hvp(lambda x: x * x * x, Tensor(1.0), Tensor(2.0))[1].item()
    12.0
    """
    return func(inputs), jvp(transforms.grad(func), inputs, v)[1]
