"""Norms of vectors and matrices, and what is said of a whole matrix, by torch's names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tensor.dtype import DType
from tensor.tensor import Tensor

Dim = int | Sequence[int] | None


class Slogdet(NamedTuple):
    """A determinant's sign, and the logarithm of its size."""

    sign: Tensor
    logabsdet: Tensor


def diagonal(A: Tensor, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor:
    """Diagonals of matrices, `Tensor.diagonal` with the last two axes.

    >>> diagonal(Tensor([[1, 2], [3, 4]])).tolist()
    [1, 4]
    """
    return A.diagonal(offset, dim1, dim2)


def slogdet(A: Tensor) -> Slogdet:
    """The sign of determinants and the logarithm of their size, `Tensor.slogdet`.

    >>> slogdet(Tensor([[-1.0]])).sign.item()
    -1.0
    """
    return Slogdet(*A.slogdet())


def matrix_rank(A: Tensor, *, atol: Any = None, rtol: Any = None, hermitian: bool = False) -> Tensor:
    """`Tensor.matrix_rank`, int32; hermitian: one triangle is read.

    >>> matrix_rank(Tensor([[1.0, 1.0], [1.0, 1.0]])).item()
    1
    """
    return (A.tril() + A.tril(-1).mH if hermitian else A).matrix_rank(rtol, atol)


def cond(A: Tensor, p: Any = None) -> Tensor:
    """`Tensor.cond`.

    >>> cond(Tensor([[4.0, 0.0], [0.0, 2.0]])).item()
    2.0
    """
    return A.cond(p)


def vector_norm(
    x: Tensor, ord: float = 2.0, dim: Dim = None, keepdim: bool = False, *, dtype: DType | None = None
) -> Tensor:
    """p-norms of elements along axes, or of all, `Tensor.norm`.

    >>> vector_norm(Tensor([3.0, 4.0])).item()
    5.0
    """
    return x.norm(ord, dim, keepdim, dtype)


def matrix_norm(
    A: Tensor,
    ord: Any = "fro",
    dim: Sequence[int] = (-2, -1),
    keepdim: bool = False,
    *,
    dtype: DType | None = None,
) -> Tensor:
    """Norms of matrices along two axes, `Tensor.matrix_norm`. ValueError for axes that are not two.

    >>> matrix_norm(Tensor([[1.0, -3.0]]), float("inf")).item()
    4.0
    """
    x = A if dtype is None else A.cast(dtype)
    pair = [axis % x.ndim for axis in dim]
    if len(set(pair)) != 2:
        raise ValueError(f"matrix_norm: axes {tuple(dim)}; allowed are two")
    made = x.moveaxis(pair, (-2, -1)).matrix_norm(ord)
    return made.reshape(tuple(1 if i in pair else n for i, n in enumerate(x.shape))) if keepdim else made


def norm(
    x: Tensor, ord: Any = None, dim: Dim = None, keepdim: bool = False, *, dtype: DType | None = None
) -> Tensor:
    """`vector_norm`, or with an order and two axes `matrix_norm`; without an order that of 2 of all elements.

    >>> norm(Tensor([[3.0, 4.0]])).item()
    5.0
    """
    if ord is None:
        return vector_norm(x, 2.0, dim, keepdim, dtype=dtype)
    axes = [dim] if isinstance(dim, int) else list(dim) if dim is not None else list(range(x.ndim))
    if len(axes) == 2 or isinstance(ord, str):
        return matrix_norm(x, ord, axes, keepdim, dtype=dtype)
    return vector_norm(x, ord, dim, keepdim, dtype=dtype)


def multi_dot(tensors: Sequence[Tensor]) -> Tensor:
    """A product of matrices in the order of least work; the first and the last may be vectors.

    >>> multi_dot([Tensor([1.0, 2.0]), Tensor([[1.0], [1.0]])]).tolist()
    [3.0]
    """
    parts = list(tensors)
    is_row, is_column = parts[0].ndim == 1, parts[-1].ndim == 1
    parts[0] = parts[0].unsqueeze(0) if is_row else parts[0]
    parts[-1] = parts[-1].unsqueeze(1) if is_column else parts[-1]
    made = parts[0].multi_dot(*parts[1:])
    made = made.squeeze(-1) if is_column else made
    return made.squeeze(0) if is_row else made


def vander(x: Tensor, N: int | None = None) -> Tensor:
    """Powers 0, 1, ... of the elements of vectors ``(..., n)``: ``(..., n, N)``.

    >>> vander(Tensor([2, 3])).tolist()
    [[1, 2], [1, 3]]
    """
    x = x if x.ndim else x.reshape(1)
    count = x.shape[-1] if N is None else N
    ones = x.unsqueeze(-1) * 0 + 1
    powers = ones.cat(*[x.unsqueeze(-1)] * (count - 1), dim=-1) if count > 1 else ones
    return powers.cumprod(-1).cast(x.dtype if x.dtype.is_inexact else powers.dtype)
