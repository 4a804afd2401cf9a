"""ResNet-18, 34, 50 and 101 (He et al., 2015), under torchvision's names.

python -m examples.resnet --out runs/resnet                             # ResNet-18 learns digits
python -m examples.resnet --weights runs/resnet                         # how many held-out ones are right
python -m examples.resnet --weights resnet50.pth --image dog.jpg        # by torchvision's weights
"""

from __future__ import annotations

import sys
from collections.abc import Mapping

from examples.parts import classify, training
from tensor import Tensor, nn

DEPTHS = {18: (2, 2, 2, 2), 34: (3, 4, 6, 3), 50: (3, 4, 6, 3), 101: (3, 4, 23, 3)}


class Block(nn.Module):
    """Two convolutions of 3 x 3, or from ResNet-50 on three of 1, 3 and 1, and a way around them."""

    def __init__(self, inputs: int, width: int, stride: int, is_deep: bool) -> None:
        outputs = width * (4 if is_deep else 1)
        sizes = (1, 3, 1) if is_deep else (3, 3)
        widths = [inputs, *(width,) * (len(sizes) - 1), outputs]
        strides = (1, stride, 1) if is_deep else (stride, 1)
        self.count = len(sizes)
        for i, (size, step) in enumerate(zip(sizes, strides, strict=True)):
            layer = nn.Conv2d(widths[i], widths[i + 1], size, step, size // 2, bias=False)
            setattr(self, f"conv{i + 1}", layer)
            setattr(self, f"bn{i + 1}", nn.BatchNorm2d(widths[i + 1]))
        if stride != 1 or inputs != outputs:
            self.downsample = nn.Sequential(
                nn.Conv2d(inputs, outputs, 1, stride, bias=False), nn.BatchNorm2d(outputs)
            )

    def __call__(self, x: Tensor) -> Tensor:
        own, made = vars(self), x
        for i in range(1, self.count + 1):
            made = own[f"bn{i}"](own[f"conv{i}"](made))
            made = made if i == self.count else made.relu()
        around: Tensor = own["downsample"](x) if "downsample" in own else x
        return (made + around).relu()


class ResNet(nn.Module):
    """Images (n, 3, h, w) -> logits (n, classes). width: channels behind the first convolution."""

    def __init__(self, depth: int = 18, classes: int = 1000, width: int = 64) -> None:
        if depth not in DEPTHS:
            raise ValueError(f"ResNet-{depth}; allowed are {', '.join(map(str, DEPTHS))}")
        self.conv1, self.bn1 = nn.Conv2d(3, width, 7, 2, 3, bias=False), nn.BatchNorm2d(width)
        is_deep, inputs = depth >= 50, width
        for stage, count in enumerate(DEPTHS[depth]):
            blocks = []
            for number in range(count):
                stride = 2 if stage and not number else 1
                blocks.append(Block(inputs, width << stage, stride, is_deep))
                inputs = (width << stage) * (4 if is_deep else 1)
            setattr(self, f"layer{stage + 1}", nn.Sequential(*blocks))
        self.fc = nn.Linear(inputs, classes)

    def __call__(self, x: Tensor) -> Tensor:
        made = self.bn1(self.conv1(x)).relu()
        made = nn.functional.max_pool2d(made, 3, 2, 1)
        for stage in range(1, 5):
            made = vars(self)[f"layer{stage}"](made)
        return self.fc(made.mean((2, 3)))


def fitting(weights: Mapping[str, Tensor]) -> ResNet:
    """The network that these weights are of."""
    counts = tuple(len({n.split(".")[1] for n in weights if n.startswith(f"layer{i}.")}) for i in range(1, 5))
    is_deep = "layer1.0.conv3.weight" in weights
    for depth, known in DEPTHS.items():
        if known == counts and is_deep == (depth >= 50):
            return ResNet(depth, weights["fc.bias"].shape[0], weights["conv1.weight"].shape[0])
    raise ValueError(f"weights of {counts} blocks are of no ResNet known here, {', '.join(map(str, DEPTHS))}")


def main() -> int:
    """0: learned; 1: no better than guessing; 2: wrong input or no device."""
    parser = classify.arguments(__doc__, steps=120, batch=32)
    parser.add_argument("--depth", type=int, default=18, help="18, 34, 50 or 101 (18)")
    options = parser.parse_args()
    size = 224 if options.image else 32
    if options.weights:
        return classify.see(options, fitting, size)
    return classify.learn(options, lambda: ResNet(options.depth, 10, 4 if options.smoke else 16), size)


if __name__ == "__main__":
    sys.exit(training.run(main))
