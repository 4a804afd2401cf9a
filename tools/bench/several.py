"""Several cards: what a sum over them takes beside what its bytes need, and what training on them loses.

`cpu4_step_host_ms` and `navi31x6_digits_card_step_ratio` are measured. The others are of two kinds, neither a
measurement. Simulated: copies and kernels run on simulated cards, and their model of time is asked. `plan_`:
a schedule is made for memory that does not exist, and its steps are given the times that the scheduler uses
(`tensor/schedule/timing.py`), each engine doing what it has in order.

The bound of a sum over n cards: each sends 2 (n - 1) / n of its bytes, at a link's rate in one direction.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from math import inf
from statistics import median
from time import perf_counter, process_time
from unittest.mock import patch

import numpy as np

from drivers import model_time, open_many, open_one
from drivers.core.links import link_of
from drivers.cpu.pool import Pool
from examples.digits import Classifier, step_with
from examples.gpt2 import GPT2, Config
from examples.resnet import ResNet
from hcq.settings import Settings
from tensor import Tensor, optim, runtime, state
from tensor.card import speed_of
from tensor.dtype import DType, dtypes
from tensor.ir import carriers
from tensor.ir.place import Place
from tensor.schedule import Storage, collective, schedule
from tensor.schedule.order import OrderedLaunch
from tensor.schedule.storage import spread
from tensor.schedule.timing import Speed, engines, seconds
from tools.bench.computing import computing_on
from tools.bench.measure import Figure, figure

MB = 1_000_000
SIZES = (1, 24, 256)  # MB
MACHINES = {"sim:navi31*6": "gfx1100", "sim:navi48*4": "gfx1201"}
WAYS = ("once", "twice", "ring", "tree")
BATCH = {"resnet50": 64, "gpt2": 8}  # of one card
STEPS = 40


def several_figures() -> list[Figure]:
    """`navi31x6_256mb_over_bound` and its kin: simulated, for which the largest takes 10 GB of memory.
    `plan_...`: by way, planned."""
    found = []
    for name, arch in MACHINES.items():
        short = name.removeprefix("sim:").replace("*", "x")
        for size in SIZES:
            found.append(_over_bound(f"{short}_{size}mb", simulated_sum(name, size * MB), name, arch, size))
            for way in WAYS:
                planned = planned_sum(name, arch, size * MB, way)
                found.append(_over_bound(f"plan_{short}_{size}mb_{way}", planned, name, arch, size))
    return found


def efficiency_figures() -> list[Figure]:
    """`plan_resnet50_efficiency_percent` and its kin: one card's training step over that of six with six
    times the batch, planned, of models at their own sizes."""
    return [_efficiency(name) for name in BATCH]


def copy_figures() -> list[Figure]:
    """`plan_gpt2_checkpoint_percent`: what copying 1 GiB of parameters on their card adds to a training step
    of GPT-2 small, planned. The copies then cross the bus and are written beside the steps that follow."""
    arch = MACHINES["sim:navi31*6"]
    place = Place(("0",))
    parameters = [memory((1 << 24,), dtypes.float32, place) for _ in range(16)]
    taken, step = (
        planned([each.clone() for each in parameters], speed_of(arch)),
        planned_step("gpt2", 1, arch),
    )
    value = 100 * taken / step
    what = f"plan: copies of 1 GiB, {taken * 1e3:.1f} ms, by a step of GPT-2 small, {step * 1e3:.0f} ms"
    return [Figure("plan_gpt2_checkpoint_percent", value, value, value, 5.0, "low", what)]


def overhead_figures() -> list[Figure]:
    """`cpu4_step_host_ms`: what Python does for each of four devices in a replayed step of the digits
    classifier, whose kernels do nothing here."""
    cards = "cpu*4"
    with computing_on(open_one("cpu", Settings())):
        step = _digits_step(cards, 120)
        with patch.object(Pool, "run", lambda *_: None):
            samples = [_spent(step, process_time) for _ in range(STEPS)][STEPS // 4 :]
    what = f"processor time of a replayed step for each device of {cards}, kernels left out"
    return [figure("cpu4_step_host_ms", [s * 1e3 / 4 for s in samples], 0.3, "low", what)]


def card_step_figures() -> list[Figure]:
    """`navi31x6_digits_card_step_ratio`: host time of a step of the digits classifier on six simulated cards,
    for each card, by that of one card with as many rows; both include what the simulation takes."""
    rows = 126
    alone, together = (_card_steps(name, rows) for name in ("sim:navi31", "sim:navi31*6"))
    one = median(alone)
    what = f"a step of {rows} rows: {one * 1e3:.2f} ms on one card; of six, for each card, by this"
    return [figure("navi31x6_digits_card_step_ratio", [each / one for each in together], 4.0, "low", what)]


def _card_steps(name: str, rows: int) -> list[float]:
    """Seconds of each step on simulated cards, by the number of cards."""
    devices = open_many(name)
    cards = name if len(devices) > 1 else ""
    with ExitStack() as closing:
        for device in devices[1:]:
            closing.callback(device.close)
        made = closing.enter_context(computing_on(devices[0]))
        if cards:
            made.adopt(cards, devices)
        step = _digits_step(cards, rows)
        found = [_spent(step, perf_counter) for _ in range(STEPS)][STEPS // 4 :]
    return [each / len(devices) for each in found]


def _digits_step(cards: str, rows: int) -> Callable[[], object]:
    """A training step of the digits classifier, its parameters on each of `cards` and its rows shared; no
    cards are the default device."""
    draw = np.random.default_rng(0)
    model = Classifier()
    images = Tensor(draw.random((rows, 64), np.float32))
    labels = Tensor(draw.integers(0, 10, rows).astype(np.int32))
    if cards:
        for parameter in state.get_parameters(model):
            parameter.shard_(cards)
        images, labels = images.shard(cards, 0), labels.shard(cards, 0)
    images.realize(labels)
    train = step_with(model, optim.Adam(state.get_parameters(model), lr=0.003))

    def step() -> object:
        with Tensor.train():
            return train(images, labels)

    return step


def _spent(action: Callable[[], object], clock: Callable[[], float]) -> float:
    """Seconds by a clock until all is done."""
    begin = clock()
    action()
    runtime.synchronize()
    return clock() - begin


def bound_s(count: int, size: int, arch: str) -> float:
    """What the bytes of a sum over cards need."""
    return 2 * (count - 1) / count * size / link_of(arch).between_cards


def _efficiency(name: str) -> Figure:
    arch = MACHINES["sim:navi31*6"]
    alone, together = (planned_step(name, count, arch) for count in (1, 6))
    value = 100 * alone / together
    times = f"{alone * 1e3:.1f} ms on one card, {together * 1e3:.1f} ms on six"
    what = f"plan of a training step, {BATCH[name]} a card: {times}"
    return Figure(f"plan_{name}_efficiency_percent", value, value, value, 90.0, "high", what)


def planned_step(name: str, count: int, arch: str) -> float:
    """Seconds of a training step of a model on so many cards, `BATCH` for each of them, planned."""
    place = Place(tuple(f"{i}" for i in range(count)))
    model, inputs, labels = MODELS[name](place, BATCH[name] * count)
    parameters = _emptied(model, place)
    with Tensor.train():
        loss = model(inputs).flatten(0, -2).cross_entropy(labels.flatten())
    gradients = loss.gradient(*parameters)
    return planned([loss, *(p - 0.1 * g for p, g in zip(parameters, gradients, strict=True))], speed_of(arch))


def _emptied(model: object, place: Place) -> list[Tensor]:
    """Give every value of a model memory at a place; its parameters."""
    for each in state.get_state_dict(model).values():
        each.node = memory(each.shape, each.dtype, place).node
    return [each for each in state.get_parameters(model) if each.requires_grad is not False]


def _resnet50(place: Place, batch: int) -> tuple[Callable[[Tensor], Tensor], Tensor, Tensor]:
    images = memory((batch, 3, 224, 224), dtypes.float32, place, 0)
    return ResNet(50), images, memory((batch,), dtypes.int32, place, 0)


def _gpt2(place: Place, batch: int) -> tuple[Callable[[Tensor], Tensor], Tensor, Tensor]:
    model = GPT2(Config(50257, 1024, 768, 12, 12, 0.0))
    tokens, labels = (memory((batch, 1024), dtypes.int32, place, 0) for _ in range(2))
    return model, tokens, labels


MODELS = {"resnet50": _resnet50, "gpt2": _gpt2}


def _over_bound(name: str, found_s: float, cards: str, arch: str, size: int) -> Figure:
    value = found_s / bound_s(_count(cards), size * MB, arch)
    is_kept = size == max(SIZES) and not name.startswith("plan")
    what = f"sum of {size} MB over {cards}: {found_s * 1e3:.3f} ms over its bound"
    return Figure(f"{name}_over_bound", value, value, value, 1.15 if is_kept else inf, "low", what)


def _count(cards: str) -> int:
    return int(cards.partition("*")[2])


def simulated_sum(name: str, size: int) -> float:
    """Seconds of a sum of `size` bytes of each card, by the simulated cards' model; the second of two, as the
    first has kernels to load."""
    devices = open_many(name)
    with ExitStack() as closing:
        for device in devices[1:]:
            closing.callback(device.close)
        runtime = closing.enter_context(computing_on(devices[0]))
        runtime.adopt(name, devices)
        place = Place(tuple(runtime.names(name)))
        values = memory((len(devices), size // 4 // len(devices) * len(devices)), dtypes.float32, place, 0)
        for _ in range(2):
            with model_time(devices) as spent:
                total = values.sum(0).realize()
            del total
    return spent.ns / 1e9


def planned_sum(name: str, arch: str, size: int, way: str) -> float:
    """As `simulated_sum`, planned, and by one way."""
    devices = tuple(f"{i}" for i in range(_count(name)))
    count = size // 4 // len(devices) * len(devices)
    values = memory((len(devices), count), dtypes.float32, Place(devices), 0)
    with patch.object(collective, "costs", lambda *_: {way: 0.0}):
        return planned([values.sum(0)], speed_of(arch))


def memory(shape: Sequence[int], dtype: DType, place: Place, axis: int | None = None) -> Tensor:
    """A tensor whose values exist nowhere yet."""
    place = Place(place.devices, axis if len(place.devices) > 1 else None)
    made = spread(dtype, tuple(shape), place)
    return Tensor._from_node(carriers.memory(made, dtype, tuple(shape)))


def planned(results: Iterable[Tensor], speed: Speed) -> float:
    """Seconds from the first step of a schedule to the end of the last, on cards of that speed."""
    made = schedule([each.node for each in results], lambda node: node.storage, speeds=lambda _: speed)
    return duration(made.launches, speed)


def duration(launches: Iterable[OrderedLaunch], speed: Speed) -> float:
    """When the last of these ends, if each engine does what it has in this order."""
    free: dict[str, float] = {}
    written: dict[Storage, float] = {}
    used: dict[Storage, float] = {}
    for launch in launches:
        kept = engines(launch)
        kernel = launch.kernel
        access = [each.access for each in kernel.params] if kernel is not None else ["w", "r"]
        begin = max(free.get(each, 0.0) for each in kept)
        for storage, how in zip(launch.args, access, strict=True):
            begin = max(begin, (used if "w" in how else written).get(storage, 0.0))
        end = begin + seconds(launch, speed)
        free.update(dict.fromkeys(kept, end))
        for storage, how in zip(launch.args, access, strict=True):
            used[storage] = max(used.get(storage, 0.0), end)
            if "w" in how:
                written[storage] = end
    return max(free.values(), default=0.0)
