"""Numbers of floating formats by rational arithmetic: IEEE 754's rounding, written for no format in
particular."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

MODES = {"": "nearest", ".RM": "down", ".RP": "up", ".RZ": "zero"}


@dataclass(frozen=True)
class Format:
    """precision: bits of the significand, the leading one included."""

    precision: int
    least: int  # exponent of the least normal number
    greatest: int

    def rounded(self, exact: Fraction, mode: str = "nearest", zero: float = 0.0) -> float:
        """The number of the format. zero: what an exact zero becomes."""
        if not exact:
            return zero
        sign = -1 if exact < 0 else 1
        exponent = abs(exact.numerator).bit_length() - exact.denominator.bit_length()
        if Fraction(2) ** exponent > abs(exact):
            exponent -= 1
        unit = Fraction(2) ** (max(exponent, self.least) - self.precision + 1)
        steps = exact / unit
        made = unit * {
            "nearest": round, "down": math.floor, "up": math.ceil, "zero": math.trunc,
        }[mode](steps)  # fmt: skip
        top = Fraction(2) ** self.greatest * (2 - Fraction(1, 1 << self.precision - 1))
        if abs(made) <= top:
            return math.copysign(float(made), sign)
        stays = mode == "zero" or mode == ("down" if exact > 0 else "up")
        return math.copysign(float(top) if stays else math.inf, sign)


HALF, BFLOAT, SINGLE, DOUBLE = (
    Format(11, -14, 15), Format(8, -126, 127), Format(24, -126, 127), Format(53, -1022, 1023)
)  # fmt: skip


def singles(seed: int, count: int = 300) -> NDArray[np.float32]:
    """Finite ones of every size, many near the ends of half's and single's ranges."""
    random = np.random.default_rng(seed)
    plain = random.integers(0, 1 << 32, count, dtype=np.uint32).view(np.float32)
    near = np.ldexp(random.uniform(-2, 2, count), random.integers(-28, 20, count)).astype(np.float32)
    known = np.array(
        [0.0, -0.0, 1.0, -1.0, 0.5, 65504, 65519.996, 65520, 2.0**-24, 2.0**-25, 3 * 2.0**-25, 1.5 * 2.0**-14,
         2.0**-126, 1e-45, -1e-45, 3.4028235e38, 3.3895e38, 1 + 2.0**-8, 1 + 3 * 2.0**-8, 1 + 2.0**-11],
        np.float32,
    )  # fmt: skip
    made = np.concatenate([known, plain, near])
    return made[np.isfinite(made)]


def bits_of_half(value: float) -> int:
    return int(np.float16(value).view(np.uint16))


def bits_of_bfloat(value: float) -> int:
    return int(np.float32(value).view(np.uint32)) >> 16


def bits_of_single(value: float) -> int:
    return int(np.float32(value).view(np.uint32))


def bits_of_double(value: float) -> int:
    return int(np.float64(value).view(np.uint64))


def as_words(values: Any) -> NDArray[np.uint32]:
    return np.asarray(values, np.float32).view(np.uint32)


def pair_of(values: Any, number: int) -> dict[int, NDArray[np.uint32]]:
    """Doubles in two registers."""
    bits = np.asarray(values, np.float64).view(np.uint64)
    low, high = (bits >> np.uint64(lo) & np.uint64(0xFFFFFFFF) for lo in (0, 32))
    return {number: low.astype(np.uint32), number + 1: high.astype(np.uint32)}
