"""Accesses on the host: contiguous, strided, gathered, guarded; nothing outside is touched."""

from __future__ import annotations

import mmap

import numpy as np
import pytest

from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Bound
from tensor.ir.kernel import Kernel, Param, Store
from tests.tensor.codegen.cpu.rig import call, check, program_of
from tests.tensor.codegen.rdna.samples import form, load


@pytest.mark.parametrize("dtype", dtypes.all, ids=lambda d: d.name)
def test_a_transpose_of_every_type(dtype: DType) -> None:
    row, column = Axis(0, 19), Axis(1, 23)
    value = load(0, form(0, (column, 19), (row, 1)), dtype)
    params = (Param(0, dtype, 19 * 23, "r"), Param(1, dtype, 19 * 23, "w"))
    check(Kernel("t", (row, column), params, (Store(1, form(0, (row, 23), (column, 1)), value),)))


def test_guarded_and_gathered_loads() -> None:
    axis = Axis(0, 50)
    at = form(0, (axis, 1))
    shifted = load(0, form(-5, (axis, 1)), guards=(Bound(at, 5, 41),))
    params = (Param(0, dtypes.float32, 36, "r"), Param(1, dtypes.float32, 50, "w"))
    check(Kernel("guarded", (axis,), params, (Store(1, at, shifted),)))


def test_what_a_guard_forbids_is_not_touched() -> None:
    """The source ends at a page that is not there to be read."""
    memory = mmap.mmap(-1, 2 * mmap.PAGESIZE)
    whole = np.frombuffer(memory, np.float32)
    tail = whole[mmap.PAGESIZE // 4 - 7 : mmap.PAGESIZE // 4]
    tail[:] = np.arange(7)
    from drivers.core import libc

    libc.mprotect(whole.ctypes.data + mmap.PAGESIZE, mmap.PAGESIZE, 0)
    axis = Axis(0, 1000)
    at = form(0, (axis, 1))
    value = load(0, at, guards=(Bound(at, 0, 7),))
    params = (Param(0, dtypes.float32, 7, "r"), Param(1, dtypes.float32, 1000, "w"))
    out = np.ones(1000, np.float32)
    call(program_of(Kernel("edge", (axis,), params, (Store(1, at, value),))), [tail, out])
    assert out[:7].tolist() == list(range(7)) and not out[7:].any()
