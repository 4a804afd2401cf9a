"""Integer vector instructions of 32 and 64 bits. Source: RDNA3 ISA, VOP1, VOP2 and VOP3 opcodes."""

from __future__ import annotations

from drivers.sim.amd.wave.meaning.rules import Build, add_rules, chain, instruction, intrinsic, reverse, rule
from drivers.sim.llvm.text import I1, V1, V16, V32, V64, Text, splat


def shift(verb: str, vector: str) -> Build:
    """Shift amount first ("rev"), taken modulo the width."""
    bits = {V16: 15, V32: 31, V64: 63}[vector]

    def build(t: Text, amount: str, value: str) -> str:
        return t.two(verb, vector, value, t.two("and", vector, amount, splat(vector, bits)))

    return build


def shift_wide(verb: str) -> Build:
    """64-bit shift by a 32-bit amount modulo 64."""

    def build(t: Text, amount: str, value: str) -> str:
        wide = t.cast("zext", V32, t.two("and", V32, amount, splat(V32, 63)), V64)
        return t.two(verb, V64, value, wide)

    return build


def low_bits(t: Text, value: str, bits: int, signed: bool) -> str:
    """The low `bits` of each lane, zero- or sign-extended."""
    if not signed:
        return t.two("and", V32, value, splat(V32, (1 << bits) - 1))
    gap = splat(V32, 32 - bits)
    return t.two("ashr", V32, t.two("shl", V32, value, gap), gap)


def field(t: Text, word: str, position: int, bits: int = 8, signed: bool = False) -> str:
    """Bits of each lane, from `position` on."""
    return low_bits(t, t.two("lshr", V32, word, splat(V32, position)), bits, signed)


def product(bits: int, signed: bool, high: bool) -> Build:
    """Product of the low `bits` of both; its low or high 32 bits."""

    def build(t: Text, a: str, b: str) -> str:
        if bits < 32:
            a, b = low_bits(t, a, bits, signed), low_bits(t, b, bits, signed)
        if not high:
            return t.two("mul", V32, a, b)
        verb = "sext" if signed else "zext"
        wide = t.two("mul", V64, t.cast(verb, V32, a, V64), t.cast(verb, V32, b, V64))
        return t.cast("trunc", V64, t.two("lshr", V64, wide, splat(V64, 32)), V32)

    return build


def bit_not(t: Text, value: str) -> str:
    return t.two("xor", V32, value, splat(V32, -1))


ADD, SUB, AND, OR, XOR = (instruction(verb, "u32") for verb in ("add", "sub", "and", "or", "xor"))
SHL, SHR, SAR = (shift(verb, V32) for verb in ("shl", "lshr", "ashr"))
EXTREMES = {
    "min_i32": intrinsic("smin", "u32"),
    "min_u32": intrinsic("umin", "u32"),
    "max_i32": intrinsic("smax", "u32"),
    "max_u32": intrinsic("umax", "u32"),
}

