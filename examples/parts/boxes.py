"""Boxes (left, top, right, bottom) of detectors: overlaps, the best of many, how good they are, and pictures.

Overlaps and losses run on the device; what a network found is sorted out on the host, for its length varies.
"""

from __future__ import annotations

import contextlib
import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from examples.parts.pictures import picture_of, pillow, save_grid
from tensor import Tensor

Array = npt.NDArray[Any]
COLOURS = ("#e6194b", "#3cb44b", "#4363d8", "#f58231", "#911eb4", "#46f0f0", "#f032e6", "#bcf60c")


@dataclass
class Found:
    """What was seen in one picture, the surest first: boxes (n, 4), scores (n,), labels (n,)."""

    boxes: Array
    scores: Array
    labels: Array


def overlaps(one: Any, other: Any) -> Any:
    """Shared area over joint area of boxes (..., 4), tensors or arrays; 0 where both have no area."""
    sides = [
        (one[..., i + 2].minimum(other[..., i + 2]) - one[..., i].maximum(other[..., i])).clip(0)
        if isinstance(one, Tensor)
        else np.clip(
            np.minimum(one[..., i + 2], other[..., i + 2]) - np.maximum(one[..., i], other[..., i]), 0, None
        )
        for i in (0, 1)
    ]
    shared = sides[0] * sides[1]
    return shared / (area(one) + area(other) - shared + 1e-9)


def area(boxes: Any) -> Any:
    """Of boxes (..., 4)."""
    return (boxes[..., 2] - boxes[..., 0]) * (boxes[..., 3] - boxes[..., 1])


def best(boxes: Array, scores: Array, labels: Array, limit: float = 0.5) -> Array:
    """Places of boxes (n, 4) to keep, the surest first: what overlaps a surer one of its label by more than
    `limit` goes (non-maximum suppression)."""
    order = np.argsort(-scores, kind="stable")
    kept = []
    while len(order):
        first, rest = order[0], order[1:]
        kept.append(first)
        same = (labels[rest] == labels[first]) & (overlaps(boxes[first], boxes[rest]) > limit)
        order = rest[~same]
    return np.array(kept, np.int64)


def sorted_out(boxes: Array, scores: Array, least: float, limit: float, most: int) -> Found:
    """Of boxes (n, 4) and a score for each class (n, classes): those of `least` and more, the best `most`."""
    places, labels = np.nonzero(scores > least)
    found = scores[places, labels]
    first = np.argsort(-found, kind="stable")[:1000]
    places, labels, found = places[first], labels[first], found[first]
    kept = best(boxes[places], found, labels, limit)[:most]
    return Found(boxes[places[kept]], found[kept], labels[kept])


def judges() -> tuple[Any, Any]:
    """pycocotools' classes. ValueError where it is not installed."""
    try:
        from pycocotools.coco import COCO
        from pycocotools.cocoeval import COCOeval
    except ModuleNotFoundError as error:
        raise ValueError("precision needs the pycocotools library: pip install 'doorbell[vision]'") from error
    return COCO, COCOeval


def mean_precision(found: Sequence[Found], boxes: Array, labels: Array) -> tuple[float, float]:
    """COCO's mean average precision over overlaps of 0.5 to 0.95, and that at 0.5, of what was found in
    pictures with these boxes (n, most, 4) and labels (n, most), by pycocotools."""
    COCO, COCOeval = judges()
    wanted = [
        {"image_id": i, "category_id": int(label), "bbox": _from_corner(box), "area": float(area(box))}
        for i in range(len(boxes))
        for box, label in zip(boxes[i], labels[i], strict=True)
        if label >= 0
    ]
    given = [
        {"image_id": i, "category_id": int(label), "bbox": _from_corner(box), "score": float(score)}
        for i, each in enumerate(found)
        for box, score, label in zip(each.boxes, each.scores, each.labels, strict=True)
    ]
    if not given:
        return 0.0, 0.0
    with contextlib.redirect_stdout(io.StringIO()):
        truth = COCO()
        truth.dataset = {
            "images": [{"id": i} for i in range(len(boxes))],
            "categories": [{"id": int(k)} for k in np.unique(labels[labels >= 0])],
            "annotations": [each | {"id": i + 1, "iscrowd": 0} for i, each in enumerate(wanted)],
            "info": {},
        }
        truth.createIndex()
        judged = COCOeval(truth, truth.loadRes(given), "bbox")
        judged.evaluate()
        judged.accumulate()
        judged.summarize()
    return float(judged.stats[0]), float(judged.stats[1])


def _from_corner(box: Array) -> list[float]:
    return [float(box[0]), float(box[1]), float(box[2] - box[0]), float(box[3] - box[1])]


def draw(file: Path, pictures: Sequence[Array], found: Sequence[Found], names: Sequence[str]) -> None:
    """Pictures (3, h, w) in 0..1 side by side in a PNG, with what was found in them."""
    pillow(file)
    from PIL import ImageDraw

    scale = max(1, 256 // max(pictures[0].shape))
    made = []
    for pixels, seen in zip(pictures, found, strict=True):
        made.append(picture_of(pixels, scale))
        pen = ImageDraw.Draw(made[-1])
        for box, score, label in zip(seen.boxes * scale, seen.scores, seen.labels, strict=True):
            colour = COLOURS[label % len(COLOURS)]
            pen.rectangle([float(side) for side in box], outline=colour, width=2)
            name = names[label] if label < len(names) else f"class {label}"
            at = (float(box[0]) + 3, float(box[1]) + 1)
            pen.text(at, f"{name} {score:.2f}", fill="white", stroke_width=1, stroke_fill="black")
    save_grid(file, made, columns=4)
