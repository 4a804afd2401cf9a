"""Attention and what goes with it: rotary positions, linear attention, causal convolution with a state."""

from __future__ import annotations

import math
from typing import Any

from tensor import Tensor
from tensor.dtype import dtypes
from tensor.onnx.table import Rows
from tensor.onnx.types import device_type, numpy_type

NEVER = -math.inf


def _heads(x: Tensor, count: int | None) -> Tensor:
    """(batch, length, heads * size) as (batch, heads, length, size); four axes stay."""
    if x.ndim == 4:
        return x
    if not count:
        raise ValueError(f"shape {x.shape} without a number of heads; give q_num_heads and kv_num_heads")
    return x.unflatten(-1, (count, -1)).transpose(1, 2)


def _joined(x: Tensor) -> Tensor:
    return x.transpose(1, 2).flatten(2)


def _bias(
    shape: tuple[int, int],
    mask: Tensor | None,
    offset: int | Tensor,
    valid: Tensor | None,
    bounds: tuple[int, int],
    is_causal: bool,
) -> Tensor | None:
    """What is added to scores (queries, keys): a mask, and minus infinity where a key may not be seen.
    offset: the position of the first query; valid: how many keys there are, by row of the batch; bounds: how
    far back and ahead a query sees, -1 for all."""
    rows = Tensor.arange(shape[0]).reshape(-1, 1) + offset
    columns = Tensor.arange(shape[1]).reshape(1, -1)
    seen: list[Tensor] = []
    if is_causal:
        seen.append(columns <= rows)
    if bounds[0] >= 0:
        seen.append(rows - columns <= bounds[0])
    if bounds[1] >= 0:
        seen.append(columns - rows <= bounds[1])
    if valid is not None:
        seen.append(columns < valid)
    added: Tensor | None = None
    if mask is not None:
        short = shape[1] - mask.shape[-1]
        around = [*((0, 0),) * (mask.ndim - 1), (0, short)]
        if mask.dtype == dtypes.bool:
            seen.append(mask.pad(around, value=False))
        else:
            added = mask.pad(around, value=NEVER)
    for each in seen:
        part = each.where(0.0, NEVER)
        added = part if added is None else added.cast(dtypes.float32) + part
    return added


def attention(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    mask: Tensor | None = None,
    past_key: Tensor | None = None,
    past_value: Tensor | None = None,
    valid: Tensor | None = None,
    *,
    is_causal: int = 0,
    kv_num_heads: int | None = None,
    left_window_size: int = -1,
    q_num_heads: int | None = None,
    qk_matmul_output_mode: int = 0,
    right_window_size: int = -1,
    scale: float | None = None,
    softcap: float = 0.0,
    softmax_precision: int | None = None,
    outputs: int = 1,
) -> tuple[Tensor, ...]:
    """softmax(q k^T scale + bias) v, the keys and values with those before them, and what the softmax saw."""
    is_flat = q.ndim == 3
    q, k, v = _heads(q, q_num_heads), _heads(k, kv_num_heads), _heads(v, kv_num_heads)
    if past_key is not None and past_value is not None:
        k, v = past_key.cat(k, dim=2), past_value.cat(v, dim=2)
    present, repeats = (k, v), q.shape[1] // k.shape[1]
    if repeats > 1:
        k, v = k.repeat_interleave(repeats, 1), v.repeat_interleave(repeats, 1)
    offset: int | Tensor = 0 if past_key is None else past_key.shape[2]
    limit = None if valid is None else valid.int().reshape(-1, 1, 1, 1)
    if limit is not None:
        offset = limit - q.shape[2]
    shape, bounds = (q.shape[2], k.shape[2]), (left_window_size, right_window_size)
    bias = _bias(shape, mask, offset, limit, bounds, bool(is_causal))
    factor = math.sqrt(1 / math.sqrt(q.shape[-1]) if scale is None else scale)
    stages = _stages((q * factor).dot((k * factor).transpose(-2, -1)), softcap, bias, softmax_precision)
    made = stages[-1].dot(v)
    return _joined(made) if is_flat else made, *present, stages[qk_matmul_output_mode]


