"""Functions of this package by torch's names, for scripts that `import tensor as torch`.

Methods of tensors as functions, and torch's functions about element types.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cache, wraps
from inspect import getattr_static
from operator import attrgetter
from os import PathLike
from pathlib import Path
from types import FunctionType
from typing import Any

from tensor import state, weights
from tensor.array_api.types import can_cast, finfo, iinfo
from tensor.dtype import DType, Number, dtypes, promote, promote_scalar
from tensor.tensor import Tensor

__all__ = [
    "can_cast",
    "compile",
    "device",
    "finfo",
    "get_default_dtype",
    "iinfo",
    "is_tensor",
    "load",
    "promote_types",
    "result_type",
    "save",
    "set_grad_enabled",
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


NAMED = (".safetensors", ".npz", ".gguf", ".json")
OWN: dict[str, Callable[..., Any]] = {"where": _where, "polygamma": _polygamma}
TYPED = {
    **{"FloatTensor": dtypes.float32, "DoubleTensor": dtypes.float64, "HalfTensor": dtypes.float16},
    **{"BFloat16Tensor": dtypes.bfloat16, "LongTensor": dtypes.int64, "IntTensor": dtypes.int32},
    **{"ShortTensor": dtypes.int16, "CharTensor": dtypes.int8, "ByteTensor": dtypes.uint8},
    "BoolTensor": dtypes.bool,
}


def typed(name: str) -> Callable[..., Tensor]:
    """`torch.LongTensor` and its kin: a tensor of data, or of zeros where lengths of axes are given.

    >>> typed("LongTensor")([1, 2]).dtype.name, typed("FloatTensor")(2, 3).shape
    ('int64', (2, 3))
    """

    def made(*data: Any) -> Tensor:
        if all(isinstance(n, int) for n in data):
            return Tensor.zeros(*data or (0,), dtype=TYPED[name])
        return Tensor(*data).cast(TYPED[name])

    return made


def compile(model: Any = None, **options: Any) -> Any:
    """The model or function itself, or a decorator that gives it: whatever is computed here is compiled.
    `tensor.jit` records its kernels as well.

    >>> compile(abs, mode="max-autotune") is abs
    True
    """
    return (lambda given: given) if model is None else model


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


def load(path: str | PathLike[str], map_location: Any = None, weights_only: bool = True) -> Any:
    """What `save` or torch's wrote, as it was; of other kinds of files the tensors by name. Nothing in a file
    is run, whatever `weights_only` says, and tensors go where they are used."""
    if Path(path).suffix in NAMED:
        return state.load(path)
    return weights.load_torch_tree(path)


def save(value: Any, path: str | PathLike[str]) -> None:
    """Tensors, numbers and words in dicts, lists and tuples as torch writes them; tensors by name as
    `.safetensors` or `.npz`, if the name ends so."""
    if Path(path).suffix in NAMED:
        state.save(value, path)
    else:
        weights.save_torch_tree(value, path)


def set_grad_enabled(mode: bool) -> AbstractContextManager[None]:
    """Gradients or none inside the with block."""
    return Tensor.no_grad(not mode)
