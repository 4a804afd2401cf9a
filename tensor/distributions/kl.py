"""Kullback and Leibler's divergence of two distributions, by their kinds."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from tensor.distributions.categorical import Categorical, Multinomial, OneHotCategorical
from tensor.distributions.continuous import Exponential, Gumbel, Laplace, Pareto, Uniform
from tensor.distributions.discrete import Bernoulli, Binomial, Geometric, Poisson
from tensor.distributions.distribution import EULER, Distribution, summed
from tensor.distributions.gamma import Beta, Dirichlet, Gamma, InverseGamma
from tensor.distributions.normal import HalfNormal, Independent, LogNormal, MultivariateNormal, Normal
from tensor.linalg.equations import solve_triangular
from tensor.tensor import Tensor

Rule = Callable[[Any, Any], Any]
_rules: dict[tuple[type, type], Rule] = {}


def register_kl(type_p: type, type_q: type) -> Callable[[Rule], Rule]:
    """A decorator: the function gives the divergence of one kind from another.

    >>> class Mine(Normal):
    ...     pass
    >>> @register_kl(Mine, Mine)
    ... def rule(p, q):
    ...     return (p.loc - q.loc).abs()
    >>> kl_divergence(Mine(1.0, 1.0), Mine(3.0, 1.0)).item()
    2.0
    """

    def keep(rule: Rule) -> Rule:
        _rules[type_p, type_q] = rule
        return rule

    return keep


def kl_divergence(p: Distribution, q: Distribution) -> Tensor:
    """The mean over p of log p - log q. NotImplementedError for a pair of kinds that is not known.

    >>> kl_divergence(Normal(1.0, 1.0), Normal(0.0, 1.0)).item()
    0.5
    """
    rule = _rules.get((_known_kind(p), _known_kind(q)))
    if rule is not None:
        found: Tensor = rule(p, q)
        return found
    raise NotImplementedError(
        f"kl_divergence of {type(p).__name__} from {type(q).__name__}; register_kl takes a rule for it"
    )


def _known_kind(distribution: Distribution) -> type:
    """The nearest of its classes that rules name."""
    known = {kind for pair in _rules for kind in pair}
    return next((kind for kind in type(distribution).__mro__ if kind in known), type(distribution))


@register_kl(Normal, Normal)
def _normal(p: Any, q: Any) -> Any:
    ratio = (p.scale / q.scale).square()
    away = ((p.loc - q.loc) / q.scale).square()
    return (ratio + away - 1 - ratio.log()) * 0.5


_rules[LogNormal, LogNormal] = _normal


@register_kl(HalfNormal, HalfNormal)
def _half_normal(p: Any, q: Any) -> Any:
    return _normal(p._normal(), q._normal())


@register_kl(MultivariateNormal, MultivariateNormal)
def _vectors(p: Any, q: Any) -> Any:
    root = q.scale_tril
    spread = solve_triangular(root, p.scale_tril.expand(root.shape), upper=False).square().sum((-2, -1))
    away = solve_triangular(root, (q.loc - p.loc).unsqueeze(-1), upper=False).square().sum((-2, -1))
    return q._log_volume() - p._log_volume() + (spread + away - p.event_shape[0]) * 0.5


@register_kl(Bernoulli, Bernoulli)
def _bernoulli(p: Any, q: Any) -> Any:
    return p.probs * (p.logits - q.logits) - p.logits.softplus() + q.logits.softplus()


@register_kl(Binomial, Binomial)
def _binomial(p: Any, q: Any) -> Any:
    made = p.total_count * _bernoulli(p, q)
    return (p.total_count > q.total_count).where(math.inf, made)


@register_kl(Categorical, Categorical)
def _categorical(p: Any, q: Any) -> Any:
    apart = p.probs * (p.logits - q.logits)
    apart = q.probs.eq(0).where(math.inf, apart)
    return p.probs.eq(0).where(0.0, apart).sum(-1)


_rules[OneHotCategorical, OneHotCategorical] = _categorical


@register_kl(Multinomial, Multinomial)
def _multinomial(p: Any, q: Any) -> Any:
    if p.total_count != q.total_count:
        raise NotImplementedError(
            f"kl_divergence of Multinomial: {p.total_count} tries from {q.total_count}; only equal numbers"
        )
    return _categorical(p, q) * p.total_count


@register_kl(Geometric, Geometric)
def _geometric(p: Any, q: Any) -> Any:
    return -p.entropy() - (-q.probs).log1p() / p.probs - q.logits


@register_kl(Poisson, Poisson)
def _poisson(p: Any, q: Any) -> Any:
    return p.rate * (p.rate.log() - q.rate.log()) - (p.rate - q.rate)


@register_kl(Exponential, Exponential)
def _exponential(p: Any, q: Any) -> Any:
    ratio = q.rate / p.rate
    return ratio - 1 - ratio.log()


@register_kl(Laplace, Laplace)
def _laplace(p: Any, q: Any) -> Any:
    away = (p.loc - q.loc).abs()
    near = p.scale * (-away / p.scale).exp() + away
    return q.scale.log() - p.scale.log() + near / q.scale - 1


@register_kl(Gumbel, Gumbel)
def _gumbel(p: Any, q: Any) -> Any:
    ratio, away = p.scale / q.scale, (p.loc - q.loc) / q.scale
    return -ratio.log() + (ratio - 1) * EULER + away + ((ratio + 1).lgamma() - away).exp() - 1


@register_kl(Uniform, Uniform)
def _uniform(p: Any, q: Any) -> Any:
    made = ((q.high - q.low) / (p.high - p.low)).log()
    return ((q.low > p.low) | (q.high < p.high)).where(math.inf, made)


@register_kl(Pareto, Pareto)
def _pareto(p: Any, q: Any) -> Any:
    ratio, scale = q.alpha / p.alpha, p.scale / q.scale
    made = q.alpha * scale.log() - ratio.log() + ratio - 1
    return (p.scale < q.scale).where(math.inf, made)


@register_kl(Gamma, Gamma)
def _gamma(p: Any, q: Any) -> Any:
    a, b = p.concentration, q.concentration
    rates = b * (p.rate / q.rate).log() + a * (q.rate / p.rate - 1)
    return rates + b.lgamma() - a.lgamma() + (a - b) * a.digamma()


_rules[InverseGamma, InverseGamma] = _gamma  # of the reciprocals, which changes no divergence


@register_kl(Dirichlet, Dirichlet)
def _dirichlet(p: Any, q: Any) -> Any:
    a, b = p.concentration, q.concentration
    steps = (a - b) * (a.digamma() - a.sum(-1, keepdim=True).digamma())
    return q._log_beta() - p._log_beta() + steps.sum(-1)


@register_kl(Beta, Beta)
def _beta(p: Any, q: Any) -> Any:
    return _dirichlet(p._both(), q._both())


@register_kl(Independent, Independent)
def _independent(p: Any, q: Any) -> Any:
    if p.reinterpreted_batch_ndims != q.reinterpreted_batch_ndims:
        raise NotImplementedError("kl_divergence of Independent with other numbers of axes")
    return summed(kl_divergence(p.base_dist, q.base_dist), p.reinterpreted_batch_ndims)
