"""Lanes of one wave: masks as booleans, and where lanes go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]


def lanes_of(mask: int, count: int = 32) -> Array:
    """A lane mask as `count` booleans."""
    found = np.frombuffer(mask.to_bytes(8, "little"), np.uint8)
    return np.unpackbits(found, count=count, bitorder="little").view(bool)


def mask_of(lanes: Array) -> int:
    """Booleans as a lane mask."""
    return int.from_bytes(np.packbits(lanes, bitorder="little").tobytes(), "little")


@dataclass(frozen=True, slots=True)
class LaneAddresses:
    """Where 32 lanes go, as bytes (i64) of some memory: those that are `on`. first: the number of lane 0."""

    at: Array
    on: Array
    first: int

    @property
    def starts(self) -> Array:
        """Of the lanes that are on."""
        found: Array = self.at[self.on]
        return found

    def places(self, size: int) -> Array:
        """(lanes that are on, size): all bytes of their accesses."""
        found: Array = self.starts[:, None] + np.arange(size)
        return found

    def lowest(self, bad: Array) -> tuple[int, int]:
        """Of the lanes that are `bad` the lowest: its number and its address."""
        index = int(np.argmax(bad))
        return self.first + index, int(self.at[index])

    def each(self) -> list[tuple[int, int]]:
        """(place among the 32, address) of each lane that is on."""
        return list(zip(np.nonzero(self.on)[0].tolist(), self.starts.tolist(), strict=True))
