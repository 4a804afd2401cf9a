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
from typing import Any, BinaryIO

from tensor import amp, state, weights
from tensor.array_api.types import can_cast, finfo, iinfo
from tensor.dtype import DType, Number, dtypes, promote, promote_scalar
from tensor.placement import DeviceName as device
from tensor.random import Generator, initial_seed, manual_seed, seed
from tensor.switches import (
    are_deterministic_algorithms_enabled,
    channels_last,
    channels_last_3d,
    contiguous_format,
    get_default_dtype,
    get_float32_matmul_precision,
    get_num_interop_threads,
    get_num_threads,
    layout,
    memory_format,
    preserve_format,
    set_default_dtype,
    set_float32_matmul_precision,
    set_grad_enabled,
    set_num_interop_threads,
    set_num_threads,
    set_printoptions,
    strided,
    use_deterministic_algorithms,
)
from tensor.tensor import Tensor
from tensor.value import Shape

__all__ = [
    "Generator",
    "Size",
    "are_deterministic_algorithms_enabled",
    "asarray",
    "autocast",
    "can_cast",
    "channels_last",
    "channels_last_3d",
    "compile",
    "contiguous_format",
    "device",
    "finfo",
    "get_default_dtype",
    "get_float32_matmul_precision",
    "get_num_interop_threads",
    "get_num_threads",
    "iinfo",
    "initial_seed",
    "is_tensor",
    "layout",
    "load",
    "manual_seed",
    "memory_format",
    "preserve_format",
    "promote_types",
    "result_type",
    "save",
    "seed",
    "set_default_dtype",
    "set_float32_matmul_precision",
    "set_grad_enabled",
    "set_num_interop_threads",
    "set_num_threads",
    "set_printoptions",
    "strided",
    "typename",
    "use_deterministic_algorithms",
]
Size, asarray = Shape, Tensor.as_tensor
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


def _normal(mean: Any = 0.0, std: Any = 1.0, *size: Any, **options: Any) -> Tensor:
    """In torch's order, also of tensors as mean and deviation; sizes alone as `Tensor.normal` has it."""
    shape = options.pop("size", size[0] if len(size) == 1 and not isinstance(size[0], int) else None)
    if shape is not None:
        return Tensor.normal(shape, mean=mean, std=std, **options)
    if isinstance(mean, Tensor) or isinstance(std, Tensor):
        parts = Tensor.broadcast_tensors(*(Tensor.as_tensor(each) for each in (mean, std)))
        return parts[0] + parts[1] * parts[0].randn_like(generator=options.pop("generator", None))
    return Tensor.normal(*(n for n in (mean, std) if isinstance(n, int)), *size, **options)


NAMED = (".safetensors", ".npz", ".gguf", ".json")
OWN: dict[str, Callable[..., Any]] = {"where": _where, "polygamma": _polygamma, "normal": _normal}
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
        kind = TYPED[name]
        how: dict[str, Any] = {"dtype": kind} if kind == dtypes.float64 else {}
        return Tensor(*data, **how).cast(kind)

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


def typename(value: object) -> str:
    """The name of a value's class, of a tensor ``torch.FloatTensor`` and the like.

    >>> typename(Tensor([1.0])), typename(3)
    ('torch.FloatTensor', 'int')
    """
    if isinstance(value, Tensor):
        return next((f"torch.{n}" for n, kind in TYPED.items() if kind == value.dtype), "torch.Tensor")
    return type(value).__name__


def autocast(
    device_type: Any = "", dtype: Any = None, enabled: bool = True, cache_enabled: bool = True
) -> AbstractContextManager[None]:
    """`amp.autocast`; an element type may come first, as in `Tensor.autocast`.

    >>> with autocast(device_type="cpu", dtype=dtypes.float16):
    ...     made = Tensor.ones(2, 2) @ Tensor.ones(2, 2)
    >>> made.dtype.name
    'float16'
    """
    if isinstance(device_type, DType) or hasattr(dtypes, device_type):
        device_type, dtype = "", device_type
    return amp.autocast(device_type, dtype, enabled)


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


def load(path: str | PathLike[str] | BinaryIO, map_location: Any = None, weights_only: bool = True) -> Any:
    """What `save` or torch's wrote, as it was; of other kinds of files the tensors by name. Nothing in a file
    is run, whatever `weights_only` says, and tensors go where they are used. From an open file the rest of it
    is read.

    >>> from io import BytesIO
    >>> file = BytesIO()
    >>> save({"step": 3}, file)
    >>> load(BytesIO(file.getvalue()))
    {'step': 3}
    """
    if not isinstance(path, str | PathLike):
        return weights.load_torch_tree(weights.MemoryFile(path.read()))
    if Path(path).suffix in NAMED:
        return state.load(path)
    return weights.load_torch_tree(path)


def save(value: Any, path: str | PathLike[str] | BinaryIO) -> None:
    """Tensors, numbers and words in dicts, lists and tuples as torch writes them; tensors by name as
    `.safetensors` or `.npz`, if the name ends so. path: also a file that is open for writing bytes."""
    if not isinstance(path, str | PathLike):
        made = weights.MemoryFile()
        weights.save_torch_tree(value, made)
        path.write(made.getvalue())
    elif Path(path).suffix in NAMED:
        state.save(value, path)
    else:
        weights.save_torch_tree(value, path)
