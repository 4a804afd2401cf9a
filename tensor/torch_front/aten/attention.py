"""ATen: attention as torch asks a processor for it, and its gradient."""

from __future__ import annotations

import math

from tensor import Tensor, dtypes
from tensor.torch_front.table import Lacks, lowers


def _scores(q: Tensor, k: Tensor, is_causal: bool, mask: Tensor | None, scale: float | None) -> Tensor:
    """q k^T, scaled and masked, in float32 for halves."""
    made = q.dot(k.transpose(-2, -1), dtype=dtypes.float32 if q.dtype.bits == 16 else None)
    made = made * (1 / math.sqrt(q.shape[-1]) if scale is None else scale)
    if is_causal:
        rows, columns = made.shape[-2:]
        allowed = Tensor.arange(columns).reshape(1, -1) <= Tensor.arange(rows).reshape(-1, 1)
        made = allowed.where(made, -math.inf)
    if mask is None:
        return made
    return mask.where(made, -math.inf) if mask.dtype.kind == "b" else made + mask.cast(made.dtype)


def _spread(q: Tensor, k: Tensor) -> Tensor:
    """Keys or values repeated for the groups of query heads that share one."""
    return k if q.shape[1] == k.shape[1] else k.repeat_interleave(q.shape[1] // k.shape[1], 1)


def _gathered(toward: Tensor, k: Tensor) -> Tensor:
    """Gradients of what was repeated, summed."""
    if toward.shape == k.shape:
        return toward
    batch, heads, *rest = k.shape
    return toward.reshape(batch, heads, -1, *rest).sum(2)


def _check(dropout: float) -> None:
    if dropout:
        raise Lacks("dropout inside attention")


@lowers("_scaled_dot_product_flash_attention_for_cpu")
def attention(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    dropout: float = 0.0,
    is_causal: bool = False,
    *,
    attn_mask: Tensor | None = None,
    scale: float | None = None,
) -> tuple[Tensor, Tensor]:
    """Also the logarithm of the sum of exponentials of each row, from which its gradient starts."""
    _check(dropout)
    k, v = _spread(q, k), _spread(q, v)
    scores = _scores(q, k, is_causal, attn_mask, scale)
    return scores.softmax(-1).cast(q.dtype).matmul(v), scores.logsumexp(-1)


@lowers("_scaled_dot_product_flash_attention_for_cpu_backward")
def attention_backward(
    g: Tensor,
    q: Tensor,
    k: Tensor,
    v: Tensor,
    out: Tensor,
    logsumexp: Tensor,
    dropout: float,
    is_causal: bool,
    *,
    attn_mask: Tensor | None = None,
    scale: float | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """Toward queries, keys and values: the softmax is made again of its logarithms."""
    _check(dropout)
    factor = 1 / math.sqrt(q.shape[-1]) if scale is None else scale
    keys, values = _spread(q, k), _spread(q, v)
    weights = (_scores(q, keys, is_causal, attn_mask, scale) - logsumexp.unsqueeze(-1)).exp()
    narrow = weights.cast(q.dtype)
    toward_v = narrow.transpose(-2, -1).matmul(g)
    along = (g * out).cast(weights.dtype).sum(-1, keepdim=True)
    toward = weights * (g.matmul(values.transpose(-2, -1)).cast(weights.dtype) - along) * factor
    toward = toward.cast(q.dtype)
    toward_k = toward.transpose(-2, -1).matmul(q)
    return toward.matmul(keys), _gathered(toward_k, k), _gathered(toward_v, v)
