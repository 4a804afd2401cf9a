"""ATen: operators that work element by element."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from tensor import Tensor, dtypes
from tensor.dtype import DType
from tensor.torch_front.table import lowers

# One argument, of the result's dtype; the method has ATen's name.
UNARY = (
    "abs acos acosh asin asinh atan atanh ceil cos cosh erf exp expm1 floor log log10 log1p log2 neg"
    " reciprocal relu round rsqrt sigmoid sign sin sinh sqrt tan tanh trunc bitwise_not"
    " erfc exp2 lgamma digamma"
)
for _name in UNARY.split():
    lowers(_name, promote="result")(getattr(Tensor, _name))
for _name in ("isnan", "isinf", "signbit"):
    lowers(_name)(getattr(Tensor, _name))
# Two arguments, a tensor or a number each.
BINARY: dict[str, Callable[..., Tensor]] = {
    "atan2": Tensor.atan2,
    "bitwise_and": Tensor.bitwise_and,
    "bitwise_or": Tensor.bitwise_or,
    "bitwise_xor": Tensor.bitwise_xor,
    "maximum": Tensor.maximum,
    "minimum": Tensor.minimum,
}
BINARY |= {"fmax": Tensor.fmax, "fmin": Tensor.fmin, "copysign.Tensor": Tensor.copysign}
for _name, _method in BINARY.items():
    lowers(_name, promote="result")(_method)
for _name in ("bitwise_and", "bitwise_or", "bitwise_xor"):
    lowers(f"{_name}.Tensor", f"{_name}.Scalar", promote="result")(BINARY[_name])
for _name, _method in (("mul", Tensor.mul), ("fmod", Tensor.fmod), ("remainder", Tensor.mod)):
    lowers(f"{_name}.Tensor", f"{_name}.Scalar", promote="result")(_method)
for _name in ("eq", "ne", "lt", "le", "gt", "ge"):
    lowers(f"{_name}.Tensor", f"{_name}.Scalar", promote="arguments")(getattr(Tensor, _name))


@lowers("add.Tensor", "add.Scalar", promote="result")
def add(a: Tensor, b: Any, alpha: Any = 1) -> Tensor:
    return a.add(b if alpha == 1 else b * alpha)


@lowers("prims.fma", promote="result")
def multiply_add(a: Tensor, b: Tensor, c: Tensor) -> Tensor:
    """Rounded after the product as well, as torch's own operators do."""
    return a * b + c


@lowers("prims.convert_element_type", typed=True)
def convert(a: Tensor, _: Any, dtype: DType) -> Tensor:
    return a.cast(dtype)


@lowers("sub.Tensor", "sub.Scalar", promote="result")
def sub(a: Tensor, b: Any, alpha: Any = 1) -> Tensor:
    return a.sub(b if alpha == 1 else b * alpha)


@lowers("div.Tensor", "div.Scalar", promote="result")
def div(a: Tensor, b: Any) -> Tensor:
    return a.true_divide(b)


@lowers("div.Tensor_mode", "div.Scalar_mode", promote="result")
def div_mode(a: Tensor, b: Any, rounding_mode: str | None = None) -> Tensor:
    return a.div(b, rounding_mode=rounding_mode)


@lowers("pow.Tensor_Tensor", "pow.Tensor_Scalar", "pow.Scalar", promote="result")
def power(a: Tensor, b: Any) -> Tensor:
    return a.pow(b)


@lowers("logical_not")
def logical_not(a: Tensor) -> Tensor:
    return a.eq(0)


@lowers("logical_and")
def logical_and(a: Tensor, b: Tensor) -> Tensor:
    return a.ne(0) & b.ne(0)


@lowers("logical_or")
def logical_or(a: Tensor, b: Tensor) -> Tensor:
    return a.ne(0) | b.ne(0)


@lowers("logical_xor")
def logical_xor(a: Tensor, b: Tensor) -> Tensor:
    return a.ne(0) ^ b.ne(0)


@lowers("clamp", "clamp.Tensor", promote="result")
def clamp(a: Tensor, low: Any = None, high: Any = None) -> Tensor:
    """The lower bound first, so that the upper one counts where they cross."""
    made = a if low is None else a.maximum(low)
    return made if high is None else made.minimum(high)


@lowers("hardtanh", promote="result")
def hardtanh(a: Tensor, low: Any = -1, high: Any = 1) -> Tensor:
    return clamp(a, low, high)


@lowers("where.self")
def where(condition: Tensor, a: Tensor, b: Tensor) -> Tensor:
    return condition.cast(dtypes.bool).where(a, b)


@lowers("elu", promote="result")
def elu(a: Tensor, alpha: float = 1, scale: float = 1, input_scale: float = 1) -> Tensor:
    return (a > 0).where(a * scale, (a.minimum(0) * input_scale).expm1() * (alpha * scale))


@lowers("leaky_relu", promote="result")
def leaky_relu(a: Tensor, negative_slope: float = 0.01) -> Tensor:
    return (a > 0).where(a, a * negative_slope)


@lowers("gelu", promote="result")
def gelu(a: Tensor, approximate: str = "none") -> Tensor:
    if approximate == "tanh":
        inner = math.sqrt(2 / math.pi) * (a + 0.044715 * a * a * a)
        return 0.5 * a * (1 + inner.tanh())
    return 0.5 * a * (1 + (a * math.sqrt(0.5)).erf())


@lowers("_to_copy", typed=True)
def to_copy(a: Tensor, dtype: DType) -> Tensor:
    return a.cast(dtype)


@lowers("clone", "alias", "detach", "lift_fresh_copy", "contiguous")
def same(a: Tensor) -> Tensor:
    return a


@lowers("copy", typed=True)
def copy(a: Tensor, b: Tensor, dtype: DType) -> Tensor:
    return b.cast(dtype).expand(a.shape)


@lowers("fill.Scalar", "fill.Tensor", typed=True)
def fill(a: Tensor, value: Any, dtype: DType) -> Tensor:
    return (
        Tensor.full(a.shape, value, dtype=dtype) if not isinstance(value, Tensor) else value.expand(a.shape)
    )
