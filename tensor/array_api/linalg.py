"""Linear algebra of the array API; axes before the last two count matrices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tensor.dtype import DType
from tensor.tensor import Tensor


class EighResult(NamedTuple):
    """Eigenvalues in order, and eigenvectors as columns."""

    eigenvalues: Tensor
    eigenvectors: Tensor


class QRResult(NamedTuple):
    """An orthogonal and an upper triangular factor."""

    Q: Tensor
    R: Tensor


class SVDResult(NamedTuple):
    """Left vectors, singular values from the greatest on, right vectors as rows."""

    U: Tensor
    S: Tensor
    Vh: Tensor


class SlogdetResult(NamedTuple):
    """A determinant's sign, and the logarithm of its size."""

    sign: Tensor
    logabsdet: Tensor


def matmul(x1: Tensor, x2: Tensor, /) -> Tensor:
    """The matrix product."""
    return x1.matmul(x2)


def matrix_transpose(x: Tensor, /) -> Tensor:
    """The last two axes swapped."""
    return x.mT


def tensordot(x1: Tensor, x2: Tensor, /, *, axes: int | tuple[Sequence[int], Sequence[int]] = 2) -> Tensor:
    """Sums of products over pairs of axes."""
    return x1.tensordot(x2, axes)


def vecdot(x1: Tensor, x2: Tensor, /, *, axis: int = -1) -> Tensor:
    """Sums of products along an axis."""
    return x1.vecdot(x2, axis)


def cholesky(x: Tensor, /, *, upper: bool = False) -> Tensor:
    """The triangular factor of positive definite matrices."""
    return x.cholesky(upper)


def cross(x1: Tensor, x2: Tensor, /, *, axis: int = -1) -> Tensor:
    """The vector product along an axis of three."""
    return x1.cross(x2, axis)


def det(x: Tensor, /) -> Tensor:
    """Determinants."""
    return x.det()


def diagonal(x: Tensor, /, *, offset: int = 0) -> Tensor:
    """Diagonals."""
    return x.diagonal(offset, -2, -1)


def eigh(x: Tensor, /) -> EighResult:
    """Eigenvalues and eigenvectors of symmetric matrices."""
    return EighResult(*x.eigh())


def eigvalsh(x: Tensor, /) -> Tensor:
    """Eigenvalues of symmetric matrices."""
    return x.eigvalsh()


def inv(x: Tensor, /) -> Tensor:
    """Inverses."""
    return x.inverse()


def matrix_norm(x: Tensor, /, *, keepdims: bool = False, ord: int | float | str | None = "fro") -> Tensor:
    """Norms of matrices."""
    return x.matrix_norm("fro" if ord is None else ord, keepdim=keepdims)


def matrix_power(x: Tensor, n: int, /) -> Tensor:
    """Products of a matrix with itself."""
    return x.matrix_power(n)


def matrix_rank(x: Tensor, /, *, rtol: float | Tensor | None = None) -> Tensor:
    """How many singular values are above `rtol` times the greatest."""
    return x.matrix_rank(rtol=rtol)


def outer(x1: Tensor, x2: Tensor, /) -> Tensor:
    """Every product of elements of two vectors."""
    return x1.outer(x2)


def pinv(x: Tensor, /, *, rtol: float | Tensor | None = None) -> Tensor:
    """Pseudo-inverses, without singular values of up to `rtol` times the greatest."""
    return x.pinverse(rtol)


def qr(x: Tensor, /, *, mode: str = "reduced") -> QRResult:
    """An orthogonal and an upper triangular factor."""
    return QRResult(*x.qr(mode))


def slogdet(x: Tensor, /) -> SlogdetResult:
    """The sign and the logarithm of the size of determinants."""
    return SlogdetResult(*x.slogdet())


def solve(x1: Tensor, x2: Tensor, /) -> Tensor:
    """What the matrices multiply with to give `x2`."""
    return x1.solve(x2)


def svd(x: Tensor, /, *, full_matrices: bool = True) -> SVDResult:
    """Singular values and vectors."""
    return SVDResult(*x.svd(full_matrices))


def svdvals(x: Tensor, /) -> Tensor:
    """Singular values from the greatest on."""
    return x.svdvals()


def trace(x: Tensor, /, *, offset: int = 0, dtype: DType | None = None) -> Tensor:
    """Sums of diagonals."""
    return x.diagonal(offset, -2, -1).sum(-1, dtype=dtype)


def vector_norm(
    x: Tensor,
    /,
    *,
    axis: int | tuple[int, ...] | None = None,
    keepdims: bool = False,
    ord: float = 2,
) -> Tensor:
    """p-norms of elements along axes, or of all."""
    return x.norm(ord, axis, keepdims)
