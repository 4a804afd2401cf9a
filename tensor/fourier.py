"""How a discrete Fourier transform is computed; `tensor/fft.py` has the names that users know.

A length is taken apart into factors of up to 64 (Cooley and Tukey, 1965): for each factor one product with
its matrix of roots of unity, and between two a multiplication by the roots that join them. A prime length
above 128 becomes a convolution with a chirp (Bluestein, 1970), of a length that is a power of two. Roots are
computed on the host from whole numbers, so each is off by half an ulp.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from tensor.dtype import DType, dtypes
from tensor.tensor import Tensor

FACTOR: Final = 64  # the longest transform that is one product
PRIME: Final = 128  # and the longest of a prime length


def cut(x: Tensor, dim: int, n: int) -> Tensor:
    """An axis cut or filled with zeros to a length."""
    axis = dim % x.ndim
    size = x.shape[axis]
    if n <= size:
        return x._slice(axis, 0, n)
    return x.pad([(0, n - size) if i == axis else (0, 0) for i in range(x.ndim)])


def transformed(x: Tensor, sign: int) -> Tensor:
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
    outer = transformed(turned.transpose(-1, -2), sign)  # (..., factor, rest): k = c + factor * d
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
    spectrum = transformed(cut(x * own, -1, count), -1) * _constant(np.fft.fft(around) / count, dtype)
    return cut(transformed(spectrum, 1), -1, n) * own
