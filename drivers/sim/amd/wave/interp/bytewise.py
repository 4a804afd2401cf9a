"""Sums of absolute differences, packing and conversions of bytes and halves; what cube maps need.

Source: RDNA3 and RDNA4 ISA, VOP1 and VOP3 opcodes. That normalised conversions round to nearest even and
never give -32768 is observed: public measurements of gfx1201.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.interp.floats import dx9_product, fused
from drivers.sim.amd.wave.interp.integers import paired
from drivers.sim.amd.wave.interp.nans import chosen
from drivers.sim.amd.wave.interp.rules import (
    SATURATING,
    Compute,
    handler,
    operations,
    raised,
    without_tiny,
)
from drivers.sim.amd.wave.interp.state import FULL, Array, Wave

U32, F32, F64 = np.uint32, np.float32, np.float64


def fields(word: Array, bits: int) -> list[Array]:
    """The fields of each lane's dword, lowest first, with room for sums."""
    return [word.astype(np.int64) >> at & (1 << bits) - 1 for at in range(0, 32, bits)]


def differences(a: Array, b: Array, bits: int = 8, masked: bool = False) -> Array:
    """Sum of |a - b| over the fields; masked: without those where b is 0."""
    pairs = zip(fields(a, bits), fields(b, bits), strict=True)
    found: Array = sum(np.abs(x - y) * (y != 0 if masked else 1) for x, y in pairs)
    return found


SUMS: dict[str, Compute] = {
    "sad_u8": differences,
    "sad_u16": lambda a, b: differences(a, b, 16),
    "sad_u32": lambda a, b: differences(a, b, 32),
    "sad_hi_u8": lambda a, b: differences(a, b) << 16,
    "msad_u8": lambda a, b: differences(a, b, 8, True),
}


def wrapped(total: Array) -> Array:
    return (total & FULL).astype(U32)


def limited(total: Array) -> Array:
    return np.minimum(total, FULL).astype(U32)


def sum_onto(function: Compute, fit: Compute) -> Compute:
    return lambda a, b, base: fit(base.astype(np.int64) + function(a, b))


for _name, _function in SUMS.items():
    operations("u32 = u32 u32 u32", {_name: sum_onto(_function, wrapped)})
    SATURATING[f"v_{_name}"] = sum_onto(_function, limited)


@handler("v_qsad_pk_u16_u8", "v_mqsad_pk_u16_u8", "v_mqsad_u32_u8")
def quad_sums(wave: Wave, inst: Inst) -> None:
    """Four sums, of the four bytes from byte 0, 1, 2 and 3 of the first source's eight."""
    name, clamp = inst.defn.mnemonic, bool(inst.get("clamp"))
    eight, four = wave.source(inst, "src0", "u64"), wave.source(inst, "src1", "u32")
    windows = [(eight >> np.uint64(8 * place)).astype(U32) for place in range(4)]
    sums = [differences(window, four, 8, name.startswith("v_mqsad")) for window in windows]
    if name == "v_mqsad_u32_u8":
        bases = [wave.row(inst["src2"], part).astype(np.int64) for part in range(4)]
        totals = [a + b for a, b in zip(bases, sums, strict=True)]
        found = [(limited if clamp else wrapped)(total) for total in totals]
    else:
        base = wave.source(inst, "src2", "u64")
        halves = [(base >> np.uint64(16 * place) & np.uint64(0xFFFF)).astype(np.int64) for place in range(4)]
        totals = [a + b for a, b in zip(halves, sums, strict=True)]
        low16 = [np.minimum(t, 0xFFFF) if clamp else t & 0xFFFF for t in totals]
        found = [paired(low16[place], low16[place + 1]) for place in (0, 2)]
    for place, value in enumerate(found):
        wave.put(inst["vdst"].index + place, value)


def mean_of_bytes(a: Array, b: Array, rounding: Array) -> Array:
    """(a + b + the low bit of the third) / 2 for each byte."""
    parts = zip(*(fields(word, 8) for word in (a, b, rounding)), strict=True)
    means = [(x + y + (z & 1)) >> 1 << 8 * place for place, (x, y, z) in enumerate(parts)]
    return wrapped(sum(means))


def saturated_bytes(word: Array) -> Array:
    """Two signed halves to unsigned bytes."""
    low, high = (np.clip(half.astype(np.int16), 0, 255).astype(np.uint16)
                 for half in (word, word >> U32(16)))  # fmt: skip
    return low | high << np.uint16(8)


operations("u32 = u32 u32 u32", {"lerp_u8": mean_of_bytes})
operations("u16 = u32", {"sat_pk_u8_i16": saturated_bytes})


@handler("v_cvt_pk_u8_f32")
def insert_byte(wave: Wave, inst: Inst) -> None:
    """src0 to a byte, to nearest even and saturated, into byte src1 of src2. Clamp changes nothing."""
    value = np.rint(wave.source(inst, "src0", "f32"))
    place, base = (wave.source(inst, name, "u32") for name in ("src1", "src2"))
    byte = np.nan_to_num(np.clip(value, 0, 255), nan=0).astype(U32)
    shift = (place & U32(3)) << U32(3)
    wave.write(inst, "vdst", "u32", base & ~(U32(255) << shift) | byte << shift)


