"""Makes graph nodes from graph nodes: shapes worked out, trivial cases folded, so that graphs stay small.

Tensor methods and gradient rules build through here and never call `node()` themselves. Folding is exact: no
rule here changes a float result, not even the sign of a zero. Shapes and dtypes are expected to fit; whoever
talks to a user has checked them, so a mismatch here is our mistake and raises ValueError.

Values of a carried dtype (complex numbers, floats of 8 bits) become operations on what carries them here, so
nothing below a tensor's own node knows them: movement in this file, what they mean in that of their kind.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from tensor.dtype import DType, Number, Scalar, canonical, dtypes
from tensor.ir.carriers import MEANINGS, Shape, carried, carrier, trail
from tensor.ir.form import REACH
from tensor.ir.graph import Extent, Node, Op, node
from tensor.ir.place import HERE, Place

COMPARE = frozenset({Op.LT, Op.EQ, Op.NE})
ATOMIC = {  # by what elements of memory are put together, and of which types
    Op.ADD: (dtypes.float32, dtypes.int32, dtypes.uint32, dtypes.int64, dtypes.uint64),
    Op.MAX: (dtypes.int32,),
}


def over(memory: Node, x: Node) -> Node:
    """The elements of `memory`, in order, as dtype and shape of `x` have them."""
    return carried(reshape(memory, (*x.shape, *x.dtype.trail)), x.dtype)


def const(value: Number, dtype: DType, shape: Shape = ()) -> Node:
    """`value` in every element, rounded or wrapped to `dtype` first."""
    if dtype.carrier is not None:
        return MEANINGS[dtype.kind].const(value, dtype, shape)
    if isinstance(value, complex) or (dtype.is_int and isinstance(value, float) and not math.isfinite(value)):
        raise TypeError(f"{value} has no value in {dtype.name}")
    return node(Op.CONST, dtype, shape, (), canonical(value, dtype))


def like(x: Node, value: Number) -> Node:
    """A constant with the dtype and shape of `x`."""
    return const(value, x.dtype, x.shape)


def iota(shape: Shape, axis: int) -> Node:
    """Each element is its coordinate along `axis`; int32, or int64 where that has not all of them."""
    return node(Op.IOTA, dtypes.int32 if shape[axis] <= REACH else dtypes.int64, shape, (), axis)


def is_const(x: Node, value: Scalar) -> bool:
    """True if every element of `x` is known to be `value` (a zero of either sign counts as 0)."""
    return x.op is Op.CONST and bool(x.arg == value)


def cast(x: Node, dtype: DType) -> Node:
    """Convert values. A constant converts now."""
    if x.dtype == dtype:
        return x
    if dtype.carrier is not None:
        return MEANINGS[dtype.kind].cast_to(x, dtype)
    if x.op is Op.CARRIED:
        return MEANINGS[x.dtype.kind].cast_from(x, dtype)
    if x.op is Op.CONST and not (dtype.is_int and isinstance(x.arg, float) and not math.isfinite(x.arg)):
        return const(x.arg, dtype, x.shape)
    return node(Op.CAST, dtype, x.shape, (x,))


def bitcast(x: Node, dtype: DType) -> Node:
    """The same bits as another dtype of the same width."""
    if x.dtype == dtype:
        return x
    if x.op is Op.CARRIED or dtype.carrier is not None:
        return carried(bitcast(carrier(x), dtype.carrier or dtype), dtype)
    return node(Op.BITCAST, dtype, x.shape, (x,))


def detach(x: Node) -> Node:
    """The same values, through which no gradient flows: a BITCAST to its own dtype."""
    if x.op is Op.CARRIED:
        return carried(detach(x.src[0]), x.dtype)
    if x.op is Op.CONST or (x.op is Op.BITCAST and x.src[0].dtype == x.dtype and not x.arg):
        return x
    return node(Op.BITCAST, x.dtype, x.shape, (x,))


def alias(x: Node) -> Node:
    """The same values in a node of its own: a RESHAPE to its own shape."""
    if x.op is Op.CARRIED:
        return carried(alias(x.src[0]), x.dtype)
    return node(Op.RESHAPE, x.dtype, x.shape, (x,))


def kept(x: Node) -> Node:
    """The same values in a node that nothing built on it passes over, through which no gradient flows but by
    a rule of its own."""
    if x.op is Op.CARRIED:
        return carried(kept(x.src[0]), x.dtype)
    return node(Op.BITCAST, x.dtype, x.shape, (x,), True)


def unary(op: Op, x: Node) -> Node:
    """An elementwise op of one source that keeps the dtype."""
    if x.op is Op.CARRIED:
        return MEANINGS[x.dtype.kind].unary(op, x)
    if op in (Op.NEG, Op.NOT) and x.op is op:
        return x.src[0]
    if op is Op.NEG and x.op is Op.CONST:
        return like(x, -x.arg)
    return node(op, x.dtype, x.shape, (x,))


def binary(op: Op, a: Node, b: Node) -> Node:
    """An elementwise op of two sources of one shape and dtype; comparisons give bool."""
    if a.shape != b.shape or a.dtype != b.dtype:
        raise ValueError(f"{op.name}: {a.dtype.name}{list(a.shape)} with {b.dtype.name}{list(b.shape)}")
    if a.dtype.carrier is not None:
        return MEANINGS[a.dtype.kind].binary(op, a, b)
    if not (a.src and b.src) and Op.CONST in (a.op, b.op):
        folded = _fold_constants(op, a, b) or _fold_identity(op, a, b)
        if folded is not None:
            return folded
    return node(op, dtypes.bool if op in COMPARE else a.dtype, a.shape, (a, b))


def _fold_constants(op: Op, a: Node, b: Node) -> Node | None:
    """Whole numbers only: a float would have to be rounded as the device does."""
    if a.op is not Op.CONST or b.op is not Op.CONST or not a.dtype.is_int:
        return None
    match op:
        case Op.ADD:
            return like(a, a.arg + b.arg)
        case Op.SUB:
            return like(a, a.arg - b.arg)
        case Op.MUL:
            return like(a, a.arg * b.arg)
    return None


def _fold_identity(op: Op, a: Node, b: Node) -> Node | None:
    """x*1, x/1, x-0 are x; for integers also x+0 and 0+x, and x*0 is 0."""
    match op:
        case Op.MUL if is_const(b, 1):
            return a
        case Op.MUL if is_const(a, 1):
            return b
        case Op.DIV if is_const(b, 1):
            return a
        case Op.SUB if is_const(b, 0) and math.copysign(1, b.arg) > 0:
            return a
        case Op.ADD if a.dtype.is_int and is_const(b, 0):
            return a
        case Op.ADD if a.dtype.is_int and is_const(a, 0):
            return b
        case Op.MUL if a.dtype.is_int and (is_const(a, 0) or is_const(b, 0)):
            return like(a, 0)
    return None


def where(condition: Node, a: Node, b: Node) -> Node:
    """`a` where `condition` holds, else `b`; one shape, `a` and `b` of one dtype."""
    if not condition.shape == a.shape == b.shape or a.dtype != b.dtype or condition.dtype != dtypes.bool:
        raise ValueError(f"WHERE: {condition!r}, {a!r}, {b!r}")
    if a is b:
        return a
    if condition.op is Op.CONST:
        return a if condition.arg else b
    if a.op is Op.CARRIED:
        x = a.src[0]
        spread = expand(reshape(condition, (*a.shape, *(1,) * len(a.dtype.trail))), x.shape)
        return carried(where(spread, x, carrier(b)), a.dtype)
    return node(Op.WHERE, a.dtype, a.shape, (condition, a, b))


def reshape(x: Node, shape: Shape) -> Node:
    """The same elements in row-major order under another shape."""
    if x.shape == shape:
        return x
    if math.prod(x.shape) != math.prod(shape):
        raise ValueError(f"RESHAPE: {x.shape} to {shape}")
    if x.op is Op.CARRIED:
        return carried(reshape(x.src[0], (*shape, *x.dtype.trail)), x.dtype)
    if x.op is Op.CONST:
        return const(x.arg, x.dtype, shape)
    if x.op is Op.RESHAPE:
        return reshape(x.src[0], shape)
    return node(Op.RESHAPE, x.dtype, shape, (x,))


def permute(x: Node, order: tuple[int, ...]) -> Node:
    """Output axis i is source axis order[i]."""
    if x.op is Op.CARRIED:
        behind = range(len(order), len(x.src[0].shape))
        return carried(permute(x.src[0], (*order, *behind)), x.dtype)
    if x.op is Op.PERMUTE:
        inner = x.arg
        return permute(x.src[0], tuple(inner[i] for i in order))
    if order == tuple(range(len(order))):
        return x
    shape = tuple(x.shape[i] for i in order)
    if x.op is Op.CONST:
        return const(x.arg, x.dtype, shape)
    return node(Op.PERMUTE, x.dtype, shape, (x,), order)


def expand(x: Node, shape: Shape) -> Node:
    """Axes of size 1 repeat up to `shape`; same rank."""
    if x.shape == shape:
        return x
    if len(x.shape) != len(shape) or any(n not in (1, m) for n, m in zip(x.shape, shape, strict=True)):
        raise ValueError(f"EXPAND: {x.shape} to {shape}")
    if x.op is Op.CARRIED:
        return carried(expand(x.src[0], (*shape, *x.dtype.trail)), x.dtype)
    if x.op is Op.CONST:
        return const(x.arg, x.dtype, shape)
    if x.op is Op.EXPAND:
        return expand(x.src[0], shape)
    return node(Op.EXPAND, x.dtype, shape, (x,))


def broadcast(x: Node, shape: Shape) -> Node:
    """Numpy's broadcast to `shape`: new axes in front, axes of size 1 repeat."""
    return expand(reshape(x, (1,) * (len(shape) - len(x.shape)) + x.shape), shape)


