"""Densities, moments and divergences against scipy's and against sums; what torch's tests do not reach."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy import stats

from tensor import Tensor, distributions, dtypes
from tensor.distributions import kl_divergence
from tensor.distributions.distribution import uniform_open

pytestmark = pytest.mark.usefixtures("on_host")
# Ours, scipy's of the same parameters, and values that it may have.
ALIKE: list[tuple[Any, Any, list[float]]] = [
    (distributions.Normal(0.5, 2.0), stats.norm(0.5, 2.0), [-3.0, 0.5, 4.0]),
    (distributions.LogNormal(0.5, 0.75), stats.lognorm(0.75, scale=np.exp(0.5)), [0.25, 1.0, 4.0]),
    (distributions.HalfNormal(2.0), stats.halfnorm(0, 2.0), [0.25, 1.0, 4.0]),
    (distributions.Uniform(-1.0, 3.0), stats.uniform(-1.0, 4.0), [-0.5, 0.0, 2.5]),
    (distributions.Exponential(2.0), stats.expon(scale=0.5), [0.25, 1.0, 4.0]),
    (distributions.Laplace(0.5, 2.0), stats.laplace(0.5, 2.0), [-3.0, 0.5, 4.0]),
    (distributions.Cauchy(0.5, 2.0), stats.cauchy(0.5, 2.0), [-3.0, 0.5, 4.0]),
    (distributions.Gumbel(0.5, 2.0), stats.gumbel_r(0.5, 2.0), [-3.0, 0.5, 4.0]),
    (distributions.Pareto(2.0, 3.0), stats.pareto(3.0, scale=2.0), [2.25, 3.0, 8.0]),
    (distributions.Weibull(2.0, 1.5), stats.weibull_min(1.5, scale=2.0), [0.25, 1.0, 4.0]),
    (distributions.Gamma(3.0, 2.0), stats.gamma(3.0, scale=0.5), [0.25, 1.0, 4.0]),
    (distributions.InverseGamma(3.0, 2.0), stats.invgamma(3.0, scale=2.0), [0.25, 1.0, 4.0]),
    (distributions.Chi2(3.0), stats.chi2(3.0), [0.25, 1.0, 4.0]),
    (distributions.Beta(2.0, 3.0), stats.beta(2.0, 3.0), [0.125, 0.5, 0.875]),
    (distributions.StudentT(5.0, 0.5, 2.0), stats.t(5.0, 0.5, 2.0), [-3.0, 0.5, 4.0]),
    (distributions.FisherSnedecor(4.0, 6.0), stats.f(4.0, 6.0), [0.25, 1.0, 4.0]),
    (distributions.Bernoulli(0.25), stats.bernoulli(0.25), [0.0, 1.0]),
    (distributions.Geometric(0.25), stats.geom(0.25, loc=-1), [0.0, 1.0, 5.0]),
    (distributions.Binomial(5, 0.25), stats.binom(5, 0.25), [0.0, 2.0, 5.0]),
    (distributions.Poisson(2.5), stats.poisson(2.5), [0.0, 2.0, 7.0]),
]


@pytest.mark.parametrize(("ours", "theirs", "points"), ALIKE, ids=[type(row[0]).__name__ for row in ALIKE])
def test_densities_and_variances_are_those_of_scipy(ours: Any, theirs: Any, points: list[float]) -> None:
    wanted = theirs.logpdf(points) if hasattr(theirs.dist, "pdf") else theirs.logpmf(points)
    found = [ours.log_prob(Tensor(point)).item() for point in points]
    np.testing.assert_allclose(found, wanted, rtol=2e-5, atol=2e-5)
    if np.isfinite(theirs.var()):
        np.testing.assert_allclose(ours.mean.item(), theirs.mean(), rtol=1e-5, atol=1e-6)
        np.testing.assert_allclose(ours.variance.item(), theirs.var(), rtol=1e-4)


@pytest.mark.parametrize(
    ("p", "q"),
    [
        (distributions.LogNormal(0.0, 1.0), distributions.Normal(0.0, 1.0)),
        (distributions.InverseGamma(3.0, 1.0), distributions.Gamma(3.0, 1.0)),
        (distributions.Multinomial(2, Tensor([0.5, 0.5])), distributions.Categorical(Tensor([0.5, 0.5]))),
    ],
)
def test_a_divergence_between_other_kinds_is_not_that_of_what_they_are_made_of(p: Any, q: Any) -> None:
    with pytest.raises(NotImplementedError, match=f"kl_divergence of {type(p).__name__} from"):
        kl_divergence(p, q)


def test_tries_add_their_divergences() -> None:
    shares, others = np.array([0.25, 0.75]), np.array([0.5, 0.5])
    p, q = (distributions.Multinomial(10, Tensor(each)) for each in (shares, others))
    wanted = 10 * (shares * np.log(shares / others)).sum()
    np.testing.assert_allclose(kl_divergence(p, q).item(), wanted, rtol=1e-5)
    with pytest.raises(NotImplementedError, match="10 tries from 5; only equal numbers"):
        kl_divergence(p, distributions.Multinomial(5, Tensor(others)))


def test_a_divergence_of_reciprocals_is_that_of_the_numbers() -> None:
    first, second = (3.0, 1.0), (2.0, 1.5)
    wanted = kl_divergence(distributions.Gamma(*first), distributions.Gamma(*second)).item()
    found = kl_divergence(distributions.InverseGamma(*first), distributions.InverseGamma(*second)).item()
    assert found == wanted > 0


@pytest.mark.parametrize("drawn", [0.0, 1 - 2.0**-24])
def test_uniform_numbers_keep_off_both_ends(drawn: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tensor, "rand", lambda *shape, dtype: Tensor.full(shape, drawn, dtype=dtype))
    assert 0 < uniform_open((1,), Tensor([1.0])).item() < 1


@pytest.mark.parametrize("dtype", [dtypes.float16, dtypes.bfloat16])
def test_numbers_of_16_bits_are_drawn_without_infinities(dtype: Any) -> None:
    one = Tensor([1.0], dtype=dtype)
    for made in (distributions.Exponential(one), distributions.Gumbel(one, one)):
        assert np.isfinite(made.sample((20000,)).float().numpy()).all()


def test_an_expanded_mixture_draws_each_value_by_itself() -> None:
    parts = distributions.Normal(Tensor([0.0, 4.0]), 1.0)
    mixture = distributions.MixtureSameFamily(distributions.Categorical(Tensor([0.25, 0.75])), parts)
    drawn = mixture.expand((3,)).sample().numpy()
    assert drawn.shape == (3,) and len(set(drawn.tolist())) == 3
