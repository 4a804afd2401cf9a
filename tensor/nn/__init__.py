"""Network layers: plain objects that hold parameters as tensors and are called on tensors.

A layer needs no base class. Its parameters are found by walking its attributes (tensor/state.py). Weights
start as torch's do: uniform within 1 / sqrt(fan_in).
"""

from __future__ import annotations

from tensor import optim, state
from tensor.nn.conv import Conv2d, ConvTranspose2d
from tensor.nn.dropout import Dropout
from tensor.nn.linear import Embedding, Linear
from tensor.nn.norm import (
    BatchNorm,
    BatchNorm2d,
    BatchNorm3d,
    GroupNorm,
    InstanceNorm,
    LayerNorm,
    LayerNorm2d,
    RMSNorm,
)
from tensor.nn.recurrent import LSTMCell

__all__ = [
    "BatchNorm",
    "BatchNorm2d",
    "BatchNorm3d",
    "Conv2d",
    "ConvTranspose2d",
    "Dropout",
    "Embedding",
    "GroupNorm",
    "InstanceNorm",
    "LSTMCell",
    "LayerNorm",
    "LayerNorm2d",
    "Linear",
    "RMSNorm",
    "optim",
    "state",
]
