"""The polynomials are as near to their functions as they say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest

from tensor.codegen import terms

Function = Callable[..., np.ndarray]


def polynomial(x: np.ndarray, coefficients: Sequence[float]) -> np.ndarray:
    return np.polynomial.polynomial.polyval(x, coefficients)


def log2_ratio(s: np.ndarray) -> np.ndarray:
    """log2((1 + s) / (1 - s)), itself right to some 4 units in the last place."""
    return (np.log1p(s) - np.log1p(-s)) / np.log(2)


CASES: dict[str, tuple[float, Function, Function, float]] = {
    "EXP2": (0.5, lambda x: 1 + x * polynomial(x, terms.EXP2), np.exp2, 6e-9),
    "LOG2": (0.1716, lambda s: s * polynomial(s * s, terms.LOG2), log2_ratio, 5e-12),
    "SIN": (1.3, lambda r: r * polynomial(r * r, terms.SIN), np.sin, 3e-12),
    "COS": (1.3, lambda r: polynomial(r * r, terms.COS), np.cos, 3e-11),
    "EXPONENTIAL": (0.5, lambda x: polynomial(x, terms.EXPONENTIAL), np.exp2, 4e-16),
    "ARTANH": (0.1716, lambda s: s * polynomial(s * s, terms.ARTANH), log2_ratio, 1e-15),
    "SINE": (0.7854, lambda r: r + r**3 * polynomial(r * r, terms.SINE), np.sin, 4e-16),
    "COSINE": (0.7854, lambda r: 1 + r * r * polynomial(r * r, terms.COSINE), np.cos, 4e-16),
}


@pytest.mark.parametrize("name", CASES)
def test_a_polynomial_stays_within_its_error(name: str) -> None:
    limit, made, meant, error = CASES[name]
    x = np.linspace(-limit, limit, 4001)
    x = x[x != 0]
    want = meant(x)
    scale = 1.0 if name in ("COS", "COSINE", "SINE", "SIN") else np.maximum(np.abs(want), 1e-300)
    assert (np.abs(made(x) - want) / scale).max() < error
