"""What our kernels execute on the simulated cards: wave-instructions of the whole grid, by unit, bytes asked
for, and what a model (`model.py`) makes of that: a time, and how near it comes to the card's roof.

Counts are the same on every machine; the model is no measurement. The bounds for gfx1100 stand beside
kernels written by hand in OpenCL and compiled by clang-22 -O3 (softmax 7.0 M, layernorm 5.7 M, float32
product 29.9 M, float16 product 1.66 M).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from math import inf, prod

import numpy as np
import numpy.typing as npt

from drivers.amd.isa.peaks import flops_a_cycle, memory_bytes_a_cycle
from drivers.sim.amd.wave.abi import abi_of
from drivers.sim.amd.wave.counters import Counters
from drivers.sim.amd.wave.launch import Launch, run
from drivers.sim.memory import AddressSpace
from tensor import Tensor, Variable, runtime
from tensor.codegen.rdna.generation import TARGETS
from tensor.codegen.work import flops, traffic
from tensor.ir.kernel import Kernel
from tensor.plan.apply import apply
from tensor.plan.pick import pick
from tensor.plan.traffic import loaded_bytes
from tools.bench.computing import computing_on
from tools.bench.measure import Figure, figure, simulated_device
from tools.bench.model import Prediction, predict

CHIPS = {"navi31": "gfx1100", "navi48": "gfx1201"}
ROWS, SIZE, LARGE, LONG = 4096, 1024, 4096, 1 << 24
HEADS = (4, 8, 1024, 64)  # batch, heads, length, depth
MEMORY, FLOAT, HALF = "memory", "float32", "halves"  # roofs


@dataclass(frozen=True)
class Case:
    """One operation. dtypes: of the operands, the last one's of those behind it, too. bound: millions of
    wave-instructions, 0 where that is no matter. blocked: bytes that tiles of a work-group have to load at
    least, 0 likewise. roof: what the model's time is held against, and the share of it that it must keep.
    groups: of each launch so many work-groups run, and stand for the others; 0: all do. launches: at most.
    """

    name: str
    shapes: tuple[tuple[int, ...], ...]
    dtypes: tuple[str, ...]
    make: Callable[..., Tensor]
    bound: float = 0
    blocked: int = 0
    roof: tuple[str, float] | None = None
    groups: int = 0
    launches: int = 1

    def operands(self) -> list[Tensor]:
        """Random numbers below 100."""
        source = np.random.default_rng(0)
        types = [*self.dtypes, *self.dtypes[-1:] * len(self.shapes)]
        numbers = [source.random(shape, np.float32) * 100 for shape in self.shapes]
        return [of_type(x, t).realize() for x, t in zip(numbers, types, strict=False)]


def of_type(numbers: npt.NDArray[np.float32], kind: str) -> Tensor:
    """Numbers in a type; numpy has none of 8 bits."""
    small = kind.startswith("float8")
    return Tensor(numbers).cast(kind) if small else Tensor(numbers.astype(kind))


def product(a: Tensor, b: Tensor) -> Tensor:
    """A product of matrices."""
    return a @ b


def of_bytes(weights: Tensor, scales: Tensor, vector: Tensor) -> Tensor:
    """Weights of 8 bits in blocks of 32, each with a scale, times a vector."""
    blocks = weights.cast("float32").reshape(LARGE, -1, 32) * scales.reshape(LARGE, -1, 1)
    return blocks.reshape(LARGE, LARGE) @ vector


def of_nibbles(weights: Tensor, scales: Tensor, vector: Tensor) -> Tensor:
    """Weights of 4 bits, those of a block's halves together in a byte, times a vector."""
    low, high = ((part.cast("float32") - 8).reshape(LARGE, -1, 16) for part in (weights & 15, weights >> 4))
    halves = vector.reshape(1, -1, 2, 16)
    return ((low * halves[:, :, 0] + high * halves[:, :, 1]) * scales.reshape(LARGE, -1, 1)).sum((1, 2))


def attention_gradients(query: Tensor, key: Tensor, value: Tensor, toward: Tensor) -> Tensor:
    """Attention's gradients toward all three, from the gradient toward what it makes."""
    made = query.scaled_dot_product_attention(key, value)
    first, *others = made.gradient(query, key, value, gradient=toward)
    return first.realize(*others)


def of_whole_numbers(a: Tensor, b: Tensor) -> Tensor:
    """A product of bytes, summed in 32 bits."""
    return a.dot(b, dtype="int32")


def of_8_bits(a: Tensor, b: Tensor) -> Tensor:
    """A product of floats of 8 bits, summed in 32."""
    return a.dot(b, dtype="float32")


