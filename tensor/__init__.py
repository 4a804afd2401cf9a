"""The tensor library: lazy arrays, gradients, networks and optimizers, compiled by us for the device."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tensor import nn, optim, state
from tensor.dtype import dtypes
from tensor.tensor import Tensor

if TYPE_CHECKING:
    from tensor.jit import jit

__all__ = ["Tensor", "dtypes", "jit", "nn", "optim", "state"]


def __getattr__(name: str) -> Any:
    """`jit` is imported when first asked for: it brings the scheduler and the device along."""
    if name == "jit":
        from tensor.jit import jit

        return jit
    raise AttributeError(f"module 'tensor' has no attribute {name!r}")
