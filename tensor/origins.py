"""Where in the user's program each graph node was made, kept only while DEBUG or TRACE asks for it.

Walking the stack costs microseconds a node, so nothing is recorded otherwise. Knows no device and no kernel.
"""

from __future__ import annotations

import os
import sys
import warnings
from pathlib import Path
from weakref import WeakKeyDictionary

from hcq.errors import ArgumentError
from hcq.settings import read_settings
from tensor.ir import graph
from tensor.ir.graph import Node, Op

_HERE = str(Path(__file__).resolve().parent)


def _began_in() -> str:
    """What paths below the folder that the process began in have in front; no path's if that is gone."""
    try:
        return os.getcwd() + os.sep
    except OSError:
        return os.sep * 2


_FOLDER = _began_in()
_ours: dict[str, bool] = {}  # files whose lines are not the user's
_made: WeakKeyDictionary[Node, str] = WeakKeyDictionary()


def start() -> None:
    """Record from now on."""
    graph.watch = _record


def stop() -> None:
    """Record no more, and forget."""
    graph.watch = None
    _made.clear()


def start_if_asked() -> None:
    """Record if DEBUG or TRACE is set. A variable with a bad value is reported later, when the device is
    opened."""
    try:
        settings = read_settings()
    except ArgumentError:
        return
    if settings.debug or settings.trace:
        start()


def is_recording() -> bool:
    """Whether lines are recorded."""
    return graph.watch is not None


def made_at(node: Node) -> str:
    """``FILE:LINE`` of the user's line that made `node`, empty if it was not recorded."""
    if graph.watch is None:
        return ""
    return _made.get(node.src[1] if node.op is Op.ASSIGN else node, "")


def user_line() -> str:
    """``FILE:LINE`` of the nearest caller outside the tensor library, relative to the folder in which the
    process began if it is below that; empty if there is none."""
    frame = sys._getframe(1)
    while frame is not None:
        file = frame.f_code.co_filename
        is_ours = _ours.get(file)
        if is_ours is None:
            is_ours = file.startswith((_HERE, "<")) or file.endswith(("contextlib.py", "functools.py"))
            _ours[file] = is_ours
        if not is_ours:
            return f"{file.removeprefix(_FOLDER)}:{frame.f_lineno}"
        frame = frame.f_back  # type: ignore[assignment]
    return ""


def warn(message: str) -> None:
    """A warning that names the user's line."""
    file, _, line = user_line().rpartition(":")
    warnings.warn_explicit(message, UserWarning, file or "<unknown>", int(line or 0))


def _record(node: Node) -> None:
    _made[node] = user_line()
