"""programs/scans.cl: reductions, scans and sorts over work-groups equal numpy's."""

from __future__ import annotations

import numpy as np
import pytest

from tests.drivers.amd.run.builds import Kernels, kernels_of

RNG = np.random.default_rng(41)
I32, U32 = np.int32, np.uint32
GROUPS, SIZE = 12, 256
pytestmark = [pytest.mark.sim, pytest.mark.oracle]
kernels = kernels_of("scans", waves=(32, 64), least=1)


def test_sum_in_two_stages(kernels: Kernels) -> None:
    a = RNG.integers(-1000, 1000, 7001, I32)
    _, sums = kernels.run("sum_two_stage", a, np.zeros(8, I32), I32(a.size), grid=(8,), block=(SIZE,))
    (_, total) = kernels.run("sum_two_stage", sums, np.zeros(1, I32), I32(8), block=(SIZE,))
    assert total[0] == a.sum()


def test_scan_over_groups_in_three_kernels(kernels: Kernels) -> None:
    a = RNG.integers(0, 2**32, GROUPS * SIZE, U32)
    _, b, totals = kernels.run(
        "scan_blocks", a, np.zeros_like(a), np.zeros(SIZE, U32), grid=(GROUPS,), block=(SIZE,)
    )
    (totals,) = kernels.run("scan_totals", totals, block=(SIZE,))
    b, _ = kernels.run("add_totals", b, totals, grid=(GROUPS,), block=(SIZE,))
    np.testing.assert_array_equal(b, a.cumsum(dtype=U32))


def test_scan_in_one_pass_that_looks_back(kernels: Kernels) -> None:
    a = RNG.integers(0, 2**32, GROUPS * SIZE, U32)
    state = [np.zeros(GROUPS, np.uint64), np.zeros(1, U32)]
    _, b, states, taken = kernels.run(
        "scan_look_back", a, np.zeros_like(a), *state, grid=(GROUPS,), block=(SIZE,)
    )
    np.testing.assert_array_equal(b, a.cumsum(dtype=U32))
    assert (states >> 32 == 2).all() and taken[0] == GROUPS


def test_compaction_keeps_what_is_positive(kernels: Kernels) -> None:
    a = RNG.integers(-100, 100, GROUPS * SIZE, I32)
    _, kept, count = kernels.run(
        "keep_positive", a, np.zeros_like(a), np.zeros(1, U32), grid=(GROUPS,), block=(SIZE,)
    )
    assert count[0] == (a > 0).sum()
    np.testing.assert_array_equal(np.sort(kept[: count[0]]), np.sort(a[a > 0]))


def test_bitonic_sort_over_many_launches(kernels: Kernels) -> None:
    a = RNG.integers(0, 2**32, 1024, U32)
    held = kernels.device.buffer(a)
    size = 2
    while size <= a.size:
        step = size // 2
        while step:
            kernels.programs["bitonic_step"](held, U32(size), U32(step), grid=(4, 1, 1), block=(256, 1, 1))
            step //= 2
        size *= 2
    np.testing.assert_array_equal(held.numpy(U32), np.sort(a))


def test_radix_sort_of_a_group(kernels: Kernels) -> None:
    a = RNG.integers(0, 2**32, (2, SIZE), U32)
    (b,) = kernels.run("radix_sort", a, grid=(2,), block=(SIZE,))
    np.testing.assert_array_equal(b, np.sort(a, axis=1))


def test_histogram_in_lds_then_in_memory(kernels: Kernels) -> None:
    data = (RNG.normal(128, 30, 9999) % 256).astype(np.uint8)
    counts = np.arange(256, dtype=U32)
    _, found = kernels.run("histogram_local", data, counts, I32(data.size), grid=(5,), block=(SIZE,))
    np.testing.assert_array_equal(found, counts + np.bincount(data, minlength=256))


def test_the_last_group_to_end_adds_up(kernels: Kernels) -> None:
    a = RNG.integers(-1000, 1000, GROUPS * SIZE, I32)
    rest = [np.zeros(GROUPS, I32), np.zeros(1, U32), np.zeros(1, I32)]
    *_, total = kernels.run("last_group_adds_up", a, *rest, grid=(GROUPS,), block=(SIZE,))
    assert total[0] == a.sum()


def test_sorting_network_in_registers(kernels: Kernels) -> None:
    a = RNG.integers(-1000, 1000, (64, 8), I32)
    (b,) = kernels.run("network", a, grid=(2,))
    np.testing.assert_array_equal(b, np.sort(a, axis=1))
