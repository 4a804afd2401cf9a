"""Lanes of one wave: masks as booleans."""

from __future__ import annotations

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
