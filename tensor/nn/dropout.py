"""Dropout as a layer, for models that are lists of layers."""

from __future__ import annotations

from tensor.nn.module import Module
from tensor.tensor import Tensor


class Dropout(Module):
    """Tensor.dropout with a fixed probability.

    >>> Dropout(0.5)(Tensor([1.0, 2.0])).tolist()
    [1.0, 2.0]
    """

    def __init__(self, p: float = 0.5, inplace: bool = False) -> None:
        if not 0 <= p <= 1:
            raise ValueError(f"Dropout: p {p}; allowed is 0..1")
        self.p = p

    def forward(self, x: Tensor) -> Tensor:
        with self._mode():
            return x.dropout(self.p)
