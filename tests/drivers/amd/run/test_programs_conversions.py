"""programs/conversions.cl: OpenCL C's conversions that round as they say and stay within the type."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from tests.drivers.amd.run.builds import Kernels, kernels_of

RNG = np.random.default_rng(31)
F16, F32, F64 = np.float16, np.float32, np.float64
MODES = {"rte": np.rint, "rtz": np.trunc, "rtn": np.floor, "rtp": np.ceil}
NUMBERS = np.concatenate(
    [
        [0.0, -0.0, 0.5, 1.5, -0.5, -2.5, 127.5, -128.5, 2.0**31 - 0.5, -(2.0**31) - 0.5, np.nan, np.inf],
        [
            -np.inf,
            2.0**63,
            -(2.0**63),
            2.0**64,
            2.0**63 - 1024,
            1e300,
            65519.0,
            65520.0,
            1e-8,
            0.1,
            -0.1,
            1e-42,
        ],
        RNG.uniform(-300, 300, 20),
        RNG.uniform(-1e5, 1e5, 20),
        RNG.choice([-1, 1], 64) * 10.0 ** RNG.uniform(-12, 25, 64),
    ]
)
N = len(NUMBERS)
pytestmark = [pytest.mark.sim, pytest.mark.oracle]
kernels = kernels_of("conversions", least=1)


def within(numbers: Any, dtype: Any) -> Any:
    """Whole numbers as Python has them, bound to a type; no number is 0."""
    low, high = np.iinfo(dtype).min, np.iinfo(dtype).max
    flat = [_whole(x, low, high) for x in np.asarray(numbers).reshape(-1)]
    return np.array(flat, dtype).reshape(np.shape(numbers))


def _whole(x: Any, low: int, high: int) -> int:
    if x != x:
        return 0
    if isinstance(x, np.floating) and np.isinf(x):
        return high if x > 0 else low
    return min(max(int(x), low), high)


def toward(x: Any, dtype: Any, mode: str) -> Any:
    """One number in a floating type: the nearest, or its neighbour where a mode forbids to go that way."""
    with np.errstate(over="ignore"):
        near = dtype(x)
    if near != near:
        return near
    exact = x if isinstance(x, float) and np.isinf(x) else Fraction(x)
    got = float(near) if np.isinf(near) else Fraction(float(near))
    down = mode == "rtn" or (mode == "rtz" and exact > 0)
    up = mode == "rtp" or (mode == "rtz" and exact < 0)
    is_wrong = (down and got > exact) or (up and got < exact)
    with np.errstate(over="ignore"):
        return np.nextafter(near, dtype(-np.inf if down else np.inf)) if is_wrong else near


def test_whole_numbers_of_floating_ones(kernels: Kernels) -> None:
    outs = [np.zeros((N, 4), np.int32), np.zeros((N, 4), np.int64), np.zeros((N, 2), np.uint64)]
    got = kernels.run("whole", NUMBERS, *outs, np.zeros((N, 8), np.int8), grid=(N // 32,))
    with np.errstate(over="ignore", invalid="ignore"):
        singles = NUMBERS.astype(F32)
        eight = singles[:, None] * np.array([1, 0.5, -1, 2, 3, 4, 5, 6], F32)
        longs = np.stack([NUMBERS, -NUMBERS, NUMBERS * 3, NUMBERS + 0.5], 1)
    by_mode = np.stack([within(rounded(NUMBERS), np.int32) for rounded in MODES.values()], 1)
    np.testing.assert_array_equal(got[1], by_mode)
    np.testing.assert_array_equal(got[2], within(np.ceil(longs), np.int64))
    np.testing.assert_array_equal(got[3], within(np.stack([singles, -singles], 1), np.uint64))
    np.testing.assert_array_equal(got[4], within(np.rint(eight), np.int8))


def test_whole_numbers_of_wider_ones(kernels: Kernels) -> None:
    words = RNG.integers(-(2**63), 2**63, N) >> RNG.integers(0, 60, N)
    words[:4] = [-(2**63) + 1, 2**63 - 1, 0, -1]
    outs = [np.zeros((N, 3), np.int16), np.zeros(N, np.uint64), np.zeros((N, 2), np.uint32)]
    got = kernels.run("bounded", words, *outs, grid=(N // 32,))
    np.testing.assert_array_equal(got[1], within(np.stack([words, -words, words >> 40], 1), np.int16))
    np.testing.assert_array_equal(got[2], within(words, np.uint64))
    np.testing.assert_array_equal(got[3], within(np.stack([words, words >> 20], 1), np.uint32))


def test_floating_numbers_go_the_way_they_are_told(kernels: Kernels) -> None:
    words = RNG.integers(0, 2**64, N, np.uint64) >> RNG.integers(0, 60, N).astype(np.uint64)
    words[:3] = [2**64 - 1, 2**63 + 1, 2**24 + 1]
    floats, halves = np.zeros((N, 8), F32), np.zeros((N, 4), F16)
    *_, floats, halves = kernels.run("stepped", NUMBERS, words, floats, halves, grid=(N // 32,))
    signed, ints = words.view(np.int64), words.astype(np.uint32).view(np.int32)
    of_words = [
        [
            toward(int(w), F32, "rtz"),
            toward(int(s), F32, "rtn"),
            toward(int(w), F32, "rtp"),
            toward(int(i), F32, "rtp"),
        ]
        for w, s, i in zip(words, signed, ints, strict=True)
    ]
    singles = [[toward(float(x), F32, mode) for mode in MODES] for x in NUMBERS]
    np.testing.assert_array_equal(floats, np.hstack([np.array(singles), np.array(of_words)]))
    np.testing.assert_array_equal(halves, [[toward(float(x), F16, mode) for mode in MODES] for x in NUMBERS])
