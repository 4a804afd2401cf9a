"""Eigenvalues of symmetric and Hermitian matrices and singular values, by Jacobi's rotations, and what is
made of them.

All pairs of columns are rotated in rounds of disjoint pairs; every round is the same code, since columns move
on by a fixed order between rounds. Of complex matrices the second column of each pair is turned first, so
that what the two have in common is real. Axes before the last two count matrices; 16-bit floats are computed
in float32.

Sources: Brent and Luk, "The solution of singular-value and symmetric eigenvalue problems on multiprocessor
arrays", SIAM J. Sci. Stat. Comput. 6 (1985), for the order of pairs; Rutishauser, "The Jacobi method for real
symmetric matrices", Numer. Math. 9 (1966), for the angle; Hestenes, "Inversion of matrices by
biorthogonalization and related results", SIAM 1958, for singular values; Giles 2008 and Golub and Pereyra,
SIAM J. Numer. Anal. 10 (1973), for gradients.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple, Self

import numpy as np

from tensor.dtype import dtypes
from tensor.methods.orthogonal import Orthogonal


class Lstsq(NamedTuple):
    """The smallest X that brings A @ X nearest to B, with residuals, rank and singular values of A."""

    solution: Any
    residuals: Any
    rank: Any
    singular_values: Any


class Spectral(Orthogonal):
    """What rotations make of matrices."""

    __slots__ = ()

    # rotations

    def _rotations(self, first: Self, second: Self, common: Self) -> tuple[Self, Self, Self | None]:
        """Cosine and sine of the angle that makes `common` 0, between `first` and `second` on the diagonal,
        and what the second column is multiplied with before, of size 1."""
        turn, mixed = None, common
        if common.dtype.is_complex:
            turn, mixed = (
                common.eq(0).where(1.0, common.conj().sign()).contiguous(),
                common.abs().contiguous(),
            )
        is_done = mixed.eq(0)
        ratio = (second - first) / is_done.where(1.0, mixed * 2)
        size = ratio.abs()
        tangent = (ratio < 0).where(-1.0, 1.0) / (size + size.hypot(1.0))
        tangent = is_done.where(0.0, tangent)
        cosine = (tangent * tangent + 1).rsqrt()
        return cosine.contiguous(), (tangent * cosine).contiguous(), turn

    def _turned(self, cosine: Self, sine: Self, turn: Self | None, order: Self) -> Self:
        """Columns of the first half rotated with those of the second, then put in order: ``(..., m, 2h)``."""
        half = self.shape[-1] // 2
        axis = self.ndim - 1
        left, right = self._slice(axis, 0, half), self._slice(axis, half, 2 * half)
        right = right if turn is None else right * turn.unsqueeze(-2)
        c, s = cosine.unsqueeze(-2), sine.unsqueeze(-2)
        made: Self = (left * c - right * s).cat(left * s + right * c, dim=-1)
        return made.index_select(-1, order)

    def _order_of_pairs(self, size: int) -> Self:
        """Where each column comes from between rounds: all but the first move round by one."""
        half = size // 2
        top, bottom = list(range(half)), list(range(half, size))
        if half > 1:
            top, bottom = [top[0], bottom[0], *top[1:-1]], [*bottom[1:], top[-1]]
        return type(self)(np.array(top + bottom, np.int32))

    def _rounds(self, size: int) -> int:
        """Rounds after which no rotation changes more than rounding does: sweeps of all pairs."""
        sweeps = 1 if size <= 2 else (5 if self.dtype.real.bits == 32 else 7) + math.ceil(math.log2(size) / 2)
        return sweeps * max(1, size - 1)

    def _even(self, axes: tuple[int, ...]) -> Self:
        """A row and column, or a column, of zeros behind an odd number of columns."""
        odd = self.shape[-1] % 2
        return self.pad([(0, odd if i in axes else 0) for i in range(self.ndim)]) if odd else self

    # eigenvalues

    def eigh(self, UPLO: str = "L") -> tuple[Self, Self]:
        """Eigenvalues of symmetric or Hermitian matrices ``(..., n, n)`` in order, ``(..., n)``, and
        vectors as columns.

        Reads the lower triangle alone, or the upper for "U". The sign of a vector is not determined, nor are
        the vectors of equal eigenvalues; their part of the gradient counts as 0.

            >>> Tensor([[2.0, 1.0], [1.0, 2.0]]).eigh()[0].numpy().round(5).tolist()
            [1.0, 3.0]
        """
        if UPLO not in ("L", "U"):
            raise ValueError(f"eigh: UPLO {UPLO!r}; allowed are 'L' and 'U'")
        source = self._matrices("eigh", True)
        if not self.numel():
            return source.sum(-1).real._narrow(self), source._narrow(self)
        plain = source.detach()
        lower = (plain.tril() if UPLO == "L" else plain.triu().mH).tril(-1)
        middle = plain.diagonal(0, -2, -1).real.cast(plain.dtype).diag_embed()
        values, vectors = (lower + lower.mH + middle)._jacobi()
        ordered, order = values.sort(-1)
        vectors = vectors.gather(-1, order.unsqueeze(-2).expand(vectors.shape)).contiguous()
        ordered = ordered.contiguous()
        nodes = ordered.node, vectors.node

        def toward_values(y: Spectral, g: Spectral, a: Spectral) -> tuple[Spectral]:
            v = g._from_node(nodes[1])
            return ((v * g.unsqueeze(-2)) @ v.mH,)

        def toward_vectors(y: Spectral, g: Spectral, a: Spectral) -> tuple[Spectral]:
            w, v = (g._from_node(each) for each in nodes)
            gap = w.unsqueeze(-2) - w.unsqueeze(-1)
            turns = v.mH @ g
            inner = gap.eq(0).where(0.0, (turns - turns.mH) * 0.5 / gap.eq(0).where(1.0, gap))
            return (v @ inner @ v.mH,)

        ordered = ordered._with_gradient((source,), toward_values)
        return ordered._narrow(self), vectors._with_gradient((source,), toward_vectors)._narrow(self)

    def _jacobi(self) -> tuple[Self, Self]:
        """The diagonal that rotations of rows and columns leave, and the product of the rotations."""
        size, made = self.shape[-1], self._even((self.ndim - 2, self.ndim - 1))
        whole = made.shape[-1]
        vectors = self.eye(whole, dtype=self.dtype).expand(made.shape)
        order = self._order_of_pairs(whole)
        for _ in range(self._rounds(whole) if size > 1 else 0):
            line, mixed = made.diagonal(0, -2, -1), made.diagonal(whole // 2, -2, -1)
            line = line.real
            turns = made._rotations(line[..., : whole // 2], line[..., whole // 2 :], mixed)
            half = made._turned(*turns, order).contiguous()
            made = half.mH._turned(*turns, order).contiguous()
            vectors = vectors._turned(*turns, order).contiguous()
        values = made.diagonal(0, -2, -1).real
        return values[..., :size], vectors[..., :size, :size]

    def eigvalsh(self, UPLO: str = "L") -> Self:
        """Eigenvalues of symmetric or Hermitian matrices in order."""
        return self.eigh(UPLO)[0]

    # singular values

    def svd(
        self, full_matrices: bool = True, some: bool | None = None, compute_uv: bool = True
    ) -> tuple[Self, Self, Self]:
        """U, S and Vh of matrices ``(..., m, n)``: (U * S) @ Vh gives them back, S from the greatest on.

        U is ``(..., m, m)`` and Vh ``(..., n, n)``; without `full_matrices` ``(..., m, k)`` and
        ``(..., k, n)`` with k the lesser of m and n. Gradients toward columns beyond k count as 0, as do
        those of equal singular values among each other.

        some: torch.svd's opposite of `full_matrices`; with it, or compute_uv=False, V comes instead of Vh, as
        from that function, and without `compute_uv` zeros in place of both.
        """
        if some is not None or not compute_uv:
            u, s, vh = self.svd(some is False)
            if compute_uv:
                return u, s, vh.mH
            shapes = ((*self.shape[:-2], n, n) for n in self.shape[-2:])
            left, right = (self.zeros(shape, dtype=u.dtype) for shape in shapes)
            return left, s, right
        source = self._matrices("svd", False)
        m, n = self.shape[-2:]
        parts = source.detach()._decomposed(full_matrices) if m >= n else None
        if parts is None:
            v, s, uh = source.detach().mH._decomposed(full_matrices)
            parts = uh.mH, s, v.mH
        u, s, vh = (part.contiguous() for part in parts)
        nodes = u.node, s.node, vh.node
        rules = (_svd_rule(nodes, which) for which in range(3))
        made = (part._with_gradient((source,), rule) for part, rule in zip((u, s, vh), rules, strict=True))
        found = tuple(part._narrow(self) for part in made)
        return found[0], found[1], found[2]

    def _decomposed(self, full: bool) -> tuple[Self, Self, Self]:
        """The same of matrices with no more columns than rows, by values."""
        m, n = self.shape[-2:]
        if not self.numel():
            q = self.eye(m, dtype=self.dtype).expand(*self.shape[:-2], m, m)
            return (
                (q if full else q[..., :n]),
                self.sum(-2).real[..., :n],
                self.eye(n, dtype=self.dtype).expand(*self.shape[:-2], n, n),
            )
        top = self.abs().amax((-2, -1), keepdim=True)
        scale = (top > 0).where(top, 1.0).contiguous()
        columns, turned = (self / scale)._hestenes()
        lengths = columns.norm(2, -2)
        order = lengths.argsort(-1, descending=True).contiguous()
        columns = columns.gather(-1, order.unsqueeze(-2).expand(columns.shape))
        turned = turned.gather(-1, order.unsqueeze(-2).expand(turned.shape))
        q, r = columns.contiguous().qr("complete" if full else "reduced")
        found = r.diagonal(0, -2, -1).real
        signs = (found < 0).where(-1.0, 1.0)
        signs = signs.pad([*((0, 0),) * (self.ndim - 2), (0, q.shape[-1] - n)], value=1.0)
        return q * signs.unsqueeze(-2), found.abs() * scale.squeeze(-1), turned.mH

    def _hestenes(self) -> tuple[Self, Self]:
        """These columns rotated until all are orthogonal, and the product of the rotations."""
        n, made = self.shape[-1], self._even((self.ndim - 1,))
        whole = made.shape[-1]
        turned = self.eye(whole, dtype=self.dtype).expand(*self.shape[:-2], whole, whole)
        order, axis = self._order_of_pairs(whole), self.ndim - 1
        for _ in range(self._rounds(whole) if n > 1 else 0):
            left, right = made._slice(axis, 0, whole // 2), made._slice(axis, whole // 2, whole)
            first, second = ((a.conj() * a).sum(-2).real.contiguous() for a in (left, right))
            turns = made._rotations(first, second, (left.conj() * right).sum(-2).contiguous())
            made = made._turned(*turns, order).contiguous()
            turned = turned._turned(*turns, order).contiguous()
        return made[..., :n], turned[..., :n, :n]

    def svdvals(self) -> Self:
        """Singular values from the greatest on: ``(..., min(m, n))``."""
        return self.svd(False)[1]

    # made of them

    def _limit(self, values: Self, rtol: float | Self | None) -> Self:
        """What singular values have to exceed."""
        eps = 2.0 ** (-52 if values.dtype.bits == 64 else -23)
        share = eps * max(self.shape[-2:]) if rtol is None else rtol
        top = values.amax(-1, keepdim=True)
        return top * (share if isinstance(share, float | int) else share.unsqueeze(-1))

    def matrix_rank(self, rtol: float | Self | None = None, atol: float | Self | None = None) -> Self:
        """How many singular values are above `rtol` times the greatest (rounding of the type, by default),
        or above `atol`; int32.
        """
        values = self.svdvals()
        if not values.numel():
            return values.sum(-1).cast(dtypes.int32)
        limit = self._limit(values, 0.0 if rtol is None and atol is not None else rtol)
        atol = atol.unsqueeze(-1) if isinstance(atol, Spectral) else atol
        return (values > (limit if atol is None else limit.maximum(atol))).cast(dtypes.int32).sum(-1)

    def pinverse(self, rcond: float | Self | None = None) -> Self:
        """Pseudo-inverses of matrices ``(..., m, n)``: ``(..., n, m)``, without singular values of up to
        `rcond` times the greatest.
        """
        source = self._matrices("pinverse", False)
        if not self.numel():
            return source.mH._narrow(self)
        u, s, vh = source.detach().svd(False)
        kept = s > source._limit(s, rcond)
        inverse = kept.where(1 / kept.where(s, 1.0), 0.0)
        made = (vh.mH * inverse.unsqueeze(-2)) @ u.mH

        def rule(p: Spectral, g: Spectral, a: Spectral) -> tuple[Spectral]:
            turned, across, along = g.mH, turned_less(a @ p), turned_less(p @ a)
            whole = across @ turned @ p @ p.mH + p.mH @ p @ turned @ along
            return (whole - p.mH @ g @ p.mH,)

        def turned_less(x: Spectral) -> Spectral:
            return x._identity() - x

        return made._with_gradient((source,), rule)._narrow(self)

    pinv = pinverse

    def lstsq(self, other: Self, rcond: float | None = None) -> Lstsq:
        """The X of least norm that brings A @ X nearest to B ``(..., m, k)``, by A's singular values."""
        given = self._other("lstsq", other)
        right = given.unsqueeze(-1) if given.ndim == 1 else given
        solution = self.pinverse(rcond) @ right
        difference = right - self @ solution
        values = self.svdvals()
        rank = self.matrix_rank(rcond)
        solution = solution.squeeze(-1) if given.ndim == 1 else solution
        return Lstsq(solution, difference.abs().square().sum(-2), rank, values)


