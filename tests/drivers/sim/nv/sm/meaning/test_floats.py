"""Floats of single instructions, against rational arithmetic: IEEE 754's rounding in every mode, words of the
PTX ISA (add, fma, max, min, selp, set, setp; .ftz, .relu, .sat).

Covers double.py, halves.py, rules.py and single.py.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from tests.drivers.sim.nv.sm.meaning.exact import (
    BFLOAT,
    DOUBLE,
    HALF,
    MODES,
    SINGLE,
    as_words,
    bits_of_bfloat,
    bits_of_double,
    bits_of_half,
    bits_of_single,
    pair_of,
    singles,
)
from tests.drivers.sim.nv.sm.meaning.one import booleans, execute

NAN = 0x7FFFFFFF
Exact = Callable[..., Fraction]


def zero_of(exact: list[float], mode: str, is_sum: bool) -> float:
    """The sign of an exact zero (IEEE 754, 6.3): of a product as its factors', of a sum of two that cancel
    +0, and -0 where it is rounded down."""
    signs = [math.copysign(1, v) for v in exact]
    if not is_sum:
        return math.prod(signs) * 0.0
    if len(set(signs)) == 1 and not any(exact):
        return signs[0] * 0.0
    return -0.0 if mode == "down" else 0.0


def columns(seed: int) -> list[np.ndarray]:  # type: ignore[type-arg]
    """Three of singles; sums of neighbours cancel often."""
    a = singles(seed)
    b = np.roll(a, 7).copy()
    b[::5] = -a[::5]
    b[1::5] = -np.nextafter(a[1::5], np.float32(0))
    return [a, b, np.roll(a, 31)]


@pytest.mark.parametrize("mode", list(MODES))
def test_sums_products_and_fused_ones_of_singles(mode: str) -> None:
    a, b, c = columns(71)
    given = {8: as_words(a), 12: as_words(b), 16: as_words(c)}
    rows = list(zip(a.tolist(), b.tolist(), c.tolist(), strict=True))

    def wanted(exact: Exact, zero: Callable[..., float]) -> list[int]:
        return [bits_of_single(SINGLE.rounded(exact(*map(Fraction, r)), MODES[mode], zero(*r))) for r in rows]

    found = execute(f"FADD{mode} R20, R8, R12", given).registers[20]
    assert found.tolist() == wanted(lambda x, y, z: x + y, lambda x, y, z: zero_of([x, y], MODES[mode], True))
    found = execute(f"FADD{mode} R20, R8, -R12", given).registers[20]
    assert found.tolist() == wanted(
        lambda x, y, z: x - y, lambda x, y, z: zero_of([x, -y], MODES[mode], True)
    )
    found = execute(f"FADD{mode} R20, |R8|, R12", given).registers[20]
    assert found.tolist() == wanted(
        lambda x, y, z: abs(x) + y, lambda x, y, z: zero_of([abs(x), y], MODES[mode], True)
    )
    found = execute(f"FMUL{mode} R20, R8, R12", given).registers[20]
    assert found.tolist() == wanted(
        lambda x, y, z: x * y, lambda x, y, z: zero_of([x, y], MODES[mode], False)
    )
    found = execute(f"FFMA{mode} R20, R8, R12, R16", given).registers[20]
    assert found.tolist() == wanted(
        lambda x, y, z: x * y + z,
        lambda x, y, z: zero_of([zero_of([x, y], "", False) if not x * y else x * y, z], MODES[mode], True),
    )


def test_saturated_results_lie_between_zero_and_one_and_nan_is_zero() -> None:
    a = np.array([0.25, 1.5, -0.25, -0.0, 1.0, 3e38, -3e38, math.nan, 0.0], np.float32)
    found = execute("FADD.SAT R20, R8, -RZ", {8: as_words(a)}).registers[20]
    assert found.tolist() == [bits_of_single(v) for v in (0.25, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0)]


def test_denormals_are_zeros_of_their_sign_with_ftz() -> None:
    a = np.array([1e-40, -1e-40, 2.0**-126, 1.0], np.float32)
    one = np.ones(4, np.float32)
    given = {8: as_words(a), 12: as_words(one)}
    found = execute("FMUL.FTZ R20, R8, R12", given).registers[20]
    assert found.tolist() == [0, 0x80000000, bits_of_single(2.0**-126), bits_of_single(1.0)]
    given[12] = as_words([0.5] * 4)
    found = execute("FMUL.FTZ R20, R8, R12", given).registers[20]
    assert found.tolist() == [0, 0x80000000, 0, bits_of_single(0.5)]


def test_every_nan_is_the_one_that_the_hardware_makes() -> None:
    a = np.array([math.nan, math.inf, 1.0], np.float32)
    given = {8: as_words(a), 12: np.array([0x3F800000, 0xFF800000, 0xFFC12345], np.uint32)}
    assert execute("FADD R20, R8, R12", given).registers[20].tolist() == [NAN] * 3
    assert execute("FADD.RM R20, R8, R12", given).registers[20].tolist() == [NAN] * 3


ORDERED = np.array([0.0, -0.0, 1.0, -1.0, 2.5, 1e-40, -1e-40, math.inf, -math.inf, math.nan], np.float32)
LEFT, RIGHT = np.repeat(ORDERED, len(ORDERED)), np.tile(ORDERED, len(ORDERED))


def chosen(x: float, y: float, least: bool) -> float:
    """The number if the other is none; -0 is below +0."""
    if math.isnan(x) or math.isnan(y):
        return x if math.isnan(y) else y
    if x == y:
        return (
            min(x, y, key=lambda v: math.copysign(1, v))
            if least
            else max(x, y, key=lambda v: math.copysign(1, v))
        )
    return min(x, y) if least else max(x, y)


@pytest.mark.parametrize(("condition", "least"), [("PT", True), ("!PT", False)])
def test_the_lesser_and_the_greater(condition: str, least: bool) -> None:
    given = {8: as_words(LEFT), 12: as_words(RIGHT)}
    wanted = [chosen(float(x), float(y), least) for x, y in zip(LEFT, RIGHT, strict=True)]
    found = execute(f"FMNMX R20, R8, R12, {condition}", given).registers[20]
    assert found.tolist() == [NAN if math.isnan(w) else bits_of_single(w) for w in wanted]
    found = execute(f"FMNMX.NAN R20, R8, R12, {condition}", given).registers[20]
    lost = np.isnan(LEFT) | np.isnan(RIGHT)
    strict = [NAN if n else bits_of_single(w) for n, w in zip(lost, wanted, strict=True)]
    assert found.tolist() == strict
    halves = {
        n: np.float16(v).view(np.uint16).astype(np.uint32) * 0x10001 for n, v in ((8, LEFT), (12, RIGHT))
    }
    found = execute(f"HMNMX2 R20, R8, R12, {condition}", halves).registers[20]
    short = [0x7FFF if math.isnan(w) else bits_of_half(w) for w in wanted]
    assert found.tolist() == [bits * 0x10001 for bits in short]
    found = execute(f"HMNMX2.NAN R20, R8, R12, {condition}", halves).registers[20]
    short = [0x7FFF if n else bits for n, bits in zip(lost, short, strict=True)]
    assert found.tolist() == [bits * 0x10001 for bits in short]


Holds = Callable[[Any, Any], Any]
NO_ORDER: Holds = lambda x, y: np.isnan(x) | np.isnan(y)  # noqa: E731
COMPARISONS: dict[str, Holds] = {
    "LT": np.less, "EQ": np.equal, "LE": np.less_equal, "GT": np.greater, "GE": np.greater_equal,
    "NE": lambda x, y: (x < y) | (x > y), "NUM": lambda x, y: ~NO_ORDER(x, y), "NAN": NO_ORDER,
    "LTU": lambda x, y: ~(x >= y), "EQU": lambda x, y: (x == y) | NO_ORDER(x, y),
    "LEU": lambda x, y: ~(x > y), "GTU": lambda x, y: ~(x <= y), "NEU": np.not_equal,
    "GEU": lambda x, y: ~(x < y),
    "F": lambda x, y: np.zeros(len(x), np.bool_), "T": lambda x, y: np.ones(len(x), np.bool_),
}  # fmt: skip
JOINED = {"AND": np.logical_and, "OR": np.logical_or, "XOR": np.logical_xor}


@pytest.mark.parametrize("name", list(COMPARISONS))
@pytest.mark.parametrize("logic", list(JOINED))
def test_comparisons_with_and_without_order(name: str, logic: str) -> None:
    """PTX ISA, setp: u at the end holds where one of both is a NaN."""
    other = booleans(72, len(LEFT))
    joined = JOINED[logic]
    outcome = COMPARISONS[name](LEFT, RIGHT)
    made = execute(
        f"FSETP.{name}.{logic} P1, P2, R8, R12, P3", {8: as_words(LEFT), 12: as_words(RIGHT)}, {3: other}
    )
    assert made.predicates[1].tolist() == joined(outcome, other).tolist()
    assert made.predicates[2].tolist() == joined(~outcome, other).tolist()
    given = {8: as_words(LEFT), 12: as_words(RIGHT)}
    made = execute(f"FSET.BF.{name}.{logic} R20, R8, R12, P3", given, {3: other}).registers[20]
    assert made.view(np.float32).tolist() == joined(outcome, other).tolist()
    if name not in ("F", "T"):
        given = {**pair_of(LEFT, 8), **pair_of(RIGHT, 12)}
        made = execute(f"DSETP.{name}.{logic} P1, P2, R8, R12, P3", given, {3: other})
        assert made.predicates[1].tolist() == joined(outcome, other).tolist()
        assert made.predicates[2].tolist() == joined(~outcome, other).tolist()
    halves = [np.float16(v).view(np.uint16).astype(np.uint32) for v in (LEFT, RIGHT, LEFT[::-1], RIGHT[::-1])]
    short = [h.astype(np.uint16).view(np.float16) for h in halves]
    low, high = (joined(COMPARISONS[name](*short[n : n + 2]), other) for n in (0, 2))
    given = {8: halves[0] | halves[2] << np.uint32(16), 12: halves[1] | halves[3] << np.uint32(16)}
    made = execute(f"HSETP2.{name}.{logic} P1, P2, R8, R12, P3", given, {3: other})
    assert made.predicates[1].tolist() == low.tolist() and made.predicates[2].tolist() == high.tolist()
    for flag, yes in (("", 0xFFFF), (".BF", 0x3C00)):
        found = execute(f"HSET2{flag}.{name}.{logic} R20, R8, R12, P3", given, {3: other}).registers[20]
        assert found.tolist() == (low * yes + (high * yes << 16)).tolist()


def test_a_comparison_of_bfloats_gives_ones_of_their_format() -> None:
    """Both halves; 1 is 0x3F80 with BF, and all bits are set without."""
    low, high = [1.0, -2.0, 3.0, -0.0], [4.0, 8.0, -1.0, 0.0]
    given = {n: [bits_of_bfloat(x) | bits_of_bfloat(y) << 16 for x, y in zip(*pair, strict=True)]
             for n, pair in ((8, (low, high)), (12, (high, low)))}  # fmt: skip
    for flag, yes in (("", 0xFFFF), (".BF", 0x3F80)):
        made = execute(f"HSET2.BF16_V2{flag}.LT.AND R20, R8, R12, PT", given).registers[20]
        assert made.tolist() == [yes, yes, yes << 16, 0]


@pytest.mark.parametrize(("name", "better"), [("MIN", np.less), ("MAX", np.greater)])
def test_doubles_tell_which_to_take_and_which_is_no_number(name: str, better: Holds) -> None:
    """As ptxas makes min.f64 and max.f64 of it: P to take a, Q where b is a NaN."""
    given = {**pair_of(LEFT, 8), **pair_of(RIGHT, 12)}
    made = execute(f"DSETP.{name}.AND P1, P2, R8, R12, PT", given)
    assert made.predicates[1].tolist() == (better(LEFT, RIGHT) | np.isnan(RIGHT)).tolist()
    assert made.predicates[2].tolist() == np.isnan(RIGHT).tolist()


@pytest.mark.parametrize(("divided", "by", "needs_the_slow_way"), [
    *((1.0, 3.0, False), (2.0**-101, 1.0, False), (2.0**-102, 1.0, True), (1.0, 2.0**-125, True)),
    *((2.0**124, 1.0, False), (2.0**126, 1.0, True), (2.0**124, 0.5, True), (2.0**-10, 2.0**114, False)),
    *((2.0**-10, 2.0**116, True), (0.0, 1.0, True), (1.0, 0.0, True), (math.inf, 1.0, True)),
    *((0.5, 2.0**124, True), (1.0, 2.0**124, False), (2.0**122, 0.125, True), (2.0**122, 0.25, False)),
        *((1.0, math.nan, True), (-1.0, -3.0, False), (2.0**20, 2.0**126, True)),
])  # fmt: skip
def test_what_needs_the_slow_way_of_a_division(divided: float, by: float, needs_the_slow_way: bool) -> None:
    """Stricter than need be: where quotient, operands and what is left over on the way are all normal."""
    made = execute("FCHK P1, R8, R12", {8: as_words([divided]), 12: as_words([by])})
    assert made.predicates[1].tolist() == [needs_the_slow_way]


def test_a_selection_of_floats_takes_signs() -> None:
    a, b, _ = columns(73)
    which = booleans(74, len(a))
    found = execute("FSEL R20, -R8, |R12|, P1", {8: as_words(a), 12: as_words(b)}, {1: which}).registers[20]
    assert found.tolist() == as_words(np.where(which, -a, np.abs(b))).tolist()


HALVES = [("", HALF, bits_of_half), (".BF16_V2", BFLOAT, bits_of_bfloat)]


def short(values: Any, is_half: bool) -> tuple[np.ndarray, np.ndarray]:  # type: ignore[type-arg]
    """Pairs of short floats in words, and their values, the lower first: (n, 2)."""
    if is_half:
        bits = np.float16(values).view(np.uint16)
        numbers = bits.view(np.float16).astype(np.float64)
    else:
        bits = (as_words(values) >> np.uint32(16)).astype(np.uint16)
        numbers = (bits.astype(np.uint32) << np.uint32(16)).view(np.float32).astype(np.float64)
    upper = np.roll(bits, 3)
    words = bits.astype(np.uint32) | upper.astype(np.uint32) << np.uint32(16)
    return words, np.stack([numbers, np.roll(numbers, 3)], 1)


@pytest.mark.parametrize(("fmt", "of", "bits"), HALVES, ids=["f16", "bf16"])
@pytest.mark.parametrize("relu", ["", ".RELU"])
def test_pairs_of_short_floats(fmt: str, of: Any, bits: Callable[[float], int], relu: str) -> None:
    random = np.random.default_rng(75)
    small = np.ldexp(random.uniform(-2, 2, 250), random.integers(-13, 7, 250))
    known = [0.0, -0.0, 65504.0, 2.0**-24, -(2.0**-24), 2.0**-14, 1.0, 1.5, 255.0]
    sides = [short(np.roll([*small, *known], n * 11), not fmt) for n in range(3)]
    given = {8 + 4 * n: words for n, (words, _) in enumerate(sides)}
    a, b, c = (values for _, values in sides)

    def wanted(exact: Exact, zero: Callable[..., float], *of_values: Any) -> list[int]:
        found = []
        for rows in zip(*of_values, strict=True):
            halves = [
                of.rounded(exact(*map(Fraction, r)), "nearest", zero(*r)) for r in zip(*rows, strict=True)
            ]
            low, high = (bits(0.0 if relu and v <= 0 else v) for v in halves)
            found.append(low | high << 16)
        return found

    def fused_zero(x: float, y: float, z: float) -> float:
        return zero_of([x * y if x * y else zero_of([x, y], "", False), z], "nearest", True)

    found = execute(f"HFMA2{fmt}{relu} R20, R8, R12, R16", given).registers[20]
    if relu:  # which zero is in no document
        found = np.where(found & 0xFFFF == 0x8000, found & 0xFFFF0000, found)
        found = np.where(found >> 16 == 0x8000, found & 0xFFFF, found)
    assert found.tolist() == wanted(lambda x, y, z: x * y + z, fused_zero, a, b, c)
    if relu:
        return
    assert execute(f"HADD2{fmt} R20, R8, -R12", given).registers[20].tolist() == wanted(
        lambda x, y: x - y, lambda x, y: zero_of([x, -y], "nearest", True), a, b
    )
    assert execute(f"HMUL2{fmt} R20, |R8|, R12", given).registers[20].tolist() == wanted(
        lambda x, y: abs(x) * y, lambda x, y: zero_of([abs(x), y], "", False), a, b
    )
    lower, upper = (np.stack([a[:, n], a[:, n]], 1) for n in (0, 1))
    sums = (lambda x, y: x + y), (lambda x, y: zero_of([x, y], "nearest", True))
    for text, left in (("H0_H0", lower), ("H1_H1", upper)):
        found = execute(f"HADD2{fmt} R20, R8.{text}, R12", given).registers[20]
        assert found.tolist() == wanted(*sums, left, b)


def test_halves_are_added_to_a_single() -> None:
    words, values = short(np.linspace(-3, 700, 40), True)
    found = execute("HADD2.F32 R20, -RZ, R8.H1_H1", {8: words}).registers[20]
    assert found.tolist() == [bits_of_single(v) for v in values[:, 1]]
    found = execute("HADD2.F32 R20, -RZ, R8.H0_H0", {8: words}).registers[20]
    assert found.tolist() == [bits_of_single(v) for v in values[:, 0]]


def test_short_floats_saturate_and_take_denormals_for_zeros() -> None:
    words, _ = short([0.25, 1.5, -0.25, 60000.0, math.nan, -0.0], True)
    found = execute("HADD2.SAT R20, R8, -RZ", {8: words & np.uint32(0xFFFF)}).registers[20]
    assert (found & 0xFFFF).tolist() == [bits_of_half(v) for v in (0.25, 1.0, 0.0, 1.0, 0.0, 0.0)]
    words = np.array([0x0001, 0x83FF, 0x0400, 0x8400], np.uint32)
    found = execute("HADD2.FTZ R20, R8, -RZ", {8: words}).registers[20]
    assert (found & 0xFFFF).tolist()[2:] == [0x0400, 0x8400]
    assert not (found & 0x7FFF)[:2].any()
    found = execute("HMUL2.FTZ R20, R8, 0.5, 0.5", {8: words}).registers[20]
    assert (found & 0xFFFF).tolist() == [0, 0x8000, 0, 0x8000]


@pytest.mark.parametrize("mode", list(MODES))
def test_sums_products_and_fused_ones_of_doubles(mode: str) -> None:
    random = np.random.default_rng(76)
    a = np.ldexp(random.uniform(-2, 2, 200), random.integers(-60, 60, 200))
    a[:8] = [0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 4.0, -4.0]
    b = np.roll(a, 7).copy()
    b[::5] = -a[::5]
    b[2:8] = [2.0**-60, 2.0**-60, -(2.0**-60), 2.0**-60, 2.0**-60, -(2.0**-60)]  # beside powers of two
    with np.errstate(all="ignore"):
        undone = np.nan_to_num(-(a * b) * (1 + 2.0**-50), posinf=1.0, neginf=1.0)
    c = np.where(np.arange(200) % 3, np.roll(a, 31), undone)
    given = {**pair_of(a, 8), **pair_of(b, 12), **pair_of(c, 16)}
    rows = list(zip(a.tolist(), b.tolist(), c.tolist(), strict=True))

    def wanted(exact: Exact, zero: Callable[..., float]) -> list[int]:
        return [bits_of_double(DOUBLE.rounded(exact(*map(Fraction, r)), MODES[mode], zero(*r))) for r in rows]

    def found(text: str) -> list[int]:
        made = execute(text, given).registers
        return [int(x) | int(y) << 32 for x, y in zip(made[20], made[21], strict=True)]

    assert found(f"DADD{mode} R20, R8, R12") == wanted(
        lambda x, y, z: x + y, lambda x, y, z: zero_of([x, y], MODES[mode], True)
    )
    assert found(f"DADD{mode} R20, -R8, |R12|") == wanted(
        lambda x, y, z: abs(y) - x, lambda x, y, z: zero_of([-x, abs(y)], MODES[mode], True)
    )
    assert found(f"DMUL{mode} R20, R8, R12") == wanted(
        lambda x, y, z: x * y, lambda x, y, z: zero_of([x, y], "", False)
    )
    assert found(f"DFMA{mode} R20, R8, R12, R16") == wanted(
        lambda x, y, z: x * y + z,
        lambda x, y, z: zero_of([x * y if x * y else zero_of([x, y], "", False), z], MODES[mode], True),
    )
