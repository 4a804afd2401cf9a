"""Fourier transforms against numpy.fft in float64, and their gradients against the adjoint transform.

Covers fourier.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor import Tensor, dtypes, fft

pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(8)
# one product; several; a prime of one product; primes, powers and multiples of primes by a chirp
LENGTHS = (1, 2, 7, 64, 96, 127, 131, 262, 1000)


def signal(*shape: int) -> Any:
    return RNG.normal(size=shape) + 1j * RNG.normal(size=shape)


def check(found: Tensor, expected: Any, bound: float = 1e-15) -> None:
    values = found.numpy()
    assert values.shape == expected.shape and values.dtype == expected.dtype
    assert np.abs(values - expected).max() <= bound * max(1e-300, np.abs(expected).max())


@pytest.mark.parametrize("n", LENGTHS)
def test_a_transform_of_any_length_is_as_near_as_is_said(n: int) -> None:
    z = signal(n)
    check(fft.fft(Tensor(z)), np.fft.fft(z))
    check(fft.ifft(Tensor(z)), np.fft.ifft(z))
    check(fft.rfft(Tensor(z.real)), np.fft.rfft(z.real))
    single = z.astype(np.complex64)
    check(fft.fft(Tensor(single)), np.fft.fft(single.astype(complex)).astype(np.complex64), 5e-7)


@pytest.mark.parametrize("norm", [None, "backward", "ortho", "forward"])
@pytest.mark.parametrize("n", [None, 6, 9, 16])
@pytest.mark.parametrize("name", ["fft", "ifft", "rfft", "irfft", "hfft", "ihfft"])
def test_lengths_axes_and_norms_are_those_of_numpy(name: str, n: int | None, norm: Any) -> None:
    z = signal(3, 9, 2)
    x = z.real if name in ("rfft", "ihfft") else z
    check(getattr(fft, name)(Tensor(x), n, 1, norm), getattr(np.fft, name)(x, n, 1, norm), 2e-15)


@pytest.mark.parametrize("name", ["fftn", "ifftn", "rfftn", "irfftn", "fft2", "ifft2", "rfft2", "irfft2"])
def test_transforms_of_several_axes_are_those_of_numpy(name: str) -> None:
    z = signal(4, 5, 6)
    x = z.real if name.startswith("rfft") else z
    own, theirs = getattr(fft, name), getattr(np.fft, name)
    check(own(Tensor(x)), theirs(x), 2e-15)
    check(own(Tensor(x), s=(3, 8), dim=(2, 0), norm="ortho"), theirs(x, (3, 8), (2, 0), "ortho"), 2e-15)


def test_transforms_of_real_spectra_along_several_axes_are_their_definition_by_one_axis() -> None:
    """numpy has none: the last axis is its `hfft` or `ihfft`, the others `fft` or `ifft`."""
    z = signal(4, 5, 6)
    whole = np.fft.hfft(np.fft.fft(z, 3, 2, "ortho"), 8, 0, "ortho")
    check(fft.hfftn(Tensor(z), s=(3, 8), dim=(2, 0), norm="ortho"), whole, 2e-15)
    half = np.fft.ifft(np.fft.ihfft(z.real, 8, 0), 3, 2)
    check(fft.ihfftn(Tensor(z.real), s=(3, 8), dim=(2, 0)), half, 2e-15)
    check(fft.hfft2(Tensor(z)), np.fft.hfft(np.fft.fft(z, axis=1)), 2e-15)
    check(fft.ihfft2(Tensor(z.real)), np.fft.ifft(np.fft.ihfft(z.real), axis=1), 2e-15)


def test_order_and_frequencies_are_those_of_numpy() -> None:
    z = signal(4, 5)
    np.testing.assert_array_equal(fft.fftshift(Tensor(z)).numpy(), np.fft.fftshift(z))
    np.testing.assert_array_equal(fft.ifftshift(Tensor(z), dim=1).numpy(), np.fft.ifftshift(z, 1))
    np.testing.assert_allclose(fft.fftfreq(7, 0.1).numpy(), np.fft.fftfreq(7, 0.1), rtol=1e-7)
    np.testing.assert_array_equal(fft.rfftfreq(8, dtype=dtypes.float64).numpy(), np.fft.rfftfreq(8))


def test_whole_numbers_and_halves_are_transformed_in_float32() -> None:
    assert fft.fft(Tensor([1, 2, 3])).dtype == dtypes.complex64
    assert fft.rfft(Tensor([1.0, 2.0], dtype="float16")).dtype == dtypes.complex64


@pytest.mark.parametrize("n", [6, 12, 66, 131])
def test_the_gradient_of_a_transform_is_its_adjoint(n: int) -> None:
    """Of L = Re sum conj(c) F(z) toward z that is F^H c, n times the inverse transform of c."""
    z, c = signal(n), signal(n)
    leaf = Tensor(z)
    (toward,) = fft.fft(leaf).gradient(leaf, gradient=Tensor(c))
    np.testing.assert_allclose(toward.numpy(), np.fft.ifft(c) * n, rtol=1e-10, atol=1e-12)


def test_the_gradient_of_half_a_spectrum_is_that_of_differences() -> None:
    z, weights = signal(5), RNG.normal(size=8)

    def loss(values: Any) -> Any:
        return (fft.irfft(values) * Tensor(weights)).sum()

    leaf = Tensor(z)
    (toward,) = loss(leaf).gradient(leaf)
    for place in range(5):
        for direction in (1, 1j):
            shift = np.zeros(5, complex)
            shift[place] = 1e-6 * direction
            slope = (loss(Tensor(z + shift)).item() - loss(Tensor(z - shift)).item()) / 2e-6
            part = toward.numpy()[place]
            assert (part.real if direction == 1 else part.imag) == pytest.approx(slope, abs=1e-8)


MISTAKES: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: fft.fft(Tensor(1.0)), ValueError, "^fft: a tensor of shape .. has no axis to transform$"),
    (lambda: fft.fft(Tensor([1.0]), n=0), ValueError, "^fft: length 0; allowed is 1 or more$"),
    (lambda: fft.fft(Tensor([1.0]), norm="none"), ValueError, "^fft: norm 'none'; allowed are 'backward'"),
    (lambda: fft.rfft(Tensor([1j])), TypeError, "^rfft: complex64; allowed are real numbers, use fft$"),
    (lambda: fft.fftn(Tensor([1.0]), s=(1, 2), dim=(0,)), ValueError, "^fftn: 2 lengths for 1 axes"),
]


@pytest.mark.parametrize(("call", "error", "said"), MISTAKES)
def test_a_mistake_is_one_sentence(call: Callable[[], Any], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        call()


def test_one_axis_may_be_given_as_a_number() -> None:
    x = np.arange(12.0).reshape(3, 4)
    np.testing.assert_allclose(fft.fftn(Tensor(x), dim=0).numpy(), np.fft.fft(x, axis=0), atol=1e-12)
    np.testing.assert_allclose(fft.rfftn(Tensor(x), 2, -1).numpy(), np.fft.rfft(x, 2), atol=1e-12)
    np.testing.assert_allclose(fft.irfft2(Tensor(x), dim=1).numpy(), np.fft.irfft(x), atol=1e-12)
