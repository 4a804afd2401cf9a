"""ATen: reductions, places of extremes, order and running sums."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tensor import Tensor, dtypes
from tensor.dtype import DType
from tensor.torch_front.table import Lacks, lowers

Dims = Sequence[int] | int | None


def axes(a: Tensor, dim: Dims) -> Any:
    """ATen's axes of a tensor as ours: an empty list is all, and of no axes each number is all."""
    if dim is None or not a.ndim:
        return None
    return dim if isinstance(dim, int) else tuple(dim) or None


@lowers("sum", "sum.dim_IntList", typed=True)
def total(a: Tensor, dim: Dims = None, keepdim: bool = False, *, dtype: DType) -> Tensor:
    return a.cast(dtype).sum(axes(a, dim), keepdim)


@lowers("mean", "mean.dim", typed=True)
def mean(a: Tensor, dim: Dims = None, keepdim: bool = False, *, dtype: DType) -> Tensor:
    return a.cast(dtype).mean(axes(a, dim), keepdim)


@lowers("prod", typed=True)
def product(a: Tensor, *, dtype: DType) -> Tensor:
    return a.cast(dtype).prod()


@lowers("prod.dim_int", typed=True)
def product_along(a: Tensor, dim: int, keepdim: bool = False, *, dtype: DType) -> Tensor:
    return a.cast(dtype).prod(dim, keepdim)


@lowers("amax")
def amax(a: Tensor, dim: Dims = (), keepdim: bool = False) -> Tensor:
    return a.amax(axes(a, dim), keepdim)


@lowers("amin")
def amin(a: Tensor, dim: Dims = (), keepdim: bool = False) -> Tensor:
    return a.amin(axes(a, dim), keepdim)


@lowers("any", "any.dim", "any.dims")
def any_of(a: Tensor, dim: Dims = None, keepdim: bool = False) -> Tensor:
    return a.ne(0).any(axes(a, dim), keepdim)


@lowers("argmax")
def argmax(a: Tensor, dim: int | None = None, keepdim: bool = False) -> Tensor:
    return a.argmax(dim, keepdim)


@lowers("argmin")
def argmin(a: Tensor, dim: int | None = None, keepdim: bool = False) -> Tensor:
    return a.argmin(dim, keepdim)


@lowers("max.dim")
def max_along(a: Tensor, dim: int, keepdim: bool = False) -> tuple[Tensor, Tensor]:
    return a.amax(dim, keepdim), a.argmax(dim, keepdim)


@lowers("min.dim")
def min_along(a: Tensor, dim: int, keepdim: bool = False) -> tuple[Tensor, Tensor]:
    return a.amin(dim, keepdim), a.argmin(dim, keepdim)


@lowers("var.dim", promote="result")
def var(a: Tensor, dim: Dims, unbiased: bool = True, keepdim: bool = False) -> Tensor:
    return var_correction(a, dim, correction=int(unbiased), keepdim=keepdim)


@lowers("var.correction", promote="result")
def var_correction(a: Tensor, dim: Dims = None, *, correction: Any = None, keepdim: bool = False) -> Tensor:
    """Over no more elements than the correction: infinite, or NaN where nothing differs, as a quotient is."""
    if a.dtype.is_complex:
        raise Lacks("the variance of complex numbers")
    wide = a if a.dtype.bits > 16 else a.float()
    return wide.var(axes(a, dim), keepdim, 1 if correction is None else correction)


@lowers("var_mean.correction")
def var_mean(
    a: Tensor, dim: Dims = None, *, correction: Any = None, keepdim: bool = False
) -> tuple[Tensor, Tensor]:
    return var_correction(a, dim, correction=correction, keepdim=keepdim), a.mean(axes(a, dim), keepdim)


@lowers("cumsum", typed=True)
def cumsum(a: Tensor, dim: int, *, dtype: DType) -> Tensor:
    return a.cast(dtype).cumsum(dim) if a.ndim else a.cast(dtype)


@lowers("max")
def greatest(a: Tensor) -> Tensor:
    return a.amax()


@lowers("min")
def least(a: Tensor) -> Tensor:
    return a.amin()


@lowers("cumprod", typed=True)
def cumprod(a: Tensor, dim: int, *, dtype: DType) -> Tensor:
    return a.cast(dtype).cumprod(dim) if a.ndim else a.cast(dtype)


@lowers("logcumsumexp")
def logcumsumexp(a: Tensor, dim: int) -> Tensor:
    return a.logcumsumexp(dim) if a.ndim else a


@lowers("sort.stable")
def sort_stable(a: Tensor, *, stable: bool | None = None, dim: int = -1, descending: bool = False) -> Any:
    return sort(a, dim, descending)


@lowers("sort")
def sort(a: Tensor, dim: int = -1, descending: bool = False) -> Any:
    if not a.ndim:
        return a, Tensor.full((), 0, dtype=dtypes.int64)
    return a.sort(dim, descending)


@lowers("topk")
def topk(a: Tensor, k: int, dim: int = -1, largest: bool = True, sorted: bool = True) -> Any:
    if not a.ndim:
        return a, Tensor.full((), 0, dtype=dtypes.int64)
    return a.topk(k, dim, largest)


@lowers("_softmax")
def softmax(a: Tensor, dim: int, half_to_float: bool) -> Tensor:
    return (a.float() if half_to_float else a).softmax(dim) if a.ndim else a * 0 + 1


@lowers("_log_softmax")
def log_softmax(a: Tensor, dim: int, half_to_float: bool) -> Tensor:
    return (a.float() if half_to_float else a).log_softmax(dim) if a.ndim else a * 0
