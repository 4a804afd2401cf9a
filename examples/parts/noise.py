"""Noise that networks take out again (Ho et al., 2020): how much there is at each step, blocks of networks
that are told the step, and drawing out of noise alone (DDIM: Song et al., 2020)."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tensor import Tensor, jit, nn

Array = npt.NDArray[Any]
STEPS = 200  # of noise
BETAS = (("beta_start", 1e-4), ("beta_end", 0.02))  # diffusers' names and defaults
UNTOLD = 0.1  # the share of pictures of which a network is not told what they are


def kept(steps: int = STEPS) -> Array:
    """The share of a picture's variance that is left after each step: Nichol and Dhariwal's cosine, 2021."""
    t = np.arange(steps + 1) / steps
    curve = np.cos((t + 0.008) / 1.008 * np.pi / 2) ** 2
    lost = np.minimum(1 - curve[1:] / curve[:-1], 0.999)
    return np.cumprod(1 - lost)


@dataclass(frozen=True)
class Plan:
    """What a network learned with. shares: those of `kept`; is_velocity: it says the velocity (Salimans and
    Ho, 2022) and not the noise."""

    shares: Array
    is_velocity: bool = False


def published(folder: Path) -> Plan:
    """As the scheduler_config.json in a folder of the diffusers library says, or by its defaults. ValueError
    for a way that is not here."""
    places = [folder / name for name in ("scheduler_config.json", "scheduler/scheduler_config.json")]
    said: dict[str, Any] = next(
        (json.loads(place.read_text("utf-8")) for place in places if place.exists()), {}
    )
    kind, steps = said.get("beta_schedule", "linear"), said.get("num_train_timesteps", 1000)
    power, what = {"linear": 1, "scaled_linear": 2}.get(kind), said.get("prediction_type", "epsilon")
    if power is None or what not in ("epsilon", "v_prediction"):
        raise ValueError(
            f"{folder}: a scheduler of {kind!r} that predicts {what!r};"
            " allowed are 'linear' and 'scaled_linear' that predict 'epsilon' or 'v_prediction'"
        )
    first, last = (float(said.get(name, usual)) ** (1 / power) for name, usual in BETAS)
    shares = np.cumprod(1 - np.linspace(first, last, steps) ** power)
    return Plan(shares, what == "v_prediction")


def noisy(rng: np.random.Generator, clean: Array) -> tuple[Array, Array, Array]:
    """Pictures (n, ...) with noise of a step that is drawn for each; the noise; the steps, int32 (n,)."""
    steps = rng.integers(0, STEPS, len(clean)).astype(np.int32)
    noise = rng.standard_normal(clean.shape, np.float32)
    share = kept()[steps].reshape(-1, *(1,) * (clean.ndim - 1))
    seen = np.sqrt(share) * clean + np.sqrt(1 - share) * noise
    return seen.astype(np.float32), noise, steps


class Time(nn.Module):
    """Numbers of steps (n,) -> (n, known): waves of many lengths, and two matrices."""

    def __init__(self, width: int, known: int) -> None:
        self.width = width
        self.inner = nn.Sequential(nn.Linear(width, known), nn.SiLU(), nn.Linear(known, known))

    def __call__(self, steps: Tensor) -> Tensor:
        rates = (Tensor.arange(self.width // 2).float() * (-np.log(1e4) / (self.width // 2))).exp()
        turns = steps.float().unsqueeze(1) * rates
        made: Tensor = self.inner(turns.sin().cat(turns.cos(), dim=1))
        return made


class Part(nn.Module):
    """Two convolutions behind norms, what is known of time and picture added between, and a way around."""

    def __init__(self, inputs: int, outputs: int, known: int = 0) -> None:
        self.norm1, self.conv1 = nn.GroupNorm(4, inputs), nn.Conv2d(inputs, outputs, 3, padding=1)
        self.known = nn.Linear(known, outputs) if known else None
        self.norm2, self.conv2 = nn.GroupNorm(4, outputs), nn.Conv2d(outputs, outputs, 3, padding=1)
        self.around = nn.Identity() if inputs == outputs else nn.Conv2d(inputs, outputs, 1)

    def __call__(self, x: Tensor, known: Tensor | None = None) -> Tensor:
        made = self.conv1(self.norm1(x).silu())
        if self.known is not None and known is not None:
            made = made + self.known(known).unsqueeze(-1).unsqueeze(-1)
        around: Tensor = self.around(x)
        result: Tensor = around + self.conv2(self.norm2(made).silu())
        return result


class Look(nn.Module):
    """Every place of a picture looks at every other; or at a text (n, length, text)."""

    def __init__(self, width: int, text: int | None = None) -> None:
        self.norm = nn.GroupNorm(4, width)
        self.inner = nn.MultiheadAttention(width, 4, batch_first=True, kdim=text, vdim=text)

    def __call__(self, x: Tensor, text: Tensor | None = None) -> Tensor:
        rows = self.norm(x).flatten(2).transpose(1, 2)
        seen = rows if text is None else text
        made, _ = self.inner(rows, seen, seen, need_weights=False)
        result: Tensor = x + made.transpose(1, 2).reshape(x.shape)
        return result


class UNet(nn.Module):
    """Noisy pictures (n, channels, h, w), sides even, and what is known of them (n, 4 * width) -> the noise.
    Looks at texts (n, length, text) too, where `text` is their width."""

    def __init__(self, channels: int, width: int, text: int = 0) -> None:
        known = 4 * width
        self.enter = nn.Conv2d(channels, width, 3, padding=1)
        self.down = [Part(width, width, known), Part(width, 2 * width, known)]
        self.smaller = nn.Conv2d(width, width, 3, stride=2, padding=1)
        self.middle, self.look = Part(2 * width, 2 * width, known), Look(2 * width)
        self.read = Look(2 * width, text) if text else None
        self.larger = nn.ConvTranspose2d(2 * width, width, 2, stride=2)
        self.up = Part(2 * width, width, known)
        self.norm, self.leave = nn.GroupNorm(4, width), nn.Conv2d(width, channels, 3, padding=1)

    def __call__(self, x: Tensor, known: Tensor, text: Tensor | None = None) -> Tensor:
        known = known.silu()
        whole = self.down[0](self.enter(x), known)
        half = self.look(self.middle(self.down[1](self.smaller(whole), known), known))
        if self.read is not None:
            half = self.read(half, text)
        made = self.up(self.larger(half).cat(whole, dim=1), known)
        result: Tensor = self.leave(self.norm(made).silu())
        return result


def drawn(
    model: Callable[[Tensor, Tensor, Tensor], Tensor],
    shape: Sequence[int],
    told: Array,
    nothing: Array,
    seed: int = 0,
    steps: int = 40,
    guidance: float = 2.0,
    limit: float = 1.0,
    plan: Plan | None = None,
) -> Array:
    """Pictures of a shape (n, channels, h, w) out of noise in `steps` steps, by a network that is `told`
    (n, ...) what they are, or `nothing`: numbers or vectors. guidance: how many times as far toward that as
    from nothing; 1 is not further (Ho and Salimans, 2022). limit: no pixel is further than this from 0.
    """
    plan = plan or Plan(kept())
    shares = np.concatenate([[1.0], plan.shares])
    places = np.linspace(len(shares) - 1, 0, steps + 1).round().astype(int)
    known, unknown = Tensor(told), Tensor(nothing)

    @jit
    def move(x: Tensor, at: Tensor, share: Tensor, after: Tensor) -> Tensor:
        plain = model(x, at, unknown)
        found = plain + (model(x, at, known) - plain) * guidance
        if plan.is_velocity:
            found = found * share.sqrt() + x * (1 - share).sqrt()
        clean = ((x - found * (1 - share).sqrt()) / share.sqrt()).clip(-limit, limit)
        noise = (x - clean * share.sqrt()) / (1 - share).sqrt()
        made: Tensor = (clean * after.sqrt() + noise * (1 - after).sqrt()).realize()
        return made

    x = Tensor(np.random.default_rng(seed).standard_normal(tuple(shape), np.float32))
    for place, following in pairwise(places):
        at = Tensor(np.full(shape[0], place - 1, np.int32))
        x = move(x, at, *(Tensor(np.float32(shares[p])) for p in (place, following)))
    return x.numpy()
