"""2 / pi in pieces of 53 bits, for both executors. Source: RDNA3 ISA, V_TRIG_PREOP_F64."""

from __future__ import annotations

import math
from functools import cache

BITS = 1201  # of 2 / pi, as the document has them
EXPONENT_SHIFT, LARGE = 1077, 1968  # exponent fields from which on later bits are taken, and scaled up
GROWTH = 128
BANK = BITS + 1  # the last entry is 0, for any shift beyond


def two_over_pi() -> int:
    """floor(2 / pi * 2**BITS), by Machin's formula in integers."""
    scale = 1 << BITS + 64

    def arctangent(of: int) -> int:
        power, total, odd = scale // of, 0, 1
        while power:
            total += power // odd if odd % 4 == 1 else -(power // odd)
            power //= of * of
            odd += 2
        return total

    pi = 4 * (4 * arctangent(5) - arctangent(239))
    return 2 * scale * (1 << BITS) // pi


@cache
def pieces(power: int) -> list[float]:
    """For each shift the 53 bits of 2 / pi behind it, at their value times ``2**power``."""
    whole, mask, found = two_over_pi(), (1 << BITS) - 1, []
    for shift in range(BITS):
        bits = (whole << shift & mask) >> (BITS - 53)
        found.append(math.ldexp(bits, power - 53 - shift))
    return [*found, 0.0]
