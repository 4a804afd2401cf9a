"""Functions of mathematical physics by torch's names: `tensor.special.erfcx(x)`.

What is not here is a method with the same meaning: ``special.erfinv`` is ``Tensor.erfinv``.
"""

from __future__ import annotations

from typing import Any

from tensor.special.airy import airy_ai  # noqa: F401  # names of this module
from tensor.special.bessel import (  # noqa: F401
    bessel_j0,
    bessel_j1,
    bessel_y0,
    bessel_y1,
    i0,
    i0e,
    i1,
    i1e,
    modified_bessel_i0,
    modified_bessel_i1,
    modified_bessel_k0,
    modified_bessel_k1,
    scaled_modified_bessel_k0,
    scaled_modified_bessel_k1,
    spherical_bessel_j0,
)
from tensor.special.normal import (  # noqa: F401
    entr,
    erfcx,
    log_ndtr,
    ndtr,
    ndtri,
    xlog1py,
    zeta,
)
from tensor.special.polynomials import (  # noqa: F401
    chebyshev_polynomial_t,
    chebyshev_polynomial_u,
    chebyshev_polynomial_v,
    chebyshev_polynomial_w,
    hermite_polynomial_h,
    hermite_polynomial_he,
    laguerre_polynomial_l,
    legendre_polynomial_p,
    shifted_chebyshev_polynomial_t,
    shifted_chebyshev_polynomial_u,
    shifted_chebyshev_polynomial_v,
    shifted_chebyshev_polynomial_w,
)
from tensor.tensor import Tensor

gammainc, gammaincc, gammaln, psi = Tensor.igamma, Tensor.igammac, Tensor.lgamma, Tensor.digamma


def polygamma(n: int, x: Tensor) -> Tensor:
    """`Tensor.polygamma` in torch's order of arguments.

    >>> round(polygamma(1, Tensor([1.0])).item(), 4)
    1.6449
    """
    return x.polygamma(n)


def multigammaln(x: Tensor, p: int) -> Tensor:
    """`Tensor.mvlgamma`.

    >>> round(multigammaln(Tensor([3.0]), 1).item(), 4)
    0.6931
    """
    return x.mvlgamma(p)


def __getattr__(name: str) -> Any:
    """Whatever else a tensor has as a method."""
    found = None if name.startswith("_") else getattr(Tensor, name, None)
    if not callable(found):
        raise AttributeError(f"special has no {name!r}")
    return found
