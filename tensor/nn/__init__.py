"""Network layers: plain objects that hold parameters as tensors and are called on tensors.

A layer needs no base class. Its parameters are found by walking its attributes (tensor/state.py). Weights
start as torch's do: uniform within 1 / sqrt(fan_in).
"""

from __future__ import annotations

from tensor import optim, state
from tensor.nn.linear import Embedding, Linear

__all__ = ["Embedding", "Linear", "optim", "state"]
