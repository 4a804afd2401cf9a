"""Matrices as products of triangular ones (Cholesky and LU), and solving with them.

Axes before the last two count matrices. A step of each method is a kernel or two that handles a whole column
of every matrix; its number lies in memory, so that all steps are one piece of code. 16-bit floats are
computed in float32, integers give float32. A matrix that the method does not take (singular, or not positive
definite) gives infinities or NaN: nothing is computed yet when an error could be raised.

Sources: Golub and Van Loan, "Matrix Computations", 4th edition: algorithms 4.2.2 (outer product Cholesky),
3.4.1 (outer product LU with partial pivoting), 3.1.1 and 3.1.2 (substitution).
Gradients: Giles, "An extended collection of matrix derivative results", 2008; Murray, "Differentiation of the
Cholesky decomposition", 2016; de Hoog, Anderssen and Lukas, "Differentiation of matrix functionals using
triangular factorization", 2011.
"""

from __future__ import annotations

from typing import NamedTuple, Self

import numpy as np

from tensor.dtype import dtypes
from tensor.methods.unique import Unique


class LU(NamedTuple):
    """Both factors in one matrix, 1 on the lower one's diagonal; the row of the source at each place; and
    with which row, counted from 1, each step swapped its own."""

    packed: Factor
    rows: Factor
    pivots: Factor


