"""Fourier transforms, by products with tables of cosines and sines; windows; mel filters."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np
import onnx

from tensor import Tensor
from tensor.onnx.table import Rows
from tensor.onnx.types import Host, Value, as_tensor, convert, numpy_type

FLOAT = onnx.TensorProto.FLOAT


def _tables(size: int, count: int, is_inverse: bool) -> tuple[Host, Host]:
    """Cosines and sines (size, count) of the transform; the angle is reduced before it is rounded."""
    turns = np.outer(np.arange(size), np.arange(count)) % size * (2 * math.pi / size)
    sign, scale = (1, 1 / size) if is_inverse else (-1, 1)
    return np.cos(turns) * scale, np.sin(turns) * sign * scale


def _transformed(x: Tensor, count: int, is_inverse: bool) -> Tensor:
    """(..., size, 1 or 2) -> (..., count, 2), along the axis before the last."""
    cosine, sine = (Tensor(table).cast(x.dtype) for table in _tables(x.shape[-2], count, is_inverse))
    real = x[..., 0]
    made = real.dot(cosine), real.dot(sine)
    if x.shape[-1] == 2:
        imaginary = x[..., 1]
        made = made[0] - imaginary.dot(sine), made[1] + imaginary.dot(cosine)
    return made[0].stack(made[1], dim=-1)


def dft(
    x: Tensor,
    dft_length: Host | None = None,
    axis: Host | None = None,
    *,
    inverse: int = 0,
    onesided: int = 0,
) -> Tensor:
    """Along an axis of (..., 1 or 2), cut or padded to a length. The axis is an attribute in version 17,
    which is 1 then if it is left out."""
    place = (-2 if axis is None else int(np.asarray(axis).reshape(()))) % x.ndim
    moved = x.movedim(place, -2)
    if inverse and onesided:
        return _real_of_half(moved, dft_length).movedim(-2, place)
    size = moved.shape[-2] if dft_length is None else int(np.asarray(dft_length).reshape(()))
    cut = moved.pad([*((0, 0),) * (x.ndim - 2), (0, size - moved.shape[-2]), (0, 0)])
    made = _transformed(cut, size // 2 + 1 if onesided else size, bool(inverse))
    return made.movedim(-2, place)


def _real_of_half(x: Tensor, length: Host | None) -> Tensor:
    """A real signal from the first half of its transform."""
    half = x.shape[-2]
    size = 2 * (half - 1) if length is None else int(np.asarray(length).reshape(()))
    kept = x[..., : size // 2 + 1, :]
    mirrored = kept[..., 1 : size - size // 2, :].flip(-2) * Tensor([1.0, -1.0]).cast(x.dtype)
    return _transformed(kept.cat(mirrored, dim=-2), size, True)[..., :1]


def dft_17(
    x: Tensor, dft_length: Host | None = None, *, axis: int = 1, inverse: int = 0, onesided: int = 0
) -> Tensor:
    return dft(x, dft_length, np.array(axis), inverse=inverse, onesided=onesided)


def stft(
    x: Tensor,
    frame_step: Host,
    window: Tensor | None = None,
    frame_length: Host | None = None,
    *,
    onesided: int = 1,
) -> Tensor:
    """(batch, length, 1 or 2) -> (batch, frames, bins, 2)."""
    step = int(np.asarray(frame_step).reshape(()))
    if frame_length is not None:
        size = int(np.asarray(frame_length).reshape(()))
    elif window is not None:
        size = window.shape[0]
    else:
        raise ValueError("neither a window nor a frame length is given")
    frames = x.windows([(1, size, step, 1)]).movedim(-1, -2)
    if window is not None:
        frames = frames * window.reshape(-1, 1)
    return _transformed(frames, size // 2 + 1 if onesided else size, False)


def window(coefficients: Sequence[float]) -> Callable[..., Value]:
    """A sum of cosines with alternating signs."""

    def made(size: Host, *, periodic: int = 1, output_datatype: int = FLOAT) -> Value:
        count = int(np.asarray(size).reshape(()))
        place = 2 * math.pi * np.arange(count) / max(1, count if periodic else count - 1)
        values = sum((-1) ** i * a * np.cos(i * place) for i, a in enumerate(coefficients))
        return convert(as_tensor(np.asarray(values, np.float32)), numpy_type(output_datatype))

    return made


def mel_weights(
    bins: Host,
    dft_length: Host,
    sample_rate: Host,
    lower: Host,
    upper: Host,
    *,
    output_datatype: int = FLOAT,
) -> Value:
    """Triangles, equally far apart on the mel scale, over the bins of a spectrum: (spectrum, bins)."""
    count, size = (int(np.asarray(each).reshape(())) for each in (bins, dft_length))
    rate, low, high = (float(np.asarray(each).reshape(())) for each in (sample_rate, lower, upper))
    ends = [2595 * math.log10(1 + edge / 700) for edge in (low, high)]
    mel = ends[0] + np.arange(count + 2) * (ends[1] - ends[0]) / (count + 2)
    places = np.floor((size + 1) * (700 * (10 ** (mel / 2595) - 1)) / rate).astype(int)
    made = np.zeros((size // 2 + 1, count), np.float32)
    for i, (left, middle, right) in enumerate(zip(places, places[1:], places[2:], strict=False)):
        for k in range(left, middle):
            made[k, i] = (k - left) / (middle - left)
        for k in range(middle, right):
            made[k, i] = (right - k) / (right - middle)
        made[middle, i] = 1
    return convert(as_tensor(made), numpy_type(output_datatype))


ROWS: Rows = {
    "BlackmanWindow": {17: window((0.42, 0.5, 0.08))},
    "DFT": {17: dft_17, 20: dft},
    "HammingWindow": {17: window((25 / 46, 21 / 46))},
    "HannWindow": {17: window((0.5, 0.5))},
    "MelWeightMatrix": {17: mel_weights},
    "STFT": {17: stft},
}
