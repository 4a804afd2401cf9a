"""programs/headers.hip: what HIP's headers of halves and of cooperating groups give to kernels."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.drivers.amd.run.builds import Kernels, kernels_of

RNG = np.random.default_rng(29)
F16, F32, F64, I32, U32 = np.float16, np.float32, np.float64, np.int32, np.uint32
pytestmark = [pytest.mark.sim, pytest.mark.oracle]
kernels = kernels_of("headers")


def test_halves_of_hip(kernels: Kernels) -> None:
    a = np.where(RNG.random(64) < 0.5, -1, 1).astype(F16) * RNG.uniform(0.5, 9, 64).astype(F16)
    b = RNG.uniform(-9, 9, (64, 2)).astype(F16)
    *_, out, wide = kernels.run("halves", a, b, np.zeros((64, 2), F16), np.zeros(64, F32), grid=(2,))
    pair = (b.astype(F64) * a[:, None] + [0.5, -0.25]).astype(F16)  # one rounding
    np.testing.assert_array_equal(out[:, 0], pair[:, 0] + a * F16(3))
    second = np.where(a > b[:, 1], -np.maximum(a, pair[:, 0]), pair[:, 1] / a)
    np.testing.assert_allclose(out[:, 1], second, rtol=2**-10)  # the quotient is LLVM's, within 1 ulp
    root = np.sqrt(np.abs(a).astype(F32)).astype(F16).astype(F32)
    np.testing.assert_array_equal(wide, pair[:, 1].astype(F32) - pair[:, 0].astype(F32) + root)


def test_bits_are_taken_out_and_put_in(kernels: Kernels) -> None:
    a = RNG.integers(0, 2**32, 32).astype(U32)
    taken = a >> (np.arange(32) & 15).astype(U32) & U32(127)
    (out,) = kernels.run("bits", a)
    np.testing.assert_array_equal(out, a & ~U32(63 << 20) | (taken & U32(63)) << U32(20))


def test_tiles_of_a_block(kernels: Kernels) -> None:
    a = RNG.integers(-100, 100, 128).astype(I32)
    a[5] = 7
    out = kernels.run(
        "tiles", a, np.zeros(16, I32), np.zeros(128, U32), np.zeros(2, I32), grid=(2,), block=(64,), lds=32
    )
    tiles = a.reshape(16, 8)
    np.testing.assert_array_equal(out[1], tiles.sum(axis=1))
    np.testing.assert_array_equal(out[3], a.reshape(2, 64).sum(axis=1))
    votes = (tiles > 0) @ (1 << np.arange(8)) | (tiles == 7).any(axis=1) << 8 | (tiles > -90).all(axis=1) << 9
    np.testing.assert_array_equal(out[2], np.repeat(votes, 8))


def test_vectors_have_the_sizes_of_hip(kernels: Kernels) -> None:
    v, b = RNG.uniform(-9, 9, (64, 3)).astype(F32), RNG.integers(0, 256, (64, 4)).astype(np.uint8)
    outs = [np.zeros((64, 3), F32), np.zeros((64, 4), F32)]
    _, out, _, words, own = kernels.run("vectors", v, outs[0], b, np.zeros((64, 4), U32), outs[1], grid=(2,))
    expected = (v * F32(2) + np.array([1, 2, 3], F32))[:, ::-1] + F32(0.5)
    np.testing.assert_allclose(out, expected, rtol=1e-6)
    np.testing.assert_array_equal(words, (b ^ np.array([0, 0, 0, 255])) * 8 | 1)
    x = out[:, :1]
    taken = np.hstack([x, out[:, 1:], np.ones((64, 1), F32)]) - x  # by the program's own operator: backwards
    np.testing.assert_array_equal(own, taken + np.array([0, 0, 0, 100], F32))


def to_bfloat(x: Any) -> Any:
    """The nearest even of 16 bits, as floats."""
    word = np.asarray(x, F32).view(U32).astype(np.int64)
    return ((word + 0x7FFF + (word >> 16 & 1)) & 0xFFFF0000).astype(U32).view(F32)


def test_bfloat16_rounds_each_result_to_the_nearest(kernels: Kernels) -> None:
    a, b = to_bfloat(RNG.uniform(-9, 9, 64)), to_bfloat(RNG.uniform(-9, 9, 64))
    halves = [(x.view(U32) >> 16).astype(np.uint16) for x in (a, b)]
    outs = [np.zeros((64, 4), np.uint16), np.zeros((64, 2), F32)]
    *_, out, pairs = kernels.run("bfloats", *halves, *outs, grid=(2,))
    last = np.where(a < b, -a, np.sqrt(np.abs(b)))
    fused = a.astype(F64) * b + to_bfloat(0.1)
    expected = np.stack([to_bfloat(x) for x in (a + b, a * b, fused.astype(F32), last)], 1)
    np.testing.assert_array_equal(out.astype(U32) << 16, expected.view(U32))
    np.testing.assert_array_equal(pairs, np.stack([to_bfloat(a + b), to_bfloat(b + b)], 1))


def test_lanes_vote_and_gather(kernels: Kernels) -> None:
    v = RNG.integers(-50, 50, 32).astype(I32)
    v[3] = 7
    _, out = kernels.run("votes", v, np.zeros((32, 4), U32))
    same = (v[:, None] & 3) == (v[None] & 3)
    np.testing.assert_array_equal(
        out[:, 0], (same.astype(np.uint64) << np.arange(32, dtype=np.uint64)).sum(1)
    )
    np.testing.assert_array_equal(out[:, 1], np.full(32, (v > 0).sum() << 2 | 2 | 1))
    odd = np.flatnonzero(v & 1)
    np.testing.assert_array_equal(out[odd, 2], len(odd) << 8 | np.arange(len(odd)))
    np.testing.assert_array_equal(out[odd, 3].view(I32), v[np.append(odd[1:], odd[-1])])
    assert not out[(v & 1) == 0, 2:].any()


def test_shuffles_of_groups_of_lanes(kernels: Kernels) -> None:
    """By XOR a lane sees groups before its own, too (CUDA Programming Guide, Warp Shuffle Functions)."""
    v, lane = RNG.integers(-99, 99, 32).astype(I32), np.arange(32)
    _, out = kernels.run("across", v, np.zeros((32, 3), I32))
    other = lane ^ 12
    np.testing.assert_array_equal(out[:, 0], v[np.where(other <= (lane | 7), other, lane)])
    np.testing.assert_array_equal(out[:, 1], v[np.where(lane % 8 >= 3, lane - 3, lane)])
    np.testing.assert_array_equal(out[:, 2], v[np.where(lane % 8 + 3 < 8, lane + 3, lane)])


def test_words_by_the_integer_functions_of_hip(kernels: Kernels) -> None:
    pairs = RNG.integers(0, 2**32, (32, 2), dtype=U32)
    pairs[0] = [6, 0]
    _, out = kernels.run("words_of", pairs, np.zeros((32, 10), U32))
    x, y = (pairs[:, k].astype(object) for k in (0, 1))
    signed, other = (pairs[:, k].view(I32).astype(object) for k in (0, 1))
    both = y << 32 | x
    small = np.array([(v & 0xFFFFFF) - ((v & 0x800000) << 1) for v in x], object)
    small_y = np.array([(v & 0xFFFFFF) - ((v & 0x800000) << 1) for v in y], object)
    floats = np.array([v & 0x7FFFFF | 0x46000000 for v in x], U32).view(F32)
    greater = np.array(x > y, object)
    expected = [
        (both >> 0 & 255) | (both >> 56 & 255) << 8 | (both >> 16 & 255) << 16 | (both >> 40 & 255) << 24,
        both << 13 >> 32,
        y,
        small * small_y,
        x * y >> 32,
        abs(signed - other) + 5,
        np.floor(floats * F32(-0.5)).astype(int).astype(object),
        x,
        np.array([min(a, 7) + 3 + 32 - int(b).bit_length() for a, b in zip(x, y, strict=True)], object)
        + [int(v & -v).bit_length() for v in x],
        (x[np.arange(32) ^ 1] & 0xFFFF) | greater[np.arange(32) ^ 2] << 16,
    ]
    wanted = np.stack([np.array([int(v) & 0xFFFFFFFF for v in column], U32) for column in expected], 1)
    np.testing.assert_array_equal(out, wanted)
