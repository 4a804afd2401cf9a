"""A vision transformer (Dosovitskiy et al., 2020), under torchvision's names.

python -m examples.vit --out runs/vit                             # a small one learns digits
python -m examples.vit --weights runs/vit                         # how many held-out ones are right
python -m examples.vit --weights vit_b_16.pth --image dog.jpg     # by torchvision's weights
"""

from __future__ import annotations

import sys
from collections.abc import Mapping

from examples.parts import classify, training
from tensor import Tensor, nn


class Block(nn.Module):
    """Attention of all patches to all, and a network of two matrices, each behind a norm."""

    def __init__(self, width: int, heads: int, hidden: int) -> None:
        self.ln_1, self.ln_2 = nn.LayerNorm(width, 1e-6), nn.LayerNorm(width, 1e-6)
        self.self_attention = nn.MultiheadAttention(width, heads, batch_first=True)
        parts = (nn.Linear(width, hidden), nn.GELU(), nn.Identity(), nn.Linear(hidden, width))
        self.mlp = nn.Sequential(*parts)

    def __call__(self, x: Tensor) -> Tensor:
        inner = self.ln_1(x)
        x = x + self.self_attention(inner, inner, inner, need_weights=False)[0]
        made: Tensor = x + self.mlp(self.ln_2(x))
        return made


class Encoder(nn.Module):
    """Places added, blocks, a norm."""

    def __init__(self, length: int, depth: int, width: int, heads: int, hidden: int) -> None:
        self.pos_embedding = Tensor.normal(1, length, width, std=0.02, requires_grad=True)
        blocks = {f"encoder_layer_{i}": Block(width, heads, hidden) for i in range(depth)}
        self.layers, self.ln = nn.Sequential(blocks), nn.LayerNorm(width, 1e-6)

    def __call__(self, x: Tensor) -> Tensor:
        result: Tensor = self.ln(self.layers(x + self.pos_embedding))
        return result


class ViT(nn.Module):
    """Images (n, channels, size, size) -> logits (n, classes), by patches of `patch` x `patch` pixels."""

    def __init__(
        self,
        size: int = 224,
        patch: int = 16,
        depth: int = 12,
        width: int = 768,
        heads: int = 12,
        hidden: int = 3072,
        classes: int = 1000,
        channels: int = 3,
    ) -> None:
        self.class_token = Tensor.zeros(1, 1, width, requires_grad=True)
        self.conv_proj = nn.Conv2d(channels, width, patch, patch)
        self.encoder = Encoder((size // patch) ** 2 + 1, depth, width, heads, hidden)
        self.heads = nn.Sequential({"head": nn.Linear(width, classes)})

    def __call__(self, x: Tensor) -> Tensor:
        patches = self.conv_proj(x).flatten(2).transpose(1, 2)
        token = self.class_token.expand(x.shape[0], 1, patches.shape[2])
        logits: Tensor = self.heads(self.encoder(token.cat(patches, dim=1))[:, 0])
        return logits


def fitting(weights: Mapping[str, Tensor]) -> ViT:
    """The network that these weights are of; heads are 64 wide, as in all published ones, or 16."""
    width, channels, patch, _ = weights["conv_proj.weight"].shape
    size = round((weights["encoder.pos_embedding"].shape[1] - 1) ** 0.5) * patch
    depth = len({name.split(".")[2] for name in weights if name.startswith("encoder.layers.")})
    hidden = weights["encoder.layers.encoder_layer_0.mlp.0.bias"].shape[0]
    heads = width // (64 if width >= 192 else 16)
    return ViT(size, patch, depth, width, heads, hidden, weights["heads.head.bias"].shape[0], channels)


def main() -> int:
    """0: learned; 1: no better than guessing; 2: wrong input or no device."""
    options = classify.arguments(__doc__, steps=400).parse_args()
    if options.weights:
        return classify.see(options, fitting)
    depth = 1 if options.smoke else 4
    return classify.learn(options, lambda: ViT(8, 2, depth, 64, 4, 128, 10, channels=1))


if __name__ == "__main__":
    sys.exit(training.run(main))
