"""Losses that are a function of `functional`: settings first, then called with what it compares."""

from __future__ import annotations

from tensor.nn import ctc, margins
from tensor.nn.function_layers import FunctionLayer


class SoftMarginLoss(FunctionLayer, function=margins.soft_margin_loss, inputs=2):
    """`functional.soft_margin_loss`.

    >>> SoftMarginLoss()(Tensor([0.0]), Tensor([1.0])).shape
    ()
    """


class MultiLabelMarginLoss(FunctionLayer, function=margins.multilabel_margin_loss, inputs=2):
    """`functional.multilabel_margin_loss`.

    >>> MultiLabelMarginLoss()(Tensor([[0.0, 1.0]]), Tensor([[1, -1]])).item()
    0.0
    """


class MultiLabelSoftMarginLoss(FunctionLayer, function=margins.multilabel_soft_margin_loss, inputs=2):
    """`functional.multilabel_soft_margin_loss`.

    >>> MultiLabelSoftMarginLoss()(Tensor([[0.0]]), Tensor([[1.0]])).shape
    ()
    """


class MultiMarginLoss(FunctionLayer, function=margins.multi_margin_loss, inputs=2):
    """`functional.multi_margin_loss`.

    >>> MultiMarginLoss()(Tensor([[0.0, 1.0]]), Tensor([1])).item()
    0.0
    """


class MarginRankingLoss(FunctionLayer, function=margins.margin_ranking_loss, inputs=3):
    """`functional.margin_ranking_loss`.

    >>> MarginRankingLoss()(Tensor([1.0]), Tensor([3.0]), Tensor([1.0])).item()
    2.0
    """


class HingeEmbeddingLoss(FunctionLayer, function=margins.hinge_embedding_loss, inputs=2):
    """`functional.hinge_embedding_loss`.

    >>> HingeEmbeddingLoss()(Tensor([0.25]), Tensor([-1.0])).item()
    0.75
    """


class CosineEmbeddingLoss(FunctionLayer, function=margins.cosine_embedding_loss, inputs=3):
    """`functional.cosine_embedding_loss`.

    >>> CosineEmbeddingLoss()(Tensor([[1.0, 0.0]]), Tensor([[0.0, 1.0]]), Tensor([-1])).item()
    0.0
    """


class TripletMarginLoss(FunctionLayer, function=margins.triplet_margin_loss, inputs=3):
    """`functional.triplet_margin_loss`.

    >>> TripletMarginLoss()(*[Tensor([[1.0, 2.0]])] * 3).item()
    1.0
    """


class TripletMarginWithDistanceLoss(
    FunctionLayer, function=margins.triplet_margin_with_distance_loss, inputs=3
):
    """`functional.triplet_margin_with_distance_loss`.

    >>> TripletMarginWithDistanceLoss()(*[Tensor([[1.0, 2.0]])] * 3).item()
    1.0
    """


class PoissonNLLLoss(FunctionLayer, function=margins.poisson_nll_loss, inputs=2):
    """`functional.poisson_nll_loss`.

    >>> PoissonNLLLoss()(Tensor([0.0]), Tensor([2.0])).item()
    1.0
    """


class GaussianNLLLoss(FunctionLayer, function=margins.gaussian_nll_loss, inputs=3):
    """`functional.gaussian_nll_loss`.

    >>> GaussianNLLLoss()(Tensor([1.0]), Tensor([3.0]), Tensor([1.0])).item()
    2.0
    """


class CTCLoss(FunctionLayer, function=ctc.ctc_loss, inputs=4):
    """`functional.ctc_loss`.

    >>> CTCLoss()(Tensor.zeros(3, 1, 2), Tensor([[1]]), Tensor([3]), Tensor([1])).shape
    ()
    """
