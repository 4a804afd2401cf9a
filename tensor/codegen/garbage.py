"""Python's search for garbage while a kernel is compiled."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """No search for garbage: what a compiler makes lives until its end, so each would find nothing, and one
    that goes through all of the process takes longer than most kernels."""
    is_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if is_on:
            gc.enable()
