"""The host as a device, beside torch and the machine's copy in the same run: turns of both alternate, so what
else the machine does disturbs both. A turn is several runs in a row, of which the later half counts: threads
without work look for more for milliseconds, and take the other's cores meanwhile.

torch is optional: without it only figures that need none are printed. All cores.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter
from typing import Any

import numpy as np

from drivers import open_one
from examples.digits import BATCH, Classifier, training_step
from hcq.settings import Settings
from tensor import Tensor, jit, nn, optim, runtime
from tools.bench.computing import computing_on
from tools.bench.measure import Figure, figure, seconds

SIZES = (512, 1024, 2048)
CHAIN = 1 << 24
ROWS = 4096
EMBED, HEADS, LENGTH = 768, 12, 256  # GPT-2 small, sequence 256
TURNS = 9
TURN_S, MOST = 0.04, 16  # a turn's seconds, and runs at most
Action = Callable[[], object]


def on_host() -> AbstractContextManager[runtime.Runtime]:
    """The host as the device that computes, with nothing compiled."""
    return computing_on(open_one("cpu", Settings()))


def cpu_figures() -> list[Figure]:
    """Every figure; those beside torch where it is installed."""
    with on_host():
        found = [add_figure(), chain_figure(), *product_figures()]
        if find_spec("torch") is None:
            return found
        torch = import_module("torch")
        with torch.no_grad():
            pairs = {**row_pairs(torch), **conv_pair(torch), **block_pair(torch)}
            found += [beside(name, *pair) for name, pair in (product_pairs(torch) | pairs).items()]
        found.append(beside("cpu_digits_step_of_torch", *digits_pair(torch), 1.0))
        return [*found, beside("cpu_convnet_step_of_torch", *convnet_pair(torch), 1.0)]


def beside(name: str, ours: Action, theirs: Action, target: float) -> Figure:
    """How many times faster than torch: its median by ours."""
    mine, others = alternate(ours, theirs)
    ratio = statistics.median(others) / statistics.median(mine)
    what = f"{statistics.median(mine) * 1e3:.3g} ms, torch {statistics.median(others) * 1e3:.3g} ms"
    return Figure(name, ratio, min(others) / max(mine), max(others) / min(mine), target, "high", what)


def alternate(one: Action, other: Action) -> tuple[list[float], list[float]]:
    """Seconds of both, in turn."""
    taken: tuple[list[float], list[float]] = ([], [])
    for turn in range(TURNS + 1):
        for action, samples in zip((one, other), taken, strict=True):
            end, row = perf_counter() + TURN_S, list[float]()
            while not row or (perf_counter() < end and len(row) < MOST):
                begin = perf_counter()
                action()
                row.append(perf_counter() - begin)
            samples.extend(row[len(row) // 2 :] if turn else ())
    return taken


def random(*shape: int) -> Tensor:
    """A realized tensor of normal numbers."""
    values = np.random.default_rng(sum(shape)).standard_normal(shape, np.float32)
    return Tensor(values).realize()


def done(result: Tensor) -> None:
    """Compute, and wait."""
    result.realize()
    runtime.synchronize()


def add_figure() -> Figure:
    """`(a + b).realize()` of 16 numbers, its kernel known."""
    a, b = random(16), random(16)

    def add() -> object:
        return (a + b).realize()

    samples = [s * 1e6 for s in seconds(add, 300, warm=20)]
    return figure("cpu_add_us", samples, 60, "low", "(a + b).realize() on a cached kernel")


@contextmanager
def copying(count: int) -> Iterator[Action]:
    """A copy of so many floats by two threads."""
    source, target = np.ones(count, np.float32), np.zeros(count, np.float32)
    halves = [slice(0, count // 2), slice(count // 2, count)]
    with ThreadPoolExecutor(2) as threads:
        yield lambda: list(threads.map(lambda at: np.copyto(target[at], source[at]), halves))


def chain_figure() -> Figure:
    """Four operations on 16M floats in one kernel, by the time in which all cores copy as much."""
    x = random(CHAIN)
    with copying(CHAIN) as copy:
        ours, copied = alternate(lambda: done(((x * 2 + 1).relu() - 0.5) * 3), copy)
    ratio = statistics.median(copied) / statistics.median(ours)
    what = (
        f"fused chain of 16M floats by a copy of them: {CHAIN * 8 / statistics.median(ours) / 1e9:.1f} GB/s"
    )
    return Figure(
        "cpu_chain_of_copy", ratio, min(copied) / max(ours), max(copied) / min(ours), 0.85, "high", what
    )


def product_figures() -> list[Figure]:
    """float32 products of square matrices."""
    found = []
    for size in SIZES:
        a, b = random(size, size), random(size, size)
        rates = [2 * size**3 / s / 1e9 for s in seconds(partial(multiply, a, b), TURNS)]
        found.append(figure(f"cpu_product_{size}_gflops", rates, 0, "high", f"{size}^3, float32"))
    return found


def multiply(a: Tensor, b: Tensor) -> None:
    done(a @ b)


Pairs = dict[str, tuple[Action, Action, float]]


def product_pairs(torch: Any) -> Pairs:
    found: Pairs = {}
    for size in SIZES:
        a, b = random(size, size), random(size, size)
        x, y = (torch.from_numpy(side.numpy()) for side in (a, b))
        name = f"cpu_product_{size}_of_torch"
        found[name] = partial(multiply, a, b), partial(torch.matmul, x, y), 0.7
    return found


def row_pairs(torch: Any) -> Pairs:
    x = random(ROWS, ROWS)
    theirs = torch.from_numpy(x.numpy())
    return {
        "cpu_softmax_of_torch": (lambda: done(x.softmax()), lambda: theirs.softmax(-1), 1.0),
        "cpu_layernorm_of_torch": (
            lambda: done(x.layernorm()),
            lambda: torch.nn.functional.layer_norm(theirs, (ROWS,)),
            1.0,
        ),
    }


def conv_pair(torch: Any) -> Pairs:
    x, weight = random(32, 64, 56, 56), random(64, 64, 3, 3)
    images, filters = (torch.from_numpy(each.numpy()) for each in (x, weight))
    theirs = lambda: torch.nn.functional.conv2d(images, filters, padding=1)  # noqa: E731
    return {"cpu_conv2d_of_torch": (lambda: done(x.conv2d(weight, padding=1)), theirs, 0.5)}


def block_pair(torch: Any) -> Pairs:
    """A transformer block of GPT-2 small's size: attention and four times as wide a layer, both on what
    layernorm leaves."""
    x, inner, outer = random(1, LENGTH, EMBED), random(EMBED, 4 * EMBED) / 64, random(4 * EMBED, EMBED) / 64
    mixed, back = random(EMBED, 3 * EMBED) / 64, random(EMBED, EMBED) / 64
    sides = [each.realize() for each in (inner, outer, mixed, back)]
    t, *theirs = (torch.from_numpy(each.numpy()) for each in (x, *sides))

    def block(x: Any, weights: list[Any], norm: Any, attend: Any) -> Any:
        inner, outer, mixed, back = weights
        q, k, v = (
            (norm(x) @ mixed)[..., i * EMBED : (i + 1) * EMBED]
            .reshape(1, LENGTH, HEADS, EMBED // HEADS)
            .permute(0, 2, 1, 3)
            for i in range(3)
        )
        x = x + attend(q, k, v).permute(0, 2, 1, 3).reshape(1, LENGTH, EMBED) @ back
        return x + (norm(x) @ inner).relu() @ outer

    functional = torch.nn.functional
    attend = lambda q, k, v: q.scaled_dot_product_attention(k, v)  # noqa: E731
    return {
        "cpu_block_of_torch": (
            lambda: done(block(x, sides, lambda y: y.layernorm(), attend)),
            lambda: block(
                t,
                theirs,
                lambda y: functional.layer_norm(y, (EMBED,)),
                functional.scaled_dot_product_attention,
            ),
            0.7,
        )
    }


def digits_pair(torch: Any) -> tuple[Action, Action]:
    """A training step of the demo."""
    Tensor.manual_seed(0)
    model = Classifier()
    step = training_step(model)
    source = np.random.default_rng(0)
    images = source.random((BATCH, 64), np.float32)
    labels = source.integers(0, 10, BATCH).astype(np.int32)
    x, y = torch.from_numpy(images), torch.from_numpy(labels.astype(np.int64))
    layers = torch.nn
    theirs = layers.Sequential(layers.Linear(64, 128), layers.ReLU(), layers.Linear(128, 10))
    adam = torch.optim.Adam(theirs.parameters(), lr=0.003)

    return lambda: step(Tensor(images), Tensor(labels)).item(), lambda: torch_step(torch, theirs, adam, x, y)


def convnet_pair(torch: Any) -> tuple[Action, Action]:
    """A training step of two convolutions with pooling and a linear layer, on 64 images of 28 x 28."""
    Tensor.manual_seed(0)
    model: list[Any] = [
        nn.Conv2d(1, 8, 3),
        Tensor.relu,
        lambda x: x.max_pool2d(2),
        nn.Conv2d(8, 16, 3),
        Tensor.relu,
        lambda x: x.max_pool2d(2).flatten(1),
        nn.Linear(16 * 25, 10),
    ]
    optimizer = optim.Adam(nn.state.get_parameters(model), lr=0.001)
    source = np.random.default_rng(0)
    images = source.random((64, 1, 28, 28), np.float32)
    labels = source.integers(0, 10, 64).astype(np.int32)

    @jit
    def step(x: Tensor, y: Tensor) -> Tensor:
        with Tensor.train():
            optimizer.zero_grad()
            loss = x.sequential(model).cross_entropy(y)
            loss.backward()
            optimizer.step()
            return loss

    x, y, layers = torch.from_numpy(images), torch.from_numpy(labels.astype(np.int64)), torch.nn
    convolutions = [layers.Conv2d(1, 8, 3), layers.ReLU(), layers.MaxPool2d(2), layers.Conv2d(8, 16, 3)]
    head = [layers.ReLU(), layers.MaxPool2d(2), layers.Flatten(), layers.Linear(16 * 25, 10)]
    theirs = layers.Sequential(*convolutions, *head)
    adam = torch.optim.Adam(theirs.parameters(), lr=0.001)
    return lambda: step(Tensor(images), Tensor(labels)).item(), lambda: torch_step(torch, theirs, adam, x, y)


def torch_step(torch: Any, model: Any, adam: Any, x: Any, y: Any) -> float:
    """One step of torch's own."""
    loss = torch.nn.functional.cross_entropy(model(x), y)
    adam.zero_grad()
    loss.backward()
    adam.step()
    return float(loss.item())
