"""Which bits of a result are defined where some of a source are not: for instructions that move bits, choose
them or carry upwards.

All other results are defined where every bit read is. Compilers rely on it: they leave upper halves and
bytes of registers as they are, and mask the result. The rules follow from what the instructions compute.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from drivers.sim.amd.wave.interp.integers import U32, extract, per_lane, permute_bytes
from drivers.sim.amd.wave.interp.rules import precise
from drivers.sim.amd.wave.interp.state import FULL, Array

Rule = Callable[[list[Array], list[Array]], Array]


def merged(masks: list[Array]) -> Array:
    found: Array = np.bitwise_or.reduce(masks)
    return found


def all_defined(values: list[Array], defined: list[Array]) -> Array:
    """Bit by bit, where each source's bit is."""
    found: Array = np.bitwise_and.reduce(defined)
    return found


def shifted_defined(values: list[Array], defined: list[Array]) -> Array:
    """A shift by a defined amount moves defined bits; the bits that come in are zeros, and so defined."""
    known = defined[0] == FULL
    return np.where(known, ~(~defined[1] << (values[0] & U32(31))), U32(0))


def shifted_down_defined(values: list[Array], defined: list[Array]) -> Array:
    known = defined[0] == FULL
    return np.where(known, ~(~defined[1] >> (values[0] & U32(31))), U32(0))


def shifted_signed_defined(values: list[Array], defined: list[Array]) -> Array:
    """As above; what comes in are copies of the sign."""
    known = defined[0] == FULL
    moved = (~defined[1]).view(np.int32) >> (values[0] & U32(31)).astype(np.int32)
    return np.where(known, ~moved.view(U32), U32(0))


def moved_defined(move: Callable[..., int], *controls: int) -> Rule:
    """Of what only moves bits as defined sources (`controls`) say: undefined bits go where those bits go."""

    def rule(values: list[Array], defined: list[Array]) -> Array:
        known = np.all([defined[i] == FULL for i in controls], axis=0)
        sources = [value if i in controls else ~defined[i] for i, value in enumerate(values)]
        return np.where(known, ~per_lane(move, *sources), U32(0))

    return rule


def permute_undefined(high: int, low: int, selectors: int) -> int:
    """Bytes that a selector above 12 makes 0xff are as good as its zeros."""
    picked = (min(selectors >> 8 * i & 255, 12) << 8 * i for i in range(4))
    return permute_bytes(high, low, sum(picked))


def either_defined(values: list[Array], defined: list[Array]) -> Array:
    """An OR: a defined 1 decides."""
    ones_known = [value & known for value, known in zip(values, defined, strict=True)]
    return all_defined(values, defined) | merged(ones_known)


def both_defined(values: list[Array], defined: list[Array]) -> Array:
    """An AND: a defined 0 decides."""
    zeros_known = [~value & known for value, known in zip(values, defined, strict=True)]
    return all_defined(values, defined) | merged(zeros_known)


def below_carry(values: list[Array], defined: list[Array]) -> Array:
    """Carries go up only: of a sum or a product, the bits below the first undefined one are defined."""
    undefined = ~all_defined(values, defined)
    below: Array = (undefined & -undefined) - U32(1)
    return below


def and_or_defined(v: list[Array], d: list[Array]) -> Array:
    return either_defined([v[0] & v[1], v[2]], [both_defined(v[:2], d[:2]), d[2]])


def shift_or_defined(v: list[Array], d: list[Array]) -> Array:
    moved = shifted_defined([v[1], v[0]], [d[1], d[0]])
    return either_defined([v[0] << (v[1] & U32(31)), v[2]], [moved, d[2]])


def shift_add_defined(v: list[Array], d: list[Array]) -> Array:
    return below_carry(v, [shifted_defined([v[1], v[0]], [d[1], d[0]]), d[2]])


def add_shift_defined(v: list[Array], d: list[Array]) -> Array:
    return shifted_defined([v[2], v[0]], [d[2], below_carry(v, d[:2])])


precise(lambda v, d: d[0], "mov_b32", "not_b32")
precise(both_defined, "and_b32")
precise(either_defined, "or_b32", "or3_b32")
precise(all_defined, "xor_b32", "xnor_b32", "xor3_b32")
precise(shifted_defined, "lshlrev_b32")
precise(shifted_down_defined, "lshrrev_b32")
precise(shifted_signed_defined, "ashrrev_i32")
precise(lambda v, d: d[0] & (v[0] & d[1] | ~v[0] & d[2]), "bfi_b32")
precise(moved_defined(lambda a, at, n: extract(a, at, n, False), 1, 2), "bfe_u32")
precise(moved_defined(lambda a, at, n: extract(a, at, n, True), 1, 2), "bfe_i32")
precise(moved_defined(lambda a, b, n: (a << 32 | b) >> (n & 31), 2), "alignbit_b32")
precise(moved_defined(lambda a, b, n: (a << 32 | b) >> 8 * (n & 3), 2), "alignbyte_b32")
precise(moved_defined(permute_undefined, 2), "perm_b32")
precise(below_carry, "add_nc_u32", "sub_nc_u32", "subrev_nc_u32", "mul_lo_u32", "add3_u32", "xad_u32")
precise(and_or_defined, "and_or_b32")
precise(shift_or_defined, "lshl_or_b32")
precise(shift_add_defined, "lshl_add_u32")
precise(add_shift_defined, "add_lshl_u32")
