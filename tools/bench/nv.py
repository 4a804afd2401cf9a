"""How long kernels for NVIDIA's cards take to compile: those of the demo's training step, and the operations
whose kernels are longest."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import process_time

import numpy as np

from drivers import open_one
from drivers.nv.code import SassCode
from drivers.nv.isa import isa
from examples.digits import BATCH, Classifier, training_step
from hcq.settings import Settings
from tensor import Tensor
from tensor.cards import compile_for
from tensor.codegen.target import Compiled
from tensor.ir.kernel import Kernel
from tools.bench.computing import computing_on
from tools.bench.measure import Figure, figure

ARCHES = ("sm_89", "sm_90")
BOUND_MS = 8
ASSEMBLER_KIPS = 100
TURNS = 3


def nv_figures() -> list[Figure]:
    """`nv_compile_ms_ARCH`: the median over the kernels, each cold but for the tables of the encoder.
    `nv_asm_kips`: the assembler."""
    kernels = collected()
    return [*(compile_figure(arch, kernels) for arch in ARCHES), assembler_figure(kernels)]


def assembler_figure(kernels: list[Kernel]) -> Figure:
    """Thousand instructions that the assembler reads a second, of these kernels' own text."""
    hopper, compile_kernel = isa("sm_90"), compile_for("sm_90")
    lines = [
        decoded.line
        for kernel in kernels
        for _, decoded in hopper.disassemble(SassCode.unpack(compile_kernel(kernel, "sm_90").code).text)
    ]
    text = "\n".join(lines)
    samples = [len(lines) / milliseconds(lambda: hopper.assemble(text)) for _ in range(TURNS)]
    return figure("nv_asm_kips", samples, ASSEMBLER_KIPS, "high", f"assembly of {len(lines)} instructions")


def compile_figure(arch: str, kernels: list[Kernel]) -> Figure:
    """Milliseconds of processor time of each kernel, the best of a few turns."""
    compile_kernel = compile_for(arch)
    samples = [min(milliseconds(partial(compile_kernel, k, arch)) for _ in range(TURNS)) for k in kernels]
    what = f"compile of a kernel, {len(kernels)} kernels of a training step and of long operations"
    return figure(f"nv_compile_ms_{arch}", samples, BOUND_MS, "low", what)


def milliseconds(action: Callable[[], object]) -> float:
    """Processor time of an action, once."""
    begin = process_time()
    action()
    return (process_time() - begin) * 1e3


def collected() -> list[Kernel]:
    """The kernels, as the host's own device is given them."""
    found: list[Kernel] = []
    device = open_one("cpu", Settings())
    compile_kernel = compile_for(device.arch)

    def kept(kernel: Kernel, arch: str) -> Compiled:
        found.append(kernel)
        return compile_kernel(kernel, arch)

    with computing_on(device, kept):
        run_everything()
    return found


def run_everything() -> None:
    """A training step; rows, products and convolutions beside it."""
    Tensor.manual_seed(0)
    source = np.random.default_rng(0)
    images = Tensor(source.random((BATCH, 64), np.float32))
    step = training_step(Classifier())
    step(images, Tensor(source.integers(0, 10, BATCH).astype(np.int32))).item()
    wide = Tensor(source.random((64, 1024), np.float32))
    half = Tensor(source.random((128, 128)).astype(np.float16))
    planes = Tensor(source.random((2, 3, 16, 16), np.float32))
    taps = Tensor(source.random((4, 3, 3, 3), np.float32))
    for made in (wide.softmax(), wide.layernorm(), half @ half, wide / wide, wide.sin(), planes.conv2d(taps)):
        made.realize()
