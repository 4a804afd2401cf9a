"""Which nodes of a softmax times something stay inside the kernel of the sum that they lead to.

Stands beside `cut.py`, which asks for every sum. Scores and probabilities of attention are then never stored;
`tensor/passes/online.py` and `tensor/plan/online.py` say what such a kernel looks like and how it runs. What
they have no plan for is cut after all (`tensor/schedule/__init__.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tensor.dtype import dtypes
from tensor.ir.graph import ELEMENTWISE, MOVEMENT, REDUCE, Node, Op
from tensor.plan.target import PLAIN, Abilities

MOST_NODES = 200  # between the sum and the reductions that it stands on


def kept(
    totals: Iterable[Node],
    stops: Callable[[Node], bool],
    consumers: dict[Node, list[Node]],
    abilities: Abilities = PLAIN,
) -> dict[Node, set[Node]]:
    """The sums of a softmax's kind among some, and the nodes below each that are computed in its kernel, in
    several kernels where several sums need them; not where anything else reads one. stops: the node has
    memory already."""
    found = {total: inside(total, stops, abilities.remade_scores) for total in totals}
    narrow = abilities.narrow_scores
    found = {total: nodes for total, nodes in found.items() if nodes and not is_small(nodes, narrow)}
    left: dict[Node, set[Node]] = {}
    while len(left) != len(found):
        found = left or found
        inner = set[Node]().union(*found.values()) | {*found}
        left = {t: nodes for t, nodes in found.items() if not is_read(t, nodes, inner, stops, consumers)}
        if not left:
            return {}
    inner = set[Node]().union(*found.values())
    return {total: nodes for total, nodes in found.items() if total not in inner}


def is_read(
    total: Node, nodes: set[Node], inner: set[Node], stops: Callable[[Node], bool],
    consumers: dict[Node, list[Node]],
) -> bool:  # fmt: skip
    """Does anything but such sums read a node below one? What follows the sum may read the maximum."""
    readers = ((node, user) for node in nodes for user in consumers[node] if user not in inner)
    return any(n.op is not Op.REDUCE_MAX or total not in reached(user, stops) for n, user in readers)


def is_small(nodes: Iterable[Node], least: int) -> bool:
    """Are the products among some nodes of floats of 16 bits, and fewer than `least`?"""
    products = (node for node in nodes if is_product(node) and node.size < least)
    return any(is_widened(side) for node in products for side in node.src[0].src)


def is_widened(side: Node) -> bool:
    """A factor that was cast from 16 bits."""
    while side.op in MOVEMENT:
        (side,) = side.src
    return side.op is Op.CAST and side.src[0].dtype.is_float and side.src[0].dtype.bits == 16


def inside(total: Node, stops: Callable[[Node], bool], remade: int) -> set[Node]:
    """Nodes below the sum `total` that its kernel would compute, none if it is not of a softmax's kind, or of
    powers made again of fewer than `remade` scores."""
    if total.op is not Op.REDUCE_ADD or total.src[0].op is not Op.MUL or total.dtype != dtypes.float32:
        return set()
    found = attended(total, stops)
    if found:
        return found
    found = summed_powers(total, stops) or again(total, stops)
    return found if any(is_product(node) and node.size >= remade for node in found) else set()


def attended(total: Node, stops: Callable[[Node], bool]) -> set[Node]:
    """Of a softmax times something: the scores, their maximum and the sum of the powers."""
    first = below(total, stops)
    tops = [node for node in first if node.op is Op.REDUCE_MAX]
    if len(tops) != 1:
        return set()
    (top,) = tops
    scores = [node for node in below(top, stops) if node.op in REDUCE]
    sums = [node for node in first if node.op is Op.REDUCE_ADD and top in below(node, stops)]
    if len(sums) != 1 or not scores or not same_row(top, sums[0], total):
        return set()
    return between(total, {top, sums[0], *scores}, stops)


def summed_powers(total: Node, stops: Callable[[Node], bool]) -> set[Node]:
    """Of the powers' sum alone: the scores, which are products, and their maximum."""
    tops = [node for node in below(total, stops) if node.op is Op.REDUCE_MAX]
    if len(tops) != 1 or tops[0].src[0].shape != total.src[0].shape or tops[0].arg != total.arg:
        return set()
    scores = below(tops[0], stops)
    if not scores or not all(map(is_product, scores)) or len(total.arg) != 1:
        return set()
    return between(total, {tops[0], *scores}, stops)


def again(total: Node, stops: Callable[[Node], bool]) -> set[Node]:
    """Of a product with powers that are made again of stored sums, as a softmax's gradient has them: all that
    is as large as the scores."""
    for side in total.src[0].src:
        region = reached(side, stops)
        powers = [node for node in region if is_power(node, stops)]
        scores = [node for node in region if node.op in REDUCE]
        sizes = {node.size for node in (*scores, *powers)}
        if powers and scores and all(map(is_product, scores)) and len(sizes) == 1 and len(total.arg) == 1:
            return between(total, {*scores}, stops)
    return set()


def is_power(node: Node, stops: Callable[[Node], bool]) -> bool:
    """A power of 2 whose exponent is something less a value of each row that is in memory."""
    if node.op is not Op.EXP2:
        return False
    inside = node.src[0]
    while inside.op is Op.MUL:
        inside = inside.src[0]
    row = inside.src[1] if inside.op is Op.SUB else inside
    while row.op in MOVEMENT and not stops(row):
        row = row.src[0]
    return inside.op is Op.SUB and stops(row) and row.size < node.size


def is_product(node: Node) -> bool:
    """A sum of products in float32, as scores are."""
    return node.op is Op.REDUCE_ADD and node.src[0].op is Op.MUL and node.dtype == dtypes.float32


def same_row(top: Node, powers: Node, total: Node) -> bool:
    """Are all three over one axis of one size?"""
    sizes = {tuple(node.src[0].shape[axis] for axis in node.arg) for node in (top, powers, total)}
    return len(sizes) == 1 and len(top.arg) == 1 and top.src[0].shape == powers.src[0].shape


def below(node: Node, stops: Callable[[Node], bool]) -> list[Node]:
    """The nearest reductions that a reduction stands on, through elementwise operations and movement."""
    return [found for source in node.src for found in reached(source, stops) if found.op in REDUCE]


def reached(root: Node, stops: Callable[[Node], bool]) -> list[Node]:
    """A node and what it stands on, through elementwise operations and movement, down to reductions."""
    seen: dict[Node, None] = {}
    stack = [root]
    while stack and len(seen) < MOST_NODES:
        current = stack.pop()
        if current in seen or stops(current):
            continue
        seen[current] = None
        if current.op in ELEMENTWISE or current.op in MOVEMENT:
            stack.extend(current.src)
    return [*seen]


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
    return {node for node, does in leads.items() if does}


def downward(node: Node, ends: set[Node], stops: Callable[[Node], bool]) -> Sequence[Node]:
    """Where a way goes on: not below memory, nor below other reductions or what the scores are made of."""
    if stops(node) or (node.op in REDUCE and node not in ends):
        return ()
    return node.src if node.op not in REDUCE or node.src[0].op in ELEMENTWISE else ()
