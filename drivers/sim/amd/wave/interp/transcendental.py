"""Transcendental instructions: numpy's extended precision, rounded once, so within half an ulp of the true
value.

Hardware promises 1 ulp; both executors stay inside that and may differ by it. The f32 forms flush denormals
of exp, log, rcp, rsq and sqrt; sin and cos take revolutions, of any size. Source: RDNA3 ISA, VOP1.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from drivers.sim.amd.wave.interp.rules import ESTIMATES
from drivers.sim.amd.wave.interp.state import Array
from drivers.sim.amd.wave.meaning.nans import kept
from drivers.sim.amd.wave.meaning.rules import TYPES, Rule
from drivers.sim.llvm.ieee import with_nans, without_denormals
from drivers.sim.llvm.numpy_text import NumpyText

Compute = Callable[[Array], Array]
WIDE = np.longdouble


def turned(function: Compute, x: Array) -> Array:
    """A function of an angle in revolutions; quarter turns are exact, zeros +0."""
    turn = x - np.rint(x)
    angle = turn * (8 * np.arctan(WIDE(1)))
    value = function(angle)
    return np.where(turn * 4 == np.rint(turn * 4), np.rint(value) + 0, value)


def sine(x: Array) -> Array:
    """Whole turns give +0, -0 itself."""
    return np.where(x == 0, x, turned(np.sin, x))


def cosine(x: Array) -> Array:
    return turned(np.cos, x)


BODIES: dict[str, Compute] = {
    "exp": np.exp2, "log": np.log2, "rcp": lambda x: 1 / x, "rsq": lambda x: 1 / np.sqrt(x), "sqrt": np.sqrt,
    "sin": sine, "cos": cosine,
}  # fmt: skip
FLUSHED_INPUT, FLUSHED_RESULT = ("log", "rcp", "rsq", "sqrt"), ("exp", "rcp")


def single(name: str) -> Compute:
    def compute(x: Array) -> Array:
        start = without_denormals(x) if name in FLUSHED_INPUT else x
        value = BODIES[name](start.astype(WIDE)).astype(np.float32)
        return without_denormals(value) if name in FLUSHED_RESULT else value

    return compute


def other(name: str) -> Compute:
    """f16 and f64: no flushing."""
    return lambda x: BODIES[name](x.astype(WIDE)).astype(x.dtype)


def estimate(kind: str, compute: Compute) -> Rule:
    """NaNs go through as in arithmetic."""

    def with_nan(value: Array) -> Array:
        return with_nans(compute(value), value)

    def build(t: NumpyText, name: str) -> str:
        return kept(t, kind, t.apply(with_nan, (TYPES[kind], name)), name)

    return Rule(kind, (kind,), build)


ESTIMATES.update({f"v_{name}_f32": estimate("f32", single(name)) for name in BODIES})
ESTIMATES.update({f"v_{name}_f16": estimate("f16", other(name)) for name in BODIES})
ESTIMATES.update({f"v_{name}_f64": estimate("f64", other(name)) for name in ("rcp", "rsq", "sqrt")})
ESTIMATES["v_rcp_iflag_f32"] = ESTIMATES["v_rcp_f32"]
