"""Which integer results the clamp bit leaves as they are, and the limits of others, for both executors.

That conversions, shifts and extremes take the bit without effect is observed: public measurements of gfx1201.
"""

from __future__ import annotations

UNCHANGED = (
    "v_alignbit_b32", "v_alignbyte_b32", "v_cvt_floor_i32_f32", "v_cvt_nearest_i32_f32", "v_cvt_i16_f16",
    "v_cvt_u16_f16", "v_cvt_i32_f32", "v_cvt_u32_f32", "v_cvt_i32_f64", "v_cvt_u32_f64", "v_cvt_pk_i16_f32",
    "v_cvt_pk_u16_f32", "v_cvt_pk_rtz_f16_f32", "v_frexp_exp_i16_f16", "v_frexp_exp_i32_f32",
    "v_frexp_exp_i32_f64", "v_cvt_pk_u8_f32", "v_pack_b32_f16", "v_ashrrev_i16",
    "v_lshlrev_b16", "v_lshrrev_b16",
    *(f"v_{verb}_{kind}16" for verb in ("min", "max", "min3", "max3", "med3") for kind in "iu"),
)  # fmt: skip


def limits(signed: bool, bits: int) -> tuple[int, int]:
    """The least and the greatest number of `bits`."""
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
