"""ATen: tensors made of sizes and numbers, and random numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tensor import Tensor, dtypes
from tensor.dtype import DType
from tensor.torch_front.table import lowers

Sizes = Sequence[int]


@lowers("full", typed=True, sized=True)
def full(size: Sizes, value: Any, dtype: DType) -> Tensor:
    return Tensor.full(tuple(size), value, dtype=dtype)


@lowers("full_like", typed=True)
def full_like(a: Tensor, value: Any, dtype: DType) -> Tensor:
    return Tensor.full(a.shape, value, dtype=dtype)


@lowers("empty.memory_format", "zeros", typed=True, sized=True)
def empty(size: Sizes, dtype: DType) -> Tensor:
    return Tensor.full(tuple(size), 0, dtype=dtype)


@lowers("ones", typed=True, sized=True)
def ones(size: Sizes, dtype: DType) -> Tensor:
    return Tensor.full(tuple(size), 1, dtype=dtype)


@lowers("empty_strided", typed=True, sized=True)
def empty_strided(size: Sizes, stride: Sizes, dtype: DType) -> Tensor:
    return empty(size, dtype)


@lowers("scalar_tensor", typed=True)
def scalar_tensor(value: Any, dtype: DType) -> Tensor:
    return Tensor.full((), value, dtype=dtype)


@lowers("arange.start_step", typed=True)
def arange(start: Any, end: Any, step: Any = 1, *, dtype: DType) -> Tensor:
    return Tensor.arange(start, end, step, dtype=dtype)


@lowers("rand", typed=True, draws=True, sized=True)
def rand(size: Sizes, dtype: DType) -> Tensor:
    return Tensor.rand(*size, dtype=dtype)


@lowers("rand_like", typed=True, draws=True)
def rand_like(a: Tensor, dtype: DType) -> Tensor:
    return Tensor.rand(*a.shape, dtype=dtype)


@lowers("randn", typed=True, draws=True, sized=True)
def randn(size: Sizes, dtype: DType) -> Tensor:
    return Tensor.randn(*size, dtype=dtype)


@lowers("randn_like", typed=True, draws=True)
def randn_like(a: Tensor, dtype: DType) -> Tensor:
    return Tensor.randn(*a.shape, dtype=dtype)


@lowers("randperm", typed=True, draws=True)
def randperm(n: int, dtype: DType) -> Tensor:
    return Tensor.rand(n).argsort().cast(dtype)


@lowers("bernoulli.p", typed=True, draws=True)
def bernoulli(a: Tensor, p: float = 0.5, *, dtype: DType) -> Tensor:
    return (Tensor.rand(*a.shape) < p).cast(dtype)


@lowers("native_dropout", draws=True)
def native_dropout(a: Tensor, p: float, train: bool | None) -> tuple[Tensor, Tensor]:
    if train is False or p == 0:
        return a, Tensor.full(a.shape, True, dtype=dtypes.bool)
    if p == 1:
        return a * 0, Tensor.full(a.shape, False, dtype=dtypes.bool)
    kept = Tensor.rand(*a.shape) >= p
    return kept.where(a * (1 / (1 - p)), 0), kept
