"""Attention with several heads, with torch's parameters and masks."""

from __future__ import annotations

import math

from tensor.nn.linear import Linear
from tensor.nn.module import Module
from tensor.tensor import Tensor


class MultiheadAttention(Module):
    """Queries, keys and values through learned matrices, `scaled_dot_product_attention` in `num_heads` parts,
    and a matrix over all of them (Vaswani et al., 2017).

    in_proj_weight: (3 * embed_dim, embed_dim), or q_proj_weight, k_proj_weight and v_proj_weight where `kdim`
    or `vdim` differ; in_proj_bias; out_proj. add_bias_kv: a learned key and value more; add_zero_attn: one of
    zeros more. It is in training mode until `eval`.

    >>> x = Tensor.ones(5, 2, 8)
    >>> made, weights = MultiheadAttention(8, 2)(x, x, x)
    >>> made.shape, weights.shape
    ((5, 2, 8), (2, 5, 5))
    """

    def __init__(
        self,
        embed_dim: int,
        num_heads: int,
        dropout: float = 0.0,
        bias: bool = True,
        add_bias_kv: bool = False,
        add_zero_attn: bool = False,
        kdim: int | None = None,
        vdim: int | None = None,
        batch_first: bool = False,
    ) -> None:
        super().__init__()
        if num_heads < 1 or embed_dim % num_heads:
            raise ValueError(f"MultiheadAttention: {embed_dim} does not divide into {num_heads} heads")
        self.embed_dim, self.num_heads, self.dropout = embed_dim, num_heads, dropout
        self.batch_first, self.add_zero_attn = batch_first, add_zero_attn
        widths = (embed_dim, kdim or embed_dim, vdim or embed_dim)
        if widths[1:] == (embed_dim, embed_dim):
            self.in_proj_weight = Tensor.glorot_uniform(3 * embed_dim, embed_dim, requires_grad=True)
        else:
            made = [Tensor.glorot_uniform(embed_dim, width, requires_grad=True) for width in widths]
            self.q_proj_weight, self.k_proj_weight, self.v_proj_weight = made
        self.in_proj_bias = Tensor.zeros(3 * embed_dim, requires_grad=True) if bias else None
        self.out_proj = Linear(embed_dim, embed_dim, bias)
        if self.out_proj.bias is not None:
            self.out_proj.bias.assign(self.out_proj.bias.zeros_like())
        self.bias_k: Tensor | None = None
        self.bias_v: Tensor | None = None
        if add_bias_kv:
            self.bias_k, self.bias_v = (
                Tensor.normal(1, 1, embed_dim, std=embed_dim**-0.5, requires_grad=True) for _ in range(2)
            )

    def forward(
        self,
        query: Tensor,
        key: Tensor,
        value: Tensor,
        key_padding_mask: Tensor | None = None,
        need_weights: bool = True,
        attn_mask: Tensor | None = None,
        average_attn_weights: bool = True,
        is_causal: bool = False,
    ) -> tuple[Tensor, Tensor | None]:
        """Outputs laid out as `query`, ``(length, batch, embed_dim)``, or with the batch first, or without
        it; and the weights ``(batch, length, keys)``, by head if not averaged, or None.

        key_padding_mask ``(batch, keys)`` and attn_mask ``(length, keys)`` or ``(batch * heads, length,
        keys)``: True where attention must not go (the other way round than scaled_dot_product_attention), or
        numbers to add. is_causal: no query sees later keys; `attn_mask` then need not be given.
        """
        sides = [x.unsqueeze(0) if query.ndim == 2 else x for x in (query, key, value)]
        if query.ndim == 3 and not self.batch_first:
            sides = [x.transpose(0, 1) for x in sides]
        q, k, v = (self._split(x, part) for part, x in enumerate(sides))
        q, k, v, added = self._extended(q, k, v)
        mask = self._mask(q, k, added, key_padding_mask, attn_mask, is_causal)
        made, weights = self._attend(q, k, v, mask, need_weights)
        outputs = self.out_proj(made.transpose(1, 2).reshape(*sides[0].shape[:2], self.embed_dim))
        if weights is not None and average_attn_weights:
            weights = weights.mean(1)
        if query.ndim == 2:
            return outputs.squeeze(0), None if weights is None else weights.squeeze(0)
        return outputs if self.batch_first else outputs.transpose(0, 1), weights

    def _split(self, x: Tensor, part: int) -> Tensor:
        """``(batch, length, width) -> (batch, heads, length, embed_dim / heads)``"""
        size, bias = self.embed_dim, None
        if hasattr(self, "in_proj_weight"):
            weight = self.in_proj_weight[part * size : (part + 1) * size]
        else:
            weight = (self.q_proj_weight, self.k_proj_weight, self.v_proj_weight)[part]
        if self.in_proj_bias is not None:
            bias = self.in_proj_bias[part * size : (part + 1) * size]
        made = x.linear(weight.T, bias)
        return made.reshape(*x.shape[:2], self.num_heads, -1).transpose(1, 2)

    def _extended(self, q: Tensor, k: Tensor, v: Tensor) -> tuple[Tensor, Tensor, Tensor, int]:
        """Keys and values with those more that were asked for, and how many those are."""
        more: list[tuple[Tensor, Tensor]] = []
        shape = (k.shape[0], self.num_heads, 1, k.shape[-1])
        if self.bias_k is not None and self.bias_v is not None:
            first, second = (
                b.reshape(1, self.num_heads, 1, -1).expand(shape) for b in (self.bias_k, self.bias_v)
            )
            more.append((first, second))
        if self.add_zero_attn:
            more.append((k.zeros(shape, dtype=k.dtype), v.zeros(shape, dtype=v.dtype)))
        for first, second in more:
            k, v = k.cat(first, dim=2), v.cat(second, dim=2)
        return q, k, v, len(more)

    def _mask(
        self, q: Tensor, k: Tensor, added: int, padding: Tensor | None, mask: Tensor | None, is_causal: bool
    ) -> Tensor | None:
        """Numbers to add to the scores ``(batch, heads, length, keys)``."""
        length, keys = q.shape[2], k.shape[2] - added
        parts: list[Tensor] = []
        if is_causal and mask is None:
            mask = Tensor.ones(length, keys, dtype="bool").tril().logical_not()
        if mask is not None:
            wide = _as_numbers(mask, q)
            parts.append(wide.reshape(-1, self.num_heads, length, keys) if wide.ndim == 3 else wide)
        if padding is not None:
            parts.append(_as_numbers(padding, q).reshape(-1, 1, 1, keys))
        if not parts:
            return None
        total = parts[0] if len(parts) == 1 else parts[0] + parts[1]
        return total.pad((0, added)) if added else total

    def _attend(
        self, q: Tensor, k: Tensor, v: Tensor, mask: Tensor | None, need_weights: bool
    ) -> tuple[Tensor, Tensor | None]:
        dropout = self.dropout
        if not need_weights:
            return q.scaled_dot_product_attention(k, v, mask, dropout_p=dropout), None
        scores = q @ k.transpose(-2, -1) * (1 / math.sqrt(q.shape[-1]))
        weights = (scores if mask is None else scores + mask).softmax(-1).dropout(dropout)
        return weights @ v, weights


