"""Matrices as orthogonal, or unitary, and triangular ones: QR by reflections, and what reflections make.

Of complex matrices R's diagonal is real, as LAPACK has it: each reflection is I - tau v v.H with a complex
tau. Sources: Golub and Van Loan, "Matrix Computations", 4th edition, algorithm 5.2.1; Lehoucq, "The
computation of elementary unitary matrices", ACM TOMS 22 (1996), for tau. Gradients: Walter and Lehmann,
"Algorithmic differentiation of linear algebra functions", 2012.
"""

from __future__ import annotations

from typing import Self

from tensor.methods.factor import Factor


class Orthogonal(Factor):
    """Reflections, and products of them."""

    __slots__ = ()

    def qr(self, mode: str = "reduced") -> tuple[Self, Self]:
        """Q with orthonormal columns and R upper triangular, whose product are matrices ``(..., m, n)``.

        mode: "reduced" gives Q ``(..., m, k)`` and R ``(..., k, n)`` with k the lesser of m and n, "complete"
        gives Q ``(..., m, m)`` and R ``(..., m, n)``, "r" an empty Q. Gradients flow through "reduced" ones,
        and "complete" ones that are the same. ValueError for another mode.

            >>> Tensor([[3.0], [4.0]]).qr()[1].tolist()
            [[-5.0]]
        """
        if mode not in ("reduced", "complete", "r"):
            raise ValueError(f"qr: mode {mode!r}; allowed are 'reduced', 'complete' and 'r'")
        source = self._matrices("qr", False)
        m, n = self.shape[-2:]
        upper, reflections = source.detach()._reflected()
        q = self.eye(m, dtype=source.dtype).expand(*self.shape[:-2], m, m)
        if mode != "complete":
            q, upper = q._slice(self.ndim - 1, 0, min(m, n)), upper._slice(self.ndim - 2, 0, min(m, n))
        for mirror, scale in reversed(reflections):
            q = (q - mirror * (scale * (mirror.conj() * q).sum(-2, keepdim=True))).contiguous()
        upper = upper.triu()
        if mode == "complete" and m > n:
            return q._narrow(self), upper._narrow(self)
        q, r = (
            part._with_gradient((source,), _qr_rule(q, upper, is_q))
            for part, is_q in ((q.contiguous(), True), (upper.contiguous(), False))
        )
        return (self.zeros(0, dtype=self.dtype) if mode == "r" else q._narrow(self)), r._narrow(self)

    def _reflected(self) -> tuple[Self, list[tuple[Self, Self]]]:
        """The triangle that reflections leave, and each one's vector with tau over its first element's
        square."""
        made, found = self, []
        m, n = self.shape[-2:]
        row = self._iota((m, 1), 0)
        for number in range(min(m if self.dtype.is_complex else m - 1, n)):
            step = self._step(number)
            pillar = (row >= step).where(made._column(step), 0.0)
            top = pillar._row(step)
            rest = (row > step).where(pillar, 0.0)
            length = pillar.norm(2, -2, keepdim=True)
            beta = (top.real < 0).where(length, -length)
            mirror = row.eq(step).where(top - beta, rest).contiguous()
            is_flat = rest.abs().sum(-2, keepdim=True).eq(0) | length.eq(0)
            if self.dtype.is_complex:
                is_flat = is_flat & top.imag.eq(0)
            bottom = is_flat.where(1.0, beta * (top - beta).conj())
            scale = is_flat.where(0.0, -1.0 / bottom).contiguous()
            along = (mirror.conj() * made).sum(-2, keepdim=True)
            made = (made - mirror * (scale.conj() * along)).contiguous()
            found.append((mirror, scale))
        return made, found

    def geqrf(self) -> tuple[Self, Self]:
        """R of matrices ``(..., m, n)`` with the reflections' vectors below its diagonal, and each one's tau
        ``(..., k)``, k the lesser of m and n, as LAPACK packs them. Values alone: no gradient flows.

            >>> Tensor([[3.0], [4.0]]).geqrf()[0].tolist()
            [[-5.0], [0.5]]
        """
        source = self._matrices("geqrf", False)
        made, reflections = source.detach()._reflected()
        row, column = made._places()
        made, taus = made.triu(), []
        for number, (mirror, scale) in enumerate(reflections):
            step = self._step(number)
            first = mirror._row(step)
            is_flat = scale.eq(0)
            below = mirror / is_flat.where(1.0, first)
            made = (column.eq(step) & (row > step)).where(is_flat.where(0.0, below), made).contiguous()
            taus.append((scale * (first * first.conj())).squeeze(-1))
        least = min(self.shape[-2:])
        missing = [self.zeros(*self.shape[:-2], 1, dtype=source.dtype)] * (least - len(taus))
        parts = [*taus, *missing]
        tau = (
            parts[0].cat(*parts[1:], dim=-1) if parts else self.zeros(*self.shape[:-2], 0, dtype=source.dtype)
        )
        return made._narrow(self), tau._narrow(self)

    def orgqr(self, tau: Self) -> Self:
        """Q ``(..., m, n)`` of reflections that `geqrf` packed into ``(..., m, n)`` and tau ``(..., k)``.

        >>> packed, tau = Tensor([[3.0], [4.0]]).geqrf()
        >>> packed.orgqr(tau).numpy().round(5).tolist()
        [[-0.6000000238418579], [-0.800000011920929]]
        """
        given = self._other("orgqr", tau)
        m, n = self.shape[-2:]
        if n > m or given.shape[-1] > n:
            raise ValueError(
                f"orgqr: shapes {self.shape} and {given.shape}; allowed are (..., m, n) and at most n"
            )
        q = self.eye(m, n, dtype=self.dtype).expand(self.shape)
        return q._reflecting(self, given, False)

    householder_product = orgqr

    def ormqr(self, tau: Self, other: Self, left: bool = True, transpose: bool = False) -> Self:
        """Q @ other, of `geqrf`'s reflections, or other @ Q; transpose: Q.mH in place of Q.

        >>> packed, tau = Tensor([[3.0], [4.0]]).geqrf()
        >>> packed.ormqr(tau, Tensor([[3.0], [4.0]]), transpose=True).numpy().round(4).tolist()
        [[-5.0], [0.0]]
        """
        given, target = self._other("ormqr", tau), self._other("ormqr", other)
        if left:
            return target._reflecting(self, given, transpose)
        return target.mH._reflecting(self, given, not transpose).mH

    def _reflecting(self, packed: Self, tau: Self, is_adjoint: bool) -> Self:
        """The product of reflections with this."""
        made = self
        row, count = self._iota((packed.shape[-2], 1), 0), tau.shape[-1]
        for number in range(count) if is_adjoint else reversed(range(count)):
            step = self._step(number)
            vector = (row > step).where(packed._column(step), row.eq(step).where(1.0, packed._number(0.0)))
            share = tau[..., step].unsqueeze(-1).unsqueeze(-1)
            along = (vector.conj() * made).sum(-2, keepdim=True)
            made = made - vector * ((share.conj() if is_adjoint else share) * along)
        return made


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
    below, middle = inner.tril(-1), inner.diagonal(0, -2, -1).real.cast(inner.dtype)
    mirrored = below + below.mH + middle.diag_embed()
    return r.solve_triangular((toward_q + q @ mirrored).mH, upper=True).mH
