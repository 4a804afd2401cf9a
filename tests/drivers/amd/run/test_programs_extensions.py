"""programs/extensions.cl: sub-groups, packed products and halves as extensions of OpenCL C have them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.drivers.amd.run.builds import Kernels, kernels_of
from tests.drivers.amd.run.test_programs_conversions import toward

N = 128
F16, F32, I32, U32 = np.float16, np.float32, np.int32, np.uint32
RNG = np.random.default_rng(41)
A = RNG.integers(-60, 60, N, I32)
pytestmark = [pytest.mark.sim, pytest.mark.oracle]
kernels = kernels_of("extensions", waves=(32, 64), least=1)


def test_lanes_tell_their_neighbours(kernels: Kernels) -> None:
    wave = kernels.build.wave
    b = RNG.normal(size=N)
    *_, out, turned = kernels.run(
        "near", A, b, np.zeros((4, N), I32), np.zeros(N), grid=(N // 64,), block=(64,)
    )
    a, lane = A.reshape(-1, wave), np.arange(wave)
    up = np.where(lane >= 3, np.roll(a, 3, 1), 0)
    down = np.where(lane + 5 < wave, np.roll(a, -5, 1), 0)
    want = [up, down, np.roll(a, -7, 1), np.repeat(a[:, 9:10], wave, 1)]
    np.testing.assert_array_equal(out, np.reshape(want, (4, N)))
    np.testing.assert_array_equal(turned, np.roll(b.reshape(-1, wave), 1, 1).reshape(-1))


def test_sets_of_lanes(kernels: Kernels) -> None:
    wave = kernels.build.wave
    *_, out = kernels.run("sets", A, np.zeros((N, 12), U32), grid=(N // 64,), block=(64,))
    rows = [of_lane(a, lane) for a in A.reshape(-1, wave).tolist() for lane in range(wave)]
    np.testing.assert_array_equal(out, np.array(rows, U32))


def of_lane(a: list[int], lane: int) -> list[int]:
    """What one lane of a wave says of the set of those with a positive number."""
    wave, low = len(a), 0xFFFFFFFF
    members = [k for k, x in enumerate(a) if x > 0]
    found = sum(1 << k for k in members)
    before, self = (1 << lane) - 1, 1 << lane
    counts = [len([k for k in members if k <= lane]), len([k for k in members if k < lane])]
    row = [found & low, found >> 32, len(members), counts[0] * 100 + counts[1]]
    row += [members[0] * 100 + members[-1], (lane in members) * 2 + (5 in members)]
    row += [wave - 1 - lane + 100 * (wave - lane), self & low, before & low, (before | self) >> 32]
    if lane not in members:
        return [*row, 0, 0]
    chosen = [a[k] for k in members]
    votes = 2 * (min(chosen) > 20) + 4 * (max(chosen) > 50)
    return [*row, (lane == members[0]) + votes, chosen[0]]


def test_products_of_four_bytes(kernels: Kernels) -> None:
    a, b = (RNG.integers(0, 2**32, N, np.uint64).astype(U32) for _ in range(2))

    def dot(left: Any, right: Any) -> Any:
        return (a.view(left).reshape(N, 4).astype(np.int64) * b.view(right).reshape(N, 4)).sum(1)

    *_, out = kernels.run("packed", a, b, np.zeros((N, 8), I32), grid=(N // 32,))
    i8, u8, low, high = np.int8, np.uint8, -(2**31), 2**31 - 1
    plain = [dot(i8, i8), dot(i8, u8), dot(u8, i8), dot(u8, u8)]
    bound = [np.clip(plain[0] + high - 10, low, high), plain[1] - 5, np.clip(plain[2] + low + 3, low, high)]
    bound += [np.minimum(plain[3] + 2**32 - 101, 2**32 - 1)]
    np.testing.assert_array_equal(out.view(U32), np.stack(plain + bound, 1).astype(U32))


def test_halves_are_stored_the_way_they_are_told(kernels: Kernels) -> None:
    x = np.concatenate([RNG.normal(size=N - 64), RNG.choice([-1, 1], 64) * 10.0 ** RNG.uniform(-9, 6, 64)])
    x = x.astype(F32).astype(np.float64)
    table = np.arange(8, dtype=F16) / 2
    outs = [np.zeros((N, 16), F16), np.zeros((N, 8), F32)]
    _, halves, back, _ = kernels.run("stored", x, *outs, table, grid=(N // 32,))
    want = np.array([stored(number) for number in x.tolist()], F16)
    np.testing.assert_array_equal(halves, want)
    last = table[np.arange(N) & 3] + table[3]
    np.testing.assert_array_equal(back, np.hstack([want[:, 8:12], want[:, 4:7], last[:, None]]).astype(F32))


def stored(x: float) -> list[Any]:
    triple = float(F32(x) * F32(3))
    asked = [
        (x, "rte"),
        (x, "rtz"),
        (x, "rtn"),
        (x, "rtp"),
        (x, "rtz"),
        (-x, "rtz"),
        (triple, "rtz"),
        (x, "rte"),
    ]
    asked += [
        (x, "rtp"),
        (-x, "rtp"),
        (x * 3, "rtp"),
        (0.0, "rtp"),
        (x, "rtn"),
        (-x, "rtn"),
        (x, "rte"),
        (1.0, "rte"),
    ]
    return [toward(number, F16, mode) for number, mode in asked]
