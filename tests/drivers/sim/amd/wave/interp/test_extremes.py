"""The order of floats in the reference; the rules for NaNs are held for all executors by jit/ops."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.amd.wave.interp.extremes import keeping, middle_of, numbers, order, signalling_first


@pytest.mark.parametrize("kind", [np.float16, np.float32, np.float64])
def test_order_is_that_of_numbers_and_has_two_zeros(kind: type[np.floating]) -> None:
    tiny = np.finfo(kind).smallest_subnormal
    values = np.array([-np.inf, -1, -tiny, -0.0, 0.0, tiny, 1, np.inf], kind)
    assert (np.diff(order(values)) > 0).all()


def test_three_rules_for_a_nan_beside_a_number() -> None:
    nan, one = np.array([np.nan], np.float32), np.array([1], np.float32)
    assert numbers(True)(True, nan, one)[0] == 1 and signalling_first(True)(True, one, nan)[0] == 1
    assert np.isnan(keeping(True)(True, one, nan)[0])
    assert middle_of(numbers(True))(True, nan, one, one * 3)[0] == 1
