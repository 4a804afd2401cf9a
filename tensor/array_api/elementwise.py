"""Elementwise functions of the array API: each is the tensor method of that name, or of the one beside it."""

from __future__ import annotations

from typing import Any, Protocol

from tensor.dtype import DType, dtypes, promote, promote_scalar
from tensor.tensor import Tensor

Number = bool | int | float | complex
Operand = Tensor | Number


class Unary(Protocol):
    """A function of one array."""

    def __call__(self, x: Tensor, /) -> Tensor: ...


class Binary(Protocol):
    """A function of two arrays, or of one and a number."""

    def __call__(self, x1: Operand, x2: Operand, /) -> Tensor: ...


def _unary(name: str, method: str = "") -> Unary:
    """The function `name` of the tensor method of that name, or of another."""
    kept = getattr(Tensor, method or name)

    def function(x: Tensor, /) -> Tensor:
        made: Tensor = kept(x)
        return made

    function.__name__ = function.__qualname__ = name
    function.__doc__ = kept.__doc__ or f"`Tensor.{method or name}`."
    return function


def operands(name: str, x1: Operand, x2: Operand) -> tuple[Tensor, Tensor]:
    """Two arrays; a number takes the type of the array beside it. TypeError for two numbers."""
    if isinstance(x1, Tensor):
        return x1, x1._other(name, x2)
    if isinstance(x2, Tensor):
        return x2._other(name, x1), x2
    raise TypeError(f"{name}: two numbers; allowed are two arrays, or an array and a number")


def _binary(name: str, method: str = "") -> Binary:
    """The function `name` of two of the tensor method of that name, or of another."""
    kept = getattr(Tensor, method or name)

    def function(x1: Operand, x2: Operand, /) -> Tensor:
        a, b = operands(name, x1, x2)
        made: Tensor = kept(a, b)
        return made

    function.__name__ = function.__qualname__ = name
    function.__doc__ = kept.__doc__ or f"`Tensor.{method or name}`."
    return function


abs = _unary("abs")
acos = _unary("acos")
acosh = _unary("acosh")
asin = _unary("asin")
asinh = _unary("asinh")
atan = _unary("atan")
atanh = _unary("atanh")
bitwise_invert = _unary("bitwise_invert", "bitwise_not")
ceil = _unary("ceil")
conj = _unary("conj")
cos = _unary("cos")
cosh = _unary("cosh")
exp = _unary("exp")
expm1 = _unary("expm1")
floor = _unary("floor")
isfinite = _unary("isfinite")
isinf = _unary("isinf")
isnan = _unary("isnan")
log = _unary("log")
log10 = _unary("log10")
log1p = _unary("log1p")
log2 = _unary("log2")
logical_not = _unary("logical_not")
negative = _unary("negative", "neg")
positive = _unary("positive")
reciprocal = _unary("reciprocal")
round = _unary("round")
sign = _unary("sign")
signbit = _unary("signbit")
sin = _unary("sin")
sinh = _unary("sinh")
sqrt = _unary("sqrt")
square = _unary("square")
tan = _unary("tan")
tanh = _unary("tanh")
trunc = _unary("trunc")

add = _binary("add")
atan2 = _binary("atan2")
bitwise_and = _binary("bitwise_and")
bitwise_left_shift = _binary("bitwise_left_shift", "lshift")
bitwise_or = _binary("bitwise_or")
bitwise_right_shift = _binary("bitwise_right_shift", "rshift")
bitwise_xor = _binary("bitwise_xor")
copysign = _binary("copysign")
divide = _binary("divide", "true_divide")
equal = _binary("equal", "eq")
floor_divide = _binary("floor_divide", "floordiv")
greater = _binary("greater", "gt")
greater_equal = _binary("greater_equal", "ge")
hypot = _binary("hypot")
less = _binary("less", "lt")
less_equal = _binary("less_equal", "le")
logaddexp = _binary("logaddexp")
logical_and = _binary("logical_and")
logical_or = _binary("logical_or")
logical_xor = _binary("logical_xor")
maximum = _binary("maximum")
minimum = _binary("minimum")
multiply = _binary("multiply", "mul")
nextafter = _binary("nextafter")
not_equal = _binary("not_equal", "ne")
pow = _binary("pow")
remainder = _binary("remainder", "mod")
subtract = _binary("subtract", "sub")


def real(x: Tensor, /) -> Tensor:
    """The real part."""
    return x.real


def imag(x: Tensor, /) -> Tensor:
    """The imaginary part; 0 of real numbers."""
    return x.imag if x.dtype.is_complex else x.zeros_like()


def clip(x: Tensor, /, min: Operand | None = None, max: Operand | None = None) -> Tensor:
    """No less than `min` and no greater than `max`, arrays or numbers; the type of `x`."""
    low, high = (_bound(x, bound) for bound in (min, max))
    return x if low is None and high is None else x.clip(low, high).cast(x.dtype)


def _bound(x: Tensor, bound: Operand | None) -> Any:
    """A bound in the type of the array; a fraction beside integers is a TypeError there."""
    return bound.cast(x.dtype) if isinstance(bound, Tensor) else bound


def where(condition: Tensor, x1: Operand, x2: Operand, /) -> Tensor:
    """`x1` where the condition holds, else `x2`."""
    a, b = operands("where", x1, x2)
    return condition.where(a, b)


def result_type(*arrays_and_dtypes: Tensor | DType | Number) -> DType:
    """The type that these promote to; numbers count last, and only by their kind."""
    strong = [each for each in arrays_and_dtypes if isinstance(each, Tensor | DType)]
    if not strong:
        raise TypeError("result_type: no array and no dtype; allowed are one or more, and numbers")
    made = dtypes.bool
    for each in strong:
        made = promote(made, each.dtype if isinstance(each, Tensor) else each)
    for number in arrays_and_dtypes:
        if not isinstance(number, Tensor | DType):
            made = promote_scalar(made, number)
    return made
