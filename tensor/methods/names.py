"""Further names that torch and numpy give to what is there, and short compositions under names of their
own.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Sequence
from itertools import combinations as choices
from typing import Any, Self

import numpy as np

from tensor.dtype import DType, as_dtype, dtypes
from tensor.ir import build
from tensor.methods.arithmetic import Operand
from tensor.methods.arrange import Arrange
from tensor.methods.creation import known_options
from tensor.methods.movement import Ints, _listed, ints
from tensor.value import broadcast_shapes


class Names(Arrange):
    """Methods that users of other libraries look for."""

    __slots__ = ()

    # the same by another name

    arccos = Arrange.acos
    arccosh = Arrange.acosh
    arcsin = Arrange.asin
    arcsinh = Arrange.asinh
    arctan = Arrange.atan
    arctan2 = Arrange.atan2
    arctanh = Arrange.atanh
    subtract = Arrange.sub
    multiply = Arrange.mul
    divide = Arrange.div
    greater = Arrange.gt
    greater_equal = Arrange.ge
    less = Arrange.lt
    less_equal = Arrange.le
    not_equal = Arrange.ne
    fix = Arrange.trunc
    concat = Arrange.cat
    concatenate = Arrange.cat
    row_stack = Arrange.vstack
    ger = Arrange.outer
    nelement = Arrange.numel
    split_with_sizes = Arrange.split

    def clamp_min(self, min_: Operand) -> Self:
        """No less than `min_`."""
        return self.clip(min_)

    def clamp_max(self, max_: Operand) -> Self:
        """No greater than `max_`."""
        return self.clip(None, max_)

    # types and places

    def byte(self) -> Self:
        """As uint8, toward zero."""
        return self.cast(dtypes.uint8)

    def char(self) -> Self:
        """As int8, toward zero."""
        return self.cast(dtypes.int8)

    def type(self, dtype: DType | str | None = None) -> Any:
        """The name of the element type; with `dtype` the values in it."""
        return self.dtype.name if dtype is None else self._converted(as_dtype(dtype))

    def type_as(self, other: Self) -> Self:
        """The values in another tensor's type."""
        return self.cast(other.dtype)

    @property
    def itemsize(self) -> int:
        """Bytes of one element."""
        return self.dtype.itemsize

    def is_signed(self) -> bool:
        """Whether the type has negative numbers."""
        return self.dtype.is_signed

    def is_nonzero(self) -> bool:
        """Whether the only element is not 0; computes now."""
        return bool(self)

    def is_same_size(self, other: Self) -> bool:
        """Whether both have one shape."""
        return self.shape == other.shape

    def is_contiguous(self, memory_format: Any = None) -> bool:
        """Memory, once there, is row-major without gaps."""
        return True

    def stride(self, dim: int | None = None) -> Any:
        """Elements from one place of an axis to the next, of one or of all axes."""
        steps = tuple(math.prod(self.shape[axis + 1 :]) for axis in range(self.ndim))
        return steps if dim is None else steps[self._axis("stride", dim)]

    def to(
        self,
        device: Any = None,
        dtype: DType | str | bool | None = None,
        non_blocking: bool = False,
        copy: bool = False,
    ) -> Self:
        """On another device, or a copy on each of several (``"cpu*4"``, or a list of names), in another
        element type, or both: ``to(device)``, ``to(dtype)``, ``to(device, dtype)``, or ``to(tensor)`` for its
        place and type.

        Gradients flow back. ArgumentError for a name that is not known.
        """
        if isinstance(device, DType):
            device, dtype = None, device
        kind = dtype if isinstance(dtype, DType | str) else None
        if isinstance(device, Names):
            return self._converted(device.dtype)._beside(self._other("to", device))
        made = super().to(device)
        made = made if kind is None else made._converted(as_dtype(kind))
        return made.clone() if copy and made is self else made

    def cpu(self) -> Self:
        """The same tensor: `numpy` and `tolist` copy values to the host."""
        return self

    def new_tensor(self, data: Any, dtype: DType | str | None = None) -> Self:
        """A tensor of data, in this type unless one is given."""
        return type(self)(data, dtype or self.dtype)

    def new_empty(self, *shape: Ints, dtype: DType | str | None = None) -> Self:
        """`empty` of a shape, in this type unless one is given."""
        return self.empty(*shape, dtype=dtype or self.dtype)

    # creation

    @classmethod
    def as_tensor(cls, data: Any, dtype: DType | str | None = None) -> Self:
        """Data as a tensor; a tensor as it is."""
        if isinstance(data, cls) and (dtype is None or as_dtype(dtype) == data.dtype):
            return data
        return cls(data, dtype)

    @classmethod
    def from_numpy(cls, array: Any) -> Self:
        """A tensor with the values of an array."""
        return cls(array)

    @classmethod
    def logspace(
        cls,
        start: float,
        stop: float,
        steps: int,
        base: float = 10.0,
        dtype: DType | str | None = None,
        **options: Any,
    ) -> Self:
        """base**start to base**stop, the exponents equally far apart."""
        wanted = as_dtype(dtype or dtypes.default_float)
        if wanted.is_int:
            start, stop = int(start), int(stop)
        wide = cls.linspace(start, stop, steps, dtype=dtypes.float64) * math.log2(base)
        powers = wide.exp2() * (1 + 2.0**-40 * wanted.is_int)  # a whole power may have come out a little less
        return powers.cast(wanted)._finish(**options)

    @classmethod
    def tril_indices(cls, rows: int, columns: int, offset: int = 0, **options: Any) -> Self:
        """Rows and columns of the elements on and below a diagonal: ``(2, count)``."""
        return cls._triangle_places(rows, columns, lambda i, j: j - i <= offset, options)

    @classmethod
    def triu_indices(cls, rows: int, columns: int, offset: int = 0, **options: Any) -> Self:
        """Rows and columns of the elements on and above a diagonal: ``(2, count)``."""
        return cls._triangle_places(rows, columns, lambda i, j: j - i >= offset, options)

    @classmethod
    def _triangle_places(cls, rows: int, columns: int, holds: Any, options: dict[str, Any]) -> Self:
        pairs = [(i, j) for i in range(rows) for j in range(columns) if holds(i, j)]
        table = np.array(pairs, np.int32).reshape(-1, 2).T
        return cls(table, **{"dtype": dtypes.int32, **known_options("indices", options)})

    def bernoulli(self, p: float | None = None) -> Self:
        """1 with the probability that each element says, or with `p`; else 0."""
        likely = self if p is None else self.full(self.shape, float(p))
        return (self.rand(self.shape) < likely).cast(self.dtype)

    def poisson(self) -> Self:
        """Random counts at the rates that the elements say, by counting waiting times (rates up to 30)
        and by the rounded normal distribution above.
        """
        few = self.clip(0, 30).unsqueeze(-1)
        times = -(1 - self.rand((*self.shape, 96))).log().cumsum(-1)
        counted = (times < few).cast(self.dtype).sum(-1)
        many = (self + self.maximum(0).sqrt() * self.randn(self.shape)).round().maximum(0)
        return (self > 30).where(many, counted)

    # shapes

    def atleast_1d(self, *others: Self) -> Any:
        """An axis of what has none. Of several tensors, or a list of them, a tuple; so the next two."""
        return _each_of("atleast_1d", lambda x: x if x.ndim else x.reshape(1), self, others)

    def atleast_2d(self, *others: Self) -> Any:
        """A row of what has less than two axes."""
        return _each_of("atleast_2d", lambda x: x.reshape((1,) * (2 - x.ndim) + x.shape), self, others)

    def atleast_3d(self, *others: Self) -> Any:
        """Three axes; those of a vector or matrix come before the last."""

        def grown(x: Names) -> Names:
            return x if x.ndim > 2 else x.unsqueeze(-1) if x.ndim == 2 else x.reshape(1, x.numel(), 1)

        return _each_of("atleast_3d", grown, self, others)

    def broadcast_tensors(self, *others: Self) -> tuple[Self, ...]:
        """All in the shape that they broadcast to."""
        given: list[Self] = _listed("broadcast_tensors", self, others)
        shape = broadcast_shapes("broadcast_tensors", *(each.shape for each in given))
        return tuple(each.expand(shape) for each in given)

    def dsplit(self, places: int | Sequence[int]) -> tuple[Self, ...]:
        """`tensor_split` of axis 2."""
        return self.tensor_split(places, 2)

    def diagflat(self, offset: int = 0) -> Self:
        """All elements as the diagonal of a matrix."""
        return self.flatten().diag_embed(offset)

    def as_strided(self, size: Sequence[int], stride: Sequence[int], storage_offset: int = 0) -> Self:
        """A copy of the elements that steps through row-major memory reach."""
        shape = ints((size,)) if len(size) else ()
        place = self._from_node(build.const(storage_offset, dtypes.int32, shape))
        for axis, step in enumerate(stride):
            place = place + self._iota(shape, axis) * step
        return self.take(place)

    def block_diag(self, *others: Self) -> Self:
        """Matrices as the blocks of a diagonal, 0 elsewhere."""
        parts = [each.atleast_2d() for each in _listed("block_diag", self, others)]
        width, start, rows = sum(part.shape[1] for part in parts), 0, []
        for part in parts:
            stop = start + part.shape[1]
            rows.append(part.pad([(0, 0), (start, width - stop)]))
            start = stop
        made: Self = rows[0].cat(*rows[1:], dim=0)
        return made

    def cartesian_prod(self, *others: Self) -> Self:
        """Every way to take one element of each vector: a row each."""
        vectors: list[Self] = _listed("cartesian_prod", self, others)
        if len(vectors) == 1:
            return vectors[0]
        tables = [each.flatten() for each in vectors[0].meshgrid(*vectors[1:])]
        return tables[0].stack(*tables[1:], dim=1)

    def combinations(self, r: int = 2, with_replacement: bool = False) -> Self:
        """Every way to take `r` elements of a vector, in order: a row each."""
        count = len(self) + (r - 1 if with_replacement else 0)
        shift = range(r) if with_replacement else (0,) * r
        rows = [[i - s for i, s in zip(c, shift, strict=True)] for c in choices(range(count), r)]
        return self[rows] if rows else self.zeros(0, r, dtype=self.dtype)

    # arithmetic

    def gcd(self, other: Operand) -> Self:
        """The greatest number that divides both, by Euclid's steps for as many as the type can need."""
        a, b = (each.abs() for each in self._whole_pair("gcd", other))
        for _ in range(math.ceil(a.dtype.bits * 1.4405) + 1):  # Fibonacci numbers need the most (Lame)
            a, b = b.eq(0).where(a, b), b.eq(0).where(b, a.mod(b.eq(0).where(1, b)))
        return a

    def lcm(self, other: Operand) -> Self:
        """The least number that both divide; 0 with 0."""
        a, b = self._whole_pair("lcm", other)
        common = a.gcd(b)
        return (a.abs() // common.maximum(1)) * b.abs()

    def _whole_pair(self, name: str, other: Operand) -> tuple[Self, Self]:
        a, b = self._pair(name, other)
        if not a.dtype.is_int:
            raise TypeError(f"{name}: {a.dtype.name}; allowed are integers")
        return a, b

    def addr(self, a: Self, b: Self, beta: float = 1, alpha: float = 1) -> Self:
        """beta * self + alpha * every product of elements of two vectors."""
        return self._mixed_sum(beta, a.outer(b), alpha)

    def addbmm(self, a: Self, b: Self, beta: float = 1, alpha: float = 1) -> Self:
        """beta * self + alpha * the sum of a batch of products of matrices."""
        if a.ndim != 3 or b.ndim != 3 or a.shape[0] != b.shape[0]:
            raise ValueError(f"addbmm: shapes {a.shape} and {b.shape}; allowed are equal batches of matrices")
        return self._mixed_sum(beta, a.transpose(0, 1).flatten(1) @ b.flatten(0, 1), alpha)

    def trapezoid(self, x: Self | None = None, dx: float = 1.0, dim: int = -1) -> Self:
        """The integral of samples along an axis by trapezoids."""
        axis = self._axis("trapezoid", dim)
        if not self.shape[axis]:
            return self.sum(axis) * 0.5
        wide = self._accumulator()
        middle = wide._slice(axis, 1, self.shape[axis]) + wide._slice(axis, 0, self.shape[axis] - 1)
        width = dx if x is None else (x.diff() if x.ndim == 1 else x.diff(1, axis))
        if x is not None and x.ndim == 1:
            width = x.diff().reshape(*(-1 if i == axis else 1 for i in range(self.ndim)))
        made = (middle * width).sum(axis) * 0.5
        return made.cast(self.dtype) if self.dtype.is_float else made

    def vander(self, N: int | None = None, increasing: bool = False) -> Self:
        """Powers of a vector's elements, a row each; the highest first."""
        count = len(self) if N is None else N
        powers = self._iota((len(self), count), 1)
        made = self._multiplied_rows(powers if increasing else count - 1 - powers, count)
        return made

    def _multiplied_rows(self, powers: Self, count: int) -> Self:
        made = self.unsqueeze(1).expand(len(self), count) * 0 + 1
        for _ in range(1, count):
            made = (powers > 0).where(made * self.unsqueeze(1), made)
            powers = powers - 1
        return made

    def corrcoef(self) -> Self:
        """The correlation of rows, each a variable whose observations are its elements."""
        made = self.cov()
        if not made.ndim:
            return made / made
        spread = made.diagonal().sqrt()
        scaled = made / spread.unsqueeze(0) / spread.unsqueeze(1)
        return scaled if scaled.dtype.is_complex else scaled.clip(-1.0, 1.0)

    def dist(self, other: Operand, p: float = 2.0) -> Self:
        """The p-norm of the difference."""
        return self.sub(other).norm(p)

    def cdist(self, other: Self, p: float = 2.0, compute_mode: str | None = None) -> Self:
        """p-norms of all differences of rows: ``(..., n, k)`` and ``(..., m, k)`` -> ``(..., n, m)``.

        compute_mode: torch's word on how, which changes nothing; differences are always taken first.
        """
        return (self.unsqueeze(-2) - other.unsqueeze(-3)).norm(p, -1)

    def renorm(self, p: float, dim: int, maxnorm: float) -> Self:
        """Parts along an axis whose p-norm is above `maxnorm` scaled down to it."""
        axis = self._axis("renorm", dim)
        size = self.norm(p, tuple(i for i in range(self.ndim) if i != axis), keepdim=True)
        scaled: Self = (size > maxnorm).where(self * (maxnorm / (size + 1e-7)), self)
        return scaled

    # Python's protocols

    def __format__(self, spec: str) -> str:
        """The number of a tensor of shape (), by a format if there is one; of others the text, as `print`."""
        is_number = self.numel() == 1 and (spec or not self.shape) and self._has_values
        return format(self.item(), spec) if is_number else str(self)

    def __round__(self, decimals: int = 0) -> Self:
        return self.round(decimals)

    def __floor__(self) -> Self:
        return self.floor()

    def __ceil__(self) -> Self:
        return self.ceil()

    def __trunc__(self) -> Self:
        return self.trunc()

    def __divmod__(self, x: Operand) -> tuple[Self, Self]:
        return self.floordiv(x), self.mod(x)

    def __rdivmod__(self, x: Operand) -> tuple[Self, Self]:
        return self.floordiv(x, True), self.mod(x, True)

    def __contains__(self, x: Operand) -> bool:
        """Whether some element equals x; computes now."""
        return bool(self.eq(x).any().item())

    @classmethod
    def from_blob(cls, ptr: int, shape: Ints, dtype: DType | str = dtypes.float32, **options: Any) -> Self:
        """A tensor with the values at an address of host memory, copied now. Nothing checks the address."""
        kind, sizes = as_dtype(dtype), ints((shape,))
        count = math.prod(sizes)
        raw = ctypes.string_at(ptr, count * kind.itemsize)
        return cls(np.frombuffer(raw, kind.numpy, count).reshape(sizes), **options)


def _each_of(name: str, change: Callable[[Names], Names], first: Any, others: tuple[Names, ...]) -> Any:
    """What changes one tensor, of one or of several."""
    if isinstance(first, Names) and not others:
        return change(first)
    return tuple(map(change, _listed(name, first, others)))
