"""Element types between ONNX, numpy and the device, and where a value is.

A value is a Tensor on the device, or a numpy array on the host: shapes and what is computed from them, and
elements that the device has no type for (text, float8, int4, complex). A sequence is a list of values, an
optional that holds nothing is None.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import onnx
from onnx import helper

from tensor import Tensor
from tensor.dtype import DType, dtypes

Host = npt.NDArray[Any]
Value = Any  # Tensor, Host, list of values or None

_DEVICE = {dtype.name: dtype for dtype in dtypes.all}


def device_type(found: np.dtype[Any]) -> DType | None:
    """The device's type of a numpy type, if it has one. ml_dtypes' types have the same names as ours."""
    return _DEVICE.get(found.name)


def numpy_type(element: int) -> np.dtype[Any]:
    """The numpy type of a number of TensorProto.DataType; text is objects. ValueError for an unknown one."""
    if element == onnx.TensorProto.STRING:
        return np.dtype(object)
    try:
        found: np.dtype[Any] = np.dtype(helper.tensor_dtype_to_np_dtype(element))
        return found
    except KeyError:
        raise ValueError(f"element type {element} is not one that ONNX {onnx.__version__} knows") from None


def element_type(found: np.dtype[Any]) -> int:
    """The number of TensorProto.DataType of a numpy type."""
    is_text = found.kind in "OUS"
    return int(onnx.TensorProto.STRING if is_text else helper.np_dtype_to_tensor_dtype(found))


def as_host(value: Value) -> Host:
    """A tensor's values as numpy has them, bfloat16 as ml_dtypes' type."""
    if not isinstance(value, Tensor):
        return np.asarray(value)
    found = value.numpy()
    return found if value.dtype != dtypes.bfloat16 else found.astype(numpy_type(onnx.TensorProto.BFLOAT16))


def as_tensor(value: Host) -> Tensor:
    """An array on the device, elements as they are. TypeError for elements that it has no type for."""
    kind = device_type(value.dtype)
    if kind is None:
        raise TypeError(f"elements of type {value.dtype.name}, which the device does not have")
    if value.size == 1:  # a number that kernels hold
        return Tensor.full(value.shape, value.item(), dtype=kind)
    return Tensor(value, dtype=kind)


def ints(value: Value) -> tuple[int, ...]:
    """Whole numbers of an attribute or a host array."""
    return tuple(int(n) for n in np.asarray(value).reshape(-1))


def convert(value: Value, target: np.dtype[Any], saturate: bool = True) -> Value:
    """A value with elements of another type: on the device if that has both, else on the host."""
    kind = device_type(target)
    if isinstance(value, Tensor) and kind is not None:
        return value.cast(kind)
    return cast_on_host(as_host(value), target, saturate)


def cast_on_host(value: Host, target: np.dtype[Any], saturate: bool) -> Host:
    """onnx's own conversion, which knows text and every packed type."""
    from onnx.reference.ops.op_cast import cast_to

    return np.asarray(cast_to(value, element_type(target), saturate))
