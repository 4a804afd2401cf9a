"""Weights in files, in and out: `save` and `load` go by the name's ending.

`.safetensors` is read and written by the safetensors library, `.npz` by numpy; PyTorch's `.pt` and `.pth` are
read, and nothing in them is run (`torch_file`). Values are on the host until a device needs them.
"""

from __future__ import annotations

from tensor.weights.files import load, load_safetensors, load_torch, save, save_safetensors

__all__ = ["load", "load_safetensors", "load_torch", "save", "save_safetensors"]
