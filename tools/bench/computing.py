"""A device on which tensors are computed for as long as a figure is taken."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from hcq.device import Device
from hcq.settings import Settings
from tensor import Tensor, runtime
from tensor.card import CompileKernel
from tensor.cards import compile_for
from tensor.kernel_cache import KernelCache


@contextmanager
def computing_on(
    device: Device, compile_kernel: CompileKernel | None = None, cache: KernelCache | None = None
) -> Iterator[runtime.Runtime]:
    """Tensors are computed on `device`, with nothing compiled but what is in `cache`; at the end it is
    closed, and what computed before does so again. Random numbers begin anew both times: their count lies on
    a device."""
    compile_kernel = compile_kernel or compile_for(device.arch)
    made = runtime.Runtime(device, compile_kernel, Settings(), cache)
    before = runtime.use(made)
    Tensor.manual_seed(0)
    try:
        yield made
    finally:
        runtime.use(before)
        Tensor.manual_seed(0)
        device.close()
