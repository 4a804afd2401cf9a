"""Discrete Fourier transforms of any length, along any axes, with torch's and numpy's names and norms.

Computed by `tensor/fourier.py`. All is linear, so gradients are transforms as well.

Accuracy: the greatest error over the greatest element, for random signals of up to 2**16 elements, is below
5e-7 in complex64 and 1e-15 in complex128 (3.3e-7 and 8.8e-16 were seen). Norms: "backward" (as None) divides
the inverse by n, "forward" the other, "ortho" both by the root of n.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tensor.dtype import DType, dtypes
from tensor.fourier import cut, transformed
from tensor.tensor import Tensor

NORMS: Final = ("backward", "ortho", "forward")
Axes = int | Sequence[int] | None


# transforms along one axis


def fft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """X[k] = sum of x[j] * e**(-2 pi i j k / n) along an axis; complex.

    n: the length, to which the axis is cut or filled with zeros. ValueError for n < 1 or an unknown norm.

    >>> fft(Tensor([1.0, 2.0])).real.tolist()
    [3.0, -1.0]
    """
    return _along(_complex_or_real("fft", input), n, dim, norm, -1)


def ifft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """The inverse of `fft`: e**(+...), divided by n.

    >>> ifft(Tensor([3.0, -1.0])).tolist()
    [(1+0j), (2+0j)]
    """
    return _along(_complex_or_real("ifft", input), n, dim, norm, 1)


def rfft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """`fft` of real numbers: the first n // 2 + 1 elements, of which the others are conjugates.

    >>> rfft(Tensor([1.0, 0.0, 0.0, 0.0])).real.tolist()
    [1.0, 1.0, 1.0]
    """
    x = _real("rfft", input)
    count = _length("rfft", x, n, dim)
    return cut(_along(x, n, dim, norm, -1), dim, count // 2 + 1)


def irfft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """The inverse of `rfft`: n real numbers (2 * (m - 1) if left out) of half a spectrum of m elements.

    Imaginary parts that no real signal has, in the first and, for even n, the last, count nothing.

    >>> irfft(Tensor([1.0, 1.0, 1.0])).tolist()
    [1.0, 0.0, 0.0, 0.0]
    """
    x = _as_complex("irfft", input)
    axis = x._axis("irfft", dim)
    count = 2 * (x.shape[axis] - 1) if n is None else n
    if count < 1:
        raise ValueError(f"irfft: length {count}; allowed is 1 or more")
    half = cut(x, axis, count // 2 + 1)
    mirrored = half._slice(axis, 1, (count + 1) // 2).flip(axis).conj()
    return _along(half.cat(mirrored, dim=axis), count, axis, norm, 1).real


def hfft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """`fft` of a signal that is its own mirrored conjugate, given by half: n real numbers.

    >>> hfft(Tensor([1.0, 0.0])).tolist()
    [1.0, 1.0]
    """
    return irfft(_as_complex("hfft", input).conj(), n, dim, _swapped("hfft", norm))


def ihfft(input: Tensor, n: int | None = None, dim: int = -1, norm: str | None = None) -> Tensor:
    """The inverse of `hfft`: half a signal of a real spectrum.

    >>> ihfft(Tensor([1.0, 1.0])).real.tolist()
    [1.0, 0.0]
    """
    return rfft(input, n, dim, _swapped("ihfft", norm)).conj()


# along several axes


def fftn(input: Tensor, s: Axes = None, dim: Axes = None, norm: str | None = None) -> Tensor:
    """`fft` along each of some axes (all, or the last ones that `s` has lengths for).

    >>> fftn(Tensor([[1.0, 2.0]])).real.tolist()
    [[3.0, -1.0]]
    """
    return _each("fftn", _complex_or_real("fftn", input), s, dim, norm, -1)


def ifftn(input: Tensor, s: Axes = None, dim: Axes = None, norm: str | None = None) -> Tensor:
    """The inverse of `fftn`.

    >>> ifftn(Tensor([[3.0, -1.0]])).real.tolist()
    [[1.0, 2.0]]
    """
    return _each("ifftn", _complex_or_real("ifftn", input), s, dim, norm, 1)


def rfftn(input: Tensor, s: Axes = None, dim: Axes = None, norm: str | None = None) -> Tensor:
    """`rfft` along the last of the axes, `fft` along the others.

    >>> rfftn(Tensor.ones(4, 6)).shape
    (4, 4)
    """
    x = _real("rfftn", input)
    axes, sizes = _axes("rfftn", x, s, dim)
    half = rfft(x, sizes[-1], axes[-1], norm)
    return _each("rfftn", half, sizes[:-1], axes[:-1], norm, -1)


def irfftn(input: Tensor, s: Axes = None, dim: Axes = None, norm: str | None = None) -> Tensor:
    """The inverse of `rfftn`.

    >>> irfftn(Tensor.ones(4, 4)).shape
    (4, 6)
    """
    x = _as_complex("irfftn", input)
    axes, sizes = _axes("irfftn", x, s, dim)
    whole = _each("irfftn", x, sizes[:-1], axes[:-1], norm, 1)
    last = None if s is None else sizes[-1]
    return irfft(whole, last, axes[-1], norm)


def fft2(input: Tensor, s: Axes = None, dim: Axes = (-2, -1), norm: str | None = None) -> Tensor:
    """`fftn` along two axes.

    >>> fft2(Tensor.ones(3, 4, 6)).shape
    (3, 4, 6)
    """
    return fftn(input, s, dim, norm)


def ifft2(input: Tensor, s: Axes = None, dim: Axes = (-2, -1), norm: str | None = None) -> Tensor:
    """`ifftn` along two axes.

    >>> ifft2(Tensor.ones(3, 4, 6)).shape
    (3, 4, 6)
    """
    return ifftn(input, s, dim, norm)


def rfft2(input: Tensor, s: Axes = None, dim: Axes = (-2, -1), norm: str | None = None) -> Tensor:
    """`rfftn` along two axes.

    >>> rfft2(Tensor.ones(3, 4, 6)).shape
    (3, 4, 4)
    """
    return rfftn(input, s, dim, norm)


def irfft2(input: Tensor, s: Axes = None, dim: Axes = (-2, -1), norm: str | None = None) -> Tensor:
    """`irfftn` along two axes.

    >>> irfft2(Tensor.ones(3, 4, 4)).shape
    (3, 4, 6)
    """
    return irfftn(input, s, dim, norm)


def hfftn(input: Tensor, s: Axes = None, dim: Axes = None, norm: str | None = None) -> Tensor:
    """`hfft` along the last of the axes, `fft` along the others: real.

    >>> hfftn(Tensor.ones(4, 4)).shape
    (4, 6)
    """
    return irfftn(_as_complex("hfftn", input).conj(), s, dim, _swapped("hfftn", norm))


def ihfftn(input: Tensor, s: Axes = None, dim: Axes = None, norm: str | None = None) -> Tensor:
    """The inverse of `hfftn`: half a signal of a real spectrum.

    >>> ihfftn(Tensor.ones(4, 6)).shape
    (4, 4)
    """
    return rfftn(input, s, dim, _swapped("ihfftn", norm)).conj()


def hfft2(input: Tensor, s: Axes = None, dim: Axes = (-2, -1), norm: str | None = None) -> Tensor:
    """`hfftn` along two axes.

    >>> hfft2(Tensor.ones(3, 4, 4)).shape
    (3, 4, 6)
    """
    return hfftn(input, s, dim, norm)


def ihfft2(input: Tensor, s: Axes = None, dim: Axes = (-2, -1), norm: str | None = None) -> Tensor:
    """`ihfftn` along two axes.

    >>> ihfft2(Tensor.ones(3, 4, 6)).shape
    (3, 4, 4)
    """
    return ihfftn(input, s, dim, norm)


# order and frequencies


def fftshift(input: Tensor, dim: Axes = None) -> Tensor:
    """The element of frequency 0 moved to the middle of each axis.

    >>> fftshift(Tensor([0, 1, -1])).tolist()
    [-1, 0, 1]
    """
    axes = input._axes("fftshift", dim)
    return input.roll([input.shape[axis] // 2 for axis in axes], axes) if axes else input


def ifftshift(input: Tensor, dim: Axes = None) -> Tensor:
    """The inverse of `fftshift`.

    >>> ifftshift(Tensor([-1, 0, 1])).tolist()
    [0, 1, -1]
    """
    axes = input._axes("ifftshift", dim)
    return input.roll([-(input.shape[axis] // 2) for axis in axes], axes) if axes else input


def fftfreq(n: int, d: float = 1.0, dtype: DType | str | None = None, **options: Any) -> Tensor:
    """The frequencies of `fft` of n samples `d` apart: 0, 1, ... and then the negative ones, over n * d.

    >>> fftfreq(4).tolist()
    [0.0, 0.25, -0.5, -0.25]
    """
    return _frequencies("fftfreq", np.fft.fftfreq(_positive("fftfreq", n), d), dtype, options)


def rfftfreq(n: int, d: float = 1.0, dtype: DType | str | None = None, **options: Any) -> Tensor:
    """The frequencies of `rfft`: 0 .. n // 2 over n * d.

    >>> rfftfreq(4).tolist()
    [0.0, 0.25, 0.5]
    """
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
    made = transformed(cut(x, axis, count).transpose(axis, -1), sign).transpose(axis, -1)
    if norm == "ortho":
        return made * (1 / math.sqrt(count))
    return made / count if (norm == "forward") == (sign < 0) else made
