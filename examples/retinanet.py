"""RetinaNet (Lin et al., 2017), under torchvision's names.

python -m examples.retinanet --out runs/retinanet                        # learns shapes in pictures
python -m examples.retinanet --weights runs/retinanet --draw seen.png    # boxes around shapes held out
python -m examples.retinanet --weights retinanet_resnet50_fpn.pth --image street.jpg --draw seen.png

A ResNet, a pyramid of features that brings what coarse stages know down to fine ones (Lin et al., 2016), and
at each place of each level nine boxes to begin with, for which two small networks say class and correction.
Nearly all of them are ground, so the loss of what is easy counts little (focal loss).
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cache
from math import log
from typing import Any

import numpy as np
import numpy.typing as npt

from examples.parts import boxes as box
from examples.parts import detect, shapes, training
from examples.resnet import Body, Norm, depth_of
from tensor import Tensor, nn

Array = npt.NDArray[Any]
SIZES, RATIOS = (1.0, 2 ** (1 / 3), 2 ** (2 / 3)), (0.5, 1.0, 2.0)  # of the boxes at one place
SMALLEST = 12  # pixels: of the boxes for pictures of shapes
A_PLACE = len(SIZES) * len(RATIOS)
NEAR, FAR = 0.5, 0.4  # a box that overlaps a thing by more than this is to find it; by less, it is ground
FURTHEST = log(1000 / 16)  # the largest logarithm by which a box may grow


class Frozen(nn.Module):
    """Batch normalization by numbers that stay as they are, as detectors have it that begin with a trained
    body. torchvision's trained RetinaNet wants an eps of 0, its others 1e-5."""

    _buffers = frozenset({"weight", "bias", "running_mean", "running_var"})

    def __init__(self, channels: int, eps: float = 0.0) -> None:
        self.weight, self.bias = Tensor.ones(channels), Tensor.zeros(channels)
        self.running_mean, self.running_var = Tensor.zeros(channels), Tensor.ones(channels)
        self.eps = eps

    def __call__(self, x: Tensor) -> Tensor:
        scale = self.weight * (self.running_var + self.eps).rsqrt()
        shift = self.bias - self.running_mean * scale
        return x * scale.reshape(1, -1, 1, 1) + shift.reshape(1, -1, 1, 1)


