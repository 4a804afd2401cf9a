"""Operators that work on each element: arithmetic, comparison, bits, functions, activations, conversion."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Any

import numpy as np

from tensor import Tensor
from tensor.dtype import dtypes
from tensor.onnx.ops.generate import shares
from tensor.onnx.table import Rows
from tensor.onnx.types import Host, Value, as_host, as_tensor, convert, numpy_type


def divide(a: Tensor, b: Tensor) -> Tensor:
    """Whole numbers are cut toward zero."""
    return a.div(b, rounding_mode="trunc" if a.dtype.is_int else None)


def modulo(a: Tensor, b: Tensor, *, fmod: int = 0) -> Tensor:
    return a.fmod(b) if fmod else a.mod(b)


def power(base: Tensor, exponent: Tensor) -> Tensor:
    """The base's type; fractions of powers of whole numbers are cut."""
    if base.dtype.is_float:
        return base.pow(exponent).cast(base.dtype)
    if exponent.dtype.is_int:
        return _whole_power(base, exponent)
    made = base.double().pow(exponent.double())
    near = made.round()
    is_whole = (made - near).abs() <= near.abs() * 2**-48
    return is_whole.where(near, made).cast(base.dtype)


def _whole_power(base: Tensor, exponent: Tensor) -> Tensor:
    """By squaring, bit by bit of the exponent. What is below 1 gives 0, but for 1 and -1."""
    bits, square, made = exponent.cast(dtypes.int64), base, base.ones_like()
    for bit in range(base.dtype.bits.bit_length() - 1):
        made = ((bits >> bit) & 1).ne(0).where(made * square, made)
        square = square * square
    high = bits >> (
        base.dtype.bits.bit_length() - 1
    )  # 64 and more: 0, 1, or -1 by evenness; else a wrap to 0
    wide = (base.abs() <= 1).where(base, 0) * (bits & 1).cast(base.dtype) + (
        (bits & 1).eq(0) & base.ne(0) & (base.abs() <= 1)
    ).cast(base.dtype)
    return high.eq(0).where(made, wide)


def shift(x: Tensor, by: Tensor, *, direction: str) -> Tensor:
    """From the type's width on nothing is left but the sign."""
    width = x.dtype.bits
    inside = (by >= 0) & (by < width)
    bounded = inside.where(by, 0)
    if direction == "LEFT":
        return inside.where(x.lshift(bounded), 0)
    return inside.where(x.rshift(bounded), x.rshift(width - 1) if x.dtype.is_signed else 0)


def aligned(method: Callable[[Tensor, Tensor], Tensor]) -> Callable[..., Tensor]:
    """A function of two tensors as it was before version 7: the second repeats only if `broadcast` says so,
    and lies along the axes from `axis` on, or along the last ones."""

    def old(
        a: Tensor,
        b: Tensor,
        *,
        axis: int | None = None,
        broadcast: int = 0,
        consumed_inputs: list[int] | None = None,
    ) -> Tensor:
        if broadcast and axis is not None:
            b = b.reshape(*b.shape, *(1,) * (a.ndim - axis % a.ndim - b.ndim))
        return method(a, b)

    return old


def of_many(method: Callable[[Tensor, Tensor], Tensor]) -> Callable[..., Tensor]:
    """A function of two tensors as one of any number, from the left."""

    def folded(*values: Tensor) -> Tensor:
        return reduce(method, values)

    return folded


def mean(*values: Tensor) -> Tensor:
    return reduce(Tensor.add, values) / len(values)


def clip(x: Tensor, min: Tensor | None = None, max: Tensor | None = None) -> Tensor:
    """Bounds were attributes before version 11."""
    low = x if min is None else x.maximum(min)
    return low if max is None else low.minimum(max)


def flat_gelu(x: Tensor, *, approximate: str = "none") -> Tensor:
    return x.gelu(approximate)


