"""Host memory of an access: which bytes of which array each lane has."""

from __future__ import annotations

from typing import Any

import numpy as np

from drivers.sim.nv.sm.interp.eager import Array


class HostPieces:
    """Where lanes of one access go: pieces of host memory, each for some of the lanes.

    pieces: (bytes as an array, offset for each of these lanes, which lanes of the access).
    """

    def __init__(self, pieces: list[tuple[Array, Array, Array]]) -> None:
        self.pieces = pieces

    def load(self, kind: Any, count: int, lanes: int) -> Array:
        """[lanes, count] of a type."""
        result = np.zeros((lanes, count), kind)
        for data, offsets, which in self.pieces:
            view = data[: len(data) // kind.itemsize * kind.itemsize].view(kind)
            first = offsets // kind.itemsize
            for n in range(count):
                result[which, n] = view[first + n]
        return result

    def store(self, values: Array) -> None:
        """[lanes, count]; of lanes that meet, the last."""
        for data, offsets, which in self.pieces:
            size = values.dtype.itemsize
            view = data[: len(data) // size * size].view(values.dtype)
            first = offsets // size
            for n in range(values.shape[1]):
                view[first + n] = values[which, n]
