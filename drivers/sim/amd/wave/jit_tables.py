"""Every file of rules, in one import: what instructions mean, and what their rules add to the library.

A file added here is known to the compiler, to the library and to the table of fidelity.
"""

from __future__ import annotations

from collections.abc import Iterator

from drivers.sim.amd.wave import (
    jit_buffer,
    jit_bytes,
    jit_clamp,
    jit_compare,
    jit_cross,
    jit_dots,
    jit_exchange,
    jit_flat,
    jit_float,
    jit_fp8,
    jit_gfx12,
    jit_half,
    jit_indexed,
    jit_integer,
    jit_lds,
    jit_math,
    jit_matrix,
    jit_memory,
    jit_packed,
    jit_quads,
    jit_reduction,
    jit_scalar,
    jit_scratch,
    jit_smem,
    jit_system,
    jit_transfer,
    jit_typed,
)
from drivers.sim.amd.wave.jit_modes import ROUNDING_NAMES, rounding_functions
from drivers.sim.amd.wave.jit_text import FLOAT, I32

TABLES = (
    jit_buffer, jit_bytes, jit_clamp, jit_compare, jit_cross, jit_dots, jit_exchange, jit_flat,
    jit_float, jit_fp8, jit_gfx12, jit_half, jit_indexed, jit_integer, jit_lds, jit_math, jit_matrix,
    jit_memory, jit_packed, jit_quads, jit_reduction, jit_scalar, jit_scratch, jit_smem, jit_system,
    jit_transfer, jit_typed,
)  # fmt: skip


def library_texts() -> Iterator[str]:
    """LLVM text of the functions that rules call."""
    yield jit_buffer.buffer_functions()
    yield jit_typed.TYPED
    yield jit_math.math_functions()
    yield jit_reduction.reduction_function()
    yield rounding_functions()
    for sparse in (False, True):
        for element in (FLOAT, I32):
            yield jit_matrix.matrix_function(element, sparse)


LIBRARY_NAMES = (
    "db_buffer", "db_buffer_note", "db_scalar_buffer", "db_typed", "db_two_over_pi", "db_matrix_float",
    "db_matrix_i32", "db_sparse_float", "db_sparse_i32", *(f"db_{name}" for name in jit_math.NAMES),
    *ROUNDING_NAMES,
)  # fmt: skip