def nibble_offset(word: Array) -> Array:
    """The signed low nibble, in sixteenths."""
    found: Array = ((word << U32(28)).view(np.int32) >> 28).astype(F32) / F32(16)
    return found


operations("f32 = u32", {"cvt_off_f32_i4": nibble_offset})

# -- fractions as integers -------------------------------------------------------------------------


def normalised(signed: bool) -> Compute:
    """x * 32767 or 65535 to nearest even, saturated; NaN is 0."""
    low, high = (-32767.0, 32767.0) if signed else (0.0, 65535.0)

    def compute(value: Array) -> Array:
        near = np.clip(np.rint(value.astype(F64) * high), low, high)
        found: Array = np.nan_to_num(near, nan=0).astype(np.int64)
        return found.astype(np.uint16)

    return compute


def two_of(function: Compute) -> Compute:
    return lambda a, b: paired(function(a), function(b))


for _letter in "iu":
    _one = normalised(_letter == "i")
    _names = {
        "u16 = f16": (f"cvt_norm_{_letter}16_f16", _one),
        "u32 = f16 f16": (f"cvt_pk_norm_{_letter}16_f16", two_of(_one)),
        "u32 = f32 f32": (f"cvt_pk_norm_{_letter}16_f32", two_of(_one)),
    }
    for _signature, (_name, _compute) in _names.items():
        operations(_signature, {_name: _compute})
        SATURATING[f"v_{_name}"] = _compute

# -- cube maps -------------------------------------------------------------------------------------


def cube(pick: Callable[[Array, Array, Array], tuple[Array, Array, Array]]) -> Compute:
    """`pick` gives (of Z, of Y, of X): what holds where that is the major axis. Z wins ties, then Y."""

    def compute(x: Array, y: Array, z: Array) -> Array:
        by_z = (np.abs(z) >= np.abs(x)) & (np.abs(z) >= np.abs(y))
        of_z, of_y, of_x = pick(x, y, z)
        return np.where(by_z, of_z, np.where(np.abs(y) >= np.abs(x), of_y, of_x))

    return compute


def faces(x: Array, y: Array, z: Array) -> tuple[Array, Array, Array]:
    of_z, of_y, of_x = (F32(first) + (value < 0).astype(F32) for value, first in ((z, 4), (y, 2), (x, 0)))
    return of_z, of_y, of_x


def across(x: Array, y: Array, z: Array) -> tuple[Array, Array, Array]:
    return np.where(z < 0, -x, x), x, np.where(x < 0, z, -z)


def down(x: Array, y: Array, z: Array) -> tuple[Array, Array, Array]:
    return -y, np.where(y < 0, -z, z), -y


def major(x: Array, y: Array, z: Array) -> tuple[Array, Array, Array]:
    return F32(2) * z, F32(2) * y, F32(2) * x


for _name, _pick in (("id", faces), ("sc", across), ("tc", down), ("ma", major)):
    operations("f32 = f32 f32 f32", {f"cube{_name}_f32": cube(_pick)})

# -- products with rules of their own --------------------------------------------------------------


def dx9_fused(is_quiet: bool, a: Array, b: Array, c: Array) -> Array:
    """fma in which 0 times anything is +0, and denormals are zeros in every mode: measured on gfx1100 and
    gfx1201, where the pseudocode gives c as it is.
    """
    a, b, c = (without_denormals(value) for value in (a, b, c))
    is_zero = (a == 0) | (b == 0)
    a, b = chosen(is_zero, np.zeros_like(a), a), chosen(is_zero, np.ones_like(b), b)
    value, lifted = (fused(is_quiet, *each) for each in ((a, b, c), raised(a, b, c)))
    return without_denormals(without_tiny(value, lifted))


def without_denormals(value: Array) -> Array:
    """Zeros of their sign instead."""
    tiny = np.abs(value) < np.finfo(value.dtype).smallest_normal
    return chosen(tiny, np.copysign(value.dtype.type(0), value), value)


operations("f32 = f32 f32 f32", {"fma_dx9_zero_f32": dx9_fused}, asks_ieee=True)
operations("f32 = f32 f32 old", {"fmac_dx9_zero_f32": dx9_fused}, asks_ieee=True)


def lighting_product(is_quiet: bool, a: Array, b: Array, c: Array) -> Array:
    """a * b with 0 times anything 0; the least number where b is at the bottom or c is not above 0."""
    least = np.finfo(F32).min
    return chosen(~(b > least) | ~(c > 0), np.full_like(a, least), dx9_product(is_quiet, a, b))


operations("f32 = f32 f32 f32", {"mullit_f32": lighting_product}, asks_ieee=True)
