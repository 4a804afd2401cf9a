"""Scalar instructions on numbers: sums, products, extremes, packing and compares. SCC is carry or overflow.

Source: RDNA3 ISA, opcodes of SOP1, SOP2, SOPC and SOPK.
"""

from __future__ import annotations

from drivers.sim.amd.wave.meaning.compare import INTEGER, of_integers
from drivers.sim.amd.wave.meaning.scalar_bits import Build, scalar_rule, select
from drivers.sim.llvm.text import I1, I32, I64, Text


def arithmetic(verb: str) -> Build:
    return lambda t, a, b: t.with_overflow(verb, a, b)


# GFX12's names have a "co" in them
scalar_rule("32 32 32", "s_add_u32 s_add_co_u32", arithmetic("uadd"))
scalar_rule("32 32 32", "s_sub_u32 s_sub_co_u32", arithmetic("usub"))
scalar_rule("32 32 32", "s_add_i32 s_add_co_i32", arithmetic("sadd"))
scalar_rule("32 32 32", "s_sub_i32 s_sub_co_i32", arithmetic("ssub"))


def with_carry(verb: str) -> Build:
    def build(t: Text, a: str, b: str, scc: str) -> tuple[str, str]:
        carry = t.cast("zext", I1, scc, I32)
        partial, first = t.with_overflow(verb, a, b)
        value, second = t.with_overflow(verb, partial, carry)
        return value, t.two("or", I1, first, second)

    return build


scalar_rule("32 32 32 scc", "s_addc_u32 s_add_co_ci_u32", with_carry("uadd"))
scalar_rule("32 32 32 scc", "s_subb_u32 s_sub_co_ci_u32", with_carry("usub"))
scalar_rule("32 old32 k", "s_addk_i32 s_addk_co_i32", arithmetic("sadd"))
scalar_rule("32 old32 k", "s_mulk_i32", lambda t, old, k: t.two("mul", I32, old, k))
scalar_rule("32 k", "s_movk_i32", lambda t, k: k)
scalar_rule("32 scc k old32", "s_cmovk_i32", select(32))


def multiply_high(verb: str) -> Build:
    """The high half; verb: how the sources are widened."""

    def build(t: Text, *values: str) -> str:
        a, b = (t.cast(verb, I32, value, I64) for value in values)
        return t.cast("trunc", I64, t.two("lshr", I64, t.two("mul", I64, a, b), "32"), I32)

    return build


def extreme(predicate: str) -> Build:
    """SCC says whether the first source was taken."""

    def build(t: Text, a: str, b: str) -> tuple[str, str]:
        first = t.compare(f"icmp {predicate}", I32, a, b)
        return t.select(I1, first, I32, a, b), first

    return build


def shift_add(amount: int) -> Build:
    """SCC: the sum has more than 32 bits."""

    def build(t: Text, *values: str) -> tuple[str, str]:
        a, b = (t.cast("zext", I32, value, I64) for value in values)
        total = t.two("add", I64, t.two("shl", I64, a, str(amount)), b)
        return t.cast("trunc", I64, total, I32), t.compare("icmp ugt", I64, total, str(0xFFFFFFFF))

    return build


def absolute(t: Text, value: str) -> str:
    return t.call(I32, "llvm.abs.i32", (I32, value), (I1, "false"))


def sign_extend(narrow: str) -> Build:
    return lambda t, value: t.cast("sext", narrow, t.cast("trunc", I32, value, narrow), I32)


def pack(low_shift: int, high_shift: int) -> Build:
    """A half of each source, side by side."""

    def build(t: Text, low: str, high: str) -> str:
        low = t.two("and", I32, t.two("lshr", I32, low, str(low_shift)), "65535")
        high = t.two("and", I32, t.two("lshr", I32, high, str(high_shift)), "65535")
        return t.two("or", I32, low, t.two("shl", I32, high, "16"))

    return build


scalar_rule("32 32 32", "s_mul_i32", lambda t, a, b: t.two("mul", I32, a, b))
scalar_rule("32 32 32", "s_mul_hi_u32", multiply_high("zext"))
scalar_rule("32 32 32", "s_mul_hi_i32", multiply_high("sext"))
for _name, _predicate in (("min_i32", "slt"), ("min_u32", "ult"), ("max_i32", "sgt"), ("max_u32", "ugt")):
    scalar_rule("32 32 32", f"s_{_name}", extreme(_predicate))
for _amount in (1, 2, 3, 4):
    scalar_rule("32 32 32", f"s_lshl{_amount}_add_u32", shift_add(_amount))
scalar_rule("32 32", "s_abs_i32", absolute, scc=True)
scalar_rule("32 32 32", "s_absdiff_i32", lambda t, a, b: absolute(t, t.two("sub", I32, a, b)), scc=True)
for _narrow in ("i8", "i16"):
    scalar_rule("32 32", f"s_sext_i32_{_narrow}", sign_extend(_narrow))
for _name, _low, _high in (("ll", 0, 0), ("lh", 0, 16), ("hh", 16, 16), ("hl", 16, 0)):
    scalar_rule("32 32 32", f"s_pack_{_name}_b32_b16", pack(_low, _high))


def wide_arithmetic(verb: str) -> Build:
    return lambda t, a, b: t.two(verb, I64, a, b)


for _verb, _name in (("add", "s_add_nc_u64"), ("sub", "s_sub_nc_u64"), ("mul", "s_mul_u64")):
    scalar_rule("64 64 64", _name, wide_arithmetic(_verb))


# -- compares -----------------------------------------------------------------------------------


def compare(verb: str, kind: str) -> Build:
    return lambda t, a, b: t.compare(f"icmp {verb}", kind, a, b)


for _verb in INTEGER:
    _name = _verb.replace("ne", "lg")
    for _letter, _constant in (("i", "k"), ("u", "uk")):
        _build = compare(of_integers(_verb, _letter == "i"), I32)
        scalar_rule("scc 32 32", f"s_cmp_{_name}_{_letter}32", _build)
        scalar_rule(f"scc old32 {_constant}", f"s_cmpk_{_name}_{_letter}32", _build)
for _verb, _name in (("eq", "eq"), ("ne", "lg")):
    scalar_rule("scc 64 64", f"s_cmp_{_name}_u64", compare(_verb, I64))
