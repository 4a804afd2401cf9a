"""Ctrl-C while waves run. Compiled code sees no signal, and what runs in turns must not be torn out of them.

So the signal is noted, waves look for the note where they look at the clock (`patience`) and between pieces
of a grid, and the launch ends as a fault does: its queue recovers and the device stays. Knows no wave.
"""

from __future__ import annotations

import importlib
import signal
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import FrameType
from typing import Any

from drivers.core.errors import SimFault

_SIGINT = int(signal.SIGINT)
_asked = threading.Event()
# What stands under `signal`, which looks for a name of each handler: that takes a sixth of a short launch.
_handlers: Any = importlib.import_module("_signal")


def is_asked() -> bool:
    """Whether the user wants the launch that runs to end."""
    return _asked.is_set()


def stopped(where: Mapping[str, object]) -> SimFault:
    """The end of a launch that the user did not wait for."""
    return SimFault("E_WATCHDOG", "stopped by Ctrl-C before the launch had ended", {**where, "stopped": 1})


@contextmanager
def noticed() -> Iterator[None]:
    """Note Ctrl-C instead of raising KeyboardInterrupt, where that is what would be raised."""
    is_main = threading.current_thread() is threading.main_thread()
    if not is_main or _handlers.getsignal(_SIGINT) is not signal.default_int_handler:
        yield
        return
    _handlers.signal(_SIGINT, _note)
    try:
        yield
    finally:
        _asked.clear()
        _handlers.signal(_SIGINT, signal.default_int_handler)


def _note(_number: int, _frame: FrameType | None) -> None:
    _asked.set()
