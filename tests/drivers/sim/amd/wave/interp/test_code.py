"""Code behind indirect branches, as the reference finds it. Where calls may lead is in `jit/test_link.py`."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.test_llvm_programs import source


@pytest.mark.oracle
@pytest.mark.parametrize("arch", ["gfx1100"])
@pytest.mark.parametrize("level", [0, 3])
def test_recursion_through_function_pointers(module: Any, level: int) -> None:
    values, out = np.arange(32, dtype=np.int32) % 7, np.zeros(32, np.int32)
    counters = module(source("recursion"), level).run(out, values, mode="interpret")
    fibonacci = np.array([0, 1, 1, 2, 3, 5, 8])
    np.testing.assert_array_equal(out, np.where(values % 2, values * 2, fibonacci[values]))
    fast = np.zeros(32, np.int32)
    counted = module(source("recursion"), level).run(fast, values)
    assert counters.wave_instructions == counted.wave_instructions
