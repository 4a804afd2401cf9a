"""Complex numbers as nodes of their parts: sums, products, quotients and comparisons in real operations.

A complex node is CARRIED by a real one whose last axis has two elements, the real and the imaginary part,
so its memory is what numpy has for complex arrays. Sums and movement work on that axis as on any other; a
product takes the parts apart and joins them again. Gradients flow through the parts, and the gradient of a
real value L is dL/da + i dL/db toward a + ib: the direction in which L grows, as torch has it.
"""

from __future__ import annotations

from collections.abc import Sequence

from tensor.dtype import DType, Number, dtypes
from tensor.ir import build
from tensor.ir.build import binary, expand, like, reshape, shrink, unary, where
from tensor.ir.carriers import MEANINGS, Shape, carried
from tensor.ir.graph import Node, Op


def part(x: Node, place: int) -> Node:
    """The real (place 0) or the imaginary part (1) of a complex node."""
    both = x.src[0]
    kept = [(0, n) for n in x.shape]
    return reshape(shrink(both, (*kept, (place, place + 1))), x.shape)


def parts(x: Node) -> tuple[Node, Node]:
    """Both."""
    return part(x, 0), part(x, 1)


def join(real: Node, imag: Node) -> Node:
    """The complex node of two parts of one shape and of float32 or float64."""
    shape = (*real.shape, 2)
    is_real = binary(Op.LT, place := build.iota(shape, len(real.shape)), like(place, 1))
    a, b = (expand(reshape(x, (*real.shape, 1)), shape) for x in (real, imag))
    return carried(where(is_real, a, b), of_parts(real.dtype))


def of_parts(dtype: DType) -> DType:
    """The complex type whose parts are of `dtype`."""
    return dtypes.complex128 if dtype == dtypes.float64 else dtypes.complex64


def scaled(x: Node, factor: Node) -> Node:
    """A complex node times a real one of its shape and of its parts' dtype."""
    spread = expand(reshape(factor, (*x.shape, 1)), x.src[0].shape)
    return carried(binary(Op.MUL, x.src[0], spread), x.dtype)


class _Complex:
    """See `carriers.Meaning`."""

    def const(self, value: Number, dtype: DType, shape: Shape) -> Node:
        both = complex(value)
        return join(build.const(both.real, dtype.real, shape), build.const(both.imag, dtype.real, shape))

    def cast_to(self, x: Node, dtype: DType) -> Node:
        if x.op is Op.CARRIED and x.dtype.is_complex:
            return carried(build.cast(x.src[0], dtype.real), dtype)
        real = build.cast(x, dtype.real)
        return join(real, like(real, 0))

    def cast_from(self, x: Node, dtype: DType) -> Node:
        if dtype != dtypes.bool:
            raise TypeError(
                f"cast: {x.dtype.name} to {dtype.name} would lose the imaginary part; take .real, or abs()"
            )
        return self.binary(Op.NE, x, like(x, 0))

    def unary(self, op: Op, x: Node) -> Node:
        if op is Op.RECIP:
            return _divide(like(x, 1), x)
        if op is not Op.NEG:
            raise TypeError(
                f"{op.name.lower()}: {x.dtype.name} numbers have none; take abs(), .real or .imag"
            )
        return carried(unary(op, x.src[0]), x.dtype)

    def binary(self, op: Op, a: Node, b: Node) -> Node:
        match op:
            case Op.ADD | Op.SUB:
                return carried(binary(op, a.src[0], b.src[0]), a.dtype)
            case Op.MUL:
                return _multiply(a, b)
            case Op.DIV:
                return _divide(a, b)
            case Op.EQ | Op.NE:
                alike = [binary(op, x, y) for x, y in zip(parts(a), parts(b), strict=True)]
                return binary(Op.AND if op is Op.EQ else Op.OR, *alike)
        raise TypeError(
            f"{_ORDERED.get(op, op.name.lower())}: {a.dtype.name} numbers have no order; compare"
            " abs(), .real or .imag"
        )

    def reduce(self, op: Op, x: Node, axes: Sequence[int]) -> Node:
        if op is Op.REDUCE_ADD:
            return carried(build.reduce(op, x.src[0], axes), x.dtype)
        if op is not Op.REDUCE_MUL:
            raise TypeError(f"max and min: {x.dtype.name} numbers have no order; take abs(), .real or .imag")
        for axis in axes:
            x = _product(x, axis)
        return x


_ORDERED = {Op.LT: "comparison", Op.MAX: "maximum", Op.MIN: "minimum", Op.MOD: "remainder"}


def _multiply(a: Node, b: Node) -> Node:
    """(a + ib)(c + id) = (ac - bd) + i(ad + bc)."""
    (re, im), (other_re, other_im) = parts(a), parts(b)
    real = binary(Op.SUB, binary(Op.MUL, re, other_re), binary(Op.MUL, im, other_im))
    return join(real, binary(Op.ADD, binary(Op.MUL, re, other_im), binary(Op.MUL, im, other_re)))


def _divide(a: Node, b: Node) -> Node:
    """a * conj(b) / |b|**2, by b over its greater part, so that no square overflows."""
    (re, im), (below_re, below_im) = parts(a), parts(b)
    size = binary(Op.MAX, *(binary(Op.MAX, x, unary(Op.NEG, x)) for x in (below_re, below_im)))
    is_zero = binary(Op.EQ, size, like(size, 0))
    scale = build.detach(where(is_zero, like(size, 1), size))  # the quotient does not depend on it
    c, d = binary(Op.DIV, below_re, scale), binary(Op.DIV, below_im, scale)
    square = binary(Op.ADD, binary(Op.MUL, c, c), binary(Op.MUL, d, d))
    real = binary(Op.ADD, binary(Op.MUL, re, c), binary(Op.MUL, im, d))
    imag = binary(Op.SUB, binary(Op.MUL, im, c), binary(Op.MUL, re, d))
    return join(*(binary(Op.DIV, binary(Op.DIV, x, square), scale) for x in (real, imag)))


def _product(x: Node, axis: int) -> Node:
    """The product along an axis, which keeps size 1: filled with ones, then halves are multiplied."""
    size = x.shape[axis]
    count = 1 << max(0, size - 1).bit_length()
    filled = build.pad(x, tuple((0, count - size if i == axis else 0) for i in range(len(x.shape))))
    place = build.iota(filled.shape, axis)
    x = where(binary(Op.LT, place, like(place, size)), filled, like(filled, 1))
    while count > 1:
        count //= 2
        x = _multiply(_cut(x, axis, 0, count), _cut(x, axis, count, 2 * count))
    return x


def _cut(x: Node, axis: int, start: int, stop: int) -> Node:
    return shrink(x, tuple((start, stop) if i == axis else (0, n) for i, n in enumerate(x.shape)))


MEANINGS["c"] = _Complex()
