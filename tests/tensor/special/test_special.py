"""`tensor.special`, airy.py, bessel.py, normal.py, polynomials.py and series.py, against torch.special.

In float64, where torch is installed. Its Bessel functions are good to 1e-9 or so and Airy's to 1e-6, so that
these are held against mpmath too, where that is installed.
"""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Tensor, special

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.usefixtures("on_host")
REALS = np.concatenate(
    [np.linspace(-40, 40, 161), np.linspace(-3, 3, 50), [1e-9, 1e3, np.inf, -np.inf, np.nan]]
)
ABOVE = np.concatenate([np.linspace(0.01, 60, 100), [1e-8, 0.0, -1.0, np.nan]])
SHARES = np.array([0.0, 1e-30, 1e-9, 0.01, 0.3, 0.5, 0.9, 1 - 1e-9, 1.0, 1.5, np.nan])
DOMAINS = {
    **dict.fromkeys(
        ("bessel_j0", "bessel_j1", "i0e", "i1e", "spherical_bessel_j0", "ndtr", "log_ndtr"), REALS
    ),
    **dict.fromkeys(("bessel_y0", "bessel_y1", "modified_bessel_k0", "modified_bessel_k1", "entr"), ABOVE),
    **dict.fromkeys(("scaled_modified_bessel_k0", "scaled_modified_bessel_k1"), ABOVE),
    **{
        "i0": REALS,
        "i1": REALS,
        "ndtri": SHARES,
        "erfcx": np.concatenate([np.linspace(-20, 50, 141), [1e9]]),
    },
    **{"airy_ai": np.linspace(-30, 30, 241), "modified_bessel_i0": REALS, "modified_bessel_i1": REALS},
}
POLYNOMIALS = [
    *(f"{name}_polynomial_{kind}" for name in ("chebyshev", "shifted_chebyshev") for kind in "tuvw"),
    *("hermite_polynomial_h", "hermite_polynomial_he", "laguerre_polynomial_l", "legendre_polynomial_p"),
]
NO_SLOPE = {"airy_ai", "spherical_bessel_j0", "scaled_modified_bessel_k0", "scaled_modified_bessel_k1"}

F = torch.special
SLOPES = {  # as torch has gradients of these only in newer versions; DLMF 10.6.2, 10.6.3, 10.29.2, 10.29.3
    "bessel_j0": lambda x: -F.bessel_j1(x),
    "bessel_j1": lambda x: F.bessel_j0(x) - F.bessel_j1(x) / x,
    "bessel_y0": lambda x: -F.bessel_y1(x),
    "bessel_y1": lambda x: F.bessel_y0(x) - F.bessel_y1(x) / x,
    "modified_bessel_i0": F.modified_bessel_i1,
    "modified_bessel_i1": lambda x: F.modified_bessel_i0(x) - F.modified_bessel_i1(x) / x,
    "modified_bessel_k0": lambda x: -F.modified_bessel_k1(x),
    "modified_bessel_k1": lambda x: -F.modified_bessel_k0(x) - F.modified_bessel_k1(x) / x,
}


@pytest.mark.parametrize("name", DOMAINS)
def test_values_are_torchs(name: str) -> None:
    x = DOMAINS[name]
    is_rough = name.startswith(("bessel_", "airy"))
    x = x[~np.isinf(x)] if is_rough else x
    wanted = getattr(torch.special, name)(torch.tensor(x)).numpy()
    found = getattr(special, name)(Tensor(x)).numpy()
    np.testing.assert_allclose(found, wanted, rtol=1e-11, atol=2e-6 if is_rough else 1e-13)


