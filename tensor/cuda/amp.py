"""`torch.cuda.amp`: mixed precision as scripts wrote it before `torch.amp`."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from tensor.optim import GradScaler
from tensor.tensor import Tensor

__all__ = ["GradScaler", "autocast"]


def autocast(
    enabled: bool = True, dtype: Any = None, cache_enabled: bool = True
) -> AbstractContextManager[None]:
    """`Tensor.autocast`; float16 unless `dtype` says another.

    >>> with autocast():
    ...     made = Tensor.ones(2, 2) @ Tensor.ones(2, 2)
    >>> made.dtype.name
    'float16'
    """
    return Tensor.autocast(dtype or "float16", enabled)