def hard_sigmoid(x: Tensor, *, alpha: float = 0.2, beta: float = 0.5) -> Tensor:
    return (x * alpha + beta).clip(0, 1)


def hard_swish(x: Tensor) -> Tensor:
    return x * hard_sigmoid(x, alpha=1 / 6)


def leaky_relu(x: Tensor, *, alpha: float = 0.01) -> Tensor:
    return x.leaky_relu(alpha)


def elu(x: Tensor, *, alpha: float = 1.0) -> Tensor:
    return (x > 0).where(x, alpha * x.minimum(0).expm1())


def celu(x: Tensor, *, alpha: float = 1.0) -> Tensor:
    return x.maximum(0) + alpha * (x.minimum(0) / alpha).expm1()


def selu(
    x: Tensor, *, alpha: float = 1.67326319217681884765625, gamma: float = 1.05070102214813232421875
) -> Tensor:
    return gamma * elu(x, alpha=alpha)


def threshold(x: Tensor, *, alpha: float = 1.0) -> Tensor:
    return (x > alpha).where(x, 0)


def parametric_relu(x: Tensor, slope: Tensor) -> Tensor:
    return (x < 0).where(x * slope, x)


def channel_relu(x: Tensor, slope: Tensor, *, consumed_inputs: list[int] | None = None) -> Tensor:
    """Before version 7 a slope is for all, or for each channel."""
    return parametric_relu(x, slope.reshape(-1, *(1,) * (x.ndim - 2)) if slope.numel() > 1 else slope)


def swish(x: Tensor, *, alpha: float = 1.0) -> Tensor:
    return x * (x * alpha).sigmoid()


def gated(gate: Tensor, x: Tensor, *, alpha: float = 1.0) -> Tensor:
    return swish(gate, alpha=alpha) * x


def shrink(x: Tensor, *, bias: float = 0.0, lambd: float = 0.5) -> Tensor:
    return (x < -lambd).where(x + bias, (x > lambd).where(x - bias, 0))


def is_infinite(x: Tensor, *, detect_negative: int = 1, detect_positive: int = 1) -> Tensor:
    return x.isinf(bool(detect_positive), bool(detect_negative))


def choose(condition: Tensor, x: Tensor, y: Tensor) -> Tensor:
    return condition.where(x, y)


def cast(x: Value, *, to: int, saturate: int = 1, round_mode: str = "up") -> Value:
    """Types that the device lacks are made on the host."""
    return convert(x, numpy_type(to), bool(saturate))


def cast_like(x: Value, target: Value, *, saturate: int = 1, round_mode: str = "up") -> Value:
    kind = as_host(target.reshape(-1)[:0]).dtype if isinstance(target, Tensor) else target.dtype
    return convert(x, kind, bool(saturate))


def same_bits(x: Value, *, to: int) -> Value:
    kind = numpy_type(to)
    host = as_host(x)
    packed: Host = host.view(np.uint8) if host.dtype.itemsize == 1 else host
    made = packed.view(kind)
    return as_tensor(made) if kind.name in {each.name for each in dtypes.all} else made


def identity(x: Value) -> Value:
    return x


def old_dropout(
    x: Tensor, *, consumed_inputs: list[int] | None = None, is_test: int = 0, ratio: float = 0.5
) -> tuple[Any, ...]:
    """Before version 7 an attribute says whether a model is trained."""
    return dropout(x, np.array(ratio), np.array(not is_test))


def dropout(
    x: Tensor, ratio: Host | None = None, training_mode: Host | None = None, *, seed: int | None = None
) -> tuple[Any, ...]:
    """The tensor and what was kept. Before version 12 the ratio is an attribute, and nothing is left out."""
    rate = 0.5 if ratio is None else float(ratio)
    if training_mode is None or not bool(training_mode) or rate == 0:
        return x, Tensor.ones(x.shape, dtype=dtypes.bool)
    keep = shares(x.shape, seed) >= rate
    return keep.where(x / (1 - rate), 0), keep


