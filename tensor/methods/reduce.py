"""Reductions, softmax and similar, running sums, and the positions of extremes.

`axis` is one axis, several, or None for all; reduced axes are dropped unless `keepdim`. Integers narrower
than 32 bits and bool are summed in 32 bits, 16-bit floats in float32, rounded back at the end.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Self

from tensor.dtype import DType, Scalar, dtypes
from tensor.ir import build
from tensor.ir.graph import Op
from tensor.ir.stored import equal_as_stored
from tensor.methods.transcendental import Transcendental

Axes = int | Sequence[int] | None
# Of a running reduction: each element of a block reads those before it, then blocks are joined. Half of that,
# which is half the reads, where blocks of blocks are no more.
SCAN_BLOCK = 16


class Reduce(Transcendental):
    """Methods that make fewer elements of more."""

    __slots__ = ()

    def _reduce(self, name: str, op: Op, axis: Axes, keepdim: bool) -> Self:
        axes = self._axes(name, axis)
        if op in (Op.REDUCE_MAX, Op.REDUCE_MIN) and any(self.shape[a] == 0 for a in axes):
            raise ValueError(f"{name}: shape {self.shape} has no elements along axis {axis}")
        return self._wrap(build.reduce(op, self.node, axes))._drop(axes, keepdim)

    def _drop(self, axes: tuple[int, ...], keepdim: bool) -> Self:
        if keepdim:
            return self
        return self.reshape(tuple(n for i, n in enumerate(self.shape) if i not in axes))

    def _accumulator(self) -> Self:
        """This tensor in the dtype that sums and products of it are made in."""
        if self.dtype.bits >= 32 or (self.dtype.kind == "u" and self.dtype.bits == 32):
            return self
        if self.dtype.is_float or self.dtype.kind == "E":
            return self.cast(dtypes.float32)
        return self.cast(dtypes.uint32 if self.dtype.kind == "u" else dtypes.int32)

    def _count(self, name: str, axis: Axes) -> int:
        return math.prod(self.node.shape[a] for a in self._axes(name, axis))

    def _present(self, name: str, axis: Axes) -> Self | int:
        """How many elements are reduced: a float32 tensor where that is known at run time alone."""
        axes = self._axes(name, axis)
        bounded = [extent for extent in self.node.extents if extent.axis in axes]
        if not bounded:
            return self._count(name, axis)
        rest = math.prod(self.node.shape[a] for a in set(axes) - {extent.axis for extent in bounded})
        rest *= math.prod(extent.times for extent in bounded)
        total = self._from_node(build.const(float(rest), dtypes.float32))
        for extent in bounded:
            total = total * self._from_node(build.cast(extent.length, dtypes.float32))
        return total

    def sum(self, axis: Axes = None, keepdim: bool = False, dtype: DType | None = None) -> Self:
        """Sum; `dtype` is converted to before summing."""
        source = self if dtype is None else self.cast(dtype)
        total = source._accumulator()._reduce("sum", Op.REDUCE_ADD, axis, keepdim)
        return total.cast(source.dtype) if dtype is not None or source.dtype.is_inexact else total

    def prod(self, axis: Axes = None, keepdim: bool = False, dtype: DType | None = None) -> Self:
        """Product; `dtype` is converted to before multiplying."""
        source = self if dtype is None else self.cast(dtype)
        product = source._accumulator()._reduce("prod", Op.REDUCE_MUL, axis, keepdim)
        return product.cast(source.dtype) if dtype is not None or source.dtype.is_inexact else product

    def max(self, axis: Axes = None, keepdim: bool = False) -> Self:
        """Greatest element; NaN if there is one."""
        return self._extreme("max", Op.REDUCE_MAX, axis, keepdim)

    def min(self, axis: Axes = None, keepdim: bool = False) -> Self:
        """Least element; NaN if there is one."""
        return self._extreme("min", Op.REDUCE_MIN, axis, keepdim)

    def _extreme(self, name: str, op: Op, axis: Axes, keepdim: bool) -> Self:
        if self.dtype.kind == "b":
            return self.cast(dtypes.int32)._reduce(name, op, axis, keepdim).cast(dtypes.bool)
        return self._reduce(name, op, axis, keepdim)

    def any(self, axis: Axes = None, keepdim: bool = False) -> Self:
        """True where some element is not 0."""
        found = self.cast(dtypes.bool).cast(dtypes.int32)._reduce_or("any", Op.REDUCE_MAX, axis, keepdim, 0)
        return found.cast(dtypes.bool)

    def all(self, axis: Axes = None, keepdim: bool = False) -> Self:
        """True where no element is 0."""
        found = self.cast(dtypes.bool).cast(dtypes.int32)._reduce_or("all", Op.REDUCE_MIN, axis, keepdim, 1)
        return found.cast(dtypes.bool)

    def _reduce_or(self, name: str, op: Op, axis: Axes, keepdim: bool, empty: int) -> Self:
        if not self._count(name, axis):
            return self._number(empty)._reduce(name, Op.REDUCE_MUL if empty else Op.REDUCE_ADD, axis, keepdim)
        return self._reduce(name, op, axis, keepdim)

    def allclose(
        self, other: object, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False
    ) -> bool:
        """True if every element is close as `isclose` has it; computes now."""
        return bool(self.isclose(other, rtol, atol, equal_nan).all().item())

    def mean(self, axis: Axes = None, keepdim: bool = False, dtype: DType | None = None) -> Self:
        """Sum divided by the count; integers give float32. `dtype` is converted to before."""
        source = (self if dtype is None else self.cast(dtype))._as_float()
        total = source._accumulator()._reduce("mean", Op.REDUCE_ADD, axis, keepdim)
        if not self._count("mean", axis):
            return (total / total).cast(source.dtype)
        return (total / self._present("mean", axis)).cast(source.dtype)

    def var(
        self, axis: Axes = None, keepdim: bool = False, correction: float = 1, unbiased: bool | None = None
    ) -> Self:
        """Variance about the mean: squared deviations over (count - correction), but at least over 0.

        unbiased: True for a correction of 1, False for 0; it may stand in the place of the axis.
        """
        if isinstance(axis, bool):
            return self.var(None, keepdim, unbiased=axis)
        correction = correction if unbiased is None else int(unbiased)
        source = self._as_float()
        wide = source._accumulator()
        deviation = wide - wide.mean(axis, keepdim=True)
        total = (deviation * deviation)._reduce("var", Op.REDUCE_ADD, axis, keepdim)
        count = self._present("var", axis) - correction
        spread = count.maximum(0) if isinstance(count, Reduce) else float(max(0, count))
        return (total / spread).cast(source.dtype)

    def std(
        self, axis: Axes = None, keepdim: bool = False, correction: float = 1, unbiased: bool | None = None
    ) -> Self:
        """Square root of `var`; the gradient of equal elements is 0."""
        return self.var(axis, keepdim, correction, unbiased)._root()

    def _root(self) -> Self:
        """The square root, whose gradient at 0 counts as 0."""
        return self.sqrt()._with_gradient((self,), _root_rule)

    def var_mean(
        self, axis: Axes = None, keepdim: bool = False, correction: float = 1, unbiased: bool | None = None
    ) -> tuple[Self, Self]:
        """`var` and `mean`."""
        return self.var(axis, keepdim, correction, unbiased), self.mean(_place_of(axis), keepdim)

    def std_mean(
        self, axis: Axes = None, keepdim: bool = False, correction: float = 1, unbiased: bool | None = None
    ) -> tuple[Self, Self]:
        """`std` and `mean`."""
        return self.std(axis, keepdim, correction, unbiased), self.mean(_place_of(axis), keepdim)

    def normalize(self, p: float = 2.0, dim: int = 1, eps: float = 1e-12) -> Self:
        """Divided by the p-norm along an axis, which counts as `eps` where it is less."""
        return self / self.norm(p, dim, keepdim=True).maximum(eps)

    def norm(self, p: float = 2.0, axis: Axes = None, keepdim: bool = False) -> Self:
        """The p-norm of all elements along axes; p may be infinite, or 0 to count the elements that are not
        0.

        The gradient of elements that are all 0 is 0. Sums are made in float32 or wider.
        """
        x = self._as_float()
        size = x._wide().abs()
        if math.isinf(p):
            made = size.max(axis=axis, keepdim=keepdim) if p > 0 else size.min(axis=axis, keepdim=keepdim)
        elif p == 0:
            made = size.ne(0).cast(size.dtype).sum(axis, keepdim)
        elif p == 1:
            made = size.sum(axis, keepdim)
        elif p == 2:
            made = (size * size).sum(axis, keepdim)._root()
        else:
            made = size._powers_rooted(p, axis, keepdim)
        return made._narrow(x)

    def _powers_rooted(self, p: float, axis: Axes, keepdim: bool) -> Self:
        """The p-th root of the sum of p-th powers of elements that are at least 0."""
        axes = self._axes("norm", axis)
        total = self.pow(float(p)).sum(axes, keepdim=True).pow(1 / p)

        def rule(y: Reduce, g: Reduce, x: Reduce) -> tuple[Reduce]:
            is_flat = y.eq(0)
            return (is_flat.where(0.0, g * (x / is_flat.where(1.0, y)).pow(p - 1)),)

        return total._with_gradient((self,), rule)._drop(axes, keepdim)

    # positions

    def argmax(self, axis: int | None = None, keepdim: bool = False) -> Self:
        """Position of the first greatest element (or first NaN) along an axis or
        in the flattened tensor; int32.
        """
        return self._position("argmax", Op.REDUCE_MAX, axis, keepdim)

    def argmin(self, axis: int | None = None, keepdim: bool = False) -> Self:
        """Position of the first least element or NaN along an axis, or in the flattened tensor; int32."""
        return self._position("argmin", Op.REDUCE_MIN, axis, keepdim)

    def _attains(self, extreme: Self) -> Self:
        """Where an element is that extreme of its row."""
        return self._from_node(equal_as_stored(self.node, build.broadcast(extreme.node, self.shape)))

    def _position(self, name: str, op: Op, axis: int | None, keepdim: bool) -> Self:
        if axis is None:
            place = self.flatten()._position(name, op, 0, False)
            return place.reshape((1,) * self.ndim) if keepdim else place
        if not self.shape:
            self._axis(name, axis)
            return self._from_node(build.const(0, dtypes.int32))
        index = self._axis(name, axis)
        extreme = self._extreme(name, op, index, keepdim=True)
        attains = self._attains(extreme)
        if self.dtype.is_float:
            attains = attains | self.isnan()
        place = attains.where(self._iota(self.node.shape, index), self.node.shape[index])
        return place._reduce(name, Op.REDUCE_MIN, index, keepdim)

    # softmax

    def _shifted(self, axis: Axes) -> Self:
        """This tensor less its maximum along `axis`; a row of -inf gives NaN, as it has no softmax."""
        return self - self.max(axis=axis, keepdim=True)

    def _float_rows(self, dtype: DType | None) -> Self:
        return (self if dtype is None else self.cast(dtype))._as_float()

    def softmax(self, axis: int = -1, dtype: DType | None = None) -> Self:
        """e**x over its sum along an axis, by x less its maximum."""
        x = self._float_rows(dtype)
        if not self.numel():
            return x
        wide = x._wide()
        powers = wide._shifted(axis)._exp_short()
        made = powers * powers.sum(axis, keepdim=True).reciprocal()
        return made._with_gradient((wide,), _softmax_rule(axis))._narrow(x)

    def softmin(self, axis: int = -1, dtype: DType | None = None) -> Self:
        """`softmax` of the negative."""
        return self.neg().softmax(axis, dtype)

    def log_softmax(self, axis: int = -1, dtype: DType | None = None) -> Self:
        """Logarithm of `softmax`: x - max - log(sum(e**(x - max)))."""
        x = self._float_rows(dtype)
        if not self.numel():
            return x
        wide = x._wide()
        shifted = wide._shifted(axis)
        made = shifted - shifted._exp_short().sum(axis, keepdim=True).log()
        return made._with_gradient((wide,), _log_softmax_rule(axis))._narrow(x)

    def logsumexp(self, axis: Axes = None, keepdim: bool = False) -> Self:
        """log(sum(e**x)) without overflow."""
        x = self._as_float()
        if not self._count("logsumexp", axis):
            return x.exp().sum(axis, keepdim).log()
        wide = x._wide()
        top = wide.max(axis=axis, keepdim=True)
        finite_top = top.isfinite().where(top, 0.0)
        made = (wide - finite_top)._exp_short().sum(axis, keepdim=True).log() + finite_top
        made = made._with_gradient((wide,), _logsumexp_rule)
        return made._narrow(x)._drop(self._axes("logsumexp", axis), keepdim)

    # running reductions

    def cumsum(self, axis: int = 0, dtype: DType | None = None) -> Self:
        """Sums of all elements up to each place; `dtype` is converted to before."""
        source = self if dtype is None else self.cast(dtype)
        made = source._accumulator()._scan("cumsum", Op.REDUCE_ADD, axis, 0)
        return made.cast(source.dtype) if dtype is not None or source.dtype.is_inexact else made

    def cumprod(self, axis: int = 0, dtype: DType | None = None) -> Self:
        """Products of all elements up to each place; `dtype` is converted to before."""
        source = self if dtype is None else self.cast(dtype)
        made = source._accumulator()._scan("cumprod", Op.REDUCE_MUL, axis, 1)
        return made.cast(source.dtype) if dtype is not None or source.dtype.is_inexact else made

    def _last_extreme(self, name: str, op: Op, axis: int) -> Self:
        """Where the greatest (or least) element up to each place is, the last of equal ones; int32."""
        index = self._axis(name, axis)
        x = self.cast(dtypes.int32) if self.dtype.kind == "b" else self
        x = self._from_node(build.detach(x.node))
        extreme = x._scan(name, op, axis, x.dtype.min if op is Op.REDUCE_MAX else x.dtype.max)
        attains = x._attains(extreme) | x.isnan()
        if not self.shape:
            return self._from_node(build.const(0, dtypes.int32))
        return attains.where(self._iota(self.shape, index), 0)._scan(name, Op.REDUCE_MAX, axis, 0)

    def logcumsumexp(self, axis: int = 0) -> Self:
        """log of the sum of e**x up to each place, each by x less the maximum up to there."""
        index = self._axis("logcumsumexp", axis)
        x = self._as_float()
        if not self.shape or not self.numel():
            return x
        return x._wide().transpose(index, -1)._log_scan().transpose(index, -1)._narrow(x)

    def _log_scan(self) -> Self:
        """`logcumsumexp` of the last axis: within blocks by a triangle of choices, then across blocks."""
        size, rest = self.shape[-1], ((0, 0),) * (self.ndim - 1)
        if size <= 2 * SCAN_BLOCK:
            is_before = self._iota((size, size), 1) <= self._iota((size, size), 0)
            return is_before.where(self.unsqueeze(-2), -math.inf).logsumexp(-1)
        blocks = -(-size // SCAN_BLOCK)
        filled = self.pad([*rest, (0, blocks * SCAN_BLOCK - size)], value=-math.inf)
        inner = filled.unflatten(-1, (blocks, SCAN_BLOCK))._log_scan()
        totals = inner._slice(self.ndim, SCAN_BLOCK - 1, SCAN_BLOCK).squeeze(-1)._log_scan()
        before = totals._slice(self.ndim - 1, 0, blocks - 1).pad([*rest, (1, 0)], value=-math.inf)
        return inner.logaddexp(before.unsqueeze(-1)).flatten(-2)._slice(self.ndim - 1, 0, size)

    def _scan(self, name: str, op: Op, axis: int, identity: Scalar) -> Self:
        """The reduction of everything up to each place: blocks by a triangle of choices, then totals."""
        index = self._axis(name, axis)
        if not self.shape or not self.numel():
            return self
        rows = self.transpose(index, -1)
        size = rows.shape[-1]
        if size <= 2 * SCAN_BLOCK:
            return rows._scan_block(op, identity).transpose(index, -1)
        half = SCAN_BLOCK // 2
        block = half if _scans(size, half) == _scans(size, SCAN_BLOCK) else SCAN_BLOCK
        blocks = -(-size // block)
        filled = rows.pad([*((0, 0),) * (self.ndim - 1), (0, blocks * block - size)], value=identity)
        inner = filled.unflatten(-1, (blocks, block))._scan_block(op, identity)
        totals = inner._slice(self.ndim, block - 1, block).squeeze(-1)._scan(name, op, -1, identity)
        before = totals._slice(self.ndim - 1, 0, blocks - 1)
        before = before.pad([*((0, 0),) * (self.ndim - 1), (1, 0)], value=identity).unsqueeze(-1)
        joined = inner._combine(op, before).flatten(-2)._slice(self.ndim - 1, 0, size)
        return joined.transpose(index, -1)

    def _scan_block(self, op: Op, identity: Scalar) -> Self:
        size = self.shape[-1]
        is_before = self._iota((size, size), 1) < self._iota((size, size), 0) + 1  # one comparison, not two
        return is_before.where(self.unsqueeze(-2), identity)._reduce("scan", op, -1, False)

    def _combine(self, op: Op, other: Self) -> Self:
        methods: dict[Op, Callable[[Self], Self]] = {
            Op.REDUCE_ADD: self.add,
            Op.REDUCE_MUL: self.mul,
            Op.REDUCE_MAX: self.maximum,
            Op.REDUCE_MIN: self.minimum,
        }
        return methods[op](other)


def _scans(size: int, block: int) -> int:
    """How many running reductions of blocks, each of the blocks before it, join all elements."""
    return 1 if size <= 2 * SCAN_BLOCK else 1 + _scans(-(-size // block), block)


def _place_of(axis: Axes) -> Axes:
    """All axes where `unbiased` stands in the place of the axis."""
    return None if isinstance(axis, bool) else axis


R = Reduce
RowRule = Callable[[R, R, R], tuple[R]]


def _root_rule(y: R, g: R, x: R) -> tuple[R]:
    is_flat = y.eq(0)
    return (is_flat.where(0.0, g * 0.5 / is_flat.where(1.0, y)),)


def _softmax_rule(axis: int) -> RowRule:
    def rule(y: R, g: R, x: R) -> tuple[R]:
        return (y * (g - (g * y).sum(axis, keepdim=True)),)

    return rule


def _log_softmax_rule(axis: int) -> RowRule:
    def rule(y: R, g: R, x: R) -> tuple[R]:
        return (g - y._exp_short() * g.sum(axis, keepdim=True),)

    return rule


def _logsumexp_rule(y: R, g: R, x: R) -> tuple[R]:
    return (g * (x - y)._exp_short(),)
