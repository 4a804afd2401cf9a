"""Threads and tensors: what computes, reads or captures does so alone, for it looks at all tensors alive.

Building a graph needs no turn. Stands below memory, capture and runtime; knows none of them. The devices
below have locks of their own (hcq/lock.py), which are always taken after this one.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from threading import RLock
from typing import ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")
_lock = RLock()


def in_turn(function: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """A function that no two threads run at once, nor two of these functions."""

    @wraps(function)
    def alone(*args: Arguments.args, **named: Arguments.kwargs) -> Result:
        with _lock:
            return function(*args, **named)

    return alone


def _forget() -> None:
    """In a forked child: whose turn it was in the parent is of no matter, and that thread is not here."""
    global _lock  # noqa: PLW0603 - as in a new process
    _lock = RLock()


os.register_at_fork(after_in_child=_forget)