def _svd_rule(nodes: Any, which: int) -> Any:
    """The gradient toward matrices from that toward U, S or Vh."""

    def rule(y: Spectral, g: Spectral, a: Spectral) -> tuple[Spectral]:
        u, s, vh = (g._from_node(node) for node in nodes)
        k = s.shape[-1]
        u, vh = u[..., :k], vh[..., :k, :]
        if which == 1:
            return ((u * g.unsqueeze(-2)) @ vh,)
        if which == 0:
            return (_svd_left(u, s, vh, g[..., :k]) + _svd_turn(u, s, vh, g[..., :k]),)
        return (_svd_left(vh.mH, s, u.mH, g[..., :k, :].mH).mH,)

    return rule


def _svd_left(u: Spectral, s: Spectral, vh: Spectral, g: Spectral) -> Spectral:
    """The part of the gradient that comes through the left vectors."""
    square = s * s
    gap = square.unsqueeze(-2) - square.unsqueeze(-1)
    inner = u.mH @ g
    skew = gap.eq(0).where(0.0, (inner - inner.mH) / gap.eq(0).where(1.0, gap))
    whole = (u @ (skew * s.unsqueeze(-2))) @ vh
    if u.shape[-2] == u.shape[-1]:
        return whole
    outside = g - u @ inner
    return whole + (outside / s.eq(0).where(1.0, s).unsqueeze(-2)) @ vh


def _svd_turn(u: Spectral, s: Spectral, vh: Spectral, g: Spectral) -> Spectral | float:
    """Of complex ones what turns a left vector with its right one, on which no result may depend."""
    if not g.dtype.is_complex:
        return 0.0
    along = (u.conj() * g).sum(-2).imag / s.eq(0).where(1.0, s)
    return (u * along.complex(along * 0, along).unsqueeze(-2)) @ vh
