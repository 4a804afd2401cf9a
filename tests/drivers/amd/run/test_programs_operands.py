"""programs/operands.cl: functions of OpenCL C whose operands differ in type, or that give two results."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from tests.drivers.amd.run.builds import Kernels, kernels_of

RNG = np.random.default_rng(37)
F32, F64, I32, U32, U64 = np.float32, np.float64, np.int32, np.uint32, np.uint64
N = 64
pytestmark = [pytest.mark.sim, pytest.mark.oracle]
kernels = kernels_of("operands", least=1)


def last_of_quotient(x: float, y: float) -> int:
    """The last seven bits of the whole number nearest to x / y, with its sign."""
    whole = round(Fraction(float(x)) / Fraction(float(y))) if y else 0
    return int(math.copysign(abs(whole) % 128, whole))


def test_exponents_quotients_and_signs(kernels: Kernels) -> None:
    x = (RNG.choice([-1, 1], (N, 2)) * 2.0 ** RNG.uniform(-9, 9, (N, 2))).astype(F32)
    x[0], x[1] = [1e-41, 0.0], [3.0, 2.0]
    by = RNG.integers(-30, 30, (N, 2)).astype(I32)
    outs = [np.zeros((N, 6, 2), F32), np.zeros((N, 4, 2), I32), np.zeros((N, 2), F64)]
    _, _, floats, ints, doubles = kernels.run("exponents", x, by, *outs, grid=(N // 32,))
    y = x[np.arange(N) ^ 1]
    mantissa, exponent = np.frexp(x)
    with np.errstate(divide="ignore"):
        logb = np.where(x == 0, -np.inf, exponent - 1.0)
    near = np.vectorize(math.remainder)(x.astype(F64), np.where(y == 0, 1, y))
    quotient = np.vectorize(last_of_quotient)(x, y)
    expected = [mantissa, np.ldexp(x, by), logb, np.where(y == 0, np.nan, near), np.nextafter(x, y)]
    np.testing.assert_array_equal(floats[:, :5], np.stack(expected, 1).astype(F32))
    powers = x[2:].astype(F64) ** np.trunc(by[2:] / 8)
    np.testing.assert_allclose(floats[2:, 5], powers, rtol=2**-22)
    np.testing.assert_array_equal(ints[:, 0], exponent)
    np.testing.assert_array_equal(ints[:, 1], quotient)
    np.testing.assert_array_equal(ints[:, 2], np.where(x == 0, -(2**31), exponent - 1))
    bounded = np.clip(x.astype(F64), -20, 20)
    is_pole = (bounded <= 0) & (bounded == np.trunc(bounded))
    sure = np.where(is_pole, 1.5, bounded)
    np.testing.assert_allclose(
        doubles[~is_pole], np.vectorize(math.lgamma)(sure)[~is_pole], rtol=1e-12, atol=1e-13
    )
    signs = np.sign(np.vectorize(math.gamma)(sure))
    np.testing.assert_array_equal(ints[:, 3][~is_pole], signs[~is_pole])


def bytes_of(words: Any) -> Any:
    return words.view(np.uint8).reshape(*words.shape, 4).astype(np.int64)


def test_words_that_are_put_together_of_others(kernels: Kernels) -> None:
    pairs = RNG.integers(0, 2**32, (N, 2, 4), dtype=U32)
    outs = [np.zeros((N, 8, 4), U32), np.zeros((N, 2, 2), np.int64)]
    _, out, longs = kernels.run("words", pairs, *outs, grid=(N // 32,))
    x, y = pairs[:, 0], pairs[:, 1]
    wide, high = x.astype(U64), y.astype(U64)
    np.testing.assert_array_equal(out[:, 0], np.minimum(wide * (high >> U64(24)) + high, 2**32 - 1))
    a, b = (np.ascontiguousarray(v).view(np.int8).astype(int) for v in (x, y))
    np.testing.assert_array_equal(
        np.ascontiguousarray(out[:, 1]).view(np.int8), np.clip(a * b + b, -128, 127)
    )
    which = x ^ y << U32(3)
    np.testing.assert_array_equal(out[:, 2], (x & ~which) | (y & which))
    np.testing.assert_array_equal(out[:, 3], np.stack([y[:, 3], x[:, 2], x[:, 1], y[:, 0]], 1))
    np.testing.assert_array_equal(out[:, 4], np.take_along_axis(x, (y & 3).astype(np.int64), 1))
    both, shift = wide[:, 0] << U64(32) | high[:, 0], high[:, 1]
    parts, others, ups = bytes_of(x[:, 0].copy()), bytes_of(y[:, 0].copy()), bytes_of(y[:, 1].copy()) & 1
    lerp = ((parts + others + ups) >> 1).astype(np.uint8).view(U32)[:, 0]
    sad = np.abs(bytes_of(x) - bytes_of(y)).sum((1, 2))
    aligned = [both >> (shift & U64(31)), both >> (shift % U64(4) * U64(8)), lerp, sad + x[:, 0]]
    np.testing.assert_array_equal(out[:, 5], np.stack([np.asarray(v).astype(U32) for v in aligned], 1))
    np.testing.assert_array_equal(out[:, 6], np.median(np.stack([x, y, np.roll(x, -1, 1)]), 0).astype(U32))
    packed = bytes_of(x)[:, :, 1].astype(np.uint8).copy().view(U32)[:, 0]
    signed = (x[:, 0] << U32(18)).view(I32) >> 23
    hi = (np.abs(parts - others).sum(1) << 16) + 3
    taken = [packed, x[:, 0] >> U32(5) & U32(511), signed.view(U32), hi.astype(U32)]
    np.testing.assert_array_equal(out[:, 7], np.stack(taken, 1))
    joined = wide[:, :2] << U64(32) | high[:, :2]
    np.testing.assert_array_equal(longs[:, 0].view(U64), joined)
    first = [int(v) for v in np.ascontiguousarray(x[:, :2]).view(np.int64)[:, 0]]
    sums = [
        [f * 1 + int(p), f * 4 + int(q)] for f, (p, q) in zip(first, y.copy().view(np.int64), strict=True)
    ]
    bound = [[min(max(v, -(2**63)), 2**63 - 1) for v in row] for row in sums]
    np.testing.assert_array_equal(longs[:, 1], bound)


def test_floats_are_exchanged_and_flags_taken_once(kernels: Kernels) -> None:
    cell, out = np.array([-1], F32), np.zeros(N, F32)
    cell, out, flags, firsts = kernels.run(
        "exchanged", cell, out, np.zeros(4, I32), np.zeros(4, I32), grid=(N // 32,)
    )
    np.testing.assert_array_equal(np.sort([*out, cell[0]]), np.arange(-1, N))
    assert flags.tolist() == firsts.tolist() == [1] * 4
