"""Train a digit classifier on scikit-learn's 1797 bundled scans: the main job, from Tensor to doorbell.

    python -m examples.digits          # on the best device found; without a GPU, the simulated RX 7900 XTX
    DEV=sim:navi31 DEBUG=2 python -m examples.digits --epochs 2
    python -m examples.digits --devices 'sim:navi31*6'     # six cards, each its part of a batch
    python -m examples.digits --devices 'sim:navi31*6' --injure vanish:1@20    # card 1 is lost at step 20
    mpirun -n 4 python -m examples.digits --mpi     # over several processes and hosts (extra mpi)

The network is 64-128-10 with relu, trained by Adam on cross entropy, batches of 128. The split is
fixed: every fifth image is held out. Every kernel is compiled to machine code by this project and submitted
through its own queue.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import time
from collections.abc import Callable, Sequence
from itertools import count
from math import lcm
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from hcq.errors import ArgumentError, DeviceError
from tensor import Tensor, jit, nn, optim, runtime

if TYPE_CHECKING:
    from tensor.mpi import World

Array = npt.NDArray[Any]
Step = Callable[[Any, Any], Any]  # of images and labels; a number, or a tensor of one
Place = Callable[[Array], Any]  # puts values where a step takes them
Model = Callable[[Tensor], Tensor]
BATCH = 128


class Classifier:
    """(batch, 64) pixels in 0..1 -> (batch, 10) logits."""

    def __init__(self) -> None:
        self.hidden = nn.Linear(64, 128)
        self.out = nn.Linear(128, 10)

    def __call__(self, x: Tensor) -> Tensor:
        result: Tensor = self.out(self.hidden(x).relu())
        return result


def load_digits() -> tuple[Array, Array, Array, Array]:
    """Training images and labels, held-out images and labels: float32 (n, 64) in 0..1, int32 (n,)."""
    from sklearn.datasets import load_digits as bundled

    images, labels = bundled(return_X_y=True)
    x, y = (images / 16).astype(np.float32), labels.astype(np.int32)
    held_out = np.arange(len(x)) % 5 == 0
    return x[~held_out], y[~held_out], x[held_out], y[held_out]


def accuracy(model: Model, x: Array, y: Array) -> float:
    """Share of images whose largest logit is the label's."""
    return float((model(Tensor(x)).argmax(axis=1).numpy() == y).mean())


def training_step(model: Classifier) -> Step:
    """A function of images (batch, 64) and labels (batch,) that trains once and gives the loss."""
    return step_with(model, optim.Adam(nn.state.get_parameters(model), lr=0.003))


def step_with(model: Classifier, optimizer: optim.Optimizer) -> Step:
    """As `training_step`, with an optimizer of the caller's."""

    @jit
    def step(images: Tensor, labels: Tensor) -> Tensor:
        loss = model(images).cross_entropy(labels)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return loss.realize()

    return step


def shared_step(model: Classifier, world: World) -> Step:
    """As `training_step`: each rank has its part of the batch, and all take the step of the whole."""
    parameters = nn.state.get_parameters(model)
    optimizer = optim.Adam(parameters, lr=0.003)
    world.broadcast(parameters)
    rows = world.share(BATCH)

    @jit
    def gradients(images: Tensor, labels: Tensor) -> tuple[Tensor, ...]:
        loss = model(images).cross_entropy(labels)
        return loss, *loss.gradient(*parameters)

    @jit
    def update(*means: Tensor) -> None:
        for parameter, mean in zip(parameters, means, strict=True):
            parameter.grad = mean
        optimizer.step()

    def step(images: Tensor, labels: Tensor) -> Tensor:
        loss, *means = world.average(gradients(images[rows].realize(), labels[rows].realize()))
        update(*means)
        return loss

    return step


