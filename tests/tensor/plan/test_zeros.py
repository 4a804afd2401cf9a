"""Sums need no guard where what they would add is 0 anyway."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.dtype import dtypes
from tensor.ir.form import Axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Store, Value
from tensor.ir.loops import Accumulate, walk
from tensor.plan.zeros import is_zero_behind
from tests.tensor import kernel_oracle
from tests.tensor.codegen.rdna import samples, wave_rig
from tests.tensor.codegen.rdna.samples import F32, const, form, load, op

ROW, STEP = Axis(0, 3), Axis(1, 70)
X = load(0, form(0, (ROW, 70), (STEP, 1)))
OTHER = load(1, form(0, (STEP, 1)))
SCALE = load(1, form(0, (ROW, 1)))
INFINITE = const(float("inf"))


def sum_of(value: Value) -> Kernel:
    """The sum of a value along each row."""
    params = (Param(0, F32, 210, "r"), Param(1, F32, 70, "r"), Param(2, F32, 3, "w"))
    return Kernel(
        "sum", (ROW,), params, (Store(2, form(0, (ROW, 1)), op(Op.REDUCE_ADD, value, arg=(STEP,))),)
    )


@pytest.mark.parametrize(
    ("value", "is_zero"),
    [
        (X, True),
        (op(Op.MUL, X, X), True),
        (op(Op.MUL, X, OTHER), True),
        (op(Op.MUL, const(-2.5), op(Op.SUB, X, OTHER)), True),
        (op(Op.MAX, X, OTHER), True),
        (op(Op.MUL, X, SCALE), False),  # which may be infinite
        (op(Op.MUL, X, INFINITE), False),
        (op(Op.ADD, X, const(1.0)), False),
        (op(Op.MAX, X, SCALE), False),
        (op(Op.EXP2, X), False),
        (op(Op.SUB, X, op(Op.REDUCE_MAX, OTHER, arg=(STEP,))), False),
        (op(Op.RECIP, X), False),
    ],
)
def test_what_is_zero_behind_the_end_of_an_axis(value: Value, is_zero: bool) -> None:
    kernel = sum_of(value)
    assert is_zero_behind(value, frozenset({STEP}), kernel.dependencies) is is_zero
    guards = [s.guards for s in walk(samples.program(kernel, "gfx1100").body) if isinstance(s, Accumulate)]
    assert guards and any(guards) is not is_zero


def test_a_gathered_element_may_be_anything() -> None:
    place = Value(Op.IOTA, dtypes.int32, (), form(0, (STEP, 1)))
    gathered = Value(Op.BUFFER, F32, (place,), load(0, form(0, (ROW, 70)), limit=70).arg)
    assert not is_zero_behind(gathered, frozenset({STEP}), sum_of(gathered).dependencies)


@pytest.mark.parametrize("scale", [2.0, np.inf])
def test_a_sum_of_odd_length_is_right_whatever_its_factor(scale: float) -> None:
    for value in (X, op(Op.MUL, X, SCALE)):
        kernel = sum_of(value)
        arrays = samples.memory(kernel)
        arrays[1][:] = scale
        wanted = [each.copy() for each in arrays]
        kernel_oracle.run(kernel, wanted)
        wave_rig.run_kernel(kernel, arrays)
        np.testing.assert_allclose(arrays[2], wanted[2], rtol=1e-5)
