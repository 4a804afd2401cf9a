"""Runs in the form of MLPerf Training, at toy size: from nothing to a quality, against the clock.

python -m examples.mlperf resnet                    # image classification: digits by a ResNet-18
python -m examples.mlperf ssd --out runs/ssd        # detection: shapes by a RetinaNet
python -m examples.mlperf gpt3                      # a language model: bytes of a text by a GPT-2
python -m examples.mlperf stable_diffusion          # text to image: digits from their names
python -m examples.mlperf resnet --runs 5           # as a result is made of runs: see `result`

What is logged, in `:::MLLOG` lines, and when: rules and form are those of mlcommons/training_policies
(training_rules.adoc) and mlcommons/logging. docs/examples.md says which are kept, and what toy size changes.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

import numpy as np
import numpy.typing as npt

from examples import gpt2, latent, resnet, retinanet
from examples.parts import classify, data, detect, language, noise, shapes, training
from examples.parts.text import Bytes
from tensor import Tensor, jit, runtime, state
from tensor.checkpoints import Checkpoints

Array = npt.NDArray[Any]


@dataclass
class Task:
    """What a run trains. step: takes what the loader gives; parts: what it changes; quality: as of now."""

    step: Callable[..., Any]
    parts: dict[str, Any]
    loader: training.Loader
    quality: Callable[[], float]
    test_samples: int


@dataclass(frozen=True)
class Benchmark:
    """about: the reference's area, model and target. target: at toy size, to be reached from below or above;
    epochs: between two evaluations; most: epochs, then a run has failed; rate: the greatest learning rate."""

    about: str
    make: Callable[[argparse.Namespace], Task]
    target: float
    epochs: int
    most: int
    batch: int
    rate: float
    smaller_is_better: bool = False

    def is_reached(self, quality: float) -> bool:
        return quality <= self.target if self.smaller_is_better else quality >= self.target


class Log:
    """Lines of MLPerf's log: of a file, and on the standard output."""

    def __init__(self, file: TextIO | None) -> None:
        self._file = file

    def event(self, key: str, value: Any = None, kind: str = "POINT_IN_TIME", **metadata: Any) -> int:
        """Write one; gives its milliseconds since 1970."""
        caller = sys._getframe(2 if kind != "POINT_IN_TIME" else 1)
        place = {"file": Path(caller.f_code.co_filename).name, "lineno": caller.f_lineno}
        now = time.time_ns() // 1_000_000
        entry = {"namespace": "", "time_ms": now, "event_type": kind, "key": key, "value": value}
        for file in filter(None, (sys.stdout, self._file)):
            print(":::MLLOG", json.dumps(entry | {"metadata": place | metadata}), file=file, flush=True)
        return now

    def start(self, key: str, **metadata: Any) -> int:
        return self.event(key, None, "INTERVAL_START", **metadata)

    def end(self, key: str, **metadata: Any) -> int:
        return self.event(key, None, "INTERVAL_END", **metadata)


def run_once(name: str, bench: Benchmark, options: argparse.Namespace, log: Log) -> float | None:
    """One run; its minutes, None if it did not reach the target."""
    log.event("cache_clear", True)
    log.start("init_start")
    facts = {"org": "doorbell", "platform": runtime.device_name(), "division": "open", "status": "research"}
    for key, value in {"benchmark": name, **facts}.items():
        log.event(f"submission_{key}", value)
    seed = secrets.randbelow(2**31) if options.seed is None else options.seed
    log.event("seed", seed)
    Tensor.manual_seed(seed)
    task = bench.make(argparse.Namespace(**vars(options) | {"seed": seed}))
    log.event("global_batch_size", task.loader.batch)
    log.event("train_samples", len(task.loader.arrays[0]))
    log.event("eval_samples", task.test_samples)
    log.event("opt_name", "adamw")
    log.event("opt_base_learning_rate", bench.rate)
    warm(task)
    log.end("init_stop")
    return timed(bench, task, options, log)


