"""The library's transcendental functions, as `jit.ops.transcendental` builds them, in numpy; and 2 / pi."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from drivers.sim.amd.wave.facts.two_over_pi import GROWTH, pieces
from drivers.sim.amd.wave.interp.lanes import Array
from drivers.sim.amd.wave.jit.ops.transcendental import BODIES
from drivers.sim.llvm.numpy_text import NumpyText
from drivers.sim.llvm.numpy_verbs import LIBRARY
from drivers.sim.llvm.text import F32


def recorded(name: str) -> Callable[[Array], Array]:
    t = NumpyText(1)
    result = t.place(F32, BODIES[name](t, *t.given))
    return lambda x: t.run([x], [result])[0]


TABLE = np.array([*pieces(0), *pieces(GROWTH)])  # by which arguments of any size are reduced


def two_over_pi(place: Array) -> Array:
    return TABLE[place]


LIBRARY.update({f"db_{name}": recorded(name) for name in BODIES}, db_two_over_pi=two_over_pi)
