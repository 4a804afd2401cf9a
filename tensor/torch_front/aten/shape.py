"""ATen: movement of elements without arithmetic."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tensor import Tensor, dtypes
from tensor.torch_front.aten.backward import gradients
from tensor.torch_front.table import lowers

Sizes = Sequence[int]
END = 2**63 - 1  # what ATen gives for "up to the end"


@lowers("view", "reshape", "_unsafe_view", "_reshape_copy", "view_copy", sized=True)
def view(a: Tensor, size: Sizes) -> Tensor:
    return a.reshape(tuple(size))


@lowers("permute", "permute_copy")
def permute(a: Tensor, dims: Sizes) -> Tensor:
    return a.permute(tuple(dims)) if dims else a


@lowers("t")
def t(a: Tensor) -> Tensor:
    return a.permute((1, 0)) if a.ndim == 2 else a


@lowers("transpose.int")
def transpose(a: Tensor, dim0: int, dim1: int) -> Tensor:
    return a.transpose(dim0, dim1)


@lowers("expand", sized=True)
def expand(a: Tensor, size: Sizes, implicit: bool = False) -> Tensor:
    kept = (1,) * (len(size) - a.ndim) + a.shape
    sizes = tuple(old if new == -1 else new for old, new in zip(kept, size, strict=True))
    return a.reshape(kept).expand(sizes) if sizes else a


@lowers("unsqueeze")
def unsqueeze(a: Tensor, dim: int) -> Tensor:
    return a.unsqueeze(dim)


@lowers("squeeze.dim", "squeeze.dims")
def squeeze(a: Tensor, dim: int | Sizes) -> Tensor:
    named = {d % max(a.ndim, 1) for d in ([dim] if isinstance(dim, int) else dim)}
    return a.reshape(tuple(n for axis, n in enumerate(a.shape) if n != 1 or axis not in named))


@lowers("cat")
def cat(tensors: Sequence[Tensor], dim: int = 0) -> Tensor:
    """Vectors without elements are left out, whatever the rank of the others."""
    dtype = tensors[0].dtype
    kept = [a for a in tensors if a.shape != (0,)]
    return kept[0].cat(*kept[1:], dim=dim) if kept else Tensor.full((0,), 0, dtype=dtype)


@lowers("split_with_sizes")
def split_with_sizes(a: Tensor, sizes: Sizes, dim: int = 0) -> list[Tensor]:
    stops = [sum(sizes[: place + 1]) for place in range(len(sizes))]
    return [cut(a, dim, stop - n, stop) for n, stop in zip(sizes, stops, strict=True)]


@lowers("slice.Tensor")
def cut(a: Tensor, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1) -> Tensor:
    key: list[slice] = [slice(None)] * a.ndim
    key[dim] = slice(start, end, step)
    return a[tuple(key)]


@lowers("select.int")
def select(a: Tensor, dim: int, index: int) -> Tensor:
    dim = dim % a.ndim
    index = index % a.shape[dim]
    return cut(a, dim, index, index + 1).reshape(a.shape[:dim] + a.shape[dim + 1 :])


@lowers("slice_scatter")
def slice_scatter(
    a: Tensor, source: Tensor, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1
) -> Tensor:
    """Cells of `step` along the axis, each of which begins with an element of the source."""
    dim = dim % a.ndim
    first, last, _ = slice(start, end).indices(a.shape[dim])
    if last <= first:
        return a
    wide = source.cast(a.dtype)._spread(dim, step)
    amounts = [(0, 0)] * a.ndim
    amounts[dim] = (first, a.shape[dim] - first - wide.shape[dim])
    place = Tensor.arange(a.shape[dim]) - first
    hit = (place >= 0) & (place < last - first) & (place % step).eq(0)
    shape = [1] * a.ndim
    shape[dim] = a.shape[dim]
    return hit.reshape(tuple(shape)).expand(a.shape).where(wide.pad(amounts), a)


@lowers("select_scatter")
def select_scatter(a: Tensor, source: Tensor, dim: int, index: int) -> Tensor:
    dim = dim % a.ndim
    index = index % a.shape[dim]
    return slice_scatter(a, source.unsqueeze(dim), dim, index, index + 1)


@lowers("unfold")
def unfold(a: Tensor, dim: int, size: int, step: int) -> Tensor:
    return a.unfold(dim, size, step)


@lowers("flip")
def flip(a: Tensor, dims: Sizes) -> Tensor:
    return a.flip(*dims) if dims else a


@lowers("repeat")
def repeat(a: Tensor, repeats: Sizes) -> Tensor:
    if 0 in repeats:
        shape = (1,) * (len(repeats) - a.ndim) + a.shape
        return Tensor.full(tuple(n * r for n, r in zip(shape, repeats, strict=True)), 0, dtype=a.dtype)
    return a.repeat(*repeats) if repeats else a


@lowers("diagonal")
def diagonal(a: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
    return a.diagonal(offset, dim1, dim2)


@lowers("constant_pad_nd")
def constant_pad(a: Tensor, pad: Sizes, value: Any = 0) -> Tensor:
    return a.pad(pairs(a, pad), value=value)


def pairs(a: Tensor, pad: Sizes) -> list[tuple[int, int]]:
    """(before, after) by axis of torch's flat pairs from the last axis backward."""
    found = list(zip(pad[::2], pad[1::2], strict=True))[::-1]
    return [(0, 0)] * (a.ndim - len(found)) + found


