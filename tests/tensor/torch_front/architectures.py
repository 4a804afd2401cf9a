"""Small models in the manner of well-known ones, each with an input and the loss of what it gives."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest

torch = pytest.importorskip("torch")
nn, F = torch.nn, torch.nn.functional
Case = tuple[Callable[[], Any], Callable[[], tuple[Any, ...]], Callable[[Any], Any]]


class ViT(nn.Module):  # type: ignore[misc,name-defined]
    """Dosovitskiy et al., 2020: patches, a token for the class, an encoder."""

    def __init__(self) -> None:
        super().__init__()
        self.patches, self.head = nn.Conv2d(3, 32, 4, 4), nn.Linear(32, 5)
        self.token = nn.Parameter(torch.zeros(1, 1, 32))
        self.places = nn.Parameter(torch.randn(1, 17, 32) * 0.02)
        layer = nn.TransformerEncoderLayer(32, 4, 64, 0.0, "gelu", batch_first=True, norm_first=True)
        self.encoder = nn.TransformerEncoder(layer, 2, enable_nested_tensor=False)

    def forward(self, x: Any) -> Any:
        x = self.patches(x).flatten(2).transpose(1, 2)
        x = torch.cat([self.token.expand(len(x), -1, -1), x], 1) + self.places
        return self.head(self.encoder(x)[:, 0])


class UNet(nn.Module):  # type: ignore[misc,name-defined]
    """Ronneberger et al., 2015: down, up again, and joined with what was before."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second, self.last = self.stage(3, 8), self.stage(8, 16), self.stage(16, 8)
        self.up, self.out = nn.ConvTranspose2d(16, 8, 2, 2), nn.Conv2d(24, 2, 1)
        self.smooth = nn.Upsample(scale_factor=2, mode="bilinear")

    @staticmethod
    def stage(inputs: int, outputs: int) -> Any:
        return nn.Sequential(nn.Conv2d(inputs, outputs, 3, padding=1), nn.GroupNorm(4, outputs), nn.SiLU())

    def forward(self, x: Any) -> Any:
        fine = self.first(x)
        coarse = self.second(F.max_pool2d(fine, 2))
        blurred = F.interpolate(F.avg_pool2d(coarse, 2), size=coarse.shape[-2:], mode="nearest")
        joined = self.last(torch.cat([fine, self.up(coarse)], 1))
        return self.out(torch.cat([joined, self.smooth(blurred)], 1))


class T5Layer(nn.Module):  # type: ignore[misc,name-defined]
    """Raffel et al., 2020: distances in buckets, norms without means, a gated feed, one table."""

    def __init__(self) -> None:
        super().__init__()
        self.words, self.distances = nn.Embedding(30, 32), nn.Embedding(8, 4)
        self.sides = nn.ModuleList([nn.Linear(32, 32, bias=False) for _ in range(4)])
        self.feed = nn.ModuleList([nn.Linear(*ends, bias=False) for ends in ((32, 64), (32, 64), (64, 32))])
        self.weight = nn.Parameter(torch.ones(32))

    def norm(self, x: Any) -> Any:
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-6) * self.weight

    def bias(self, length: int) -> Any:
        apart = torch.arange(length)[None] - torch.arange(length)[:, None]
        far = 2 + (torch.log(apart.abs().float() / 2 + 1e-9) / math.log(4) * 2).long()
        bucket = torch.where(apart.abs() < 2, apart.abs(), torch.min(far, torch.full_like(far, 3)))
        return self.distances((apart > 0).long() * 4 + bucket).permute(2, 0, 1)[None]

    def forward(self, x: Any, mask: Any) -> Any:
        h = self.words(x)
        batch, length, width = h.shape
        q, k, v = (side(self.norm(h)).view(batch, length, 4, 8).transpose(1, 2) for side in self.sides[:3])
        scores = q @ k.transpose(-1, -2) + self.bias(length)
        scores = scores.masked_fill(~mask[:, None, None, :], torch.finfo(scores.dtype).min)
        seen = F.softmax(scores.float(), -1).type_as(scores) @ v
        h = h + self.sides[3](seen.transpose(1, 2).reshape(batch, length, width))
        wide, gate, narrow = self.feed
        h = h + narrow(F.gelu(wide(self.norm(h)), approximate="tanh") * gate(self.norm(h)))
        return h @ self.words.weight.T * width**-0.5


