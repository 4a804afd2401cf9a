"""Every file of rules, in one import: what instructions mean, and what their rules add to the library.

A file added here is known to the compiler, to the library and to the table of fidelity.
"""

from __future__ import annotations

from collections.abc import Iterator

from drivers.sim.amd.wave.facts.approximate import TRANSCENDENTAL
from drivers.sim.amd.wave.jit.modes import ROUNDING_NAMES, rounding_functions
from drivers.sim.amd.wave.jit.ops import (
    buffer,
    bytewise,
    compare,
    cross,
    division,
    dots,
    exchange,
    flat,
    fp8,
    gfx12,
    indexed,
    integers,
    lds,
    matrix,
    memory,
    packed,
    reduction,
    scalar,
    scratch,
    smem,
    system,
    transcendental,
    transfer,
    typed,
)

TABLES = (
    buffer, bytewise, compare, cross, division, dots, exchange, flat,
    fp8, gfx12, indexed, integers, lds, transcendental, matrix,
    memory, packed, reduction, scalar, scratch, smem, system,
    transfer, typed,
)  # fmt: skip


def library_texts() -> Iterator[str]:
    """LLVM text of the functions that rules call, but for those in C++."""
    yield transcendental.math_functions()
    yield reduction.reduction_function()
    yield rounding_functions()


LIBRARY_NAMES = (
    "db_two_over_pi",
    *(f"db_{name}" for name in TRANSCENDENTAL), *ROUNDING_NAMES,
)  # fmt: skip
