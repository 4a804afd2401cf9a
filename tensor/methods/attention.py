"""The gradient of attention, from what its forward pass got and the logarithm of each row's sum of powers.

The probabilities are made again of the scores where they are needed, so that no kernel has to store them:
``p = e**(s - l)``, with l the logarithm of the sum of a row's powers, ``dv = p^T g`` and, with ``d`` the sum
of g times the result along each row, ``ds = p * (g v^T - d)`` (Dao et al., "FlashAttention", 2022, appendix
B).
All of it is written with keys as rows, so that none of it is the forward pass's own.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tensor.dtype import dtypes
from tensor.ir import build

Mask = Any
FEW = 1 << 16  # scores of a head in full precision up to which keeping them costs less than making them again


def scores(query: Any, key: Any, mask: Mask, is_causal: bool, turned: bool = False) -> Any:
    """q k^T / sqrt(d), masked, ``(..., rows, keys)``; in float32 for 16 bits. turned: keys come first."""
    sides, places = ((key, query), (0, 1)) if turned else ((query, key), (1, 0))
    made = product(sides[0], sides[1].transpose(-2, -1)) * (1 / math.sqrt(query.shape[-1]))
    if is_causal:
        column, row = (made._iota(made.shape[-2:], place) for place in places)
        mask = column <= row
    elif mask is not None and turned:
        mask = mask.reshape(*(1,) * (2 - mask.ndim), *mask.shape).transpose(-2, -1)
    if mask is None:
        return made
    return mask.where(made, -math.inf) if mask.dtype.kind == "b" else made + mask


def product(a: Any, b: Any) -> Any:
    """A product of matrices whose sums are not rounded to 16 bits."""
    return a.dot(b, dtype=dtypes.float32 if a.dtype.bits == 16 else None)


def gradient(is_causal: bool, hidden: Mask, made: Any, toward: Any, *inputs: Any) -> tuple[Any, ...]:
    """Toward queries, keys, values and the numbers that were added to the scores, if such are the fourth
    input. hidden: a mask of truth values."""
    query, key, value, *added = inputs
    mask = added[0] if added else hidden
    narrow = query.dtype
    toward = toward if toward.node.storage is not None else stored(toward)
    found = scores(query, key, mask, is_causal, turned=True)
    top = found.max(axis=-2, keepdim=True)
    sums = stored((found - top)._exp_short().sum(-2, keepdim=True).log() + top)
    shares = (found - sums)._exp_short()
    along = stored((toward.cast(found.dtype) * made.cast(found.dtype)).sum(-1, keepdim=True)).transpose(
        -2, -1
    )
    slopes = shares * (product(value, toward.transpose(-2, -1)) - along)
    few, factor = slopes.cast(narrow), 1 / math.sqrt(query.shape[-1])
    parts = (
        (product(few.transpose(-2, -1), key) * factor).cast(narrow),
        (product(few, query) * factor).cast(narrow),
        product(shares.cast(narrow), toward.cast(narrow)).cast(narrow),
        slopes.transpose(-2, -1),
    )
    return tuple(summed(part, x.shape).cast(x.dtype) for part, x in zip(parts, inputs, strict=False))


def stored(x: Any) -> Any:
    """The values in memory of their own, because many kernels read them."""
    return x._wrap(build.contiguous(x.node))


def summed(part: Any, shape: Sequence[int]) -> Any:
    """A gradient, summed along what was repeated to get there."""
    before = part.ndim - len(shape)
    axes = [n for n, size in enumerate(part.shape) if n < before or shape[n - before] != size]
    return (part.sum(axes) if axes else part).reshape(shape)