class MobileNet(nn.Module):  # type: ignore[misc,name-defined]
    """Howard et al., 2019: depthwise convolutions, hard activations, squeeze and excitation."""

    def __init__(self) -> None:
        super().__init__()
        self.stem = nn.Sequential(nn.Conv2d(3, 8, 3, 2, 1, bias=False), nn.BatchNorm2d(8), nn.Hardswish())
        self.stay, self.shrink = self.block(8, 8, 1, nn.ReLU6()), self.block(8, 16, 2, nn.Hardswish())
        self.squeeze, self.excite = nn.Conv2d(16, 4, 1), nn.Conv2d(4, 16, 1)
        self.head = nn.Linear(16, 5)

    @staticmethod
    def block(inputs: int, outputs: int, stride: int, act: Any) -> Any:
        wide = 3 * inputs
        return nn.Sequential(
            *(nn.Conv2d(inputs, wide, 1, bias=False), nn.BatchNorm2d(wide), act),
            *(nn.Conv2d(wide, wide, 3, stride, 1, groups=wide, bias=False), nn.BatchNorm2d(wide), act),
            *(nn.Conv2d(wide, outputs, 1, bias=False), nn.BatchNorm2d(outputs)),
        )

    def forward(self, x: Any) -> Any:
        x = self.stem(x)
        x = self.shrink(x + self.stay(x))
        return self.head(
            (x * F.hardsigmoid(self.excite(F.relu(self.squeeze(F.adaptive_avg_pool2d(x, 1)))))).mean([2, 3])
        )


class GraphNet(nn.Module):  # type: ignore[misc,name-defined]
    """Means of neighbours, then attention over them (Velickovic et al., 2018), by sums into places."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(8, 16), nn.Linear(16, 16)
        self.attend, self.head = nn.Linear(32, 1), nn.Linear(16, 3)

    def forward(self, x: Any, edges: Any) -> Any:
        begin, end = edges
        h, count = self.first(x), torch.zeros(len(x)).scatter_add_(0, end, torch.ones(end.shape[0]))
        h = F.relu(torch.zeros_like(h).index_add_(0, end, h[begin]) / count.clamp(min=1)[:, None])
        h = self.second(h)
        score = F.leaky_relu(self.attend(torch.cat([h[begin], h[end]], -1))[:, 0], 0.2)
        top = torch.full((len(x),), float("-inf")).scatter_reduce(0, end, score, "amax", include_self=True)
        weight = torch.exp(score - top[end])
        total = torch.zeros(len(x)).index_add(0, end, weight)
        share = weight / (total[end] + 1e-9)
        return self.head(torch.zeros_like(h).index_add(0, end, h[begin] * share[:, None]))


class Whisper(nn.Module):  # type: ignore[misc,name-defined]
    """Radford et al., 2022: sound through convolutions and an encoder, words that look at it."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Conv1d(20, 32, 3, padding=1), nn.Conv1d(32, 32, 3, 2, 1)
        self.register_buffer("places", torch.sin(torch.arange(16)[:, None] / 10 ** (torch.arange(32) / 8.0)))
        sizes: Any = (32, 4, 64, 0.0, F.gelu)
        self.encoder = nn.TransformerEncoderLayer(*sizes, batch_first=True, norm_first=True)
        self.decoder = nn.TransformerDecoderLayer(*sizes, batch_first=True, norm_first=True)
        self.words, self.norm = nn.Embedding(25, 32), nn.LayerNorm(32)

    def forward(self, sound: Any, text: Any) -> Any:
        x = F.gelu(self.second(F.gelu(self.first(sound)))).transpose(1, 2) + self.places
        later = torch.full((text.shape[1],) * 2, float("-inf")).triu(1)
        y = self.decoder(self.words(text), self.encoder(x), tgt_mask=later)
        return self.norm(y) @ self.words.weight.T


def _classes(count: int, shape: tuple[int, ...]) -> Callable[[Any], Any]:
    """Cross entropy with classes in turn."""
    wanted = (torch.arange(math.prod(shape)) % count).view(shape)
    return lambda made: F.cross_entropy(made, wanted)


def _masked() -> tuple[Any, Any]:
    mask = torch.ones(3, 10, dtype=torch.bool)
    mask[1, 7:] = False
    return torch.randint(0, 30, (3, 10)), mask


def _translated(made: Any) -> Any:
    wanted = torch.arange(30)
    return F.cross_entropy(made.view(-1, 30), wanted, ignore_index=7, label_smoothing=0.1)


def cases() -> dict[str, Case]:
    """(model, inputs, loss) by name."""
    draw, pick = torch.randn, torch.randint
    return {
        "vit": (ViT, lambda: (draw(4, 3, 16, 16),), _classes(5, (4,))),
        "unet": (UNet, lambda: (draw(2, 3, 16, 16),), _classes(2, (2, 16, 16))),
        "t5": (T5Layer, _masked, _translated),
        "mobilenet": (MobileNet, lambda: (draw(8, 3, 16, 16),), _classes(5, (8,))),
        "graph": (GraphNet, lambda: (draw(12, 8), pick(0, 12, (2, 40))), _classes(3, (12,))),
        "whisper": (
            *(Whisper, lambda: (draw(2, 20, 32), pick(0, 25, (2, 6)))),
            lambda made: _classes(12, (12,))(made.flatten(0, 1)),
        ),
    }
