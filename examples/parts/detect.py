"""How the examples' detectors learn shapes in pictures, say how well they see them, and draw them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from examples.parts import boxes as box
from examples.parts import classify, pictures, training
from examples.parts.shapes import NAMES, shapes
from tensor import Tensor, dtypes, jit, nn, optim, state

Array = npt.NDArray[Any]
Weights = Mapping[str, Tensor]
HELD_OUT = 1  # the seed of pictures that nobody learns from


class Detector(Protocol):
    """Pictures (n, 3, h, w) to what is seen in them; `loss` gives numbers by name, "loss" among them.
    prepared: pixels of 0..1 as it takes them. sides: pixels of a picture's shorter side, or of its longer one
    where that is less; border: what is added around it."""

    sides: tuple[int, int]
    border: float

    def eval(self) -> Any: ...

    def prepared(self, pictures: Tensor) -> Tensor: ...

    def loss(self, pictures: Tensor, boxes: Tensor, labels: Tensor) -> dict[str, Tensor]: ...

    def found(self, pictures: Tensor, least: float = ..., most: int = ...) -> list[box.Found]: ...


def arguments(about: str | None, steps: int, batch: int) -> argparse.ArgumentParser:
    """What scripts of detectors take."""
    parser = training.arguments(about, steps, batch)
    add = parser.add_argument
    add("--weights", type=Path, help="do not learn; see by these weights: a file, or a folder of a run")
    add("--image", type=Path, help="with --weights: a picture; without it, shapes that were held out")
    add("--draw", type=Path, help="with --weights: a .png for what is seen")
    add("--half", action="store_true", help="products of bfloat16 while learning")
    add("--rate", type=float, default=2e-3, help="the greatest learning rate (0.002)")
    add("--pictures", type=int, default=2000, help="pictures to learn from (2000)")
    return parser


def learn(options: argparse.Namespace, make: Callable[[], Detector], least: float) -> int:
    """Train what `make` gives on pictures of shapes: 0 if its precision on held-out ones is `least`."""
    if options.smoke:
        options.steps, options.batch, options.pictures = min(options.steps, 10), 8, 64
    else:
        box.judges()  # told before hours of learning
    Tensor.manual_seed(options.seed)
    model = make()
    step, parts = training_step(model, options)
    loader = training.Loader(shapes(options.pictures), options.batch, options.seed, flipped)
    entries = training.fit(step, loader, options, model=model, **parts)
    if options.smoke:
        with training.evaluating(model):
            seen = model.found(model.prepared(Tensor(shapes(16, seed=HELD_OUT)[0])))
        print(f"found {sum(len(each.boxes) for each in seen)} things in {len(seen)} held-out pictures")
        return 0 if not entries or entries[-1]["loss"] < entries[0]["loss"] else 1
    mean, half = precision(model, 200)
    print(f"mean average precision on held-out pictures: {mean:.1%}; {half:.1%} at an overlap of 0.5")
    return 0 if mean >= least else 1


def flipped(
    rng: np.random.Generator, given: Array, boxes: Array, labels: Array
) -> tuple[Array, Array, Array]:
    """Each picture as it is or as in a mirror, left and right."""
    turned = rng.random(len(given)) < 0.5
    width = given.shape[3]
    made = np.where(turned[:, None, None, None], given[..., ::-1], given)
    mirrored = np.stack([width - boxes[..., 2], boxes[..., 1], width - boxes[..., 0], boxes[..., 3]], -1)
    return made, np.where((turned[:, None] & (labels >= 0))[..., None], mirrored, boxes), labels


def training_step(model: Detector, options: argparse.Namespace) -> tuple[Callable[..., Any], dict[str, Any]]:
    """A function of pictures, boxes and labels that trains once and gives its losses; and what it changes."""
    optimizer = optim.AdamW(nn.state.get_parameters(model), options.rate / 25, weight_decay=0.01)
    schedule = optim.lr_scheduler.OneCycleLR(
        optimizer, options.rate, max(2, options.steps), cycle_momentum=False
    )

    @jit
    def step(pictures: Tensor, boxes: Tensor, labels: Tensor) -> dict[str, Tensor]:
        with Tensor.train():
            optimizer.zero_grad()
            with Tensor.autocast(dtypes.bfloat16, enabled=options.half):
                losses = model.loss(model.prepared(pictures), boxes, labels)
            losses["loss"].backward()
            nn.utils.clip_grad_norm_(optimizer.params, 10.0)
            optimizer.step()
            schedule.step()
        return {name: loss.detach() for name, loss in losses.items()}

    return step, {"optimizer": optimizer, "schedule": schedule}


def normal(pictures: Tensor) -> Tensor:
    """Pixels of 0..1 with ImageNet's mean and deviation."""
    given = (classify.MEAN, classify.DEVIATION)
    mean, deviation = (Tensor(n, device=pictures.device).reshape(1, 3, 1, 1) for n in given)
    return (pictures - mean) / deviation


def precision(model: Detector, count: int, batch: int = 50) -> tuple[float, float]:
    """COCO's mean average precision on held-out pictures, and that at an overlap of 0.5."""
    given, boxes, labels = shapes(count, seed=HELD_OUT)
    found: list[box.Found] = []
    with training.evaluating(model):
        for i in range(0, count, batch):
            found += model.found(model.prepared(Tensor(given[i : i + batch])))
    return box.mean_precision(found, boxes, labels)


def see(
    options: argparse.Namespace,
    make: Callable[[Weights], Detector],
    named: Callable[[Weights], Weights] = lambda found: found,
) -> int:
    """Load weights into what `make` gives for them; say, and draw, what is in one picture or in several.
    named: weights under the names of the model."""
    found = named(state.load(training.weights_of(options.weights)))
    model = make(found)
    model.eval()
    state.load_state_dict(model, found)
    if options.image:
        given = picture(options.image, *model.sides, model.border)
    else:
        mean, half = precision(model, 200)
        print(f"mean average precision on held-out pictures: {mean:.1%}; {half:.1%} at an overlap of 0.5")
        given = shapes(12, seed=HELD_OUT)[0]
    seen = model.found(model.prepared(Tensor(given)), least=0.4)
    names = () if options.image else NAMES
    for each in seen[:1]:
        for place, score, label in zip(each.boxes, each.scores, each.labels, strict=True):
            name = names[label] if names else f"class {label}"
            print(f"{name} {score:.2f} at {', '.join(f'{v:.0f}' for v in place)}")
    if options.draw:
        box.draw(options.draw, list(given), seen, names)
    return 0


def picture(file: Path, least: int, most: int, border: float) -> Array:
    """A picture as float32 (1, 3, h, w) in 0..1. Its shorter side gets `least` pixels, or the longer one
    `most` where that is less; then `border` is added up to multiples of 32, right and below."""
    whole = pictures.opened(file)
    scale = min(least / min(whole.size), most / max(whole.size))
    pixels = pictures.array_of(whole.resize((round(whole.width * scale), round(whole.height * scale))))
    room = [(0, 0), (0, 0), *((0, -length % 32) for length in pixels.shape[2:])]
    return np.pad(pixels, room, constant_values=border)
