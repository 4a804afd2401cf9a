"""Which values are too dear to compute again for each element that they are repeated to, or for each reader.

Stands beside `cut.py`, which gives them memory.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from typing import Final

from tensor.ir.graph import ELEMENTWISE, MOVEMENT, REDUCE, Node, Op
from tensor.schedule.lower import GROWTH
from tensor.schedule.product import is_widening

DEAR: Final = 8  # cost from which a value is not computed again for each element it is repeated to
DEAR_SHARED: Final = 24  # cost, summed over all readers but one, from which a shared value is stored
WORTH: Final = 1 << 16  # operations that storing must save: about what one more launch costs
_COST: Final = dict.fromkeys((Op.EXP2, Op.LOG2, Op.SIN, Op.COS, Op.SQRT, Op.DIV, Op.RECIP, Op.MOD), 8)

Consumers = Mapping[Node, Sequence[Node]]
Stops = Callable[[Node], bool]


def is_cheap(node: Node) -> bool:
    """Whether a node by itself costs no more than to read its value."""
    return node.op not in REDUCE and node.op not in _COST


def dear_values(
    order: Sequence[Node], consumers: Consumers, points: Set[Node], owned: Set[Node], stops: Stops
) -> set[Node]:
    """What is to be stored besides the points. order: all nodes, sources first; owned: what stays in the
    kernel of a reduction; stops: the node has memory, or is a point."""
    largest = _largest_below(order, stops)
    cost, spread = _costs(order, stops), _spread_indices(order, consumers, largest)
    runs: dict[Node, float] = {}
    users: dict[Node, frozenset[Node]] = {}
    found: set[Node] = set()
    chosen = set(points)
    for node in reversed(order):
        runs[node], users[node] = _use(node, consumers, chosen, runs, users)
        if node.op not in ELEMENTWISE or stops(node) or node in owned or not node.size:
            continue
        if is_widening(node) or node in spread:  # what it is made of says as much in fewer bytes
            continue
        again, readers = runs[node] - node.size, len(users[node]) - 1
        repeated = cost[node] >= DEAR and again >= node.size
        shared = cost[node] * (readers if largest[node] else 1) >= DEAR_SHARED  # numbers alone read nothing
        saved = cost[node] * (max(again, 0) + readers * node.size)
        if (repeated or shared) and saved >= WORTH:
            found.add(node)
            chosen.add(node)
    return found


def _use(
    node: Node,
    consumers: Consumers,
    points: Set[Node],
    runs: dict[Node, float],
    users: dict[Node, frozenset[Node]],
) -> tuple[float, frozenset[Node]]:
    """How often a node is computed and by which points, seen from its users."""
    times, found = 0.0, frozenset[Node]()
    for user in consumers[node]:
        is_point = user in points
        each = float(user.size) if is_point else runs[user]
        if user.op in REDUCE and user.size:
            each *= node.size / user.size
        times = max(times, each)
        found |= frozenset((user,)) if is_point else users[user]
    return times, found


def _costs(order: Sequence[Node], stops: Stops) -> dict[Node, int]:
    """Operations to compute one element from memory, counted as a tree and up to 1000."""
    cost: dict[Node, int] = {}
    for node in order:
        below = sum(1 if stops(s) else cost[s] for s in dict.fromkeys(node.src))
        own = _COST.get(node.op, 1) if node.op in ELEMENTWISE else 0
        cost[node] = min(1000, below + own)
    return cost


def _largest_below(order: Sequence[Node], stops: Stops) -> dict[Node, int]:
    """The size of the largest value in memory that each node is computed of, 0 if it is of none."""
    largest: dict[Node, int] = {}
    for node in order:
        largest[node] = max((s.size if stops(s) else largest[s] for s in node.src), default=0)
    return largest


def _spread_indices(order: Sequence[Node], consumers: Consumers, largest: Mapping[Node, int]) -> set[Node]:
    """Nodes that only say where others gather from, and are much larger than all that says so."""
    found: set[Node] = set()
    for node in reversed(order):
        users = consumers[node]
        is_index = all(u in found or (u.op is Op.GATHER and u.src[0] is not node) for u in users)
        moves = node.op in ELEMENTWISE or node.op in MOVEMENT
        if users and is_index and moves and node.size > GROWTH * largest[node]:
            found.add(node)
    return found
