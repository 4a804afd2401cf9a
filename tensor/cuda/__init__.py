"""`torch.cuda`, which ported scripts ask: there is none. The device is what `DEV` names."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def __getattr__(name: str) -> Any:
    if name == "amp":
        return import_module("tensor.cuda.amp")
    raise AttributeError(f"tensor.cuda has no {name!r}: there is no CUDA here, DEV names the device")


def is_available() -> bool:
    """False.

    >>> is_available()
    False
    """
    return False


def device_count() -> int:
    """0.

    >>> device_count()
    0
    """
    return 0


def manual_seed(seed: int) -> None:
    """Nothing: `tensor.manual_seed` says where random numbers begin."""


manual_seed_all = manual_seed


def is_bf16_supported() -> bool:
    """False.

    >>> is_bf16_supported()
    False
    """
    return False


def empty_cache() -> None:
    """Nothing."""


def synchronize(device: Any = None) -> None:
    """Nothing: reading a value waits for it."""
