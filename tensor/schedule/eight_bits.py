"""What products of floats of 8 bits do not store, for matrix units that take the bytes.

Stands beside `cut.py`. `tensor/plan/eight_bits.py` finds the bytes again in the kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from operator import is_
from typing import Final

from tensor.dtype import dtypes
from tensor.ir.eight_bits import EXACT, decoded
from tensor.ir.graph import MOVEMENT, Node, Op, toposort

MOVED: Final = MOVEMENT - {Op.PAD}


def decoded_sides(
    order: Sequence[Node], stops: Callable[[Node], bool], consumers: Mapping[Node, Sequence[Node]]
) -> set[Node]:
    """The nodes from such products down to the bytes, where nothing else reads what the bytes mean. order:
    all nodes; stops: the node has memory."""
    found = {total.src[0]: nodes for total in order if (nodes := _between(total, stops))}
    while True:
        inner = set[Node]().union(*found.values()) if found else set[Node]()
        left = {p: nodes for p, nodes in found.items() if _is_private(nodes, p, inner, consumers)}
        if len(left) == len(found):
            return inner
        found = left


def _is_private(
    nodes: set[Node], product: Node, inner: set[Node], consumers: Mapping[Node, Sequence[Node]]
) -> bool:
    return all(user in inner for node in nodes if node is not product for user in consumers[node])


def _between(total: Node, stops: Callable[[Node], bool]) -> set[Node]:
    """A product of two such sides, and what stands between it and the bytes; none if it is not one."""
    product = total.src[0] if total.op is Op.REDUCE_ADD else total
    if product is total or total.dtype != dtypes.float32 or product.op is not Op.MUL or stops(product):
        return set()
    nodes = {product}
    for side in product.src:
        below = _side(side, stops)
        if not below:
            return set()
        nodes |= below
    return nodes


def _side(node: Node, stops: Callable[[Node], bool]) -> set[Node]:
    """A side and what it is made of, without the bytes."""
    nodes: set[Node] = set()
    while not stops(node):
        found = decoded(node)
        if found is not None:
            return nodes.union(toposort(node, stop=partial(is_, found[0]))) - {found[0]}
        is_exact = node.op is Op.CAST and {node.dtype, node.src[0].dtype} <= EXACT
        if not is_exact and node.op not in MOVED:
            return set()
        nodes.add(node)
        node = node.src[0]
    return set()
