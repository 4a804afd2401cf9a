"""Each distribution's densities, entropies, moments and values against torch's. Covers categorical.py,
composed.py, continuous.py, discrete.py, distribution.py, gamma.py, kl.py and normal.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor, distributions

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.usefixtures("on_host")
A, B = np.array([[0.5], [1.5]], np.float32), np.array([0.75, 1.25, 3.5], np.float32)
P, COUNT = np.array([0.2, 0.5, 0.9], np.float32), np.array([4.0, 4.0, 4.0], np.float32)
ROWS = np.array([[0.2, 0.3, 0.5], [0.7, 0.2, 0.1]], np.float32)
POINTS = np.array([[0.3, 0.6, 4.1], [0.9, 0.1, 5.0]], np.float32)
SHARES = np.array([[0.2, 0.5, 0.3], [0.6, 0.1, 0.3]], np.float32)
MATRIX = np.array([[2.0, 0.5, 0.0], [0.5, 1.0, 0.25], [0.0, 0.25, 1.5]], np.float32)
WHOLE = np.array([[0.0, 1.0, 3.0], [2.0, 4.0, 1.0]], np.float32)
CLASSES = np.array([2, 0])
HOT = np.array([[0.0, 0.0, 1.0], [1.0, 0.0, 0.0]], np.float32)
BITS = np.array([[0.0, 1.0, 1.0], [1.0, 0.0, 1.0]], np.float32)

# name, parameters by name, a value, what torch has no value for here
KINDS: list[tuple[str, dict[str, Any], Any]] = [
    ("Normal", {"loc": A, "scale": B}, POINTS),
    ("LogNormal", {"loc": A, "scale": B}, POINTS),
    ("HalfNormal", {"scale": B}, POINTS),
    ("MultivariateNormal", {"loc": ROWS, "covariance_matrix": MATRIX}, POINTS),
    ("MultivariateNormal", {"loc": ROWS, "precision_matrix": MATRIX}, POINTS),
    ("MultivariateNormal", {"loc": ROWS, "scale_tril": np.tril(MATRIX)}, POINTS),
    ("LowRankMultivariateNormal", {"loc": ROWS, "cov_factor": MATRIX[:, :2], "cov_diag": B}, POINTS),
    ("Uniform", {"low": -A, "high": B}, POINTS),
    ("Exponential", {"rate": B}, POINTS),
    ("Laplace", {"loc": A, "scale": B}, POINTS),
    ("Cauchy", {"loc": A, "scale": B}, POINTS),
    ("HalfCauchy", {"scale": B}, POINTS),
    ("Gumbel", {"loc": A, "scale": B}, POINTS),
    ("Pareto", {"scale": A, "alpha": B}, POINTS + 2),
    ("Weibull", {"scale": A, "concentration": B}, POINTS),
    ("Gamma", {"concentration": A, "rate": B}, POINTS),
    ("Chi2", {"df": B}, POINTS),
    ("InverseGamma", {"concentration": A, "rate": B}, POINTS),
    ("Beta", {"concentration1": A, "concentration0": B}, SHARES),
    ("Dirichlet", {"concentration": ROWS * 4}, SHARES),
    ("StudentT", {"df": B, "loc": A, "scale": B}, POINTS),
    ("FisherSnedecor", {"df1": A * 3, "df2": B * 3}, POINTS),
    ("Bernoulli", {"probs": P}, BITS),
    ("Bernoulli", {"logits": B - 1}, BITS),
    ("Geometric", {"probs": P}, WHOLE),
    ("Geometric", {"logits": B - 1}, WHOLE),
    ("Binomial", {"total_count": COUNT, "probs": P}, WHOLE),
    ("Binomial", {"total_count": COUNT, "logits": B - 1}, WHOLE),
    ("NegativeBinomial", {"total_count": COUNT, "probs": P}, WHOLE),
    ("Poisson", {"rate": B}, WHOLE),
    ("Categorical", {"probs": ROWS}, CLASSES),
    ("Categorical", {"logits": ROWS}, CLASSES),
    ("OneHotCategorical", {"probs": ROWS}, HOT),
    ("OneHotCategoricalStraightThrough", {"logits": ROWS}, HOT),
    ("Multinomial", {"total_count": 4, "probs": ROWS}, np.array([[1.0, 1.0, 2.0], [4.0, 0.0, 0.0]], "f4")),
    ("RelaxedBernoulli", {"temperature": np.float32(0.5), "probs": P}, SHARES),
    ("RelaxedOneHotCategorical", {"temperature": np.float32(0.5), "probs": ROWS}, SHARES),
]
IDS = [f"{place}-{kind[0]}" for place, kind in enumerate(KINDS)]
MOMENTS = ("mean", "variance", "stddev", "mode")
LOOSE = {"rtol": 2e-4, "atol": 2e-5}


def made(library: Any, array: Any, kind: Any, trained: bool = False) -> tuple[Any, list[Any]]:
    """A distribution, and its parameters."""
    name, given, _ = kind
    held = {key: array(v) if isinstance(v, np.ndarray | np.generic) else v for key, v in given.items()}
    floats = [each for each in held.values() if not isinstance(each, int)]
    for each in floats if trained else ():
        each.requires_grad_()
    return getattr(library, name)(**held, validate_args=False), floats


def both(kind: Any, trained: bool = False) -> Any:
    theirs = made(torch.distributions, torch.tensor, kind, trained)
    return theirs, made(distributions, Tensor, kind, trained)


def values(each: Any) -> Any:
    return each.detach().numpy()


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_log_prob_and_its_gradients_are_torchs(kind: Any) -> None:
    (theirs, others), (ours, own) = both(kind, trained=True)
    wanted, found = theirs.log_prob(torch.tensor(kind[2])), ours.log_prob(Tensor(kind[2]))
    assert found.shape == tuple(wanted.shape)
    np.testing.assert_allclose(values(found), values(wanted), **LOOSE)
    finite = np.isfinite(values(wanted))
    torch.where(torch.tensor(finite), wanted, 0.0).sum().backward()
    Tensor(finite).where(found, 0.0).sum().backward()
    for mine, its in zip(own, others, strict=True):
        if its.grad is not None:
            np.testing.assert_allclose(mine.grad.numpy(), its.grad.numpy(), rtol=2e-3, atol=2e-4)


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_entropies_moments_shapes_and_cdfs_are_torchs(kind: Any) -> None:
    (theirs, _), (ours, _) = both(kind)
    assert ours.batch_shape == tuple(theirs.batch_shape) and ours.event_shape == tuple(theirs.event_shape)
    assert ours.has_rsample == theirs.has_rsample
    checks = {name: (lambda d, name=name: getattr(d, name)) for name in MOMENTS}
    checks |= {"entropy": lambda d: d.entropy(), "support": lambda d: d.enumerate_support()}
    seen = 0
    for what, ask in checks.items():
        try:
            wanted = ask(theirs)
        except NotImplementedError:
            continue
        seen += 1
        np.testing.assert_allclose(values(ask(ours)), values(wanted), **LOOSE, err_msg=what)
    for what, at in (("cdf", kind[2]), ("icdf", SHARES)):
        try:
            wanted = getattr(theirs, what)(torch.tensor(at))
            mine = getattr(ours, what)(Tensor(at))
        except (NotImplementedError, TypeError, RuntimeError, ValueError):
            continue
        np.testing.assert_allclose(values(mine), values(wanted), rtol=1e-3, atol=2e-5, err_msg=what)
    assert seen or kind[0].startswith("Relaxed")
    repeated, wider = (d.expand((4, 1, *d.batch_shape)) for d in (ours, theirs))
    assert repeated.batch_shape == tuple(wider.batch_shape)
    np.testing.assert_allclose(
        values(repeated.log_prob(Tensor(kind[2]))), values(wider.log_prob(torch.tensor(kind[2]))), **LOOSE
    )


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_values_have_torchs_shapes_and_their_own_moments(kind: Any) -> None:
    (theirs, _), (ours, _) = both(kind)
    Tensor.manual_seed(11)
    assert ours.sample().shape == tuple(theirs.sample().shape)
    drawn = ours.sample((3000,)).numpy().astype(np.float64)
    assert drawn.shape == (3000, *theirs.batch_shape, *theirs.event_shape)
    if kind[0].startswith("Relaxed"):
        return
    try:
        mean, deviation = (values(getattr(theirs, what)) for what in ("mean", "stddev"))
    except NotImplementedError:
        return
    good = np.isfinite(mean) & np.isfinite(deviation)
    if not good.any() or kind[0] in ("Pareto", "InverseGamma", "FisherSnedecor", "LogNormal"):
        return  # their moments converge slowly, or they have none
    away = (drawn.mean(0) - mean) / deviation * np.sqrt(3000)
    assert np.abs(away[good]).max() < 5
    spread = drawn.std(0) / deviation
    assert np.abs(spread[good] - 1).max() < 0.25


@pytest.mark.parametrize(
    "name", ["Pareto", "InverseGamma", "FisherSnedecor", "LogNormal", "Cauchy", "StudentT"]
)
def test_values_with_heavy_tails_have_torchs_quantiles(name: str) -> None:
    kind = next(kind for kind in KINDS if kind[0] == name)
    (theirs, _), (ours, _) = both(kind)
    Tensor.manual_seed(3)
    torch.manual_seed(3)
    drawn = [np.concatenate([values(d.sample((2000,))) for _ in range(10)]) for d in (ours, theirs)]
    marks = [np.quantile(each, [0.1, 0.5, 0.9], axis=0) for each in drawn]
    np.testing.assert_allclose(marks[0], marks[1], rtol=0.12, atol=0.05)


SMOOTH = [kind for kind in KINDS if made(torch.distributions, torch.tensor, kind)[0].has_rsample]


@pytest.mark.parametrize("kind", SMOOTH, ids=[kind[0] for kind in SMOOTH])
def test_gradients_of_values_are_those_of_their_quantiles(kind: Any) -> None:
    """Toward the sum of parameters on average as torch's; both are means of thousands of values."""
    if kind[0] in (
        "Pareto",
        "Cauchy",
        "HalfCauchy",
        "InverseGamma",
        "FisherSnedecor",
        "StudentT",
        "LogNormal",
    ):
        pytest.skip("the mean of this gradient converges too slowly")
    Tensor.manual_seed(5)
    torch.manual_seed(5)
    # Gradients of these are sums of long series, whose terms the oracle keeps: fewer values at once.
    parts, count = (20, 100) if kind[0] in ("Gamma", "Chi2", "Beta", "Dirichlet") else (4, 5000)
    found: list[list[Any]] = [[], []]
    for _ in range(parts):
        for each, (distribution, parameters) in zip(found, both(kind, trained=True), strict=True):
            drawn = distribution.rsample((count,))
            (drawn.square().mean(0).sum() + drawn.mean(0).sum()).backward()
            each.append([values(p.grad) for p in parameters if p.grad is not None])
    means = [[np.mean(parts, axis=0) for parts in zip(*each, strict=True)] for each in found]
    for wanted, mine in zip(*means, strict=True):
        np.testing.assert_allclose(mine, wanted, rtol=0.2, atol=0.15)


