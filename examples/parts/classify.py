"""How the examples' classifiers of images learn scikit-learn's digits, and say what they see."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from examples.parts import data, pictures, training
from tensor import Tensor, dtypes, jit, nn, optim, state

Array = npt.NDArray[Any]
MEAN, DEVIATION = (
    (0.485, 0.456, 0.406),
    (0.229, 0.224, 0.225),
)  # of ImageNet's pixels, as torchvision has them


def arguments(about: str | None, steps: int = 300, batch: int = 64) -> argparse.ArgumentParser:
    """What scripts of classifiers take."""
    parser = training.arguments(about, steps, batch)
    add = parser.add_argument
    add("--weights", type=Path, help="do not learn; say what these weights see: a file, or a folder of a run")
    add("--image", type=Path, help="with --weights: a picture; without it, the held-out digits")
    add("--half", action="store_true", help="products of bfloat16 while learning")
    add("--rate", type=float, default=3e-3, help="the greatest learning rate (0.003)")
    return parser


def learn(options: argparse.Namespace, make: Callable[[], nn.Module], size: int = 8) -> int:
    """Train what `make` gives on digits of `size` pixels: 0 if it does well on held-out ones."""
    if options.smoke:
        options.steps, options.batch = min(options.steps, 12), min(options.batch, 32)
    x, y, x_test, y_test = data.digits()
    Tensor.manual_seed(options.seed)
    model = make()
    if size > 8:
        x, x_test = data.enlarged(x, size), data.enlarged(x_test, size)
    step, parts = training_step(model, options)
    loader = training.Loader((x, y), options.batch, options.seed, data.moved)
    entries = training.fit(step, loader, options, model=model, **parts)
    share = accuracy(model, x_test, y_test)
    print(f"accuracy on {len(x_test)} held-out digits: {share:.2%}")
    if options.smoke:
        return 0 if not entries or entries[-1]["loss"] < entries[0]["loss"] else 1
    return 0 if share > 0.5 else 1


def training_step(model: nn.Module, options: argparse.Namespace) -> tuple[Callable[..., Any], dict[str, Any]]:
    """A function of images and labels that trains once and gives loss and accuracy; and what it changes."""
    optimizer = optim.AdamW(state.get_parameters(model), options.rate / 25, weight_decay=0.01)
    schedule = optim.lr_scheduler.OneCycleLR(
        optimizer, options.rate, max(2, options.steps), cycle_momentum=False
    )
    average = optim.EMA(model, 0.95)

    @jit
    def step(images: Tensor, labels: Tensor) -> dict[str, Tensor]:
        with Tensor.train():
            optimizer.zero_grad()
            with Tensor.autocast(dtypes.bfloat16, enabled=options.half):
                logits = model(images).float()
            loss = logits.cross_entropy(labels, label_smoothing=0.1)
            loss.backward()
            nn.utils.clip_grad_norm_(optimizer.params, 5.0)
            optimizer.step()
            schedule.step()
            average.update()
        right = logits.detach().argmax(1).eq(labels).float().mean()
        return {"loss": loss.detach(), "accuracy": right}

    return step, {"optimizer": optimizer, "schedule": schedule, "average": average}


def accuracy(model: nn.Module, x: Array, y: Array, batch: int = 120) -> float:
    """Share of images whose largest logit is the label's."""
    see = jit(lambda images: model(images).argmax(1))
    with training.evaluating(model):
        found = [see(Tensor(x[i : i + batch])).numpy() for i in range(0, len(x), batch)]
    return float((np.concatenate(found) == y).mean())


def see(options: argparse.Namespace, make: Callable[[dict[str, Tensor]], nn.Module], size: int = 8) -> int:
    """Load weights into what `make` gives for them, and say the likeliest classes of a picture, or how many
    of the held-out digits are right."""
    file = training.weights_of(options.weights)
    found = state.torch_load(file) if file.suffix == ".bin" else state.load(file)
    model = make(found)
    state.load_state_dict(model.eval(), found)
    if options.image is None:
        _, _, x, y = data.digits()
        x = data.enlarged(x, size) if size > 8 else x
        print(f"accuracy on {len(x)} held-out digits: {accuracy(model, x, y):.2%}")
        return 0
    shares = model(Tensor(picture(options.image, size if size > 8 else 224))).softmax(1).numpy()[0]
    for place in np.argsort(-shares)[:5]:
        print(f"class {place}: {shares[place]:.2%}")
    return 0


def picture(file: Path, size: int) -> Array:
    """The middle of a picture as float32 (1, 3, size, size), with ImageNet's mean and deviation."""
    whole = pictures.opened(file)
    scale = size / min(whole.size)
    whole = whole.resize((max(size, round(whole.width * scale)), max(size, round(whole.height * scale))))
    left, top = (whole.width - size) // 2, (whole.height - size) // 2
    pixels = pictures.array_of(whole.crop((left, top, left + size, top + size)))
    mean, deviation = (np.array(n, np.float32).reshape(3, 1, 1) for n in (MEAN, DEVIATION))
    return np.asarray((pixels - mean) / deviation)
