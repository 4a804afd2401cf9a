"""Gradients on the graph: one rule beside each op, and the sweep that applies them from a root to its
targets.

Works on nodes alone, so a gradient is itself a graph and can be differentiated again. Knows no tensors and no
memory. An op without a rule, such as a comparison, a bit operation or a detach, stops the flow.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from weakref import WeakKeyDictionary

from tensor.dtype import dtypes
from tensor.hooks import Hooks, changed
from tensor.ir import build
from tensor.ir.build import ATOMIC, binary, iota, is_const, like, unary, where
from tensor.ir.graph import Node, Op, toposort
from tensor.ir.place import HERE
from tensor.ir.stored import equal_as_stored

Rule = Callable[[Node, Node], tuple[Node | None, ...]]  # (node, its gradient) -> gradient of each source

RULES: dict[Op, Rule] = {}
_overrides: WeakKeyDictionary[Node, tuple[tuple[Node, ...], Rule]] = WeakKeyDictionary()
_hooks: WeakKeyDictionary[Node, Hooks] = WeakKeyDictionary()


def rule(op: Op) -> Callable[[Rule], Rule]:
    """Register the rule of an op."""

    def register(function: Rule) -> Rule:
        RULES[op] = function
        return function

    return register


def override(value: Node, inputs: tuple[Node, ...], function: Rule) -> None:
    """Differentiate `value` toward `inputs` by `function` and not through its graph.

    Must not refer to `value`.
    """
    if value not in inputs and (value.src or value.op is Op.BUFFER):
        _overrides[value] = (inputs, function)


def override_of(value: Node) -> tuple[tuple[Node, ...], Rule] | None:
    """The inputs and the rule that `override` gave a node."""
    return _overrides.get(value)


def hooks(value: Node) -> Hooks:
    """Functions that change the whole gradient toward `value`, in order; others may be put there."""
    return _hooks.setdefault(value, {})


def gradients(root: Node, seed: Node, targets: Iterable[Node]) -> dict[Node, Node]:
    """d root / d target times `seed`, for each target that `root` depends on.

    `seed` has the shape of `root`.
    """
    wanted = set(targets)
    found: dict[Node, Node] = {root: seed}
    path = _path(root, wanted)
    members = set(path)
    for current in reversed(path):
        gradient = found.get(current)
        if gradient is None:
            continue
        gradient = found[current] = changed(gradient, _hooks.get(current, {}))
        sources, function = _flow(current)
        if members.isdisjoint(sources):
            continue
        for source, part in zip(sources, function(current, gradient), strict=True):
            if part is not None and source in members and not (source in found and is_const(part, 0)):
                is_first = source not in found or is_const(found[source], 0)
                found[source] = part if is_first else binary(Op.ADD, found[source], part)
    return {target: found[target] for target in wanted if target in found}


def _flow(value: Node) -> tuple[tuple[Node, ...], Rule]:
    """Where the gradient of a node goes, and how."""
    override_found = _overrides.get(value)
    if override_found is not None:
        return override_found
    found = RULES.get(value.op)
    return ((), _stop) if found is None else (value.src, found)


def _stop(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    return ()


def _path(root: Node, wanted: set[Node]) -> list[Node]:
    """The nodes between `root` and `wanted` that a gradient flows through, sources first."""
    order: list[Node] = []
    members: set[Node] = set()
    done: set[Node] = set()
    stack: list[tuple[Node, bool]] = [(root, False)]
    while stack:
        current, sources_done = stack.pop()
        if sources_done:
            if current in wanted or not members.isdisjoint(_flow(current)[0]):
                order.append(current)
                members.add(current)
        elif current not in done:
            done.add(current)
            stack.append((current, True))
            stack.extend((source, False) for source in _flow(current)[0])
    return order


def reached(root: Node) -> set[Node]:
    """Every node that a gradient of `root` can flow to."""
    seen = {root}
    stack = [root]
    while stack:
        for source in _flow(stack.pop())[0]:
            if source not in seen:
                seen.add(source)
                stack.append(source)
    return seen


def leads_to(root: Node) -> list[Node]:
    """Every node that `root` was computed from, but for what stands before a `detach`."""
    return toposort(root, stop=lambda n: n.op is Op.BITCAST and n.src[0].dtype == n.dtype and not n.arg)


# elementwise


def _times(gradient: Node, factor: float) -> Node:
    return binary(Op.MUL, gradient, like(gradient, factor))


@rule(Op.CAST)
def _cast(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    source = value.src[0]
    return (build.cast(gradient, source.dtype) if source.dtype.is_float and value.dtype.is_float else None,)


@rule(Op.NEG)
def _neg(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    return (unary(Op.NEG, gradient),)


@rule(Op.RECIP)
def _recip(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    return (unary(Op.NEG, binary(Op.MUL, gradient, binary(Op.MUL, value, value))),)


@rule(Op.SQRT)
def _sqrt(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    return (binary(Op.DIV, _times(gradient, 0.5), value),)


@rule(Op.EXP2)
def _exp2(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    return (_times(binary(Op.MUL, gradient, value), math.log(2)),)


@rule(Op.LOG2)
def _log2(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    return (binary(Op.DIV, _times(gradient, 1 / math.log(2)), value.src[0]),)


@rule(Op.TRUNC)
def _trunc(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    return (like(gradient, 0),)


@rule(Op.SIN)
def _sin(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    return (binary(Op.MUL, gradient, unary(Op.COS, value.src[0])),)


@rule(Op.COS)
def _cos(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    return (unary(Op.NEG, binary(Op.MUL, gradient, unary(Op.SIN, value.src[0]))),)


@rule(Op.ADD)
def _add(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    return gradient, gradient


@rule(Op.SUB)
def _sub(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    return gradient, unary(Op.NEG, gradient)


@rule(Op.MUL)
def _mul(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    a, b = value.src
    return binary(Op.MUL, gradient, b), binary(Op.MUL, gradient, a)


@rule(Op.DIV)
def _div(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    toward_a = binary(Op.DIV, gradient, value.src[1])
    return toward_a, unary(Op.NEG, binary(Op.MUL, toward_a, value))


@rule(Op.MOD)
def _mod(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    a, b = value.src
    return gradient, unary(Op.NEG, binary(Op.MUL, gradient, unary(Op.TRUNC, binary(Op.DIV, a, b))))


@rule(Op.MAX)
def _max(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    return _pick(gradient, *value.src)


@rule(Op.MIN)
def _min(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    return _pick(gradient, *value.src)[::-1]


def _pick(gradient: Node, a: Node, b: Node) -> tuple[Node, Node]:
    """Gradient to the greater of `a` and `b`; half to each where equal, all to each where one is NaN."""
    zero = like(gradient, 0)
    share = where(binary(Op.EQ, a, b), _times(gradient, 0.5), gradient)
    return where(binary(Op.LT, a, b), zero, share), where(binary(Op.LT, b, a), zero, share)


@rule(Op.WHERE)
def _where(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    zero = like(gradient, 0)
    return None, where(value.src[0], gradient, zero), where(value.src[0], zero, gradient)


# movement: the gradient goes back the way the elements came


@rule(Op.RESHAPE)
def _reshape(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    return (build.reshape(gradient, value.src[0].shape),)


@rule(Op.PERMUTE)
def _permute(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    inverse = sorted(range(len(value.arg)), key=value.arg.__getitem__)
    return (build.permute(gradient, tuple(inverse)),)


@rule(Op.EXPAND)
def _expand(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    source = value.src[0]
    axes = [i for i, n in enumerate(source.shape) if n != value.shape[i]]
    return (build.cast(build.reduce(Op.REDUCE_ADD, _accumulator(gradient), axes), source.dtype),)


def _accumulator(x: Node) -> Node:
    """Sums of 16-bit floats are made in float32."""
    return build.cast(x, dtypes.float32) if x.dtype.is_float and x.dtype.bits == 16 else x


@rule(Op.PAD)
def _pad(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    kept = tuple((before, before + n) for (before, _), n in zip(value.arg, value.src[0].shape, strict=True))
    return (build.shrink(gradient, kept),)


@rule(Op.SHRINK)
def _shrink(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    source = value.src[0]
    return (
        build.pad(gradient, tuple((a, n - b) for (a, b), n in zip(value.arg, source.shape, strict=True))),
    )


@rule(Op.STRIDE)
def _stride(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    for axis, (step, n) in enumerate(zip(value.arg, value.src[0].shape, strict=True)):
        gradient = _spread(gradient, axis, abs(step), n)
    flips = tuple(-1 if step < 0 else 1 for step in value.arg)
    return (build.stride(gradient, flips),)


def _spread(x: Node, axis: int, step: int, size: int) -> Node:
    """Element i along `axis` moves to i * step, zeros between; the axis becomes `size` long."""
    if step == 1:
        return x
    before, count, after = x.shape[:axis], x.shape[axis], x.shape[axis + 1 :]
    cells = build.reshape(x, (*before, count, 1, *after))
    cells = build.pad(cells, _only(len(x.shape) + 1, axis + 1, (0, step - 1)))
    flat = build.reshape(cells, (*before, count * step, *after))
    if count * step < size:
        return build.pad(flat, _only(len(x.shape), axis, (0, size - count * step)))
    kept = [(0, n) for n in flat.shape]
    kept[axis] = (0, size)
    return build.shrink(flat, tuple(kept))


def _only(rank: int, axis: int, amount: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    return tuple(amount if i == axis else (0, 0) for i in range(rank))


# reductions


@rule(Op.REDUCE_ADD)
def _reduce_add(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    return (build.expand(gradient, value.src[0].shape),)


@rule(Op.REDUCE_MAX)
@rule(Op.REDUCE_MIN)
def _reduce_extreme(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    """Shared evenly by the elements that attain the extreme."""
    x = value.src[0]
    attains = equal_as_stored(x, build.expand(value, x.shape))
    count = build.reduce(Op.REDUCE_ADD, build.cast(attains, dtypes.float32), value.arg)
    share = binary(Op.DIV, gradient, build.cast(count, gradient.dtype))
    return (where(attains, build.expand(share, x.shape), like(x, 0)),)


@rule(Op.REDUCE_MUL)
def _reduce_mul(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    """The product of the others, right also where one element is zero."""
    x = value.src[0]
    is_zero = binary(Op.EQ, x, like(x, 0))
    nonzero = where(is_zero, like(x, 1), x)
    product = build.reduce(Op.REDUCE_MUL, nonzero, value.arg)
    zeros = build.reduce(Op.REDUCE_ADD, build.cast(is_zero, dtypes.int32), value.arg)
    spread = build.expand(binary(Op.MUL, product, gradient), x.shape)
    count = build.expand(zeros, x.shape)
    others_nonzero = binary(Op.EQ, count, build.cast(is_zero, dtypes.int32))
    return (where(others_nonzero, binary(Op.DIV, spread, nonzero), like(x, 0)),)


# memory


@rule(Op.GATHER)
def _gather(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    """Each data element sums the gradients of the places that read it."""
    data, index = value.src
    wide = _accumulator(gradient)
    if wide.dtype not in ATOMIC[Op.ADD]:
        return _compared(data, index, wide), None
    summed = build.scatter(build.const(0, wide.dtype, data.shape), index, wide, Op.ADD)
    return build.cast(summed, data.dtype), None


def _compared(data: Node, index: Node, gradient: Node) -> Node:
    """Where memory cannot add: each place looks at every index."""
    table = (data.size, index.size)
    positions = build.cast(iota(table, 0), index.dtype)
    hit = binary(Op.EQ, positions, build.expand(build.reshape(index, (1, index.size)), table))
    spread = build.expand(build.reshape(gradient, (1, index.size)), table)
    summed = build.reduce(Op.REDUCE_ADD, where(hit, spread, like(spread, 0)), (1,))
    return build.reshape(summed, data.shape)


@rule(Op.EXTENT)
def _extent(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    """Elements that mean nothing have no part in it."""
    inside = build.inside(value, value.extents[[e.axis for e in value.extents].index(value.arg[0])])
    return where(inside, gradient, like(gradient, 0)), None


@rule(Op.COPY)
def _copy(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    return (build.copy(gradient, value.src[0].place or HERE),)


@rule(Op.CONTIGUOUS)
def _contiguous(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    return gradient, *(None,) * (len(value.src) - 1)


@rule(Op.SCATTER)
def _scatter(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    """Of what stands at a place all that was put there counts, as if it were one."""
    index, values = value.src[1:]
    if value.arg is Op.MAX:
        return ()
    own = gradient if value.arg is Op.ADD else build.scatter(gradient, index, like(values, 0))
    return own, None, build.gather(gradient, index)


@rule(Op.ASSIGN)
def _assign(value: Node, gradient: Node) -> tuple[Node | None, ...]:
    return None, gradient