ROWS: Rows = {
    # arithmetic
    "Abs": {6: Tensor.abs},
    "Add": {1: aligned(Tensor.add), 7: Tensor.add},
    "Sub": {1: aligned(Tensor.sub), 7: Tensor.sub},
    "Mul": {1: aligned(Tensor.mul), 7: Tensor.mul},
    "Div": {1: aligned(divide), 7: divide},
    "Mod": {10: modulo},
    "Neg": {6: Tensor.neg},
    "Pow": {1: aligned(power), 7: power},
    "Reciprocal": {6: Tensor.reciprocal},
    "Sqrt": {6: Tensor.sqrt},
    "Sum": {6: of_many(Tensor.add)},
    "Mean": {6: mean},
    "Max": {6: of_many(Tensor.maximum)},
    "Min": {6: of_many(Tensor.minimum)},
    "Clip": {6: clip},
    "Ceil": {6: Tensor.ceil},
    "Floor": {6: Tensor.floor},
    "Round": {11: Tensor.round},
    "Sign": {9: Tensor.sign},
    # comparison and choice
    "Equal": {1: aligned(Tensor.eq), 7: Tensor.eq},
    "Greater": {1: aligned(Tensor.gt), 7: Tensor.gt},
    "GreaterOrEqual": {12: Tensor.ge},
    "Less": {1: aligned(Tensor.lt), 7: Tensor.lt},
    "LessOrEqual": {12: Tensor.le},
    "IsInf": {10: is_infinite},
    "IsNaN": {9: Tensor.isnan},
    "Where": {9: choose},
    # bits
    "And": {1: aligned(Tensor.bitwise_and), 7: Tensor.bitwise_and},
    "Or": {1: aligned(Tensor.bitwise_or), 7: Tensor.bitwise_or},
    "Xor": {1: aligned(Tensor.bitwise_xor), 7: Tensor.bitwise_xor},
    "Not": {1: Tensor.logical_not},
    "BitwiseAnd": {18: Tensor.bitwise_and},
    "BitwiseOr": {18: Tensor.bitwise_or},
    "BitwiseXor": {18: Tensor.bitwise_xor},
    "BitwiseNot": {18: Tensor.bitwise_not},
    "BitShift": {11: shift},
    # functions
    "Acos": {7: Tensor.acos},
    "Acosh": {9: Tensor.acosh},
    "Asin": {7: Tensor.asin},
    "Asinh": {9: Tensor.asinh},
    "Atan": {7: Tensor.atan},
    "Atanh": {9: Tensor.atanh},
    "Cos": {7: Tensor.cos},
    "Cosh": {9: Tensor.cosh},
    "Erf": {9: Tensor.erf},
    "Exp": {6: Tensor.exp},
    "Log": {6: Tensor.log},
    "Sin": {7: Tensor.sin},
    "Sinh": {9: Tensor.sinh},
    "Tan": {7: Tensor.tan},
    "Tanh": {6: Tensor.tanh},
    # activations
    "Celu": {12: celu},
    "Elu": {6: elu},
    "Gelu": {20: flat_gelu},
    "HardSigmoid": {6: hard_sigmoid},
    "HardSwish": {14: hard_swish},
    "LeakyRelu": {6: leaky_relu},
    "Mish": {18: Tensor.mish},
    "PRelu": {1: channel_relu, 7: parametric_relu},
    "Relu": {6: Tensor.relu},
    "Selu": {6: selu},
    "Shrink": {9: shrink},
    "Sigmoid": {6: Tensor.sigmoid},
    "Softplus": {1: Tensor.softplus},
    "Softsign": {1: Tensor.softsign},
    "SwiGLU": {28: gated},
    "Swish": {24: swish},
    "ThresholdedRelu": {10: threshold},
    # conversion
    "BitCast": {26: same_bits},
    "Cast": {6: cast},
    "CastLike": {15: cast_like},
    "Dropout": {1: old_dropout, 7: dropout},
    "Identity": {1: identity},
}
