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


def dense_spot(bits: int, depth: int, lanes: int, k: int) -> Spot:
    """Element k of a row of A or a column of B."""
    if lanes == 32:
        if bits == 16:
            return Spot(k >> 2 & 1, 4 * (k >> 3) + (k & 3))
        half = depth // 2
        return Spot(k // half, k % half)
    if bits == 16:
        return Spot(2 * (k >> 3 & 1) + (k >> 2 & 1), k & 3)
    if bits == 8:
        return Spot(2 * (k >> 2 & 1) + (k >> 3 & 1), k & 3)
    if depth == 16:
        return Spot(k >> 3, k & 7)
    return Spot(2 * (k >> 3 & 1) + (k >> 4 & 1), k & 7)


def kept_spot(bits: int, depth: int, lanes: int, position: int) -> Spot:
    """One of the elements of a sparse row of A: two of each four are kept, `position` counts those.

    Its index, two bits, is at bit ``2 * element`` of the index register in the same lane.
    """
    four, which = position >> 1, position & 1
    if lanes == 32:
        if bits == 16:
            group, pair = four >> 1 & 1, 2 * (four >> 2) + (four & 1)
        else:
            fours = depth // 8
            group, pair = divmod(four, fours)
    elif bits == 16:
        group, pair = four >> 1, four & 1
    elif bits == 8:
        group, pair = 2 * (four >> 1 & 1) + (four >> 2), four & 1
    elif depth == 32:
        group, pair = four >> 2, four & 3
    else:
        group, pair = 2 * (four >> 2 & 1) + (four >> 3), four & 3
    return Spot(group, 2 * pair + which)


def whole_spot(bits: int, depth: int, lanes: int, k: int) -> Spot:
    """Element k of a column of B that meets a sparse A."""
    if lanes == 32:
        if bits == 16:
            return Spot(k >> 3 & 1, 8 * (k >> 4) + (k & 7))
        half = depth // 2
        return Spot(k // half, k % half)
    if bits == 16:
        return Spot(k >> 3, k & 7)
    if depth == 32:
        return Spot(2 * (k >> 3 & 1) + (k >> 4), k & 7)
    return Spot(2 * (k >> 4 & 1) + (k >> 5), k & 15)


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
