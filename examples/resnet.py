"""ResNet-18, 34, 50 and 101 (He et al., 2015), under torchvision's names.

python -m examples.resnet --out runs/resnet                             # ResNet-18 learns digits
python -m examples.resnet --weights runs/resnet                         # how many held-out ones are right
python -m examples.resnet --weights resnet50.pth --image dog.jpg        # by torchvision's weights
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping

from examples.parts import classify, training
from tensor import Tensor, nn

Norm = Callable[[int], nn.Module]
DEPTHS = {18: (2, 2, 2, 2), 34: (3, 4, 6, 3), 50: (3, 4, 6, 3), 101: (3, 4, 23, 3)}


class Block(nn.Module):
    """Two convolutions of 3 x 3, or from ResNet-50 on three of 1, 3 and 1, and a way around them."""

    def __init__(self, inputs: int, width: int, stride: int, is_deep: bool, norm: Norm) -> None:
        outputs = width * (4 if is_deep else 1)
        sizes = (1, 3, 1) if is_deep else (3, 3)
        widths = [inputs, *(width,) * (len(sizes) - 1), outputs]
        strides = (1, stride, 1) if is_deep else (stride, 1)
        self.count = len(sizes)
        for i, (size, step) in enumerate(zip(sizes, strides, strict=True)):
            layer = nn.Conv2d(widths[i], widths[i + 1], size, step, size // 2, bias=False)
            setattr(self, f"conv{i + 1}", layer)
            setattr(self, f"bn{i + 1}", norm(widths[i + 1]))
        if stride != 1 or inputs != outputs:
            around = nn.Conv2d(inputs, outputs, 1, stride, bias=False)
            self.downsample = nn.Sequential(around, norm(outputs))

    def __call__(self, x: Tensor) -> Tensor:
        own, made = vars(self), x
        for i in range(1, self.count + 1):
            made = own[f"bn{i}"](own[f"conv{i}"](made))
            made = made if i == self.count else made.relu()
        around: Tensor = own["downsample"](x) if "downsample" in own else x
        return (made + around).relu()


class Body(nn.Module):
    """Images (n, 3, h, w) -> what each of the four stages sees, at a 4th, 8th, 16th and 32nd of the size.
    width: channels behind the first convolution; norm: makes what follows a convolution."""

    def __init__(self, depth: int = 18, width: int = 64, norm: Norm = nn.BatchNorm2d) -> None:
        if depth not in DEPTHS:
            raise ValueError(f"ResNet-{depth}; allowed are {', '.join(map(str, DEPTHS))}")
        self.conv1, self.bn1 = nn.Conv2d(3, width, 7, 2, 3, bias=False), norm(width)
        is_deep, self.outputs = depth >= 50, [width]
        for stage, count in enumerate(DEPTHS[depth]):
            blocks = []
            for number in range(count):
                inputs = (width << stage) * (4 if is_deep else 1) if number else self.outputs[-1]
                blocks.append(Block(inputs, width << stage, 2 if stage and not number else 1, is_deep, norm))
            self.outputs.append((width << stage) * (4 if is_deep else 1))
            setattr(self, f"layer{stage + 1}", nn.Sequential(*blocks))

    def stages(self, x: Tensor) -> list[Tensor]:
        """What each stage sees."""
        seen = [nn.functional.max_pool2d(self.bn1(self.conv1(x)).relu(), 3, 2, 1)]
        for stage in range(1, 5):
            seen.append(vars(self)[f"layer{stage}"](seen[-1]))
        return seen[1:]


class ResNet(Body):
    """Images (n, 3, h, w) -> logits (n, classes). width: channels behind the first convolution."""

    def __init__(self, depth: int = 18, classes: int = 1000, width: int = 64) -> None:
        Body.__init__(self, depth, width)
        self.fc = nn.Linear(self.outputs[-1], classes)

    def __call__(self, x: Tensor) -> Tensor:
        result: Tensor = self.fc(self.stages(x)[-1].mean((2, 3)))
        return result


def depth_of(names: Iterable[str], prefix: str = "") -> int:
    """The depth of the network that weights of these names are of."""
    own = {name.removeprefix(prefix) for name in names if name.startswith(prefix)}
    counts = tuple(len({n.split(".")[1] for n in own if n.startswith(f"layer{i}.")}) for i in range(1, 5))
    for depth, known in DEPTHS.items():
        if known == counts and ("layer1.0.conv3.weight" in own) == (depth >= 50):
            return depth
    raise ValueError(f"weights of {counts} blocks are of no ResNet known here, {', '.join(map(str, DEPTHS))}")


def fitting(weights: Mapping[str, Tensor]) -> ResNet:
    """The network that these weights are of."""
    depth = depth_of(weights)
    return ResNet(depth, weights["fc.bias"].shape[0], weights["conv1.weight"].shape[0])


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
