"""Runs kernels and compares every written array with what the kernel means."""

from __future__ import annotations

import numpy as np

from tensor.ir.kernel import Kernel
from tensor.plan.schedule import Schedule
from tests.tensor import kernel_oracle
from tests.tensor.codegen.rdna.samples import (
    memory,
    same,
)
from tests.tensor.codegen.rdna.wave_rig import Array, run_kernel


def check_bits(kernel: Kernel, arrays: list[Array], tolerance: float = 0.0) -> None:
    """Run the code and the kernel's meaning; every written array must agree."""
    want = [a.copy() for a in arrays]
    kernel_oracle.run(kernel, want)
    run_kernel(kernel, arrays)
    for param, store in zip(kernel.params[-len(kernel.stores) :], kernel.stores, strict=True):
        good = same(arrays[param.slot], want[param.slot], param.dtype, tolerance)
        if not good.all():
            at = int(np.nonzero(~good)[0][0])
            inputs = [a[at] for a, p in zip(arrays, kernel.params, strict=True) if p.access == "r"]
            found, wanted = arrays[param.slot][at], want[param.slot][at]
            raise AssertionError(f"{store.value!r} of {inputs}: got {found!r}, want {wanted!r}")


def check(
    kernel: Kernel,
    tolerance: float = 3e-4,
    schedule: Schedule | None = None,
    vgprs: int = 256,
    sgprs: int = 106,
) -> None:
    """Every written array agrees with the kernel's meaning."""
    arrays = memory(kernel)
    for param, array in zip(kernel.params, arrays, strict=True):
        if param.access == "w":
            array[...] = 0
    want = [a.copy() for a in arrays]
    with np.errstate(all="ignore"):
        kernel_oracle.run(kernel, want)
    built = run_kernel(kernel, arrays, schedule, vgprs, sgprs)
    for param in kernel.params:
        if param.access != "r":
            good = same(arrays[param.slot], want[param.slot], param.dtype, tolerance)
            assert good.all(), f"{built.schedule}: {np.count_nonzero(~good)} of {good.size} differ"
