"""Transcendental functions of float64 (operations.py calls them) are within a few units in the last place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from tensor.dtype import dtypes
from tensor.ir.graph import Op
from tests.tensor.codegen.rdna.checks import check_bits
from tests.tensor.codegen.rdna.samples import (
    data,
    elementwise,
    op,
)
from tests.tensor.codegen.rdna.wave_rig import run_kernel

Array = npt.NDArray[Any]
pytestmark = pytest.mark.usefixtures("each_chip")


@pytest.mark.parametrize("kind", [Op.EXP2, Op.LOG2, Op.SIN, Op.COS], ids=lambda o: o.name)
def test_double_transcendentals_are_close(kind: Op) -> None:
    kernel = elementwise([lambda a: op(kind, a)], [dtypes.float64], 256)
    values = data(dtypes.float64, 256, 8)
    values[12:17] = (2.0, 1e-310, -3e-42, 1e6, -1000.5)
    check_bits(kernel, [values, np.zeros(256)], 4e-16)


def computed(kind: Op, x: Array) -> Array:
    out = np.zeros_like(x)
    run_kernel(elementwise([lambda a: op(kind, a)], [dtypes.float64], x.size), [x, out])
    return out


def test_powers_of_two_over_the_whole_range() -> None:
    x = np.concatenate([np.linspace(-1021, 1023.9, 4001), np.linspace(-2, 2, 999)])
    np.testing.assert_allclose(computed(Op.EXP2, x), np.exp2(x), rtol=1e-15)
    denormal = np.linspace(-1074, -1022, 53)
    np.testing.assert_array_equal(computed(Op.EXP2, denormal), np.exp2(denormal))
    ends = np.array([-np.inf, np.inf, np.nan, -1e9, 1024.0])
    np.testing.assert_array_equal(computed(Op.EXP2, ends), [0, np.inf, np.nan, 0, np.inf])


def test_logarithms_over_the_whole_range() -> None:
    x = np.concatenate([np.geomspace(1e-308, 1e308, 4001), 1 + np.linspace(-1e-3, 1e-3, 998)])
    np.testing.assert_allclose(computed(Op.LOG2, x), np.log2(x), rtol=1e-15, atol=1e-17)
    denormal = np.array([5e-324, 1e-310])
    np.testing.assert_allclose(computed(Op.LOG2, denormal), np.log2(denormal), rtol=1e-15)
    ends = np.array([0.0, -1.0, np.inf, np.nan])
    np.testing.assert_array_equal(computed(Op.LOG2, ends), [-np.inf, np.nan, np.inf, np.nan])


@pytest.mark.parametrize(("kind", "exact"), [(Op.SIN, np.sin), (Op.COS, np.cos)], ids=["SIN", "COS"])
def test_sine_and_cosine_of_large_angles(kind: Op, exact: Callable[[Array], Array]) -> None:
    x = np.concatenate([np.linspace(-10, 10, 4001), np.linspace(-1e6, 1e6, 998), [2.0**39 + 0.3]])
    np.testing.assert_allclose(computed(kind, x), exact(x), rtol=1e-12, atol=2e-16)
