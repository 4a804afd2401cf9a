"""Operations that change a tensor: ``+=`` and similar, and every method whose name ends in ``_``.

They keep the memory of a tensor that has its own; otherwise the name is bound to the new value. A tensor is a
value (docs/tensor.md): earlier results and parts of it do not change.
"""

from __future__ import annotations

from functools import wraps
from typing import Any, Self

from tensor.dtype import DType, Scalar
from tensor.ir import build
from tensor.methods.arithmetic import Operand
from tensor.methods.less_common import LessCommon

RANKS = {"b": 0, "i": 1, "u": 1, "f": 2, "B": 2, "E": 2, "c": 3}  # a kind of elements holds those before it


class Changed:
    """Stands in a class body for the in-place form of the method of its name without ``_``.

    Each name becomes a function of its own once the class is made.
    """

    def __set_name__(self, owner: type, name: str) -> None:
        source = getattr(owner, name[:-1])

        @wraps(source)
        def method(tensor: InPlace, *args: Any, **options: Any) -> Any:
            return tensor._in_place(source(tensor, *args, **options))

        method.__name__, method.__qualname__ = name, f"{owner.__qualname__}.{name}"
        method.__doc__ = f"`{name[:-1]}` in place: changes this tensor and returns it."
        setattr(owner, name, method)

    def __call__(self, *args: Any, **options: Any) -> Any:
        raise TypeError("an in-place method without a class")


class Moved(Changed):
    """The same for methods that give another shape: the name stands for the new value."""

    def __set_name__(self, owner: type, name: str) -> None:
        source = getattr(owner, name[:-1])

        @wraps(source)
        def method(tensor: InPlace, *args: Any, **options: Any) -> Any:
            return tensor._stand_for(source(tensor, *args, **options))

        method.__name__, method.__qualname__ = name, f"{owner.__qualname__}.{name}"
        method.__doc__ = f"`{name[:-1]}` in place: this tensor becomes the result, which is returned."
        setattr(owner, name, method)


