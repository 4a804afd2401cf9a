"""Floats of 16 bits as memory has them.

Kernels compute them in float32, so that a value and its extreme, of which one kernel may keep one in a
register and another load the other, compare as equal only where both are rounded.
"""

from __future__ import annotations

from tensor.dtype import dtypes
from tensor.ir import build
from tensor.ir.graph import Node, Op


def as_stored(x: Node) -> Node:
    """Rounded to 16 bits wherever it is computed, for comparisons alone: no gradient flows through it."""
    if not x.dtype.is_float or x.dtype.bits != 16:
        return x
    return build.bitcast(build.bitcast(x, dtypes.int16), x.dtype)


def equal_as_stored(a: Node, b: Node) -> Node:
    """True where both are equal in memory."""
    return build.binary(Op.EQ, as_stored(a), as_stored(b))