def warm(task: Task) -> None:
    """Let kernels be compiled, by steps on zeros that change nothing in the end."""
    kept = Checkpoints(Path(), task.parts)
    before = {name: tensor.numpy() for name, tensor in kept.tensors().items()}
    random = Tensor.get_rng_state().numpy()
    zeros = [np.zeros_like(array) for array in task.loader.at(0)]
    for _ in range(3):
        task.step(*(Tensor(array) for array in zeros))
    state.load_state_dict(kept.tensors(), before)
    Tensor.set_rng_state(Tensor(random))


def timed(bench: Benchmark, task: Task, options: argparse.Namespace, log: Log) -> float | None:
    """From the first touch of the data to the target quality, or to the last epoch."""
    loader, begun = task.loader, log.start("run_start")
    batches, reached, most = iter(loader), False, 2 * bench.epochs if options.smoke else bench.most
    for epoch in range(bench.epochs, most + 1, bench.epochs):
        first = epoch - bench.epochs + 1
        log.start("block_start", first_epoch_num=first, epoch_count=bench.epochs)
        for batch in batches:
            task.step(*batch)
            if loader.step >= epoch * loader.steps_an_epoch:
                break
        log.end("block_stop", first_epoch_num=first)
        place: dict[str, Any] = {"epoch_num": epoch, "samples_count": loader.step * loader.batch}
        log.start("eval_start", **place)
        quality = task.quality()
        log.event("eval_accuracy", quality, **place)
        log.end("eval_stop", **place)
        if reached := bench.is_reached(quality):
            break
    batches.close()  # type: ignore[attr-defined]
    ended = log.end("run_stop", status="success" if reached else "aborted")
    return (ended - begun) / 60_000 if reached else None


def result(minutes: Sequence[float | None]) -> float | None:
    """Of several runs: the mean without the fastest and the slowest, for which one that failed may count; of
    one or two, the mean. None if more have failed."""
    found = sorted(float("inf") if each is None else each for each in minutes)
    counted = found[1:-1] if len(found) > 2 else found
    return None if float("inf") in counted else sum(counted) / len(counted)


