"""`torch.nn.modules` and the modules in it, from which scripts import layers: each has all names of `nn`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

from tensor import nn
from tensor.nn.norm import BatchNorm, InstanceNorm

FILES = """
activation adaptive batchnorm channelshuffle container conv distance dropout flatten fold instancenorm lazy
linear loss module normalization padding pixelshuffle pooling rnn sparse transformer upsampling utils
"""


def _ntuple(n: int, name: str = "parse") -> Callable[[Any], tuple[Any, ...]]:
    """A function that repeats a number n times, and leaves a sequence as it is."""
    return lambda x: tuple(x) if isinstance(x, list | tuple) else (x,) * n


_single, _pair, _triple, _quadruple = map(_ntuple, (1, 2, 3, 4))
_BatchNorm, _NormBase, _InstanceNorm = BatchNorm, BatchNorm, InstanceNorm


def __getattr__(name: str) -> Any:
    if name in FILES.split():
        return sys.modules[f"{__name__}.{name}"]
    return getattr(nn, name)


def _of_all(name: str) -> Any:
    found = globals().get(name)
    return getattr(nn, name) if found is None else found


for _name in FILES.split():
    _made = ModuleType(f"{__name__}.{_name}", f"`torch.nn.modules.{_name}`.")
    _made.__getattr__ = _of_all  # type: ignore[method-assign]
    sys.modules[_made.__name__] = _made
