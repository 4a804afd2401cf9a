"""Which values are 0 where the loads that they are made of are: those give 0 where a guard fails, as behind
the ends of an axis."""

from __future__ import annotations

from math import isfinite

from tensor.ir.form import Axis
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Value, postorder

# Operations that give 0 where all their sources are 0.
KEEP_ZERO = frozenset((Op.CAST, Op.NEG, Op.MUL, Op.ADD, Op.SUB, Op.MAX, Op.MIN, Op.TRUNC, Op.SQRT))


def keeps_zero(side: Value) -> bool:
    """Is a side of a product 0 wherever all of its loads are?"""
    return all(v.op in KEEP_ZERO or (v.op is Op.BUFFER and not v.src) for v in postorder(side))


def is_zero_behind(root: Value, guarded: frozenset[Axis], axes: dict[int, frozenset[Axis]]) -> bool:
    """Is a value 0 behind the ends of some axes, where loads that vary along one of them are? Not a product
    with what may be infinite there. axes: what each value varies along."""
    found: dict[int, bool] = {}
    for value in postorder(root, stop=lambda each: each.op in REDUCE):
        zeros = [found[id(source)] for source in value.src] if value.op not in REDUCE else []
        if value.op is Op.BUFFER:
            found[id(value)] = not value.src and bool(axes[id(value)] & guarded)
        elif value.op is Op.MUL and any(zeros):
            others = (s for s, is_zero in zip(value.src, zeros, strict=True) if not is_zero)
            found[id(value)] = all(s.op is Op.CONST and isfinite(s.arg) for s in others)
        else:
            found[id(value)] = value.op in KEEP_ZERO and all(zeros)
    return found[id(root)]
