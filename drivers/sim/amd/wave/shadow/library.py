"""Functions of the shadow's compiled library (`native/shadow`), for those who call them from Python."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from drivers.sim.amd.wave.jit.cache import engine
from drivers.sim.amd.wave.shadow.layout import FIELDS

ONE_POINTER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
TOUCH = ctypes.CFUNCTYPE(ctypes.c_uint32, ctypes.c_void_p, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint32)


def drain_log(record: np.ndarray[Any, np.dtype[np.uint64]]) -> None:
    """Bring the logged reads of memory into the rows."""
    if record[FIELDS.log_count]:
        library("db_drain_global")(record.ctypes.data)


@cache
def library(name: str, kind: Callable[[int], Callable[..., int]] = ONE_POINTER) -> Callable[..., int]:
    """A function of the shadow's library that takes one pointer, or what `kind` says. Of TOUCH: the launch
    record, first byte, bytes and where.
    """
    llvm = engine()
    llvm.load_runtime()
    llvm.load_shadow()
    return kind(llvm.address(name))
