"""Arrays from a rule or from data, and the types they have: creation functions of the array API."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tensor.dtype import DType, Scalar
from tensor.dtype import dtypes as types
from tensor.tensor import Tensor

Shape = int | Sequence[int]


def asarray(
    obj: Any, /, *, dtype: DType | None = None, device: str | None = None, copy: bool | None = None
) -> Tensor:
    """An array of a number, nested lists, a tensor or another library's array.

    copy: True for memory of its own; False is a ValueError where the values have to be copied.
    """
    if copy is False and not (isinstance(obj, Tensor) and dtype in (None, obj.dtype)):
        raise ValueError(
            f"asarray: the values of a {type(obj).__name__} are copied; copy=False is impossible"
        )
    made = Tensor(obj, dtype, device=device)
    if isinstance(obj, Tensor):
        return made.clone() if copy else made if made.dtype != obj.dtype else obj
    return made


def from_dlpack(x: Any, /, *, device: str | None = None, copy: bool | None = None) -> Tensor:
    """An array of what another library gives by DLPack."""
    return Tensor.from_dlpack(x, device=device, copy=copy)


def arange(
    start: Scalar,
    /,
    stop: Scalar | None = None,
    step: Scalar = 1,
    *,
    dtype: DType | None = None,
    device: str | None = None,
) -> Tensor:
    """start, start + step, ... below stop; one number counts from 0."""
    return Tensor.arange(start, stop, step, dtype, device=device)


def linspace(
    start: Scalar,
    stop: Scalar,
    /,
    num: int,
    *,
    dtype: DType | None = None,
    device: str | None = None,
    endpoint: bool = True,
) -> Tensor:
    """`num` numbers equally far apart from start to stop, which counts among them or comes after them."""
    made = Tensor.linspace(start, stop, num if endpoint else num + 1, dtype, device=device)
    return made if endpoint else made[:num]


def full(
    shape: Shape, fill_value: Scalar, *, dtype: DType | None = None, device: str | None = None
) -> Tensor:
    """One value in every element."""
    return Tensor.full(shape, fill_value, dtype, device=device)


def zeros(shape: Shape, *, dtype: DType | None = None, device: str | None = None) -> Tensor:
    """All 0."""
    return Tensor.zeros(shape, dtype=dtype, device=device)


def ones(shape: Shape, *, dtype: DType | None = None, device: str | None = None) -> Tensor:
    """All 1."""
    return Tensor.ones(shape, dtype=dtype, device=device)


def empty(shape: Shape, *, dtype: DType | None = None, device: str | None = None) -> Tensor:
    """For values to come; 0 until then."""
    return Tensor.empty(shape, dtype=dtype, device=device)


def full_like(
    x: Tensor, /, fill_value: Scalar, *, dtype: DType | None = None, device: str | None = None
) -> Tensor:
    """One value in the shape of another array, and in its type unless one is given."""
    return x.full_like(fill_value, dtype, device=device)


def zeros_like(x: Tensor, /, *, dtype: DType | None = None, device: str | None = None) -> Tensor:
    """All 0."""
    return x.zeros_like(dtype, device=device)


def ones_like(x: Tensor, /, *, dtype: DType | None = None, device: str | None = None) -> Tensor:
    """All 1."""
    return x.ones_like(dtype, device=device)


def empty_like(x: Tensor, /, *, dtype: DType | None = None, device: str | None = None) -> Tensor:
    """For values to come; 0 until then."""
    return x.empty_like(dtype, device=device)


def eye(
    n_rows: int,
    n_cols: int | None = None,
    /,
    *,
    k: int = 0,
    dtype: DType | None = None,
    device: str | None = None,
) -> Tensor:
    """1 on the k-th diagonal of a matrix, 0 elsewhere."""
    shape = (n_rows, n_rows if n_cols is None else n_cols)
    made = (Tensor._iota(shape, 1) - Tensor._iota(shape, 0)).eq(k)
    return made.cast(dtype or types.float32).to(device)


def meshgrid(*arrays: Tensor, indexing: str = "xy") -> list[Tensor]:
    """Coordinate tables of vectors; of "xy" the first two axes are swapped."""
    return list(arrays[0].meshgrid(*arrays[1:], indexing=indexing)) if arrays else []


def tril(x: Tensor, /, *, k: int = 0) -> Tensor:
    """0 above the k-th diagonal."""
    return x.tril(k)


def triu(x: Tensor, /, *, k: int = 0) -> Tensor:
    """0 below the k-th diagonal."""
    return x.triu(k)
