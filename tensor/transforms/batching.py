"""A graph of one example made into the graph of a batch: one rule for each family of operations.

Given nodes that stand for one example and, for some of them, the same with a batch axis in front, every node
that depends on those is made again with that axis; what depends on none stays as it is and is repeated only
where it meets what does. Gradient rules that a node has of its own come along: a rule is a graph as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from hcq.errors import ArgumentError
from tensor import grad
from tensor.dtype import DType
from tensor.ir import build
from tensor.ir.build import binary, expand, iota, like, reshape, where
from tensor.ir.graph import ELEMENTWISE, REDUCE, Node, Op, forget, is_pooled, node
from tensor.ir.place import Place

Sources = Callable[[Node], Node]  # a source of one example -> with the batch axis


def stand_in(like: Node, shape: tuple[int, ...], told: str) -> Node:
    """A leaf of `shape` and the dtype of `like` that nothing else is. told: the error of who reads it."""
    from tensor.transforms.stand_in import StandIn  # which imports the scheduler

    plain = build.const(0, like.dtype, shape)
    return node(Op.BUFFER, like.dtype, shape, (), StandIn(plain.dtype, plain.size, told))


def unique(op: Op, dtype: DType, shape: tuple[int, ...], src: tuple[Node, ...], arg: Any = None) -> Node:
    """A node of these parts that is equal to no other."""
    forget(node(op, dtype, shape, src, arg))
    found = node(op, dtype, shape, src, arg)
    forget(found)
    return found


def alias(x: Node) -> Node:
    """The values of `x` as a node of its own, through which gradients flow."""
    found = unique(Op.BITCAST, x.dtype, x.shape, (x,), True)
    grad.override(found, (x,), lambda value, gradient: (gradient,))
    return found


class Batch:
    """The nodes that were made with a batch axis. size: its length; known: those given."""

    def __init__(self, size: int, known: Mapping[Node, Node]) -> None:
        self.size, self.known = size, dict(known)
        self.made: dict[Node, Node] = dict(known)

    def of(self, roots: Iterable[Node]) -> list[Node]:
        """Each root with the batch axis, if it depends on a known node; otherwise the root."""
        wanted = list(roots)
        for current in self._depending(wanted):
            self.made[current] = self._batched(current)
        return [self.made.get(root, root) for root in wanted]

    def whole(self, x: Node) -> Node:
        """A node of one example with the batch axis; repeated along it, if it depends on no known one."""
        found = self.made.get(x)
        return expand(reshape(x, (1, *x.shape)), (self.size, *x.shape)) if found is None else found

    def _depending(self, roots: list[Node]) -> list[Node]:
        """What depends on known nodes and was not made yet, sources first."""
        order: list[Node] = []
        depends = set(self.made)
        seen: set[Node] = set()
        stack = [(root, False) for root in reversed(roots)]
        while stack:
            current, done = stack.pop()
            if done:
                if any(source in depends for source in current.src):
                    depends.add(current)
                    order.append(current)
            elif current not in seen and current not in self.made and current.storage is None:
                seen.add(current)
                stack.append((current, True))
                stack.extend((source, False) for source in reversed(current.src))
        return order

    def _batched(self, x: Node) -> Node:
        rule = _RULES.get(x.op)
        if rule is None:
            raise ArgumentError(f"vmap: {x.op.name.lower()} of an argument has no meaning for a batch")
        made = rule(self, x)
        override = grad.override_of(x)
        if override is not None and made.src:
            if not is_pooled(x):
                made = unique(made.op, made.dtype, made.shape, made.src, made.arg)
            inputs, function = override
            grad.override(made, tuple(self.whole(n) for n in inputs), self._rule(x, inputs, function))
        return made

    def _rule(self, x: Node, inputs: tuple[Node, ...], function: grad.Rule) -> grad.Rule:
        """A node's own gradient rule, for the batch. Refers to no node that was made."""
        size, known = self.size, self.known

        def rule(value: Node, gradient: Node) -> tuple[Node | None, ...]:
            one = stand_in(gradient, x.shape, "vmap: a gradient rule asks for values")
            parts = function(x, one)
            batch = Batch(size, {**known, x: value, one: gradient})
            batch.of([part for part in parts if part is not None])
            return tuple(None if part is None else batch.whole(part) for part in parts)

        return rule


