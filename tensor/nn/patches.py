"""Windows of images as columns and back, rows of tables, and forms in two vectors, with torch's arguments."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tensor.methods.convolution import _each, _Pool
from tensor.tensor import Tensor

Ints = int | Sequence[int]
MODES = ("sum", "mean", "max")


def unfold(x: Tensor, kernel_size: Ints, dilation: Ints = 1, padding: Ints = 0, stride: Ints = 1) -> Tensor:
    """The windows of images ``(n, channels, height, width)``, or of one without n, as columns:
    ``(n, channels * elements of a window, windows)``. ValueError where no window fits.

    >>> unfold(Tensor([[[[1, 2], [3, 4]]]]), (1, 2)).tolist()
    [[[1, 3], [2, 4]]]
    """
    if x.ndim == 3:
        return unfold(x.unsqueeze(0), kernel_size, dilation, padding, stride).squeeze(0)
    if x.ndim != 4:
        raise ValueError(f"unfold: shape {x.shape}; allowed is (n, channels, height, width)")
    pool = _Pool.of("unfold", _each("unfold", kernel_size, 2), stride, dilation, padding)
    windows = x._pooled("unfold", pool)
    columns = windows.permute(0, 1, 4, 5, 2, 3)
    return columns.reshape(x.shape[0], x.shape[1] * math.prod(pool.kernel), -1 if x.shape[0] else
                           math.prod(windows.shape[2:4]))  # fmt: skip


def fold(
    x: Tensor,
    output_size: Ints,
    kernel_size: Ints,
    dilation: Ints = 1,
    padding: Ints = 0,
    stride: Ints = 1,
) -> Tensor:
    """Images ``(n, channels, *output_size)`` of columns as `unfold` makes them; what overlaps is added up.

    >>> fold(Tensor([[[1.0, 3.0], [2.0, 4.0]]]), (2, 2), (1, 2)).tolist()
    [[[[1.0, 2.0], [3.0, 4.0]]]]
    """
    if x.ndim == 2:
        return fold(x.unsqueeze(0), output_size, kernel_size, dilation, padding, stride).squeeze(0)
    size = _each("fold", output_size, 2)
    area = math.prod(_each("fold", kernel_size, 2))
    if x.ndim != 3 or x.shape[1] % area:
        raise ValueError(f"fold: shape {x.shape}; allowed is (n, channels * {area}, windows)")
    image = Tensor.zeros(x.shape[0], x.shape[1] // area, *size, dtype=x.dtype).requires_grad_(True)
    columns = unfold(image, kernel_size, dilation, padding, stride)
    if columns.shape != x.shape:
        raise ValueError(f"fold: shape {x.shape}; images of {size} have columns of shape {columns.shape}")
    made: Tensor = columns.gradient(image, gradient=x.detach())[0]

    def rule(y: Tensor, g: Tensor, x: Tensor) -> tuple[Tensor]:
        return (unfold(g, kernel_size, dilation, padding, stride),)

    return made._with_gradient((x,), rule)


def embedding(
    index: Tensor,
    weight: Tensor,
    padding_idx: int | None = None,
    max_norm: float | None = None,
    norm_type: float = 2.0,
    scale_grad_by_freq: bool = False,
    sparse: bool = False,
) -> Tensor:
    """Rows of `weight`.

    padding_idx: a row that no gradient goes to. max_norm: rows that are read and longer are scaled down to it
    in `weight` first, by their `norm_type`-norm. scale_grad_by_freq: a row's gradient is divided by how often
    it is read. sparse: changes nothing, gradients are dense.

    >>> embedding(Tensor([1, 0]), Tensor([[2.0], [4.0]])).tolist()
    [[4.0], [2.0]]
    """
    if padding_idx is not None and not -len(weight) <= padding_idx < len(weight):
        raise ValueError(f"embedding: padding_idx {padding_idx}; allowed is a row of the {len(weight)}")
    rows = len(weight)
    if max_norm is not None:
        is_read = (index.flatten().unsqueeze(-1) == Tensor.arange(rows)).any(0).unsqueeze(-1)
        weight.assign(is_read.where(weight.renorm(norm_type, 0, max_norm), weight).detach())
    made = weight[index]
    if scale_grad_by_freq:
        often = index.flatten().one_hot(rows).sum(0)[index].unsqueeze(-1)
        width = weight.shape[-1]

        def rule(y: Tensor, g: Tensor, x: Tensor) -> tuple[Tensor]:
            return (x.zeros_like().index_add(0, index.flatten(), (g / often).reshape(-1, width)),)

        made = made._with_gradient((weight,), rule)
    if padding_idx is not None:
        made = (index == padding_idx % rows).unsqueeze(-1).where(made.detach(), made)
    return made


def embedding_bag(
    index: Tensor,
    weight: Tensor,
    offsets: Tensor | None = None,
    max_norm: float | None = None,
    norm_type: float = 2.0,
    scale_grad_by_freq: bool = False,
    mode: str = "mean",
    sparse: bool = False,
    per_sample_weights: Tensor | None = None,
    include_last_offset: bool = False,
    padding_idx: int | None = None,
) -> Tensor:
    """The sum, mean or greatest of rows of `weight` by bags: rows of an index ``(bags, length)``, or parts of
    one ``(length,)`` that begin at `offsets`; 0 of an empty bag.

    per_sample_weights: of each index, for "sum". include_last_offset: the last offset ends the last bag.
    padding_idx: does not count. The rest as `embedding`. ValueError for other modes.

    >>> embedding_bag(Tensor([0, 1, 1]), Tensor([[2.0], [4.0]]), Tensor([0, 2])).tolist()
    [[3.0], [4.0]]
    """
    if mode not in MODES or (per_sample_weights is not None and mode != "sum"):
        allowed = "allowed are 'sum', 'mean', 'max', weights with 'sum'"
        raise ValueError(f"embedding_bag: mode {mode!r}; {allowed}")
    if (index.ndim == 1) == (offsets is None):
        raise ValueError("embedding_bag: give offsets with an index of one axis, and with no other")
    flat, bags = index.flatten(), _bags(index, offsets, include_last_offset)
    named: Any = None if padding_idx is None else padding_idx % len(weight)
    rows = embedding(flat, weight, named, max_norm, norm_type, scale_grad_by_freq)
    counts = bags if named is None else bags & flat.ne(named)  # (bags, length)
    if mode == "max":
        return _greatest(rows, counts)
    share = counts.cast(rows.dtype)
    if per_sample_weights is not None:
        share = share * per_sample_weights.flatten()
    if mode == "mean":
        share = share / counts.cast(rows.dtype).sum(-1, keepdim=True).maximum(1)
    return share @ rows


def _greatest(rows: Tensor, counts: Tensor) -> Tensor:
    """Of the rows that count in each bag; 0 where none does."""
    if not len(rows):
        return rows.zeros(len(counts), rows.shape[-1], dtype=rows.dtype)
    best = counts.unsqueeze(-1).where(rows, rows.dtype.min).max(axis=1)
    return counts.any(-1, keepdim=True).where(best, 0.0)


def _bags(index: Tensor, offsets: Tensor | None, has_last: bool) -> Tensor:
    """Which elements of the flat index each bag has: bool ``(bags, length)``."""
    place = Tensor.arange(index.numel())
    if offsets is None:
        count, width = index.shape
        starts = Tensor.arange(count) * width
        ends = starts + width
    else:
        starts = offsets[:-1] if has_last else offsets
        ends = offsets[1:] if has_last else offsets[1:].pad((0, 1), value=index.numel())
    return (place >= starts.unsqueeze(-1)) & (place < ends.unsqueeze(-1))


def bilinear(x: Tensor, y: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """x W y + bias of vectors ``(..., n)`` and ``(..., m)`` with weights ``(out, n, m)``: ``(..., out)``.

    >>> bilinear(Tensor([1.0, 2.0]), Tensor([3.0]), Tensor([[[1.0], [1.0]]])).tolist()
    [9.0]
    """
    if x.shape[:-1] != y.shape[:-1] or weight.shape[1:] != (x.shape[-1], y.shape[-1]):
        raise ValueError(f"bilinear: shapes {x.shape}, {y.shape} and weights {weight.shape} do not fit")
    pairs = (x.unsqueeze(-1) * y.unsqueeze(-2)).flatten(-2)
    return pairs.linear(weight.flatten(1).T, bias)
