"""Quotients, roots and logarithms on a card whose estimates are as far off as PTX ISA allows.

Covers special.py. The simulated card's MUFU gives the nearest number, which few corrections need. PTX ISA:
rcp.approx is within one unit in the last place, rsqrt.approx within 2**-22.9 of its result.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.sim.nv.sm.meaning import special
from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tests.tensor.codegen.rdna.elementwise_run import binary
from tests.tensor.codegen.rdna.samples import op, spread
from tests.tensor.codegen.sass.rig import results

F32 = dtypes.float32
ERROR = 2.0**-25  # with rounding one unit at most


@pytest.fixture(params=[ERROR, -ERROR], ids=["too great", "too small"])
def _misled(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every estimate is wrong in one direction."""
    exact = special.approximated

    def wrong(m: Any, function: int, x: Any) -> Any:
        return exact(m, function, x) * m.const(1 + request.param, "f64")

    monkeypatch.setattr(special, "approximated", wrong)


@pytest.mark.usefixtures("_misled")
def test_quotients_and_roots_are_correctly_rounded(arch: str) -> None:
    a, b = (spread(F32, 1000, -75, 50, seed) for seed in (1, 2))
    np.testing.assert_array_equal(results(arch, binary(Op.DIV), [a, b], F32), a / b)
    x = np.abs(spread(F32, 1000, -149, 127, 3))
    np.testing.assert_array_equal(results(arch, lambda v: op(Op.SQRT, v), [x], F32), np.sqrt(x))


@pytest.mark.usefixtures("_misled")
def test_logarithms_are_within_4_units(arch: str) -> None:
    x = np.concatenate(
        [np.abs(spread(F32, 500, -149, 127, 4)), np.linspace(0.99, 1.01, 500, dtype=np.float32)]
    )
    want = np.log2(x.astype(np.float64))
    unit = np.spacing(np.abs(want).astype(np.float32))
    assert (np.abs(results(arch, lambda v: op(Op.LOG2, v), [x], F32) - want) <= 4 * unit).all()


@pytest.mark.usefixtures("_misled")
@pytest.mark.parametrize("dtype", [dtypes.int32, dtypes.uint32], ids=lambda d: d.name)
def test_whole_quotients_are_exact(arch: str, dtype: DType) -> None:
    rng = np.random.default_rng(5)
    divisors = np.maximum(rng.integers(1, 1 << 31, 1500) >> rng.integers(0, 31, 1500), 1)
    times = rng.integers(1, int(dtype.max) // divisors, endpoint=True)
    a = (divisors * times - np.arange(1500) % 2).astype(dtype.numpy)
    b = (divisors * (rng.choice([-1, 1], 1500) if dtype.kind == "i" else 1)).astype(dtype.numpy)
    want = np.trunc(a.astype(np.longdouble) / b.astype(np.longdouble))
    assert (results(arch, binary(Op.DIV), [a, b], dtype) == want).all()
    assert (results(arch, binary(Op.MOD), [a, b], dtype) == np.fmod(a, b)).all()
