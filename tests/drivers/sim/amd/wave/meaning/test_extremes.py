"""Minimum, maximum and the middle: every pair of special patterns against the documents' rules for NaNs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import Any

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.conftest import Lanes

U32, U64 = np.uint32, np.uint64
IEEE = 1 << 23  # RSRC1
# -0, 0, 1, -1, least denormals, infinities; quiet NaNs with payloads, signalling ones
FLOATS = [
    0x80000000, 0, 0x3F800000, 0xBF800000, 1, 0x80000001, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC01234,
    0x7F800001, 0xFFA00077,
]  # fmt: skip
DOUBLES = [
    1 << 63, 0, 0x3FF << 52, 0xBFF << 52, 1, 1 << 63 | 1, 0x7FF << 52, 0xFFF << 52, 0x7FF8 << 48,
    0xFFF8 << 48 | 0x1234, 0x7FF0 << 48 | 1, 0xFFF4 << 48 | 0x77,
]  # fmt: skip
Rule = Callable[["Kind", int, int, bool], int]


@pytest.fixture(params=["fast", "strict", "interpret"])
def lanes(request: pytest.FixtureRequest) -> Lanes:
    """Every executor."""
    return Lanes(request.param)


class Kind:
    """Fields of a format."""

    def __init__(self, width: int, mantissa: int) -> None:
        self.sign, self.quiet = 1 << width - 1, 1 << mantissa - 1
        self.infinity = (1 << width - 1) - (1 << mantissa)

    def is_nan(self, bits: int) -> bool:
        return bits & ~self.sign > self.infinity

    def is_signalling(self, bits: int) -> bool:
        return self.is_nan(bits) and not bits & self.quiet

    def less(self, a: int, b: int) -> bool:
        """As numbers, -0 below +0."""
        keys = [-(bits & ~self.sign) - 1 if bits & self.sign else bits for bits in (a, b)]
        return keys[0] < keys[1]

    def choose(self, a: int, b: int, is_least: bool) -> int:
        return a if (self.less(a, b) if is_least else self.less(b, a)) else b


def with_ieee(kind: Kind, a: int, b: int, is_least: bool) -> int:
    """RDNA3 ISA, V_MIN_F32 where MODE.IEEE is 1."""
    for operand in (a, b):
        if kind.is_signalling(operand):
            return operand | kind.quiet
    if kind.is_nan(b):
        return a
    return b if kind.is_nan(a) else kind.choose(a, b, is_least)


def without_ieee(kind: Kind, a: int, b: int, is_least: bool) -> int:
    """RDNA3 ISA, V_MIN_F32 where MODE.IEEE is 0."""
    if kind.is_nan(b):
        return a
    return b if kind.is_nan(a) else kind.choose(a, b, is_least)


def of_numbers(kind: Kind, a: int, b: int, is_least: bool) -> int:
    """RDNA4 ISA, V_MIN_NUM_F32."""
    if kind.is_nan(a) and kind.is_nan(b):
        return a | kind.quiet
    return without_ieee(kind, a, b, is_least)


def keeping(kind: Kind, a: int, b: int, is_least: bool) -> int:
    """RDNA4 ISA, V_MINIMUM_F32, but that the first NaN goes first, as measured."""
    for operand in (a, b):
        if kind.is_nan(operand):
            return operand | kind.quiet
    return kind.choose(a, b, is_least)


WORD, LONG = Kind(32, 23), Kind(64, 52)
CASES: list[tuple[str, Rule, tuple[str, str], str, int]] = [
    ("gfx1100", with_ieee, ("min", "max"), "", IEEE),
    ("gfx1100", without_ieee, ("min", "max"), "", 0),
    ("gfx1201", of_numbers, ("min", "max"), "_num", 0),
    ("gfx1201", keeping, ("minimum", "maximum"), "", 0),
]
NAMES = ["IEEE", "without IEEE", "numbers", "keeping"]


def made(lanes: Any, arch: str, ieee: int) -> Any:
    return replace(lanes, arch=arch, rsrc1=lanes.rsrc1 & ~IEEE | ieee)


def padded(rows: list[tuple[int, ...]]) -> list[list[tuple[int, ...]]]:
    """In batches of 32."""
    rows = rows + rows[: -len(rows) % 32]
    return [rows[first : first + 32] for first in range(0, len(rows), 32)]


@pytest.mark.parametrize(("arch", "rule", "names", "joined", "ieee"), CASES, ids=NAMES)
def test_two_floats(
    lanes: Any, arch: str, rule: Rule, names: tuple[str, str], joined: str, ieee: int
) -> None:
    run = made(lanes, arch, ieee)
    suffix = "_e64" if names[0] == "minimum" else ""
    texts = [f"v_{name}{joined}_f32{suffix} {{d}}, v1, v2" for name in names]
    for rows in padded(list(product(FLOATS, FLOATS))):
        columns = np.array(rows, U32).T
        got = run(texts, *columns)
        for row, is_least in zip(got, (True, False), strict=True):
            expected = [rule(WORD, a, b, is_least) for a, b in rows]
            assert [hex(bits) for bits in row] == [hex(bits) for bits in expected], rows


@pytest.mark.parametrize(("arch", "rule", "names", "joined", "ieee"), CASES, ids=NAMES)
def test_two_doubles(
    lanes: Any, arch: str, rule: Rule, names: tuple[str, str], joined: str, ieee: int
) -> None:
    run = made(lanes, arch, ieee)
    texts = [f"v_{name}{joined}_f64 {{q}}, v[1:2], v[3:4]" for name in names]
    for rows in padded(list(product(DOUBLES, DOUBLES))):
        columns = np.array(rows, U64).T
        got = run(texts, *columns).reshape(2, 2, 32)
        for (low, high), is_least in zip(got, (True, False), strict=True):
            expected = [hex(rule(LONG, a, b, is_least)) for a, b in rows]
            assert [hex(int(h) << 32 | int(x)) for x, h in zip(low, high, strict=True)] == expected


def nested(rule: Rule, first: bool, second: bool) -> Callable[[int, int, int], int]:
    return lambda a, b, c: rule(WORD, rule(WORD, a, b, first), c, second)


def middle(rule: Rule) -> Callable[[int, int, int], int]:
    """RDNA3 and RDNA4 ISA, V_MED3_F32: by order where none is a NaN, -0 below +0, as measured on gfx1201."""

    def choose(a: int, b: int, c: int) -> int:
        if any(map(WORD.is_nan, (a, b, c))):
            return nested(rule, True, True)(a, b, c)
        low, high = WORD.choose(a, b, True), WORD.choose(a, b, False)
        return WORD.choose(low, WORD.choose(high, c, True), False)

    return choose


@pytest.mark.parametrize(("arch", "rule", "names", "joined", "ieee"), CASES, ids=NAMES)
def test_three_floats(
    lanes: Any, arch: str, rule: Rule, names: tuple[str, str], joined: str, ieee: int
) -> None:
    run, (least, most) = made(lanes, arch, ieee), names
    rules = {
        f"v_{least}3{joined}": nested(rule, True, True),
        f"v_{most}3{joined}": nested(rule, False, False),
        f"v_{least}{most}{joined}": nested(rule, True, False),
        f"v_{most}{least}{joined}": nested(rule, False, True),
    }
    if names[0] == "min":
        rules[f"v_med3{joined}"] = middle(rule)
    picked = [bits for bits in FLOATS if bits not in (0xBF800000, 0xFF800000, 0x80000001)]
    for rows in padded(list(product(picked, picked, picked))):
        columns = np.array(rows, U32).T
        got = run([f"{name}_f32 {{d}}, v1, v2, v3" for name in rules], *columns)
        for row, (name, found) in zip(got, rules.items(), strict=True):
            assert [hex(bits) for bits in row] == [hex(found(*each)) for each in rows], name


def test_a_maximum_of_a_register_with_itself_quiets(lanes: Any) -> None:
    """What LLVM emits to make a value canonical."""
    values = np.resize(np.array(FLOATS, U32), 32)
    expected = [bits | WORD.quiet if WORD.is_nan(bits) else bits for bits in map(int, values)]
    assert lanes(["v_max_f32 {d}, v1, v1"], values)[0].tolist() == expected
    run = made(lanes, "gfx1201", 0)
    assert run(["v_max_num_f32 {d}, v1, v1"], values)[0].tolist() == expected


def test_nan_rules_follow_a_mode_that_only_the_run_knows(lanes: Any) -> None:
    """MODE.IEEE from a register: nothing in the code tells it."""
    one, nan = np.full(32, 0x3F800000, U32), np.full(32, 0x7F800001, U32)
    for ieee, expected in ((0, 0x3F800000), (1, 0x7FC00001)):
        before = "v_readfirstlane_b32 s20, v3\ns_setreg_b32 hwreg(HW_REG_MODE, 9, 1), s20"
        got = lanes(["v_min_f32 {d}, v1, v2"], one, nan, np.full(32, ieee, U32), before=before)
        assert got[0].tolist() == [expected] * 32
