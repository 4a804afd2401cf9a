"""Operators of the domain com.microsoft, which onnxruntime's optimizer and quantizer write into models.

Meanings: onnxruntime's docs/ContribOperators.md.
"""

from __future__ import annotations

from typing import Any

from tensor import Tensor
from tensor.dtype import dtypes
from tensor.onnx.ops.conv import convolve
from tensor.onnx.ops.elementwise import hard_sigmoid
from tensor.onnx.ops.normal import layer_norm, rms_norm
from tensor.onnx.table import Rows


def exact_gelu(x: Tensor) -> Tensor:
    return x.gelu("none")


def fast_gelu(x: Tensor, bias: Tensor | None = None) -> Tensor:
    return (x if bias is None else x + bias).gelu("tanh")


def bias_gelu(x: Tensor, bias: Tensor) -> Tensor:
    return (x + bias).gelu("none")


def quick_gelu(x: Tensor, *, alpha: float = 1.702) -> Tensor:
    return x * (x * alpha).sigmoid()


def fused_product(
    a: Tensor,
    b: Tensor,
    *,
    alpha: float = 1.0,
    transA: int = 0,
    transB: int = 0,
    transBatchA: int = 0,
    transBatchB: int = 0,
) -> Tensor:
    """alpha a b, the last two axes swapped if asked. transBatch: the first axis goes before the last."""
    sides = []
    for x, is_turned, is_batched in ((a, transA, transBatchA), (b, transB, transBatchB)):
        made = x.movedim(0, -2) if is_batched else x
        sides.append(made.transpose(-1, -2) if is_turned else made)
    return sides[0].matmul(sides[1]) * alpha


def _activated(x: Tensor, name: str, numbers: list[float]) -> Tensor:
    match name, numbers:
        case "", _:
            return x
        case "Relu" | "Tanh" | "Sigmoid", _:
            made: Tensor = getattr(x, name.lower())()
            return made
        case "LeakyRelu", [alpha]:
            return x.leaky_relu(alpha)
        case "Clip", [low, high]:
            return x.clip(low, high)
        case "HardSigmoid", [alpha, beta]:
            return hard_sigmoid(x, alpha=alpha, beta=beta)
    raise ValueError(f"activation {name!r} with {len(numbers)} numbers is unknown")


def fused_convolution(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    added: Tensor | None = None,
    *,
    activation: str = "",
    activation_params: list[float] | None = None,
    auto_pad: str = "NOTSET",
    dilations: list[int] | None = None,
    group: int = 1,
    kernel_shape: list[int] | None = None,
    pads: list[int] | None = None,
    strides: list[int] | None = None,
) -> Tensor:
    """A convolution, what is added to it, and an activation."""
    geometry: dict[str, Any] = {"dilations": dilations, "group": group, "pads": pads, "strides": strides}
    made = convolve(x, weight, bias, auto_pad=auto_pad, **geometry)
    return _activated(made if added is None else made + added, activation, activation_params or [])


def skip_layer_norm(
    x: Tensor,
    skip: Tensor,
    scale: Tensor,
    shift: Tensor | None = None,
    bias: Tensor | None = None,
    *,
    epsilon: float = 1e-12,
) -> tuple[Tensor, ...]:
    """The layer norm of a sum, its mean, one over its deviation, and the sum."""
    total = x + skip if bias is None else x + skip + bias
    made = layer_norm(total, scale, shift, epsilon=epsilon, outputs=3)
    return *made, total


def skip_rms_norm(
    x: Tensor, skip: Tensor, scale: Tensor, bias: Tensor | None = None, *, epsilon: float = 1e-5
) -> tuple[Tensor, ...]:
    """The same without a mean: its place holds one over the deviation's."""
    total = x + skip if bias is None else x + skip + bias
    spread = (total.float().square().mean(-1, True) + epsilon).rsqrt()
    return rms_norm(total, scale, epsilon=epsilon), spread * 0, spread, total


def quantized_rows(
    x: Tensor,
    packed: Tensor,
    scales: Tensor,
    zeros: Tensor | None = None,
    order: Tensor | None = None,
    bias: Tensor | None = None,
    *,
    K: int,
    N: int,
    accuracy_level: int = 0,
    bits: int = 4,
    block_size: int,
) -> Tensor:
    """x times a matrix of N columns that are stored in blocks of a few bits, each with a scale and a zero."""
    if order is not None or bits not in (4, 8):
        found = f"{bits} bits" if order is None else "columns in another order (g_idx)"
        raise ValueError(f"{found}; allowed are 4 and 8 bits, in order")
    blocks = -(-K // block_size)
    values = _unpacked(packed.reshape(N, blocks, -1), bits)
    if zeros is None:
        point: Any = float(1 << (bits - 1))
    elif zeros.dtype.is_float:
        point = zeros.reshape(N, blocks, 1)
    else:
        point = _unpacked(zeros.reshape(N, -1), bits)[:, :blocks].unsqueeze(2).cast(x.dtype)
    wide = (values.cast(x.dtype) - point) * scales.reshape(N, blocks, 1).cast(x.dtype)
    made = x.dot(wide.reshape(N, -1)[:, :K].T)
    return made if bias is None else made + bias


def _unpacked(x: Tensor, bits: int) -> Tensor:
    """Bytes as the numbers in them, the low half first."""
    if bits == 8:
        return x
    return (x & 15).stack(x >> 4, dim=-1).flatten(-2).cast(dtypes.uint8)


ROWS: Rows = {
    "BiasGelu": {1: bias_gelu},
    "FastGelu": {1: fast_gelu},
    "FusedConv": {1: fused_convolution},
    "FusedMatMul": {1: fused_product},
    "Gelu": {1: exact_gelu},
    "MatMulNBits": {1: quantized_rows},
    "QuickGelu": {1: quick_gelu},
    "SkipLayerNormalization": {1: skip_layer_norm},
    "SkipSimplifiedLayerNormalization": {1: skip_rms_norm},
}
