"""Groups whose kernels differ in nothing but memory, such as those of a model's equal layers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from tensor.ir.graph import Node, Op, toposort
from tensor.schedule.lower import Group, Lowered


class Alike:
    """What the kernel of a group depends on. key: equal for groups that one kernel serves. nodes: the group's
    and the memory that it reads, lengths of what it stores as well, in an order that is the same for all of
    these."""

    def __init__(self, group: Group, is_memory: Callable[[Node], bool]) -> None:
        self.group = group
        own = set(group.outputs)
        lengths = [extent.length for node in group.stored for extent in node.extents]
        self.nodes = toposort(*group.outputs, *lengths, stop=lambda n: n not in own and is_memory(n))
        self._number = number = {node: i for i, node in enumerate(self.nodes)}
        parts: list[Any] = []
        for node in self.nodes:
            if node not in own and is_memory(node):
                parts.append((node.dtype, node.shape))
            else:
                arg = (type(node.arg), repr(node.arg)) if node.op is Op.CONST else node.arg
                parts.append((node.op, node.dtype, node.shape, arg, *[number[s] for s in node.src]))
        ends = tuple(number[node] for node in (*group.outputs, *group.stored))
        extents = tuple((e.axis, e.times, number[e.length]) for node in group.stored for e in node.extents)
        counts = tuple(len(node.extents) for node in group.stored) if extents else ()
        self.key = tuple(parts), len(group.outputs), ends, extents, counts

    def here(self, other: Alike, nodes: Iterable[Node]) -> tuple[Node, ...]:
        """The nodes of this group that stand where these stand in the other, which has the same key."""
        return tuple(self.nodes[other._number[node]] for node in nodes)

    def lowered(self, other: Alike, made: Lowered) -> Lowered:
        """The other group's kernel over the memory of this one."""
        return replace(made, memory=self.here(other, made.memory), group=self.group)