def _stages(scores: Tensor, softcap: float, bias: Tensor | None, precision: int | None) -> list[Tensor]:
    """By qk_matmul_output_mode: the scores, these under the cap, with the bias, and after softmax. precision:
    the type that softmax computes in, by ONNX's number.
    """
    capped = (scores / softcap).tanh() * softcap if softcap else scores
    biased = capped if bias is None else (capped + bias).cast(scores.dtype)
    kind = device_type(numpy_type(precision)) if precision else None
    shares = (biased if kind is None else biased.cast(kind)).softmax(-1).cast(scores.dtype)
    if bias is not None:  # a query that may see nothing gets nothing
        shares = bias.max(axis=-1, keepdim=True).eq(NEVER).where(0, shares)
    return [scores, capped, biased, shares]


def rotate(
    x: Tensor,
    cosines: Tensor,
    sines: Tensor,
    positions: Tensor | None = None,
    *,
    interleaved: int = 0,
    num_heads: int = 0,
    rotary_embedding_dim: int = 0,
) -> Tensor:
    """Pairs of the first elements of each head turned by their position's angle. A pair is element i with
    the one half the size behind it, or with its neighbour if `interleaved`."""
    heads = _heads(x, num_heads)
    size = rotary_embedding_dim or heads.shape[-1]
    turned, rest = heads[..., :size], heads[..., size:]
    if positions is not None:
        cosines, sines = cosines[positions], sines[positions]
    cosine, sine = (each[..., : size // 2].unsqueeze(1) for each in (cosines, sines))
    if interleaved:
        first, second = turned[..., 0::2], turned[..., 1::2]
    else:
        first, second = turned[..., : size // 2], turned[..., size // 2 :]
    real, imaginary = first * cosine - second * sine, first * sine + second * cosine
    made = real.stack(imaginary, dim=-1).flatten(-2) if interleaved else real.cat(imaginary, dim=-1)
    whole = made.cat(rest, dim=-1) if rest.numel() else made
    return _joined(whole) if x.ndim == 3 else whole


RULES = ("linear", "gated", "delta", "gated_delta")


def linear_attention(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    past: Tensor | None = None,
    decay: Tensor | None = None,
    beta: Tensor | None = None,
    *,
    chunk_size: int = 64,
    kv_num_heads: int,
    q_num_heads: int,
    scale: float = 0.0,
    update_rule: str = "gated_delta",
) -> tuple[Tensor, Tensor]:
    """A state (keys, values) that each step lets fade by `decay`, corrects by `beta`, adds to and reads."""
    if update_rule not in RULES:
        raise ValueError(f"update_rule {update_rule!r}; allowed are {', '.join(RULES)}")
    queries, keys, values = (
        _heads(x, n).float() for x, n in ((q, q_num_heads), (k, kv_num_heads), (v, kv_num_heads))
    )
    fade = None if decay is None else _heads(decay, kv_num_heads).float().exp()
    share = None if beta is None else _heads(beta, beta.shape[-1]).float()
    size, width = keys.shape[-1], values.shape[-1]
    state = Tensor.zeros(q.shape[0], kv_num_heads, size, width) if past is None else past.float()
    read = []
    for i in range(q.shape[1]):
        key, value = keys[:, :, i].unsqueeze(-1), values[:, :, i].unsqueeze(-2)
        if fade is not None:
            state = state * fade[:, :, i].unsqueeze(-1)
        if share is not None:
            value = share[:, :, i].unsqueeze(-1) * (value - (state * key).sum(-2, True))
        state = state + key * value
        whole = state.repeat_interleave(q_num_heads // kv_num_heads, 1)
        read.append((queries[:, :, i].unsqueeze(-1) * whole).sum(-2))
    made = read[0].stack(*read[1:], dim=2) * (scale or 1 / math.sqrt(size))
    return _joined(made).cast(q.dtype), state.cast((q if past is None else past).dtype)


def causal_convolution(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    past: Tensor | None = None,
    *,
    activation: str = "none",
) -> tuple[Any, ...]:
    """Each channel over its own last few elements, those before the first from `past`."""
    taps = weight.shape[2]
    whole = x.pad([(0, 0), (0, 0), (taps - 1, 0)]) if past is None else past.cat(x, dim=2)
    made = whole.conv2d(weight, bias, x.shape[1])
    if activation not in ("none", "silu", "swish"):
        raise ValueError(f"activation {activation!r}; allowed are none, silu and swish")
    return made if activation == "none" else made.silu(), whole[:, :, whole.shape[2] - taps + 1 :]


ROWS: Rows = {
    "Attention": {23: attention},
    "CausalConvWithState": {27: causal_convolution},
    "LinearAttention": {27: linear_attention},
    "RotaryEmbedding": {23: rotate},
}