@pytest.mark.parametrize("name", ["bessel_j0", "bessel_j1", "bessel_y0", "bessel_y1", "airy_ai"])
def test_values_are_mpmaths(name: str) -> None:
    mpmath = pytest.importorskip("mpmath")
    x = np.array([1e-6, 0.3, 2.2, 4.0, 9.5, 24.9, 25.1, 60.0])
    right = {
        "airy_ai": mpmath.airyai,
        **{f"bessel_j{n}": lambda v, n=n: mpmath.besselj(n, v) for n in (0, 1)},
        **{f"bessel_y{n}": lambda v, n=n: mpmath.bessely(n, v) for n in (0, 1)},
    }[name]
    x = np.concatenate([x, -x]) if name == "airy_ai" else x
    wanted = np.array([float(right(value)) for value in x])
    np.testing.assert_allclose(getattr(special, name)(Tensor(x)).numpy(), wanted, rtol=1e-12, atol=1e-13)


@pytest.mark.parametrize("name", sorted(DOMAINS.keys() - NO_SLOPE))
def test_gradients_are_torchs(name: str) -> None:
    x = DOMAINS[name]
    x = x[np.isfinite(x) & (np.abs(x) < 20) & (x != 0)]
    x = x[(x > 0) & (x < 1)] if name == "ndtri" else x[x > 0] if DOMAINS[name] is ABOVE else x
    given = torch.tensor(x, requires_grad=True)
    if name in SLOPES:
        wanted = SLOPES[name](given.detach()).numpy()
    else:
        wanted = torch.autograd.grad(getattr(torch.special, name)(given).sum(), given)[0].numpy()
    mine = Tensor(x)
    (found,) = getattr(special, name)(mine).sum().gradient(mine)
    bound = 1e-8 if name.startswith("bessel_y") else 1e-9
    np.testing.assert_allclose(found.numpy(), wanted, rtol=bound, atol=1e-6 if "bessel_" in name else 1e-10)


@pytest.mark.parametrize("name", POLYNOMIALS)
def test_polynomials_of_any_degree_are_torchs(name: str) -> None:
    x, n = np.linspace(-2, 2, 17)[:, None], np.arange(-1.0, 9.0)
    wanted = getattr(torch.special, name)(torch.tensor(x), torch.tensor(n)).numpy()
    np.testing.assert_allclose(
        getattr(special, name)(Tensor(x), Tensor(n)).numpy(), wanted, rtol=1e-9, atol=1e-9
    )
    whole = getattr(torch.special, name)(torch.tensor(x), 3).numpy()
    np.testing.assert_allclose(getattr(special, name)(Tensor(x), 3).numpy(), whole, rtol=1e-12, atol=1e-12)


def test_zeta_and_the_rest_are_torchs() -> None:
    x, q = np.array([0.5, 1.0, 1.5, 2.0, 3.0, 7.0])[:, None], np.array([-3.0, -2.5, 0.0, 0.3, 1.0, 12.5])
    wanted = torch.special.zeta(torch.tensor(x), torch.tensor(q)).numpy()
    np.testing.assert_allclose(special.zeta(Tensor(x), Tensor(q)).numpy(), wanted, rtol=1e-12)
    a, b = np.array([0.0, 0.0, 2.0, -1.0]), np.array([-1.0, np.nan, 0.5, 3.0])
    wanted = torch.special.xlog1py(torch.tensor(a), torch.tensor(b)).numpy()
    np.testing.assert_allclose(special.xlog1py(Tensor(a), Tensor(b)).numpy(), wanted, rtol=1e-14)
    high = np.array([2.5, 4.0])
    wanted = torch.special.multigammaln(torch.tensor(high), 3).numpy()
    np.testing.assert_allclose(special.multigammaln(Tensor(high), 3).numpy(), wanted, rtol=1e-12)
    wanted = torch.special.polygamma(2, torch.tensor(high)).numpy()
    np.testing.assert_allclose(special.polygamma(2, Tensor(high)).numpy(), wanted, rtol=1e-12)


def test_what_is_a_method_is_a_function_as_well_and_complex_numbers_are_refused() -> None:
    assert special.expit(Tensor([0.0])).item() == 0.5
    with pytest.raises(AttributeError, match="special has no 'nothing'"):
        special.nothing  # noqa: B018
    with pytest.raises(TypeError, match="special: complex64; allowed are reals"):
        special.ndtr(Tensor([1j]))
