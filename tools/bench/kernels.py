"""What our kernels execute on the simulated cards: wave-instructions of the whole grid, by unit, and bytes
asked for.

Counts, not times: they are the same on every machine. The bounds for gfx1100 stand beside kernels written
by hand in OpenCL and compiled by clang-22 -O3 (softmax 7.0 M, layernorm 5.7 M, float32 product 29.9 M,
float16 product 1.66 M).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from drivers.sim.amd.wave.counters import Counters
from drivers.sim.amd.wave.launch import Launch, run
from drivers.sim.memory import AddressSpace
from hcq.settings import Settings
from tensor import Tensor, runtime
from tensor.codegen.rdna.generation import TARGETS
from tensor.ir.kernel import Kernel
from tensor.plan.apply import apply
from tensor.plan.pick import pick
from tensor.plan.traffic import loaded_bytes
from tools.bench.measure import Figure, figure, simulated_device

CHIPS = {"navi31": "gfx1100", "navi48": "gfx1201"}
ROWS, SIZE = 4096, 1024


@dataclass(frozen=True)
class Case:
    """One operation. bound: millions of wave-instructions. blocked: bytes that tiles of a work-group have
    to load at least, 0 where that is no matter."""

    name: str
    shapes: tuple[tuple[int, int], ...]
    dtype: str
    make: Callable[..., Tensor]
    bound: float
    blocked: int = 0


CASES = (
    Case("softmax_4096", ((ROWS, ROWS),), "float32", lambda x: x.softmax(), 7.0),
    Case("layernorm_4096", ((ROWS, ROWS),), "float32", lambda x: x.layernorm(), 4.5),
    Case(
        "fp32_product_1024", ((SIZE, SIZE),) * 2, "float32", lambda a, b: a @ b, 27.0, 64 * 2 * 128 * SIZE * 4
    ),
    Case(
        "f16_product_1024", ((SIZE, SIZE),) * 2, "float16", lambda a, b: a @ b, 1.6, 64 * 2 * 128 * SIZE * 2
    ),
)


class Watch:
    """A launcher that keeps what each launch executed."""

    def __init__(self) -> None:
        self.launches: list[Counters] = []

    def __call__(self, launch: Launch, memory: AddressSpace, mode: str, budget: int | None) -> Counters:
        self.launches.append(run(launch, memory, mode, budget))
        return self.launches[-1]


def kernel_figures() -> list[Figure]:
    """Every case on both chips."""
    return [each for chip in CHIPS for each in figures_of(chip)]


def figures_of(chip: str) -> Iterator[Figure]:
    """Counts of one chip: a figure of instructions for each case, of launches, and of bytes."""
    watch = Watch()
    device = simulated_device(watch, chip)
    made = runtime.Runtime(device, runtime.compile_for(device.arch), Settings(), cache=None)
    before = runtime.use(made)
    try:
        for case in CASES:
            yield from measured(case, made, watch, CHIPS[chip])
    finally:
        runtime.use(before)
        device.close()


def measured(case: Case, made: runtime.Runtime, watch: Watch, arch: str) -> Iterator[Figure]:
    """The figures of one case."""
    source = np.random.default_rng(0)
    sides = [Tensor(source.random(shape, np.float32).astype(case.dtype)).realize() for shape in case.shapes]
    kernels: list[Kernel] = []
    ready = made.ready
    made.ready = lambda kernel, origin="": kernels.append(kernel) or ready(kernel, origin)  # type: ignore[method-assign,func-returns-value]
    watch.launches.clear()
    case.make(*sides).realize()
    made.synchronize()
    made.ready = ready  # type: ignore[method-assign]
    total = sum(counters.wave_instructions for counters in watch.launches) / 1e6
    units = ", ".join(f"{unit} {count / 1e6:.2f}" for unit, count in units_of(watch.launches).items())
    yield figure(f"{case.name}_{arch}_mwi", [total], case.bound, "low", f"M wave-instructions: {units}")
    yield figure(f"{case.name}_{arch}_kernels", [float(len(watch.launches))], 1, "low", "launches")
    if case.blocked:
        target = TARGETS[arch]
        asked = sum(loaded_bytes(apply(k, pick(k, target), target), target.lanes) for k in kernels)
        yield figure(f"{case.name}_{arch}_loaded_ratio", [asked / case.blocked], 1.3, "low", "over the least")


def units_of(launches: list[Counters]) -> dict[str, int]:
    """Executed instructions of all launches by unit, the most first."""
    total: dict[str, int] = {}
    for counters in launches:
        for unit, count in counters.by_class.items():
            total[unit] = total.get(unit, 0) + count
    return dict(sorted(total.items(), key=lambda item: -item[1]))
