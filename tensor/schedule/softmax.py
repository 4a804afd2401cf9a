"""Which nodes of a softmax times something stay inside the kernel of the sum that they lead to.

Stands beside `cut.py`, which asks for every sum. Scores and probabilities of attention are then never stored;
`tensor/passes/online.py` and `tensor/plan/online.py` say what such a kernel looks like and how it runs. What
they have no plan for is cut after all (`tensor/schedule/__init__.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tensor.dtype import dtypes
from tensor.ir.graph import ELEMENTWISE, MOVEMENT, REDUCE, Node, Op

MOST_NODES = 200  # between the sum and the reductions that it stands on


def inside(total: Node, stops: Callable[[Node], bool], consumers: dict[Node, list[Node]]) -> set[Node]:
    """Nodes below the sum `total` that are computed in its kernel, none if it is not of a softmax's kind or
    if anything else reads them. stops: the node has memory already."""
    if total.op is not Op.REDUCE_ADD or total.src[0].op is not Op.MUL or total.dtype != dtypes.float32:
        return set()
    first = below(total, stops)
    tops = [node for node in first if node.op is Op.REDUCE_MAX]
    if len(tops) != 1:
        return set()
    (top,) = tops
    scores = [node for node in below(top, stops) if node.op in REDUCE]
    sums = [node for node in first if node.op is Op.REDUCE_ADD and top in below(node, stops)]
    if len(sums) != 1 or not scores or not same_row(top, sums[0], total):
        return set()
    found = between(total, {top, sums[0], *scores}, stops)
    alone = all(user is total or user in found for node in found for user in consumers[node])
    return found if alone else set()


def same_row(top: Node, powers: Node, total: Node) -> bool:
    """Are all three over one axis of one size?"""
    sizes = {tuple(node.src[0].shape[axis] for axis in node.arg) for node in (top, powers, total)}
    return len(sizes) == 1 and len(top.arg) == 1 and top.src[0].shape == powers.src[0].shape


def below(node: Node, stops: Callable[[Node], bool]) -> list[Node]:
    """The nearest reductions that a reduction stands on, through elementwise operations and movement."""
    found: list[Node] = []
    seen: set[Node] = set()
    stack: list[Node] = list(node.src)
    while stack and len(seen) < MOST_NODES:
        current = stack.pop()
        if current in seen or stops(current):
            continue
        seen.add(current)
        if current.op in REDUCE:
            found.append(current)
        elif current.op in ELEMENTWISE or current.op in MOVEMENT:
            stack.extend(current.src)
    return found


def between(total: Node, ends: set[Node], stops: Callable[[Node], bool]) -> set[Node]:
    """`ends` and the nodes on the ways from the total down to them."""
    leads: dict[Node, bool] = {}
    stack: list[Node] = [total.src[0]]
    while stack:
        current = stack[-1]
        if current in leads:
            stack.pop()
            continue
        sources = downward(current, ends, stops)
        missing = [s for s in sources if s not in leads]
        if missing:
            stack.extend(missing)
            continue
        leads[current] = current in ends or any(leads[s] for s in sources)
        stack.pop()
    return {node for node, does in leads.items() if does}


def downward(node: Node, ends: set[Node], stops: Callable[[Node], bool]) -> Sequence[Node]:
    """Where a way goes on: not below memory, nor below other reductions or what the scores are made of."""
    if stops(node) or (node.op in REDUCE and node not in ends):
        return ()
    return node.src if node.op not in REDUCE or node.src[0].op in ELEMENTWISE else ()
