"""Products by the names that numpy and torch give them; each is a `dot`, an `einsum` or a sum of factors."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Self

from tensor.methods.rearrange import Rearrange


class Products(Rearrange):
    """Products of vectors, matrices and batches of them."""

    __slots__ = ()

    def _ranks(self, name: str, other: Self, mine: int, its: int) -> Self:
        """`other`, if both have the axes that `name` takes."""
        made = self._other(name, other)
        if (self.ndim, made.ndim) != (mine, its):
            allowed = f"{mine} and {its} axes"
            raise ValueError(f"{name}: shapes {self.shape} and {made.shape}; allowed are {allowed}")
        return made

    def mm(self, other: Self) -> Self:
        """Two matrices."""
        return self.dot(self._ranks("mm", other, 2, 2))

    def mv(self, other: Self) -> Self:
        """A matrix and a vector."""
        return self.dot(self._ranks("mv", other, 2, 1))

    def bmm(self, other: Self) -> Self:
        """Two batches of matrices; the batches are of one size."""
        made = self._ranks("bmm", other, 3, 3)
        if self.shape[0] != made.shape[0]:
            raise ValueError(f"bmm: batches of {self.shape[0]} and {made.shape[0]}; allowed are equal ones")
        return self.dot(made)

    def addmm(self, a: Self, b: Self, beta: float = 1, alpha: float = 1) -> Self:
        """beta * self + alpha * a @ b, matrices."""
        return self._mixed_sum(beta, a.mm(b), alpha)

    def addmv(self, a: Self, b: Self, beta: float = 1, alpha: float = 1) -> Self:
        """beta * self + alpha * a @ b, a matrix and a vector."""
        return self._mixed_sum(beta, a.mv(b), alpha)

    def baddbmm(self, a: Self, b: Self, beta: float = 1, alpha: float = 1) -> Self:
        """beta * self + alpha * a @ b, batches of matrices."""
        return self._mixed_sum(beta, a.bmm(b), alpha)

    def _mixed_sum(self, beta: float, product: Self, alpha: float) -> Self:
        """beta * self + alpha * product; 0 leaves out what it stands beside, NaN too, and beside integers
        weights lose their fractions, as torch has it."""
        if self.dtype.kind == product.dtype.kind == "b":
            return (product & bool(alpha)) | (self & bool(beta))
        if not (self.dtype.is_inexact or product.dtype.is_inexact):
            beta, alpha = int(beta), int(alpha)
        added = product * alpha if alpha != 1 else product
        return self * beta + added if beta else added + self._number(0)

    def outer(self, other: Self) -> Self:
        """Every product of an element of one with an element of the other, flattened."""
        return self.flatten().unsqueeze(1) * self._other("outer", other).flatten().unsqueeze(0)

    def inner(self, other: Self) -> Self:
        """Sums of products over the last axes; with a scalar the plain product."""
        made = self._other("inner", other)
        if not self.ndim or not made.ndim:
            return self * made
        return self.tensordot(made, ([-1], [-1]))

    def vdot(self, other: Self) -> Self:
        """The sum of products of two vectors."""
        return self.dot(self._ranks("vdot", other, 1, 1))

    def tensordot(self, other: Self, dims: int | Sequence[Sequence[int]] = 2) -> Self:
        """Sums over pairs of axes: the last `dims` of this with the first of `other`, or those listed."""
        made = self._other("tensordot", other)
        if isinstance(dims, int):
            mine, its = list(range(self.ndim - dims, self.ndim)), list(range(dims))
        else:
            mine = [self._axis("tensordot", axis) for axis in dims[0]]
            its = [made._axis("tensordot", axis) for axis in dims[1]]
        sizes = [self.shape[a] for a in mine], [made.shape[a] for a in its]
        if sizes[0] != sizes[1]:
            if len(mine) != len(its) or any(n != m and 1 not in (n, m) for n, m in zip(*sizes, strict=True)):
                raise ValueError(
                    f"tensordot: axes of sizes {sizes[0]} and {sizes[1]}; allowed are equal ones"
                )
            return self._summed(mine, sizes[1]).tensordot(made._summed(its, sizes[0]), dims)
        left = [axis for axis in range(self.ndim) if axis not in mine]
        right = [axis for axis in range(made.ndim) if axis not in its]
        count = math.prod(sizes[0])
        rows = self.permute(left + mine).reshape(math.prod(self.shape[a] for a in left), count)
        columns = made.permute(its + right).reshape(count, math.prod(made.shape[a] for a in right))
        return rows.dot(columns).reshape(
            tuple(self.shape[a] for a in left) + tuple(made.shape[a] for a in right)
        )

    def _summed(self, axes: Sequence[int], sizes: Sequence[int]) -> Self:
        """Summed along those axes for which the other size is 1."""
        found = [axis for axis, size in zip(axes, sizes, strict=True) if size == 1]
        return self.sum(found, keepdim=True).cast(self.dtype) if found else self

    def kron(self, other: Self) -> Self:
        """Kronecker's product: each element times all of `other`."""
        made = self._other("kron", other)
        rank = max(self.ndim, made.ndim)
        a = self.reshape((1,) * (rank - self.ndim) + self.shape)
        b = made.reshape((1,) * (rank - made.ndim) + made.shape)
        a_cells = a.reshape(tuple(n for size in a.shape for n in (size, 1)))
        b_cells = b.reshape(tuple(n for size in b.shape for n in (1, size)))
        return (a_cells * b_cells).reshape(tuple(n * m for n, m in zip(a.shape, b.shape, strict=True)))

    def cross(self, other: Self, dim: int = -1) -> Self:
        """The vector product along an axis of three; the others broadcast."""
        made = self._other("cross", other)
        mine, its = (each._axis("cross", dim) for each in (self, made))
        if [t.shape[axis : axis + 1] for t, axis in ((self, mine), (made, its))] != [(3,), (3,)]:
            raise ValueError(f"cross: shapes {self.shape} and {made.shape}; allowed are 3 along axis {dim}")
        return self.roll(-1, mine) * made.roll(1, its) - self.roll(1, mine) * made.roll(-1, its)
