"""What a kernel computes in words, for errors, DEBUG and the trace. Knows graph nodes and no kernel."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet

from tensor.ir.graph import MOVEMENT, Node, Op

_SHOWN_OPS = 6
_UNSPOKEN = MOVEMENT | {Op.CONST, Op.BUFFER, Op.ASSIGN, Op.BITCAST, Op.CONTIGUOUS, Op.CAST}
_WORDS = {  # of operations where users know another
    Op.REDUCE_ADD: "sum", Op.REDUCE_MAX: "max", Op.REDUCE_MIN: "min", Op.REDUCE_MUL: "prod",
    Op.MAX: "maximum", Op.MIN: "minimum", Op.RECIP: "reciprocal",
}  # fmt: skip


def describe(outputs: Sequence[Node], made: AbstractSet[Node] = frozenset()) -> str:
    """``matmul float32[128, 10]``: the last operations of what a kernel computes. made: by other kernels."""
    if not outputs:
        return "a copy of values that are about to be overwritten"
    names = "+".join(dict.fromkeys(_names(outputs[-1], made))) or "copy"
    return f"{names} {outputs[-1].dtype.name}{list(outputs[-1].shape)}"


def _names(output: Node, made: AbstractSet[Node]) -> Iterable[str]:
    found: list[str] = []
    queue = deque([output])
    while queue and len(found) < _SHOWN_OPS:
        current = queue.popleft()
        sources = current.src
        if _is_matmul(current):
            found.append("matmul")
            sources = _past_movement(current.src[0]).src
        elif current.op not in _UNSPOKEN:
            found.append(_WORDS.get(current.op, current.op.name.lower()))
        queue.extend(s for s in sources if s.storage is None and s not in made)
    return reversed(found)


def _is_matmul(current: Node) -> bool:
    """Whether it sums products of two arrays that are spread along different axes."""
    product = _past_movement(current.src[0]) if current.op is Op.REDUCE_ADD else current
    return product.op is Op.MUL and all(_is_spread(side) for side in product.src)


def _past_movement(current: Node) -> Node:
    while current.op in MOVEMENT or current.op in (Op.CAST, Op.BITCAST):
        current = current.src[0]
    return current


def _is_spread(side: Node) -> bool:
    while side.op in MOVEMENT or side.op in (Op.CAST, Op.BITCAST):
        if side.op is Op.EXPAND and side.src[0].size > 1:
            return True
        side = side.src[0]
    return False
