"""Random graphs for hypothesis: every kind of op, shapes that do not fit together well, any dtype.

Values stay where float32 is accurate and integer operations are defined (no division by zero, no long shift).
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt
from hypothesis import strategies as st

from tensor.dtype import DType, dtypes
from tensor.ir import build
from tensor.ir.graph import Node, Op, node
from tensor.schedule.storage import Storage

Array = npt.NDArray[Any]
F32, I32 = dtypes.float32, dtypes.int32
SIZES = (1, 2, 3, 4)
ODD_SIZES = (1, 2, 3, 5, 7, 16, 31, 32, 33, 64)
FLOAT_OPS = (Op.ADD, Op.SUB, Op.MUL, Op.MAX, Op.MIN)
BIT_OPS = (Op.AND, Op.OR, Op.XOR)


def buffer(array: Array) -> Node:
    storage = Storage.from_numpy(array)
    return node(Op.BUFFER, storage.dtype, array.shape, (), storage)


def random_array(seed: int, shape: tuple[int, ...], dtype: DType = F32) -> Array:
    rng = np.random.default_rng(seed)
    if dtype.is_float:
        return rng.standard_normal(shape).astype(dtype.numpy)
    low = -9 if dtype.is_signed else 0
    return rng.integers(low, 9, shape).astype(dtype.numpy)


class Grower:
    """Grows a graph by drawing an op at a time."""

    def __init__(self, draw: Any, dtype: DType, sizes: tuple[int, ...]) -> None:
        self.draw, self.dtype = draw, dtype
        shape = tuple(draw(st.lists(st.sampled_from(sizes), min_size=1, max_size=3)))
        while prod(shape) > 4096:
            shape = shape[1:]
        given = F32 if dtype.is_float else dtype
        self.nodes = [build.cast(buffer(random_array(i, shape, given)), dtype) for i in range(2)]

    def grow(self) -> None:
        source = self.draw(st.sampled_from(self.nodes))
        ways = [self.unary, self.binary, self.choose, self.reshape, self.permute, self.pad, self.shrink]
        ways += [
            self.stride,
            self.reduce,
            self.spread,
            self.gather,
            self.count,
            self.contiguous,
            self.convert,
        ]
        self.nodes.append(self.draw(st.sampled_from(ways))(source))

    def partner(self, source: Node) -> Node:
        fitting = [n for n in self.nodes if n.shape == source.shape]
        return self.draw(st.sampled_from(fitting))  # type: ignore[no-any-return]

    def unary(self, source: Node) -> Node:
        if not source.dtype.is_float:
            return build.unary(self.draw(st.sampled_from([Op.NEG, Op.NOT])), source)
        op = self.draw(
            st.sampled_from([Op.NEG, Op.TRUNC, Op.EXP2, Op.SIN, Op.COS, Op.SQRT, Op.LOG2, Op.RECIP])
        )
        if op in (Op.SQRT, Op.LOG2, Op.RECIP):
            source = build.binary(Op.MAX, build.binary(Op.MUL, source, source), build.like(source, 0.5))
        if op in (Op.EXP2, Op.SIN, Op.COS):
            source = self.between(source, -4, 4)
        return build.unary(op, source)

    def between(self, source: Node, low: float, high: float) -> Node:
        return build.binary(
            Op.MIN, build.binary(Op.MAX, source, build.like(source, low)), build.like(source, high)
        )

    def binary(self, source: Node) -> Node:
        if source.dtype.is_float:
            return build.binary(self.draw(st.sampled_from(FLOAT_OPS)), source, self.partner(source))
        op = self.draw(st.sampled_from([*FLOAT_OPS, *BIT_OPS, Op.SHL, Op.SHR, Op.DIV, Op.MOD]))
        other = self.partner(source)
        if op in (Op.SHL, Op.SHR, Op.DIV, Op.MOD):
            other = build.binary(Op.AND, other, build.like(other, 7))
        if op in (Op.DIV, Op.MOD):
            other = build.binary(Op.OR, other, build.like(other, 1))
        return build.binary(op, source, other)

    def convert(self, source: Node) -> Node:
        """There and back through another type."""
        other = self.draw(st.sampled_from([d for d in dtypes.all if d.bits <= 32 or d.is_int]))
        if source.dtype.is_float and other.is_int:
            source = self.between(source, 0, 100)
        if source.dtype.is_int and other.is_float:
            source = build.binary(Op.AND, source, build.like(source, 63))
        return build.cast(build.cast(source, other), self.dtype)

    def choose(self, source: Node) -> Node:
        condition = build.binary(Op.LT, source, self.partner(source))
        return build.where(condition, self.partner(source), build.like(source, 3))

    def reshape(self, source: Node) -> Node:
        size, shape = source.size, []
        while size > 1:
            divisors = [d for d in range(2, size + 1) if size % d == 0]
            shape.append(self.draw(st.sampled_from(divisors)))
            size //= shape[-1]
        return build.reshape(source, tuple(shape) or (1,))

    def permute(self, source: Node) -> Node:
        return build.permute(source, tuple(self.draw(st.permutations(range(len(source.shape))))))

    def pad(self, source: Node) -> Node:
        amounts = tuple((self.draw(st.integers(0, 2)), self.draw(st.integers(0, 1))) for _ in source.shape)
        return build.pad(source, amounts) if source.size < 100 else source

    def shrink(self, source: Node) -> Node:
        starts = [self.draw(st.integers(0, n - 1)) for n in source.shape]
        stops = [self.draw(st.integers(s + 1, n)) for s, n in zip(starts, source.shape, strict=True)]
        return build.shrink(source, tuple(zip(starts, stops, strict=True)))

    def stride(self, source: Node) -> Node:
        return build.stride(source, tuple(self.draw(st.sampled_from([1, -1, 2, -2])) for _ in source.shape))

    def reduce(self, source: Node) -> Node:
        axes = self.draw(st.sets(st.integers(0, len(source.shape) - 1), min_size=1))
        op = self.draw(st.sampled_from([Op.REDUCE_ADD, Op.REDUCE_MAX, Op.REDUCE_MIN]))
        reduced = build.reduce(op, source, tuple(sorted(axes)))
        return build.expand(reduced, source.shape) if self.draw(st.booleans()) else reduced

    def spread(self, source: Node) -> Node:
        if source.size > 100:
            return source
        wide = (*source.shape, self.draw(st.integers(2, 3)))
        return build.expand(build.reshape(source, (*source.shape, 1)), wide)

    def gather(self, source: Node) -> Node:
        shape = (3, 2)
        index = buffer(np.random.default_rng(5).integers(-1, source.size + 1, shape).astype(np.int32))
        return build.gather(source, index)

    def count(self, source: Node) -> Node:
        axis = self.draw(st.integers(0, len(source.shape) - 1))
        return build.cast(build.iota(source.shape, axis), self.dtype)

    def contiguous(self, source: Node) -> Node:
        return build.contiguous(source)


@st.composite
def graphs(draw: Any, dtype: DType, sizes: tuple[int, ...] = SIZES) -> list[Node]:
    """A few roots over a random graph of `dtype`; buffers have axes of these sizes."""
    grower = Grower(draw, dtype, sizes)
    for _ in range(draw(st.integers(1, 9))):
        grower.grow()
    count = draw(st.integers(1, 3))
    return grower.nodes[-count:]
