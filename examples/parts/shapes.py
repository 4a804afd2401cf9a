"""Pictures of shapes with the boxes around them, made and not loaded: the examples' detectors learn these."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
NAMES = ("disc", "square", "triangle")
MOST, NOTHING = 3, -1  # shapes in a picture; the label of places without one


def shapes(count: int, size: int = 64, seed: int = 0) -> tuple[Array, Array, Array]:
    """Pictures with one to three shapes on a ground of noise: float32 (n, 3, size, size) in 0..1;
    boxes, float32 (n, 3, 4) of left, top, right and bottom in pixels; labels, int32 (n, 3), -1 for none."""
    rng = np.random.default_rng(seed)
    pictures = rng.normal(rng.uniform(0.2, 0.8, (count, 3, 1, 1)), 0.06, (count, 3, size, size))
    boxes = np.zeros((count, MOST, 4), np.float32)
    labels = np.full((count, MOST), NOTHING, np.int32)
    for picture, own, kinds in zip(pictures, boxes, labels, strict=True):
        for place in range(rng.integers(1, MOST + 1)):
            box = _free_box(rng, own[:place], size)
            if box is None:
                break
            own[place], kinds[place] = box, rng.integers(len(NAMES))
            ground = picture.mean((1, 2))
            colour = (ground + rng.uniform(0.25, 0.75, 3)) % 1
            picture[:, _inside(int(kinds[place]), box, size)] = colour[:, None]
    return pictures.clip(0, 1).astype(np.float32), boxes, labels


def _free_box(rng: np.random.Generator, others: Array, size: int) -> Array | None:
    """A square box that meets none of the others, if one is found soon."""
    for _ in range(20):
        side = int(rng.integers(size // 6, size // 2))
        left, top = rng.integers(0, size - side, 2)
        box = np.array([left, top, left + side, top + side], np.float32)
        if all((box[:2] >= other[2:]).any() or (box[2:] <= other[:2]).any() for other in others):
            return box
    return None


def _inside(kind: int, box: Array, size: int) -> Array:
    """Which pixels (size, size) a shape covers: their middles are in it."""
    y, x = np.mgrid[:size, :size] + 0.5
    side = box[2] - box[0]
    u, v = (x - box[0]) / side, (y - box[1]) / side  # 0..1 in the box
    if kind == 0:
        return np.asarray((u - 0.5) ** 2 + (v - 0.5) ** 2 <= 0.25)
    within = (u >= 0) & (u <= 1) & (v >= 0) & (v <= 1)
    return np.asarray(within if kind == 1 else within & (abs(u - 0.5) <= v / 2))