PAIRS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("Normal", {"loc": A, "scale": B}, {"loc": A + 1, "scale": B * 2}),
    ("LogNormal", {"loc": A, "scale": B}, {"loc": A + 1, "scale": B * 2}),
    ("HalfNormal", {"scale": A}, {"scale": B}),
    (
        "MultivariateNormal",
        {"loc": ROWS, "covariance_matrix": MATRIX},
        {"loc": ROWS + 1, "precision_matrix": MATRIX},
    ),
    ("Bernoulli", {"probs": P}, {"logits": B}),
    ("Binomial", {"total_count": COUNT, "probs": P}, {"total_count": COUNT, "logits": B}),
    ("Categorical", {"probs": ROWS}, {"logits": SHARES}),
    ("OneHotCategorical", {"probs": ROWS}, {"logits": SHARES}),
    ("Geometric", {"probs": P}, {"probs": P[::-1].copy()}),
    ("Poisson", {"rate": A}, {"rate": B}),
    ("Exponential", {"rate": A}, {"rate": B}),
    ("Laplace", {"loc": A, "scale": B}, {"loc": A + 1, "scale": B * 2}),
    ("Gumbel", {"loc": A, "scale": B}, {"loc": A + 1, "scale": B * 2}),
    ("Uniform", {"low": A, "high": B + 2}, {"low": A - 1, "high": B + 1}),
    ("Pareto", {"scale": A, "alpha": B}, {"scale": B, "alpha": B + 1}),
    ("Gamma", {"concentration": A, "rate": B}, {"concentration": B, "rate": A}),
    ("Beta", {"concentration1": A, "concentration0": B}, {"concentration1": B, "concentration0": A}),
    ("Dirichlet", {"concentration": ROWS}, {"concentration": SHARES}),
]