class InPlace(LessCommon):
    """Methods that change a tensor."""

    __slots__ = ()

    def _in_place(self, made: Self) -> Self:
        """Keep the memory of a tensor that has its own; else let the name stand for the new value.

        ValueError for a result of another shape, TypeError for one of a kind that this dtype does not hold.
        """
        if RANKS[made.dtype.kind] > RANKS[self.dtype.kind]:
            raise TypeError(
                f"in place: the result is {made.dtype.name}, which {self.dtype.name} does not hold; give it a"
                " name of its own, or cast the tensor first"
            )
        if made.shape != self.shape:
            raise ValueError(
                f"in place: the result has shape {made.shape}, the tensor {self.shape}; allowed are equal"
                " shapes"
            )
        fitting = made._as(self.dtype)
        if self.is_leaf and (self._requires_grad or not made._requires_grad):
            return self.assign(fitting)
        return self._stand_for(fitting)

    def _stand_for(self, made: Self) -> Self:
        self.node, self._requires_grad = made.node, made._requires_grad or self._requires_grad
        return self

    def _as(self, dtype: DType) -> Self:
        return self if self.dtype == dtype else self.cast(dtype)

    # operators

    def __iadd__(self, x: Operand) -> Self:
        return self._in_place(self.add(x))

    def __isub__(self, x: Operand) -> Self:
        return self._in_place(self.sub(x))

    def __imul__(self, x: Operand) -> Self:
        return self._in_place(self.mul(x))

    def __itruediv__(self, x: Operand) -> Self:
        return self._in_place(self.true_divide(x))

    def __ifloordiv__(self, x: Operand) -> Self:
        return self._in_place(self.floordiv(x))

    def __imod__(self, x: Operand) -> Self:
        return self._in_place(self.mod(x))

    def __ipow__(self, x: Operand) -> Self:
        return self._in_place(self.pow(x))

    def __imatmul__(self, x: Operand) -> Self:
        made = self.dot(x)
        return self._in_place(made) if made.shape == self.shape else self._stand_for(made)

    def __iand__(self, x: Operand) -> Self:
        return self._in_place(self.bitwise_and(x))

    def __ior__(self, x: Operand) -> Self:
        return self._in_place(self.bitwise_or(x))

    def __ixor__(self, x: Operand) -> Self:
        return self._in_place(self.bitwise_xor(x))

    def __ilshift__(self, x: Operand) -> Self:
        return self._in_place(self.lshift(x))

    def __irshift__(self, x: Operand) -> Self:
        return self._in_place(self.rshift(x))

    # methods

    abs_ = acos_ = acosh_ = asin_ = asinh_ = atan_ = atan2_ = atanh_ = ceil_ = cos_ = cosh_ = Changed()
    deg2rad_ = digamma_ = erf_ = erfc_ = erfinv_ = exp_ = exp2_ = expm1_ = floor_ = frac_ = Changed()
    lgamma_ = log_ = log10_ = log1p_ = log2_ = logit_ = neg_ = rad2deg_ = reciprocal_ = round_ = Changed()
    rsqrt_ = sgn_ = sigmoid_ = sign_ = sin_ = sinc_ = sinh_ = sqrt_ = square_ = tan_ = tanh_ = Changed()
    trunc_ = absolute_ = negative_ = fix_ = nan_to_num_ = celu_ = elu_ = hardtanh_ = leaky_relu_ = Changed()
    relu_ = relu6_ = selu_ = silu_ = hardswish_ = hardsigmoid_ = gelu_ = mish_ = dropout_ = Changed()
    arccos_ = arccosh_ = arcsin_ = arcsinh_ = arctan_ = arctan2_ = arctanh_ = conj_physical_ = Changed()
    add_ = sub_ = subtract_ = mul_ = multiply_ = div_ = divide_ = true_divide_ = floor_divide_ = Changed()
    fmod_ = remainder_ = pow_ = float_power_ = ldexp_ = hypot_ = copysign_ = nextafter_ = xlogy_ = Changed()
    addcmul_ = addcdiv_ = addmm_ = addmv_ = addr_ = addbmm_ = baddbmm_ = lerp_ = heaviside_ = Changed()
    clamp_ = clip_ = clamp_min_ = clamp_max_ = gcd_ = lcm_ = Changed()
    eq_ = ne_ = not_equal_ = lt_ = less_ = le_ = less_equal_ = gt_ = greater_ = ge_ = Changed()
    greater_equal_ = logical_and_ = logical_not_ = logical_or_ = logical_xor_ = Changed()
    bitwise_and_ = bitwise_or_ = bitwise_xor_ = bitwise_not_ = Changed()
    bitwise_left_shift_ = bitwise_right_shift_ = Changed()
    cumsum_ = cumprod_ = tril_ = triu_ = renorm_ = Changed()
    index_add_ = index_copy_ = index_fill_ = index_put_ = index_reduce_ = put_ = put_along_axis_ = Changed()
    scatter_ = scatter_add_ = scatter_reduce_ = masked_fill_ = masked_scatter_ = Changed()
    fill_diagonal_ = Changed()
    squeeze_ = unsqueeze_ = transpose_ = t_ = swapaxes_ = swapdims_ = Moved()

    def fill_(self, value: Scalar) -> Self:
        """One value in every element."""
        return self._in_place(self.full_like(value).cast(self.dtype))

    def zero_(self) -> Self:
        """0 in every element."""
        return self.fill_(0)

    def copy_(self, source: Operand) -> Self:
        """The values of another tensor or array, converted and broadcast."""
        given = self._other("copy_", source)
        return self._in_place(given.cast(self.dtype).expand(self.shape))

    def set_(self, source: Self) -> Self:
        """Stand for another tensor's value."""
        return self._stand_for(self._other("set_", source))

    def detach_(self) -> Self:
        """Separate this tensor from its graph; it no longer requires gradients."""
        self.node = self.node if self.is_leaf else build.detach(self.node)
        self._requires_grad = None
        return self

    def bernoulli_(self, p: float = 0.5) -> Self:
        """1 with probability `p`, else 0."""
        return self._in_place(self.bernoulli(p))

    def normal_(self, mean: float = 0.0, std: float = 1.0) -> Self:
        """Normal random numbers."""
        return self._in_place(self.normal(self.shape, mean=mean, std=std, dtype=self.dtype))

    def uniform_(self, low: float = 0.0, high: float = 1.0) -> Self:
        """Random numbers, equally likely from `low` to below `high`."""
        return self._in_place(self.uniform(self.shape, low=low, high=high, dtype=self.dtype))

    def exponential_(self, lambd: float = 1.0) -> Self:
        """Random waiting times at the rate `lambd`."""
        return self._in_place((1 - self.rand(self.shape)).log() * (-1 / lambd))

    def random_(self, low: int = 0, high: int | None = None) -> Self:
        """Random whole numbers from `low` to below `high`; one number is `high`. At most 2**31 - 1."""
        first, last = (low, high) if high is not None else (0, low or 2**31 - 1)
        return self._in_place(self.randint(self.shape, low=first, high=last, dtype="int64"))
