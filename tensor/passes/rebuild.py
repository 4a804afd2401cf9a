"""A graph with some nodes replaced: what is computed from them is made anew, the rest stays as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tensor.ir.graph import Node, node


def rebuilt(
    order: Iterable[Node], change: Callable[[Node, Node], Node], given: dict[Node, Node] | None = None
) -> dict[Node, Node]:
    """What each node becomes that changes. order: sources first. change: of a node and the same node over
    changed sources, what it becomes. given: what an earlier pass made of nodes."""
    changed: dict[Node, Node] = {}
    for current in order:
        sources = tuple(changed.get(s, s) for s in current.src)
        made = current
        if sources != current.src:
            made = node(current.op, current.dtype, current.shape, sources, current.arg)
        made = change(current, made)
        if made is not current:
            changed[current] = made
    if given is None:
        return changed
    return {old: changed.get(new, new) for old, new in given.items()} | changed


def below(roots: Iterable[Node], is_leaf: Callable[[Node], bool]) -> list[Node]:
    """Every node that is still to be computed, sources first."""
    order: list[Node] = []
    seen: set[Node] = set()
    stack = [(root, False) for root in roots]
    while stack:
        current, done = stack.pop()
        if done:
            order.append(current)
        elif current not in seen and not is_leaf(current):
            seen.add(current)
            stack.append((current, True))
            stack.extend((s, False) for s in current.src)
    return order
