"""programs/builtins.cl: OpenCL C's own functions, within the bounds of its specification, section 7.4."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from tests.drivers.amd.run.builds import Kernels, kernels_of

RNG = np.random.default_rng(19)
I16, I32, I64, U8, U32, F16, F32, F64 = (
    np.int16, np.int32, np.int64, np.uint8, np.uint32, np.float16, np.float32, np.float64
)  # fmt: skip
pytestmark = [pytest.mark.sim, pytest.mark.oracle, pytest.mark.filterwarnings("ignore::RuntimeWarning")]
kernels = kernels_of("builtins", waves=(32, 64), least=1)
EDGES = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    2.0,
    np.inf,
    -np.inf,
    np.nan,
    1e-30,
    1e30,
    -88.0,
    88.7,
    3e38,
    1e-44,
    100.0,
]


def within(found: Any, expected: Any, ulps: float) -> None:
    """NaN where it should be, and else so many units in the last place of the expected value, as rounded."""
    rounded = expected.astype(found.dtype)
    np.testing.assert_array_equal(np.isnan(found), np.isnan(rounded))
    same = (found == rounded) | np.isnan(rounded)
    apart = np.abs(found.astype(F64) - expected) / np.spacing(np.abs(rounded)).astype(F64)
    assert np.all(same | (apart <= ulps)), np.flatnonzero(~(same | (apart <= ulps)))


def floats(count: int, low: float = -30, high: float = 30) -> Any:
    """Of every size between powers of two, and edges."""
    found = np.exp2(RNG.uniform(low, high, count)) * RNG.choice([-1.0, 1.0], count)
    found[: len(EDGES)] = EDGES
    return found.astype(F32)


def rows(kernels: Kernels, name: str, *inputs: Any, count: int) -> Any:
    """Each of the `count` results of a kernel over arrays."""
    size = len(inputs[0])
    *_, out = kernels.run(
        name, *inputs, np.zeros((count, *inputs[0].shape), inputs[0].dtype), grid=(size // 64,), block=(64,)
    )
    return out


def test_angles_of_any_size(kernels: Kernels) -> None:
    x = floats(512, -20, 127)
    wide = x.astype(F64)
    exact = [np.array([turned(f, float(v)) for v in wide]) for f in (math.sin, math.cos, math.tan)]
    for found, expected in zip(rows(kernels, "angles", x, count=4), [*exact, np.arctan(wide)], strict=True):
        within(found, expected, 1)


def turned(function: Any, x: float) -> float:
    """The C library reduces any double exactly enough."""
    return float(function(x)) if math.isfinite(x) else math.nan


def test_inverses_between_one_and_one(kernels: Kernels) -> None:
    x = np.r_[floats(192, -30, 0), RNG.uniform(-1, 1, 64).astype(F32)]
    wide = x.astype(F64)
    expected = [np.arcsin(wide), np.arccos(wide), np.arctanh(wide), np.log1p(wide)]
    for found, want in zip(rows(kernels, "inverses", x, count=4), expected, strict=True):
        within(found, want, 1)


def test_exponents(kernels: Kernels) -> None:
    x = np.r_[floats(192, -30, 7), RNG.uniform(-5, 5, 64).astype(F32)]
    wide = x.astype(F64)
    expected = [np.exp(wide), np.exp2(wide), 10.0**wide]
    expected += [f(wide) for f in (np.sinh, np.cosh, np.tanh, np.expm1, np.arcsinh)]
    for found, want in zip(rows(kernels, "exponents", x, count=8), expected, strict=True):
        within(found, want, 1)


def test_logarithms_and_roots(kernels: Kernels) -> None:
    x = floats(256, -126, 127)
    wide = x.astype(F64)
    expected = [np.log(wide), np.log2(wide), np.log10(wide), 1 / np.sqrt(wide), np.cbrt(wide)]
    for found, want in zip(rows(kernels, "logarithms", x, count=5), expected, strict=True):
        within(found, want, 2)


def test_exponents_and_logarithms_in_double(kernels: Kernels) -> None:
    x = np.r_[floats(192, -30, 9).astype(F64), RNG.uniform(-700, 700, 64)]
    size = np.abs(x)
    expected = [np.exp(x), np.exp2(x), 10.0**x, np.log(size), np.log2(size), np.log10(size)]
    for found, want in zip(rows(kernels, "in_double", x, count=6), expected, strict=True):
        within(found, want, 3)


def wide_doubles() -> Any:
    """Of every size, edges, and what comes nearest to a quarter of a turn among doubles."""
    x = np.exp2(RNG.uniform(-60, 1000, 256)) * RNG.choice([-1.0, 1.0], 256)
    x[64:] = RNG.uniform(-30, 30, 192)
    x[:18] = [*EDGES, math.pi, math.ldexp(6381956970095103, 797)]
    return x


def sine_of_half_turns(x: Any) -> Any:
    quarters = np.rint(2 * x)
    rest = (x - quarters / 2) * 4 * np.arctan(np.longdouble(1))
    which = np.nan_to_num(quarters % 4).astype(int)
    return np.choose(which, [np.sin(rest), np.cos(rest), -np.sin(rest), -np.cos(rest)])


def test_angles_in_double(kernels: Kernels) -> None:
    x = wide_doubles()
    wide = x.astype(np.longdouble)
    expected = [f(wide) for f in (np.sin, np.cos, np.tan, np.arctan)]
    expected += [np.arcsin(wide / 32), np.arccos(wide / 32), sine_of_half_turns(x)]
    found = rows(kernels, "angles_in_double", x, count=7)
    for got, want, ulps in zip(found, expected, (4, 4, 5, 5, 4, 4, 4), strict=True):
        within(got, want, ulps)


def test_hyperbolic_functions_in_double(kernels: Kernels) -> None:
    x = wide_doubles()
    wide = x.astype(np.longdouble)
    plain = [np.sinh, np.cosh, np.tanh, np.arcsinh, np.expm1, np.log1p, np.cbrt, np.arccosh]
    expected = [*(f(wide) for f in plain), np.arctanh(wide / 32)]
    bounds = (4, 4, 5, 4, 3, 2, 2, 4, 5)
    for got, want, ulps in zip(rows(kernels, "hyperbolas", x, count=9), expected, bounds, strict=True):
        within(got, want, ulps)


def special_of(x: Any) -> list[Any]:
    functions = (math.erf, math.erfc, math.gamma, math.lgamma)
    return [np.array([at_edges(f, v) for v in x.tolist()]) for f in functions]


def at_edges(function: Any, x: float) -> float:
    """As IEEE has it where Python raises."""
    try:
        return float(function(x))
    except OverflowError:
        return math.inf
    except ValueError:
        is_pole = function is math.lgamma and x != -math.inf
        return math.inf if is_pole else math.copysign(math.inf, x) if x == 0 else math.nan


def test_error_function_and_gamma(kernels: Kernels) -> None:
    x = np.r_[wide_doubles()[:64], RNG.uniform(-30, 30, 64), RNG.uniform(-170, 170, 64)]
    expected = special_of(x)
    found = rows(kernels, "special", x, count=4)
    for got, want in zip(found[:3], expected, strict=False):
        within(got, want, 16)
    np.testing.assert_allclose(found[3], expected[3], rtol=1e-14, atol=1e-14)
    single = x.astype(F32)
    for got, want in zip(rows(kernels, "special_floats", single, count=4), special_of(single), strict=True):
        within(got, want, 1)


def nearest_rest(x: float, y: float) -> float:
    return math.remainder(x, y) if math.isfinite(x) and y != 0 else math.nan


def test_functions_of_two_in_double(kernels: Kernels) -> None:
    x, y = RNG.uniform(-30, 30, 512), RNG.uniform(-200, 200, 512)
    x[1::2], y[::2] = np.abs(x[1::2]), np.rint(y[::2])
    x[:256], y[:256] = np.repeat(EDGES, len(EDGES)), np.tile(EDGES, len(EDGES))
    wide, other = x.astype(np.longdouble), y.astype(np.longdouble)
    expected = [np.power(wide, other), np.arctan2(wide, other), np.hypot(wide, other), np.fmod(x, y)]
    expected.append(np.array([nearest_rest(*pair) for pair in zip(x, y, strict=True)]))
    found = rows(kernels, "of_two_in_double", x, y, count=5)
    for got, want, ulps in zip(found, expected, (16, 6, 4, 0, 0), strict=True):
        within(got, want, ulps)


def test_comparisons_and_neighbours(kernels: Kernels) -> None:
    x, y = np.repeat(EDGES, 16).astype(F32), np.tile(EDGES, 16).astype(F32)
    _, _, out, claims = kernels.run(
        "compared", x, y, np.zeros((3, 256), F32), np.zeros((4, 256), I32), grid=(4,), block=(64,)
    )
    np.testing.assert_array_equal(out[0], np.nextafter(x, y))
    size, other = np.abs(x), np.abs(y)
    np.testing.assert_array_equal(out[1], np.where(size > other, x, np.where(other > size, y, np.fmax(x, y))))
    np.testing.assert_array_equal(out[2], np.where(size < other, x, np.where(other < size, y, np.fmin(x, y))))
    is_nan = np.isnan(x) | np.isnan(y)
    is_normal = (size >= np.finfo(F32).tiny) & np.isfinite(x)
    wanted = [x == y, x != y, x > y, x <= y, (x < y) | (x > y), ~is_nan, is_nan, is_normal, x < y]
    wanted.append(np.ones(256, bool))
    np.testing.assert_array_equal(claims[0], sum(bit.astype(I32) << at for at, bit in enumerate(wanted)))
    a, b = x.view(U32), y.view(U32)
    np.testing.assert_array_equal(claims[1].view(U32), (a & 0xFF00FF00) | (b & 0x00FF00FF))
    np.testing.assert_array_equal(claims[2].view(U32), (a << 16) | (b & 0xFFFF))
    part = ~np.isnan(x)
    near = np.clip(x, F32(-9.5), F32(9.5))
    np.testing.assert_array_equal(claims[3][part], (np.floor(near) * 64 + np.ceil(near))[part].astype(I32))


def test_functions_of_two(kernels: Kernels) -> None:
    x, y = floats(512, -20, 20), floats(512, -5, 6)
    y[len(EDGES) :: 3] = np.rint(y[len(EDGES) :: 3])
    y[: len(EDGES)] = RNG.permutation(EDGES)
    wide, other = x.astype(F64), y.astype(F64)
    expected = [np.power(wide, other), np.arctan2(wide, other), np.hypot(wide, other), np.fmod(wide, other)]
    expected.append(np.fmax(x, F32(0)) + np.fmin(y, F32(1)).astype(F64))
    for found, want in zip(rows(kernels, "of_two", x, y, count=5), expected, strict=True):
        within(found, want, 1)


def test_what_rounds_and_vectors(kernels: Kernels) -> None:
    x = RNG.uniform(-5, 5, (64, 4)).astype(F32)
    x[::3] = np.rint(x[::3] * 2) / 2
    _, out = kernels.run("rounded", x, np.zeros((5, 64, 4), F32), grid=(2,))
    nearest = np.where(x < 0, -1, 1) * np.floor(np.abs(x) + 0.5)
    whole = np.floor(x) + np.ceil(x) * 2 + np.trunc(x) * 4 + np.rint(x) * 8 + nearest * 16
    np.testing.assert_array_equal(out[0], whole)
    mixed = x + (x[:, ::-1] - x) * F32(0.25)
    np.testing.assert_allclose(out[1], x - np.floor(x) + np.clip(x, -1, 2) * 2 + mixed, rtol=1e-6, atol=1e-6)
    t = np.clip(x / 3, 0, 1)
    np.testing.assert_allclose(out[2], (x >= 1) + np.sign(x) * 2 + t * t * (3 - 2 * t), rtol=1e-6)
    length = np.sqrt((x[:, :3] ** 2).sum(1))
    apart = np.sqrt(((x - x[:, ::-1]) ** 2).sum(1))
    geometry = np.stack([(x * x[:, [1, 0, 3, 2]]).sum(1), length, apart, np.ones(64)], axis=1)
    np.testing.assert_allclose(out[3], geometry, rtol=1e-5, atol=1e-5)
    np.testing.assert_allclose(out[4, :, :3], np.cross(x[:, :3], x[:, [2, 0, 3]]), rtol=1e-5, atol=1e-5)
    np.testing.assert_allclose(out[4, :, 3], x[:, 0] / np.sqrt((x**2).sum(1)), rtol=1e-5)


def test_whole_numbers(kernels: Kernels) -> None:
    a, b = (RNG.integers(-(2**31), 2**31, 128, I64).astype(I32) for _ in range(2))
    a[:4], b[:4] = [0, -1, 1, -(2**31) + 1], [0, 1, -(2**31), 2**31 - 1]
    _, _, out = kernels.run("whole", a, b, np.zeros((5, 128), I64), grid=(4,))
    for found, x, y in zip(out.T.tolist(), a.tolist(), b.tolist(), strict=True):
        assert found == whole(x, y)


def low(value: int, bits: int) -> int:
    """Its low bits as a signed number."""
    return (value + (1 << bits - 1)) % (1 << bits) - (1 << bits - 1)


def leading(value: int, bits: int) -> int:
    return bits - value.bit_length()


def whole(x: int, y: int) -> list[int]:
    """What the kernel `whole` makes of two numbers."""
    u, v = x % 2**32, y % 2**32
    trailing = (v & -v).bit_length() - 1 if v else 32
    first = abs(x) + 3 * abs(x - y) + 5 * bin(u).count("1") + 7 * leading(u, 32) + 11 * trailing
    turn = v % 32
    second = (u << turn | u >> 32 - turn) % 2**32 + 3 * (x * y >> 32) + 5 * (u * v >> 32)
    second += 7 * (x + y >> 1) + 11 * (u + v + 1 >> 1)
    third = min(max(x + y, -(2**31)), 2**31 - 1) + 3 * max(u - v, 0)
    third += 5 * min(u % 256 + v % 256, 255) + 7 * max(x, y) + min(u, v)
    fourth = (y if x > y else x) + 3 * ((x & 255) * (y & 255) + 7) + (x * y << 62 >> 64)
    s = [low(x, 16), low(y, 16), low(x >> 16, 16), low(y >> 16, 16)]
    t = [e if abs(e - o) > 30000 else low(-e, 16) for e, o in zip(s, s[::-1], strict=True)]
    t = [s[i ^ 1] if s[i] < 0 else t[i] for i in range(4)]
    fifth = t[0] + 3 * t[1] + 5 * t[2] + 7 * t[3] + any(e < 0 for e in s) + 2 * all(e < 0 for e in s)
    return [first, second, third, fourth, fifth + leading(s[1] % 2**16, 16)]


def test_conversions_that_saturate_and_round(kernels: Kernels) -> None:
    x = RNG.uniform(-400, 400, 128).astype(F32)
    x[::4] = np.rint(x[::4]) + F32(0.5)
    _, out = kernels.run("conversions", x, np.zeros((6, 128), I32), grid=(4,))
    wide = x.astype(F64)
    large = np.clip(np.trunc((x * F32(1e6)).astype(F64)), -(2**31), 2**31 - 1)
    pair = [np.clip(np.rint(side.astype(F64)), -(2**15), 2**15 - 1) for side in (x * F32(100), -x)]
    expected = [np.clip(np.trunc(wide), 0, 255), np.clip(np.rint(wide), -128, 127), np.rint(wide)]
    expected += [np.trunc(wide), np.clip(large, 0, 65535), pair[0] + 65536 * pair[1]]
    np.testing.assert_array_equal(out, np.array(expected).astype(I64).astype(I32))


def test_vectors_that_are_aligned_for_elements(kernels: Kernels) -> None:
    data, table = RNG.integers(0, 256, 1 + 64 * 7, U8), RNG.integers(-999, 999, 256, I16)
    data[1 + 64 * 3 :: 5] = 7
    outputs = (np.zeros((64, 3), F32), np.zeros(64 * 5, F16))
    _, found, halves, _ = kernels.run("in_memory", data, *outputs, table, grid=(2,))
    np.testing.assert_array_equal(found, data[: 64 * 3].reshape(64, 3)[:, ::-1] / F32(2))
    np.testing.assert_array_equal(halves[:256], np.where(data[1 + 64 * 3 :] == 7, 1, table).astype(F16))
    np.testing.assert_array_equal(halves[256:], halves[1:256:4] + F16(1))


def test_copies_by_a_work_group(kernels: Kernels) -> None:
    from hcq.program import Local

    a = RNG.integers(-1000, 1000, (3, 64, 3), I32)
    _, out = kernels.run("copies", a, np.zeros_like(a), Local(192 * 4), grid=(3,), block=(16, 3))
    np.testing.assert_array_equal(out, a * 5 + a[:, :, :1])


@pytest.mark.parametrize("size", [64, 80])
def test_lanes_of_a_sub_group(kernels: Kernels, size: int) -> None:
    a = RNG.integers(-1000, 1000, (2, size), I32)
    _, out, sums = kernels.run(
        "sub_groups", a, np.zeros((4, 2, size), I32), np.zeros((2, size)), grid=(2,), block=(size,)
    )
    wave = kernels.build.wave
    for group in range(2):
        for number, begin in enumerate(range(0, size, wave)):
            part, lanes = a[group, begin : begin + wave], np.s_[group, begin : begin + wave]
            before = np.maximum.accumulate(np.r_[I32(-(2**31)), part[:-1]])
            flags = (part > 990).any() + 2 * (part > -1000).all() + 4 * -(-size // wave)
            np.testing.assert_array_equal(out[0][lanes], part.cumsum())
            np.testing.assert_array_equal(out[1][lanes], before)
            np.testing.assert_array_equal(out[2][lanes], part[3] + number + 100 * part.size)
            np.testing.assert_array_equal(out[3][lanes], flags)
            np.testing.assert_array_equal(sums[lanes], part.sum() / 2 + part.min() * 2.0**33)


def test_atomics_of_both_standards(kernels: Kernels) -> None:
    a = RNG.integers(-1000, 1000, 256, I32)
    _, cells, typed = kernels.run("atomics", a, np.zeros(2, I32), np.zeros(3, I32), grid=(4,), block=(64,))
    assert cells.tolist() == [a.max(), a.sum()]
    assert typed.tolist() == [a.sum(), a.max(), np.bitwise_xor.reduce(a)]
