"""Functions of float64 over the whole range, against numpy's.

Halfway cases of division: test_special.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor.dtype import dtypes
from tensor.ir.graph import Op
from tests.tensor.codegen.rdna.elementwise_run import binary
from tests.tensor.codegen.rdna.samples import Array, const, op
from tests.tensor.codegen.sass.rig import results

F64 = dtypes.float64
EVERY = np.random.default_rng(7).integers(0, 1 << 64, 500, dtype=np.uint64).view(np.float64)


def run(arch: str, kind: Op, x: Any) -> Array:
    return results(arch, lambda a: op(kind, a), [np.array(x, np.float64)], F64)


def test_powers_of_two_over_the_whole_range(arch: str) -> None:
    x = np.concatenate(
        [np.linspace(-1021, 1023.9, 1500), np.linspace(-2, 2, 500), EVERY[np.abs(EVERY) < 1e3]]
    )
    np.testing.assert_allclose(run(arch, Op.EXP2, x), np.exp2(x), rtol=1e-15)
    ends = np.array([*np.arange(-1076.0, -1020), -np.inf, np.inf, np.nan, -1e9, 1e300, 1024.0, 0.0, -0.0])
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(run(arch, Op.EXP2, ends), np.exp2(ends))


def test_logarithms_over_the_whole_range(arch: str) -> None:
    x = np.concatenate([np.geomspace(5e-324, 1e308, 1500), 1 + np.linspace(-1e-3, 1e-3, 500)])
    np.testing.assert_allclose(run(arch, Op.LOG2, x), np.log2(x), rtol=1e-15, atol=1e-17)
    ends = np.array([0.0, -0.0, -1.0, -5e-324, np.inf, -np.inf, np.nan, 2.0**-1022, 2.0**-1023, 0.5, 1, 2])
    with np.errstate(all="ignore"):
        np.testing.assert_array_equal(run(arch, Op.LOG2, ends), np.log2(ends))


def test_roots_over_the_whole_range(arch: str) -> None:
    x = np.concatenate([np.geomspace(5e-324, 1.7e308, 1500), np.abs(EVERY[np.isfinite(EVERY)])])
    want = np.sqrt(x)
    assert (np.abs(run(arch, Op.SQRT, x) - want) <= np.spacing(want)).all()
    ends = np.array([0.0, -0.0, np.inf, 4.0, 2.0**-768, 2.0**-766, -np.inf, -1.0, np.nan])
    with np.errstate(all="ignore"):
        want = np.sqrt(ends)
    made = run(arch, Op.SQRT, ends)
    np.testing.assert_array_equal(made, want)
    np.testing.assert_array_equal(np.signbit(made[:2]), [False, True])


@pytest.mark.parametrize(("kind", "exact"), [(Op.SIN, np.sin), (Op.COS, np.cos)], ids=["SIN", "COS"])
def test_sines_of_large_angles_and_of_infinities(arch: str, kind: Op, exact: Callable[[Any], Any]) -> None:
    x = np.concatenate([np.linspace(-10, 10, 1500), np.linspace(-1e6, 1e6, 500), [2.0**39 + 0.3]])
    np.testing.assert_allclose(run(arch, kind, x), exact(x), rtol=1e-12, atol=2e-16)
    assert (np.abs(run(arch, kind, [1e300, -1e200, 2.0**70])) <= 1).all()
    assert np.isnan(run(arch, kind, [np.inf, -np.inf, np.nan])).all()


def test_quotients_of_numbers_and_by_numbers(arch: str) -> None:
    x = np.concatenate([EVERY, [0.0, -0.0, np.inf, -np.inf, np.nan, 5e-324, 1.7e308]])
    with np.errstate(all="ignore"):
        for number in (0.0, 3.0, -5e-324, 1e308):
            of, by = (results(arch, with_number(number, at), [x], F64) for at in (0, 1))
            np.testing.assert_array_equal(of, number / x)
            np.testing.assert_array_equal(by, x / number)


def with_number(number: float, place: int) -> Callable[[Any], Any]:
    """A quotient of which one side is a number."""

    def made(a: Any) -> Any:
        sides = [a]
        sides.insert(place, const(number, F64))
        return binary(Op.DIV, F64)(*sides)

    return made
