"""Norms, powers and products of matrices, on factors and singular values (`factor.py`, `spectral.py`)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Self

from tensor.dtype import DType, dtypes
from tensor.methods.reduce import Axes
from tensor.methods.spectral import Spectral


class Matrices(Spectral):
    """What is made of whole matrices."""

    __slots__ = ()

    def norm(
        self,
        p: float | str = 2.0,
        axis: Axes = None,
        keepdim: bool = False,
        dtype: DType | str | None = None,
    ) -> Self:
        """The p-norm of elements along axes; "fro" is that of 2, "nuc" the sum of a matrix's singular values.

        p may be infinite, or 0 to count what is not 0. The gradient of elements that are all 0 is 0. Sums are
        made in float32 or wider. dtype: is converted to before.
        """
        x = self if dtype is None else self.cast(dtype)
        if p != "nuc":
            return super(Matrices, x).norm(2.0 if p == "fro" else p, axis, keepdim)  # type: ignore[arg-type]
        pair = self._axes("norm", axis)
        if len(pair) != 2:
            raise ValueError(f"norm: 'nuc' of axes {pair} of shape {self.shape}; allowed are two")
        made = x.moveaxis(pair, (-2, -1)).matrix_norm("nuc")
        return (
            made.reshape(tuple(1 if i in pair else n for i, n in enumerate(self.shape))) if keepdim else made
        )

    def matrix_norm(self, ord: int | float | str = "fro", keepdim: bool = False) -> Self:
        """A norm of matrices ``(..., m, n)``: "fro", "nuc", inf, 1 or 2 and their negatives.

        inf and 1 are the greatest sum of a row and of a column, 2 the greatest singular value, "nuc" the sum
        of all; negative ones are the least instead. Of nothing 0, but for the least a ValueError.
        """
        x = self._matrices("matrix_norm", False)
        if ord == "fro":
            made = x.norm(2, (-2, -1), keepdim=True)
        elif ord in ("nuc", 2, -2):
            values = x.svdvals()
            made = values.sum(-1) if ord == "nuc" else values._top(-1) if ord == 2 else values.amin(-1)
            made = made.unsqueeze(-1).unsqueeze(-1)
        elif ord in (1, -1, math.inf, -math.inf):
            summed, other = (-2, -1) if abs(float(ord)) == 1 else (-1, -2)
            sums = x.abs().sum(summed, keepdim=True)
            made = sums._top(other, keepdim=True) if float(ord) > 0 else sums.amin(other, keepdim=True)
        else:
            raise ValueError(
                f"matrix_norm: ord {ord!r}; allowed are 'fro', 'nuc', inf, -inf, 1, -1, 2 and -2"
            )
        return (made if keepdim else made.squeeze(-1).squeeze(-1))._narrow(self)

    def _top(self, axis: int, keepdim: bool = False) -> Self:
        """The greatest of numbers of 0 or more, 0 of none."""
        return self.amax(axis, keepdim) if self.shape[axis] else self.sum(axis, keepdim)

    def cond(self, p: int | float | str | None = None) -> Self:
        """How much matrices magnify errors: their norm times that of the inverse; for None or 2 the greatest
        over the least singular value.
        """
        if p in (None, 2, -2):
            values = self.svdvals()
            made = values.amax(-1) / values.amin(-1)
            return made.reciprocal() if p == -2 else made
        kind = "fro" if p is None else p
        return self.matrix_norm(kind) * self.inverse().matrix_norm(kind)

    def matrix_power(self, n: int) -> Self:
        """Matrices ``(..., k, k)`` to a whole power, by squaring; a negative one of their inverses."""
        if self.ndim < 2 or self.shape[-1] != self.shape[-2]:
            raise ValueError(f"matrix_power: shape {self.shape}; allowed is (..., n, n)")
        if n == 0:
            return self.eye(self.shape[-1], dtype=self.dtype).expand(self.shape)
        base, power, made = (self if n > 0 else self.inverse()), abs(n), None
        while power:
            if power % 2:
                made = base if made is None else made @ base
            base, power = (base @ base if power > 1 else base), power // 2
        return base if made is None else made

    def matrix_exp(self) -> Self:
        """e to matrices ``(..., n, n)``, by a Taylor polynomial of a share of them and squaring, all in
        float64, since each squaring doubles the error.

        Source: Moler and Van Loan, "Nineteen dubious ways to compute the exponential of a matrix", method 3.
        """
        source = self._matrices("matrix_exp")
        if not self.numel():
            return source._narrow(self)
        x = source.cast(dtypes.complex128 if source.dtype.is_complex else dtypes.float64)
        size = x.detach().matrix_norm(1, keepdim=True)
        squarings = size.maximum(2.0**-30).log2().ceil().clip(0.0, 30.0)
        share = x * (-squarings).exp2()
        made = total = x._identity()
        for place in range(1, 19):
            made = (made @ share) * (1 / place)
            total = total + made
        for place in range(31 if source.dtype.real.bits == 64 else 12):
            total = (squarings > place).where(total @ total, total).contiguous()
        return total.cast(source.dtype)._narrow(self)

    def newton_schulz(self, steps: int, params: Sequence[float], eps: float = 1e-7) -> Self:
        """Matrices ``(..., m, n)`` brought near the orthogonal ones, without singular values.

        Each step is p0 x + p1 (x xT) x + p2 (x xT)^2 x + ... of the matrix over its norm. Source: Jordan,
        "Muon: an optimizer for hidden layers in neural networks", 2024; Bernstein and Newhouse, 2024.
        """
        x = self._matrices("newton_schulz", False, True)
        if x.shape[-2] > x.shape[-1]:
            return x.mT.newton_schulz(steps, params, eps).mT._narrow(self)
        x = x / (x.matrix_norm("fro", keepdim=True) + eps)
        for _ in range(steps):
            square, power = x @ x.mT, x
            total = x * params[0]
            for weight in params[1:]:
                power = square @ power
                total = total + power * weight
            x = total.contiguous()
        return x._narrow(self)

    def multi_dot(self, *others: Self) -> Self:
        """A product of matrices in the order of least work, found from shorter chains to longer ones."""
        given = [self, *others]
        sizes = [given[0].shape[0], *(each.shape[-1] for each in given)]
        best: dict[tuple[int, int], tuple[int, int]] = {(i, i): (0, i) for i in range(len(given))}
        for length in range(1, len(given)):
            for i in range(len(given) - length):
                j = i + length
                best[i, j] = min(
                    (best[i, k][0] + best[k + 1, j][0] + sizes[i] * sizes[k + 1] * sizes[j + 1], k)
                    for k in range(i, j)
                )

        made = {(i, i): each for i, each in enumerate(given)}
        for (i, j), (_, k) in best.items():  # shorter chains come first
            if i < j:
                made[i, j] = made[i, k] @ made[k + 1, j]
        return made[0, len(given) - 1]

    def vecdot(self, other: Self, dim: int = -1) -> Self:
        """Sums of products of vectors along an axis, the first conjugated; other axes broadcast."""
        made = self._other("vecdot", other)
        a, b = (each.moveaxis(each._axis("vecdot", dim), -1) for each in (self, made))
        if a.shape[-1] != b.shape[-1]:
            raise ValueError(f"vecdot: shapes {self.shape} and {made.shape} differ along axis {dim}")
        return a.conj()._multiply_sum("vecdot", b, None)
