"""Distributions made from the normal one, and MultivariateNormal."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tensor.distributions.distribution import (
    LOG_2PI,
    POSITIVE,
    Distribution,
    Parameter,
    broadcast_all,
    summed,
)
from tensor.linalg.equations import solve_triangular
from tensor.tensor import Tensor


class Normal(Distribution):
    """The normal distribution.

    >>> Normal(0.0, 1.0).log_prob(Tensor(0.0)).item() < -0.9
    True
    """

    has_rsample = True
    arguments = {"loc": 0, "scale": 0}  # noqa: RUF012
    rules = {"scale": POSITIVE}  # noqa: RUF012

    def __init__(self, loc: Parameter, scale: Parameter, validate_args: bool | None = None) -> None:
        self.loc, self.scale = broadcast_all(loc, scale)
        super().__init__(self.loc.shape, (), validate_args)

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        return self.loc + self.scale * Tensor.randn(*self._shape(sample_shape), dtype=self.loc.dtype)

    def log_prob(self, value: Tensor) -> Tensor:
        z = (value - self.loc) / self.scale
        return z.square() * -0.5 - self.scale.log() - LOG_2PI / 2

    def entropy(self) -> Tensor:
        return self.scale.log() + (0.5 + LOG_2PI / 2)

    def cdf(self, value: Tensor) -> Tensor:
        return (((value - self.loc) / (self.scale * math.sqrt(2))).erf() + 1) * 0.5

    def icdf(self, value: Tensor) -> Tensor:
        return self.loc + self.scale * (value * 2 - 1).erfinv() * math.sqrt(2)

    @property
    def mean(self) -> Tensor:
        return self.loc

    @property
    def mode(self) -> Tensor:
        return self.loc

    @property
    def variance(self) -> Tensor:
        return self.scale.square()

    @property
    def stddev(self) -> Tensor:
        return self.scale


class LogNormal(Normal):
    """e to a normal number.

    >>> round(LogNormal(0.0, 1.0).mode.item(), 6)
    0.367879
    """

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        return super()._drawn(sample_shape).exp()

    def log_prob(self, value: Tensor) -> Tensor:
        return super().log_prob(value.log()) - value.log()

    def entropy(self) -> Tensor:
        return super().entropy() + self.loc

    def cdf(self, value: Tensor) -> Tensor:
        return super().cdf(value.log())

    def icdf(self, value: Tensor) -> Tensor:
        return super().icdf(value).exp()

    @property
    def mean(self) -> Tensor:
        return (self.loc + self.scale.square() / 2).exp()

    @property
    def mode(self) -> Tensor:
        return (self.loc - self.scale.square()).exp()

    @property
    def variance(self) -> Tensor:
        squared = self.scale.square()
        return squared.expm1() * (self.loc * 2 + squared).exp()

    @property
    def stddev(self) -> Tensor:
        return self.variance.sqrt()


class HalfNormal(Distribution):
    """The size of a normal number around 0.

    >>> HalfNormal(1.0).mode.item()
    0.0
    """

    has_rsample = True
    arguments = {"scale": 0}  # noqa: RUF012
    rules = {"scale": POSITIVE}  # noqa: RUF012

    def __init__(self, scale: Parameter, validate_args: bool | None = None) -> None:
        (self.scale,) = broadcast_all(scale)
        super().__init__(self.scale.shape, (), validate_args)

    def _normal(self) -> Normal:
        return Normal(self.scale.zeros_like(), self.scale, validate_args=False)

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        return self._normal()._drawn(sample_shape).abs()

    def log_prob(self, value: Tensor) -> Tensor:
        made = self._normal().log_prob(value) + math.log(2)
        return (value >= 0).where(made, -math.inf)

    def entropy(self) -> Tensor:
        return self._normal().entropy() - math.log(2)

    def cdf(self, value: Tensor) -> Tensor:
        return self._normal().cdf(value) * 2 - 1

    def icdf(self, value: Tensor) -> Tensor:
        return self._normal().icdf((value + 1) / 2)

    @property
    def mean(self) -> Tensor:
        return self.scale * math.sqrt(2 / math.pi)

    @property
    def mode(self) -> Tensor:
        return self.scale.zeros_like()

    @property
    def variance(self) -> Tensor:
        return self.scale.square() * (1 - 2 / math.pi)


class MultivariateNormal(Distribution):
    """Normal vectors with a covariance, given as it is, as its inverse, or as its lower triangular root.

    >>> MultivariateNormal(Tensor([0.0, 0.0]), Tensor.eye(2)).variance.tolist()
    [1.0, 1.0]
    """

    has_rsample = True
    arguments = {"loc": 1, "scale_tril": 2}  # noqa: RUF012

    def __init__(
        self,
        loc: Tensor,
        covariance_matrix: Tensor | None = None,
        precision_matrix: Tensor | None = None,
        scale_tril: Tensor | None = None,
        validate_args: bool | None = None,
    ) -> None:
        given = [m for m in (covariance_matrix, precision_matrix, scale_tril) if m is not None]
        if len(given) != 1 or not loc.ndim:
            raise ValueError(
                f"MultivariateNormal: {len(given)} matrices for loc of shape {loc.shape}; give a vector, and"
                " one of covariance_matrix, precision_matrix and scale_tril"
            )
        if scale_tril is None:
            scale_tril = Tensor.cholesky(given[0].inverse() if covariance_matrix is None else given[0])
        batch = Tensor.broadcast_shapes(loc.shape[:-1], scale_tril.shape[:-2])
        self.loc = loc.expand(*batch, loc.shape[-1])
        self.scale_tril = scale_tril.expand(*batch, *scale_tril.shape[-2:])
        super().__init__(batch, loc.shape[-1:], validate_args)

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        drawn = Tensor.randn(*self._shape(sample_shape), dtype=self.loc.dtype)
        return self.loc + (self.scale_tril @ drawn.unsqueeze(-1)).squeeze(-1)

    def log_prob(self, value: Tensor) -> Tensor:
        away = (value - self.loc).unsqueeze(-1)
        root = self.scale_tril.expand(*away.shape[:-2], *self.scale_tril.shape[-2:])
        distance = solve_triangular(root, away, upper=False).square().sum((-2, -1))
        return (distance + self.event_shape[0] * LOG_2PI) * -0.5 - self._log_volume()

    def _log_volume(self) -> Tensor:
        return self.scale_tril.diagonal(0, -2, -1).log().sum(-1)

    def entropy(self) -> Tensor:
        return self._log_volume() + self.event_shape[0] * (0.5 + LOG_2PI / 2)

    @property
    def covariance_matrix(self) -> Tensor:
        """The covariance."""
        return self.scale_tril @ self.scale_tril.transpose(-2, -1)

    @property
    def precision_matrix(self) -> Tensor:
        """Its inverse."""
        return self.covariance_matrix.inverse()

    @property
    def mean(self) -> Tensor:
        return self.loc

    @property
    def mode(self) -> Tensor:
        return self.loc

    @property
    def variance(self) -> Tensor:
        return self.scale_tril.square().sum(-1)


class LowRankMultivariateNormal(MultivariateNormal):
    """`MultivariateNormal` of the covariance cov_factor @ cov_factor.T + diag(cov_diag).

    >>> LowRankMultivariateNormal(Tensor([0.0]), Tensor([[1.0]]), Tensor([3.0])).variance.tolist()
    [4.0]
    """

    def __init__(
        self, loc: Tensor, cov_factor: Tensor, cov_diag: Tensor, validate_args: bool | None = None
    ) -> None:
        self.cov_factor, self.cov_diag = cov_factor, cov_diag
        covariance = cov_factor @ cov_factor.transpose(-2, -1) + cov_diag.diag_embed()
        super().__init__(loc, covariance, validate_args=validate_args)


class Independent(Distribution):
    """Another distribution, the last axes of whose batch belong to one value.

    >>> Independent(Normal(Tensor([0.0, 0.0]), 1.0), 1).log_prob(Tensor([0.0, 0.0])).shape
    ()
    """

    def __init__(
        self,
        base_distribution: Distribution,
        reinterpreted_batch_ndims: int,
        validate_args: bool | None = None,
    ) -> None:
        self.base_dist, self.reinterpreted_batch_ndims = base_distribution, reinterpreted_batch_ndims
        self.has_rsample = base_distribution.has_rsample  # type: ignore[misc]
        batch = base_distribution.batch_shape
        if reinterpreted_batch_ndims > len(batch):
            raise ValueError(
                f"Independent: {reinterpreted_batch_ndims} axes of a batch of shape {batch}; allowed are"
                f" 0..{len(batch)}"
            )
        kept = len(batch) - reinterpreted_batch_ndims
        super().__init__(batch[:kept], (*batch[kept:], *base_distribution.event_shape), validate_args)

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        return self.base_dist._drawn(sample_shape)

    def log_prob(self, value: Tensor) -> Tensor:
        return summed(self.base_dist.log_prob(value), self.reinterpreted_batch_ndims)

    def entropy(self) -> Tensor:
        return summed(self.base_dist.entropy(), self.reinterpreted_batch_ndims)

    def expand(self, batch_shape: Sequence[int]) -> Any:
        inner = self.event_shape[: self.reinterpreted_batch_ndims]
        return Independent(self.base_dist.expand((*batch_shape, *inner)), self.reinterpreted_batch_ndims)

    @property
    def mean(self) -> Tensor:
        return self.base_dist.mean

    @property
    def mode(self) -> Tensor:
        return self.base_dist.mode

    @property
    def variance(self) -> Tensor:
        return self.base_dist.variance

    def __repr__(self) -> str:
        return f"Independent({self.base_dist!r}, {self.reinterpreted_batch_ndims})"
