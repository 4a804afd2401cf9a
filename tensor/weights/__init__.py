"""Weights in files, in and out: `save` and `load` go by the name's ending.

`.safetensors` is read and written by the safetensors library, `.npz` by numpy; PyTorch's `.pt` and `.pth` are
read, and nothing in them is run (`torch_file`), and written (`torch_write`); llama.cpp's `.gguf` is read
(`gguf_file`, `quants`). Values are on the host until a device needs them.
"""

from __future__ import annotations

from tensor.weights.files import (
    load,
    load_gguf,
    load_safetensors,
    load_torch,
    load_torch_tree,
    safetensors_metadata,
    save,
    save_safetensors,
    save_torch_tree,
)
from tensor.weights.torch_file import MemoryFile

__all__ = [
    "MemoryFile",
    "load",
    "load_gguf",
    "load_safetensors",
    "load_torch",
    "load_torch_tree",
    "safetensors_metadata",
    "save",
    "save_safetensors",
    "save_torch_tree",
]
