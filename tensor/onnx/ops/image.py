"""Images read at places between their pixels: resizing, grids, regions.

Places and weights of resizing depend on sizes alone and are made on the host; kernels then gather and add.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tensor import Tensor
from tensor.onnx.table import Rows
from tensor.onnx.types import Host, ints

NEAREST: dict[str, Callable[[Host], Host]] = {
    "round_prefer_floor": lambda x: np.ceil(x - 0.5),
    "round_prefer_ceil": lambda x: np.floor(x + 0.5),
    "floor": np.floor,
    "ceil": np.ceil,
}


def triangle(distance: Host, a: float = 0.0) -> Host:
    """The weight of a pixel at a distance, linear."""
    weight: Host = np.maximum(1 - np.abs(distance), 0)
    return weight


def cubic(distance: Host, a: float) -> Host:
    """Keys' cubic convolution (1981, equation 4)."""
    d = np.abs(distance)
    near = ((a + 2) * d - (a + 3)) * d * d + 1
    far = a * (((d - 5) * d + 8) * d - 4)
    return np.where(d <= 1, near, np.where(d < 2, far, 0))


def _source(mode: str, size: int, count: int, scale: float, roi: tuple[float, float]) -> Host:
    """The place in an axis of `size` that each of `count` places comes from."""
    x, length = np.arange(count, dtype=np.float64), scale * size  # which may be a fraction
    match mode:
        case "half_pixel":
            return (x + 0.5) / scale - 0.5
        case "half_pixel_symmetric":
            return size / 2 * (1 - count / (scale * size)) + (x + 0.5) / scale - 0.5
        case "pytorch_half_pixel":
            return (x + 0.5) / scale - 0.5 if length != 1 else np.full(count, -0.5)
        case "align_corners":
            return x * (size - 1) / (length - 1) if length != 1 else np.zeros(count)
        case "asymmetric":
            return x / scale
        case "tf_half_pixel_for_nn":
            return (x + 0.5) / scale
        case "tf_crop_and_resize":
            start, end = roi
            if length != 1:
                return start * (size - 1) + x * (end - start) * (size - 1) / (length - 1)
            return np.full(count, 0.5 * (start + end) * (size - 1))
    raise ValueError(f"coordinate_transformation_mode {mode!r} is unknown")


def _interpolated(
    x: Tensor, axis: int, source: Host, mode: str, stretch: float, a: float, excludes: bool
) -> Tensor:
    """An axis read at places: taps around each, weighted. stretch: below 1 the kernel is as much wider."""
    size, reach = x.shape[axis], math.ceil((2 if mode == "cubic" else 1) / stretch)
    base = np.floor(source)
    taps = np.arange(1 - reach, reach + 1)
    weights = (cubic if mode == "cubic" else triangle)((taps - (source - base)[:, None]) * stretch, a)
    places = (base[:, None] + taps).astype(np.int64)
    if excludes:
        weights = np.where((places < 0) | (places >= size), 0, weights)
    weights = weights / weights.sum(1, keepdims=True)
    places = np.clip(places, 0, size - 1)
    shape = tuple(-1 if i == axis else 1 for i in range(x.ndim))
    total: Tensor | None = None
    for tap in np.flatnonzero(weights.any(0)):
        part = _along(x, axis, places[:, tap]) * Tensor(weights[:, tap]).cast(x.dtype).reshape(shape)
        total = part if total is None else total + part
    return x if total is None else total


def _along(x: Tensor, axis: int, places: Host) -> Tensor:
    return x[(*(slice(None),) * axis, places)]


