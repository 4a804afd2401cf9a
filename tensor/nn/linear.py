"""Layers that multiply by a learned matrix, or pick its rows."""

from __future__ import annotations

from tensor.nn.module import Module
from tensor.tensor import Tensor


class Linear(Module):
    """x @ weight.T + bias. weight: (out_features, in_features); bias: (out_features,) or None.

    >>> Linear(4, 3)(Tensor.ones(2, 4)).shape
    (2, 3)
    """

    def __init__(self, in_features: int, out_features: int, bias: bool = True) -> None:
        bound = in_features**-0.5 if in_features else 0.0
        self.weight = Tensor.uniform(out_features, in_features, low=-bound, high=bound, requires_grad=True)
        self.bias: Tensor | None = None
        if bias:
            self.bias = Tensor.uniform(out_features, low=-bound, high=bound, requires_grad=True)

    def __call__(self, x: Tensor) -> Tensor:
        """``(..., in_features) -> (..., out_features)``"""
        return x.linear(self.weight.T, self.bias)


class Embedding(Module):
    """Rows of a learned table. weight: (vocab_size, embed_size).

    >>> Embedding(10, 4)(Tensor([[1, 2, 9]])).shape
    (1, 3, 4)
    """

    def __init__(self, vocab_size: int, embed_size: int) -> None:
        self.vocab_size, self.embed_size = vocab_size, embed_size
        self.weight = Tensor.glorot_uniform(vocab_size, embed_size, requires_grad=True)

    def __call__(self, index: Tensor) -> Tensor:
        """Integers ``(...)`` -> ``(..., embed_size)``; -1 is the last row, what lies outside gives zeros."""
        if not index.dtype.is_int:
            raise TypeError(f"Embedding: index is {index.dtype.name}; allowed are integers")
        return self.weight[index]
