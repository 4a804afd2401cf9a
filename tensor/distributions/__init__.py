"""`torch.distributions`: random values with their densities, entropies and divergences, with gradients.

Values are drawn from the sequence of `Tensor.manual_seed`, in recorded functions too. Parameters that the
host knows are checked; what the device computed is not, as that would wait for it.
"""

from __future__ import annotations

from tensor.distributions.categorical import (
    Categorical,
    Multinomial,
    OneHotCategorical,
    OneHotCategoricalStraightThrough,
)
from tensor.distributions.composed import (
    AffineTransform,
    ComposeTransform,
    ExpTransform,
    MixtureSameFamily,
    RelaxedBernoulli,
    RelaxedOneHotCategorical,
    SigmoidTransform,
    TanhTransform,
    Transform,
    TransformedDistribution,
)
from tensor.distributions.continuous import (
    Cauchy,
    Exponential,
    Gumbel,
    HalfCauchy,
    Laplace,
    Pareto,
    Uniform,
    Weibull,
)
from tensor.distributions.discrete import Bernoulli, Binomial, Geometric, NegativeBinomial, Poisson
from tensor.distributions.distribution import Distribution
from tensor.distributions.gamma import Beta, Chi2, Dirichlet, FisherSnedecor, Gamma, InverseGamma, StudentT
from tensor.distributions.kl import kl_divergence, register_kl
from tensor.distributions.normal import (
    HalfNormal,
    Independent,
    LogNormal,
    LowRankMultivariateNormal,
    MultivariateNormal,
    Normal,
)

__all__ = [
    "AffineTransform",
    "Bernoulli",
    "Beta",
    "Binomial",
    "Categorical",
    "Cauchy",
    "Chi2",
    "ComposeTransform",
    "Dirichlet",
    "Distribution",
    "ExpTransform",
    "Exponential",
    "FisherSnedecor",
    "Gamma",
    "Geometric",
    "Gumbel",
    "HalfCauchy",
    "HalfNormal",
    "Independent",
    "InverseGamma",
    "Laplace",
    "LogNormal",
    "LowRankMultivariateNormal",
    "MixtureSameFamily",
    "Multinomial",
    "MultivariateNormal",
    "NegativeBinomial",
    "Normal",
    "OneHotCategorical",
    "OneHotCategoricalStraightThrough",
    "Pareto",
    "Poisson",
    "RelaxedBernoulli",
    "RelaxedOneHotCategorical",
    "SigmoidTransform",
    "StudentT",
    "TanhTransform",
    "Transform",
    "TransformedDistribution",
    "Uniform",
    "Weibull",
    "kl_divergence",
    "register_kl",
]
