"""What methods are for complex numbers: `FORMULAS`, by the method's name.

What is movement, a sum or a product of elements serves reals and complex numbers as it stands
(`tensor/ir/complexes.py`); here is what needs a formula. Branch cuts and the signs at them are C99's
(annex G), which numpy and torch follow; inverse functions after Kahan, "Branch cuts for complex elementary
functions", 1987. Gradients are torch's: toward z that of a real L is dL/dRe + i dL/dIm, so an analytic f
gives g * conj(f'(z)).

Accuracy, relative to |f(z)|: sums and products of parts round once each, the others a few ulp of their real
functions; a part that is small beside the other has that error, not its own.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tensor.methods.arithmetic import Operand

Z = Any  # a tensor, of complex numbers as a rule: formulas serve every class of tensors
FORMULAS: dict[str, Callable[..., Z]] = {}


def formula(*names: str) -> Callable[[Callable[..., Z]], Callable[..., Z]]:
    """What a method is for complex numbers."""

    def register(function: Callable[..., Z]) -> Callable[..., Z]:
        FORMULAS.update(dict.fromkeys(names, function))
        return function

    return register


# sizes and signs


@formula("abs")
def _abs(z: Z) -> Z:
    return z.real.hypot(z.imag)._with_gradient((z,), lambda y, g, z: (z.sign() * g,))


@formula("sign")
def _sign(z: Z) -> Z:
    """Its gradient is the part of g across z, over |z|."""
    size = z.abs()
    is_zero = size.eq(0)
    made = z * is_zero.where(0.0, 1 / is_zero.where(1.0, size))

    def rule(y: Z, g: Z, z: Z) -> tuple[Z]:
        across = g - y * (y.conj() * g).real
        return (across * is_zero.where(0.0, 1 / is_zero.where(1.0, size)),)

    return made._with_gradient((z,), rule)


@formula("isnan")
def _isnan(z: Z) -> Z:
    return z.real.isnan() | z.imag.isnan()


@formula("isinf")
def _isinf(z: Z) -> Z:
    return z.real.isinf() | z.imag.isinf()


@formula("isfinite")
def _isfinite(z: Z) -> Z:
    return z.real.isfinite() & z.imag.isfinite()


@formula("mul")
def _mul(z: Z, other: Operand, reverse: bool = False) -> Z:
    """By a real number each part is multiplied, so that no infinity meets the 0 beside it."""
    if isinstance(other, int | float):
        return z.view_as_real().mul(float(other)).view_as_complex()
    return z._binary("mul", Op.MUL, other, reverse)


@formula("true_divide")
def _true_divide(z: Z, other: Operand, reverse: bool = False) -> Z:
    """By a real number each part is divided, as for floats."""
    if isinstance(other, int | float) and not reverse:
        return z.view_as_real().true_divide(float(other)).view_as_complex()
    a, b = z._pair("div", other)
    return b._binary("div", Op.DIV, a) if reverse else a._binary("div", Op.DIV, b)


# exponentials, logarithms and powers


def _analytic(slope: Callable[[Z, Z], Z]) -> Callable[[Z, Z, Z], tuple[Z]]:
    """The rule of a function whose derivative is slope(value, z)."""
    return lambda y, g, z: (g * slope(y, z).conj(),)


@formula("exp", "_exp_short")
def _exp(z: Z) -> Z:
    size, angle = z.real.exp(), z.imag
    imag = angle.eq(0).where(angle, size * angle.sin())
    return z.complex(size * angle.cos(), imag)._with_gradient((z,), _analytic(lambda y, z: y))


@formula("exp2")
def _exp2(z: Z) -> Z:
    return (z * math.log(2)).exp()


@formula("expm1")
def _expm1(z: Z) -> Z:
    half = (z.imag * 0.5).sin()
    real = z.real.expm1() * z.imag.cos() - 2 * half * half
    made = z.complex(real, z.real.exp() * z.imag.sin())
    return made._with_gradient((z,), _analytic(lambda y, z: y + 1))


def _log_size(a: Z, b: Z) -> Z:
    """log|a + ib|: near 1 by what |z|**2 is off 1, so that small logarithms have their digits."""
    big, small = a.abs().maximum(b.abs()), a.abs().minimum(b.abs())
    is_near = (big > 0.5) & (big < 2.0)
    near = is_near.where(big, 1.0)
    excess = (near - 1) * (near + 1) + is_near.where(small, 0.0).square()
    return is_near.where(excess.log1p() * 0.5, a.hypot(b).log())


@formula("log")
def _log(z: Z) -> Z:
    made = z.complex(_log_size(z.real, z.imag), z.imag.atan2(z.real))
    return made._with_gradient((z,), _analytic(lambda y, z: 1 / z))


@formula("log1p")
def _log1p(z: Z) -> Z:
    a, b = z.real, z.imag
    is_near = z.abs() < 0.5
    x, y = is_near.where(a, 0.0), is_near.where(b, 0.0)
    near = (x * (2 + x) + y * y).log1p() * 0.5
    made = z.complex(is_near.where(near, _log_size(1 + a, b)), b.atan2(1 + a))
    return made._with_gradient((z,), _analytic(lambda y, z: 1 / (z + 1)))


@formula("log2")
def _log2(z: Z) -> Z:
    return z.log() * (1 / math.log(2))


@formula("log10")
def _log10(z: Z) -> Z:
    return z.log() * (1 / math.log(10))


@formula("sqrt")
def _sqrt(z: Z) -> Z:
    """Of the half of |z| + |a| first, which loses nothing; the other part is b over twice that."""
    a, b = z.real, z.imag
    scale = a.abs().maximum(b.abs())
    whole = (scale.eq(0) | scale.isinf()).where(1.0, scale).detach()
    x, y = a.abs() / whole, b / whole
    root = ((x.hypot(y) + x) * 0.5).sqrt() * whole.sqrt()
    other = root.eq(0).where(b, b.abs() / (2 * root.eq(0).where(1.0, root)))
    is_right = a >= 0
    real, imag = is_right.where(root, other), is_right.where(other, root).copysign(b)
    is_far = b.isinf()
    made = z.complex(is_far.where(math.inf, real), is_far.where(b, imag))
    return made._with_gradient((z,), _analytic(lambda y, z: 0.5 / y))


@formula("rsqrt")
def _rsqrt(z: Z) -> Z:
    return z.sqrt().reciprocal()


@formula("_float_power")
def _float_power(z: Z, exponent: Z) -> Z:
    """e**(w log z); 0 to a power is 0, or 1 to the power 0."""
    is_zero, is_level = z.eq(0), exponent.eq(0)
    power = (is_zero.where(1.0, z).log() * exponent).exp()
    made = is_level.where(1.0, is_zero.where(0.0, power))
    return made._with_gradient((z, exponent), _power_rule)


def _power_rule(y: Z, g: Z, z: Z, w: Z) -> tuple[Z, Z]:
    is_zero = z.eq(0)
    toward_base = w.eq(0).where(0.0, w * z._float_power(w - 1))
    toward_exponent = is_zero.where(0.0, y * is_zero.where(1.0, z).log())
    return g * toward_base.conj(), g * toward_exponent.conj()


@formula("float_power")
def _float_power_of(z: Z, exponent: Operand) -> Z:
    """In complex128."""
    wide = z.cast(dtypes.complex128)
    return wide.pow(exponent if isinstance(exponent, int | float | complex) else wide._other("pow", exponent))


@formula("logaddexp")
def _logaddexp(z: Z, other: Operand) -> Z:
    """By both less the greater real part, so that nothing overflows."""
    a, b = z._pair("logaddexp", other)
    top = _finite(a.real.maximum(b.real))
    return ((a - top).exp() + (b - top).exp()).log() + top


@formula("logsumexp")
def _logsumexp(z: Z, axis: Any = None, keepdim: bool = False) -> Z:
    """By elements less the greatest real part."""
    axes = z._axes("logsumexp", axis)
    top = _finite(z.real.max(axis=axes, keepdim=True)) if z._count("logsumexp", axis) else 0.0
    return ((z - top).exp().sum(axes, keepdim=True).log() + top)._drop(axes, keepdim)


def _finite(x: Z) -> Z:
    return x.isfinite().where(x, 0.0).detach()


# trigonometric and hyperbolic


@formula("sinh")
def _sinh(z: Z) -> Z:
    a, b = z.real, z.imag
    made = z.complex(a.sinh() * b.cos(), b.eq(0).where(b, a.cosh() * b.sin()))
    return made._with_gradient((z,), _analytic(lambda y, z: z.cosh()))


@formula("cosh")
def _cosh(z: Z) -> Z:
    a, b = z.real, z.imag
    flat = b * a._number(1.0).copysign(a)
    made = z.complex(a.cosh() * b.cos(), b.eq(0).where(flat, a.sinh() * b.sin()))
    return made._with_gradient((z,), _analytic(lambda y, z: z.sinh()))


@formula("tanh")
def _tanh(z: Z) -> Z:
    """Far from the imaginary axis 1 and what is left of the angle."""
    is_far = z.real.abs() > 9
    a, b = is_far.where(0.0, z.real), z.imag
    sine, growth = a.sinh(), 1 / b.cos().square()
    bottom = 1 + growth * sine * sine
    real = growth * a.cosh() * sine / bottom
    far = 4 * b.sin() * b.cos() * (-2 * z.real.abs()).exp()
    one = z.real._number(1.0).copysign(z.real)
    made = z.complex(is_far.where(one, real), is_far.where(far, b.sin() / b.cos() / bottom))
    return made._with_gradient((z,), _analytic(lambda y, z: 1 - y * y))


def _turned(z: Z) -> Z:
    """i * z."""
    return z.complex(-z.imag, z.real)


def _turned_back(z: Z) -> Z:
    """-i * z."""
    return z.complex(z.imag, -z.real)


@formula("sin")
def _sin(z: Z) -> Z:
    return _turned_back(_turned(z).sinh())


@formula("cos")
def _cos(z: Z) -> Z:
    return _turned(z).cosh()


@formula("tan")
def _tan(z: Z) -> Z:
    return _turned_back(_turned(z).tanh())


def _shifted(z: Z, by: float) -> Z:
    """z + by, the sign of a zero imaginary part kept: it says on which side of a cut z lies."""
    return z.complex(z.real + by, z.imag)


@formula("asin")
def _asin(z: Z) -> Z:
    left, right = _shifted(-z, 1).sqrt(), _shifted(z, 1).sqrt()
    real = z.real.atan2((left * right).real)
    made = z.complex(real, (left.conj() * right).imag.asinh())
    return made._with_gradient((z,), _analytic(lambda y, z: ((1 - z) * (1 + z)).rsqrt()))


@formula("acos")
def _acos(z: Z) -> Z:
    left, right = _shifted(-z, 1).sqrt(), _shifted(z, 1).sqrt()
    made = z.complex(2 * left.real.atan2(right.real), (right.conj() * left).imag.asinh())
    return made._with_gradient((z,), _analytic(lambda y, z: -((1 - z) * (1 + z)).rsqrt()))


@formula("acosh")
def _acosh(z: Z) -> Z:
    left, right = _shifted(z, -1).sqrt(), _shifted(z, 1).sqrt()
    made = z.complex((left.conj() * right).real.asinh(), 2 * left.imag.atan2(right.real))
    return made._with_gradient((z,), _analytic(lambda y, z: 1 / ((z - 1).sqrt() * (z + 1).sqrt())))


@formula("asinh")
def _asinh(z: Z) -> Z:
    return _turned_back(_turned(z).asin())


@formula("atanh")
def _atanh(z: Z) -> Z:
    a, b = z.real, z.imag
    real = (4 * a / ((1 - a).square() + b * b)).log1p() * 0.25
    made = z.complex(real, 0.5 * (2 * b).atan2((1 - a) * (1 + a) - b * b))
    return made._with_gradient((z,), _analytic(lambda y, z: 1 / ((1 - z) * (1 + z))))


@formula("atan")
def _atan(z: Z) -> Z:
    return _turned_back(_turned(z).atanh())


@formula("sigmoid")
def _sigmoid(z: Z) -> Z:
    return (1 + (-z).exp()).reciprocal()


# statistics and products


@formula("var")
def _var(z: Z, *args: Any, **options: Any) -> Z:
    """Of the distance from the mean: real."""
    return z.real.var(*args, **options) + z.imag.var(*args, **options)


@formula("vdot")
def _vdot(z: Z, other: Z) -> Z:
    """The first vector is conjugated."""
    return z.conj().dot(z._ranks("vdot", other, 1, 1))


@formula("_multiply_sum")
def _multiply_sum(z: Z, name: str, other: Z, dtype: DType | None, bias: Z | None = None) -> Z:
    """Four sums of products of parts, each of which the compiler knows as a matrix product; plus a bias."""
    shared = z._pair(name, other)[0].dtype
    a, b = z.cast(shared), z._other(name, other).cast(shared)
    made = _sums_of_parts(a, b, lambda x, y: x._multiply_sum(name, y, None)).cast(dtype or shared)
    return made if bias is None else made + bias


def _sums_of_parts(a: Z, b: Z, product: Callable[[Z, Z], Z]) -> Z:
    real = product(a.real, b.real) - product(a.imag, b.imag)
    return a.complex(real, product(a.real, b.imag) + product(a.imag, b.real))


def _refused(name: str, lack: str) -> Callable[..., Z]:
    def method(z: Z, *args: Any, **options: Any) -> Z:
        raise TypeError(f"{name}: {z.dtype.name} {lack}; use abs(), .real or .imag")

    return method


ORDERED = (
    *("lt", "le", "gt", "ge", "maximum", "minimum", "max", "min", "amax", "amin", "argmax", "argmin", "sort"),
    *("argsort", "topk", "cummax", "cummin", "median", "kthvalue", "quantile", "clip", "clamp", "floor"),
    *("ceil", "trunc", "round", "mod", "fmod", "floordiv", "relu", "softmax", "log_softmax"),
)
REAL_ONLY = ("erf", "erfc", "copysign", "atan2", "hypot", "signbit", "frac", "gelu", "logit")
FORMULAS |= {name: _refused(name, "numbers have no order") for name in ORDERED}
FORMULAS |= {name: _refused(name, "has no such function") for name in REAL_ONLY}
