"""Scalar rules on values at the borders of types, each with each, against Python's integers: result and SCC.

Source of what is expected: RDNA3 and RDNA4 ISA, SOP1, SOP2, SOPC and SOPK opcodes. Covers scalar_bits.py and
compare.py too.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest

from drivers.sim.amd.wave.meaning.compare import COMPARISONS
from drivers.sim.llvm.text import V1
from tests.drivers.sim.amd.wave.meaning.evaluated import computed, scalar
from tests.drivers.sim.amd.wave.meaning.exact_integers import s

EDGES = (
    0,
    1,
    2,
    31,
    32,
    33,
    0x7F,
    0x80,
    0xFF,
    0x7FFF,
    0x8000,
    0x12345678,
    0x7FFFFFFF,
    0x80000000,
    0xFFFF8000,
    0xFFFFFFFF,
)
WIDE = (0, 1, 0xFFFFFFFF, 1 << 32, 0x123456789ABCDEF0, (1 << 63) - 1, 1 << 63, (1 << 64) - 1)
Answer = tuple[int, int | None]
M32, M64 = (1 << 32) - 1, (1 << 64) - 1


def sized(value: int, bits: int, scc: int | None = None) -> Answer:
    return value & (1 << bits) - 1, scc


def nonzero(value: int, bits: int) -> Answer:
    """SCC says whether the result is not zero."""
    found = value & (1 << bits) - 1
    return found, int(found != 0)


def overflowed(value: int) -> Answer:
    """Of a signed sum."""
    return value & M32, int(not -(1 << 31) <= value < 1 << 31)


def carried(value: int) -> Answer:
    return value & M32, int(not 0 <= value <= M32)


def chosen(pick: Callable[..., int], a: int, b: int, key: Callable[[int], int] = int) -> Answer:
    """SCC: the first was taken."""
    return (a, 1) if key(a) != key(b) and pick(key(a), key(b)) == key(a) else (b, 0)


def half(value: int, high: bool) -> int:
    return value >> 16 if high else value & 0xFFFF


CASES: dict[str, Callable[..., Answer]] = {
    "s_add_u32": lambda a, b: carried(a + b),
    "s_sub_u32": lambda a, b: carried(a - b),
    "s_add_i32": lambda a, b: overflowed(s(a) + s(b)),
    "s_sub_i32": lambda a, b: overflowed(s(a) - s(b)),
    "s_addk_i32": lambda a, k: overflowed(s(a) + s(k)),
    "s_mulk_i32": lambda a, k: sized(a * k, 32),
    "s_movk_i32": lambda k: (k, None),
    "s_mul_i32": lambda a, b: sized(a * b, 32),
    "s_mul_hi_u32": lambda a, b: sized(a * b >> 32, 32),
    "s_mul_hi_i32": lambda a, b: sized(s(a) * s(b) >> 32, 32),
    "s_min_u32": lambda a, b: chosen(min, a, b),
    "s_max_u32": lambda a, b: chosen(max, a, b),
    "s_min_i32": lambda a, b: chosen(min, a, b, s),
    "s_max_i32": lambda a, b: chosen(max, a, b, s),
    **{
        f"s_lshl{n}_add_u32": lambda a, b, n=n: sized((a << n) + b, 32, int((a << n) + b > M32))
        for n in (1, 2, 3, 4)
    },
    "s_abs_i32": lambda a: nonzero(abs(s(a)), 32),
    "s_absdiff_i32": lambda a, b: nonzero(abs(s(a - b)), 32),
    "s_sext_i32_i8": lambda a: sized(s(a, 8), 32),
    "s_sext_i32_i16": lambda a: sized(s(a, 16), 32),
    **{
        f"s_pack_{x}{y}_b32_b16": lambda a, b, x=x, y=y: (half(a, x == "h") | half(b, y == "h") << 16, None)
        for x, y in ("ll", "lh", "hh", "hl")
    },
    "s_add_nc_u64": lambda a, b: sized(a + b, 64),
    "s_sub_nc_u64": lambda a, b: sized(a - b, 64),
    "s_mul_u64": lambda a, b: sized(a * b, 64),
}
BITWISE: dict[str, Callable[[int, int], int]] = {
    "and": operator.and_,
    "or": operator.or_,
    "xor": operator.xor,
    "nand": lambda a, b: ~(a & b),
    "nor": lambda a, b: ~(a | b),
    "xnor": lambda a, b: ~(a ^ b),
    "and_not1": lambda a, b: a & ~b,
    "or_not1": lambda a, b: a | ~b,
}


def leading(value: int, bits: int) -> int:
    return bits - value.bit_length() if value else -1


def signs(value: int, bits: int) -> int:
    value = s(value, bits)
    return leading(value if value >= 0 else ~value, bits)


def taken(value: int, control: int, bits: int, is_signed: bool) -> Answer:
    """A field: its place in the low bits of the control, its width in 22:16."""
    at, width = control & bits - 1, control >> 16 & 127
    value = s(value, bits) if is_signed else value
    found = value >> at
    if width < bits:
        found = s(found, width) if is_signed and width else found & (1 << width) - 1
    return nonzero(found, bits)


for _bits in (32, 64):
    for _name, _of in BITWISE.items():
        CASES[f"s_{_name}_b{_bits}"] = lambda a, b, of=_of, n=_bits: nonzero(of(a, b), n)
    CASES |= {
        f"s_not_b{_bits}": lambda a, n=_bits: nonzero(~a, n),
        f"s_brev_b{_bits}": lambda a, n=_bits: (int(f"{a:0{n}b}"[::-1], 2), None),
        f"s_bcnt1_i32_b{_bits}": lambda a: nonzero(a.bit_count(), 32),
        f"s_bcnt0_i32_b{_bits}": lambda a, n=_bits: nonzero(n - a.bit_count(), 32),
        f"s_ctz_i32_b{_bits}": lambda a: sized((a & -a).bit_length() - 1, 32),
        f"s_clz_i32_u{_bits}": lambda a, n=_bits: sized(leading(a, n), 32),
        "s_cls_i32" if _bits == 32 else "s_cls_i32_i64": lambda a, n=_bits: sized(signs(a, n), 32),
        f"s_mov_b{_bits}": lambda a: (a, None),
        f"s_lshl_b{_bits}": lambda a, n, w=_bits: nonzero(a << (n & w - 1), w),
        f"s_lshr_b{_bits}": lambda a, n, w=_bits: nonzero(a >> (n & w - 1), w),
        f"s_ashr_i{_bits}": lambda a, n, w=_bits: nonzero(s(a, w) >> (n & w - 1), w),
        f"s_bitset0_b{_bits}": lambda n, old, w=_bits: (old & ~(1 << (n & w - 1)), None),
        f"s_bitset1_b{_bits}": lambda n, old, w=_bits: (old | 1 << (n & w - 1), None),
        f"s_bitcmp0_b{_bits}": lambda a, n, w=_bits: (0, 1 - (a >> (n & w - 1) & 1)),
        f"s_bitcmp1_b{_bits}": lambda a, n, w=_bits: (0, a >> (n & w - 1) & 1),
        f"s_bfm_b{_bits}": lambda w, o, n=_bits: sized(((1 << (w & n - 1)) - 1) << (o & n - 1), n),
        f"s_bfe_u{_bits}": lambda a, f, n=_bits: taken(a, f, n, False),
        f"s_bfe_i{_bits}": lambda a, f, n=_bits: taken(a, f, n, True),
        f"s_quadmask_b{_bits}": lambda a, n=_bits: nonzero(
            sum((a >> 4 * q & 15 != 0) << q for q in range(n // 4)), n
        ),
        f"s_wqm_b{_bits}": lambda a, n=_bits: nonzero(
            sum(15 << 4 * q for q in range(n // 4) if a >> 4 * q & 15), n
        ),
    }
CASES["s_bitreplicate_b64_b32"] = lambda a: (sum(3 << 2 * at for at in range(32) if a >> at & 1), None)
ORDERS = {
    "eq": operator.eq,
    "lg": operator.ne,
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
}
for _name, _order in ORDERS.items():
    for _verb in ("cmp", "cmpk"):
        CASES[f"s_{_verb}_{_name}_u32"] = lambda a, b, of=_order: (0, int(of(a, b)))
        CASES[f"s_{_verb}_{_name}_i32"] = lambda a, b, of=_order: (0, int(of(s(a), s(b))))
CASES["s_cmp_eq_u64"] = lambda a, b: (0, int(a == b))
CASES["s_cmp_lg_u64"] = lambda a, b: (0, int(a != b))
for _old, _new in (  # GFX12's names
    ("s_add_u32", "s_add_co_u32"), ("s_sub_u32", "s_sub_co_u32"), ("s_add_i32", "s_add_co_i32"),
    ("s_sub_i32", "s_sub_co_i32"), ("s_addk_i32", "s_addk_co_i32"),
):  # fmt: skip
    CASES[_new] = CASES[_old]
FIELDS = tuple(at | width << 16 for at in (0, 1, 31, 32, 63) for width in (0, 1, 8, 31, 32, 33, 63, 64, 127))


def columns_of(name: str) -> list[tuple[int, ...]]:
    from drivers.sim.amd.wave.meaning.scalar_bits import SCALAR_RULES

    found = [WIDE if source.endswith("64") else EDGES for source in SCALAR_RULES[name].sources]
    if name.startswith("s_bfe"):
        found[1] = FIELDS
    if name.startswith(("s_quadmask", "s_wqm", "s_bitreplicate")):
        found[0] = (*found[0], 0x80100200, 0x00010048, *(1 << at for at in range(32)))
    return found


def check(name: str, wanted: Callable[..., Answer], *columns: tuple[int, ...]) -> None:
    compute = scalar(name)
    for sources in product(*columns):
        assert compute(*sources) == wanted(*sources), [hex(source) for source in sources]


@pytest.mark.parametrize("name", CASES)
def test_a_scalar_rule(name: str) -> None:
    check(name, CASES[name], *columns_of(name))


@pytest.mark.parametrize(
    ("name", "sign"),
    [("s_addc_u32", 1), ("s_subb_u32", -1), ("s_add_co_ci_u32", 1), ("s_sub_co_ci_u32", -1)],
)
def test_a_carry_goes_in_and_out(name: str, sign: int) -> None:
    edges = (0, 1, 0x7FFFFFFF, 0x80000000, M32 - 1, M32)
    check(name, lambda a, b, scc: carried(a + sign * (b + scc)), edges, (0, 1, M32), (0, 1))


@pytest.mark.parametrize(
    "name", ["s_cselect_b32", "s_cselect_b64", "s_cmov_b32", "s_cmov_b64", "s_cmovk_i32"]
)
def test_the_condition_chooses(name: str) -> None:
    check(name, lambda scc, a, b: (a if scc else b, None), (0, 1), (5,), (6,))


# -- vector compares --------------------------------------------------------------------------------

NAN = float("nan")
NUMBERS = (0.0, -0.0, 1.0, -1.0, float("inf"), -float("inf"), NAN)
FLOAT_ORDERS: dict[str, Callable[[float, float], bool]] = {
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
    "eq": operator.eq,
    "lg": lambda a, b: a < b or a > b,
    "o": lambda a, b: a == a and b == b,
    "u": lambda a, b: a != a or b != b,
    "nge": lambda a, b: not a >= b,
    "nlg": lambda a, b: not (a < b or a > b),
    "ngt": lambda a, b: not a > b,
    "nle": lambda a, b: not a <= b,
    "neq": operator.ne,
    "nlt": lambda a, b: not a < b,
}


def compare(name: str, left: Any, right: Any) -> list[bool]:
    (found,) = computed(lambda t, *given: [(V1, COMPARISONS[name].build(t, *given))], left, right)
    return [bool(each) for each in found]


@pytest.mark.parametrize("bits", [16, 32, 64])
def test_vector_compares(bits: int) -> None:
    pairs = list(product((0, 1, (1 << bits - 1) - 1, 1 << bits - 1, (1 << bits) - 1), repeat=2))
    left, right = (np.array(column, f"u{bits // 8}") for column in zip(*pairs, strict=True))
    for name, order in ORDERS.items():
        verb = name.replace("lg", "ne")
        assert compare(f"{verb}_u{bits}", left, right) == [order(a, b) for a, b in pairs]
        assert compare(f"{verb}_i{bits}", left, right) == [order(s(a, bits), s(b, bits)) for a, b in pairs]
    numbers = list(product(NUMBERS, repeat=2))
    left, right = (np.array(column, f"f{bits // 8}") for column in zip(*numbers, strict=True))
    for name, of in FLOAT_ORDERS.items():
        assert compare(f"{name}_f{bits}", left, right) == [of(a, b) for a, b in numbers]
    for name, on in (
        ("t_i", True),
        ("t_u", True),
        ("f_u", False),
        ("f_i", False),
        ("f_f", False),
        ("tru_f", True),
    ):
        assert set(compare(f"{name}{bits}", left, right)) == {on}
