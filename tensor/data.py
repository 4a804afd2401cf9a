"""What users give as data, as arrays and nodes: lists, numbers, arrays of numpy and of other libraries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from tensor.dtype import DType, Scalar, dtypes, fitting, from_numpy_dtype, to_bfloat16_bits
from tensor.ir import build, carriers
from tensor.ir.graph import Node

Array = npt.NDArray[Any]
Data = Scalar | Sequence[Any] | Array | np.generic


def lacking_type(name: str) -> DType | None:
    """The type of this name that numpy lacks and ml_dtypes or torch has."""
    return {d.name: d for d in (dtypes.bfloat16, *dtypes.carried) if d.kind in "BE"}.get(name)


def dtype_name(data: Any) -> str:
    """``bfloat16`` for an array of numpy, torch or jax of that type."""
    return str(getattr(data, "dtype", "")).rpartition(".")[2]


def _foreign(data: Any) -> Array:
    """The values of another library's array, read by numpy's protocol. TypeError if it does not give them."""
    kind = f"{type(data).__module__}.{type(data).__qualname__}"
    try:
        if hasattr(data, "detach"):  # torch gives no values of a tensor that requires a gradient,
            data = data.detach()
        if lacking_type(dtype_name(data)) and hasattr(data, "float"):  # nor a type that numpy lacks,
            data = data.float()
        if hasattr(data, "cpu"):  # nor those that another device holds
            data = data.cpu()
        found = np.asarray(data)
    except Exception as error:
        raise TypeError(f"Tensor: {kind} does not give its values to numpy: {error}") from None
    if found.dtype.kind == "O":
        raise TypeError(f"Tensor: {kind} gives no numbers to numpy; allowed are numbers, lists and arrays")
    return found


def array_of(data: Any, dtype: DType | None) -> Array:
    """Host data as an array of a numpy type that a tensor can have."""
    if isinstance(data, np.ndarray | np.generic):
        return np.asarray(data)
    if hasattr(data, "__array__") and not isinstance(data, list | tuple | type):
        return _foreign(data)
    if not isinstance(data, list | tuple):
        raise TypeError(
            f"Tensor: cannot make one from {type(data).__name__}; allowed are numbers, lists and arrays"
        )
    plain = _plain(data)
    try:
        array = np.array(plain)
    except ValueError as error:
        raise ValueError(f"Tensor: nested lists of unequal lengths: {error}") from None
    if array.dtype.kind not in "bifucO":
        raise TypeError(f"Tensor: a list of {array.dtype} elements; allowed are numbers")
    _check_numbers(array, dtype, plain)
    if dtype is None and array.dtype == np.float64:
        return array.astype(np.float32 if dtypes.default_float.kind == "B" else dtypes.default_float.numpy)
    if dtype is None and array.dtype == np.complex128 and dtypes.default_float != dtypes.float64:
        return array.astype(np.complex64)
    fits = array.dtype == np.int64 and array.size and array.min() >= -(2**31) and array.max() < 2**31
    return array.astype(np.int32) if dtype is None and fits else array


def _check_numbers(array: Array, dtype: DType | None, data: Any) -> None:
    """Numbers of a list that the dtype cannot hold, or no integer where numpy would take floats, are told."""
    is_wide = array.dtype.kind == "f" and array.size and float(np.max(np.abs(array))) >= 2**63
    if array.dtype.kind == "O" or is_wide:
        items = [x.item() if isinstance(x, np.ndarray) else x for x in np.array(data, object).flat]
        flat = [item for item in items if not isinstance(item, float | np.floating)]
        for item in flat:
            if not isinstance(item, int | np.integer | np.inexact | np.bool_ | complex):
                raise TypeError(f"Tensor: a list with {type(item).__name__} elements; allowed are numbers")
        if len(flat) == array.size and (dtype is None or dtype.is_int):
            fitting("Tensor", max(flat, key=abs), dtype or dtypes.int64)
    if dtype is not None and dtype.is_int and array.size:
        for item in (array.min(), array.max()):
            fitting("Tensor", item.item() if isinstance(item, np.generic) else item, dtype)


def _plain(data: Any) -> Any:
    """Nested lists with the tensors inside replaced by arrays."""
    if hasattr(data, "node"):  # a tensor of ours, which stands above this file
        return data.numpy()
    return [_plain(item) for item in data] if isinstance(data, list | tuple) else data


def buffer_of(array: Array, dtype: DType | None) -> Node:
    from tensor.schedule.storage import Storage

    wanted = dtype or from_numpy_dtype(array.dtype)
    if array.size == 0:
        return build.const(0, wanted, array.shape)
    if wanted.kind == "E":
        return build.cast(buffer_of(array.astype(np.float32), dtypes.float32), wanted)
    if array.dtype.kind == "c" and not wanted.is_complex:
        raise TypeError(f"Tensor: complex numbers have no value in {wanted.name}; take their .real")
    if wanted.kind == "B":
        storage = Storage.from_numpy(to_bfloat16_bits(array.astype(np.float32)).reshape(array.shape), wanted)
    else:
        values = np.asarray(array.astype(wanted.numpy, copy=False), order="C")
        storage = Storage.from_numpy(values.reshape(-1).view(wanted.real.numpy), wanted.real)
    return carriers.memory(storage, wanted, array.shape)
