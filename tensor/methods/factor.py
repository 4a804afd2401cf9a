"""Matrices as products of triangular and orthogonal ones: Cholesky, LU, QR, and what is solved by them.

Axes before the last two count matrices. A step of each method is a kernel or two that handles a whole column
of every matrix; its number lies in memory, so that all steps are one piece of code. 16-bit floats are
computed in float32, integers give float32. A matrix that the method does not take (singular, or not positive
definite) gives infinities or NaN: nothing is computed yet when an error could be raised.

Sources: Golub and Van Loan, "Matrix Computations", 4th edition: algorithms 4.2.2 (outer product Cholesky),
3.4.1 (outer product LU with partial pivoting), 3.1.1 and 3.1.2 (substitution), 5.2.1 (Householder QR).
Gradients: Giles, "An extended collection of matrix derivative results", 2008; Murray, "Differentiation of the
Cholesky decomposition", 2016; Walter and Lehmann, "Algorithmic differentiation of linear algebra functions",
2012.
"""

from __future__ import annotations

from typing import NamedTuple, Self

import numpy as np

from tensor.dtype import dtypes
from tensor.methods.unique import Unique


class LU(NamedTuple):
    """Both factors in one matrix, 1 on the lower one's diagonal, and the row of the source at each place."""

    packed: Factor
    rows: Factor


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

    def _lu(self) -> LU:
        """Rows are swapped so that each pivot is the greatest of its column."""
        made = self.detach()
        size = self.shape[-1]
        row, column = made._places()
        line = self._iota((size,), 0)
        rows = line.expand(self.shape[:-1])
        for number in range(size - 1):
            step = self._step(number)
            left = (line >= step).where(made._column(step).squeeze(-1).abs(), -1.0)
            pivot = left.argmax(-1, keepdim=True).contiguous()
            order = line.eq(step).where(pivot, line.eq(pivot).where(step, line))
            rows = rows.gather(-1, order).contiguous()
            made = made.gather(-2, order.unsqueeze(-1).expand(self.shape)).contiguous()
            top = made._row(step)
            divisor = top._column(step)
            share = made._column(step) / divisor.eq(0).where(1.0, divisor)
            rest = (column > step).where(made - share * top, column.eq(step).where(share, made))
            made = (row > step).where(rest, made).contiguous()
        return LU(made, rows)

    def lu_factor(self) -> tuple[Self, Self]:
        """L and U of matrices ``(..., n, n)`` in one, without L's diagonal of ones, and the row of the source
        that stands at each place, ``(..., n)``. Values alone: no gradient flows.
        """
        packed, rows = self._matrices("lu_factor")._lu()
        return packed._narrow(self), rows  # type: ignore[return-value]  # of this class

    def lu(self) -> tuple[Self, Self, Self]:
        """P, L and U of matrices ``(..., n, n)``: P @ L @ U gives them back. Values alone."""
        packed, rows = self.lu_factor()
        order = rows.unsqueeze(-2).eq(self._iota(self.shape[-2:], 0)).cast(packed.dtype)
        return order, packed.tril(-1) + packed._identity(), packed.triu()

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
        packed, rows = matrix._lu()
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
        packed, rows = matrix._lu()
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

    # QR

    def qr(self, mode: str = "reduced") -> tuple[Self, Self]:
        """Q with orthonormal columns and R upper triangular, whose product are matrices ``(..., m, n)``, by
        Householder's reflections.

        mode: "reduced" gives Q ``(..., m, k)`` and R ``(..., k, n)`` with k the lesser of m and n, "complete"
        gives Q ``(..., m, m)`` and R ``(..., m, n)``. Gradients flow through "reduced" ones.
        """
        if mode not in ("reduced", "complete"):
            raise ValueError(f"qr: mode {mode!r}; allowed are 'reduced' and 'complete'")
        source = self._matrices("qr", False, True)
        m, n = self.shape[-2:]
        upper, reflections = source.detach()._reflected()
        q = self.eye(m, dtype=source.dtype).expand(*self.shape[:-2], m, m)
        if mode == "reduced":
            q, upper = q._slice(self.ndim - 1, 0, min(m, n)), upper._slice(self.ndim - 2, 0, min(m, n))
        for mirror, scale in reversed(reflections):
            q = (q - mirror * (scale * (mirror * q).sum(-2, keepdim=True))).contiguous()
        upper = upper.triu()
        if mode == "complete":
            return q._narrow(self), upper._narrow(self)
        q, r = (
            part._with_gradient((source,), _qr_rule(q, upper, is_q))
            for part, is_q in ((q.contiguous(), True), (upper.contiguous(), False))
        )
        return q._narrow(self), r._narrow(self)

    def _reflected(self) -> tuple[Self, list[tuple[Self, Self]]]:
        """The triangle that reflections leave, and each one's vector with 2 over its square."""
        made, found = self, []
        m, n = self.shape[-2:]
        row = self._iota((m, 1), 0)
        for number in range(min(m - 1, n)):
            step = self._step(number)
            pillar = (row >= step).where(made._column(step), 0.0)
            top = pillar._row(step)
            rest = (row > step).where(pillar, 0.0)
            length = pillar.norm(2, -2, keepdim=True)
            mirror = row.eq(step).where(top + length * (top < 0).where(-1.0, 1.0), rest).contiguous()
            square = (mirror * mirror).sum(-2, keepdim=True)
            is_flat = rest.abs().sum(-2, keepdim=True).eq(0) | square.eq(0)
            scale = is_flat.where(0.0, 2.0 / square.eq(0).where(1.0, square)).contiguous()
            made = (made - mirror * (scale * (mirror * made).sum(-2, keepdim=True))).contiguous()
            found.append((mirror, scale))
        return made, found


def _cholesky_rule(y: Factor, g: Factor, a: Factor) -> tuple[Factor]:
    inner = (y.mH @ g).tril()
    inner = inner - inner.diagonal(0, -2, -1).diag_embed() * 0.5
    left = y.mH.solve_triangular(inner, upper=True)
    whole = y.solve_triangular(left, upper=False, left=False)
    return ((whole + whole.mH) * 0.5,)


def _qr_rule(q_made: Factor, r_made: Factor, is_q: bool):  # type: ignore[no-untyped-def]
    """The gradient toward matrices from that toward Q, or toward R."""
    q_node, r_node = q_made.node, r_made.node

    def rule(y: Factor, g: Factor, a: Factor) -> tuple[Factor]:
        q, r = g._from_node(q_node), g._from_node(r_node)
        toward_q, toward_r = (g, r * 0) if is_q else (q * 0, g)
        m, n = a.shape[-2:]
        if m >= n:
            return (_qr_square(q, r, toward_q, toward_r),)
        first, last = r._slice(r.ndim - 1, 0, m), a._slice(a.ndim - 1, m, n)
        near, far = toward_r._slice(r.ndim - 1, 0, m), toward_r._slice(r.ndim - 1, m, n)
        square = _qr_square(q, first, toward_q + last @ far.mH, near)
        return (square.cat(q @ far, dim=-1),)

    return rule


def _qr_square(q: Factor, r: Factor, toward_q: Factor, toward_r: Factor) -> Factor:
    inner = r @ toward_r.mH - toward_q.mH @ q
    mirrored = inner.tril() + inner.tril(-1).mH
    return r.solve_triangular((toward_q + q @ mirrored).mH, upper=True).mH