def conv(inputs: int, outputs: int, size: int, stride: int = 1) -> nn.Sequential:
    """A convolution one level down, where torchvision's names have it."""
    return nn.Sequential(nn.Conv2d(inputs, outputs, size, stride, size // 2))


class Pyramid(nn.Module):
    """What the last three stages see -> the same width at five sizes, each half of the one before."""

    def __init__(self, inputs: Sequence[int], width: int) -> None:
        self.inner_blocks = [conv(channels, width, 1) for channels in inputs]
        self.layer_blocks = [conv(width, width, 3) for _ in inputs]
        self.extra_blocks = nn.ModuleDict({name: nn.Conv2d(width, width, 3, 2, 1) for name in ("p6", "p7")})

    def __call__(self, stages: Sequence[Tensor]) -> list[Tensor]:
        inner = [block(stage) for block, stage in zip(self.inner_blocks, stages, strict=True)]
        for i in (1, 0):
            inner[i] = inner[i] + inner[i + 1].interpolate(inner[i].shape[2:], mode="nearest")
        levels = [block(each) for block, each in zip(self.layer_blocks, inner, strict=True)]
        levels.append(self.extra_blocks["p6"](levels[-1]))
        return [*levels, self.extra_blocks["p7"](levels[-1].relu())]


class Head(nn.Module):
    """Four convolutions, and one that says `outputs` numbers of each box; the levels' one after the other."""

    def __init__(self, width: int, outputs: int, name: str, bias: float = 0.0) -> None:
        self.conv = [conv(width, width, 3) for _ in range(4)]
        self.name, self.outputs = name, outputs
        last = nn.Conv2d(width, A_PLACE * outputs, 3, padding=1)
        setattr(self, name, last)
        for block in self.conv:
            weight = block[0].weight
            weight.assign(Tensor.kaiming_normal(*weight.shape))
        last.weight.assign(Tensor.normal(*last.weight.shape, std=0.01))
        last.bias = Tensor.full((A_PLACE * outputs,), bias, requires_grad=True)

    def __call__(self, levels: Sequence[Tensor]) -> Tensor:
        """-> (n, boxes, outputs)"""
        rows: list[Tensor] = []
        for level in levels:
            made = level
            for block in self.conv:
                made = block(made).relu()
            made = vars(self)[self.name](made)
            rows.append(made.permute(0, 2, 3, 1).reshape(made.shape[0], -1, self.outputs))
        return rows[0].cat(*rows[1:], dim=1)


class Heads(nn.Module):
    """Class and correction of each box. At first all is ground: a score of 0.01."""

    def __init__(self, width: int, classes: int) -> None:
        self.classification_head = Head(width, classes, "cls_logits", -log(99))
        self.regression_head = Head(width, 4, "bbox_reg")


class Backbone(nn.Module):
    """A ResNet and the pyramid over its last three stages."""

    def __init__(self, depth: int, width: int, pyramid: int, norm: Norm) -> None:
        self.body = Body(depth, width, norm)
        self.fpn = Pyramid(self.body.outputs[2:], pyramid)


class RetinaNet(nn.Module):
    """Pictures (n, 3, h, w) -> logits (n, boxes, classes) and corrections (n, boxes, 4).

    width: of the ResNet; pyramid: of what stands on it; smallest: the side in pixels of the smallest boxes.
    """

    sides, border = (800, 1333), 0.0  # as torchvision enlarges pictures
    prepared = staticmethod(detect.normal)

    def __init__(
        self,
        depth: int = 50,
        classes: int = 91,
        width: int = 64,
        pyramid: int = 256,
        smallest: int = 32,
        norm: Norm = nn.BatchNorm2d,
    ) -> None:
        self.backbone = Backbone(depth, width, pyramid, norm)
        self.head = Heads(pyramid, classes)
        self.classes, self.smallest = classes, smallest

    def __call__(self, x: Tensor) -> tuple[Tensor, Tensor]:
        levels = self.backbone.fpn(self.backbone.body.stages(x)[1:])
        return self.head.classification_head(levels), self.head.regression_head(levels)

    def loss(self, pictures: Tensor, boxes: Tensor, labels: Tensor) -> dict[str, Tensor]:
        """Of pictures with boxes (n, most, 4) and labels (n, most), -1 for none."""
        logits, corrections = self(pictures)
        anchors = Tensor(self.anchors(pictures.shape[2:]), device=pictures.device)
        which, near, ground = matched(anchors, boxes, labels)
        count = near.float().sum(1).clip(1)
        wanted = labels.gather(1, which).unsqueeze(2).eq(Tensor.arange(self.classes)) & near.unsqueeze(2)
        counts = (near | ground).unsqueeze(2).float()
        kind = ((focal(logits, wanted.float()) * counts).sum((1, 2)) / count).mean()
        goal = encoded(anchors, boxes.gather(1, which.unsqueeze(2).expand(*which.shape, 4)))
        apart = ((corrections - goal).abs() * near.unsqueeze(2).float()).sum((1, 2))
        place = (apart / count).mean()
        return {"loss": kind + place, "class": kind, "box": place}

    def anchors(self, size: Sequence[int]) -> Array:
        """The boxes (boxes, 4) that corrections of a picture of this height and width begin with."""
        return anchors_of((int(size[0]), int(size[1])), self.smallest)

    def found(self, pictures: Tensor, least: float = 0.05, most: int = 300) -> list[box.Found]:
        """What is seen in pictures, by scores of `least` and more."""
        logits, corrections = self(pictures)
        scores, moves = logits.sigmoid().numpy(), corrections.numpy()
        height, width = pictures.shape[2:]
        seen = decoded(self.anchors((height, width)), moves)
        seen = seen.clip(0, np.array([width, height, width, height], np.float32))
        return [box.sorted_out(b, s, least, 0.5, most) for b, s in zip(seen, scores, strict=True)]


@cache
def anchors_of(size: tuple[int, int], smallest: int) -> Array:
    """Nine boxes at each place of five levels, of an 8th of the picture's size down to a 128th."""
    rows, side = [], smallest
    heights, widths = ([-(-length // 8)] for length in size)
    for _ in range(4):
        heights.append(-(-heights[-1] // 2))
        widths.append(-(-widths[-1] // 2))
    for high, wide in zip(heights, widths, strict=True):
        roots = np.sqrt(np.array(RATIOS))
        sides = np.array([int(side * times) for times in SIZES])
        half_w, half_h = (np.outer(by, sides).reshape(-1) / 2 for by in (1 / roots, roots))
        around = np.stack([-half_w, -half_h, half_w, half_h], 1).round()
        y, x = np.mgrid[:high, :wide]
        at = np.stack([x, y, x, y], -1) * np.tile([size[1] // wide, size[0] // high], 2)
        rows.append((at.reshape(-1, 1, 4) + around).reshape(-1, 4))
        side *= 2
    return np.concatenate(rows).astype(np.float32)


def matched(anchors: Tensor, boxes: Tensor, labels: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Of each anchor (n, anchors): the thing it overlaps most, whether it is to find that, whether it is
    ground. A thing that no anchor is near to is found by those that are nearest."""
    real = labels.ge(0).unsqueeze(2)
    shared = real.where(box.overlaps(boxes.unsqueeze(2), anchors), -1.0)  # (n, most, anchors)
    most, which = shared.max(1)
    nearest = (shared.eq(shared.max(axis=2, keepdim=True)) & real & shared.gt(0)).any(1)
    near = most.ge(NEAR) | nearest
    return which, near, most.lt(FAR) & ~near


def focal(logits: Tensor, wanted: Tensor, alpha: float = 0.25, gamma: float = 2.0) -> Tensor:
    """Cross entropy of each logit, times alpha of what is wanted, times (how wrong it is) ** gamma."""
    entropy = logits.relu() - logits * wanted + (1 + (-logits.abs()).exp()).log()
    score = logits.sigmoid()
    wrong = score * (1 - wanted) + (1 - score) * wanted
    return entropy * wrong**gamma * (alpha * wanted + (1 - alpha) * (1 - wanted))


def centres(boxes: Any) -> tuple[Any, Any]:
    """Middles and sides (..., 2) of boxes (..., 4)."""
    return (boxes[..., :2] + boxes[..., 2:]) / 2, boxes[..., 2:] - boxes[..., :2]


def encoded(anchors: Tensor, boxes: Tensor) -> Tensor:
    """The corrections that take anchors to boxes: steps in sides, and logarithms of growth."""
    (from_, side), (to, wanted) = centres(anchors), centres(boxes)
    made: Tensor = ((to - from_) / side).cat((wanted.clip(1e-3) / side).log(), dim=-1)
    return made


def decoded(anchors: Array, moves: Array) -> Array:
    """Boxes (n, boxes, 4) of anchors that were corrected."""
    middle, side = centres(anchors)
    middle = middle + moves[..., :2] * side
    half = np.exp(np.minimum(moves[..., 2:], FURTHEST)) * side / 2
    return np.concatenate([middle - half, middle + half], -1)


def fitting(weights: Mapping[str, Tensor]) -> RetinaNet:
    """The network that these weights are of: torchvision's, or one of this script."""
    body = "backbone.body."
    width, pyramid = (
        weights[n].shape[0] for n in (f"{body}bn1.weight", "backbone.fpn.layer_blocks.0.0.bias")
    )
    classes = weights["head.classification_head.cls_logits.bias"].shape[0] // A_PLACE
    is_ours = f"{body}bn1.num_batches_tracked" in weights
    return RetinaNet(
        depth_of(weights, body), classes, width, pyramid, *((SMALLEST,) if is_ours else (32, Frozen))
    )


def main() -> int:
    """0: learned; 1: it did not; 2: wrong input or no device."""
    options = detect.arguments(__doc__, steps=600, batch=16).parse_args()
    if options.weights:
        return detect.see(options, fitting)
    sizes = (8, 16) if options.smoke else (16, 48)
    make = lambda: RetinaNet(18, len(shapes.NAMES), *sizes, SMALLEST)  # noqa: E731
    return detect.learn(options, make, least=0.5)


if __name__ == "__main__":
    sys.exit(training.run(main))
