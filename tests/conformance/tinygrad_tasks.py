"""What test_tinygrad_driver.py lets tinygrad do on a served card, in a process of its own."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

STEPS, RATE = 4, 0.1
Arrays = dict[str, np.ndarray[Any, Any]]


def inputs() -> Arrays:
    """float32, the same in each process."""
    lot = np.random.default_rng(7)
    shapes = {"a": (64, 48), "b": (48, 80), "x": (32, 20), "y": (32, 5), "first": (20, 16), "second": (16, 5)}
    return {name: lot.standard_normal(shape).astype(np.float32) for name, shape in shapes.items()}


def boot() -> Arrays:
    return {}


def compute() -> Arrays:
    tensor = importlib.import_module("tinygrad").Tensor
    a, b = (tensor(inputs()[name]) for name in "ab")
    return {
        "elementwise": (a * 2 + 1).relu().numpy(),
        "product": (a @ b).numpy(),
        "of halves": (a.half() @ b.half()).float().numpy(),
        "softmax": a.softmax().numpy(),
    }


def train() -> Arrays:
    """Steps of plain descent. From the third on tinygrad replays commands that it recorded in the second."""
    tinygrad = importlib.import_module("tinygrad")
    t = {name: tinygrad.Tensor(value).realize() for name, value in inputs().items()}
    first, second = t["first"], t["second"]

    @tinygrad.TinyJit
    def step(x: Any, y: Any) -> Any:
        loss = ((x @ first).relu() @ second - y).square().mean()
        slopes = loss.gradient(first, second)
        moved = [
            each.assign(each - RATE * slope) for each, slope in zip((first, second), slopes, strict=True)
        ]
        tinygrad.Tensor.realize(loss, *moved)
        return loss

    losses, seconds = [], []
    for _ in range(STEPS):
        start = time.perf_counter()
        losses.append(step(t["x"], t["y"]).item())
        seconds.append(f"{time.perf_counter() - start:.3f}")
    print("steps took", *seconds, "s")
    return {"losses": np.array(losses), "first": first.numpy(), "second": second.numpy()}


def go_on() -> Arrays:
    """Compute until somebody ends the process."""
    tensor = importlib.import_module("tinygrad").Tensor
    while True:
        print("computed", tensor.ones(1000).contiguous().sum().item(), flush=True)


TASKS: Mapping[str, Callable[[], Arrays]] = {task.__name__: task for task in (boot, compute, train, go_on)}


def run(task: str, path: str) -> None:
    """Do it; results are numpy's file `path`."""
    start = time.perf_counter()
    importlib.import_module("tinygrad").Device["AMD"]
    print(f"the driver took {time.perf_counter() - start:.2f} s", flush=True)
    np.savez(path, **TASKS[task]())  # type: ignore[arg-type]
