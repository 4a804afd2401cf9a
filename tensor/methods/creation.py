"""Creation: tensors from a rule instead of from data. Nothing here takes memory until it is realized.

Every function takes `requires_grad` and `device` as keywords beside `dtype`; float32 is the default dtype.
"""

from __future__ import annotations

import math
from typing import Any, Self

import numpy as np

from tensor.dtype import DType, Number, Scalar, as_dtype, dtypes, fitting, promote_scalar
from tensor.ir import build
from tensor.ir.graph import Op
from tensor.ir.place import HERE
from tensor.methods.movement import Ints, Movement, ints
from tensor.value import Devices
from tensor.variable import Length, refuse_length


class Creation(Movement):
    """Constructors other than from data."""

    __slots__ = ()

    @classmethod
    def full(
        cls,
        shape: Ints,
        fill_value: Number,
        dtype: DType | str | None = None,
        requires_grad: bool = False,
        device: Devices | None = None,
    ) -> Self:
        """`fill_value` in every element; its Python type gives the dtype if none is asked for."""
        sizes = _shape("full", (shape,))
        if isinstance(fill_value, np.generic):
            fill_value = fill_value.item()
        if not isinstance(fill_value, Number):
            raise TypeError(f"full: a value of type {type(fill_value).__name__}; allowed are numbers")
        if isinstance(fill_value, Length):
            refuse_length()
        wanted = as_dtype(dtype or promote_scalar(dtypes.bool, fill_value))
        made = build.const(fitting("full", fill_value, wanted), wanted, sizes)
        return cls._from_node(made)._finish(requires_grad, device)

    def _finish(self, requires_grad: bool = False, device: Devices | None = None) -> Self:
        made = self.to(device)
        return made.requires_grad_() if requires_grad else made

    @classmethod
    def const(cls, b: Scalar, dtype: DType | str | None = None) -> Self:
        """One number as a tensor of shape ()."""
        return cls.full((), b, dtype)

    @classmethod
    def zeros(cls, *shape: Ints, dtype: DType | str | None = None, **options: Any) -> Self:
        """All 0."""
        known_options("zeros", options)
        return cls.full(_shape("zeros", shape), 0.0, dtype or dtypes.default_float, **options)

    @classmethod
    def ones(cls, *shape: Ints, dtype: DType | str | None = None, **options: Any) -> Self:
        """All 1."""
        known_options("ones", options)
        return cls.full(_shape("ones", shape), 1.0, dtype or dtypes.default_float, **options)

    @classmethod
    def empty(cls, *shape: Ints, dtype: DType | str | None = None, **options: Any) -> Self:
        """For values that will be assigned; reads 0 until then."""
        known_options("empty", options)
        return cls.zeros(_shape("empty", shape), dtype=dtype, **options)

    def full_like(self, fill_value: Scalar, dtype: DType | str | None = None, **options: Any) -> Self:
        """`fill_value` with this shape and, unless given, this dtype."""
        made = self.full(self.shape, fill_value, dtype or self.dtype)
        return made._beside(self, **known_options("full_like", options))

    def _beside(self, other: Self, requires_grad: bool = False, device: Devices | None = None) -> Self:
        """As `_finish`, where another tensor is if no device is named."""
        is_free = device is not None or other.node.place is None
        made = self if is_free else self._placed(other.node.place or HERE)
        return made._finish(requires_grad, device)

    def zeros_like(self, dtype: DType | str | None = None, **options: Any) -> Self:
        """Zeros with this shape and, unless given, this dtype."""
        known_options("zeros_like", options)
        return self.full_like(0, dtype, **options)

    def ones_like(self, dtype: DType | str | None = None, **options: Any) -> Self:
        """Ones with this shape and, unless given, this dtype."""
        known_options("ones_like", options)
        return self.full_like(1, dtype, **options)

    def empty_like(self, dtype: DType | str | None = None, **options: Any) -> Self:
        """`empty` with this shape and, unless given, this dtype."""
        known_options("empty_like", options)
        return self.full_like(0, dtype, **options)

    @classmethod
    def arange(
        cls,
        start: Scalar,
        stop: Scalar | None = None,
        step: Scalar = 1,
        dtype: DType | str | None = None,
        requires_grad: bool = False,
        device: Devices | None = None,
    ) -> Self:
        """start, start + step, ...

        up to but not including stop; ``arange(n)`` counts from 0. int32, or wider if a number takes that,
        unless a bound is float.
        """
        first, last = (0, start) if stop is None else (start, stop)
        if step == 0:
            raise ValueError(f"arange: step 0 from {first} to {last}")
        is_float = any(isinstance(bound, float) for bound in (first, last, step))
        count = max(0, math.ceil((last - first) / step) if is_float else -int((first - last) // step))
        ends = (first, first + step * (count - 1)) if count else (first,)
        widest = dtypes.default_float if is_float else promote_scalar(dtypes.bool, max(ends, key=abs))
        wanted = as_dtype(dtype or widest)
        for end in ends:
            fitting("arange", end, wanted)
        made = cls._counted((count,), 0, first, step, wanted)
        return made._finish(requires_grad, device)

    @classmethod
    def _counted(cls, shape: tuple[int, ...], axis: int, first: Scalar, step: Scalar, dtype: DType) -> Self:
        """first + step * coordinate along `axis`."""
        place = build.cast(build.iota(shape, axis), dtype)
        scaled = build.binary(Op.MUL, place, build.like(place, step))
        return cls._from_node(
            scaled if first == 0 else build.binary(Op.ADD, scaled, build.like(scaled, first))
        )

    @classmethod
    def _iota(cls, shape: tuple[int, ...], axis: int) -> Self:
        """Each element is its coordinate along `axis`; int32."""
        return cls._from_node(build.iota(shape, axis))

    @classmethod
    def linspace(
        cls, start: Scalar, stop: Scalar, steps: int, dtype: DType | str | None = None, **options: Any
    ) -> Self:
        """`steps` numbers from start to stop, both included, equally far apart."""
        _shape("linspace", (steps,))
        wanted = as_dtype(dtype or dtypes.default_float)
        if wanted.kind == "b":
            raise ValueError("linspace: bool has two elements only; allowed are integers and floats")
        if wanted.is_int:
            start, stop = int(start), int(stop)
        for end in (start, stop):
            fitting("linspace", end, wanted)
        step = (stop - start) / (steps - 1) if steps > 1 else 0.0
        wide = wanted if wanted.is_float else dtypes.float64
        rising = cls._counted((steps,), 0, float(start), step, wide)
        falling = cls._counted((steps,), 0, float(stop), -step, wide).flip(0)
        made = (cls._iota((steps,), 0) < (steps + 1) // 2).where(rising, falling)
        return made.cast(wanted)._finish(**known_options("linspace", options))

    @classmethod
    def eye(cls, n: int, m: int | None = None, dtype: DType | str | None = None, **options: Any) -> Self:
        """1 on the diagonal of an n by m matrix (square if m is left out), 0 elsewhere."""
        shape = _shape("eye", (n, n if m is None else m))
        made = cls._iota(shape, 0).eq(cls._iota(shape, 1)).cast(dtype or dtypes.default_float)
        return made._finish(**known_options("eye", options))

    def tril(self, diagonal: int = 0) -> Self:
        """Zero above the given diagonal of the last two axes."""
        return self._triangle("tril").le(diagonal).where(self, self._number(0))

    def triu(self, diagonal: int = 0) -> Self:
        """Zero below the given diagonal of the last two axes."""
        return self._triangle("triu").ge(diagonal).where(self, self._number(0))

    def _triangle(self, name: str) -> Self:
        """Column minus row of the last two axes."""
        if self.ndim < 2:
            raise ValueError(f"{name}: shape {self.shape} has no matrix; allowed is 2 axes or more")
        shape = self.shape[-2:]
        return self._iota(shape, 1) - self._iota(shape, 0)

    def diag(self, diagonal: int = 0) -> Self:
        """A vector as a diagonal of a matrix, or a diagonal of a matrix as a vector: the main one, or as many
        places above it, below if negative.
        """
        if self.ndim == 2:
            return self.diagonal(diagonal)
        if self.ndim != 1:
            raise ValueError(f"diag: shape {self.shape}; allowed is 1 or 2 axes")
        before, behind = max(0, -diagonal), max(0, diagonal)
        rows = self.pad(((before, behind),))
        return self._triangle_of(len(rows)).eq(diagonal).where(rows.unsqueeze(-1), rows._number(0))

    def _triangle_of(self, n: int) -> Self:
        return self._iota((n, n), 1) - self._iota((n, n), 0)

    def diagonal(self, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Self:
        """Elements [i, i + offset] of two axes, as a new last axis."""
        first, second = self._axis("diagonal", dim1), self._axis("diagonal", dim2)
        if first == second:
            raise ValueError(f"diagonal: dim1 and dim2 are both axis {first} of shape {self.shape}")
        rest = [i for i in range(self.ndim) if i not in (first, second)]
        table = self.permute(*rest, first, second)
        rows, columns = table.shape[-2:]
        count = max(0, min(rows + min(0, offset), columns - max(0, offset)))
        top, left = min(rows, max(0, -offset)), min(columns, max(0, offset))
        axis = len(rest)
        square = table._slice(axis, top, top + count)._slice(axis + 1, left, left + count)
        flat = square.reshape(*table.shape[:-2], count * count)
        padded = flat.pad([*((0, 0),) * axis, (0, count)])
        return padded.reshape(*table.shape[:-2], count, count + 1)._slice(axis + 1, 0, 1).squeeze(-1)

    def one_hot(self, num_classes: int | None = None) -> Self:
        """A new last axis, 1 at the class that this tensor of integers names and 0 elsewhere; int32. Without
        `num_classes` the greatest class is read, and is the last.

        A class outside 0..num_classes-1 is an IndexError where its value is known, and has no 1 otherwise.
        """
        if not self.dtype.is_int:
            raise TypeError(f"one_hot: classes are {self.dtype.name}; allowed are integers")
        if num_classes is None:
            num_classes = int(self.numpy().max()) + 1 if self.numel() else 0
        _shape("one_hot", (num_classes,))
        self._check_classes("one_hot", num_classes)
        return self._one_hot(num_classes).cast(dtypes.int32)

    def _check_classes(self, name: str, count: int, ignored: int | None = None) -> None:
        """IndexError for a value that is known and is neither a class nor `ignored`."""
        known = self._known()
        if known is None:
            return
        outside = known[((known < 0) | (known >= count)) & (known != ignored)]
        if outside.size:
            also = "" if ignored is None else f", and {ignored}, which is ignored"
            raise IndexError(f"{name}: class {outside[0]}; allowed is 0..{count - 1}{also}")

    def _one_hot(self, num_classes: int) -> Self:
        shape = (*self.shape, num_classes)
        wide = self.cast(dtypes.int64 if self.dtype.bits == 64 else dtypes.int32)
        return wide.unsqueeze(-1).eq(self._iota(shape, self.ndim).cast(wide.dtype))

    def meshgrid(self, *args: Self, indexing: str = "ij") -> tuple[Self, ...]:
        """Coordinate tables of vectors, matrix order ("ij") or with the first two axes swapped ("xy")."""
        if indexing not in ("ij", "xy"):
            raise ValueError(f"meshgrid: indexing {indexing!r}; allowed are 'ij' and 'xy'")
        vectors = [vector.flatten() for vector in (self, *args)]
        order = list(range(len(vectors)))
        if indexing == "xy" and len(vectors) > 1:
            order[:2] = 1, 0
        shape = tuple(len(vectors[i]) for i in order)
        places = [tuple(-1 if i == k else 1 for i in order) for k in range(len(vectors))]
        return tuple(v.reshape(place).expand(shape) for v, place in zip(vectors, places, strict=True))


def known_options(name: str, options: dict[str, Any], *others: str) -> dict[str, Any]:
    """`options`, if a creation function knows them all. others: what else the function takes by name."""
    allowed = (*others, "dtype", "requires_grad", "device")
    for option in options:
        if option not in allowed:
            raise TypeError(f"{name}: unknown keyword {option!r}; allowed are {', '.join(allowed)}")
    return options


def _shape(name: str, args: tuple[Ints, ...]) -> tuple[int, ...]:
    sizes = ints(args, name)
    if any(n < 0 for n in sizes):
        raise ValueError(f"{name}: shape {sizes}; allowed are whole numbers from 0 up")
    return sizes