class Factor(Unique):
    """Factors of matrices."""

    __slots__ = ()

    def _matrices(self, name: str, is_square: bool = True, is_real: bool = False) -> Self:
        """This tensor in the type that factors are made in. ValueError if it holds no matrices; TypeError for
        complex ones where rotations and reflections of reals are made of them."""
        if is_real and self.dtype.is_complex:
            raise TypeError(f"{name}: {self.dtype.name}; allowed are floats")
        if self.ndim < 2 or (is_square and self.shape[-1] != self.shape[-2]):
            wanted = "(..., n, n)" if is_square else "(..., m, n)"
            raise ValueError(f"{name}: shape {self.shape}; allowed is {wanted}")
        return self._wide()

    def _step(self, number: int) -> Self:
        """The number of a step, in memory."""
        return type(self)(np.array(number, np.int32))

    def _places(self) -> tuple[Self, Self]:
        """The row and the column of each element of a matrix."""
        shape = self.shape[-2:]
        return self._iota(shape, 0), self._iota(shape, 1)

    def _column(self, place: Self) -> Self:
        """One column of each matrix: ``(..., m, 1)``."""
        made: Self = self[..., place]
        return made.unsqueeze(-1)

    def _row(self, place: Self) -> Self:
        """One row of each matrix: ``(..., 1, n)``."""
        made: Self = self[..., place, :]
        return made.unsqueeze(-2)

    # Cholesky

    def cholesky(self, upper: bool = False) -> Self:
        """The lower triangular L of positive definite matrices ``(..., n, n)``, with L @ L.mH equal to them;
        `upper`: L.mH. Reads the lower triangle alone.

        NaN where a matrix is not positive definite.

            >>> Tensor([[4.0, 2.0], [2.0, 5.0]]).cholesky().tolist()
            [[2.0, 0.0], [1.0, 2.0]]
        """
        source = self._matrices("cholesky")
        made = source.detach()
        row, column = made._places()
        for number in range(self.shape[-1]):
            step = self._step(number)
            pillar = made._column(step)
            pivot = made._row(step)._column(step)
            scaled = pillar / pivot.sqrt()
            rest = made - pillar * pillar.mH / pivot
            inside = (row > step) & (column > step)
            made = (column.eq(step) & (row >= step)).where(scaled, inside.where(rest, made)).contiguous()
        made = made.tril()._with_gradient((source,), _cholesky_rule)
        return (made.mH if upper else made)._narrow(self)

    def cholesky_solve(self, factor: Self, upper: bool = False) -> Self:
        """X with A @ X equal to this tensor ``(..., n, k)``, where `factor` is the Cholesky factor of A."""
        lower = factor.mH if upper else factor
        middle = lower.solve_triangular(self, upper=False)
        return lower.mH.solve_triangular(middle, upper=True)

    def cholesky_inverse(self, upper: bool = False) -> Self:
        """The inverse of the matrices whose Cholesky factor this is."""
        return self._identity().cholesky_solve(self, upper)

    def _identity(self) -> Self:
        return self.eye(self.shape[-1], dtype=self._as_float().dtype).expand(self.shape)

    # triangular systems

    def solve_triangular(
        self, other: Self, upper: bool, left: bool = True, unitriangular: bool = False
    ) -> Self:
        """X with A @ X = B for triangular A ``(..., n, n)``, whose other triangle is not read.

        B is ``(..., n, k)``; left=False: X @ A = B. unitriangular: the diagonal counts as 1.
        """
        if not left:
            return self.mT.solve_triangular(other.mT, not upper, True, unitriangular).mT
        matrix = self._matrices("solve_triangular")
        given = self._other("solve_triangular", other)._matrices("solve_triangular", False)
        matrix, given = matrix._batched("solve_triangular", given)
        work, target = matrix.detach(), given.detach()
        if upper:
            work, target = work.flip(-2, -1), target.flip(-2)
        made = work._substituted(target, unitriangular)
        made = made.flip(-2) if upper else made

        def rule(x: Factor, g: Factor, a: Factor, b: Factor) -> tuple[Factor, Factor]:
            toward = a.mH.solve_triangular(g, not upper, True, unitriangular)
            whole = -(toward @ x.mH)
            inner = int(unitriangular)
            return (whole.triu(inner) if upper else whole.tril(-inner)), toward

        return made._with_gradient((matrix, given), rule)._narrow(self)

    def _batched(self, name: str, other: Self) -> tuple[Self, Self]:
        """Two lots of matrices of one type, as many of one as of the other. ValueError if rows differ."""
        if self.shape[-2] != other.shape[-2]:
            raise ValueError(
                f"{name}: matrices of shape {self.shape} and {other.shape}; allowed are as many rows"
            )
        dtype = (self.reshape(-1)[:0]._pair(name, other.reshape(-1)[:0])[0]).dtype
        lead = np.broadcast_shapes(self.shape[:-2], other.shape[:-2])
        a, b = self.cast(dtype), other.cast(dtype)
        return a.expand(*lead, *self.shape[-2:]), b.expand(*lead, *other.shape[-2:])

    def _substituted(self, target: Self, unitriangular: bool) -> Self:
        """Forward substitution, a row of the result a step."""
        row = self._iota((self.shape[-1], 1), 0)
        for number in range(self.shape[-1]):
            step = self._step(number)
            found = target._row(step)
            if not unitriangular:
                found = found / self._row(step)._column(step)
            rest = target - self._column(step) * found
            target = row.eq(step).where(found, (row > step).where(rest, target)).contiguous()
        return target

    # LU

    def _lu(self, pivot: bool = True) -> LU:
        """Rows are swapped so that each pivot is the greatest of its column, unless `pivot` is False."""
        made = self.detach()
        height, width = self.shape[-2:]
        row, column = made._places()
        line = self._iota((height,), 0)
        rows = line.expand(self.shape[:-1])
        swaps = line[: min(height, width)].expand(*self.shape[:-2], min(height, width))
        for number in range(min(height - 1, width)):
            step = self._step(number)
            if pivot:
                left = (line >= step).where(made._column(step).squeeze(-1).abs(), -1.0)
                place = left.argmax(-1, keepdim=True).contiguous()
                order = line.eq(step).where(place, line.eq(place).where(step, line))
                rows = rows.gather(-1, order).contiguous()
                swaps = line[: swaps.shape[-1]].eq(step).where(place, swaps).contiguous()
                made = made.gather(-2, order.unsqueeze(-1).expand(self.shape)).contiguous()
            top = made._row(step)
            divisor = top._column(step)
            share = made._column(step) / divisor.eq(0).where(1.0, divisor)
            rest = (column > step).where(made - share * top, column.eq(step).where(share, made))
            made = (row > step).where(rest, made).contiguous()
        node = rows.node

        def rule(y: Factor, g: Factor, a: Factor) -> tuple[Factor]:
            return (_unswapped(_lu_toward(y, g), g._from_node(node)),)

        return LU(made._with_gradient((self,), rule), rows, swaps + 1)

    def lu_factor(self, pivot: bool = True) -> tuple[Self, Self]:
        """L and U of matrices ``(..., m, n)`` in one, without L's diagonal of ones, and the row of the source
        that stands at each place, ``(..., m)``. pivot: rows are swapped for the greatest divisors.

            >>> Tensor([[1.0, 2.0], [2.0, 2.0]]).lu_factor()[1].tolist()
            [1, 0]
        """
        packed, rows, _ = self._matrices("lu_factor", False)._lu(pivot)
        return packed._narrow(self), rows  # type: ignore[return-value]  # of this class

    def lu(self, pivot: bool = True) -> tuple[Self, Self, Self]:
        """P, L and U of matrices ``(..., m, n)``: P @ L @ U gives them back; L is ``(..., m, k)`` and U
        ``(..., k, n)`` with k the lesser of m and n.

            >>> [part.tolist() for part in Tensor([[0.0, 2.0], [1.0, 0.0]]).lu()][0]
            [[0.0, 1.0], [1.0, 0.0]]
        """
        packed, rows = self.lu_factor(pivot)
        size = self.shape[-2]
        order = rows.unsqueeze(-2).eq(self._iota((size, size), 0)).cast(packed.dtype)
        lower, upper = packed._lu_parts()
        return order, lower, upper

    def _lu_parts(self) -> tuple[Self, Self]:
        """L and U of both in one matrix."""
        least = min(self.shape[-2:])
        lower = self._slice(self.ndim - 1, 0, least).tril(-1)
        ones = self.eye(self.shape[-2], least, dtype=self.dtype)
        return lower + ones, self._slice(self.ndim - 2, 0, least).triu()

    def lu_solve(self, packed: Self, rows: Self) -> Self:
        """X with A @ X equal to this tensor ``(..., n, k)``, from what `lu_factor` gives of A."""
        given = self._wide()
        order = rows.unsqueeze(-1).expand(*rows.shape, self.shape[-1])
        swapped = given.expand(*order.shape).gather(-2, order)
        middle = packed.solve_triangular(swapped, upper=False, unitriangular=True)
        return packed.solve_triangular(middle, upper=True)._narrow(self)

    def solve(self, other: Self) -> Self:
        """X with A @ X = B for matrices A ``(..., n, n)``, by LU; B is ``(..., n, k)`` or a vector ``(n,)``.

        Infinities or NaN where A is singular.

            >>> Tensor([[2.0, 0.0], [0.0, 4.0]]).solve(Tensor([2.0, 2.0])).tolist()
            [1.0, 0.5]
        """
        matrix, given = self._matrices("solve"), self._other("solve", other)
        if given.ndim == 1 or (given.shape == self.shape[:-1] and given.ndim != self.ndim and given.ndim > 1):
            return matrix.solve(given.unsqueeze(-1)).squeeze(-1)._narrow(self)
        matrix, right = matrix._batched("solve", given._wide())
        made = right.detach().lu_solve(*matrix.lu_factor())

        def rule(x: Factor, g: Factor, a: Factor, b: Factor) -> tuple[Factor, Factor]:
            toward = a.mH.solve(g)
            return -(toward @ x.mH), toward

        return made._with_gradient((matrix, right), rule)._narrow(self)

    def inverse(self) -> Self:
        """Inverses of matrices ``(..., n, n)``, by LU. Infinities or NaN where one is singular."""
        matrix = self._matrices("inverse")
        made = matrix.detach().solve(matrix._identity())

        def rule(y: Factor, g: Factor, a: Factor) -> tuple[Factor]:
            return (-(y.mH @ g @ y.mH),)

        return made._with_gradient((matrix,), rule)._narrow(self)

    def inv(self) -> Self:
        """The same as `inverse`."""
        return self.inverse()

    def det(self) -> Self:
        """Determinants of matrices ``(..., n, n)``: the product of U's diagonal, with the sign of
        the rows' order.
        """
        matrix = self._matrices("det")
        packed, rows, _ = matrix.detach()._lu()
        made = packed.diagonal(0, -2, -1).prod(-1) * rows._parity().cast(matrix.dtype)

        def rule(y: Factor, g: Factor, a: Factor) -> tuple[Factor]:
            return ((g * y.conj()).unsqueeze(-1).unsqueeze(-1) * a.inverse().mH,)

        found: Self = made._with_gradient((matrix,), rule)  # type: ignore[assignment]
        return found._narrow(self)

    def _parity(self) -> Self:
        """1 for rows in an order of evenly many swaps, else -1."""
        earlier = self._iota((self.shape[-1],) * 2, 0) < self._iota((self.shape[-1],) * 2, 1)
        swapped = (self.unsqueeze(-1) > self.unsqueeze(-2)) & earlier
        return 1 - swapped.cast(dtypes.int32).sum((-2, -1)) % 2 * 2

    def slogdet(self) -> tuple[Self, Self]:
        """The sign of determinants, and the logarithm of their size; 0 and -inf for singular matrices."""
        matrix = self._matrices("slogdet")
        packed, rows, _ = matrix.detach()._lu()
        pivots = packed.diagonal(0, -2, -1)
        sign = pivots.sign().prod(-1) * rows._parity().cast(matrix.dtype)
        size = pivots.abs().log().sum(-1)

        def rule(y: Factor, g: Factor, a: Factor) -> tuple[Factor]:
            return (g.unsqueeze(-1).unsqueeze(-1) * a.inverse().mH,)

        found: Self = size._with_gradient((matrix,), rule)  # type: ignore[assignment]
        return sign._narrow(self), found._narrow(self)  # type: ignore[return-value]

    def logdet(self) -> Self:
        """The logarithm of determinants; NaN for negative ones."""
        sign, size = self.slogdet()
        return (sign < 0).where(float("nan"), size)


