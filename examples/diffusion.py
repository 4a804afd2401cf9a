"""A U-Net that takes noise out of pictures (Ho et al., 2020) learns to draw digits.

    python -m examples.diffusion --out runs/diffusion                       # train, 1000 steps
    python -m examples.diffusion --weights runs/diffusion --draw drawn.npy  # draw 40 digits, four of each

The network is told the step of the noise and the digit, which is left out one time in ten, so that drawing
can go further toward the digit than it would by itself (Ho and Salimans, 2022). Drawing is DDIM's (Song et
al., 2020).
"""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from examples.parts import data, training
from tensor import Tensor, jit, nn, optim, state

Array = npt.NDArray[Any]
STEPS, NO_DIGIT = 200, 10  # of noise; the number that stands for no digit


def kept(steps: int = STEPS) -> Array:
    """The share of a picture's variance that is left after each step: Nichol and Dhariwal's cosine, 2021."""
    t = np.arange(steps + 1) / steps
    curve = np.cos((t + 0.008) / 1.008 * np.pi / 2) ** 2
    lost = np.minimum(1 - curve[1:] / curve[:-1], 0.999)
    return np.cumprod(1 - lost)


class Part(nn.Module):
    """Two convolutions behind norms, what is known of time and digit added between, and a way around."""

    def __init__(self, inputs: int, outputs: int, known: int) -> None:
        self.norm1, self.conv1 = nn.GroupNorm(4, inputs), nn.Conv2d(inputs, outputs, 3, padding=1)
        self.known = nn.Linear(known, outputs)
        self.norm2, self.conv2 = nn.GroupNorm(4, outputs), nn.Conv2d(outputs, outputs, 3, padding=1)
        self.around = nn.Identity() if inputs == outputs else nn.Conv2d(inputs, outputs, 1)

    def __call__(self, x: Tensor, known: Tensor) -> Tensor:
        made = self.conv1(self.norm1(x).silu()) + self.known(known).unsqueeze(-1).unsqueeze(-1)
        around: Tensor = self.around(x)
        return around + self.conv2(self.norm2(made).silu())


class Look(nn.Module):
    """Every place of a picture looks at every other."""

    def __init__(self, width: int) -> None:
        self.norm, self.inner = nn.GroupNorm(4, width), nn.MultiheadAttention(width, 4, batch_first=True)

    def __call__(self, x: Tensor) -> Tensor:
        rows = self.norm(x).flatten(2).transpose(1, 2)
        made, _ = self.inner(rows, rows, rows, need_weights=False)
        return x + made.transpose(1, 2).reshape(x.shape)


