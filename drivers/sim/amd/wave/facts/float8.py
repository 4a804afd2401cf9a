"""The floats of 8 bits: FP8 is E4M3 (no infinity), BF8 is E5M2. Source: OCP's "8-bit floating point"."""

from __future__ import annotations

from dataclasses import dataclass

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
