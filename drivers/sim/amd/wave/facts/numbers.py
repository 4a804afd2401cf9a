"""Facts of floating point that both executors need and neither decides.

Stands under both. Layouts: IEEE 754; of 8 bits OCP's "8-bit floating point": FP8 is E4M3 (no infinity), BF8
is E5M2. NaNs of dot products: observed, public measurements of gfx1100 and
gfx1201.
"""

from __future__ import annotations

from dataclasses import dataclass

# kind -> bits of the mantissa, mask of the exponent, bias
LAYOUT = {"f16": (10, 0x1F, 15), "f32": (23, 0xFF, 127), "f64": (52, 0x7FF, 1023)}
# What a dot product gives: where a factor is NaN, where infinities cancel, and the former in 16 bits
FACTOR_NAN, INVALID_NAN = 0xFFC00A3D, 0xFFC00000
NARROW_FACTOR_NAN = {"f16": 0xFE3D, "bf16": 0xFFFD}
MANTISSA_BITS = 23  # of an f32


@dataclass(frozen=True)
class Float8Format:
    """mantissa: bits of it. bias: of the exponent. limit: the first code that is no finite number, which what
    is too large becomes, and infinities. nan: the code of NaN.
    """

    mantissa: int
    bias: int
    limit: int
    nan: int

    @property
    def dropped(self) -> int:
        """Bits of an f32's mantissa that it has no room for."""
        return MANTISSA_BITS - self.mantissa


FLOAT8 = {"fp8": Float8Format(3, 7, 0x7F, 0xFF), "bf8": Float8Format(2, 15, 0x7C, 0xFE)}
