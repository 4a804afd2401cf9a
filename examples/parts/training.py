"""What every training script here does around its step: batches made ahead by a thread, a bar with time left
and throughput, a log of JSON lines, a plot, and checkpoints from which a run goes on with the same bits.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import queue
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from examples.parts import plots
from hcq.errors import ArgumentError, DeviceError
from tensor import Tensor, nn, runtime, state
from tensor.checkpoints import Checkpoints
from tensor.upload import Uploads

Array = npt.NDArray[Any]
Change = Callable[..., tuple[Array, ...]]
MISTAKES = (DeviceError, ArgumentError, OSError, ValueError, KeyError, ModuleNotFoundError)


def arguments(about: str | None, steps: int, batch: int) -> argparse.ArgumentParser:
    """A parser with what all scripts take; `about` is the module's docstring, with examples."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--steps", type=int, default=steps, help=f"steps to train for in all ({steps})")
    add("--batch", type=int, default=batch, help=f"samples a step ({batch})")
    add("--out", type=Path, help="folder for weights, log, plot and checkpoints")
    add("--resume", action="store_true", help="go on from the checkpoint in --out")
    add("--every", type=int, default=100, help="steps between two checkpoints (100)")
    add("--seed", type=int, default=0, help="of weights, order and dropout (0)")
    add("--devices", type=_first, help="train on several, as in 'sim:navi31*6' or 'cpu*2'")
    add("--smoke", action="store_true", help="a model of toy size for a few steps")
    return parser


def _first(devices: str) -> str:
    """Let the first of them compute what says nothing."""
    os.environ["DEV"] = devices
    return devices


def run(main: Callable[[], int]) -> int:
    """Exit status of a script: a mistake or a lost device is 2 and one sentence, its traceback with DEBUG."""
    try:
        return main()
    except MISTAKES as error:
        if os.environ.get("DEBUG", "0") != "0":
            raise
        words = str(error.args[0]) if isinstance(error, KeyError) and error.args else str(error)
        print(" ".join(words.split()) or type(error).__name__, file=sys.stderr)
        return 2


class Loader:
    """Batches of arrays with equal first axes, without end: each epoch in an order that `seed` and its number
    decide, `ahead` batches made by a thread, in memory that devices read by themselves: a batch that is taken
    is on its way there while the step before computes. `step` says how many were taken; `devices`, who gets
    an equal part of each (all to one without).

    change: given a generator and a batch's arrays, gives other arrays (crops, noise); by the step alone.
    """

    def __init__(
        self, arrays: Sequence[Array], batch: int, seed: int = 0, change: Change | None = None, ahead: int = 2
    ) -> None:
        self.arrays, self.batch, self.seed, self.change = list(arrays), batch, seed, change
        self.ahead, self.step, self.devices = ahead, 0, ""
        rows = len(arrays[0])
        if not 0 < batch <= rows:
            raise ValueError(f"--batch {batch}; allowed is 1..{rows}, the number of samples")
        self.steps_an_epoch = rows // batch

    def at(self, step: int) -> tuple[Array, ...]:
        """The arrays of batch number `step`."""
        epoch, place = divmod(step, self.steps_an_epoch)
        order = np.random.default_rng((self.seed, epoch)).permutation(len(self.arrays[0]))
        rows = order[place * self.batch : (place + 1) * self.batch]
        found = tuple(array[rows] for array in self.arrays)
        return self.change(np.random.default_rng((self.seed, 1, step)), *found) if self.change else found

    def __iter__(self) -> Iterator[tuple[Tensor, ...]]:
        ready: queue.Queue[Any] = queue.Queue(self.ahead)
        ended, uploads = threading.Event(), Uploads(self.devices)
        maker = threading.Thread(target=self._make, args=(uploads, ready, ended, self.step), daemon=True)
        maker.start()
        try:
            while True:
                found = ready.get()
                if isinstance(found, BaseException):
                    raise found
                self.step += 1
                yield uploads.send(found)
        finally:
            ended.set()
            while not ready.empty():  # so that the thread is not waiting for a place
                ready.get_nowait()
            maker.join()

    def _make(self, uploads: Uploads, ready: queue.Queue[Any], ended: threading.Event, step: int) -> None:
        while not ended.is_set():
            try:
                made: Any = uploads.stage(*self.at(step))
            except BaseException as error:  # told where the batches are taken
                made = error
            while not ended.is_set():
                try:
                    ready.put(made, timeout=0.05)
                    break
                except queue.Full:
                    continue
            step += 1


