"""Operators that multiply and sum: matrix products, sums in Einstein's notation, determinants."""

from __future__ import annotations

from functools import reduce

import numpy as np

from tensor import Tensor
from tensor.dtype import dtypes
from tensor.onnx.table import Rows
from tensor.onnx.types import Host, as_tensor


def matmul(a: Tensor, b: Tensor) -> Tensor:
    return a.matmul(b)


def gemm(
    a: Tensor,
    b: Tensor,
    c: Tensor | None = None,
    *,
    alpha: float = 1.0,
    beta: float = 1.0,
    transA: int = 0,
    transB: int = 0,
) -> Tensor:
    """alpha a b + beta c, each of the first two turned if asked."""
    product = (a.T if transA else a).matmul(b.T if transB else b)
    scaled = product if alpha == 1 else (product * alpha).cast(product.dtype)
    if c is None or beta == 0:
        return scaled
    return scaled + (c if beta == 1 else (c * beta).cast(c.dtype))


def old_gemm(
    a: Tensor,
    b: Tensor,
    c: Tensor,
    *,
    alpha: float = 1.0,
    beta: float = 1.0,
    broadcast: int = 0,
    transA: int = 0,
    transB: int = 0,
) -> Tensor:
    """Before version 7 it is said whether `c` repeats."""
    return gemm(a, b, c, alpha=alpha, beta=beta, transA=transA, transB=transB)


def einsum(*operands: Tensor, equation: str) -> Tensor:
    if any(letter.isalpha() for letter in equation):
        return Tensor.einsum(equation, *operands)
    return reduce(Tensor.mul, operands)


def centred(x: Tensor, zero: Tensor | None, axis: int | None = None) -> Tensor:
    """Whole numbers as int32, less a zero point for all or for each place of an axis."""
    wide = x.cast(dtypes.int32)
    if zero is None:
        return wide
    if axis is not None and zero.ndim == 1 and zero.numel() > 1:
        zero = zero.reshape(*(-1 if i == axis % x.ndim else 1 for i in range(x.ndim)))
    return wide - zero.cast(dtypes.int32)


def matmul_integer(
    a: Tensor, b: Tensor, a_zero: Tensor | None = None, b_zero: Tensor | None = None
) -> Tensor:
    """A zero point of `a` may be one for each row, of `b` one for each column."""
    return centred(a, a_zero, -2).matmul(centred(b, b_zero, -1))


def determinant(x: Host) -> Tensor:
    """Elimination needs a decision for each pivot: LAPACK's, on the host."""
    return as_tensor(np.asarray(np.linalg.det(x), x.dtype))


ROWS: Rows = {
    "Det": {11: determinant},
    "Einsum": {12: einsum},
    "Gemm": {1: old_gemm, 7: gemm},
    "MatMul": {1: matmul},
    "MatMulInteger": {10: matmul_integer},
}