def _as_numbers(mask: Tensor, like: Tensor) -> Tensor:
    """-inf where a mask is True; numbers stay."""
    if mask.dtype.kind == "b":
        return mask.where(-math.inf, like.zeros(mask.shape, dtype=like.dtype))
    return mask.cast(like.dtype)


def multi_head_attention_forward(
    query: Tensor, key: Tensor, value: Tensor, embed_dim_to_check: int, num_heads: int,
    in_proj_weight: Tensor | None, in_proj_bias: Tensor | None, bias_k: Tensor | None, bias_v: Tensor | None,
    add_zero_attn: bool, dropout_p: float, out_proj_weight: Tensor, out_proj_bias: Tensor | None,
    training: bool = True, key_padding_mask: Tensor | None = None, need_weights: bool = True,
    attn_mask: Tensor | None = None, use_separate_proj_weight: bool = False,
    q_proj_weight: Tensor | None = None, k_proj_weight: Tensor | None = None,
    v_proj_weight: Tensor | None = None, average_attn_weights: bool = True, is_causal: bool = False,
) -> tuple[Tensor, Tensor | None]:  # fmt: skip
    """`MultiheadAttention` with parameters from outside, of ``(length, batch, embed_dim)`` or without the
    batch. ValueError where queries are not `embed_dim_to_check` wide.

    >>> x, one = Tensor([[2.0]]), Tensor([[1.0]])
    >>> more = (Tensor.ones(3, 1), None, None, None, False, 0.0, one, None)
    >>> multi_head_attention_forward(x, x, x, 1, 1, *more)[0].tolist()
    [[2.0]]
    """
    if query.shape[-1] != embed_dim_to_check:
        what = f"queries {query.shape} are not {embed_dim_to_check} wide"
        raise ValueError(f"multi_head_attention_forward: {what}")
    made = MultiheadAttention.__new__(MultiheadAttention)
    made.embed_dim, made.num_heads, made.dropout = embed_dim_to_check, num_heads, dropout_p
    made.batch_first, made.add_zero_attn, made.training = False, add_zero_attn, training
    separate = (q_proj_weight, k_proj_weight, v_proj_weight)
    _take_projections(made, None if use_separate_proj_weight else in_proj_weight, separate)
    made.in_proj_bias, made.bias_k, made.bias_v = in_proj_bias, bias_k, bias_v
    made.out_proj = Linear.__new__(Linear)
    made.out_proj.weight, made.out_proj.bias = out_proj_weight, out_proj_bias
    result: tuple[Tensor, Tensor | None] = made(
        query, key, value, key_padding_mask, need_weights, attn_mask, average_attn_weights, is_causal
    )
    return result


def _take_projections(
    made: MultiheadAttention,
    whole: Tensor | None,
    separate: tuple[Tensor | None, Tensor | None, Tensor | None],
) -> None:
    """The matrices of queries, keys and values: one for all, or each its own."""
    q, k, v = separate
    if whole is not None:
        made.in_proj_weight = whole
    elif q is not None and k is not None and v is not None:
        made.q_proj_weight, made.k_proj_weight, made.v_proj_weight = q, k, v
    else:
        raise ValueError("multi_head_attention_forward: give in_proj_weight, or all three of q, k and v")
