"""Operators that rearrange elements: shapes, axes, cutting, joining, padding.

What they need to know of shapes is wanted on the host.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tensor import Tensor
from tensor.onnx.table import Rows
from tensor.onnx.types import Host, Value, ints

PADDING = {"constant": "constant", "reflect": "reflect", "edge": "replicate", "wrap": "circular"}


def reshape(x: Tensor, shape: Host, *, allowzero: int = 0) -> Tensor:
    """0 keeps a size unless `allowzero`, -1 is what is left."""
    sizes = [x.shape[axis] if n == 0 and not allowzero else n for axis, n in enumerate(ints(shape))]
    if -1 in sizes and 0 in sizes:
        sizes[sizes.index(-1)] = 0
    return x.reshape(sizes)


def flatten(x: Tensor, *, axis: int = 1) -> Tensor:
    place = axis + x.ndim if axis < 0 else axis
    return x.reshape(math.prod(x.shape[:place]), math.prod(x.shape[place:]))


def squeeze(x: Tensor, axes: Host | None = None) -> Tensor:
    if axes is None:
        return x.squeeze()
    gone = {axis % x.ndim for axis in ints(axes)}
    wrong = [axis for axis in sorted(gone) if x.shape[axis] != 1]
    if wrong:
        raise ValueError(f"axis {wrong[0]} of shape {x.shape} has not size 1, so it cannot be squeezed")
    return x.reshape(tuple(n for axis, n in enumerate(x.shape) if axis not in gone))


def unsqueeze(x: Tensor, axes: Host) -> Tensor:
    rank = x.ndim + len(ints(axes))
    new = {axis % rank for axis in ints(axes)}
    sizes = iter(x.shape)
    return x.reshape(tuple(1 if axis in new else next(sizes) for axis in range(rank)))


def transpose(x: Tensor, *, perm: list[int] | None = None) -> Tensor:
    return x.permute(perm if perm is not None else tuple(range(x.ndim))[::-1])


def expand(x: Tensor, shape: Host) -> Tensor:
    """Broadcast with a shape, which may have sizes of 1 where the tensor has more."""
    return x.expand(np.broadcast_shapes(x.shape, ints(shape)))


def tile(x: Tensor, repeats: Host) -> Tensor:
    return x.repeat(ints(repeats))


def concat(*parts: Tensor, axis: int) -> Tensor:
    return parts[0].cat(*parts[1:], dim=axis)


def split(
    x: Tensor, split: Host | None = None, *, axis: int = 0, num_outputs: int | None = None, outputs: int = 1
) -> tuple[Tensor, ...]:
    """Parts of given sizes, or as equal as can be, the last one less."""
    total, count = x.shape[axis], num_outputs or outputs
    if split is not None:
        return x.split(ints(split), axis)
    size = -(-total // count)
    sizes = [max(0, min(size, total - place * size)) for place in range(count)]
    return x.split(sizes, axis)


def slice_(
    x: Tensor, starts: Host, ends: Host, axes: Host | None = None, steps: Host | None = None
) -> Tensor:
    """Python's slices of the given axes, whose bounds may be far outside."""
    first, last = ints(starts), ints(ends)
    places = range(len(first)) if axes is None else ints(axes)
    by = (1,) * len(first) if steps is None else ints(steps)
    key = [slice(None)] * x.ndim
    for axis, start, end, step in zip(places, first, last, by, strict=True):
        size = x.shape[axis]
        stop = None if step < 0 and end < -size else end
        key[axis] = slice(start, stop, step)
    return x[tuple(key)]


