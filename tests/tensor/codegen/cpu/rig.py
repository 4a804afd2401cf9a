"""Runs kernels and loop programs as the host's machine code and compares with what they mean in numpy."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from drivers.cpu.machine import host
from drivers.cpu.pool import KIND
from tensor.codegen.cpu.compile import assemble, target
from tensor.codegen.cpu.select import select
from tensor.dtype import DType
from tensor.ir.kernel import Kernel, Value
from tensor.ir.loops import LoopProgram
from tensor.ir.loops_verify import verify
from tensor.plan.host import apply, pick
from tensor.plan.host_cost import HostSchedule
from tests.tensor import kernel_oracle, loops_oracle
from tests.tensor.codegen.rdna import samples

Array = npt.NDArray[Any]


def call(program: LoopProgram, arrays: Sequence[Array], halves: bool = False, is_short: bool = False) -> None:
    """Run a program on arrays, one for each param. halves: its groups in two calls; is_short: as for
    `assemble`."""
    library = host().load(assemble(select(program), is_short), program.name)
    block = (ctypes.c_uint64 * max(1, len(arrays)))(*(a.ctypes.data for a in arrays))
    entry, groups = KIND(library[program.name]), program.group.size
    middle = groups // 2 if halves else 0
    if middle:
        entry(ctypes.addressof(block), 0, middle)
    entry(ctypes.addressof(block), middle, groups)


def program_of(kernel: Kernel, schedule: HostSchedule | None = None) -> LoopProgram:
    """The kernel's program, verified."""
    program = apply(kernel, schedule or pick(kernel, target()), target())
    verify(program)
    return program


def check(kernel: Kernel, schedule: HostSchedule | None = None, tolerance: float = 1e-4) -> None:
    """The program obeys its rules; its meaning and its machine code are the kernel's meaning."""
    program = program_of(kernel, schedule)
    want = samples.memory(kernel)
    arrays, meant = [a.copy() for a in want], [a.copy() for a in want]
    kernel_oracle.run(kernel, want)
    loops_oracle.run(program, meant)
    call(program, arrays, halves=True)
    quick = samples.memory(kernel)
    call(program, quick, is_short=True)
    for param in kernel.params:
        allowed = 2e-2 if param.dtype.bits == 16 else tolerance
        for found in (meant, arrays, quick):
            good = samples.same(found[param.slot], want[param.slot], param.dtype, allowed)
            assert good.all(), f"{schedule or 'picked'}: {np.count_nonzero(~good)} of {good.size} differ"


def check_program(program: LoopProgram, arrays: list[Array], tolerance: float = 1e-4) -> None:
    """The machine code of a program gives what the program means."""
    want = [a.copy() for a in arrays]
    loops_oracle.run(program, want)
    call(program, arrays)
    for param in program.params:
        allowed = 2e-2 if param.dtype.bits == 16 else tolerance
        assert samples.same(arrays[param.slot], want[param.slot], param.dtype, allowed).all(), program.name


def values(function: Callable[..., Value], types: Sequence[DType], inputs: Sequence[Array]) -> Array:
    """An elementwise function of arrays of stored elements, by the host's code; stored elements."""
    kernel = samples.elementwise([function], types, inputs[0].size)
    out = np.zeros(inputs[0].size, kernel.params[-1].dtype.numpy)
    call(program_of(kernel), [*inputs, out])
    return out


def checked(function: Callable[..., Value], types: Sequence[DType], inputs: Sequence[Array]) -> None:
    """The same, equal to numpy's bit for bit where it is no NaN."""
    kernel = samples.elementwise([function], types, inputs[0].size)
    want = np.zeros(inputs[0].size, kernel.params[-1].dtype.numpy)
    kernel_oracle.run(kernel, [*inputs, want])
    got = values(function, types, inputs)
    good = samples.same(got, want, kernel.params[-1].dtype)
    at = int(np.nonzero(~good)[0][0]) if not good.all() else -1
    assert at < 0, f"of {[i[at] for i in inputs]}: got {got[at]!r}, want {want[at]!r}"
