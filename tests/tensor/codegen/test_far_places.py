"""Numbers of places beyond 32 bits and guards on them, as pieces of tensors of billions of elements have."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Tensor
from tensor.codegen.rdna.generation import GENERATIONS
from tensor.dtype import dtypes
from tensor.ir.form import Axis, Bound
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Store, Value
from tests.tensor.codegen.cpu import rig as host
from tests.tensor.codegen.rdna import wave_rig
from tests.tensor.codegen.rdna.samples import F32, Array, form, load
from tests.tensor.codegen.sass import rig as sass

COUNT = 300
STARTS = [0, (1 << 31) - 150, (1 << 32) - 150, 5_000_000_011]


def numbered(start: int, step: int) -> Kernel:
    """start + step * place, for each place."""
    at = Axis(0, COUNT)
    number = Value(Op.IOTA, dtypes.int64, (), form(start, (at, step)))
    param = Param(0, dtypes.int64, COUNT, "w")
    return Kernel("far", (at,), (param,), (Store(0, form(0, (at, 1)), number),))


def guarded(start: int) -> Kernel:
    """x where 7 <= place - start < 290, else 0."""
    at = Axis(0, COUNT)
    bound = Bound(form(start, (at, 1)), start + 7, start + 290)
    value = load(0, form(0, (at, 1)), guards=(bound,))
    params = (Param(0, F32, COUNT, "r"), Param(1, F32, COUNT, "w"))
    return Kernel("inside", (at,), params, (Store(1, form(0, (at, 1)), value),))


def run(kernel: Kernel, arch: str, arrays: list[Array]) -> None:
    if arch == "cpu":
        host.call(host.program_of(kernel), arrays)
    elif arch in GENERATIONS:
        wave_rig.run_kernel(kernel, arrays)
    else:
        sass.run_kernel(kernel, arrays, arch)


@pytest.fixture(params=["cpu", "gfx1100", "sm_90"])
def arch(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.mark.parametrize("step", [1, 3, -2])
@pytest.mark.parametrize("start", STARTS)
def test_a_place_as_a_number_of_64_bits(start: int, step: int, arch: str) -> None:
    start += 2 * COUNT  # none is negative
    arrays: list[Array] = [np.zeros(COUNT, np.int64)]
    run(numbered(start, step), arch, arrays)
    assert (arrays[0] == start + step * np.arange(COUNT)).all()


@pytest.mark.parametrize("start", STARTS)
def test_a_guard_on_places_far_from_0(start: int, arch: str) -> None:
    x = np.arange(1, COUNT + 1).astype(np.float32)
    arrays: list[Array] = [x, np.zeros(COUNT, np.float32)]
    run(guarded(start), arch, arrays)
    place = np.arange(COUNT)
    assert (arrays[1] == np.where((place >= 7) & (place < 290), x, 0)).all()


@pytest.mark.parametrize("start", [(1 << 31) - 3, (1 << 32) - 3])
def test_arange_counts_on_where_int32_ends(start: int) -> None:
    found = Tensor.arange((1 << 32) + 3, dtype="int64")[start : start + 6]
    assert found.tolist() == [*range(start, start + 6)]
