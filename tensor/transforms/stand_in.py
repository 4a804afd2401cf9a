"""Memory without values: what an argument of one example is while the graph of a batch is made."""

from __future__ import annotations

from typing import Any

from hcq.errors import ArgumentError
from tensor.dtype import DType
from tensor.schedule.storage import Storage


class StandIn(Storage):
    """Who wants its values gets an ArgumentError that says `told`."""

    __slots__ = ("_told",)
    is_stand_in = True

    def __init__(self, dtype: DType, count: int, told: str) -> None:
        self.dtype, self.count, self.place = dtype, count, None
        self.host, self.launch_point = None, 0
        self._told = told

    @property
    def buffer(self) -> Any:  # type: ignore[override]
        raise ArgumentError(self._told)

    @property
    def is_realized(self) -> bool:
        return False
