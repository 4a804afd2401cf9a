"""What memory computing a node reads and writes: where the walk from it first meets memory and assignments.

Says nothing of when that happens; `memory.py` decides it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from tensor.ir.graph import Node, Op

if TYPE_CHECKING:
    from tensor.schedule.storage import Storage


class Touched(NamedTuple):
    """The memory that computing a node reads as it was before the schedule, and the memory it writes."""

    reads: set[Storage]
    writes: set[Storage]


def touch(*roots: Node) -> Touched:
    read, assigned = frontier(*roots)
    return Touched(
        {unit for n in read for unit in n.storage.units},
        {unit for n in assigned for unit in n.src[0].arg.units},
    )


def frontier(*roots: Node) -> tuple[list[Node], list[Node]]:
    """Nodes whose values `roots` read from memory, and the assignments that computing them carries out."""
    read: list[Node] = []
    assigned: list[Node] = []
    seen: set[Node] = set()
    stack = [*roots]
    while stack:
        current = stack.pop()
        if current in seen:
            continue
        seen.add(current)
        if current.storage is not None:
            read.append(current)
            continue
        if current.op is Op.ASSIGN:
            assigned.append(current)
        stack.extend(sources(current))
    return read, assigned


def sources(value: Node) -> tuple[Node, ...]:
    """What is computed for a node that is not in memory."""
    return (value.src[1],) if value.op is Op.ASSIGN else value.src


def touching(nodes: Iterable[Node], read: set[Storage], written: set[Storage]) -> Iterator[bool]:
    """Whether computing each of `nodes` reads some of the memory `read` or writes some of `written`. However
    many share a part of the graph, that part is walked once.
    """
    known: dict[Node, bool] = {}
    for root in nodes:
        stack = [root]
        while stack:
            current = stack[-1]
            if current not in known:
                below = () if current.storage is not None else sources(current)
                if ahead := [n for n in below if n not in known]:
                    stack += ahead
                    continue
                known[current] = touches(current, read, written) or any(known[n] for n in below)
            stack.pop()
        yield known[root]


def touches(value: Node, read: set[Storage], written: set[Storage]) -> bool:
    """The same of a node alone."""
    if value.storage is not None:
        return not read.isdisjoint(value.storage.units)
    return value.op is Op.ASSIGN and not written.isdisjoint(value.src[0].arg.units)
