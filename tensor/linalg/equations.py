"""What matrices are solved for, by torch's names: equations, inverses, least squares."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from tensor.dtype import dtypes
from tensor.linalg.factors import WithInfo, _checked, lu_factor
from tensor.tensor import Tensor


def _info(made: Tensor) -> Tensor:
    """1 for each matrix with an element that is no number."""
    return (~made.isfinite()).any((-2, -1)).cast(dtypes.int32)


def inv_ex(A: Tensor, check_errors: bool = False) -> WithInfo:
    """`Tensor.inverse`, and 1 for each singular matrix, else 0. ValueError for one if `check_errors`.

    >>> inv_ex(Tensor([[0.0]])).info.item()
    1
    """
    made = A.inverse()
    return _checked("inv", WithInfo(made, _info(made)), check_errors)


def solve(A: Tensor, B: Tensor, left: bool = True) -> Tensor:
    """X with A @ X = B, A ``(..., n, n)``, B ``(..., n, k)`` or ``(..., n)``; left=False: X @ A = B.

    >>> solve(Tensor([[2.0]]), Tensor([[4.0]])).tolist()
    [[2.0]]
    """
    if left:
        return A.solve(B)
    is_vector = B.ndim == 1 or (B.shape == A.shape[:-1] and B.ndim != A.ndim)
    return A.mT.solve(B) if is_vector else A.mT.solve(B.mT).mT


def solve_ex(A: Tensor, B: Tensor, left: bool = True, check_errors: bool = False) -> WithInfo:
    """`solve`, and 1 for each singular matrix, else 0. ValueError for one if `check_errors`.

    >>> solve_ex(Tensor([[2.0]]), Tensor([4.0])).info.item()
    0
    """
    pivots = lu_factor(A).LU.diagonal(0, -2, -1)
    made = WithInfo(solve(A, B, left), pivots.eq(0).any(-1).cast(dtypes.int32))
    return _checked("solve", made, check_errors)


def solve_triangular(
    A: Tensor, B: Tensor, *, upper: bool, left: bool = True, unitriangular: bool = False
) -> Tensor:
    """`Tensor.solve_triangular`.

    >>> solve_triangular(Tensor([[2.0]]), Tensor([[4.0]]), upper=True).tolist()
    [[2.0]]
    """
    return A.solve_triangular(B, upper, left, unitriangular)


def rows_of(pivots: Tensor, size: int) -> Tensor:
    """The row of the source that stands at each place after LAPACK's swaps: ``(..., size)``.

    >>> rows_of(Tensor([2, 2]), 2).tolist()
    [1, 0]
    """
    place = Tensor.arange(size)
    rows = place.expand(*pivots.shape[:-1], size)
    for number in range(pivots.shape[-1]):
        other = pivots[..., number : number + 1].cast(dtypes.int32) - 1
        order = place.eq(number).where(other, place.eq(other).where(number, place))
        rows = rows.gather(-1, order.expand(rows.shape))
    return rows


def lu_solve(LU: Tensor, pivots: Tensor, B: Tensor, left: bool = True, adjoint: bool = False) -> Tensor:
    """X with A @ X = B from what `lu_factor` gives of A; left=False: X @ A = B; adjoint: of A.mH.

    >>> lu_solve(*lu_factor(Tensor([[2.0]])), Tensor([[4.0]])).tolist()
    [[2.0]]
    """
    if not left:
        return lu_solve(LU, pivots, B.mH, True, not adjoint).mH
    lead = np.broadcast_shapes(LU.shape[:-2], B.shape[:-2])
    n, target = LU.shape[-1], B.expand(*lead, *B.shape[-2:])
    rows = rows_of(pivots, n).expand(*lead, n)
    if adjoint:
        middle = LU.mH.solve_triangular(target, upper=False)
        made = LU.mH.solve_triangular(middle, upper=True, unitriangular=True)
        rows = rows.argsort(-1)
        return made.gather(-2, rows.unsqueeze(-1).expand(made.shape))
    middle = LU.solve_triangular(
        target.gather(-2, rows.unsqueeze(-1).expand(target.shape)), upper=False, unitriangular=True
    )
    return LU.solve_triangular(middle, upper=True)


def lstsq(A: Tensor, B: Tensor, rcond: float | None = None, driver: str | None = None) -> Any:
    """`Tensor.lstsq`, with torch's parts: residuals where there are more rows than columns and every matrix
    has full rank, which computes now, but none for the driver "gelsy"; a rank but for "gels"; singular values
    for "gelsd" and "gelss" alone. The driver changes nothing else.

    >>> lstsq(Tensor([[1.0], [1.0]]), Tensor([[1.0], [3.0]])).solution.numpy().round(4).tolist()
    [[2.0]]
    """
    made, none = A.lstsq(B, rcond), Tensor.zeros(0, dtype=B.dtype.real)
    m, n = A.shape[-2:]
    has_rest = m > n and driver != "gelsy" and (driver == "gels" or bool(made.rank.eq(n).all().item()))
    return made._replace(
        residuals=made.residuals if has_rest else none,
        rank=Tensor.zeros(0, dtype=dtypes.int64) if driver == "gels" else made.rank,
        singular_values=made.singular_values if driver in ("gelsd", "gelss") else none,
    )


def pinv(A: Tensor, *, atol: Any = None, rtol: Any = None, hermitian: bool = False) -> Tensor:
    """Pseudo-inverses without singular values of up to rtol times the greatest, or atol; hermitian: changes
    nothing but that one triangle is read.

    >>> pinv(Tensor([[2.0], [0.0]])).tolist()
    [[0.5, 0.0]]
    """
    source = A.tril() + A.tril(-1).mH if hermitian else A
    if atol is None:
        return source.pinverse(rtol)
    top = source.detach().svdvals().amax(-1)
    given = atol.detach() if isinstance(atol, Tensor) else atol
    share = given / top.eq(0).where(1.0, top)
    return source.pinverse(share if rtol is None else share.maximum(rtol))


def tensorinv(A: Tensor, ind: int = 2) -> Tensor:
    """The inverse of what `Tensor.tensordot` with the last axes of A does, the first `ind` axes as rows.

    >>> tensorinv(Tensor([[[2.0]]]), 1).tolist()
    [[[0.5]]]
    """
    rows = math.prod(A.shape[:ind])
    if ind < 1 or rows != math.prod(A.shape[ind:]):
        raise ValueError(f"tensorinv: shape {A.shape} at {ind}; allowed are as many elements on both sides")
    return A.reshape(rows, -1 if rows else 0).inverse().reshape(*A.shape[ind:], *A.shape[:ind])


def tensorsolve(A: Tensor, B: Tensor, dims: Sequence[int] | None = None) -> Tensor:
    """X with A.tensordot(X) = B over all of X's axes; dims: axes of A that go to the end first.

    >>> tensorsolve(Tensor([[2.0]]), Tensor([4.0])).tolist()
    [2.0]
    """
    if dims is not None:
        moved = [axis % A.ndim for axis in dims]
        A = A.permute(*(axis for axis in range(A.ndim) if axis not in moved), *moved)
    shape, size = A.shape[B.ndim :], B.numel()
    if math.prod(shape) != size or A.numel() != size * size:
        raise ValueError(f"tensorsolve: shapes {A.shape} and {B.shape} do not make square equations")
    return A.reshape(size, size).solve(B.flatten()).reshape(shape)
