"""The tensor library: lazy arrays, gradients, networks and optimizers, compiled by us for the device."""

from __future__ import annotations

import math
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tensor import nn, optim, state
from tensor.dtype import DType, dtypes
from tensor.jit import jit
from tensor.tensor import Tensor
from tensor.variable import Variable

# `torch.tensor(...)`, `torch.dtype`; the modules of these names are imported by their full names
tensor, dtype = Tensor, DType

if TYPE_CHECKING:
    from tensor import fft, linalg, masked, signal, special, transforms
    from tensor.transforms import (
        checkpoint,
        custom_vjp,
        hessian,
        jacfwd,
        jacobian,
        jacrev,
        jvp,
        value_and_grad,
        vjp,
        vmap,
    )

__all__ = [
    "Tensor",
    "Variable",
    "checkpoint",
    "custom_vjp",
    "dtypes",
    "fft",
    "hessian",
    "jacfwd",
    "jacobian",
    "jacrev",
    "jit",
    "jvp",
    "linalg",
    "masked",
    "nn",
    "optim",
    "signal",
    "special",
    "state",
    "transforms",
    "value_and_grad",
    "vjp",
    "vmap",
]


MODULES = (
    *("amp", "autograd", "backends", "cuda", "distributed", "distributions", "fft", "func", "linalg"),
    *("masked", "onnx", "profiler", "random", "signal", "testing", "special", "transforms", "utils"),
    "version",
)

CONSTANTS = {"e": math.e, "inf": math.inf, "nan": math.nan, "newaxis": None, "pi": math.pi}


def __getattr__(name: str) -> Any:
    """Modules of functions are imported when they are first asked for. Element types and
    tensors' methods are there as functions too: `tensor.zeros(3)`, `tensor.cat([a, b])`, `tensor.float32`.
    """
    if name in MODULES:
        return import_module(f"tensor.{name}")
    if name in __all__:
        return getattr(import_module("tensor.transforms"), name)
    if name == "__version__":
        return import_module("importlib.metadata").version("doorbell")
    if name in CONSTANTS:
        return CONSTANTS[name]
    if name == "memory_plan":
        return import_module("tensor.lifetimes").memory_plan
    if name in ("istft", "stft"):
        return getattr(import_module("tensor.signal"), name)
    if name.startswith("_"):
        raise AttributeError(f"module 'tensor' has no attribute {name!r}")
    if hasattr(dtypes, name):
        return getattr(dtypes, name)
    functions = import_module("tensor.functions")
    if name in functions.__all__:
        return getattr(functions, name)
    if name in functions.TYPED:
        return functions.typed(name)
    if hasattr(Tensor, name):
        return functions.function_of(name)
    if hasattr(found := import_module("tensor.torch_names"), name):
        return getattr(found, name)
    raise AttributeError(f"module 'tensor' has no attribute {name!r}")