def _cholesky_rule(y: Factor, g: Factor, a: Factor) -> tuple[Factor]:
    inner = (y.mH @ g).tril()
    inner = inner - inner.diagonal(0, -2, -1).diag_embed() * 0.5
    left = y.mH.solve_triangular(inner, upper=True)
    whole = y.solve_triangular(left, upper=False, left=False)
    return ((whole + whole.mH) * 0.5,)


def _lu_toward(y: Factor, g: Factor) -> Factor:
    """The gradient toward matrices, their rows in the order of L's, from that toward both factors in one."""
    m, n = y.shape[-2:]
    least = min(m, n)
    lower, upper = y._lu_parts()
    top, toward_u = lower._slice(y.ndim - 2, 0, least), g._slice(y.ndim - 2, 0, least).triu()
    left, toward_l = upper._slice(y.ndim - 1, 0, least), g._slice(y.ndim - 1, 0, least).tril(-1)
    further: Factor | None = None
    if n > m:  # what is right of the square is L's inverse times the source
        behind = top.mH.solve_triangular(toward_u._slice(y.ndim - 1, m, n), upper=True, unitriangular=True)
        toward_l = toward_l - behind @ upper._slice(y.ndim - 1, m, n).mH
        toward_u, further = toward_u._slice(y.ndim - 1, 0, m), behind
    if m > n:  # what is below it is the source times U's inverse
        below = left.mH.solve_triangular(toward_l._slice(y.ndim - 2, n, m), upper=False, left=False)
        toward_u = toward_u - lower._slice(y.ndim - 2, n, m).mH @ below
        toward_l, further = toward_l._slice(y.ndim - 2, 0, n), below
    inner = (top.mH @ toward_l).tril(-1) + (toward_u @ left.mH).triu()
    middle = top.mH.solve_triangular(inner, upper=True, unitriangular=True)
    made = left.mH.solve_triangular(middle, upper=False, left=False)
    return made if further is None else made.cat(further, dim=-1 if n > m else -2)


def _unswapped(x: Factor, rows: Factor) -> Factor:
    """Rows brought back to where they came from."""
    return x.gather(-2, rows.argsort(-1).unsqueeze(-1).expand(x.shape))