add_rules(
    "u32 u32",
    {"v_mov_b32": lambda t, a: a, "v_not_b32": bit_not, "v_bfrev_b32": intrinsic("bitreverse", "u32")},
)
add_rules(
    "u32 u32 u32",
    {
        "v_add_nc_u32": ADD, "v_sub_nc_u32": SUB, "v_subrev_nc_u32": reverse(SUB),
        "v_add_nc_i32": ADD, "v_sub_nc_i32": SUB,
        "v_and_b32": AND, "v_or_b32": OR, "v_xor_b32": XOR,
        "v_xnor_b32": lambda t, a, b: bit_not(t, XOR(t, a, b)),
        "v_lshlrev_b32": SHL, "v_lshrrev_b32": SHR, "v_ashrrev_i32": SAR,
        "v_mul_lo_u32": product(32, False, False), "v_mul_hi_u32": product(32, False, True),
        "v_mul_hi_i32": product(32, True, True), "v_mul_u32_u24": product(24, False, False),
        "v_mul_i32_i24": product(24, True, False), "v_mul_hi_u32_u24": product(24, False, True),
        "v_mul_hi_i32_i24": product(24, True, True),
        **{f"v_{name}": build for name, build in EXTREMES.items()},
    },
)  # fmt: skip
add_rules(
    "u32 u32 u32 u32",
    {
        "v_add3_u32": chain(ADD, ADD), "v_or3_b32": chain(OR, OR), "v_xor3_b32": chain(XOR, XOR),
        "v_and_or_b32": chain(AND, OR), "v_xad_u32": chain(XOR, ADD),
        "v_lshl_add_u32": chain(reverse(SHL), ADD), "v_lshl_or_b32": chain(reverse(SHL), OR),
        "v_add_lshl_u32": chain(ADD, reverse(SHL)),
        "v_mad_u32_u24": chain(product(24, False, False), ADD),
        "v_mad_i32_i24": chain(product(24, True, False), ADD),
        **{f"v_{name[:3]}3{name[3:]}": chain(build, build) for name, build in EXTREMES.items()},
        "v_maxmin_i32": chain(EXTREMES["max_i32"], EXTREMES["min_i32"]),
        "v_maxmin_u32": chain(EXTREMES["max_u32"], EXTREMES["min_u32"]),
        "v_minmax_i32": chain(EXTREMES["min_i32"], EXTREMES["max_i32"]),
        "v_minmax_u32": chain(EXTREMES["min_u32"], EXTREMES["max_u32"]),
    },
)  # fmt: skip
add_rules(
    "u64 u32 u64",
    {
        "v_lshlrev_b64": shift_wide("shl"),
        "v_lshrrev_b64": shift_wide("lshr"),
        "v_ashrrev_i64": shift_wide("ashr"),
    },
)


def median(low: Build, high: Build) -> Build:
    """Middle of three: max(min(a, b), min(max(a, b), c))."""

    def build(t: Text, a: str, b: str, c: str) -> str:
        return high(t, low(t, a, b), low(t, high(t, a, b), c))

    return build


add_rules(
    "u32 u32 u32 u32",
    {f"v_med3_{k}": median(EXTREMES[f"min_{k}"], EXTREMES[f"max_{k}"]) for k in ("i32", "u32")},
)


def bit_field(signed: bool) -> Build:
    """``value[offset +: width]``; width 0 gives 0; both modulo 32."""

    def build(t: Text, value: str, offset: str, width: str) -> str:
        offset = t.two("and", V32, offset, splat(V32, 31))
        width = t.two("and", V32, width, splat(V32, 31))
        moved = t.two("ashr" if signed else "lshr", V32, value, offset)
        gap = t.two("sub", V32, splat(V32, 32), width)
        empty = t.compare("icmp eq", V32, width, splat(V32, 0))
        gap = t.select(V1, empty, V32, splat(V32, 0), gap)
        cut = t.two("ashr" if signed else "lshr", V32, t.two("shl", V32, moved, gap), gap)
        return t.select(V1, empty, V32, splat(V32, 0), cut)

    return build


add_rules("u32 u32 u32 u32", {"v_bfe_u32": bit_field(False), "v_bfe_i32": bit_field(True)})


@rule("u32 u32 u32", "v_bfm_b32")
def bit_field_mask(t: Text, width: str, offset: str) -> str:
    ones = t.two("sub", V32, SHL(t, width, splat(V32, 1)), splat(V32, 1))
    return SHL(t, offset, ones)


@rule("u32 u32 u32 u32", "v_bfi_b32")
def bit_field_insert(t: Text, mask: str, ones: str, zeros: str) -> str:
    return OR(t, AND(t, mask, ones), AND(t, bit_not(t, mask), zeros))


@rule("u32 u32 u32 u32", "v_alignbit_b32")
def align_bit(t: Text, high: str, low: str, amount: str) -> str:
    amount = t.two("and", V32, amount, splat(V32, 31))
    return intrinsic("fshr", "u32")(t, high, low, amount)


