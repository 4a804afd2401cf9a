"""The main job: a warm training step, the wave executor on a matmul, and cold compile time."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from time import perf_counter

import numpy as np

from drivers.sim.amd.wave.launch import Counters, Launch, run
from drivers.sim.llvm.threads import set_threads
from drivers.sim.memory import AddressSpace
from examples.digits import BATCH, Classifier, training_step
from tensor import Tensor, runtime
from tools.bench.computing import computing_on
from tools.bench.measure import Figure, figure, seconds, simulated_device

MATMUL = 512
WARM_STEPS = 1_000  # then the code of kernels that take the time is made well (drivers.sim.amd.wave.jit.tier)


class WaveCounter:
    """A launcher that runs waves and notes (wave-instructions, seconds) of each launch."""

    def __init__(self) -> None:
        self.notes: list[tuple[int, float]] = []

    def __call__(self, launch: Launch, memory: AddressSpace, mode: str, budget: int | None) -> Counters:
        begin = perf_counter()
        counters = run(launch, memory, mode, budget)
        self.notes.append((counters.wave_instructions, perf_counter() - begin))
        return counters


@contextmanager
def own_runtime(watch: WaveCounter | None = None) -> Iterator[runtime.Runtime]:
    """A simulated card of its own with nothing compiled and no cache on disk; its waves take one core."""
    set_threads(1)
    try:
        with computing_on(simulated_device(watch)) as made:
            yield made
    finally:
        set_threads(None)


def training_figures() -> list[Figure]:
    """`train_step_ms`: a warm jitted step of the demo, waited for. `compile_ms_median`: its kernels, cold."""
    with own_runtime() as made:
        Tensor.manual_seed(0)
        step = training_step(Classifier())
        source = np.random.default_rng(0)
        images = source.random((BATCH, 64), np.float32)
        labels = source.integers(0, 10, BATCH).astype(np.int32)
        samples = seconds(lambda: step(Tensor(images), Tensor(labels)).item(), 50, warm=WARM_STEPS)
        compiled = made.stats.compile_ms
    what = "a jitted training step, its large kernels' code made well, MLP 64-128-10, batch 128, Adam"
    return [
        figure("train_step_ms", [s * 1e3 for s in samples], 10, "low", what),
        figure(
            "compile_ms_median", compiled, 25, "low", f"cold compile of a kernel, {len(compiled)} kernels"
        ),
    ]


def matmul_figures() -> list[Figure]:
    """`sim_mwips`: million wave-instructions a second of a 512x512 float32 matmul kernel, on one core."""
    watch = WaveCounter()
    with own_runtime(watch):
        source = np.random.default_rng(0)
        a, b = (Tensor(source.random((MATMUL, MATMUL), np.float32)).realize() for _ in range(2))
        for _ in range(8):
            (a @ b).realize().numpy()
    rates = [count / took / 1e6 for count, took in watch.notes[3:]]
    what = f"wave-instructions of a {MATMUL}x{MATMUL} float32 matmul, one core"
    return [figure("sim_mwips", rates, 100, "high", what)]


def import_figures() -> list[Figure]:
    """`import_s`: `import tensor` in a fresh interpreter, compiled to bytecode by one before."""
    code = "import time; t = time.perf_counter(); import tensor; print(time.perf_counter() - t)"
    command = [sys.executable, "-c", code]
    with TemporaryDirectory() as folder:
        environ = {**os.environ, "PYTHONPYCACHEPREFIX": folder}
        environ.pop("PYTHONDONTWRITEBYTECODE", None)
        runs = [
            subprocess.run(command, capture_output=True, text=True, check=True, env=environ) for _ in range(8)
        ]
    return [figure("import_s", [float(r.stdout) for r in runs[1:]], 0.17, "low", "import tensor")]
