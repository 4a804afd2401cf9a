"""programs/lanes.cl: lanes that tell each other values, packed data, pointers to every memory.

Waves of 32 and of 64.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.drivers.amd.run.builds import Kernels, kernels_of

RNG = np.random.default_rng(47)
I8, I16, I32, U32, I64, U64, F32 = np.int8, np.int16, np.int32, np.uint32, np.int64, np.uint64, np.float32
N = 128
pytestmark = [pytest.mark.sim, pytest.mark.oracle]
kernels = kernels_of("lanes", waves=(32, 64))


def test_lanes_read_each_other(kernels: Kernels) -> None:
    a = RNG.integers(-(2**31), 2**31, N, I32)
    wave = kernels.build.wave
    _, out = kernels.run("shuffles", a, np.zeros((16, N), I32), U32(N), grid=(2,), block=(64,))
    lane = np.arange(N) % wave
    base = np.arange(N) - lane
    row, place = lane & ~15, lane & 15
    group, eight = lane & ~7, lane & 7
    pick16 = np.array([int(d, 16) for d in "0123456789ABCDEF"])
    pick_x = np.array([int(d, 16) for d in "89ABCDEF01234567"[:8][::-1] + "89ABCDEF01234567"[8:][::-1]])
    sources: list[Any] = [
        None,
        lane ^ 1,
        lane & ~31 | (lane + 5) & 31,
        np.full(N, 7),
        np.zeros(N, int),
        lane & ~31 | (lane & 31) ^ 1,  # swizzle: and 0x1F, or 0, xor 1
        lane & ~3 | 3 - (lane & 3),
        np.where(place >= 1, lane - 1, -1),
        row | 15 - place,
        group | 7 - eight,
        row | 3,
        row | place ^ 5,
        (row ^ 16) | pick16[place],
        row | pick_x[place],
        group | np.array([0xFAC688 >> 3 * k & 7 for k in range(8)])[eight],
        row | (place - 4) % 16,
    ]
    assert out[0].tolist() == lane.tolist()
    for index, source in list(enumerate(sources))[1:]:
        expected = np.where(source < 0, -1, a[base + source])
        np.testing.assert_array_equal(out[index], expected, err_msg=f"row {index}")


def test_sums_over_a_wave(kernels: Kernels) -> None:
    a = RNG.integers(-1000, 1000, N, I32)
    wave = kernels.build.wave
    _, sums, running = kernels.run("wave_sum", a, np.zeros(N // wave, I32), np.zeros_like(a), block=(N,))
    np.testing.assert_array_equal(sums, a.reshape(-1, wave).sum(axis=1))
    np.testing.assert_array_equal(running.reshape(-1, wave), a.reshape(-1, wave).cumsum(axis=1))


def test_votes_of_lanes_that_are_there(kernels: Kernels) -> None:
    a = RNG.integers(-50, 50, N, I32)
    wave = kernels.build.wave
    _, out = kernels.run("ballots", a, np.zeros((3, N), U64), U32(N), block=(N,))
    for first in range(0, N, wave):
        mine = a[first : first + wave]
        odd = sum(1 << k for k, x in enumerate(mine.tolist()) if x & 1)
        inner = sum(1 << k for k, x in enumerate(mine.tolist()) if x > 0 and x & 2)
        got = out[:, first : first + wave]
        assert set(got[0].tolist()) == {odd}
        assert got[1].tolist() == [(odd & (1 << k) - 1).bit_count() for k in range(wave)]
        assert got[2].tolist() == [inner if x > 0 else 0 for x in mine.tolist()]


def test_one_value_at_a_time(kernels: Kernels) -> None:
    a = RNG.integers(0, 6, N, I32)
    wave = kernels.build.wave
    _, out = kernels.run("waterfall", a, np.zeros_like(a), block=(N,))
    for first in range(0, N, wave):
        seen: list[int] = list(dict.fromkeys(a[first : first + wave].tolist()))
        expected = [x * 100 + seen.index(x) + 1 for x in a[first : first + wave].tolist()]
        assert out[first : first + wave].tolist() == expected


def parts(x: int, bits: int, is_signed: bool) -> list[int]:
    found = [x >> at & 2**bits - 1 for at in range(0, 32, bits)]
    return [f - 2**bits if is_signed and f >> bits - 1 else f for f in found]


def test_dot_products_of_packed_integers(kernels: Kernels) -> None:
    a, b = RNG.integers(0, 2**32, N, U32), RNG.integers(0, 2**32, N, U32)
    a[:2] = b[:2] = 0x7F7F7F7F, 0xFFFFFFFF
    _, _, out = kernels.run("dots", a, b, np.zeros((7, N), U32), U32(N), block=(N,))
    for lane, (x, y) in enumerate(zip(a.tolist(), b.tolist(), strict=True)):

        def dot(bits: int, sx: bool, sy: bool, x: int = x, y: int = y) -> int:
            return sum(p * q for p, q in zip(parts(x, bits, sx), parts(y, bits, sy), strict=True))

        expected = [
            dot(8, False, False) + lane,
            dot(4, False, False) + lane,
            dot(8, True, True) + lane,
            dot(8, True, False) + lane,
            dot(4, True, True) + lane,
            min(dot(8, True, True) + 0x7FFFFFF0, 2**31 - 1),
            min(dot(8, False, False) + 0xFFFFFFF0, 2**32 - 1),
        ]
        assert out[:, lane].tolist() == [v % 2**32 for v in expected], f"lane {lane}"


def test_packed_structures(kernels: Kernels) -> None:
    kind = np.dtype([("kind", "u1"), ("value", "<u4"), ("tail", "<u2"), ("wide", "<u8")])
    a = np.frombuffer(RNG.bytes(N * kind.itemsize), kind)
    raw = np.frombuffer(a.tobytes(), np.uint8)
    _, out, sums = kernels.run("packed_fields", raw, np.zeros_like(raw), np.zeros(N, U64), block=(N,))
    b = out.view(kind)
    np.testing.assert_array_equal(
        sums, (a["kind"].astype(U32) + a["value"] + a["tail"]).astype(U64) + a["wide"]
    )
    np.testing.assert_array_equal(b["value"], a["value"] * U32(3) + a["kind"])
    np.testing.assert_array_equal(b["tail"], a["tail"] ^ 0xFFFF)
    np.testing.assert_array_equal(b["wide"], a["wide"] << U64(3))


def test_vectors_and_their_parts(kernels: Kernels) -> None:
    chars, shorts = RNG.integers(-128, 128, (32, 16), I8), RNG.integers(-(2**15), 2**15, (32, 8), I16)
    ints, floats = RNG.integers(-(2**31), 2**31, (32, 4), I32), RNG.normal(size=(32, 4)).astype(F32)
    given = [chars, shorts, ints, floats]
    made = kernels.run("vectors", *given, *map(np.zeros_like, given), np.zeros((32, 2), I64))[4:]
    np.testing.assert_array_equal(made[0], chars * I8(3) + chars[:, ::-1])
    odd_even = shorts[:, 1::2] - shorts[:, ::2]
    np.testing.assert_array_equal(made[1], np.hstack([odd_even, shorts[:, 4:] + shorts[:, :4]]))
    v = ints.copy()
    v[:, 0], v[:, 2] = ints[:, 3] << 2, ints[:, 1] << 2
    np.testing.assert_array_equal(made[2], np.where(v > 0, v, ~v))
    np.testing.assert_array_equal(made[3][:, :3], floats[:, [2, 0, 1]] * F32(2) - floats[:, :3])
    np.testing.assert_array_equal(made[4], ints[:, :2].astype(I64) * 1000000007)


def test_an_element_that_is_known_when_it_runs(kernels: Kernels) -> None:
    a = RNG.integers(0, 1000, N, I32)
    _, out = kernels.run("dynamic_element", a, np.zeros_like(a), block=(N,))
    v = a[:, None] + np.arange(8)
    v[np.arange(N), a & 7] = -1
    np.testing.assert_array_equal(out, v[np.arange(N), a >> 3 & 7] + v[:, 3])


def test_one_pointer_for_three_memories(kernels: Kernels) -> None:
    a = RNG.integers(-1000, 1000, N, I32)
    _, out = kernels.run("generic_pointers", a, np.zeros_like(a), grid=(2,), block=(64,))
    i = np.arange(N)
    local = i % 64
    start = i // 64 * 64
    four = np.arange(4)
    choices = [
        2 * a[start[:, None] + (local & ~3)[:, None] + four],
        a[:, None] + four,
        a[(i & ~3)[:, None] + four],
    ]
    picked = np.choose((local % 3)[:, None], choices).astype(np.int64)
    expected = np.zeros(N, np.int64)
    for k in range(4):
        expected = expected * 3 + picked[:, k]
    np.testing.assert_array_equal(out, expected)


def test_variables_that_a_kernel_writes(kernels: Kernels) -> None:
    first, looked_up = kernels.run("globals", np.zeros(5, I32), np.zeros(64, F32), block=(64,))
    np.testing.assert_array_equal(looked_up, np.tile(np.array([0.5, 1.5, -2.5, 4], F32), 16))
    second, _ = kernels.run("globals", np.zeros(5, I32), np.zeros(64, F32), block=(64,))
    sums = np.array([sum(range(k, 64, 4)) for k in range(4)])
    begin = np.array([1, 2, 3, 4])
    assert first.tolist() == [*(begin + sums), 5 + 64]
    assert second.tolist() == [*(begin + 2 * sums), 5 + 128], "variables last from launch to launch"


def test_bytes_are_copied_and_moved(kernels: Kernels) -> None:
    a = RNG.integers(0, 256, 32 * 29, np.uint8)
    _, out = kernels.run("copy_bytes", a, np.zeros((32, 48), np.uint8), U32(29))
    for i, row in enumerate(out):
        mine = bytearray([i + 1] * 48)
        mine[3:32] = a[29 * i : 29 * i + 29].tobytes()
        mine[7:38] = mine[1:32]
        assert row.tobytes() == bytes(mine)


def test_places_in_three_dimensions(kernels: Kernels) -> None:
    grid, block = (3, 2, 2), (4, 3, 2)
    width, height, depth = (g * b for g, b in zip(grid, block, strict=True))
    (out,) = kernels.run("group_shape", np.zeros((depth, height, width), U32), grid=grid, block=block)
    z, y, x = np.indices((depth, height, width))
    expected = x % 4 + 10 * (y % 3) + 100 * (z % 2) + 1000 * (x // 4) + 10000 * (y // 3) + 100000 * (z // 2)
    np.testing.assert_array_equal(out, expected)
