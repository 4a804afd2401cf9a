"""Latent diffusion (Rombach et al., 2022): digits are drawn from words, in the small space of an autoencoder.

python -m examples.latent --out runs/latent                                  # train both halves
python -m examples.latent --weights runs/latent --draw drawn.png             # each digit by its name
python -m examples.latent --weights runs/latent --text "a seven" --draw drawn.png
python -m examples.latent --weights stable-diffusion-v1-5 --text "a cat" --draw cat.png   # of diffusers

An autoencoder learns to say a picture of 32 x 32 pixels by 4 x 8 x 8 numbers (Kingma and Welling, 2013);
then a U-Net learns to take noise out of such numbers while it reads a text, made vectors by a transformer.
One text in ten is left out, so that drawing can go further toward the words than it would by itself.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from examples.parts import autoencoder, clip, data, noise, pictures, training, unet
from tensor import Tensor, jit, nn, optim, state
from tensor.checkpoints import Checkpoints

Array = npt.NDArray[Any]
CHANNELS, SIDE, SIZE = 4, 8, 32  # of the small space; pixels of pictures
LENGTH = 20  # bytes of a text
NAMES = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
FORMS = ("{}", "a {}", "the digit {}", "a drawn {}")


class Autoencoder(nn.Module):
    """Pictures (n, 1, 32, 32) in -1..1 -> means and logarithms of variances (n, 4, 8, 8), and back."""

    def __init__(self, width: int = 16) -> None:
        w = width
        self.encoder = nn.Sequential(
            *(nn.Conv2d(1, w, 3, padding=1), noise.Part(w, w), nn.Conv2d(w, 2 * w, 3, 2, 1)),
            *(noise.Part(2 * w, 2 * w), nn.Conv2d(2 * w, 2 * w, 3, 2, 1), noise.Part(2 * w, 2 * w)),
            *(nn.GroupNorm(4, 2 * w), nn.SiLU(), nn.Conv2d(2 * w, 2 * CHANNELS, 1)),
        )
        self.decoder = nn.Sequential(
            *(nn.Conv2d(CHANNELS, 2 * w, 3, padding=1), noise.Part(2 * w, 2 * w)),
            *(nn.ConvTranspose2d(2 * w, 2 * w, 2, 2), noise.Part(2 * w, 2 * w)),
            *(nn.ConvTranspose2d(2 * w, w, 2, 2), noise.Part(w, w)),
            *(nn.GroupNorm(4, w), nn.SiLU(), nn.Conv2d(w, 1, 3, padding=1)),
        )

    def loss(self, images: Tensor) -> dict[str, Tensor]:
        """How far a picture is from what becomes of it; and, little, the small space from a normal one."""
        mean, spread = self.encoder(images).chunk(2, 1)
        spread = spread.clip(-20, 10)
        made = self.decoder(mean + (spread / 2).exp() * Tensor.randn(*mean.shape))
        apart = made.mse_loss(images)
        normal = (mean.square() + spread.exp() - 1 - spread).mean() / 2
        return {"loss": apart + 1e-3 * normal, "apart": apart}


class Reader(nn.Module):
    """Texts (n, length) of bytes, 0 behind their end -> vectors (n, length, width)."""

    def __init__(self, width: int) -> None:
        self.bytes, self.places = training.table(256, width), training.table(LENGTH, width)
        self.block = nn.TransformerEncoderLayer(width, 4, 2 * width, 0.0, "gelu", batch_first=True)

    def __call__(self, texts: Tensor) -> Tensor:
        result: Tensor = self.block(self.bytes(texts) + self.places(Tensor.arange(texts.shape[1])))
        return result


class Worded(nn.Module):
    """Noisy pictures or numbers (n, channels, 8, 8), steps (n,), texts (n, length) -> the noise in them."""

    def __init__(self, channels: int = 1, width: int = 48) -> None:
        self.reader, self.time = Reader(2 * width), noise.Time(width, 4 * width)
        self.whole = nn.Linear(2 * width, 4 * width)
        self.inner = noise.UNet(channels, width, 2 * width)

    def __call__(self, x: Tensor, steps: Tensor, texts: Tensor) -> Tensor:
        text, own = self.reader(texts), (texts != 0).float().unsqueeze(2)
        whole = (text * own).sum(1) / own.sum(1).maximum(1)  # of the text's bytes, not of what fills it up
        made: Tensor = self.inner(x, self.time(steps) + self.whole(whole), text)
        return made


class Latent(Worded):
    """The same in the space of an autoencoder, whose numbers have a `deviation`."""

    deviation: Tensor

    def __init__(self, width: int = 48, small: int = 16) -> None:
        Worded.__init__(self, CHANNELS, width)
        self.autoencoder = Autoencoder(small)
        self.register_buffer("deviation", Tensor.ones(1))


def bytes_of(text: str) -> Array:
    """The bytes of a text, int32 (length,). ValueError for one that is too long."""
    found = text.encode()
    if len(found) > LENGTH:
        raise ValueError(f"the text {text!r} has {len(found)} bytes; allowed are up to {LENGTH}")
    return np.array([*found, *[0] * (LENGTH - len(found))], np.int32)


def enlarged(images: Array) -> Array:
    """Digits (n, 1, 8, 8) in 0..1 as smooth pictures (n, 1, 32, 32) in -1..1."""
    return (Tensor(images).interpolate((SIZE, SIZE), mode="bicubic").clip(0, 1) * 2 - 1).numpy()


def learn(options: argparse.Namespace) -> int:
    """Train the autoencoder, then the network in its space: 0 if both losses fell."""
    if options.smoke:
        options.steps, options.first, options.batch = min(options.steps, 12), 12, 16
    x, y, _, _ = data.digits()
    Tensor.manual_seed(options.seed)
    model = Latent(16, 8) if options.smoke else Latent()
    images = enlarged(x)
    first = learn_autoencoder(options, model, images)
    second = learn_diffusion(options, model, encoded(model, images), y)
    return 0 if all(not each or each[-1]["loss"] < each[0]["loss"] for each in (first, second)) else 1


def options_of(options: argparse.Namespace, out: Path | None) -> argparse.Namespace:
    """Those of one half, in a folder of its own, which goes on if it has begun."""
    own = copy(options)
    own.out = out
    own.resume = options.resume and (out is None or Checkpoints(out, {}).exists)
    return own


def learn_autoencoder(options: argparse.Namespace, model: Latent, images: Array) -> list[dict[str, float]]:
    """The first half of a run, in a folder of its own."""
    own = options_of(options, options.out and options.out / "autoencoder")
    own.steps = options.first
    optimizer = optim.AdamW(model.autoencoder.parameters(), lr=2e-3, weight_decay=0.0)
    schedule = optim.lr_scheduler.CosineAnnealingLR(optimizer, max(1, own.steps), 1e-4)

    @jit
    def step(images: Tensor) -> dict[str, Tensor]:
        with Tensor.train():
            optimizer.zero_grad()
            losses = model.autoencoder.loss(images)
            losses["loss"].backward()
            nn.utils.clip_grad_norm_(optimizer.params, 1.0)
            optimizer.step()
            schedule.step()
        return {name: loss.detach() for name, loss in losses.items()}

    loader = training.Loader((images,), own.batch, own.seed)
    return training.fit(step, loader, own, model=model.autoencoder, optimizer=optimizer, schedule=schedule)


def encoded(model: Latent, images: Array, batch: int = 100) -> Array:
    """The numbers that stand for pictures, with a deviation of 1; the model keeps what theirs was."""
    rows = [images[i : i + batch] for i in range(0, len(images), batch)]
    found = np.concatenate([model.autoencoder.encoder(Tensor(row))[:, :CHANNELS].numpy() for row in rows])
    model.deviation.assign(Tensor([float(found.std())])).realize()
    return np.asarray(found / found.std(), np.float32)


def learn_diffusion(
    options: argparse.Namespace, model: Latent, numbers: Array, labels: Array
) -> list[dict[str, float]]:
    """The second half: only what is around the autoencoder learns."""
    step, parts, change = training_step(model, options)
    loader = training.Loader((numbers, labels), options.batch, options.seed, change)
    entries = training.fit(step, loader, options_of(options, options.out), model=model, **parts)
    if options.out:
        state.save(model.state_dict() | parts["average"].state_dict(), options.out / "model.safetensors")
    return entries


def training_step(
    model: Worded, options: argparse.Namespace
) -> tuple[Callable[..., Tensor], dict[str, Any], training.Change]:
    """A function that trains once and gives the loss; what it changes; and what it takes, of pictures
    or numbers and the digits that they show."""
    own = [model.reader, model.time, model.whole, model.inner]
    optimizer = optim.AdamW(nn.state.get_parameters(own), lr=2e-3, weight_decay=0.0)
    schedule = optim.lr_scheduler.CosineAnnealingLR(optimizer, max(1, options.steps), 1e-5)
    average = optim.EMA(model, 0.99)

    @jit
    def step(seen: Tensor, added: Tensor, steps: Tensor, texts: Tensor) -> Tensor:
        with Tensor.train():
            optimizer.zero_grad()
            loss = model(seen, steps, texts).mse_loss(added)
            loss.backward()
            nn.utils.clip_grad_norm_(optimizer.params, 1.0)
            optimizer.step()
            schedule.step()
            average.update()
        return loss.detach()

    return step, {"optimizer": optimizer, "schedule": schedule, "average": average}, noisy


def noisy(rng: np.random.Generator, clean: Array, labels: Array) -> tuple[Array, ...]:
    """Noise, and a text of one of the forms or none."""
    forms = rng.integers(len(FORMS), size=len(labels))
    untold = rng.random(len(labels)) < noise.UNTOLD
    texts = [FORMS[form].format(NAMES[label]) for form, label in zip(forms, labels, strict=True)]
    told = np.stack([bytes_of("" if none else text) for none, text in zip(untold, texts, strict=True)])
    return *noise.noisy(rng, clean), told


def drawn(model: Latent, texts: list[str], seed: int = 0, guidance: float = 3.0) -> Array:
    """Pictures (n, 1, 32, 32) in 0..1 of texts."""
    told = np.stack([bytes_of(text) for text in texts])
    shape = (len(texts), CHANNELS, SIDE, SIDE)
    numbers = noise.drawn(model, shape, told, np.zeros_like(told), seed, guidance=guidance, limit=4.0)
    made = model.autoencoder.decoder(Tensor(numbers) * model.deviation)
    return np.asarray(made.numpy().clip(-1, 1) / 2 + 0.5)


def drawn_by_published(options: argparse.Namespace) -> Array:
    """Pictures (n, 3, h, w) in 0..1 of the text, by a pipeline in a folder of the diffusers library."""
    folder: Path = options.weights
    model, codec = unet.load(folder / "unet"), autoencoder.load(folder / "vae")
    reader = clip.load(folder / "text_encoder")
    words = clip.Words(folder / "tokenizer", reader.said["max_position_embeddings"])
    rows = reader(Tensor(words(["", options.text])))[0].numpy()
    nothing, told = (np.repeat(rows[i : i + 1], options.pictures, 0) for i in range(2))
    sides, plan = model.said["sample_size"], noise.published(folder)
    shape = (options.pictures, codec.latent, *((sides, sides) if isinstance(sides, int) else sides))
    far = (options.seed, options.draw_steps, options.guidance, np.inf)
    numbers = noise.drawn(model, shape, told, nothing, *far, plan)
    made = [codec.decode(Tensor(each[None]) / codec.scale).numpy() for each in numbers]
    return np.asarray(np.concatenate(made).clip(-1, 1) / 2 + 0.5)


def draw_published(options: argparse.Namespace) -> int:
    """Draw by a pipeline that the diffusers library saved."""
    made = drawn_by_published(options)
    if options.draw:
        pictures.save_grid(options.draw, [pictures.picture_of(each) for each in made], 4)
    print(f"drew {len(made)} pictures{f' into {options.draw}' if options.draw else '; --draw keeps them'}")
    return 0


def draw(options: argparse.Namespace) -> int:
    """Draw a text eight times, or each digit four times by its name."""
    if (options.weights / "model_index.json").exists():
        return draw_published(options)
    found = state.load(training.weights_of(options.weights))
    widths = (found[f"{name}.bias"].shape[0] for name in ("inner.enter", "autoencoder.encoder.0"))
    model = Latent(*widths)
    state.load_state_dict(model, found)
    texts = [options.text] * 8 if options.text else [f"a {name}" for name in NAMES] * 4
    made = drawn(model, texts, options.seed, options.guidance)
    if options.draw:
        grid = [pictures.picture_of(each, 2) for each in made]
        pictures.save_grid(options.draw, grid, 8 if options.text else 10)
    print(f"drew {len(made)} pictures{f' into {options.draw}' if options.draw else '; --draw keeps them'}")
    return 0


def main() -> int:
    """0: learned (both losses fell) or drew; 1: one did not fall; 2: wrong input or no device."""
    parser = training.arguments(__doc__, steps=1500, batch=64)
    add = parser.add_argument
    add("--first", type=int, default=300, help="steps of the autoencoder, before the others (300)")
    add("--weights", type=Path, help="do not learn; draw by these weights")
    add("--draw", type=Path, help="with --weights: a .png for the pictures")
    add("--text", default="", help='with --weights: what to draw, such as "a seven" (each digit)')
    add("--pictures", type=int, default=1, help="with weights of diffusers: how many (1)")
    add("--draw-steps", type=int, default=40, help="with weights of diffusers: steps out of noise (40)")
    add("--guidance", type=float, default=3.0, help="how far toward the text; 1: as the model has it (3)")
    options = parser.parse_args()
    return draw(options) if options.weights else learn(options)


if __name__ == "__main__":
    sys.exit(training.run(main))
