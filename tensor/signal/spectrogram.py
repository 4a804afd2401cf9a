"""Spectra of a signal's windows over time, and the signal of its spectra, with torch's arguments."""

from __future__ import annotations

from typing import Any

from tensor import fft
from tensor.nn.patches import fold
from tensor.tensor import Tensor


def _window(name: str, x: Tensor, n_fft: int, win_length: int | None, window: Tensor | None) -> Tensor:
    """Weights of n_fft places, those given in the middle."""
    width = n_fft if win_length is None else win_length
    made = Tensor.ones(width, dtype=x.dtype.real) if window is None else window
    if not 0 < width <= n_fft or made.shape != (width,):
        raise ValueError(f"{name}: a window of shape {made.shape} for win_length {width} and n_fft {n_fft}")
    left = (n_fft - width) // 2
    return made.pad((left, n_fft - width - left))


def stft(
    x: Tensor,
    n_fft: int,
    hop_length: int | None = None,
    win_length: int | None = None,
    window: Tensor | None = None,
    center: bool = True,
    pad_mode: str = "reflect",
    normalized: bool = False,
    onesided: bool | None = None,
    return_complex: bool | None = None,
) -> Tensor:
    """Spectra of windows of n_fft samples every `hop_length`, a fourth of that by default, of signals
    ``(..., length)``: ``(..., frequencies, windows)``.

    center: windows are around their place, the signal mirrored at its ends by `pad_mode`. normalized: over
    the root of n_fft.
    onesided: without the mirror image that real signals have. return_complex: False for a last
    axis of parts. ValueError where no window fits.

    >>> stft(Tensor([1.0, 1.0, 1.0, 1.0]), 2, center=False).real.tolist()
    [[2.0, 2.0, 2.0], [0.0, 0.0, 0.0]]
    """
    if x.ndim == 1:
        parts = (n_fft, hop_length, win_length, window, center, pad_mode, normalized, onesided)
        return stft(x.unsqueeze(0), *parts, return_complex).squeeze(0)
    weights, step = _window("stft", x, n_fft, win_length, window), hop_length or max(1, n_fft // 4)
    if center:
        x = x.unsqueeze(1).pad((n_fft // 2, n_fft // 2), mode=pad_mode).squeeze(1)
    if x.shape[-1] < n_fft:
        raise ValueError(f"stft: n_fft {n_fft} for signals of shape {x.shape}")
    rows = x.unfold(-1, n_fft, step) * weights
    is_half = not rows.dtype.is_complex if onesided is None else onesided
    norm = "ortho" if normalized else None
    made = (fft.rfft(rows, norm=norm) if is_half else fft.fft(rows, norm=norm)).transpose(-2, -1)
    return made.view_as_real() if return_complex is False else made


def istft(
    x: Tensor,
    n_fft: int,
    hop_length: int | None = None,
    win_length: int | None = None,
    window: Tensor | None = None,
    center: bool = True,
    normalized: bool = False,
    onesided: bool | None = None,
    length: int | None = None,
    return_complex: bool = False,
) -> Tensor:
    """Signals ``(..., length)`` of spectra ``(..., frequencies, windows)``, as `stft` makes them with the
    same settings: windows are added up, weighted, and divided by their weights' squares.

    >>> made = stft(Tensor([1.0, 2.0, 3.0, 4.0]), 2, 1)
    >>> istft(made, 2, 1).numpy().round(4).tolist()
    [1.0, 2.0, 3.0, 4.0]
    """
    if x.ndim == 2:
        more: Any = (hop_length, win_length, window, center, normalized, onesided, length, return_complex)
        return istft(x.unsqueeze(0), n_fft, *more).squeeze(0)
    weights, step = _window("istft", x, n_fft, win_length, window), hop_length or max(1, n_fft // 4)
    is_half = x.shape[-2] != n_fft if onesided is None else onesided
    norm = "ortho" if normalized else None
    rows, count = x.transpose(-2, -1), x.shape[-1]
    rows = fft.ifft(rows, norm=norm) if return_complex else (
        fft.irfft(rows, n_fft, norm=norm) if is_half else fft.ifft(rows, norm=norm).real
    )  # fmt: skip
    total = n_fft + step * (count - 1)
    made = _added(rows * weights, total, step)
    share = _added((weights * weights).expand(1, count, n_fft), total, step)
    first = n_fft // 2 if center else 0
    last = total - first if length is None else min(total, first + length)
    found = made[..., first:last] / share[..., first:last]
    return found if length is None else found.pad((0, max(0, length - (last - first))))


def _added(rows: Tensor, total: int, step: int) -> Tensor:
    """Windows ``(n, windows, size)`` put where they were, and added up: ``(n, total)``."""
    if rows.dtype.is_complex:
        return Tensor.complex(_added(rows.real, total, step), _added(rows.imag, total, step))
    made = fold(rows.transpose(-2, -1), (1, total), (1, rows.shape[-1]), stride=(1, step))
    return made.reshape(rows.shape[0], total)
