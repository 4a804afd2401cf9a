"""What is put at places of a copy of memory, and then assigned to that memory, is put there without the copy.

Before: ``ASSIGN(b, SCATTER(CONTIGUOUS(b), places, values))``, which copies all of `b` to and fro. After:
``SCATTER(b, places, values)``, which takes time by the count of values alone. Whoever reads `b` as it was
comes before that, or gets a copy: `order.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from tensor.ir.graph import Node, Op, node
from tensor.passes.rebuild import below, rebuilt
from tensor.schedule.lower import flat_base, is_same_flat


def put_in_place(
    roots: Iterable[Node], is_leaf: Callable[[Node], bool], given: dict[Node, Node]
) -> dict[Node, Node]:
    """What each node becomes that this changes, after what an earlier pass made of nodes."""
    roots = [given.get(root, root) for root in roots]
    order = below(roots, is_leaf)
    if not any(current.op is Op.ASSIGN for current in order):
        return given
    users = Counter(source for user in order for source in dict.fromkeys(user.src))
    users.update(roots)

    def change(current: Node, made: Node) -> Node:
        if current.op is not Op.ASSIGN or not _puts_back(current, users):
            return made
        target, value = made.src
        put = flat_base(value, lambda n: n.op is Op.SCATTER)
        return node(Op.SCATTER, target.dtype, target.shape, (target, *put.src[1:]), put.arg)

    return rebuilt(order, change, given)


def _puts_back(assign: Node, users: Counter[Node]) -> bool:
    """Does an assignment put back a copy of its own memory that nothing else looks at?"""
    target, value = assign.src
    while is_same_flat(value) and users[value] == 1:
        value = value.src[0]
    if value.op is not Op.SCATTER or users[value] > 1 or users[value.src[0]] > 1:
        return False
    copied = flat_base(value.src[0].src[0], lambda n: n is target)
    return copied is target
