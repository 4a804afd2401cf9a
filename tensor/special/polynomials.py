"""Orthogonal polynomials of degrees that may differ by element, by their recurrences (Abramowitz and Stegun,
22.7). A degree below 0 gives 0; the greatest degree is read on the host. No gradient flows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tensor.dtype import dtypes
from tensor.methods.arithmetic import Operand
from tensor.special.series import exactly, rounded
from tensor.tensor import Tensor

Step = Callable[[int, Tensor, Tensor, Tensor], Tensor]


def _made(name: str, x: Operand, n: Operand, first: Callable[[Tensor], Tensor], step: Step) -> Tensor:
    """first: the polynomial of degree 1; step: the next one of its degree, x, the last and that before."""
    given: Any = x if isinstance(x, Tensor) else Tensor(float(x))
    source, degree = given._as_float()._pair(name, n)
    degree = degree.detach().trunc().cast(dtypes.int64)
    place, highest = exactly(source.detach()), int(degree.max().item()) if degree.numel() else 0
    before, last = place * 0 + 1, first(place)
    made = degree.eq(0).where(before, degree.eq(1).where(last, place * 0))
    for k in range(2, highest + 1):
        before, last = last, step(k, place, last, before)
        made = degree.eq(k).where(last, made)
    return rounded((degree < 0).where(0.0, made), source)


def _doubled(k: int, x: Tensor, last: Tensor, before: Tensor) -> Tensor:
    return 2 * x * last - before


def chebyshev_polynomial_t(x: Operand, n: Operand) -> Tensor:
    """T_n(x).

    >>> chebyshev_polynomial_t(Tensor([2.0]), 2).tolist()
    [7.0]
    """
    return _made("chebyshev_polynomial_t", x, n, lambda x: x, _doubled)


def chebyshev_polynomial_u(x: Operand, n: Operand) -> Tensor:
    """U_n(x).

    >>> chebyshev_polynomial_u(Tensor([2.0]), 2).tolist()
    [15.0]
    """
    return _made("chebyshev_polynomial_u", x, n, lambda x: 2 * x, _doubled)


def chebyshev_polynomial_v(x: Operand, n: Operand) -> Tensor:
    """V_n(x), which begins with 2x - 1.

    >>> chebyshev_polynomial_v(Tensor([2.0]), 1).tolist()
    [3.0]
    """
    return _made("chebyshev_polynomial_v", x, n, lambda x: 2 * x - 1, _doubled)


def chebyshev_polynomial_w(x: Operand, n: Operand) -> Tensor:
    """W_n(x), which begins with 2x + 1.

    >>> chebyshev_polynomial_w(Tensor([2.0]), 1).tolist()
    [5.0]
    """
    return _made("chebyshev_polynomial_w", x, n, lambda x: 2 * x + 1, _doubled)


def _shifted(function: Callable[[Operand, Operand], Tensor], x: Operand, n: Operand) -> Tensor:
    given = x if isinstance(x, Tensor) else Tensor(float(x))
    source = given._as_float()
    return function(exactly(source) * 2 - 1, n).cast(source.dtype)


def shifted_chebyshev_polynomial_t(x: Operand, n: Operand) -> Tensor:
    """T_n(2x - 1).

    >>> shifted_chebyshev_polynomial_t(Tensor([1.5]), 2).tolist()
    [7.0]
    """
    return _shifted(chebyshev_polynomial_t, x, n)


def shifted_chebyshev_polynomial_u(x: Operand, n: Operand) -> Tensor:
    """U_n(2x - 1).

    >>> shifted_chebyshev_polynomial_u(Tensor([1.5]), 2).tolist()
    [15.0]
    """
    return _shifted(chebyshev_polynomial_u, x, n)


def shifted_chebyshev_polynomial_v(x: Operand, n: Operand) -> Tensor:
    """V_n(2x - 1).

    >>> shifted_chebyshev_polynomial_v(Tensor([1.5]), 1).tolist()
    [3.0]
    """
    return _shifted(chebyshev_polynomial_v, x, n)


def shifted_chebyshev_polynomial_w(x: Operand, n: Operand) -> Tensor:
    """W_n(2x - 1).

    >>> shifted_chebyshev_polynomial_w(Tensor([1.5]), 1).tolist()
    [5.0]
    """
    return _shifted(chebyshev_polynomial_w, x, n)


def hermite_polynomial_h(x: Operand, n: Operand) -> Tensor:
    """H_n(x), the physicists'.

    >>> hermite_polynomial_h(Tensor([1.0]), 2).tolist()
    [2.0]
    """
    return _made("hermite_polynomial_h", x, n, lambda x: 2 * x, lambda k, x, a, b: 2 * (x * a - (k - 1) * b))


def hermite_polynomial_he(x: Operand, n: Operand) -> Tensor:
    """He_n(x), the probabilists'.

    >>> hermite_polynomial_he(Tensor([2.0]), 2).tolist()
    [3.0]
    """
    return _made("hermite_polynomial_he", x, n, lambda x: x, lambda k, x, a, b: x * a - (k - 1) * b)


def laguerre_polynomial_l(x: Operand, n: Operand) -> Tensor:
    """L_n(x).

    >>> laguerre_polynomial_l(Tensor([2.0]), 2).tolist()
    [-1.0]
    """
    return _made(
        *("laguerre_polynomial_l", x, n, lambda x: 1 - x),
        lambda k, x, a, b: ((2 * k - 1 - x) * a - (k - 1) * b) / k,
    )


def legendre_polynomial_p(x: Operand, n: Operand) -> Tensor:
    """P_n(x).

    >>> legendre_polynomial_p(Tensor([2.0]), 2).tolist()
    [5.5]
    """
    return _made(
        *("legendre_polynomial_p", x, n, lambda x: x),
        lambda k, x, a, b: ((2 * k - 1) * x * a - (k - 1) * b) / k,
    )
