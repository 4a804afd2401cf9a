"""A warning for ``x[0][1] = 5``: in PyTorch it changes `x`, here `x[0]` is a tensor of its own that nothing
holds, so the write is lost. Python's count of references tells it from ``row[1] = 5``.
"""

from __future__ import annotations

from sys import getrefcount
from typing import Any

from tensor.ir.graph import Op
from tensor.origins import warn

_told: list[bool] = []


class _Counted:
    """Counts the references to an object inside `__setitem__`, the caller's among them."""

    def __init__(self) -> None:
        self.counts: list[int] = []

    def __setitem__(self, counts: list[int], _: Any) -> None:
        counts.append(getrefcount(self))


def _alone() -> int:
    """The count where nothing else holds the object; -1 if this Python counts a variable's object alike."""
    counts: list[int] = []
    held = _Counted()
    held[counts] = _Counted()[counts] = None
    return min(counts) if counts[0] != counts[1] else -1


ALONE = _alone()


def tell(part: Any) -> None:
    """Warn, once in a process, unless PyTorch loses the write too: a list or tensor as index copies."""
    if not _told and part.node.op is not Op.GATHER:
        _told.append(True)
        warn(
            "this write changes nothing: what it writes to is a tensor of its own, not a view, and nothing"
            " holds it; write x[0, 1] = value for x[0][1] = value, and see docs/pytorch-users.md"
        )