def image_gradient(image: Tensor, weight: Tensor, toward: Tensor) -> Tensor:
    """A convolution's gradient toward its image."""
    groups = image.shape[1] // weight.shape[1]
    return image.conv2d(weight, padding=1, groups=groups).gradient(image, gradient=toward)[0]


def halved_gradient(image: Tensor, weight: Tensor, toward: Tensor) -> Tensor:
    """The same where every second window counts."""
    return image.conv2d(weight, stride=2, padding=1).gradient(image, gradient=toward)[0]


def largest_50(rows: Tensor) -> Tensor:
    """The 50 greatest of each row: where they are."""
    return rows.topk(50).indices


def decoded(query: Tensor, keys: Tensor, values: Tensor) -> Tensor:
    """A step of attention over the 16 places of a cache that are filled, of all that it has."""
    count = Variable("count", 1, SIZE).bind(16)
    scores = query @ keys[:, :count].transpose(-1, -2) / 8
    return scores.softmax(-1) @ values[:, :count]


SMALL, BIG = ((SIZE, SIZE),) * 2, ((LARGE, LARGE),) * 2
PAIRS, SCALES = (LARGE, LARGE // 2), (LARGE, LARGE // 32)  # of weights of 4 bits, and of blocks of 32
IMAGE = (4, 64, 56, 56)  # batch, channels, height, width
CACHE = (12, SIZE, 64)  # heads, places and depth of keys, and of values
F32, F16 = ("float32",), ("float16",)
CASES = (
    Case("softmax_4096", ((ROWS, ROWS),), F32, Tensor.softmax, 7.0, roof=(MEMORY, 0.9)),
    Case("layernorm_4096", ((ROWS, ROWS),), F32, Tensor.layernorm, 4.5, roof=(MEMORY, 0.9)),
    Case("fp32_product_1024", SMALL, F32, product, 27.0, 64 * 2 * 128 * SIZE * 4, (FLOAT, 0)),
    Case("f16_product_1024", SMALL, F16, product, 1.6, 64 * 2 * 128 * SIZE * 2, (HALF, 0)),
    Case("fp32_product_4096", BIG, F32, product, roof=(FLOAT, 0.7), groups=32),
    Case("f16_product_4096", BIG, F16, product, roof=(HALF, 0.75), groups=32),
    Case("fp32_attention", (HEADS,) * 3, F32, Tensor.scaled_dot_product_attention, roof=(FLOAT, 0)),
    Case("f16_attention", (HEADS,) * 3, F16, Tensor.scaled_dot_product_attention, roof=(HALF, 0)),
    Case("fp32_attention_back", (HEADS,) * 4, F32, attention_gradients, 800, groups=32, launches=6),
    Case("f16_attention_back", (HEADS,) * 4, F16, attention_gradients, 80, groups=32, launches=6),
    Case("i8_product_1024", SMALL, ("int8",), of_whole_numbers, 1.5),
    Case("f8_product_1024", SMALL, ("float8_e4m3fn",), of_8_bits, 2.5, launches=3),
    Case("add_16m", ((LONG,),) * 2, F32, lambda a, b: a + b, roof=(MEMORY, 0.9)),
    Case("fp32_vector_4096", ((LARGE, LARGE), (LARGE,)), F32, product, roof=(MEMORY, 0.9)),
    Case("f16_vector_4096", ((LARGE, LARGE), (LARGE,)), F16, product, roof=(MEMORY, 0.9)),
    Case("q8_vector_4096", (BIG[0], SCALES, (LARGE,)), ("int8", *F32), of_bytes, roof=(MEMORY, 0.9)),
    Case("q4_vector_4096", (PAIRS, SCALES, (LARGE,)), ("uint8", *F32), of_nibbles, roof=(MEMORY, 0.9)),
    Case("fp32_decode_16_of_1024", ((12, 1, 64), CACHE, CACHE), F32, decoded, 0.125, launches=3),
    Case("conv_to_image", (IMAGE, (64, 64, 3, 3), IMAGE), F32, image_gradient, 16.0),
    Case("conv_by_2_to_image", (IMAGE, (64, 64, 3, 3), (4, 64, 28, 28)), F32, halved_gradient, 6.0),
    Case("depthwise_to_image", (IMAGE, (64, 1, 3, 3), IMAGE), F32, image_gradient, 1.8),
    Case("sort_64x1024", ((64, SIZE),), F32, Tensor.argsort, 1.7, launches=10),
    Case("topk_50_of_32000", ((8, 32000),), F32, largest_50, 4.0, launches=19),
    Case("fp32_thin", ((32, 16384), (16384, 64)), F32, product, roof=(MEMORY, 0), launches=2),
)


class Watch:
    """A launcher that keeps what each launch executed and asked for. groups: as a case's."""

    def __init__(self) -> None:
        self.launches: list[Counters] = []
        self.requests: list[Launch] = []
        self.groups = 0

    def __call__(self, launch: Launch, memory: AddressSpace, mode: str, budget: int | None) -> Counters:
        whole, some = launch.grid[0], min(launch.grid[0], self.groups or launch.grid[0])
        counted = run(replace(launch, grid=(some, *launch.grid[1:])), memory, mode, budget)
        self.requests.append(launch)
        self.launches.append(scaled(counted, whole / some))
        return counted

    def predictions(self, moved: Iterable[int]) -> Iterator[Prediction]:
        """Of each launch. moved: bytes of video memory of each."""
        for counters, launch, count in zip(self.launches, self.requests, moved, strict=True):
            abi = abi_of(launch)
            waves = -(-prod(launch.block) // 32)
            yield predict(counters, abi.vgprs, abi.lds_bytes, waves, count)


def scaled(counted: Counters, times: float) -> Counters:
    """Counts of so many launches that are alike."""
    whole = {name: round(getattr(counted, name) * times) for name in ("wave_instructions", "waves", "groups")}
    return replace(counted, **whole, blocks=[round(count * times) for count in counted.blocks])


def kernel_figures() -> list[Figure]:
    """Every case on both chips."""
    return [each for chip in CHIPS for each in figures_of(chip)]


def figures_of(chip: str) -> Iterator[Figure]:
    """Counts of one chip: a figure of instructions for each case, of launches, and of bytes."""
    watch = Watch()
    with computing_on(simulated_device(watch, chip)) as made:
        for case in CASES:
            yield from measured(case, made, watch, CHIPS[chip])


def measured(case: Case, made: runtime.Runtime, watch: Watch, arch: str) -> Iterator[Figure]:
    """The figures of one case."""
    sides = case.operands()
    made.synchronize()
    kernels: list[Kernel] = []
    card = made.card("")
    ready = card.ready
    card.ready = lambda kernel, origin="": kernels.append(kernel) or ready(kernel, origin)  # type: ignore[method-assign,func-returns-value]
    watch.launches.clear()
    watch.requests.clear()
    watch.groups = case.groups
    case.make(*sides).realize()
    made.synchronize()
    card.ready = ready  # type: ignore[method-assign]
    name = f"{case.name}_{arch}"
    total = sum(counters.wave_instructions for counters in watch.launches) / 1e6
    units = ", ".join(f"{unit} {count / 1e6:.2f}" for unit, count in units_of(watch.launches).items())
    if case.bound:
        yield figure(f"{name}_mwi", [total], case.bound, "low", f"M wave-instructions: {units}")
    yield figure(f"{name}_kernels", [float(len(watch.launches))], case.launches, "low", "launches")
    if case.blocked:
        target = TARGETS[arch]
        asked = sum(loaded_bytes(apply(k, pick(k, target), target), target.lanes) for k in kernels)
        yield figure(f"{name}_loaded_ratio", [asked / case.blocked], 1.3, "low", "over the least")
    found = list(watch.predictions(sum(traffic(kernel)) for kernel in kernels))
    if case.roof is not None:
        yield from modelled(case.name, *case.roof, found, kernels, arch)


def modelled(
    name: str, roof: str, kept: float, found: list[Prediction], kernels: list[Kernel], arch: str
) -> Iterator[Figure]:
    """Time by the model, and what share of it the roof takes. kept: the share that must be."""
    if roof == MEMORY:
        least = sum(sum(traffic(kernel)) for kernel in kernels) / memory_bytes_a_cycle(arch)
    else:
        least = sum(map(flops, kernels)) / flops_a_cycle(arch, roof == HALF)
    share = least / sum(each.cycles for each in found)
    what = "; then ".join(map(str, found))
    microseconds = sum(each.microseconds for each in found)
    allowed = microseconds * share / kept if kept else inf
    yield figure(f"{name}_{arch}_model_us", [microseconds], allowed, "low", what)
    yield figure(f"{name}_{arch}_roof_pct", [100 * share], 100 * kept, "high", f"model: of {roof}")


def units_of(launches: list[Counters]) -> dict[str, int]:
    """Executed instructions of all launches by unit, the most first."""
    total: dict[str, int] = {}
    for counters in launches:
        for unit, count in counters.by_class.items():
            total[unit] = total.get(unit, 0) + count
    return dict(sorted(total.items(), key=lambda item: -item[1]))
