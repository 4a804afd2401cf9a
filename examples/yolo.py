"""A detector that looks once (YOLO: Redmon et al., 2016), without anchors, as its later kin are built.

python -m examples.yolo --out runs/yolo                          # learns shapes in pictures
python -m examples.yolo --weights runs/yolo --draw seen.png      # boxes around shapes held out
python -m examples.yolo --weights yolov8n.safetensors --image photo.png --draw seen.png   # its state_dict()

A body whose blocks keep half of the channels aside (CSP: Wang et al., 2019), three levels of features joined
on the way up and down again (PANet: Liu et al., 2018), and at each place of a level the scores of the classes
and the way to each side of the box, as a distribution over whole steps (Li et al., 2020). Which places are to
find a thing follows from how well they do already (task alignment: Feng et al., 2021); boxes learn by their
complete overlap (Zheng et al., 2019).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from functools import cache
from math import log, pi
from typing import Any

import numpy as np
import numpy.typing as npt

from examples.parts import boxes as box
from examples.parts import detect, shapes, training
from tensor import Tensor, nn

Array = npt.NDArray[Any]
STRIDES = (8, 16, 32)  # pixels between the places of each level
BINS = 16  # a side of a box is up to 15 strides from its place
BEST = 8  # places that may find one thing
SHARES = {"class": 0.5, "box": 7.5, "side": 1.5}  # of the losses


class Conv(nn.Module):
    """A convolution, a norm, SiLU."""

    def __init__(self, inputs: int, outputs: int, size: int = 1, stride: int = 1) -> None:
        self.conv = nn.Conv2d(inputs, outputs, size, stride, size // 2, bias=False)
        self.norm = nn.BatchNorm2d(outputs, eps=1e-3, momentum=0.03)

    def __call__(self, x: Tensor) -> Tensor:
        made: Tensor = self.norm(self.conv(x)).silu()
        return made


class Stage(nn.Module):
    """Half of the channels go on as they are, half through small blocks; all that was made is mixed."""

    def __init__(self, inputs: int, outputs: int, depth: int = 1, around: bool = True) -> None:
        half, self.around = outputs // 2, around
        self.enter = Conv(inputs, 2 * half)
        self.blocks = [nn.Sequential(Conv(half, half, 3), Conv(half, half, 3)) for _ in range(depth)]
        self.leave = Conv((2 + depth) * half, outputs)

    def __call__(self, x: Tensor) -> Tensor:
        made = list(self.enter(x).chunk(2, 1))
        for block in self.blocks:
            made.append(block(made[-1]) + made[-1] if self.around else block(made[-1]))
        return self.leave(made[0].cat(*made[1:], dim=1))


class Wide(nn.Module):
    """What a place sees and the largest of what is 2, 4 and 6 places around (spatial pyramid pooling)."""

    def __init__(self, width: int) -> None:
        self.enter, self.leave = Conv(width, width // 2), Conv(width * 2, width)

    def __call__(self, x: Tensor) -> Tensor:
        made = [self.enter(x)]
        for _ in range(3):
            made.append(nn.functional.max_pool2d(made[-1], 5, 1, 2))
        return self.leave(made[0].cat(*made[1:], dim=1))


class Head(nn.Module):
    """Of one level: logits of the classes, and of the distances to the four sides."""

    def __init__(self, inputs: int, classes: int, finest: int, stride: int) -> None:
        """finest: channels of the finest level, by which all levels' heads are as wide."""
        k, s = max(finest, min(classes, 100)), max(16, finest // 4, 4 * BINS)
        self.kind = nn.Sequential(Conv(inputs, k, 3), Conv(k, k, 3), nn.Conv2d(k, classes, 1))
        self.side = nn.Sequential(Conv(inputs, s, 3), Conv(s, s, 3), nn.Conv2d(s, 4 * BINS, 1))
        # at first some five things are expected in a picture of 640 pixels, and boxes of even chances
        self.kind[2].bias.assign(Tensor.full((classes,), log(5 / classes / (640 / stride) ** 2)))

    def __call__(self, x: Tensor) -> Tensor:
        """-> (n, places, classes + 4 * BINS)"""
        made: Tensor = self.kind(x).cat(self.side(x), dim=1).flatten(2).transpose(1, 2)
        return made


class Yolo(nn.Module):
    """Pictures (n, 3, h, w) in 0..1, sides multiples of 32 -> logits (n, places, classes + 4 * BINS).
    As Ultralytics' YOLOv8 is built; top: channels of the coarsest level, 16 * width without."""

    sides, border = (640, 640), 114 / 255

    def __init__(self, classes: int, width: int = 16, depth: int = 1, top: int | None = None) -> None:
        w, self.classes = width, classes
        t = top or 16 * w
        self.stem = nn.Sequential(Conv(3, w, 3, 2), Conv(w, 2 * w, 3, 2), Stage(2 * w, 2 * w, depth))
        self.fine = nn.Sequential(Conv(2 * w, 4 * w, 3, 2), Stage(4 * w, 4 * w, 2 * depth))
        self.middle = nn.Sequential(Conv(4 * w, 8 * w, 3, 2), Stage(8 * w, 8 * w, 2 * depth))
        self.coarse = nn.Sequential(Conv(8 * w, t, 3, 2), Stage(t, t, depth), Wide(t))
        self.up = [Stage(t + 8 * w, 8 * w, depth, False), Stage(12 * w, 4 * w, depth, False)]
        self.smaller = [Conv(4 * w, 4 * w, 3, 2), Conv(8 * w, 8 * w, 3, 2)]
        self.down = [Stage(12 * w, 8 * w, depth, False), Stage(8 * w + t, t, depth, False)]
        levels = zip((4 * w, 8 * w, t), STRIDES, strict=True)
        self.heads = [Head(inputs, classes, 4 * w, stride) for inputs, stride in levels]

    def prepared(self, pictures: Tensor) -> Tensor:
        """Pixels as they are."""
        return pictures

    def __call__(self, x: Tensor) -> Tensor:
        fine = self.fine(self.stem(x))
        middle = self.middle(fine)
        coarse = self.coarse(middle)
        joined = self.up[0](coarse.interpolate(middle.shape[2:], mode="nearest").cat(middle, dim=1))
        levels = [self.up[1](joined.interpolate(fine.shape[2:], mode="nearest").cat(fine, dim=1))]
        for smaller, stage, beside in zip(self.smaller, self.down, (joined, coarse), strict=True):
            levels.append(stage(smaller(levels[-1]).cat(beside, dim=1)))
        first, *others = (head(level) for head, level in zip(self.heads, levels, strict=True))
        made: Tensor = first.cat(*others, dim=1)
        return made

    def loss(self, pictures: Tensor, boxes: Tensor, labels: Tensor) -> dict[str, Tensor]:
        """Of pictures with boxes (n, most, 4) and labels (n, most), -1 for none."""
        made, places = self(pictures), Tensor(places_of(tuple(pictures.shape[2:])), device=pictures.device)
        logits, sides = made[..., : self.classes], made[..., self.classes :]
        guess = boxes_of(sides, places)
        which, share = assigned(logits.detach().sigmoid(), guess.detach(), places, boxes, labels)
        goal = boxes.gather(1, which.unsqueeze(2).expand(*which.shape, 4))
        kinds = labels.gather(1, which).unsqueeze(2).eq(Tensor.arange(self.classes)).float()
        wanted = kinds * share.unsqueeze(2)
        total = share.sum().clip(1)
        kind = (logits.relu() - logits * wanted + (1 + (-logits.abs()).exp()).log()).sum() / total
        place = ((1 - complete_overlap(guess, goal)) * share).sum() / total
        side = (self._steps(sides, places, goal) * share).sum() / total
        losses = {"class": kind, "box": place, "side": side}
        whole = kind * SHARES["class"] + place * SHARES["box"] + side * SHARES["side"]
        return {"loss": whole} | losses

    def _steps(self, sides: Tensor, places: Tensor, goal: Tensor) -> Tensor:
        """Cross entropy of the distributions with the two steps beside each distance, (n, places)."""
        apart = (places[:, :2] - goal[..., :2]).cat(goal[..., 2:] - places[:, :2], dim=-1) / places[:, 2:]
        apart = apart.clip(0, BINS - 1.01).unsqueeze(3)
        near = (1 - (apart - Tensor.arange(BINS)).abs()).relu()  # shares of the two, 0 elsewhere
        made = sides.reshape(*sides.shape[:2], 4, BINS).log_softmax(-1)
        return -(made * near).sum(-1).mean(-1)

    def found(self, pictures: Tensor, least: float = 0.01, most: int = 300) -> list[box.Found]:
        """What is seen in pictures, by scores of `least` and more."""
        made, places = self(pictures), Tensor(places_of(tuple(pictures.shape[2:])), device=pictures.device)
        scores, seen = made[..., : self.classes].sigmoid(), boxes_of(made[..., self.classes :], places)
        pairs = zip(seen.numpy(), scores.numpy(), strict=True)
        return [box.sorted_out(b, s, least, 0.6, most) for b, s in pairs]


@cache
def places_of(size: tuple[int, ...]) -> Array:
    """Middles of the places of all levels of pictures (h, w), and their strides: (places, 3)."""
    rows = []
    for stride in STRIDES:
        y, x = np.mgrid[: size[0] // stride, : size[1] // stride] + 0.5
        rows.append(np.stack([x * stride, y * stride, np.full(x.shape, stride)], -1).reshape(-1, 3))
    return np.concatenate(rows).astype(np.float32)


def boxes_of(sides: Tensor, places: Tensor) -> Tensor:
    """Boxes (n, places, 4) in pixels: the mean of each distribution of distances, from the place on."""
    apart = (sides.reshape(*sides.shape[:2], 4, BINS).softmax(-1) * Tensor.arange(BINS)).sum(-1)
    apart = apart * places[:, 2:]
    return (places[:, :2] - apart[..., :2]).cat(places[:, :2] + apart[..., 2:], dim=-1)


def assigned(
    scores: Tensor, guess: Tensor, places: Tensor, boxes: Tensor, labels: Tensor
) -> tuple[Tensor, Tensor]:
    """Which thing each place (n, places) is to find, and how much that counts, 0 for what finds none.

    A thing goes to the `BEST` places inside it whose score ** 0.5 * overlap ** 6 is greatest; a place that
    several things want, to the one it overlaps most. The best place of a thing counts as much as it overlaps.
    """
    real = labels.ge(0).unsqueeze(2)
    index = labels.clip(0).unsqueeze(1).expand(scores.shape[0], scores.shape[1], labels.shape[1])
    score = scores.gather(2, index).transpose(1, 2)  # (n, most, places)
    shared = box.overlaps(boxes.unsqueeze(2), guess.unsqueeze(1)).clip(0)
    inner = (places[:, :2] > boxes[..., :2].unsqueeze(2)) & (places[:, :2] < boxes[..., 2:].unsqueeze(2))
    inside = inner.all(-1) & real
    worth = (score**0.5 * shared**6).masked_fill(~inside, 0.0)
    count = min(BEST, worth.shape[2])
    least = worth.topk(count, 2)[0][..., -1:]
    chosen = inside & worth.ge(least) & worth.gt(0)
    which = (shared * chosen.float()).argmax(1)
    mine = chosen & which.unsqueeze(1).eq(Tensor.arange(labels.shape[1]).reshape(1, -1, 1))
    worth = worth * mine.float()
    most = (shared * mine.float()).max(axis=2, keepdim=True) / (worth.max(axis=2, keepdim=True) + 1e-9)
    return which, (worth * most).max(axis=1)


def complete_overlap(one: Tensor, other: Tensor) -> Tensor:
    """Overlap of boxes (..., 4), less how far their middles are apart and how much their shapes differ."""
    shared = box.overlaps(one, other)
    corner, far = one[..., :2].minimum(other[..., :2]), one[..., 2:].maximum(other[..., 2:])
    wide = (far - corner).square().sum(-1) + 1e-9
    apart = (one[..., :2] + one[..., 2:] - other[..., :2] - other[..., 2:]).square().sum(-1) / 4
    (w, h), (v, u) = ((b[..., 2] - b[..., 0], (b[..., 3] - b[..., 1]).clip(1e-6)) for b in (one, other))
    shape = ((v / u).atan() - (w / h).atan()).square() * (4 / pi**2)
    weight = (shape / (1 - shared + shape + 1e-9)).detach()
    made: Tensor = shared - apart / wide - shape * weight
    return made


# The layers of Ultralytics' YOLOv8 by number, and here. Source: its names, and cfg/models/v8/yolov8.yaml.
LAYERS = {
    "0": "stem.0", "1": "stem.1", "2": "stem.2", "3": "fine.0", "4": "fine.1", "5": "middle.0",
    "6": "middle.1", "7": "coarse.0", "8": "coarse.1", "9": "coarse.2", "12": "up.0", "15": "up.1",
    "16": "smaller.0", "18": "down.0", "19": "smaller.1", "21": "down.1", "22": "heads",
}  # fmt: skip
PARTS = [
    (r"^heads\.cv2\.(\d)", r"heads.\1.side"), (r"^heads\.cv3\.(\d)", r"heads.\1.kind"),
    (r"\.m\.(\d+)\.cv1", r".blocks.\1.0"), (r"\.m\.(\d+)\.cv2", r".blocks.\1.1"),
    (r"\.cv1\.", ".enter."), (r"\.cv2\.", ".leave."), (r"\.bn\.", ".norm."),
]  # fmt: skip


def named(weights: Mapping[str, Tensor]) -> Mapping[str, Tensor]:
    """Weights under the names here: those of a run are, those of a YOLOv8 begin with "model"."""
    if not all(name.startswith("model.") for name in weights):
        return weights
    found = {}
    for name, tensor in weights.items():
        number, _, rest = re.sub(r"^(model\.)+", "", name).partition(".")
        if number not in LAYERS:
            raise ValueError(f"{name}: a YOLOv8 has the layers {', '.join(LAYERS)}")
        whole = f"{LAYERS[number]}.{rest}"
        for theirs, ours in PARTS:
            whole = re.sub(theirs, ours, whole)
        found[whole] = tensor
    found.pop("heads.dfl.conv.weight", None)  # 0 to 15
    return found


def fitting(weights: Mapping[str, Tensor]) -> Yolo:
    """The network that these weights are of."""
    last, first, top = (
        weights.get(name) for name in ("heads.0.kind.2.bias", "stem.0.conv.weight", "coarse.0.conv.weight")
    )
    if last is None or first is None or top is None:
        raise ValueError("these are no weights of a YOLOv8 or of a run of examples.yolo")
    depth = len({name.split(".")[3] for name in weights if name.startswith("stem.2.blocks.")})
    return Yolo(last.shape[0], first.shape[0], depth, top.shape[0])


def main() -> int:
    """0: learned; 1: it did not; 2: wrong input or no device."""
    options = detect.arguments(__doc__, steps=600, batch=16).parse_args()
    if options.weights:
        return detect.see(options, fitting, named)
    return detect.learn(options, lambda: Yolo(len(shapes.NAMES), 8 if options.smoke else 16), least=0.5)


if __name__ == "__main__":
    sys.exit(training.run(main))
