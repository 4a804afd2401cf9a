"""MUFU by Python's math: the exact result rounded to f32, or wrong by its last bit (the module's promise,
well within PTX's), denormals as zeros; at the ends of ranges what the PTX ISA's tables say."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest

from drivers.sim.nv.sm.meaning.special import polynomial
from tests.drivers.sim.nv.sm.meaning.exact import as_words, bits_of_double, singles
from tests.drivers.sim.nv.sm.meaning.one import OneInstruction, execute

LEAST = 2.0**-126


def mufu(name: str, values: object) -> list[float]:
    words = execute(f"MUFU.{name} R20, R12", {12: as_words(values)}).registers[20]
    return [float(v) for v in words.view(np.float32)]


def turns(function: Callable[[float], float]) -> Callable[[float], float]:
    """Of an angle in turns, which is brought near 0 first: that is exact."""
    return lambda x: function(2 * math.pi * math.remainder(x, 1.0))


FUNCTIONS: list[tuple[str, Callable[[float], float], Callable[[float], bool]]] = [
    ("RCP", lambda x: 1 / x, lambda x: x != 0),
    ("RSQ", lambda x: 1 / math.sqrt(x), lambda x: x > 0),
    ("SQRT", math.sqrt, lambda x: x > 0),
    ("EX2", lambda x: 2.0**x, lambda x: abs(x) < 200),
    ("LG2", math.log2, lambda x: x > 0),
    ("TANH", math.tanh, lambda x: True),
    ("SIN", turns(math.sin), lambda x: abs(x) < 1e6),
    ("COS", turns(math.cos), lambda x: abs(x) < 1e6),
]


@pytest.mark.parametrize(("name", "function", "is_inside"), FUNCTIONS, ids=[name for name, _, _ in FUNCTIONS])
def test_functions_are_exact_but_for_their_last_bit(
    name: str, function: Callable[[float], float], is_inside: Callable[[float], bool]
) -> None:
    near = np.concatenate(
        [np.linspace(-2, 2, 161), np.linspace(-160, 160, 161), 1 + np.linspace(-0.01, 0.01, 41)]
    )
    every = np.concatenate([singles(120), near.astype(np.float32)]).astype(np.float32)
    every = np.where(np.abs(every) < LEAST, np.copysign(np.float32(0), every), every)
    values = np.array([v for v in every.tolist() if is_inside(v)], np.float32)
    for x, got in zip(values.tolist(), mufu(name, values), strict=True):
        exact = function(x)
        if abs(exact) < LEAST:
            assert abs(got) <= LEAST * (1 + 2.0**-23), x
        elif abs(exact) >= 2.0**128:
            assert got == math.inf or got == -math.inf, x
        else:
            slack = 2.0**-23 * abs(exact) + (2.0**-40 if name in ("SIN", "COS") else 0)
            assert abs(got - exact) <= slack, x


@pytest.mark.parametrize(("name", "wanted"), [
    ("RCP", [math.inf, -math.inf, 0.0, -0.0, math.nan]), ("EX2", [1.0, 1.0, math.inf, 0.0, math.nan]),
    ("RSQ", [math.inf, -math.inf, 0.0, math.nan, math.nan]),
    ("SQRT", [0.0, -0.0, math.inf, math.nan, math.nan]),
    ("LG2", [-math.inf, -math.inf, math.inf, math.nan, math.nan]), ("TANH", [0.0, -0.0, 1.0, -1.0, math.nan]),
    ("SIN", [0.0, -0.0, math.nan, math.nan, math.nan]), ("COS", [1.0, 1.0, math.nan, math.nan, math.nan]),
])  # fmt: skip
def test_functions_of_zeros_infinities_and_what_is_no_number(name: str, wanted: list[float]) -> None:
    assert str(mufu(name, [0.0, -0.0, math.inf, -math.inf, math.nan])) == str(wanted)
    if name in ("RSQ", "SQRT", "LG2"):
        assert str(mufu(name, [-1.0, -1e30])) == str([math.nan] * 2)


def test_first_guesses_for_doubles_are_cut_off_behind_20_bits() -> None:
    """Of the upper word alone, with zeros below."""
    values = [1.0, 3.0, -7.5, 1e200, 1e-200, 2.0**-900, 1.5, 9.75]
    words = np.array([bits_of_double(v) >> 32 for v in values], np.uint32)
    cut = [float(np.array([int(w) << 32], np.uint64).view(np.float64)[0]) for w in words]
    found = execute("MUFU.RCP64H R20, R12", {12: words}).registers[20].tolist()
    assert found == [bits_of_double(1 / v) >> 32 for v in cut]
    positive = execute("MUFU.RSQ64H R20, |R12|", {12: words}).registers[20].tolist()
    assert positive == [bits_of_double(1 / math.sqrt(abs(v))) >> 32 for v in cut]
    assert execute("MUFU.RSQ64H R20, R12", {12: words[2:3]}).registers[20].tolist() == [0x7FFFFFFF]


def test_special_registers_are_read_one_or_two_at_a_time() -> None:
    """SR_CLOCKLO is followed by SR_CLOCKHI; SRZ is zero in both words (it is its own neighbour)."""
    lanes = {0: [0, 0]}
    low, high = (
        int(execute(f"S2R R20, {name}", lanes).registers[20][0]) for name in ("SR_CLOCKLO", "SR_CLOCKHI")
    )
    assert high == low + 1
    made = execute("CS2R R20, SR_CLOCKLO", lanes).registers
    assert (made[20][0], made[21][0]) == (low, high)
    made = execute("CS2R R20, SRZ", lanes).registers
    assert (made[20][0], made[21][0]) == (255, 255)
    assert 21 not in execute("CS2R.32 R20, SR_CLOCKLO", lanes).registers


def test_a_polynomial_has_all_of_its_terms() -> None:
    machine = OneInstruction({0: [0] * 3}, {})
    x = np.array([0.0, 1.0, 10.0])
    assert polynomial(machine, x, [5.0, 4.0, 3.0, 2.0]).tolist() == [5.0, 14.0, 2345.0]


def test_a_function_of_a_half_is_the_exact_result_rounded() -> None:
    """Of the lower half of the register, of the upper one with H1."""
    bits = np.arange(0, 1 << 16, 37, dtype=np.uint32)
    bits = bits[np.isfinite(bits.astype(np.uint16).view(np.float16))]
    halves = [float(v) for v in bits.astype(np.uint16).view(np.float16)]
    wanted = [int(np.float16(math.tanh(x)).view(np.uint16)) for x in halves]
    for text, word in (("R12", bits | 0x3C000000), ("R12.H1", bits << np.uint32(16) | 0x3C00)):
        found = (execute(f"MUFU.TANH.F16 R20, {text}", {12: word}).registers[20] & 0xFFFF).tolist()
        assert all(abs(got - want) <= 1 for got, want in zip(found, wanted, strict=True))
        assert np.mean(np.array(found) == wanted) > 0.99
    assert execute("MUFU.TANH.F16 R20, R12", {12: [0x7C00, 0xFC00, 0]}).registers[20].tolist() == [
        0x3C00,
        0xBC00,
        0,
    ]


@pytest.mark.parametrize(
    ("arch", "text", "wanted"), [("sm_120", "LEPC R20, 0x1c0", 0x1C0), ("sm_80", "LEPC R20", 0)]
)
def test_an_address_in_the_code_is_one_of_64_bits(arch: str, text: str, wanted: int) -> None:
    """The instruction stands at 0 here; up to sm_89 it gives its own place."""
    made = execute(text, {0: [0, 0]}, arch=arch).registers
    assert (made[20].tolist(), made[21].tolist()) == ([wanted] * 2, [0] * 2)
