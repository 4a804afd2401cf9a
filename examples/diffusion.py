"""A U-Net that takes noise out of pictures (Ho et al., 2020) learns to draw digits.

    python -m examples.diffusion --out runs/diffusion                       # train, 1000 steps
    python -m examples.diffusion --weights runs/diffusion --draw drawn.png  # draw 40 digits, four of each
    python -m examples.diffusion --weights ddpm --draw drawn.png    # a folder of diffusers' UNet2DModel

The network is told the step of the noise and the digit, which is left out one time in ten, so that drawing
can go further toward the digit than it would by itself (Ho and Salimans, 2022). Drawing is DDIM's (Song et
al., 2020).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from examples.parts import data, noise, pictures, training, unet
from tensor import Tensor, jit, nn, optim, state

Array = npt.NDArray[Any]
NO_DIGIT = 10  # the number that stands for no digit


class UNet(nn.Module):
    """Noisy pictures (n, 1, 8, 8), steps (n,) and digits (n,) -> the noise in them."""

    def __init__(self, width: int = 32) -> None:
        self.digits = training.table(NO_DIGIT + 1, 4 * width)
        self.time, self.inner = noise.Time(width, 4 * width), noise.UNet(1, width)

    def __call__(self, x: Tensor, steps: Tensor, digits: Tensor) -> Tensor:
        return self.inner(x, self.time(steps) + self.digits(digits))


def learn(options: argparse.Namespace) -> int:
    """Train: 0 if the loss fell."""
    if options.smoke:
        options.steps, options.batch = min(options.steps, 12), 16
    x, y, _, _ = data.digits()
    Tensor.manual_seed(options.seed)
    model = UNet(8 if options.smoke else 32)
    optimizer = optim.AdamW(model.parameters(), lr=2e-3, weight_decay=0.0)
    schedule = optim.lr_scheduler.CosineAnnealingLR(optimizer, max(1, options.steps))
    average = optim.EMA(model, 0.99)

    def noisy(rng: np.random.Generator, images: Array, labels: Array) -> tuple[Array, ...]:
        told = np.where(rng.random(len(labels)) < noise.UNTOLD, NO_DIGIT, labels).astype(np.int32)
        return *noise.noisy(rng, images * 2 - 1), told

    @jit
    def step(seen: Tensor, added: Tensor, steps: Tensor, digits: Tensor) -> Tensor:
        with Tensor.train():
            optimizer.zero_grad()
            loss = model(seen, steps, digits).mse_loss(added)
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


def draw_published(options: argparse.Namespace) -> int:
    """Draw eight pictures by a network that the diffusers library saved."""
    folder = options.weights / "unet" if (options.weights / "unet").is_dir() else options.weights
    model = unet.load(folder)
    if model.reads:
        raise ValueError(f"{folder}: this network reads a text; allowed are those of UNet2DModel")
    side, kind = model.said["sample_size"], np.zeros(8)

    def plain(x: Tensor, steps: Tensor, _: Tensor) -> Tensor:
        return model(x, steps)

    shape = (8, model.said["in_channels"], *((side, side) if isinstance(side, int) else side))
    plan = noise.published(options.weights)
    made = noise.drawn(plain, shape, kind, kind, options.seed, guidance=1.0, plan=plan) / 2 + 0.5
    if options.draw:
        pictures.save_grid(options.draw, [pictures.picture_of(each, 1) for each in made], columns=8)
    print(f"drew {len(made)} pictures{f' into {options.draw}' if options.draw else '; --draw keeps them'}")
    return 0


def draw(options: argparse.Namespace) -> int:
    """Draw each digit four times, print the first of each, and keep them all with --draw."""
    if any((options.weights / name).exists() for name in ("config.json", "model_index.json")):
        return draw_published(options)
    found = state.load(training.weights_of(options.weights))
    model = UNet(found["inner.enter.bias"].shape[0])
    state.load_state_dict(model, found)
    digits = np.arange(40) % 10
    made = noise.drawn(model, (40, 1, 8, 8), digits, np.full(40, NO_DIGIT), options.seed) / 2 + 0.5
    if options.draw:
        pictures.save_grid(options.draw, [pictures.picture_of(each, 8) for each in made], columns=10)
    for first in (0, 5):
        for row in range(8):
            pixels = [made[first + i, 0, row] for i in range(5)]
            lines = ["".join(" .:-=+*#"[min(7, max(0, int(p * 8)))] * 2 for p in line) for line in pixels]
            print("  ".join(lines))
        print()
    return 0


def main() -> int:
    """0: learned (the loss fell) or drew; 1: it did not fall; 2: wrong input or no device."""
    parser = training.arguments(__doc__, steps=1000, batch=64)
    parser.add_argument("--weights", type=Path, help="do not learn; draw by these weights")
    parser.add_argument("--draw", type=Path, help="with --weights: a .png for the pictures")
    options = parser.parse_args()
    return draw(options) if options.weights else learn(options)


if __name__ == "__main__":
    sys.exit(training.run(main))