def resize(
    x: Tensor,
    roi: Host | None = None,
    scales: Host | None = None,
    sizes: Host | None = None,
    *,
    antialias: int = 0,
    axes: list[int] | None = None,
    coordinate_transformation_mode: str = "half_pixel",
    cubic_coeff_a: float = -0.75,
    exclude_outside: int = 0,
    extrapolation_value: float = 0.0,
    keep_aspect_ratio_policy: str = "stretch",
    mode: str = "nearest",
    nearest_mode: str = "round_prefer_floor",
) -> Tensor:
    places = [axis % x.ndim for axis in axes] if axes is not None else list(range(x.ndim))
    factors, counts = _target(x, places, scales, sizes, keep_aspect_ratio_policy)
    edges = [0.0] * len(places) + [1.0] * len(places) if roi is None or not roi.size else roi.tolist()
    made, kind = x if x.dtype.is_float else x.float(), coordinate_transformation_mode
    outside = []
    for i, (axis, scale, count) in enumerate(zip(places, factors, counts, strict=True)):
        size = x.shape[axis]
        if scale == 1 and count == size and kind != "tf_crop_and_resize":
            continue
        source = _source(kind, size, count, scale, (edges[i], edges[len(places) + i]))
        if mode == "nearest":
            chosen = np.clip(NEAREST[nearest_mode](source), 0, size - 1).astype(np.int64)
            made = _along(made, axis, chosen)
        else:
            stretch = min(scale, 1.0) if antialias else 1.0
            excludes = bool(exclude_outside)
            made = _interpolated(made, axis, source, mode, stretch, cubic_coeff_a, excludes)
        outside.append((axis, (source < 0) | (source > size - 1)))
    if kind == "tf_crop_and_resize":
        for axis, is_out in outside:
            mask = Tensor(is_out).reshape(tuple(-1 if i == axis else 1 for i in range(x.ndim)))
            made = mask.where(extrapolation_value, made)
    return made if made.dtype == x.dtype else _whole(made, x)


def _whole(made: Tensor, x: Tensor) -> Tensor:
    """Back to whole numbers: cut toward zero, within the type."""
    return made.clip(x.dtype.min, x.dtype.max).cast(x.dtype)


def _target(
    x: Tensor, axes: Sequence[int], scales: Host | None, sizes: Host | None, policy: str
) -> tuple[list[float], list[int]]:
    """How much longer each axis becomes, and how long."""
    if scales is not None and scales.size:
        factors = [float(each) for each in scales]
        return factors, [math.floor(x.shape[a] * f) for a, f in zip(axes, factors, strict=True)]
    if sizes is None:
        raise ValueError("neither scales nor sizes are given")
    wanted = ints(sizes)
    factors = [n / x.shape[axis] for n, axis in zip(wanted, axes, strict=True)]
    if policy == "stretch":
        return factors, list(wanted)
    common = min(factors) if policy == "not_larger" else max(factors)
    return [common] * len(axes), [math.floor(common * x.shape[axis] + 0.5) for axis in axes]


def resize_10(x: Tensor, scales: Host, *, mode: str = "nearest") -> Tensor:
    """As it was in version 10, and Upsample from version 7 on, whose scales were an attribute at first."""
    return resize(
        x,
        None,
        np.asarray(scales),
        mode=mode,
        coordinate_transformation_mode="asymmetric",
        nearest_mode="floor",
    )


# grids


def sampled(x: Tensor, at: Sequence[Tensor], clips: bool = False) -> Tensor:
    """(n, channels, *image) read linearly at places (n, count) on each axis: (n, channels, count). Pixels
    outside are 0, or those of the edge if `clips`."""
    lows = [place.floor() for place in at]
    made: Tensor | None = None
    for corner in itertools.product((0, 1), repeat=len(at)):
        weight: Any = 1.0
        for low, place, side in zip(lows, at, corner, strict=True):
            share = place - low
            weight = weight * (share if side else 1 - share)
        pixels = _pixels(x, [low + side for low, side in zip(lows, corner, strict=True)], clips)
        part = pixels * weight.unsqueeze(1)
        made = part if made is None else made + part
    return x if made is None else made