@dataclass
class Fit:
    """One run: what a step does, with what, and where it is written down. See `fit`."""

    step: Callable[..., Tensor | dict[str, Tensor]]
    loader: Loader
    options: argparse.Namespace
    parts: dict[str, Any]

    def run(self) -> list[dict[str, float]]:
        """Train up to --steps; the log's entries of this run."""
        out: Path | None = self.options.out
        kept = Checkpoints(out or Path(), self.parts)
        if self.options.resume:
            if out is None:
                raise ValueError("--resume: give the folder of the run with --out")
            self.loader.step = kept.load()
        self.loader.devices = self.options.devices
        if self.options.devices:
            for tensor in kept.tensors().values():
                tensor.shard_(self.options.devices)
        if out is None:
            found = self._steps(Log(self.loader), None)
            self._gather(kept)
            return found
        with _open_log(out, self.loader.step) as file:
            found = self._steps(Log(self.loader, file), kept)
            kept.save(self.loader.step)
            kept.wait()
            self._gather(kept)
            state.save(self.parts["model"], out / "model.safetensors")
            plots.plot(out)
        return found

    def _gather(self, kept: Checkpoints) -> None:
        """Bring what several devices have parts of to the first."""
        if self.options.devices:
            for tensor in kept.tensors().values():
                tensor.to_(runtime.device_name())

    def _steps(self, log: Log, kept: Checkpoints | None) -> list[dict[str, float]]:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        total, begin = self.options.steps, self.loader.step
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, transient=True, disable=not sys.stderr.isatty()) as progress:
            bar = progress.add_task("training", total=total, completed=begin)
            batches = iter(self.loader) if begin < total else iter(())
            for batch in batches:
                progress.update(bar, advance=1, description=log.note(self.step(*batch)))
                if self.loader.step >= total:
                    break
                if kept is not None and self.loader.step % self.options.every == 0:
                    kept.save(self.loader.step)
            if begin < total:
                batches.close()  # type: ignore[attr-defined]
        log.finish()
        return log.entries


class Log:
    """What steps gave, as entries and lines of JSON. A step's numbers are read when the next one was handed
    to the device, which so never waits for the host. The time of a step is that from one handing over to the
    next, between which the host waits for the step before: when numbers are read says nothing, as the last
    ones are there at once."""

    def __init__(self, loader: Loader, file: Any = None) -> None:
        self.entries: list[dict[str, float]] = []
        self._loader, self._file, self._waiting = loader, file, dict[str, Any]()
        self._began = time.perf_counter()

    def note(self, made: Tensor | dict[str, Tensor]) -> str:
        """Keep a step's numbers; what a bar may say of the one before."""
        before, now = self._waiting, time.perf_counter()
        numbers = made if isinstance(made, dict) else {"loss": made}
        rate = round(self._loader.batch / (now - self._began), 2)
        self._began = now
        self._waiting = {"step": float(self._loader.step)} | numbers | {"samples_per_s": rate}
        return self._read(before) if before else "training"

    def finish(self) -> None:
        """Read the last step's numbers."""
        if self._waiting:
            self._read(self._waiting)
            self._waiting = {}

    def _read(self, numbers: dict[str, Any]) -> str:
        entry = {k: v if isinstance(v, float) else float(v.item()) for k, v in numbers.items()}
        self.entries.append(entry)
        if self._file is not None:
            print(json.dumps(entry), file=self._file, flush=True)
        return f"loss {entry['loss']:.4f}, {entry['samples_per_s']:.0f} samples/s"


def fit(
    step: Callable[..., Tensor | dict[str, Tensor]],
    loader: Loader,
    options: argparse.Namespace,
    **parts: Any,
) -> list[dict[str, float]]:
    """Call `step` with each batch until --steps; it gives the loss, or numbers by name, "loss" first.

    parts: `model`, and whatever else a step changes (optimizer, schedule, scaler, average), by name.
    """
    print(f"device: {runtime.device_reason()}")
    found = Fit(step, loader, options, parts).run()
    if found:
        first, last = found[0]["loss"], found[-1]["loss"]
        print(f"loss {first:.4f} at step {found[0]['step']:.0f}, {last:.4f} at step {found[-1]['step']:.0f}")
    return found


def _open_log(out: Path, step: int) -> Any:
    """The log, without what an earlier run wrote behind `step`; who holds it is alone in the folder."""
    out.mkdir(parents=True, exist_ok=True)
    file = (out / "log.jsonl").open("a+", encoding="utf-8")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise ValueError(
            f"--out {out}: another run is writing there; wait for it or give another folder"
        ) from None
    file.seek(0)
    kept = [line for line in file if json.loads(line)["step"] <= step] if step else []
    file.truncate(0)
    file.writelines(kept)
    file.flush()
    return file


@contextmanager
def evaluating(model: Any) -> Iterator[None]:
    """A module does not train inside the with block; after it, its parts train as they did before."""
    modes = [(module, module.training) for module in model.modules()]
    model.eval()
    try:
        yield
    finally:
        for module, mode in modes:
            module.training = mode


def table(rows: int, width: int) -> nn.Embedding:
    """Rows to be learned that start small, so that what reads them starts near even odds."""
    made = nn.Embedding(rows, width)
    nn.init.xavier_uniform_(made.weight)
    return made


def weights_of(path: Path) -> Path:
    """A file of weights: `path` itself, or what a run left in a folder."""
    if not path.is_dir():
        return path
    for name in ("model.safetensors", "model.safetensors.index.json", "pytorch_model.bin"):
        if (path / name).exists():
            return path / name
    raise ValueError(f"{path}: there is no model.safetensors; train with --out {path} first")
