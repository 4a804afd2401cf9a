"""Where GFX12's matrix instructions find an element: in which sixteen lanes, and which of a lane's elements.

A row of A, or a column of B, is a lane's number modulo 16 everywhere. Source: AMD's matrix instruction
calculator (RDNA4), for both wave sizes; sums are the same under any order of k that A and B share. Which
lane gets which element of a transposing load: ROCm's documentation of the RDNA4 builtins (halves); for bytes,
which it leaves open, two public measurements of gfx1201 that agree (kmbandy's global_load_tr_contract.md,
operands of an attention kernel).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

LANES_OFF = "some lanes are off at a matrix product, which takes all of them"
LANES_UNLIKE = "lanes 16 and up do not repeat the rows of A and columns of B that lanes 0 to 15 hold"


class Spot(NamedTuple):
    """group: lanes ``16 * group`` to ``16 * group + 15``. element: counted from the lane's first register."""

    group: int
    element: int


# Lanes of a wave -> bits of an element and depth of k -> which bits of k are the group's number, the highest
# first; the others count elements.
GROUP_BITS: dict[int, dict[tuple[int, int], tuple[int, ...]]] = {
    32: {
        (16, 16): (2,), (16, 32): (3,), (8, 16): (3,), (8, 32): (4,),
        (4, 16): (3,), (4, 32): (4,), (4, 64): (5,),
    },
    64: {
        (16, 16): (3, 2), (16, 32): (4, 3), (8, 16): (2, 3), (8, 32): (3, 4),
        (4, 16): (3,), (4, 32): (3, 4), (4, 64): (4, 5),
    },
}  # fmt: skip


def spot_of(bits: int, depth: int, lanes: int, k: int) -> Spot:
    """Element k of a row of A or a column of B.

    A sparse row of A keeps two of each four elements: they lie as a row of half the depth does, and the index
    of one, two bits, at bit ``2 * element`` of the index register in the same lane.
    """
    group, element, places = 0, k, GROUP_BITS[lanes][bits, depth]
    for place in places:
        group = 2 * group + (k >> place & 1)
    for place in sorted(places, reverse=True):
        element = element >> place + 1 << place | element & (1 << place) - 1
    return Spot(group, element)


def index_sets(bits: int, depth: int, lanes: int) -> int:
    """How many sets of indices the index register holds; index_key picks one."""
    if lanes == 32:
        return 1 if depth == 64 else 2
    return 2 if bits == 4 else 4


# -- transposing loads -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Transposed:
    """A load of eight elements of `bits` a lane; lane l gets element l % 8 of eight lanes, which `source`
    names.
    """

    size_bytes: int
    bits: int
    source: Callable[[int, int], int]  # lane that gets, place in its registers -> lane that loads


def byte_source(lane: int, place: int) -> int:
    """Of 16 lanes, the first and the third four load what the first eight get: lane bit 3 picks the fours."""
    return lane // 16 * 16 + place // 4 * 8 + lane // 8 % 2 * 4 + place % 4


TRANSPOSED = {
    "global_load_tr_b128": Transposed(16, 16, lambda lane, place: lane // 8 * 8 + place),
    "global_load_tr_b64": Transposed(8, 8, byte_source),
}
