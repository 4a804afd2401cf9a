"""Discrete Fourier transforms of any length, along any axes, with torch's and numpy's names and norms.

A length is taken apart into factors of up to 64 (Cooley and Tukey, 1965): for each factor one product with
its matrix of roots of unity, and between two a multiplication by the roots that join them. A prime length
above 128 becomes a convolution with a chirp (Bluestein, 1970), of a length that is a power of two. Roots are
computed on the host from whole numbers, so each is off by half an ulp. All is linear, so gradients are
transforms as well.

Accuracy: the greatest error over the greatest element, for random signals of up to 2**16 elements, is below
5e-7 in complex64 and 1e-15 in complex128 (3.3e-7 and 8.8e-16 were seen). Norms: "backward" (as None) divides
the inverse by n, "forward" the other, "ortho" both by the root of n.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tensor.dtype import DType, dtypes
from tensor.tensor import Tensor

FACTOR: Final = 64  # the longest transform that is one product
PRIME: Final = 128  # and the longest of a prime length
NORMS: Final = ("backward", "ortho", "forward")
Axes = int | Sequence[int] | None


# transforms along one axis


def fft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """X[k] = sum of x[j] * e**(-2 pi i j k / n) along an axis; complex.

    n: the length, to which the axis is cut or filled with zeros. ValueError for n < 1 or an unknown norm.
    """
    return _along(_complex_or_real("fft", input), n, dim, norm, -1)


def ifft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """The inverse of `fft`: e**(+...), divided by n."""
    return _along(_complex_or_real("ifft", input), n, dim, norm, 1)


def rfft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """`fft` of real numbers: the first n // 2 + 1 elements, of which the others are conjugates."""
    x = _real("rfft", input)
    count = _length("rfft", x, n, dim)
    return _cut(_along(x, n, dim, norm, -1), dim, count // 2 + 1)


def irfft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """The inverse of `rfft`: n real numbers (2 * (m - 1) if left out) of half a spectrum of m elements.

    Imaginary parts that no real signal has, in the first and, for even n, the last, count nothing.
    """
    x = _as_complex("irfft", input)
    axis = x._axis("irfft", dim)
    count = 2 * (x.shape[axis] - 1) if n is None else n
    if count < 1:
        raise ValueError(f"irfft: length {count}; allowed is 1 or more")
    half = _cut(x, axis, count // 2 + 1)
    mirrored = half._slice(axis, 1, (count + 1) // 2).flip(axis).conj()
    return _along(half.cat(mirrored, dim=axis), count, axis, norm, 1).real


def hfft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """`fft` of a signal that is its own mirrored conjugate, given by half: n real numbers."""
    return irfft(_as_complex("hfft", input).conj(), n, dim, _swapped("hfft", norm))


def ihfft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """The inverse of `hfft`: half a signal of a real spectrum."""
    return rfft(input, n, dim, _swapped("ihfft", norm)).conj()


# along several axes


def fftn(input: Tensor, s: Axes = None, dim: Axes = None, norm: str | None = None) -> Tensor:
    """`fft` along each of some axes (all, or the last ones that `s` has lengths for)."""
    return _each("fftn", _complex_or_real("fftn", input), s, dim, norm, -1)


def ifftn(input: Tensor, s: Axes = None, dim: Axes = None, norm: str | None = None) -> Tensor:
    """The inverse of `fftn`."""
    return _each("ifftn", _complex_or_real("ifftn", input), s, dim, norm, 1)


def rfftn(input: Tensor, s: Axes = None, dim: Axes = None, norm: str | None = None) -> Tensor:
    """`rfft` along the last of the axes, `fft` along the others."""
    x = _real("rfftn", input)
    axes, sizes = _axes("rfftn", x, s, dim)
    half = rfft(x, sizes[-1], axes[-1], norm)
    return _each("rfftn", half, sizes[:-1], axes[:-1], norm, -1)


def irfftn(input: Tensor, s: Axes = None, dim: Axes = None, norm: str | None = None) -> Tensor:
    """The inverse of `rfftn`."""
    x = _as_complex("irfftn", input)
    axes, sizes = _axes("irfftn", x, s, dim)
    whole = _each("irfftn", x, sizes[:-1], axes[:-1], norm, 1)
    last = None if s is None else sizes[-1]
    return irfft(whole, last, axes[-1], norm)


def fft2(input: Tensor, s: Axes = None, dim: Axes = (-2, -1), norm: str | None = None) -> Tensor:
    """`fftn` along two axes."""
    return fftn(input, s, dim, norm)


def ifft2(input: Tensor, s: Axes = None, dim: Axes = (-2, -1), norm: str | None = None) -> Tensor:
    """`ifftn` along two axes."""
    return ifftn(input, s, dim, norm)


def rfft2(input: Tensor, s: Axes = None, dim: Axes = (-2, -1), norm: str | None = None) -> Tensor:
    """`rfftn` along two axes."""
    return rfftn(input, s, dim, norm)


def irfft2(input: Tensor, s: Axes = None, dim: Axes = (-2, -1), norm: str | None = None) -> Tensor:
    """`irfftn` along two axes."""
    return irfftn(input, s, dim, norm)


# order and frequencies


def fftshift(input: Tensor, dim: Axes = None) -> Tensor:
    """The element of frequency 0 moved to the middle of each axis."""
    axes = input._axes("fftshift", dim)
    return input.roll([input.shape[axis] // 2 for axis in axes], axes) if axes else input


def ifftshift(input: Tensor, dim: Axes = None) -> Tensor:
    """The inverse of `fftshift`."""
    axes = input._axes("ifftshift", dim)
    return input.roll([-(input.shape[axis] // 2) for axis in axes], axes) if axes else input


def fftfreq(n: int, d: float = 1.0, dtype: DType | str | None = None, **options: Any) -> Tensor:
    """The frequencies of `fft` of n samples `d` apart: 0, 1, ... and then the negative ones, over n * d."""
    return _frequencies("fftfreq", np.fft.fftfreq(_positive("fftfreq", n), d), dtype, options)


def rfftfreq(n: int, d: float = 1.0, dtype: DType | str | None = None, **options: Any) -> Tensor:
    """The frequencies of `rfft`: 0 .. n // 2 over n * d."""
    return _frequencies("rfftfreq", np.fft.rfftfreq(_positive("rfftfreq", n), d), dtype, options)


def _frequencies(name: str, values: npt.NDArray[Any], dtype: Any, options: dict[str, Any]) -> Tensor:
    unknown = options.keys() - {"requires_grad", "device"}
    if unknown:
        raise TypeError(f"{name}: unknown keyword {min(unknown)!r}; allowed are dtype, requires_grad, device")
    return Tensor(values, dtype=dtype or dtypes.float32, **options)


# what is checked


def _complex_or_real(name: str, x: Tensor) -> Tensor:
    """Floats below 32 bits and whole numbers as float32."""
    if not isinstance(x, Tensor):
        raise TypeError(f"{name}: {type(x).__name__}; allowed is a tensor")
    if not x.ndim:
        raise ValueError(f"{name}: a tensor of shape () has no axis to transform")
    return x._wide()


def _real(name: str, x: Tensor) -> Tensor:
    made = _complex_or_real(name, x)
    if made.dtype.is_complex:
        raise TypeError(f"{name}: {made.dtype.name}; allowed are real numbers, use {name[1:]}")
    return made


def _as_complex(name: str, x: Tensor) -> Tensor:
    made = _complex_or_real(name, x)
    return made if made.dtype.is_complex else made + 0j


def _positive(name: str, n: int) -> int:
    if n < 1:
        raise ValueError(f"{name}: length {n}; allowed is 1 or more")
    return n


def _length(name: str, x: Tensor, n: int | None, dim: int) -> int:
    return _positive(name, x.shape[x._axis(name, dim)] if n is None else n)


def _swapped(name: str, norm: str | None) -> str:
    """The norm whose factor the other direction has."""
    _check_norm(name, norm)
    return {"backward": "forward", "forward": "backward"}.get(norm or "backward", "ortho")


def _check_norm(name: str, norm: str | None) -> None:
    if norm not in (None, *NORMS):
        raise ValueError(f"{name}: norm {norm!r}; allowed are {', '.join(map(repr, NORMS))}")


def _axes(name: str, x: Tensor, s: Axes, dim: Axes) -> tuple[tuple[int, ...], list[int]]:
    """The axes of a transform and their lengths."""
    given = None if s is None else [s] if isinstance(s, int) else list(s)
    if dim is None and given is not None:
        dim = range(x.ndim - len(given), x.ndim)
    axes = x._axes(name, dim)
    if given is not None and len(given) != len(axes):
        raise ValueError(f"{name}: {len(given)} lengths for {len(axes)} axes; give one for each")
    sizes = given or [x.shape[axis] for axis in axes]
    return axes, [x.shape[axis] if n == -1 else n for n, axis in zip(sizes, axes, strict=True)]


# how it is computed


def _each(name: str, x: Tensor, s: Axes, dim: Axes, norm: str | None, sign: int) -> Tensor:
    axes, sizes = _axes(name, x, s, dim)
    for n, axis in zip(sizes[::-1], axes[::-1], strict=True):
        x = _along(x, n, axis, norm, sign)
    return x if x.dtype.is_complex else x + 0j


def _along(x: Tensor, n: int | None, dim: int, norm: str | None, sign: int) -> Tensor:
    """A transform along one axis, scaled. sign: of the exponent."""
    name = "fft" if sign < 0 else "ifft"
    _check_norm(name, norm)
    axis = x._axis(name, dim)
    count = _length(name, x, n, dim)
    made = _transformed(_cut(x, axis, count).transpose(axis, -1), sign).transpose(axis, -1)
    if norm == "ortho":
        return made * (1 / math.sqrt(count))
    return made / count if (norm == "forward") == (sign < 0) else made


def _cut(x: Tensor, dim: int, n: int) -> Tensor:
    """An axis cut or filled with zeros to a length."""
    axis = dim % x.ndim
    size = x.shape[axis]
    if n <= size:
        return x._slice(axis, 0, n)
    return x.pad([(0, n - size) if i == axis else (0, 0) for i in range(x.ndim)])


def _transformed(x: Tensor, sign: int) -> Tensor:
    """Along the last axis, not scaled."""
    n = x.shape[-1]
    factor = _factor(n)
    if factor == n:
        return _product(x, _table(n, n, n, sign))
    if not factor:
        return _chirped(x, sign)
    rest = n // factor
    columns = x.unflatten(-1, (factor, rest)).transpose(-1, -2)  # (..., rest, factor): j = a * rest + b
    inner = _product(columns, _table(factor, factor, factor, sign))
    turned = inner * _constant(_table(rest, factor, n, sign), inner.dtype)
    outer = _transformed(turned.transpose(-1, -2), sign)  # (..., factor, rest): k = c + factor * d
    return outer.transpose(-1, -2).flatten(-2)


@lru_cache(maxsize=256)
def _factor(n: int) -> int:
    """The length of the product that a transform of n begins with: n if it is one, 0 if none divides it."""
    if n <= FACTOR:
        return n
    divisors = [d for d in range(2, FACTOR + 1) if n % d == 0]
    if not divisors:
        return n if n <= PRIME else 0
    stages = math.ceil(math.log(n) / math.log(FACTOR) - 1e-9)
    return min(divisors, key=lambda d: (abs(d - n ** (1 / stages)), d))


@lru_cache(maxsize=64)
def _table(rows: int, columns: int, n: int, sign: int) -> npt.NDArray[np.complex128]:
    """e**(sign * 2 pi i a b / n) for each row a and column b, its angle reduced in whole numbers."""
    turns = np.outer(np.arange(rows, dtype=np.int64), np.arange(columns, dtype=np.int64)) % n
    return _unit(turns, n, sign)


def _unit(turns: npt.NDArray[np.int64], n: int, sign: int) -> npt.NDArray[np.complex128]:
    """e**(sign * 2 pi i turns / n) of 0 <= turns < n, by angles of up to an eighth of a turn."""
    nearest = (8 * turns + n) // (2 * n)  # quarter turn
    angle = 2 * np.pi * (turns - nearest * (n / 4)) / n
    quarter = np.array([1, 1j, -1, -1j])[nearest % 4]
    made: npt.NDArray[np.complex128] = (np.cos(angle) + 1j * np.sin(angle)) * quarter
    return made if sign > 0 else made.conj()


def _constant(values: npt.NDArray[np.complex128], dtype: DType) -> Tensor:
    return Tensor(values.astype(np.complex128 if dtype.bits == 128 else np.complex64))


def _product(x: Tensor, table: npt.NDArray[np.complex128]) -> Tensor:
    """The last axis times a symmetric matrix; of real numbers two products are enough."""
    if x.dtype.is_complex:
        return x @ _constant(table, x.dtype)
    kind = x.dtype.numpy
    return Tensor.complex(x @ Tensor(table.real.astype(kind)), x @ Tensor(table.imag.astype(kind)))


def _chirped(x: Tensor, sign: int) -> Tensor:
    """Bluestein's: j * k = (j**2 + k**2 - (k - j)**2) / 2 makes the sum a convolution with a chirp."""
    n = x.shape[-1]
    count = 1 << (2 * n - 2).bit_length()
    places = np.arange(n, dtype=np.int64)
    chirp = _unit(places * places % (2 * n), 2 * n, sign)
    around = np.zeros(count, np.complex128)
    around[:n] = chirp.conj()
    around[count - n + 1 :] = chirp[:0:-1].conj()
    dtype = x.dtype if x.dtype.is_complex else (dtypes.complex128 if x.dtype.bits == 64 else dtypes.complex64)
    own = _constant(chirp, dtype)
    spectrum = _transformed(_cut(x * own, -1, count), -1) * _constant(np.fft.fft(around) / count, dtype)
    return _cut(_transformed(spectrum, 1), -1, n) * own
