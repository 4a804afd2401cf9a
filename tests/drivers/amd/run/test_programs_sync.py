"""programs/sync.cl: locks, flags and atomics between waves and work-groups."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tests.drivers.amd.run.builds import Kernels, kernels_of

RNG = np.random.default_rng(45)
I32, U32, U64, F32 = np.int32, np.uint32, np.uint64, np.float32
pytestmark = [pytest.mark.sim, pytest.mark.oracle]
kernels = kernels_of("sync")


def test_a_spin_lock_lets_one_group_in_at_a_time(kernels: Kernels) -> None:
    lock, shared = kernels.run("spin_lock", np.zeros(1, I32), np.zeros(2, I32), I32(3), grid=(6,))
    value = 0
    for _ in range(18):
        value = value * 3 + 1
    assert lock[0] == 0 and shared.tolist() == [value, 18]


def test_tickets_are_served_in_order(kernels: Kernels) -> None:
    zeros = [np.zeros(1, U32), np.zeros(1, U32), np.zeros(8, U32), np.zeros(1, U32)]
    _, serving, order, _ = kernels.run("ticket_lock", *zeros, grid=(8,))
    assert serving[0] == 8 and order.tolist() == list(range(8))


def test_one_group_hands_values_to_another(kernels: Kernels) -> None:
    *_, out = kernels.run(
        "hand_over", np.zeros(1, I32), np.zeros(1, I32), np.zeros(20, I32), I32(20), grid=(2,)
    )
    assert out.tolist() == [i * i + 7 for i in range(20)]


def test_all_groups_meet_in_one_launch(kernels: Kernels) -> None:
    *_, out = kernels.run("grid_barrier", np.zeros(256, I32), np.zeros(1, I32), np.zeros(256, I32), grid=(8,))
    np.testing.assert_array_equal(out, np.roll(np.arange(256) * 5, -32))


def test_atomics_of_32_bits_return_what_was_there(kernels: Kernels) -> None:
    n = 96
    cells = np.array([5, 7, ~0, 0, 3, 9, 90, 10**9, 0, 0, 4, 4], np.int64).astype(U32)
    after, before = kernels.run("atomics_32", cells, np.zeros((12, n), U32), grid=(3,))
    i = np.arange(n)
    shuffled = i * 7919 % 101
    assert after[0] == 5 + i.sum() and after[1] == (7 - i.sum()) % 2**32
    assert after[2] == 0 and after[3] == 2**32 - 1
    assert after[4] == np.bitwise_xor.reduce(i * 77) ^ 3
    assert after[5] == max(9, shuffled.max()) and after[6] == min(90, shuffled.min() + 5)
    assert after[7:9].view(I32).tolist() == [50 - (n - 1), n - 1 - 50]
    assert (before[5] <= after[5]).all() and (before[6] >= after[6]).all()
    assert sorted([*before[9].tolist(), int(after[9])]) == list(range(n + 1))
    wrapped = list(itertools.islice(itertools.cycle([*range(21)]), 4, 4 + n + 1))
    assert sorted(before[10].tolist()) == sorted(wrapped[:n]) and after[10] == wrapped[n]
    down = list(itertools.islice(itertools.cycle([*range(20, -1, -1)]), 16, 16 + n + 1))
    assert sorted(before[11].tolist()) == sorted(down[:n]) and after[11] == down[n]


def test_a_sum_by_atomics_passes_through_every_lane(kernels: Kernels) -> None:
    after, before = kernels.run(
        "atomics_32", np.array([1] * 12, U32), np.zeros((12, 32), U32), grid=(1,), block=(32,)
    )
    pairs = {(int(s), int(s) + lane) for lane, s in enumerate(before[0]) if lane}
    value = 1
    while pairs:
        step = next(pair for pair in pairs if pair[0] == value)
        pairs.remove(step)
        value = step[1]
    assert value == after[0] == 1 + sum(range(32))


def test_atomics_of_64_bits(kernels: Kernels) -> None:
    n = 64
    cells = np.array([5, 7, 2**64 - 1, 0, 3, 9, 90 << 40, 0], U64)
    after, before = kernels.run("atomics_64", cells, np.zeros((8, n), U64), grid=(2,))
    i = np.arange(n, dtype=U64)
    shuffled = i * U64(7919) % U64(101)
    total = int((i << U64(31)).sum())
    assert [int(x) for x in after[:2]] == [5 + total, (7 - total) % 2**64]
    assert after[2] == 0 and after[3] == 2**64 - 1
    assert after[4] == np.bitwise_xor.reduce(i * U64(0x1234567890)) ^ U64(3)
    assert after[5] == shuffled.max() << U64(40)
    assert after[6] == min(U64(90), shuffled.min() + U64(5)) << U64(40)
    assert sorted([*before[7].tolist(), int(after[7])]) == list(range(n + 1))


def test_atomics_in_lds(kernels: Kernels) -> None:
    a = RNG.integers(1, 2**32, 128, U32)
    _, out, wide = kernels.run("atomics_local", a, np.zeros(9, U32), np.zeros(4, U64), block=(128,))
    x, w = a.astype(object), a.astype(U64)
    expected = [
        sum(x) % 2**32,
        -sum(x) % 2**32,
        int(np.bitwise_and.reduce(a | U32(0xFFFF))),
        int(np.bitwise_or.reduce(a & U32(0xF0F0F0))),
        int(np.bitwise_xor.reduce(a)),
        int(a.min()),
        int(a.max()),
        int((a & U32(255)).sum()),
    ]
    assert out[:8].tolist() == expected
    assert out[8:].view(F32)[0] == (a & U32(15)).sum()
    assert wide.tolist() == [
        int((w << U64(8)).sum()),
        int(np.bitwise_xor.reduce(w << U64(13))),
        int((w << U64(9)).max()),
        int((w << U64(9)).min()),
    ]


def test_atomics_of_floats(kernels: Kernels) -> None:
    x = (np.arange(128) * 37 % 64 - 20).astype(F32)
    cells, wides = np.array([0, 100, -100, 3], F32), np.array([1.0, -1000.0])
    after, wide, before = kernels.run("atomics_float", cells, wides, np.zeros(128, F32), grid=(4,))
    assert after.tolist() == [x.sum(), x.min(), x.max(), 3 - x.sum()]
    assert wide.tolist() == [1 + x.sum() / 2, x.max()]
    assert np.isin(before + x, np.append(before, after[0])).all()


def test_sums_by_exchange(kernels: Kernels) -> None:
    a = RNG.integers(-50, 50, 96).astype(F32)
    cell, _ = kernels.run("add_by_exchange", np.zeros(1, F32).view(U32), a, grid=(3,))
    assert cell.view(F32)[0] == a.sum()


def test_exchange_of_64_bits(kernels: Kernels) -> None:
    cell, out = kernels.run("exchange_64", np.array([1], U64), np.zeros(32, U64))
    values = [1]
    for _ in range(32):
        values.append((values[-1] * 3 + 1) % 2**64)
    assert int(cell[0]) == values[-1] and sorted(out.tolist()) == sorted(values[:-1])


def test_waves_of_a_group_take_turns(kernels: Kernels) -> None:
    (out,) = kernels.run("wave_pipeline", np.zeros(8, I32), I32(5), block=(256,))
    expected = [5]
    for _ in range(7):
        expected.append(expected[-1] * 2 + 1)
    assert out.tolist() == expected
