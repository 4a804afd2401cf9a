"""Operators that make tensors from nothing: constants, ranges, random numbers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import onnx

from tensor import Tensor
from tensor.dtype import dtypes
from tensor.onnx.table import Rows
from tensor.onnx.types import Host, Value, as_host, as_tensor, convert, device_type, ints, numpy_type

FLOAT = onnx.TensorProto.FLOAT


def constant(
    *,
    value: Host | None = None,
    sparse_value: Host | None = None,
    value_float: float | None = None,
    value_floats: list[float] | None = None,
    value_int: int | None = None,
    value_ints: list[int] | None = None,
    value_string: str | None = None,
    value_strings: list[str] | None = None,
) -> Value:
    """The one attribute that is given."""
    if value is not None or sparse_value is not None:
        return value if value is not None else sparse_value
    given: list[tuple[Any, Any]] = [
        *((value_float, np.float32), (value_floats, np.float32), (value_int, np.int64)),
        *((value_ints, np.int64), (value_string, object), (value_strings, object)),
    ]
    found, kind = next(pair for pair in given if pair[0] is not None)
    return np.array(found, kind)


def of_shape(shape: Host, *, value: Host | None = None) -> Value:
    """One number everywhere; few whole numbers stay on the host, for they are most often shapes."""
    fill = np.zeros(1, np.float32) if value is None else value
    sizes = ints(shape)
    kind = device_type(fill.dtype)
    if kind is None or (kind.is_int and math.prod(sizes) <= 16):
        return np.full(sizes, fill.reshape(())[()], fill.dtype)
    return as_tensor(fill.reshape(-1)[:1]).reshape(()).expand(sizes)


def eye_like(x: Tensor, *, dtype: int | None = None, k: int = 0) -> Value:
    rows, columns = (Tensor.arange(n) for n in x.shape)
    return _like(x, columns.eq(rows.unsqueeze(1) + k), dtype)


def between(start: Host, limit: Host, delta: Host, *, stash_type: int = FLOAT) -> Tensor:
    """start, start + delta, ... below the limit."""
    first, last, step = (as_host(each).reshape(()).item() for each in (start, limit, delta))
    kind = device_type(start.dtype)
    is_whole = start.dtype.kind in "iu"
    count = len(range(first, last, step)) if is_whole else max(0, math.ceil((last - first) / step))
    if kind is None:
        raise TypeError(f"a range of {start.dtype.name}")
    wide = kind if kind.is_int or kind.bits >= 32 else dtypes.float32
    made: Tensor = Tensor.arange(count).cast(wide) * step + first
    return made.cast(kind)


def shares(shape: Sequence[int], seed: float | None = None) -> Tensor:
    """Uniform numbers from 0 up to 1: the next of the library's generator, or those of a seed."""
    if seed is None:
        return Tensor.rand(*shape)
    return Tensor(np.random.default_rng(int(seed) & 0xFFFFFFFF).random(tuple(shape), np.float32))


def uniform(
    *, shape: list[int], low: float = 0.0, high: float = 1.0, dtype: int = FLOAT, seed: float | None = None
) -> Value:
    return convert(shares(shape, seed) * (high - low) + low, numpy_type(dtype))


def gaussian(
    *, shape: list[int], mean: float = 0.0, scale: float = 1.0, dtype: int = FLOAT, seed: float | None = None
) -> Value:
    if seed is None:
        made = Tensor.randn(*shape)
    else:
        drawn = np.random.default_rng(int(seed) & 0xFFFFFFFF).standard_normal(tuple(shape), np.float32)
        made = Tensor(drawn)
    return convert(made * scale + mean, numpy_type(dtype))


def _like(x: Tensor, made: Tensor, dtype: int | None) -> Value:
    return made.cast(x.dtype) if dtype is None else convert(made, numpy_type(dtype))


def uniform_like(
    x: Tensor, *, low: float = 0.0, high: float = 1.0, dtype: int | None = None, seed: float | None = None
) -> Value:
    return _like(x, uniform(shape=list(x.shape), low=low, high=high, seed=seed), dtype)


def gaussian_like(
    x: Tensor, *, mean: float = 0.0, scale: float = 1.0, dtype: int | None = None, seed: float | None = None
) -> Value:
    return _like(x, gaussian(shape=list(x.shape), mean=mean, scale=scale, seed=seed), dtype)


def bernoulli(x: Tensor, *, dtype: int | None = None, seed: float | None = None) -> Value:
    """1 with the probability that each element says."""
    return _like(x, shares(x.shape, seed) < x, dtype)


def multinomial(
    x: Tensor, *, dtype: int = onnx.TensorProto.INT32, sample_size: int = 1, seed: float | None = None
) -> Value:
    """Classes drawn by rows of logarithms of probabilities: as many bounds as lie below a uniform number."""
    bounds = x.softmax(-1).cumsum(-1)[:, :-1].unsqueeze(1)
    drawn = shares((x.shape[0], sample_size), seed).unsqueeze(2) >= bounds
    return convert(drawn.int().sum(-1), numpy_type(dtype))


ROWS: Rows = {
    "Bernoulli": {15: bernoulli},
    "Constant": {1: constant},
    "ConstantOfShape": {9: of_shape},
    "EyeLike": {9: eye_like},
    "Multinomial": {7: multinomial},
    "RandomNormal": {1: gaussian},
    "RandomNormalLike": {1: gaussian_like},
    "RandomUniform": {1: uniform},
    "RandomUniformLike": {1: uniform_like},
    "Range": {11: between},
}