def train(
    step: Step, x: Array, y: Array, epochs: int, place: Place = Tensor, size: int = BATCH
) -> list[float]:
    """Train in place; the seconds of every step, waited for. Batches are drawn with a fixed seed."""
    from rich.progress import Progress

    order = np.random.default_rng(0)
    steps = len(x) // size
    seconds = []
    with Progress(transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("training", total=epochs * steps)
        for _ in range(epochs):
            shuffled = order.permutation(len(x))
            for i in range(steps):
                batch = shuffled[i * size : (i + 1) * size]
                started = time.perf_counter()
                loss = float(step(place(x[batch]), place(y[batch])))
                seconds.append(time.perf_counter() - started)
                progress.update(bar, advance=1, description=f"training, loss {loss:.4f}")
    return seconds


def main() -> int:
    """Train, test, report. Exit status 0: at least 95 % of held-out digits right; 1: fewer; 2: no device."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--mpi", action="store_true", help="be one of the ranks that mpirun started")
    parser.add_argument("--devices", default="", help="train on several, as in 'sim:navi31*6' or 'cpu*4'")
    parser.add_argument("--injure", default="", help="hang or vanish a simulated card: KIND:CARD@STEP")
    parser.add_argument("--smoke", action="store_true", help="three epochs, which are to get 80 %% right")
    options = parser.parse_args()
    epochs, least = (min(3, options.epochs), 0.8) if options.smoke else (options.epochs, 0.95)
    try:
        if options.devices:
            share = report_of_several(epochs, options.devices, options.injure)
        else:
            share = over_ranks(epochs) if options.mpi else on_one(epochs)
    except (DeviceError, ArgumentError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0 if share >= least else 1


def on_one(epochs: int) -> float:
    """Train on the best device found; the share of held-out digits that are right then."""
    print(f"device: {runtime.device_reason()}")
    Tensor.manual_seed(0)
    model = Classifier()
    return report(epochs, model, training_step(model))


def over_ranks(epochs: int) -> float:
    """Train over all ranks, the first of which reports: what `on_one` gives, and 1.0 on the others."""
    from tensor import mpi

    world = mpi.join()
    Tensor.manual_seed(0)
    model = Classifier()
    step = shared_step(model, world)
    if world.rank:
        train(step, *load_digits()[:2], epochs)
        return 1.0
    print(f"{world.size} ranks: {', '.join(world.names)}")
    return report(epochs, model, step)


def report_of_several(epochs: int, devices: str, accident: str) -> float:
    """As `on_one`, data parallel, also when a card is lost: all parameters and a part of a batch on each."""
    from tensor.resilient import Cards, Resilient

    os.environ["DEV"] = devices  # the first of them computes what says nothing
    names = runtime.device_names(runtime.place_of(devices))
    print(f"devices: {', '.join(names)}")
    models: list[Classifier] = []

    def build(cards: Cards) -> tuple[Step, list[Tensor]]:
        Tensor.manual_seed(0)
        models.append(Classifier())
        parameters = nn.state.get_parameters(models[-1])
        for parameter in parameters:
            parameter.shard_(cards)
        optimizer = optim.Adam(parameters, lr=0.003)
        return step_with(models[-1], optimizer), [*parameters, *optimizer.state]

    training = Resilient(devices, build, every=10)
    step = with_accident(training.step, accident, names) if accident else training.step
    size = BATCH - BATCH % lcm(len(names), max(1, len(names) - 1))  # divided by those left when one is lost

    def latest(images: Tensor) -> Tensor:
        return models[-1](images.to(training.cards))

    found = report(epochs, latest, step, np.asarray, size)
    for name in training.lost:
        print(f"lost on the way: {name}")
    return found


def with_accident(step: Step, accident: str, names: Sequence[str]) -> Step:
    """A step that hangs or vanishes a simulated card once: "vanish:1@20" card 1 in step 20."""
    from drivers import injure

    said = re.fullmatch(r"(\w+):(\d+)@(\d+)", accident)
    if said is None or int(said[2]) >= len(names):
        raise ArgumentError(
            f"--injure {accident}: allowed is KIND:CARD@STEP, such as vanish:1@20, with a card"
            f" of 0..{len(names) - 1}"
        )
    kind, card, at = said[1], names[int(said[2])], int(said[3])
    steps = count(1)

    def counted(images: Any, labels: Any) -> Any:
        if next(steps) == at:
            injure(runtime.device_of(card), kind)
        return step(images, labels)

    return counted


def report(epochs: int, model: Model, step: Step, place: Place = Tensor, size: int = BATCH) -> float:
    """Train, and print what was measured; the share of held-out digits that are right."""
    x, y, x_test, y_test = load_digits()
    seconds = train(step, x, y, epochs, place, size)
    share = accuracy(model, x_test, y_test)
    warm = sorted(seconds[3:])[len(seconds[3:]) // 2] if len(seconds) > 3 else seconds[-1]
    stats = runtime.stats()
    print(f"trained on {len(x)} digits for {epochs} epochs, {len(seconds)} steps")
    print(f"accuracy on {len(x_test)} held-out digits: {share:.2%}")
    kept = stats.kernels_from_disk
    print(f"kernels compiled: {stats.kernels_compiled} ({kept} more were kept from an earlier run)")
    print(f"dispatches: {stats.dispatches}")
    print(f"time per step: {warm * 1e3:.2f} ms (median of the warm steps)")
    return share


if __name__ == "__main__":
    sys.exit(main())
