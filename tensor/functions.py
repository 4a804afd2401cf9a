"""Functions of this package by torch's names, for scripts in which `import tensor as torch` stands.

Methods of tensors as functions, and what torch tells of element types.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from inspect import getattr_static
from operator import attrgetter
from types import FunctionType
from typing import Any

from tensor.array_api.types import can_cast, finfo, iinfo
from tensor.dtype import DType, Number, dtypes, promote, promote_scalar
from tensor.tensor import Tensor

__all__ = [
    "can_cast",
    "device",
    "finfo",
    "get_default_dtype",
    "iinfo",
    "is_tensor",
    "promote_types",
    "result_type",
]
# The keyword of the first argument, where it is not "input".
FIRST = {"split": "tensor", "searchsorted": "sorted_sequence", "tensordot": "a"}


@cache
def function_of(name: str) -> Callable[..., Any]:
    """A method or property of tensors as a function: its first argument may be a number, and may be given by
    torch's keyword. AttributeError if tensors have none of that name.
    """
    static, found = getattr_static(Tensor, name), getattr(Tensor, name)
    if name in OWN:
        return OWN[name]
    if isinstance(static, property):
        return attrgetter(name)
    if not isinstance(static, FunctionType):
        return found  # type: ignore[no-any-return]
    first = FIRST.get(name, "input")

    @wraps(found)
    def function(*args: Any, **options: Any) -> Any:
        if not args and first in options:
            args = (options.pop(first),)
        if args and isinstance(args[0], Number):
            others = (each for each in (*args[1:], *options.values()) if isinstance(each, Tensor))
            like = next(others, None)
            number = Tensor.full((), args[0]) if like is None else like._other(name, args[0])
            args = (number, *args[1:])
        return found(*args, **options)

    return function


def _where(condition: Tensor, input: Any = None, other: Any = None, **names: Any) -> Any:
    """As torch has it: without two choices the places where the condition holds."""
    if input is None and other is None and not names:
        return condition.nonzero(as_tuple=True)
    return Tensor.where(condition, names.get("x", input), names.get("y", other))


def _polygamma(n: int, input: Tensor) -> Tensor:
    """In torch's order."""
    return input.polygamma(n)


OWN: dict[str, Callable[..., Any]] = {"where": _where, "polygamma": _polygamma}


def is_tensor(value: object) -> bool:
    """Whether it is a tensor."""
    return isinstance(value, Tensor)


def promote_types(first: DType, second: DType) -> DType:
    """The element type that tensors of two types promote to."""
    return promote(first, second)


def result_type(first: Tensor | Number, second: Tensor | Number) -> DType:
    """The element type of what two tensors, or a tensor and a number, are combined to."""
    if isinstance(first, Tensor) and isinstance(second, Tensor):
        return promote(first.dtype, second.dtype)
    found = dtypes.bool
    for each in sorted((first, second), key=lambda each: isinstance(each, Tensor), reverse=True):
        found = each.dtype if isinstance(each, Tensor) else promote_scalar(found, each)
    return found


def get_default_dtype() -> DType:
    """The type that Python floats become."""
    return dtypes.float32


def device(name: str, index: int | None = None) -> str:
    """The name of a device, which is what tensors take."""
    return name if index is None else f"{name}#{index}"