@lowers("reflection_pad1d", "reflection_pad2d", "reflection_pad3d")
def reflection_pad(a: Tensor, pad: Sizes) -> Tensor:
    return a.pad(pairs(a, pad), mode="reflect")


@lowers("replication_pad1d", "replication_pad2d", "replication_pad3d")
def replication_pad(a: Tensor, pad: Sizes) -> Tensor:
    return a.pad(pairs(a, pad), mode="replicate")


@lowers("as_strided")
def as_strided(a: Tensor, size: Sizes, stride: Sizes, storage_offset: int | None = None) -> Tensor:
    """Of a tensor whose elements lie in order; `steps.py` sees to that."""
    if not math.prod(size):
        return Tensor.full(tuple(size), 0, dtype=a.dtype)
    place = Tensor.full((), storage_offset or 0, dtype=dtypes.int32)
    for n, step in zip(size, stride, strict=True):
        place = place.unsqueeze(-1) + Tensor.arange(n) * step
    return a.flatten()[place.flatten()].reshape(tuple(size))


@lowers("im2col")
def im2col(a: Tensor, kernel_size: Sizes, dilation: Sizes, padding: Sizes, stride: Sizes) -> Tensor:
    (kh, kw), (dh, dw), (ph, pw), (sh, sw) = kernel_size, dilation, padding, stride
    padded = a.pad([(0, 0)] * (a.ndim - 2) + [(ph, ph), (pw, pw)])
    axes = [(a.ndim - 2, kh, sh, dh), (a.ndim - 1, kw, sw, dw)]
    windows = padded.windows(axes)  # (..., c, places, kernel)
    lead, (oh, ow) = a.shape[:-2], windows.shape[-4:-2]
    order = (*range(len(lead)), len(lead) + 2, len(lead) + 3, len(lead), len(lead) + 1)
    return windows.permute(order).reshape(*lead[:-1], lead[-1] * kh * kw, oh * ow)


@lowers("col2im")
def col2im(
    a: Tensor, output_size: Sizes, kernel_size: Sizes, dilation: Sizes, padding: Sizes, stride: Sizes
) -> Tensor:
    """The transpose of `im2col`: what its gradient is."""
    channels = a.shape[-2] // math.prod(kernel_size)
    image = Tensor.full((*a.shape[:-2], channels, *output_size), 0, dtype=a.dtype).contiguous()
    columns = im2col(image, kernel_size, dilation, padding, stride)
    return gradients(columns, a, image)[0]


@lowers("sym_size.int")
def sym_size(a: Tensor, dim: int) -> int:
    return a.shape[dim]


@lowers("sym_numel")
def sym_numel(a: Tensor) -> int:
    return a.numel()


@lowers("sym_stride.int")
def sym_stride(a: Tensor, dim: int) -> int:
    """Our tensors lie in order."""
    return math.prod(max(1, n) for n in a.shape[dim % a.ndim + 1 :])


@lowers("sym_storage_offset")
def sym_storage_offset(a: Tensor) -> int:
    return 0