def _pixels(x: Tensor, at: Sequence[Tensor], clips: bool) -> Tensor:
    """Pixels at whole places (n, count): (n, channels, count)."""
    flat: Any = 0
    inside: Any = None
    for place, size in zip(at, x.shape[2:], strict=True):
        held = place.clip(0, size - 1)
        fits = place.eq(held)
        inside = fits if inside is None else inside & fits
        flat = flat * size + held.int()
    rows = x.flatten(2)
    index = flat.unsqueeze(1).expand(x.shape[0], x.shape[1], flat.shape[-1])
    picked = rows.gather(2, index)
    return picked if clips else inside.unsqueeze(1).where(picked, 0)


def _reflected(place: Tensor, size: int, align: bool) -> Tensor:
    """A place folded back into the image at its border pixels, or at their outer edges."""
    low, span = (0.0, size - 1) if align else (-0.5, size)
    if not span:
        return place * 0
    moved = (place - low).abs()
    turns = (moved / span).floor()
    rest = moved - turns * span
    folded = turns.mod(2).eq(0).where(rest, span - rest)
    return (folded + low).clip(0, size - 1)


def grid_sample(
    x: Tensor,
    grid: Tensor,
    *,
    align_corners: int = 0,
    mode: str = "linear",
    padding_mode: str = "zeros",
) -> Tensor:
    """(n, channels, *image) at places (n, ..., axes) between -1 and 1, the last axis first."""
    rank, places = x.ndim - 2, grid.shape[1:-1]
    at = []
    for axis, size in enumerate(x.shape[2:]):
        unit = grid[..., rank - 1 - axis].flatten(1).cast(x.dtype)
        at.append((unit + 1) / 2 * (size - 1) if align_corners else ((unit + 1) * size - 1) / 2)

    def bounded(values: Sequence[Tensor]) -> list[Tensor]:
        if padding_mode == "reflection":
            return [_reflected(v, n, bool(align_corners)) for v, n in zip(values, x.shape[2:], strict=True)]
        return [v.clip(0, n - 1) for v, n in zip(values, x.shape[2:], strict=True)]

    zeros = padding_mode == "zeros"
    if mode in ("cubic", "bicubic"):
        made = _cubic_sampled(x, at, list if zeros else bounded, not zeros)
    else:
        held = at if zeros else bounded(at)
        nearest = mode == "nearest"
        made = _pixels(x, [v.round() for v in held], not zeros) if nearest else sampled(x, held, not zeros)
    return made.reshape(*x.shape[:2], *places)


def _cubic_sampled(
    x: Tensor, at: Sequence[Tensor], bounded: Callable[[Sequence[Tensor]], list[Tensor]], clips: bool
) -> Tensor:
    """Sixteen pixels around each place (of an image with two axes), each moved inside on its own."""
    lows = [place.floor() for place in at]
    shares = [_cubic_weights(place - low) for place, low in zip(at, lows, strict=True)]
    total: Any = 0.0
    for taps in itertools.product(range(4), repeat=len(at)):
        pixels = _pixels(x, bounded([low + (tap - 1) for low, tap in zip(lows, taps, strict=True)]), clips)
        weight: Any = 1.0
        for share, tap in zip(shares, taps, strict=True):
            weight = weight * share[tap]
        total = pixels * weight.unsqueeze(1) + total
    made: Tensor = total
    return made


def _cubic_weights(t: Tensor, a: float = -0.75) -> list[Tensor]:
    """Of the pixels one before, at, one and two behind a place that is `t` behind a pixel."""

    def near(d: Tensor) -> Tensor:
        return ((a + 2) * d - (a + 3)) * d * d + 1

    def far(d: Tensor) -> Tensor:
        value: Tensor = a * (((d - 5) * d + 8) * d - 4)
        return value

    return [far(t + 1), near(t), near(1 - t), far(2 - t)]


