"""The tensor library: lazy arrays, gradients, networks and optimizers, compiled by us for the device."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tensor import nn, optim, state
from tensor.dtype import dtypes
from tensor.jit import jit
from tensor.tensor import Tensor
from tensor.variable import Variable

if TYPE_CHECKING:
    from tensor import fft, transforms
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
    "nn",
    "optim",
    "state",
    "transforms",
    "value_and_grad",
    "vjp",
    "vmap",
]


def __getattr__(name: str) -> Any:
    """Transforms of functions and of signals are imported when they are first asked for."""
    if name not in __all__:
        raise AttributeError(f"module 'tensor' has no attribute {name!r}")
    if name in ("fft", "transforms"):
        return import_module(f"tensor.{name}")
    return getattr(import_module("tensor.transforms"), name)
