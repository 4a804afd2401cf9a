"""EXP2, LOG2, SIN and COS on the host, to the accuracy that docs/codegen.md promises."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from tensor.dtype import dtypes
from tensor.ir.graph import Op
from tests.tensor.codegen.cpu.rig import values
from tests.tensor.codegen.rdna.samples import op

Array = npt.NDArray[Any]
EVERY = np.random.default_rng(7).integers(0, 1 << 32, 200_000, dtype=np.uint64).astype(np.uint32)


def run(kind: Op, x: Array) -> Array:
    dtype = dtypes.float32 if x.dtype == np.float32 else dtypes.float64
    return values(lambda a: op(kind, a), [dtype], [x])


def ulps(got: Array, want: Array) -> float:
    """The greatest distance in units of the last place; NaN and infinities must agree."""
    assert (np.isnan(got) == np.isnan(want)).all()
    with np.errstate(all="ignore"):
        near = want.astype(np.float32)
        finite = np.isfinite(near)
        assert (np.isinf(near) <= (np.abs(got) >= np.float32(3.4e38)) | np.isnan(near)).all()
        unit = np.spacing(np.maximum(np.abs(near[finite]), np.float32(1e-45))).astype(np.float64)
        return float(np.max(np.abs(got[finite].astype(np.float64) - want[finite]) / unit))


def test_exp2_is_within_one_unit_of_the_last_place_over_the_whole_range() -> None:
    x = np.concatenate(
        [np.linspace(-151, 128.5, 200_001), np.linspace(-1, 1, 9999), [np.inf, -np.inf, np.nan]]
    )
    x = np.concatenate([x.astype(np.float32), EVERY.view(np.float32)])
    with np.errstate(all="ignore"):
        assert ulps(run(Op.EXP2, x), np.exp2(x.astype(np.float64))) <= 1


def test_log2_is_within_one_unit_of_the_last_place_over_the_whole_range() -> None:
    x = np.concatenate(
        [np.linspace(0.5, 2, 100_001), [0.0, -0.0, -1.0, np.inf, -np.inf, np.nan, 1e-45, 1e-40]]
    )
    x = np.concatenate([x.astype(np.float32), EVERY.view(np.float32)])
    with np.errstate(all="ignore"):
        got, want = run(Op.LOG2, x), np.log2(x.astype(np.float64))
        assert ulps(got, want) <= 1
    assert (got[np.isinf(want)] == want[np.isinf(want)]).all()


@pytest.mark.parametrize(("kind", "exact"), [(Op.SIN, np.sin), (Op.COS, np.cos)], ids=["sin", "cos"])
def test_sine_and_cosine_are_near_below_2_to_the_50_and_bounded_beyond(kind: Op, exact: Any) -> None:
    rng = np.random.default_rng(3)
    x = np.concatenate(
        [rng.uniform(-10, 10, 50_000), rng.uniform(-1, 1, 50_000) * 2.0 ** rng.uniform(0, 50, 50_000)]
    )
    x = x.astype(np.float32)
    assert np.max(np.abs(run(kind, x) - exact(x.astype(np.longdouble)))) < 1.5e-7
    far = np.array([1e30, -3e38, 2.0**60], np.float32)
    assert (np.abs(run(kind, far)) <= 1).all()
    assert np.isnan(run(kind, np.array([np.inf, np.nan], np.float32))).all()


@pytest.mark.parametrize(("kind", "exact"), [(Op.EXP2, np.exp2), (Op.LOG2, np.log2), (Op.SIN, np.sin)])
def test_doubles_are_the_c_library_s(kind: Op, exact: Any) -> None:
    x = np.random.default_rng(5).uniform(0.01, 100, 500)
    np.testing.assert_allclose(run(kind, x), exact(x), rtol=1e-15, atol=1e-15)