def pad(x: Node, amounts: tuple[tuple[int, int], ...]) -> Node:
    """Zeros (before, after) each axis."""
    if not any(before or after for before, after in amounts):
        return x
    if x.op is Op.CARRIED:
        return carried(pad(x.src[0], (*amounts, *((0, 0),) * len(x.dtype.trail))), x.dtype)
    shape = tuple(n + before + after for n, (before, after) in zip(x.shape, amounts, strict=True))
    if x.op is Op.CONST and (not x.size or (x.arg == 0 and math.copysign(1, x.arg) > 0)):
        return const(0, x.dtype, shape)
    if x.op is Op.PAD:
        merged = tuple((a + c, b + d) for (a, b), (c, d) in zip(x.arg, amounts, strict=True))
        return pad(x.src[0], merged)
    return node(Op.PAD, x.dtype, shape, (x,), amounts)


def shrink(x: Node, ranges: tuple[tuple[int, int], ...]) -> Node:
    """Elements start..stop-1 of each axis."""
    shape = tuple(stop - start for start, stop in ranges)
    if shape == x.shape:
        return x
    if x.op is Op.CARRIED:
        return carried(shrink(x.src[0], (*ranges, *trail(x))), x.dtype)
    if x.op is Op.CONST:
        return const(x.arg, x.dtype, shape)
    if x.op is Op.SHRINK:
        offsets = (start for start, _ in x.arg)
        merged = tuple((o + start, o + stop) for o, (start, stop) in zip(offsets, ranges, strict=True))
        return shrink(x.src[0], merged)
    return node(Op.SHRINK, x.dtype, shape, (x,), ranges)


