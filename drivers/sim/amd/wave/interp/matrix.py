"""The library's products of matrices, C += A x B, in numpy. `jit.ops.matrix` fills the buffer that they read,
and says what they compute: floats one product after the other, with one rounding each.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from drivers.sim.amd.wave.interp.lanes import Array
from drivers.sim.amd.wave.jit.abi import B_AT, C_AT, ROWS_AT
from drivers.sim.llvm.ieee import fma
from drivers.sim.llvm.numpy_text import EFFECTS, NumpyText
from drivers.sim.llvm.text import V32

KINDS: dict[str, Any] = {"float": np.float32, "i32": np.int32, "f16": np.float32, "bf16": np.float32}
LANES, SIDE, VECTOR_BYTES = 32, 16, 128
LEAST, MOST = -(1 << 31), (1 << 31) - 1


@dataclass(frozen=True)
class Product:
    """As in native/memory/matrix.h. end: vectors of C, whose lanes hold row ``r * rows + first``, from 16 on
    the one `apart` from it; depth: elements of a stage; clamps: integer sums saturate; step: products that
    are added before a sum of 16 bits is narrowed; saturates: a half that is too large becomes the largest.
    """

    end: int
    rows: int
    first: int
    apart: int
    depth: int
    clamps: int
    step: int
    saturates: int


def multiply(kind: str, stages: int, p: Product, *vectors: Array) -> Array:
    """(vectors of C, lanes), from those of A, B, of sparse ones the rows of B that A's meet, and C."""
    count = p.depth * stages
    words = np.array([np.broadcast_to(vector, LANES) for vector in vectors])
    a, c = (part.view(KINDS[kind]) for part in (words[:count], words[-p.end :]))
    others = words[count : -p.end]
    met = others[-count:] // VECTOR_BYTES if stages == 2 else None
    b = (others if met is None else others[:-count]).view(KINDS[kind])
    lane = np.arange(LANES)
    row = np.arange(p.end)[:, None] * p.rows + p.first + p.apart * (lane // SIDE)
    for stage in range(stages):
        total = c if kind != "i32" else np.zeros(c.shape, np.int64)
        for k in range(stage * p.depth, (stage + 1) * p.depth):
            of_b = b[k, lane % SIDE] if met is None else b[met[k][row], lane % SIDE]
            total = added(kind, total, a[k][row], np.broadcast_to(of_b, c.shape))
            if k % p.step == p.step - 1:
                total = narrowed(kind, total, p.saturates)
        c = total if kind != "i32" else limited(c + total, p.clamps)
    words_of_c: Array = c.view(np.uint32)
    return words_of_c


def added(kind: str, total: Array, a: Array, b: Array) -> Array:
    if kind == "i32":
        return total + a.astype(np.int64) * b
    return fma(None, a.ravel(), b.ravel(), total.ravel()).reshape(total.shape)


def narrowed(kind: str, total: Array, saturates: int) -> Array:
    """In the precision of 16 bits: a half to nearest even, bf16 cut off."""
    if kind == "bf16":
        return (np.ascontiguousarray(total).view(np.uint32) & np.uint32(0xFFFF0000)).view(np.float32)
    if kind != "f16":
        return total
    near = total.astype(np.float16).astype(np.float32)
    is_over = np.isinf(near) & np.isfinite(total) & bool(saturates)
    return np.where(is_over, np.copysign(np.float32(65504), total), near)


def limited(total: Array, clamps: int) -> Array:
    """An integer sum wraps, or with clamp saturates."""
    return (np.clip(total, LEAST, MOST) if clamps else total).astype(np.int32)


def product(kind: str, stages: int, t: NumpyText, *numbers: tuple[str, str]) -> str:
    """The call, recorded: C in the buffer becomes the sum."""
    p = Product(*(int(number) for _, number in numbers))
    count, sources = p.depth * stages, 2 * p.depth * stages if stages == 2 else p.depth
    places = [*range(0, VECTOR_BYTES * count, VECTOR_BYTES), *after(B_AT, sources)]
    places += [*after(ROWS_AT, count if stages == 2 else 0), *after(C_AT, p.end)]
    function = partial(multiply, kind, stages, p)
    rows = t.apply(function, *((V32, t.buffer[place]) for place in places))
    for row, place in enumerate(after(C_AT, p.end)):
        t.buffer[place] = t.apply(partial(np.take, indices=row, axis=0), (V32, rows))
    return ""


def after(place: int, count: int) -> range:
    return range(place, place + VECTOR_BYTES * count, VECTOR_BYTES)


EFFECTS.update({f"db_matrix_{kind}": partial(product, kind, 1) for kind in KINDS})
EFFECTS.update({f"db_sparse_{kind}": partial(product, kind, 2) for kind in KINDS})
