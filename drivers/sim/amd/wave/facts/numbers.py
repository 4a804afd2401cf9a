"""Facts of floating point that both executors need and neither decides.

Stands under both. Layouts: IEEE 754. NaNs of dot products: observed, public measurements of gfx1100 and
gfx1201.
"""

from __future__ import annotations

# kind -> bits of the mantissa, mask of the exponent, bias
LAYOUT = {"f16": (10, 0x1F, 15), "f32": (23, 0xFF, 127), "f64": (52, 0x7FF, 1023)}
# What a dot product gives: where a factor is NaN, where infinities cancel, and the former in 16 bits
FACTOR_NAN, INVALID_NAN = 0xFFC00A3D, 0xFFC00000
NARROW_FACTOR_NAN = {"f16": 0xFE3D, "bf16": 0xFFFD}
