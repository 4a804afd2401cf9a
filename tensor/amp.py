"""`torch.amp`: mixed precision with the device's name in front."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from tensor import optim
from tensor.tensor import Tensor


def autocast(
    device_type: str = "", dtype: Any = None, enabled: bool = True, cache_enabled: bool = True
) -> AbstractContextManager[None]:
    """`Tensor.autocast`; bfloat16 unless `dtype` says another, float16 for ``"cuda"``.

    >>> with autocast("cpu"):
    ...     made = Tensor.ones(2, 2) @ Tensor.ones(2, 2)
    >>> made.dtype.name
    'bfloat16'
    """
    usual = "float16" if device_type.startswith("cuda") else "bfloat16"
    return Tensor.autocast(dtype or usual, enabled)


def GradScaler(device: str = "", **settings: Any) -> optim.GradScaler:
    """`optim.GradScaler`.

    >>> GradScaler("cpu", init_scale=8.0).get_scale()
    8.0
    """
    return optim.GradScaler(**settings)
