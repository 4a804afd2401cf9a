"""Every file of rules, in one import: what instructions mean, and what their rules add to the library.

A file added here is known to the compiler, to the library and to the table of fidelity.
"""

from __future__ import annotations

from collections.abc import Iterator

from drivers.sim.amd.wave.jit.modes import ROUNDING_NAMES, rounding_functions
from drivers.sim.amd.wave.jit.ops import (
    buffer,
    bytewise,
    clamp,
    compare,
    cross,
    dots,
    exchange,
    extremes,
    flat,
    floats,
    fp8,
    gfx12,
    halves,
    indexed,
    integers,
    lds,
    matrix,
    memory,
    packed,
    quads,
    reduction,
    scalar,
    scratch,
    smem,
    system,
    transcendental,
    transfer,
    typed,
)
from drivers.sim.amd.wave.jit.text import FLOAT, I32

TABLES = (
    buffer, bytewise, clamp, compare, cross, dots, exchange, extremes, flat,
    floats, fp8, gfx12, halves, indexed, integers, lds, transcendental, matrix,
    memory, packed, quads, reduction, scalar, scratch, smem, system,
    transfer, typed,
)  # fmt: skip


def library_texts() -> Iterator[str]:
    """LLVM text of the functions that rules call."""
    yield buffer.buffer_functions()
    yield typed.TYPED
    yield transcendental.math_functions()
    yield reduction.reduction_function()
    yield rounding_functions()
    for sparse in (False, True):
        for element in (FLOAT, I32):
            yield matrix.matrix_function(element, sparse)


LIBRARY_NAMES = (
    "db_buffer", "db_buffer_note", "db_scalar_buffer", "db_typed", "db_two_over_pi", "db_matrix_float",
    "db_matrix_i32", "db_sparse_float", "db_sparse_i32", *(f"db_{name}" for name in transcendental.NAMES),
    *ROUNDING_NAMES,
)  # fmt: skip
