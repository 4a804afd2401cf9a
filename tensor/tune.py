"""TUNE=n: of the schedules of a kernel that the model likes best, the one that a card runs fastest.

Each first runs on the strict simulated card of its architecture, on random numbers: within bounds, with every
wait, without races, to its end, and to the results of the schedule that is picked without tuning. Only what
passes is timed on the device itself. The kernel cache keeps the winner by chip and kernel, so later runs have
it without TUNE.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from drivers import open_device
from drivers.core.errors import SimFault
from drivers.core.running import launch
from hcq.device import Device
from hcq.settings import Settings
from tensor.codegen import generator_of
from tensor.codegen.target import Compiled
from tensor.codegen.work import flops
from tensor.dtype import DType
from tensor.ir.errors import IRError
from tensor.ir.kernel import Kernel

MAX_BYTES = 1 << 28  # of a kernel's arrays; larger kernels are not tried
TOLERANCE = 2e-2  # of the greatest result: sums of another order, rounded to 16 bits
ROUNDS = 3

Array = npt.NDArray[Any]


class StrictCard(NamedTuple):
    """A simulated card that proves schedules of an architecture. flops: of a kernel that it runs in a minute
    or so, at about 10**9 a second on AMD's and 3 * 10**7 on NVIDIA's; larger kernels are not tried."""

    name: str
    flops: int


STRICT = {
    "gfx1100": StrictCard("sim:navi31", 1 << 36),
    "gfx1201": StrictCard("sim:navi48", 1 << 36),
    "sm_80": StrictCard("sim:ga100", 1 << 30),
    "sm_86": StrictCard("sim:ga102", 1 << 30),
    "sm_89": StrictCard("sim:ad102", 1 << 30),
    "sm_90": StrictCard("sim:gh100", 1 << 30),
    "sm_120": StrictCard("sim:gb202", 1 << 30),
}


class Tuner:
    """Compiles kernels for `device`, trying `count` schedules of each. refused: why schedules were left out,
    by their line."""

    def __init__(self, device: Device, count: int) -> None:
        self.device, self.count = device, count
        self.refused: dict[str, str] = {}

    def __call__(self, kernel: Kernel, arch: str) -> Compiled:
        """The fastest of the kernel's schedules that pass; the picked one where none else does."""
        generator = generator_of(arch)
        if not is_tried(kernel, arch):
            made: Compiled = generator.compile_kernel(kernel, arch)
            return made
        tried: list[Compiled] = []
        for schedule in generator.choices(kernel, arch, self.count):
            try:
                tried.append(generator.compile_kernel(kernel, arch, schedule))
            except IRError as error:
                self.refused[str(schedule)] = str(error)
        passed = self.passed(kernel, tried) if len(tried) > 1 else tried
        if len(passed) < 2:
            return tried[0]
        arrays = arrays_of(kernel)
        return min(
            passed, key=lambda each: min(self.run(self.device, each, arrays)[1] for _ in range(ROUNDS))
        )

    def passed(self, kernel: Kernel, tried: list[Compiled]) -> list[Compiled]:
        """Those that the strict card runs to the first one's results."""
        arrays, good = arrays_of(kernel), list[Compiled]()
        wanted: list[Array] | None = None
        for each in tried:
            try:
                with open_device(STRICT[each.arch].name, Settings(sim="strict")) as card:
                    found, _ = self.run(card, each, arrays)
            except SimFault as fault:
                self.refused[each.schedule] = str(fault)
                continue
            wanted = found if wanted is None else wanted
            if all(map(near, found, wanted)):
                good.append(each)
            else:
                self.refused[each.schedule] = "other results than the picked schedule"
        return good

    def run(self, device: Device, compiled: Compiled, arrays: list[Array]) -> tuple[list[Array], float]:
        """(arrays after one launch, its microseconds by the device's clock)."""
        program = device.load(compiled.code, kernel=compiled.name)
        buffers = [device.buffer(array) for array in arrays]
        took = launch(device, program, [*buffers], compiled.grid, compiled.block, compiled.lds_bytes)
        return [b.numpy(a.dtype)[: a.size] for b, a in zip(buffers, arrays, strict=True)], took


def is_tried(kernel: Kernel, arch: str) -> bool:
    """Whether a strict simulated card can run the kernel in a minute or so."""
    card, size = STRICT.get(arch), sum(param.count * param.dtype.itemsize for param in kernel.params)
    return card is not None and size <= MAX_BYTES and flops(kernel) <= card.flops


def arrays_of(kernel: Kernel) -> list[Array]:
    """Numbers for every parameter: floats from 0.5 to 1.5, whole numbers 0 and 1, which are places in any
    array of two."""
    source = np.random.default_rng(0)
    return [numbers(source, param.dtype, param.count) for param in kernel.params]


def numbers(source: np.random.Generator, dtype: DType, count: int) -> Array:
    if dtype.kind == "B":
        wide = source.uniform(0.5, 1.5, count).astype(np.float32)
        return (wide.view(np.uint32) >> 16).astype(np.uint16)
    if dtype.is_float:
        return source.uniform(0.5, 1.5, count).astype(dtype.numpy)
    return source.integers(0, 2, count).astype(dtype.numpy)


def near(found: Array, wanted: Array) -> bool:
    """Equal, or floats that differ by rounding."""
    if found.dtype.kind != "f":
        return bool((found == wanted).all())
    scale = np.abs(wanted[np.isfinite(wanted)]).max(initial=1.0)
    return bool(np.allclose(found, wanted, rtol=TOLERANCE, atol=TOLERANCE * float(scale), equal_nan=True))
