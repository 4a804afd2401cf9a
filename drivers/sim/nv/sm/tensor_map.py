"""Tensor maps, which say how copies of boxes find the elements of a tensor.

A map is 128 bytes, which no document of NVIDIA's describes; where its parts lie is what ptxas makes of
`tensormap.replace`: see `TensorMap`. Interleaved maps, element strides and im2col are not modelled.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
ODD_MAP = "a tensor map at {address:#x}; it must lie at a multiple of 64"
TYPES = {0: 1, 1: 2, 2: 4, 3: 4, 4: 8, 5: 8, 6: 2, 7: 4, 8: 4, 9: 8, 10: 2, 11: 4}  # bytes, by PTX's number


@dataclass(frozen=True)
class TensorMap:
    """What a tensor map says, dimension by dimension from the one that is contiguous on. strides: bytes.

    Bits of the 128 bytes, from ptxas' code for `tensormap.replace` (13.5, sm_90a): 0..63 the address; of the
    dword at 8 bits 6:4 dimensions less one, 10:7 the type, 12:11 interleave, 14:13 swizzle (1, 2, 3: 32, 64,
    128 bytes), 15 fill with NaN; dwords at 12 to 24 strides / 16, four more bits each at 28; dwords at 32 to
    48 sizes less one; at 52 three bits of element stride less one each, and from bit 24 on, a byte each, the
    box's sizes less one.
    """

    address: int
    size: int
    swizzle: int
    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    box: tuple[int, ...]
    kind: int = 0  # of TYPES


def wrong_map(words: Array, dims: int, address: int) -> str:
    """Why an instruction of so many dimensions cannot use the map at an address; empty where it can."""
    how = int(words[2])
    has, kind = (how >> 4 & 7) + 1, how >> 7 & 15
    why = ""
    if has != dims:
        why = f"has {has} dimensions, the instruction {dims}"
    elif kind not in TYPES:
        why = f"has elements of type {kind}, of which no bytes are known; known are 0 to {max(TYPES)}"
    elif how >> 11 & 3:
        why = "is interleaved, which is not modelled: no document says where its slices lie"
    elif words[13] & 0x7FFF:
        why = "has element strides other than 1, which are not modelled: nothing here writes any"
    return why and f"the tensor map at {address:#x} {why}: dword 2 is {how:#x}"


def rows_of(found: TensorMap, first: tuple[int, ...]) -> Iterator[tuple[int, int, int, int]]:
    """(place in the box, GPU VA, elements before it that are outside, elements inside) of each row."""
    for number, index in enumerate(np.ndindex(*found.box[:0:-1])):
        place = [a + b for a, b in zip(first[:0:-1], index, strict=True)]
        inside = all(0 <= p < s for p, s in zip(place, found.sizes[:0:-1], strict=True))
        low = max(0, -first[0])
        count = max(0, min(found.box[0], found.sizes[0] - first[0]) - low) if inside else 0
        address = found.address + (first[0] + low) * found.size
        address += sum(p * s for p, s in zip(place, found.strides[:0:-1], strict=True))
        yield number * found.box[0] * found.size, address, low, count


def swizzled(at: Array, swizzle: int) -> Array:
    """Places in shared memory by the swizzle of a tensor map: bits of 16 bytes xor those of rows of 128."""
    made: Array = at ^ (at >> 7 & (0, 1, 3, 7)[swizzle]) << 4
    return made
