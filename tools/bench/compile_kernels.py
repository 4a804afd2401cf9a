"""How long kernels take to compile for the host and for AMD's cards, in processor time: those of the demo's
training step, and the operations whose kernels are longest."""

from __future__ import annotations

import statistics
from functools import partial

from drivers import open_one
from hcq.settings import Settings
from tensor.cards import compile_for
from tensor.ir.kernel import Kernel
from tools.bench.measure import Figure, figure
from tools.bench.nv import TURNS, collected, milliseconds

MEDIAN_MS, SLOW_MS = 5, 30
SLOW = 0.95  # of the kernels are quicker than the second figure


def kernel_compile_figures() -> list[Figure]:
    """`compile_ms_NAME` and `compile_slow_ms_NAME`: the median and the 95th percentile over the kernels, each
    the best of a few turns."""
    kernels = collected()
    with open_one("cpu", Settings()) as device:
        names = {"cpu": device.arch}
    names |= {"gfx1100": "gfx1100", "gfx1201": "gfx1201"}
    return [each for name, arch in names.items() for each in figures_of(name, arch, kernels)]


def figures_of(name: str, arch: str, kernels: list[Kernel]) -> list[Figure]:
    """Both figures of one target."""
    compile_kernel = compile_for(arch)
    samples = [min(milliseconds(partial(compile_kernel, k, arch)) for _ in range(TURNS)) for k in kernels]
    slow = percentile(samples, SLOW)
    what = f"compile of a kernel, {len(kernels)} kernels of a training step and of long operations"
    return [
        figure(f"compile_ms_{name}", samples, MEDIAN_MS, "low", what),
        figure(f"compile_slow_ms_{name}", [slow], SLOW_MS, "low", f"{SLOW:.0%} of these are quicker"),
    ]


def percentile(samples: list[float], share: float) -> float:
    """The value that this share of the samples stays below or reaches; one alone is it."""
    if len(samples) == 1:
        return samples[0]
    return statistics.quantiles(samples, n=100, method="inclusive")[round(share * 100) - 1]
