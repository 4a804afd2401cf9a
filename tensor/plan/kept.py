"""How much of a row is kept between its reductions, which decides how long a row may be that stays in
registers.

Stands under `rows.py`. Reductions that need each other run one after the other, in stages; what was made of
the row in one stage and is used in a later one takes registers for all of its elements.
"""

from __future__ import annotations

from tensor.ir.form import Axis, of_axis
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Kernel, Value
from tensor.passes.axes import replace_axes


def kept_at_once(kernel: Kernel, along: Axis, reduced: tuple[Axis, ...]) -> int:
    """Values for each element of a row, at most, that are kept from one stage to a later one; at least 1."""
    others = [axis for axis in reduced if axis is not along]
    forms, parts = {axis: of_axis(along) for axis in others}, dict.fromkeys(others, (along,))
    whole = replace_axes(kernel, forms, parts, kernel.ends) if others else kernel
    varies = {key for key, axes in whole.dependencies.items() if along in axes}
    stages = stages_of(whole)
    first, last = used(whole, stages)
    held = [(first[id(v)], last[id(v)]) for v in whole.values if id(v) in varies and v.op not in REDUCE]
    ends = range(1, 1 + max(stages.values(), default=0))
    return max(1, *(sum(begin < end <= final for begin, final in held) for end in ends))


def stages_of(kernel: Kernel) -> dict[int, int]:
    """The first stage in which each value can be known, by its `id`; a reduction is in the one after that."""
    found: dict[int, int] = {}
    for value in kernel.values:
        below = max((found[id(source)] for source in value.src), default=0)
        found[id(value)] = below + (value.op in REDUCE)
    return found


def used(kernel: Kernel, stages: dict[int, int]) -> tuple[dict[int, int], dict[int, int]]:
    """The stages in which each value is first and last used; it is made when it is first used."""
    final = max(stages.values(), default=0)
    first = {id(root): final for store in kernel.stores for root in store.roots}
    last = dict(first)
    for value in reversed(kernel.values):
        at = stage_of_use(value, stages, first)
        for source in value.src if value.op is not Op.CONST else ():
            key = id(source)
            first[key] = max(stages[key], min(at, first.get(key, final)))
            last[key] = max(at, last.get(key, 0))
    return first, last


def stage_of_use(value: Value, stages: dict[int, int], first: dict[int, int]) -> int:
    """When a value's sources are used: a reduction runs as soon as it can, all else is made when needed."""
    return stages[id(value)] - 1 if value.op in REDUCE else first[id(value)]
