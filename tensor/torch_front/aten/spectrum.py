"""ATen: Fourier transforms, and parts of complex numbers."""

from __future__ import annotations

from collections.abc import Sequence

from tensor import Tensor, fft
from tensor.torch_front.table import lowers

NORMS = ("backward", "ortho", "forward")  # ATen's 0, 1 and 2: nothing, the root of n, or n divides the sums


@lowers("_fft_r2c")
def of_reals(a: Tensor, dim: Sequence[int], normalization: int, onesided: bool) -> Tensor:
    transform = fft.rfftn if onesided else fft.fftn
    return transform(a, dim=tuple(dim), norm=NORMS[normalization])


@lowers("_fft_c2r")
def to_reals(a: Tensor, dim: Sequence[int], normalization: int, last_dim_size: int) -> Tensor:
    sizes = [*(a.shape[axis] for axis in dim[:-1]), last_dim_size]
    return fft.irfftn(a, sizes, tuple(dim), NORMS[2 - normalization])


@lowers("_fft_c2c")
def transform(a: Tensor, dim: Sequence[int], normalization: int, forward: bool) -> Tensor:
    if forward:
        return fft.fftn(a, dim=tuple(dim), norm=NORMS[normalization])
    return fft.ifftn(a, dim=tuple(dim), norm=NORMS[2 - normalization])


@lowers("view_as_real")
def parts(a: Tensor) -> Tensor:
    return a.view_as_real()


@lowers("view_as_complex")
def of_parts(a: Tensor) -> Tensor:
    return a.view_as_complex()


@lowers("_conj", "_conj_physical", "conj_physical")
def conjugate(a: Tensor) -> Tensor:
    return a.conj()


@lowers("real")
def real(a: Tensor) -> Tensor:
    return a.real


@lowers("imag")
def imag(a: Tensor) -> Tensor:
    return a.imag
