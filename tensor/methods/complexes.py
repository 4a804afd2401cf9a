"""Complex numbers: their parts, and the methods that mean something else for them than for reals.

A tensor of complex numbers takes its formula (`formulas.py`) instead of the real one.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable
from functools import wraps
from typing import Any, Self

from tensor.dtype import DType, dtypes
from tensor.ir import build, carriers, complexes, eight_bits  # noqa: F401  # says what floats of 8 bits mean
from tensor.ir.graph import Op
from tensor.methods.formulas import FORMULAS, Z
from tensor.methods.statistics import Statistics


class Complex(Statistics):
    """Parts of complex numbers, and how they are made of reals."""

    __slots__ = ()

    @classmethod
    def complex(cls, real: Self, imag: Self) -> Self:
        """Complex numbers of their parts, floats of one dtype: complex128 of float64, else complex64."""
        a, b = cls._parts_given("complex", real, imag)
        return a._wrap(complexes.join(a.node, b.node), b)

    @classmethod
    def polar(cls, abs: Self, angle: Self) -> Self:
        """Complex numbers of their size and angle, in radians."""
        r, phi = cls._parts_given("polar", abs, angle)
        return cls.complex(r * phi.cos(), r * phi.sin())

    @classmethod
    def _parts_given(cls, name: str, a: Self, b: Self) -> tuple[Self, Self]:
        first, second = cls(a)._pair(name, b)
        if not first.dtype.is_float:
            raise TypeError(f"{name}: parts of {first.dtype.name}; allowed are floats")
        return first._wide(), second._wide()

    @property
    def real(self) -> Self:
        """The real part; a real tensor is its own."""
        return self._wrap(complexes.part(self.node, 0)) if self.dtype.is_complex else self

    @property
    def imag(self) -> Self:
        """The imaginary part. TypeError for a real tensor, which has none."""
        self._needs_complex("imag")
        return self._wrap(complexes.part(self.node, 1))

    def _needs_complex(self, name: str) -> None:
        if not self.dtype.is_complex:
            raise TypeError(f"{name}: {self.dtype.name} is real; allowed are complex64 and complex128")

    def view_as_real(self) -> Self:
        """The parts as a last axis of two, in the same memory."""
        self._needs_complex("view_as_real")
        return self._wrap(carriers.carrier(self.node))

    def view_as_complex(self) -> Self:
        """Complex numbers of a last axis of two parts, float32 or float64, in the same memory."""
        if self.shape[-1:] != (2,) or self.dtype not in (dtypes.float32, dtypes.float64):
            raise ValueError(
                f"view_as_complex: {self.dtype.name} of shape {self.shape}; allowed are float32 and float64"
                " with a last axis of 2"
            )
        return self._wrap(carriers.carried(self.node, complexes.of_parts(self.dtype)))

    def conj(self) -> Self:
        """The imaginary part negated; a real tensor is its own."""
        if not self.dtype.is_complex:
            return self
        real, imag = complexes.parts(self.node)
        return self._wrap(complexes.join(real, build.unary(Op.NEG, imag)))

    def conj_physical(self) -> Self:
        """The same as `conj`."""
        return self.conj()

    def resolve_conj(self) -> Self:
        """The same: no tensor is conjugated lazily."""
        return self

    def angle(self) -> Self:
        """The angle of a complex number in radians, 0 for 0; of a real one 0, or pi where it is negative."""
        if self.dtype.is_complex:
            return self.imag.atan2(self.real)._with_gradient((self,), _angle_rule)
        x = self._as_float()
        return x.isnan().where(x, (x < 0).where(x._number(math.pi), 0.0)).detach()

    def isreal(self) -> Self:
        """True where the imaginary part is 0."""
        return self.imag.eq(0) if self.dtype.is_complex else self.eq(self) | True

    def sgn(self) -> Self:
        """The number over its size, 0 for 0; `sign` of a real."""
        return self.sign()

    @property
    def mH(self) -> Self:
        """The last two axes swapped, conjugated."""
        return self.transpose(-2, -1).conj()

    @property
    def H(self) -> Self:
        """The same as `mH`."""
        return self.mH

    def adjoint(self) -> Self:
        """The same as `mH`."""
        return self.mH

    # conversion by name

    def _converted(self, dtype: DType) -> Self:
        """Of complex numbers the real part, with a warning, as numpy and torch have it."""
        if not self.dtype.is_complex or dtype.is_complex or dtype.kind == "b":
            return self.cast(dtype)
        warnings.warn(f"{self.dtype.name} to {dtype.name}: the imaginary part is dropped", stacklevel=3)
        return self.real.cast(dtype)

    def cfloat(self) -> Self:
        """As complex64."""
        return self.cast(dtypes.complex64)

    def cdouble(self) -> Self:
        """As complex128."""
        return self.cast(dtypes.complex128)


def _either(name: str, real: Callable[..., Z]) -> Callable[..., Z]:
    """A method of reals that takes the formula where the tensor is complex."""
    own, is_product = FORMULAS[name], name in ("mul", "true_divide", "_multiply_sum")

    @wraps(real)
    def method(self: Z, *args: Any, **options: Any) -> Z:
        kind = self.node.dtype.kind
        if kind == "E" and not is_product:  # floats of 8 bits are for storage, but functions read them
            return getattr(self.cast(dtypes.float32), name)(*args, **options)
        return (own if kind == "c" else real)(self, *args, **options)

    method.__module__, method.__qualname__ = __name__, f"Complex.{name}"  # where pickle finds it
    return method


def _angle_rule(y: Z, g: Z, z: Z) -> tuple[Z]:
    square = z.real.square() + z.imag.square()
    share = square.eq(0).where(0.0, g / square.eq(0).where(1.0, square))
    return (z.complex(-z.imag * share, z.real * share),)


for _name in FORMULAS:
    setattr(Complex, _name, _either(_name, getattr(Complex, _name)))
