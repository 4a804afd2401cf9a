"""Matrices as products of others, by torch's names; eigenvalues and singular values."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tensor.dtype import dtypes
from tensor.tensor import Tensor


class Eig(NamedTuple):
    """Eigenvalues, and eigenvectors as columns."""

    eigenvalues: Tensor
    eigenvectors: Tensor


class QR(NamedTuple):
    """An orthogonal and an upper triangular factor."""

    Q: Tensor
    R: Tensor


class SVD(NamedTuple):
    """Left vectors as columns, singular values from the greatest on, right vectors as rows."""

    U: Tensor
    S: Tensor
    Vh: Tensor


class PLU(NamedTuple):
    """A permutation, a lower and an upper triangular factor."""

    P: Tensor
    L: Tensor
    U: Tensor


class LUFactor(NamedTuple):
    """Both factors in one, and which row each step swapped with its own, counted from 1."""

    LU: Tensor
    pivots: Tensor


class LUFactorEx(NamedTuple):
    """`LUFactor`, and the first divisor that is 0, counted from 1, or 0."""

    LU: Tensor
    pivots: Tensor
    info: Tensor


class WithInfo(NamedTuple):
    """A result, and 0 where there is one: elsewhere a number that is not."""

    result: Tensor
    info: Tensor


def _checked(name: str, made: WithInfo, check_errors: bool) -> WithInfo:
    if check_errors and made.info.any().item():
        raise ValueError(f"{name}: a matrix is singular, or not positive definite; see info of {name}_ex")
    return made


def cholesky_ex(A: Tensor, upper: bool = False, check_errors: bool = False) -> WithInfo:
    """`Tensor.cholesky`, and for each matrix 0, or the first column that is no number, counted from 1.

    >>> cholesky_ex(Tensor([[4.0]])).info.item()
    0
    """
    made = A.cholesky(upper)
    is_none = (~made.isfinite()).any(-1 if upper else -2)
    first = is_none.cast(dtypes.int32).argmax(-1) + 1 if A.shape[-1] else is_none.sum(-1)
    found = WithInfo(made, is_none.any(-1).where(first, 0).cast(dtypes.int32))
    return _checked("cholesky", found, check_errors)


def qr(A: Tensor, mode: str = "reduced") -> QR:
    """`Tensor.qr`: "reduced", "complete", or "r" alone.

    >>> qr(Tensor([[3.0], [4.0]])).R.tolist()
    [[-5.0]]
    """
    return QR(*A.qr(mode))


def eigh(A: Tensor, UPLO: str = "L") -> Eig:
    """Eigenvalues and vectors of symmetric or Hermitian matrices, `Tensor.eigh`.

    >>> eigh(Tensor([[2.0, 0.0], [0.0, 1.0]])).eigenvalues.tolist()
    [1.0, 2.0]
    """
    return Eig(*A.eigh(UPLO))


def eig(A: Tensor) -> Eig:
    """Eigenvalues ``(..., n)`` and vectors ``(..., n, n)`` of any square matrices: complex numbers. Computed
    on the host, at once, by numpy's LAPACK; gradients are computed on the device.

    >>> eig(Tensor([[0.0, 1.0], [-1.0, 0.0]])).eigenvalues.imag.abs().tolist()
    [1.0, 1.0]
    """
    source = A._matrices("eig")
    kind = dtypes.complex128 if source.dtype.real.bits == 64 else dtypes.complex64
    values, vectors = (Tensor(part).cast(kind) for part in np.linalg.eig(source.numpy()))
    nodes = values.node, vectors.node

    def toward(g_values: Any, g_vectors: Any, a: Any) -> Any:
        w, v = (a._from_node(node) for node in nodes)
        inner = 0 * w.diag_embed() if g_values is None else g_values.diag_embed()
        if g_vectors is not None:
            along = v.mH @ g_vectors
            along = along - v.mH @ v * along.diagonal(0, -2, -1).real.unsqueeze(-2)
            gap = (w.unsqueeze(-2) - w.unsqueeze(-1)).conj()
            inner = inner + gap.eq(0).where(0.0, along / gap.eq(0).where(1.0, gap))
        made = v.mH.solve(inner @ v.mH)
        return (made if a.dtype.is_complex else made.real,)

    values = values._with_gradient((source,), lambda y, g, a: toward(g, None, a))
    return Eig(values, vectors._with_gradient((source,), lambda y, g, a: toward(None, g, a)))


def eigvals(A: Tensor) -> Tensor:
    """Eigenvalues of any square matrices, as `eig` computes them.

    >>> eigvals(Tensor([[2.0]])).real.tolist()
    [2.0]
    """
    return eig(A).eigenvalues


def svd(A: Tensor, full_matrices: bool = True) -> SVD:
    """Singular values and vectors, `Tensor.svd`.

    >>> svd(Tensor([[3.0], [4.0]])).S.tolist()
    [5.0]
    """
    return SVD(*A.svd(full_matrices))


def lu(A: Tensor, pivot: bool = True) -> PLU:
    """`Tensor.lu`.

    >>> lu(Tensor([[0.0, 2.0], [1.0, 0.0]])).U.tolist()
    [[1.0, 0.0], [0.0, 2.0]]
    """
    return PLU(*A.lu(pivot))


def lu_factor(A: Tensor, pivot: bool = True) -> LUFactor:
    """Both factors of matrices ``(..., m, n)`` in one, and LAPACK's pivots ``(..., k)``, int32.

    >>> lu_factor(Tensor([[0.0, 2.0], [1.0, 0.0]])).pivots.tolist()
    [2, 2]
    """
    made: Any = A._matrices("lu_factor", False)._lu(pivot)
    return LUFactor(made.packed._narrow(A), made.pivots)


def lu_factor_ex(A: Tensor, pivot: bool = True, check_errors: bool = False) -> LUFactorEx:
    """`lu_factor`, and for each matrix the first divisor that is 0, counted from 1, or 0. ValueError for one
    if `check_errors`.

    >>> lu_factor_ex(Tensor([[0.0]])).info.item()
    1
    """
    packed, pivots = lu_factor(A, pivot)
    is_zero = packed.diagonal(0, -2, -1).eq(0)
    first = is_zero.cast(dtypes.int32).argmax(-1) + 1 if is_zero.shape[-1] else is_zero.sum(-1)
    made = LUFactorEx(packed, pivots, is_zero.any(-1).where(first, 0).cast(dtypes.int32))
    _checked("lu_factor", WithInfo(made.LU, made.info), check_errors)
    return made


def polar(A: Tensor) -> tuple[Tensor, Tensor]:
    """U with orthonormal columns and P positive semidefinite, whose product are matrices ``(..., m, n)`` of
    no more columns than rows.

    >>> [part.tolist() for part in polar(Tensor([[-2.0]]))]
    [[[-1.0]], [[2.0]]]
    """
    u, s, vh = A.svd(False)
    return u @ vh, (vh.mH * s.unsqueeze(-2)) @ vh


def matrix_sqrth(A: Tensor) -> Tensor:
    """The positive semidefinite root of such matrices ``(..., n, n)``, symmetric or Hermitian.

    >>> matrix_sqrth(Tensor([[4.0]])).tolist()
    [[2.0]]
    """
    values, vectors = A.eigh()
    return (vectors * values.maximum(0).sqrt().unsqueeze(-2)) @ vectors.mH
