"""What a checkpoint costs a training run: what stands still for it, and what a step takes meanwhile."""

from __future__ import annotations

import statistics
from itertools import pairwise
from math import inf
from tempfile import TemporaryDirectory
from time import perf_counter

import numpy as np

from drivers import open_one
from hcq.settings import Settings
from tensor import Tensor, jit, nn, optim
from tensor.checkpoints import Checkpoints
from tools.bench.computing import computing_on
from tools.bench.measure import Figure, figure, seconds

WIDTH, ROWS = 4096, 512  # a layer has 64 MiB of float32
SAVES = 7


def checkpoint_figures(layers: int = 16, width: int = WIDTH, rows: int = ROWS) -> list[Figure]:
    """`checkpoint_share`: how much longer a step takes that a checkpoint of 1 GiB is taken in, as a share of
    the mean of the steps before and after it. `checkpoint_first_s`: what the run's first checkpoint stops
    the steps for; it takes the memory for the copies, which the later ones use again. `checkpoint_write_s`:
    until it is in its files, beside the steps."""
    with TemporaryDirectory() as folder, computing_on(open_one("cpu", Settings())):
        model = nn.Sequential(*(nn.Linear(width, width, bias=False) for _ in range(layers)))
        optimizer = optim.SGD(model.parameters(), 1e-4)

        @jit
        def step(rows: Tensor) -> Tensor:
            optimizer.zero_grad()
            loss: Tensor = model(rows).square().mean()
            loss.backward()
            optimizer.step()
            return loss.detach()

        batch = Tensor(np.random.default_rng(0).normal(size=(rows, width)).astype(np.float32)).realize()
        seconds(lambda: step(batch).item(), 1)  # what is compiled and recorded
        kept = Checkpoints(folder, {"model": model})
        first = seconds(lambda: kept.save(0), 1, warm=0)
        kept.wait()
        plain, saved, written = seconds(lambda: step(batch).item(), 1), [], []
        for number in range(SAVES):
            begin = perf_counter()
            kept.save(number)
            step(batch).item()
            saved.append(perf_counter() - begin)
            kept.wait()
            written.append(perf_counter() - begin)
            plain += seconds(lambda: step(batch).item(), 1, warm=0)
    beside = [(before + after) / 2 for before, after in pairwise(plain)]
    shares = [with_it / without - 1 for with_it, without in zip(saved, beside, strict=True)]
    usual = statistics.median(plain)
    size = layers * width * width * 4 / 2**30
    what = f"what a checkpoint of {size:.2g} GiB adds to a step of {rows} rows ({usual:.1f} s) on cpu"
    return [
        figure("checkpoint_share", shares, 0.05, "low", what),
        figure("checkpoint_first_s", first, inf, "low", "the steps stop for the first"),
        figure("checkpoint_write_s", written, 30.0, "low", "until it is in its files, a step beside it"),
    ]