@pytest.mark.parametrize(("name", "first", "second"), PAIRS, ids=[pair[0] for pair in PAIRS])
def test_divergences_are_torchs(name: str, first: Any, second: Any) -> None:
    pairs = [both((name, given, None)) for given in (first, second)]
    (p, _), (mine, _) = pairs[0]
    (q, _), (other, _) = pairs[1]
    wanted, found = torch.distributions.kl_divergence(p, q), distributions.kl_divergence(mine, other)
    np.testing.assert_allclose(values(found), values(wanted), **LOOSE)


def composed(library: Any, array: Any) -> list[Any]:
    normal = library.Normal(array(ROWS), array(B))
    squashed = library.TransformedDistribution(
        library.Independent(normal, 1), [TANH[library], library.AffineTransform(0.5, 2.0)]
    )
    logistic = library.TransformedDistribution(
        library.Uniform(array(A) * 0, array(A) * 0 + 1), [library.SigmoidTransform().inv]
    )
    return [
        library.Independent(normal, 1),
        library.MixtureSameFamily(library.Categorical(array(ROWS)), normal),
        library.MixtureSameFamily(
            library.Categorical(array(P[:2])), library.Independent(library.Normal(array(ROWS), array(B)), 1)
        ),
        squashed,
        logistic,
        library.TransformedDistribution(normal, library.ExpTransform()),
    ]


