"""Python time of graphs: to build them, and from a model's call to its launches. No wave runs meanwhile."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

import numpy as np

from examples.gpt2 import GPT2, Config
from tensor import Tensor, runtime
from tensor.kernel_cache import KernelCache
from tensor.state import get_parameters
from tools.bench.computing import computing_on
from tools.bench.measure import Figure, figure, simulated_device
from tools.bench.submission import stub

CHAIN = 200  # nodes of a graph
SMALL = Config(vocab_size=50257, n_positions=1024, n_embd=768, n_layer=12, n_head=12, dropout=0.0)
WORDS = 64
TURNS = 7


def host_figures() -> list[Figure]:
    """`graph_node_us`: a node by the methods of Tensor. `gpt2_forward_s`: GPT-2-small's first forward pass in
    a process whose kernels are on disk, built, scheduled and launched."""
    with TemporaryDirectory() as folder:
        cache = KernelCache(Path(folder))
        samples = [_first_forward(cache) for _ in range(TURNS)][1:]
    what = f"GPT-2-small, {WORDS} words: forward graph built, scheduled and launched, kernels on disk"
    return [node_figure(), figure("gpt2_forward_s", samples, 0.3, "low", what)]


RESNET = """
import time; begin = time.perf_counter()
from examples.resnet import ResNet
from tensor import Tensor
ResNet(18).eval()(Tensor.ones(1, 3, 224, 224)).numpy()
print(time.perf_counter() - begin)
"""


def resnet_figures() -> list[Figure]:
    """`resnet18_forward_s`: ResNet-18's first forward pass in a fresh process on `cpu`, imports included,
    with kernels and bytecode on disk from a process before."""
    with TemporaryDirectory() as folder:
        environ = {**os.environ, "DEV": "cpu", "XDG_CACHE_HOME": folder, "PYTHONPYCACHEPREFIX": folder}
        environ.pop("PYTHONDONTWRITEBYTECODE", None)
        run = partial(subprocess.run, capture_output=True, text=True, check=True, env=environ)
        samples = [float(run([sys.executable, "-c", RESNET]).stdout) for _ in range(TURNS)][1:]
    what = "ResNet-18, one image of 224 x 224, from a fresh process"
    return [figure("resnet18_forward_s", samples, 1, "low", what)]


def node_figure() -> Figure:
    """Processor time of a sum or a product of two tensors, until it is dropped."""
    a, b = (Tensor(np.ones(256, np.float32)) for _ in range(2))
    samples = []
    for _ in range(100):
        x, begin = a, process_time()
        for _ in range(CHAIN // 2):
            x = x * b + a
        samples.append((process_time() - begin) / CHAIN * 1e6)
    return figure("graph_node_us", samples, 3, "low", f"one of {CHAIN} nodes by Tensor's operators")


def _first_forward(cache: KernelCache) -> float:
    """Seconds of the processor until all is launched, in a runtime that knows no schedule and no kernel."""
    device = simulated_device(stub)
    with computing_on(device, cache=cache):
        model = GPT2(SMALL)
        Tensor.realize(*get_parameters(model))
        words = Tensor(np.zeros((1, WORDS), np.int32)).realize()
        begin = process_time()
        made = model(words).realize()
        taken = process_time() - begin
        runtime.synchronize()
        del made
    return taken