def steps_of(options: argparse.Namespace, samples: int) -> int:
    """Of a run through all its epochs: where schedules of learning rates end."""
    steps: int = options.epochs * (samples // options.batch)
    return steps


def digits_task(options: argparse.Namespace) -> Task:
    """Image classification: the share of held-out digits that is right."""
    x, y, x_test, y_test = data.digits()
    x, x_test = data.enlarged(x, 32), data.enlarged(x_test, 32)
    options.steps = steps_of(options, len(x))
    model = resnet.ResNet(18, 10, 4 if options.smoke else 8)
    step, parts = classify.training_step(model, options)
    loader = training.Loader((x, y), options.batch, options.seed, data.moved)
    quality = lambda: classify.accuracy(model, x_test, y_test)  # noqa: E731
    return Task(step, {"model": model, **parts}, loader, quality, len(x_test))


def shapes_task(options: argparse.Namespace) -> Task:
    """Detection: COCO's mean average precision on held-out pictures."""
    count = 32 if options.smoke else 100
    sizes = (8, 16) if options.smoke else (16, 48)
    model = retinanet.RetinaNet(18, len(shapes.NAMES), *sizes, retinanet.SMALLEST)
    pictures = shapes.shapes(4 * options.batch if options.smoke else 2000)
    options.steps = steps_of(options, len(pictures[0]))
    step, parts = detect.training_step(model, options)
    loader = training.Loader(pictures, options.batch, options.seed, detect.flipped)
    quality = lambda: detect.precision(model, count)[0]  # noqa: E731
    return Task(step, {"model": model, **parts}, loader, quality, count)


def text_task(options: argparse.Namespace) -> Task:
    """A language model: the logarithm of its perplexity, in nats a byte, on the last tenth of the text."""
    tokens = np.array(Bytes().encode(data.text(None)))[: 40_000 if options.smoke else None]
    small = gpt2.Config(256, 64, 128, 2, 4)
    model = gpt2.made(256, options) if options.smoke else gpt2.GPT2(small)
    rows, wanted = data.windows(tokens, model.places)
    test = len(rows) // 10
    step, parts = language.training_step(model, steps_of(options, len(rows) - test))
    loader = training.Loader((rows[:-test], wanted[:-test]), options.batch, options.seed)

    @jit
    def loss(tokens: Tensor, wanted: Tensor) -> Tensor:
        return model(tokens).flatten(0, 1).cross_entropy(wanted.flatten())

    def quality(size: int = 32) -> float:
        starts = range(len(rows) - test, len(rows) - size + 1, size)
        found = [loss(Tensor(rows[i : i + size]), Tensor(wanted[i : i + size])).item() for i in starts]
        return float(np.mean(found))

    return Task(step, parts, loader, quality, test)


def pictures_task(options: argparse.Namespace) -> Task:
    """Text to image: the loss on held-out pictures, with noise that is the same for every evaluation."""
    x, y, x_test, y_test = data.digits()
    options.steps = steps_of(options, len(x))
    model = latent.Worded(1, 16 if options.smoke else 48)
    step, parts, change = latent.training_step(model, options)
    loader = training.Loader((x * 2 - 1, y), options.batch, options.seed, change)
    seen, added, steps = noise.noisy(np.random.default_rng(0), x_test * 2 - 1)
    texts = np.stack([latent.bytes_of(f"a {latent.NAMES[digit]}") for digit in y_test])

    @jit
    def loss(seen: Tensor, added: Tensor, steps: Tensor, texts: Tensor) -> Tensor:
        return model(seen, steps, texts).mse_loss(added)

    quality = lambda: float(loss(*map(Tensor, (seen, added, steps, texts))).item())  # noqa: E731
    return Task(step, {"model": model, **parts}, loader, quality, len(x_test))


BENCHMARKS = {
    "resnet": Benchmark(
        "image classification, ResNet-50 v1.5, 75.90 % right", digits_task, 0.95, 4, 60, 64, 3e-3
    ),
    "ssd": Benchmark("detection, RetinaNet, 34.0 % mAP", shapes_task, 0.34, 1, 12, 16, 2e-3),
    "gpt3": Benchmark("language model, GPT3, 2.69 log perplexity", text_task, 2.8, 1, 12, 32, 1e-3, True),
    "stable_diffusion": Benchmark(
        "text to image, by FLUX.1's rule: 0.586 eval loss", pictures_task, 0.2, 4, 80, 64, 2e-3, True
    ),
}


def main() -> int:
    """0: every run reached its target (with --smoke: ran); 1: one did not; 2: wrong input or no device."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("name", choices=BENCHMARKS, help="; ".join(f"{n}: {b.about}" for n, b in BENCHMARKS.items()))
    add("--runs", type=int, default=1, help="independent runs, each with a seed of its own (1)")
    add("--seed", type=int, help="of the first run; without it, of the system's randomness as the rules ask")
    add("--out", type=Path, help="folder for result_0.txt and on, the logs of the runs")
    add("--half", action="store_true", help="products of bfloat16")
    add("--smoke", action="store_true", help="models of toy's toy size, two evaluations")
    options = parser.parse_args()
    bench, minutes = BENCHMARKS[options.name], list[float | None]()
    given = vars(options) | {"batch": bench.batch, "rate": bench.rate, "epochs": bench.most}
    if options.out:
        options.out.mkdir(parents=True, exist_ok=True)
    for number in range(options.runs):
        given["seed"] = None if options.seed is None else options.seed + number
        file = options.out and (options.out / f"result_{number}.txt").open("w")
        minutes.append(run_once(options.name, bench, argparse.Namespace(**given), Log(file or None)))
        if file:
            file.close()
    found = result(minutes)
    said = "no result: the target was not reached" if found is None else f"{found:.2f} minutes to train"
    print(f"{options.name}, {bench.about}: target {bench.target} at toy size; {said}")
    return 0 if options.smoke or found is not None else 1


if __name__ == "__main__":
    sys.exit(training.run(main))
