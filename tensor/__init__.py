"""The tensor library: lazy arrays, gradients, networks and optimizers, compiled by us for the device."""

from __future__ import annotations

from tensor import nn, optim, state
from tensor.dtype import dtypes
from tensor.jit import jit
from tensor.tensor import Tensor
from tensor.variable import Variable

__all__ = ["Tensor", "Variable", "dtypes", "jit", "nn", "optim", "state"]
