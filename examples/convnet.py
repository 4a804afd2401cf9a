"""A small convolutional network learns scikit-learn's digits.

    python -m examples.convnet --out runs/convnet        # train, 300 steps
    python -m examples.convnet --weights runs/convnet    # how many held-out digits are right

Two convolutions with batch normalization, a pooling, dropout, a matrix; AdamW along one cycle of rates.
"""

from __future__ import annotations

import sys

from examples.parts import classify, training
from tensor import Tensor, nn


class ConvNet(nn.Sequential):
    """Images (n, 1, 8, 8) -> logits (n, 10)."""

    def __init__(self, width: int = 32) -> None:
        super().__init__(
            *(nn.Conv2d(1, width, 3, padding=1), nn.BatchNorm2d(width), Tensor.relu),
            *(nn.Conv2d(width, 2 * width, 3, padding=1), nn.BatchNorm2d(2 * width), Tensor.relu),
            *(nn.MaxPool2d(2), nn.Flatten(), nn.Dropout(0.3), nn.Linear(2 * width * 16, 10)),
        )


def main() -> int:
    """0: learned; 1: no better than guessing; 2: wrong input or no device."""
    options = classify.arguments(__doc__).parse_args()
    if options.weights:
        return classify.see(options, lambda weights: ConvNet(weights["0.weight"].shape[0]))
    return classify.learn(options, lambda: ConvNet(8 if options.smoke else 32))


if __name__ == "__main__":
    sys.exit(training.run(main))
