"""programs/pointers.hip: templates, function pointers, virtual functions, shared memory, lanes of a wave."""

from __future__ import annotations

import numpy as np
import pytest

from tests.drivers.amd.run.builds import Kernels, kernels_of

RNG = np.random.default_rng(50)
I32, U32, I64, U64, F32 = np.int32, np.uint32, np.int64, np.uint64, np.float32
pytestmark = [pytest.mark.sim, pytest.mark.oracle]
kernels = kernels_of("pointers", least=1)


@pytest.mark.parametrize(("name", "dtype"), [("dot_float", F32), ("dot_long", I64)])
def test_one_template_for_two_types(kernels: Kernels, name: str, dtype: type) -> None:
    a, b = RNG.integers(-99, 99, (2, 64, 4)).astype(dtype)
    *_, out = kernels.run(name, a, b, np.zeros(64, dtype), grid=(2,))
    np.testing.assert_array_equal(out, (a * b).sum(axis=1))


@pytest.mark.parametrize(("name", "power"), [("_Z5powerILi3EEvPi", 3), ("_Z5powerILi5EEvPi", 5)])
def test_kernels_that_are_templates(kernels: Kernels, name: str, power: int) -> None:
    a = RNG.integers(-60, 60, 64, I32)
    (out,) = kernels.run(name, a, grid=(2,))
    np.testing.assert_array_equal(out, a**power)


def test_calls_through_a_table_of_functions(kernels: Kernels) -> None:
    ops, b, a = RNG.integers(0, 4, 64, I32), RNG.integers(0, 99, 64, I32), RNG.integers(-99, 99, 64, I32)
    *_, out = kernels.run("dispatch", ops, b, a, grid=(2,))
    n = b & 15
    np.testing.assert_array_equal(out, np.choose(ops, [a + n, a - n, a * n, a + n * (n + 1) // 2]))


def test_virtual_functions(kernels: Kernels) -> None:
    kinds, a = RNG.integers(0, 24, 32, I32), RNG.integers(-99, 99, 32, I32)
    _, out = kernels.run("virtuals", kinds, a)
    k = kinds & 7
    np.testing.assert_array_equal(out, np.choose(kinds % 3, [a * k, a * a + k, a * (k + 1)]))


def test_functions_that_a_base_leaves_open(kernels: Kernels) -> None:
    which, a = RNG.integers(0, 24, 32, I32), RNG.integers(-99, 99, 32, I32)
    _, out = kernels.run("tasks", which, a)
    np.testing.assert_array_equal(out, np.where(which & 1, 2 * a, a - which))


def test_shared_memory_of_a_size_that_the_launch_gives(kernels: Kernels) -> None:
    a = RNG.integers(-99, 99, (3, 128), I32)
    (out,) = kernels.run("reverse", a, grid=(3,), block=(128,), lds=512)
    np.testing.assert_array_equal(out, a[:, ::-1])


def test_histogram_in_shared_memory(kernels: Kernels) -> None:
    data = RNG.integers(0, 256, 3000, np.uint8)
    _, counts = kernels.run("histogram", data, np.zeros(256, U32), I32(3000), grid=(3,), block=(256,))
    np.testing.assert_array_equal(counts, np.bincount(data, minlength=256))


def test_sum_by_shuffles(kernels: Kernels) -> None:
    a = RNG.integers(-99, 99, 128).astype(F32)
    _, sums = kernels.run("warp_sum", a, np.zeros(4, F32), block=(128,))
    np.testing.assert_array_equal(sums, a.reshape(4, 32).sum(axis=1))


def test_votes_and_shuffles(kernels: Kernels) -> None:
    a = RNG.integers(-90, 95, 32, I32)
    _, out = kernels.run("votes", a, np.zeros(128, U64))
    positive = sum(1 << i for i, x in enumerate(a.tolist()) if x > 0)
    any_all = ((a > 90).any() << 40) + ((a > -100).all() << 41)
    assert set(out[:32].tolist()) == {positive + int(any_all) + (positive.bit_count() << 48)}
    i = np.arange(32)
    np.testing.assert_array_equal(out[32:64].view(I64), a[i * 7 % 32])
    np.testing.assert_array_equal(out[64:96].view(I64), a[np.where(i >= 3, i - 3, i)])
    np.testing.assert_array_equal(out[96:].view(I64), a[np.where(i + 5 < 32, i + 5, i)])


def test_constants_and_a_counter_of_the_file(kernels: Kernels) -> None:
    a = RNG.integers(-99, 99, 65, I32)
    first, second = (kernels.run("counted", a, block=(64,))[0] for _ in range(2))
    primes = np.array([2, 3, 5, 7, 11, 13])
    np.testing.assert_array_equal(first[:64], a[:64] * primes[np.arange(64) % 6])
    assert second[64] == first[64] + 64


def test_three_dimensions(kernels: Kernels) -> None:
    (out,) = kernels.run("three_dimensions", np.zeros((4, 6, 8), I32), grid=(2, 3, 4), block=(4, 2, 1))
    z, y, x = np.indices((4, 6, 8))
    np.testing.assert_array_equal(out, x + 100 * y + 10000 * z)


def test_division_and_root_are_rounded_once(kernels: Kernels) -> None:
    a, b = RNG.normal(0, 100, 64).astype(F32), RNG.normal(0, 3, 64).astype(F32)
    *_, out = kernels.run("divide_floats", a, b, np.zeros(128, F32), grid=(2,))
    np.testing.assert_array_equal(out, np.concatenate([a / b, np.sqrt(abs(a))]))


def test_maximum_of_doubles_and_compare_and_swap(kernels: Kernels) -> None:
    a = RNG.normal(0, 100, 128)
    _, most, cas = kernels.run("most_of", a, np.array([-1e9]), np.zeros(1, U32), grid=(4,))
    assert most[0] == a.max() and cas[0] in {2**k - 1 for k in range(1, 33)}