class UNet(nn.Module):
    """Noisy pictures (n, 1, 8, 8), steps (n,) and digits (n,) -> the noise in them."""

    def __init__(self, width: int = 32) -> None:
        known = 4 * width
        self.width = width
        self.digits = nn.Embedding(NO_DIGIT + 1, known)
        self.time = nn.Sequential(nn.Linear(width, known), nn.SiLU(), nn.Linear(known, known))
        self.enter = nn.Conv2d(1, width, 3, padding=1)
        self.down = [Part(width, width, known), Part(width, 2 * width, known)]
        self.smaller = nn.Conv2d(width, width, 3, stride=2, padding=1)
        self.middle, self.look = Part(2 * width, 2 * width, known), Look(2 * width)
        self.larger = nn.ConvTranspose2d(2 * width, width, 2, stride=2)
        self.up = Part(2 * width, width, known)
        self.norm, self.leave = nn.GroupNorm(4, width), nn.Conv2d(width, 1, 3, padding=1)

    def __call__(self, x: Tensor, steps: Tensor, digits: Tensor) -> Tensor:
        rates = (Tensor.arange(self.width // 2).float() * (-np.log(1e4) / (self.width // 2))).exp()
        turns = steps.float().unsqueeze(1) * rates
        known = self.time(turns.sin().cat(turns.cos(), dim=1)) + self.digits(digits)
        known = known.silu()
        whole = self.down[0](self.enter(x), known)
        half = self.look(self.middle(self.down[1](self.smaller(whole), known), known))
        made = self.up(self.larger(half).cat(whole, dim=1), known)
        return self.leave(self.norm(made).silu())


def learn(options: argparse.Namespace) -> int:
    """Train, and say how far the drawn digits are from real ones."""
    if options.smoke:
        options.steps, options.batch = min(options.steps, 12), 16
    x, y, _, _ = data.digits()
    Tensor.manual_seed(options.seed)
    model, shares = UNet(8 if options.smoke else 32), kept()
    optimizer = optim.AdamW(model.parameters(), lr=2e-3, weight_decay=0.0)
    schedule = optim.lr_scheduler.CosineAnnealingLR(optimizer, max(1, options.steps))
    average = optim.EMA(model, 0.99)

    def noisy(rng: np.random.Generator, images: Array, labels: Array) -> tuple[Array, ...]:
        steps = rng.integers(0, STEPS, len(images)).astype(np.int32)
        noise = rng.standard_normal(images.shape, np.float32)
        share = shares[steps].reshape(-1, 1, 1, 1)
        seen = np.sqrt(share) * (images * 2 - 1) + np.sqrt(1 - share) * noise
        told = np.where(rng.random(len(labels)) < 0.1, NO_DIGIT, labels).astype(np.int32)
        return seen.astype(np.float32), noise, steps, told

    @jit
    def step(seen: Tensor, noise: Tensor, steps: Tensor, digits: Tensor) -> Tensor:
        with Tensor.train():
            optimizer.zero_grad()
            loss = model(seen, steps, digits).mse_loss(noise)
            loss.backward()
            nn.utils.clip_grad_norm_(optimizer.params, 1.0)
            optimizer.step()
            schedule.step()
            average.update()
        return loss.detach()

    loader = training.Loader((x, y), options.batch, options.seed, noisy)
    parts = {"model": model, "optimizer": optimizer, "schedule": schedule, "average": average}
    entries = training.fit(step, loader, options, **parts)
    if options.out:
        state.save(average.state_dict(), options.out / "model.safetensors")
    return 0 if not entries or entries[-1]["loss"] < entries[0]["loss"] else 1


def drawn(model: Any, digits: Array, seed: int = 0, steps: int = 40, guidance: float = 2.0) -> Array:
    """Pictures (n, 1, 8, 8) in 0..1 of `digits`, out of noise in `steps` steps. guidance: how many times as
    far toward the digit as from none; 1 is not further."""
    shares = np.concatenate([[1.0], kept()])
    places = np.linspace(STEPS, 0, steps + 1).round().astype(int)
    noise = np.random.default_rng(seed).standard_normal((len(digits), 1, 8, 8), np.float32)
    told, nothing = Tensor(digits.astype(np.int32)), Tensor(np.full(len(digits), NO_DIGIT, np.int32))

    @jit
    def move(x: Tensor, at: Tensor, share: Tensor, after: Tensor) -> Tensor:
        plain = model(x, at, nothing)
        found = plain + (model(x, at, told) - plain) * guidance
        clean = ((x - found * (1 - share).sqrt()) / share.sqrt()).clip(-1, 1)
        noise = (x - clean * share.sqrt()) / (1 - share).sqrt()
        made: Tensor = (clean * after.sqrt() + noise * (1 - after).sqrt()).realize()
        return made

    x = Tensor(noise)
    for place, following in pairwise(places):
        at = Tensor(np.full(len(digits), place - 1, np.int32))
        numbers = (Tensor(np.float32(shares[p])) for p in (place, following))
        x = move(x, at, *numbers)
    return (x.numpy() + 1) / 2


def draw(options: argparse.Namespace) -> int:
    """Draw each digit four times, print the first of each, and keep them all with --draw."""
    found = state.load(training.weights_of(options.weights))
    model = UNet(found["enter.bias"].shape[0])
    state.load_state_dict(model, found)
    pictures = drawn(model, np.arange(40) % 10, options.seed)
    if options.draw:
        np.save(options.draw, pictures)
    for first in (0, 5):
        for row in range(8):
            pixels = [pictures[first + i, 0, row] for i in range(5)]
            lines = ["".join(" .:-=+*#"[min(7, max(0, int(p * 8)))] * 2 for p in line) for line in pixels]
            print("  ".join(lines))
        print()
    return 0


def main() -> int:
    """0: learned (the loss fell) or drew; 1: it did not fall; 2: wrong input or no device."""
    parser = training.arguments(__doc__, steps=1000, batch=64)
    parser.add_argument("--weights", type=Path, help="do not learn; draw by these weights")
    parser.add_argument("--draw", type=Path, help="with --weights: an .npy file for the pictures")
    options = parser.parse_args()
    return draw(options) if options.weights else learn(options)


if __name__ == "__main__":
    sys.exit(training.run(main))
