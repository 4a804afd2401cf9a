"""Values of a kernel that bytes stand for as floats of 8 bits: what `tensor/ir/eight_bits.py` makes of them.

Stands under `blocks.py`. The bytes of a product's sides can go to a matrix unit that multiplies them.
"""

from __future__ import annotations

from functools import cache

from tensor.dtype import DType, dtypes
from tensor.ir import build
from tensor.ir.eight_bits import EXACT, LAYOUTS, decode
from tensor.ir.graph import Node, Op, toposort
from tensor.ir.kernel import Value


def bits_of(value: Value) -> tuple[Value, DType] | None:
    """The uint8 value that `value` is made of, and the type of what its bits mean; None if it is made of no
    such thing. Casts on the way change nothing."""
    while value.op is Op.CAST and {value.dtype, value.src[0].dtype} <= EXACT:
        (value,) = value.src
    if value.op is not Op.BITCAST:
        return None
    for dtype in LAYOUTS:
        hole, pattern = _pattern(dtype)
        found: dict[int, Value] = {}
        if _matches(value, pattern, hole, found):
            return found[id(hole)], dtype
    return None


def _matches(value: Value, pattern: Value, hole: Value, found: dict[int, Value]) -> bool:
    """Is a value the pattern with something in place of the hole, everywhere the same?"""
    if id(pattern) in found:
        return found[id(pattern)] is value
    found[id(pattern)] = value
    if pattern is hole or value.dtype != pattern.dtype:
        return value.dtype == pattern.dtype
    if (value.op, value.arg, len(value.src)) != (pattern.op, pattern.arg, len(pattern.src)):
        return False
    return all(_matches(v, p, hole, found) for v, p in zip(value.src, pattern.src, strict=True))


@cache
def _pattern(dtype: DType) -> tuple[Value, Value]:
    """A byte that may be any, and the number that it stands for."""
    byte = build.cast(build.iota((1,), 0), dtypes.uint8)
    made: dict[Node, Value] = {byte: Value(Op.BUFFER, dtypes.uint8)}
    whole = decode(byte, dtype)
    for node in toposort(whole, stop=lambda n: n is byte):
        if node not in made:
            made[node] = Value(node.op, node.dtype, tuple(made[s] for s in node.src), node.arg)
    return made[byte], made[whole]