@rule("u32 u32 u32 u32", "v_alignbyte_b32")
def align_byte(t: Text, high: str, low: str, amount: str) -> str:
    amount = t.two("shl", V32, t.two("and", V32, amount, splat(V32, 3)), splat(V32, 3))
    return intrinsic("fshr", "u32")(t, high, low, amount)


@rule("u32 u32 u32", "v_bcnt_u32_b32")
def bit_count(t: Text, value: str, base: str) -> str:
    return ADD(t, intrinsic("ctpop", "u32")(t, value), base)


def leading(flag: str) -> Build:
    """Leading (or trailing) zeros; all ones where there is no set bit."""

    def build(t: Text, value: str) -> str:
        found = t.call(V32, f"llvm.{flag}.v32i32", (V32, value), (I1, "true"))
        none = t.compare("icmp eq", V32, value, splat(V32, 0))
        return t.select(V1, none, V32, splat(V32, -1), found)

    return build


add_rules("u32 u32", {"v_clz_i32_u32": leading("ctlz"), "v_ctz_i32_b32": leading("cttz")})


@rule("u32 u32", "v_cls_i32")
def leading_signs(t: Text, value: str) -> str:
    """Leading bits equal to the sign; -1 where all are. Source: V_CLS_I32."""
    flipped = XOR(t, value, t.two("ashr", V32, value, splat(V32, 31)))
    return leading("ctlz")(t, flipped)


@rule("u32 u32 u32 u32", "v_perm_b32")
def permute_bytes(t: Text, high: str, low: str, selector: str) -> str:
    """Each selector byte picks one of 8 bytes, a sign (8..11), zero (12) or 0xFF (above)."""
    result = splat(V32, 0)
    wide = t.join64(low, high)
    for position in range(4):
        byte = permuted_byte(t, wide, field(t, selector, 8 * position))
        result = t.two("or", V32, result, t.two("shl", V32, byte, splat(V32, 8 * position)))
    return result


def permuted_byte(t: Text, wide: str, choice: str) -> str:
    amount = t.cast(
        "zext", V32, t.two("shl", V32, t.two("and", V32, choice, splat(V32, 7)), splat(V32, 3)), V64
    )
    plain = t.cast("trunc", V64, t.two("and", V64, t.two("lshr", V64, wide, amount), splat(V64, 255)), V32)
    turn = t.two(
        "add", V32, t.two("shl", V32, t.two("and", V32, choice, splat(V32, 3)), splat(V32, 4)), splat(V32, 15)
    )
    sign_bit = t.two("and", V64, t.two("lshr", V64, wide, t.cast("zext", V32, turn, V64)), splat(V64, 1))
    sign = t.two("mul", V32, t.cast("trunc", V64, sign_bit, V32), splat(V32, 255))
    value = t.select(V1, t.compare("icmp ult", V32, choice, splat(V32, 8)), V32, plain, sign)
    value = t.select(V1, t.compare("icmp eq", V32, choice, splat(V32, 12)), V32, splat(V32, 0), value)
    return t.select(V1, t.compare("icmp ugt", V32, choice, splat(V32, 12)), V32, splat(V32, 255), value)


def absolute_difference(t: Text, a: str, b: str) -> str:
    return SUB(t, intrinsic("umax", "u32")(t, a, b), intrinsic("umin", "u32")(t, a, b))


@rule("u32 u16 u16 u32", "v_mad_u32_u16")
def mad_wide_unsigned(t: Text, a: str, b: str, c: str) -> str:
    return ADD(t, t.two("mul", V32, t.cast("zext", V16, a, V32), t.cast("zext", V16, b, V32)), c)


@rule("u32 u16 u16 u32", "v_mad_i32_i16")
def mad_wide_signed(t: Text, a: str, b: str, c: str) -> str:
    return ADD(t, t.two("mul", V32, t.cast("sext", V16, a, V32), t.cast("sext", V16, b, V32)), c)