def stride(x: Node, steps: tuple[int, ...]) -> Node:
    """Every |step|-th element of each axis; a negative step flips the axis first."""
    if all(step == 1 for step in steps):
        return x
    if x.op is Op.CARRIED:
        return carried(stride(x.src[0], (*steps, *(1,) * len(x.dtype.trail))), x.dtype)
    shape = tuple(-(-n // abs(step)) for n, step in zip(x.shape, steps, strict=True))
    if x.op is Op.CONST:
        return const(x.arg, x.dtype, shape)
    return node(Op.STRIDE, x.dtype, shape, (x,), steps)


_IDENTITY = {Op.REDUCE_ADD: 0, Op.REDUCE_MUL: 1}


def inside(x: Node, extent: Extent) -> Node:
    """Where elements of `x` along an axis are in its extent."""
    ones = (1,) * len(x.shape)
    length = extent.length
    whole = length if extent.times == 1 else binary(Op.MUL, length, like(length, extent.times))
    return binary(Op.LT, iota(x.shape, extent.axis), expand(reshape(whole, ones), x.shape))


def _neutral(op: Op, dtype: DType) -> Scalar:
    """What changes no reduction by `op`."""
    if op in _IDENTITY:
        return _IDENTITY[op]
    return dtype.min if op is Op.REDUCE_MAX else dtype.max


def extent(x: Node, axis: int, count: Node, variable: object, times: int = 1) -> Node:
    """`x`, of which only ``count * times`` elements along `axis` mean something."""
    if x.op is Op.CARRIED:
        return carried(extent(x.src[0], axis, count, variable, times), x.dtype)
    return node(Op.EXTENT, x.dtype, x.shape, (x, count), (axis, variable, times))


def as_extents(x: Node, extents: Sequence[Extent]) -> Node:
    """`x` with these extents."""
    for each in extents:
        x = extent(x, *each)
    return x


def reduce(op: Op, x: Node, axes: Sequence[int]) -> Node:
    """Reduce `axes` to size 1, as far as their extents. An empty sum is 0 and an empty product 1, to which
    gradients flow through no elements; an empty maximum is a ValueError."""
    if x.op is Op.CARRIED:
        return MEANINGS[x.dtype.kind].reduce(op, x, axes)
    kept = tuple(sorted(axis for axis in axes if x.shape[axis] != 1))
    for each in x.extents:
        if each.axis in kept:
            x = where(inside(x, each), x, like(x, _neutral(op, x.dtype)))
    if not kept:
        return x
    shape = tuple(1 if axis in kept else n for axis, n in enumerate(x.shape))
    is_empty = any(x.shape[axis] == 0 for axis in kept)
    if is_empty and op not in _IDENTITY:
        raise ValueError(f"{op.name} of no elements: shape {x.shape}, axes {tuple(axes)}")
    if x.op is Op.CONST and (is_empty or op in (Op.REDUCE_MAX, Op.REDUCE_MIN)):
        return const(_IDENTITY[op] if is_empty else x.arg, x.dtype, shape)
    if x.op is op and len(x.src[0].shape) == len(shape):
        return reduce(op, x.src[0], tuple(sorted({*x.arg, *kept})))
    return node(op, x.dtype, shape, (x,), kept)


def gather(data: Node, index: Node) -> Node:
    """Elements of flattened `data` at `index`, 0 where an index is outside."""
    if data.op is Op.CARRIED:
        return carried(gather(data.src[0], _parts_of(index, data.dtype)), data.dtype)
    return node(Op.GATHER, data.dtype, index.shape, (data, index))


def _parts_of(index: Node, dtype: DType) -> Node:
    """Where the parts of elements lie in what carries them, a new last axis; what is outside stays so."""
    if not dtype.trail:
        return index
    shape = (*index.shape, *dtype.trail)
    first = expand(reshape(index, (*index.shape, 1)), shape)
    scaled = binary(Op.MUL, first, like(first, dtype.trail[0]))
    return binary(Op.ADD, scaled, cast(iota(shape, len(shape) - 1), index.dtype))


def scatter(data: Node, index: Node, values: Node, op: Op | None = None) -> Node:
    """`data` with `values` put at `index` of it, flattened: in time of their count. op: ADD, MAX, or None for
    what is to stand there."""
    if not data.size or not index.size:
        return data
    if data.op is Op.CARRIED:
        parts = _parts_of(index, data.dtype)
        return carried(scatter(data.src[0], parts, carrier(values), op), data.dtype)
    if index.dtype != dtypes.int32:
        at = where(binary(Op.LT, index, like(index, data.size)), index, like(index, -1))
        index = cast(binary(Op.MAX, at, like(at, -1)) if index.dtype.is_signed else at, dtypes.int32)
    for each in dict.fromkeys((*index.extents, *values.extents)):
        holds = inside(index, each)
        index, values = where(holds, index, like(index, -1)), where(holds, values, like(values, 0))
    index, values = reshape(index, (index.size,)), reshape(values, (values.size,))
    own = node(Op.CONTIGUOUS, data.dtype, data.shape, (data, index, values))
    return node(Op.SCATTER, data.dtype, data.shape, (own, index, values), op)


def contiguous(x: Node) -> Node:
    """Memory of its own for `x`."""
    if x.op is Op.CARRIED:
        return carried(contiguous(x.src[0]), x.dtype)
    return x if x.op in (Op.BUFFER, Op.CONTIGUOUS, Op.ASSIGN) else node(Op.CONTIGUOUS, x.dtype, x.shape, (x,))


def copied(x: Node) -> Node:
    """A copy of `x` in memory of its own, of memory as well."""
    of = carrier(x)
    return carried(node(Op.CONTIGUOUS, of.dtype, of.shape, (of,)), x.dtype)


def copy(x: Node, place: Place) -> Node:
    """The same values at a place."""
    if x.place == place or (x.place is None and place == HERE):
        return x
    of = carrier(x)
    return carried(node(Op.COPY, of.dtype, of.shape, (of,), place), x.dtype)


def join(parts: Sequence[Node], axis: int) -> Node:
    """Joined along an axis: choices between parts padded to the whole length."""
    total, start = sum(part.shape[axis] for part in parts), 0
    made: Node | None = None
    for part in parts:
        stop = start + part.shape[axis]
        amounts = [(0, 0)] * len(part.shape)
        amounts[axis] = (start, total - stop)
        padded = pad(part, tuple(amounts))
        if made is None:
            made = padded
        else:
            place = iota(padded.shape, axis)
            made = where(binary(Op.LT, place, like(place, start)), made, padded)
        start = stop
    if made is None:
        raise ValueError("JOIN: no parts")
    return made
