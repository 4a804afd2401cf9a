"""Transcendental instructions: numpy's extended precision, rounded once, so within half an ulp of the true
value.

Hardware promises 1 ulp; both executors stay inside that and may differ by it. The f32 forms flush denormals
of exp, log, rcp, rsq and sqrt; sin and cos take revolutions, of any size. Source: RDNA3 ISA, VOP1.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from drivers.sim.amd.wave.facts.two_over_pi import GROWTH, pieces
from drivers.sim.amd.wave.interp.lanes import Array
from drivers.sim.llvm.ieee import with_nans, without_denormals
from drivers.sim.llvm.numpy_verbs import LIBRARY

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


def estimate(name: str) -> Compute:
    def compute(x: Array) -> Array:
        start = without_denormals(x) if name in FLUSHED_INPUT else x
        value = BODIES[name](start.astype(WIDE)).astype(np.float32)
        return with_nans(without_denormals(value) if name in FLUSHED_RESULT else value, x)

    return compute


def two_over_pi(place: Array) -> Array:
    """Pieces of 2 / pi, by which arguments of any size are reduced."""
    return np.array([*pieces(0), *pieces(GROWTH)])[place]


LIBRARY.update({f"db_{name}": estimate(name) for name in BODIES}, db_two_over_pi=two_over_pi)