def pad(
    x: Tensor,
    pads: Host,
    value: Host | None = None,
    axes: Host | None = None,
    *,
    mode: str = "constant",
) -> Tensor:
    """Amounts before each of the axes, then behind each; negative ones cut."""
    amounts = ints(pads)
    places = range(x.ndim) if axes is None else [axis % x.ndim for axis in ints(axes)]
    pairs = [(0, 0)] * x.ndim
    for i, axis in enumerate(places):
        pairs[axis] = (amounts[i], amounts[len(amounts) // 2 + i])
    if mode not in PADDING:
        raise ValueError(f"mode {mode!r}; allowed are {', '.join(PADDING)}")
    if mode == "constant":
        return x.pad(pairs, value=0 if value is None else np.asarray(value).item())
    cut = [(min(a, 0), min(b, 0)) for a, b in pairs]
    return x.pad(cut).pad([(max(a, 0), max(b, 0)) for a, b in pairs], PADDING[mode])


def center_crop_pad(x: Tensor, shape: Host, *, axes: list[int] | None = None) -> Tensor:
    """Cut or padded with zeros on both sides, less in front, to the sizes of the axes."""
    pairs = [(0, 0)] * x.ndim
    for axis, size in zip(range(x.ndim) if axes is None else axes, ints(shape), strict=True):
        more = size - x.shape[axis]
        before = more // 2 if more >= 0 else -(-more // 2)
        pairs[axis] = (before, more - before)
    return x.pad(pairs)


def depth_to_space(x: Tensor, *, blocksize: int, mode: str = "DCR") -> Tensor:
    n, channels, *image = x.shape
    blocks, rank = (blocksize,) * len(image), len(image)
    rest = channels // blocksize**rank
    if mode == "DCR":
        cells, first, at = x.reshape(n, *blocks, rest, *image), 1, rank + 1
    else:
        cells, first, at = x.reshape(n, rest, *blocks, *image), 2, 1
    mixed = [place for i in range(rank) for place in (rank + 2 + i, first + i)]
    return cells.permute(0, at, *mixed).reshape(n, rest, *(size * blocksize for size in image))


def space_to_depth(x: Tensor, *, blocksize: int, mode: str = "DCR") -> Tensor:
    n, channels, *image = x.shape
    rank = len(image)
    cells = x.reshape(n, channels, *(part for size in image for part in (size // blocksize, blocksize)))
    inner, outer = range(3, 3 + 2 * rank, 2), range(2, 2 + 2 * rank, 2)
    order = (0, *inner, 1, *outer) if mode == "DCR" else (0, 1, *inner, *outer)
    return cells.permute(order).reshape(n, channels * blocksize**rank, *(size // blocksize for size in image))


def triangle(x: Tensor, k: Host | None = None, *, upper: int = 1) -> Tensor:
    diagonal = 0 if k is None else int(k)
    return (x.triu(diagonal) if upper else x.tril(diagonal)).cast(x.dtype)


def shape(x: Value, *, start: int = 0, end: int | None = None) -> Host:
    return np.array(x.shape[start:end], np.int64)


def size(x: Value) -> Host:
    return np.array(math.prod(x.shape), np.int64)


def reverse_sequence(x: Tensor, lengths: Tensor, *, batch_axis: int = 1, time_axis: int = 0) -> Tensor:
    """The first elements of each row in reverse order, as many as its length."""
    ordered = x.movedim((batch_axis, time_axis), (0, 1))
    place = Tensor.arange(ordered.shape[1]).unsqueeze(0)
    count = lengths.int().unsqueeze(1)
    source = (place < count).where(count - 1 - place, place)
    rows = Tensor.arange(ordered.shape[0]).unsqueeze(1)
    return ordered[rows, source].movedim((0, 1), (batch_axis, time_axis))


def column_to_image(
    columns: Tensor,
    image_shape: Host,
    block_shape: Host,
    *,
    dilations: list[int] | None = None,
    pads: list[int] | None = None,
    strides: list[int] | None = None,
) -> Tensor:
    """Blocks summed into the places of the image that they were taken from."""
    image, block = ints(image_shape), ints(block_shape)
    rank = len(image)
    gaps, steps, around = dilations or [1] * rank, strides or [1] * rank, pads or [0] * (2 * rank)
    counts = [
        (image[i] + around[i] + around[rank + i] - gaps[i] * (block[i] - 1) - 1) // steps[i] + 1
        for i in range(rank)
    ]
    n, channels = columns.shape[0], columns.shape[1] // math.prod(block)
    flat, inside = _image_places(image, block, gaps, steps, around, counts)
    values = columns.reshape(n, channels, -1) * Tensor(inside).cast(columns.dtype)
    index = Tensor(flat).reshape(1, 1, -1).expand(values.shape)
    empty = Tensor.zeros(n, channels, math.prod(image), dtype=columns.dtype)
    return empty.scatter_reduce(2, index, values, "sum").reshape(n, channels, *image)


def _image_places(
    image: Any, block: Any, gaps: Any, steps: Any, around: Any, counts: Any
) -> tuple[Host, Host]:
    """Where each element of each block lies in the flattened image, and whether it does."""
    rank = len(image)
    taps, starts = np.indices(block).reshape(rank, -1), np.indices(counts).reshape(rank, -1)
    flat, inside = np.zeros((), np.int64), np.ones((), bool)
    for i in range(rank):
        place = (taps[i] * gaps[i])[:, None] + starts[i] * steps[i] - around[i]
        inside = inside & (place >= 0) & (place < image[i])
        flat = flat * image[i] + place
    return np.where(inside, flat, 0).reshape(-1).astype(np.int32), inside.reshape(-1)


ROWS: Rows = {
    "CenterCropPad": {18: center_crop_pad},
    "Col2Im": {18: column_to_image},
    "Concat": {4: concat},
    "DepthToSpace": {1: depth_to_space},
    "Expand": {8: expand},
    "Flatten": {1: flatten},
    "Pad": {2: pad},
    "Reshape": {5: reshape},
    "ReverseSequence": {10: reverse_sequence},
    "Shape": {1: shape},
    "Size": {1: size},
    "Slice": {1: slice_},
    "SpaceToDepth": {1: space_to_depth},
    "Split": {2: split},
    "Squeeze": {1: squeeze},
    "Tile": {6: tile},
    "Transpose": {1: transpose},
    "Trilu": {14: triangle},
    "Unsqueeze": {1: unsqueeze},
}
