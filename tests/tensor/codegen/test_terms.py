"""The polynomials are as near to their functions as they say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import factorial, log, pi

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


SERIES: dict[
    str, tuple[int, Callable[[int], float]]
] = {  # the number of the first term, and the size of each
    "EXPONENTIAL": (0, lambda k: (log(2) / 2) ** k / factorial(k)),
    "ARTANH": (0, lambda k: 2 / log(2) * 0.1716 ** (2 * k) / (2 * k + 1)),
    "SINE": (1, lambda k: (pi / 4) ** (2 * k + 1) / factorial(2 * k + 1)),
    "COSINE": (1, lambda k: (pi / 4) ** (2 * k) / factorial(2 * k)),
}


@pytest.mark.parametrize("name", SERIES)
def test_a_series_of_doubles_has_all_terms_that_count_and_no_others(name: str) -> None:
    """At the end of its range, beside 1: a double there is right to 2**-53."""
    first, size = SERIES[name]
    behind = first + len(getattr(terms, name))
    assert size(behind - 1) >= 2.0**-55 > size(behind)
