"""What the clamp bit does to integer results: sums and products saturate, everything else stays as it is.

Source: RDNA3 ISA, "Output modifiers" and the VOP3 opcodes; that conversions, shifts and extremes take the bit
without effect is observed: public measurements of gfx1201.
"""

from __future__ import annotations

from drivers.sim.amd.wave.meaning.integers import low_bits
from drivers.sim.amd.wave.meaning.rules import SATURATING, Build, intrinsic, reverse
from drivers.sim.llvm.text import V16, V32, V64, Text, splat

for _letter in "ui":
    for _bits, _kind in ((16, "u16"), (32, "u32")):
        _sign = "u" if _letter == "u" else "s"
        _add, _sub = (intrinsic(f"{_sign}{verb}.sat", _kind) for verb in ("add", "sub"))
        SATURATING[f"v_add_nc_{_letter}{_bits}"] = _add
        SATURATING[f"v_sub_nc_{_letter}{_bits}"] = _sub
SATURATING["v_subrev_nc_u32"] = reverse(SATURATING["v_sub_nc_u32"])


def within(t: Text, value: str, signed: bool, bits: int) -> str:
    """A signed number of 64 bits, brought into the range of `bits`."""
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    value = intrinsic("smax", "u64")(t, value, splat(V64, low))
    return intrinsic("smin", "u64")(t, value, splat(V64, high))


def exact(factor_bits: int, kind: str, signed: bool, result_bits: int, has_sum: bool) -> Build:
    """The product of the low `factor_bits` and, if any, its sum with the third operand, in 64 bits; then
    saturated. `kind`: the vector of the factors.
    """
    verb = "sext" if signed else "zext"
    target = V16 if result_bits == 16 else V32

    def build(t: Text, a: str, b: str, *rest: str) -> str:
        if factor_bits == 24:
            a, b = (low_bits(t, value, 24, signed) for value in (a, b))
        total = t.two("mul", V64, t.cast(verb, kind, a, V64), t.cast(verb, kind, b, V64))
        if has_sum:
            total = t.two("add", V64, total, t.cast(verb, target, rest[0], V64))
        return t.cast("trunc", V64, within(t, total, signed, result_bits), target)

    return build


for _letter in "iu":
    _signed = _letter == "i"
    SATURATING[f"v_mad_{_letter}16"] = exact(16, V16, _signed, 16, True)
    SATURATING[f"v_mad_{_letter}32_{_letter}16"] = exact(16, V16, _signed, 32, True)
    SATURATING[f"v_mad_{_letter}32_{_letter}24"] = exact(24, V32, _signed, 32, True)
    SATURATING[f"v_mul_{_letter}32_{_letter}24"] = exact(24, V32, _signed, 32, False)
SATURATING["v_mul_lo_u16"] = exact(16, V16, False, 16, False)
