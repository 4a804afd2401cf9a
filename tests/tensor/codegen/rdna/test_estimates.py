"""Quotients and roots on a card whose estimates are as far off as its document allows.

Covers special.py. The simulated card's v_rcp, v_rsq and v_sqrt are the nearest numbers, which no correction
needs. RDNA3 ISA, VOP1: of float32 they are within one unit in the last place, of float64 within 2**29.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
import pytest

from drivers.sim.amd.wave.interp import recorded
from drivers.sim.amd.wave.meaning.rules import RULES, TYPES
from drivers.sim.llvm.ieee import with_nans
from drivers.sim.llvm.numpy_text import NumpyText
from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel
from tests.tensor import kernel_oracle
from tests.tensor.codegen.rdna import elementwise_run
from tests.tensor.codegen.rdna.elementwise_run import binary, run_integer_division, run_long_quotients
from tests.tensor.codegen.rdna.samples import Array, elementwise, op, spread
from tests.tensor.codegen.rdna.wave_rig import build, run_built

F32, F64 = dtypes.float32, dtypes.float64
SINGLE, DOUBLE = 2.0**-25, 2.0**-23  # relative: with rounding one unit at most; 2**29 units


def interpreted(kernel: Kernel, arrays: list[Array]) -> None:
    run_built(build(kernel, "gfx1100"), arrays, "interpret")


def without_denormals(value: Array) -> Array:
    """Denormals as zeros of their sign."""
    tiny = np.abs(value) < np.finfo(value.dtype).smallest_normal
    return np.where(tiny, np.copysign(value.dtype.type(0), value), value)


EXACT: dict[str, Callable[[Any], Any]] = {
    "rcp": lambda x: 1 / x, "rcp_iflag": lambda x: 1 / x, "rsq": lambda x: 1 / np.sqrt(x), "sqrt": np.sqrt,
}  # fmt: skip


def estimate(exact: Callable[[Any], Any], error: float, x: Any) -> Any:
    """Of neighbouring lanes wrong in either direction, and right. Denormals of float32 are zeros to it."""
    given = np.broadcast_to(x, 32)
    wide = (without_denormals(given) if x.dtype == np.float32 else given).astype(np.longdouble)
    found = (exact(wide) * (1 + error * np.resize(np.array([1, -1, 0, -1, 1]), 32))).astype(x.dtype)
    return with_nans(found, given)


def misled(monkeypatch: pytest.MonkeyPatch, error: float) -> None:
    """The reference's estimates are off by `error`, relative to the true value."""
    monkeypatch.setattr(recorded, "RECORDINGS", {})
    kind = "f32" if error == SINGLE else "f64"
    for name in (each for each in EXACT if f"v_{each}_{kind}" in RULES):
        function = partial(estimate, EXACT[name], error)

        def build(t: NumpyText, x: str, function: Any = function) -> str:
            return t.apply(function, (TYPES[kind], x))

        monkeypatch.setitem(RULES, f"v_{name}_{kind}", replace(RULES[f"v_{name}_{kind}"], build=build))

    def checked(kernel: Kernel, arrays: list[Array], tolerance: float = 0.0) -> None:
        want = [a.copy() for a in arrays]
        kernel_oracle.run(kernel, want)
        interpreted(kernel, arrays)
        for got, wanted in zip(arrays, want, strict=True):
            np.testing.assert_array_equal(got, wanted)

    monkeypatch.setattr(elementwise_run, "check_bits", checked)


@pytest.mark.parametrize(("dtype", "error", "most"), [(F32, SINGLE, 149), (F64, DOUBLE, 1074)])
def test_quotients_are_correctly_rounded(
    monkeypatch: pytest.MonkeyPatch, dtype: DType, error: float, most: int
) -> None:
    misled(monkeypatch, error)
    a, b = (spread(dtype, 320, -most * 0.5, most * 0.4, seed) for seed in (1, 2))
    out = np.zeros(320, dtype.numpy)
    interpreted(elementwise([binary(Op.DIV)], [dtype, dtype], 320), [a, b, out])
    np.testing.assert_array_equal(out, a / b)


@pytest.mark.parametrize(("dtype", "error", "most"), [(F32, SINGLE, 149), (F64, DOUBLE, 1074)])
def test_roots_are_as_near_as_they_say(
    monkeypatch: pytest.MonkeyPatch, dtype: DType, error: float, most: int
) -> None:
    misled(monkeypatch, error)
    x = np.abs(spread(dtype, 320, -most, most * 0.8, 3))
    out = np.zeros(320, dtype.numpy)
    interpreted(elementwise([lambda a: op(Op.SQRT, a)], [dtype], 320), [x, out])
    assert (np.abs(out - np.sqrt(x)) <= (0 if dtype is F32 else np.spacing(np.sqrt(x)))).all()


@pytest.mark.parametrize("dtype", [dtypes.int32, dtypes.uint32], ids=lambda d: d.name)
def test_whole_quotients_are_exact(monkeypatch: pytest.MonkeyPatch, dtype: DType) -> None:
    misled(monkeypatch, SINGLE)
    run_integer_division(dtype)


def test_long_quotients_are_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    misled(monkeypatch, DOUBLE)
    run_long_quotients()


def test_remainders_of_float32_are_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    misled(monkeypatch, DOUBLE)
    a, b = (spread(F32, 320, -140, 127, seed) for seed in (6, 7))
    a[::4] = b[::4] * np.float32(3)
    out = np.zeros(320, np.float32)
    interpreted(elementwise([binary(Op.MOD)], [F32, F32], 320), [a, b, out])
    np.testing.assert_array_equal(out, np.fmod(a, b))
