"""Operators between floats and a few bits: a scale and a zero point for all, for an axis, or for blocks."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx

from tensor import Tensor
from tensor.dtype import DType, dtypes
from tensor.onnx.ops.conv import convolve_integer
from tensor.onnx.ops.product import matmul_integer
from tensor.onnx.table import Rows
from tensor.onnx.types import Value, as_host, convert, device_type, numpy_type


def _spread(x: Tensor, like: Tensor, axis: int, block: int) -> Tensor:
    """A scale or zero point with one element for each of the tensor's, or one that broadcasts."""
    if x.numel() == 1:
        return x.reshape(())
    if block:
        place = axis % like.ndim
        whole = x.repeat_interleave(block, place)
        return whole.shrink([(0, n) for n in like.shape])
    return x.reshape(*(-1 if i == axis % like.ndim else 1 for i in range(like.ndim)))


def _range(kind: np.dtype[Any]) -> tuple[int, int] | None:
    """The whole numbers of a type; None if it holds floats."""
    import ml_dtypes

    if kind.name.startswith(("int", "uint")):
        info = ml_dtypes.iinfo(kind)
        return int(info.min), int(info.max)
    return None


def quantize(
    x: Tensor,
    scale: Tensor,
    zero: Value | None = None,
    *,
    axis: int = 1,
    block_size: int = 0,
    output_dtype: int = 0,
    precision: int = 0,
    saturate: int = 1,
) -> Value:
    """x / scale + zero point, to the nearest that the type of the zero point, or `output_dtype`, holds."""
    kind = zero_type(zero, output_dtype)
    bounds = _range(kind)
    compute = device_type(numpy_type(precision)) if precision else scale.dtype
    compute = compute or dtypes.float32
    ratio = x.cast(compute) / _spread(scale, x, axis, block_size).cast(compute)
    if bounds is None:
        return convert(ratio, kind, bool(saturate))
    made = ratio.round().float() if compute.bits < 32 else ratio.round()
    if zero is not None:
        point = convert(zero, np.dtype(np.float32))
        made = made + _spread(Tensor(point) if isinstance(point, np.ndarray) else point, x, axis, block_size)
    return convert(made.clip(*bounds).cast(dtypes.int32), kind)


def zero_type(zero: Value | None, asked: int) -> np.dtype[Any]:
    """What is quantized to."""
    if zero is not None:
        return np.dtype(zero.dtype.name) if isinstance(zero, Tensor) else zero.dtype
    return numpy_type(asked or onnx.TensorProto.UINT8)


def dequantize(
    x: Value,
    scale: Tensor,
    zero: Value | None = None,
    *,
    axis: int = 1,
    block_size: int = 0,
    output_dtype: int = 0,
) -> Value:
    """(x - zero point) * scale."""
    wide, point = _widened(x), None if zero is None else _widened(zero)
    if point is not None:
        wide = wide - _spread(point, wide, axis, block_size)
    target = device_type(numpy_type(output_dtype)) if output_dtype else scale.dtype
    if target is None:
        raise TypeError(f"output_dtype {output_dtype}; allowed are the device's floats")
    compute = dtypes.float32 if target.bits < 32 else target
    made = wide.cast(compute) * _spread(scale, wide, axis, block_size).cast(compute)
    return made.cast(target)


def _widened(x: Value) -> Tensor:
    """Quantized elements as int32 or float32, which hold them exactly."""
    kind = x.dtype.name
    wide: DType = dtypes.int32 if kind.startswith(("int", "uint")) else dtypes.float32
    return x.cast(wide) if isinstance(x, Tensor) else Tensor(as_host(x).astype(wide.numpy))


def dynamic_quantize(x: Tensor) -> tuple[Value, Tensor, Value]:
    """To uint8 by the least and greatest, between which 0 is made to lie."""
    low, high = x.min().minimum(0), x.max().maximum(0)
    scale = (high - low) / 255
    safe = scale.eq(0).where(1, scale)
    zero = (-low / safe).round().clip(0, 255)
    made = ((x / safe).round() + zero).clip(0, 255)
    return made.cast(dtypes.uint8), scale, zero.cast(dtypes.uint8)


def quantized_product(
    a: Tensor,
    a_scale: Tensor,
    a_zero: Tensor,
    b: Tensor,
    b_scale: Tensor,
    b_zero: Tensor,
    scale: Tensor,
    zero: Tensor,
) -> Value:
    """A product of quantized matrices: summed exactly, rescaled, rounded once."""
    total = matmul_integer(a, b, a_zero, b_zero)
    rows = a_scale.reshape(-1, 1) if a_scale.numel() > 1 else a_scale.reshape(())
    columns = b_scale.reshape(-1) if b_scale.numel() > 1 else b_scale.reshape(())
    factor = rows.float() * columns.float() / scale.float()
    return _requantized(total.float() * factor, zero)


def _requantized(made: Tensor, zero: Tensor) -> Tensor:
    low, high = int(zero.dtype.min), int(zero.dtype.max)
    return (made.round() + zero.float()).clip(low, high).cast(zero.dtype)


def quantized_convolution(
    x: Tensor,
    x_scale: Tensor,
    x_zero: Tensor,
    weight: Tensor,
    w_scale: Tensor,
    w_zero: Tensor,
    scale: Tensor,
    zero: Tensor,
    bias: Tensor | None = None,
    *,
    auto_pad: str = "NOTSET",
    dilations: list[int] | None = None,
    group: int = 1,
    kernel_shape: list[int] | None = None,
    pads: list[int] | None = None,
    strides: list[int] | None = None,
) -> Tensor:
    """The bias is int32 at the scale of the sum."""
    geometry: dict[str, Any] = {"dilations": dilations, "group": group, "pads": pads, "strides": strides}
    total = convolve_integer(x, weight, x_zero, w_zero, auto_pad=auto_pad, **geometry)
    each = (1, -1, *(1,) * (x.ndim - 2))
    if bias is not None:
        total = total + bias.reshape(each)
    factor = (x_scale * w_scale / scale).reshape(each if w_scale.numel() > 1 else ())
    return _requantized(total.float() * factor, zero)


ROWS: Rows = {
    "DequantizeLinear": {10: dequantize},
    "DynamicQuantizeLinear": {11: dynamic_quantize},
    "QLinearConv": {10: quantized_convolution},
    "QLinearMatMul": {10: quantized_product},
    "QuantizeLinear": {10: quantize},
}