_RULES: dict[Op, Callable[[Batch, Node], Node]] = {}


def _rule(*ops: Op) -> Callable[[Callable[[Batch, Node], Node]], Callable[[Batch, Node], Node]]:
    def register(function: Callable[[Batch, Node], Node]) -> Callable[[Batch, Node], Node]:
        _RULES.update(dict.fromkeys(ops, function))
        return function

    return register


@_rule(*ELEMENTWISE)
def _elementwise(batch: Batch, x: Node) -> Node:
    return node(x.op, x.dtype, (batch.size, *x.shape), tuple(map(batch.whole, x.src)), x.arg)


@_rule(Op.CONTIGUOUS)
def _contiguous(batch: Batch, x: Node) -> Node:
    value, *others = map(batch.whole, x.src)
    return node(x.op, x.dtype, value.shape, (value, *others), x.arg)


@_rule(Op.COPY)
def _copy(batch: Batch, x: Node) -> Node:
    devices, axis = x.arg
    return build.copy(batch.whole(x.src[0]), Place(devices, None if axis is None else axis + 1))


@_rule(Op.RESHAPE)
def _reshape(batch: Batch, x: Node) -> Node:
    return reshape(batch.whole(x.src[0]), (batch.size, *x.shape))


@_rule(Op.EXPAND)
def _expand(batch: Batch, x: Node) -> Node:
    return expand(batch.whole(x.src[0]), (batch.size, *x.shape))


@_rule(Op.PERMUTE)
def _permute(batch: Batch, x: Node) -> Node:
    return build.permute(batch.whole(x.src[0]), (0, *(axis + 1 for axis in x.arg)))


@_rule(Op.PAD)
def _pad(batch: Batch, x: Node) -> Node:
    return build.pad(batch.whole(x.src[0]), ((0, 0), *x.arg))


@_rule(Op.SHRINK)
def _shrink(batch: Batch, x: Node) -> Node:
    return build.shrink(batch.whole(x.src[0]), ((0, batch.size), *x.arg))


@_rule(Op.STRIDE)
def _stride(batch: Batch, x: Node) -> Node:
    return build.stride(batch.whole(x.src[0]), (1, *x.arg))


@_rule(*REDUCE)
def _reduce(batch: Batch, x: Node) -> Node:
    return build.reduce(x.op, batch.whole(x.src[0]), [axis + 1 for axis in x.arg])


def _flat_index(batch: Batch, index: Node, count: int) -> Node:
    """Places in flattened data of `count` elements, in the whole batch's; what is outside stays so."""
    inside = binary(Op.LT, index, like(index, count))
    if index.dtype.is_signed:
        is_low = binary(Op.LT, index, like(index, 0))
        inside = binary(Op.AND, inside, build.unary(Op.NOT, is_low))
    row = build.cast(iota(index.shape, 0), index.dtype)
    place = binary(Op.ADD, index, binary(Op.MUL, row, like(row, count)))
    return where(inside, place, like(place, -1 if index.dtype.is_signed else int(index.dtype.max)))


@_rule(Op.GATHER)
def _gather(batch: Batch, x: Node) -> Node:
    data, index = x.src
    if data not in batch.made:
        return build.gather(data, batch.whole(index))
    return build.gather(batch.made[data], _flat_index(batch, batch.whole(index), data.size))


@_rule(Op.SCATTER)
def _scatter(batch: Batch, x: Node) -> Node:
    own, index, values = x.src
    places = _flat_index(batch, batch.whole(index), own.size)
    return build.scatter(batch.whole(own.src[0]), places, batch.whole(values), x.arg)


@_rule(Op.EXTENT)
def _extent(batch: Batch, x: Node) -> Node:
    value, count = x.src
    if count in batch.made:
        raise ArgumentError("vmap: a length known at run time is one for the whole batch")
    axis, *rest = x.arg
    return build.extent(batch.whole(value), axis + 1, count, *rest)


@_rule(Op.ASSIGN)
def _assign(batch: Batch, x: Node) -> Node:
    raise ArgumentError(
        "vmap: the function assigns what depends on its batched arguments to a tensor from outside, which has"
        " no batch axis; return the value"
    )
