"""Losses as layers: settings first, then called with predictions and targets."""

from __future__ import annotations

from typing import Any

from tensor.nn import functional
from tensor.nn.module import Module
from tensor.nn.reductions import takes_old
from tensor.tensor import Tensor


class _Loss(Module):
    """A function of `functional` with its settings; `reduction` is "mean", "sum" or "none"."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "__init__" in vars(cls):
            cls.__init__ = takes_old(vars(cls)["__init__"])  # type: ignore[method-assign]

    @takes_old
    def __init__(self, reduction: str = "mean", **settings: Any) -> None:
        self.settings = {"reduction": reduction, **settings}


class MSELoss(_Loss):
    """Squared differences.

    >>> MSELoss()(Tensor([1.0, 4.0]), Tensor([2.0, 2.0])).item()
    2.5
    """

    def forward(self, x: Tensor, target: Tensor) -> Tensor:
        return x.mse_loss(target, **self.settings)


class L1Loss(_Loss):
    """|x - target|.

    >>> L1Loss()(Tensor([1.0, 4.0]), Tensor([2.0, 2.0])).item()
    1.5
    """

    def forward(self, x: Tensor, target: Tensor) -> Tensor:
        return functional.l1_loss(x, target, **self.settings)


class SmoothL1Loss(_Loss):
    """`functional.smooth_l1_loss`.

    >>> SmoothL1Loss()(Tensor([3.0]), Tensor([0.0])).item()
    2.5
    """

    def __init__(self, reduction: str = "mean", beta: float = 1.0) -> None:
        super().__init__(reduction, beta=beta)

    def forward(self, x: Tensor, target: Tensor) -> Tensor:
        return functional.smooth_l1_loss(x, target, **self.settings)


class HuberLoss(_Loss):
    """`functional.huber_loss`.

    >>> HuberLoss()(Tensor([3.0]), Tensor([0.0])).item()
    2.5
    """

    def __init__(self, reduction: str = "mean", delta: float = 1.0) -> None:
        super().__init__(reduction, delta=delta)

    def forward(self, x: Tensor, target: Tensor) -> Tensor:
        return functional.huber_loss(x, target, **self.settings)


class CrossEntropyLoss(_Loss):
    """`Tensor.cross_entropy`: logits ``(batch, classes, ...)``, classes ``(batch, ...)`` or shares.

    >>> round(CrossEntropyLoss()(Tensor([[0.0, 0.0]]), Tensor([1])).item(), 4)
    0.6931
    """

    def __init__(
        self,
        weight: Tensor | None = None,
        ignore_index: int = -100,
        reduction: str = "mean",
        label_smoothing: float = 0.0,
    ) -> None:
        super().__init__(reduction, ignore_index=ignore_index, label_smoothing=label_smoothing)
        self.weight = None if weight is None else weight.detach().requires_grad_(False)

    _buffers = frozenset({"weight"})

    def forward(self, x: Tensor, target: Tensor) -> Tensor:
        return x.cross_entropy(target, weight=self.weight, **self.settings)


class NLLLoss(_Loss):
    """`Tensor.nll_loss`: logarithms of probabilities and integer classes.

    >>> NLLLoss()(Tensor([[-2.0, -1.0]]), Tensor([0])).item()
    2.0
    """

    def __init__(
        self, weight: Tensor | None = None, ignore_index: int = -100, reduction: str = "mean"
    ) -> None:
        super().__init__(reduction, ignore_index=ignore_index)
        self.weight = None if weight is None else weight.detach().requires_grad_(False)

    _buffers = frozenset({"weight"})

    def forward(self, x: Tensor, target: Tensor) -> Tensor:
        return x.nll_loss(target, weight=self.weight, **self.settings)


class BCELoss(_Loss):
    """`functional.binary_cross_entropy` of probabilities.

    >>> round(BCELoss()(Tensor([0.5]), Tensor([1.0])).item(), 4)
    0.6931
    """

    def __init__(self, weight: Tensor | None = None, reduction: str = "mean") -> None:
        super().__init__(reduction)
        self.weight = None if weight is None else weight.detach().requires_grad_(False)

    _buffers = frozenset({"weight"})

    def forward(self, x: Tensor, target: Tensor) -> Tensor:
        return functional.binary_cross_entropy(x, target, self.weight, **self.settings)


class BCEWithLogitsLoss(_Loss):
    """`Tensor.binary_crossentropy_logits`.

    >>> round(BCEWithLogitsLoss()(Tensor([0.0]), Tensor([1.0])).item(), 4)
    0.6931
    """

    def __init__(
        self,
        weight: Tensor | None = None,
        size_average: None = None,
        reduce: None = None,
        reduction: str = "mean",
        pos_weight: Tensor | None = None,
    ) -> None:
        super().__init__(reduction)
        self.weight = None if weight is None else weight.detach().requires_grad_(False)
        self.pos_weight = None if pos_weight is None else pos_weight.detach().requires_grad_(False)

    _buffers = frozenset({"weight", "pos_weight"})

    def forward(self, x: Tensor, target: Tensor) -> Tensor:
        return functional.binary_cross_entropy_with_logits(
            x, target, self.weight, pos_weight=self.pos_weight, **self.settings
        )


class KLDivLoss(_Loss):
    """`functional.kl_div`.

    >>> KLDivLoss(reduction="sum")(Tensor([0.0]), Tensor([1.0])).item()
    0.0
    """

    def __init__(self, reduction: str = "mean", log_target: bool = False) -> None:
        super().__init__(reduction, log_target=log_target)

    def forward(self, x: Tensor, target: Tensor) -> Tensor:
        return functional.kl_div(x, target, **self.settings)