TANH: dict[Any, Any] = {
    distributions: distributions.TanhTransform(),
    torch.distributions: torch.distributions.transforms.TanhTransform(),
}
AT = [POINTS, POINTS[:, 0], POINTS, SHARES, POINTS, POINTS]


@pytest.mark.parametrize("place", range(6))
def test_distributions_made_of_others_are_torchs(place: int) -> None:
    theirs = composed(torch.distributions, torch.tensor)[place]
    ours = composed(distributions, Tensor)[place]
    assert ours.batch_shape == tuple(theirs.batch_shape) and ours.event_shape == tuple(theirs.event_shape)
    wanted = theirs.log_prob(torch.tensor(AT[place]))
    np.testing.assert_allclose(values(ours.log_prob(Tensor(AT[place]))), values(wanted), **LOOSE)
    assert ours.sample((2,)).shape == tuple(theirs.sample((2,)).shape)
    for what in ("mean", "variance"):
        try:
            wanted = getattr(theirs, what)
        except NotImplementedError:
            continue
        np.testing.assert_allclose(values(getattr(ours, what)), values(wanted), **LOOSE)


def test_mistakes_are_one_sentence() -> None:
    with pytest.raises(ValueError, match="Normal: scale has -1; allowed is above 0"):
        distributions.Normal(0.0, -1.0)
    with pytest.raises(ValueError, match="Bernoulli: give probs or logits, one of them"):
        distributions.Bernoulli()
    with pytest.raises(ValueError, match="Uniform: low 2"):
        distributions.Uniform(2.0, 1.0)
    with pytest.raises(ValueError, match="Independent: 1 axes of a batch of shape"):
        distributions.Independent(distributions.Normal(0.0, 1.0), 1)
    with pytest.raises(ValueError, match="MultivariateNormal: 0 matrices for loc"):
        distributions.MultivariateNormal(Tensor([0.0]))
    with pytest.raises(ValueError, match="MixtureSameFamily: 2 classes for a batch"):
        distributions.MixtureSameFamily(
            distributions.Categorical(Tensor([0.5, 0.5])), distributions.Normal(Tensor([0.0]), 1.0)
        )
    with pytest.raises(NotImplementedError, match="Bernoulli has no rsample"):
        distributions.Bernoulli(0.5).rsample()
    with pytest.raises(NotImplementedError, match="Poisson has no entropy"):
        distributions.Poisson(1.0).entropy()
    with pytest.raises(NotImplementedError, match="kl_divergence of Normal from Poisson; register_kl"):
        distributions.kl_divergence(distributions.Normal(0.0, 1.0), distributions.Poisson(1.0))


def test_values_have_no_gradients_and_names_are_told() -> None:
    mean = Tensor([1.0], requires_grad=True)
    assert not distributions.Normal(mean, 1.0).sample().requires_grad
    assert distributions.Normal(mean, 1.0).rsample().requires_grad
    assert repr(distributions.Normal(mean, 1.0)) == "Normal(loc: (1,), scale: (1,))"
