"""Loops over an axis whose length is known at run time leave out the turns behind it."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.codegen.rdna.generation import TARGETS
from tensor.ir.loops import For, walk
from tensor.ir.loops_verify import verify
from tensor.ir.text import parse_kernel
from tensor.plan.apply import apply
from tensor.plan.schedule import Schedule, Steps
from tests.tensor import kernel_oracle, loops_oracle

NAVI31 = TARGETS["gfx1100"]
SUM = """\
kernel r_3_100
axes a0:3
reduced a1:100
param 0 w float32[3]
param 1 r int32[1]
param 2 r float32[300]
v0 = iota int32 [a1]
v1 = buffer int32 of 1 [0]
v2 = lt bool v0 v1
v3 = buffer float32 of 2 [a0 + 3*a1]
v4 = const float32 0.0
v5 = where float32 v2 v3 v4
v6 = reduce_add float32 v5 a1
store 0 [a0] v6
"""
MAXIMUM = SUM.replace("const float32 0.0", "const float32 -inf").replace("reduce_add", "reduce_max")


@pytest.mark.parametrize("text", [SUM, MAXIMUM], ids=["sum", "maximum"])
@pytest.mark.parametrize("unroll", [1, 3, 4])
@pytest.mark.parametrize("count", [1, 7, 63, 65, 100])
def test_a_loop_ends_with_the_last_turn_that_matters(text: str, unroll: int, count: int) -> None:
    kernel = parse_kernel(text)
    (row,), (column,) = kernel.axes, kernel.reduce_axes
    program = apply(kernel, Schedule((row,), (), {}, {column: Steps(column, unroll)}, 32), NAVI31)
    verify(program)
    assert any(isinstance(s, For) and s.until is not None for s in walk(program.body))
    numbers = np.random.default_rng(count).standard_normal(300).astype(np.float32)
    want = [np.zeros(3, np.float32), np.array([count], np.int32), numbers]
    kernel_oracle.run(kernel, want)
    for leaves_out in (True, False):
        got = [np.zeros(3, np.float32), np.array([count], np.int32), numbers]
        loops_oracle.run(program, got, leaves_out)
        np.testing.assert_allclose(got[0], want[0], rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(
    ("right", "other"),
    [
        ("const float32 0.0", "const float32 1.0"),
        ("iota int32 [a1]", "iota int32 [a1 + 1]"),
        ("buffer int32 of 1 [0]", "iota int32 [a0]"),
        ("where float32 v2 v3 v4", "where float32 v2 v4 v3"),
    ],
    ids=["adds something behind it", "another place", "a number of each lane's own", "the other way"],
)
def test_what_is_no_length_ends_no_loop(right: str, other: str) -> None:
    kernel = parse_kernel(SUM.replace(right, other))
    (row,), (column,) = kernel.axes, kernel.reduce_axes
    program = apply(kernel, Schedule((row,), (), {}, {column: Steps(column, 4)}, 32), NAVI31)
    assert not any(isinstance(s, For) and s.until is not None for s in walk(program.body))
