"""Layers that multiply by a learned matrix or form, or pick and pool its rows."""

from __future__ import annotations

from typing import Any, Self

from tensor.nn.module import Module, Parameter
from tensor.nn.patches import bilinear, embedding, embedding_bag
from tensor.tensor import Tensor


class Linear(Module):
    """x @ weight.T + bias. weight: (out_features, in_features); bias: (out_features,) or None.

    >>> Linear(4, 3)(Tensor.ones(2, 4)).shape
    (2, 3)
    """

    def __init__(self, in_features: int, out_features: int, bias: bool = True) -> None:
        self.in_features, self.out_features = in_features, out_features
        bound = in_features**-0.5 if in_features else 0.0
        self.weight = Tensor.uniform(out_features, in_features, low=-bound, high=bound, requires_grad=True)
        self.bias: Tensor | None = None
        if bias:
            self.bias = Tensor.uniform(out_features, low=-bound, high=bound, requires_grad=True)

    def forward(self, x: Tensor) -> Tensor:
        """``(..., in_features) -> (..., out_features)``"""
        return x.linear(self.weight.T, self.bias)


class Embedding(Module):
    """Rows of a learned table. weight: (num_embeddings, embedding_dim); the row `padding_idx` begins as zeros
    and learns nothing. max_norm: rows that are read are scaled to be no longer, in the table too;
    scale_grad_by_freq: gradients over how often a row is read. sparse changes nothing: gradients are dense.

    >>> Embedding(10, 4)(Tensor([[1, 2, 9]])).shape
    (1, 3, 4)
    """

    def __init__(
        self,
        num_embeddings: int,
        embedding_dim: int,
        padding_idx: int | None = None,
        max_norm: float | None = None,
        norm_type: float = 2.0,
        scale_grad_by_freq: bool = False,
        sparse: bool = False,
        _weight: Tensor | None = None,
        _freeze: bool = False,
    ) -> None:
        self.rules = max_norm, norm_type, scale_grad_by_freq
        self.num_embeddings, self.embedding_dim = num_embeddings, embedding_dim
        if padding_idx is not None and not -num_embeddings <= padding_idx < num_embeddings:
            raise ValueError(
                f"Embedding: padding_idx {padding_idx}; allowed is a row of the {num_embeddings}"
            )
        self.padding_idx = None if padding_idx is None else padding_idx % num_embeddings
        if _weight is None:
            weight = Tensor.randn(num_embeddings, embedding_dim)
            if self.padding_idx is not None:
                weight = Tensor.arange(num_embeddings).ne(self.padding_idx).unsqueeze(1).where(weight, 0.0)
        elif _weight.shape == (num_embeddings, embedding_dim):
            weight = _weight
        else:
            wanted = (num_embeddings, embedding_dim)
            raise ValueError(f"Embedding: _weight of shape {_weight.shape}; allowed is {wanted}")
        self.weight: Tensor = Parameter(weight, not _freeze)

    def forward(self, index: Tensor) -> Tensor:
        """Integers ``(...)`` -> ``(..., embedding_dim)``; -1 is the last row."""
        if not index.dtype.is_int:
            raise TypeError(f"Embedding: index is {index.dtype.name}; allowed are integers")
        if self.rules[0] is not None or self.rules[2]:
            return embedding(index, self.weight, self.padding_idx, *self.rules)
        rows = self.weight[index]
        if self.padding_idx is None:
            return rows
        return index.ne(self.padding_idx).unsqueeze(-1).where(rows, rows.detach())

    @classmethod
    def from_pretrained(
        cls, embeddings: Tensor, freeze: bool = True, padding_idx: int | None = None, **options: Any
    ) -> Self:
        """One with a given table, which learns nothing if `freeze`.

        >>> Embedding.from_pretrained(Tensor([[1.0], [2.0]]))(Tensor([1])).tolist()
        [[2.0]]
        """
        made = cls(embeddings.shape[0], embeddings.shape[1], padding_idx, **options)
        made.weight = embeddings.detach().clone().requires_grad_(not freeze)
        return made


class Bilinear(Module):
    """x W_o y + b_o for each output o: ``(..., in1), (..., in2) -> (..., out)``.

    >>> Bilinear(2, 3, 4)(Tensor.ones(5, 2), Tensor.ones(5, 3)).shape
    (5, 4)
    """

    def __init__(self, in1_features: int, in2_features: int, out_features: int, bias: bool = True) -> None:
        limit = max(in1_features, 1) ** -0.5
        shape = (out_features, in1_features, in2_features)
        self.weight = Tensor.uniform(*shape, low=-limit, high=limit, requires_grad=True)
        self.bias = Tensor.uniform(out_features, low=-limit, high=limit, requires_grad=True) if bias else None

    def forward(self, input1: Tensor, input2: Tensor) -> Tensor:
        return bilinear(input1, input2, self.weight, self.bias)


class EmbeddingBag(Module):
    """`functional.embedding_bag` of rows that are learned; padding_idx: a row that does not count.

    >>> EmbeddingBag(10, 4, mode="sum")(Tensor([[1, 2, 9]])).shape
    (1, 4)
    """

    def __init__(
        self,
        num_embeddings: int,
        embedding_dim: int,
        max_norm: float | None = None,
        norm_type: float = 2.0,
        scale_grad_by_freq: bool = False,
        mode: str = "mean",
        sparse: bool = False,
        _weight: Tensor | None = None,
        include_last_offset: bool = False,
        padding_idx: int | None = None,
    ) -> None:
        self.rules = (max_norm, norm_type, scale_grad_by_freq, mode, sparse)
        self.include_last_offset, self.padding_idx = include_last_offset, padding_idx
        drawn = Tensor.randn(num_embeddings, embedding_dim) if _weight is None else _weight
        if _weight is None and padding_idx is not None:
            row = Tensor.arange(num_embeddings).eq(padding_idx % num_embeddings)
            drawn = row.unsqueeze(1).where(0.0, drawn)
        self.weight = Parameter(drawn)

    def forward(
        self, input: Tensor, offsets: Tensor | None = None, per_sample_weights: Tensor | None = None
    ) -> Tensor:
        last = (per_sample_weights, self.include_last_offset, self.padding_idx)
        return embedding_bag(input, self.weight, offsets, *self.rules, *last)
