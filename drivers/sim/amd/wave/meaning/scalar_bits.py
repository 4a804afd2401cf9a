"""Scalar instructions on bits: logic, moves, counts, fields, shifts and masks of four lanes.

`scalar_rule` is how one that computes a value is registered. Source: RDNA3 and RDNA4 ISA, SOP opcodes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from drivers.sim.llvm.text import I1, I32, I64, Text

Pair = tuple[str, str]
Build = Callable[..., "str | Pair"]
Wide = Callable[..., str]  # of a width: build(text, bits, *sources)
WIDTH = {32: I32, 64: I64}


@dataclass(frozen=True)
class ScalarRule:
    """bits: of the result, 0 where there is only SCC. sources: 32 or 64, the next source; old32, old64, the
    register of the result; k, uk, the constant, signed or not; scc, the condition as i1.
    build(text, *sources) gives the result and SCC, which is empty where it stays.
    """

    bits: int
    sources: tuple[str, ...]
    build: Callable[..., Pair]


SCALAR_RULES: dict[str, ScalarRule] = {}


def scalar_rule(kinds: str, names: str, build: Build, *, scc: bool = False) -> None:
    """Register instructions that compute a value.

    kinds: bits of the result, ``scc`` where that is the condition; then the sources. scc: SCC says whether
    the result is not zero. A pair that `build` gives is the result and SCC.
    """
    result, *sources = kinds.split()
    bits = 0 if result == "scc" else int(result)

    def with_status(t: Text, *values: str) -> Pair:
        found = build(t, *values)
        if isinstance(found, tuple):
            return found
        if not bits:
            return "", found
        return found, is_nonzero(t, bits, found) if scc else ""

    SCALAR_RULES.update(dict.fromkeys(names.split(), ScalarRule(bits, tuple(sources), with_status)))


def is_nonzero(t: Text, bits: int, value: str) -> str:
    return t.compare("icmp ne", WIDTH[bits], value, "0")


def invert(t: Text, bits: int, value: str) -> str:
    return t.two("xor", WIDTH[bits], value, "-1")


# -- bitwise: result, and SCC = result is not zero -------------------------------------------------


def plain(verb: str) -> Wide:
    return lambda t, bits, a, b: t.two(verb, WIDTH[bits], a, b)


def inverted(verb: str) -> Wide:
    return lambda t, bits, a, b: invert(t, bits, t.two(verb, WIDTH[bits], a, b))


def with_not(verb: str) -> Wide:
    return lambda t, bits, a, b: t.two(verb, WIDTH[bits], a, invert(t, bits, b))


BITWISE: dict[str, Wide] = {
    "and": plain("and"), "or": plain("or"), "xor": plain("xor"), "nand": inverted("and"),
    "nor": inverted("or"), "xnor": inverted("xor"), "and_not1": with_not("and"), "or_not1": with_not("or"),
}  # fmt: skip


def of_width(build: Wide, bits: int) -> Build:
    """The build for one width."""
    return lambda t, *values: build(t, bits, *values)


# D = EXEC; EXEC = op(S0, EXEC): "not0" inverts S0, "not1" EXEC.
SAVEEXEC: dict[str, Wide] = {
    **{name: BITWISE[name] for name in ("and", "or", "xor", "nand", "nor", "xnor")},
    "and_not0": lambda t, bits, s, e: t.two("and", WIDTH[bits], invert(t, bits, s), e),
    "or_not0": lambda t, bits, s, e: t.two("or", WIDTH[bits], invert(t, bits, s), e),
    "and_not1": with_not("and"),
    "or_not1": with_not("or"),
}


for _bits in (32, 64):
    for _name, _build in BITWISE.items():
        scalar_rule(f"{_bits} {_bits} {_bits}", f"s_{_name}_b{_bits}", of_width(_build, _bits), scc=True)


# -- moves, counts and bit fields ------------------------------------------------------------------


def select(bits: int) -> Build:
    return lambda t, condition, yes, no: t.select(I1, condition, WIDTH[bits], yes, no)


def counted_ones(t: Text, bits: int, value: str) -> str:
    kind = WIDTH[bits]
    return t.cast("trunc", kind, t.call(kind, f"llvm.ctpop.i{bits}", (kind, value)), I32)


def zeros(name: str, bits: int) -> Build:
    """Zeros before the first one; -1 where there is none."""

    def build(t: Text, value: str) -> str:
        kind = WIDTH[bits]
        count = t.call(kind, f"llvm.{name}.i{bits}", (kind, value), (I1, "true"))
        none = t.compare("icmp eq", kind, value, "0")
        return t.select(I1, none, I32, "-1", t.cast("trunc", kind, count, I32))

    return build


def leading_signs(bits: int) -> Build:
    """Leading bits equal to the sign; -1 where all are. Source: S_CLS_I32."""
    kind, count = WIDTH[bits], zeros("ctlz", bits)
    return lambda t, v: count(t, t.two("xor", kind, v, t.two("ashr", kind, v, str(bits - 1))))


def register_counts(bits: int) -> None:
    kind = WIDTH[bits]
    reverse = f"llvm.bitreverse.i{bits}"
    scalar_rule(f"{bits} {bits}", f"s_not_b{bits}", lambda t, value: invert(t, bits, value), scc=True)
    scalar_rule(f"{bits} {bits}", f"s_brev_b{bits}", lambda t, value: t.call(kind, reverse, (kind, value)))
    count = of_width(counted_ones, bits)
    scalar_rule(f"32 {bits}", f"s_bcnt1_i32_b{bits}", count, scc=True)
    scalar_rule(f"32 {bits}", f"s_bcnt0_i32_b{bits}", lambda t, v: count(t, invert(t, bits, v)), scc=True)
    scalar_rule(f"32 {bits}", f"s_ctz_i32_b{bits}", zeros("cttz", bits))
    scalar_rule(f"32 {bits}", f"s_clz_i32_u{bits}", zeros("ctlz", bits))
    scalar_rule(f"32 {bits}", "s_cls_i32" if bits == 32 else "s_cls_i32_i64", leading_signs(bits))


def wide_amount(t: Text, bits: int, amount: str) -> str:
    """The low bits of a dword that say how far to shift."""
    return t.cast("zext", I32, t.two("and", I32, amount, str(bits - 1)), WIDTH[bits])


def set_bit(t: Text, bits: int, place: str, old: str) -> str:
    return t.two("or", WIDTH[bits], old, t.two("shl", WIDTH[bits], "1", wide_amount(t, bits, place)))


def clear_bit(t: Text, bits: int, place: str, old: str) -> str:
    bit = t.two("shl", WIDTH[bits], "1", wide_amount(t, bits, place))
    return t.two("and", WIDTH[bits], old, invert(t, bits, bit))


def test_bit(wanted: str, bits: int) -> Build:
    """SCC: whether the bit is as wanted."""

    def build(t: Text, value: str, place: str) -> str:
        moved = t.two("lshr", WIDTH[bits], value, wide_amount(t, bits, place))
        return t.compare("icmp eq", WIDTH[bits], t.two("and", WIDTH[bits], moved, "1"), wanted)

    return build


def mask_of_bits(t: Text, bits: int, width: str, offset: str) -> str:
    kind = WIDTH[bits]
    width, offset = (wide_amount(t, bits, value) for value in (width, offset))
    ones = t.two("sub", kind, t.two("shl", kind, "1", width), "1")
    return t.two("shl", kind, ones, offset)


def bit_field(right: str, bits: int) -> Build:
    """S1: offset in the low bits, width in 22:16; width 0 gives 0."""

    def build(t: Text, value: str, field: str) -> str:
        kind = WIDTH[bits]
        width = t.two("and", I32, t.two("lshr", I32, field, "16"), "127")
        width = t.cast("zext", I32, width, kind)
        moved = t.two(right, kind, value, wide_amount(t, bits, field))
        full = t.compare("icmp uge", kind, width, str(bits))
        gap = t.select(I1, full, kind, "0", t.two("sub", kind, str(bits), width))
        empty = t.compare("icmp eq", kind, width, "0")
        gap = t.select(I1, empty, kind, "0", gap)
        cut = t.two(right, kind, t.two("shl", kind, moved, gap), gap)
        return t.select(I1, empty, kind, "0", cut)

    return build


def shift(verb: str, bits: int) -> Build:
    return lambda t, value, amount: t.two(verb, WIDTH[bits], value, wide_amount(t, bits, amount))


for _bits in (32, 64):
    register_counts(_bits)
    scalar_rule(f"{_bits} {_bits}", f"s_mov_b{_bits}", lambda t, value: value)
    scalar_rule(f"{_bits} scc {_bits} old{_bits}", f"s_cmov_b{_bits}", select(_bits))
    scalar_rule(f"{_bits} scc {_bits} {_bits}", f"s_cselect_b{_bits}", select(_bits))
    scalar_rule(f"{_bits} 32 old{_bits}", f"s_bitset0_b{_bits}", of_width(clear_bit, _bits))
    scalar_rule(f"{_bits} 32 old{_bits}", f"s_bitset1_b{_bits}", of_width(set_bit, _bits))
    for _wanted in "01":
        scalar_rule(f"scc {_bits} 32", f"s_bitcmp{_wanted}_b{_bits}", test_bit(_wanted, _bits))
    scalar_rule(f"{_bits} 32 32", f"s_bfm_b{_bits}", of_width(mask_of_bits, _bits))
    scalar_rule(f"{_bits} {_bits} 32", f"s_bfe_u{_bits}", bit_field("lshr", _bits), scc=True)
    scalar_rule(f"{_bits} {_bits} 32", f"s_bfe_i{_bits}", bit_field("ashr", _bits), scc=True)
    for _name, _verb in (("s_lshl_b", "shl"), ("s_lshr_b", "lshr"), ("s_ashr_i", "ashr")):
        scalar_rule(f"{_bits} {_bits} 32", f"{_name}{_bits}", shift(_verb, _bits), scc=True)


# -- masks of four lanes, and doubled bits -----------------------------------------------------------

FIRSTS = 0x1111111111111111  # the first bit of each four


def any_of_four(t: Text, bits: int, value: str) -> str:
    """The first bit of each four: whether any of the four is set."""
    kind = WIDTH[bits]
    for amount in (1, 2):
        value = t.two("or", kind, value, t.two("lshr", kind, value, str(amount)))
    return t.two("and", kind, value, str(FIRSTS & (1 << bits) - 1))


def squeezed(t: Text, bits: int, value: str) -> str:
    """The first bits of all fours, side by side."""
    kind, step = WIDTH[bits], 3
    width = 4
    while width < bits:
        mask = sum(((1 << width // 2) - 1) << place for place in range(0, bits, 2 * width))
        moved = t.two("or", kind, value, t.two("lshr", kind, value, str(step)))
        value = t.two("and", kind, moved, str(signed(mask, bits)))
        width, step = 2 * width, 2 * step
    return value


def signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> bits - 1 else value


def quad_mask(t: Text, bits: int, value: str) -> str:
    """One bit for each four."""
    return squeezed(t, bits, any_of_four(t, bits, value))


def whole_quads(t: Text, bits: int, value: str) -> str:
    """All of each four of which any is set."""
    return t.two("mul", WIDTH[bits], any_of_four(t, bits, value), "15")


for _bits in (32, 64):
    scalar_rule(f"{_bits} {_bits}", f"s_quadmask_b{_bits}", of_width(quad_mask, _bits), scc=True)
    scalar_rule(f"{_bits} {_bits}", f"s_wqm_b{_bits}", of_width(whole_quads, _bits), scc=True)

SPREAD = ((16, 0x0000FFFF0000FFFF), (8, 0x00FF00FF00FF00FF), (4, 0x0F0F0F0F0F0F0F0F),
          (2, 0x3333333333333333), (1, 0x5555555555555555))  # fmt: skip


def double_bits(t: Text, value: str) -> str:
    """Each bit twice."""
    value = t.cast("zext", I32, value, I64)
    for amount, mask in SPREAD:
        value = t.two("and", I64, t.two("or", I64, value, t.two("shl", I64, value, str(amount))), str(mask))
    return t.two("mul", I64, value, "3")


scalar_rule("64 32", "s_bitreplicate_b64_b32", double_bits)
