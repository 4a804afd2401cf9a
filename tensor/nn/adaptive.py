"""Softmax over many classes by their frequency: rare ones in clusters of their own (Grave et al., 2017)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from tensor.nn.linear import Linear
from tensor.nn.module import Module
from tensor.nn.sequential import ModuleList, Sequential
from tensor.tensor import Tensor


class OutputAndLoss(NamedTuple):
    """output: the logarithm of each target's probability; loss: the negative of their mean."""

    output: Tensor
    loss: Tensor


class AdaptiveLogSoftmaxWithLoss(Module):
    """Classes 0..cutoffs[0] - 1 are in the head, beside one entry for each cluster: those up to the next
    cutoff, the last of which is `n_classes`. Cluster i sees in_features // div_value**(i + 1) features.

    Every cluster is computed for every row. ValueError for cutoffs that do not rise from 1 to below
    `n_classes`.

    >>> layer = AdaptiveLogSoftmaxWithLoss(8, 20, cutoffs=[4, 10], div_value=2.0)
    >>> layer(Tensor.ones(3, 8), Tensor([0, 5, 19])).output.shape, layer.log_prob(Tensor.ones(3, 8)).shape
    ((3,), (3, 20))
    """

    def __init__(
        self,
        in_features: int,
        n_classes: int,
        cutoffs: Sequence[int],
        div_value: float = 4.0,
        head_bias: bool = False,
    ) -> None:
        super().__init__()
        ends = [*cutoffs, n_classes]
        rises = all(low < high for low, high in zip([0, *ends], ends, strict=False))
        if not cutoffs or not rises or any(int(end) != end for end in ends):
            name = type(self).__name__
            raise ValueError(f"{name}: cutoffs {list(cutoffs)}; allowed rise from 1 to below {n_classes}")
        self.in_features, self.n_classes, self.cutoffs = in_features, n_classes, ends
        self.div_value, self.head_bias = div_value, head_bias
        self.shortlist_size, self.n_clusters = ends[0], len(ends) - 1
        self.head_size = self.shortlist_size + self.n_clusters
        self.head = Linear(in_features, self.head_size, bias=head_bias)
        self.tail = ModuleList()
        for i, (low, high) in enumerate(pairwise(ends)):
            width = int(in_features // div_value ** (i + 1))
            self.tail.append(
                Sequential(Linear(in_features, width, bias=False), Linear(width, high - low, bias=False))
            )

    def forward(self, x: Tensor, target: Tensor) -> OutputAndLoss:
        """``(n, in_features)`` and classes ``(n,)``, or one row and class -> `OutputAndLoss`, ``(n,)`` and
        ``()``. ValueError for other shapes; an IndexError for a class outside where the host knows it, where
        only the device does its output is NaN."""
        if x.shape[:-1] != target.shape or x.ndim not in (1, 2) or x.shape[-1] != self.in_features:
            told = f"{type(self).__name__}: input {x.shape}, target {target.shape}"
            raise ValueError(f"{told}; allowed are (n, {self.in_features}) and (n,)")
        if x.ndim == 1:
            made = self.forward(x.unsqueeze(0), target.unsqueeze(0))
            return OutputAndLoss(made.output.squeeze(0), made.loss)
        output: Tensor = -self.log_prob(x).nll_loss(
            target, ignore_index=-1 - self.n_classes, reduction="none"
        )
        return OutputAndLoss(output, -output.mean())

    def log_prob(self, x: Tensor) -> Tensor:
        """The logarithm of every class's probability: ``(n, in_features) -> (n, n_classes)``."""
        head: Tensor = self.head(x).log_softmax(-1)
        parts = [head[:, : self.shortlist_size]]
        for i, cluster in enumerate(self.tail):
            gate = head[:, self.shortlist_size + i].unsqueeze(-1)
            parts.append(cluster(x).log_softmax(-1) + gate)
        return Tensor.cat(*parts, dim=-1)

    def predict(self, x: Tensor) -> Tensor:
        """The likeliest class of each row: ``(n, in_features) -> (n,)``."""
        made: Tensor = self.log_prob(x).argmax(-1)
        return made