def affine_grid(theta: Tensor, size: Host, *, align_corners: int = 0) -> Tensor:
    """Where each pixel of an image of this size comes from, for `grid_sample`."""
    image = ints(size)[2:]
    lines = []
    for n in image:
        steps = np.arange(n, dtype=np.float64)
        lines.append(2 * steps / max(1, n - 1) - 1 if align_corners else (2 * steps + 1) / n - 1)
    coordinates = np.stack([*np.meshgrid(*lines, indexing="ij")[::-1], np.ones(image)], -1)
    base = Tensor(coordinates.reshape(1, -1, len(image) + 1)).cast(theta.dtype)
    return base.dot(theta.transpose(1, 2)).reshape(theta.shape[0], *image, len(image))


# regions


def align_regions(
    x: Tensor,
    regions: Host,
    images: Host,
    *,
    coordinate_transformation_mode: str = "half_pixel",
    mode: str = "avg",
    output_height: int = 1,
    output_width: int = 1,
    sampling_ratio: int = 0,
    spatial_scale: float = 1.0,
) -> Tensor:
    """Each region's cells, read at points between pixels; how many may depend on the region's size."""
    made = []
    for region, image in zip(regions, images, strict=True):
        shift = 0.5 if coordinate_transformation_mode == "half_pixel" else 0.0
        left, top, right, bottom = (float(edge) * spatial_scale - shift for edge in region)
        sizes = bottom - top, right - left
        if not shift:
            sizes = max(sizes[0], 1.0), max(sizes[1], 1.0)
        points = [
            _points(start, size, cells, sampling_ratio)
            for start, size, cells in zip((top, left), sizes, (output_height, output_width), strict=True)
        ]
        part = x[int(image) : int(image) + 1]
        made.append(_region(part, points, output_height, output_width, mode))
    if not made:
        return Tensor.zeros(0, x.shape[1], output_height, output_width, dtype=x.dtype)
    return made[0].stack(*made[1:])


def _points(start: float, size: float, cells: int, ratio: int) -> Host:
    """Places (cells * points) along an axis."""
    cell = size / cells
    count = ratio if ratio > 0 else max(1, math.ceil(cell))
    inner = (np.arange(count) + 0.5) / count
    return (start + (np.arange(cells)[:, None] + inner) * cell).reshape(-1)


def _region(x: Tensor, points: Sequence[Host], height: int, width: int, mode: str) -> Tensor:
    """(channels, height, width) of one region. A point more than a pixel outside counts as 0."""
    corners, shares = [], []
    for places, size in zip(points, x.shape[2:], strict=True):
        is_out = (places < -1) | (places > size)
        held = np.clip(places, 0, None)
        low = np.minimum(np.floor(held), size - 1)
        high = np.minimum(low + 1, size - 1)
        part = np.where(low >= size - 1, 0, held - low)
        corners.append((low.astype(np.int64), high.astype(np.int64)))
        shares.append((np.where(is_out, 0, 1 - part), np.where(is_out, 0, part)))
    parts = []
    for i, j in itertools.product((0, 1), repeat=2):
        pixels = x[0][:, corners[0][i][:, None], corners[1][j][None, :]]
        parts.append(pixels * Tensor(np.outer(shares[0][i], shares[1][j])).cast(x.dtype))
    rows, columns = len(points[0]) // height, len(points[1]) // width
    if mode == "max":
        best = parts[0].maximum(parts[1]).maximum(parts[2]).maximum(parts[3])
        return best.reshape(-1, height, rows, width, columns).amax((2, 4))
    total = parts[0] + parts[1] + parts[2] + parts[3]
    return total.reshape(-1, height, rows, width, columns).mean((2, 4))


ROWS: Rows = {
    "AffineGrid": {20: affine_grid},
    "GridSample": {16: grid_sample},
    "Resize": {10: resize_10, 11: resize},
    "RoiAlign": {10: align_regions},
    "Upsample": {7: resize_10},
}
