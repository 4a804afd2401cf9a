"""The simulator's benchmark: its kernels are right and its counts are the card's."""

from __future__ import annotations

import numpy as np
import pytest

from tools.bench.sim import ADD, GROUP_LANES, TILE, TimedCard, check_product, compile_ir, matmul_ir


@pytest.mark.oracle
def test_kernels_compile_to_code_objects() -> None:
    assert all(compile_ir(text).startswith(b"\x7fELF") for text in (ADD, matmul_ir()))


@pytest.mark.oracle
def test_a_product_is_held_against_numpy_and_counted() -> None:
    bench = TimedCard()
    assert all(rate > 0 for rate in bench.matmul_rates(TILE, 1, 2))
    count = 4 * GROUP_LANES
    a, b, c = bench.random(count), bench.random(count), bench.device.empty(4 * count)
    bench.rates(bench.add, [a, b, c], (4, 1, 1), 1)
    shape = (count,)
    expected = a.numpy(np.float32, shape) + b.numpy(np.float32, shape)
    np.testing.assert_array_equal(c.numpy(np.float32, shape), expected)
    bench.device.close()


def test_a_product_with_one_wrong_element_is_refused() -> None:
    a, b = np.random.default_rng(5).random((2, 64, 64), np.float32)
    c = a @ b
    check_product(a, b, c)
    c[3, 5] *= np.float32(1.01)
    with pytest.raises(AssertionError):
        check_product(a, b, c)
