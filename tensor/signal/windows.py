"""Windows for spectra: weights of M places, with torch's names and arguments.

sym: a window that is its own mirror image, for filters; else one of a period of M, for spectra. All are
computed on the host in float64 and float32 unless `dtype` asks for another. ValueError for a negative M.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from tensor.dtype import DType
from tensor.tensor import Tensor

Form = Callable[[Any, float], Any]


def _window(name: str, M: int, sym: bool, options: dict[str, Any], form: Form) -> Tensor:
    """form: weights of places 0, 1, ... and the greatest place of a symmetric window."""
    if M < 0:
        raise ValueError(f"{name}: M {M}; allowed is 0 or more")
    last = M - 1 if sym else M
    weights = form(np.arange(M, dtype=np.float64), last) if M > 1 else np.ones(M)
    unknown = options.keys() - {"dtype", "requires_grad", "device", "layout"}
    if unknown:
        raise TypeError(f"{name}: no option {min(unknown)!r}")
    kind: DType | str = options.get("dtype") or "float32"
    made = Tensor(weights, dtype=kind)
    return made.requires_grad_(True) if options.get("requires_grad") else made


def _cosines(weights: Iterable[float]) -> Form:
    signed = [(-1) ** k * weight for k, weight in enumerate(weights)]
    return lambda n, last: sum(w * np.cos(2 * math.pi * k * n / last) for k, w in enumerate(signed))


def bartlett(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """A triangle from 0 to 0.

    >>> bartlett(5).tolist()
    [0.0, 0.5, 1.0, 0.5, 0.0]
    """
    return _window("bartlett", M, sym, options, lambda n, last: 1 - np.abs(2 * n / last - 1))


def blackman(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """Three cosines of weights 0.42, 0.5 and 0.08.

    >>> blackman(3).numpy().round(4).tolist()[1]
    1.0
    """
    return _window("blackman", M, sym, options, _cosines((0.42, 0.5, 0.08)))


def cosine(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """Half a wave.

    >>> cosine(1).tolist()
    [1.0]
    """
    return _window("cosine", M, sym, options, lambda n, last: np.sin(math.pi * (n + 0.5) / (last + 1)))


def exponential(
    M: int, *, center: float | None = None, tau: float = 1.0, sym: bool = True, **options: Any
) -> Tensor:
    """e**(-|n - center| / tau); the middle for no center. ValueError for a tau of 0 or less, and for a center
    of a symmetric window.

    >>> exponential(3).numpy().round(4).tolist()
    [0.367900013923645, 1.0, 0.367900013923645]
    """
    if tau <= 0 or (sym and center is not None):
        raise ValueError(
            f"exponential: tau {tau}, center {center}; allowed is tau above 0, a center if not sym"
        )
    return _window(
        "exponential",
        M,
        sym,
        options,
        lambda n, last: np.exp(-np.abs(n - (last / 2 if center is None else center)) / tau),
    )


def gaussian(M: int, *, std: float = 1.0, sym: bool = True, **options: Any) -> Tensor:
    """e**(-((n - middle) / std)**2 / 2). ValueError for a std of 0 or less.

    >>> gaussian(1).tolist()
    [1.0]
    """
    if std <= 0:
        raise ValueError(f"gaussian: std {std}; allowed is above 0")
    return _window("gaussian", M, sym, options, lambda n, last: np.exp(-(((n - last / 2) / std) ** 2) / 2))


def general_cosine(M: int, *, a: Iterable[float], sym: bool = True, **options: Any) -> Tensor:
    """Cosines of 0, 1, ... waves with weights a, of signs that take turns.

    >>> general_cosine(3, a=[0.5, 0.5]).tolist()
    [0.0, 1.0, 0.0]
    """
    return _window("general_cosine", M, sym, options, _cosines(tuple(a)))


def general_hamming(M: int, *, alpha: float = 0.54, sym: bool = True, **options: Any) -> Tensor:
    """alpha - (1 - alpha) * a cosine.

    >>> general_hamming(3, alpha=0.5).tolist()
    [0.0, 1.0, 0.0]
    """
    return _window("general_hamming", M, sym, options, _cosines((alpha, 1 - alpha)))


def hamming(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """`general_hamming` of 0.54.

    >>> hamming(3).numpy().round(2).tolist()[1]
    1.0
    """
    return _window("hamming", M, sym, options, _cosines((0.54, 0.46)))


def hann(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """`general_hamming` of 0.5.

    >>> hann(4, sym=False).tolist()
    [0.0, 0.5, 1.0, 0.5]
    """
    return _window("hann", M, sym, options, _cosines((0.5, 0.5)))


def kaiser(M: int, *, beta: float = 12.0, sym: bool = True, **options: Any) -> Tensor:
    """I0(beta * sqrt(1 - x * x)) / I0(beta) for x from -1 to 1. ValueError for a negative beta.

    >>> kaiser(3, beta=0.0).tolist()
    [1.0, 1.0, 1.0]
    """
    if beta < 0:
        raise ValueError(f"kaiser: beta {beta}; allowed is 0 or more")

    def form(n: Any, last: float) -> Any:
        inside = np.maximum(0, 1 - (2 * n / last - 1) ** 2)
        return np.i0(beta * np.sqrt(inside)) / np.i0(beta)

    return _window("kaiser", M, sym, options, form)


def nuttall(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """Four cosines with Nuttall's weights (1981).

    >>> nuttall(3).numpy().round(4).tolist()[1]
    1.0
    """
    return _window("nuttall", M, sym, options, _cosines((0.3635819, 0.4891775, 0.1365995, 0.0106411)))
